"""An evening of Nemesis with Carnomorphs."""

from collections.abc import Callable

from spacealert.companions.carnomorphs.carnomorph_species import CARNOMORPHS
from spacealert.companions.nemesis import nemesis_evening
from spacealert.companions.nemesis.house_settings import HouseSettings
from spacealert.companions.nemesis.ship_state import Ship

evening = nemesis_evening.evening


def new_ship(settings: HouseSettings | None = None) -> Callable[[], Ship]:
    return nemesis_evening.new_ship(settings, CARNOMORPHS)
