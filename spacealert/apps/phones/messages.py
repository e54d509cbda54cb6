"""What the laptop tells a page: values that become JSON, in the page's own language.

`PageMessage` is all that a page shows at one moment. Nothing in it runs with the time, so that it is sent only when
something has happened; where the mission is, `ClockMessage` says. Of its parts only those are sent that have changed
since the page got the last one. Nothing that has not been announced is in it.
"""

from collections.abc import Mapping, Sequence
from difflib import SequenceMatcher
from typing import Any, Literal

from attrs import asdict, fields, frozen

from spacealert.narration.shapes.svg import PlainShape

PhoneState = Literal["free", "here", "away"]


@frozen
class SeatMessage:
    """A place at the table, and what its phone does."""

    place: int
    name: str
    color: str
    android: bool
    roles: tuple[str, ...]
    phone: PhoneState
    named: bool  # whether somebody has written the name
    ready: bool
    finished: bool


@frozen
class ClockMessage:
    """Where the mission is: at this second when the message was sent, going on so fast."""

    second: float
    speed: float


@frozen
class AnnouncementMessage:
    """What the intercom said. The fields from `zone` on are there for a threat only."""

    second: float
    icon: str
    listed: bool  # among what has been announced so far
    text: str
    zone: str = ""
    zone_text: str = ""
    turn: int = 0
    serious: bool = False
    unconfirmed: str = ""
    code: str = ""  # the card that its officer has entered
    card: str = ""  # and what that is called


@frozen
class DutyMessage:
    """Something that is still to do, and until when: in words, or at a second of the mission."""

    icon: str
    text: str
    until: str = ""
    ends: float | None = None
    own: bool = False  # whether it is this seat's alone


@frozen
class CardMessage:
    code: str
    name: str


@frozen
class DrawMessage:
    """A threat whose card this seat draws: which it was, and which it may have been.

    Once the card is known and calls another, that one is `asked` for, and `card` is none until it is known.
    """

    threat: int
    said: AnnouncementMessage
    asked: str
    card: str
    candidates: tuple[CardMessage, ...]


@frozen
class PhaseMessage:
    """A phase of the mission: where it ends, once it has begun, and which turns are planned in it."""

    ends: float | None
    first: int
    last: int


@frozen
class RoundMessage:
    """The action round. While communications are down or the mission stands still, nothing is told beside it."""

    game: str
    state: str  # of the sound: `preparing`, `ready`, `playing`, `paused` or `ended`
    has_begun: bool = False
    phase: int = 0
    phases: tuple[PhaseMessage, ...] = ()
    silence_ends: float | None = None
    hand_over_ends: float | None = None
    leads: bool = False  # whether this seat pauses and repeats
    what: str = ""  # what the table does about the last announcement
    duties: tuple[DutyMessage, ...] = ()


@frozen
class PlansMessage:
    """The row of a seat, what may be laid, and who has not finished.

    `pairs` are all slots that hold more than one card; what is not in it cannot share a slot. `undo` has, the latest
    last, the turns of this seat's cards that can be taken back and what lay there before.
    """

    game: str
    turns: int
    last_turns: tuple[int, ...]  # of the phases
    plan: tuple[str, ...]
    cards: tuple[CardMessage, ...]
    pairs: tuple[str, ...]
    double_actions: bool
    undo: tuple[tuple[int, str], ...]
    finished: bool
    waiting_for: tuple[str, ...]
    starts_by_itself: bool
    doubts: tuple[str, ...]


@frozen
class FigureMessage:
    """Somebody of the crew, by the place in the order of acting."""

    number: int
    color: str
    name: str
    conscious: bool


@frozen
class TokenMessage:
    """A threat on its trajectory, and what stands on its number token."""

    sign: str
    name: str
    track: str
    left: int
    hull: int
    serious: bool


@frozen
class ShipMessage:
    """The drawing of ship and sky as `plain_data` has it, the part of the sheet that it fills, and the names to it.

    On the wire the drawing is a list of pieces, see `_pieces`; that of a new page is one piece.
    """

    drawing: tuple[PlainShape, ...]
    frame: tuple[float, float, float, float]
    figures: tuple[FigureMessage, ...]
    threats: tuple[TokenMessage, ...]


@frozen
class OwnFigureMessage:
    """How a seat's own figure fares. `now` and `then` are its cards, `told` is what happened to it."""

    plan: tuple[str, ...]
    names: tuple[str, ...]  # of the cards
    now: str
    then: str
    where: str
    conscious: bool
    told: tuple[str, ...]
    advice: str = ""  # the coach's word about this row, once the walk is over


@frozen
class WalkMessage:
    """How far the resolution is."""

    turn: int
    turns: int
    told: tuple[str, ...]
    over: str  # how it ended
    lost: bool
    own: OwnFigureMessage | None


@frozen
class OptionMessage:
    key: str
    label: str


@frozen
class QuestionMessage:
    """What this seat answers for itself: `own` is what it has chosen, once it is `answered`.

    `verdict` says whether that was right, once the table knows, and `solution` names what would have been.
    """

    id: str
    text: str
    options: tuple[OptionMessage, ...]
    several: bool
    answered: bool
    own: tuple[str, ...]
    verdict: Literal["", "right", "wrong", "none"] = ""
    solution: str = ""


@frozen
class GuideMessage:
    """What a guide asks, and what lies open. A page that may not answer gets no `kind` and nothing to choose from.

    Of a secret only its owner's page is told what is `inside`.
    """

    id: str
    board: tuple[str, ...]
    notes: tuple[str, ...] = ()
    text: str = ""
    on_phone_of: str = ""  # whose phone answers
    secret: bool = False
    kind: str = ""
    inside: str = ""
    options: tuple[OptionMessage, ...] = ()
    pieces: tuple[OptionMessage, ...] = ()
    standing: tuple[str, ...] = ()  # the place of each piece
    least: int = 0
    most: int = 0
    each: int = 1
    likely: str = ""
    sent: bool = False


@frozen
class SeatRequestMessage:
    """Somebody would like to have this seat; its owner is asked."""

    id: int
    name: str


@frozen
class PageMessage:
    """Everything that a page is shown at one moment, but for the running time."""

    stage: str
    mission: str
    seat: int | None
    seats: tuple[SeatMessage, ...]
    can_add_seat: bool = False
    round: RoundMessage | None = None
    said: tuple[AnnouncementMessage, ...] = ()
    draws: tuple[DrawMessage, ...] = ()
    plans: PlansMessage | None = None
    walk: WalkMessage | None = None
    ship: ShipMessage | None = None
    question: QuestionMessage | None = None
    guide: GuideMessage | None = None
    wanted: tuple[SeatRequestMessage, ...] = ()  # this seat, by others
    report: str = ""  # where the report of this game is

    def changed_since(self, before: "PageMessage | None") -> dict[str, Any]:
        """The parts that are not as before, ready for the wire. Of a drawing only the shapes that are new are sent."""
        changed = {
            part: _plain(getattr(self, part))
            for part in _PARTS
            if before is None or getattr(self, part) != getattr(before, part)
        }
        if "ship" in changed and self.ship is not None:
            known = () if before is None or before.ship is None else before.ship.drawing
            changed["ship"]["drawing"] = _pieces(known, self.ship.drawing)
        return changed


_PARTS = tuple(field.name for field in fields(PageMessage))


@frozen
class CardTextMessage:
    """A threat card in words."""

    code: str
    name: str
    kind: str
    place: str
    numbers: tuple[str, ...]
    letters: tuple[tuple[str, str], ...]
    rules: tuple[str, ...]


def _plain(part: Any) -> Any:
    if isinstance(part, tuple):
        return [_plain(one) for one in part]
    return asdict(part) if hasattr(part, "__attrs_attrs__") else part


def _pieces(before: Sequence[PlainShape], now: Sequence[PlainShape]) -> list[Any]:
    """A drawing made of the one before: `[from, to]` stands for shapes that it had, anything else for new ones."""
    matching = SequenceMatcher(None, [repr(one) for one in before], [repr(one) for one in now], autojunk=False)
    return [
        [start, end] if tag == "equal" else list(now[first:last])
        for tag, start, end, first, last in matching.get_opcodes()
        if tag == "equal" or last > first
    ]


def as_message(kind: str, **parts: Any) -> Mapping[str, Any]:
    """A message of this kind as it goes over the wire."""
    return {"type": kind, **{name: _plain(part) for name, part in parts.items()}}
