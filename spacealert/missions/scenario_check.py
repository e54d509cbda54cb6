"""What there is to say about a page of a scenario: its faults, what cannot all be spoken, what does not fit its kind.

The intercom plays a crowded scenario too, late, and one of another kind than it says; whoever writes one wants to know.
Waits so short that the published missions have them are only noted, as is what no published mission of its kind has.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from attrs import frozen

from spacealert.kit.i18n.errors import InvalidFile, Problem
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.storage import places
from spacealert.kit.storage.yaml_document import Node, shown_path, standing
from spacealert.missions import library, scenario_file
from spacealert.missions.announcements import (
    AnnouncedThreat,
    Announcement,
    CommunicationsDown,
    row_of,
)
from spacealert.missions.description import kind_in_words
from spacealert.missions.limits import limits_of
from spacealert.missions.scenario import Scenario, clock
from spacealert.missions.scenario_file import Page

# How long it takes to say everything

BEGIN = 7
SHORTEST_SILENCE = 5
COUNTDOWN_BEFORE_ZERO, COUNTDOWN_AFTER_ZERO = 7, 5

# What is late by no more is no fault: one step of the times that printed cards have.
PATIENCE = 5


@frozen
class Begin:
    """`Begin first phase`, before everything else."""


@frozen
class Countdown:
    """The end of a phase: its five seconds, and the words on both sides of them."""

    phase: int


@frozen
class Slot:
    """Something to say, when, and for how long."""

    at: int
    seconds: int
    what: Announcement | Begin | Countdown
    # Which event of the scenario it is, counted from 0.
    event: int | None = None


@frozen
class Wait:
    """A slot that comes when another is still being spoken, and the seconds it would be late."""

    slot: Slot
    behind: Slot
    seconds: int


def slots(scenario: Scenario) -> list[Slot]:
    """All that has a time of its own, in order; the warnings before a phase's end give way to anything."""
    countdowns = (
        Slot(end - COUNTDOWN_BEFORE_ZERO, COUNTDOWN_BEFORE_ZERO + COUNTDOWN_AFTER_ZERO, Countdown(phase))
        for phase, end in enumerate(scenario.phases, 1)
    )
    events = (
        Slot(event.at, row_of(event.what).seconds(event.what), event.what, number)
        for number, event in enumerate(scenario.events)
    )
    return [Slot(0, BEGIN, Begin()), *sorted([*countdowns, *events], key=lambda slot: slot.at)]


def waits(scenario: Scenario) -> list[Wait]:
    """Every slot that would have to wait, if each thing were said as soon as the one before it has ended."""
    found: list[Wait] = []
    free, behind = 0, Slot(0, 0, Begin())
    for slot in slots(scenario):
        if free > slot.at:
            found.append(Wait(slot, behind, free - slot.at))
        free, behind = max(free, slot.at) + slot.seconds, slot
    return found


@frozen
class Report:
    """All that was found in a file. Without faults it may have notes."""

    path: str
    id: str | None
    problems: tuple[Problem, ...]
    notes: tuple[Problem, ...] = ()

    def in_words(self, texts: Texts) -> str:
        """A line for each problem and note with its place, or that there is nothing wrong."""
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

    def in_facts(self, texts: Texts) -> dict[str, Any]:
        """The same for other programs."""
        return {
            "file": self.path,
            "id": self.id,
            "faults": [_facts(texts, problem) for problem in self.problems],
            "notes": [_facts(texts, note) for note in self.notes],
        }


def check(path: Path) -> Report:
    """All that is to be said about a file."""
    return of_page(scenario_file.read(path))


def check_all(path: Path) -> list[Report]:
    """The same for a file, or for every file of a folder; one without any is a mistake of whoever asks."""
    if not _is_folder(path):
        return [check(path)]
    nothing = Report(shown_path(path), None, (Problem(0, 0, "scenario-folder-empty"),))
    return [check(file) for file in library.files_in(path)] or [nothing]


def _is_folder(path: Path) -> bool:
    """What may not even be looked at is taken for a file, which then says why it is not read."""
    try:
        return path.is_dir()
    except OSError:
        return False


def of_page(found: Page) -> Report:
    """All that is to be said about a page that was read already."""
    if found.scenario is None:
        return Report(found.path, None, found.problems)
    told = [(wait.seconds > PATIENCE, _waiting(wait, found)) for wait in waits(found.scenario)]
    late = [problem for too_late, problem in told if too_late]
    short = [problem for too_late, problem in told if not too_late]
    problems = (*_phases_of_another_kind(found, found.scenario), *late, *_short_silences(found))
    notes = (*_unlike_its_kind(found, found.scenario), *_taken_by_ours(found, found.scenario), *short)
    return Report(found.path, found.scenario.id, problems, notes)


def _phases_of_another_kind(found: Page, scenario: Scenario) -> Iterator[Problem]:
    """A test flight is what has two phases, and nothing else has (rules §2): one of the two is a mistake."""
    expected = len(limits_of(scenario.kind).phases)
    if len(scenario.phases) != expected:
        facts = {"count": len(scenario.phases), "expected": expected, "kind": kind_in_words(scenario.kind)}
        yield _at(found.fields_at["phases"], "scenario-kind-phases", **facts)


def _unlike_its_kind(found: Page, scenario: Scenario) -> Iterator[Problem]:
    """What a table may want, but more often has not thought of."""
    limits, kind = limits_of(scenario.kind), kind_in_words(scenario.kind)
    internals = any(hand.common or hand.serious for hand in limits.internals)
    turns: set[int] = set()
    for event, at in zip(scenario.events, found.events_at, strict=True):
        if not isinstance(event.what, AnnouncedThreat):
            continue
        if event.what.internal and not internals:
            yield _at(at, "scenario-kind-internal", kind=kind, **standing(at))
        if event.what.turn in turns and not max(limits.doubled_turns):
            yield _at(at, "scenario-kind-doubled", turn=event.what.turn, kind=kind)
        turns.add(event.what.turn)


def _taken_by_ours(found: Page, scenario: Scenario) -> Iterator[Problem]:
    """Whoever copies a mission to change it forgets its id."""
    ours = places.bundled("scenarios")
    taken = {path.stem.casefold() for path in library.files_in(ours)}
    if scenario.id.casefold() in taken and Path(found.path).absolute().parent != ours:
        yield _at(found.fields_at["id"], "scenario-id-of-ours", id=scenario.id)


def _at(node: Node, text_id: str, /, **facts: Any) -> Problem:
    return Problem(node.line, node.column, text_id, facts)


def _short_silences(found: Page) -> list[Problem]:
    """Silences that are over before it is said that they begin."""
    assert found.scenario
    return [
        _at(at, "scenario-silence-too-short", least=SHORTEST_SILENCE, **standing(at))
        for event, at in zip(found.scenario.events, found.events_at, strict=True)
        if isinstance(event.what, CommunicationsDown) and event.what.seconds < SHORTEST_SILENCE
    ]


def _waiting(wait: Wait, found: Page) -> Problem:
    """The fault of a wait, at the event that waits, or at the one before the countdown that would have to."""
    event = next((slot.event for slot in (wait.slot, wait.behind) if slot.event is not None), None)
    at = found.fields_at["phases"] if event is None else found.events_at[event]
    return _at(at, "scenario-crowded", seconds=wait.seconds, **_slot("late", wait.slot), **_slot("before", wait.behind))


def _slot(name: str, slot: Slot) -> dict[str, str]:
    match slot.what:
        case Begin():
            kind, said = "begin", ""
        case Countdown():
            kind, said = "countdown", str(slot.what.phase)
        case _:
            kind, said = "event", row_of(slot.what).words.write(slot.what)
    return {name: kind, f"{name}-said": said, f"{name}-at": clock(slot.at)}


def _facts(texts: Texts, problem: Problem) -> dict[str, Any]:
    return {"line": problem.line, "column": problem.column, "fault": problem.text_id, "text": problem.render(texts)}
