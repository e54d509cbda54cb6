"""The effects that cards use for X, Y and Z.

Cards call these functions without the state and the threat, as in `damage(2)`. Each call returns an `Effect`: a word
and values that describe it, and a function that applies it.
"""

from collections.abc import Callable

from spacealert.engine import attacks, events, ship
from spacealert.engine.cards.card import Effect, effect
from spacealert.engine.events import NothingReason, StayReason
from spacealert.engine.people import THREAT, delay_next, knock_out, people_aboard, people_in
from spacealert.engine.ship import Station, Zone
from spacealert.engine.state import Person, ShipLostError, State, ThreatState
from spacealert.engine.threat_steps import call_threat as call_threat
from spacealert.engine.threat_steps import destroy_threat, push_threats, threat_zone

# --- external attacks, absorbed by shields ----------------------------------------------------------------------------


@effect("n")
def attack(state: State, threat: ThreatState, n: int) -> None:
    attacks.attack(state, threat, threat_zone(threat), n)


@effect("n")
def attack_all(state: State, threat: ThreatState, n: int) -> None:
    for zone in ship.ZONES:
        attacks.attack(state, threat, zone, n)


@effect("n")
def attack_others(state: State, threat: ThreatState, n: int) -> None:
    """Attack the zones other than the threat's own."""
    for zone in ship.ZONES:
        if zone != threat_zone(threat):
            attacks.attack(state, threat, zone, n)


@effect("n")
def attack_sides(state: State, threat: ThreatState, n: int) -> None:
    """Attack the red and blue zones."""
    attacks.attack(state, threat, "red", n)
    attacks.attack(state, threat, "blue", n)


@effect("factor")
def attack_with_hull(state: State, threat: ThreatState, factor: int) -> None:
    """Attack with the threat's remaining hull points, times `factor`."""
    attacks.attack(state, threat, threat_zone(threat), (threat.hull - threat.marks) * factor)


# --- damage that ignores shields --------------------------------------------------------------------------------------


@effect("n")
def damage(state: State, threat: ThreatState, n: int) -> None:
    attacks.damage(state, threat, threat_zone(threat), n)


@effect("n")
def damage_all(state: State, threat: ThreatState, n: int) -> None:
    for zone in ship.ZONES:
        attacks.damage(state, threat, zone, n)


@effect("n")
def damage_at_tokens(state: State, threat: ThreatState, n: int) -> None:
    """Damage the zone of each of the threat's tokens."""
    for station in threat.stations:
        attacks.damage(state, threat, ship.ZONE_OF[station], n)


@effect("n")
def damage_by_rockets(state: State, threat: ThreatState, n: int) -> None:
    """Deal `n` damage for each of the threat's remaining hull points."""
    attacks.damage(state, threat, threat_zone(threat), n * (threat.hull - threat.marks))


@effect()
def damage_by_reactor(state: State, threat: ThreatState) -> None:
    """Deal damage equal to the energy in the white reactor, without using the energy."""
    attacks.damage(state, threat, "white", state.reactors["white"])


@effect(word="damage-by-people")
def damage_per_player(state: State, threat: ThreatState) -> None:
    """Deal damage equal to the number of players in the threat's station."""
    attacks.damage(state, threat, threat_zone(threat), len(people_in(state, threat.stations)))


@effect()
def lose_ship(state: State, threat: ThreatState) -> None:
    raise ShipLostError(threat)


# --- energy, fuel, rockets ----------------------------------------------------------------------------------------


@effect("zones")
def empty_shields(state: State, threat: ThreatState, zones: tuple[Zone, ...]) -> None:
    for zone in zones:
        attacks.drain_shield(state, threat, zone)


@effect("n")
def drain_shields(state: State, threat: ThreatState, n: int) -> None:
    for zone in ship.ZONES:
        attacks.drain_shield(state, threat, zone, n)


@effect("zone")
def empty_reactor(state: State, threat: ThreatState, zone: Zone) -> None:
    attacks.drain_reactor(state, threat, zone)


@effect("n", "zones")
def drain_reactors(state: State, threat: ThreatState, n: int, zones: tuple[Zone, ...]) -> None:
    for zone in zones:
        attacks.drain_reactor(state, threat, zone, n)


@effect()
def sabotage(state: State, threat: ThreatState) -> None:
    """Drain one energy from the reactor of the threat's zone. If the reactor is empty, deal one damage instead."""
    if attacks.drain_reactor(state, threat, threat_zone(threat), 1) == 0:
        attacks.damage(state, threat, threat_zone(threat), 1)


@effect()
def overcharge_shield(state: State, threat: ThreatState) -> None:
    """Move all energy from the white reactor to the white shield. Excess energy becomes damage."""
    energy = attacks.drain_reactor(state, threat, "white")
    fitting = min(energy, max(0, state.shield_capacity("white") - state.shields["white"]))
    state.shields["white"] += fitting
    if energy:  # `drain_reactor` has already reported an empty reactor
        state.emit(
            events.Overcharged, threat.place, threat.card.code, zone="white", amount=fitting,
            now=state.shields["white"],
        )  # fmt: skip
    if energy > fitting:
        attacks.damage(state, threat, "white", energy - fitting)


@effect()
def discharge_shield(state: State, threat: ThreatState) -> None:
    """Drain the white shield, dealing one damage per energy."""
    if energy := attacks.drain_shield(state, threat, "white"):
        attacks.damage(state, threat, "white", energy)


@effect()
def discharge_reactors(state: State, threat: ThreatState) -> None:
    """Drain every reactor, dealing one damage per energy to its zone."""
    for zone in ship.ZONES:
        if energy := attacks.drain_reactor(state, threat, zone):
            attacks.damage(state, threat, zone, energy)


lose_rocket = effect()(attacks.lose_rocket)


lose_fuel = effect()(attacks.lose_fuel)


# --- effects on itself and on other threats ---------------------------------------------------------------------------


@effect("n", word="mend")
def heal(state: State, threat: ThreatState, n: int) -> None:
    heal_threat(state, threat, n)


@effect(word="mend-half")
def heal_half(state: State, threat: ThreatState) -> None:
    """Heal half of the threat's damage, rounded down."""
    heal_threat(state, threat, threat.marks // 2)


def heal_threat(state: State, threat: ThreatState, n: int) -> None:
    amount = min(n, threat.marks)
    threat.marks -= amount
    state.emit(events.Mended, threat.place, threat.card.code, amount=amount, total=threat.marks)


@effect("n", word="hurt-itself")
def damage_self(state: State, threat: ThreatState, n: int) -> None:
    """Damage the threat itself, ignoring its shields. The damage can destroy it."""
    threat.marks += n
    state.emit(
        events.Marked, threat.place, threat.card.code, marks=n, total=threat.marks, hull=threat.hull, cause="own"
    )
    if threat.marks >= threat.hull:
        destroy_threat(state, threat)


@effect("n", word="faster")
def speed_up(state: State, threat: ThreatState, n: int) -> None:
    threat.speed += n
    state.emit(events.SpeedChanged, threat.place, threat.card.code, speed=threat.speed)


@effect("n", word="shields-become")
def set_shields(state: State, threat: ThreatState, n: int) -> None:
    _change_shields(state, threat, n)


@effect("n", word="more-shields")
def add_shields(state: State, threat: ThreatState, n: int) -> None:
    _change_shields(state, threat, threat.shields + n)


def _change_shields(state: State, threat: ThreatState, n: int) -> None:
    threat.shields = n
    state.emit(events.ShieldsChanged, threat.place, threat.card.code, shields=n)


def set_flag(state: State, threat: ThreatState, name: str) -> None:
    """Set a flag, which players mark with a cube on the card."""
    threat.flags = (*threat.flags, name)
    state.emit(events.Flagged, threat.place, threat.card.code, flag=name)


@effect()
def reveal(state: State, threat: ThreatState) -> None:
    set_flag(state, threat, "revealed")


@effect()
def fire_back(state: State, threat: ThreatState) -> None:
    """Make the threat fire back from now on."""
    set_flag(state, threat, "fires-back")


@effect()
def boost_others(state: State, threat: ThreatState) -> None:
    """Strengthen each attack of other external threats by one until this threat is destroyed."""
    state.boosting = (*state.boosting, threat.place)
    set_flag(state, threat, "boosting")


@effect()
def shield_everybody(state: State, threat: ThreatState) -> None:
    """Give every external threat, including this threat, one more shield until this threat is destroyed."""
    state.shielding = (*state.shielding, threat.place)
    set_flag(state, threat, "shielding")


@effect("n", word="urge-others")
def push_others(state: State, threat: ThreatState, n: int) -> None:
    """Immediately move other external threats that are not phased out by `n` spaces."""
    others = [other for other in state.on_track if other.zone is not None and other is not threat and not other.out]
    state.emit(events.Urged, threat.place, threat.card.code, spaces=n, others=len(others))
    push_threats(state, threat, others, n)


@effect("zones")
def double_damage(state: State, threat: ThreatState, zones: tuple[Zone, ...]) -> None:
    """Double the damage to these zones until the threat is repaired."""
    state.doubling = state.doubling | dict.fromkeys(zones, threat.place)
    set_flag(state, threat, "doubles-all" if len(zones) == len(ship.ZONES) else f"doubles-{zones[0]}")


@effect(word="nothing")
def do_nothing(state: State, threat: ThreatState) -> None:
    """Report that the card has no action for this letter."""
    report_nothing(state, threat, "no-action")


def report_nothing(state: State, threat: ThreatState, reason: NothingReason) -> None:
    state.emit(events.NothingHappens, threat.place, threat.card.code, reason=reason)


# --- conditions ---------------------------------------------------------------------------------------------------


@effect("then", "otherwise")
def if_damaged(state: State, threat: ThreatState, then: Effect, otherwise: Effect | None) -> None:
    if threat.marks:
        then.do(state, threat)
    elif otherwise:
        otherwise.do(state, threat)
    else:
        report_nothing(state, threat, "undamaged")


@effect("n", "then")
def if_marks_below(state: State, threat: ThreatState, n: int, then: Effect) -> None:
    if threat.marks < n:
        then.do(state, threat)
    else:
        report_nothing(state, threat, "damaged")


@effect("then", "out", word="phased")
def if_in_phase(state: State, threat: ThreatState, then: Effect, out: Effect) -> None:
    """Apply `then`, or `out` if the threat was phased out when its movement began."""
    (out if threat.was_out else then).do(state, threat)


# --- calling others -----------------------------------------------------------------------------------------------


@effect("calls")
def call(state: State, threat: ThreatState, calls: str) -> None:
    """Call the card drawn with this threat. An external threat appears in this threat's zone."""
    if call_threat(state, threat, threat_zone(threat)) is None:
        report_nothing(state, threat, "no-action")


# --- moving intruders -------------------------------------------------------------------------------------------------


@effect()
def move_redward(state: State, threat: ThreatState) -> None:
    move_to(state, threat, ship.REDWARD.get(threat.stations[0]))


@effect()
def move_blueward(state: State, threat: ThreatState) -> None:
    move_to(state, threat, ship.BLUEWARD.get(threat.stations[0]))


@effect()
def change_deck(state: State, threat: ThreatState) -> None:
    move_to(state, threat, ship.OTHER_DECK[threat.stations[0]])


@effect()
def hunt(state: State, threat: ThreatState) -> None:
    """Move to the neighboring station with the most players, including those knocked out. On a tie, stay."""
    counted = {station: len(people_in(state, (station,))) for station in ship.NEIGHBORS[threat.stations[0]]}
    most = max(counted.values())
    best = [station for station, count in counted.items() if count == most]
    if len(best) == 1:
        move_to(state, threat, best[0])
    else:
        state.emit(events.IntruderStays, threat.place, threat.card.code, station=threat.stations[0], reason="tie")


def move_to(state: State, threat: ThreatState, station: Station | None) -> None:
    """Move to this neighboring station, unless it is None or a sealed door is in the way."""
    origin = threat.stations[0]
    if station is None or ship.doors_between(origin, station) & state.sealed:
        reason: StayReason = "wall" if station is None else "sealed"
        state.emit(events.IntruderStays, threat.place, threat.card.code, station=origin, reason=reason)
        return
    place_intruder(state, threat, station)


def place_intruder(state: State, threat: ThreatState, station: Station) -> None:
    """Put the intruder in a station, ignoring doors and other obstacles."""
    origin, threat.stations = threat.stations[0], (station,)
    state.emit(events.IntruderMoved, threat.place, threat.card.code, origin=origin, station=station)


# --- people -------------------------------------------------------------------------------------------------------

Whom = Callable[[State, ThreatState], list[Person]]


def everybody(state: State, threat: ThreatState) -> list[Person]:
    return people_aboard(state)


def crew_in_its_zone(state: State, threat: ThreatState) -> list[Person]:
    return [person for person in people_aboard(state) if ship.ZONE_OF[person.station] == threat_zone(threat)]


def crew_at_its_tokens(state: State, threat: ThreatState) -> list[Person]:
    return people_in(state, threat.stations)


def crew_without_squad_here(state: State, threat: ThreatState) -> list[Person]:
    return [person for person in people_in(state, threat.stations) if person.squad is None]


def crew_leading_squads(state: State, threat: ThreatState) -> list[Person]:
    """Return everyone on board with a squad, active or disabled."""
    return [one for one in state.members if one.station not in ship.RANGES and one.squad is not None]


def crew_off_the_bridge(state: State, threat: ThreatState) -> list[Person]:
    return [person for person in people_aboard(state) if person.station != ship.BRIDGE]


def delay_all(whom: Whom) -> Effect:
    def do(state: State, threat: ThreatState) -> None:
        people = whom(state, threat)
        for person in people:
            delay_next(state, person, THREAT, threat)
        if not people:
            report_nothing(state, threat, "nobody")

    return Effect("delays", {"whom": _name(whom)}, do)


def knock_out_all(whom: Whom) -> Effect:
    def do(state: State, threat: ThreatState) -> None:
        people = whom(state, threat)
        for person in people:
            knock_out(state, person, threat)
        if not people:
            report_nothing(state, threat, "nobody")

    return Effect("knocks-out", {"whom": _name(whom)}, do)


def _name(whom: Whom) -> str:
    return whom.__name__.removeprefix("crew_").replace("_", "-")
