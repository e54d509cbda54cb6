"""What can happen in the resolution round: a class for each kind of event, with its facts and the rule it follows.

JSON, its schema and the page of the docs that lists the events are made from these classes; see `event_schema`.
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
    """Marks what a text stands for that may have any value."""

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
    """Declare a kind of event: the paragraph it follows, and the parts of the view that it may change."""

    def declare(kind: type[T]) -> type[T]:
        kind.follows, kind.touches = rule, touches
        # One dict instead of slots, and one `__eq__` for all: each class is made, and each event, in half the time.
        return frozen(kind, slots=False, eq=False, repr=False)

    return declare


@event()
class Event:
    """One thing that happened, and why."""

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
        """The paragraph of the rules that it follows."""
        return self.follows

    if TYPE_CHECKING:

        @property
        def who(self) -> str | None:
            """The color of the crew member it is about."""

        @property
        def threat(self) -> int | None:
            """The place in the game of the threat it is about."""

        @property
        def card(self) -> str | None:
            """The code of that threat's card."""
    else:  # A real property would hide the fields of the kinds that have them.
        who = threat = card = None


@event()
class CrewEvent(Event):
    """Something about a member of the crew."""

    who: Color


@event()
class ThreatEvent(Event):
    """Something about a threat: its place in the game and its card."""

    threat: int
    card: CardCode


@event()
class CrewThreatEvent(CrewEvent):
    """Something between a member of the crew and a threat."""

    threat: int
    card: CardCode


# --- the frame --------------------------------------------------------------------------------------------------------


@event("3", "turn", "lift", "lookouts", "temporary")
class TurnBegins(Event):
    """A turn begins."""


@event("3")
class TurnEnds(Event):
    """A turn is over."""


# --- §3.1 threats appear ----------------------------------------------------------------------------------------------


@event("3.1", "threats")
class Appeared(ThreatEvent):
    """A threat appears on a space of its track; `hull` may depend on the table (Unstable Warheads)."""

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
    """A card lies there, but nobody plays it."""

    action: Actions


@event("3.2", "crew")
class Slipped(CrewEvent):
    """ "Oops": `meant` is done instead of the card laid; a delay follows."""

    laid: Actions
    meant: Actions


@event("3.2")
class SlipWithoutCard(CrewEvent):
    """A delay took the card away, so there was nothing to take back."""

    meant: Actions


@event("3.2", "crew")
class Delayed(CrewEvent):
    """A card is late.

    `late_turn` is the turn that is delayed; `moved` the cards pushed on, in the order of the plan, empty if no card lay
    on that turn; `lost` what fell off the board; `kept` why a card that lies there does not move; `by` who used the
    lift.
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
    """Somebody goes to another station; a delay by the lift is told next."""

    origin: Station
    station: Station
    by: Way


@event("3.2")
class NoDoor(CrewEvent):
    """There is no further station in that direction."""

    station: Station
    action: Actions


@event("3.2")
class AlreadyThere(CrewEvent):
    """A heroic move to where one stands."""

    station: Station


@event("3.2", "reactor", "fired", "prepared")
class Fired(CrewEvent):
    """A cannon is fired; `energy` is what is left in its reactor, nothing where batteries drive it."""

    weapon: Weapon
    station: Station
    zone: Zone
    heroic: bool
    energy: int | None


@event("3.2", "prepared")
class NoEnergy(CrewEvent):
    """The reactor is empty, so the cannon does not fire."""

    weapon: Weapon
    station: Station
    zone: Zone


@event("3.2", "prepared")
class AlreadyFired(CrewEvent):
    """The cannon was fired by somebody earlier this turn."""

    weapon: Weapon
    station: Station
    by: Color


@event("3.2", "shield", "reactor")
class Filled(CrewEvent):
    """Energy moves into a shield or reactor from the reactor of `source`.

    `extra` is what a heroic action adds, `now` what is held after it, `left` what the source still has.
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
    """The reactor from which energy should come is empty."""

    system: EnergyStore
    zone: Zone
    source: Zone


@event("3.2", "reactor", "fuel")
class Refuelled(CrewEvent):
    """A fuel capsule fills the central reactor; `left` capsules remain."""

    amount: int
    extra: int
    now: int
    left: int


@event("3.2")
class NoFuel(CrewEvent):
    """No fuel capsule is left."""


@event("3.2", "maintained")
class Maintained(CrewEvent):
    """The computer is serviced, in time or after the check of its phase."""

    phase: int
    in_time: bool


@event("3.2")
class AlreadyMaintained(CrewEvent):
    """The computer was serviced in this phase before."""

    phase: int


@event("3.2", "rockets", "rocket_track")
class RocketLaunched(CrewEvent):
    """A rocket is launched; `left` remain aboard."""

    left: int


@event("3.2")
class NoRocket(CrewEvent):
    """No rocket is left."""


@event("3.2")
class RocketSpaceTaken(CrewEvent):
    """A rocket was launched this turn already."""


@event("3.2", "crew", "bays")
class SquadTaken(CrewEvent):
    """Somebody takes the battlebots out of their bay."""

    station: Station
    squad: SquadState


@event("3.2", "crew")
class SquadRevived(CrewEvent):
    """A disabled squad is started again."""

    station: Station


@event("3.2")
class SquadAlreadyActive(CrewEvent):
    """The squad one leads needs nothing."""

    station: Station


@event("3.2")
class SquadGone(CrewEvent):
    """The bay is empty."""

    station: Station


@event("3.2", "crew")
class Sortie(CrewEvent):
    """Somebody flies into space and attacks this turn."""

    heroic: bool


@event("3.2")
class NoSortie(CrewEvent):
    """The interceptors cannot start; `by` is who is out with them."""

    reason: NoSortieReason
    by: Color | None


@event("3.2")
class StayedInSpace(CrewEvent):
    """Somebody stays in space and attacks again."""

    heroic: bool


@event("3.2", "crew")
class Returned(CrewEvent):
    """Somebody comes home from space."""

    station: Station


@event("3.2", "lookouts")
class LookedOut(CrewEvent):
    """Somebody looks out of the window; `count` people have done so this turn."""

    count: int


@event("3.2", "threats", "prepared")
class Repaired(CrewThreatEvent):
    """A malfunction is repaired by so many `marks`, `total` of them by now.

    `others` are the other malfunctions of the same system, which this did not touch.
    """

    station: Station
    system: Button
    marks: int
    total: int
    hull: int
    others: tuple[CardCode, ...]


@event("7.2", "threats")
class RepairWaits(CrewThreatEvent):
    """The Nuclear Device needs more repairs in the same turn."""

    station: Station
    system: Button
    count: int
    needed: int


@event("3.2")
class BeyondRepair(CrewEvent):
    """The malfunctions here have done their Z."""

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
    """Battlebots remove a token of slime or contamination; `left` remain."""

    station: Station
    left: int


@event("3.2")
class NoIntruder(CrewEvent):
    """There is nothing for battlebots to attack."""

    station: Station


@event("3.2")
class NoSquad(CrewEvent):
    """One leads no battlebots."""

    station: Station


@event("3.2")
class SquadIsDisabled(CrewEvent):
    """The battlebots that one leads are disabled."""

    station: Station


@event("3.2", "crew")
class FiredBack(CrewThreatEvent):
    """The intruder disables the attacking battlebots."""


@event("7.2", "threats")
class JointRepair(ThreatEvent):
    """Repairs in all of its stations in one turn count for more."""

    marks: int
    total: int
    hull: int
    stations: tuple[Station, ...]


@event("7.2", "threats")
class RepairedAlone(ThreatEvent):
    """A repair by one person alone counts for more."""

    marks: int
    total: int
    hull: int


@event("3.2", "confirmed")
class Confirmed(Event):
    """At the end of the actions those who look out are counted; `points` are the phase's by now."""

    phase: int
    players: int
    best: int
    points: int


# --- what strikes people, in whatever step ----------------------------------------------------------------------------


@event("3.4", "crew", "threats")
class KnockedOut(CrewEvent):
    """Somebody is knocked out; `squad` says whether the battlebots are lost with their leader."""

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
    """A squad that nobody leads is disabled in its bay."""

    station: Station


# --- §3.3 damage is computed ------------------------------------------------------------------------------------------


@event("3.3")
class Aimed(Event):
    """A weapon finds its targets; `damage` is that of each hit, `ignored` whom it passes over and why."""

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
    """The hits on a threat, less its shields, leave `marks` (0: all absorbed).

    `why` names what reduced them: a cryoshield that is now gone, a swarm that takes one at most, or the pulse cannon,
    against which it has no shields.
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
    """A rocket's hit strengthens the shields of the Juggernaut."""

    shields: int


@event("3.3", "threats")
class Destroyed(ThreatEvent):
    """A threat is destroyed, in whatever step."""

    paragraph: str = field(metadata={"key": None})
    points: int

    @property
    def rule(self) -> str:
        return self.paragraph


@event("7.1")
class Exploded(ThreatEvent):
    """A Leviathan Tanker explodes; marks on others follow."""


@event("7.1", "threats")
class Marked(ThreatEvent):
    """Marks that no shield stops, by an explosion or the threat's own doing."""

    marks: int
    total: int
    hull: int
    cause: MarkedBy


@event("7.1")
class Retaliated(ThreatEvent):
    """An asteroid or the Nemesis strikes at the end of the step; attacks follow."""

    attack: int


@event("3.3", "fired", "rocket_track")
class CannonsCleared(Event):
    """Spent energy and the rocket leave the board."""


# --- §3.4 threats act -------------------------------------------------------------------------------------------------


@event("3.4", "threats")
class ThreatMoved(ThreatEvent):
    """A threat moves along its track; `letters` are those it will do, in order."""

    origin: int
    space: int
    letters: Letters


@event("3.4", "threats")
class ThreatActs(ThreatEvent):
    """A threat reaches a letter; what it does follows."""

    letter: Letter


@event("7.1")
class Urged(ThreatEvent):
    """The Scout drives every other external threat on, `others` of them; their moves follow."""

    spaces: int
    others: int


@event("3.4", "shield", "temporary")
class Attacked(ThreatEvent):
    """An attack on a zone, as printed, with the `bonus` of a Scout.

    The shield absorbs what it can and then holds `shield`; each point that gets through costs `factor` tiles.
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
    """Damage that no shield stops; each point costs `factor` tiles."""

    zone: Zone
    damage: int
    factor: int


@event("3.4", "tiles", "shield", "reactor")
class TileDrawn(ThreatEvent):
    """A damage tile, the zone's `number`th.

    `lost` is the energy that has no room any more, `capacity` that of a shield or reactor that it reduces.
    """

    zone: Zone
    tile: TileKind
    number: int
    lost: int
    capacity: int | None


@event("7.2", "shield")
class Overcharged(ThreatEvent):
    """So much of the drained energy went into the shield."""

    zone: Zone
    amount: int
    now: int


@event("3.4", "shield", "reactor")
class Drained(ThreatEvent):
    """A shield or reactor loses energy; nothing, if there was none."""

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
    """A letter without effect."""

    reason: NothingReason


@event("7.2", "rockets")
class RocketLost(ThreatEvent):
    """A rocket aboard is destroyed."""

    left: int


@event("3.4", "threats")
class Mended(ThreatEvent):
    """A threat takes marks off itself."""

    amount: int
    total: int


@event("3.4", "threats")
class ShieldsChanged(ThreatEvent):
    """A threat's shields change."""

    shields: int


@event("7.2", "threats")
class HullChanged(ThreatEvent):
    """The hull of the Unstable Warheads shrinks with the rockets."""

    hull: int


@event("3.4", "threats")
class SpeedChanged(ThreatEvent):
    """A threat's speed changes."""

    speed: int


@event("7.1", "threats")
class Flagged(ThreatEvent):
    """Something about a threat that a table marks with a cube on its card."""

    flag: Flag

    @property
    def rule(self) -> str:
        return "7.2" if self.flag in ("fires-back", "doubles-red", "doubles-all") else self.follows


@event("3.4", "threats")
class IntruderMoved(ThreatEvent):
    """An intruder goes to another station."""

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
    """A threat has done its Z; the crew gets the lesser points."""

    points: int


@event("3.4", "rocket_track")
class RocketFlies(Event):
    """The rocket launched this turn flies on."""


# --- §3.5 the computer ------------------------------------------------------------------------------------------------


@event("3.5")
class ComputerChecked(Event):
    """The computer is checked; if it was not serviced, delays follow for those aboard."""

    phase: int
    passed: bool


@event("3.5")
class NotAboard(CrewEvent):
    """Somebody in space is not delayed by the computer."""


# --- the end ----------------------------------------------------------------------------------------------------------


@event("3.4")
class ShipLost(ThreatEvent):
    """The ship is lost: to a seventh tile in `zone`, or because the card says so."""

    cause: LossCause
    zone: Zone | None


@event("4")
class Scored(Event):
    """An item of the score."""

    item: ScoreItem
    points: int


@event("4")
class MissionWon(Event):
    """The score in all."""

    points: int


# --- The New Frontier ----------------------------------------------------------------------------------------------


@event("NF 1.4", "crew")
class FlewOut(CrewEvent):
    """Somebody flies one range farther out and attacks there."""

    station: Station


@event("NF 1.4", "crew")
class CameNearer(CrewEvent):
    """Somebody comes one range nearer to the ship, and attacks there."""

    station: Station


@event("NF 1.4", "crew")
class PulledHome(CrewEvent):
    """The machine brings its pilot home at once; being knocked out follows."""

    station: Station


@event("NF 3.10")
class DoorSealed(CrewEvent):
    """The door is sealed, so nobody goes through it."""

    station: Station
    action: Actions


@event("NF 2.2", "prepared")
class SpecialInVain(CrewEvent):
    """The action of a specialization does nothing here or now."""

    station: Station
    reason: InVainReason


@event("NF 2.2", "rockets", "rocket_track")
class TwoRocketsLaunched(CrewEvent):
    """A Rocketeer launches two rockets that fly as one; `left` remain aboard."""

    left: int


@event("NF 2.2")
class BonusScored(CrewEvent):
    """A Data Analyst brings a point, a Medic's protection costs one."""

    points: int


@event("NF 2.2", "temporary")
class TemporaryShields(CrewEvent):
    """For this turn there are shields of 2 in `zone` and of 1 in the others."""

    zone: Zone


@event("NF 2.2")
class Stimulated(CrewEvent):
    """A Medic helps somebody: the next A, B or battlebots of this turn is heroic."""

    by: Color


@event("NF 2.2")
class ActionPrepared(CrewEvent):
    """A Special Ops prepares: the next A, B or battlebots on a later turn is heroic."""


@event("NF 2.2")
class MadeHeroic(CrewEvent):
    """A Medic's help or a Special Ops' preparation makes an action heroic."""

    action: Actions


@event("NF 2.2")
class MedicProtects(CrewEvent):
    """Until the end of the turn nobody around this Medic is knocked out."""

    station: Station


@event("NF 2.2", "crew")
class Teleported(CrewEvent):
    """Somebody is teleported, through no door and by no lift."""

    origin: Station
    station: Station


@event("NF 2.2")
class ThreatsSlowed(CrewEvent):
    """Every threat is slower by one this turn."""


@event("NF 2.2")
class JumpsEarly(CrewEvent):
    """The ship jumps after this turn."""


@event("NF 2.2", "tiles")
class TileRemoved(CrewEvent):
    """A squad clears a damage tile away."""

    zone: Zone
    tile: TileKind


@event("NF 2.2", "prepared")
class CannonPrepared(CrewEvent):
    """The next shot of the station's cannon is stronger, or reaches farther."""

    station: Station


@event("NF 2.1")
class RepairWithheld(CrewThreatEvent):
    """A repair from afar cannot be the last one."""


@event("NF 3.8")
class EffortLost(CrewThreatEvent):
    """The threat is hard to reach: so many marks are lost."""

    marks: int


@event("NF 3.10")
class SabotageRepaired(CrewEvent):
    """What a Cyber Gremlin broke is repaired, if it is `done` on the spot."""

    station: Station
    system: Button
    done: bool


@event("NF 3.1", "threats")
class PhaseChanged(ThreatEvent):
    """A phasing threat is out of phase or in phase again."""

    out: bool


@event("NF 3.5", "threats")
class ThreatJumped(ThreatEvent):
    """A threat changes to the same space of another trajectory."""

    zone: Zone


@event("NF 3.9", "threats")
class Called(ThreatEvent):
    """A threat calls the one that was drawn with it; `called` is its place in the game."""

    called: ThreatPlace
    called_card: CardCode


@event("NF 3.9", "threats")
class CallPrevented(ThreatEvent):
    """Destroyed before it called: the card drawn with it counts as destroyed."""

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
    """A Ninja's drones poison somebody on the way."""


@event("NF 3.10", "threats")
class Infected(CrewThreatEvent):
    """A Rabid Beast infects somebody."""


@event("NF 3.10", "threats")
class HostFound(CrewThreatEvent):
    """A Parasite has found its host."""


@event("NF 3.10", "crew")
class Thrown(CrewThreatEvent):
    """A Space-Time Vortex throws somebody elsewhere."""

    origin: Station
    station: Station


@event("NF 3.10", "crew")
class CardRepeated(CrewThreatEvent):
    """The cards of this turn are played again on the next one."""

    action: Actions


@event("NF 2.2", "crew", "threats")
class Spared(CrewEvent):
    """A Medic or one's own training keeps somebody from being knocked out."""

    threat: int | None
    card: CardCode | None
