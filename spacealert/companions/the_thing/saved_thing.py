"""An evening on the disk, and what the box says, which is entered once and kept for every later one.

An evening goes on with the numbers that it began with, also when others have been entered since: its answers would
otherwise answer other questions.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

from attrs import frozen

from spacealert.companions.the_thing.box_facts import ALL, DIE_SIDES, Weather, faces_with
from spacealert.companions.the_thing.station import Station
from spacealert.companions.the_thing.thing_evening import whole_game
from spacealert.kit.guide.saved import SavedGuide, path_of
from spacealert.kit.guide.walkthrough import Walkthrough
from spacealert.kit.i18n.errors import UserError, reason
from spacealert.kit.storage import atomic, codec, places
from spacealert.kit.storage.codec import InvalidValue, OneOf
from spacealert.kit.storage.versions import VersionedFormat

NAME = "the-thing"
_MOST_BYTES = 100_000


@frozen
class _BoxDraft:
    """The numbers by the names of `box_facts`."""

    facts: Mapping[Annotated[str, OneOf(tuple(ALL))], int]

    def check_content(self) -> None:
        for key, number in self.facts.items():
            if not ALL[key].least <= number <= ALL[key].most:
                raise InvalidValue.of(
                    "files-expected-number", least=str(ALL[key].least), most=str(ALL[key].most), standing=str(number)
                )
        sides = [self.facts.get(faces_with(weather).key) for weather in Weather]
        if any(side is not None for side in sides) and sum(side or 0 for side in sides) != DIE_SIDES:
            raise ValueError("sides")


BOX_FORMAT = VersionedFormat("the-thing-box", _BoxDraft)


def box_path() -> Path:
    """Where the numbers of the box are kept."""
    return places.user_folder() / "the-thing-box.json"


def kept_box() -> dict[str, int]:
    """What was entered so far; refused in a sentence if the file says anything else."""
    return _read(box_path())


class SavedThing(SavedGuide[Station]):
    """The evening that is under way; whatever it learns about the box is kept beside it."""

    def __init__(self) -> None:
        self._box: dict[str, int] = {}
        self._begun = False
        super().__init__(NAME, whole_game, lambda: Station(box=dict(self._box)))

    def begin(self, seed: int) -> Walkthrough[Station]:
        self._box, self._begun = kept_box(), True
        return super().begin(seed)

    def resume(self) -> Walkthrough[Station]:
        self._box, self._begun = _read(self._box_at_begin), False
        return super().resume()

    @property
    def _box_at_begin(self) -> Path:
        return path_of(f"{NAME}-box")

    def _write(self, walkthrough: Walkthrough[Station]) -> None:
        if self._begun:
            _keep(self._box_at_begin, self._box)
            self._begun = False
        super()._write(walkthrough)
        learned = {key: value for key, value in walkthrough.state.box.items() if self._box.get(key) != value}
        if learned:
            _keep(box_path(), _known() | learned)


def _known() -> dict[str, int]:
    """What is kept; a file that cannot be read gives way to what the table says now."""
    try:
        return kept_box()
    except UserError:
        return {}


def _keep(path: Path, facts: Mapping[str, int]) -> None:
    """An evening goes on even if the disk is full; then the numbers are asked again next time."""
    try:
        atomic.write(path, codec.dumps(BOX_FORMAT.write(_BoxDraft(facts)), indent=2))
    except OSError:
        return


def _read(path: Path) -> dict[str, int]:
    if not path.is_file():
        return {}
    try:
        with path.open("rb") as file:
            content = file.read(_MOST_BYTES)
    except OSError as error:
        raise UserError("guide-unreadable", path=str(path), why=reason(error)) from None
    try:
        return dict(BOX_FORMAT.read(codec.parse(content)).facts)
    except InvalidValue:
        raise UserError("guide-damaged", path=str(path)) from None
