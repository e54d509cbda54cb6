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


def test_evening_survives_a_kill_at_any_answer() -> None:
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


def test_both_games_keep_separate_evenings() -> None:
    assert SavedNemesis(INTRUDERS).path != SavedNemesis(CARNOMORPHS).path


def test_earlier_settings_are_suggested_next_time() -> None:
    settled = HouseSettings(time_spaces=14, pods="lowest", turns="phase")
    saved = SavedNemesis()
    walkthrough = saved.begin(seed=1)
    values = settled.encode().split(",")
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
def test_unreadable_settings_fall_back_to_the_rulebook(content: bytes) -> None:
    settings_path().write_bytes(content)
    assert remembered_settings() == HouseSettings()


def test_draws_are_reproducible() -> None:
    first, again = (evening_at("nemesisplay-develop", INTRUDERS, seed=5) for _ in range(2))
    assert first.pick() == again.pick()
    assert first.state.bag[first.pick()] > 0
