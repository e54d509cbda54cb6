"""Saved evenings, and numbers from the box: entered once, saved, and never guessed."""

import json
from pathlib import Path

import pytest
from support.thing_table import BOX, careful_answer, play_until

from spacealert.companions.the_thing.thing_evening import SavedThing, box_facts_file, load_box_facts
from spacealert.kit.guide.walkthrough import Walkthrough
from spacealert.kit.i18n.errors import UserError

PLAYERS = {"thing-players": 4}


def begun() -> tuple[SavedThing, Walkthrough]:  # type: ignore[type-arg]
    saved = SavedThing()
    return saved, saved.begin(5)


def test_box_numbers_are_asked_once_and_kept(own_folder: Path) -> None:
    saved, walkthrough = begun()
    play_until(walkthrough, "thing-outage-begins", PLAYERS, policy=careful_answer)
    asked = [text.text_id for prompt, _ in walkthrough.history for text in (*prompt.notes, prompt.text)]
    assert "thing-box-begins" in asked
    assert "thing-box-die" in asked
    assert load_box_facts() == walkthrough.state.box
    saved.close()
    later = SavedThing().begin(6)
    play_until(later, "thing-weather-roll", PLAYERS)
    assert not [prompt for prompt, _ in later.history if prompt.text.text_id.startswith("thing-box-")]


def test_running_evening_keeps_its_box_numbers(own_folder: Path) -> None:
    saved, walkthrough = begun()
    play_until(walkthrough, "thing-phase-move", PLAYERS)
    saved.close()
    box_facts_file().write_text(json.dumps({"version": 1, "facts": dict(BOX)}), encoding="utf-8")
    resumed = SavedThing().resume()
    assert resumed.left_over == 0
    assert resumed.state == walkthrough.state


def test_impossible_box_number_is_refused(own_folder: Path) -> None:
    for facts in ({"freezing-track": 900}, {"fuel-spaces/moon": 2}, {"die/sun": 2}, {"freezing-track": "many"}):
        box_facts_file().parent.mkdir(parents=True, exist_ok=True)
        box_facts_file().write_text(json.dumps({"version": 1, "facts": facts}), encoding="utf-8")
        with pytest.raises(UserError, match="guide-damaged"):
            load_box_facts()


def test_misread_box_number_is_asked_again(own_folder: Path) -> None:
    _, walkthrough = begun()
    play_until(walkthrough, "thing-rec-room", PLAYERS)
    for answer in ("correct", "box", "spaces", 2, 5, 3, 9, 4, 7, 3, "done"):
        walkthrough.answer(answer)
    assert walkthrough.state.box["fuel-spaces/snowcat"] == 2
    assert load_box_facts()["fuel-spaces/helicopter"] == 5


def test_a_box_file_of_a_newer_spacealert_is_never_overwritten(own_folder: Path) -> None:
    _, walkthrough = begun()
    newer = json.dumps({"version": 99, "facts": {}, "expansion": True})
    box_facts_file().write_text(newer, encoding="utf-8")
    play_until(walkthrough, "thing-outage-begins", PLAYERS, policy=careful_answer)
    assert walkthrough.state.box
    assert box_facts_file().read_text(encoding="utf-8") == newer
    assert load_box_facts() == walkthrough.state.box  # beside it
