"""The ship as the computer knows it: what lies open on the table, and nothing that is hidden."""

from collections.abc import Iterator
from enum import StrEnum

from attrs import define, field

from spacealert.companions.nemesis.house_settings import HouseSettings
from spacealert.companions.nemesis.species import Species
from spacealert.kit.i18n.texts import Message


class Status(StrEnum):
    AWAKE = "awake"
    WAITING = "waiting"  # in an escape pod that has not launched
    HIBERNATING = "hibernating"
    LAUNCHED = "launched"
    DEAD = "dead"


class Phase(StrEnum):
    SET_UP = "set-up"
    PLAYERS = "players"
    EVENTS = "events"
    FINAL_CHECK = "final-check"
    OVER = "over"


class Mode(StrEnum):
    SEMI_COOPERATIVE = "semi"
    COOPERATIVE = "coop"
    SOLO = "solo"


class Trigger(StrEnum):
    """Why the game ends (§7.1)."""

    JUMP = "jump"
    SKULL = "skull"
    FIRE = "fire"
    HULL = "hull"
    NOBODY = "nobody"


class Card(StrEnum):
    """A card in one of the three slots of the aliens' board, or a mutation card."""

    NONE = "none"
    HIDDEN = "hidden"
    REVEALED = "revealed"
    GONE = "gone"


class GameOver(Exception):
    """The game ends at once, whatever procedure is under way."""

    def __init__(self, trigger: Trigger) -> None:
        super().__init__(trigger)
        self.trigger = trigger


@define
class CrewMember:
    """A player and the character; `number` is the player number (§2, step 14)."""

    name: str | Message  # what was written or, of whoever wrote nothing, the seat and then the character
    number: int
    character: str = ""
    status: Status = Status.AWAKE
    passed: bool = False
    light: int = 0
    serious: int = 0  # face up
    dressed: int = 0  # serious ones that are face down
    slime: bool = False
    larva: bool = False
    signal: bool = False
    notes: list[str] = field(factory=list)  # for this player's eyes
    mutation: Card = Card.NONE  # with Carnomorphs
    markers: int = 0

    @property
    def wounds(self) -> int:
        """Serious ones, dressed or not."""
        return self.serious + self.dressed

    @property
    def survives(self) -> bool:
        return self.status in (Status.HIBERNATING, Status.LAUNCHED)


@define
class Pod:
    number: int
    section: str
    locked: bool = True
    launched: bool = False
    aboard: list[int] = field(factory=list)  # player numbers


@define
class Ship:
    """Everything open about an evening. `time` is how many moves the jump is away, `self_destruct` the explosion.

    `figures` are on the board; what is in neither bag nor supply is out of the game.
    """

    species: Species
    settings: HouseSettings = field(factory=HouseSettings)
    mode: Mode = Mode.SEMI_COOPERATIVE
    other_side: bool = False
    crew: list[CrewMember] = field(factory=list)
    first: int = 1  # the number of who holds the first player token
    turn: int | None = None  # whose it is
    round: int = 0
    phase: Phase = Phase.SET_UP
    time: int = 0
    self_destruct: int | None = None
    fires: int = 0
    malfunctions: int = 0
    bag: dict[str, int] = field(factory=dict)
    supply: dict[str, int] = field(factory=dict)
    figures: dict[str, int] = field(factory=dict)
    boxed: dict[str, int] = field(factory=dict)  # figures that never come back
    killed: dict[str, int] = field(factory=dict)
    pods: list[Pod] = field(factory=list)
    destination: str = "B"
    eggs: int = 0  # on the aliens' board, that is in the Nest
    egg_reserve: int = 0
    nest_found: bool = False
    nest_destroyed: bool = False
    weaknesses: dict[str, Card] = field(factory=dict)  # adaptations, with Carnomorphs
    known_effects: set[str] = field(factory=set)  # of revealed cards that change a procedure
    blue_corpse: bool = True
    contact: bool = False
    death: bool = False
    airlock: bool = False
    intruder_player: int | None = None
    joins_as_intruders: int | None = None  # from the next player phase on
    pods_unlocked: bool = False
    trigger: Trigger | None = None
    ship_lost: bool = False
    engines_damaged: int = 0
    course: str = ""
    winners: list[int] = field(factory=list)

    # people

    def member(self, number: int) -> CrewMember:
        return next(one for one in self.crew if one.number == number)

    def in_turn_order(self) -> list[CrewMember]:
        """From the first player clockwise; the crew sits in the order of its list."""
        start = next((place for place, one in enumerate(self.crew) if one.number == self.first), 0)
        return self.crew[start:] + self.crew[:start]

    def of_status(self, *statuses: Status) -> list[CrewMember]:
        return [one for one in self.in_turn_order() if one.status in statuses]

    @property
    def awake(self) -> list[CrewMember]:
        return self.of_status(Status.AWAKE)

    @property
    def aboard_and_awake(self) -> list[CrewMember]:
        return self.of_status(Status.AWAKE, Status.WAITING)

    @property
    def anybody_hibernates(self) -> bool:
        return bool(self.of_status(Status.HIBERNATING))

    # clocks

    @property
    def chambers_open(self) -> bool:
        """§6.1: the time marker has reached a blue space."""
        return self.round > 0 and self.time <= self.settings.first_blue

    @property
    def irreversible(self) -> bool:
        """§6.2: the self-destruct has reached a yellow space."""
        return self.self_destruct is not None and self.self_destruct <= self.settings.first_yellow

    # aliens

    @property
    def on_board(self) -> int:
        return sum(self.figures.values())

    def free_figures(self, figure: str) -> int:
        """How many of this kind are still beside the board."""
        larvae = sum(one.larva for one in self.crew) if figure == "larva" else 0
        limit = self.species.figure_limits[figure]
        return limit - self.figures.get(figure, 0) - self.boxed.get(figure, 0) - larvae

    def kinds_on_board(self) -> Iterator[str]:
        return (figure for figure in self.species.figure_limits if self.figures.get(figure, 0))
