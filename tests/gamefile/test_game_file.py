"""Game files: they are read, errors have positions, and written files can be read back."""

import datetime
import json
from pathlib import Path

import jsonschema
import pytest
import yaml
from attrs import evolve
from click.testing import CliRunner
from hypothesis import given
from hypothesis import strategies as st
from support.examples import examples
from support.folders import DATA
from support.languages import ENGLISH

from spacealert import gamefile
from spacealert.apps.cli import spacealert
from spacealert.engine import CARDS, Carryover, Game, Member, Slip, Threat, decks, resolve, ship
from spacealert.engine.cards import CALLERS
from spacealert.engine.decks import ActionCard
from spacealert.engine.legality import PlanWarning
from spacealert.engine.ship import TRACKS
from spacealert.gamefile import GameFile, card_names, mission_setup, reader, writer
from spacealert.gamefile.plan_warnings import describe_warning, find_warnings
from spacealert.kit.i18n.errors import InvalidFile
from spacealert.kit.storage import yaml_document
from spacealert.missions import library
from spacealert.texts import LANGUAGES, load_texts

EXAMPLES = sorted((DATA / "games").iterdir())
SCHEMA = json.loads((Path(gamefile.__file__).parent / "game.schema.json").read_text(encoding="utf-8"))


def parse(text: str) -> GameFile:
    return reader.game_from_document(yaml_document.parse(text, "game.yaml"))


def problems(text: str) -> list[tuple[int, int, str]]:
    with pytest.raises(InvalidFile) as caught:
        parse(text)
    return [(problem.line, problem.column, problem.text_id) for problem in caught.value.problems]


def example(name: str) -> GameFile:
    return gamefile.read(DATA / "games" / name)


# --- what is understood ---------------------------------------------------------------------------------------------


def test_game_file_with_every_field() -> None:
    found = example("mission.yaml")
    assert found.mission == "S2-1"
    assert found.date == datetime.date(2026, 11, 14)
    assert found.difficulty == gamefile.Difficulty(common="mixed", serious="white")
    assert found.roles == {"blue": ("captain", "security"), "green": ("communications",)}
    assert [(member.color, member.name, member.android) for member in found.game.crew] == [
        ("blue", "Anna", False),
        ("green", "Борис", False),
        ("red", "Vera", False),
        ("yellow", "", True),
    ]
    assert found.game.crew[1].plan == ("a", "", "", *"bx^bc", "", "", "c", "")
    assert found.game.threats == (
        Threat("SE1-02", 2, "white"),
        Threat("I1-01", 3),
        Threat("E2-03", 5, "blue"),
        Threat("SE1-04", 7, "red"),
    )
    assert found.game.tiles["red"] == ("lower", "heavy", "lift", "reactor", "structure", "shield")
    assert sorted(found.game.tiles["blue"]) == sorted(ship.TILES)
    assert found.game.slips == (Slip(6, "green", "c"),)


def test_a_test_flight_has_seven_turns() -> None:
    found = example("first-flight.yaml")
    assert found.game.turns == 7
    assert all(len(member.plan) == 7 for member in found.game.crew)
    assert found.game.threats == (Threat("E1-05", 1, "white"), Threat("E1-07", 3, "red"))


def test_mission_sets_the_number_of_turns() -> None:
    assert parse("{mission: s1-2, seed: 1, crew: [{color: red}]}").game.turns == 7
    assert parse("{mission: S1-3, seed: 1, crew: [{color: red}]}").game.turns == 12


def test_campaign_damage_carries_over() -> None:
    found = example("third-of-campaign.json")
    assert found.campaign == 3
    assert found.game.carried == Carryover({"red": ("structure", "lift"), "blue": ("shield",)}, ("LR",))
    assert sorted(found.game.tiles["red"]) == ["heavy", "lower", "reactor", "shield"]
    assert found.game.crew[0].name == 'Gleb "Ace"'


@pytest.mark.parametrize(
    "written",
    [
        "E1-05 red",
        "e1-05 red",
        "Е1-05 red",
        "Gunship red",
        "gunship RED",
        "Канонерка красный",
        "{card: E1-05, zone: red}",
    ],
)
def test_cards_are_named_by_code_or_name_in_both_languages(written: str) -> None:
    found = parse(f"{{crew: [{{color: red}}], seed: 1, threats: {{3: {written}}}}}")
    assert found.game.threats == (Threat("E1-05", 3, "red"),)


@pytest.mark.parametrize(
    "written",
    ["plan: ab>c^x-A4", "plan: 'ab> c^x- A4'", "plan: ab>|c^x-|A4", "plan: [a, b, '>', c, ^, x, '-', A, '4']"],
)
def test_plans_may_contain_spaces(written: str) -> None:
    found = parse(f"crew:\n- color: red\n  {written}\nseed: 1\nthreats: {{}}")
    assert found.game.crew[0].plan == (*"ab>c^x", "", "A", "4", "", "", "")


def test_every_card_can_be_named() -> None:
    for code in CARDS:
        assert card_names.find_card(code) == (code,)
        for lang in LANGUAGES:
            assert code in card_names.find_card(card_names.card_name(load_texts(lang), code))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_example_is_won_without_warnings(lang: str) -> None:
    found = parse(load_texts(lang).say("cli-resolve.file"))
    assert found.mission == "S1-4"
    assert [threat.card for threat in found.game.threats] == ["SE1-01", "E1-05", "SE1-04"]
    assert find_warnings(found) == []
    assert resolve(found.game).won


def test_json_may_use_tabs_and_escapes() -> None:
    crew = '[\n\t\t{"color": "red", "name": "\\ud83d\\ude00 \\/ \\u0410 \\\\ud83d"}\n\t]'
    text = f'{{\n\t"seed": 1, "threats": {{}},\n\t"crew": {crew}\n}}'
    assert parse(text).game.crew[0].name == json.loads(text)["crew"][0]["name"] == "😀 / А \\ud83d"


# --- what is drawn --------------------------------------------------------------------------------------------------


def test_seed_draws_missing_values() -> None:
    text = "{mission: S2-1, seed: 4711, difficulty: mixed, crew: [{color: red}, {color: green}, {color: blue}]}"
    found = parse(text)
    assert found == parse(text)
    assert found != parse(text.replace("4711", "4712"))
    assert sorted(found.game.tracks) == ["blue", "internal", "red", "white"]
    assert len(set(found.game.tracks.values())) == 4
    assert [warning.text_id for warning in find_warnings(found)] == [
        "legality-androids"
    ]  # three players without an android


def test_unconfirmed_reports_are_drawn_for_five_only() -> None:
    crew = [{"color": color} for color in ("red", "green", "blue", "yellow", "purple")]
    four, five = (
        parse(json.dumps({"mission": "S2-1", "seed": 1, "crew": crew[:count]})).game.threats for count in (4, 5)
    )
    assert len(five) > len(four)


@given(st.integers(0, 999_999_999_999), st.sampled_from(["white", "yellow", "mixed"]))
def test_no_card_is_drawn_twice_and_all_are_of_the_difficulty(seed: int, difficulty: str) -> None:
    decks = mission_setup.remaining_threat_decks(seed, gamefile.Difficulty(difficulty, difficulty))
    drawn = []
    for severity in ("common", "serious"):
        for where in ("external", "internal"):
            while decks.deck(severity, where).cards:
                card, decks = decks.draw(severity, where)
                drawn.append(card)
                assert CARDS[card].severity == severity
                assert (CARDS[card].sort == "external") == (where == "external")
    fitting = [code for code, card in CARDS.items() if card.box == "base" and difficulty in ("mixed", card.color)]
    assert sorted(drawn) == sorted(fitting)


def test_red_threats_are_drawn_with_called_cards() -> None:
    found = parse(
        "mission: DA-10\nseed: 3\ndifficulty: red\ncrew:\n"
        + "".join(f"  - {{color: {color}}}\n" for color in ("red", "blue", "green", "yellow"))
    ).game
    drawn = [CARDS[threat.card] for threat in found.cards]
    assert {card.color for card in drawn} == {"red"}
    assert len({card.code for card in drawn}) == len(drawn)
    for threat in found.cards:
        assert (threat.calls is not None) == (threat.card in CALLERS)
    assert found.variable_range


def test_cards_drawn_by_hand_leave_the_deck() -> None:
    left = mission_setup.remaining_threat_decks(1, gamefile.Difficulty("mixed", "mixed"), laid=["E1-05", "SI1-04"])
    assert "E1-05" not in left.deck("common", "external").cards
    assert len(left.deck("serious", "internal").cards) == 10


# --- what is wrong --------------------------------------------------------------------------------------------------

SOUND = """\
crew:
  - {color: red, plan: "abc"}
  - {color: green}
tracks: {red: T1, white: T2, blue: T3, internal: T4}
threats:
  1: E1-05 red
  2: SI1-04
"""


def test_example_game_has_no_faults() -> None:
    assert parse(SOUND).game.threats == (Threat("E1-05", 1, "red"), Threat("SI1-04", 2))


def test_explorers_of_the_crew_are_saved() -> None:
    file = parse(SOUND.replace('plan: "abc"', 'plan: "abc", explorer: Vega'))
    assert [member.explorer for member in file.game.crew] == ["Vega", ""]
    assert parse(writer.game_as_yaml(file)).game == file.game


FAULTS_OF_THE_EXPANSION = """\
crew:
- {color: red, specialization: Medic, plan: [abc, s]}
- {color: blue, specialization: Medic, plan: [a]}
- {color: green, plan: [S, ">>"]}
tracks: {red: T1, white: T2, blue: T3, internal: T4}
threats: {1: SI3-102, 2: {card: E1-07, zone: red, calls: I1-01}, 3: {card: SI3-103, calls: I1-02}}
tokens: {departure: red, arrival: yellow}
readings: {navigator_slows: none}
"""


def test_expansion_faults_are_reported_with_positions() -> None:
    assert problems(FAULTS_OF_THE_EXPANSION) == [
        (2, 46, "game-three-actions"),
        (3, 33, "game-taken"),
        (4, 25, "game-no-specialization"),
        (6, 14, "game-caller-alone"),
        (6, 26, "game-calls-nothing"),
        (6, 69, "game-calls-wrong"),
        (7, 35, "files-unknown"),
        (8, 29, "files-unknown"),
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_expansion_faults_are_one_sentence_in_every_language(lang: str) -> None:
    with pytest.raises(InvalidFile) as caught:
        parse(FAULTS_OF_THE_EXPANSION)
    for problem in caught.value.problems:
        said = load_texts(lang).say(problem.text_id, **problem.facts)
        assert said.endswith(".")
        assert "\n" not in said
        assert problem.text_id not in said


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("2: SI1-04", "1: E1-07 red", (7, 3, "game-two-threats")),
        ("2: SI1-04", "13: SI1-04", (7, 3, "files-expected-number")),
        ("2: SI1-04", "2: SI1-04 blue", (7, 13, "game-zone-internal")),
        ("2: SI1-04", "2: SI9-04", (7, 6, "game-card-unknown-near")),
        ("2: SI1-04", "2: qwertyuiop", (7, 6, "game-card-unknown")),
        ("2: SI1-04", "2: SI3-102", (7, 6, "game-caller-alone")),
        ("2: SI1-04", "2: {card: SI1-04, calls: E1-07}", (7, 6, "game-calls-nothing")),
        ("2: SI1-04", "2: {card: SI3-102, calls: I1-01}", (7, 6, "game-calls-wrong")),
        ("2: SI1-04", "2: Skirmishers", (7, 6, "game-card-ambiguous")),
        ("2: SI1-04", "2: Налётчики", (7, 6, "game-card-ambiguous")),
        ("2: SI1-04", "2: Fisure", (7, 6, "game-card-unknown-near")),
        ("2: SI1-04", "2: [[SI1-04]]", (7, 7, "files-expected-text")),
        ("2: SI1-04", "2: Gunship blue", (7, 6, "game-card-twice")),
        ("1: E1-05 red", "1: E1-05", (6, 6, "game-zone-missing")),
        ("1: E1-05 red", '1: "E1-05 green"', (6, 13, "files-unknown")),
        ("1: E1-05 red", "1: {card: E1-05}", (6, 6, "game-zone-missing")),
        ("white: T2", "white: T8", (4, 26, "files-unknown")),
        ("white: T2, ", "", (4, 9, "files-missing")),
        ("tracks: {red: T1, white: T2, blue: T3, internal: T4}", "", (1, 1, "game-draw-from-what")),
        ("{color: green}", "{color: red}", (3, 13, "game-taken")),
        ("{color: green}", "{color: mauve}", (3, 13, "files-unknown")),
        ("{color: green}", "{color: green, roles: captain}", (3, 27, "game-captain-first")),
        ("{color: green}", "{color: green, roles: [security, security]}", (3, 38, "game-taken")),
        ("{color: green}", "{color: green, android: maybe}", (3, 29, "files-unknown")),
        ("{color: green}", "{color: green, name: " + "a" * 61 + "}", (3, 26, "game-name")),
        ("{color: green}", '{color: green, name: "a\\nb"}', (3, 26, "game-name")),
        ("{color: green}", "{colour: green}", (3, 6, "files-unknown-near")),
        ('"abc"', '"abq"', (2, 27, "game-plan-letter")),
        ('"abc"', "abд", (2, 26, "game-plan-letter")),
        ('"abc"', '"abcabcabcabca"', (2, 37, "game-plan-too-long")),
        ('"abc"', "[a, '', '', '', '', '', '', '', '', '', '', '', b]", (2, 72, "game-plan-too-long")),
        ('"abc"', "[a, b, {}]", (2, 31, "files-expected-text")),
        ('"abc"', "[a, b, abc]", (2, 31, "game-three-actions")),
        ('"abc"', "[a, b, s]", (2, 31, "game-no-specialization")),
        ('"abc"', '"abc", specialization: Cook', (2, 47, "files-unknown")),
        ('"abc"', ">abc", (2, 24, "files-syntax-character")),
        ('"abc"', '""', (2, 24, "files-expected-text")),
        ('"abc"', "[a, b, q]", (2, 31, "game-plan-letter")),
        ("threats:", "date: 31.12.2026\nthreats:", (5, 7, "game-date")),
        ("threats:", "date: 2026-02-30\nthreats:", (5, 7, "game-date")),
        ("threats:", "seed: many\nthreats:", (5, 7, "files-expected-number")),
        ("threats:", "difficulty: mauve\nthreats:", (5, 13, "files-unknown")),
        ("threats:", "turns: 9\nthreats:", (5, 8, "files-unknown")),
        ("threats:", "mission: S9-9\nthreats:", (5, 10, "game-mission-unknown")),
        ("threats:", "mission: scenarios/S1-1.yaml\nthreats:", (5, 10, "game-mission-unknown")),
        ("threats:", "mission: S1-1\nturns: 12\nthreats:", (6, 8, "game-turns-differ")),
        ("threats:", "mission: mission 4 000-000\nthreats:", (5, 10, "generator-code-misheard")),
        ("threats:", "tiles: {red: [heavy, heavy, shield]}\nthreats:", (5, 22, "game-tile-twice")),
        ("threats:", "tiles: {red: [hull]}\nthreats:", (5, 15, "files-unknown")),
        ("threats:", "slips: [3 red]\nthreats:", (5, 9, "game-slip")),
        ("threats:", "slips: [3 blue a]\nthreats:", (5, 11, "files-unknown")),
        ("threats:", "slips: [3 red q]\nthreats:", (5, 15, "game-plan-letter")),
        ('"abc"', '"abc", hand: a>', (2, 37, "files-expected-list")),
        ('"abc"', '"abc", hand: [a>, b<, c^, x>]', (2, 50, "game-hand-phases")),
        ('"abc"', '"abc", hand: [a> ab, b<]', (2, 41, "game-hand-card")),
        ('"abc"', '"abc", hand: [A6]', (2, 38, "game-hand-card")),
        ('"abc"', '"abc", hand: [[a>]]', (2, 38, "files-expected-text")),
        ("threats:", "slips: [3 red ab]\nthreats:", (5, 15, "game-plan-letter")),
        ("threats:", "slips: [13 red a]\nthreats:", (5, 9, "files-expected-number")),
        ("threats:", "slips: [3 red a, 3 red b]\nthreats:", (5, 18, "game-slip-twice")),
        ("threats:", "campaign: {mission: 6}\nthreats:", (5, 21, "files-expected-number")),
        ("threats:", "campaign: {mission: 2, squads: [UR]}\nthreats:", (5, 33, "files-unknown")),
    ],
)  # fmt: skip
def test_faults_are_reported_with_positions(old: str, new: str, expected: tuple[int, int, str]) -> None:
    assert old in SOUND
    assert expected in problems(SOUND.replace(old, new, 1))


@pytest.mark.parametrize(
    ("plan", "expected"),
    [(">ab", "files-syntax-block"), ("> a b", "files-syntax-block"), ("- a b", "files-syntax-entry")],
)
def test_plan_misread_by_yaml_needs_quotes(plan: str, expected: str) -> None:
    assert (3, 9, expected) in problems(f"crew:\n- color: red\n  plan: {plan}\nseed: 1\nthreats: {{}}\n")


def test_a_sixth_member_is_too_many() -> None:
    crew = "".join(f"  - {{color: {color}}}\n" for color in gamefile.COLORS) + "  - {color: red}\n"
    assert (7, 5, "game-too-many") in problems(f"crew:\n{crew}")


def test_empty_crew_is_reported() -> None:
    assert (1, 7, "game-nobody") in problems("crew: []")


def test_threats_left_out_need_a_mission_and_a_seed() -> None:
    assert problems("{crew: [{color: red}], seed: 1}") == [(1, 1, "game-draw-from-what")]


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ("tracks:", "traks:", (4, 1, "files-unknown-near")),
        ("tracks:", "\ttracks:", (4, 1, "files-tab")),
        ("red: T1", "red: 'T1", (4, 15, "files-syntax-quote")),
        ("white: T2", "whit: T2", (4, 19, "files-unknown-near")),
        ("threats:", "threts:", (5, 1, "files-unknown-near")),
        ("crew:", "crwe:", (1, 1, "files-unknown-near")),
        ("color: green", "clor: green", (3, 6, "files-unknown-near")),
    ],
)
def test_missing_values_are_reported_once(old: str, new: str, place: tuple[int, int, str]) -> None:
    found = problems(SOUND.replace(old, new, 1))
    assert found[0] == place
    assert not {"files-missing", "game-draw-from-what"} & {text_id for _, _, text_id in found}


def test_placed_tiles_are_not_in_the_stack() -> None:
    campaign = "campaign: {mission: 2, damage: {red: [lift]}}\ntiles: {red: [lift]}"
    assert problems(f"seed: 1\ncrew: [{{color: red}}]\nthreats: {{}}\n{campaign}") == [
        (5, 15, "game-tile-on-ship"),
    ]


def test_all_faults_are_reported_in_order() -> None:
    text = SOUND.replace("T2", "T9").replace("red, plan", "green, plan").replace("SI1-04", "SI1-04 red")
    places = [(line, column) for line, column, _ in problems(text)]
    assert places == sorted(places)
    assert len(places) == 3


@pytest.mark.parametrize("lang", LANGUAGES)
def test_faults_name_what_was_expected(lang: str) -> None:
    with pytest.raises(InvalidFile) as caught:
        parse(SOUND.replace("E1-05 red", "Gunshp red"))
    assert caught.value.render(load_texts(lang)).startswith("game.yaml:6:6: ")
    assert f"E1-05 {card_names.card_name(ENGLISH, 'E1-05')}" in caught.value.render(ENGLISH)


# --- what is warned of ---------------------------------------------------------------------------------------------

FLOWN = """\
mission: S1-3
seed: 5
difficulty: white
crew: [{color: red, plan: abc, name: Ann}, {color: green}, {color: blue}, {color: yellow}]
"""


def test_drawn_cards_cause_no_warnings() -> None:
    assert find_warnings(parse(FLOWN)) == []


def of_one(member: dict[str, object], **more: object) -> GameFile:
    return parse(json.dumps({"seed": 1, "threats": {}, "crew": [{"color": "blue", **member}], **more}))


@pytest.mark.parametrize(("plan", "slips"), [(["ab", "^"], 1), (["a", "^"], 0)])
def test_1_3_12_slip_with_double_actions_is_a_warning(plan: list[str], slips: int) -> None:
    file = of_one({"plan": plan}, slips=["2 blue <"])
    found = [
        (warning.who, warning.facts["turn"]) for warning in find_warnings(file) if warning.text_id == "game-doubt-slip"
    ]
    assert found == [("blue", 2)] * slips


def test_double_action_hands_are_saved_and_checked() -> None:
    file = of_one({"plan": ["ab", "x", "ca"], "hand": ["^/ab x/<<", "", "ac/^"]})
    assert [[str(card) for card in phase] for phase in file.hands["blue"]] == [["ab/^", "<</x"], [], ["ac/^"]]
    assert [
        warning.facts["letter"] for warning in find_warnings(file) if warning.text_id == "legality-not-in-hand"
    ] == ["ca"]
    assert parse(writer.game_as_yaml(file)).hands == file.hands
    jsonschema.validate(json.loads(writer.game_as_json(file)), SCHEMA)


def test_duplicate_unique_cards_cause_warnings() -> None:
    file = parse(SOUND.replace("T2", "T1") + "tiles: {red: [heavy, lower, shield, reactor, lift], blue: []}\n")
    assert [(warning.text_id, warning.facts) for warning in find_warnings(file)][-3:] == [
        ("game-doubt-track", {"track": "T1"}),
        ("game-doubt-tiles", {"zone": "red", "tiles": "structure", "count": 1}),
        ("game-doubt-tiles", {"zone": "blue", "tiles": ", ".join(ship.TILES), "count": 6}),
    ]
    assert resolve(file.game).end.turn


def test_two_threats_on_one_turn_are_both_kept() -> None:
    two = [
        {"card": "I1-01", "turn": 2},
        {"card": "E1-05", "turn": 2, "zone": "red"},
        {"card": "E1-07", "turn": 1, "zone": "white"},
    ]
    file = parse(json.dumps({"seed": 1, "crew": [{"color": "red"}], "threats": two}))
    assert [threat.card for threat in file.game.threats] == ["E1-07", "E1-05", "I1-01"]
    assert parse(writer.game_as_yaml(file)) == parse(writer.game_as_json(file)) == file


def test_threats_are_compared_with_the_mission() -> None:
    drawn = parse(FLOWN)
    first, second, *rest = drawn.game.threats
    assert first.zone
    other = next(zone for zone in ship.ZONES if zone != first.zone)
    free = next(turn for turn in range(1, 9) if turn not in {threat.turn for threat in drawn.game.threats})
    wrong = evolve(drawn, game=evolve(drawn.game, threats=(evolve(first, zone=other), *rest, Threat("SI2-05", free))))
    assert {(warning.text_id, warning.facts.get("turn")) for warning in find_warnings(wrong)} == {
        ("game-doubt-other", first.turn),
        ("game-doubt-missing", second.turn),
        ("game-doubt-unannounced", free),
        ("game-doubt-color", None),
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_warnings_name_the_players(lang: str) -> None:
    file = parse(FLOWN.replace("abc", "AB").replace("difficulty: white", "threats: {1: E2-05 red, 2: I2-05}"))
    sentences = [describe_warning(load_texts(lang), warning, file) for warning in find_warnings(file)]
    assert sentences[0].startswith("Ann")
    assert len(set(sentences)) == len(sentences) > 3


@pytest.mark.parametrize(
    ("letters", "told"),
    [("^a", "all double-action cards with ↑↓ + A are in use."), ("aa", "no double-action card has A + A.")],
)
def test_double_action_warnings_use_card_symbols(letters: str, told: str) -> None:
    warning = PlanWarning("legality-no-double-card", "red", {"turn": 4, "letters": letters, "there": letters != "aa"})
    assert describe_warning(load_texts("en"), warning, parse(FLOWN)).endswith(told)


@pytest.mark.parametrize(
    ("text_id", "facts", "told"),
    [
        ("legality-not-so-many", {"letters": "a", "laid": 39, "there": 30}, "39 cards with “A”"),
        ("legality-not-so-many", {"letters": "x>", "laid": 39, "there": 30}, "“battlebots + →”"),
        ("legality-not-in-hand", {"turn": 3, "letter": "^"}, "can be “↑↓”"),
        ("legality-heroic-taken", {"letter": "5"}, "the heroic “the bridge”"),
        ("legality-special-together", {"turn": 2, "letters": "sb"}, "has “basic special action + B”"),
        ("legality-card-too-often", {"card": "a>", "noted": 3, "there": 2}, "the card “A →”"),
        ("legality-card-too-often", {"card": "ab/^", "noted": 3, "there": 2}, "the card “A B / ↑↓”"),
    ],
)
def test_warnings_name_cards_as_players_see_them(text_id: str, facts: dict[str, object], told: str) -> None:
    assert told in describe_warning(ENGLISH, PlanWarning(text_id, "red", facts), parse(FLOWN))


def test_plans_are_compared_with_noted_hands() -> None:
    file = parse(FLOWN.replace("plan: abc", 'plan: abc, hand: [">a b<", "", c^]'))
    assert file.hands == {"red": ((ActionCard("a", ">"), ActionCard("b", "<")), (), (ActionCard("c", "^"),))}
    assert [(warning.text_id, warning.who, warning.facts["turn"]) for warning in find_warnings(file)] == [
        ("legality-not-in-hand", "red", 3)
    ]
    assert find_warnings(parse(FLOWN.replace("plan: abc", 'plan: ab-, hand: [">a b<"]'))) == []


# --- what is written ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.name)
def test_yaml_and_json_are_the_same_value(path: Path, tmp_path: Path) -> None:
    file = gamefile.read(path)
    as_yaml, as_json = writer.game_as_yaml(file), writer.game_as_json(file)
    for name, text in (("game.yaml", as_yaml), ("game.json", as_json)):
        (tmp_path / name).write_text(text, encoding="utf-8")
        assert gamefile.read(tmp_path / name) == file
    assert json.loads(as_json)["$schema"] == "game.schema.json"
    assert "$schema=game.schema.json" in as_yaml


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.name)
def test_schema_accepts_examples_and_our_own_files(path: Path) -> None:
    class AsTyped(yaml.SafeLoader):
        """Keys are texts and dates stay texts, as in JSON."""

    AsTyped.yaml_implicit_resolvers = {
        first: [pair for pair in pairs if pair[0] != "tag:yaml.org,2002:timestamp"]
        for first, pairs in yaml.SafeLoader.yaml_implicit_resolvers.items()
    }
    written = yaml.load(path.read_text(encoding="utf-8"), Loader=AsTyped)
    written["threats"] = {str(turn): threat for turn, threat in written.get("threats", {}).items()}
    jsonschema.validate(written, SCHEMA)
    jsonschema.validate(json.loads(writer.game_as_json(gamefile.read(path))), SCHEMA)


def test_escape_sequences_in_names_are_shown_harmlessly() -> None:
    file = GameFile(
        Game([Member("red", "", "Eve\x1b[2J\n")], dict(zip((*ship.ZONES, "internal"), TRACKS, strict=False)))
    )
    for text in (writer.game_as_yaml(file), writer.game_as_json(file)):
        assert parse(text).game.crew[0].name == "Eve\N{REPLACEMENT CHARACTER}[2J"


def test_schema_can_be_saved_next_to_the_files() -> None:
    printed = CliRunner().invoke(spacealert, ["resolve", "--schema"], obj=ENGLISH)
    assert json.loads(printed.output) == SCHEMA


names = st.text(st.characters(exclude_categories=["C", "Z"]) | st.just(" "), max_size=20).map(str.strip)
plans = st.lists(st.sampled_from("abcx<>^-ABX123456"), max_size=12).map(
    lambda cards: tuple(cards + ["-"] * (12 - len(cards)))
)


@st.composite
def game_files(draw: st.DrawFn) -> GameFile:
    turns = draw(st.sampled_from([7, 12]))
    colors = draw(st.lists(st.sampled_from(gamefile.COLORS), min_size=1, max_size=5, unique=True))
    crew = tuple(Member(color, draw(plans)[:turns], draw(names), draw(st.booleans())) for color in colors)
    tracks = draw(st.permutations(list(TRACKS)))
    codes = draw(st.lists(st.sampled_from(sorted(CARDS)), max_size=8, unique=True))
    drawn = [
        Threat(
            code,
            draw(st.integers(1, turns)),
            None if card_names.is_internal(code) else draw(st.sampled_from(ship.ZONES)),
        )
        for code in codes
    ]
    drawn = [threat for threat in drawn if threat.card not in CALLERS]
    if draw(st.booleans()):
        drawn.append(Threat("SE3-105", draw(st.integers(1, turns)), "red", Threat("E1-102", 0)))
        drawn = list({threat.card: threat for threat in drawn if threat.card != "E1-102"}.values())
    threats = tuple(sorted(drawn, key=lambda threat: (threat.turn, threat.zone is None)))
    damage = {zone: tuple(draw(st.permutations(ship.TILES))[: draw(st.integers(1, 6))]) for zone in ("red", "blue")}
    campaign = draw(st.sampled_from([None, 1, 2, 3]))
    carried = (
        Carryover(damage, draw(st.sampled_from([("UB", "LR"), ("UB",), ("LR",), ()]))) if campaign else Carryover()
    )
    tiles: dict[str, tuple[str, ...]] = {
        zone: tuple(tile for tile in draw(st.permutations(ship.TILES)) if tile not in carried.tiles.get(zone, ()))
        for zone in ship.ZONES
    }
    some = st.lists(st.sampled_from([*decks.ACTION_CARDS, *decks.HEROIC_CARDS]), max_size=4).map(tuple)
    hands = draw(st.dictionaries(st.sampled_from(colors), st.lists(some, max_size=3).map(tuple)))
    slips = draw(
        st.lists(
            st.builds(Slip, st.integers(1, turns), st.sampled_from(colors), st.sampled_from("abcx<>^ABX123456")),
            max_size=3,
            unique_by=lambda slip: (slip.turn, slip.color),
        )
    )
    mission = draw(st.sampled_from([None, "S1-1" if turns == 7 else "S2-4", "Домашняя 1"]))
    difficulties = st.sampled_from(["white", "yellow", "mixed"])
    places = dict(zip((*ship.ZONES, "internal"), tracks, strict=False))
    return GameFile(
        Game(crew, places, threats, tiles, turns, tuple(slips), carried, mission or ""),
        mission,
        draw(st.none() | st.dates(min_value=datetime.date(1000, 1, 1))),
        draw(st.none() | st.builds(gamefile.Difficulty, difficulties, difficulties)),
        {colors[0]: ("captain", "security")} if draw(st.booleans()) else {},
        draw(st.none() | st.integers(0, 999_999_999_999)),
        campaign,
        None if mission in (None, "Домашняя 1") else library.find(mission),
        hands,
    )


@examples(60)
@given(game_files())
def test_written_games_can_be_read(file: GameFile) -> None:
    assert parse(writer.game_as_yaml(file)) == file
    assert parse(writer.game_as_json(file)) == file
    jsonschema.validate(json.loads(writer.game_as_json(file)), SCHEMA)


def test_exchange_format_is_a_valid_game_file(tmp_path: Path) -> None:
    exchanged = {
        "id": 7,
        "crew": [{"color": "blue", "plan": "a>c"}],
        "tracks": {"red": "T1", "white": "T2", "blue": "T3", "internal": "T4"},
        "threats": [{"card": "I1-01", "turn": 2}, {"card": "E1-05", "turn": 1, "zone": "red"}],
        "tiles": {zone: list(ship.TILES) for zone in ship.ZONES},
    }
    path = tmp_path / "exchanged.json"
    path.write_text(json.dumps(exchanged), encoding="utf-8")
    found = gamefile.read(path).game
    assert (found.id, found.tracks) == (7, exchanged["tracks"])
    assert found.threats == (Threat("E1-05", 1, "red"), Threat("I1-01", 2))


@pytest.mark.parametrize(
    ("threats", "said"),
    [
        ('[{"card": "E1-05", "zone": "red"}]', "“turn” is missing"),
        ('[{"card": "E1-05", "turn": 99, "zone": "red"}]', "Found “99” here"),
        ('[{"card": "E1-05", "turn": 2, "zone": "red"}, {"card": "E1-05", "turn": 3, "zone": "red"}]', "appears twice"),
        ('["E1-05 red"]', "expected a table"),
        ('"E1-05 red"', "expected a table"),
    ],
)
def test_threat_list_faults_are_reported_with_positions(threats: str, said: str, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(f'{{"seed": 1, "crew": [{{"color": "red"}}], "threats": {threats}}}', encoding="utf-8")
    with pytest.raises(InvalidFile) as error:
        gamefile.read(path)
    assert len(error.value.problems) == 1
    assert said in error.value.render(ENGLISH)
