"""The games in the log book that were left in the middle, and the lock on the one that lies on this table."""

from pathlib import Path
from uuid import NAMESPACE_OID, uuid5

from spacealert.kit.i18n.errors import UserError
from spacealert.kit.storage import places
from spacealert.kit.storage.locks import Lock, is_locked
from spacealert.session.autosave import Autosave, UnfinishedGame
from spacealert.session.session_state import Playing, Resolving


class UnfinishedGames:
    """What may be gone on with: neither what lies on this table, nor what another window or terminal plays."""

    def __init__(self, autosave: Autosave) -> None:
        self._autosave = autosave
        self._on_table: str | None = None
        self._lock: Lock | None = None
        self._found: tuple[UnfinishedGame, ...] | None = None  # read again after a game came to the table or left it

    def put_on_table(self, id_: str | None) -> None:
        """Lock this game, so that no other window or terminal takes it for one that was cut off."""
        if id_ == self._on_table:
            return
        if self._lock is not None:
            self._lock.release()
            self._lock = None
        self._on_table, self._found = id_, None
        if id_ is not None:
            self._lock = Lock(_lock_file(id_))
            self._lock.acquire()

    def free(self) -> tuple[UnfinishedGame, ...]:
        """The latest first; refused, once, if they cannot be read."""
        return tuple(game for game in self._elsewhere_or_free() if not is_locked(_lock_file(game.item.id)))

    def elsewhere(self) -> tuple[UnfinishedGame, ...]:
        """Those that another window or terminal has on its table."""
        return tuple(game for game in self._elsewhere_or_free() if is_locked(_lock_file(game.item.id)))

    def read_again(self) -> None:
        """The log book has changed."""
        self._found = None

    def refuse_if_elsewhere(self, item: Playing | Resolving) -> None:
        if item.id != self._on_table and is_locked(_lock_file(item.id)):
            raise UserError("session-played-elsewhere")

    def abandon(self, id_: str) -> None:
        """Nobody goes on with this one."""
        found = next((game for game in self.free() if game.item.id == id_), None)
        if found is None:
            raise UserError("session-no-such-game")
        self._autosave.delete_named(found.name)
        self._found = None

    def resume(self, item: Playing | Resolving) -> None:
        """Save at once what a mission takes over from today's settings; one of an earlier version was kept under a name
        that all missions shared, and gets its own.
        """
        for game in self.free():
            if game.item.id == item.id:
                is_renamed = not game.name.startswith(self._autosave.name_of(item))
                if is_renamed or (isinstance(item, Playing) and item != game.item):
                    self._autosave.save(item, game.position)
                if is_renamed:
                    self._autosave.delete_named(game.name)

    def _elsewhere_or_free(self) -> tuple[UnfinishedGame, ...]:
        if self._found is None:
            self._found = ()
            self._autosave.wait()
            self._found = self._autosave.unfinished()
        return tuple(game for game in self._found if game.item.id != self._on_table)


def _lock_file(id_: str) -> Path:
    return places.user_folder() / "on-the-table" / f"{uuid5(NAMESPACE_OID, id_).hex}.lock"
