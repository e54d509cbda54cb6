"""A scenario is one recording for every crew, which hears its part of it, with its threat level."""

import pytest

from spacealert.missions.announcements import AnnouncedThreat, CommunicationsDown, DataTransfer, IncomingData, Zone
from spacealert.missions.scenario import Crew, Kind, Scenario, ScenarioEvent, format_time

EVENTS = (
    ScenarioEvent(50, AnnouncedThreat(3, internal=True, confirmed=False)),
    ScenarioEvent(10, AnnouncedThreat(2, serious=True, zone=Zone.WHITE)),
    ScenarioEvent(140, IncomingData()),
    ScenarioEvent(185, DataTransfer()),
    ScenarioEvent(320, CommunicationsDown(15)),
)
SCENARIO = Scenario("X-1", Kind.MISSION, {"en": "One", "ru": "Один"}, (225, 450, 600), EVENTS)


def test_events_are_sorted_by_time() -> None:
    assert [event.at for event in SCENARIO.events] == [10, 50, 140, 185, 320]


def test_the_level_counts_serious_threats_twice() -> None:
    assert SCENARIO.level() == 3
    assert SCENARIO.level(confirmed_only=True) == 2
    assert SCENARIO.end == 600


@pytest.mark.parametrize(
    ("crew", "heard"),
    [
        (Crew(5), [10, 50, 140, 185, 320]),
        (Crew(4, androids=1), [10, 50, 140, 185, 320]),
        (Crew(4), [10, 140, 185, 320]),
        (Crew(3, androids=1), [10, 140, 185, 320]),
        (Crew(2, androids=2), [10, 140, 185, 320]),
        (Crew(1, androids=4), [10]),
    ],
)
def test_each_crew_hears_its_own_announcements(crew: Crew, heard: list[int]) -> None:
    assert [event.at for event in SCENARIO.for_crew(crew).events] == heard


@pytest.mark.parametrize(("second", "phase"), [(0, 1), (224, 1), (225, 2), (449, 2), (450, 3), (600, 3)])
def test_end_of_a_phase_belongs_to_the_next(second: int, phase: int) -> None:
    assert SCENARIO.phase_at(second) == phase


def test_a_threat_has_a_zone_exactly_when_it_is_external() -> None:
    with pytest.raises(ValueError):
        AnnouncedThreat(2)
    with pytest.raises(ValueError):
        AnnouncedThreat(2, internal=True, zone=Zone.RED)


def test_title_in_one_language_serves_all() -> None:
    own = Scenario("X", Kind.MISSION, {"ru": "Свой"}, (1, 2), ())
    assert own.title_in("en") == "Свой"
    assert SCENARIO.title_in("en") == "One"


def test_times_are_written_like_on_the_cards() -> None:
    assert [format_time(second) for second in (0, 5, 225, 840)] == ["0:00", "0:05", "3:45", "14:00"]


def test_kinds_accept_common_spellings() -> None:
    assert [kind.value for kind in Kind] == [
        "test flight",
        "simulation",
        "advanced simulation",
        "mission",
        "easier double action",
        "double action",
    ]
