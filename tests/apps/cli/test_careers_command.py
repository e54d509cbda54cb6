"""`spacealert careers`: a new explorer, a run, achievements, a specialization, and undoing all of it."""

import json
from collections.abc import Callable

from support.program_process import Ended


def test_explorer_flies_gets_awards_and_learns(call: Callable[..., Ended]) -> None:
    assert call("careers").stdout == (
        "No explorers yet. They gain experience with every mission and learn specializations.\n"
    )
    call("log", "add", "--mission", "S2-3", "--crew", "Anna, Boris, Vera, Kim", "--destroyed", "30")
    made = call("careers", "new", "Vega", "--player", "Anna")
    assert made.stdout == "Vega: Level 0, No runs yet, played by Anna\n"
    assert "There's already an explorer called vega" in call("careers", "new", "vega").stderr
    assert call("careers", "fly", "1", "--who", "Vega").stdout.splitlines()[:2] == [
        "Vega: Level 0, 1 run, played by Anna",
        "Vega: the log book verifies Fantastic Four +3; Not Even a Scratch +3.",
    ]
    refused = call("careers", "award", "Vega", "Lone Wolf")
    assert (refused.returncode, refused.stderr) == (1, "According to the log book, Vega hasn't earned this.\n")
    call("careers", "award", "Vega", "fantastic four")
    call("careers", "award", "Vega", "duck")
    found = json.loads(call("careers", "show", "Vega", "--json").stdout)
    assert (found["experience"], found["level"], found["boxes"]) == (9, 1, {"passed": 1, "of": 12})
    assert call("careers", "learn", "Vega", "Medic").stdout == "Vega: Level 1, Medic 1, 1 run, played by Anna\n"
    assert call("careers", "undo").stdout == "Undone: the career of Vega.\n"
    assert json.loads(call("careers", "--json").stdout)[0]["open_steps"] == 1
    assert call("log", "undo").stdout == "Undone: the career of Vega.\n"
    assert "Fantastic Four +3" in call("careers", "show", "Vega").stdout


def test_invalid_requests_are_refused_in_one_sentence(call: Callable[..., Ended]) -> None:
    call("careers", "new", "Vega", "--no-cloning")
    call("log", "add", "--mission", "S1-3", "--destroyed", "30")
    for words, sentence in (
        (("show", "Rigel"), "No explorer is called Rigel. “spacealert careers” lists them all."),
        (("award", "Vega", "duck"), "Vega didn't fly this run."),
        (("award", "Vega", "dux"), "No achievement is called “dux”. “spacealert careers achievements” lists them."),
        (("fly", "1"), "Test flights and simulations don't give experience."),
        (("learn", "Vega", "Medic"), "Vega has no advancements left. Each new level gives one."),
        (("new", "   "), "An explorer needs a name."),
    ):
        ended = call("careers", *words)
        assert (ended.returncode, ended.stderr.strip()) == (1, sentence)
    assert call("careers", "correct", "Vega", "--cloning").returncode == 0
    assert call("careers", "correct", "Vega", "--cloning").stderr == "Vega has already agreed to be cloned.\n"


def test_all_134_achievements_are_listed(call: Callable[..., Ended]) -> None:
    found = {one["id"]: one for one in json.loads(call("careers", "achievements", "--json").stdout)}
    assert len(found) == 134
    assert found["ghost-ship"]["needs"] is None
    assert found["ace-pilot"]["needs"] == "from level 2"
    assert found["red-alert"]["needs"] == "a full mission, red threats, from level 2"
    assert "  Одинокий волк +3: полное задание, 1 игрок" in call("careers", "achievements", "--lang", "ru").stdout
