"""The progress of each crew: lessons, flights, exercises, and the rules explained so far.

The progress of all crews is in one file, `school.json`, in the user's data folder.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from difflib import SequenceMatcher
from enum import StrEnum
from pathlib import Path
from typing import Annotated

from attrs import evolve, field, frozen

from spacealert.kit.i18n.errors import UserError, find_reason
from spacealert.kit.storage import places
from spacealert.kit.storage.codec import Between, Length
from spacealert.kit.storage.versions import SavedFile, VersionedFormat
from spacealert.school.exercises import HARDEST


class StepKind(StrEnum):
    LESSON = "lesson"
    FLIGHT = "flight"


@frozen
class Step:
    """A step of the course. `id` names a lesson, or the mission of a flight."""

    kind: StepKind
    id: str


# Even the first flight delays a crew that forgets the computer.
_FIRST_LESSONS = ("moving", "energy", "threats", "round", "computer", "resolution")
_FURTHER_LESSONS = (*("internal", "battlebots", "rockets", "interceptors"), *("window", "unconfirmed", "data"))
FLIGHTS = ("S1-1", "S1-2", "S1-3", "S1-6", "S2-1")

COURSE = (
    *(Step(StepKind.LESSON, lesson) for lesson in _FIRST_LESSONS),
    *(Step(StepKind.FLIGHT, flight) for flight in FLIGHTS[:2]),
    *(Step(StepKind.LESSON, lesson) for lesson in _FURTHER_LESSONS),
    *(Step(StepKind.FLIGHT, flight) for flight in FLIGHTS[2:]),
)


_MOST = 10_000
_MOST_BYTES = 4_000_000
_SAME_NAME = 0.75  # share of letters that a name has in common with its correction
_LEAST_CREW, _MANY = 2, 3  # alone, another name is another player; more than three keep their course with a guest
_RIGHT_IN_A_ROW = 2  # correct answers in a row before exercises get harder
_Name = Annotated[str, Length(200)]
_Count = Annotated[int, Between(0, 1_000_000)]


@frozen
class Practice:
    asked: _Count = 0
    right: _Count = 0
    level: Annotated[int, Between(1, HARDEST)] = 1
    in_a_row: _Count = 0

    def after_answer(self, right: bool) -> "Practice":
        """Return the results after another answer.

        Right answers in a row raise the level, and a wrong answer lowers it.
        """
        if not right:
            return evolve(self, asked=self.asked + 1, level=max(1, self.level - 1), in_a_row=0)
        in_a_row = self.in_a_row + 1
        harder = in_a_row % _RIGHT_IN_A_ROW == 0 and self.level < HARDEST
        return Practice(self.asked + 1, self.right + 1, self.level + harder, in_a_row)


@frozen
class Progress:
    """The progress of one crew.

    `flying` is the training mission that the crew has begun but not resolved yet. Steps in `skipped` are no longer
    suggested but can still be taken.
    """

    done: Mapping[_Name, _Count] = field(factory=dict)  # how often each step was completed
    skipped: Annotated[tuple[_Name, ...], Length(_MOST)] = ()
    practice: Mapping[_Name, Practice] = field(factory=dict)
    explained: Annotated[tuple[_Name, ...], Length(_MOST)] = ()
    flying: Annotated[str, Length(200)] = ""

    @property
    def next_step(self) -> Step | None:
        """The first step that is neither done nor skipped, or None."""
        return next((step for step in COURSE if step.id not in (*self.done, *self.skipped)), None)

    def practice_results(self, kind: str) -> Practice:
        return self.practice.get(kind, Practice())

    def with_done(self, step: str) -> "Progress":
        flying = "" if step == self.flying else self.flying
        return evolve(self, done={**self.done, step: self.done.get(step, 0) + 1}, flying=flying)

    def with_skipped(self, step: str) -> "Progress":
        return evolve(self, skipped=_with_id(self.skipped, step))

    def with_practice(self, kind: str, right: bool) -> "Progress":
        return evolve(self, practice={**self.practice, kind: self.practice_results(kind).after_answer(right)})

    def with_explained(self, rules: Iterable[str]) -> "Progress":
        explained = self.explained
        for rule in rules:
            explained = _with_id(explained, rule)
        return evolve(self, explained=explained)


def _with_id(ids: tuple[str, ...], one: str) -> tuple[str, ...]:
    return ids if one in ids else (*ids, one)


@frozen
class _School:
    crews: Mapping[_Name, Progress] = field(factory=dict)


FORMAT = VersionedFormat("school", _School)


def crew_key(names: Iterable[str]) -> str:
    """Return the key of a crew's progress, which does not depend on the seats.

    If a name was corrected, the crew keeps its earlier key.
    """
    crew = ", ".join(sorted(name.strip().casefold() for name in names if name.strip()))
    try:
        known = _read_school().crews
    except UserError:  # reported when the file is read or written
        return crew
    return crew if crew in known else next((one for one in known if _is_corrected_crew(one, crew)), crew)


def _is_corrected_crew(before: str, after: str) -> bool:
    """Return whether the crews differ only by one corrected name."""
    old, new = before.split(", "), after.split(", ")
    gone, come = (list((Counter(one) - Counter(other)).elements()) for one, other in ((old, new), (new, old)))
    if len(old) != len(new) or len(old) < _LEAST_CREW or (len(gone), len(come)) != (1, 1):
        return False
    return len(new) > _MANY or SequenceMatcher(None, gone[0], come[0]).ratio() >= _SAME_NAME


def progress_file() -> Path:
    return places.user_folder() / "school.json"


def read(crew: str) -> Progress:
    """Return this crew's progress. Raise an error if the file cannot be read."""
    return _read_school().crews.get(crew, Progress())


def write(crew: str, progress: Progress) -> None:
    """Save this progress. Raise an error if the file cannot be written, or if the existing file cannot be read."""
    school = evolve(before := _read_school(), crews={**before.crews, crew: progress})
    try:
        _school_file().write(school)
    except OSError as error:
        raise UserError("files-unwritable", path=str(progress_file()), why=find_reason(error)) from None


def _read_school() -> _School:
    return _school_file().read() if _school_file().exists else _School()


def _school_file() -> SavedFile[_School]:
    return SavedFile(FORMAT, progress_file(), _MOST_BYTES, "school-damaged")
