"""Damage (§3.3): all weapons choose their targets, which then take damage at the same time."""

from typing import Final

from spacealert.engine import attacks, events, ship
from spacealert.engine.events import PassedOver, ReducedBy, Weapon, WeaponHit
from spacealert.engine.people import find_pilot
from spacealert.engine.ship import SECTION, Station, Zone, distance
from spacealert.engine.state import Person, State, ThreatState
from spacealert.engine.threat_steps import destroy_threat

LASERS: Final[dict[str, tuple[Weapon, int]]] = {
    "UR": ("heavy-laser", 4), "UW": ("heavy-laser", 5), "UB": ("heavy-laser", 4), "LR": ("light-laser", 2),
    "LB": ("light-laser", 2),
}  # fmt: skip
PULSE_CANNON: Final[Station] = "LW"
PULSE_DAMAGE, PULSE_RANGE = 1, 2
ROCKET_DAMAGE, ROCKET_RANGE = {1: 3, 2: 5}, 2 * SECTION  # by number of rockets that hit together
INTERCEPTORS_DAMAGE_TO_ONE, INTERCEPTORS_DAMAGE_TO_MANY = 3, 1

Hits = dict[ThreatState, list[WeaponHit]]


def compute_damage(state: State) -> None:
    state.step = "damage"
    state.struck = []
    if not (state.fired or state.rocket_far or state.sortie):
        return
    external = [threat for threat in state.on_track if threat.zone is not None]
    hits: Hits = {}
    for station, (_, heroic, prepared, farther) in state.fired.items():
        if station == PULSE_CANNON:
            _aim_pulse_cannon(state, external, hits, heroic, prepared, farther)
        else:
            _aim_laser(state, external, hits, station, heroic, heroic + prepared)
    if state.rocket_far:
        _aim_rocket(state, external, hits)
    if state.sortie is not None:
        _aim_interceptors(state, external, hits, *state.sortie)
    if hits:
        _apply_hits(state, [threat for threat in external if threat in hits], hits)
    if state.sortie is not None:
        state.sortie[0].protected_on = 0
    # The energy is spent, the rocket has hit, and the interceptors' attack is over.
    state.fired, state.rocket_far, state.sortie = {}, 0, None
    if emit := state.listener:
        emit(events.CannonsCleared)
    if state.struck:
        _end_step(state)


# --- aiming ---------------------------------------------------------------------------------------------------------


def _aim_laser(
    state: State, external: list[ThreatState], hits: Hits, station: Station, heroic: bool, extra: int
) -> None:
    """Aim a laser at the nearest threat in its zone that it can target. Ties are broken by the lowest number."""
    weapon, damage = LASERS[station]
    zone = ship.ZONE_OF[station]
    damage += extra - (("heavy" if weapon == "heavy-laser" else "lower") in state.tiles[zone])
    blind = zone in state.blinded and not (state.lookouts or find_pilot(state))
    target = None
    for threat in () if blind else external:
        in_zone = threat.zone == zone or threat.card.spans_all_zones
        if in_zone and (target is None or threat.space < target.space) and not _ignored(threat, weapon):
            target = threat
    targets = [target] if target else []
    _hit(hits, targets, weapon, damage)
    if state.listener:
        others = [
            (threat, "blinded" if blind else _ignored(threat, weapon) or "behind")
            for threat in external
            if (threat.zone == zone or threat.card.spans_all_zones) and threat is not target
        ]
        _tell_aim(state, weapon, station, targets, damage, heroic, others)


def _aim_pulse_cannon(
    state: State, external: list[ThreatState], hits: Hits, heroic: bool, prepared: bool, farther: bool
) -> None:
    """Aim the pulse cannon at every threat in range. `farther` adds damage, and the threats one range beyond."""
    reach = PULSE_RANGE + prepared - ("lower" in state.tiles["white"])
    within = [threat for threat in external if not _ignored(threat, "pulse-cannon")]
    targets = [threat for threat in within if distance(threat.space) <= reach]
    damage = PULSE_DAMAGE + heroic + farther
    _hit(hits, targets, "pulse-cannon", damage)
    if farther:
        beyond = [threat for threat in within if distance(threat.space) == reach + 1]
        _hit(hits, beyond, "pulse-cannon", PULSE_DAMAGE)
        targets += beyond
    if state.listener:
        others = _not_among(targets, external, "pulse-cannon", "out-of-range")
        _tell_aim(state, "pulse-cannon", PULSE_CANNON, targets, damage, heroic, others)


def _aim_rocket(state: State, external: list[ThreatState], hits: Hits) -> None:
    """Aim a rocket at threats that attract rockets or, without those, at the nearest threat in range in any zone."""
    targets = [threat for threat in external if threat.card.attracts == "rocket" and not _ignored(threat, "rocket")]
    reason: PassedOver = "drawn-elsewhere"
    if not targets:
        within = [threat for threat in external if threat.space <= ROCKET_RANGE and not _ignored(threat, "rocket")]
        targets = [min(within, key=lambda threat: threat.space)] if within else []
        reason = "behind"
    _hit(hits, targets, "rocket", ROCKET_DAMAGE[state.rocket_far])
    if state.listener:
        others = [
            (threat, _ignored(threat, "rocket") or (reason if threat.space <= ROCKET_RANGE else "out-of-range"))
            for threat in external
            if threat not in targets
        ]
        _tell_aim(state, "rocket", None, targets, ROCKET_DAMAGE[state.rocket_far], False, others)


def _aim_interceptors(state: State, external: list[ThreatState], hits: Hits, person: Person, heroic: bool) -> None:
    """Aim interceptors at all threats at their distance, unless they have to repair the outside of the ship."""
    outside = [threat for threat in state.on_track if threat.card.attracts == "interceptors"]
    if outside:
        _mend_outside(state, outside[0], external, person, heroic)
        return
    far = ship.RANGES.get(person.station, 1)
    targets = [threat for threat in external if distance(threat.space) == far and not _ignored(threat, "interceptors")]
    damage = INTERCEPTORS_DAMAGE_TO_MANY
    if len(targets) == 1:
        damage = INTERCEPTORS_DAMAGE_TO_ONE
        for trait in targets[0].card.traits:
            damage = trait.alone_with_interceptors or damage
    _hit(hits, targets, "interceptors", damage + heroic)
    if state.listener:
        others = _not_among(targets, external, "interceptors", "out-of-range")
        _tell_aim(state, "interceptors", None, targets, damage + heroic, heroic, others)


def _mend_outside(state: State, threat: ThreatState, external: list[ThreatState], person: Person, heroic: bool) -> None:
    if state.listener:
        _tell_aim(state, "interceptors", None, [threat], 1, heroic, [(other, "busy") for other in external])
    add_marks(state, threat, 1)
    if emit := state.listener:
        emit(
            events.Repaired, person.color, threat.place, threat.card.code, station=ship.SPACE, system="bots", marks=1,
            total=threat.marks, hull=threat.hull, others=(),
        )  # fmt: skip
    if threat.marks >= threat.hull:
        destroy_threat(state, threat)


def _ignored(threat: ThreatState, weapon: Weapon) -> PassedOver | None:
    if threat.out:
        return "out-of-phase"
    for trait in threat.card.hooks["why_ignored"]:
        if reason := trait.why_ignored(threat, weapon):
            return reason
    return None


def _hit(hits: Hits, targets: list[ThreatState], weapon: Weapon, damage: int) -> None:
    for threat in targets:
        hits.setdefault(threat, []).append((weapon, damage))


def _not_among(
    targets: list[ThreatState], external: list[ThreatState], weapon: Weapon, reason: PassedOver
) -> list[tuple[ThreatState, PassedOver]]:
    return [(threat, _ignored(threat, weapon) or reason) for threat in external if threat not in targets]


def _tell_aim(
    state: State,
    weapon: Weapon,
    station: Station | None,
    targets: list[ThreatState],
    damage: int,
    heroic: bool,
    others: list[tuple[ThreatState, PassedOver]],
) -> None:
    assert state.listener
    ignored = tuple((threat.place, threat.card.code, reason) for threat, reason in others)
    if targets:
        aimed = tuple((threat.place, threat.card.code) for threat in targets)
        state.listener(
            events.Aimed, weapon=weapon, station=station, damage=damage, heroic=heroic, targets=aimed, ignored=ignored
        )
    else:
        state.listener(events.AtNothing, weapon=weapon, station=station, ignored=ignored)


# --- applying damage --------------------------------------------------------------------------------------------------


def _apply_hits(state: State, targets: list[ThreatState], hits: Hits) -> None:
    """Apply the hits to each threat, minus its shields. Threats are destroyed only once all hits are applied."""
    for threat in targets:
        shields = threat.shields + len(state.shielding)
        damage = sum([strength for _, strength in hits[threat]])
        marks = max(0, damage - shields)
        why: ReducedBy | None = None
        for trait in threat.card.hooks["override_damage"]:
            if (taken := trait.override_damage(state, threat, hits[threat], shields)) is not None:
                marks, shields, why = taken
        if marks:
            add_marks(state, threat, marks)
        if emit := state.listener:
            emit(
                events.Hit, threat.place, threat.card.code, hits=tuple(hits[threat]), damage=damage, shields=shields,
                marks=marks, total=threat.marks, hull=threat.hull, why=why,
            )  # fmt: skip
    for threat in targets:
        if threat.marks >= threat.hull:
            destroy_threat(state, threat)
    for threat in targets:
        for trait in threat.card.hooks["on_hit"]:
            trait.on_hit(state, threat, hits[threat])


def add_marks(state: State, threat: ThreatState, marks: int) -> None:
    threat.marks += marks
    if threat not in state.struck:
        state.struck.append(threat)


def _end_step(state: State) -> None:
    done: list[ThreatState] = []
    while waiting := [threat for threat in state.struck if threat not in done]:
        threat = min(waiting, key=lambda one: one.order)
        done.append(threat)
        for trait in threat.card.hooks["on_damage_step_end"]:
            trait.on_damage_step_end(state, threat)


def explode_threat(state: State, threat: ThreatState) -> None:
    """Deal one damage to every other external threat that is not phased out, ignoring shields and other traits."""
    if emit := state.listener:
        emit(events.Exploded, threat.place, threat.card.code)
    for other in [other for other in state.on_track if other.zone is not None and not other.out]:
        add_marks(state, other, 1)
        if emit:
            emit(
                events.Marked, other.place, other.card.code, marks=1, total=other.marks, hull=other.hull,
                cause="explosion",
            )  # fmt: skip
        if other.marks >= other.hull:
            destroy_threat(state, other)


def retaliate(state: State, threat: ThreatState, zones: tuple[Zone, ...], strength: int) -> None:
    """Attack these zones, even if the threat has already been destroyed."""
    if emit := state.listener:
        emit(events.Retaliated, threat.place, threat.card.code, attack=strength)
    for zone in zones:
        attacks.attack(state, threat, zone, strength)
