"""The resolution of one slot of a plan: its actions in order, on board or in space, and the "oops" rule (§3.2)."""

from typing import Final

from spacealert.engine import events, ship, specializations
from spacealert.engine.actions import ACTIONS, react_to_entry, react_to_travel
from spacealert.engine.game import NO_CARD
from spacealert.engine.people import delay, delay_next, knock_out
from spacealert.engine.ship import RANGES
from spacealert.engine.state import Person, State

SPECIAL_ACTIONS: Final = ("s", "S")
CAN_BE_HEROIC: Final = "abxABX"
MOVES: Final = ("<", ">", "^")
LETTERS: Final = (*ACTIONS, *SPECIAL_ACTIONS)


def play_slot(state: State, person: Person, meant: str | None) -> None:
    """Play a crew member's slot for this turn. After a slip, `meant` is the card that replaces the one in the slot."""
    slot = person.plan[state.turn - 1]
    if person.knocked_out:
        if slot and (emit := state.listener):
            emit(events.Unconscious, person.color, action=slot)
        return
    if meant is not None:
        slot = _slip(state, person, slot, meant)
    if person.station in RANGES:
        _act_in_space(state, person, slot)
    elif not slot:
        if emit := state.listener:
            emit(events.NoCard, person.color)
    elif len(slot) > 1:
        _act_in_order(state, person, slot)
    elif state.specialized:
        perform_action(state, person, slot)
    else:
        ACTIONS[slot](state, person)


def _act_in_order(state: State, person: Person, slot: str) -> None:
    """Play the actions of a slot in order."""
    person.rest = slot
    if all(action in MOVES or action in SPECIAL_ACTIONS for action in slot):
        state.path = person.station
    while person.rest:
        action, person.rest = person.rest[0], person.rest[1:]
        perform_action(state, person, action)
        if person.knocked_out or person.station in RANGES:
            person.rest = ""
    if state.path is not None:
        origin, state.path = state.path, None
        if person.station != origin:
            react_to_travel(state, person, origin)
    if person.station not in RANGES:  # the interceptors' attack is part of the same action
        person.protected_on = 0


def perform_action(state: State, person: Person, action: str) -> None:
    if state.specialized and action in CAN_BE_HEROIC:
        action = specializations.make_heroic(state, person, action)
    if action in SPECIAL_ACTIONS:
        specializations.use_special(state, person, advanced=action == "S")
    else:
        ACTIONS[action](state, person)


def _slip(state: State, person: Person, laid: str, meant: str) -> str:
    if laid == NO_CARD:
        if emit := state.listener:
            emit(events.SlipWithoutCard, person.color, meant=meant)
        return laid
    slot = state.turn - 1
    person.plan = (*person.plan[:slot], meant, *person.plan[slot + 1 :])
    if emit := state.listener:
        emit(events.Slipped, person.color, laid=laid, meant=meant)
    delay_next(state, person, "slip")
    return meant


def _act_in_space(state: State, person: Person, slot: str) -> None:
    """Play a slot in space: the interceptors attack, fly farther out or come closer to the ship."""
    heroic = "X" in slot or (person.specialization == "SquadLeader" and "S" in slot)
    if "c" in slot and state.game.variable_range:
        _fly_out(state, person)
    elif "x" in slot or heroic:
        heroic = "x" not in slot or (state.specialized and specializations.make_heroic(state, person, "x") == "X")
        state.sortie = (person, heroic)
        if emit := state.listener:
            emit(events.StayedInSpace, person.color, heroic=heroic)
    else:
        if slot:
            delay(state, person, state.turn, "space")
        fly_closer(state, person)
        if person.station in RANGES:
            state.sortie = (person, False)
    if person.station not in RANGES:  # the action is over
        person.protected_on = 0


def _fly_out(state: State, person: Person) -> None:
    """Fly one range farther out. Beyond the last range, the pilot is brought home unconscious."""
    distance = RANGES[person.station] + 1
    if distance not in ship.AT_RANGE:
        pull_interceptors_home(state, person)
        return
    person.station = ship.AT_RANGE[distance]
    state.sortie = (person, False)
    if emit := state.listener:
        emit(events.FlewOut, person.color, station=person.station)


def fly_closer(state: State, person: Person) -> None:
    distance = RANGES[person.station] - 1
    if distance:
        person.station = ship.AT_RANGE[distance]
        if emit := state.listener:
            emit(events.CameNearer, person.color, station=person.station)
        return
    person.station = ship.HANGAR
    if emit := state.listener:
        emit(events.Returned, person.color, station=ship.HANGAR)
    react_to_entry(state, person)


def pull_interceptors_home(state: State, person: Person) -> None:
    """Bring the interceptors home, which knocks out the pilot. A Medic in the hangar cannot prevent it (NF 1.4)."""
    person.station = ship.HANGAR
    if emit := state.listener:
        emit(events.PulledHome, person.color, station=ship.HANGAR)
    medic, state.medic = state.medic, None
    knock_out(state, person, None, "1.4")
    state.medic = medic
