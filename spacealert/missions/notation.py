"""The script notation that players exchange: `010AL2STW,055UR3IT,…,345PE1`, and files with many scripts.

Two dialects look alike: phase ends are nominal, or five seconds earlier as printed on the cards. Callers choose the
dialect, since a script does not show it.
"""

import re
from collections.abc import Collection, Iterator, Sequence
from enum import StrEnum, auto
from itertools import pairwise
from pathlib import Path

from attrs import evolve, frozen

from spacealert.kit.i18n.errors import Problem, UserError, sanitize
from spacealert.kit.storage import atomic
from spacealert.kit.storage.yaml_document import TextPositions, sanitize_path, sort_and_limit
from spacealert.missions import scenario_file
from spacealert.missions.announcements import ANNOUNCEMENTS, find_row, parse_code
from spacealert.missions.scenario import CARD_IS_EARLIER_BY, SHORTEST_PHASE, Scenario, ScenarioEvent, why_misplaced
from spacealert.texts import LANGUAGES


class Dialect(StrEnum):
    """The meaning of phase ends in a script."""

    NOMINAL = auto()
    CARD = auto()

    @property
    def seconds_earlier(self) -> int:
        return CARD_IS_EARLIER_BY if self is Dialect.CARD else 0


@frozen
class Script:
    """A parsed script: phase ends and events, without a name. `phases` is None if the phase ends are invalid."""

    phases: tuple[int, ...] | None
    events: tuple[ScenarioEvent, ...]
    problems: tuple[Problem, ...] = ()


@frozen
class ScriptedMission:
    """A script in a chapter file, with its name, and the number and title of its chapter."""

    chapter: int
    chapter_title: str
    name: str
    script: Script


# Chapter and codes for error messages about a script outside any chapter.
_CODES = ", ".join([*(code for row in ANNOUNCEMENTS for code in row.codes), "PE"])
_ALONE = {"chapter": "none", "mission": "", "codes": _CODES}
_EVENT = re.compile(r"(?P<minutes>[0-9]{1,2})(?P<seconds>[0-9]{2})(?:PE(?P<phase>[0-9]{1,2})|(?P<code>[A-Z].*))")


def write(scenario: Scenario, dialect: Dialect = Dialect.NOMINAL) -> str:
    """Return the scenario as a script. The end of a phase comes before other events in the same second."""
    ends = [(end - dialect.seconds_earlier, end, f"PE{phase}") for phase, end in enumerate(scenario.phases, 1)]
    events = [(event.at, event.at, find_row(event.what).code.write(event.what)) for event in scenario.events]
    return ",".join(
        f"{shown // 60}{shown % 60:02}" + code for shown, _, code in sorted([*ends, *events], key=lambda item: item[1])
    )


def read(text: str, dialect: Dialect, places: TextPositions | None = None, offset: int = 0) -> Script:
    """Parse a script, which may start at `offset` in a longer text. Malformed events are skipped and reported."""
    places = places or TextPositions(text)
    problems: list[Problem] = []
    events: list[tuple[ScenarioEvent, Problem]] = []
    ends: dict[int, tuple[int, Problem]] = {}
    for number, (start, piece) in enumerate(_split_pieces(text), 1):
        line, column = places.position_at(offset + start)
        wrong = Problem(
            line, column, "scenario-script-event", {**_ALONE, "found": sanitize(piece), "number": str(number)}
        )
        match = _EVENT.fullmatch(piece.upper())
        at = 60 * int(match["minutes"]) + int(match["seconds"]) if match else 0
        phase = int(match["phase"]) if match and match["phase"] else 0
        what = parse_code(match["code"]) if match and match["code"] else None
        if 1 <= phase <= 3 and phase not in ends:
            ends[phase] = at + dialect.seconds_earlier, wrong
        elif what and not phase:
            events.append((ScenarioEvent(at, what), wrong))
        else:
            problems.append(_with_reason(wrong, _why_unreadable(piece)))
    phases = tuple(ends[phase][0] for phase in sorted(ends))
    if sorted(ends) not in ([1, 2], [1, 2, 3]):
        line, column = places.position_at(offset)
        found = ", ".join(f"PE{phase}" for phase in sorted(ends)) or "–"
        return Script(
            None, (), (*problems, Problem(line, column, "scenario-script-phases", {**_ALONE, "found": found}))
        )
    for phase, (before, end) in enumerate(pairwise((0, *phases)), 1):
        if end - before < SHORTEST_PHASE:
            return Script(None, (), (*problems, _with_reason(ends[phase][1], "short")))
    for event, wrong in events:
        if reason := why_misplaced(event, phases):
            problems.append(_with_reason(wrong, reason.replace("_", "-")))
    kept = tuple(event for event, _ in events if not why_misplaced(event, phases))
    return Script(phases, kept, tuple(problems))


def read_chapters(text: str, dialect: Dialect) -> tuple[list[ScriptedMission], list[Problem]]:
    """Parse a chapter file: `[title]`, then lines such as `name = script`.

    Each problem with a script includes its chapter and its mission.
    """
    places = TextPositions(text)
    missions: list[ScriptedMission] = []
    problems: list[Problem] = []
    chapter, title, names = 0, "", set[str]()
    for start, entry in _entries(text):
        line, column = places.position_at(start)
        if header := re.fullmatch(r"\[(.*)\]", entry.strip()):
            chapter, title, names = chapter + 1, " ".join(header[1].split()), set()
            continue
        name, equals, script = entry.partition("=")
        name = name.strip()
        where = {"chapter": sanitize(title), "mission": sanitize(name)}
        if not equals or not name:
            problems.append(Problem(line, column, "scenario-script-line", {"found": sanitize(entry)}))
        elif name in names:
            problems.append(Problem(line, column, "scenario-script-doubled", where))
        else:
            names.add(name)
            read_script = read(script, dialect, places, start + entry.index("=") + 1)
            placed = tuple(evolve(problem, facts={**problem.facts, **where}) for problem in read_script.problems)
            missions.append(ScriptedMission(chapter, title, name, evolve(read_script, problems=placed)))
            problems += placed
    return missions, problems


def _entries(text: str) -> Iterator[tuple[int, str]]:
    """Yield chapter titles and scripts with their positions.

    An indented line continues the previous one unless it looks like a new entry.
    """
    start, entry = 0, ""
    for match in re.finditer(r"[^\r\n]+", text):
        line = match.group()
        if not line.strip() or line.lstrip()[0] in "#;":
            continue
        if entry and line[0] in " \t" and "=" not in line and not line.lstrip().startswith("["):
            entry = text[start : match.end()]
            continue
        if entry:
            yield start, entry
        start, entry = match.start() + len(line) - len(line.lstrip()), line.strip()
    if entry:
        yield start, entry


def _split_pieces(text: str) -> Iterator[tuple[int, str]]:
    for match in re.finditer(r"[^,]+|(?<=,)(?=,)|^(?=,)", text.rstrip(", \r\n\t")):
        piece = re.sub(r"\s+", "", match.group())
        yield match.start() + len(match.group()) - len(match.group().lstrip()), piece


def _why_unreadable(piece: str) -> str:
    timed = re.match(r"[0-9]{3,4}(?![0-9])", piece)
    code = piece[timed.end() :].upper() if timed else ""
    if not timed:
        return "time"
    if not code:
        return "bare"
    if code.startswith(("AL", "UR")):
        if not re.match(r"[1-8](?![0-9])", code[2:]):
            return "turn"
        return "zone" if re.fullmatch(r"S?T.?", code[3:]) else "class"
    if code.startswith("CS"):
        return "silence"
    return "phase" if code.startswith("PE") else "code"


def _with_reason(problem: Problem, why: str) -> Problem:
    return evolve(problem, facts={**problem.facts, "why": why})


# Importing scripts from a text file

_LONGEST_STEM, _LONGEST_NAME = 20, 12
MOST_BYTES = 250_000  # about two thousand scripts; larger files are rejected unread


@frozen
class ImportedScenario:
    """A scenario, with the chapter and the name of its script."""

    scenario: Scenario
    chapter: str | None
    name: str | None


def read_scenarios(
    text: str, stem: str, dialect: Dialect, taken: Collection[str] = ()
) -> tuple[list[ImportedScenario], list[Problem]]:
    """Return all scenarios in this text, with ids based on `stem` that are not in `taken`, and all problems.

    Malformed events are skipped and reported.
    """
    stem = _id_safe_name(stem, _LONGEST_STEM)
    ids = _IdPool(taken)
    if re.search(r"(?m)^\s*\[|=", text) is None:  # without chapters
        script = read(text, dialect)
        scenarios = [_scenario(script.phases, script, ids.take_free_id(stem), stem)] if script.phases else []
        return [ImportedScenario(scenario, None, None) for scenario in scenarios], list(sort_and_limit(script.problems))
    missions, problems = read_chapters(text, dialect)
    if not missions and not problems:
        return [], [Problem(1, 1, "scenario-script-none")]
    found: list[ImportedScenario] = []
    for mission in missions:
        title = ", ".join(filter(None, (mission.chapter_title, mission.name)))
        if mission.script.phases:
            scenario = _scenario(
                mission.script.phases, mission.script, ids.take_free_id(_scenario_id(stem, mission)), title
            )
            found.append(ImportedScenario(scenario, mission.chapter_title or None, mission.name))
    return found, list(sort_and_limit(problems))


def save_scenarios(scenarios: Sequence[Scenario], folder: Path, *, replace: bool) -> None:
    """Write each scenario to a file. Without `replace`, raise an error before writing if this would change any file."""
    pages = {folder / f"{scenario.id}.yaml": scenario_file.write(scenario) for scenario in scenarios}
    if not replace:
        for path, text in pages.items():
            if _differs_from_file(path, text):
                raise UserError("scenario-file-exists", path=sanitize_path(path))
    for path, text in pages.items():
        atomic.write_to_chosen_path(path, text)


def _differs_from_file(path: Path, text: str) -> bool:
    try:
        return path.read_bytes() != text.encode()
    except FileNotFoundError:
        return False
    except OSError:
        return True


def _scenario(phases: tuple[int, ...], script: Script, id_: str, title: str) -> Scenario:
    kind = Scenario.guess_kind(phases, script.events)
    titles = dict.fromkeys(LANGUAGES, title[: scenario_file.LONGEST_TITLE])
    return Scenario(id_, kind, titles, phases, script.events)


def _scenario_id(stem: str, mission: ScriptedMission) -> str:
    """Return an id such as `crowded-3-07`: file, chapter number, and the mission's number or name."""
    number = re.search(r"[0-9]+$", mission.name)
    name = number.group()[-_LONGEST_NAME:] if number else _id_safe_name(mission.name, _LONGEST_NAME)
    return "-".join(filter(None, (stem, str(mission.chapter) if mission.chapter else "", name)))


class _IdPool:
    """The ids in use, ignoring case, and the number to try next for each."""

    def __init__(self, taken: Collection[str]) -> None:
        self._next = {id_.casefold(): 2 for id_ in taken}

    def take_free_id(self, id_: str) -> str:
        """Return a free id, such as `da-12-2` if `DA-12` is taken."""
        free = id_
        while free.casefold() in self._next:
            number = self._next[id_.casefold()]
            self._next[id_.casefold()] = number + 1
            free = f"{id_}-{number}"
        self._next[free.casefold()] = 2
        return free


def _id_safe_name(name: str, longest: int) -> str:
    """Return a name in a form that is allowed in an id: letters, digits and dashes, starting with a letter."""
    plain = re.sub(r"[\W_]+", "-", name.casefold()).strip("-")[:longest].strip("-")
    return plain if re.match(r"[^\W\d]", plain) else f"script-{plain}".strip("-")
