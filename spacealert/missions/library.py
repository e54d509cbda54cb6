"""Where the scenarios are: ours beside those of the person who plays; how to find one by its id, code or file.

A file that is wrong is told, and hides no other.
"""

import os
import re
from difflib import get_close_matches
from pathlib import Path

from attrs import frozen

from spacealert.kit.i18n.errors import UserError
from spacealert.kit.storage import places
from spacealert.kit.storage.yaml_document import shown
from spacealert.missions import yaml_file
from spacealert.missions.model import Kind, Scenario

SUFFIXES = (".yaml", ".yml")


@frozen
class Entry:
    """A scenario on the shelf."""

    scenario: Scenario
    path: Path
    own: bool


@frozen
class Shelf:
    """All scenarios that can be played, and the reason for each file that cannot."""

    entries: tuple[Entry, ...]
    left_out: tuple[UserError, ...] = ()


def listed() -> tuple[Entry, ...]:
    """All scenarios that can be played: ours by kind and number, then the player's own."""
    return look().entries


def look() -> Shelf:
    """All scenarios, and every file that is left out."""
    entries: list[Entry] = []
    left_out: list[UserError] = []
    taken: set[str] = set()
    for own, folder in enumerate((places.carried("scenarios"), places.own_scenarios())):
        for path in files_in(folder):
            found = yaml_file.read(path)
            if found.scenario is None:
                left_out.append(UserError("scenario-file-faulty", path=found.path, count=len(found.problems)))
            elif found.scenario.id.casefold() in taken:
                left_out.append(UserError("scenario-id-taken", path=found.path, id=found.scenario.id))
            else:
                taken.add(found.scenario.id.casefold())
                entries.append(Entry(found.scenario, path, bool(own)))
    entries.sort(
        key=lambda entry: (entry.own, [*Kind].index(entry.scenario.kind), _in_natural_order(entry.scenario.id))
    )
    return Shelf(tuple(entries), tuple(left_out))


def find(wish: str) -> Scenario:
    """The scenario of this id, in any case, or code, or file; refused with the id perhaps meant."""
    if wish.casefold().endswith(SUFFIXES) or "/" in wish or "\\" in wish:
        return yaml_file.load(Path(wish))
    id_ = wish.strip().casefold()
    for path in files_in(places.carried("scenarios")):  # ours are called by their ids: no need to read them all
        if path.stem.casefold() == id_:
            return yaml_file.load(path)
    by_id = {entry.scenario.id.casefold(): entry.scenario for entry in listed()}
    if id_ in by_id:
        return by_id[id_]
    for path in files_in(places.own_scenarios()):
        if path.stem.casefold() == id_:  # a file that is wrong: say what is, and not that there is none
            return yaml_file.load(path)
    from spacealert.missions import codes, generator  # not at the top: listing needs neither and must start fast

    if codes.is_code(wish):
        return generator.generate(codes.read(wish))
    nearest = get_close_matches(id_, by_id, 1, 0.5)
    raise UserError("scenario-unknown", id=shown(wish), nearest=by_id[nearest[0]].id if nearest else "none")


def files_in(folder: Path) -> list[Path]:
    """The pages of a folder, by name; a folder that cannot be read has none, and a pipe is not waited for."""
    try:
        with os.scandir(folder) as entries:
            names = [entry.name for entry in entries if entry.is_symlink() or entry.is_file() or entry.is_dir()]
    except OSError:
        return []
    pages = [folder / name for name in names if name.casefold().endswith(SUFFIXES) and name[0] != "."]
    return sorted(pages, key=lambda path: _in_natural_order(path.stem))


def _in_natural_order(name: str) -> list[tuple[int, str]]:
    """DA-2 before DA-10."""
    return [(int(part), "") if part.isdecimal() else (-1, part.casefold()) for part in re.split(r"(\d+)", name)]
