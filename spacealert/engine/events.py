"""The events of a resolution: a class for each kind, with its fields and its rule.

The JSON, its schema and the list of events in the docs are generated from these classes. See `event_schema`.
"""

import re
from typing import TYPE_CHECKING, Annotated, ClassVar, Literal, dataclass_transform

from attrs import field, frozen

from spacealert.engine.game import ScoreItem
from spacealert.engine.ship import Letter, Station, TileKind, Zone


@frozen
class Meaning:
    """An annotation that says what a string or a number means."""

    name: str


# Fact types. Literals are fixed sets of values. Both the sentences and the schema are based on these types.
Weapon = Literal["heavy-laser", "light-laser", "pulse-cannon", "rocket", "interceptors"]
Button = Literal["A", "B", "C", "bots"]
EnergyStore = Literal["shield", "reactor"]
Color = Annotated[str, Meaning("color")]
CardCode = Annotated[str, Meaning("card")]
Actions = Annotated[str, Meaning("actions")]
Flag = Annotated[str, Meaning("flag")]
Letters = Annotated[str, Meaning("letters")]
ThreatPlace = Annotated[int, Meaning("threat")]
SquadState = Literal["active", "disabled"]
Way = Literal["door", "lift", "heroic"]
Cause = Literal["lift-damaged", "lift-in-use", "slime", "computer", "threat", "space", "slip"]
KeptBy = Literal["late", "protected"]
NoSortieReason = Literal["no-squad", "squad-disabled", "hangar-empty"]
PassedOver = Literal[
    "hidden", "far", "out-of-range", "heavy-laser", "rocket", "behind", "drawn-elsewhere", "busy", "out-of-phase",
    "blinded",
]  # fmt: skip
ReducedBy = Literal["cryoshield", "swarm", "pulse", "polarized"]
MarkedBy = Literal["explosion", "own"]
Lost = Literal["fuel", "rocket", "squad"]
InVainReason = Literal[
    "wrong-station", "wrong-turn", "broken", "already-fired", "no-energy", "no-tokens", "in-space", "no-action",
    "alone", "no-squad", "squad-disabled", "no-damage", "nothing-broken",
]  # fmt: skip
NothingReason = Literal["no-action", "undamaged", "damaged", "nobody", "track-too-short", "distracted"]
StayReason = Literal["tie", "wall", "there", "sealed"]
LossCause = Literal["zone", "card"]
Step = Literal["appear", "actions", "damage", "threats", "computer", "end"]

# The rules section for each cause of a delay.
RULE_OF_DELAY = {
    "lift-damaged": "3.2",
    "lift-in-use": "3.2",
    "slime": "7.2",
    "computer": "3.5",
    "threat": "3.4",
    "space": "3.2",
    "slip": "3.2",
}

Target = tuple[ThreatPlace, CardCode]  # a threat's place in the game and its card
Ignored = tuple[ThreatPlace, CardCode, PassedOver]
WeaponHit = tuple[Weapon, int]  # the weapon and its damage
MovedCard = tuple[Actions, int, int]  # the card, its original turn and its new turn


@dataclass_transform(frozen_default=True, eq_default=False, field_specifiers=(field,))
class _Declared:
    """Turns each subclass into a kind of event.

    `rule` is its section of the rules, and `touches` lists the parts of the view that it can change.
    """

    kind: ClassVar[str] = ""
    follows: ClassVar[str] = ""
    touches: ClassVar[tuple[str, ...]] = ()

    def __init_subclass__(cls, rule: str = "", touches: tuple[str, ...] = ()) -> None:
        cls.kind = re.sub("(?<!^)(?=[A-Z])", "-", cls.__name__).lower()
        cls.follows, cls.touches = rule, touches
        # A dict instead of slots, and a shared `__eq__`, halve the time to create classes and events.
        frozen(cls, slots=False, eq=False, repr=False)


class Event(_Declared):
    """An event of the resolution, with its turn, step and rules section."""

    turn: int
    step: Step

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and vars(self) == vars(other)

    def __hash__(self) -> int:
        return hash((type(self), *vars(self).values()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in vars(self).items())})"

    @property
    def rule(self) -> str:
        return self.follows

    if TYPE_CHECKING:

        @property
        def who(self) -> str | None:
            """The color of the crew member involved, or None."""

        @property
        def threat(self) -> int | None:
            """The index in `Game.cards` of the threat involved, or None."""

        @property
        def card(self) -> str | None:
            """The code of the card of the threat involved, or None."""
    else:  # a real property would hide the fields of events that have them
        who = threat = card = None


class CrewEvent(Event):
    """An event about a crew member."""

    who: Color


class ThreatEvent(Event):
    """An event about a threat. `threat` is its index in `Game.cards`, and `card` is its code."""

    threat: int
    card: CardCode


class CrewThreatEvent(CrewEvent):
    """An event that involves a crew member and a threat."""

    threat: int
    card: CardCode


# --- turns and steps --------------------------------------------------------------------------------------------------


class TurnBegins(Event, rule="3", touches=("turn", "lift", "lookouts", "temporary")):
    """A turn begins."""


class TurnEnds(Event, rule="3"):
    """A turn ends."""


# --- §3.1 threats appear ----------------------------------------------------------------------------------------------


class Appeared(ThreatEvent, rule="3.1", touches=("threats",)):
    """A threat appears on its trajectory. `hull` may depend on the state of the ship (Unstable Warheads)."""

    zone: Zone | None
    space: int
    stations: tuple[Station, ...]
    hull: int


# --- §3.2 the crew acts -----------------------------------------------------------------------------------------------


class NoCard(CrewEvent, rule="3.2"):
    """The slot is empty."""


class Unconscious(CrewEvent, rule="3.2"):
    """A card isn't played because the crew member is knocked out."""

    action: Actions


class Slipped(CrewEvent, rule="3.2", touches=("crew",)):
    """A slip ("Oops"): `meant` is played instead of the card, and the crew member is then delayed."""

    laid: Actions
    meant: Actions


class SlipWithoutCard(CrewEvent, rule="3.2"):
    """A slip has no effect because a delay has moved the card."""

    meant: Actions


class Delayed(CrewEvent, rule="3.2", touches=("crew",)):
    """A crew member is delayed.

    `late_turn` is the delayed turn. `moved` lists the cards pushed back, earliest first, and is empty if the slot
    was empty. `lost` is the card that dropped off the board. `kept` is the reason why a card stays in place. `by`
    is the crew member who used the lift.
    """

    threat: int | None
    card: CardCode | None
    cause: Cause
    late_turn: int = field(metadata={"key": "turn"})
    moved: tuple[MovedCard, ...]
    lost: Actions | None
    kept: KeptBy | None
    by: Color | None

    @property
    def rule(self) -> str:
        return RULE_OF_DELAY[self.cause]


class Moved(CrewEvent, rule="3.2", touches=("crew", "lift")):
    """A crew member moves to another station. If the gravolift delays them, a `Delayed` event follows."""

    origin: Station
    station: Station
    by: Way


class NoDoor(CrewEvent, rule="3.2"):
    """There is nowhere to go in that direction."""

    station: Station
    action: Actions


class AlreadyThere(CrewEvent, rule="3.2"):
    """A heroic move has no effect because the crew member is already in that station."""

    station: Station


class Fired(CrewEvent, rule="3.2", touches=("reactor", "fired", "prepared")):
    """A cannon fires. `energy` is the energy left in its reactor, or null for a cannon with batteries."""

    weapon: Weapon
    station: Station
    zone: Zone
    heroic: bool
    energy: int | None


class NoEnergy(CrewEvent, rule="3.2", touches=("prepared",)):
    """A cannon doesn't fire because its reactor is empty."""

    weapon: Weapon
    station: Station
    zone: Zone


class AlreadyFired(CrewEvent, rule="3.2", touches=("prepared",)):
    """A cannon was already fired this turn."""

    weapon: Weapon
    station: Station
    by: Color


class Filled(CrewEvent, rule="3.2", touches=("shield", "reactor")):
    """Energy moves into a shield or reactor from the reactor of `source`.

    `extra` is added by a heroic action, `now` is the new level, and `left` is the energy left in the source.
    """

    system: EnergyStore
    zone: Zone
    source: Zone
    amount: int
    extra: int
    now: int
    left: int


class AlreadyFull(CrewEvent, rule="3.2"):
    """The shield or reactor is already full."""

    system: EnergyStore
    zone: Zone
    now: int
    capacity: int


class SourceEmpty(CrewEvent, rule="3.2"):
    """The reactor of `source` is empty."""

    system: EnergyStore
    zone: Zone
    source: Zone


class Refuelled(CrewEvent, rule="3.2", touches=("reactor", "fuel")):
    """A fuel capsule refills the central reactor. `left` counts the remaining capsules."""

    amount: int
    extra: int
    now: int
    left: int


class NoFuel(CrewEvent, rule="3.2"):
    """There are no fuel capsules left."""


class Maintained(CrewEvent, rule="3.2", touches=("maintained",)):
    """A crew member does computer maintenance, in time or late."""

    phase: int
    in_time: bool


class AlreadyMaintained(CrewEvent, rule="3.2"):
    """Computer maintenance has already been done in this phase."""

    phase: int


class RocketLaunched(CrewEvent, rule="3.2", touches=("rockets", "rocket_track")):
    """A rocket is launched. `left` counts the rockets still on board."""

    left: int


class NoRocket(CrewEvent, rule="3.2"):
    """There are no rockets left."""


class RocketSpaceTaken(CrewEvent, rule="3.2"):
    """A rocket can't be launched because another one has already been launched this turn."""


class SquadTaken(CrewEvent, rule="3.2", touches=("crew", "bays")):
    """A crew member takes the battlebots from a bay."""

    station: Station
    squad: SquadState


class SquadRevived(CrewEvent, rule="3.2", touches=("crew",)):
    """A disabled squad is restarted."""

    station: Station


class SquadAlreadyActive(CrewEvent, rule="3.2"):
    """The crew member's squad is already active."""

    station: Station


class SquadGone(CrewEvent, rule="3.2"):
    """There are no battlebots in the bay."""

    station: Station


class Sortie(CrewEvent, rule="3.2", touches=("crew",)):
    """A crew member flies into space and attacks."""

    heroic: bool


class NoSortie(CrewEvent, rule="3.2"):
    """The interceptors can't launch. `by` is the crew member who is already flying them, if any."""

    reason: NoSortieReason
    by: Color | None


class StayedInSpace(CrewEvent, rule="3.2"):
    """A crew member stays in space and attacks again."""

    heroic: bool


class Returned(CrewEvent, rule="3.2", touches=("crew",)):
    """A crew member returns from space."""

    station: Station


class LookedOut(CrewEvent, rule="3.2", touches=("lookouts",)):
    """A crew member looks out of the window. `count` is the number of lookouts this turn."""

    count: int


class Repaired(CrewThreatEvent, rule="3.2", touches=("threats", "prepared")):
    """A malfunction is repaired by `marks`, for a total of `total`.

    `others` lists malfunctions on the same system that aren't repaired.
    """

    station: Station
    system: Button
    marks: int
    total: int
    hull: int
    others: tuple[CardCode, ...]


class RepairWaits(CrewThreatEvent, rule="7.2", touches=("threats",)):
    """A repair of the Nuclear Device has no effect. Only the third repair in a turn counts."""

    station: Station
    system: Button
    count: int
    needed: int


class BeyondRepair(CrewEvent, rule="3.2"):
    """A repair has no effect because the malfunctions have already performed their Z action."""

    station: Station
    system: Button
    cards: tuple[CardCode, ...]


class BotsAttacked(CrewThreatEvent, rule="3.2", touches=("threats",)):
    """Battlebots attack an intruder."""

    station: Station
    marks: int
    total: int
    hull: int
    heroic: bool


class BotsCleared(CrewThreatEvent, rule="7.2", touches=("threats",)):
    """Battlebots remove slime or contamination. `left` counts the remaining tokens."""

    station: Station
    left: int


class NoIntruder(CrewEvent, rule="3.2"):
    """There is no intruder to attack."""

    station: Station


class NoSquad(CrewEvent, rule="3.2"):
    """The crew member has no battlebots."""

    station: Station


class SquadIsDisabled(CrewEvent, rule="3.2"):
    """A crew member cannot attack because their battlebots are already disabled."""

    station: Station


class FiredBack(CrewThreatEvent, rule="3.2", touches=("crew",)):
    """The intruder disables the attacking battlebots."""


class JointRepair(ThreatEvent, rule="7.2", touches=("threats",)):
    """A malfunction is repaired in all of its stations on the same turn, which adds marks."""

    marks: int
    total: int
    hull: int
    stations: tuple[Station, ...]


class RepairedAlone(ThreatEvent, rule="7.2", touches=("threats",)):
    """Only one crew member repairs a malfunction this turn, which adds a mark."""

    marks: int
    total: int
    hull: int


class Confirmed(Event, rule="3.2", touches=("confirmed",)):
    """Visual confirmation is counted at the end of the actions.

    `players` counts the lookouts this turn, `best` is the highest count in this phase so far, and `points` is what
    that count scores.
    """

    phase: int
    players: int
    best: int
    points: int


# --- harm to people, in any step --------------------------------------------------------------------------------------


class KnockedOut(CrewEvent, rule="3.4", touches=("crew", "threats")):
    """A crew member is knocked out. `squad` is true if they led battlebots, which are now disabled."""

    threat: int | None
    card: CardCode | None
    paragraph: str = field(metadata={"key": None})
    station: Station
    squad: bool

    @property
    def rule(self) -> str:
        return self.paragraph


class BayDisabled(ThreatEvent, rule="7.2", touches=("bays",)):
    """A squad is disabled in its bay."""

    station: Station


# --- §3.3 damage is computed ------------------------------------------------------------------------------------------


class Aimed(Event, rule="3.3"):
    """A weapon finds its targets.

    `damage` is the damage of each hit. `ignored` lists the threats that the weapon ignores, with reasons.
    """

    weapon: Weapon
    station: Station | None
    damage: int
    heroic: bool
    targets: tuple[Target, ...]
    ignored: tuple[Ignored, ...]


class AtNothing(Event, rule="3.3"):
    """A weapon finds no target. `ignored` lists the threats that it ignores, with reasons."""

    weapon: Weapon
    station: Station | None
    ignored: tuple[Ignored, ...]


class Hit(ThreatEvent, rule="3.3", touches=("threats",)):
    """A threat is hit and takes `marks` damage (0 if its shields absorb everything).

    `why` names what changed the damage: a cryoshield that is now gone, a swarm's limit, polarized armor, or the
    pulse cannon canceling the shields.
    """

    hits: tuple[WeaponHit, ...]
    damage: int
    shields: int
    marks: int
    total: int
    hull: int
    why: ReducedBy | None

    @property
    def rule(self) -> str:
        return "7.1" if self.why else self.follows


class RocketInVain(ThreatEvent, rule="7.1"):
    """A rocket has no effect because its target is immune to rockets."""


class RocketHardened(ThreatEvent, rule="7.1", touches=("threats",)):
    """A rocket strengthens the Juggernaut's shields."""

    shields: int


class Destroyed(ThreatEvent, rule="3.3", touches=("threats",)):
    """A threat is destroyed."""

    paragraph: str = field(metadata={"key": None})
    points: int

    @property
    def rule(self) -> str:
        return self.paragraph


class Exploded(ThreatEvent, rule="7.1"):
    """A Leviathan Tanker explodes. Events for the damage to other threats follow."""


class Marked(ThreatEvent, rule="7.1", touches=("threats",)):
    """A threat takes damage that ignores shields, from an explosion or its own action."""

    marks: int
    total: int
    hull: int
    cause: MarkedBy


class Retaliated(ThreatEvent, rule="7.1"):
    """An asteroid or the Nemesis strikes back at the end of the step. Attacks follow."""

    attack: int


class CannonsCleared(Event, rule="3.3", touches=("fired", "rocket_track")):
    """The energy cubes on the cannons and the rocket that has attacked, if any, are removed."""


# --- §3.4 threats act -------------------------------------------------------------------------------------------------


class ThreatMoved(ThreatEvent, rule="3.4", touches=("threats",)):
    """A threat moves along its trajectory. `letters` lists the letters whose actions it will perform, in order."""

    origin: int
    space: int
    letters: Letters


class ThreatActs(ThreatEvent, rule="3.4", touches=("threats",)):
    """A threat performs its X, Y or Z action. Events for its effects follow."""

    letter: Letter


class Urged(ThreatEvent, rule="7.1"):
    """The Scout advances other external threats.

    `others` is the number of these threats, and their moves follow as events.
    """

    spaces: int
    others: int


class Attacked(ThreatEvent, rule="3.4", touches=("shield", "temporary")):
    """A threat attacks a zone with strength `attack` plus `bonus`, which can be negative.

    The shield absorbs part of the attack and has `shield` energy left. Each point that gets through draws `factor`
    tiles.
    """

    zone: Zone
    attack: int
    bonus: int
    absorbed: int
    shield: int
    through: int
    factor: int


class Damaged(ThreatEvent, rule="3.4"):
    """A zone takes damage that ignores shields. Each point draws `factor` tiles."""

    zone: Zone
    damage: int
    factor: int


class TileDrawn(ThreatEvent, rule="3.4", touches=("tiles", "shield", "reactor")):
    """A damage tile is drawn, tile number `number` in its zone.

    `lost` is the energy that no longer fits, and `capacity` is the new limit of the shield or reactor.
    """

    zone: Zone
    tile: TileKind
    number: int
    lost: int
    capacity: int | None


class Overcharged(ThreatEvent, rule="7.2", touches=("shield",)):
    """Energy drained from the reactor moves into the shield."""

    zone: Zone
    amount: int
    now: int


class Drained(ThreatEvent, rule="3.4", touches=("shield", "reactor")):
    """A shield or reactor loses energy, if it had any."""

    system: EnergyStore
    zone: Zone
    amount: int
    now: int


class FuelLost(ThreatEvent, rule="3.4", touches=("fuel",)):
    """A fuel capsule is lost."""

    left: int


class NothingToLose(ThreatEvent, rule="3.4"):
    """There is no fuel, rocket or squad left to lose."""

    what: Lost


class NothingHappens(ThreatEvent, rule="3.4"):
    """A threat's X, Y or Z action has no effect."""

    reason: NothingReason


class RocketLost(ThreatEvent, rule="7.2", touches=("rockets",)):
    """A rocket on board is destroyed."""

    left: int


class Mended(ThreatEvent, rule="3.4", touches=("threats",)):
    """A threat heals."""

    amount: int
    total: int


class ShieldsChanged(ThreatEvent, rule="3.4", touches=("threats",)):
    """A threat's shields change."""

    shields: int


class HullChanged(ThreatEvent, rule="7.2", touches=("threats",)):
    """The Unstable Warheads lose hull points when the ship loses rockets."""

    hull: int


class SpeedChanged(ThreatEvent, rule="3.4", touches=("threats",)):
    """A threat's speed changes."""

    speed: int


class Flagged(ThreatEvent, rule="7.1", touches=("threats",)):
    """A threat gets a flag, where players would put a cube on its card."""

    flag: Flag

    @property
    def rule(self) -> str:
        return "7.2" if self.flag in ("fires-back", "doubles-red", "doubles-all") else self.follows


class IntruderMoved(ThreatEvent, rule="3.4", touches=("threats",)):
    """An intruder moves to another station."""

    origin: Station
    station: Station


class IntruderStays(ThreatEvent, rule="3.4"):
    """An intruder does not move."""

    station: Station
    reason: StayReason


class Spread(ThreatEvent, rule="7.2", touches=("threats",)):
    """Slime spreads to another station."""

    origin: Station
    station: Station


class Survived(ThreatEvent, rule="3.4", touches=("threats",)):
    """A threat survives. The crew scores `points` for it."""

    points: int


class RocketFlies(Event, rule="3.4", touches=("rocket_track",)):
    """The rocket launched this turn flies on."""


# --- §3.5 the computer ------------------------------------------------------------------------------------------------


class ComputerChecked(Event, rule="3.5"):
    """Computer maintenance is checked. If it wasn't done, everyone on board is delayed."""

    phase: int
    passed: bool


class NotAboard(CrewEvent, rule="3.5"):
    """A crew member in space isn't delayed by the computer."""


# --- the end ----------------------------------------------------------------------------------------------------------


class ShipLost(ThreatEvent, rule="3.4", touches=("threats",)):
    """The ship is lost, either to a seventh tile in `zone` or to the effect of a card."""

    cause: LossCause
    zone: Zone | None


class Scored(Event, rule="4"):
    """One part of the score is counted."""

    item: ScoreItem
    points: int


class MissionWon(Event, rule="4"):
    """The mission is won with this total score."""

    points: int


# --- The New Frontier ----------------------------------------------------------------------------------------------


class FlewOut(CrewEvent, rule="NF 1.4", touches=("crew",)):
    """A crew member flies one range farther out and attacks there."""

    station: Station


class CameNearer(CrewEvent, rule="NF 1.4", touches=("crew",)):
    """A crew member comes one range closer to the ship and attacks there."""

    station: Station


class PulledHome(CrewEvent, rule="NF 1.4", touches=("crew",)):
    """The interceptors return by themselves, and their pilot is knocked out."""

    station: Station


class DoorSealed(CrewEvent, rule="NF 3.10"):
    """A sealed door stops a crew member's move."""

    station: Station
    action: Actions


class SpecialInVain(CrewEvent, rule="NF 2.2", touches=("prepared",)):
    """A specialist's action has no effect in this situation."""

    station: Station
    reason: InVainReason


class TwoRocketsLaunched(CrewEvent, rule="NF 2.2", touches=("rockets", "rocket_track")):
    """A Rocketeer launches two rockets together. `left` counts the rockets still on board."""

    left: int


class BonusScored(CrewEvent, rule="NF 2.2"):
    """A Data Analyst scores a point, or a Medic's protection costs a point."""

    points: int


class TemporaryShields(CrewEvent, rule="NF 2.2", touches=("temporary",)):
    """Temporary shields are raised for this turn: 2 in `zone` and 1 in the others."""

    zone: Zone


class Stimulated(CrewEvent, rule="NF 2.2"):
    """A Medic stimulates a crew member, whose next A, B or battlebots action this turn is heroic."""

    by: Color


class ActionPrepared(CrewEvent, rule="NF 2.2"):
    """Special Ops makes their next A, B or battlebots action on a later turn heroic."""


class MadeHeroic(CrewEvent, rule="NF 2.2"):
    """An action becomes heroic, thanks to a Medic or to Special Ops' preparation."""

    action: Actions


class MedicProtects(CrewEvent, rule="NF 2.2"):
    """A Medic protects everyone in the station from being knocked out until the end of the turn."""

    station: Station


class Teleported(CrewEvent, rule="NF 2.2", touches=("crew",)):
    """A crew member is teleported, without using doors or lifts."""

    origin: Station
    station: Station


class ThreatsSlowed(CrewEvent, rule="NF 2.2"):
    """Threats are slowed by one this turn."""


class JumpsEarly(CrewEvent, rule="NF 2.2"):
    """The ship jumps after this turn."""


class TileRemoved(CrewEvent, rule="NF 2.2", touches=("tiles",)):
    """A Squad Leader removes a damage tile from the zone."""

    zone: Zone
    tile: TileKind


class CannonPrepared(CrewEvent, rule="NF 2.2", touches=("prepared",)):
    """A cannon is prepared: its next shot is stronger, or reaches farther."""

    station: Station


class RepairWithheld(CrewThreatEvent, rule="NF 2.1"):
    """A repair from a distance cannot be the final repair."""


class EffortLost(CrewThreatEvent, rule="NF 3.8"):
    """A threat that is hard to reach takes `marks` less damage."""

    marks: int


class SabotageRepaired(CrewEvent, rule="NF 3.10"):
    """A crew member repairs a system broken by a Cyber Gremlin. `done` is false if they are not in its station."""

    station: Station
    system: Button
    done: bool


class PhaseChanged(ThreatEvent, rule="NF 3.1", touches=("threats",)):
    """A threat phases out or back in."""

    out: bool


class ThreatJumped(ThreatEvent, rule="NF 3.5", touches=("threats",)):
    """A threat moves to the same space on another trajectory."""

    zone: Zone


class Called(ThreatEvent, rule="NF 3.9", touches=("threats",)):
    """A threat calls the card drawn with it. `called` is the index of that card in `Game.cards`."""

    called: ThreatPlace
    called_card: CardCode


class CallPrevented(ThreatEvent, rule="NF 3.9", touches=("threats",)):
    """A threat is destroyed before it can call the card drawn with it. That card counts as destroyed, too."""

    called: ThreatPlace
    called_card: CardCode


class MineLaid(ThreatEvent, rule="NF 3.10", touches=("threats",)):
    """A mine is laid."""

    station: Station


class SystemsBroken(ThreatEvent, rule="NF 3.10"):
    """A Cyber Gremlin breaks A, B and C in a station."""

    station: Station


class Poisoned(CrewThreatEvent, rule="NF 3.10", touches=("threats",)):
    """A Ninja's drones poison a moving crew member."""


class Infected(CrewThreatEvent, rule="NF 3.10", touches=("threats",)):
    """A Rabid Beast infects a crew member."""


class HostFound(CrewThreatEvent, rule="NF 3.10", touches=("threats",)):
    """A Parasite finds its host."""


class Thrown(CrewThreatEvent, rule="NF 3.10", touches=("crew",)):
    """A Space Time Vortex throws a crew member to another station."""

    origin: Station
    station: Station


class CardRepeated(CrewThreatEvent, rule="NF 3.10", touches=("crew",)):
    """A crew member's card for this turn is repeated on the next turn."""

    action: Actions


class Spared(CrewEvent, rule="NF 2.2", touches=("crew", "threats")):
    """A crew member is protected from being knocked out, by a Medic or by Special Ops' advanced action."""

    threat: int | None
    card: CardCode | None
