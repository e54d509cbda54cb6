"""What a threat does to the ship: attacks that shields absorb, damage that they do not, and the tiles drawn for it."""

from spacealert.engine.state import Foe, ShipLost, State


def attack(state: State, foe: Foe, zone: str, strength: int) -> None:
    """The zone's shield absorbs what it can, an energy for each; the rest is damage (§3.4)."""
    bonus = len(state.boosting) - (foe in state.boosting) if state.boosting else 0
    absorbed = min(strength + bonus, state.shields[zone])
    through = strength + bonus - absorbed
    state.shields[zone] -= absorbed
    factor = factor_of(state, zone) * foe.card.tiles_per_point if through else 1
    if tell := state.tell:
        tell(
            "attacked", None, foe, zone=zone, attack=strength, bonus=bonus, absorbed=absorbed,
            shield=state.shields[zone], through=through, factor=factor,
        )  # fmt: skip
    _draw(state, foe, zone, through * factor)


def damage(state: State, foe: Foe, zone: str, points: int) -> None:
    """Damage from within: no shield helps."""
    factor = factor_of(state, zone)
    if tell := state.tell:
        tell("damaged", None, foe, zone=zone, damage=points, factor=factor)
    _draw(state, foe, zone, points * factor)


def factor_of(state: State, zone: str) -> int:
    """How many tiles each point costs: twice for a fissure, twice for a structure left broken by an earlier mission."""
    factor = 2 if zone in state.double_from_before else 1
    return factor * 2 if zone in state.doubling else factor


def _draw(state: State, foe: Foe, zone: str, tiles: int) -> None:
    stack, drawn = state.stacks[zone], state.tiles[zone]
    for _ in range(tiles):
        if not stack:
            raise ShipLost(foe, zone)
        tile = stack.pop()
        drawn.append(tile)
        lost, capacity = 0, None
        if tile == "shield":
            capacity = state.shield_capacity(zone)
            lost = max(0, state.shields[zone] - capacity)
            state.shields[zone] -= lost
        elif tile == "reactor":
            capacity = state.reactor_capacity(zone)
            lost = max(0, state.reactors[zone] - capacity)
            state.reactors[zone] -= lost
        if tell := state.tell:
            tell("tile-drawn", None, foe, zone=zone, tile=tile, number=len(drawn), lost=lost, capacity=capacity)


def drain_shield(state: State, foe: Foe, zone: str, most: int | None = None) -> int:
    """Take energy from a shield, all or so much; what was taken."""
    return _drain(state, foe, "shield", state.shields, zone, most)


def drain_reactor(state: State, foe: Foe, zone: str, most: int | None = None) -> int:
    return _drain(state, foe, "reactor", state.reactors, zone, most)


def _drain(state: State, foe: Foe, system: str, holds: dict[str, int], zone: str, most: int | None) -> int:
    amount = holds[zone] if most is None else min(most, holds[zone])
    holds[zone] -= amount
    if tell := state.tell:
        tell("drained", None, foe, system=system, zone=zone, amount=amount, now=holds[zone])
    return amount


def lose_rocket(state: State, foe: Foe) -> None:
    if state.rockets == 0:
        if tell := state.tell:
            tell("nothing-to-lose", None, foe, what="rocket")
        return
    state.rockets -= 1
    if tell := state.tell:
        tell("rocket-lost", None, foe, left=state.rockets)
    for other in tuple(state.on_track):
        for trait in other.card.traits:
            trait.rocket_lost(state, other)


def lose_fuel(state: State, foe: Foe) -> None:
    if state.fuel == 0:
        if tell := state.tell:
            tell("nothing-to-lose", None, foe, what="fuel")
        return
    state.fuel -= 1
    if tell := state.tell:
        tell("fuel-lost", None, foe, left=state.fuel)
