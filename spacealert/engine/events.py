"""Events of the resolution: a class for each kind, with its facts and its rule.

The JSON, its schema and the list of events in the docs are generated from these classes, see `event_schema`.
"""

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, ClassVar, Literal, TypeVar, dataclass_transform

from attrs import field, frozen

from spacealert.engine.game import ScoreItem
from spacealert.engine.ship import Letter, Station, TileKind, Zone

T = TypeVar("T", bound="Event")


@frozen
class Named:
    """Says what a free text stands for."""

    name: str


# The types of facts. Those with a fixed set of values are literals; sentences and schema are made by the types.
Weapon = Literal["heavy-laser", "light-laser", "pulse-cannon", "rocket", "interceptors"]
Button = Literal["A", "B", "C", "bots"]
EnergyStore = Literal["shield", "reactor"]
Color = Annotated[str, Named("color")]
CardCode = Annotated[str, Named("card")]
Actions = Annotated[str, Named("actions")]
Flag = Annotated[str, Named("flag")]
Letters = Annotated[str, Named("letters")]
ThreatPlace = Annotated[int, Named("threat")]
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

# The paragraph on each cause of a delay.
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
MovedCard = tuple[Actions, int, int]  # the card, the turn it lay on, the turn it lies on now


@dataclass_transform(frozen_default=True, eq_default=False, field_specifiers=(field,))
def event(rule: str = "", *touches: str) -> Callable[[type[T]], type[T]]:
    """Declare a kind of event: the section of the rules, and the parts of the view it may change."""

    def declare(kind: type[T]) -> type[T]:
        kind.follows, kind.touches = rule, touches
        # One dict instead of slots, and one `__eq__` for all: each class is made, and each event, in half the time.
        return frozen(kind, slots=False, eq=False, repr=False)

    return declare


@event()
class Event:
    """Something that happened, and why."""

    kind: ClassVar[str] = ""
    follows: ClassVar[str] = ""
    touches: ClassVar[tuple[str, ...]] = ()

    turn: int
    step: Step

    def __init_subclass__(cls) -> None:
        cls.kind = re.sub("(?<!^)(?=[A-Z])", "-", cls.__name__).lower()

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and vars(self) == vars(other)

    def __hash__(self) -> int:
        return hash((type(self), *vars(self).values()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in vars(self).items())})"

    @property
    def rule(self) -> str:
        """The section of the rules behind it."""
        return self.follows

    if TYPE_CHECKING:

        @property
        def who(self) -> str | None:
            """The color of the crew member involved."""

        @property
        def threat(self) -> int | None:
            """The place in the game of the threat involved."""

        @property
        def card(self) -> str | None:
            """The code of that threat's card."""
    else:  # A real property would hide the fields of the kinds that have them.
        who = threat = card = None


@event()
class CrewEvent(Event):
    """An event about a crew member."""

    who: Color


@event()
class ThreatEvent(Event):
    """An event about a threat, with its place in the game and its card."""

    threat: int
    card: CardCode


@event()
class CrewThreatEvent(CrewEvent):
    """An event between a crew member and a threat."""

    threat: int
    card: CardCode


# --- the frame --------------------------------------------------------------------------------------------------------


@event("3", "turn", "lift", "lookouts", "temporary")
class TurnBegins(Event):
    """A turn begins."""


@event("3")
class TurnEnds(Event):
    """A turn ends."""


# --- §3.1 threats appear ----------------------------------------------------------------------------------------------


@event("3.1", "threats")
class Appeared(ThreatEvent):
    """A threat appears on its trajectory. `hull` may depend on the state of the ship (Unstable Warheads)."""

    zone: Zone | None
    space: int
    stations: tuple[Station, ...]
    hull: int


# --- §3.2 the crew acts -----------------------------------------------------------------------------------------------


@event("3.2")
class NoCard(CrewEvent):
    """The slot is empty."""


@event("3.2")
class Unconscious(CrewEvent):
    """The card is not played because the crew member is knocked out."""

    action: Actions


@event("3.2", "crew")
class Slipped(CrewEvent):
    """A slip ("Oops"): `meant` is played instead of the card, followed by a delay."""

    laid: Actions
    meant: Actions


@event("3.2")
class SlipWithoutCard(CrewEvent):
    """A slip has no effect because a delay took the card away."""

    meant: Actions


@event("3.2", "crew")
class Delayed(CrewEvent):
    """A crew member is delayed.

    `late_turn` is the delayed turn. `moved` lists the cards pushed back, in order, and is empty if that turn had none.
    `lost` is the card that dropped off the board. `kept` is why a card stays in place. `by` is who used the lift.
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


@event("3.2", "crew", "lift")
class Moved(CrewEvent):
    """A crew member moves to another station. If the gravolift delays them, the next event says so."""

    origin: Station
    station: Station
    by: Way


@event("3.2")
class NoDoor(CrewEvent):
    """There is nowhere to go in that direction."""

    station: Station
    action: Actions


@event("3.2")
class AlreadyThere(CrewEvent):
    """A heroic move to the station the crew member is already in."""

    station: Station


@event("3.2", "reactor", "fired", "prepared")
class Fired(CrewEvent):
    """A cannon fires. `energy` is what its reactor has left, or null if it runs on batteries."""

    weapon: Weapon
    station: Station
    zone: Zone
    heroic: bool
    energy: int | None


@event("3.2", "prepared")
class NoEnergy(CrewEvent):
    """A cannon does not fire because its reactor is empty."""

    weapon: Weapon
    station: Station
    zone: Zone


@event("3.2", "prepared")
class AlreadyFired(CrewEvent):
    """A cannon was already fired this turn."""

    weapon: Weapon
    station: Station
    by: Color


@event("3.2", "shield", "reactor")
class Filled(CrewEvent):
    """Energy moves into a shield or reactor from the reactor of `source`.

    `extra` is added by a heroic action, `now` is the new level, and `left` is what the source still has.
    """

    system: EnergyStore
    zone: Zone
    source: Zone
    amount: int
    extra: int
    now: int
    left: int


@event("3.2")
class AlreadyFull(CrewEvent):
    """There is no room for more energy."""

    system: EnergyStore
    zone: Zone
    now: int
    capacity: int


@event("3.2")
class SourceEmpty(CrewEvent):
    """The source reactor is empty."""

    system: EnergyStore
    zone: Zone
    source: Zone


@event("3.2", "reactor", "fuel")
class Refuelled(CrewEvent):
    """A fuel capsule refills the central reactor. `left` counts the remaining capsules."""

    amount: int
    extra: int
    now: int
    left: int


@event("3.2")
class NoFuel(CrewEvent):
    """There are no fuel capsules left."""


@event("3.2", "maintained")
class Maintained(CrewEvent):
    """Computer maintenance is done, in time or late."""

    phase: int
    in_time: bool


@event("3.2")
class AlreadyMaintained(CrewEvent):
    """Computer maintenance has already been done this phase."""

    phase: int


@event("3.2", "rockets", "rocket_track")
class RocketLaunched(CrewEvent):
    """A rocket is launched. `left` counts those still on board."""

    left: int


@event("3.2")
class NoRocket(CrewEvent):
    """There are no rockets left."""


@event("3.2")
class RocketSpaceTaken(CrewEvent):
    """A rocket has already been launched this turn."""


@event("3.2", "crew", "bays")
class SquadTaken(CrewEvent):
    """A crew member takes the battlebots from their bay."""

    station: Station
    squad: SquadState


@event("3.2", "crew")
class SquadRevived(CrewEvent):
    """A disabled squad is restarted."""

    station: Station


@event("3.2")
class SquadAlreadyActive(CrewEvent):
    """The crew member's squad is already active."""

    station: Station


@event("3.2")
class SquadGone(CrewEvent):
    """There are no battlebots in the bay."""

    station: Station


@event("3.2", "crew")
class Sortie(CrewEvent):
    """A crew member flies into space and attacks."""

    heroic: bool


@event("3.2")
class NoSortie(CrewEvent):
    """The interceptors cannot launch. `by` is who is already out."""

    reason: NoSortieReason
    by: Color | None


@event("3.2")
class StayedInSpace(CrewEvent):
    """A crew member stays in space and attacks again."""

    heroic: bool


@event("3.2", "crew")
class Returned(CrewEvent):
    """A crew member returns from space."""

    station: Station


@event("3.2", "lookouts")
class LookedOut(CrewEvent):
    """A crew member looks out of the window. `count` have done so this turn."""

    count: int


@event("3.2", "threats", "prepared")
class Repaired(CrewThreatEvent):
    """A malfunction is repaired by `marks`, for a total of `total`.

    `others` are malfunctions on the same system that were not affected.
    """

    station: Station
    system: Button
    marks: int
    total: int
    hull: int
    others: tuple[CardCode, ...]


@event("7.2", "threats")
class RepairWaits(CrewThreatEvent):
    """The Nuclear Device needs more repairs on the same turn."""

    station: Station
    system: Button
    count: int
    needed: int


@event("3.2")
class BeyondRepair(CrewEvent):
    """The malfunctions at this station have already performed their Z action."""

    station: Station
    system: Button
    cards: tuple[CardCode, ...]


@event("3.2", "threats")
class BotsAttacked(CrewThreatEvent):
    """Battlebots attack an intruder."""

    station: Station
    marks: int
    total: int
    hull: int
    heroic: bool


@event("7.2", "threats")
class BotsCleared(CrewThreatEvent):
    """Battlebots remove slime or contamination. `left` counts the remaining tokens."""

    station: Station
    left: int


@event("3.2")
class NoIntruder(CrewEvent):
    """There is no intruder to attack."""

    station: Station


@event("3.2")
class NoSquad(CrewEvent):
    """The crew member has no battlebots."""

    station: Station


@event("3.2")
class SquadIsDisabled(CrewEvent):
    """The crew member's battlebots are disabled."""

    station: Station


@event("3.2", "crew")
class FiredBack(CrewThreatEvent):
    """The intruder disables the attacking battlebots."""


@event("7.2", "threats")
class JointRepair(ThreatEvent):
    """Repairs in all of its stations on one turn count extra."""

    marks: int
    total: int
    hull: int
    stations: tuple[Station, ...]


@event("7.2", "threats")
class RepairedAlone(ThreatEvent):
    """A lone repair counts extra."""

    marks: int
    total: int
    hull: int


@event("3.2", "confirmed")
class Confirmed(Event):
    """Visual confirmation is counted at the end of the actions. `points` is the phase's score so far."""

    phase: int
    players: int
    best: int
    points: int


# --- what strikes people, in whatever step ----------------------------------------------------------------------------


@event("3.4", "crew", "threats")
class KnockedOut(CrewEvent):
    """A crew member is knocked out. `squad` says whether their battlebots are lost too."""

    threat: int | None
    card: CardCode | None
    paragraph: str = field(metadata={"key": None})
    station: Station
    squad: bool

    @property
    def rule(self) -> str:
        return self.paragraph


@event("7.2", "bays")
class BayDisabled(ThreatEvent):
    """A squad is disabled in its bay."""

    station: Station


# --- §3.3 damage is computed ------------------------------------------------------------------------------------------


@event("3.3")
class Aimed(Event):
    """A weapon finds its targets.

    `damage` is dealt by each hit, and `ignored` lists threats it ignores, with reasons.
    """

    weapon: Weapon
    station: Station | None
    damage: int
    heroic: bool
    targets: tuple[Target, ...]
    ignored: tuple[Ignored, ...]


@event("3.3")
class AtNothing(Event):
    """A weapon finds no target."""

    weapon: Weapon
    station: Station | None
    ignored: tuple[Ignored, ...]


@event("3.3", "threats")
class Hit(ThreatEvent):
    """A threat takes the hits minus its shields, as `marks` (0 if all were absorbed).

    `why` names what reduced the damage: a cryoshield that is now gone, a swarm that takes at most one, or the pulse
    cannon, against which it has no shields.
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


@event("7.1")
class RocketInVain(ThreatEvent):
    """Rockets do nothing to this threat."""


@event("7.1", "threats")
class RocketHardened(ThreatEvent):
    """A rocket strengthens the Juggernaut's shields."""

    shields: int


@event("3.3", "threats")
class Destroyed(ThreatEvent):
    """A threat is destroyed."""

    paragraph: str = field(metadata={"key": None})
    points: int

    @property
    def rule(self) -> str:
        return self.paragraph


@event("7.1")
class Exploded(ThreatEvent):
    """A Leviathan Tanker explodes. Damage to other threats follows."""


@event("7.1", "threats")
class Marked(ThreatEvent):
    """A threat takes damage that ignores shields, from an explosion or by its own doing."""

    marks: int
    total: int
    hull: int
    cause: MarkedBy


@event("7.1")
class Retaliated(ThreatEvent):
    """An asteroid or the Nemesis strikes back at the end of the step. Attacks follow."""

    attack: int


@event("3.3", "fired", "rocket_track")
class CannonsCleared(Event):
    """Spent energy and the rocket are removed."""


# --- §3.4 threats act -------------------------------------------------------------------------------------------------


@event("3.4", "threats")
class ThreatMoved(ThreatEvent):
    """A threat moves along its trajectory. `letters` lists those it will perform, in order."""

    origin: int
    space: int
    letters: Letters


@event("3.4", "threats")
class ThreatActs(ThreatEvent):
    """A threat performs a letter. Its effects follow."""

    letter: Letter


@event("7.1")
class Urged(ThreatEvent):
    """The Scout drives on all other external threats, `others` of them. Their moves follow."""

    spaces: int
    others: int


@event("3.4", "shield", "temporary")
class Attacked(ThreatEvent):
    """A threat attacks a zone with its printed strength, plus the `bonus` of a Scout.

    The shield absorbs what it can and then holds `shield`. Each point that gets through costs `factor` tiles.
    """

    zone: Zone
    attack: int
    bonus: int
    absorbed: int
    shield: int
    through: int
    factor: int


@event("3.4")
class Damaged(ThreatEvent):
    """A zone takes damage that ignores shields. Each point costs `factor` tiles."""

    zone: Zone
    damage: int
    factor: int


@event("3.4", "tiles", "shield", "reactor")
class TileDrawn(ThreatEvent):
    """A damage tile is drawn, the zone's `number`th.

    `lost` is energy that no longer fits, and `capacity` the new limit of a shield or reactor.
    """

    zone: Zone
    tile: TileKind
    number: int
    lost: int
    capacity: int | None


@event("7.2", "shield")
class Overcharged(ThreatEvent):
    """Drained energy moves into the shield."""

    zone: Zone
    amount: int
    now: int


@event("3.4", "shield", "reactor")
class Drained(ThreatEvent):
    """A shield or reactor loses energy, if it had any."""

    system: EnergyStore
    zone: Zone
    amount: int
    now: int


@event("3.4", "fuel")
class FuelLost(ThreatEvent):
    """A fuel capsule is lost."""

    left: int


@event("3.4")
class NothingToLose(ThreatEvent):
    """There is no fuel, rocket or squad left to lose."""

    what: Lost


@event("3.4")
class NothingHappens(ThreatEvent):
    """A letter has no effect."""

    reason: NothingReason


@event("7.2", "rockets")
class RocketLost(ThreatEvent):
    """A rocket on board is destroyed."""

    left: int


@event("3.4", "threats")
class Mended(ThreatEvent):
    """A threat heals."""

    amount: int
    total: int


@event("3.4", "threats")
class ShieldsChanged(ThreatEvent):
    """A threat's shields change."""

    shields: int


@event("7.2", "threats")
class HullChanged(ThreatEvent):
    """The Unstable Warheads lose hull points along with the rockets."""

    hull: int


@event("3.4", "threats")
class SpeedChanged(ThreatEvent):
    """A threat's speed changes."""

    speed: int


@event("7.1", "threats")
class Flagged(ThreatEvent):
    """A threat gets a flag, where players would put a cube on its card."""

    flag: Flag

    @property
    def rule(self) -> str:
        return "7.2" if self.flag in ("fires-back", "doubles-red", "doubles-all") else self.follows


@event("3.4", "threats")
class IntruderMoved(ThreatEvent):
    """An intruder moves to another station."""

    origin: Station
    station: Station


@event("3.4")
class IntruderStays(ThreatEvent):
    """An intruder stays where it is."""

    station: Station
    reason: StayReason


@event("7.2", "threats")
class Spread(ThreatEvent):
    """Slime spreads to another station."""

    origin: Station
    station: Station


@event("3.4", "threats")
class Survived(ThreatEvent):
    """A threat has performed its Z. The crew scores its lower points."""

    points: int


@event("3.4", "rocket_track")
class RocketFlies(Event):
    """The rocket launched this turn flies on."""


# --- §3.5 the computer ------------------------------------------------------------------------------------------------


@event("3.5")
class ComputerChecked(Event):
    """Computer maintenance is checked. If it was not done, everybody on board is delayed."""

    phase: int
    passed: bool


@event("3.5")
class NotAboard(CrewEvent):
    """A crew member in space is not delayed by the computer."""


# --- the end ----------------------------------------------------------------------------------------------------------


@event("3.4")
class ShipLost(ThreatEvent):
    """The ship is lost: to a seventh tile in `zone`, or because the card says so."""

    cause: LossCause
    zone: Zone | None


@event("4")
class Scored(Event):
    """A part of the score."""

    item: ScoreItem
    points: int


@event("4")
class MissionWon(Event):
    """The total score."""

    points: int


# --- The New Frontier ----------------------------------------------------------------------------------------------


@event("NF 1.4", "crew")
class FlewOut(CrewEvent):
    """A crew member flies one range farther out and attacks there."""

    station: Station


@event("NF 1.4", "crew")
class CameNearer(CrewEvent):
    """A crew member comes one range closer to the ship and attacks there."""

    station: Station


@event("NF 1.4", "crew")
class PulledHome(CrewEvent):
    """The interceptors return by themselves, and their pilot is knocked out."""

    station: Station


@event("NF 3.10")
class DoorSealed(CrewEvent):
    """The door is sealed."""

    station: Station
    action: Actions


@event("NF 2.2", "prepared")
class SpecialInVain(CrewEvent):
    """A specialist's action has no effect here or now."""

    station: Station
    reason: InVainReason


@event("NF 2.2", "rockets", "rocket_track")
class TwoRocketsLaunched(CrewEvent):
    """A Rocketeer launches two rockets as one. `left` counts those still on board."""

    left: int


@event("NF 2.2")
class BonusScored(CrewEvent):
    """A Data Analyst scores a point, or a Medic's protection costs one."""

    points: int


@event("NF 2.2", "temporary")
class TemporaryShields(CrewEvent):
    """Temporary shields for this turn: 2 in `zone` and 1 in the others."""

    zone: Zone


@event("NF 2.2")
class Stimulated(CrewEvent):
    """A Medic stimulates a crew member: the next A, B or battlebots action of this turn is heroic."""

    by: Color


@event("NF 2.2")
class ActionPrepared(CrewEvent):
    """Special Ops prepares: the next A, B or battlebots action on a later turn is heroic."""


@event("NF 2.2")
class MadeHeroic(CrewEvent):
    """An action becomes heroic, by a Medic's help or Special Ops' preparation."""

    action: Actions


@event("NF 2.2")
class MedicProtects(CrewEvent):
    """A Medic keeps everybody nearby from being knocked out until the end of the turn."""

    station: Station


@event("NF 2.2", "crew")
class Teleported(CrewEvent):
    """A crew member is teleported, without using doors or lifts."""

    origin: Station
    station: Station


@event("NF 2.2")
class ThreatsSlowed(CrewEvent):
    """Every threat is slowed by one this turn."""


@event("NF 2.2")
class JumpsEarly(CrewEvent):
    """The ship jumps after this turn."""


@event("NF 2.2", "tiles")
class TileRemoved(CrewEvent):
    """A squad removes a damage tile."""

    zone: Zone
    tile: TileKind


@event("NF 2.2", "prepared")
class CannonPrepared(CrewEvent):
    """The next shot of this cannon is stronger, or reaches farther."""

    station: Station


@event("NF 2.1")
class RepairWithheld(CrewThreatEvent):
    """A repair from a distance cannot be the final one."""


@event("NF 3.8")
class EffortLost(CrewThreatEvent):
    """A threat is hard to reach, so damage is lost."""

    marks: int


@event("NF 3.10")
class SabotageRepaired(CrewEvent):
    """What a Cyber Gremlin broke is repaired, if it is `done` on the spot."""

    station: Station
    system: Button
    done: bool


@event("NF 3.1", "threats")
class PhaseChanged(ThreatEvent):
    """A threat phases out or back in."""

    out: bool


@event("NF 3.5", "threats")
class ThreatJumped(ThreatEvent):
    """A threat moves to the same space on another trajectory."""

    zone: Zone


@event("NF 3.9", "threats")
class Called(ThreatEvent):
    """A threat calls the card drawn with it. `called` is its place in the game."""

    called: ThreatPlace
    called_card: CardCode


@event("NF 3.9", "threats")
class CallPrevented(ThreatEvent):
    """A threat is destroyed before it could call the card drawn with it, which counts as destroyed too."""

    called: ThreatPlace
    called_card: CardCode


@event("NF 3.10", "threats")
class MineLaid(ThreatEvent):
    """A mine is laid."""

    station: Station


@event("NF 3.10")
class SystemsBroken(ThreatEvent):
    """A Cyber Gremlin breaks A, B and C of a station."""

    station: Station


@event("NF 3.10", "threats")
class Poisoned(CrewThreatEvent):
    """A Ninja's drones poison a crew member on the way."""


@event("NF 3.10", "threats")
class Infected(CrewThreatEvent):
    """A Rabid Beast infects a crew member."""


@event("NF 3.10", "threats")
class HostFound(CrewThreatEvent):
    """A Parasite finds its host."""


@event("NF 3.10", "crew")
class Thrown(CrewThreatEvent):
    """A Space-Time Vortex throws a crew member to another station."""

    origin: Station
    station: Station


@event("NF 3.10", "crew")
class CardRepeated(CrewThreatEvent):
    """The cards of this turn are repeated on the next one."""

    action: Actions


@event("NF 2.2", "crew", "threats")
class Spared(CrewEvent):
    """A Medic or special training keeps a crew member from being knocked out."""

    threat: int | None
    card: CardCode | None
