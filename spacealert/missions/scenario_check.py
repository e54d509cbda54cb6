"""A check of scenario files for errors, overlapping announcements, and features unusual for the kind of mission.

The intercom also plays crowded scenarios, but with delays that authors want to know about. Short delays, and features
found in published missions, only produce notes.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from attrs import frozen

from spacealert.kit.i18n.errors import InvalidFile, Problem
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.storage import places
from spacealert.kit.storage.yaml_document import Node, describe_node, sanitize_path
from spacealert.missions import announcements, library, scenario_file
from spacealert.missions.description import kind_in_words
from spacealert.missions.limits import load_limits
from spacealert.missions.scenario import Scenario, format_time
from spacealert.missions.scenario_file import ParsedScenario

# Speaking times

BEGIN = 7
SHORTEST_SILENCE = 5
COUNTDOWN_BEFORE_ZERO, COUNTDOWN_AFTER_ZERO = 7, 5

# Tolerated delay in seconds: the precision of times on printed cards.
PATIENCE = 5


@frozen
class Opening:
    """The opening announcement, before everything else."""


@frozen
class Countdown:
    """The countdown at the end of a phase, including the words around it."""

    phase: int


@frozen
class SpeechSlot:
    """A sentence to speak, with its time and its length."""

    at: int
    seconds: int
    what: announcements.Announcement | Opening | Countdown
    # Index of the scenario's event.
    event: int | None = None


@frozen
class SpeechDelay:
    """A sentence that should start while another one is being spoken, and its delay in seconds."""

    slot: SpeechSlot
    behind: SpeechSlot
    seconds: int


def find_slots(scenario: Scenario) -> list[SpeechSlot]:
    """Return all sentences with a fixed time, in order.

    Warnings before a phase ends can be moved, so they are left out.
    """
    countdowns = (
        SpeechSlot(end - COUNTDOWN_BEFORE_ZERO, COUNTDOWN_BEFORE_ZERO + COUNTDOWN_AFTER_ZERO, Countdown(phase))
        for phase, end in enumerate(scenario.phases, 1)
    )
    events = (
        SpeechSlot(event.at, announcements.find_row(event.what).seconds(event.what), event.what, number)
        for number, event in enumerate(scenario.events)
    )
    return [SpeechSlot(0, BEGIN, Opening()), *sorted([*countdowns, *events], key=lambda slot: slot.at)]


def find_delays(scenario: Scenario) -> list[SpeechDelay]:
    """Return the sentences that would be late if each one waited for the one before."""
    found: list[SpeechDelay] = []
    free, behind = 0, SpeechSlot(0, 0, Opening())
    for slot in find_slots(scenario):
        if free > slot.at:
            found.append(SpeechDelay(slot, behind, free - slot.at))
        free, behind = max(free, slot.at) + slot.seconds, slot
    return found


@frozen
class CheckResult:
    """The problems in a scenario file, and notes about it. A valid file can have notes."""

    path: str
    id: str | None
    problems: tuple[Problem, ...]
    notes: tuple[Problem, ...] = ()

    def describe(self, texts: Texts) -> str:
        """Return one line for each problem and note, or a line that confirms that the file is valid."""
        said = (
            InvalidFile(self.path, list(self.problems)).render(texts)
            if self.problems
            else texts.say("scenario-valid", path=self.path)
        )
        notes = (
            texts.say(
                "scenario-note", path=self.path, line=str(note.line), column=str(note.column), note=note.render(texts)
            )
            for note in self.notes
        )
        return "\n".join([said, *notes])

    def as_dict(self, texts: Texts) -> dict[str, Any]:
        return {
            "file": self.path,
            "id": self.id,
            "faults": [_problem_facts(texts, problem) for problem in self.problems],
            "notes": [_problem_facts(texts, note) for note in self.notes],
        }


def check(path: Path) -> CheckResult:
    return check_parsed(scenario_file.read(path))


def check_all(path: Path) -> list[CheckResult]:
    """Check a file, or every scenario file in a folder. A folder without any is reported as a problem."""
    if not _is_folder(path):
        return [check(path)]
    nothing = CheckResult(sanitize_path(path), None, (Problem(0, 0, "scenario-folder-empty"),))
    return [check(file) for file in library.scenario_files(path)] or [nothing]


def _is_folder(path: Path) -> bool:
    try:
        return path.is_dir()
    except OSError:
        return False


def check_parsed(found: ParsedScenario) -> CheckResult:
    """Check a file that has already been read."""
    if found.scenario is None:
        return CheckResult(found.path, None, found.problems)
    told = [(wait.seconds > PATIENCE, _problem_of_wait(wait, found)) for wait in find_delays(found.scenario)]
    late = [problem for too_late, problem in told if too_late]
    short = [problem for too_late, problem in told if not too_late]
    problems = (*_check_phases_fit_kind(found, found.scenario), *late, *_check_silences(found))
    notes = (*_check_limits_of_kind(found, found.scenario), *_check_id_is_free(found, found.scenario), *short)
    return CheckResult(found.path, found.scenario.id, problems, notes)


def _check_phases_fit_kind(found: ParsedScenario, scenario: Scenario) -> Iterator[Problem]:
    """Check the number of phases: two for test flights, three for everything else (rules §2)."""
    expected = len(load_limits(scenario.kind).phases)
    if len(scenario.phases) != expected:
        facts = {"count": len(scenario.phases), "expected": expected, "kind": kind_in_words(scenario.kind)}
        yield _problem_at(found.fields_at["phases"], "scenario-kind-phases", **facts)


def _check_limits_of_kind(found: ParsedScenario, scenario: Scenario) -> Iterator[Problem]:
    limits, kind = load_limits(scenario.kind), kind_in_words(scenario.kind)
    internals = any(threats.common or threats.serious for threats in limits.internals)
    turns: set[int] = set()
    for event, at in zip(scenario.events, found.events_at, strict=True):
        if not isinstance(event.what, announcements.AnnouncedThreat):
            continue
        if event.what.internal and not internals:
            yield _problem_at(at, "scenario-kind-internal", kind=kind, **describe_node(at))
        if event.what.turn in turns and not max(limits.doubled_turns):
            yield _problem_at(at, "scenario-kind-doubled", turn=event.what.turn, kind=kind)
        turns.add(event.what.turn)


def _check_id_is_free(found: ParsedScenario, scenario: Scenario) -> Iterator[Problem]:
    """Check that the id does not belong to a bundled mission, unless this file is bundled as well."""
    ours = places.bundled_folder("scenarios")
    taken = {path.stem.casefold() for path in library.scenario_files(ours)}
    if scenario.id.casefold() in taken and Path(found.path).absolute().parent != ours:
        yield _problem_at(found.fields_at["id"], "scenario-id-of-ours", id=scenario.id)


def _problem_at(node: Node, text_id: str, /, **facts: Any) -> Problem:
    return Problem(node.line, node.column, text_id, facts)


def _check_silences(found: ParsedScenario) -> list[Problem]:
    """Check for silences that would end before their own announcement does."""
    assert found.scenario
    return [
        _problem_at(at, "scenario-silence-too-short", least=SHORTEST_SILENCE, **describe_node(at))
        for event, at in zip(found.scenario.events, found.events_at, strict=True)
        if isinstance(event.what, announcements.CommunicationsDown) and event.what.seconds < SHORTEST_SILENCE
    ]


def _problem_of_wait(wait: SpeechDelay, found: ParsedScenario) -> Problem:
    event = next((slot.event for slot in (wait.slot, wait.behind) if slot.event is not None), None)
    at = found.fields_at["phases"] if event is None else found.events_at[event]
    return _problem_at(
        at,
        "scenario-crowded",
        seconds=wait.seconds,
        **_slot_facts("late", wait.slot),
        **_slot_facts("before", wait.behind),
    )


def _slot_facts(name: str, slot: SpeechSlot) -> dict[str, str]:
    match slot.what:
        case Opening():
            kind, said = "begin", ""
        case Countdown():
            kind, said = "countdown", str(slot.what.phase)
        case _:
            kind, said = "event", announcements.find_row(slot.what).words.write(slot.what)
    return {name: kind, f"{name}-said": said, f"{name}-at": format_time(slot.at)}


def _problem_facts(texts: Texts, problem: Problem) -> dict[str, Any]:
    return {"line": problem.line, "column": problem.column, "fault": problem.text_id, "text": problem.render(texts)}
