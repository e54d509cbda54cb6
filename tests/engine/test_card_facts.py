"""The cards and tracks against the collected facts about the printed ones, where those lie beside the project."""

import json
from pathlib import Path
from typing import Any

import pytest

from spacealert.engine import CARDS, ship
from spacealert.engine.tracks import TRACKS, distance

DATA = Path(__file__).parents[3] / "shared" / "data"


def facts(name: str) -> Any:
    file = DATA / name
    if not file.is_file():
        pytest.skip("the collected facts are not beside the project")
    return json.loads(file.read_text(encoding="utf-8"))


def test_every_base_card_has_the_numbers_of_the_printed_one() -> None:
    printed = {card["code"]: card for card in facts("threats.json")["threats"] if card["set"] == "base"}
    assert set(CARDS) == set(printed)
    for code, card in CARDS.items():
        fact = printed[code]
        assert card.severity == fact["severity"], code
        assert card.color == fact["color"], code
        assert card.hull == fact["hp"], code
        assert card.speed == fact["speed"], code
        assert card.shields == fact.get("shields", 0), code
        assert (card.survive, card.destroy) == (fact["points_survive"], fact["points_destroy"]), code
        assert card.stations == tuple(fact.get("stations", ())), code
        assert card.system == fact.get("fixed_by"), code
        assert card.sort == fact.get("kind", "external"), code
        assert card.fires_back == fact["special"].startswith("fights back"), code


def test_every_track_is_as_long_and_has_its_letters_where_the_printed_one_has() -> None:
    for fact in facts("tracks.json")["tracks"]:
        track = TRACKS[fact["id"]]
        assert track.length == fact["length"]
        for cell in fact["cells"]:
            assert track.letters.get(cell["cell"]) == cell["action"]
            assert distance(cell["cell"]) == cell["distance"]
    assert len(TRACKS) == 7


def test_the_ship_is_built_as_the_rules_say() -> None:
    assert ship.NEIGHBOURS == {
        "UR": ("UW", "LR"),
        "UW": ("UR", "UB", "LW"),
        "UB": ("UW", "LB"),
        "LR": ("LW", "UR"),
        "LW": ("LR", "LB", "UW"),
        "LB": ("LW", "UB"),
    }
