"""External threats of the base game: 17 common and 14 serious cards, with their special traits."""

from typing import ClassVar, Literal

from spacealert.engine import events
from spacealert.engine.cards.card import Taken, Trait, external
from spacealert.engine.damage import explode_threat, retaliate
from spacealert.engine.events import PassedOver, Weapon, WeaponHit
from spacealert.engine.people import knock_out
from spacealert.engine.ship import RANGES, SECTION, ZONES
from spacealert.engine.state import DESTROYED, State, ThreatState
from spacealert.engine.threat_steps import threat_zone

from spacealert.engine.cards.vocabulary import (  # isort: skip
    add_shields, attack, attack_all, attack_others, attack_sides, attack_with_hull, boost_others, crew_in_its_zone,
    damage, damage_self, delay_all, do_nothing, drain_shields, empty_shields, everybody, heal, heal_half, if_damaged,
    if_marks_below, knock_out_all, lose_ship, push_others, reveal, set_flag, set_shields, shield_everybody, speed_up,
)  # fmt: skip

# --- traits -------------------------------------------------------------------------------------------------------


class Unseen(Trait):
    """Cannot be targeted by any weapon until it reveals itself."""

    word = "unseen"

    def why_ignored(self, threat: ThreatState, weapon: Weapon) -> PassedOver | None:
        return None if "revealed" in threat.flags else "hidden"


class OutOfSight(Trait):
    """Cannot be targeted at distance 3."""

    word = "out-of-sight"

    def why_ignored(self, threat: ThreatState, weapon: Weapon) -> PassedOver | None:
        return "far" if threat.space > 2 * SECTION else None


class ImmuneToWeapon(Trait):
    """Cannot be targeted by one kind of weapon."""

    def __init__(self, weapon: Literal["heavy-laser", "rocket"]) -> None:
        self.weapon: Literal["heavy-laser", "rocket"] = weapon
        self.word = f"no-target-for-{weapon}s"

    def why_ignored(self, threat: ThreatState, weapon: Weapon) -> PassedOver | None:
        return self.weapon if weapon == self.weapon else None


class ImmuneToRockets(Trait):
    """Immune to rockets, which are still used up."""

    word = "rockets-in-vain"

    def override_damage(self, state: State, threat: ThreatState, hits: list[WeaponHit], shields: int) -> Taken | None:
        hurting = [damage for weapon, damage in hits if weapon != "rocket"]
        if len(hurting) == len(hits):
            return None
        state.emit(events.RocketInVain, threat.place, threat.card.code)
        return max(0, sum(hurting) - shields), shields, None


class Cryoshield(Trait):
    """Takes no damage the first time it is hit, and loses its cryoshield instead."""

    word = "cryoshield"

    def override_damage(self, state: State, threat: ThreatState, hits: list[WeaponHit], shields: int) -> Taken | None:
        if "cryoshield-lost" in threat.flags:
            return None
        set_flag(state, threat, "cryoshield-lost")
        return 0, shields, "cryoshield"


class PulseSensitive(Trait):
    """Has no shields in a step in which the pulse cannon hits it."""

    word = "pulse-sensitive"

    def override_damage(self, state: State, threat: ThreatState, hits: list[WeaponHit], shields: int) -> Taken | None:
        if any(weapon == "pulse-cannon" for weapon, _ in hits):
            return sum(damage for _, damage in hits), 0, "pulse"
        return None


class OneDamagePerStep(Trait):
    """Takes at most one damage per step."""

    word = "one-mark-at-most"

    def override_damage(self, state: State, threat: ThreatState, hits: list[WeaponHit], shields: int) -> Taken | None:
        marks = sum(damage for _, damage in hits) - shields
        return (1, shields, "swarm") if marks > 1 else None


class TwoTilesPerPoint(Trait):
    """Causes two damage tiles for each point that gets past the shields."""

    word = "two-tiles-a-point"
    tiles_per_point = 2


class Explosive(Trait):
    """Explodes when destroyed, which damages other external threats."""

    word = "explosive"

    def on_damage_step_end(self, state: State, threat: ThreatState) -> None:
        if threat.fate == DESTROYED:
            explode_threat(state, threat)


class FallingRocks(Trait):
    """When destroyed, attacks with `strength` for each letter it has reached or passed."""

    word = "falling-rocks"

    def __init__(self, strength: int) -> None:
        self.strength = strength

    def on_damage_step_end(self, state: State, threat: ThreatState) -> None:
        if threat.fate == DESTROYED:
            retaliate(state, threat, (threat_zone(threat),), self.strength * threat.passed)


class Vengeful(Trait):
    """Attacks all zones after every damage step in which it was damaged."""

    word = "vengeful"

    def on_damage_step_end(self, state: State, threat: ThreatState) -> None:
        retaliate(state, threat, ZONES, 1)


class SwallowsInterceptors(Trait):
    """Takes far more damage from interceptors that have no other target, but knocks out their pilot."""

    word = "swallows"
    alone_with_interceptors: ClassVar[int] = 9

    def on_hit(self, state: State, threat: ThreatState, hits: list[WeaponHit]) -> None:
        if any(weapon == "interceptors" and damage >= self.alone_with_interceptors for weapon, damage in hits):
            for person in state.crew:
                if person.station in RANGES:
                    knock_out(state, person, threat, "7.1")


class DrawsRockets(Trait):
    """Attracts every rocket, at any distance, and gains a shield when it survives a rocket hit."""

    word = "draws-rockets"
    attracts = "rocket"

    def on_hit(self, state: State, threat: ThreatState, hits: list[WeaponHit]) -> None:
        if threat.fate != DESTROYED and any(weapon == "rocket" for weapon, _ in hits):
            threat.shields += 1
            state.emit(events.RocketHardened, threat.place, threat.card.code, shields=threat.shields)


UNSEEN = Unseen()
OUT_OF_SIGHT = OutOfSight()
NO_ROCKETS = ImmuneToWeapon("rocket")
NO_HEAVY_LASERS = ImmuneToWeapon("heavy-laser")

# --- common, white ------------------------------------------------------------------------------------------------

PULSE_BALL = external("E1-01", shields=1, hull=5, speed=2, x=attack_all(1), y=attack_all(1), z=attack_all(2))
DESTROYER = external(
    "E1-02", shields=2, hull=5, speed=2, x=attack(1), y=attack(2), z=attack(2), traits=TwoTilesPerPoint()
)
STEALTH_FIGHTER = external("E1-03", shields=2, hull=4, speed=3, x=reveal(), y=attack(2), z=attack(2), traits=UNSEEN)
ENERGY_CLOUD = external(
    "E1-04", shields=3, hull=5, speed=2, x=empty_shields(ZONES), y=attack_others(1), z=attack_others(2),
    traits=PulseSensitive(),
)  # fmt: skip
GUNSHIP = external("E1-05", shields=2, hull=5, speed=2, x=attack(2), y=attack(2), z=attack(3))
CRYOSHIELD_FIGHTER = external(
    "E1-06", shields=1, hull=4, speed=3, x=attack(1), y=attack(2), z=attack(2), traits=Cryoshield()
)
FIGHTER = external("E1-07", shields=2, hull=4, speed=3, x=attack(1), y=attack(2), z=attack(3))
ARMORED_GRAPPLER = external("E1-08", shields=3, hull=4, speed=2, x=attack(1), y=heal(1), z=attack(4))
AMOEBA = external("E1-09", shields=0, hull=8, speed=2, x=heal(2), y=heal(2), z=attack(5), traits=NO_ROCKETS)
METEOROID = external(
    "E1-10", shields=0, hull=5, speed=5, x=do_nothing(), y=do_nothing(), z=attack_with_hull(1), traits=NO_ROCKETS
)

# --- common, yellow -----------------------------------------------------------------------------------------------

KAMIKAZE = external(
    "E2-01", shields=2, hull=5, speed=4, x=(speed_up(1), set_shields(1)), y=(speed_up(1), set_shields(0)), z=attack(6)
)
SCOUT = external(
    "E2-02", shields=1, hull=3, speed=2, x=boost_others(), y=push_others(1), z=damage(3), traits=NO_HEAVY_LASERS
)
PHANTOM_FIGHTER = external(
    "E2-03", shields=3, hull=3, speed=3, x=reveal(), y=attack(2), z=attack(3), traits=(UNSEEN, ImmuneToRockets())
)
SWARM = external(
    "E2-04", shields=0, hull=3, speed=2, x=attack(1), y=(attack(2), attack_others(1)), z=(attack(3), attack_others(2)),
    traits=(OneDamagePerStep(), NO_ROCKETS),
)  # fmt: skip
JELLYFISH = external(
    "E2-05", shields=-2, hull=13, speed=2, x=(attack_all(1), heal_half()), y=(attack_all(1), heal_half()),
    z=attack_all(2), traits=NO_ROCKETS,
)  # fmt: skip
MARAUDER = external("E2-06", shields=1, hull=6, speed=3, x=shield_everybody(), y=drain_shields(1), z=attack(4))
MINOR_ASTEROID = external(
    "E2-07", shields=0, hull=7, speed=4, x=do_nothing(), y=do_nothing(), z=attack_with_hull(1),
    traits=(NO_ROCKETS, FallingRocks(1)),
)  # fmt: skip

# --- serious, white -----------------------------------------------------------------------------------------------

FRIGATE = external("SE1-01", shields=2, hull=7, speed=2, x=attack(2), y=attack(3), z=attack(4))
MAN_OF_WAR = external(
    "SE1-02", shields=2, hull=9, speed=1, x=(attack(2), speed_up(1)), y=(attack(3), add_shields(1)), z=attack(5)
)
LEVIATHAN_TANKER = external(
    "SE1-03", shields=3, hull=8, speed=2, x=attack(2), y=(attack(2), heal(2)), z=attack(2), traits=Explosive()
)
PULSE_SATELLITE = external(
    "SE1-04", shields=2, hull=4, speed=3, x=attack_all(1), y=attack_all(2), z=attack_all(3), traits=OUT_OF_SIGHT
)
CRYOSHIELD_FRIGATE = external(
    "SE1-05", shields=1, hull=7, speed=2, x=attack(2), y=attack(3), z=attack(4), traits=Cryoshield()
)
INTERSTELLAR_OCTOPUS = external(
    "SE1-06", shields=1, hull=8, speed=2, x=if_damaged(attack_all(1), None), y=if_damaged(attack_all(2), None),
    z=attack_with_hull(2), traits=NO_ROCKETS,
)  # fmt: skip
MAELSTROM = external(
    "SE1-07", shields=3, hull=8, speed=2, x=empty_shields(ZONES), y=attack_others(2), z=attack_others(3),
    traits=PulseSensitive(),
)  # fmt: skip
ASTEROID = external(
    "SE1-08", shields=0, hull=9, speed=3, x=do_nothing(), y=do_nothing(), z=attack_with_hull(1),
    traits=(NO_ROCKETS, FallingRocks(2)),
)  # fmt: skip

# --- serious, yellow ----------------------------------------------------------------------------------------------

BEHEMOTH = external(
    "SE2-01", shields=4, hull=7, speed=2, x=if_marks_below(2, attack(2)), y=if_marks_below(3, attack(3)),
    z=if_marks_below(6, attack(6)), traits=SwallowsInterceptors(),
)  # fmt: skip
JUGGERNAUT = external(
    "SE2-02", shields=3, hull=10, speed=1, x=(speed_up(2), attack(2)), y=(speed_up(2), attack(3)), z=attack(7),
    traits=DrawsRockets(),
)  # fmt: skip
PSIONIC_SATELLITE = external(
    "SE2-03", shields=2, hull=5, speed=2, x=delay_all(crew_in_its_zone), y=delay_all(everybody),
    z=knock_out_all(everybody), traits=OUT_OF_SIGHT,
)  # fmt: skip
NEBULA_CRAB = external(
    "SE2-04", shields=2, hull=7, speed=2, x=set_shields(4), y=(speed_up(2), set_shields(2)), z=attack_sides(5),
    traits=NO_ROCKETS,
)  # fmt: skip
NEMESIS = external(
    "SE2-05", shields=1, hull=9, speed=3, x=(attack(1), damage_self(1)), y=(attack(2), damage_self(2)), z=lose_ship(),
    traits=Vengeful(),
)  # fmt: skip
MAJOR_ASTEROID = external(
    "SE2-06", shields=0, hull=11, speed=2, x=do_nothing(), y=do_nothing(), z=attack_with_hull(1),
    traits=(NO_ROCKETS, FallingRocks(3)),
)  # fmt: skip
