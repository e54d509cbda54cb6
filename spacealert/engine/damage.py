"""Computing damage (§3.3): everything that was fired finds its targets, then all of them are hurt at once."""

from spacealert.engine import harm, ship
from spacealert.engine.state import Foe, Person, State
from spacealert.engine.threats import destroy
from spacealert.engine.tracks import SECTION

LASERS = {"UR": ("heavy-laser", 4), "UW": ("heavy-laser", 5), "UB": ("heavy-laser", 4),
          "LR": ("light-laser", 2), "LB": ("light-laser", 2)}  # fmt: skip
PULSE_CANNON, PULSE_DAMAGE, PULSE_RANGE = "LW", 1, 2 * SECTION
ROCKET_DAMAGE, ROCKET_RANGE = 3, 2 * SECTION
INTERCEPTORS_DAMAGE_TO_ONE, INTERCEPTORS_DAMAGE_TO_MANY, INTERCEPTORS_RANGE = 3, 1, SECTION

Hits = dict[Foe, list[tuple[str, int]]]


def compute_damage(state: State) -> None:
    state.step = "damage"
    state.struck.clear()
    if not (state.fired or state.rocket_far or state.sortie):
        return
    external = [foe for foe in state.on_track if foe.zone is not None]
    hits: Hits = {}
    for station, (_, heroic) in state.fired.items():
        if station == PULSE_CANNON:
            _aim_pulse_cannon(state, external, hits, heroic)
        else:
            _aim_laser(state, external, hits, station, heroic)
    if state.rocket_far:
        _aim_rocket(state, external, hits)
    if state.sortie is not None:
        _aim_interceptors(state, external, hits, *state.sortie)
    if hits:
        _hurt(state, [foe for foe in external if foe in hits], hits)
    _clear_weapons(state)
    if state.struck:
        _end_step(state)


# --- aiming ---------------------------------------------------------------------------------------------------------


def _aim_laser(state: State, external: list[Foe], hits: Hits, station: str, heroic: bool) -> None:
    """A laser aims at the threat of its zone that is nearest Z; of several on one space, the lowest number."""
    weapon, damage = LASERS[station]
    zone = ship.ZONE_OF[station]
    broken = ("heavy" if weapon == "heavy-laser" else "lower") in state.tiles[zone]
    target = None
    for foe in external:
        if foe.zone == zone and (target is None or foe.space < target.space) and not _ignored(foe, weapon):
            target = foe
    _hit(hits, [target] if target else [], weapon, damage - broken + heroic)
    if state.tell:
        others = [
            (foe, _ignored(foe, weapon) or "behind") for foe in external if foe.zone == zone and foe is not target
        ]
        _tell_aim(state, weapon, station, [target] if target else [], damage - broken + heroic, heroic, others)


def _aim_pulse_cannon(state: State, external: list[Foe], hits: Hits, heroic: bool) -> None:
    """It hits every threat of all zones within its range."""
    reach = PULSE_RANGE - (SECTION if "lower" in state.tiles["white"] else 0)
    targets = [foe for foe in external if foe.space <= reach and not _ignored(foe, "pulse-cannon")]
    _hit(hits, targets, "pulse-cannon", PULSE_DAMAGE + heroic)
    if state.tell:
        others = _not_among(targets, external, "pulse-cannon", "out-of-range")
        _tell_aim(state, "pulse-cannon", PULSE_CANNON, targets, PULSE_DAMAGE + heroic, heroic, others)


def _aim_rocket(state: State, external: list[Foe], hits: Hits) -> None:
    """A rocket goes for the threat that draws rockets, else for the nearest of any zone within its range."""
    targets = [foe for foe in external if foe.card.draws == "rocket" and not _ignored(foe, "rocket")]
    reason = "drawn-elsewhere"
    if not targets:
        within = [foe for foe in external if foe.space <= ROCKET_RANGE and not _ignored(foe, "rocket")]
        targets = [min(within, key=lambda foe: foe.space)] if within else []
        reason = "behind"
    _hit(hits, targets, "rocket", ROCKET_DAMAGE)
    if state.tell:
        others = [
            (foe, _ignored(foe, "rocket") or (reason if foe.space <= ROCKET_RANGE else "out-of-range"))
            for foe in external
            if foe not in targets
        ]
        _tell_aim(state, "rocket", None, targets, ROCKET_DAMAGE, False, others)


def _aim_interceptors(state: State, external: list[Foe], hits: Hits, person: Person, heroic: bool) -> None:
    """They hit everything near the ship: hard if it is alone, unless there is something outside to mend first."""
    outside = [foe for foe in state.on_track if foe.card.draws == "interceptors"]
    if outside:
        _mend_outside(state, outside[0], external, person, heroic)
        return
    targets = [foe for foe in external if foe.space <= INTERCEPTORS_RANGE and not _ignored(foe, "interceptors")]
    damage = INTERCEPTORS_DAMAGE_TO_MANY
    if len(targets) == 1:
        damage = INTERCEPTORS_DAMAGE_TO_ONE
        for trait in targets[0].card.traits:
            damage = trait.alone_with_interceptors or damage
    _hit(hits, targets, "interceptors", damage + heroic)
    if state.tell:
        others = _not_among(targets, external, "interceptors", "out-of-range")
        _tell_aim(state, "interceptors", None, targets, damage + heroic, heroic, others)


def _mend_outside(state: State, foe: Foe, external: list[Foe], person: Person, heroic: bool) -> None:
    if state.tell:
        _tell_aim(state, "interceptors", None, [foe], 1, heroic, [(other, "busy") for other in external])
    mark(state, foe, 1)
    if tell := state.tell:
        tell(
            "repaired", person.color, foe, station=ship.SPACE, system="bots", marks=1, total=foe.marks, hull=foe.hull,
            others=(),
        )  # fmt: skip
    if foe.marks >= foe.hull:
        destroy(state, foe)


def _ignored(foe: Foe, weapon: str) -> str | None:
    for trait in foe.card.traits:
        if reason := trait.ignored(foe, weapon):
            return reason
    return None


def _hit(hits: Hits, targets: list[Foe], weapon: str, damage: int) -> None:
    for foe in targets:
        hits.setdefault(foe, []).append((weapon, damage))


def _not_among(targets: list[Foe], external: list[Foe], weapon: str, reason: str) -> list[tuple[Foe, str]]:
    return [(foe, _ignored(foe, weapon) or reason) for foe in external if foe not in targets]


def _tell_aim(
    state: State,
    weapon: str,
    station: str | None,
    targets: list[Foe],
    damage: int,
    heroic: bool,
    others: list[tuple[Foe, str]],
) -> None:
    assert state.tell
    ignored = tuple((foe.place, foe.card.code, reason) for foe, reason in others)
    if targets:
        aimed = tuple((foe.place, foe.card.code) for foe in targets)
        state.tell(
            "aimed", weapon=weapon, station=station, damage=damage, heroic=heroic, targets=aimed, ignored=ignored
        )
    else:
        state.tell("at-nothing", weapon=weapon, station=station, ignored=ignored)


# --- hurting --------------------------------------------------------------------------------------------------------


def _hurt(state: State, targets: list[Foe], hits: Hits) -> None:
    """Per threat the damage in sum, less its shields once, is marks; nothing is removed before all is done."""
    for foe in targets:
        _take(state, foe, hits[foe])
    for foe in targets:
        if foe.marks >= foe.hull:
            destroy(state, foe)
    for foe in targets:
        for trait in foe.card.traits:
            trait.was_hit(state, foe, hits[foe])


def _take(state: State, foe: Foe, hits: list[tuple[str, int]]) -> None:
    shields = foe.shields + len(state.shielding)
    damage = sum([strength for _, strength in hits])
    marks, why = max(0, damage - shields), None
    for trait in foe.card.traits:
        if (taken := trait.takes(state, foe, hits, shields)) is not None:
            marks, shields, why = taken
    if marks:
        mark(state, foe, marks)
    if tell := state.tell:
        tell(
            "hit", None, foe, rule="7.1" if why else "3.3", hits=tuple(hits), damage=damage, shields=shields,
            marks=marks, total=foe.marks, hull=foe.hull, why=why,
        )  # fmt: skip


def mark(state: State, foe: Foe, marks: int) -> None:
    foe.marks += marks
    if foe not in state.struck:
        state.struck.append(foe)


def _clear_weapons(state: State) -> None:
    """Spent energy and the rocket that hit leave the board."""
    state.fired.clear()
    state.rocket_far = False
    state.sortie = None
    if tell := state.tell:
        tell("cannons-cleared")


def _end_step(state: State) -> None:
    """What was marked or destroyed may still act, in number order; an explosion can add to them."""
    done: list[Foe] = []
    while waiting := [foe for foe in state.struck if foe not in done]:
        foe = min(waiting, key=lambda one: (one.number, one.place))
        done.append(foe)
        for trait in foe.card.traits:
            trait.ends_step(state, foe)


def explode(state: State, foe: Foe) -> None:
    """Every other external threat gets a mark that no shield or speciality stops."""
    if tell := state.tell:
        tell("exploded", None, foe)
    for other in [other for other in state.on_track if other.zone is not None]:
        mark(state, other, 1)
        if tell:
            tell("marked", None, other, marks=1, total=other.marks, hull=other.hull, cause="explosion")
        if other.marks >= other.hull:
            destroy(state, other)


def retaliate(state: State, foe: Foe, zones: tuple[str, ...], strength: int) -> None:
    """An attack at the end of the damage step, from a threat that may be destroyed already."""
    if tell := state.tell:
        tell("retaliated", None, foe, attack=strength)
    for zone in zones:
        harm.attack(state, foe, zone, strength)
