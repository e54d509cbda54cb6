"""Crew actions (§3.2): the action for each letter of a plan, and the effect of each button in each station."""

from collections.abc import Callable
from typing import Final

from spacealert.engine import events, ship
from spacealert.engine.events import Button, EnergyStore, NoSortieReason, Way, Weapon
from spacealert.engine.people import apply_hazards, delay_next
from spacealert.engine.ship import Station, Zone
from spacealert.engine.state import ACTIVE, DISABLED, SURVIVED, Person, State, ThreatState
from spacealert.engine.threat_steps import destroy_threat

HEROIC_MOVES: Final[dict[str, Station]] = {"4": "UR", "5": "UW", "6": "UB", "1": "LR", "2": "LW", "3": "LB"}


# --- moving ---------------------------------------------------------------------------------------------------------


def _through_door(way: dict[str, Station], action: str) -> "Action":
    def walk(state: State, person: Person) -> None:
        origin = person.station
        station = way.get(origin)
        if station is None:
            state.emit(events.NoDoor, person.color, station=origin, action=action)
            return
        if state.sealed and is_sealed(state, person, origin, station):
            state.emit(events.DoorSealed, person.color, station=origin, action=action)
            return
        _move(state, person, station, "door")

    return walk


def _ride_lift(state: State, person: Person) -> None:
    """Ride the gravolift. If it is damaged or in use, an unprotected crew member arrives but is delayed."""
    zone = ship.ZONE_OF[person.station]
    user = state.lifts.get(zone)
    state.lifts = {**state.lifts, zone: person.color}
    _move(state, person, ship.OTHER_DECK[person.station], "lift")
    if person.protected_on == state.turn:
        return
    if "lift" in state.tiles[zone]:
        delay_next(state, person, "lift-damaged")
    elif user is not None:
        delay_next(state, person, "lift-in-use", by=user)


def is_sealed(state: State, person: Person, origin: Station, station: Station) -> bool:
    """Return whether a sealed door between these stations stops this crew member."""
    if person.protected_on == state.turn:
        return False
    return bool(ship.doors_between(origin, station) & state.sealed)


def _heroic_move(station: Station) -> "Action":
    return lambda state, person: move_heroically(state, person, station)


def move_heroically(state: State, person: Person, station: Station) -> None:
    """Move to this station, or as close to it as sealed doors allow."""
    if state.sealed:
        station = _reachable(state, person, station)
    if person.station != station:
        _move(state, person, station, "heroic")
    else:
        state.emit(events.AlreadyThere, person.color, station=station)


def _reachable(state: State, person: Person, station: Station) -> Station:
    here, goal = person.station, ship.ZONES.index(ship.ZONE_OF[station])
    way = ship.BLUEWARD if ship.ZONES.index(ship.ZONE_OF[here]) < goal else ship.REDWARD
    while ship.ZONES.index(ship.ZONE_OF[here]) != goal and not is_sealed(state, person, here, way[here]):
        here = way[here]
    return here if here[0] == station[0] else ship.OTHER_DECK[here]


def _move(state: State, person: Person, station: Station, by: Way) -> None:
    origin, person.station = person.station, station
    if emit := state.listener:
        emit(events.Moved, person.color, origin=origin, station=station, by=by)
    if state.watchers or state.hazards:
        react_to_entry(state, person)
    if state.watchers and state.path is None:
        react_to_travel(state, person, origin)


def react_to_entry(state: State, person: Person) -> None:
    """Trigger the effects of someone entering a station, from another station or from space."""
    for place in state.watchers:
        threat = state.threats[place]
        for trait in threat.card.hooks["on_crew_move"]:
            trait.on_crew_move(state, threat, person)
    if state.hazards and person.protected_on != state.turn:
        apply_hazards(state, person)


def react_to_travel(state: State, person: Person, origin: Station) -> None:
    for place in state.watchers:
        threat = state.threats[place]
        for trait in threat.card.hooks["on_crew_travel"]:
            trait.on_crew_travel(state, threat, person, origin)


# --- repairing ------------------------------------------------------------------------------------------------------


def _press(system: Button, heroic: bool) -> "Action":
    def press_here(state: State, person: Person) -> None:
        station = person.station
        button = (station, system)
        if button in state.broken or state.prepared or state.sabotaged:
            press_button(state, person, station, system, heroic)
        else:
            SYSTEMS[button](state, person, station, heroic)

    return press_here


def press_button(state: State, person: Person, station: Station, system: Button, heroic: bool) -> None:
    """Press a button, or repair the malfunction or the sabotage that covers it."""
    if system == "A" and state.prepared and station in state.prepared:
        state.used = station
        state.prepared -= {station}
    if malfunctions := malfunctions_at(state, station, system):
        repair(state, person, station, system, malfunctions, 2 if heroic else 1)
    elif state.sabotaged and (station, system) in state.sabotaged:
        _repair_sabotage(state, person, station, system)
    else:
        SYSTEMS[station, system](state, person, station, heroic)
    state.used = None


def _repair_sabotage(state: State, person: Person, station: Station, system: Button) -> None:
    """Repair a sabotaged system, if the crew member is in its station."""
    if station == person.station:
        state.sabotaged -= {(station, system)}
    state.emit(events.SabotageRepaired, person.color, station=station, system=system, done=station == person.station)


def is_broken(state: State, station: Station, system: Button) -> bool:
    """Return whether pressing this button would repair a malfunction or sabotage."""
    return (station, system) in state.sabotaged or bool(malfunctions_at(state, station, system))


def malfunctions_at(state: State, station: Station, system: Button) -> list[ThreatState]:
    """Return the malfunctions on a button in number order, except those that are phased out."""
    places = state.broken.get((station, system))
    return [threat for place in places if not (threat := state.threats[place]).out] if places else []


def repair(
    state: State, person: Person, station: Station, system: Button, malfunctions: list[ThreatState], marks: int
) -> None:
    """Repair the lowest-numbered malfunction that is not beyond repair."""
    threat = next((threat for threat in malfunctions if threat.fate != SURVIVED), None)
    if threat is None:
        if emit := state.listener:
            cards = tuple(other.card.code for other in malfunctions)
            emit(events.BeyondRepair, person.color, station=station, system=system, cards=cards)
        return
    for trait in threat.card.hooks["on_repair"]:
        if not trait.on_repair(state, threat, person, station):
            return
    for trait in threat.card.hooks["effective_marks"]:
        marks = trait.effective_marks(state, threat, person, marks)
        if marks <= 0:
            return
    if station != person.station and threat.marks + marks >= threat.hull:
        if emit := state.listener:
            emit(events.RepairWithheld, person.color, threat.place, threat.card.code)
        return
    threat.marks += marks
    if emit := state.listener:
        others = tuple(other.card.code for other in malfunctions if other is not threat)
        emit(
            events.Repaired, person.color, threat.place, threat.card.code, station=station, system=system, marks=marks,
            total=threat.marks, hull=threat.hull, others=others,
        )  # fmt: skip
    _react(state, threat, person)


def _react(state: State, threat: ThreatState, person: Person) -> None:
    """Let a threat react to damage by this crew member. A threat with no hull points left is destroyed first."""
    beaten = threat.marks >= threat.hull
    if beaten:
        destroy_threat(state, threat)
    for trait in threat.card.hooks["on_damaged_by_crew"]:
        trait.on_damaged_by_crew(state, threat, person)
    if beaten:
        for trait in threat.card.hooks["on_defeat"]:
            trait.on_defeat(state, threat, person)


# --- A: weapons -----------------------------------------------------------------------------------------------------


def _fire(weapon: Weapon) -> "Use":
    battery = weapon == "light-laser"

    def fire(state: State, person: Person, station: Station, heroic: bool) -> None:
        zone = ship.ZONE_OF[station]
        if station in state.fired:
            if emit := state.listener:
                emit(events.AlreadyFired, person.color, weapon=weapon, station=station, by=state.fired[station][0])
            return
        if not battery:
            if state.reactors[zone] == 0:
                if emit := state.listener:
                    emit(events.NoEnergy, person.color, weapon=weapon, station=station, zone=zone)
                return
            state.reactors[zone] -= 1
        state.fired = {**state.fired, station: (person.color, heroic, state.used == station, False)}
        if emit := state.listener:
            energy = None if battery else state.reactors[zone]
            emit(events.Fired, person.color, weapon=weapon, station=station, zone=zone, heroic=heroic, energy=energy)
        if station == ship.BRIDGE:
            for threat in state.on_track:
                for trait in threat.card.hooks["on_central_laser_shot"]:
                    trait.on_central_laser_shot(state, threat)

    return fire


def fire_pulse_cannon(state: State, person: Person) -> None:
    """Fire the pulse cannon as a Pulse Gunner, who also hits threats one range farther away."""
    prepared, fired_before = "LW" in state.prepared, "LW" in state.fired
    state.prepared -= {"LW"}
    _fire("pulse-cannon")(state, person, "LW", False)
    if "LW" in state.fired and not fired_before:
        state.fired = {**state.fired, "LW": (person.color, False, prepared, True)}


# --- B: energy ------------------------------------------------------------------------------------------------------


def _fill_shield(state: State, person: Person, station: Station, heroic: bool) -> None:
    zone = ship.ZONE_OF[station]
    _transfer(state, person, "shield", zone, zone, heroic)


def _fill_reactor(state: State, person: Person, station: Station, heroic: bool) -> None:
    _transfer(state, person, "reactor", ship.ZONE_OF[station], "white", heroic)


def _transfer(state: State, person: Person, system: EnergyStore, zone: Zone, source: Zone, heroic: bool) -> None:
    """Transfer energy until the target is full or the source is empty.

    If any energy is transferred, a heroic action adds one more.
    """
    holds = state.shields if system == "shield" else state.reactors
    capacity = state.shield_capacity(zone) if system == "shield" else state.reactor_capacity(zone)
    amount = min(capacity - holds[zone], state.reactors[source])
    emit = state.listener
    if amount <= 0:
        if emit and holds[zone] >= capacity:
            emit(events.AlreadyFull, person.color, system=system, zone=zone, now=holds[zone], capacity=capacity)
        elif emit:
            emit(events.SourceEmpty, person.color, system=system, zone=zone, source=source)
        return
    holds[zone] += amount + heroic
    state.reactors[source] -= amount
    if emit:
        emit(
            events.Filled, person.color, system=system, zone=zone, source=source, amount=amount, extra=int(heroic),
            now=holds[zone], left=state.reactors[source],
        )  # fmt: skip


def _refuel(state: State, person: Person, station: Station, heroic: bool) -> None:
    if state.fuel == 0:
        state.emit(events.NoFuel, person.color)
        return
    state.fuel -= 1
    amount = max(0, state.reactor_capacity("white") - state.reactors["white"])
    extra = 1 if heroic and amount else 0
    state.reactors["white"] += amount + extra
    state.emit(events.Refuelled, person.color, amount=amount, extra=extra, now=state.reactors["white"], left=state.fuel)


# --- C: special functions of each station -----------------------------------------------------------------------------


def _maintain(state: State, person: Person, station: Station, heroic: bool) -> None:
    phase = ship.PHASE_OF[state.turn]
    emit = state.listener
    if state.maintained[phase]:
        if emit:
            emit(events.AlreadyMaintained, person.color, phase=phase + 1)
        return
    state.maintained = (*state.maintained[:phase], True, *state.maintained[phase + 1 :])
    if emit:
        in_time = state.turn <= ship.COMPUTER_CHECKS[phase]
        emit(events.Maintained, person.color, phase=phase + 1, in_time=in_time)


def _launch_rocket(state: State, person: Person, station: Station, heroic: bool) -> None:
    if state.rocket_near:
        state.emit(events.RocketSpaceTaken, person.color)
    elif state.rockets == 0:
        state.emit(events.NoRocket, person.color)
    else:
        state.rockets -= 1
        state.rocket_near = 1
        state.emit(events.RocketLaunched, person.color, left=state.rockets)


def _take_squad(state: State, person: Person, station: Station, heroic: bool) -> None:
    """Take the squad from the bay if the crew member has none, or reactivate their disabled squad."""
    if person.squad == ACTIVE:
        state.emit(events.SquadAlreadyActive, person.color, station=station)
    elif person.squad == DISABLED:
        person.squad = ACTIVE
        state.emit(events.SquadRevived, person.color, station=station)
    elif state.bays[station] is None:
        state.emit(events.SquadGone, person.color, station=station)
    else:
        person.squad = DISABLED if state.bays[station] == DISABLED else ACTIVE
        state.bays = {**state.bays, station: None}
        state.emit(events.SquadTaken, person.color, station=station, squad=person.squad)


def launch_interceptors(state: State, person: Person, station: Station, heroic: bool) -> None:
    """Launch the interceptors, if the crew member has an active squad and nobody is in space."""
    out = next((other.color for other in state.members if other.station in ship.RANGES), None)
    emit = state.listener
    if person.squad == ACTIVE and out is None:
        person.station = ship.SPACE
        state.sortie = (person, False)
        if emit:
            emit(events.Sortie, person.color, heroic=False)
    elif emit:
        reason: NoSortieReason = (
            "no-squad" if person.squad is None else "squad-disabled" if person.squad == DISABLED else "hangar-empty"
        )
        emit(events.NoSortie, person.color, reason=reason, by=out)


def look_out(state: State, person: Person, station: Station, heroic: bool, count: int = 1) -> None:
    """Look out of the window. A Data Analyst counts as `count` people."""
    state.lookouts += (person.color,) * count
    state.emit(events.LookedOut, person.color, count=len(state.lookouts))


# --- battlebots -----------------------------------------------------------------------------------------------------


def _battlebots(heroic: bool) -> "Action":
    def attack(state: State, person: Person) -> None:
        station = person.station
        emit = state.listener
        if person.squad != ACTIVE:
            if emit:
                emit(events.SquadIsDisabled if person.squad else events.NoSquad, person.color, station=station)
            return
        for threat in state.on_track:
            if threat.card.sort != "intruder" or threat.out:
                continue
            if station in threat.stations or (threat.card.moves_with_host and _is_ridden_here(state, threat, person)):
                _strike(state, person, threat, heroic)
                return
        if emit:
            emit(events.NoIntruder, person.color, station=station)

    return attack


def _is_ridden_here(state: State, threat: ThreatState, person: Person) -> bool:
    return any(
        other.color in threat.tokens and other is not person and other.station == person.station for other in state.crew
    )


def _strike(state: State, person: Person, threat: ThreatState, heroic: bool) -> None:
    for trait in threat.card.hooks["on_battlebots_attack"]:
        if not trait.on_battlebots_attack(state, threat, person):
            return
    for trait in threat.card.hooks["effective_marks"]:
        if not trait.effective_marks(state, threat, person, 1):
            _fire_back(state, person, threat, heroic)
            return
    threat.marks += 1
    state.emit(
        events.BotsAttacked, person.color, threat.place, threat.card.code, station=person.station, marks=1,
        total=threat.marks, hull=threat.hull, heroic=heroic,
    )  # fmt: skip
    _fire_back(state, person, threat, heroic)
    _react(state, threat, person)


def _fire_back(state: State, person: Person, threat: ThreatState, heroic: bool) -> None:
    if not heroic and (threat.card.fires_back or "fires-back" in threat.flags):
        person.squad = DISABLED
        state.emit(events.FiredBack, person.color, threat.place, threat.card.code)


Action = Callable[[State, Person], None]
Use = Callable[[State, Person, Station, bool], None]

# Actions A, B and C by station.
SYSTEMS: Final[dict[tuple[str, str], Use]] = {
    (station, button): use
    for station, uses in {
        "UR": (_fire("heavy-laser"), _fill_shield, launch_interceptors),
        "UW": (_fire("heavy-laser"), _fill_shield, _maintain),
        "UB": (_fire("heavy-laser"), _fill_shield, _take_squad),
        "LR": (_fire("light-laser"), _fill_reactor, _take_squad),
        "LW": (_fire("pulse-cannon"), _refuel, look_out),
        "LB": (_fire("light-laser"), _fill_reactor, _launch_rocket),
    }.items()
    for button, use in zip("ABC", uses, strict=True)
}

ACTIONS: Final[dict[str, Action]] = {
    "a": _press("A", heroic=False),
    "b": _press("B", heroic=False),
    "c": _press("C", heroic=False),
    "A": _press("A", heroic=True),
    "B": _press("B", heroic=True),
    "x": _battlebots(heroic=False),
    "X": _battlebots(heroic=True),
    "<": _through_door(ship.REDWARD, "<"),
    ">": _through_door(ship.BLUEWARD, ">"),
    "^": _ride_lift,
    **{letter: _heroic_move(station) for letter, station in HEROIC_MOVES.items()},
}
