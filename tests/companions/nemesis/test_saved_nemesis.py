"""An evening survives a kill at any answer, and house settings are only chosen once."""

from pathlib import Path
from random import Random

import pytest
from support.nemesis_evenings import evening_at
from support.random_answers import random_answer

from spacealert.companions.carnomorphs.carnomorph_species import CARNOMORPHS
from spacealert.companions.nemesis.house_settings import HouseSettings
from spacealert.companions.nemesis.intruders import INTRUDERS
from spacealert.companions.nemesis.nemesis_evening import SavedNemesis, remembered_settings, settings_path
from spacealert.kit.guide.prompts import Answer


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SPACEALERT_HOME", str(tmp_path))
    return tmp_path


def test_an_evening_that_is_killed_at_any_answer_goes_on_where_it_was() -> None:
    saved, random = SavedNemesis(), Random(7)
    walkthrough = saved.begin(seed=7)
    for _ in range(60):
        assert walkthrough.prompt is not None
        walkthrough.answer(random_answer(walkthrough.prompt, random))
        saved.close()  # simulates a kill
        saved = SavedNemesis()
        resumed = saved.resume()
        assert (resumed.state, resumed.left_over) == (walkthrough.state, 0)
        walkthrough = resumed
    saved.close()


def test_each_of_the_two_games_keeps_an_evening_of_its_own() -> None:
    assert SavedNemesis(INTRUDERS).path != SavedNemesis(CARNOMORPHS).path


def test_what_was_settled_is_offered_at_the_next_evening() -> None:
    settled = HouseSettings(time_spaces=14, pods="lowest", turns="phase")
    saved = SavedNemesis()
    walkthrough = saved.begin(seed=1)
    values = settled.encoded().split(",")
    answers: list[Answer] = ["phase", 1, "solo", "Nora", "look-through"]
    answers += [int(value) if value.isdecimal() else value for value in values if value != "phase"]
    for answer in answers:
        walkthrough.answer(answer)
    while walkthrough.prompt is not None and not walkthrough.state.round:
        walkthrough.answer(None)
    saved.close()
    assert remembered_settings() == settled
    assert SavedNemesis(CARNOMORPHS).begin(seed=2).state.settings == settled


@pytest.mark.parametrize("content", [b"", b"{", b'{"version":1,"settings":"1,2"}', b"\xff", b'{"version":99}'])
def test_settings_that_cannot_be_read_are_the_printed_ones(content: bytes) -> None:
    settings_path().write_bytes(content)
    assert remembered_settings() == HouseSettings()


def test_the_program_draws_the_same_for_the_same_evening() -> None:
    first, again = (evening_at("nemesisplay-develop", INTRUDERS, seed=5) for _ in range(2))
    assert first.drawn() == again.drawn()
    assert first.state.bag[first.drawn()] > 0
