"""The public state of one evening, which the guides change.

The state only contains roles if the players agreed to enter them.
"""

from collections.abc import Iterable, Iterator, Mapping
from enum import StrEnum

from attrs import define, field, frozen

from spacealert.companions.the_thing import pieces
from spacealert.companions.the_thing.box_facts import Weather, damage_spaces_fact, fuel_spaces_fact, max_zone_fact
from spacealert.companions.the_thing.pieces import Character, Fate, Location, Person, Role
from spacealert.kit.guide.prompts import message
from spacealert.kit.i18n.texts import Message


class RoundPhase(StrEnum):
    """The phases of the round. Games for one to three players have different phases."""

    SETUP = "setup"
    WEATHER = "weather"
    UPKEEP = "upkeep"
    PLANS = "plans"
    MOVE = "move"
    ALIEN = "alien"
    CLASHES = "clashes"
    ACTIONS = "actions"
    REC_ROOM = "rec-room"
    TESTS = "tests"
    FOOD = "food"
    DOGS = "dogs"
    OVER = "over"


class Ending(StrEnum):
    """A possible ending. The Humans win only with `ESCAPED`."""

    ESCAPED = "escaped"
    FROZEN = "frozen"
    ALIEN_ABOARD = "alien-aboard"
    HUMAN_LEFT_BEHIND = "human-left-behind"
    LAST_HUMAN_ABSORBED = "last-human-absorbed"
    NO_HUMAN_LEFT = "no-human-left"


class GameEnded(Exception):
    """Raised to end the game immediately."""


@frozen
class ClashRecord:
    """A public record of a clash: who looked at tokens, and who put them down. A dog's token has no owner."""

    round: int
    location: Location
    looked: tuple[Character, ...]
    laid: tuple[Character, ...]


@frozen
class ShownRole:
    """A role card that everyone has seen. `clashes` counts the clashes before it was shown."""

    character: Character
    role: Role
    clashes: int


@define
class Station:
    """The state of the game. Numbers count tokens unless stated otherwise."""

    box: dict[str, int] = field(factory=dict)
    players: int = 0
    people: list[Person] = field(factory=list)
    roles_agreed: bool = False
    roles: dict[Character, Role] = field(factory=dict)  # only if the players agreed to enter them
    beginner_kennel: bool = False

    round: int = 1
    phase: RoundPhase = RoundPhase.SETUP
    leader: int = 0  # player number, from 0
    token_at: Location | None = None
    token_holder: int | None = None  # player number, from 0

    weather: Weather | None = None
    die_at_weather_station: Weather | None = None
    fuel: dict[Location, int] = field(factory=dict)
    damage: dict[Location, int] = field(factory=dict)
    underground: int = 0
    outdoor: int = 0
    outage: bool = False
    freezing: int | None = None  # spaces from the start, once the Boiler is destroyed
    pantry: int = 0
    kitchen: int = 0
    starving: bool = False

    sos_round: int | None = None
    rescue: int = 0  # spaces on the upper row; 0 is the symbol before them
    rescue_fuel: int = 1  # space on the lower row
    rescue_gone: bool = False

    burned: list[Location] = field(factory=list)
    weapons_left: int = 0
    items_left: int = 0
    lab_tokens: int = 0

    dogs: dict[Location, int] = field(factory=dict)  # on the board, including the Kennel
    dogs_aside: int = 0
    dogs_eaten: int = 0
    cards_drawn: bool = False  # whether the program draws this round's location cards
    kennel_card_in_deck: bool = False

    strength: int = 0  # total strength of the exposed Aliens
    exposures: int = 0
    alien_at: dict[Location, int] = field(factory=dict)
    pile: int = 0  # cards on the Leader board
    dormitory_helps: bool = False  # whether the character in the Dormitory can still change a die
    threat: int = 0  # space on the suspicion track, for one to three players

    said: list[Message] = field(factory=list)  # reports to include in the next question
    clip: str = ""  # clip for the next question, unless the question has a clip

    clashes: list[ClashRecord] = field(factory=list)
    shown: list[ShownRole] = field(factory=list)
    turned: dict[Character, int] = field(factory=dict)  # after the game: the clash that turned each character
    ending: Ending | None = None

    def note(self, text: str | Message, /, spoken: str = "", **facts: object) -> None:
        """Add a message to show with the next prompt. If several have a `spoken` clip, only the first clip is kept."""
        self.said.append(message(text, **facts) if isinstance(text, str) else text)
        self.clip = self.clip or spoken

    @property
    def drawn_weapon_count(self) -> int:
        """The number of weapon cards that players could hold."""
        return pieces.supplies_for(self.players).weapons.card_count - self.weapons_left if self.players else 0

    @property
    def drawn_item_count(self) -> int:
        return pieces.supplies_for(self.players).items.card_count - self.items_left if self.players else 0

    @property
    def drawn_sample_count(self) -> int:
        whole = len(self.people) * (pieces.BLOOD_FOR_EACH + pieces.SPOILED_FOR_EACH)
        return whole - self.lab_tokens

    @property
    def has_roles(self) -> bool:
        """Whether players have hidden roles. Otherwise the game plays the Alien."""
        return self.players >= pieces.FEWEST_WITH_ROLES

    @property
    def characters(self) -> list[Person]:
        return [person for person in self.people if person.is_playing]

    @property
    def hand_limit(self) -> int:
        return pieces.HAND_LIMIT_STARVING if self.starving else pieces.HAND_LIMIT

    @property
    def is_boiler_destroyed(self) -> bool:
        return self.freezing is not None

    @property
    def freezing_position(self) -> int:
        return self.freezing or 0

    @property
    def damage_in_hq(self) -> int:
        return pieces.DAMAGE_TOKENS - sum(self.damage.values())

    @property
    def fires_left(self) -> int:
        return pieces.FIRE_TOKENS - len(self.burned)

    @property
    def kennel_dog_count(self) -> int:
        return self.dogs.get(Location.KENNEL, 0)

    @property
    def location_deck(self) -> list[Location]:
        kennel = [Location.KENNEL] if self.kennel_card_in_deck else []
        return [location for location in pieces.GREEN if location not in self.burned] + kennel

    @property
    def most_suspicious(self) -> list[Person]:
        highest = max((person.disc for person in self.characters), default=0)
        return [person for person in self.characters if person.disc == highest]

    def person(self, character: Character) -> Person:
        return next(person for person in self.people if person.character is character)

    def people_at(self, location: Location) -> list[Person]:
        return [person for person in self.characters if person.where is location]

    def standing_at(self, location: Location) -> list[Person]:
        return [person for person in self.people_at(location) if person.standing]

    def people_from_player(self, first: int) -> Iterator[Person]:
        """Yield everyone in play, clockwise from this player."""
        for step in range(self.players):
            player = (first + step) % self.players
            yield from (person for person in self.characters if person.player == player)

    def people_from_leader(self) -> list[Person]:
        return list(self.people_from_player(self.leader))

    def people_ending_with_leader(self) -> list[Person]:
        return list(self.people_from_player(self.leader + 1))

    def next_player(self, player: int) -> int:
        """Return the next player clockwise who has a character, or the same player if nobody else does."""
        return next((person.player for person in self.people_from_player(player + 1)), player)

    def plays_face_up(self, person: Person) -> bool:
        """Return whether this character is so suspicious that their cards are played face up."""
        zone = self.box.get(max_zone_fact(self.players).key)
        return self.has_roles and person.is_playing and zone is not None and person.disc > zone

    def count_free_damage_spaces(self, location: Location) -> int:
        if location not in pieces.DAMAGEABLE or location in self.burned:
            return 0
        if location is Location.BOILER:
            spaces = 0 if self.is_boiler_destroyed else pieces.BOILER_BREAKS_AT
        else:
            spaces = self.box.get(damage_spaces_fact(location).key, 0)
        return min(max(spaces - self.damage[location], 0), self.damage_in_hq)

    def count_free_fuel_spaces(self, location: Location) -> int:
        if location in self.burned or (location is Location.BOILER and self.is_boiler_destroyed):
            return 0
        return max(self.fuel_capacity(location) - self.fuel[location], 0)

    def fuel_capacity(self, location: Location) -> int:
        return self.box.get(fuel_spaces_fact(location).key, 0) if location in pieces.VEHICLES else pieces.GENERATOR_FUEL

    def is_ready(self, vehicle: Location) -> bool:
        """Return whether players can leave in this vehicle."""
        return vehicle not in self.burned and not self.damage[vehicle] and not self.count_free_fuel_spaces(vehicle)

    def is_rescue_waiting(self, spaces: int | None) -> bool:
        return spaces is not None and self.rescue >= spaces and not self.rescue_gone


# Places that lose what they store, instead of being damaged.
STORES: Mapping[Location, str] = {
    Location.ARMORY: "weapons_left",
    Location.STORAGE: "items_left",
    Location.KITCHEN: "pantry",
    Location.LAB: "lab_tokens",
    Location.WEATHER_STATION: "underground",
}


def add_damage(station: Station, location: Location, tokens: int) -> int:
    """Add damage, limited by free spaces and tokens. Return how many tokens were added."""
    added = min(tokens, station.count_free_damage_spaces(location))
    station.damage[location] += added
    if location is Location.GENERATOR and added and station.damage[location] >= pieces.OUTAGE_AT:
        station.outage = True
    return added


def repair(station: Station, location: Location, tokens: int) -> int:
    """Remove damage and return how many tokens were removed. Repairing the Generator restores power."""
    removed = min(tokens, station.damage[location])
    station.damage[location] -= removed
    if location is Location.GENERATOR and removed:
        station.outage = False
    return removed


def raise_suspicion(person: Person, spaces: int = 1) -> None:
    person.disc += spaces


def put_dog_in_kennel(station: Station, location: Location) -> None:
    station.dogs[location] -= 1
    station.dogs[Location.KENNEL] = station.kennel_dog_count + 1
    station.kennel_card_in_deck = not station.beginner_kennel


def absorb_dog(station: Station, location: Location) -> None:
    """Have an exposed Alien absorb a dog and gain one strength."""
    station.dogs[location] -= 1
    station.dogs_eaten += 1
    station.strength += 1
    if not station.kennel_dog_count:
        station.kennel_card_in_deck = False


def record_shown_role(station: Station, people: Iterable[Person], role: Role) -> None:
    station.shown += [ShownRole(person.character, role, len(station.clashes)) for person in people]


def end_game(station: Station, ending: Ending) -> None:
    station.ending = ending
    station.phase = RoundPhase.OVER
    raise GameEnded


def remove_from_play(station: Station, person: Person, fate: Fate) -> None:
    person.fate = fate
    person.canisters = None
    others_of_player = [other for other in station.characters if other.player == person.player]
    if others_of_player:
        return
    if station.has_roles and station.leader == person.player:
        station.leader = station.next_player(person.player)
        following = station.people_from_leader()
        if following:
            station.note("thing-leader-passes", who=message(f"thing-person-{following[0].character}"))
    if station.token_holder == person.player:
        station.token_holder = None
