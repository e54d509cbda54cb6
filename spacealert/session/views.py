"""The clients' view of the session: plain values, with no localized text and nothing the players must not know."""

from collections.abc import Mapping
from functools import cached_property

from attrs import evolve, frozen

from spacealert.coach.search import Findings
from spacealert.engine import Event, Resolution, View
from spacealert.engine.ship import PLACES, ZONES
from spacealert.narration.walk import Walk
from spacealert.session.action_round import ActionRound, RoundStatus, can_end_round
from spacealert.session.mission_player import SoundView
from spacealert.session.resolution_sheet import (
    ResolutionSheet,
    cached_resolution,
    make_walk,
    tile_to_draw,
    tiles_drawn_until,
)
from spacealert.session.session_state import MissionName, Origin, Playing, Resolving
from spacealert.session.setup import TableSetup


@frozen
class RoundView:
    """The action round as a seat sees it now or, if `seat` is None, as the shared screen shows it."""

    _round: ActionRound
    seat: int | None
    id: str  # id of the future game
    mission: MissionName
    crew: TableSetup
    board: RoundStatus | None  # None while the soundtrack is being made
    sound: SoundView | None
    cards: Mapping[int, str]
    called: Mapping[int, tuple[str, ...]]  # codes of the cards that the card at a place calls
    callers: Mapping[int, str]  # callers whose called card has not been entered yet
    may_draw: bool  # whether cards can be entered now
    read_aloud: bool
    can_end: bool
    slept: bool  # whether the machine was suspended during the mission
    tracks: Mapping[str, str]  # trajectory at each place that needs one, or an empty text if it is not known

    @cached_property
    def candidates(self) -> tuple[tuple[str, ...], ...]:
        """The possible cards for each announced threat, or none for threats that this seat does not draw."""
        if not self.may_draw or self.board is None:
            return ()
        round_ = self._round
        return tuple(
            (round_.find_cards_to_call(place) or round_.candidates(place))
            if _is_drawn_by(round_, place, self.seat)
            else ()
            for place in range(len(self.board.threats))
        )

    def possible_cards(self, place: int) -> tuple[str, ...]:
        """Return the possible cards of any difficulty for this threat, or none if this seat does not draw it."""
        return self._round.possible_cards(place) if self.candidates and self.candidates[place] else ()


def make_round_view(
    item: Playing, board: RoundStatus | None, sound: SoundView | None, slept: bool, seat: int | None
) -> RoundView:
    """Return the round for a seat or the shared screen.

    While communications are down, seats see neither announcements nor cards.
    """
    round_ = item.round
    announced = 0 if board is None else len(board.threats)
    can_end = board is not None and can_end_round(board)
    silent = board is not None and board.silence is not None
    secret = round_.secret and round_.scenario.kind.has_internal_threats
    inside = secret or None in [threat.zone for threat in round_.threats]
    cards = {place: card for place, card in round_.cards.items() if place < announced}
    called = {place: found for place, found in round_.called.items() if place < announced}
    callers = {place: caller for place in range(announced) if (caller := round_.pending_caller(place)) is not None}
    if silent and seat is not None:
        assert board is not None
        board, cards, called, callers = evolve(board, announcements=(), fresh=False), {}, {}, {}
    return RoundView(
        round=round_,
        seat=seat,
        id=item.id,
        mission=item.mission,
        crew=round_.setup,
        board=board,
        sound=sound,
        cards=cards,
        called=called,
        callers=callers,
        may_draw=not silent and not item.is_round_over,
        read_aloud=item.read_aloud,
        can_end=can_end,
        slept=slept,
        tracks={place: round_.tracks.get(place, "") for place in PLACES if inside or place in ZONES},
    )


def _is_drawn_by(round_: ActionRound, threat: int, seat: int | None) -> bool:
    """Return whether this seat draws this threat's card. The shared screen (None) can draw every card."""
    if seat is None:
        return True
    return round_.setup.roles["security" if round_.threats[threat].internal else "communications"] == seat


@frozen
class PlanView:
    """A figure's plan, which other seats cannot see until the resolution starts."""

    row: int
    color: str
    name: str
    android: bool
    plan: tuple[str, ...] | None


@frozen
class WalkView:
    """The progress of the resolution, without later events."""

    place: int
    last: int
    events: tuple[Event, ...]
    picture: View
    tile_to_draw: tuple[str, int] | None


@frozen
class ResolutionView:
    """A game in its plans or its resolution.

    `sheet`, `whole`, `before` and `logged` are for the shared screen only. `before` is the result before the last
    correction, if the players had seen the end of that resolution.
    """

    id: str
    mission: str | None
    origin: Origin
    plans: tuple[PlanView, ...]
    missing_cards: int
    own_tiles: bool
    opened_tiles: frozenset[tuple[str, int]]  # tiles revealed in the walk, by zone and place in the stack
    walk: WalkView | None
    sheet: ResolutionSheet | None = None
    whole: Walk | None = None
    before: Resolution | None = None
    logged: Resolution | None = None  # result according to the log book
    is_in_log: bool = False
    differs_from_log: bool = False
    line: int | None = None  # number of its log entry
    answer: Findings | None = None  # the coach's findings so far, if requested


def make_resolution_view(item: Resolving, color: str | None, line: int | None) -> ResolutionView:
    """Return the view for the seat of this color or, without a color, for the shared screen.

    `line` is the number of the game's log entry.
    """
    shared, sheet = color is None, item.sheet
    plans = tuple(
        PlanView(
            row,
            member.color,
            member.name,
            member.android,
            tuple(member.plan) if shared or item.walking or member.color == color else None,
        )
        for row, member in enumerate(sheet.crew)
    )
    walk = walked = None
    if item.walking:
        walk = make_walk(sheet, item.place)
        tile = tile_to_draw(sheet, walk, walk.place) if item.own_tiles else None
        walked = WalkView(walk.place, walk.last, walk.events[: walk.place], walk.view, tile)
    return ResolutionView(
        id=item.id,
        mission=sheet.file.mission,
        origin=item.origin,
        plans=plans,
        missing_cards=len(sheet.unknown),
        own_tiles=item.own_tiles,
        opened_tiles=tiles_drawn_until(item.walked or sheet, item.place) if item.place else frozenset(),
        walk=walked,
        sheet=sheet if shared else None,
        whole=walk if shared else None,
        before=None if item.compared is None or not shared else cached_resolution(item.compared.game),
        logged=None if item.logged is None or not shared else cached_resolution(item.logged.game),
        is_in_log=item.logged is not None,
        differs_from_log=item.logged is not None and item.logged != sheet,
        line=line,
    )
