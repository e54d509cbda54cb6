"""The coach: every change is found and none that does not help, and what the command says of them."""

import json
import os
from itertools import islice
from pathlib import Path
from random import Random

import pytest
from support import known_games, plain_search
from support.program_process import Ended, call_program

from spacealert.coach.changes import Change, changed, symbols
from spacealert.coach.search import Search
from spacealert.engine import Game
from spacealert.gamefile import read

CORPORA = (
    "findings", "single-threat", "random", "good-plans",
    "new-frontier/random", "new-frontier/specialisations", "new-frontier/double-actions",
)  # fmt: skip
# A lost ship that one card would have saved.
GAME = """
crew:
  - {color: blue, name: Anna, plan: "-^a --xb c-b--"}
  - {color: green, plan: "<-- --b- ->b--"}
  - {color: red, plan: "--- a-cb -^--c"}
tracks: {red: T2, white: T4, blue: T3, internal: T6}
threats: {1: E1-01 white, 7: SE2-02 white}
tiles:
  red: [heavy, lift, structure, reactor, lower, shield]
  white: [shield, heavy, lower, structure, reactor, lift]
  blue: [structure, lower, lift, reactor, shield, heavy]
"""


def games(name: str, count: int) -> list[Game]:
    """Games of a corpus, from everywhere in it, the same every time."""
    cases = list(islice(known_games.cases(name), 600))
    return [known_games.game_of(case["game"]) for case in Random(name).sample(cases, min(count, len(cases)))]


@pytest.mark.parametrize("name", CORPORA)
def test_every_change_of_one_slot_is_found(name: str) -> None:
    for game in games(name, 3):
        found = {outcome.changes: outcome.total for outcome in Search(game).singles()}
        assert found == plain_search.better(game, symbols(game), 1)


@pytest.mark.parametrize("name", CORPORA)
def test_every_change_of_two_slots_is_found_once(name: str) -> None:
    """With one card for each member's slots, so that all of them can be resolved."""
    for number, game in enumerate(games(name, 6)):
        tried = tuple((Random(number).choice(all_),) for all_ in symbols(game))
        search = Search(game, tried)
        found = [outcome for part in search.pairs() for outcome in part]
        assert {outcome.changes: outcome.total for outcome in found} == plain_search.better(game, tried, 2)
        assert len(found) == len({outcome.changes for outcome in found})
        assert search.pair_count == sum(1 for _ in plain_search.ends(game, tried, 2))


@pytest.mark.parametrize("name", CORPORA)
def test_the_end_of_any_changes_is_that_of_the_changed_game(name: str) -> None:
    for number, game in enumerate(games(name, 8)):
        search, chance = Search(game), Random(number)
        for _ in range(10):
            seat = chance.randrange(len(game.crew))
            turns = chance.sample(range(1, game.turns + 1), 3)
            changes = tuple(Change(seat, turn, "", chance.choice(symbols(game)[seat])) for turn in turns)
            end = plain_search.total(changed(game, changes))
            assert search.end_of(changes) == (float("-inf") if end is None else end)


# --- the command --------------------------------------------------------------------------------------------------


@pytest.fixture
def game(tmp_path: Path) -> Path:
    file = tmp_path / "game.yaml"
    file.write_text(GAME, encoding="utf-8")
    return file


def run(*call: str | Path, lang: str = "en") -> Ended:
    environment = os.environ | {"SPACEALERT_HOME": "/nowhere", "PYTHONIOENCODING": "utf-8"}
    return call_program(["coach", *map(str, call), "--lang", lang], environment)


def test_a_program_gets_every_change_that_helps(game: Path) -> None:
    found = json.loads(run(game, "--json", "--any-card").stdout)
    assert found.keys() == {"outcome", "total", "examined", "singles"}
    assert (found["outcome"], found["total"], found["examined"]) == ("lost", None, 3 * 12 * 16)
    played = read(game).game
    expected = [
        {
            "seat": change.seat, "turn": change.turn, "from": change.before or "-", "to": change.after or "-",
            "outcome": "won", "total": total,
        }
        for (change,), total in plain_search.better(played, symbols(played), 1).items()
    ]  # fmt: skip
    assert expected
    assert sorted(found["singles"], key=str) == sorted(expected, key=str)


def test_what_nobody_could_have_held_is_left_out(game: Path) -> None:
    every = json.loads(run(game, "--json", "--any-card").stdout)["singles"]
    fair = json.loads(run(game, "--json").stdout)["singles"]
    assert [change for change in fair if change not in every] == []
    game.write_text(GAME.replace("--xb", "A-xB"), encoding="utf-8")  # two heroic cards: Anna may have no third
    again = json.loads(run(game, "--json").stdout)["singles"]
    assert not [change for change in again if change["seat"] == 0 and change["to"] in "ABX123456"]


def test_pairs_are_there_when_they_are_asked_for(game: Path) -> None:
    found = json.loads(run(game, "--json", "--pairs").stdout)
    assert found["examined"] == 3 * 12 * 16 + (36 * 35 // 2) * 16**2
    assert found["pairs"]
    for first, second in found["pairs"]:
        assert first["outcome"] == second["outcome"] == "won"
        assert (first["seat"], first["turn"]) != (second["seat"], second["turn"])


@pytest.mark.parametrize(("lang", "sentence"), [("en", "you survive with"), ("ru", "и экипаж выживает")])
def test_a_person_is_told_in_sentences(game: Path, lang: str, sentence: str) -> None:
    told = run(game, lang=lang)
    assert told.returncode == 0
    assert sentence in told.stdout


def test_a_file_that_is_no_game_gets_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "no-game.yaml"
    file.write_text("crew: 7", encoding="utf-8")
    told = run(file, "--json")
    assert (told.returncode, told.stdout) == (1, "")
    assert "line 1" in told.stderr or ":1:" in told.stderr
