"""The way through flight school: lessons in the rulebook's order, and the flights between them."""

from enum import StrEnum

from attrs import frozen


class StepKind(StrEnum):
    """What a step of the course is."""

    LESSON = "lesson"
    FLIGHT = "flight"


@frozen
class Step:
    """`id` names a lesson, or the mission of a flight."""

    kind: StepKind
    id: str


# The first flight already delays a crew that forgets its computer.
_FIRST_LESSONS = ("moving", "energy", "threats", "round", "computer", "resolution")
_FURTHER_LESSONS = (
    *("internal", "battlebots", "rockets", "interceptors"),
    *("window", "unconfirmed", "data"),
)
FLIGHTS = ("S1-1", "S1-2", "S1-3", "S1-6", "S2-1")

COURSE = (
    *(Step(StepKind.LESSON, lesson) for lesson in _FIRST_LESSONS),
    *(Step(StepKind.FLIGHT, flight) for flight in FLIGHTS[:2]),
    *(Step(StepKind.LESSON, lesson) for lesson in _FURTHER_LESSONS),
    *(Step(StepKind.FLIGHT, flight) for flight in FLIGHTS[2:]),
)
