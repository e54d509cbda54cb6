"""The script notation: its dialects, chapter files, and every way an event can be malformed."""

import pytest
from support.folders import DATA
from support.languages import ENGLISH

from spacealert.missions import notation
from spacealert.missions.announcements import AnnouncedThreat, CommunicationsDown, DataTransfer, IncomingData, Zone
from spacealert.missions.notation import Dialect
from spacealert.missions.scenario import Kind, Scenario, ScenarioEvent
from spacealert.texts import LANGUAGES, load_texts

SCRIPT = "010AL2STW,055UR3IT,150AL4TB,220ID,250CS10,305DT,345PE1,730PE2,1000PE3"


def test_script_contains_phases_and_events() -> None:
    script = notation.read(SCRIPT, Dialect.NOMINAL)
    assert script.problems == ()
    assert script.phases == (225, 450, 600)
    assert script.events == (
        ScenarioEvent(10, AnnouncedThreat(2, serious=True, zone=Zone.WHITE)),
        ScenarioEvent(55, AnnouncedThreat(3, internal=True, confirmed=False)),
        ScenarioEvent(110, AnnouncedThreat(4, zone=Zone.BLUE)),
        ScenarioEvent(140, IncomingData()),
        ScenarioEvent(170, CommunicationsDown(10)),
        ScenarioEvent(185, DataTransfer()),
    )


def test_card_times_are_five_seconds_earlier() -> None:
    assert notation.read(SCRIPT, Dialect.CARD).phases == (230, 455, 605)
    scenario = Scenario("x", Kind.MISSION, {"en": "x"}, (225, 450, 600), (ScenarioEvent(222, DataTransfer()),))
    assert notation.write(scenario) == "342DT,345PE1,730PE2,1000PE3"
    assert notation.write(scenario, Dialect.CARD) == "342DT,340PE1,725PE2,955PE3"


@pytest.mark.parametrize(
    "script",
    [
        "960PE3,345PE1, 730PE2,\n010AL2STW,\t055 UR3IT,150AL4TB,220ID,250CS10,305DT",  # any order, spaces, 9:60
        "010al2stw,055ur3it,150AL4TB,220id,250cs10,305dt,345pe1,730pe2,1000pe3,",  # lowercase, trailing comma
        "010AL2STW,055UR3ITB,150AL4TB,220ID,250CS10,305DT,345PE01,730PE02,1000PE3",  # a meaningless zone
        "0010AL2STW,0055UR3IT,0150AL4TB,0220ID,0250CS10,0305DT,0345PE1,0730PE2,1000PE3",
    ],
)
def test_other_dialects_mean_the_same(script: str) -> None:
    read = notation.read(script, Dialect.NOMINAL)
    expected = notation.read(SCRIPT, Dialect.NOMINAL)
    assert read.problems == ()
    assert (read.phases, sorted(read.events, key=lambda event: event.at)) == (expected.phases, list(expected.events))


@pytest.mark.parametrize(
    ("event", "why"),
    [
        ("315", "bare"),
        ("AL1TR", "time"),
        ("10AL1TR", "time"),
        ("10000AL1TR", "time"),
        ("", "time"),
        ("100AL9TR", "turn"),
        ("100AL0TR", "turn"),
        ("100AL12TR", "turn"),
        ("100ALTR", "turn"),
        ("100AL1XR", "class"),
        ("100AL1", "class"),
        ("100AL1T", "zone"),
        ("100AL1STG", "zone"),
        ("100CS0", "silence"),
        ("100CS", "silence"),
        ("100CS100", "silence"),
        ("100PE4", "phase"),
        ("100XX", "code"),
        ("1TR", "time"),
        ("400AL3TR", "phase-is-over"),
        ("1000DT", "past-end"),
    ],
)
def test_malformed_event_is_skipped_alone(event: str, why: str) -> None:
    script = notation.read(f"010AL1TB,{event},200ID,345PE1,730PE2,1000PE3", Dialect.NOMINAL)
    (problem,) = script.problems
    assert (problem.line, problem.column, problem.facts["number"], problem.facts["why"]) == (1, 10, "2", why)
    assert [event.at for event in script.events] == [10, 120]
    for language in LANGUAGES:
        assert event in load_texts(language).say(problem.text_id, **problem.facts)


def test_a_phase_ends_once() -> None:
    script = notation.read("345PE1,730PE2,400PE1", Dialect.NOMINAL)
    assert script.phases == (225, 450)
    assert [(problem.column, problem.facts["why"]) for problem in script.problems] == [(15, "phase")]


@pytest.mark.parametrize("ends", ["", "345PE1", "345PE2,730PE3", "345PE1,730PE3", "345PE1,200PE2", "345PE1,350PE2"])
def test_impossible_phase_ends_are_reported(ends: str) -> None:
    script = notation.read(f"010AL1TB,{ends}", Dialect.NOMINAL)
    assert script.phases is None
    assert script.problems


def test_a_round_of_two_phases_has_no_eighth_turn() -> None:
    script = notation.read("010AL8TB,345PE1,730PE2", Dialect.NOMINAL)
    assert [problem.facts["why"] for problem in script.problems] == ["no-such-turn"]


CHAPTERS = """\
; a remark
[One: the first]
mission01 = 010AL1TB,
  200ID,345PE1,730PE2
mission02=010AL1TB,315,345PE1,730PE2

[Two]
opener = 010AL1IT,345PE1,730PE2,1000PE3
nonsense
opener = 010AL1IT,345PE1,730PE2,1000PE3
"""


def test_errors_name_chapter_mission_and_position() -> None:
    found, problems = notation.read_scenarios(CHAPTERS, "My Missions", Dialect.NOMINAL)
    assert [one.scenario.id for one in found] == ["my-missions-1-01", "my-missions-1-02", "my-missions-2-opener"]
    assert [(one.chapter, one.name) for one in found] == [
        ("One: the first", "mission01"),
        ("One: the first", "mission02"),
        ("Two", "opener"),
    ]
    assert [event.at for event in found[0].scenario.events] == [10, 120]
    assert found[0].scenario.title_in("ru") == "One: the first, mission01"
    assert [(problem.line, problem.column, problem.render(ENGLISH)) for problem in problems] == [
        (
            5,
            20,
            "[One: the first] mission02, event 2: found “315” here; "
            "a time without an event: expected a code after it, such as 315ID.",
        ),
        (9, 1, "Found “nonsense” here; expected [the title of a chapter], or a name, “=” and a script."),
        (10, 1, "[Two] opener appears twice; expected each name once in a chapter."),
    ]


def test_single_script_is_named_after_its_file() -> None:
    ((one,), problems) = notation.read_scenarios(SCRIPT + "\n", "12 monkeys", Dialect.NOMINAL)
    assert problems == []
    assert one.scenario.id == "script-12-monkeys"
    assert one.scenario.kind is Kind.ADVANCED_SIMULATION  # three phases, an internal threat, level 4


@pytest.mark.parametrize("text", ["", "\n \n", "[only a chapter]\n", "hello"])
def test_text_without_a_script_is_reported(text: str) -> None:
    found, problems = notation.read_scenarios(text, "x", Dialect.NOMINAL)
    assert found == []
    assert problems


def test_two_hundred_scripts_import_with_one_reported_error() -> None:
    text = (DATA / "scripts" / "crowded.cfg").read_text(encoding="utf-8")
    found, (problem,) = notation.read_scenarios(text, "crowded", Dialect.NOMINAL)
    assert len(found) == len({one.scenario.id for one in found}) == 200
    assert problem.facts["chapter"] == "Crowded - 1. two phases"
    assert (problem.facts["mission"], problem.facts["number"], problem.facts["found"]) == ("mission10", "6", "320")
    assert (problem.line, problem.column) == (12, 50)
    scripts_there = [line.partition("=")[2].strip() for line in text.splitlines() if "=" in line]
    for there, one in zip(scripts_there, found, strict=True):
        assert sorted(notation.write(one.scenario).split(",")) == sorted(set_aside(there, "320"))


def set_aside(script: str, event: str) -> list[str]:
    return [one for one in script.split(",") if one != event]
