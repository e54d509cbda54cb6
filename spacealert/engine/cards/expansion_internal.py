"""Internal threats of The New Frontier: 10 common and 10 serious cards, with their traits."""

from spacealert.engine import attacks, events, ship
from spacealert.engine.cards.base_internal import RepairedTogether, disable_squad
from spacealert.engine.cards.card import Effect, Trait, effect, intruder, malfunction
from spacealert.engine.cards.expansion_external import PHASING
from spacealert.engine.people import knock_out, people_aboard, people_in, repeat_slot
from spacealert.engine.ship import Station
from spacealert.engine.state import ACTIVE, ON_TRACK, Person, State, ThreatState
from spacealert.engine.threat_steps import destroy_threat, mark_survived, push_threats, threat_zone

from spacealert.engine.cards.vocabulary import (  # isort: skip
    attack_all, call, change_deck, crew_at_its_tokens, crew_in_its_zone, damage, damage_all, damage_at_tokens,
    do_nothing, drain_reactors, everybody, heal, if_in_phase, knock_out_all, lose_rocket, move_blueward, move_redward,
    move_to, place_intruder, report_nothing, set_flag,
)  # fmt: skip

# --- traits -------------------------------------------------------------------------------------------------------


class HardToReach(Trait):
    """Ignores the first `lost` points of damage each turn until it becomes accessible (NF 3.8)."""

    word = "hard-to-reach"

    def __init__(self, lost: int) -> None:
        self.lost = lost

    def effective_marks(self, state: State, threat: ThreatState, person: Person, marks: int) -> int:
        if "accessible" in threat.flags:
            return marks
        before = state.absorbed.get(threat.place, 0)
        absorbed = min(self.lost - before, marks)
        state.absorbed = {**state.absorbed, threat.place: before + absorbed}
        if absorbed and (emit := state.listener):
            emit(events.EffortLost, person.color, threat.place, threat.card.code, marks=absorbed)
        return marks - absorbed


class NeedsEnergy(Trait):
    """Uses one energy from the zone's reactor for its final repair. Without energy, one hull point remains."""

    word = "needs-energy"

    def effective_marks(self, state: State, threat: ThreatState, person: Person, marks: int) -> int:
        if threat.marks + marks < threat.hull:
            return marks
        if attacks.drain_reactor(state, threat, threat_zone(threat), 1):
            return marks
        return threat.hull - threat.marks - 1


class StartsByNumber(Trait):
    """Appears in upper red if its number is odd, and in upper blue if it is even."""

    word = "side-by-number"

    def on_appear(self, state: State, threat: ThreatState) -> None:
        threat.stations = ("UR",) if threat.number % 2 else ("UB",)


class ShortCircuit(Trait):
    """Attacks all zones after every shot from the central heavy laser, unless phased out."""

    word = "short-circuit"

    def on_central_laser_shot(self, state: State, threat: ThreatState) -> None:
        if not threat.out:
            for zone in ship.ZONES:
                attacks.attack(state, threat, zone, 1)


class LoneRepair(Trait):
    """Takes an extra mark on a turn in which only one crew member repairs it. Its destruction ends shield reversal."""

    word = "repaired-alone"

    def on_repair(self, state: State, threat: ThreatState, person: Person, station: Station) -> bool:
        threat.tally = (*threat.tally, person.color)
        return True

    def on_actions_end(self, state: State, threat: ThreatState) -> None:
        if len(set(threat.tally)) == 1:
            threat.marks += 1
            state.emit(
                events.RepairedAlone, threat.place, threat.card.code, marks=1, total=threat.marks, hull=threat.hull
            )
            if threat.marks >= threat.hull:
                destroy_threat(state, threat)
        threat.tally = ()

    def on_destroyed(self, state: State, threat: ThreatState) -> None:
        state.reversed = ""


class Sealing(Trait):
    """Takes an extra mark from repairs by a player with active battlebots. Its destruction unseals the doors."""

    word = "sealing"

    def effective_marks(self, state: State, threat: ThreatState, person: Person, marks: int) -> int:
        return marks + (person.squad == ACTIVE)

    def on_destroyed(self, state: State, threat: ThreatState) -> None:
        state.sealed = frozenset()


class Blinding(Trait):
    """Makes lasers in blinded zones miss on a turn in which nobody looks out of the window or is in space."""

    word = "blinding"

    def on_destroyed(self, state: State, threat: ThreatState) -> None:
        state.blinded = frozenset()


class MovesWhenHit(Trait):
    word = "moves-when-hit"

    def __init__(self, station: Station) -> None:
        self.station = station

    def on_damaged_by_crew(self, state: State, threat: ThreatState, person: Person) -> None:
        if threat.fate == ON_TRACK:
            place_intruder(state, threat, self.station)


class Infectious(Trait):
    """At Z, every infected crew member who is conscious and on board damages the ship.

    This also happens if the threat has been destroyed.
    """

    word = "infectious"

    def on_destroyed(self, state: State, threat: ThreatState) -> None:
        leave_marker(state, threat)

    def on_marker_at_z(self, state: State, threat: ThreatState) -> None:
        let_infected_damage_ship(state, threat, BY_INFECTED)


class Poisonous(Trait):
    """Poisons anyone who moves to or from upper blue or lower white.

    At Z, everyone poisoned is knocked out (NF 3.10).
    """

    word = "poisonous"
    stations = ("UB", "LW")

    def on_appear(self, state: State, threat: ThreatState) -> None:
        state.watchers = (*state.watchers, threat.place)

    def on_crew_travel(self, state: State, threat: ThreatState, person: Person, origin: Station) -> None:
        if threat.fate != ON_TRACK or (state.game.readings.drones_from_x and not threat.passed):
            return
        if person.color not in threat.tokens and not {origin, person.station}.isdisjoint(self.stations):
            threat.tokens = (*threat.tokens, person.color)
            state.emit(events.Poisoned, person.color, threat.place, threat.card.code)

    def on_destroyed(self, state: State, threat: ThreatState) -> None:
        leave_marker(state, threat)

    def on_marker_at_z(self, state: State, threat: ThreatState) -> None:
        knock_out_poisoned(state, threat)


class DeadlyAtJump(Trait):
    """Knocks out everyone if it has not been destroyed when the ship jumps."""

    word = "breaks-systems"

    def on_jump(self, state: State, threat: ThreatState) -> None:
        for person in state.crew:
            knock_out(state, person, threat)


class ThrowsCrew(Trait):
    """Moves everyone on board to the other deck at each repair. If destroyed, it cannot call its card (NF 3.9)."""

    word = "throws-around"

    def on_destroyed(self, state: State, threat: ThreatState) -> None:
        threat.calls = None

    def on_damaged_by_crew(self, state: State, threat: ThreatState, person: Person) -> None:
        for other in people_aboard(state):
            throw(state, threat, other, ship.OTHER_DECK[other.station])


class Parasitic(Trait):
    """Takes a host: the first crew member who moves. Only others can attack it, and its death knocks out the host."""

    word = "parasitic"
    moves_with_host = True

    def on_appear(self, state: State, threat: ThreatState) -> None:
        state.watchers = (*state.watchers, threat.place)

    def on_crew_move(self, state: State, threat: ThreatState, person: Person) -> None:
        if threat.fate == ON_TRACK and not threat.tokens:
            threat.tokens = (person.color,)
            state.emit(events.HostFound, person.color, threat.place, threat.card.code)

    def on_battlebots_attack(self, state: State, threat: ThreatState, person: Person) -> bool:
        return person.color not in threat.tokens

    def on_destroyed(self, state: State, threat: ThreatState) -> None:
        host = find_host(state, threat)
        threat.tokens = ()
        if host is not None:
            knock_out(state, host, threat)

    def on_crew_knocked_out(self, state: State, threat: ThreatState, person: Person) -> None:
        if person.color in threat.tokens and threat.fate == ON_TRACK:
            mark_survived(state, threat)


# --- shared effects ---------------------------------------------------------------------------------------------------


def leave_marker(state: State, threat: ThreatState) -> None:
    if threat.tokens and threat.space:
        state.markers = (*state.markers, threat.copy())


@effect("n")
def damage_others(state: State, threat: ThreatState, n: int) -> None:
    """Damage the zones other than the threat's own."""
    for zone in ship.ZONES:
        if zone != threat_zone(threat):
            attacks.damage(state, threat, zone, n)


@effect("n")
def damage_white(state: State, threat: ThreatState, n: int) -> None:
    attacks.damage(state, threat, "white", n)


@effect("n")
def damage_opposite(state: State, threat: ThreatState, n: int) -> None:
    attacks.damage(state, threat, "blue" if threat_zone(threat) == "red" else "red", n)


@effect("n")
def drain_own_reactor(state: State, threat: ThreatState, n: int) -> None:
    attacks.drain_reactor(state, threat, threat_zone(threat), n)


@effect()
def empty_own_shield(state: State, threat: ThreatState) -> None:
    attacks.drain_shield(state, threat, threat_zone(threat))


@effect()
def empty_own_reactor(state: State, threat: ThreatState) -> None:
    attacks.drain_reactor(state, threat, threat_zone(threat))


@effect("n", word="discharge-at-all")
def drain_to_attack(state: State, threat: ThreatState, n: int) -> None:
    """Drain one energy from the white reactor. If the reactor had energy, attack all zones."""
    if attacks.drain_reactor(state, threat, "white", 1):
        for zone in ship.ZONES:
            attacks.attack(state, threat, zone, n)


@effect("n", word="burn-fuel-at-all")
def burn_fuel_to_attack(state: State, threat: ThreatState, n: int) -> None:
    """Burn a fuel capsule. If the ship had a capsule, attack all zones."""
    before = state.fuel
    attacks.lose_fuel(state, threat)
    if state.fuel < before:
        for zone in ship.ZONES:
            attacks.attack(state, threat, zone, n)


@effect("what")
def reverse_shields(state: State, threat: ThreatState, what: str) -> None:
    """Reverse shields, so that they absorb nothing or strengthen attacks."""
    state.reversed = what
    set_flag(state, threat, what)


@effect("door")
def seal(state: State, threat: ThreatState, door: str) -> None:
    state.sealed |= {door}
    set_flag(state, threat, f"sealed-{door}")


def blind(*zones: str) -> Effect:
    """Declare an effect that blinds the lasers of the first of these zones that is not blinded yet."""

    def do(state: State, threat: ThreatState) -> None:
        zone = next((zone for zone in zones if zone not in state.blinded), None)
        if zone is None:
            report_nothing(state, threat, "no-action")
            return
        state.blinded |= {zone}
        set_flag(state, threat, f"blinded-{zone}")

    return Effect("blind", {"zone": zones[0], "second": zones[1] if len(zones) > 1 else None}, do)


@effect("n", word="urge-zone")
def push_zone(state: State, threat: ThreatState, n: int) -> None:
    """Move the external threats in this threat's zone by `n` spaces."""
    zone = threat_zone(threat)
    push_threats(state, threat, [other for other in state.on_track if other.zone == zone], n)


@effect()
def become_accessible(state: State, threat: ThreatState) -> None:
    set_flag(state, threat, "accessible")


@effect()
def drill(state: State, threat: ThreatState) -> None:
    """Move one station toward the most damaged zone. On a tie, move toward white."""
    counts = {zone: len(tiles) for zone, tiles in state.tiles.items()}
    match [zone for zone, count in counts.items() if count == max(counts.values())]:
        case [worst]:
            goal = ship.ZONES.index(worst)
        case _:
            goal = ship.ZONES.index("white")
    [station] = threat.stations
    here = ship.ZONES.index(ship.ZONE_OF[station])
    way = ship.BLUEWARD if goal > here else ship.REDWARD
    if goal == here:
        state.emit(events.IntruderStays, threat.place, threat.card.code, station=station, reason="there")
        return
    move_to(state, threat, way[station])


@effect("then", "otherwise")
def if_people_here(state: State, threat: ThreatState, then: Effect, otherwise: Effect) -> None:
    (then if people_in(state, threat.stations) else otherwise).do(state, threat)


@effect()
def lay_mine(state: State, threat: ThreatState) -> None:
    [station] = threat.stations
    threat.tokens = (*threat.tokens, station)
    state.emit(events.MineLaid, threat.place, threat.card.code, station=station)


@effect("n")
def explode_mines(state: State, threat: ThreatState, n: int) -> None:
    """Explode each mine, damaging its zone."""
    for station in threat.tokens:
        attacks.damage(state, threat, ship.ZONE_OF[station], n)


@effect()
def infect(state: State, threat: ThreatState) -> None:
    """Infect everyone in the threat's station."""
    for person in people_in(state, threat.stations):
        if person.color not in threat.tokens:
            threat.tokens = (*threat.tokens, person.color)
            state.emit(events.Infected, person.color, threat.place, threat.card.code)


BY_INFECTED = 2


@effect("n")
def damage_by_infected(state: State, threat: ThreatState, n: int) -> None:
    let_infected_damage_ship(state, threat, n)


def let_infected_damage_ship(state: State, threat: ThreatState, n: int) -> None:
    """Damage the zone of each conscious infected crew member on board."""
    for person in state.crew:
        if person.color in threat.tokens and not person.knocked_out and not person.in_space:
            attacks.damage(state, threat, ship.ZONE_OF[person.station], n)


def knock_out_poisoned(state: State, threat: ThreatState) -> None:
    for person in state.crew:
        if person.color in threat.tokens:
            knock_out(state, person, threat)


@effect("n")
def turn_rockets(state: State, threat: ThreatState, n: int) -> None:
    """Turn all rockets on board against the red zone, and knock out everyone poisoned."""
    for _ in range(state.rockets):
        attacks.lose_rocket(state, threat)
        attacks.attack(state, threat, "red", n)
    knock_out_poisoned(state, threat)


@effect()
def swallow_reactor(state: State, threat: ThreatState) -> None:
    """Drain the reactor of the threat's zone, and gain one speed per energy."""
    threat.speed += attacks.drain_reactor(state, threat, threat_zone(threat))
    state.emit(events.SpeedChanged, threat.place, threat.card.code, speed=threat.speed)


@effect()
def break_systems(state: State, threat: ThreatState) -> None:
    """Break A, B and C in the threat's station. Each needs a repair, even after the threat is destroyed."""
    [station] = threat.stations
    state.sabotaged |= {(station, system) for system in ("A", "B", "C")}
    state.emit(events.SystemsBroken, threat.place, threat.card.code, station=station)


def knock_out_if(alone: bool) -> Effect:
    """Declare an effect that knocks out everyone who is (or, if `alone` is false, is not) alone in their station."""

    def do(state: State, threat: ThreatState) -> None:
        people = people_aboard(state)
        for person in people:
            if (sum(other.station == person.station for other in people) == 1) == alone:
                knock_out(state, person, threat)

    return Effect("knocks-out-alone" if alone else "knocks-out-together", {}, do)


@effect()
def repeat_cards(state: State, threat: ThreatState) -> None:
    """Have everyone on board, unless protected, repeat this turn's card in the next slot."""
    for person in people_aboard(state):
        if state.turn >= len(person.plan):  # there is no card after the last turn, but threats still move once
            return
        laid = person.plan[state.turn - 1] or state.game.readings.vortex_repeats_empty
        if laid and person.protected_on != state.turn:
            repeat_slot(state, person, threat)


@effect()
def swap_sides(state: State, threat: ThreatState) -> None:
    """Move everyone in a red or blue station to the station across the ship, on the same deck."""
    for person in people_aboard(state):
        if ship.ZONE_OF[person.station] != "white":
            throw(state, threat, person, ship.OTHER_DECK[ship.DIAGONAL[person.station]])


def throw(state: State, threat: ThreatState, person: Person, station: Station) -> None:
    if person.protected_on == state.turn:
        return
    origin, person.station = person.station, station
    state.emit(events.Thrown, person.color, threat.place, threat.card.code, origin=origin, station=station)


# State that a malfunction or an intruder can change while it lasts. These values are replaced, never mutated.
LASTING = ("blinded", "hazards", "reversed", "sabotaged", "sealed", "watchers")


@effect("calls", word="run-at-once")
def run_whole_trajectory(state: State, threat: ThreatState, calls: str) -> None:
    """Run the card drawn with this threat along the whole trajectory at once. Then restore the state in `LASTING`."""
    if threat.calls is None:
        report_nothing(state, threat, "no-action")
        return
    drawn = state.threats[threat.calls]
    # The copy takes the card's place meanwhile, so that its effects do not find a card that never appeared.
    called = state.threats[drawn.place] = drawn.copy()
    threat.calls = None
    called.number, called.track, called.space = state.turn, threat.track, threat.track.length
    called.stations = called.card.stations
    state.emit(events.Called, threat.place, threat.card.code, called=called.place, called_card=called.card.code)
    lasting = {name: getattr(state, name) for name in LASTING}
    try:
        for trait in called.card.hooks["on_appear"]:
            trait.on_appear(state, called)
        for letter in called.track.letters_passed(called.track.length, 1):
            for deed in called.card.effects[letter]:
                deed.do(state, called)
    finally:  # runs even if this destroys the ship
        state.threats[drawn.place] = drawn
        for name, value in lasting.items():
            setattr(state, name, value)


def find_host(state: State, threat: ThreatState) -> Person | None:
    return next((person for person in state.crew if person.color in threat.tokens), None)


@effect(word="drain-at-host")
def drain_host_system(state: State, threat: ThreatState) -> None:
    """Drain one energy from the shield or reactor at the host's station."""
    host = find_host(state, threat)
    if host is None or host.in_space:
        report_nothing(state, threat, "nobody")
    elif host.station in ship.UPPER_DECK:
        attacks.drain_shield(state, threat, ship.ZONE_OF[host.station], 1)
    else:
        attacks.drain_reactor(state, threat, ship.ZONE_OF[host.station], 1)


@effect()
def knock_out_beside_host(state: State, threat: ThreatState) -> None:
    host = find_host(state, threat)
    if host is None or host.in_space:
        report_nothing(state, threat, "nobody")
        return
    for person in people_in(state, (host.station,)):
        if person is not host:
            knock_out(state, person, threat)


@effect("n", word="damage-at-host")
def damage_host_zone(state: State, threat: ThreatState, n: int) -> None:
    """Damage the host's zone. If the host is in space, attack white instead."""
    host = find_host(state, threat)
    if host is None:
        report_nothing(state, threat, "nobody")
    elif host.in_space:
        attacks.attack(state, threat, "white", n)
    else:
        attacks.damage(state, threat, ship.ZONE_OF[host.station], n)


# --- common, white and yellow -------------------------------------------------------------------------------------

CENTRAL_LASER_JAM = malfunction(
    "I1-101", hull=2, speed=2, at="UW", system="A", x=drain_reactors(1, ("white",)), y=damage(1),
    z=(damage(3), damage_others(1)), traits=NeedsEnergy(),
)  # fmt: skip
POWER_PACK_OVERLOAD = malfunction(
    "I2-101", hull=4, speed=3, at=("LB", "LR"), system="A", x=(disable_squad("LR"), lose_rocket()), y=heal(1),
    z=(knock_out_all(crew_at_its_tokens), damage_at_tokens(3)), traits=RepairedTogether(1),
)  # fmt: skip
NINJA = intruder(
    "I2-102", hull=3, speed=2, at="LB", x=do_nothing(), y=drain_own_reactor(1), z=turn_rockets(2), traits=Poisonous()
)

# --- common, red --------------------------------------------------------------------------------------------------

LATERAL_LASER_JAM = malfunction(
    "I3-101", hull=3, speed=3, at=(), system="A", x=drain_own_reactor(2), y=damage(2),
    z=(damage(3), damage_white(2), damage_opposite(1)), traits=(StartsByNumber(), NeedsEnergy()),
)  # fmt: skip
PULSE_CANNON_SHORT_CIRCUIT = malfunction(
    "I3-102", hull=2, speed=2, at="LW", system="A", x=drain_to_attack(1), y=burn_fuel_to_attack(1), z=attack_all(1),
    traits=(HardToReach(1), ShortCircuit()),
)  # fmt: skip
REVERSED_SHIELDS = malfunction(
    "I3-103", hull=5, speed=4, at=("UB", "UW", "UR"), system="B", x=reverse_shields("absorb-nothing"),
    y=reverse_shields("strengthen-attacks"), z=damage_all(2), traits=LoneRepair(),
)  # fmt: skip
BREACHED_AIRLOCK = malfunction(
    "I3-104", hull=3, speed=4, at="UR", system="C", x=seal("red"), y=seal("blue"),
    z=(damage(3), knock_out_all(crew_in_its_zone)), traits=Sealing(),
)  # fmt: skip
PHASING_TROOPERS_RED = intruder(
    "I3-105", hull=2, speed=2, at="LR", fires_back=True, x=if_in_phase(change_deck(), do_nothing()), y=move_blueward(),
    z=if_in_phase(damage(4), damage(3)), traits=PHASING,
)  # fmt: skip
PHASING_TROOPERS_BLUE = intruder(
    "I3-106", hull=2, speed=2, at="LB", fires_back=True, x=if_in_phase(change_deck(), do_nothing()), y=move_redward(),
    z=if_in_phase(damage(4), damage(3)), traits=PHASING,
)  # fmt: skip
DRILLER = intruder(
    "I3-107", hull=2, speed=3, at="LB", x=(become_accessible(), drill()), y=drill(), z=damage(4), traits=HardToReach(1)
)

# --- serious, white and yellow ------------------------------------------------------------------------------------

SHAMBLER = intruder(
    "SI1-101", hull=2, speed=2, at="LW", x=if_people_here(move_blueward(), do_nothing()),
    y=if_people_here(damage(2), heal(1)), z=damage(4),
)  # fmt: skip
PHASING_ANOMALY = malfunction(
    "SI2-101", hull=2, speed=3, at="UW", system="C", x=blind("white"), y=blind("red", "blue"),
    z=(knock_out_all(crew_in_its_zone), damage(3)), traits=(HardToReach(1), Blinding(), PHASING),
)  # fmt: skip
PHASING_MINE_LAYER = intruder(
    "SI2-102", hull=2, speed=2, at="UW", fires_back=True, x=(lay_mine(), if_in_phase(move_redward(), move_blueward())),
    y=(lay_mine(), change_deck()), z=(lay_mine(), explode_mines(2)), traits=PHASING,
)  # fmt: skip

# --- serious, red -------------------------------------------------------------------------------------------------

RABID_BEAST = intruder(
    "SI3-101", hull=2, speed=2, at="UB", fires_back=True, x=(infect(), move_redward(), move_redward()),
    y=(infect(), change_deck(), move_blueward()), z=(damage(4), damage_by_infected(BY_INFECTED)), traits=Infectious(),
)  # fmt: skip
HIDDEN_TRANSMITTER_BLUE = malfunction(
    "SI3-102", hull=3, speed=2, at="UB", system="C", x=(become_accessible(), call("external")), y=push_zone(2),
    z=(empty_own_shield(), damage(4)), points=(4, 8), traits=HardToReach(1),
)  # fmt: skip
HIDDEN_TRANSMITTER_RED = malfunction(
    "SI3-103", hull=3, speed=2, at="LR", system="C", x=(become_accessible(), call("external")), y=push_zone(2),
    z=(empty_own_reactor(), damage(4)), points=(4, 8), traits=HardToReach(1),
)  # fmt: skip
SPACE_TIME_VORTEX = malfunction(
    "SI3-104", hull=3, speed=2, at="LW", system="C", x=repeat_cards(), y=swap_sides(),
    z=run_whole_trajectory("internal"), traits=ThrowsCrew(),
)  # fmt: skip
SIREN = intruder(
    "SI3-105", hull=2, speed=2, at="UR", fires_back=True, x=knock_out_if(alone=True),
    y=knock_out_if(alone=False), z=knock_out_all(everybody), traits=MovesWhenHit("LB"),
)  # fmt: skip
CYBER_GREMLIN = intruder(
    "SI3-106", hull=1, speed=2, at="UR", x=swallow_reactor(), y=(break_systems(), move_blueward()), z=break_systems(),
    traits=(HardToReach(1), DeadlyAtJump()),
)  # fmt: skip
PARASITE = intruder(
    "SI3-107", hull=1, speed=2, at=(), fires_back=True, x=drain_host_system(), y=knock_out_beside_host(),
    z=damage_host_zone(5), traits=Parasitic(),
)  # fmt: skip
