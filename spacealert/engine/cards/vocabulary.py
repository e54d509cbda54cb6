"""The vocabulary of cards: what they do on X, Y and Z.

Each word returns an `Effect`: its name and numbers for readers, and a function for the turn loop.
"""

from collections.abc import Callable

from spacealert.engine import attacks, events, ship
from spacealert.engine.cards.card import Effect
from spacealert.engine.events import NothingReason, StayReason
from spacealert.engine.people import THREAT, aboard, delay_next, knock_out, those_in
from spacealert.engine.ship import Station, Zone
from spacealert.engine.state import Person, ShipLostError, State, ThreatState
from spacealert.engine.threat_steps import call as call_threat
from spacealert.engine.threat_steps import destroy, push, zone_of

Deed = Callable[[State, ThreatState], object]


def _effect(word: str, do: Deed, **facts: object) -> Effect:
    return Effect(word, facts, do)


# --- attacks from without: shields absorb them --------------------------------------------------------------------


def attack(n: int) -> Effect:
    return _effect("attack", lambda state, threat: attacks.attack(state, threat, zone_of(threat), n), n=n)


def attack_all(n: int) -> Effect:
    return _effect("attack-all", lambda state, threat: _attack_zones(state, threat, ship.ZONES, n), n=n)


def attack_others(n: int) -> Effect:
    """Attack the two other zones."""

    def do(state: State, threat: ThreatState) -> None:
        own = zone_of(threat)
        _attack_zones(state, threat, tuple(zone for zone in ship.ZONES if zone != own), n)

    return _effect("attack-others", do, n=n)


def attack_sides(n: int) -> Effect:
    """Attack red and blue."""
    return _effect("attack-sides", lambda state, threat: _attack_zones(state, threat, ("red", "blue"), n), n=n)


def attack_with_hull(factor: int = 1) -> Effect:
    """Attack with its remaining hull points, times `factor`."""

    def do(state: State, threat: ThreatState) -> None:
        attacks.attack(state, threat, zone_of(threat), (threat.hull - threat.marks) * factor)

    return _effect("attack-with-hull", do, factor=factor)


def _attack_zones(state: State, threat: ThreatState, zones: tuple[Zone, ...], n: int) -> None:
    for zone in zones:
        attacks.attack(state, threat, zone, n)


# --- damage that no shield stops ----------------------------------------------------------------------------------


def damage(n: int) -> Effect:
    return _effect("damage", lambda state, threat: attacks.damage(state, threat, zone_of(threat), n), n=n)


def damage_all(n: int) -> Effect:
    def do(state: State, threat: ThreatState) -> None:
        for zone in ship.ZONES:
            attacks.damage(state, threat, zone, n)

    return _effect("damage-all", do, n=n)


def damage_at_tokens(n: int) -> Effect:
    """Damage the zone of each of its tokens."""

    def do(state: State, threat: ThreatState) -> None:
        for station in threat.stations:
            attacks.damage(state, threat, ship.ZONE_OF[station], n)

    return _effect("damage-at-tokens", do, n=n)


def damage_by_rockets(n: int) -> Effect:
    """Deal `n` damage for each rocket on board that has not been repaired."""

    def do(state: State, threat: ThreatState) -> None:
        attacks.damage(state, threat, zone_of(threat), n * (threat.hull - threat.marks))

    return _effect("damage-by-rockets", do, n=n)


def damage_by_reactor() -> Effect:
    """Deal damage equal to the energy in the white reactor, which keeps it."""
    return _effect(
        "damage-by-reactor", lambda state, threat: attacks.damage(state, threat, "white", state.reactors["white"])
    )


def damage_by_people() -> Effect:
    """Deal damage equal to the number of players in its station."""

    def do(state: State, threat: ThreatState) -> None:
        attacks.damage(state, threat, zone_of(threat), len(those_in(state, threat.stations)))

    return _effect("damage-by-people", do)


def lose_ship() -> Effect:
    def do(state: State, threat: ThreatState) -> None:
        raise ShipLostError(threat)

    return _effect("lose-ship", do)


# --- energy, fuel, rockets ----------------------------------------------------------------------------------------


def empty_shields(*zones: Zone) -> Effect:
    def do(state: State, threat: ThreatState) -> None:
        for zone in zones:
            attacks.drain_shield(state, threat, zone)

    return _effect("empty-shields", do, zones=zones)


def drain_shields(n: int) -> Effect:
    def do(state: State, threat: ThreatState) -> None:
        for zone in ship.ZONES:
            attacks.drain_shield(state, threat, zone, n)

    return _effect("drain-shields", do, n=n)


def empty_reactor(zone: Zone) -> Effect:
    def do(state: State, threat: ThreatState) -> None:
        attacks.drain_reactor(state, threat, zone)

    return _effect("empty-reactor", do, zone=zone)


def drain_reactors(n: int, *zones: Zone) -> Effect:
    def do(state: State, threat: ThreatState) -> None:
        for zone in zones:
            attacks.drain_reactor(state, threat, zone, n)

    return _effect("drain-reactors", do, n=n, zones=zones)


def sabotage() -> Effect:
    """Drain one energy from its zone's reactor, or deal one damage if it is empty."""

    def do(state: State, threat: ThreatState) -> None:
        if attacks.drain_reactor(state, threat, zone_of(threat), 1) == 0:
            attacks.damage(state, threat, zone_of(threat), 1)

    return _effect("sabotage", do)


def overcharge_shield() -> Effect:
    """Move all energy from the white reactor to the white shield. What does not fit becomes damage."""

    def do(state: State, threat: ThreatState) -> None:
        energy = attacks.drain_reactor(state, threat, "white")
        fitting = min(energy, max(0, state.shield_capacity("white") - state.shields["white"]))
        state.shields["white"] += fitting
        if energy and (emit := state.listener):  # an empty reactor was told of when it was drained
            emit(
                events.Overcharged,
                threat.place,
                threat.card.code,
                zone="white",
                amount=fitting,
                now=state.shields["white"],
            )
        if energy > fitting:
            attacks.damage(state, threat, "white", energy - fitting)

    return _effect("overcharge-shield", do)


def discharge_shield() -> Effect:
    """Drain the white shield, dealing one damage per energy."""

    def do(state: State, threat: ThreatState) -> None:
        if energy := attacks.drain_shield(state, threat, "white"):
            attacks.damage(state, threat, "white", energy)

    return _effect("discharge-shield", do)


def discharge_reactors() -> Effect:
    """Drain every reactor, dealing one damage per energy to its zone."""

    def do(state: State, threat: ThreatState) -> None:
        for zone in ship.ZONES:
            if energy := attacks.drain_reactor(state, threat, zone):
                attacks.damage(state, threat, zone, energy)

    return _effect("discharge-reactors", do)


def lose_rocket() -> Effect:
    return _effect("lose-rocket", attacks.lose_rocket)


def lose_fuel() -> Effect:
    return _effect("lose-fuel", attacks.lose_fuel)


# --- what it does to itself and to other threats ------------------------------------------------------------------


def mend(n: int) -> Effect:
    return _effect("mend", lambda state, threat: mend_by(state, threat, n), n=n)


def mend_half() -> Effect:
    """Heal half of its damage, rounded down."""
    return _effect("mend-half", lambda state, threat: mend_by(state, threat, threat.marks // 2))


def mend_by(state: State, threat: ThreatState, n: int) -> None:
    amount = min(n, threat.marks)
    threat.marks -= amount
    if emit := state.listener:
        emit(events.Mended, threat.place, threat.card.code, amount=amount, total=threat.marks)


def hurt_itself(n: int) -> Effect:
    """Damage itself past its own shields. It counts as destroyed if it dies of that."""

    def do(state: State, threat: ThreatState) -> None:
        threat.marks += n
        if emit := state.listener:
            emit(
                events.Marked,
                threat.place,
                threat.card.code,
                marks=n,
                total=threat.marks,
                hull=threat.hull,
                cause="own",
            )
        if threat.marks >= threat.hull:
            destroy(state, threat)

    return _effect("hurt-itself", do, n=n)


def faster(n: int) -> Effect:
    def do(state: State, threat: ThreatState) -> None:
        threat.speed += n
        if emit := state.listener:
            emit(events.SpeedChanged, threat.place, threat.card.code, speed=threat.speed)

    return _effect("faster", do, n=n)


def shields_become(n: int) -> Effect:
    return _effect("shields-become", lambda state, threat: _change_shields(state, threat, n), n=n)


def more_shields(n: int) -> Effect:
    return _effect("more-shields", lambda state, threat: _change_shields(state, threat, threat.shields + n), n=n)


def _change_shields(state: State, threat: ThreatState, n: int) -> None:
    threat.shields = n
    if emit := state.listener:
        emit(events.ShieldsChanged, threat.place, threat.card.code, shields=n)


def flag(state: State, threat: ThreatState, name: str) -> None:
    """Set a flag, where players would put a cube on the card."""
    threat.flags = (*threat.flags, name)
    if emit := state.listener:
        emit(events.Flagged, threat.place, threat.card.code, flag=name)


def reveal() -> Effect:
    return _effect("reveal", lambda state, threat: flag(state, threat, "revealed"))


def fire_back() -> Effect:
    """Make it fire back from now on."""
    return _effect("fire-back", lambda state, threat: flag(state, threat, "fires-back"))


def boost_others() -> Effect:
    """Strengthen other external threats' attacks by one until it is destroyed."""

    def do(state: State, threat: ThreatState) -> None:
        state.boosting = (*state.boosting, threat.place)
        flag(state, threat, "boosting")

    return _effect("boost-others", do)


def shield_everybody() -> Effect:
    """Give every external threat one more shield, itself included, until it is destroyed."""

    def do(state: State, threat: ThreatState) -> None:
        state.shielding = (*state.shielding, threat.place)
        flag(state, threat, "shielding")

    return _effect("shield-everybody", do)


def urge_others(n: int) -> Effect:
    """Move all other external threats at once, in number order."""

    def do(state: State, threat: ThreatState) -> None:
        others = [other for other in state.on_track if other.zone is not None and other is not threat and not other.out]
        if emit := state.listener:
            emit(events.Urged, threat.place, threat.card.code, spaces=n, others=len(others))
        push(state, threat, others, n)

    return _effect("urge-others", do, n=n)


def double_damage(*zones: str) -> Effect:
    """Double the damage to these zones until it is repaired."""

    def do(state: State, threat: ThreatState) -> None:
        for zone in zones:
            state.doubling[zone] = threat.place
        flag(state, threat, "doubles-all" if len(zones) == len(ship.ZONES) else f"doubles-{zones[0]}")

    return _effect("double-damage", do, zones=zones)


def nothing() -> Effect:
    """Do nothing on a letter for which the card has no action."""
    return _effect("nothing", lambda state, threat: tell_nothing(state, threat, "no-action"))


def tell_nothing(state: State, threat: ThreatState, reason: NothingReason) -> None:
    if emit := state.listener:
        emit(events.NothingHappens, threat.place, threat.card.code, reason=reason)


# --- conditions ---------------------------------------------------------------------------------------------------


def if_damaged(then: Effect, otherwise: Effect | None = None) -> Effect:
    def do(state: State, threat: ThreatState) -> None:
        if threat.marks:
            then.do(state, threat)
        elif otherwise:
            otherwise.do(state, threat)
        else:
            tell_nothing(state, threat, "undamaged")

    return _effect("if-damaged", do, then=then, otherwise=otherwise)


def if_marks_below(n: int, then: Effect) -> Effect:
    def do(state: State, threat: ThreatState) -> None:
        if threat.marks < n:
            then.do(state, threat)
        else:
            tell_nothing(state, threat, "damaged")

    return _effect("if-marks-below", do, n=n, then=then)


def phased(then: Effect, out: Effect) -> Effect:
    """Apply one of two effects, depending on whether it was phased out when its movement began."""

    def do(state: State, threat: ThreatState) -> None:
        (out if threat.was_out else then).do(state, threat)

    return _effect("phased", do, then=then, out=out)


# --- calling others -----------------------------------------------------------------------------------------------


def call(where: str) -> Effect:
    """Bring in the card drawn with it. An external one goes to the same zone."""

    def do(state: State, threat: ThreatState) -> None:
        if call_threat(state, threat, zone_of(threat)) is None:
            tell_nothing(state, threat, "no-action")

    return _effect("call", do, calls=where)


# --- intruders on the move ----------------------------------------------------------------------------------------


def move_redward() -> Effect:
    return _effect("move-redward", lambda state, threat: move_to(state, threat, ship.REDWARD.get(threat.stations[0])))


def move_blueward() -> Effect:
    return _effect("move-blueward", lambda state, threat: move_to(state, threat, ship.BLUEWARD.get(threat.stations[0])))


def change_deck() -> Effect:
    return _effect("change-deck", lambda state, threat: move_to(state, threat, ship.OTHER_DECK[threat.stations[0]]))


def hunt() -> Effect:
    """Move to the neighboring station with the most players, knocked out or not. On a tie it stays."""

    def do(state: State, threat: ThreatState) -> None:
        counted = {station: len(those_in(state, (station,))) for station in ship.NEIGHBORS[threat.stations[0]]}
        most = max(counted.values())
        best = [station for station, count in counted.items() if count == most]
        if len(best) == 1:
            move_to(state, threat, best[0])
        elif emit := state.listener:
            emit(events.IntruderStays, threat.place, threat.card.code, station=threat.stations[0], reason="tie")

    return _effect("hunt", do)


def move_to(state: State, threat: ThreatState, station: Station | None) -> None:
    """Move to a neighboring station, if there is one and no sealed door is in the way."""
    origin = threat.stations[0]
    if station is None or ship.doors_between(origin, station) & state.sealed:
        if emit := state.listener:
            reason: StayReason = "wall" if station is None else "sealed"
            emit(events.IntruderStays, threat.place, threat.card.code, station=origin, reason=reason)
        return
    put_in(state, threat, station)


def put_in(state: State, threat: ThreatState, station: Station) -> None:
    """Put it in a station, whatever is in the way."""
    origin, threat.stations = threat.stations[0], (station,)
    if emit := state.listener:
        emit(events.IntruderMoved, threat.place, threat.card.code, origin=origin, station=station)


# --- people -------------------------------------------------------------------------------------------------------

Whom = Callable[[State, ThreatState], list[Person]]


def everybody(state: State, threat: ThreatState) -> list[Person]:
    return aboard(state)


def in_its_zone(state: State, threat: ThreatState) -> list[Person]:
    return [person for person in aboard(state) if ship.ZONE_OF[person.station] == zone_of(threat)]


def at_its_tokens(state: State, threat: ThreatState) -> list[Person]:
    return those_in(state, threat.stations)


def without_squad_here(state: State, threat: ThreatState) -> list[Person]:
    return [person for person in those_in(state, threat.stations) if person.squad is None]


def leading_squads(state: State, threat: ThreatState) -> list[Person]:
    """Return everybody with a squad, active or disabled."""
    return [person for person in aboard(state) if person.squad is not None]


def off_the_bridge(state: State, threat: ThreatState) -> list[Person]:
    return [person for person in aboard(state) if person.station != ship.BRIDGE]


def delays(whom: Whom) -> Effect:
    def do(state: State, threat: ThreatState) -> None:
        people = whom(state, threat)
        for person in people:
            delay_next(state, person, THREAT, threat)
        if not people:
            tell_nothing(state, threat, "nobody")

    return _effect("delays", do, whom=_name(whom))


def knocks_out(whom: Whom) -> Effect:
    def do(state: State, threat: ThreatState) -> None:
        people = whom(state, threat)
        for person in people:
            knock_out(state, person, threat)
        if not people:
            tell_nothing(state, threat, "nobody")

    return _effect("knocks-out", do, whom=_name(whom))


def _name(whom: Whom) -> str:
    return whom.__name__.replace("_", "-")
