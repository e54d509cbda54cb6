"""The ten specializations of The New Frontier (NF 2.2): the effects of "s" (basic) and "S" (advanced)."""

from collections.abc import Callable
from typing import Final

from spacealert.engine import actions, events, ship
from spacealert.engine.events import Button, InVainReason
from spacealert.engine.people import people_in
from spacealert.engine.ship import Station
from spacealert.engine.state import ACTIVE, DISABLED, SURVIVED, Person, State

BUTTONS: Final[tuple[Button, ...]] = ("A", "B", "C")
# Actions that can become heroic, with their heroic forms.
HEROIC_FORM: Final = {"a": "A", "b": "B", "x": "X"}
JUMP_TURNS: Final = (10, 11)
# The order in which a Squad Leader's battlebots repair damage tiles, by deck.
CLEARED_FIRST: Final = {
    "U": ("heavy", "lower", "lift", "shield", "reactor", "structure"),
    "L": ("lower", "heavy", "lift", "reactor", "shield", "structure"),
}


def use_special(state: State, person: Person, advanced: bool) -> None:
    basic, better = SPECIAL[person.specialization or ""]
    (better if advanced else basic)(state, person)


def _tell_no_effect(state: State, person: Person, reason: InVainReason) -> None:
    state.emit(events.SpecialInVain, person.color, station=person.station, reason=reason)


# --- Rocketeer ------------------------------------------------------------------------------------------------------


def _launch_from_afar(state: State, person: Person) -> None:
    actions.press_button(state, person, "LB", "C", heroic=False)


def _launch_two(state: State, person: Person) -> None:
    """Launch two rockets together. If that is not possible, press C as usual."""
    ready = state.rockets >= 2 and not state.rocket_near
    if person.station != "LB" or not ready or actions.is_broken(state, "LB", "C"):
        actions.press_button(state, person, person.station, "C", heroic=False)
        return
    state.rockets -= 2
    state.rocket_near = 2
    state.emit(events.TwoRocketsLaunched, person.color, left=state.rockets)


# --- Data Analyst ---------------------------------------------------------------------------------------------------


def _maintain_from_afar(state: State, person: Person) -> None:
    actions.press_button(state, person, "UW", "C", heroic=False)
    _score_bonus(state, person, 1)


def _look_out_as_three(state: State, person: Person) -> None:
    if person.station == "LW" and not actions.is_broken(state, "LW", "C"):
        actions.look_out(state, person, "LW", False, 3)
    else:
        actions.press_button(state, person, person.station, "C", heroic=False)


def _score_bonus(state: State, person: Person, points: int) -> None:
    state.bonus += points
    state.emit(events.BonusScored, person.color, points=points)


# --- Energy Technician ----------------------------------------------------------------------------------------------


def _refuel_from_afar(state: State, person: Person) -> None:
    actions.press_button(state, person, "LW", "B", heroic=False)


def _raise_temporary_shields(state: State, person: Person) -> None:
    if person.station not in ship.UPPER_DECK:
        _tell_no_effect(state, person, "wrong-station")
        return
    own = ship.ZONE_OF[person.station]
    state.temporary = {zone: 2 if zone == own else 1 for zone in ship.ZONES}
    state.emit(events.TemporaryShields, person.color, zone=own)


# --- Pulse Gunner ---------------------------------------------------------------------------------------------------


def _fire_both(state: State, person: Person) -> None:
    """Fire the station's cannon together with the pulse cannon, or report why that is impossible.

    In lower white, or if the station's cannon is broken, press A as usual.
    """
    station = person.station
    if station == "LW" or actions.is_broken(state, station, "A"):
        actions.press_button(state, person, station, "A", heroic=False)
        return
    needed = {"white": 1}
    if station in ship.UPPER_DECK:
        zone = ship.ZONE_OF[station]
        needed[zone] = needed.get(zone, 0) + 1
    reason: InVainReason | None = None
    if actions.is_broken(state, "LW", "A"):
        reason = "broken"
    elif station in state.fired or "LW" in state.fired:
        reason = "already-fired"
    elif any(state.reactors[zone] < energy for zone, energy in needed.items()):
        reason = "no-energy"
    if reason:
        state.prepared -= {station}  # a failed shot uses up the preparation, too
        _tell_no_effect(state, person, reason)
    else:
        actions.press_button(state, person, station, "A", heroic=False)
        actions.press_button(state, person, "LW", "A", heroic=False)


def _fire_farther(state: State, person: Person) -> None:
    if person.station == "LW" and not actions.is_broken(state, "LW", "A"):
        actions.fire_pulse_cannon(state, person)
    else:
        actions.press_button(state, person, person.station, "A", heroic=False)


# --- Medic ----------------------------------------------------------------------------------------------------------


def _stimulate(state: State, person: Person) -> None:
    """Let each other conscious crew member in this station perform one heroic action this turn."""
    before = state.stimulated
    for other in people_in(state, (person.station,)):
        if other is person or other.knocked_out:
            continue
        slot = other.plan[state.turn - 1]
        if state.game.readings.medic_improves == "first-symbol":
            slot = slot[:1]
        if any(action in HEROIC_FORM for action in slot):
            state.stimulated = (*state.stimulated, other.color)
            state.emit(events.Stimulated, other.color, by=person.color)
    if state.stimulated == before:
        _tell_no_effect(state, person, "no-action")


def make_heroic(state: State, person: Person, action: str) -> str:
    """Return `action`, in its heroic form if a Medic or Special Ops prepared one, and use up that preparation."""
    if person.color in state.stimulated:
        state.stimulated = tuple(color for color in state.stimulated if color != person.color)
    elif person.prepared and (action in HEROIC_FORM or not state.game.readings.special_ops_skips_heroic):
        person.prepared -= 1
    else:
        return action
    better = HEROIC_FORM.get(action, action)
    if better != action and (emit := state.listener):
        emit(events.MadeHeroic, person.color, action=better)
    return better


def _protect(state: State, person: Person) -> None:
    state.medic = person
    state.emit(events.MedicProtects, person.color, station=person.station)
    _score_bonus(state, person, -1)


# --- Teleporter -----------------------------------------------------------------------------------------------------


def _teleport_by_tokens(state: State, person: Person) -> None:
    """Teleport the owner of the departure token to the station of the arrival token's owner."""
    departure, arrival = state.game.tokens or (person.color, person.color)
    leaving = next((other for other in state.crew if other.color == departure), None)
    target = next((other for other in state.crew if other.color == arrival), None)
    if leaving is None or target is None or leaving is target:
        _tell_no_effect(state, person, "no-tokens")
    elif leaving.in_space or target.in_space:
        _tell_no_effect(state, person, "in-space")
    else:
        teleport(state, leaving, target.station)


def _teleport_across(state: State, person: Person) -> None:
    if person.station in ship.DIAGONAL:
        teleport(state, person, ship.DIAGONAL[person.station])
    else:
        _tell_no_effect(state, person, "wrong-station")


def teleport(state: State, person: Person, station: Station) -> None:
    """Teleport a crew member to a station without using doors or lifts. Threats do not count this as a move."""
    origin, person.station = person.station, station
    state.emit(events.Teleported, person.color, origin=origin, station=station)


# --- Hypernavigator -------------------------------------------------------------------------------------------------


def _slow_threats(state: State, person: Person) -> None:
    if person.station not in ship.LOWER_DECK:
        _tell_no_effect(state, person, "wrong-station")
        return
    state.slow = 1
    state.emit(events.ThreatsSlowed, person.color)


def _jump_early(state: State, person: Person) -> None:
    if person.station != "LW" or state.turn not in JUMP_TURNS:
        _tell_no_effect(state, person, "wrong-station" if person.station != "LW" else "wrong-turn")
        return
    state.turns = state.turn
    state.emit(events.JumpsEarly, person.color)


# --- Special Ops ----------------------------------------------------------------------------------------------------


def _prepare_next(state: State, person: Person) -> None:
    person.prepared += 1
    state.emit(events.ActionPrepared, person.color)


def _tell_unused_protection(state: State, person: Person) -> None:
    """Report that this turn's protection has no effect if no other card shares its slot."""
    if person.protected_on != state.turn:
        _tell_no_effect(state, person, "alone")


# --- Squad Leader ---------------------------------------------------------------------------------------------------


def _lead_squad(state: State, person: Person) -> None:
    if person.squad is None:
        _tell_no_effect(state, person, "no-squad")
    elif person.squad == DISABLED:
        person.squad = ACTIVE
        state.emit(events.SquadRevived, person.color, station=person.station)
    else:
        _remove_damage_tile(state, person)


def _remove_damage_tile(state: State, person: Person) -> None:
    """Put a damage tile from the crew member's zone back on its stack, if there is one."""
    zone = ship.ZONE_OF[person.station]
    drawn = state.tiles[zone]
    tile = next((tile for tile in CLEARED_FIRST[person.station[0]] if tile in drawn), None)
    if tile is None:
        _tell_no_effect(state, person, "no-damage")
        return
    state.tiles = {**state.tiles, zone: tuple(other for other in drawn if other != tile)}
    state.stacks = {**state.stacks, zone: (tile, *state.stacks[zone])}
    if tile == "structure":
        state.double_from_before -= {zone}
    state.emit(events.TileRemoved, person.color, zone=zone, tile=tile)


def _fly_at_once(state: State, person: Person) -> None:
    if person.squad != ACTIVE:
        _tell_no_effect(state, person, "squad-disabled" if person.squad else "no-squad")
    elif person.station == "LB":
        _tell_no_effect(state, person, "wrong-station")
    else:
        if person.station != ship.HANGAR:
            actions.move_heroically(state, person, ship.HANGAR)
        if person.station == ship.HANGAR and not actions.is_broken(state, ship.HANGAR, "C") and not person.knocked_out:
            actions.launch_interceptors(state, person, ship.HANGAR, heroic=False)


# --- Mechanic -------------------------------------------------------------------------------------------------------


def _prepare_cannon(state: State, person: Person) -> None:
    if actions.is_broken(state, person.station, "A"):
        _tell_no_effect(state, person, "broken")
        return
    state.prepared |= {person.station}
    state.emit(events.CannonPrepared, person.color, station=person.station)


def _repair_twice(state: State, person: Person) -> None:
    """Repair a malfunction in the crew member's station by two points or, without one, a sabotaged system."""
    station = person.station
    found = [
        (threat.order, system, threat)
        for system in BUTTONS
        for threat in actions.malfunctions_at(state, station, system)
        if threat.fate != SURVIVED
    ]
    sabotaged = [system for system in BUTTONS if (station, system) in state.sabotaged]
    if found:
        _, system, threat = min(found, key=lambda one: one[0])
        actions.repair(state, person, station, system, [threat], 2)
    elif sabotaged:  # sabotage comes last, because it has no number
        actions.press_button(state, person, station, sabotaged[0], heroic=False)
    else:
        _tell_no_effect(state, person, "nothing-broken")


Special = Callable[[State, Person], None]

SPECIAL: Final[dict[str, tuple[Special, Special]]] = {
    "Rocketeer": (_launch_from_afar, _launch_two),
    "DataAnalyst": (_maintain_from_afar, _look_out_as_three),
    "EnergyTechnician": (_refuel_from_afar, _raise_temporary_shields),
    "PulseGunner": (_fire_both, _fire_farther),
    "Medic": (_stimulate, _protect),
    "Teleporter": (_teleport_by_tokens, _teleport_across),
    "Hypernavigator": (_slow_threats, _jump_early),
    "SpecialOps": (_prepare_next, _tell_unused_protection),
    "SquadLeader": (_lead_squad, _fly_at_once),
    "Mechanic": (_prepare_cannon, _repair_twice),
}
