"""What can happen in the resolution round: a class for each kind of event, with its facts and the rule it follows.

JSON, its schema and the page of the docs that lists the events are made from these classes; see `event_schema`.
"""

import re
from typing import Annotated, Any, ClassVar

from attrs import field, frozen

from spacealert.engine import ship
from spacealert.engine.score import ITEMS


@frozen
class OneOf:
    """Marks a type of fact: what it is called and, where there are few, the values it may have."""

    name: str
    values: tuple[str, ...] = ()


# The types of facts. For mypy all of them are strings; sentences and schema are made by their names and values.
Zone = Annotated[str, OneOf("zone", ship.ZONES)]
Station = Annotated[str, OneOf("station", (*ship.STATIONS, *ship.RANGES))]
Weapon = Annotated[str, OneOf("weapon", ("heavy-laser", "light-laser", "pulse-cannon", "rocket", "interceptors"))]
Button = Annotated[str, OneOf("button", ("A", "B", "C", "bots"))]
EnergyStore = Annotated[str, OneOf("energy-store", ("shield", "reactor"))]
Color = Annotated[str, OneOf("color")]
Card = Annotated[str, OneOf("card")]
Actions = Annotated[str, OneOf("actions")]
Letter = Annotated[str, OneOf("letter", ("X", "Y", "Z"))]
Letters = Annotated[str, OneOf("letters")]
SquadState = Annotated[str, OneOf("squad-state", ("active", "disabled"))]
Tile = Annotated[str, OneOf("tile", ship.TILES)]
Way = Annotated[str, OneOf("way", ("door", "lift", "heroic"))]
ScoreItem = Annotated[str, OneOf("score-item", ITEMS)]
Flag = Annotated[str, OneOf("flag")]
Cause = Annotated[str, OneOf("cause", ("lift-damaged", "lift-in-use", "slime", "computer", "threat", "space", "slip"))]
NoSortieReason = Annotated[str, OneOf("no-sortie-reason", ("no-squad", "squad-disabled", "hangar-empty"))]
PassedOver = Annotated[
    str,
    OneOf(
        "passed-over",
        (
            "hidden",
            "far",
            "out-of-range",
            "heavy-laser",
            "rocket",
            "behind",
            "drawn-elsewhere",
            "busy",
            "out-of-phase",
            "blinded",
        ),
    ),
]
ReducedBy = Annotated[str, OneOf("reduced-by", ("cryoshield", "swarm", "pulse", "polarized"))]
MarkedBy = Annotated[str, OneOf("marked-by", ("explosion", "own"))]
Lost = Annotated[str, OneOf("lost", ("fuel", "rocket", "squad"))]
InVainReason = Annotated[
    str,
    OneOf(
        "in-vain-reason",
        (
            "wrong-station", "wrong-turn", "broken", "already-fired", "no-energy", "no-tokens", "in-space",
            "no-action", "alone", "no-squad", "squad-disabled", "no-damage", "nothing-broken",
        ),
    ),
]  # fmt: skip
NothingReason = Annotated[
    str, OneOf("nothing-reason", ("no-action", "undamaged", "damaged", "nobody", "track-too-short", "distracted"))
]
StayReason = Annotated[str, OneOf("stay-reason", ("tie", "wall", "there", "sealed"))]
LossCause = Annotated[str, OneOf("loss-cause", ("zone", "card"))]

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

Changes = tuple[tuple[str, Any], ...]
Target = tuple[Annotated[int, OneOf("threat")], Card]  # a threat's place in the game and its card
Ignored = tuple[Annotated[int, OneOf("threat")], Card, PassedOver]
WeaponHit = tuple[Weapon, int]  # the weapon and its damage
MovedCard = tuple[Actions, int, int]  # the card, the turn it lay on, the turn it lies on now


@frozen
class Event:
    """One thing that happened, and why.

    `changes` are the fields of the view of the table that are new after it, with their values; `touches` are all that
    an event of its kind may change.
    """

    kind: ClassVar[str] = ""
    follows: ClassVar[str] = ""
    touches: ClassVar[tuple[str, ...]] = ()

    turn: int
    step: str  # "appear", "actions", "damage", "threats", "computer", "end"
    changes: Changes

    def __init_subclass__(cls) -> None:
        cls.kind = re.sub("(?<!^)(?=[A-Z])", "-", cls.__name__).lower()

    @property
    def rule(self) -> str:
        """The paragraph of the rules that it follows."""
        return self.follows

    @property
    def who(self) -> str | None:
        """The color of the crew member it is about."""
        return None

    @property
    def threat(self) -> int | None:
        """The place in the game of the threat it is about."""
        return None

    @property
    def card(self) -> str | None:
        """The code of that threat's card."""
        return None


@frozen
class CrewEvent(Event):
    """Something about a member of the crew."""

    who: Color


@frozen
class ThreatEvent(Event):
    """Something about a threat: its place in the game and its card."""

    threat: int
    card: Card


@frozen
class CrewThreatEvent(CrewEvent):
    """Something between a member of the crew and a threat."""

    threat: int
    card: Card


# --- the frame --------------------------------------------------------------------------------------------------------


@frozen
class TurnBegins(Event):
    """A turn begins."""

    follows = "3"
    touches = ("turn", "lifts", "lookouts")


@frozen
class TurnEnds(Event):
    """A turn is over."""

    follows = "3"


# --- §3.1 threats appear ----------------------------------------------------------------------------------------------


@frozen
class Appeared(ThreatEvent):
    """A threat appears on a space of its track; `hull` may depend on the table (Unstable Warheads)."""

    follows = "3.1"
    touches = ("threats",)

    zone: Zone | None
    space: int
    stations: tuple[Station, ...]
    hull: int


# --- §3.2 the crew acts -----------------------------------------------------------------------------------------------


@frozen
class NoCard(CrewEvent):
    """The slot is empty."""

    follows = "3.2"


@frozen
class Unconscious(CrewEvent):
    """A card lies there, but nobody plays it."""

    follows = "3.2"

    action: Actions


@frozen
class Slipped(CrewEvent):
    """ "Oops": `meant` is done instead of the card laid; a delay follows."""

    follows = "3.2"
    touches = ("crew",)

    laid: Actions
    meant: Actions


@frozen
class SlipWithoutCard(CrewEvent):
    """A delay took the card away, so there was nothing to take back."""

    follows = "3.2"

    meant: Actions


@frozen
class Delayed(CrewEvent):
    """A card is late.

    `late_turn` is the turn that is delayed; `moved` the cards pushed on, in the order of the plan, empty if no card lay
    on that turn; `lost` what fell off the board; `by` who used the lift.
    """

    follows = "3.2"
    touches = ("crew",)

    threat: int | None
    card: Card | None
    cause: Cause
    late_turn: int = field(metadata={"key": "turn"})
    moved: tuple[MovedCard, ...]
    lost: Actions | None
    by: Color | None

    @property
    def rule(self) -> str:
        return RULE_OF_DELAY[self.cause]


@frozen
class Moved(CrewEvent):
    """Somebody goes to another station; a delay by the lift is told next."""

    follows = "3.2"
    touches = ("crew", "lifts")

    origin: Station
    station: Station
    by: Way


@frozen
class NoDoor(CrewEvent):
    """There is no further station in that direction."""

    follows = "3.2"

    station: Station
    action: Actions


@frozen
class AlreadyThere(CrewEvent):
    """A heroic move to where one stands."""

    follows = "3.2"

    station: Station


@frozen
class Fired(CrewEvent):
    """A cannon is fired; `energy` is what is left in its reactor, nothing where batteries drive it."""

    follows = "3.2"
    touches = ("reactors", "fired")

    weapon: Weapon
    station: Station
    zone: Zone
    heroic: bool
    energy: int | None


@frozen
class NoEnergy(CrewEvent):
    """The reactor is empty, so the cannon does not fire."""

    follows = "3.2"

    weapon: Weapon
    station: Station
    zone: Zone


@frozen
class AlreadyFired(CrewEvent):
    """The cannon was fired by somebody earlier this turn."""

    follows = "3.2"

    weapon: Weapon
    station: Station
    by: Color


@frozen
class Filled(CrewEvent):
    """Energy moves into a shield or reactor from the reactor of `source`.

    `extra` is what a heroic action adds, `now` what is held after it, `left` what the source still has.
    """

    follows = "3.2"
    touches = ("shields", "reactors")

    system: EnergyStore
    zone: Zone
    source: Zone
    amount: int
    extra: int
    now: int
    left: int


@frozen
class AlreadyFull(CrewEvent):
    """There is no room for more energy."""

    follows = "3.2"

    system: EnergyStore
    zone: Zone
    now: int
    capacity: int


@frozen
class SourceEmpty(CrewEvent):
    """The reactor from which energy should come is empty."""

    follows = "3.2"

    system: EnergyStore
    zone: Zone
    source: Zone


@frozen
class Refuelled(CrewEvent):
    """A fuel capsule fills the central reactor; `left` capsules remain."""

    follows = "3.2"
    touches = ("reactors", "fuel")

    amount: int
    extra: int
    now: int
    left: int


@frozen
class NoFuel(CrewEvent):
    """No fuel capsule is left."""

    follows = "3.2"


@frozen
class Maintained(CrewEvent):
    """The computer is serviced, in time or after the check of its phase."""

    follows = "3.2"
    touches = ("maintained",)

    phase: int
    in_time: bool


@frozen
class AlreadyMaintained(CrewEvent):
    """The computer was serviced in this phase before."""

    follows = "3.2"

    phase: int


@frozen
class RocketLaunched(CrewEvent):
    """A rocket is launched; `left` remain aboard."""

    follows = "3.2"
    touches = ("rockets", "rocket_track")

    left: int


@frozen
class NoRocket(CrewEvent):
    """No rocket is left."""

    follows = "3.2"


@frozen
class RocketSpaceTaken(CrewEvent):
    """A rocket was launched this turn already."""

    follows = "3.2"


@frozen
class SquadTaken(CrewEvent):
    """Somebody takes the battlebots out of their bay."""

    follows = "3.2"
    touches = ("crew", "bays")

    station: Station
    squad: SquadState


@frozen
class SquadRevived(CrewEvent):
    """A disabled squad is started again."""

    follows = "3.2"
    touches = ("crew",)

    station: Station


@frozen
class SquadAlreadyActive(CrewEvent):
    """The squad one leads needs nothing."""

    follows = "3.2"

    station: Station


@frozen
class SquadGone(CrewEvent):
    """The bay is empty."""

    follows = "3.2"

    station: Station


@frozen
class Sortie(CrewEvent):
    """Somebody flies into space and attacks this turn."""

    follows = "3.2"
    touches = ("crew",)

    heroic: bool


@frozen
class NoSortie(CrewEvent):
    """The interceptors cannot start; `by` is who is out with them."""

    follows = "3.2"

    reason: NoSortieReason
    by: Color | None


@frozen
class StayedInSpace(CrewEvent):
    """Somebody stays in space and attacks again."""

    follows = "3.2"

    heroic: bool


@frozen
class Returned(CrewEvent):
    """Somebody comes home from space."""

    follows = "3.2"
    touches = ("crew",)

    station: Station


@frozen
class LookedOut(CrewEvent):
    """Somebody looks out of the window; `count` people have done so this turn."""

    follows = "3.2"
    touches = ("lookouts",)

    count: int


@frozen
class Repaired(CrewThreatEvent):
    """A malfunction is repaired by so many `marks`, `total` of them by now.

    `others` are the other malfunctions of the same system, which this did not touch.
    """

    follows = "3.2"
    touches = ("threats",)

    station: Station
    system: Button
    marks: int
    total: int
    hull: int
    others: tuple[Card, ...]


@frozen
class RepairWaits(CrewThreatEvent):
    """The Nuclear Device needs more repairs in the same turn."""

    follows = "7.2"
    touches = ("threats",)

    station: Station
    system: Button
    count: int
    needed: int


@frozen
class BeyondRepair(CrewEvent):
    """The malfunctions here have done their Z."""

    follows = "3.2"

    station: Station
    system: Button
    cards: tuple[Card, ...]


@frozen
class BotsAttacked(CrewThreatEvent):
    """Battlebots attack an intruder."""

    follows = "3.2"
    touches = ("threats",)

    station: Station
    marks: int
    total: int
    hull: int
    heroic: bool


@frozen
class BotsCleared(CrewThreatEvent):
    """Battlebots remove a token of slime or contamination; `left` remain."""

    follows = "7.2"
    touches = ("threats",)

    station: Station
    left: int


@frozen
class NoIntruder(CrewEvent):
    """There is nothing for battlebots to attack."""

    follows = "3.2"

    station: Station


@frozen
class NoSquad(CrewEvent):
    """One leads no battlebots."""

    follows = "3.2"

    station: Station


@frozen
class SquadIsDisabled(CrewEvent):
    """The battlebots that one leads are disabled."""

    follows = "3.2"

    station: Station


@frozen
class FiredBack(CrewThreatEvent):
    """The intruder disables the attacking battlebots."""

    follows = "3.2"
    touches = ("crew",)


@frozen
class JointRepair(ThreatEvent):
    """Repairs in all of its stations in one turn count for more."""

    follows = "7.2"
    touches = ("threats",)

    marks: int
    total: int
    hull: int
    stations: tuple[Station, ...]


@frozen
class Confirmed(Event):
    """At the end of the actions those who look out are counted; `points` are the phase's by now."""

    follows = "3.2"
    touches = ("confirmed",)

    phase: int
    players: int
    best: int
    points: int


# --- what strikes people, in whatever step ----------------------------------------------------------------------------


@frozen
class KnockedOut(CrewEvent):
    """Somebody is knocked out; `squad` says whether the battlebots are lost with their leader."""

    follows = "3.4"
    touches = ("crew",)

    threat: int | None
    card: Card | None
    paragraph: str = field(metadata={"key": None})
    station: Station
    squad: bool

    @property
    def rule(self) -> str:
        return self.paragraph


@frozen
class BayDisabled(ThreatEvent):
    """A squad that nobody leads is disabled in its bay."""

    follows = "7.2"
    touches = ("bays",)

    station: Station


# --- §3.3 damage is computed ------------------------------------------------------------------------------------------


@frozen
class Aimed(Event):
    """A weapon finds its targets; `damage` is that of each hit, `ignored` whom it passes over and why."""

    follows = "3.3"

    weapon: Weapon
    station: Station | None
    damage: int
    heroic: bool
    targets: tuple[Target, ...]
    ignored: tuple[Ignored, ...]


@frozen
class AtNothing(Event):
    """A weapon finds no target."""

    follows = "3.3"

    weapon: Weapon
    station: Station | None
    ignored: tuple[Ignored, ...]


@frozen
class Hit(ThreatEvent):
    """The hits on a threat, less its shields, leave `marks` (0: all absorbed).

    `why` names what reduced them: a cryoshield that is now gone, a swarm that takes one at most, or the pulse cannon,
    against which it has no shields.
    """

    follows = "3.3"
    touches = ("threats",)

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


@frozen
class RocketInVain(ThreatEvent):
    """Rockets do nothing to this threat."""

    follows = "7.1"


@frozen
class RocketHardened(ThreatEvent):
    """A rocket's hit strengthens the shields of the Juggernaut."""

    follows = "7.1"
    touches = ("threats",)

    shields: int


@frozen
class Destroyed(ThreatEvent):
    """A threat is destroyed, in whatever step."""

    follows = "3.3"
    touches = ("threats",)

    paragraph: str = field(metadata={"key": None})
    points: int

    @property
    def rule(self) -> str:
        return self.paragraph


@frozen
class Exploded(ThreatEvent):
    """A Leviathan Tanker explodes; marks on others follow."""

    follows = "7.1"


@frozen
class Marked(ThreatEvent):
    """Marks that no shield stops, by an explosion or the threat's own doing."""

    follows = "7.1"
    touches = ("threats",)

    marks: int
    total: int
    hull: int
    cause: MarkedBy


@frozen
class Retaliated(ThreatEvent):
    """An asteroid or the Nemesis strikes at the end of the step; attacks follow."""

    follows = "7.1"

    attack: int


@frozen
class CannonsCleared(Event):
    """Spent energy and the rocket leave the board."""

    follows = "3.3"
    touches = ("fired", "rocket_track")


# --- §3.4 threats act -------------------------------------------------------------------------------------------------


@frozen
class ThreatMoved(ThreatEvent):
    """A threat moves along its track; `letters` are those it will do, in order."""

    follows = "3.4"
    touches = ("threats",)

    origin: int
    space: int
    letters: Letters


@frozen
class ThreatActs(ThreatEvent):
    """A threat reaches a letter; what it does follows."""

    follows = "3.4"
    touches = ("threats",)

    letter: Letter


@frozen
class Urged(ThreatEvent):
    """The Scout drives every other external threat on, `others` of them; their moves follow."""

    follows = "7.1"

    spaces: int
    others: int


@frozen
class Attacked(ThreatEvent):
    """An attack on a zone, as printed, with the `bonus` of a Scout.

    The shield absorbs what it can and then holds `shield`; each point that gets through costs `factor` tiles.
    """

    follows = "3.4"
    touches = ("shields",)

    zone: Zone
    attack: int
    bonus: int
    absorbed: int
    shield: int
    through: int
    factor: int


@frozen
class Damaged(ThreatEvent):
    """Damage that no shield stops; each point costs `factor` tiles."""

    follows = "3.4"

    zone: Zone
    damage: int
    factor: int


@frozen
class TileDrawn(ThreatEvent):
    """A damage tile, the zone's `number`th.

    `lost` is the energy that has no room any more, `capacity` that of a shield or reactor that it reduces.
    """

    follows = "3.4"
    touches = ("tiles", "shields", "reactors")

    zone: Zone
    tile: Tile
    number: int
    lost: int
    capacity: int | None


@frozen
class Overcharged(ThreatEvent):
    """So much of the drained energy went into the shield."""

    follows = "7.2"
    touches = ("shields",)

    zone: Zone
    amount: int
    now: int


@frozen
class Drained(ThreatEvent):
    """A shield or reactor loses energy; nothing, if there was none."""

    follows = "3.4"
    touches = ("shields", "reactors")

    system: EnergyStore
    zone: Zone
    amount: int
    now: int


@frozen
class FuelLost(ThreatEvent):
    """A fuel capsule is lost."""

    follows = "3.4"
    touches = ("fuel",)

    left: int


@frozen
class NothingToLose(ThreatEvent):
    """There is no fuel, rocket or squad left to lose."""

    follows = "3.4"

    what: Lost


@frozen
class NothingHappens(ThreatEvent):
    """A letter without effect."""

    follows = "3.4"

    reason: NothingReason


@frozen
class RocketLost(ThreatEvent):
    """A rocket aboard is destroyed."""

    follows = "7.2"
    touches = ("rockets",)

    left: int


@frozen
class Mended(ThreatEvent):
    """A threat takes marks off itself."""

    follows = "3.4"
    touches = ("threats",)

    amount: int
    total: int


@frozen
class ShieldsChanged(ThreatEvent):
    """A threat's shields change."""

    follows = "3.4"
    touches = ("threats",)

    shields: int


@frozen
class HullChanged(ThreatEvent):
    """The hull of the Unstable Warheads shrinks with the rockets."""

    follows = "7.2"
    touches = ("threats",)

    hull: int


@frozen
class SpeedChanged(ThreatEvent):
    """A threat's speed changes."""

    follows = "3.4"
    touches = ("threats",)

    speed: int


@frozen
class Flagged(ThreatEvent):
    """Something about a threat that a table marks with a cube on its card."""

    follows = "7.1"
    touches = ("threats",)

    flag: Flag

    @property
    def rule(self) -> str:
        return "7.2" if self.flag in ("fires-back", "doubles-red", "doubles-all") else self.follows


@frozen
class IntruderMoved(ThreatEvent):
    """An intruder goes to another station."""

    follows = "3.4"
    touches = ("threats",)

    origin: Station
    station: Station


@frozen
class IntruderStays(ThreatEvent):
    """An intruder stays where it is."""

    follows = "3.4"

    station: Station
    reason: StayReason


@frozen
class Spread(ThreatEvent):
    """Slime spreads to another station."""

    follows = "7.2"
    touches = ("threats",)

    origin: Station
    station: Station


@frozen
class Survived(ThreatEvent):
    """A threat has done its Z; the crew gets the lesser points."""

    follows = "3.4"
    touches = ("threats",)

    points: int


@frozen
class RocketFlies(Event):
    """The rocket launched this turn flies on."""

    follows = "3.4"
    touches = ("rocket_track",)


# --- §3.5 the computer ------------------------------------------------------------------------------------------------


@frozen
class ComputerChecked(Event):
    """The computer is checked; if it was not serviced, delays follow for those aboard."""

    follows = "3.5"

    phase: int
    passed: bool


@frozen
class NotAboard(CrewEvent):
    """Somebody in space is not delayed by the computer."""

    follows = "3.5"


# --- the end ----------------------------------------------------------------------------------------------------------


@frozen
class ShipLost(ThreatEvent):
    """The ship is lost: to a seventh tile in `zone`, or because the card says so."""

    follows = "3.4"

    cause: LossCause
    zone: Zone | None


@frozen
class Scored(Event):
    """An item of the score."""

    follows = "4"

    item: ScoreItem
    points: int


@frozen
class MissionWon(Event):
    """The score in all."""

    follows = "4"

    points: int


# --- The New Frontier ----------------------------------------------------------------------------------------------


@frozen
class FlewOut(CrewEvent):
    """Somebody flies one range farther out and attacks there."""

    follows = "NF 1.4"
    touches = ("crew",)

    station: Station


@frozen
class CameNearer(CrewEvent):
    """Somebody comes one range nearer to the ship, and attacks there."""

    follows = "NF 1.4"
    touches = ("crew",)

    station: Station


@frozen
class PulledHome(CrewEvent):
    """The machine brings its pilot home at once; being knocked out follows."""

    follows = "NF 1.4"
    touches = ("crew",)

    station: Station


@frozen
class DoorSealed(CrewEvent):
    """The door is sealed, so nobody goes through it."""

    follows = "NF 3.10"

    station: Station
    action: Actions


@frozen
class SpecialInVain(CrewEvent):
    """The action of a specialization does nothing here or now."""

    follows = "NF 2.2"

    station: Station
    reason: InVainReason


@frozen
class TwoRocketsLaunched(CrewEvent):
    """A Rocketeer launches two rockets that fly as one; `left` remain aboard."""

    follows = "NF 2.2"
    touches = ("rockets", "rocket_track")

    left: int


@frozen
class BonusScored(CrewEvent):
    """A Data Analyst brings a point, a Medic's protection costs one."""

    follows = "NF 2.2"

    points: int


@frozen
class TemporaryShields(CrewEvent):
    """For this turn there are shields of 2 in `zone` and of 1 in the others."""

    follows = "NF 2.2"

    zone: Zone


@frozen
class Stimulated(CrewEvent):
    """A Medic helps somebody: the next A, B or battlebots of this turn is heroic."""

    follows = "NF 2.2"

    by: Color


@frozen
class ActionPrepared(CrewEvent):
    """A Special Ops prepares: the next A, B or battlebots on a later turn is heroic."""

    follows = "NF 2.2"


@frozen
class MadeHeroic(CrewEvent):
    """A Medic's help or a Special Ops' preparation makes an action heroic."""

    follows = "NF 2.2"

    action: Actions


@frozen
class MedicProtects(CrewEvent):
    """Until the end of the turn nobody around this Medic is knocked out."""

    follows = "NF 2.2"

    station: Station


@frozen
class Teleported(CrewEvent):
    """Somebody is teleported, through no door and by no lift."""

    follows = "NF 2.2"
    touches = ("crew",)

    origin: Station
    station: Station


@frozen
class ThreatsSlowed(CrewEvent):
    """Every threat is slower by one this turn."""

    follows = "NF 2.2"


@frozen
class JumpsEarly(CrewEvent):
    """The ship jumps after this turn."""

    follows = "NF 2.2"


@frozen
class TileRemoved(CrewEvent):
    """A squad clears a damage tile away."""

    follows = "NF 2.2"
    touches = ("tiles",)

    zone: Zone
    tile: Tile


@frozen
class CannonPrepared(CrewEvent):
    """The next shot of the station's cannon is stronger, or reaches farther."""

    follows = "NF 2.2"

    station: Station


@frozen
class RepairWithheld(CrewThreatEvent):
    """A repair from afar cannot be the last one."""

    follows = "NF 2.1"


@frozen
class EffortLost(CrewThreatEvent):
    """The threat is hard to reach: so many marks are lost."""

    follows = "NF 3.8"

    marks: int


@frozen
class SabotageRepaired(CrewEvent):
    """What a Cyber Gremlin broke is repaired, if it is `done` on the spot."""

    follows = "NF 3.10"

    station: Station
    system: Button
    done: bool


@frozen
class PhaseChanged(ThreatEvent):
    """A phasing threat is out of phase or in phase again."""

    follows = "NF 3.1"
    touches = ("threats",)

    out: bool


@frozen
class ThreatJumped(ThreatEvent):
    """A threat changes to the same space of another trajectory."""

    follows = "NF 3.5"
    touches = ("threats",)

    zone: Zone


@frozen
class Called(ThreatEvent):
    """A threat calls the one that was drawn with it; `called` is its place in the game."""

    follows = "NF 3.9"
    touches = ("threats",)

    called: Annotated[int, OneOf("threat")]
    called_card: Card


@frozen
class CallPrevented(ThreatEvent):
    """Destroyed before it called: the card drawn with it counts as destroyed."""

    follows = "NF 3.9"
    touches = ("threats",)

    called: Annotated[int, OneOf("threat")]
    called_card: Card


@frozen
class MineLaid(ThreatEvent):
    """A mine is laid."""

    follows = "NF 3.10"
    touches = ("threats",)

    station: Station


@frozen
class SystemsBroken(ThreatEvent):
    """A Cyber Gremlin breaks A, B and C of a station."""

    follows = "NF 3.10"

    station: Station


@frozen
class Poisoned(CrewThreatEvent):
    """A Ninja's drones poison somebody on the way."""

    follows = "NF 3.10"
    touches = ("threats",)


@frozen
class Infected(CrewThreatEvent):
    """A Rabid Beast infects somebody."""

    follows = "NF 3.10"
    touches = ("threats",)


@frozen
class HostFound(CrewThreatEvent):
    """A Parasite has found its host."""

    follows = "NF 3.10"
    touches = ("threats",)


@frozen
class Thrown(CrewThreatEvent):
    """A Space-Time Vortex throws somebody elsewhere."""

    follows = "NF 3.10"
    touches = ("crew",)

    origin: Station
    station: Station


@frozen
class CardRepeated(CrewThreatEvent):
    """The cards of this turn are played again on the next one."""

    follows = "NF 3.10"
    touches = ("crew",)

    action: Actions


@frozen
class Spared(CrewEvent):
    """A Medic or one's own training keeps somebody from being knocked out."""

    follows = "NF 2.2"
    touches = ("crew",)

    threat: int | None
    card: Card | None
