"""What the crew can do (§3.2): the cards of a plan by their letters, and what each button does in each station."""

from collections.abc import Callable
from typing import Final

from spacealert.engine import ship
from spacealert.engine.game import NO_CARD
from spacealert.engine.people import delay, delay_next, meet_hazards
from spacealert.engine.state import ACTIVE, DISABLED, SURVIVED, Foe, Person, State
from spacealert.engine.threats import destroy

HEROIC_MOVES: Final = {"4": "UR", "5": "UW", "6": "UB", "1": "LR", "2": "LW", "3": "LB"}
BATTLEBOTS: Final = {"x": False, "X": True}


def act(state: State, person: Person, meant: str | None) -> None:
    """One player's action of this turn; `meant` is what a slip takes the card laid to have been."""
    action = person.plan[state.turn - 1]
    if person.knocked_out:
        if action != NO_CARD and (tell := state.tell):
            tell("unconscious", person.color, action=action)
        return
    if meant is not None:
        action = _slip(state, person, action, meant)
    if person.station == ship.SPACE:
        _act_in_space(state, person, action)
    elif action != NO_CARD:
        ACTIONS[action](state, person)
    elif tell := state.tell:
        tell("no-card", person.color)


def _slip(state: State, person: Person, laid: str, meant: str) -> str:
    if laid == NO_CARD:
        if tell := state.tell:
            tell("slip-without-card", person.color, meant=meant)
        return laid
    slot = state.turn - 1
    person.plan = (*person.plan[:slot], meant, *person.plan[slot + 1 :])
    if tell := state.tell:
        tell("slipped", person.color, laid=laid, meant=meant)
    delay_next(state, person, "slip")
    return meant


def _act_in_space(state: State, person: Person, action: str) -> None:
    """Only battlebots may stay out; any other card waits a turn, and its empty slot brings people home."""
    if action in BATTLEBOTS:
        heroic = BATTLEBOTS[action]
        state.sortie = (person, heroic)
        if tell := state.tell:
            tell("stayed-in-space", person.color, heroic=heroic)
        return
    if action != NO_CARD:
        delay(state, person, state.turn, "space")
    come_home(state, person)


def come_home(state: State, person: Person) -> None:
    person.station = ship.HANGAR
    if tell := state.tell:
        tell("returned", person.color, station=ship.HANGAR)
    meet_hazards(state, person)


# --- moving ---------------------------------------------------------------------------------------------------------


def _through_door(way: dict[str, str], action: str) -> "Action":
    def walk(state: State, person: Person) -> None:
        origin = person.station
        station = way.get(origin)
        if station is None:
            if tell := state.tell:
                tell("no-door", person.color, station=origin, action=action)
            return
        _move(state, person, station, "door")

    return walk


def _ride_lift(state: State, person: Person) -> None:
    """A lift that is damaged or in use still takes you there, but late."""
    zone = ship.ZONE_OF[person.station]
    user = state.lifts[zone]
    state.lifts[zone] = person.color
    _move(state, person, ship.OTHER_DECK[person.station], "lift")
    if "lift" in state.tiles[zone]:
        delay_next(state, person, "lift-damaged")
    elif user is not None:
        delay_next(state, person, "lift-in-use", by=user)


def _heroic_move(station: str) -> "Action":
    def go(state: State, person: Person) -> None:
        if person.station != station:
            _move(state, person, station, "heroic")
        elif tell := state.tell:
            tell("already-there", person.color, station=station)

    return go


def _move(state: State, person: Person, station: str, by: str) -> None:
    origin, person.station = person.station, station
    if tell := state.tell:
        tell("moved", person.color, origin=origin, station=station, by=by)
    if state.hazards:
        meet_hazards(state, person)


# --- repairing ------------------------------------------------------------------------------------------------------


def _press(system: str, heroic: bool) -> "Action":
    def press(state: State, person: Person) -> None:
        station = person.station
        malfunctions = state.broken.get((station, system)) if state.broken else None
        if malfunctions:
            _repair(state, person, station, system, malfunctions, 2 if heroic else 1)
        else:
            SYSTEMS[station, system](state, person, station, heroic)

    return press


def _repair(state: State, person: Person, station: str, system: str, malfunctions: list[Foe], marks: int) -> None:
    """A mark on the lowest-numbered malfunction that can still be repaired, though others on the system cannot."""
    foe = next((foe for foe in malfunctions if foe.fate != SURVIVED), None)
    if foe is None:
        if tell := state.tell:
            cards = tuple(other.card.code for other in malfunctions)
            tell("beyond-repair", person.color, station=station, system=system, cards=cards)
        return
    for trait in foe.card.traits:
        if not trait.repaired(state, foe, person, station):
            return
    foe.marks += marks
    if tell := state.tell:
        others = tuple(other.card.code for other in malfunctions if other is not foe)
        tell(
            "repaired", person.color, foe, station=station, system=system, marks=marks, total=foe.marks,
            hull=foe.hull, others=others,
        )  # fmt: skip
    if foe.marks >= foe.hull:
        _beat(state, foe, person)


def _beat(state: State, foe: Foe, person: Person) -> None:
    destroy(state, foe)
    for trait in foe.card.traits:
        trait.beaten(state, foe, person)


# --- A: weapons -----------------------------------------------------------------------------------------------------


def _fire(weapon: str) -> "Use":
    battery = weapon == "light-laser"

    def fire(state: State, person: Person, station: str, heroic: bool) -> None:
        zone = ship.ZONE_OF[station]
        if station in state.fired:
            if tell := state.tell:
                tell("already-fired", person.color, weapon=weapon, station=station, by=state.fired[station][0])
            return
        if not battery:
            if state.reactors[zone] == 0:
                if tell := state.tell:
                    tell("no-energy", person.color, weapon=weapon, station=station, zone=zone)
                return
            state.reactors[zone] -= 1
        state.fired[station] = (person.color, heroic)
        if tell := state.tell:
            energy = None if battery else state.reactors[zone]
            tell("fired", person.color, weapon=weapon, station=station, zone=zone, heroic=heroic, energy=energy)

    return fire


# --- B: energy ------------------------------------------------------------------------------------------------------


def _fill_shield(state: State, person: Person, station: str, heroic: bool) -> None:
    zone = ship.ZONE_OF[station]
    _transfer(state, person, "shield", zone, zone, heroic)


def _fill_reactor(state: State, person: Person, station: str, heroic: bool) -> None:
    _transfer(state, person, "reactor", ship.ZONE_OF[station], "white", heroic)


def _transfer(state: State, person: Person, system: str, zone: str, source: str, heroic: bool) -> None:
    """Move energy until it is full or nothing is left; a heroic card adds one where at least one arrived."""
    holds = state.shields if system == "shield" else state.reactors
    capacity = state.shield_capacity(zone) if system == "shield" else state.reactor_capacity(zone)
    amount = min(capacity - holds[zone], state.reactors[source])
    tell = state.tell
    if amount <= 0:
        if tell and holds[zone] >= capacity:
            tell("already-full", person.color, system=system, zone=zone, now=holds[zone], capacity=capacity)
        elif tell:
            tell("source-empty", person.color, system=system, zone=zone, source=source)
        return
    holds[zone] += amount + heroic
    state.reactors[source] -= amount
    if tell:
        tell(
            "filled", person.color, system=system, zone=zone, source=source, amount=amount, extra=int(heroic),
            now=holds[zone], left=state.reactors[source],
        )  # fmt: skip


def _refuel(state: State, person: Person, station: str, heroic: bool) -> None:
    tell = state.tell
    if state.fuel == 0:
        if tell:
            tell("no-fuel", person.color)
        return
    state.fuel -= 1
    amount = max(0, state.reactor_capacity("white") - state.reactors["white"])
    extra = 1 if heroic and amount else 0
    state.reactors["white"] += amount + extra
    if tell:
        tell("refuelled", person.color, amount=amount, extra=extra, now=state.reactors["white"], left=state.fuel)


# --- C: what is peculiar to a station ---------------------------------------------------------------------------------


def _maintain(state: State, person: Person, station: str, heroic: bool) -> None:
    phase = ship.PHASE_OF[state.turn]
    tell = state.tell
    if state.maintained[phase]:
        if tell:
            tell("already-maintained", person.color, phase=phase + 1)
        return
    state.maintained[phase] = True
    if tell:
        in_time = state.turn <= ship.COMPUTER_CHECKS[phase]
        tell("maintained", person.color, phase=phase + 1, in_time=in_time)


def _launch_rocket(state: State, person: Person, station: str, heroic: bool) -> None:
    tell = state.tell
    if state.rocket_near:
        if tell:
            tell("rocket-space-taken", person.color)
    elif state.rockets == 0:
        if tell:
            tell("no-rocket", person.color)
    else:
        state.rockets -= 1
        state.rocket_near = True
        if tell:
            tell("rocket-launched", person.color, left=state.rockets)


def _take_squad(state: State, person: Person, station: str, heroic: bool) -> None:
    """Whoever leads nobody takes the bay's squad; a disabled squad that one leads is started again."""
    tell = state.tell
    if person.squad == ACTIVE:
        if tell:
            tell("squad-already-active", person.color, station=station)
    elif person.squad == DISABLED:
        person.squad = ACTIVE
        if tell:
            tell("squad-revived", person.color, station=station)
    elif state.bays[station] is None:
        if tell:
            tell("squad-gone", person.color, station=station)
    else:
        person.squad = DISABLED if state.bays[station] == DISABLED else ACTIVE
        state.bays[station] = None
        if tell:
            tell("squad-taken", person.color, station=station, squad=person.squad)


def _launch_interceptors(state: State, person: Person, station: str, heroic: bool) -> None:
    """Into space with an active squad, if nobody is there; they attack this very turn."""
    out = next((other.color for other in state.crew if other.station == ship.SPACE), None)
    tell = state.tell
    if person.squad == ACTIVE and out is None:
        person.station = ship.SPACE
        state.sortie = (person, False)
        if tell:
            tell("sortie", person.color, heroic=False)
    elif tell:
        reason = (
            "no-squad" if person.squad is None else "squad-disabled" if person.squad == DISABLED else "hangar-empty"
        )
        tell("no-sortie", person.color, reason=reason, by=out)


def _look_out(state: State, person: Person, station: str, heroic: bool) -> None:
    state.lookouts.append(person.color)
    if tell := state.tell:
        tell("looked-out", person.color, count=len(state.lookouts))


# --- battlebots -----------------------------------------------------------------------------------------------------


def _battlebots(heroic: bool) -> "Action":
    def attack(state: State, person: Person) -> None:
        station = person.station
        tell = state.tell
        if person.squad != ACTIVE:
            if tell:
                tell("squad-is-disabled" if person.squad else "no-squad", person.color, station=station)
            return
        for foe in state.on_track:
            if foe.card.sort == "intruder" and station in foe.stations:
                _strike(state, person, foe, heroic)
                return
        if tell:
            tell("no-intruder", person.color, station=station)

    return attack


def _strike(state: State, person: Person, foe: Foe, heroic: bool) -> None:
    """One mark on the intruder; one that fires back disables the squad, unless a hero leads it."""
    for trait in foe.card.traits:
        if not trait.struck(state, foe, person):
            return
    foe.marks += 1
    tell = state.tell
    if tell:
        tell(
            "bots-attacked", person.color, foe, station=person.station, marks=1, total=foe.marks, hull=foe.hull,
            heroic=heroic,
        )  # fmt: skip
    if not heroic and (foe.card.fires_back or "fires-back" in foe.flags):
        person.squad = DISABLED
        if tell:
            tell("fired-back", person.color, foe)
    if foe.marks >= foe.hull:
        _beat(state, foe, person)


Action = Callable[[State, Person], None]
Use = Callable[[State, Person, str, bool], None]

SYSTEMS: Final[dict[tuple[str, str], Use]] = {
    ("UR", "A"): _fire("heavy-laser"),
    ("UW", "A"): _fire("heavy-laser"),
    ("UB", "A"): _fire("heavy-laser"),
    ("LR", "A"): _fire("light-laser"),
    ("LW", "A"): _fire("pulse-cannon"),
    ("LB", "A"): _fire("light-laser"),
    ("UR", "B"): _fill_shield,
    ("UW", "B"): _fill_shield,
    ("UB", "B"): _fill_shield,
    ("LR", "B"): _fill_reactor,
    ("LW", "B"): _refuel,
    ("LB", "B"): _fill_reactor,
    ("UR", "C"): _launch_interceptors,
    ("UW", "C"): _maintain,
    ("UB", "C"): _take_squad,
    ("LR", "C"): _take_squad,
    ("LW", "C"): _look_out,
    ("LB", "C"): _launch_rocket,
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
