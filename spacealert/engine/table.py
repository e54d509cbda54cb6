"""A game in the middle of being resolved: it can make a step, be copied, compared and hashed; `resolve` is a loop."""

from spacealert.engine import events, turns
from spacealert.engine.cards import CARDS
from spacealert.engine.game import Game, Resolution
from spacealert.engine.recorder import Recorder
from spacealert.engine.score import ITEMS, score
from spacealert.engine.state import Future, ShipLostError, State
from spacealert.engine.turns import play_turn
from spacealert.engine.view import View, view_of


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

    __slots__ = ("_recorder", "_state")

    def __init__(self, game: Game, *, record: bool = False) -> None:
        self._state = State().begin(game, CARDS)
        self._recorder = Recorder(self._state) if record else None
        self._state.listener = self._recorder

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
        twin._recorder = None
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

    def __eq__(self, other: object) -> bool:
        """Whether the same lies on both tables, the cards already played included."""
        if not isinstance(other, Table):
            return NotImplemented
        return self.key() == other.key() and self.view == other.view

    __hash__ = None  # type: ignore[assignment]  # a table changes; its key does not

    def result(self) -> Resolution:
        """What has become of the game so far; of one that is not over, nothing is decided yet."""
        state, recorder = self._state, self._recorder
        lost = state.lost
        return Resolution(
            won=self.done and lost is None,
            turn=state.turn,
            score=score(state) if self.done and lost is None else None,
            lost_to=lost.threat.card.code if lost else None,
            cause=lost.cause if lost else None,
            end=view_of(state),
            events=tuple(recorder.events) if recorder else (),
            views=tuple(recorder.views) if recorder else (),
        )


def resolve(game: Game, *, events: bool = True) -> Resolution:
    """What becomes of a game. Without `events` it is only the end, and much quicker."""
    table = Table(game, record=events)
    for _ in range(game.turns + 1):
        table.step()
    return table.result()


def is_compiled() -> bool:
    """Whether the modules that play the turns are compiled (`.ci/accelerated`)."""
    return not str(turns.__file__).endswith(".py")


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
