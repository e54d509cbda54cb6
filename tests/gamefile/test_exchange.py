"""Games in the exchange format: the fast reader and the game file reader give the same results."""

import json
from copy import deepcopy
from itertools import islice
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support import known_games
from support.examples import examples

from spacealert.gamefile import exchange, reader
from spacealert.kit.i18n.errors import InvalidFile
from spacealert.kit.storage import yaml_document

CORPORA = ("findings", "random", "new-frontier/random", "new-frontier/double-actions", "new-frontier/specialisations")
GAMES = [case["game"] for name in CORPORA for case in islice(known_games.cases(name), 20)]
# Values that may appear anywhere in a game by mistake, some of them unusual but valid.
VALUES: tuple[Any, ...] = (
    None, True, 0, 1, -1, 3, 7, 12, 13, 1.5, "", " a", "-", "a", "aa", "s", "abc", "12", "red", "I1-01", "E1-05", "T1",
    "SI3-102", "Medic", "heavy", [], ["heavy"], ["a", ""], {}, {"card": "I1-01"}, "а", "\x1b",
)  # fmt: skip
NAMES = (
    "id",
    "crew",
    "tokens",
    "readings",
    "trace",
    "plan",
    "specialization",
    "zone",
    "calls",
    "color",
    "turns",
    "red",
)


def slowly(values: dict[str, Any]) -> Any:
    return reader.read_exchanged_game(yaml_document.parse(json.dumps(values)))


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Yield every place in a game as a path of keys."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(place for key, item in inner for place in places(item, (*path, key)))]


@st.composite
def damaged(draw: st.DrawFn) -> dict[str, Any]:
    """Draw a game with a value replaced, removed or added."""
    game: dict[str, Any] = deepcopy(draw(st.sampled_from(GAMES)))
    for _ in range(draw(st.integers(1, 2))):
        *way, last = draw(st.sampled_from(places(game)[1:]))
        within: Any = game
        for key in way:
            within = within[key]
        change = draw(st.sampled_from(["replace", "remove", "add"]))
        if change == "replace":
            within[last] = deepcopy(draw(st.sampled_from(VALUES)))
        elif change == "remove":
            del within[last]
        elif isinstance(within, dict):
            within[draw(st.sampled_from(NAMES))] = deepcopy(draw(st.sampled_from(VALUES)))
        else:
            within.append(deepcopy(draw(st.sampled_from([*VALUES, last, *within]))))
    return game


@pytest.mark.parametrize("name", CORPORA)
def test_fast_reader_agrees_on_valid_games(name: str) -> None:
    for case in islice(known_games.cases(name), 60):
        game = exchange.parse_game(case["game"])
        assert game is not None
        assert game == slowly(case["game"])


@examples(600)
@given(damaged())
def test_fast_reader_agrees_with_the_file_reader(values: dict[str, Any]) -> None:
    quick = exchange.parse_game(values)
    try:
        game = slowly(values)
    except InvalidFile:
        game = None
    assert quick is None or quick == game
