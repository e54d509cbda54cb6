"""The course: no flight requires what no earlier lesson has taught."""

from collections.abc import Iterator

from spacealert.missions import library
from spacealert.missions.announcements import AnnouncedThreat, CommunicationsDown, DataTransfer, IncomingData
from spacealert.missions.scenario import Crew, Scenario
from spacealert.school.progress import COURSE, StepKind


def demanded(scenario: Scenario) -> Iterator[str]:
    """Return the lessons that a full crew needs for this mission. Every mission punishes a forgotten computer."""
    yield from ("moving", "energy", "threats", "round", "resolution", "computer")
    for event in scenario.for_crew(Crew(5)).events:
        match event.what:
            case AnnouncedThreat(internal=True):
                yield "internal"
            case AnnouncedThreat(confirmed=False):
                yield "unconfirmed"
            case IncomingData() | DataTransfer():
                yield "round"
            case CommunicationsDown():
                yield "data"


def test_flights_follow_the_lessons_they_need() -> None:
    taught: set[str] = set()
    flights = 0
    for step in COURSE:
        if step.kind is StepKind.LESSON:
            taught.add(step.id)
            continue
        flights += 1
        assert set(demanded(library.find(step.id))) <= taught, step.id
    assert flights == 5
