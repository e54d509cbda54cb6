"""`spacealert resolve --batch`: games in, results out, one JSON object per line."""

import json
import os
import subprocess
import sys
from io import BytesIO
from pathlib import Path

import pytest
from support import known_games
from support.languages import ENGLISH
from support.program_process import Ended, call_program

from spacealert.gamefile.batch import resolve_lines
from spacealert.kit.i18n.errors import Problem

TRACKS = {"red": "T1", "white": "T2", "blue": "T3", "internal": "T4"}
TILES: dict[str, list[str]] = {"red": [], "white": [], "blue": []}
GAME = {"id": 7, "crew": [{"color": "red", "plan": "a"}], "tracks": TRACKS, "threats": [], "tiles": TILES}


def with_plan(plan: str) -> str:
    return json.dumps(GAME | {"crew": [{"color": "red", "plan": plan}]})


def with_threat(**threat: object) -> str:
    return json.dumps(GAME | {"threats": [threat]})


def batch(games: str, lang: str = "en") -> Ended:
    environment = os.environ | {"PYTHONIOENCODING": "utf-8"}
    return call_program(["--lang", lang, "resolve", "--batch"], environment, games)


def test_results_keep_the_order_of_games_with_optional_trace() -> None:
    cases = list(known_games.cases("findings"))
    traced = [case["game"] | {"trace": True} for case in cases]
    told = batch("\n".join(map(json.dumps, traced)))
    for line, case in zip(told.stdout.splitlines(), cases, strict=True):
        found = json.loads(line)
        known = case["result"]
        shown = {name: found[name] for name in known} if known["outcome"] == "lost" else found  # wins have more details
        assert shown == known
    assert (told.returncode, told.stderr) == (0, "")

    untraced = batch(json.dumps(cases[0]["game"]))
    expected = {name: value for name, value in cases[0]["result"].items() if name != "trace"}
    assert json.loads(untraced.stdout) == expected


def test_a_plan_may_be_a_list() -> None:
    listed = GAME | {"crew": [{"color": "red", "plan": ["<", "a", "-", "6"]}]}
    text = GAME | {"crew": [{"color": "red", "plan": "<a-6"}]}
    one, other = batch(f"{json.dumps(listed)}\n\n{json.dumps(text)}\n").stdout.splitlines()
    assert one == other


def game(**changed: object) -> str:
    return json.dumps(GAME | changed)


def without(name: str) -> str:
    return json.dumps({key: value for key, value in GAME.items() if key != name})


def crew(*colors: str) -> str:
    return game(crew=[{"color": color, "plan": "a"} for color in colors])


GUNSHIP = {"card": "E1-05", "turn": 1, "zone": "red"}


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("{", "2: This line isn't JSON"),
        ("[" * 100_000, "1: This line isn't JSON"),
        (json.dumps(GAME)[:-1] + ', "id": NaN}', "1: This line isn't JSON"),
        (game(id="x" * 1_000_001), "longer than 1,000 kB"),
        (game(id="no").replace('"no"', "9" * 5000), "This line has a number with 5,000 digits; the limit is 1,000"),
        ("[]", "This line isn't a game; expected a JSON object"),
        (json.dumps({"game": GAME, "result": {}}), "expected only the “game” part"),
        (without("crew"), "1: “crew” is missing here"),
        (without("tracks"), "1: “tracks” is missing here"),
        (without("threats"), "1: “threats” is missing here"),
        (without("tiles"), "1: “tiles” is missing here"),
        (without("tracks")[:-1] + ', "tarcks": {}}', "114: “tarcks” is unknown here; did you mean “tracks”"),
        (game(tracks={}), "62: “red” is missing here"),
        (game(tiles={"red": [], "white": []}), "148: “blue” is missing here"),
        (game(crew=[]), "19: The crew is empty; expected one to five members"),
        (crew("red", "green", "blue", "yellow", "purple", "red"), "184: The crew has 6 members; the limit is five"),
        (crew("red", "green", "red"), "94: “red” appears twice; it's already on line 2"),
        (game(crew=[{"plan": "a"}]), "20: “color” is missing here"),
        (game(crew=[{"color": "red"}]), "20: “plan” is missing here"),
        (with_plan("aq"), "47: “q” isn't a card (turn 2); expected a b c"),
        (with_plan("a" * 13), "58: One card too many: this mission has 12 turns"),
        (game(turns=7, crew=[{"color": "red", "plan": "a" * 12}]), "One card too many: this mission has 7 turns"),
        (with_threat(turn=1), "136: “card” is missing here"),
        (with_threat(card="E9-1", turn=1), "145: No threat card is called “E9-1”; expected a code such as E1-05"),
        (with_threat(card="E1-1", turn=1), "145: No threat card is called “E1-1”; did you mean E1-10 Meteoroid"),
        (
            with_threat(card="SI3-102", turn=1),
            "SI3-102 Hidden Transmitter (upper blue) calls another threat. Under “calls”, enter the external card",
        ),
        (with_threat(card="I1-01", turn=1, calls="E1-05"), "I1-01 Skirmishers (upper red) doesn't call another threat"),
        (
            with_threat(card="SI3-103", turn=1, calls="I1-01"),
            "calls an external threat, not I1-01 Skirmishers (upper red)",
        ),
        (with_threat(card="E1-01", turn=0, zone="red"), "162: Found “0” here; expected a whole number from 1 to 12"),
        (game(threats=[GUNSHIP | {"turn": 9}], turns=7), "Found “9” here; expected a whole number from 1 to 7"),
        (with_threat(card="E1-01", turn=1), "136: E1-01 Pulse Ball is an external threat without a zone"),
        (
            with_threat(card="I1-01", turn=1, zone="red"),
            "173: I1-01 Skirmishers (upper red) is an internal threat, so it doesn't have a zone",
        ),
        (game(threats=[GUNSHIP, GUNSHIP | {"turn": 2}]), "181: E1-05 Gunship appears twice"),
        (game(tracks=TRACKS | {"red": "T8"}), "70: “T8” is unknown here; expected one of: T1"),
        (game(tiles={"red": ["\ud800"]}), "isn't a valid escape"),
        (game(turns=8), "195: “8” is unknown here; expected one of: 12, 7"),
        (game()[:-1] + ', "turns": 7, "turns": 12}', "198: “turns” appears twice"),
        (game(trace="yes"), "“trace” must be true or false"),
    ],
    ids=lambda value: value[:40],
)
def test_invalid_line_is_reported_without_stopping_others(line: str, sentence: str) -> None:
    told = batch(f"{json.dumps(GAME)}\n{line}\n{json.dumps(GAME | {'id': 8})}\n")
    assert [json.loads(result)["id"] for result in told.stdout.splitlines()] == [7, 8]
    assert told.stderr.startswith("-:2:")
    assert sentence in told.stderr
    assert told.stderr.count("\n") == 1
    assert told.returncode == 1


@pytest.mark.parametrize(
    "legal",
    [
        crew("red"),
        crew("red", "R2", "C3", "R4", "android"),
        game(crew=[{"color": "red", "plan": ""}]),
        with_plan("a" * 7),
        with_threat(card="I1-01", turn=1, zone=None),
        game(threats=[GUNSHIP, {"card": "I1-01", "turn": 1}]),
        game(tracks=dict.fromkeys(TRACKS, "T1")),
        game(id=None, further={"seed": 7}),
    ],
)
def test_unusual_but_legal_games_are_resolved(legal: str) -> None:
    told = batch(legal)
    assert (told.returncode, told.stderr) == (0, "")
    assert json.loads(told.stdout)["id"] == json.loads(legal)["id"]


def test_test_flight_has_seven_turns_plus_one() -> None:
    whole, flight = batch(f"{with_plan('a' * 12)}\n{game(turns=7)}\n").stdout.splitlines()
    assert (json.loads(whole)["turn"], json.loads(flight)["turn"]) == (13, 8)
    assert json.loads(flight)["crew"][0]["plan"] == "a------"


def test_game_without_an_id_gets_its_line_number() -> None:
    told = batch(f"\n{{\n{without('id')}\n")
    assert json.loads(told.stdout)["id"] == 3


def test_byte_order_marks_and_line_endings_do_not_matter() -> None:
    assert batch(f"\ufeff{json.dumps(GAME)}\r\n{json.dumps(GAME)}\r\n").stdout.count("\n") == 2


def test_undecodable_bytes_are_reported_with_line_and_column() -> None:
    problems = list(resolve_lines(BytesIO(b'{"id": "\xff"}\n\xef')))
    assert [(problem.line, problem.column) for problem in problems if isinstance(problem, Problem)] == [(1, 9), (2, 1)]
    (problem,) = resolve_lines(BytesIO((json.dumps(GAME) + "\n").encode("utf-16") * 3))
    assert isinstance(problem, Problem)
    assert "UTF-16" in problem.render(ENGLISH)


def test_each_line_is_answered_before_the_next_is_read() -> None:
    read: list[bytes] = []

    class Noted(BytesIO):
        def readline(self, size: int | None = -1) -> bytes:
            read.append(super().readline(size))
            return read[-1]

    found = resolve_lines(Noted((json.dumps(GAME) + "\n").encode() * 3))
    next(found)
    assert len(read) == 1


def test_endless_line_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spacealert.gamefile.batch.LONGEST_LINE", 100)
    with Path("/dev/zero").open("rb") as endless:
        (problem,) = resolve_lines(endless)
    assert (problem.line, problem.text_id) == (1, "batch-too-long") if isinstance(problem, Problem) else False


@pytest.mark.skipif(os.name != "posix", reason="pipes of a shell")
def test_reader_may_stop_after_the_first_line(tmp_path: Path) -> None:
    games = tmp_path / "games.jsonl"
    games.write_text((json.dumps(GAME) + "\n") * 3000, encoding="utf-8")
    line = f'"{sys.executable}" -m spacealert resolve --batch < "{games}" | head -1'
    told = subprocess.run(["sh", "-c", line], capture_output=True, encoding="utf-8", timeout=60, check=False)
    assert told.stdout.count("\n") == 1
    assert told.stderr == ""


def test_output_can_be_russian() -> None:
    assert "Эта строка — не JSON" in batch("{", lang="ru").stderr
    assert "-:1:1: Здесь не хватает поля «tracks»" in batch(without("tracks"), lang="ru").stderr
