"""External threats of The New Frontier: 14 common and 14 serious cards, with their traits."""

from spacealert.engine import attacks, events, ship
from spacealert.engine.cards.base_external import (
    NO_HEAVY_LASERS,
    NO_ROCKETS,
    OUT_OF_SIGHT,
    FallingRocks,
    PulseSensitive,
    TwoTilesPerPoint,
)
from spacealert.engine.cards.card import Taken, Trait, effect, external
from spacealert.engine.events import WeaponHit
from spacealert.engine.people import find_pilot, knock_out, people_aboard
from spacealert.engine.ship import TRACKS, Zone, distance
from spacealert.engine.state import ON_TRACK, Person, State, ThreatState
from spacealert.engine.threat_steps import call_threat as call_threat
from spacealert.engine.threat_steps import mark_survived, push_threats, threat_zone

from spacealert.engine.cards.vocabulary import (  # isort: skip
    add_shields, attack, attack_all, attack_others, attack_with_hull, call, delay_all, do_nothing, everybody,
    heal_threat, if_in_phase, knock_out_all, lose_ship, report_nothing, set_flag, set_shields, speed_up,
)  # fmt: skip

# --- traits -------------------------------------------------------------------------------------------------------


class Phasing(Trait):
    """Is phased out every other turn (NF 3.1)."""

    word = "phasing"

    def on_movement_end(self, state: State, threat: ThreatState) -> None:
        threat.out = not threat.was_out
        state.emit(events.PhaseChanged, threat.place, threat.card.code, out=threat.out)


class Megashield(Trait):
    """Loses one shield after every damage step in which a weapon targeted it (NF 3.2)."""

    word = "megashield"

    def on_hit(self, state: State, threat: ThreatState, hits: list[WeaponHit]) -> None:
        if threat.shields > 0 and threat in state.on_track:
            threat.shields -= 1
            state.emit(events.ShieldsChanged, threat.place, threat.card.code, shields=threat.shields)


class Polarized(Trait):
    """Takes only half of all laser damage, rounded up (NF 3.3)."""

    word = "polarized"

    def override_damage(self, state: State, threat: ThreatState, hits: list[WeaponHit], shields: int) -> Taken | None:
        lasers = sum(damage for weapon, damage in hits if weapon.endswith("laser"))
        others = sum(damage for weapon, damage in hits if not weapon.endswith("laser"))
        return max(0, (lasers + 1) // 2 + others - shields), shields, "polarized" if lasers else None


class Plasmatic(Trait):
    """Knocks out everyone in a zone whose shield absorbs none of its attack (NF 3.4)."""

    word = "plasmatic"

    def on_attack_end(self, state: State, threat: ThreatState, zone: Zone, absorbed: int, through: int) -> None:
        if not absorbed and through:
            for person in state.crew:
                if person.station in ship.STATIONS_OF[zone]:
                    knock_out(state, person, threat)


class Carrier(Trait):
    """Attacks with 2 less strength while a pilot in space is at its distance or closer (NF 3.6)."""

    word = "carrier"

    def attack_reduction(self, state: State, threat: ThreatState) -> int:
        pilot = find_pilot(state)
        return 2 if pilot and ship.RANGES[pilot.station] <= distance(threat.space) else 0


class SpansAllZones(Trait):
    """Is on every trajectory at the same distance (NF 3.7)."""

    word = "spans-all-zones"
    spans_all_zones = True


class Distracted(Trait):
    """Does not attack on Z once a rocket has been aimed at it, even if the rocket had no effect."""

    word = "distracted"

    def on_hit(self, state: State, threat: ThreatState, hits: list[WeaponHit]) -> None:
        if "distracted" not in threat.flags and any(weapon == "rocket" for weapon, _ in hits):
            set_flag(state, threat, "distracted")


class TwoDamagePerStep(Trait):
    """Takes at most two damage per step."""

    word = "two-marks-at-most"

    def override_damage(self, state: State, threat: ThreatState, hits: list[WeaponHit], shields: int) -> Taken | None:
        marks = sum(damage for _, damage in hits) - shields
        return (2, shields, "swarm") if marks > 2 else None


class Accelerating(Trait):
    """Gains one speed every turn."""

    word = "ever-faster"

    def on_appear(self, state: State, threat: ThreatState) -> None:
        if state.step == "threats":  # a threat called now does not move this turn
            self.on_movement_end(state, threat)

    def on_movement_end(self, state: State, threat: ThreatState) -> None:
        threat.speed += 1
        state.emit(events.SpeedChanged, threat.place, threat.card.code, speed=threat.speed)


class SlowedByDamage(Trait):
    """Moves two fewer spaces on a turn in which it took damage."""

    word = "slowed-by-damage"

    def current_speed(self, state: State, threat: ThreatState, speed: int) -> int:
        return speed - 2 if threat in state.struck else speed


class ActsAtJump(Trait):
    """If still on its trajectory when the ship jumps, performs its Z action and counts as survived."""

    word = "acts-at-the-jump"

    def on_jump(self, state: State, threat: ThreatState) -> None:
        if threat.fate != ON_TRACK:
            return
        for deed in threat.card.z:
            deed.do(state, threat)
        mark_survived(state, threat)


# --- shared effects ---------------------------------------------------------------------------------------------------


@effect("way")
def jump(state: State, threat: ThreatState, way: str) -> None:
    """Jump to the same space of the next trajectory in this direction, unless that trajectory is shorter (NF 3.5)."""
    step = 1 if way == "blueward" else -1
    zone = ship.ZONES[(ship.ZONES.index(threat_zone(threat)) + step) % len(ship.ZONES)]
    track = TRACKS[state.tracks[zone]]
    if track.length < threat.cell:
        report_nothing(state, threat, "track-too-short")
        return
    threat.zone, threat.track = zone, track
    state.emit(events.ThreatJumped, threat.place, threat.card.code, zone=zone)


@effect("n", word="attack-and-mend")
def attack_and_heal(state: State, threat: ThreatState, n: int) -> None:
    """Attack, then heal by the amount that the shield absorbed."""
    heal_threat(state, threat, attacks.attack(state, threat, threat_zone(threat), n))


@effect("n")
def attack_with_reactor(state: State, threat: ThreatState, n: int) -> None:
    """Attack with `n` strength, plus one per energy in the zone's reactor."""
    attacks.attack(state, threat, threat_zone(threat), n + state.reactors[threat_zone(threat)])


@effect("n")
def attack_all_with_reactors(state: State, threat: ThreatState, n: int) -> None:
    """Attack each zone with `n` strength, plus one per energy in its reactor."""
    for zone in ship.ZONES:
        attacks.attack(state, threat, zone, n + state.reactors[zone])


@effect("n")
def attack_unless_distracted(state: State, threat: ThreatState, n: int) -> None:
    if "distracted" in threat.flags:
        report_nothing(state, threat, "distracted")
    else:
        attacks.attack(state, threat, threat_zone(threat), n)


@effect("calls")
def release(state: State, threat: ThreatState, calls: str) -> None:
    """Release the threat in the capsule.

    The released threat gains one speed if the capsule has less than two damage.
    """
    called = call_threat(state, threat, None)
    if called is None:
        report_nothing(state, threat, "no-action")
    elif threat.marks < 2:
        called.speed += 1


@effect("n", word="urge-internal")
def push_internal(state: State, threat: ThreatState, n: int) -> None:
    """Move every internal threat by `n` spaces."""
    push_threats(state, threat, [other for other in state.on_track if other.zone is None], n)


@effect("n", word="mend-all")
def heal_all(state: State, threat: ThreatState, n: int) -> None:
    """Heal every external threat that isn't phased out, including this threat."""
    for other in [other for other in state.on_track if other.zone is not None and not other.out]:
        heal_threat(state, other, n)


def the_captain(state: State, threat: ThreatState) -> list[Person]:
    return [person for person in people_aboard(state) if person is state.crew[0]]


PHASING = Phasing()
MEGASHIELD = Megashield()
PLASMATIC = Plasmatic()
CARRIER = Carrier()
SPANS_ALL_ZONES = SpansAllZones()

# --- common, white and yellow -------------------------------------------------------------------------------------

PLASMATIC_FIGHTER = external(
    "E1-101", shields=2, hull=4, speed=3, x=attack(1), y=attack(1), z=attack(2), traits=PLASMATIC
)
SPINNING_SAUCER = external(
    "E1-102", shields=4, hull=3, speed=3, x=attack(1), y=attack(1), z=attack_unless_distracted(5), traits=Distracted()
)
MINI_CARRIER = external(
    "E2-101", shields=2, hull=5, speed=2, x=attack(2), y=attack_others(3), z=attack_all(4), traits=CARRIER
)
PHASING_FIGHTER = external(
    "E2-102", shields=2, hull=4, speed=3, x=attack(1), y=if_in_phase(attack(2), attack(1)),
    z=if_in_phase(attack(3), attack(2)), traits=PHASING,
)  # fmt: skip
MEGASHIELD_DESTROYER = external(
    "E2-103", shields=4, hull=3, speed=2, x=attack(1), y=attack(1), z=attack(3), traits=(TwoTilesPerPoint(), MEGASHIELD)
)

# --- common, red --------------------------------------------------------------------------------------------------

PLASMATIC_NEEDLESHIP = external(
    "E3-101", shields=1, hull=3, speed=3, x=attack(1), y=attack(2), z=attack(4), traits=(PLASMATIC, NO_HEAVY_LASERS)
)
PHASING_PULSER = external(
    "E3-102", shields=1, hull=6, speed=2, x=if_in_phase(attack_all(1), do_nothing()), y=attack_all(1),
    z=if_in_phase(attack_all(3), attack_all(2)), traits=PHASING,
)  # fmt: skip
PHASING_DESTROYER = external(
    "E3-103", shields=2, hull=5, speed=2, x=attack(1), y=if_in_phase(attack(2), attack(1)),
    z=if_in_phase(attack(3), attack(2)), traits=(TwoTilesPerPoint(), PHASING),
)  # fmt: skip
MEGASHIELD_FIGHTER = external(
    "E3-104", shields=4, hull=4, speed=3, x=attack(1), y=attack(2), z=attack(3), traits=MEGASHIELD
)
JUMPER_REDWARD = external(
    "E3-105", shields=1, hull=6, speed=3, x=(jump("redward"), attack(1)), y=(attack(1), jump("redward"), attack(1)),
    z=(attack(3), jump("redward"), attack(1)),
)  # fmt: skip
JUMPER_BLUEWARD = external(
    "E3-106", shields=1, hull=6, speed=3, x=(jump("blueward"), attack(1)), y=(attack(1), jump("blueward"), attack(1)),
    z=(attack(3), jump("blueward"), attack(1)),
)  # fmt: skip
SEALED_CAPSULE = external(
    "E3-107",
    shields=4,
    hull=4,
    speed=4,
    x=(speed_up(1), set_shields(3)),
    y=speed_up(1),
    z=release("internal"),
    points=(0, 0),
)
POLARIZED_FIGHTER = external(
    "E3-108", shields=1, hull=4, speed=3, x=attack(1), y=attack(2), z=attack(4), traits=Polarized()
)
ENERGY_SNAKE = external(
    "E3-109", shields=3, hull=6, speed=4, x=attack_and_heal(1), y=attack_and_heal(2), z=attack_with_reactor(1),
    traits=(PulseSensitive(), SlowedByDamage()),
)  # fmt: skip

# --- serious, white and yellow ------------------------------------------------------------------------------------

SPACECRAFT_CARRIER = external(
    "SE1-101", shields=3, hull=6, speed=2, x=attack(2), y=attack_others(3), z=attack_all(4), traits=CARRIER
)
DIMENSION_SPIDER = external(
    "SE1-102", shields=0, hull=13, speed=1, x=set_shields(1), y=add_shields(1), z=attack_all(4),
    traits=(NO_ROCKETS, ActsAtJump()),
)  # fmt: skip
PLASMATIC_FRIGATE = external(
    "SE2-101", shields=2, hull=7, speed=2, x=attack(2), y=attack(2), z=attack(4), traits=PLASMATIC
)
PHASING_FRIGATE = external(
    "SE2-102", shields=2, hull=7, speed=2, x=if_in_phase(attack(2), attack(1)), y=if_in_phase(attack(3), attack(2)),
    z=if_in_phase(attack(4), attack(3)), traits=PHASING,
)  # fmt: skip
MOTHER_SWARM = external(
    "SE2-103", shields=1, hull=6, speed=2, x=attack(1), y=(attack(2), attack_others(1)),
    z=(attack(4), attack_others(3)), traits=(TwoDamagePerStep(), NO_ROCKETS),
)  # fmt: skip

# --- serious, red -------------------------------------------------------------------------------------------------

PHASING_MAN_OF_WAR = external(
    "SE3-101", shields=2, hull=9, speed=1, x=(if_in_phase(attack(2), attack(1)), speed_up(1)),
    y=(if_in_phase(attack(3), attack(2)), add_shields(1)), z=if_in_phase(attack(5), attack(4)), traits=PHASING,
)  # fmt: skip
MEGASHIELD_MAN_OF_WAR = external(
    "SE3-102", shields=5, hull=7, speed=1, x=(attack(2), speed_up(1)), y=attack(3), z=attack(5), traits=MEGASHIELD
)
SUPER_CARRIER = external(
    "SE3-103", shields=5, hull=13, speed=2, x=attack(2), y=attack_others(4), z=attack_all(5),
    traits=(CARRIER, SPANS_ALL_ZONES),
)  # fmt: skip
TRANSMITTER_SATELLITE = external(
    "SE3-104", shields=2, hull=5, speed=3, x=call("internal"), y=push_internal(1),
    z=(knock_out_all(the_captain), delay_all(everybody)), points=(4, 8), traits=OUT_OF_SIGHT,
)  # fmt: skip
OVERLORD = external(
    "SE3-105", shields=5, hull=14, speed=2, x=(set_shields(4), call("external")), y=heal_all(1), z=lose_ship(),
    points=(None, 8), traits=SPANS_ALL_ZONES,
)  # fmt: skip
LEAPER = external(
    "SE3-106", shields=2, hull=7, speed=2, x=(attack(1), jump("blueward"), attack(1)),
    y=(attack(2), jump("redward"), attack(1)), z=(attack(4), jump("blueward"), attack(1)),
)  # fmt: skip
PLANETOID = external(
    "SE3-107", shields=0, hull=13, speed=1, x=do_nothing(), y=do_nothing(), z=attack_with_hull(1),
    traits=(NO_ROCKETS, Accelerating(), FallingRocks(4)),
)  # fmt: skip
ENERGY_DRAGON = external(
    "SE3-108", shields=3, hull=9, speed=4, x=attack_and_heal(2), y=attack_and_heal(3), z=attack_all_with_reactors(1),
    traits=(PulseSensitive(), SlowedByDamage()),
)  # fmt: skip
POLARIZED_FRIGATE = external(
    "SE3-109", shields=2, hull=5, speed=2, x=attack(1), y=attack(3), z=attack(5), traits=Polarized()
)
