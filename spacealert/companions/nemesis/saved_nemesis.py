"""An evening on the disk, and the settings of the house, which the table chooses once for all its evenings."""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated

from attrs import frozen

from spacealert.companions.nemesis import house_settings
from spacealert.companions.nemesis.house_settings import HouseSettings
from spacealert.companions.nemesis.intruders import INTRUDERS
from spacealert.companions.nemesis.nemesis_evening import evening
from spacealert.companions.nemesis.ship_state import Phase, Ship
from spacealert.companions.nemesis.species import Species
from spacealert.kit.guide.saved import SavedGuide
from spacealert.kit.guide.walkthrough import Guide, Walkthrough
from spacealert.kit.i18n.errors import UserError
from spacealert.kit.storage import atomic, codec, places
from spacealert.kit.storage.codec import InvalidValue, Length
from spacealert.kit.storage.versions import VersionedFormat

_MOST_LENGTH = 200


@frozen
class _SettingsDraft:
    settings: Annotated[str, Length(_MOST_LENGTH)]

    def check_content(self) -> None:
        if house_settings.decoded(self.settings) is None:
            raise ValueError(self.settings)


SETTINGS_FORMAT = VersionedFormat("nemesis-settings", _SettingsDraft)


class SavedNemesis(SavedGuide[Ship]):
    """The evening that is under way with these aliens; the settings that it chooses are those of the next one."""

    def __init__(self, species: Species = INTRUDERS, guide: Callable[[Ship], Guide[object]] = evening) -> None:
        self._remembered = remembered_settings()
        super().__init__(species.name, guide, lambda: Ship(species, self._remembered))

    def _write(self, walkthrough: Walkthrough[Ship]) -> None:
        super()._write(walkthrough)
        ship = walkthrough.state
        if ship.phase is not Phase.SET_UP and ship.settings != self._remembered:
            _remember(ship.settings)


def settings_path() -> Path:
    return places.user_folder() / "nemesis-settings.json"


def remembered_settings() -> HouseSettings:
    """Those of the last evening; the printed defaults where there are none that can be read."""
    try:
        draft = SETTINGS_FORMAT.read(codec.parse(settings_path().read_bytes()))
        return house_settings.decoded(draft.settings) or HouseSettings()
    except (OSError, InvalidValue, UserError):
        return HouseSettings()


def _remember(settings: HouseSettings) -> None:
    """An evening goes on even if the disk is full; then they are chosen again next time."""
    try:
        atomic.write(settings_path(), codec.dumps(SETTINGS_FORMAT.write(_SettingsDraft(settings.encoded()))))
    except OSError:
        return
