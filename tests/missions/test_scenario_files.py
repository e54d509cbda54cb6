"""Scenario files: the published missions, and every possible error with its position, in both languages."""

import json
import re
from typing import Any

import jsonschema
import pytest
from hypothesis import given
from hypothesis import strategies as st
from support import known_games

from spacealert.kit.storage import places, yaml_document
from spacealert.kit.storage.yaml_document import EmptyNode, ListNode, MappingNode, Node, TextNode
from spacealert.missions import library, notation, scenario_check, scenario_file
from spacealert.missions.announcements import (
    LONGEST_SILENCE,
    AnnouncedThreat,
    CommunicationsDown,
    DataTransfer,
    IncomingData,
    Zone,
)
from spacealert.missions.codes import GeneratorRequest
from spacealert.missions.generator import generate
from spacealert.missions.notation import Dialect
from spacealert.missions.scenario import Kind, Scenario, ScenarioEvent, why_misplaced
from spacealert.texts import LANGUAGES, load_texts

SCHEMA = json.loads((places.bundled_folder("scenarios") / "scenario.schema.json").read_text(encoding="utf-8"))
OURS = [entry for entry in library.entries() if not entry.own]

GOOD = """\
id: my-first
kind: mission
title: {en: My first, ru: Моё первое}
phases: [3:45, 7:30, 10:00]
events:
  0:10: threat T+2 serious white
  0:55: unconfirmed T+3 internal
  2:20: incoming data
  2:50: communications down 10
  3:05: data transfer
"""


def of(text: str) -> scenario_file.ParsedScenario:
    return scenario_file.parse_document(yaml_document.parse(text, "x.yaml"))


def problems(text: str) -> list[tuple[int, int, str]]:
    found = of(text)
    assert (found.scenario is None) == bool(found.problems)
    told = scenario_check.check_parsed(found).problems
    for language in LANGUAGES:  # every error has a text
        assert all(problem.render(load_texts(language)) for problem in told)
    return [(problem.line, problem.column, problem.text_id) for problem in told]


def with_event(line: str) -> str:
    return GOOD.replace("  2:20: incoming data\n", line + "\n")


# Published missions


def test_there_are_thirty_four_published_missions() -> None:
    ids = [entry.scenario.id for entry in OURS]
    expected = [f"S1-{n}" for n in range(1, 9)] + [f"S2-{n}" for n in range(1, 9)]
    assert ids == expected + [f"DA-E{n}" for n in range(1, 7)] + [f"DA-{n}" for n in range(1, 13)]


@pytest.mark.parametrize("entry", OURS, ids=lambda entry: entry.scenario.id)
def test_published_missions_are_complete(entry: library.LibraryEntry) -> None:
    assert scenario_check.check(entry.path).problems == ()
    assert entry.path.stem == entry.scenario.id
    assert entry.scenario.title.keys() == set(LANGUAGES)
    # "Mission 1" is the same in English, German and French.
    assert len({entry.scenario.title[language] for language in ("en", "ru", "cs")}) == 3
    assert entry.scenario.sources
    assert entry.path.read_text(encoding="utf-8").startswith("# yaml-language-server: $schema=scenario.schema.json\n")


def test_published_missions_match_their_transcription() -> None:
    rows = known_games.missions()
    assert len(rows) == 34
    by_id = {entry.scenario.id: entry.scenario for entry in OURS}
    for row in rows:
        scenario = by_id[row["id"]]
        assert notation.write(scenario) == row["script"]
        assert (scenario.level(), scenario.level(confirmed_only=True)) == (
            int(row["level"]),
            int(row["level_confirmed"]),
        )
        assert scenario.sources == int(row["sources"])
        assert Scenario.guess_kind(scenario.phases, scenario.events) == scenario.kind


def test_published_missions_have_only_the_known_conflict() -> None:
    notes = {entry.scenario.id: scenario_check.check(entry.path).notes for entry in OURS}
    ((id_, (note,)),) = [(id_, found) for id_, found in notes.items() if found]
    assert id_ == "S2-3"
    assert note.facts["late-at"] == "8:15"
    assert note.facts["seconds"] == 3


# Faults


def test_valid_scenario_has_no_errors() -> None:
    found = of(GOOD)
    assert scenario_check.check_parsed(found) == scenario_check.CheckResult("x.yaml", "my-first", ())
    assert found.scenario == Scenario(
        "my-first",
        Kind.MISSION,
        {"en": "My first", "ru": "Моё первое"},
        (225, 450, 600),
        (
            ScenarioEvent(10, AnnouncedThreat(2, serious=True, zone=Zone.WHITE)),
            ScenarioEvent(55, AnnouncedThreat(3, internal=True, confirmed=False)),
            ScenarioEvent(140, IncomingData()),
            ScenarioEvent(170, CommunicationsDown(10)),
            ScenarioEvent(185, DataTransfer()),
        ),
    )


def test_yaml_numbers_and_booleans_are_read_as_text() -> None:
    found = of(GOOD.replace("{en: My first, ru: Моё первое}", "{en: No, ru: on}").replace("0:10:", '"0:08":'))
    assert found.scenario is not None
    assert found.scenario.title == {"en": "No", "ru": "on"}
    assert found.scenario.events[0].at == 8


def test_one_title_can_serve_both_languages() -> None:
    found = of(GOOD.replace("{en: My first, ru: Моё первое}", "Other")).scenario
    assert found is not None
    assert found.title == dict.fromkeys(LANGUAGES, "Other")


def test_several_events_may_share_a_time() -> None:
    found = of(with_event("  2:20: [incoming data, communications down 5]")).scenario
    assert found is not None
    assert [event.what for event in found.events if event.at == 140] == [IncomingData(), CommunicationsDown(5)]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        # times
        ("  140: incoming data", (8, 3, "scenario-time")),
        ("  2.20: incoming data", (8, 3, "scenario-time")),
        ("  2:75: incoming data", (8, 3, "scenario-time")),
        ("  2:5: incoming data", (8, 3, "scenario-time")),
        ("  1:02:20: incoming data", (8, 3, "scenario-time")),
        ("  -2:20: incoming data", (8, 3, "scenario-time")),
        ("  ٢:٢٠: incoming data", (8, 3, "scenario-time")),
        ("  later: incoming data", (8, 3, "scenario-time")),
        ("  0:50: incoming data", (8, 3, "scenario-time-order")),
        ("  0:55: incoming data", (8, 3, "scenario-time-doubled")),
        ("  00:55: incoming data", (8, 3, "scenario-time-doubled")),
        # turns, classes and zones
        ("  2:20: threat T+9 red", (8, 16, "scenario-turn")),
        ("  2:20: threat T+0 red", (8, 16, "scenario-turn")),
        ("  2:20: threat T+12 red", (8, 16, "scenario-turn")),
        ("  2:20: threat T+ red", (8, 16, "scenario-turn")),
        ("  2:20: threat Т+4 red", (8, 16, "scenario-turn-cyrillic")),
        ("  2:20: threat T4 red", (8, 16, "scenario-turn")),
        ("  2:20: threat 4 red", (8, 16, "scenario-turn")),
        ("  2:20: threat red", (8, 9, "scenario-turn-missing")),
        ("  2:20: threat T+4", (8, 9, "scenario-zone-missing")),
        ("  2:20: threat T+4 serious", (8, 9, "scenario-zone-missing")),
        ("  2:20: unconfirmed T+4", (8, 9, "scenario-zone-missing")),
        ("  2:20: threat T+4 internal red", (8, 29, "scenario-zone-of-internal")),
        ("  2:20: threat T+4 red serious internal", (8, 20, "scenario-zone-of-internal")),
        ("  2:20: threat T+4 red blue", (8, 24, "scenario-zone-second")),
        ("  2:20: threat T+4 green", (8, 20, "files-unknown")),
        ("  2:20: threat T+4 purple", (8, 20, "files-unknown")),
        ("  2:20: threat T+4 seriuos red", (8, 20, "files-unknown-near")),
        ("  2:20: treat T+4 red", (8, 9, "files-unknown-near")),
        ("  2:20: threat T+4 white serious", (8, 9, "scenario-form")),
        ("  2:20: Threat t+4 Red", (8, 9, "scenario-form")),
        ("  2:20: threat T+4 T+5 red", (8, 9, "scenario-form")),
        # other events
        ("  2:20: incoming date", (8, 9, "files-unknown-near")),
        ("  2:20: Data Transfer", (8, 9, "files-unknown-near")),
        ("  2:20: tea break", (8, 9, "scenario-event")),
        ("  2:20:", (8, 8, "files-expected-text")),
        ("  2:20: []", (8, 9, "files-expected-text")),
        ("  2:20: {incoming: data}", (8, 9, "files-expected-text")),
        ("  2:20: communications down", (8, 9, "scenario-silence")),
        ("  2:20: communications down 0", (8, 9, "scenario-silence")),
        ("  2:20: communications down 100", (8, 9, "scenario-silence")),
        ("  2:20: communications down ten", (8, 9, "scenario-silence")),
        ("  2:20: communications down 10 s", (8, 9, "scenario-silence")),
        # form
        ("\t2:20: incoming data", (8, 1, "files-tab")),
        ("  2:20 incoming data", (8, 3, "files-syntax-colon")),
        ("  2:20: &late incoming data", (8, 9, "files-anchor")),
        ("  2:20: *late", (8, 9, "files-alias")),
        ("  2:20: !!str incoming data", (8, 9, "files-tag")),
        ("   2:20: incoming data", (8, 8, "files-syntax-value")),
        (" 2:20: incoming data", (8, 2, "files-syntax-key")),
        ("2:20: incoming data", (8, 1, "files-syntax-indent")),
        ("  2:20: 'incoming data", (8, 9, "files-syntax-quote")),
        # not speakable
        ("  0:12: incoming data", (8, 9, "scenario-time-order")),
        ("  0:56: incoming data", (8, 9, "scenario-crowded")),
        ("  0:55: [data transfer, data transfer]", (8, 3, "scenario-time-doubled")),
        ("  2:20: communications down 3", (8, 9, "scenario-silence-too-short")),
    ],
)
def test_event_errors_are_reported_with_positions(line: str, expected: tuple[int, int, str]) -> None:
    if expected[2] == "scenario-time-order":
        expected = (expected[0], 3, expected[2])
    assert problems(with_event(line)) == [expected]


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("[3:45, 7:30, 10:00]", "[3:45, 10:00, 7:30]", [(4, 23, "scenario-phases-order")]),
        ("[3:45, 7:30, 10:00]", "[3:45, 3:45, 10:00]", [(4, 16, "scenario-phases-order")]),
        ("[3:45, 7:30, 10:00]", "[3:45, 3:50, 10:00]", [(4, 16, "scenario-phase-short")]),
        ("[3:45, 7:30, 10:00]", "[225, 450, 600]", [(4, n, "scenario-time") for n in (10, 15, 20)]),
        ("[3:45, 7:30, 10:00]", "[10:00]", [(4, 9, "scenario-phases-count")]),
        ("[3:45, 7:30, 10:00]", "[3:45, 7:30, 10:00, 12:00]", [(4, 9, "scenario-phases-count")]),
        ("[3:45, 7:30, 10:00]", "3:45", [(4, 9, "files-expected-list")]),
        ("[3:45, 7:30, 10:00]", "[0:30, 2:00, 3:00]", [(7, 9, "scenario-phase-is-over"), (10, 3, "scenario-past-end")]),
        ("[3:45, 7:30, 10:00]", "[3:45, 7:30", [(4, 9, "files-syntax-bracket")]),
        ("id: my-first", "id: 1 2", [(1, 5, "scenario-id")]),
        ("id: my-first", "id: ../../etc/passwd", [(1, 5, "scenario-id")]),
        ("id: my-first", "id:", [(1, 4, "files-expected-text")]),
        ("id: my-first", "id: [a]", [(1, 5, "files-expected-text")]),
        ("id: my-first\n", "", [(1, 1, "files-missing")]),
        ("id: my-first", "di: my-first", [(1, 1, "files-unknown"), (1, 1, "files-missing")]),
        ("id: my-first", "id: my-first\nid: other", [(2, 1, "files-doubled")]),
        ("id: my-first", "id: my-first\nauthor: me", [(2, 1, "files-unknown")]),
        ("kind: mission", "kind: misson", [(2, 7, "files-unknown-near")]),
        ("kind: mission", "kind: campaign", [(2, 7, "files-unknown")]),
        ("kind: mission", "kind: mission\nsources: many", [(3, 10, "files-expected-number")]),
        ("kind: mission", "kind: mission\nsources: no", [(3, 10, "files-expected-number")]),
        ("kind: mission", "kind: mission\nsources: -1", [(3, 10, "files-expected-number")]),
        ("kind: mission", "kind: mission\ncode: 'ж'", [(3, 7, "scenario-code")]),
        ("{en: My first, ru: Моё первое}", "{en: My first, it: Prima}", [(3, 23, "files-unknown")]),
        ("{en: My first, ru: Моё первое}", "{en: '', ru: Моё первое}", [(3, 13, "files-expected-text")]),
        ("{en: My first, ru: Моё первое}", "{}", [(3, 8, "files-expected-text")]),
        ("{en: My first, ru: Моё первое}", "x" * 101, [(3, 8, "scenario-title-long")]),
        ("{en: My first, ru: Моё первое}", '"\\e[31mred"', [(3, 8, "files-control")]),
        ("id: my-first", 'id: "a\\u202eb"', [(1, 5, "files-control")]),
        ("{en: My first, ru: Моё первое}", "Part 1: the first", [(3, 14, "files-syntax-value")]),
    ],
)
def test_header_errors_are_reported_with_positions(old: str, new: str, expected: list[tuple[int, int, str]]) -> None:
    assert problems(GOOD.replace(old, new)) == expected


def test_threat_after_its_phase_is_refused() -> None:
    text = GOOD + "  3:50: threat T+3 red\n  4:30: threat T+7 blue\n  7:31: threat T+7 blue\n  8:00: threat T+8 red\n"
    assert problems(text) == [(11, 9, "scenario-phase-is-over"), (13, 9, "scenario-phase-is-over")]


def test_a_round_of_two_phases_has_seven_turns() -> None:
    text = GOOD.replace(", 10:00]", "]") + "  4:30: threat T+8 red\n"
    assert problems(text) == [(11, 9, "scenario-no-such-turn")]


def test_events_at_or_after_the_end_are_refused() -> None:
    text = GOOD + "  9:40: incoming data\n  10:00: incoming data\n  11:00: incoming data\n"
    assert problems(text) == [(12, 3, "scenario-past-end"), (13, 3, "scenario-past-end")]


def test_event_overlapping_a_countdown_is_reported() -> None:
    assert problems(GOOD.replace("3:05: data", "3:34: data")) == [(10, 9, "scenario-crowded")]
    assert problems(GOOD.replace("3:05: data", "3:42: data")) == [(10, 9, "scenario-crowded")]
    assert problems(GOOD.replace("3:05: data", "3:50: data")) == []


def test_all_errors_are_reported_at_once() -> None:
    text = """\
id: my first
kind: misson
title: {en: No, it: Non}
phases: [3:45, 7:3O, 10:00]
events:
  140: threat T+9 red
  0:55: threat T+3
  0:55: incoming data
  0:50: threat T+4 internal blue
  2:50: communications down
"""
    assert problems(text) == [
        (1, 5, "scenario-id"),
        (2, 7, "files-unknown-near"),
        (3, 17, "files-unknown"),
        (4, 16, "scenario-time"),
        (6, 3, "scenario-time"),
        (6, 15, "scenario-turn"),
        (7, 9, "scenario-zone-missing"),
        (8, 3, "scenario-time-doubled"),
        (9, 3, "scenario-time-order"),
        (9, 29, "scenario-zone-of-internal"),
        (10, 9, "scenario-silence"),
    ]


def test_one_event_can_have_several_errors() -> None:
    assert problems(with_event("  2:20: threat T+9")) == [
        (8, 9, "scenario-zone-missing"),
        (8, 16, "scenario-turn"),
    ]
    assert problems(with_event("  1:75: threat T+0 purple")) == [
        (8, 3, "scenario-time"),
        (8, 16, "scenario-turn"),
        (8, 20, "files-unknown"),
    ]


def test_oversized_event_is_reported_quickly() -> None:
    assert problems(with_event("  2:20: threat " + "red " * 200_000)) == [(8, 9, "scenario-event")]


def test_invalid_yaml_line_hides_no_other_error() -> None:
    text = GOOD.replace("kind: mission", "kind mission").replace("T+2", "T+9")
    assert problems(text) == [(2, 1, "files-syntax-colon"), (6, 16, "scenario-turn")]


@pytest.mark.parametrize("text", ["[]", "just words", "12", "- a\n- b", "events"])
def test_scenario_must_be_a_mapping(text: str) -> None:
    assert problems(text) == [(1, 1, "files-expected-table")]


def test_errors_name_found_and_expected_in_both_languages() -> None:
    def said(text: str, language: str) -> list[str]:
        return [problem.render(load_texts(language)) for problem in of(text).problems]

    late = with_event("  140: incoming data")
    assert said(late, "en") == ["Found “140” here; expected a time as minutes:seconds, such as 2:20."]
    assert said(late, "ru") == ["Здесь «140», а нужно время — минуты:секунды, например 2:20."]
    zone = with_event("  2:20: threat T+4 internal red")
    assert said(zone, "en") == ["Found “red” here, but internal threats don't have a zone; expected “internal” alone."]
    assert said(zone, "ru") == ["Здесь «red», но у внутренней угрозы (internal) сектора нет. Оставьте одно «internal»."]


# Writing

TITLES = st.dictionaries(
    st.sampled_from(LANGUAGES),
    st.text(
        st.characters(exclude_categories=["C", "Zl", "Zp"], include_characters=":#'\"{}[],&*!|>%@`-? "),
        min_size=1,
        max_size=40,
    )
    .map(lambda text: " ".join(text.split()))
    .filter(bool),
    min_size=1,
)
WHAT = st.one_of(
    st.builds(AnnouncedThreat, st.integers(1, 8), st.booleans(), st.just(False), st.sampled_from(Zone), st.booleans()),
    st.builds(AnnouncedThreat, st.integers(1, 8), st.booleans(), st.just(True), st.none(), st.booleans()),
    st.just(IncomingData()),
    st.just(DataTransfer()),
    st.builds(CommunicationsDown, st.integers(1, LONGEST_SILENCE)),
)


@st.composite
def scenarios(draw: st.DrawFn) -> Scenario:
    """Draw any valid scenario file."""
    lengths = draw(st.lists(st.integers(12, 400), min_size=2, max_size=3))
    phases = tuple(sum(lengths[: n + 1]) for n in range(len(lengths)))
    events = [ScenarioEvent(at, what) for at, what in draw(st.lists(st.tuples(st.integers(0, phases[-1] - 1), WHAT)))]
    return Scenario(
        draw(st.from_regex(f"(?:{scenario_file.ID})", fullmatch=True).filter(str.isprintable)),
        draw(st.sampled_from(Kind)),
        draw(TITLES),
        phases,
        [event for event in events if why_misplaced(event, phases) is None],
        draw(st.none() | st.integers(0, 1000)),
        draw(st.none() | st.from_regex(scenario_file.CODE, fullmatch=True).map(str.strip)),
    )


@given(scenario=scenarios())
def test_scenario_file_survives_reading_and_writing(scenario: Scenario) -> None:
    found = of(scenario_file.write(scenario))
    assert found.problems == ()
    assert found.scenario == scenario
    jsonschema.validate(as_json(yaml_document.parse(scenario_file.write(scenario)).root), SCHEMA)


@given(scenario=scenarios(), dialect=st.sampled_from(Dialect))
def test_script_survives_reading_and_writing(scenario: Scenario, dialect: Dialect) -> None:
    script = notation.read(notation.write(scenario, dialect), dialect)
    assert script.problems == ()
    assert (script.phases, script.events) == (scenario.phases, scenario.events)


@pytest.mark.parametrize("kind", Kind)
def test_generated_missions_are_valid_files_without_waits(kind: Kind) -> None:
    for seed in range(20):
        mission = generate(GeneratorRequest(kind, 5, seed))
        found = of(scenario_file.write(mission))
        assert found.scenario == mission
        assert scenario_check.check_parsed(found) == scenario_check.CheckResult("x.yaml", mission.id, ())


@given(start=st.integers(0, len(GOOD)), length=st.integers(0, 12), put=st.text(max_size=6))
def test_any_damaged_scenario_is_reported(start: int, length: int, put: str) -> None:
    text = GOOD[:start] + put + GOOD[start + length :]
    last = len(text.splitlines()) + 1
    assert all(0 < line <= last and column > 0 for line, column, _ in problems(text))


# The schema


def as_json(node: Node | None) -> Any:
    """Parse a file as an editor does, with YAML 1.2: times are texts, and plain numbers are numbers."""
    match node:
        case MappingNode():
            return {name.value: as_json(value) for name, value in node.entries}
        case ListNode():
            return [as_json(item) for item in node.items]
        case TextNode(value, plain=plain):
            number = plain and re.fullmatch(r"-?[0-9]+", value)
            return int(value) if number else None if plain and value in ("", "~", "null") else value
        case EmptyNode() | None:
            return None


def accepted_by_schema(text: str) -> bool:
    return not list(jsonschema.Draft202012Validator(SCHEMA).iter_errors(as_json(yaml_document.parse(text).root)))


def test_the_schema_accepts_our_missions() -> None:
    jsonschema.Draft202012Validator.check_schema(SCHEMA)
    for entry in OURS:
        assert accepted_by_schema(entry.path.read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("id: my-first", "id: my first"),
        ("id: my-first\n", ""),
        ("kind: mission", "kind: campaign"),
        ("kind: mission", "kind: mission\nauthor: me"),
        ("kind: mission", "kind: mission\nsources: many"),
        ("3:45, 7:30, 10:00", "3:45, 450, 10:00"),
        ("3:45, 7:30, 10:00", "3:45"),
        ("2:20: incoming", "140: incoming"),
        ("incoming data", "incoming"),
        ("T+2", "T+9"),
        ("serious white", "serious"),
        ("internal", "internal red"),
        ("down 10", "down 100"),
        ("{en: My first, ru: Моё первое}", "{}"),
    ],
)
def test_the_schema_refuses_what_the_reader_refuses(old: str, new: str) -> None:
    assert accepted_by_schema(GOOD)
    assert not accepted_by_schema(GOOD.replace(old, new))
    assert problems(GOOD.replace(old, new))


def test_schema_and_reader_use_the_same_words() -> None:
    assert SCHEMA["properties"]["kind"]["enum"] == [*Kind]
    assert SCHEMA["properties"]["id"]["pattern"] == f"^{scenario_file.ID}$".replace(r"\"", '"')
    assert SCHEMA["properties"]["code"]["pattern"] == f"^{scenario_file.CODE}$"
    assert SCHEMA["$defs"]["title"]["maxLength"] == scenario_file.LONGEST_TITLE
    assert set(SCHEMA["properties"]) == {*scenario_file.REQUIRED, *scenario_file.OPTIONAL}
