"""The soundtrack and player of the mission on the table: made beside everything else, given back when it leaves."""

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor

from attrs import frozen

from spacealert.announcer.compiler import Soundtrack
from spacealert.kit.audio.player import AfterSleep, PlayerState
from spacealert.session.board import Board, board_at
from spacealert.session.round_view import SoundView, sound_view
from spacealert.session.session_state import Playing, Resolving
from spacealert.session.setup import TableSetup
from spacealert.session.sound import MissionPlayer, Sound, set_loudness, sound_klaxon, soundtrack_for

SLEPT = 1.0  # seconds that the machine must have slept for the table to be told

MakePlayer = Callable[[Playing, str, Sound], MissionPlayer]


@frozen
class _Made:
    """The soundtrack of a mission and, unless its action round is over, its player."""

    soundtrack: Soundtrack
    player: MissionPlayer | None


@frozen
class SoundMoment:
    """How far a mission is, and what its player does. While the soundtrack is being made there is none."""

    position: float = 0.0
    soundtrack: Soundtrack | None = None
    sound: SoundView | None = None
    slept: bool = False


class MissionSound:
    """Follows what lies on the table. Where the player is in the mission, that is where the mission is."""

    def __init__(self, sound: Sound, make_player: MakePlayer, asleep: Callable[[], float]) -> None:
        self._sound, self._make_player = sound, make_player
        self._maker = ThreadPoolExecutor(1, thread_name_prefix="soundtrack")
        self._making: tuple[str, Future[_Made]] | None = None  # for the game of this id
        self._ended_at: tuple[str, float] | None = None  # where the game of this id ended
        self._asleep, self._slept_until = asleep, asleep()
        self.slept = False  # the machine fell asleep during the mission, and nobody has touched the player since

    def follow(self, item: Playing | Resolving | None, language: str) -> None:
        """A mission that comes to the table gets its soundtrack and player; one that goes gives them back."""
        if self._making is not None and (not isinstance(item, Playing) or item.id != self._making[0]):
            self._making[1].add_done_callback(_close)
            self._making = None
        if isinstance(item, Playing) and self._making is None:
            self._making = item.id, self._maker.submit(self._make, item, language)
            self.slept = False

    def take_failure(self) -> BaseException | None:
        """Why the soundtrack could not be made, once; nothing is being made after that."""
        if self._making is None or not self._making[1].done():
            return None
        failure = self._making[1].exception()
        if failure is not None:
            self._making = None
        return failure

    @property
    def is_made(self) -> bool:
        return self._made is not None

    @property
    def player(self) -> MissionPlayer | None:
        return None if self._made is None else self._made.player

    def wait_for_player(self) -> MissionPlayer:
        """The player of the running mission, waited for while it is being made."""
        assert self._making is not None
        player = self._making[1].result().player
        assert player is not None
        return player

    def position(self, item: Playing) -> float:
        """The second of the mission that is heard now."""
        if self._ended_at is not None and self._ended_at[0] == item.id:
            return self._ended_at[1]
        return item.begin_at if self.player is None else self.player.position

    def board(self, item: Playing) -> Board | None:
        """What the table may know at this moment."""
        return None if self._made is None else board_at(self._made.soundtrack, self.position(item))

    def moment(self, item: Playing) -> SoundMoment:
        """How the mission stands now."""
        made = self._made
        if made is None:
            return SoundMoment(item.begin_at)
        player = made.player
        return SoundMoment(
            self.position(item), made.soundtrack, None if player is None else sound_view(player), self.slept
        )

    def has_begun(self, item: Playing) -> bool:
        """Whether something of the mission would be missed."""
        if self._made is None:
            return False
        started = self.player is not None and self.player.state is not PlayerState.READY
        return item.over or item.begin_at > 0 or started

    def adjust_volume(self, setup: TableSetup) -> None:
        if self.player is not None:
            set_loudness(self.player, setup, self._sound)

    def sound_klaxon(self, setup: TableSetup, *, read_aloud: bool) -> None:
        """A table that is read to has no loudspeaker."""
        if not read_aloud:
            sound_klaxon(setup, self._sound)

    def end(self, item: Playing) -> None:
        """The mission is over: its loudspeaker is given back."""
        self._ended_at = item.id, self.position(item)
        if self.player is not None:
            self.player.close()

    def notice_sleep(self) -> bool:
        """Whether the machine has just slept. The mission stopped where it fell asleep or, if wanted, went on."""
        asleep, player = self._asleep(), self.player
        slept = asleep - self._slept_until > SLEPT and player is not None and player.state is PlayerState.PLAYING
        if slept:
            assert player is not None
            if player.after_sleep is AfterSleep.STOPS:
                player.pause()
            self.slept = True
        self._slept_until = asleep
        return slept

    def wait(self, seconds: float | None = None) -> None:
        """Until the soundtrack is made, or could not be made."""
        making = self._making
        if making is not None:
            making[1].exception(seconds)

    def close(self) -> None:
        self._maker.shutdown()

    @property
    def _made(self) -> _Made | None:
        if self._making is None or not self._making[1].done() or self._making[1].exception() is not None:
            return None
        return self._making[1].result()

    def _make(self, item: Playing, language: str) -> _Made:
        if item.over:
            return _Made(soundtrack_for(item, language), None)
        player = self._make_player(item, language, self._sound)
        return _Made(player.soundtrack, player)


def _close(making: Future[_Made]) -> None:
    """Give back the loudspeaker of a mission that has left the table, as soon as it is made."""
    if making.exception() is None and (player := making.result().player) is not None:
        player.close()
