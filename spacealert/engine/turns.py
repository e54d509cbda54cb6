"""A turn of the resolution round (§3): five steps, and at the end one more turn without anybody acting."""

from spacealert.engine import events, ship
from spacealert.engine.damage import compute_damage
from spacealert.engine.people import delay_next, is_undelayable
from spacealert.engine.slots import act, come_nearer, pull_home
from spacealert.engine.state import ON_TRACK, SURVIVED, State
from spacealert.engine.threat_steps import appear, threats_act


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
