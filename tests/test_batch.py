"""`spacealert resolve --batch`: games in, results out, one JSON object a line, as other engines' authors use it."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

FINDINGS = Path(__file__).parent / "rules" / "findings.jsonl"
TRACKS = {"red": "T1", "white": "T2", "blue": "T3", "internal": "T4"}
TILES: dict[str, list[str]] = {"red": [], "white": [], "blue": []}
GAME = {"id": 7, "crew": [{"color": "red", "plan": "a"}], "tracks": TRACKS, "threats": [], "tiles": TILES}


def with_plan(plan: str) -> str:
    return json.dumps(GAME | {"crew": [{"color": "red", "plan": plan}]})


def with_threat(**threat: object) -> str:
    return json.dumps(GAME | {"threats": [threat]})


def batch(games: str, lang: str = "en") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "spacealert", "--lang", lang, "resolve", "--batch"],
        input=games,
        capture_output=True,
        encoding="utf-8",
        env=os.environ | {"PYTHONUTF8": "1"},
        check=False,
    )


def test_results_come_in_the_order_of_the_games_with_the_trace_where_it_is_wanted() -> None:
    cases = [json.loads(line) for line in FINDINGS.read_text(encoding="utf-8").splitlines()]
    traced = [case["game"] | {"trace": True} for case in cases]
    told = batch("\n".join(map(json.dumps, traced)))
    assert [json.loads(line) for line in told.stdout.splitlines()] == [case["result"] for case in cases]
    assert (told.returncode, told.stderr) == (0, "")

    untraced = batch(json.dumps(cases[0]["game"]))
    expected = {name: value for name, value in cases[0]["result"].items() if name != "trace"}
    assert json.loads(untraced.stdout) == expected


def test_a_plan_may_be_a_list() -> None:
    listed = GAME | {"crew": [{"color": "red", "plan": ["<", "a", "-", "6"]}]}
    text = GAME | {"crew": [{"color": "red", "plan": "<a-6"}]}
    one, other = batch(f"{json.dumps(listed)}\n\n{json.dumps(text)}\n").stdout.splitlines()
    assert one == other


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("{", "This line is not JSON"),
        ("[" * 100_000, "This line is not JSON"),
        ("[]", "game is []; expected a JSON object"),
        (
            with_plan("aq"),
            'crew[0].plan[2] is "q"; expected one of: a b c',
        ),
        (with_plan("a" * 13), "expected a plan of at most 12 turns"),
        (
            with_threat(card="E1-1", turn=1),
            'threats[0].card is "E1-1"; expected one of: E1-1',
        ),
        (with_threat(card="E1-01", turn=0, zone="red"), "expected a turn, 1 to 12"),
        (
            with_threat(card="E1-01", turn=1),
            "threats[0].zone is null; expected one of: red",
        ),
        (json.dumps(GAME | {"tracks": TRACKS | {"red": "T8"}}), 'tracks.red is "T8"; expected one of: T1'),
        (json.dumps(GAME | {"tiles": {"red": ["\ud800"]}}), "tiles.red[0] is"),
    ],
)
def test_a_line_that_is_no_game_is_named_in_one_sentence(line: str, sentence: str) -> None:
    told = batch(f"{json.dumps(GAME)}\n{line}\n")
    assert json.loads(told.stdout)["id"] == 7
    assert told.stderr.startswith("-:2:")
    assert sentence in told.stderr
    assert told.stderr.count("\n") == 1
    assert told.returncode == 1


def test_it_speaks_russian() -> None:
    assert "Эта строка — не JSON" in batch("{", lang="ru").stderr
