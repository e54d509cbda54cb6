"""The contents of the box: places, characters, and the supplies for each number of players (§3, §10, §12)."""

from collections.abc import Mapping
from enum import StrEnum

from attrs import define, frozen

from spacealert.kit.guide.prompts import message
from spacealert.kit.i18n.texts import Message


class Location(StrEnum):
    ARMORY = "armory"
    GENERATOR = "generator"
    BOILER = "boiler"
    KITCHEN = "kitchen"
    LAB = "lab"
    WEATHER_STATION = "weather-station"
    RADIO_ROOM = "radio-room"
    STORAGE = "storage"
    SNOWCAT = "snowcat"
    HELICOPTER = "helicopter"  # the station's own; the rescue helicopter is not a place
    KENNEL = "kennel"
    REC_ROOM = "rec-room"
    DORMITORY = "dormitory"

    @property
    def label(self) -> Message:
        return message(f"thing-place-{self}")


# Usable by characters, dogs and exposed Aliens. Each has a location card.
GREEN = (
    Location.ARMORY,
    Location.GENERATOR,
    Location.BOILER,
    Location.KITCHEN,
    Location.LAB,
    Location.WEATHER_STATION,
    Location.RADIO_ROOM,
    Location.STORAGE,
    Location.SNOWCAT,
    Location.HELICOPTER,
)
MOST_IN_GREEN = 3  # most characters; the Rec Room and the Dormitory have no limit
FOR_CHARACTERS = (*GREEN, Location.REC_ROOM, Location.DORMITORY)

VEHICLES = (Location.SNOWCAT, Location.HELICOPTER)
DAMAGEABLE = (Location.GENERATOR, Location.BOILER, Location.RADIO_ROOM, *VEHICLES)
FUELED = (Location.GENERATOR, Location.BOILER, *VEHICLES)

# Locations where Use and Repair work once per standing character.
COOPERATIVE = (*DAMAGEABLE, Location.LAB)


GREEN_SPACE, YELLOW_SPACE = 0, 1  # on the suspicion track; later spaces count from here


class Character(StrEnum):
    """The characters, in the order in which menus list them."""

    MACREADY = "macready"
    BENNINGS = "bennings"
    BLAIR = "blair"
    CLARK = "clark"
    GARRY = "garry"
    NAULS = "nauls"
    NORRIS = "norris"
    WINDOWS = "windows"

    @property
    def label(self) -> Message:
        return message(f"thing-person-{self}")


class Fate(StrEnum):
    """The publicly known fate of a character. Hidden roles are not part of it."""

    PLAYING = "playing"
    ABSORBED = "absorbed"
    EXPOSED = "exposed"


class Role(StrEnum):
    """The side printed on a role card."""

    HUMAN = "human"
    ALIEN = "alien"


@define
class Person:
    """A character and their public state. `player` counts clockwise from 0."""

    character: Character
    player: int
    disc: int = YELLOW_SPACE
    where: Location = Location.REC_ROOM
    standing: bool = True
    fate: Fate = Fate.PLAYING
    canisters: int | None = None  # fuel of the Flamethrower, which is face up

    @property
    def label(self) -> Message:
        return self.character.label

    @property
    def is_playing(self) -> bool:
        return self.fate is Fate.PLAYING

    @property
    def is_cleared(self) -> bool:
        """Whether the disc is on green, which means that everyone has seen proof that this is a Human."""
        return self.disc == GREEN_SPACE


MOST_PLAYERS = 8
FEWEST_WITH_ROLES = 4  # with fewer players, the game itself plays the Alien
CHARACTERS_WITHOUT_ROLES = 6

GENERATOR_FUEL = BOILER_FUEL = 4
FOOD = 16
DOGS = 4
DAMAGE_TOKENS = 20
FIRE_TOKENS = 6
DOG_TOKENS = {Role.HUMAN: 7, Role.ALIEN: 2}
CANISTERS = 6
BOILER_BREAKS_AT = 3
OUTAGE_AT = 2
BLOOD_FOR_EACH, SPOILED_FOR_EACH = 2, 3
HAND_LIMIT, HAND_LIMIT_STARVING = 3, 2


class WeatherTable(StrEnum):
    """The three weather tables: one on the board, and one on each side of the weather card."""

    BOARD = "board"
    SIX = "six"
    SEVEN_EIGHT = "seven-eight"


@frozen
class Weapons:
    """The weapon deck. Dynamite and Molotov cocktails count as one kind."""

    flamethrowers: int
    explosives: int
    firearms: int
    melee: int

    @property
    def card_count(self) -> int:
        return self.flamethrowers + self.explosives + self.firearms + self.melee


@frozen
class Items:
    fuel: int
    tools: int
    keys: int
    wire: int
    flashlights: int

    @property
    def card_count(self) -> int:
        return self.fuel + self.tools + self.keys + self.wire + self.flashlights


@frozen
class Supplies:
    weather_table: WeatherTable
    helicopter_damage: int
    radio_damage: int
    weapons: Weapons
    items: Items
    underground: int
    outdoor: int
    strength: int  # of the first exposed Alien
    snowcat_damage: int = 1

    @property
    def damage_in_hq(self) -> int:
        return DAMAGE_TOKENS - self.helicopter_damage - self.snowcat_damage - self.radio_damage


_FEW = Weapons(1, 3, 1, 3), Items(2, 2, 2, 1, 2)
_SOME = Weapons(1, 3, 2, 4)

SUPPLIES: Mapping[int, Supplies] = {
    4: Supplies(WeatherTable.BOARD, 2, 4, *_FEW, 10, 3, 2),
    5: Supplies(WeatherTable.BOARD, 3, 5, *_FEW, 10, 4, 2),
    6: Supplies(WeatherTable.SIX, 4, 6, _SOME, Items(2, 2, 2, 1, 3), 14, 5, 3),
    7: Supplies(WeatherTable.SEVEN_EIGHT, 5, 7, _SOME, Items(3, 3, 2, 2, 3), 18, 6, 3),
    8: Supplies(WeatherTable.SEVEN_EIGHT, 6, 8, Weapons(2, 4, 2, 4), Items(4, 4, 2, 2, 3), 18, 7, 4),
}
WITHOUT_ROLES = Supplies(WeatherTable.SIX, 4, 6, _SOME, Items(3, 3, 2, 2, 3), 14, 5, 5)


def supplies_for(players: int) -> Supplies:
    return SUPPLIES[players] if players >= FEWEST_WITH_ROLES else WITHOUT_ROLES
