"""What a page is shown, as values that become JSON: for a seat or for spectators, in the page's own language.

Nothing of it runs with the time but `Clock`, so that a message is due only when something has happened. Nothing that
has not been announced is in it, and while communications are down nothing but that.
"""

from collections.abc import Mapping, Sequence

from attrs import evolve, frozen

from spacealert.coach.advice import Coach, ranked
from spacealert.coach.advice_text import AdviceText
from spacealert.coach.search import Outcome
from spacealert.engine import resolve
from spacealert.engine.cards import CARDS
from spacealert.engine.events import Event
from spacealert.engine.game import NO_CARD, Member
from spacealert.engine.table import Resolution
from spacealert.engine.view import View
from spacealert.gamefile.doubts import doubts, in_words
from spacealert.gamefile.game_file import ROLES, GameFile
from spacealert.kit.audio.player import PlayerState
from spacealert.kit.i18n.texts import Texts
from spacealert.missions.scenario import LAST_TURNS
from spacealert.narration.sentences import Teller, card, card_name, special_card, word
from spacealert.narration.shapes import ship_drawing
from spacealert.narration.shapes.plain_data import PlainShape, plain
from spacealert.narration.shapes.ship_layout import SHEET
from spacealert.session.board import Announced, Board, turns_of
from spacealert.session.plan_slots import ERASE, SPECIAL, cards_for, fault, is_full, with_action
from spacealert.session.resolution_sheet import ResolutionSheet
from spacealert.session.resolution_view import PlanView, ResolutionView
from spacealert.session.round_view import RoundView
from spacealert.session.session_state import Stage
from spacealert.session.session_view import SessionView
from spacealert.session.setup import Seat, TableSetup


@frozen
class SeatShown:
    """A place at the table, and whether a phone has it: `free`, `here` or `away`."""

    place: int
    name: str
    color: str
    android: bool
    roles: tuple[str, ...]
    phone: str


@frozen
class Clock:
    """Where the mission is: at this second when the message was sent, going on so fast."""

    second: float
    speed: float


@frozen
class AnnouncementShown:
    """What the intercom said; `zone` and `turn` are there for a threat only."""

    second: float
    icon: str
    listed: bool
    text: str
    zone: str = ""
    zone_text: str = ""
    turn: int | None = None
    serious: bool = False
    note: str = ""
    card: str = ""  # the name of the one that its officer has entered


@frozen
class CardShown:
    code: str
    name: str


@frozen
class DrawnShown:
    """A threat whose card this seat draws: which it was, and which it may have been.

    Once the card is known and calls another, that one is `asked` for, and `card` is none until it is known.
    """

    threat: int
    announcement: AnnouncementShown
    asked: str
    card: str
    candidates: tuple[CardShown, ...]


@frozen
class RoundShown:
    """The action round; while communications are down all but `silent` is empty."""

    silent: bool
    state: str = ""  # of the sound: `preparing`, `ready`, `playing`, `paused` or `ended`
    phase: int = 0
    phases: int = 0
    phase_ends: float = 0.0  # the second of the mission
    turns: tuple[int, int] = (0, 0)
    said: tuple[AnnouncementShown, ...] = ()
    hand_over: bool = False
    draws: tuple[DrawnShown, ...] = ()
    leads: bool = False  # whether this seat pauses and repeats


@frozen
class PlansShown:
    """The row of a seat, what may be laid, and who has not finished.

    `joins` says for each slot what becomes of it with one more action; `several`, whether a slot can hold two, and
    `double_actions`, whether any two.
    """

    game: str
    turns: int
    last_turns: tuple[int, ...]  # of the phases
    plan: tuple[str, ...]
    cards: tuple[CardShown, ...]
    joins: tuple[Mapping[str, str], ...]
    several: bool
    double_actions: bool
    can_undo: bool
    finished: bool
    waiting_for: tuple[str, ...]
    doubts: tuple[str, ...]


@frozen
class FigureShown:
    """Somebody of the crew, by the place in the order of acting."""

    number: int
    color: str
    name: str
    conscious: bool


@frozen
class TokenShown:
    """A threat on its trajectory, and what stands on its number token."""

    sign: str
    name: str
    track: str
    left: int
    hull: int
    serious: bool


@frozen
class ShipShown:
    """The drawing of ship and sky as `plain_data` has it, the part of the sheet that it fills, and the names to it."""

    drawing: tuple[PlainShape, ...]
    frame: tuple[float, float, float, float]
    figures: tuple[FigureShown, ...]
    threats: tuple[TokenShown, ...]


@frozen
class WalkShown:
    """How far the resolution is. `now` and `then` are the cards of this seat's figure, `own` what happened to it."""

    turn: int
    turns: int
    told: tuple[str, ...]
    over: str = ""  # how it ended
    plan: tuple[str, ...] = ()
    now: str = ""
    then: str = ""
    where: str = ""
    conscious: bool = True
    own: tuple[str, ...] = ()
    advice: str = ""  # the coach's word about this row, once the walk is over
    ship: ShipShown | None = None  # for a board, and for whoever sits at no place


@frozen
class OptionShown:
    key: str
    label: str


@frozen
class QuestionShown:
    """What this seat answers for itself: `own` is what it has chosen, once it is `answered`."""

    id: str
    text: str
    options: tuple[OptionShown, ...]
    several: bool
    answered: bool
    own: tuple[str, ...]


@frozen
class Shown:
    """Everything that a page is shown at one moment, but for the running time."""

    stage: str
    mission: str
    seat: int | None
    seats: tuple[SeatShown, ...]
    round: RoundShown | None = None
    plans: PlansShown | None = None
    walk: WalkShown | None = None
    question: QuestionShown | None = None


@frozen
class RowProgress:
    """What the service knows of the rows that are being entered: whose can be taken back, and who has finished."""

    can_undo: bool
    finished: frozenset[int]  # the seats


@frozen
class Advice:
    """What the coach has found of a game: for each row the best that it alone could have changed."""

    planned: Resolution
    best: Mapping[int, Outcome]


def advice_of(file: GameFile) -> Advice:
    """Looks through every other card of one slot, and every exchange of two of one row; takes a moment."""
    coach = Coach(file)
    best: dict[int, Outcome] = {}
    for outcome in ranked([*coach.singles(), *coach.swaps()]):
        best.setdefault(outcome.changes[0].seat, outcome)
    return Advice(resolve(file.game), best)


@frozen
class Audience:
    """Who looks at a page: a seat, or spectators (None), in a language."""

    seat: int | None
    language: str


def table_of(view: SessionView) -> TableSetup:
    """Who sits where: the crew of the mission on the table, or that of the ready room."""
    return view.setup if view.round is None else view.round.crew


def clock_of(view: SessionView) -> Clock | None:
    """Where the mission is; nothing while communications are down."""
    if view.round is None or view.round.sound is None or (view.round.board and view.round.board.silence):
        return None
    sound = view.round.sound
    return Clock(sound.position, sound.speed if sound.state is PlayerState.PLAYING else 0.0)


def shown(
    texts: Texts,
    view: SessionView,
    shared: SessionView,
    seat: int | None,
    phones: Sequence[str],
    progress: RowProgress,
    advice: Advice | None = None,
) -> Shown:
    """`view` is what the session shows this seat; `shared`, the screen of the laptop, lends the words of the walk."""
    table = table_of(view)
    seats = tuple(
        SeatShown(place, name_of(texts, place, one), one.color, one.android, _roles(texts, table, one), phone)
        for place, (one, phone) in enumerate(zip(table.seats, phones, strict=True))
    )
    if view.round is not None:
        round_ = _round(texts, view, view.round, seat)
        if round_.silent:
            return Shown(str(view.stage), "", seat, (), round_)
        return Shown(str(view.stage), _mission(texts, view.round), seat, seats, round_)
    resolution = view.resolution
    if resolution is None or shared.resolution is None or shared.resolution.sheet is None:
        return Shown(str(view.stage), "", seat, seats)
    sheet = shared.resolution.sheet
    color = None if seat is None else table.seats[seat].color
    row = next((plan.row for plan in resolution.plans if plan.color == color), None)
    mission = resolution.mission or ""
    if resolution.walk is None:
        plans = None if row is None else _plans(texts, resolution.plans[row], sheet, table, progress, seat)
        return Shown(str(view.stage), mission, seat, seats, plans=plans)
    walk = _walk(texts, resolution, shared.resolution, sheet, row)
    if advice is not None and row is not None and walk.over:
        walk = evolve(walk, advice=_advice(texts, sheet, advice, row))
    return Shown(str(view.stage), mission, seat, seats, walk=walk)


def name_of(texts: Texts, place: int, seat: Seat) -> str:
    return seat.name or (texts.say("screen-android") if seat.android else texts.say("screen-player", number=place + 1))


def _roles(texts: Texts, table: TableSetup, seat: Seat) -> tuple[str, ...]:
    return tuple(texts.say(f"screen-role-{role}") for role in ROLES if role in table.roles_of(seat))


def _mission(texts: Texts, round_: RoundView) -> str:
    mission = round_.mission
    if not mission.name:
        return texts.say("screen-secret-mission")
    title = mission.titles.get(texts.language) or next(iter(mission.titles.values()), "")
    return f"{mission.name} · {title}" if title else mission.name


# The action round


def _round(texts: Texts, view: SessionView, round_: RoundView, seat: int | None) -> RoundShown:
    board = round_.board
    if board is None:
        return RoundShown(False, "preparing")
    if board.silence is not None and view.stage is Stage.ROUND:
        return RoundShown(True)
    begun = round_.sound is None or round_.sound.state is not PlayerState.READY or round_.sound.position > 0
    threats = [said for said in board.announcements if said.threat is not None]
    draws = tuple(
        DrawnShown(
            place,
            _announcement(texts, threats[place], board),
            _asked(texts, round_.callers.get(place)),
            "" if place in round_.callers else round_.cards.get(place, ""),
            tuple(CardShown(code, card_name(texts, code)) for code in candidates),
        )
        for place, candidates in enumerate(round_.candidates)
        if candidates and seat is not None
    )
    over = round_.sound is None or round_.sound.state is PlayerState.ENDED
    return RoundShown(
        silent=False,
        state="ended" if over or round_.sound is None else str(round_.sound.state),
        phase=board.phase,
        phases=len(board.bars),
        phase_ends=float(sum(bar.seconds for bar in board.bars[: board.phase])),
        turns=turns_of(board.phase),
        said=_said(texts, board, round_.cards) if begun else (),
        hand_over=board.hand_over is not None,
        draws=draws,
        leads=seat is not None and round_.crew.roles["captain"] == seat,
    )


def _asked(texts: Texts, caller: str | None) -> str:
    return "" if caller is None else texts.say("screen-cards-called", caller=card_name(texts, caller))


def _said(texts: Texts, board: Board, cards: Mapping[int, str]) -> tuple[AnnouncementShown, ...]:
    """Everything that was announced, each threat with its card where that is known."""
    shown, threats = [], 0
    for said in board.announcements:
        one = _announcement(texts, said, board)
        if said.threat is not None:
            card = cards.get(threats, "")
            one = evolve(one, card=card_name(texts, card) if card else "")
            threats += 1
        shown.append(one)
    return tuple(shown)


def _announcement(texts: Texts, said: Announced, board: Board) -> AnnouncementShown:
    if said.threat is None:
        last = "yes" if said.phase == len(board.bars) else "no"
        text = texts.say(f"{said.kind.text}.headline", last=last, phase=said.phase)
        return AnnouncementShown(said.at, said.kind.row.icon, said.kind.row.listed, text)
    internal = "yes" if said.threat.internal else "no"
    text = texts.say("screen-threat", serious="yes" if said.threat.serious else "no", internal=internal)
    return AnnouncementShown(
        said.at,
        said.kind.row.icon,
        said.kind.row.listed,
        text,
        said.zone,
        "" if said.threat.internal else texts.say("screen-zone", zone=said.zone),
        said.threat.turn,
        said.threat.serious,
        "" if said.threat.confirmed else texts.say("screen-unconfirmed"),
    )


# The plans


def _plans(
    texts: Texts, row: PlanView, sheet: ResolutionSheet, table: TableSetup, progress: RowProgress, seat: int | None
) -> PlansShown:
    color, member = row.color, sheet.crew[row.row]
    waiting = tuple(
        name_of(texts, place, one)
        for place, one in enumerate(table.seats)
        if place not in progress.finished and not one.android
    )
    return PlansShown(
        game=sheet.id,
        turns=sheet.game.turns,
        last_turns=LAST_TURNS,
        plan=row.plan or (),
        cards=tuple(CardShown(one, _card_called(texts, member, one)) for one in cards_for(member)),
        joins=tuple(_joins(slot, member, sheet.double_actions) for slot in row.plan or ()),
        several=sheet.double_actions or member.specialization is not None,
        double_actions=sheet.double_actions,
        can_undo=progress.can_undo,
        finished=seat in progress.finished,
        waiting_for=waiting,
        doubts=tuple(in_words(texts, one, sheet.file) for one in doubts(sheet.file) if one.who == color),
    )


def _card_called(texts: Texts, member: Member, action: str) -> str:
    if action in SPECIAL and member.specialization is not None:
        return special_card(texts, member.specialization, action)
    return card(texts, action)


def _joins(slot: str, member: Member, double: bool) -> dict[str, str]:
    """What else may lie in this slot, and what the slot is then."""
    if not slot or is_full(slot, member, double):
        return {}
    joined = {action: with_action(slot, action, member) for action in cards_for(member)}
    return {action: both for action, both in joined.items() if fault(both, member, double) is None}


# The resolution


def _walk(
    texts: Texts, seen: ResolutionView, shared: ResolutionView, sheet: ResolutionSheet, row: int | None
) -> WalkShown:
    walk, whole = seen.walk, shared.whole
    assert walk is not None
    assert whole is not None
    teller = Teller(texts, sheet.shown)
    view = walk.picture
    now = [event for event in walk.events if event.turn == view.turn]
    over = teller.verdict(whole.resolution) if walk.place == walk.last else ""
    told = tuple(teller.tell(event).text for event in now)
    if row is None:
        return WalkShown(view.turn, sheet.game.turns, told, over, ship=_ship(texts, sheet, view))
    figure = view.crew[row]
    plan = figure.plan
    return WalkShown(
        view.turn,
        sheet.game.turns,
        told,
        over,
        plan,
        _card_on(texts, plan, view.turn),
        _card_on(texts, plan, view.turn + 1),
        word(texts, f"story-station-{figure.station}.in"),
        not figure.knocked_out,
        tuple(teller.tell(event).text for event in _about(now, figure.color)),
    )


def _advice(texts: Texts, sheet: ResolutionSheet, advice: Advice, row: int) -> str:
    if row not in advice.best:
        return texts.say("phones-nothing-better")
    return AdviceText(texts, sheet.shown, advice.planned).advice(advice.best[row])


def _about(events: Sequence[Event], color: str) -> list[Event]:
    return [event for event in events if event.who == color]


def _card_on(texts: Texts, plan: Sequence[str], turn: int) -> str:
    """The card of this turn, in words; nothing before the first turn and after the last."""
    if not 1 <= turn <= len(plan):
        return ""
    return card(texts, NO_CARD if plan[turn - 1] == ERASE else plan[turn - 1])


def _ship(texts: Texts, sheet: ResolutionSheet, view: View) -> ShipShown:
    names = {member.color: member.name for member in sheet.shown.crew}
    return ShipShown(
        tuple(plain(ship_drawing.whole(view))),
        (SHEET.x, SHEET.y, SHEET.wide, SHEET.high),
        tuple(
            FigureShown(
                one.number, one.color, names[one.color] or texts.say(f"screen-color-{one.color}"), not one.knocked_out
            )
            for one in view.crew
        ),
        tuple(
            TokenShown(one.sign, card_name(texts, CARDS[one.code].code), one.track, one.left, one.hull, one.serious)
            for one in view.threats
            if one.space is not None
        ),
    )
