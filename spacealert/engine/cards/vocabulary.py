"""The words in which cards say what they do on X, Y and Z.

Each word returns an `Effect`: its name and numbers for whoever reads the card, and the deed for the turn loop.
"""

from collections.abc import Callable
from typing import Any

from spacealert.engine import harm, ship
from spacealert.engine.cards.card import Effect
from spacealert.engine.people import THREAT, aboard, delay_next, knock_out, those_in
from spacealert.engine.state import Foe, Person, ShipLost, State
from spacealert.engine.threats import advance, destroy, zone_of

Deed = Callable[[State, Foe], None]


def _effect(word: str, do: Deed, **facts: Any) -> Effect:
    return Effect(word, facts, do)


# --- attacks from without: shields absorb them --------------------------------------------------------------------


def attack(n: int) -> Effect:
    return _effect("attack", lambda state, foe: harm.attack(state, foe, zone_of(foe), n), n=n)


def attack_all(n: int) -> Effect:
    return _effect("attack-all", lambda state, foe: _attack_zones(state, foe, ship.ZONES, n), n=n)


def attack_others(n: int) -> Effect:
    """The two zones beside its own."""

    def do(state: State, foe: Foe) -> None:
        _attack_zones(state, foe, tuple(zone for zone in ship.ZONES if zone != foe.zone), n)

    return _effect("attack-others", do, n=n)


def attack_sides(n: int) -> Effect:
    """Red and blue, wherever it flies."""
    return _effect("attack-sides", lambda state, foe: _attack_zones(state, foe, ("red", "blue"), n), n=n)


def attack_with_hull(factor: int = 1) -> Effect:
    """As strong as what remains of its hull, or so many times that."""

    def do(state: State, foe: Foe) -> None:
        harm.attack(state, foe, zone_of(foe), (foe.hull - foe.marks) * factor)

    return _effect("attack-with-hull", do, factor=factor)


def _attack_zones(state: State, foe: Foe, zones: tuple[str, ...], n: int) -> None:
    for zone in zones:
        harm.attack(state, foe, zone, n)


# --- damage that no shield stops ----------------------------------------------------------------------------------


def damage(n: int) -> Effect:
    return _effect("damage", lambda state, foe: harm.damage(state, foe, zone_of(foe), n), n=n)


def damage_all(n: int) -> Effect:
    def do(state: State, foe: Foe) -> None:
        for zone in ship.ZONES:
            harm.damage(state, foe, zone, n)

    return _effect("damage-all", do, n=n)


def damage_at_tokens(n: int) -> Effect:
    """In the zone of each of its tokens."""

    def do(state: State, foe: Foe) -> None:
        for station in foe.stations:
            harm.damage(state, foe, ship.ZONE_OF[station], n)

    return _effect("damage-at-tokens", do, n=n)


def damage_by_rockets(n: int) -> Effect:
    """So much for each rocket aboard that has no mark."""

    def do(state: State, foe: Foe) -> None:
        harm.damage(state, foe, zone_of(foe), n * (foe.hull - foe.marks))

    return _effect("damage-by-rockets", do, n=n)


def damage_by_reactor() -> Effect:
    """As much as there is energy in the white reactor, which stays there."""
    return _effect("damage-by-reactor", lambda state, foe: harm.damage(state, foe, "white", state.reactors["white"]))


def damage_by_people() -> Effect:
    """As much as there are people in its station."""

    def do(state: State, foe: Foe) -> None:
        harm.damage(state, foe, zone_of(foe), len(those_in(state, foe.stations)))

    return _effect("damage-by-people", do)


def lose_ship() -> Effect:
    def do(state: State, foe: Foe) -> None:
        raise ShipLost(foe)

    return _effect("lose-ship", do)


# --- energy, fuel, rockets ----------------------------------------------------------------------------------------


def empty_shields(*zones: str) -> Effect:
    def do(state: State, foe: Foe) -> None:
        for zone in zones:
            harm.drain_shield(state, foe, zone)

    return _effect("empty-shields", do, zones=zones)


def drain_shields(n: int) -> Effect:
    def do(state: State, foe: Foe) -> None:
        for zone in ship.ZONES:
            harm.drain_shield(state, foe, zone, n)

    return _effect("drain-shields", do, n=n)


def empty_reactor(zone: str) -> Effect:
    def do(state: State, foe: Foe) -> None:
        harm.drain_reactor(state, foe, zone)

    return _effect("empty-reactor", do, zone=zone)


def drain_reactors(n: int, *zones: str) -> Effect:
    def do(state: State, foe: Foe) -> None:
        for zone in zones:
            harm.drain_reactor(state, foe, zone, n)

    return _effect("drain-reactors", do, n=n, zones=zones)


def sabotage() -> Effect:
    """The reactor of its zone loses one energy; an empty one means one damage instead."""

    def do(state: State, foe: Foe) -> None:
        if harm.drain_reactor(state, foe, zone_of(foe), 1) == 0:
            harm.damage(state, foe, zone_of(foe), 1)

    return _effect("sabotage", do)


def overcharge_shield() -> Effect:
    """All energy of the white reactor goes into the white shield; what does not fit is damage."""

    def do(state: State, foe: Foe) -> None:
        energy = harm.drain_reactor(state, foe, "white")
        fitting = min(energy, max(0, state.shield_capacity("white") - state.shields["white"]))
        state.shields["white"] += fitting
        if tell := state.tell:
            tell("overcharged", None, foe, zone="white", amount=fitting, now=state.shields["white"])
        if energy > fitting:
            harm.damage(state, foe, "white", energy - fitting)

    return _effect("overcharge-shield", do)


def discharge_shield() -> Effect:
    """The white shield empties, and each energy is damage to its zone."""

    def do(state: State, foe: Foe) -> None:
        if energy := harm.drain_shield(state, foe, "white"):
            harm.damage(state, foe, "white", energy)

    return _effect("discharge-shield", do)


def discharge_reactors() -> Effect:
    """Every reactor empties, and each energy is damage to its own zone."""

    def do(state: State, foe: Foe) -> None:
        for zone in ship.ZONES:
            if energy := harm.drain_reactor(state, foe, zone):
                harm.damage(state, foe, zone, energy)

    return _effect("discharge-reactors", do)


def lose_rocket() -> Effect:
    return _effect("lose-rocket", harm.lose_rocket)


def lose_fuel() -> Effect:
    return _effect("lose-fuel", harm.lose_fuel)


# --- what it does to itself and to other threats ------------------------------------------------------------------


def mend(n: int) -> Effect:
    return _effect("mend", lambda state, foe: _mend(state, foe, n), n=n)


def mend_half() -> Effect:
    """Half of its marks, rounded down."""
    return _effect("mend-half", lambda state, foe: _mend(state, foe, foe.marks // 2))


def _mend(state: State, foe: Foe, n: int) -> None:
    amount = min(n, foe.marks)
    foe.marks -= amount
    if tell := state.tell:
        tell("mended", None, foe, amount=amount, total=foe.marks)


def hurt_itself(n: int) -> Effect:
    """Marks past its own shields; dying of them it is destroyed all the same."""

    def do(state: State, foe: Foe) -> None:
        foe.marks += n
        if tell := state.tell:
            tell("marked", None, foe, marks=n, total=foe.marks, hull=foe.hull, cause="own")
        if foe.marks >= foe.hull:
            destroy(state, foe)

    return _effect("hurt-itself", do, n=n)


def faster(n: int) -> Effect:
    def do(state: State, foe: Foe) -> None:
        foe.speed += n
        if tell := state.tell:
            tell("speed-changed", None, foe, speed=foe.speed)

    return _effect("faster", do, n=n)


def shields_become(n: int) -> Effect:
    return _effect("shields-become", lambda state, foe: _change_shields(state, foe, n), n=n)


def more_shields(n: int) -> Effect:
    return _effect("more-shields", lambda state, foe: _change_shields(state, foe, foe.shields + n), n=n)


def _change_shields(state: State, foe: Foe, n: int) -> None:
    foe.shields = n
    if tell := state.tell:
        tell("shields-changed", None, foe, shields=n)


def flag(state: State, foe: Foe, name: str) -> None:
    """Mark its card: what a table would put a cube on it for."""
    foe.flags = (*foe.flags, name)
    if tell := state.tell:
        tell("flagged", None, foe, flag=name)


def reveal() -> Effect:
    return _effect("reveal", lambda state, foe: flag(state, foe, "revealed"))


def fire_back() -> Effect:
    """From now on it fires back."""
    return _effect("fire-back", lambda state, foe: flag(state, foe, "fires-back"))


def boost_others() -> Effect:
    """All other external threats attack with one more, until it is destroyed."""

    def do(state: State, foe: Foe) -> None:
        state.boosting.append(foe)
        flag(state, foe, "boosting")

    return _effect("boost-others", do)


def shield_everybody() -> Effect:
    """All external threats, itself too, have one more shield, until it is destroyed."""

    def do(state: State, foe: Foe) -> None:
        state.shielding.append(foe)
        flag(state, foe, "shielding")

    return _effect("shield-everybody", do)


def urge_others(n: int) -> Effect:
    """All other external threats move at once, in number order."""

    def do(state: State, foe: Foe) -> None:
        for other in [other for other in state.on_track if other.zone is not None and other is not foe]:
            if other in state.on_track:
                advance(state, other, n)

    return _effect("urge-others", do, n=n)


def double_damage(*zones: str) -> Effect:
    """Damage to these zones is doubled until it is repaired."""

    def do(state: State, foe: Foe) -> None:
        for zone in zones:
            state.doubling[zone] = foe
        flag(state, foe, "doubles-all" if len(zones) == len(ship.ZONES) else f"doubles-{zones[0]}")

    return _effect("double-damage", do, zones=zones)


def nothing() -> Effect:
    """The letter is on the track, and the card has nothing to do there."""
    return _effect("nothing", lambda state, foe: _nothing_happens(state, foe, "no-action"))


def _nothing_happens(state: State, foe: Foe, reason: str) -> None:
    if tell := state.tell:
        tell("nothing-happens", None, foe, reason=reason)


# --- conditions ---------------------------------------------------------------------------------------------------


def if_damaged(then: Effect, otherwise: Effect | None = None) -> Effect:
    def do(state: State, foe: Foe) -> None:
        if foe.marks:
            then.do(state, foe)
        elif otherwise:
            otherwise.do(state, foe)
        else:
            _nothing_happens(state, foe, "undamaged")

    return _effect("if-damaged", do, then=then, otherwise=otherwise)


def if_marks_below(n: int, then: Effect) -> Effect:
    def do(state: State, foe: Foe) -> None:
        if foe.marks < n:
            then.do(state, foe)
        else:
            _nothing_happens(state, foe, "damaged")

    return _effect("if-marks-below", do, n=n, then=then)


# --- intruders on the move ----------------------------------------------------------------------------------------


def move_redward() -> Effect:
    return _effect("move-redward", lambda state, foe: _move(state, foe, ship.REDWARD.get(foe.stations[0])))


def move_blueward() -> Effect:
    return _effect("move-blueward", lambda state, foe: _move(state, foe, ship.BLUEWARD.get(foe.stations[0])))


def change_deck() -> Effect:
    return _effect("change-deck", lambda state, foe: _move(state, foe, ship.OTHER_DECK[foe.stations[0]]))


def hunt() -> Effect:
    """To the neighbouring station with the most people, knocked out or not; on a tie it stays."""

    def do(state: State, foe: Foe) -> None:
        counted = {station: len(those_in(state, (station,))) for station in ship.NEIGHBOURS[foe.stations[0]]}
        most = max(counted.values())
        best = [station for station, count in counted.items() if count == most]
        if len(best) == 1:
            _move(state, foe, best[0])
        elif tell := state.tell:
            tell("intruder-stays", None, foe, station=foe.stations[0], reason="tie")

    return _effect("hunt", do)


def _move(state: State, foe: Foe, station: str | None) -> None:
    origin = foe.stations[0]
    if station is None:
        if tell := state.tell:
            tell("intruder-stays", None, foe, station=origin, reason="wall")
        return
    foe.stations = (station,)
    if tell := state.tell:
        tell("intruder-moved", None, foe, origin=origin, station=station)


# --- people -------------------------------------------------------------------------------------------------------

Whom = Callable[[State, Foe], list[Person]]


def everybody(state: State, foe: Foe) -> list[Person]:
    return aboard(state)


def in_its_zone(state: State, foe: Foe) -> list[Person]:
    return [person for person in aboard(state) if ship.ZONE_OF[person.station] == zone_of(foe)]


def at_its_tokens(state: State, foe: Foe) -> list[Person]:
    return those_in(state, foe.stations)


def without_squad_here(state: State, foe: Foe) -> list[Person]:
    return [person for person in those_in(state, foe.stations) if person.squad is None]


def leading_squads(state: State, foe: Foe) -> list[Person]:
    """Those with a disabled squad lead it, too."""
    return [person for person in aboard(state) if person.squad is not None]


def off_the_bridge(state: State, foe: Foe) -> list[Person]:
    return [person for person in aboard(state) if person.station != ship.BRIDGE]


def delays(whom: Whom) -> Effect:
    def do(state: State, foe: Foe) -> None:
        people = whom(state, foe)
        for person in people:
            delay_next(state, person, THREAT, foe)
        if not people:
            _nothing_happens(state, foe, "nobody")

    return _effect("delays", do, whom=_name(whom))


def knocks_out(whom: Whom) -> Effect:
    def do(state: State, foe: Foe) -> None:
        people = whom(state, foe)
        for person in people:
            knock_out(state, person, foe)
        if not people:
            _nothing_happens(state, foe, "nobody")

    return _effect("knocks-out", do, whom=_name(whom))


def _name(whom: Whom) -> str:
    return whom.__name__.replace("_", "-")
