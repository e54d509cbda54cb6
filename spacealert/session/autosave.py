"""What an evening has in the middle, kept in the log book so that an accident loses nothing: missions and resolutions.

Everything goes through one thread and one open log book, in the order in which it was asked for.
"""

import contextlib
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from datetime import datetime
from typing import Any, TypeVar

from attrs import frozen

from spacealert import logbook
from spacealert.kit.i18n.errors import UserError
from spacealert.kit.storage import crash_report
from spacealert.kit.storage.versions import VersionedFormat
from spacealert.session.drafts import FORMATS, MISSION_FORMAT, RESOLUTION_FORMAT, draft_of, format_named, game_of_draft
from spacealert.session.session_state import Playing, Resolving

T = TypeVar("T")

LONGEST_WAIT = 0.25  # seconds in which a command ought to be on the disk; a slower disk is reported, not waited for


@frozen
class UnfinishedGame:
    """A game that was left in the middle: until it is in the log book or given up, the table can go on with it."""

    name: str  # of the draft
    item: Playing | Resolving
    position: float
    saved_at: datetime


class Autosave:
    """Keeps drafts. `trouble` says why the last one could not be written: the disk, or a fault of ours."""

    def __init__(self, open_log: Callable[[], logbook.Log] = logbook.open) -> None:
        self.trouble: UserError | None = None
        self._open_log = open_log
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="autosave")
        self._last: Future[None] | None = None
        self._log: logbook.Log | None = None
        self._written: tuple[Playing | Resolving, str] | None = None  # what was saved last, and its name

    @property
    def log(self) -> logbook.Log:
        """The open log book: opened once, because opening looks through all of it for damage."""
        if self._log is None:
            self._log = self._open_log()
        return self._log

    @property
    def is_busy(self) -> bool:
        return self._last is not None and not self._last.done()

    def save(self, item: Playing | Resolving, position: float = 0.0) -> None:
        """Write the draft of this game, in the place of earlier ones of the same game."""

        def write() -> None:
            if self._written is not None and self._written[0] is item and self._write_position(position):
                return
            form = _format_of(item)
            name = form.name_in(self.log, self.name_of(item))
            self.log.save_draft(name, draft_of(item, position))
            self._written = item, name
            if isinstance(item, Resolving):  # the mission has become this resolution
                self._delete(MISSION_FORMAT, f"{MISSION_FORMAT.what}-{item.id}")

        self.submit(write)

    def _write_position(self, position: float) -> bool:
        """Write how far the mission is that was saved last, if it is still there, and nothing else of it."""
        assert self._written is not None
        item, name = self._written
        return isinstance(item, Playing) and self.log.change_draft(name, "position", round(position, 3))

    def name_of(self, item: Playing | Resolving) -> str:
        """Under which name the draft of this game is kept."""
        return f"{_format_of(item).what}-{item.id}"

    def delete(self, item: Playing | Resolving) -> None:
        """Nobody needs the draft of this game any more."""
        for form in FORMATS:
            self.submit(lambda form=form: self._delete(form, f"{form.what}-{item.id}"))  # type: ignore[misc]

    def submit(self, work: Callable[[], None]) -> None:
        """Do this after everything that was asked for before; what goes wrong is noted in `trouble`."""
        self._last = self._writer.submit(self._noting_trouble, work)

    def run(self, work: Callable[[logbook.Log], T]) -> T:
        """Do this with the log book after everything that was asked for before; what it gives, or refuses."""
        return self._writer.submit(lambda: work(self.log)).result()

    def wait(self, seconds: float | None = LONGEST_WAIT) -> None:
        """Until everything that was asked for is on the disk, or so long."""
        if self._last is not None:
            with contextlib.suppress(TimeoutError):
                self._last.result(seconds)

    def close(self) -> None:
        self._writer.shutdown()
        if self._log is not None:
            self._log.close()
            self._log = None

    def _delete(self, form: VersionedFormat[Any], name: str) -> None:
        self.log.delete_draft(form.name_in(self.log, name))

    def _noting_trouble(self, work: Callable[[], None]) -> None:
        try:
            work()
        except UserError as error:
            self.trouble = error
        except Exception:  # in a thread nobody would hear of it
            self.trouble = UserError("session-not-saved", report=crash_report.noted() or "none")
        else:
            self.trouble = None

    # reading

    def unfinished(self) -> tuple[UnfinishedGame, ...]:
        """What was left in the middle, the latest first; what cannot be understood is left out, and left alone."""
        found: dict[str, UnfinishedGame] = {}
        drafts = self.log.drafts()
        for name in sorted(drafts, key=lambda name: drafts[name]):
            understood = game_of_draft(name, self.log.draft(name))
            if understood is not None:
                item, position = understood
                found.pop(item.id, None)
                found[item.id] = UnfinishedGame(name, item, position, drafts[name])
        return tuple(reversed(found.values()))

    def delete_named(self, name: str) -> None:
        """Drop what was found under this name."""
        self.submit(lambda: self.log.delete_draft(name))

    def saved_by_newer(self) -> tuple[str, ...]:
        """Of what kinds there are drafts that only a newer version of the program can read."""
        return tuple(
            form.what
            for form in FORMATS
            if any(format_named(name) is form and form.is_newer(self.log.draft(name)) for name in self.log.drafts())
        )


def _format_of(item: Playing | Resolving) -> VersionedFormat[Any]:
    return MISSION_FORMAT if isinstance(item, Playing) else RESOLUTION_FORMAT
