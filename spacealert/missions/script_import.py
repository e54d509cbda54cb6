"""A text with scripts in it, one alone or many in chapters, as scenarios with ids and titles of their own."""

import re
from collections.abc import Collection, Sequence
from pathlib import Path

from attrs import frozen

from spacealert.kit.i18n.errors import Problem, UserError
from spacealert.kit.storage import atomic
from spacealert.kit.storage.yaml_document import in_order, shown_path
from spacealert.missions import notation, scenario_file
from spacealert.missions.notation import Dialect, Script, ScriptedMission
from spacealert.missions.scenario import Scenario
from spacealert.texts import LANGUAGES

_LONGEST_STEM, _LONGEST_NAME = 20, 12
MOST_BYTES = 250_000  # two thousand scripts; of a larger file nothing is read


@frozen
class ImportedScenario:
    """A scenario with the chapter and the name that its script had."""

    scenario: Scenario
    chapter: str | None
    name: str | None


def read(
    text: str, stem: str, dialect: Dialect, taken: Collection[str] = ()
) -> tuple[list[ImportedScenario], list[Problem]]:
    """All scenarios of a text, named after the file it stood in, but by no id that is taken.

    A malformed event is a fault and costs only itself.
    """
    stem = _worn_down(stem, _LONGEST_STEM)
    ids = _Ids(taken)
    if not notation.has_chapters(text):
        script = notation.read(text, dialect)
        scenarios = [_scenario(script.phases, script, ids.free(stem), stem)] if script.phases else []
        return [ImportedScenario(scenario, None, None) for scenario in scenarios], list(in_order(script.problems))
    missions, problems = notation.read_chapters(text, dialect)
    if not missions and not problems:
        return [], [Problem(1, 1, "scenario-script-none")]
    found: list[ImportedScenario] = []
    for mission in missions:
        title = ", ".join(filter(None, (mission.chapter_title, mission.name)))
        if mission.script.phases:
            scenario = _scenario(mission.script.phases, mission.script, ids.free(_id(stem, mission)), title)
            found.append(ImportedScenario(scenario, mission.chapter_title or None, mission.name))
    return found, list(in_order(problems))


def save(scenarios: Sequence[Scenario], folder: Path, *, replace: bool) -> None:
    """Write each scenario as a page; nothing is written if that would replace something else unasked."""
    pages = {folder / f"{scenario.id}.yaml": scenario_file.write(scenario) for scenario in scenarios}
    if not replace:
        for path, text in pages.items():
            if _other_than(path, text):
                raise UserError("scenario-file-exists", path=shown_path(path))
    for path, text in pages.items():
        atomic.write_asked(path, text)


def _other_than(path: Path, text: str) -> bool:
    try:
        return path.read_bytes() != text.encode()
    except FileNotFoundError:
        return False
    except OSError:
        return True


def _scenario(phases: tuple[int, ...], script: Script, id_: str, title: str) -> Scenario:
    kind = Scenario.kind_of(phases, script.events)
    titles = dict.fromkeys(LANGUAGES, title[: scenario_file.LONGEST_TITLE])
    return Scenario(id_, kind, titles, phases, script.events)


def _id(stem: str, mission: ScriptedMission) -> str:
    """`crowded-3-07`: the file, the number of the chapter, and the number or else the name of the mission."""
    number = re.search(r"[0-9]+$", mission.name)
    name = number.group()[-_LONGEST_NAME:] if number else _worn_down(mission.name, _LONGEST_NAME)
    return "-".join(filter(None, (stem, str(mission.chapter) if mission.chapter else "", name)))


class _Ids:
    """Ids that are taken, in any case, and for each the number with which the search for a free one goes on."""

    def __init__(self, taken: Collection[str]) -> None:
        self._next = {id_.casefold(): 2 for id_ in taken}

    def free(self, id_: str) -> str:
        """This id, or the next that is not taken; `DA-12` comes back as `da-12-2`."""
        free = id_
        while free.casefold() in self._next:
            number = self._next[id_.casefold()]
            self._next[id_.casefold()] = number + 1
            free = f"{id_}-{number}"
        self._next[free.casefold()] = 2
        return free


def _worn_down(name: str, longest: int) -> str:
    """A name as part of an id: letters, digits and dashes, beginning with a letter."""
    plain = re.sub(r"[\W_]+", "-", name.casefold()).strip("-")[:longest].strip("-")
    return plain if re.match(r"[^\W\d]", plain) else f"script-{plain}".strip("-")
