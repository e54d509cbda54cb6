"""Attacks on the ship, damage that ignores shields, and damage tiles."""

from spacealert.engine import events
from spacealert.engine.events import EnergyStore
from spacealert.engine.ship import Zone
from spacealert.engine.state import ShipLostError, State, ThreatState


def attack(state: State, threat: ThreatState, zone: Zone, strength: int) -> int:
    """Attack a zone and return the damage absorbed by its shield (§3.4)."""
    bonus = 0
    if state.boosting and threat.zone is not None:
        bonus = len(state.boosting) - (threat.place in state.boosting)
    for trait in threat.card.hooks["attack_reduction"]:
        bonus -= min(trait.attack_reduction(state, threat), strength + bonus)
    if state.reversed == "strengthen-attacks" and state.shields[zone]:
        bonus += drain_shield(state, threat, zone)
    total_strength = strength + bonus
    if state.temporary or state.reversed:
        absorbed = _absorb(state, zone, total_strength)
    else:
        absorbed = min(total_strength, state.shields[zone])
        state.shields[zone] -= absorbed
    through = total_strength - absorbed
    factor = tile_factor(state, zone) * threat.card.tiles_per_point if through else 1
    if emit := state.listener:
        emit(
            events.Attacked, threat.place, threat.card.code, zone=zone, attack=strength, bonus=bonus,
            absorbed=absorbed, shield=state.shields[zone], through=through, factor=factor,
        )  # fmt: skip
    _draw_tiles(state, threat, zone, through * factor)
    for trait in threat.card.hooks["on_attack_end"]:
        trait.on_attack_end(state, threat, zone, absorbed, through)
    return absorbed


def _absorb(state: State, zone: Zone, strength: int) -> int:
    extra = 0
    if state.temporary:
        extra = min(strength, state.temporary.get(zone, 0))
        state.temporary = {**state.temporary, zone: state.temporary.get(zone, 0) - extra}
    if state.reversed:
        return extra
    energy = min(strength - extra, state.shields[zone])
    state.shields[zone] -= energy
    return energy + extra


def damage(state: State, threat: ThreatState, zone: Zone, points: int) -> None:
    """Deal internal damage, which shields do not stop."""
    factor = tile_factor(state, zone)
    if emit := state.listener:
        emit(events.Damaged, threat.place, threat.card.code, zone=zone, damage=points, factor=factor)
    _draw_tiles(state, threat, zone, points * factor)


def tile_factor(state: State, zone: Zone) -> int:
    """Return the number of tiles to draw per point of damage."""
    factor = 2 if zone in state.double_from_before else 1
    return factor * 2 if zone in state.doubling else factor


def _draw_tiles(state: State, threat: ThreatState, zone: Zone, tiles: int) -> None:
    for _ in range(tiles):
        stack = state.stacks[zone]
        if not stack:
            raise ShipLostError(threat, zone)
        tile = stack[-1]
        state.stacks = {**state.stacks, zone: stack[:-1]}
        state.tiles = {**state.tiles, zone: (*state.tiles[zone], tile)}
        lost, capacity = 0, None
        if tile == "shield":
            capacity = state.shield_capacity(zone)
            lost = max(0, state.shields[zone] - capacity)
            state.shields[zone] -= lost
        elif tile == "reactor":
            capacity = state.reactor_capacity(zone)
            lost = max(0, state.reactors[zone] - capacity)
            state.reactors[zone] -= lost
        if emit := state.listener:
            emit(
                events.TileDrawn, threat.place, threat.card.code, zone=zone, tile=tile, number=len(state.tiles[zone]),
                lost=lost, capacity=capacity,
            )  # fmt: skip


def drain_shield(state: State, threat: ThreatState, zone: Zone, most: int | None = None) -> int:
    """Drain up to `most` energy from a shield, by default all of it. Return the amount drained."""
    return _drain(state, threat, "shield", state.shields, zone, most)


def drain_reactor(state: State, threat: ThreatState, zone: Zone, most: int | None = None) -> int:
    return _drain(state, threat, "reactor", state.reactors, zone, most)


def _drain(
    state: State, threat: ThreatState, system: EnergyStore, holds: dict[str, int], zone: Zone, most: int | None
) -> int:
    amount = holds[zone] if most is None else min(most, holds[zone])
    holds[zone] -= amount
    if emit := state.listener:
        emit(events.Drained, threat.place, threat.card.code, system=system, zone=zone, amount=amount, now=holds[zone])
    return amount


def lose_rocket(state: State, threat: ThreatState) -> None:
    if state.rockets == 0:
        if emit := state.listener:
            emit(events.NothingToLose, threat.place, threat.card.code, what="rocket")
        return
    state.rockets -= 1
    if emit := state.listener:
        emit(events.RocketLost, threat.place, threat.card.code, left=state.rockets)
    for other in tuple(state.on_track):
        for trait in other.card.hooks["on_rocket_lost"]:
            trait.on_rocket_lost(state, other)


def lose_fuel(state: State, threat: ThreatState) -> None:
    if state.fuel == 0:
        if emit := state.listener:
            emit(events.NothingToLose, threat.place, threat.card.code, what="fuel")
        return
    state.fuel -= 1
    if emit := state.listener:
        emit(events.FuelLost, threat.place, threat.card.code, left=state.fuel)
