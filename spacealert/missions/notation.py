"""The script that players exchange: `010AL2STW,055UR3IT,…,345PE1`, and files of chapters with many of them.

Two dialects look alike: phase ends are nominal, or the times printed on the cards five seconds earlier. Whoever reads a
script says which it is; nothing here guesses.
"""

import re
from collections.abc import Iterator
from enum import StrEnum, auto
from itertools import pairwise

from attrs import evolve, frozen

from spacealert.kit.i18n.errors import Problem
from spacealert.kit.storage.yaml_document import Places, shown
from spacealert.missions.announcements import (
    ANNOUNCEMENTS,
    read_code,
    row_of,
)
from spacealert.missions.scenario import CARD_IS_EARLIER_BY, SHORTEST_PHASE, Scenario, ScenarioEvent, misplaced


class Dialect(StrEnum):
    """What the time of a phase end means."""

    NOMINAL = auto()
    CARD = auto()

    @property
    def earlier_by(self) -> int:
        return CARD_IS_EARLIER_BY if self is Dialect.CARD else 0


@frozen
class Script:
    """What a script says: phase ends and events, without a name. No phases, where its ends make no round."""

    phases: tuple[int, ...] | None
    events: tuple[ScenarioEvent, ...]
    problems: tuple[Problem, ...] = ()


@frozen
class ScriptedMission:
    """One script of a file of chapters, by the number and title of its chapter and its name there."""

    chapter: int
    chapter_title: str
    name: str
    script: Script


# Where a fault is, of a script that stands in no chapter.
_CODES = ", ".join([*(code for row in ANNOUNCEMENTS for code in row.codes), "PE"])
_ALONE = {"chapter": "none", "mission": "", "codes": _CODES}
_EVENT = re.compile(r"(?P<minutes>[0-9]{1,2})(?P<seconds>[0-9]{2})(?:PE(?P<phase>[0-9]{1,2})|(?P<code>[A-Z].*))")


def write(scenario: Scenario, dialect: Dialect = Dialect.NOMINAL) -> str:
    """The script of a scenario. At one second a phase's end comes before the events, which belong to the next phase."""
    ends = [(end - dialect.earlier_by, end, f"PE{phase}") for phase, end in enumerate(scenario.phases, 1)]
    events = [(event.at, event.at, row_of(event.what).code.write(event.what)) for event in scenario.events]
    return ",".join(_time(shown) + code for shown, _, code in sorted([*ends, *events], key=lambda item: item[1]))


def read(text: str, dialect: Dialect, places: Places | None = None, offset: int = 0) -> Script:
    """The script in a text, or in the part of one that begins at `offset`; a malformed event costs only itself."""
    places = places or Places(text)
    problems: list[Problem] = []
    events: list[tuple[ScenarioEvent, Problem]] = []
    ends: dict[int, tuple[int, Problem]] = {}
    for number, (start, piece) in enumerate(_pieces(text), 1):
        line, column = places.of(offset + start)
        wrong = Problem(line, column, "scenario-script-event", {**_ALONE, "found": shown(piece), "number": str(number)})
        match = _EVENT.fullmatch(piece.upper())
        at = 60 * int(match["minutes"]) + int(match["seconds"]) if match else 0
        phase = int(match["phase"]) if match and match["phase"] else 0
        what = read_code(match["code"]) if match and match["code"] else None
        if 1 <= phase <= 3 and phase not in ends:
            ends[phase] = at + dialect.earlier_by, wrong
        elif what and not phase:
            events.append((ScenarioEvent(at, what), wrong))
        else:
            problems.append(_because(wrong, _why(piece)))
    phases = tuple(ends[phase][0] for phase in sorted(ends))
    if sorted(ends) not in ([1, 2], [1, 2, 3]):
        line, column = places.of(offset)
        found = ", ".join(f"PE{phase}" for phase in sorted(ends)) or "–"
        return Script(
            None, (), (*problems, Problem(line, column, "scenario-script-phases", {**_ALONE, "found": found}))
        )
    for phase, (before, end) in enumerate(pairwise((0, *phases)), 1):
        if end - before < SHORTEST_PHASE:
            return Script(None, (), (*problems, _because(ends[phase][1], "short")))
    for event, wrong in events:
        if reason := misplaced(event, phases):
            problems.append(_because(wrong, reason.replace("_", "-")))
    kept = tuple(event for event, _ in events if not misplaced(event, phases))
    return Script(phases, kept, tuple(problems))


def has_chapters(text: str) -> bool:
    """Whether a text is a file of chapters, and not one script alone."""
    return re.search(r"(?m)^\s*\[|=", text) is not None


def read_chapters(text: str, dialect: Dialect) -> tuple[list[ScriptedMission], list[Problem]]:
    """All missions of a file of chapters: `[title]`, then `name = script` lines. Faults say chapter and mission."""
    places = Places(text)
    missions: list[ScriptedMission] = []
    problems: list[Problem] = []
    chapter, title, names = 0, "", set[str]()
    for start, entry in _entries(text):
        line, column = places.of(start)
        if header := re.fullmatch(r"\[(.*)\]", entry.strip()):
            chapter, title, names = chapter + 1, " ".join(header[1].split()), set()
            continue
        name, equals, script = entry.partition("=")
        name = name.strip()
        where = {"chapter": shown(title), "mission": shown(name)}
        if not equals or not name:
            problems.append(Problem(line, column, "scenario-script-line", {"found": shown(entry)}))
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
    """Chapters and missions with the places where they begin; an indented line goes on with the one above."""
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


def _pieces(text: str) -> Iterator[tuple[int, str]]:
    """The events of a script with their places; spaces and line ends mean nothing, nor does a comma at the end."""
    for match in re.finditer(r"[^,]+|(?<=,)(?=,)|^(?=,)", text.rstrip(", \r\n\t")):
        piece = re.sub(r"\s+", "", match.group())
        yield match.start() + len(match.group()) - len(match.group().lstrip()), piece


def _why(piece: str) -> str:
    """The word by which `scenario-script-event` says what is wrong with an event."""
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


def _because(problem: Problem, why: str) -> Problem:
    return evolve(problem, facts={**problem.facts, "why": why})


def _time(seconds: int) -> str:
    return f"{seconds // 60}{seconds % 60:02}"
