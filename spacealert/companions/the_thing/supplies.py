"""How much lies where at the beginning, for each number of players: sections 3 and 12 of the rules."""

from collections.abc import Mapping
from enum import StrEnum

from attrs import frozen

from spacealert.companions.the_thing.expedition import Role

MOST_PLAYERS = 8
FEWEST_WITH_ROLES = 4  # below this the game itself plays the Alien
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
    """Which of the three tables counts: the one on the board, or a side of the card."""

    BOARD = "board"
    SIX = "six"
    SEVEN_EIGHT = "seven-eight"


@frozen
class Weapons:
    """The weapon deck; Dynamite and Molotov cocktails are one kind."""

    flamethrowers: int
    explosives: int
    firearms: int
    melee: int

    @property
    def cards(self) -> int:
        return self.flamethrowers + self.explosives + self.firearms + self.melee


@frozen
class Items:
    """The item deck."""

    fuel: int
    tools: int
    keys: int
    wire: int
    flashlights: int

    @property
    def cards(self) -> int:
        return self.fuel + self.tools + self.keys + self.wire + self.flashlights


@frozen
class Supplies:
    """Everything that depends on how many play."""

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
        """What is left of the damage tokens."""
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
    """What is laid out when so many play."""
    return SUPPLIES[players] if players >= FEWEST_WITH_ROLES else WITHOUT_ROLES
