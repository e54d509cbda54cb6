"""Messages to a page, sent as JSON, with texts in the page's own language.

`PageMessage` holds everything a page shows at one moment. It contains no running time, so it is only sent when
something happens, and then only the parts that changed. `ClockMessage` has the position in the mission. No message
reveals anything before it is announced.
"""

from collections.abc import Mapping, Sequence
from difflib import SequenceMatcher
from typing import Any, Literal

from attrs import asdict, fields, frozen

from spacealert.narration.shapes.svg import PlainShape

PhoneState = Literal["free", "here", "away"]


@frozen
class SeatMessage:
    """A seat and the state of its phone."""

    place: int
    name: str
    color: str
    phone: PhoneState
    android: bool = False
    roles: tuple[str, ...] = ()
    named: bool = False  # whether someone has entered the name
    ready: bool = False
    finished: bool = False


@frozen
class ClockMessage:
    """The position in the mission when the message was sent, and the playback speed."""

    second: float
    speed: float


@frozen
class AnnouncementMessage:
    """An announcement. The fields from `zone` on are only set for threats."""

    second: float
    icon: str
    listed: bool  # whether it is in the list of announcements
    text: str
    zone: str = ""
    zone_text: str = ""
    turn: int = 0
    serious: bool = False
    unconfirmed: str = ""
    code: str = ""  # code of the card entered by its officer
    card: str = ""  # name of that card


@frozen
class DutyMessage:
    """A pending task, with its deadline in words or as a second of the mission."""

    icon: str
    text: str
    until: str = ""
    ends: float | None = None
    own: bool = False  # whether only this seat sees it


@frozen
class CardMessage:
    code: str
    name: str


@frozen
class DrawMessage:
    """A threat whose card this seat's player draws, the card they entered, and the possible cards.

    If the card calls another card, `asked` asks for that card, and `card` is empty until it is entered.
    """

    threat: int
    said: AnnouncementMessage
    asked: str
    card: str
    candidates: tuple[CardMessage, ...]


@frozen
class PhaseMessage:
    """A phase of the mission: when it ends (None until it begins), and its first and last turn."""

    ends: float | None
    first: int
    last: int


@frozen
class RoundMessage:
    """The state of the action round."""

    game: str
    state: str  # sound state: `preparing`, `ready`, `playing`, `paused` or `ended`
    has_begun: bool = False
    phase: int = 0
    phases: tuple[PhaseMessage, ...] = ()
    silence_ends: float | None = None
    hand_over_ends: float | None = None
    leads: bool = False  # whether this seat may pause and repeat
    what: str = ""  # instructions for the players after the last announcement
    duties: tuple[DutyMessage, ...] = ()


@frozen
class PlansMessage:
    """A seat's row, the cards its player may use, and the players who have not finished.

    `pairs` lists all combinations of cards that can share a slot. `undo` lists the changes that this seat can take
    back, newest last, each as a turn and its previous cards.
    """

    game: str
    turns: int
    last_turns: tuple[int, ...]  # last turn of each phase
    plan: tuple[str, ...]
    cards: tuple[CardMessage, ...]
    pairs: tuple[str, ...]
    double_actions: bool
    undo: tuple[tuple[int, str], ...]
    finished: bool
    waiting_for: tuple[str, ...]
    starts_by_itself: bool
    warnings: tuple[str, ...]


@frozen
class FigureMessage:
    """A crew member. `number` is their place in turn order."""

    number: int
    color: str
    name: str
    conscious: bool


@frozen
class TokenMessage:
    """A threat on its trajectory. `sign` is the text on its number token."""

    sign: str
    name: str
    track: str
    left: int
    hull: int
    serious: bool


@frozen
class ShipMessage:
    """The drawing of the ship and the sky as plain shapes, its frame, and the crew and threats to name on it."""

    drawing: tuple[PlainShape, ...]
    frame: tuple[float, float, float, float]
    figures: tuple[FigureMessage, ...]
    threats: tuple[TokenMessage, ...]


@frozen
class OwnFigureMessage:
    """A seat's own figure. `now` and `then` are its cards for this turn and the next. `told` is what happened to it."""

    plan: tuple[str, ...]
    names: tuple[str, ...]  # card names
    now: str
    then: str
    where: str
    conscious: bool
    told: tuple[str, ...]
    advice: str = ""  # the coach's advice on this row, after the walk


@frozen
class WalkMessage:
    """The progress of the resolution."""

    turn: int
    turns: int
    told: tuple[str, ...]
    over: str  # how the mission ended
    lost: bool
    own: OwnFigureMessage | None


@frozen
class OptionMessage:
    key: str
    label: str


@frozen
class QuestionMessage:
    """A question for this seat.

    `own` is the seat's answer, if `answered`. Once the solution is known, `verdict` says whether that answer was right,
    and `solution` names the right answer.
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
    """A guide's question and the public board.

    Pages that may not answer get no `kind` and no options. Only a secret's owner gets the question `inside` it.
    """

    id: str
    board: tuple[str, ...]
    notes: tuple[str, ...] = ()
    text: str = ""
    on_phone_of: str = ""  # player whose phone is used to answer
    secret: bool = False
    kind: str = ""
    inside: str = ""
    options: tuple[OptionMessage, ...] = ()
    pieces: tuple[OptionMessage, ...] = ()
    standing: tuple[str, ...] = ()  # position of each figure
    least: int = 0
    most: int = 0
    each: int = 1
    likely: str = ""
    sent: bool = False


@frozen
class SeatRequestMessage:
    """Another player's request for this seat. The seat's owner must answer it."""

    id: int
    name: str


@frozen
class PageMessage:
    """Everything a page shows at one moment, except the running time."""

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
    wanted: tuple[SeatRequestMessage, ...] = ()  # requests from others for this seat
    report: str = ""  # address of this game's report

    def changed_since(self, before: "PageMessage | None") -> dict[str, Any]:
        """Return the parts that differ from `before`, ready to send, with only the new shapes of the drawing."""
        changed = {
            part: _as_plain_value(getattr(self, part))
            for part in _PARTS
            if before is None or getattr(self, part) != getattr(before, part)
        }
        if "ship" in changed and self.ship is not None:
            known = () if before is None or before.ship is None else before.ship.drawing
            changed["ship"]["drawing"] = _changed_pieces(known, self.ship.drawing)
        return changed


_PARTS = tuple(field.name for field in fields(PageMessage))


def _as_plain_value(part: Any) -> Any:
    if isinstance(part, tuple):
        return [_as_plain_value(one) for one in part]
    return asdict(part) if hasattr(part, "__attrs_attrs__") else part


def _changed_pieces(before: Sequence[PlainShape], now: Sequence[PlainShape]) -> list[Any]:
    """Encode a drawing relative to the previous one: `[from, to]` reuses shapes, anything else is a new shape."""
    matching = SequenceMatcher(None, [repr(one) for one in before], [repr(one) for one in now], autojunk=False)
    return [
        [start, end] if tag == "equal" else list(now[first:last])
        for tag, start, end, first, last in matching.get_opcodes()
        if tag == "equal" or last > first
    ]


def build_message(kind: str, **parts: Any) -> Mapping[str, Any]:
    return {"type": kind, **{name: _as_plain_value(part) for name, part in parts.items()}}
