"""A game in the middle of being resolved: it can make a step, be copied, compared and hashed; `resolve` is a loop.

A turn (§3) has five steps, and at the end comes one more turn without anybody acting.
"""

from collections.abc import Callable
from functools import cached_property
from typing import Concatenate, ParamSpec

from attrs import field, frozen

from spacealert.engine import events, ship
from spacealert.engine.cards import CARDS
from spacealert.engine.damage import compute_damage
from spacealert.engine.events import Event, LossCause, Step
from spacealert.engine.game import ITEMS, Game, Score
from spacealert.engine.people import delay_next, is_undelayable
from spacealert.engine.slots import act, come_nearer, pull_home
from spacealert.engine.state import (
    DESTROYED,
    DISABLED,
    ON_TRACK,
    SURVIVED,
    Future,
    Listener,
    ShipLostError,
    State,
    points_of,
)
from spacealert.engine.threat_steps import appear, threats_act
from spacealert.engine.view import View, view_after, view_of


def play_turn(state: State) -> None:
    """The next turn; after the last one planned it is the turn without actions."""
    state.turn += 1
    state.step = "appear"
    state.lookouts.clear()
    state.lifts.clear()
    if state.specialized or state.absorbed:
        _forget_last_turn(state)
    if state.listener:
        state.listener(events.TurnBegins)
    if state.turn > state.turns:
        return_home(state)
        compute_damage(state)
        threats_act(state)
        for threat in [threat for threat in state.threats if threat.fate in (ON_TRACK, SURVIVED)]:
            for trait in threat.card.hooks["jumps"]:
                trait.jumps(state, threat)
    else:
        if state.upcoming and state.upcoming[-1].number == state.turn:
            appear(state)
        crew_acts(state)
        finish_actions(state)
        compute_damage(state)
        threats_act(state)
        check_computer(state)
    if state.listener:
        state.listener(events.TurnEnds)


def _forget_last_turn(state: State) -> None:
    """What specializations and threats of The New Frontier do for one turn only."""
    state.slow = 0
    state.temporary.clear()
    state.stimulated = ()
    state.medic = None
    state.absorbed.clear()


def crew_acts(state: State) -> None:
    """A Medic who acts as such is first, then the captain and the others clockwise."""
    state.step = "actions"
    slips, crew = state.slips, state.crew
    if state.specialized:
        slot = state.turn - 1
        for person in crew:
            if is_undelayable(person, person.plan[slot]) and len(person.plan[slot]) > 1:
                person.protected_on = state.turn
        crew = sorted(crew, key=lambda one: one.specialization != "Medic" or not {"s", "S"} & set(one.plan[slot]))
    for person in crew:
        act(state, person, slips.get((state.turn, person.color)) if slips else None)


def finish_actions(state: State) -> None:
    """What depends on everybody's action of this turn: repairs done together, and the look outside (§4)."""
    for threat in tuple(state.on_track):
        for trait in threat.card.hooks["actions_end"]:
            trait.actions_end(state, threat)
    if state.lookouts:
        phase, players = ship.PHASE_OF[state.turn], len(state.lookouts)
        best = state.confirmed[phase] = max(players, state.confirmed[phase])
        if emit := state.listener:
            emit(events.Confirmed, phase=phase + 1, players=players, best=best, points=ship.VISUAL_CONFIRMATION[best])


def check_computer(state: State) -> None:
    """Without a marker on the phase's maintenance step everybody aboard is late on the next turn (§3.5)."""
    if state.turn not in ship.COMPUTER_CHECKS:
        return
    state.step = "computer"
    phase = ship.PHASE_OF[state.turn]
    passed = state.maintained[phase]
    emit = state.listener
    if emit:
        emit(events.ComputerChecked, phase=phase + 1, passed=passed)
    if passed:
        return
    for person in state.crew:
        if person.station not in ship.RANGES:
            delay_next(state, person, "computer")
        elif emit:
            emit(events.NotAboard, person.color)


def return_home(state: State) -> None:
    """On the turn without actions whoever is in space comes home (§3.6)."""
    state.step = "actions"
    for person in state.crew:
        if person.station == ship.SPACE and not person.knocked_out:
            come_nearer(state, person)
        elif person.station in ship.RANGES and not person.knocked_out:
            pull_home(state, person)


P = ParamSpec("P")


@frozen
class Resolution:
    """What became of a game. A lost one has no score, but the card that did it in `lost_to` and why in `cause`.

    `events` tell everything in order, unless only the end was asked for. `turn` is the last one walked: 13, 8 on a
    test flight, or that of the loss.
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
        """The table as it stands at the end."""
        return view_of(self._state)

    @cached_property
    def views(self) -> tuple[View, ...]:
        """`views[n]` is the table before `events[n]`, and the last one that after all of them.

        They are made when somebody looks, by playing the game once more.
        """
        observer = _Observer(self.game)
        observer.play()
        return tuple(observer.views)


def _recorder(state: State, story: list[Event]) -> Listener:
    """Return a listener that keeps what happens on the table."""
    keep = story.append

    def hear(kind: Callable[Concatenate[int, Step, P], Event], *args: P.args, **kwargs: P.kwargs) -> None:
        keep(kind(state.turn, state.step, *args, **kwargs))

    return hear


class Table:
    """One turn a step; with `record` the events are kept for the result.

    >>> from spacealert.engine import Game, Member
    >>> table = Table(Game([Member("blue", "a>c")], dict.fromkeys(("red", "white", "blue", "internal"), "T1")))
    >>> table.step()
    >>> other = table.copy()
    >>> other.step()
    >>> table.turn, other.turn, table == other
    (1, 2, False)
    """

    __slots__ = ("_state", "_story")

    def __init__(self, game: Game, *, record: bool = False) -> None:
        self._state = State().begin(game, CARDS)
        self._story: list[Event] = []
        if record:
            self._state.listener = _recorder(self._state, self._story)

    @property
    def turn(self) -> int:
        """The last turn that was resolved; 0 before the first."""
        return self._state.turn

    @property
    def done(self) -> bool:
        """Whether the mission is over: after the turn without actions, or when the ship is lost."""
        return self._state.lost is not None or self._state.turn > self._state.turns

    @property
    def view(self) -> View:
        return view_of(self._state)

    def step(self) -> None:
        """Resolve one turn; nothing happens once the mission is over."""
        state = self._state
        if state.lost or state.turn > state.turns:
            return
        try:
            play_turn(state)
        except ShipLostError as lost:
            state.lost = lost.with_traceback(None)  # whose frames would keep every lost table alive
        if state.listener and self.done:
            _tell_end(state)

    def copy(self) -> "Table":
        """The same table, to be played on independently. It records nothing."""
        twin = object.__new__(Table)
        twin._state = self._state.copy()
        twin._story = []
        return twin

    def afresh(self) -> "Table":
        """A copy on which only what was played is settled, whatever delays have moved before."""
        twin = self.copy()
        for person in twin._state.crew:
            person.touched = 0
        return twin

    def key(self) -> tuple[object, ...]:
        """Equal for tables on which the same turns will follow and bring the same points, whatever was before."""
        return self._state.key()

    def future(self) -> tuple[Future, int]:
        """What decides how this game goes on, equal for tables of one game on which the same will follow, and the
        points that are certain so far, on which nothing depends."""
        return self._state.future()

    @property
    def total(self) -> int | None:
        """The points of a mission that is over and was survived."""
        return score(self._state).total if self.done and self._state.lost is None else None

    def acts(self, seat: int) -> bool:
        """Whether this member of the crew still plays cards: nobody who is knocked out does."""
        return not self._state.crew[seat].knocked_out

    def settled(self, seat: int) -> int:
        """The last turn whose card can no longer be exchanged: it was played, or a delay may have moved it."""
        return max(self._state.turn, self._state.crew[seat].touched)

    def slot(self, seat: int, turn: int) -> str:
        """What lies on a turn now."""
        return self._state.crew[seat].plan[turn - 1]

    def lay(self, seat: int, turn: int, slot: str) -> None:
        """Exchange what lies on a turn that is not settled."""
        person = self._state.crew[seat]
        person.plan = (*person.plan[: turn - 1], slot, *person.plan[turn:])

    def lay_plan(self, seat: int, plan: tuple[str, ...]) -> None:
        """Exchange all that is not settled; the plan has a slot for each turn."""
        person, settled = self._state.crew[seat], self.settled(seat)
        person.plan = (*person.plan[:settled], *plan[settled:])

    def __eq__(self, other: object) -> bool:
        """Whether the same lies on both tables, the cards already played included."""
        if not isinstance(other, Table):
            return NotImplemented
        return self.key() == other.key() and self.view == other.view

    __hash__ = None  # type: ignore[assignment]  # a table changes; its key does not

    def result(self) -> Resolution:
        """What has become of the game so far; of one that is not over, nothing is decided yet."""
        state, lost = self._state, self._state.lost
        return Resolution(
            game=state.game,
            won=self.done and lost is None,
            turn=state.turn,
            score=score(state) if self.done and lost is None else None,
            lost_to=lost.threat.card.code if lost else None,
            cause=lost.cause if lost else None,
            events=tuple(self._story),
            state=state if self.done else state.copy(),
        )


class _Observer(Table):
    """A table that is looked at after each event."""

    __slots__ = ("views",)

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.views = [self.view]
        self._state.listener = self._look

    def _look(self, kind: Callable[Concatenate[int, Step, P], Event], *args: P.args, **kwargs: P.kwargs) -> None:
        touched: tuple[str, ...] = kind.touches  # type: ignore[attr-defined]  # of the class, which is called here
        self.views.append(view_after(self.views[-1], self._state, touched))

    def play(self) -> None:
        while not self.done:
            self.step()


def resolve(game: Game, *, events: bool = True) -> Resolution:
    """What becomes of a game. Without `events` it is only the end, and much quicker."""
    table = Table(game, record=events)
    for _ in range(game.turns + 1):
        table.step()
    return table.result()


def score(state: State) -> Score:
    """Count the points of a mission that was survived (§4)."""
    damage = [len(drawn) for drawn in state.tiles.values()]
    squads = [person.squad for person in state.crew] + list(state.bays.values())
    return Score(
        destroyed=sum([points_of(threat) for threat in state.threats if threat.fate == DESTROYED]),
        survived=sum([threat.card.survive or 0 for threat in state.threats if threat.fate == SURVIVED]),
        visual=sum([ship.VISUAL_CONFIRMATION[players] for players in state.confirmed]),
        damage=-sum(damage),
        worst_zone=-max(damage),
        knocked_out=-2 * sum([person.knocked_out for person in state.crew]),
        disabled_squads=-squads.count(DISABLED),
        bonus=state.bonus,
    )


def is_compiled() -> bool:
    """Whether the modules that play the turns are compiled (`.ci/accelerated`)."""
    return not str(__file__).endswith(".py")


def _tell_end(state: State) -> None:
    assert state.listener
    emit, lost = state.listener, state.lost
    state.step = "end"
    if lost:
        emit(events.ShipLost, lost.threat.place, lost.threat.card.code, cause=lost.cause, zone=lost.zone)
        return
    points = score(state)
    for item in ITEMS:
        if item == "bonus" and state.game.variable_range is None and not points.bonus:
            continue  # an item of The New Frontier
        emit(events.Scored, item=item, points=getattr(points, item))
    emit(events.MissionWon, points=points.total)
