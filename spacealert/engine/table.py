"""A game being resolved, turn by turn. `resolve` plays a game to the end."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Concatenate, ParamSpec

from attrs import field, frozen

from spacealert.engine import events, ship, turns
from spacealert.engine.cards import CARDS
from spacealert.engine.events import Event, LossCause, Step
from spacealert.engine.game import ITEMS, Game, Score
from spacealert.engine.state import (
    DESTROYED,
    DISABLED,
    SURVIVED,
    ContinuationKey,
    ShipLostError,
    State,
    threat_points,
)
from spacealert.engine.turns import ignores_past_slots, play_turn, try_slots
from spacealert.engine.view import View, make_view, view_after

P = ParamSpec("P")


@frozen
class Resolution:
    """The result of a game.

    A lost game has no score. Instead, `lost_to` is the code of the threat that destroyed the ship, and `cause` the
    reason. `events` has all events in order, or is empty if they were not requested. `turn` is the last turn resolved:
    13, 8 on a test flight, or the turn of the loss.
    """

    game: Game
    won: bool
    turn: int
    score: Score | None
    lost_to: str | None
    cause: LossCause | None
    events: tuple[Event, ...]
    _state: State = field(eq=False, repr=False)

    @cached_property
    def end(self) -> View:
        return make_view(self._state)

    @cached_property
    def views(self) -> tuple[View, ...]:
        """The table before each event, and after the last one: `views[n]` is before `events[n]`.

        The views are computed on demand by playing the game again.
        """
        observer = _Observer(self.game)
        while not observer.is_over:
            observer.step()
        return tuple(observer.views)


class Table:
    """A game in progress, resolved one turn per step. With `record`, the result includes the events."""

    __slots__ = ("_state", "_story")

    def __init__(self, game: Game, *, record: bool = False) -> None:
        self._state = State().initialize(game, CARDS)
        self._story: list[Event] = []
        if record:
            self._state.listener = self._add_event

    def _add_event(self, kind: Callable[Concatenate[int, Step, P], Event], *args: P.args, **kwargs: P.kwargs) -> None:
        self._story.append(kind(self._state.turn, self._state.step, *args, **kwargs))

    @property
    def turn(self) -> int:
        """The last turn resolved, or 0 before the first."""
        return self._state.turn

    @property
    def is_over(self) -> bool:
        """Whether the mission is over or the ship is lost."""
        return self._state.lost is not None or self._state.turn > self._state.turns

    @property
    def view(self) -> View:
        return make_view(self._state)

    def step(self) -> None:
        """Resolve one turn, unless the mission is over."""
        state = self._state
        if state.lost or state.turn > state.turns:
            return
        try:
            play_turn(state)
        except ShipLostError as lost:
            state.lost = lost.with_traceback(None)  # the traceback's frames would keep every lost table alive
        if state.listener and self.is_over:
            _tell_end(state)

    def copy(self) -> "Table":
        """Return an independent copy that does not record events."""
        twin = object.__new__(Table)
        twin._state = self._state.copy()
        twin._story = []
        return twin

    def unfixed_copy(self) -> "Table":
        """Return a copy in which all cards of future turns can be replaced, even if delays may have moved them."""
        twin = self.copy()
        for person in twin._state.members:
            person.touched = 0
        return twin

    def key(self) -> tuple[object, ...]:
        """Return a hashable key. Tables with equal keys will continue the same way and end with the same points."""
        return self._state.key()

    def continuation(self) -> tuple[ContinuationKey, int]:
        """Return a key that tells how the game will continue, and the points that are already certain.

        Tables of the same game with equal keys will continue the same way.
        """
        return self._state.continuation()

    @property
    def total(self) -> int | None:
        """The total score, or None if the mission is not over or the ship is lost."""
        return count_score(self._state).total if self.is_over and self._state.lost is None else None

    @property
    def total_marks(self) -> int:
        """The total damage on all threats that are still on their trajectories."""
        return sum([threat.marks for threat in self._state.on_track])

    def can_act(self, seat: int) -> bool:
        """Return whether this crew member is conscious and can still play cards."""
        return not self._state.members[seat].knocked_out

    def last_fixed_turn(self, seat: int) -> int:
        """Return the last turn whose card is fixed: already played, or possibly moved by a delay."""
        return max(self._state.turn, self._state.members[seat].touched)

    def slot(self, seat: int, turn: int) -> str:
        return self._state.members[seat].plan[turn - 1]

    def set_slot(self, seat: int, turn: int, slot: str) -> None:
        """Replace the card on a turn that is not fixed yet."""
        person = self._state.members[seat]
        person.plan = (*person.plan[: turn - 1], slot, *person.plan[turn:])

    def set_plan(self, seat: int, plan: tuple[str, ...]) -> None:
        """Replace every card that is not fixed yet. `plan` has a slot for each turn."""
        person, settled = self._state.members[seat], self.last_fixed_turn(seat)
        person.plan = (*person.plan[:settled], *plan[settled:])

    @property
    def ignores_past_slots(self) -> bool:
        """Whether the rest of the game does not depend on past slots, as `try_slots` requires."""
        return ignores_past_slots(self._state)

    def try_slots(self, tried: Mapping[int, Sequence[str]]) -> Iterator[tuple[list[tuple[int, str]], "Table"]]:
        """Resolve the next turn for each slot in `tried`, with all other seats playing as planned.

        `tried` maps seats to slots. Yield each resulting table with the pairs of seat and slot that lead to it.
        """
        for alike, state in try_slots(self._state, tried):
            twin = object.__new__(Table)
            twin._state = state
            twin._story = []
            yield alike, twin

    def __eq__(self, other: object) -> bool:
        """Compare the tables, including cards already played."""
        if not isinstance(other, Table):
            return NotImplemented
        return self.key() == other.key() and self.view == other.view

    __hash__ = None  # type: ignore[assignment]  # a table changes; its key does not

    def result(self) -> Resolution:
        """Return the result so far. A game that is not over is neither won nor lost."""
        state, lost = self._state, self._state.lost
        return Resolution(
            game=state.game,
            won=self.is_over and lost is None,
            turn=state.turn,
            score=count_score(state) if self.is_over and lost is None else None,
            lost_to=lost.threat.card.code if lost else None,
            cause=lost.cause if lost else None,
            events=tuple(self._story),
            state=state if self.is_over else state.copy(),
        )


class _Observer(Table):
    __slots__ = ("views",)

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.views = [self.view]
        self._state.listener = self._add_view

    def _add_view(self, kind: Callable[Concatenate[int, Step, P], Event], *args: P.args, **kwargs: P.kwargs) -> None:
        touched: tuple[str, ...] = kind.touches  # type: ignore[attr-defined]  # of the class, which is called here
        self.views.append(view_after(self.views[-1], self._state, touched))


def resolve(game: Game, *, events: bool = True) -> Resolution:
    """Resolve a game. Without `events`, the result lists no events but is computed much faster."""
    table = Table(game, record=events)
    for _ in range(game.turns + 1):
        table.step()
    return table.result()


def count_score(state: State) -> Score:
    """Return the score of a mission that the ship survived (§4)."""
    damage = [len(drawn) for drawn in state.tiles.values()]
    squads = [person.squad for person in state.members] + list(state.bays.values())
    return Score(
        destroyed=sum([threat_points(threat) for threat in state.threats if threat.fate == DESTROYED]),
        survived=sum([threat.card.survive or 0 for threat in state.threats if threat.fate == SURVIVED]),
        visual=sum([ship.VISUAL_CONFIRMATION[players] for players in state.confirmed]),
        damage=-sum(damage),
        worst_zone=-max(damage),
        knocked_out=-2 * sum([person.knocked_out for person in state.members]),
        disabled_squads=-squads.count(DISABLED),
        bonus=state.bonus,
    )


def is_compiled() -> bool:
    """Return whether the modules that play turns are compiled (`.ci/accelerated`)."""
    return not str(turns.__file__).endswith(".py")


def _tell_end(state: State) -> None:
    assert state.listener
    emit, lost = state.listener, state.lost
    state.step = "end"
    if lost:
        emit(events.ShipLost, lost.threat.place, lost.threat.card.code, cause=lost.cause, zone=lost.zone)
        return
    points = count_score(state)
    for item in ITEMS:
        if item == "bonus" and state.game.variable_range is None and not points.bonus:
            continue  # The New Frontier only
        emit(events.Scored, item=item, points=getattr(points, item))
    emit(events.MissionWon, points=points.total)
