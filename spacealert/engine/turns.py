"""The five steps of a resolution turn (§3). The turn after the last planned one has no actions or computer check."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from spacealert.engine import events, ship
from spacealert.engine.actions import ACTIONS, HEROIC_MOVES
from spacealert.engine.damage import compute_damage
from spacealert.engine.game import NO_CARD
from spacealert.engine.people import delay_next, is_delay_proof
from spacealert.engine.ship import Station
from spacealert.engine.slots import fly_closer, play_slot, pull_interceptors_home
from spacealert.engine.state import ON_TRACK, SURVIVED, Person, ShipLostError, State
from spacealert.engine.threat_steps import add_threats, let_threats_act

WALKS: Final = (NO_CARD, "<", ">", *HEROIC_MOVES)


def play_turn(state: State) -> None:
    """Play the next turn. The turn after the last planned turn has no actions."""
    begin_turn(state)
    if state.turn > state.turns:
        return_home(state)
        compute_damage(state)
        let_threats_act(state)
        for threat in [threat for threat in state.threats if threat.fate in (ON_TRACK, SURVIVED)]:
            for trait in threat.card.hooks["on_jump"]:
                trait.on_jump(state, threat)
        if state.listener:
            state.listener(events.TurnEnds)
    else:
        let_crew_act(state)
        end_turn(state)


def begin_turn(state: State) -> None:
    """Start the next turn: reset effects that last one turn, and let threats appear."""
    state.turn += 1
    state.step = "appear"
    state.lookouts = ()
    state.lifts = {}
    if state.specialized or state.absorbed:
        _forget_last_turn(state)
    if state.listener:
        state.listener(events.TurnBegins)
    if state.turn <= state.turns and state.upcoming and state.upcoming[-1].number == state.turn:
        add_threats(state)


def end_turn(state: State) -> None:
    """Resolve what follows the crew's actions this turn: damage, the threats' movements and the computer check."""
    finish_actions(state)
    compute_damage(state)
    let_threats_act(state)
    check_computer(state)
    if state.listener:
        state.listener(events.TurnEnds)


def ignores_past_slots(state: State) -> bool:
    """Return whether nothing depends on past slots: no slips, no specializations and no Space Time Vortex."""
    effects = [effect for threat in state.threats for some in threat.card.effects.values() for effect in some]
    return not (state.slips or state.specialized or any(effect.word == "repeat-cards" for effect in effects))


def try_slots(state: State, tried: Mapping[int, Sequence[str]]) -> Iterator[tuple[list[tuple[int, str]], State]]:
    """Play the next turn for each slot in `tried`, with all other seats playing as planned.

    `tried` maps seats to slots. Yield each resulting state with the pairs of seat and slot that lead to it. The rest of
    the game must not depend on past slots.
    """
    if not tried:
        return
    state = state.copy()
    begin_turn(state)
    place = state.turn - 1
    as_planned: list[tuple[int, str]] = []
    for seat in range(len(state.members)):
        following = state.copy_mid_turn()
        person = following.members[seat]
        _act_or_lose(following, person)
        found = [(person, following, as_planned)]
        walks: dict[Station, list[tuple[int, str]]] = {}
        walker = _walker(state, seat)
        if walker is not None:
            idle = _with_slot(state, seat, NO_CARD)
            found.append((idle.members[seat], idle, walks.setdefault(walker.station, [])))
        known = len(found)
        for slot in tried.get(seat, ()):
            if walker is not None and slot in WALKS:
                walks.setdefault(_station_reached(state, walker, slot), []).append((seat, slot))
                continue
            twin = _with_slot(state, seat, slot)
            person = twin.members[seat]
            _act_or_lose(twin, person)
            for one, before, same in found:
                if one.station == person.station and one.squad == person.squad and twin.has_same_future(before):
                    same.append((seat, slot))
                    break
            else:
                found.append((person, twin, [(seat, slot)]))
        for _, twin, same in found[known:]:
            _finish(twin, seat)
            yield same, twin
        if walker is not None:
            if (planned := walker.plan[place]) in WALKS:
                as_planned += walks.pop(_station_reached(state, walker, planned), [])
            yield from _tables_after_walks(
                state, seat, idle, {station: same for station, same in walks.items() if same}
            )
        state = following
    if as_planned:
        _end_or_lose(state)
        yield as_planned, state


def _walker(state: State, seat: int) -> Person | None:
    """Return a copy of the crew member for trying moves, or None if a move could do more than change the station."""
    person = state.members[seat]
    if person.knocked_out or person.station in ship.RANGES or state.watchers or state.hazards:
        return None
    return person.copy()


def _station_reached(state: State, walker: Person, slot: str) -> Station:
    origin = walker.station
    if slot:
        ACTIONS[slot](state, walker)
    there, walker.station = walker.station, origin
    return there


def _tables_after_walks(
    state: State, seat: int, idle: State, walks: Mapping[Station, list[tuple[int, str]]]
) -> Iterator[tuple[list[tuple[int, str]], State]]:
    if walks:
        _finish(idle, seat)
    for station, same in walks.items():
        if idle.looked_around:
            twin = _with_slot(state, seat, NO_CARD)
            twin.members[seat].station = station
            _finish(twin, seat)
        else:
            twin = idle.copy()
            twin.members[seat].station = station
        yield same, twin


def _with_slot(state: State, seat: int, slot: str) -> State:
    twin = state.copy_mid_turn()
    person, place = twin.members[seat], state.turn - 1
    person.plan = (*person.plan[:place], slot, *person.plan[place + 1 :])
    return twin


def _finish(state: State, seat: int) -> None:
    for other in state.members[seat + 1 :]:
        _act_or_lose(state, other)
    _end_or_lose(state)


def _act_or_lose(state: State, person: Person) -> None:
    if state.lost is None:
        try:
            play_slot(state, person, None)
        except ShipLostError as lost:
            state.lost = lost.with_traceback(None)


def _end_or_lose(state: State) -> None:
    if state.lost is None:
        try:
            end_turn(state)
        except ShipLostError as lost:
            state.lost = lost.with_traceback(None)


def _forget_last_turn(state: State) -> None:
    """Reset effects of specializations and threats of The New Frontier that last one turn."""
    state.slow = 0
    state.temporary = {}
    state.stimulated = ()
    state.medic = None
    state.absorbed = {}


def let_crew_act(state: State) -> None:
    """Let the crew act, captain first and then clockwise. A Medic who uses a special action goes first."""
    state.step = "actions"
    slips, crew = state.slips, state.members
    if state.specialized:
        slot = state.turn - 1
        for person in crew:
            if is_delay_proof(person, person.plan[slot]) and len(person.plan[slot]) > 1:
                person.protected_on = state.turn
        crew = sorted(crew, key=lambda one: one.specialization != "Medic" or not {"s", "S"} & set(one.plan[slot]))
    if slips or state.listener:
        for person in crew:
            play_slot(state, person, slips.get((state.turn, person.color)))
        return
    slot = state.turn - 1
    for person in crew:
        if person.plan[slot] or person.station in ship.RANGES:  # empty slots are not reported
            play_slot(state, person, None)


def finish_actions(state: State) -> None:
    """Apply the rules that depend on all actions of the turn, such as visual confirmation (§4)."""
    for threat in tuple(state.on_track):
        for trait in threat.card.hooks["on_actions_end"]:
            trait.on_actions_end(state, threat)
    if state.lookouts:
        phase, players = ship.PHASE_OF[state.turn], len(state.lookouts)
        best = max(players, state.confirmed[phase])
        state.confirmed = (*state.confirmed[:phase], best, *state.confirmed[phase + 1 :])
        if emit := state.listener:
            emit(events.Confirmed, phase=phase + 1, players=players, best=best, points=ship.VISUAL_CONFIRMATION[best])


def check_computer(state: State) -> None:
    """Check computer maintenance. If it was not done, everyone on board is delayed on the next turn (§3.5)."""
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
    for person in state.members:
        if person.station not in ship.RANGES:
            delay_next(state, person, "computer")
        elif emit:
            emit(events.NotAboard, person.color)


def return_home(state: State) -> None:
    """Bring home everyone conscious in space, on the turn without actions (§3.6)."""
    state.step = "actions"
    for person in state.crew:
        if person.station == ship.SPACE and not person.knocked_out:
            fly_closer(state, person)
        elif person.station in ship.RANGES and not person.knocked_out:
            pull_interceptors_home(state, person)
