"""The library of bundled and custom scenarios, which can be found by id, code, title or file.

An invalid file is reported and does not affect other files.
"""

import os
import re
from collections.abc import Iterable
from difflib import get_close_matches
from functools import lru_cache
from pathlib import Path

from attrs import frozen

from spacealert.kit.i18n.errors import UserError, sanitize
from spacealert.kit.storage import places
from spacealert.missions import scenario_file
from spacealert.missions.scenario import Kind, Scenario

SUFFIXES = (".yaml", ".yml")


@frozen
class LibraryEntry:
    """A scenario and its file. `own` means that the file is in the user's data folder."""

    scenario: Scenario
    path: Path
    own: bool


@frozen
class Library:
    """All valid scenarios, and the reasons why other files were left out."""

    entries: tuple[LibraryEntry, ...]
    left_out: tuple[UserError, ...] = ()


def entries() -> tuple[LibraryEntry, ...]:
    """Return all valid scenarios: bundled scenarios by kind and number, then the user's own scenarios."""
    return load().entries


def load() -> Library:
    """Load all scenarios, and report the files that were left out."""
    entries: list[LibraryEntry] = []
    left_out: list[UserError] = []
    taken: set[str] = set()
    for own, folder in enumerate((places.bundled_folder("scenarios"), places.user_scenarios_folder())):
        for path in scenario_files(folder):
            found = scenario_file.read(path) if own else _read_bundled(path, path.stat().st_mtime_ns)
            if found.scenario is None:
                left_out.append(UserError("scenario-file-invalid", path=found.path, count=len(found.problems)))
            elif found.scenario.id.casefold() in taken:
                left_out.append(UserError("scenario-id-taken", path=found.path, id=found.scenario.id))
            else:
                taken.add(found.scenario.id.casefold())
                entries.append(LibraryEntry(found.scenario, path, bool(own)))
    entries.sort(
        key=lambda entry: (entry.own, [*Kind].index(entry.scenario.kind), _natural_sort_key(entry.scenario.id))
    )
    return Library(tuple(entries), tuple(left_out))


@lru_cache(maxsize=64)
def _read_bundled(path: Path, changed: int) -> scenario_file.ParsedScenario:
    """Read a bundled scenario. The result is cached until the file is replaced."""
    return scenario_file.read(path)


def find(name: str, kind: Kind | None = None) -> Scenario:
    """Find a scenario by id, title in any language, code or file. Raise an error unless exactly one matches.

    Case and spaces are ignored. A plain number means a mission of `kind`, by default an ordinary mission: `3` is
    `Mission 3`, which has the id `S2-3`.
    """
    if name.casefold().endswith(SUFFIXES) or "/" in name or "\\" in name:
        return scenario_file.load(Path(name))
    id_ = name.strip().casefold()
    for path in scenario_files(places.bundled_folder("scenarios")):  # named by id: no need to read them all
        if path.stem.casefold() == id_:
            return scenario_file.load(path)
    by_id = {entry.scenario.id.casefold(): entry.scenario for entry in entries()}
    if id_ in by_id:
        return by_id[id_]
    for path in scenario_files(places.user_scenarios_folder()):
        if path.stem.casefold() == id_:  # report what is wrong with a broken file instead of calling it missing
            return scenario_file.load(path)
    from spacealert.missions import codes, generator  # imported late: listing scenarios must start fast

    if called := _scenarios_named(name, kind, by_id.values()):
        if len(called) > 1:
            raise UserError("scenario-ambiguous", id=sanitize(name), ids=", ".join(one.id for one in called))
        return called[0]
    if codes.is_code(name):
        return generator.generate(codes.read(name))
    nearest = get_close_matches(id_, by_id, 1, 0.5)
    raise UserError("scenario-unknown", id=sanitize(name), nearest=by_id[nearest[0]].id if nearest else "none")


def _scenarios_named(name: str, kind: Kind | None, scenarios: Iterable[Scenario]) -> list[Scenario]:
    """Return the scenarios with this title, or with this kind and number. `kind` is used if the name has none."""
    from spacealert.missions import codes

    wanted = codes.normalized_code(name)
    kind_named, number = codes.split_kind(name) or (kind or Kind.MISSION, wanted)
    return [
        scenario
        for scenario in scenarios
        if wanted in {codes.normalized_code(title) for title in scenario.title.values()}
        or (scenario.kind is kind_named and number.isdecimal() and _official_number(scenario) == int(number))
    ]


def _official_number(scenario: Scenario) -> int | None:
    match = re.fullmatch(r"(?:S1|S2|DA)-.*", scenario.id) and re.search(r"[0-9]+$", scenario.title["en"])
    return int(match[0]) if match else None


def scenario_files(folder: Path) -> list[Path]:
    """Return the scenario files in a folder, sorted. For an unreadable folder, the list is empty."""
    try:
        with os.scandir(folder) as entries:
            names = [entry.name for entry in entries if not _is_pipe_or_device(Path(entry))]
    except OSError:
        return []
    pages = [folder / name for name in names if name.casefold().endswith(SUFFIXES) and name[0] != "."]
    return sorted(pages, key=lambda path: _natural_sort_key(path.stem))


def _is_pipe_or_device(path: Path) -> bool:
    """Return whether this is a pipe or a device, or a link to one. A broken link is just an invalid file."""
    try:
        return path.exists() and not (path.is_file() or path.is_dir())
    except OSError:
        return False


def _natural_sort_key(name: str) -> list[tuple[int, str]]:
    """Return a sort key that puts DA-2 before DA-10."""
    return [(int(part), "") if part.isdecimal() else (-1, part.casefold()) for part in re.split(r"(\d+)", name)]
