"""Internal threats of the base game: 13 common and 11 serious cards, with their special traits."""

from spacealert.engine import events, ship
from spacealert.engine.cards.card import Trait, effect, intruder, malfunction
from spacealert.engine.people import delay_next, knock_out, people_in
from spacealert.engine.ship import ZONES, Station
from spacealert.engine.state import DISABLED, READY, SURVIVED, Person, State, ThreatState
from spacealert.engine.threat_steps import destroy_threat

from spacealert.engine.cards.vocabulary import (  # isort: skip
    change_deck, crew_at_its_tokens, crew_leading_squads, crew_off_the_bridge, crew_without_squad_here, damage,
    damage_all, damage_at_tokens, damage_by_reactor, damage_by_rockets, damage_per_player, delay_all,
    discharge_reactors, discharge_shield, do_nothing, double_damage, drain_reactors, empty_reactor, empty_shields,
    everybody, fire_back, hunt, if_damaged, knock_out_all, lose_fuel, lose_rocket, lose_ship, move_blueward,
    move_redward, overcharge_shield, sabotage, speed_up,
)  # fmt: skip

# --- traits -------------------------------------------------------------------------------------------------------


class HullPerRocket(Trait):
    """Has one hull point for each rocket on board."""

    word = "hull-of-rockets"

    def on_appear(self, state: State, threat: ThreatState) -> None:
        threat.hull = state.rockets

    def on_rocket_lost(self, state: State, threat: ThreatState) -> None:
        threat.hull -= 1
        state.emit(events.HullChanged, threat.place, threat.card.code, hull=threat.hull)
        if threat.marks >= threat.hull:
            destroy_threat(state, threat)


class Slimy(Trait):
    """Delays anyone who enters one of its stations."""

    word = "slimy"
    leaves_tokens = True

    def on_appear(self, state: State, threat: ThreatState) -> None:
        state.hazards = (*state.hazards, threat.place)

    def on_crew_enter(self, state: State, threat: ThreatState, person: Person) -> None:
        delay_next(state, person, "slime", threat)

    def on_battlebots_attack(self, state: State, threat: ThreatState, person: Person) -> bool:
        """Damage or remove the token in the attacker's station."""
        station = person.station
        if station in threat.card.stations:
            threat.marks += 1
            state.emit(
                events.BotsAttacked, person.color, threat.place, threat.card.code, station=station, marks=1,
                total=threat.marks, hull=threat.hull, heroic=False,
            )  # fmt: skip
            if threat.marks < threat.hull:
                return False
        clear_station(state, threat, person)
        if not threat.stations:
            destroy_threat(state, threat)
        return False


class Contagious(Trait):
    """Each battlebot attack clears one station. After Z, anyone who enters a station with a token is knocked out."""

    word = "contagious"
    leaves_tokens = True

    def on_appear(self, state: State, threat: ThreatState) -> None:
        state.hazards = (*state.hazards, threat.place)

    def on_crew_enter(self, state: State, threat: ThreatState, person: Person) -> None:
        if threat.fate == SURVIVED:
            knock_out(state, person, threat, "7.2")

    def on_battlebots_attack(self, state: State, threat: ThreatState, person: Person) -> bool:
        threat.marks += 1
        clear_station(state, threat, person)
        if threat.marks >= threat.hull:
            destroy_threat(state, threat)
        return False


def clear_station(state: State, threat: ThreatState, person: Person) -> None:
    threat.stations = tuple(station for station in threat.stations if station != person.station)
    state.emit(
        events.BotsCleared, person.color, threat.place, threat.card.code, station=person.station,
        left=len(threat.stations),
    )  # fmt: skip


class Scalding(Trait):
    """Knocks out everyone in lower red and lower blue when its repair is completed."""

    word = "scalding"

    def on_defeat(self, state: State, threat: ThreatState, person: Person) -> None:
        for other in people_in(state, ("LR", "LB")):
            knock_out(state, other, threat, "7.2")


class DeadlyToBeat(Trait):
    """Knocks out the crew member who destroys it."""

    word = "deadly-to-beat"

    def on_defeat(self, state: State, threat: ThreatState, person: Person) -> None:
        knock_out(state, person, threat, "7.2")


class RepairedFromSpace(Trait):
    """Can only be repaired by interceptors, which can do nothing else as long as it is in play."""

    word = "outside"
    attracts = "interceptors"


class RepairedTogether(Trait):
    """Takes extra marks on a turn when it is repaired in all of its stations."""

    word = "repaired-together"

    def __init__(self, extra: int) -> None:
        self.extra = extra

    def on_repair(self, state: State, threat: ThreatState, person: Person, station: Station) -> bool:
        threat.tally = (*threat.tally, station)
        return True

    def on_actions_end(self, state: State, threat: ThreatState) -> None:
        if set(threat.tally) == set(threat.stations):
            threat.marks += self.extra
            state.emit(
                events.JointRepair, threat.place, threat.card.code, marks=self.extra, total=threat.marks,
                hull=threat.hull, stations=threat.stations,
            )  # fmt: skip
            if threat.marks >= threat.hull:
                destroy_threat(state, threat)
        threat.tally = ()


class NeedsThreeRepairs(Trait):
    """Ignores all repairs made in a turn except the third."""

    word = "needs-three"
    needed = 3

    def on_repair(self, state: State, threat: ThreatState, person: Person, station: Station) -> bool:
        threat.tally = (*threat.tally, station)
        if len(threat.tally) == self.needed:
            return True
        state.emit(
            events.RepairWaits, person.color, threat.place, threat.card.code, station=station, system="C",
            count=len(threat.tally), needed=self.needed,
        )  # fmt: skip
        return False

    def on_actions_end(self, state: State, threat: ThreatState) -> None:
        threat.tally = ()


# --- shared effects ---------------------------------------------------------------------------------------------------


@effect("station")
def disable_squad(state: State, threat: ThreatState, station: Station) -> None:
    """Disable the squad in this bay, if there is one that is ready."""
    if state.bays[station] == READY:
        state.bays = {**state.bays, station: DISABLED}
        state.emit(events.BayDisabled, threat.place, threat.card.code, station=station)
    else:
        state.emit(events.NothingToLose, threat.place, threat.card.code, what="squad")


@effect("direction")
def spread(state: State, threat: ThreatState, direction: str) -> None:
    """Spread from each token to the next station in this direction, unless that station already has slime."""
    way = ship.REDWARD if direction == "red" else ship.BLUEWARD
    for origin in threat.stations:
        station = way.get(origin)
        if station and not any(
            station in state.threats[place].stations for place in state.hazards if is_slime(state.threats[place])
        ):
            threat.stations = (*threat.stations, station)
            state.emit(events.Spread, threat.place, threat.card.code, origin=origin, station=station)


def is_slime(threat: ThreatState) -> bool:
    return any(isinstance(trait, Slimy) for trait in threat.card.traits)


# --- common, white ------------------------------------------------------------------------------------------------

SKIRMISHERS_RED = intruder(
    "I1-01", hull=1, speed=3, at="UR", fires_back=True, x=move_blueward(), y=change_deck(), z=damage(3)
)
SKIRMISHERS_BLUE = intruder(
    "I1-02", hull=1, speed=3, at="UB", fires_back=True, x=move_redward(), y=change_deck(), z=damage(3)
)
SABOTEUR_BLUEWARD = intruder("I1-03", hull=1, speed=4, at="LW", x=move_blueward(), y=sabotage(), z=damage(2))
SABOTEUR_REDWARD = intruder("I1-04", hull=1, speed=4, at="LW", x=move_redward(), y=sabotage(), z=damage(2))
HACKED_SHIELDS_BLUE = malfunction(
    "I1-05", hull=3, speed=2, at="UB", system="B", x=empty_shields(("blue",)), y=empty_reactor("blue"), z=damage(2)
)
HACKED_SHIELDS_RED = malfunction(
    "I1-06", hull=3, speed=2, at="UR", system="B", x=empty_shields(("red",)), y=empty_reactor("red"), z=damage(2)
)
UNSTABLE_WARHEADS = malfunction(
    "I1-07", hull=3, speed=3, at="LB", system="C", x=do_nothing(), y=do_nothing(), z=damage_by_rockets(3),
    traits=HullPerRocket(),
)  # fmt: skip

# --- common, yellow -----------------------------------------------------------------------------------------------

SLIME_BLUE = intruder(
    "I2-01", hull=2, speed=2, at="LB", x=lose_rocket(), y=spread("red"), z=damage_at_tokens(2),
    traits=Slimy(),
)  # fmt: skip
SLIME_RED = intruder(
    "I2-02", hull=2, speed=2, at="LR", x=disable_squad("LR"), y=spread("blue"), z=damage_at_tokens(2),
    traits=Slimy(),
)  # fmt: skip
TROOPERS_RED = intruder(
    "I2-03", hull=2, speed=2, at="UR", fires_back=True, x=change_deck(), y=move_blueward(), z=damage(4)
)
TROOPERS_BLUE = intruder(
    "I2-04", hull=2, speed=2, at="LB", fires_back=True, x=change_deck(), y=move_redward(), z=damage(4)
)
VIRUS = malfunction(
    "I2-05", hull=3, speed=3, at="UW", system="C", x=drain_reactors(1, ZONES), y=delay_all(everybody), z=damage_all(1)
)
OVERHEATED_REACTOR = malfunction(
    "I2-06", hull=3, speed=2, at="LW", system="B", x=damage_by_reactor(), y=lose_fuel(), z=damage(3), traits=Scalding()
)

# --- serious, white -----------------------------------------------------------------------------------------------

COMMANDOS_RED = intruder(
    "SI1-01", hull=2, speed=2, at="LR", fires_back=True, x=change_deck(), y=if_damaged(move_blueward(), damage(2)),
    z=(knock_out_all(crew_at_its_tokens), damage(4)),
)  # fmt: skip
COMMANDOS_BLUE = intruder(
    "SI1-02", hull=2, speed=2, at="UB", fires_back=True, x=change_deck(), y=if_damaged(move_redward(), damage(2)),
    z=(knock_out_all(crew_at_its_tokens), damage(4)),
)  # fmt: skip
ALIEN = intruder(
    "SI1-03", hull=2, speed=2, at="LW", x=fire_back(), y=(change_deck(), damage_per_player()), z=lose_ship()
)
FISSURE = malfunction(
    "SI1-04", hull=2, speed=2, at=ship.SPACE, system="bots", x=double_damage(("red",)), y=double_damage(ZONES),
    z=lose_ship(), traits=RepairedFromSpace(),
)  # fmt: skip
CROSSED_WIRES = malfunction(
    "SI1-05", hull=4, speed=3, at="UW", system="B", x=overcharge_shield(), y=discharge_shield(), z=discharge_reactors()
)
BATTLEBOT_UPRISING = malfunction(
    "SI1-06", hull=4, speed=2, at=("UB", "LR"), system="C", x=knock_out_all(crew_leading_squads),
    y=knock_out_all(crew_at_its_tokens), z=knock_out_all(crew_off_the_bridge), traits=RepairedTogether(1),
)  # fmt: skip

# --- serious, yellow ----------------------------------------------------------------------------------------------

EXECUTIONER = intruder(
    "SI2-01", hull=2, speed=2, at="UB", fires_back=True, x=(move_redward(), knock_out_all(crew_without_squad_here)),
    y=(change_deck(), knock_out_all(crew_without_squad_here)), z=damage(3),
)  # fmt: skip
SEEKER = intruder(
    "SI2-02", hull=2, speed=2, at="UW", points=15, x=hunt(), y=hunt(), z=(damage(5), knock_out_all(crew_at_its_tokens)),
    traits=DeadlyToBeat(),
)  # fmt: skip
POWER_SYSTEM_OVERLOAD = malfunction(
    "SI2-03", hull=7, speed=3, at=("LR", "LW", "LB"), system="B", x=drain_reactors(2, ("white",)),
    y=drain_reactors(1, ZONES), z=damage_all(3), traits=RepairedTogether(2),
)  # fmt: skip
CONTAMINATION = intruder(
    "SI2-04", hull=3, speed=2, at=("UB", "UR", "LB", "LR"), x=delay_all(crew_at_its_tokens), y=damage_at_tokens(1),
    z=knock_out_all(crew_at_its_tokens), traits=Contagious(),
)  # fmt: skip
NUCLEAR_DEVICE = malfunction(
    "SI2-05",
    hull=1,
    speed=4,
    at="LW",
    system="C",
    x=speed_up(1),
    y=speed_up(1),
    z=lose_ship(),
    traits=NeedsThreeRepairs(),
)
