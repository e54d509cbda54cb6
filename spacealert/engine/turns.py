"""The resolution round (§3): twelve turns of five steps, and one more turn without anybody acting.

On a two-phase test flight it is seven turns, and the eighth is the one without actions.
"""

from spacealert.engine import ship
from spacealert.engine.actions import act, come_home
from spacealert.engine.cards import CARDS
from spacealert.engine.damage import compute_damage
from spacealert.engine.game import Game, Resolution, Score
from spacealert.engine.log import Log, view_of
from spacealert.engine.people import delay_next
from spacealert.engine.score import ITEMS, score
from spacealert.engine.state import ShipLost, State
from spacealert.engine.threats import appear, threats_act


def resolve(game: Game, *, events: bool = True) -> Resolution:
    """What becomes of a game. Without `events` it is only the end, and much quicker."""
    state = State(game, CARDS)
    start = view_of(state)
    log = Log(state) if events else None
    state.tell = log
    lost = None
    try:
        _walk(state, {(slip.turn, slip.color): slip.meant for slip in game.slips})
    except ShipLost as loss:
        lost = loss
    points = None if lost else score(state)
    _tell_end(state, points, lost)
    return Resolution(
        won=lost is None,
        turn=state.turn,
        score=points,
        lost_to=lost.foe.card.code if lost else None,
        cause=lost.cause if lost else None,
        start=start,
        end=view_of(state),
        events=tuple(log.events) if log else (),
        views=tuple(log.views) if log else (),
    )


def _walk(state: State, slips: dict[tuple[int, str], str]) -> None:
    for turn in range(1, state.turns + 1):
        _begin(state, turn)
        appear(state)
        players_act(state, slips)
        finish_actions(state)
        compute_damage(state)
        threats_act(state)
        check_computer(state)
        if state.tell:
            state.tell("turn-ends")
    _begin(state, state.turns + 1)
    return_home(state)
    compute_damage(state)
    threats_act(state)
    if state.tell:
        state.tell("turn-ends")


def _begin(state: State, turn: int) -> None:
    state.turn = turn
    state.step = "appear"
    state.lookouts.clear()
    for zone in ship.ZONES:
        state.lifts[zone] = None
    if state.tell:
        state.tell("turn-begins")


def players_act(state: State, slips: dict[tuple[int, str], str]) -> None:
    """The captain first, then clockwise."""
    state.step = "actions"
    for person in state.crew:
        act(state, person, slips.get((state.turn, person.color)) if slips else None)


def finish_actions(state: State) -> None:
    """What depends on everybody's action of this turn: repairs done together, and the look outside (§4)."""
    for foe in tuple(state.on_track):
        for trait in foe.card.traits:
            trait.actions_end(state, foe)
    if state.lookouts:
        phase, players = ship.PHASE_OF[state.turn], len(state.lookouts)
        best = state.confirmed[phase] = max(players, state.confirmed[phase])
        if tell := state.tell:
            tell("confirmed", phase=phase + 1, players=players, best=best, points=ship.VISUAL_CONFIRMATION[best])


def check_computer(state: State) -> None:
    """Without a marker on the phase's maintenance step everybody aboard is late on the next turn (§3.5)."""
    if state.turn not in ship.COMPUTER_CHECKS:
        return
    state.step = "computer"
    phase = ship.PHASE_OF[state.turn]
    passed = state.maintained[phase]
    tell = state.tell
    if tell:
        tell("computer-checked", phase=phase + 1, passed=passed)
    if passed:
        return
    for person in state.crew:
        if person.station != ship.SPACE:
            delay_next(state, person, "computer")
        elif tell:
            tell("not-aboard", person.color)


def return_home(state: State) -> None:
    """On the turn without actions whoever is in space comes home (§3.6)."""
    state.step = "actions"
    for person in state.crew:
        if person.station == ship.SPACE and not person.knocked_out:
            come_home(state, person)


def _tell_end(state: State, points: Score | None, lost: ShipLost | None) -> None:
    tell = state.tell
    if not tell:
        return
    state.step = "end"
    if lost:
        tell("ship-lost", None, lost.foe, cause=lost.cause, zone=lost.zone)
    elif points:
        for item in ITEMS:
            tell("scored", item=item, points=getattr(points, item))
        tell("mission-won", points=points.total)
