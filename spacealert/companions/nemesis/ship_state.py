"""The state of the ship as far as the computer knows it, and numbers printed on components."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from enum import StrEnum
from typing import ClassVar

from attrs import define, field, frozen

from spacealert.companions.nemesis.house_settings import HouseSettings
from spacealert.kit.guide.walkthrough import Guide
from spacealert.kit.i18n.texts import Message

MOST_PLAYERS = 5
CHARACTERS = ("captain", "pilot", "scientist", "scout", "soldier", "mechanic")
MOST_FIRES = MOST_MALFUNCTIONS = 8
MOST_HAND = 12  # cards; the rules allow no more
MOST_LIGHT_WOUNDS, MOST_SERIOUS_WOUNDS = 2, 3
POD_SEATS = 2
CARDS_DRAWN_AT_THE_END = 4
ACTION_CARDS = 10
MOST_CONTAMINATION = 27
ENGINES = (1, 2, 3)
DESTINATIONS = ("A", "B", "C", "D")

PODS: Mapping[int, int] = {1: 2, 2: 2, 3: 3, 4: 3, 5: 4}  # by number of players (§2, step 7)
POD_NUMBERS = (1, 2, 3, 4)

# Faces of the die (§1.2), as reported by players.
NOISE_DIE: Mapping[str, int] = {"1": 2, "2": 2, "3": 2, "4": 2, "danger": 1, "silence": 1}
COMBAT_DIE: Mapping[str, int] = {"miss": 2, "creeper": 1, "adult": 1, "hit": 1, "two-hits": 1}

# How many tokens have each number, by kind of token (see the settings).
TOKEN_NUMBERS: Mapping[str, Mapping[int, int]] = {
    "larva": {1: 8},
    "creeper": {1: 3},
    "adult": {2: 4, 3: 5, 4: 3},
    "breeder": {3: 1, 4: 1},
    "queen": {4: 1},
}


BLANK = "blank"


@frozen
class Species(ABC):
    """A species of aliens: its tokens and figures, and the procedures that differ between species.

    `figure_limits` counts the figures of each kind, weakest first. `token_counts` counts all tokens in the box.
    `slots` names the three cards next to the alien board.
    """

    name: ClassVar[str]
    figure_limits: ClassVar[Mapping[str, int]]
    token_counts: ClassVar[Mapping[str, int]]
    token_numbers: ClassVar[Mapping[str, Mapping[int, int]]]
    several_tokens: ClassVar[Mapping[str, tuple[str, ...]]] = {}  # by figure; others have a token of the same name
    slots: ClassVar[tuple[str, ...]]
    eggs: ClassVar[int]
    egg_reserve: ClassVar[int]
    leaves_by_corridor: ClassVar[frozenset[str]]  # figures that can enter the technical corridors
    gone_with_attack: ClassVar[str]  # the figure that leaves the board when it attacks
    never_returns: ClassVar[frozenset[str]] = frozenset()  # figures returned to the box when killed
    card_effect: ClassVar[str]  # what a card in one of the slots can change in a procedure
    check_words: ClassVar[str]  # ending of the text id that asks what happened to an injured figure

    @abstractmethod
    def starting_bag(self, players: int) -> dict[str, int]:
        """Return the contents of the bag at the start."""

    def token_figure(self, token: str) -> str:
        return next((figure for figure, tokens in self.several_tokens.items() if token in tokens), token)

    def figure_tokens(self, figure: str) -> tuple[str, ...]:
        """Return the tokens for this figure, in the order in which they leave the supply."""
        return self.several_tokens.get(figure, (figure,))

    @abstractmethod
    def set_up(self, ship: "Ship") -> Guide[None]:
        """Guide the players through the species' own setup steps."""

    @abstractmethod
    def attack_in_event_phase(self, ship: "Ship") -> Guide[None]:
        """Resolve the attacks in the event phase, and any other actions of the species in that step."""

    def correct_growths(self, ship: "Ship", who: "CrewMember") -> Guide[None]:
        """Ask for corrections to the growths on a character's board."""
        yield from ()

    def resolve_species_events(self, ship: "Ship") -> Guide[bool]:
        """Resolve the species' own events. Return whether these events included attacks."""
        yield from ()
        return False

    @abstractmethod
    def attack(self, ship: "Ship", figure: str, target: "CrewMember") -> Guide[None]:
        """Resolve one attack on this character."""

    @abstractmethod
    def count_injuries(self, face: str, figure: str) -> int | None:
        """Return the number of injuries dealt by a face of the combat die, or None if only the players can tell."""

    @abstractmethod
    def toughness_card_count(self, figure: str) -> int:
        """Return the number of attack cards that decide whether the alien dies, or 0 if any injury kills it."""

    @abstractmethod
    def on_killed(self, ship: "Ship", figure: str) -> Guide[None]:
        """Resolve the effects of an alien's death. The figure has already been removed from the board."""

    @abstractmethod
    def on_only_blank_left(self, ship: "Ship") -> Guide[None]:
        """React to an encounter that drew the blank token when nothing else was in the bag."""

    @abstractmethod
    def before_placing(self, ship: "Ship", figure: str) -> Guide[None]:
        """Resolve any effects before this figure is placed."""

    @abstractmethod
    def on_placed(self, ship: "Ship", figure: str) -> Guide[None]:
        """Resolve any effects after this figure has been placed."""

    @abstractmethod
    def develop(self, ship: "Ship", token: str) -> Guide[None]:
        """Resolve the token drawn at the end of the event phase, and decide whether it returns to the bag."""

    @abstractmethod
    def on_infected(self, ship: "Ship", who: "CrewMember") -> Guide[None]:
        """React to an INFECTED card found while scanning a character's hand."""

    @abstractmethod
    def after_surgery(self, ship: "Ship", who: "CrewMember") -> Guide[None]:
        """Remove everything that surgery or an antidote removes from the character's board."""

    @abstractmethod
    def check_final_infection(self, ship: "Ship", who: "CrewMember") -> Guide[bool]:
        """Check a survivor for infection at the end of the game. Return whether the character is alive afterwards."""

    @abstractmethod
    def announce_destroyed_nest(self, ship: "Ship") -> Guide[None]:
        """Announce the loss of the last egg in the Nest."""

    def procedures(self, menu: str, usual: Sequence[str]) -> Sequence[str]:
        """Return a menu's entries for this species. `usual` contains the entries that all species have."""
        return usual

    def species_procedures(self) -> "Mapping[str, Callable[[Ship, CrewMember], Guide[object]]]":
        return {}


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
    """A reason for the end of the game (§7.1)."""

    JUMP = "jump"
    SKULL = "skull"
    FIRE = "fire"
    HULL = "hull"
    NOBODY = "nobody"


class CardState(StrEnum):
    """The state of a card next to the alien board, or of a mutation card."""

    NONE = "none"
    HIDDEN = "hidden"
    REVEALED = "revealed"
    GONE = "gone"


class GameOver(Exception):
    """Raised to end the game immediately."""

    def __init__(self, trigger: Trigger) -> None:
        super().__init__(trigger)
        self.trigger = trigger


@define
class CrewMember:
    """A player and their character. `number` is the player number (§2, step 14)."""

    name: str | Message  # as typed, or else the seat and later the character
    number: int
    character: str = ""
    status: Status = Status.AWAKE
    passed: bool = False
    light: int = 0
    serious: int = 0  # face up
    dressed: int = 0  # serious wounds lying face down
    slime: bool = False
    larva: bool = False
    signal: bool = False
    hands: list[str] = field(factory=list)  # contents of the hand slots
    ammo: int | None = None  # in the weapon; None until the players enter it
    notes: list[str] = field(factory=list)  # visible only to this player
    mutation: CardState = CardState.NONE  # with Carnomorphs
    markers: int = 0

    @property
    def serious_wound_count(self) -> int:
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
class ShipMap:
    """The contents of the players' map: explored rooms, characters, aliens and fires."""

    rooms: list[str]
    crew: dict[int, str]  # by player number
    figures: dict[str, list[str]] = field(factory=dict)  # room of each figure, by kind
    fires: list[str] = field(factory=list)
    is_current: bool = False  # whether it was updated in this phase


@define
class Ship:
    """All public facts about a game.

    `time` and `self_destruct` count the spaces left on their tracks. `figures` counts the figures on the board. Tokens
    that are neither in the bag nor in the supply are out of the game.
    """

    species: Species
    settings: HouseSettings = field(factory=HouseSettings)
    mode: Mode = Mode.SEMI_COOPERATIVE
    other_side: bool = False
    crew: list[CrewMember] = field(factory=list)
    first: int = 1  # number of the first player
    turn: int | None = None  # number of the current player
    round: int = 0
    phase: Phase = Phase.SET_UP
    time: int = 0
    self_destruct: int | None = None
    fires: int = 0
    malfunctions: int = 0
    bag: dict[str, int] = field(factory=dict)
    supply: dict[str, int] = field(factory=dict)
    figures: dict[str, int] = field(factory=dict)
    boxed: dict[str, int] = field(factory=dict)  # figures permanently out of the game
    killed: dict[str, int] = field(factory=dict)
    pods: list[Pod] = field(factory=list)
    destination: str = "B"
    eggs: int = 0  # on the Intruder board, which means in the Nest
    eggs_out: int = 0  # carried, or on the floor of a room
    egg_reserve: int = 0
    numbers_out: dict[str, list[int]] = field(factory=dict)  # known numbers of tokens in the supply
    nest_found: bool = False
    nest_destroyed: bool = False
    weaknesses: dict[str, CardState] = field(factory=dict)  # adaptations in a game with Carnomorphs
    known_effects: set[str] = field(factory=set)  # revealed cards that change a procedure
    blue_corpse: bool = True
    map: ShipMap | None = None  # None unless the players track the map
    contact: bool = False
    death: bool = False
    airlock: bool = False
    intruder_player: int | None = None
    joins_as_intruders: int | None = None  # from the next player phase on
    trigger: Trigger | None = None
    ship_lost: bool = False
    engines_damaged: int = 0
    course: str = ""
    winners: list[int] = field(factory=list)

    @property
    def follows_turns(self) -> bool:
        """Whether the program follows each player's turn, rather than only the phases."""
        return self.settings.turns == "each"

    # people

    def member(self, number: int) -> CrewMember:
        return next(one for one in self.crew if one.number == number)

    def crew_in_turn_order(self) -> list[CrewMember]:
        start = next((place for place, one in enumerate(self.crew) if one.number == self.first), 0)
        return self.crew[start:] + self.crew[:start]

    def crew_with_status(self, *statuses: Status) -> list[CrewMember]:
        return [one for one in self.crew_in_turn_order() if one.status in statuses]

    @property
    def awake_crew(self) -> list[CrewMember]:
        return self.crew_with_status(Status.AWAKE)

    @property
    def awake_crew_aboard(self) -> list[CrewMember]:
        return self.crew_with_status(Status.AWAKE, Status.WAITING)

    @property
    def is_anyone_hibernating(self) -> bool:
        return bool(self.crew_with_status(Status.HIBERNATING))

    # clocks

    @property
    def are_chambers_open(self) -> bool:
        """Whether the time marker has reached a blue space (§6.1)."""
        return self.round > 0 and self.time <= self.settings.first_blue

    @property
    def is_destruct_irreversible(self) -> bool:
        """Whether the self-destruct has reached a yellow space (§6.2)."""
        return self.self_destruct is not None and self.self_destruct <= self.settings.first_yellow

    # aliens

    @property
    def figure_count(self) -> int:
        return sum(self.figures.values())

    def free_figure_count(self, figure: str) -> int:
        """Return how many figures of this kind could still be placed on the board."""
        larvae = sum(one.larva for one in self.crew) if figure == "larva" else 0
        limit = self.species.figure_limits[figure]
        return limit - self.figures.get(figure, 0) - self.boxed.get(figure, 0) - larvae

    def kinds_on_board(self) -> Iterator[str]:
        return (figure for figure in self.species.figure_limits if self.figures.get(figure, 0))
