"""What the table may know at one moment of the action round, computed from the soundtrack and the player's position.

A `Board` is a value: the mission scene paints it, the tests compare it, and nothing that has not been announced is in
it.
"""

from math import ceil

from attrs import frozen

from spacealert.announcer.compiler import IntercomCue, Soundtrack, tension_of
from spacealert.missions.announcements import AnnouncedThreat, AnnouncementKind
from spacealert.missions.scenario import LAST_TURNS

FRESH = 6.0  # seconds for which an announcement stays bright after its last word
UNSPOKEN_TRANSFER = 10.0  # seconds in which cards may be handed over where the voice found no room to say so
COUNT = 5  # the seconds that a countdown counts


@frozen
class Announced:
    """One thing that has been announced."""

    kind: AnnouncementKind
    at: float
    phase: int
    text: str
    threat: AnnouncedThreat | None = None
    spoken: bool = True
    handed_over: bool = False  # of a data transfer: its window has closed

    @property
    def zone(self) -> str:
        """Which trajectory a threat comes on: a zone, or `internal`."""
        assert self.threat is not None
        return str(self.threat.zone) if self.threat.zone is not None else "internal"


@frozen
class TimeLeft:
    """Something that the table must do, or must not, for so many more seconds of so many: until this second."""

    left: int
    whole: int
    ends: float


@frozen
class PhaseBar:
    """A phase's place among the others, and how much of it is over: 0 to 1."""

    number: int
    seconds: int
    over: float
    turns: tuple[int, int]


@frozen
class Board:
    """The action round at one moment."""

    second: int
    phase: int
    left: int
    bars: tuple[PhaseBar, ...]
    announcements: tuple[Announced, ...]
    fresh: bool
    counting: int | None = None  # 5 to 1 while a phase is counted out
    hand_over: TimeLeft | None = None
    silence: TimeLeft | None = None
    complete: bool = False
    awaits_end: bool = False  # whether nothing but the end of the operation is still to be announced

    @property
    def present(self) -> Announced | None:
        """What was announced last."""
        return self.announcements[-1] if self.announcements else None

    @property
    def threats(self) -> tuple[Announced, ...]:
        return tuple(one for one in self.announcements if one.threat is not None)

    @property
    def last_minute(self) -> bool:
        return not self.complete and self.left <= 60


def board_at(soundtrack: Soundtrack, seconds: float) -> Board:
    """The board at this position; positions after the end show the end."""
    phase = soundtrack.phase_at(seconds)
    complete = seconds >= soundtrack.phases[-1].end
    left = 0 if complete else ceil(phase.end - seconds)
    begun = [cue for cue in soundtrack.cues if cue.at <= seconds]
    last = begun[-1] if begun else None
    silence = soundtrack.communications_down(seconds)
    return Board(
        second=int(seconds),
        phase=phase.number,
        left=left,
        bars=tuple(
            PhaseBar(
                one.number,
                round(one.end - one.begin),
                min(1.0, max(0.0, (seconds - one.begin) / (one.end - one.begin))),
                turns_of(one.number),
            )
            for one in soundtrack.phases
        ),
        announcements=tuple(_announced(cue, seconds) for cue in begun),
        fresh=last is not None and seconds < last.at + last.length + FRESH,
        counting=left if 0 < left <= COUNT else None,
        hand_over=_hand_over(begun, seconds),
        silence=None
        if silence is None
        else TimeLeft(
            ceil(silence.end / soundtrack.rate - seconds),
            round((silence.end - silence.begin) / soundtrack.rate),
            silence.end / soundtrack.rate,
        ),
        complete=complete,
        awaits_end=_awaits_end(soundtrack, seconds),
    )


def _awaits_end(soundtrack: Soundtrack, seconds: float) -> bool:
    """Return whether the last phase runs and all that the table must act on has been said and is over."""
    last = soundtrack.phases[-1]
    asks = [cue for cue in soundtrack.cues if cue.kind.value.listed]
    said = all(cue.at + cue.length <= seconds for cue in asks)
    over = soundtrack.communications_down(seconds) is None and _hand_over(asks, seconds) is None
    return last.begin <= seconds and said and over


def tension(board: Board) -> int:
    """How much the ship is in danger, 1 to 3: by the threats that were announced, and in the last phase."""
    phase = 3 if board.phase == len(board.bars) else 1
    return max(phase, tension_of(one.threat for one in board.threats if one.threat is not None))


def may_end(board: Board) -> bool:
    """Return whether the action round is over or, by agreement, may be: after its second phase (§2), and wherever
    nothing more happens in it.
    """
    return board.complete or board.awaits_end or board.phase >= len(LAST_TURNS)


def turns_of(phase: int) -> tuple[int, int]:
    """The first and the last turn that are planned in this phase."""
    return (1, *(last + 1 for last in LAST_TURNS))[phase - 1], LAST_TURNS[phase - 1]


def _announced(cue: IntercomCue, seconds: float) -> Announced:
    what = cue.event.what if cue.event is not None else None
    threat = what if isinstance(what, AnnouncedThreat) else None
    handed_over = cue.kind is AnnouncementKind.DATA_TRANSFER and seconds >= _window(cue)[1]
    return Announced(cue.kind, cue.at, cue.phase, cue.said_once, threat, cue.spoken, handed_over)


def _hand_over(begun: list[IntercomCue], seconds: float) -> TimeLeft | None:
    """The window's own countdown to the beep, while it is open."""
    last = next((cue for cue in reversed(begun) if cue.kind is AnnouncementKind.DATA_TRANSFER), None)
    if last is None:
        return None
    opens, closes = _window(last)
    if not opens <= seconds < closes:
        return None
    return TimeLeft(ceil(closes - seconds), ceil(closes - opens), closes)


def _window(transfer: IntercomCue) -> tuple[float, float]:
    """From when until when cards may be handed over."""
    if "open" in transfer.marks and "close" in transfer.marks:
        return transfer.seconds("open"), transfer.seconds("close")
    return transfer.at, transfer.at + UNSPOKEN_TRANSFER
