"""A whole evening of The Thing in the terminal, from the first question to the log entry."""

import json
from collections.abc import Callable
from datetime import date
from pathlib import Path
from random import Random

import pytest
from support.languages import ENGLISH, RUSSIAN
from support.program_process import Ended
from support.thing_table import BOX, careful_answer, new_evening

from spacealert.apps.companion_log import build_log_entry
from spacealert.companions.the_thing.station import Ending, Station
from spacealert.companions.the_thing.thing_evening import THING
from spacealert.kit.guide.prompts import (
    Answer,
    Arrangement,
    Count,
    Instruction,
    MultiChoice,
    Prompt,
    Secret,
    number_options,
    parse_arrangement,
)
from spacealert.kit.guide.walkthrough import Walkthrough, prompt_options
from spacealert.kit.i18n.texts import Texts
from spacealert.logbook import other_games


def typed(prompt: Prompt, answer: Answer) -> list[str]:
    """Return the lines a user types for this answer."""
    if isinstance(prompt, Secret):
        return ["l", *([] if isinstance(prompt.inside, Instruction) else typed(prompt.inside, answer))]
    if isinstance(prompt, Count):
        return [str(answer)]
    keys = {option.key: str(number) for number, option in number_options(prompt_options(prompt)).items()}
    if isinstance(prompt, MultiChoice):
        assert isinstance(answer, tuple)
        return [" ".join(keys[key] for key in answer)]
    if isinstance(prompt, Arrangement):
        return [" ".join(keys[place] for place in parse_arrangement(answer).values())]
    return [keys[str(answer)]] if keys else [""]


def play_evening(players: int, seed: int) -> tuple[Walkthrough[Station], list[str]]:
    """Play a careful evening, and return everything typed."""
    walkthrough, chance, lines = new_evening(), Random(seed), []
    while (prompt := walkthrough.prompt) is not None:
        answer = players if prompt.text.text_id == "thing-players" else careful_answer(prompt, chance)
        lines += typed(prompt, answer)
        walkthrough.answer(answer)
    return walkthrough, lines


@pytest.mark.parametrize(("players", "language"), [(3, "en"), (2, "ru")])
def test_whole_evening_is_logged(players: int, language: str, call: Callable[..., Ended], home: Path) -> None:
    home.mkdir(parents=True, exist_ok=True)
    (home / "the-thing-box.json").write_text(json.dumps({"version": 1, "facts": dict(BOX)}), encoding="utf-8")
    walkthrough, lines = play_evening(players, 3)
    ended = call("thing", "--terminal", "--lang", language, given="\n".join(lines) + "\n")
    assert (ended.returncode, ended.stderr) == (0, "")
    texts = ENGLISH if language == "en" else RUSSIAN
    assert texts.say(f"thing-end-{walkthrough.state.ending}") in ended.stdout
    kept = call("log", "--lang", language).stdout
    assert texts.say(f"thing-outcome-{walkthrough.state.ending}") in kept


def test_terminal_is_used_without_a_display(call: Callable[..., Ended]) -> None:
    ended = call("thing", given="4\nq\n", SDL_VIDEODRIVER="nowhere")
    assert ended.returncode == 0
    assert ENGLISH.say("thing-characters") in ended.stdout


@pytest.mark.parametrize("texts", [ENGLISH, RUSSIAN], ids=lambda texts: texts.language)
@pytest.mark.parametrize("ending", Ending)
def test_log_line_of_every_ending_names_no_role(ending: Ending, texts: Texts) -> None:
    walkthrough = new_evening(7)
    walkthrough.answer(5)
    walkthrough.state.ending = ending
    line = build_log_entry(THING, walkthrough, date(2026, 11, 19))
    assert line is not None
    assert line.won == (ending is Ending.ESCAPED)
    assert other_games.game_title(texts, line) == texts.say("thing-title")
    assert other_games.outcome_in_words(texts, line) == texts.say(f"thing-outcome-{ending}")
    assert "5" in other_games.facts_in_words(texts, line)
    assert (line.facts, line.id) == ({}, "thing-7")


def test_game_is_offered_only_in_its_languages(call: Callable[..., Ended]) -> None:
    ended = call("thing", "--terminal", "--lang", "cs")
    assert (ended.returncode, ended.stdout) == (1, "")
    assert "--lang en" in ended.stderr


def test_lookup_returns_to_the_question(call: Callable[..., Ended]) -> None:
    ended = call("thing", "--terminal", given="r\n1\n4\nq\n", SDL_VIDEODRIVER="nowhere")
    assert ENGLISH.say("thinglookup-armory-text") in ended.stdout
    assert ENGLISH.say("thing-page", page=20) in ended.stdout
    assert ended.stdout.count(ENGLISH.say("thing-players")) == 2
