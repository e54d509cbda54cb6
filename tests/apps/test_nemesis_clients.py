"""Nemesis in the window, the terminal and the log book."""

from contextlib import suppress
from datetime import date
from io import StringIO
from pathlib import Path
from random import Random

import pytest
from support.languages import ENGLISH, RUSSIAN
from support.nemesis_evenings import SampleEvening, evening_at, new_ship, ship
from support.random_answers import random_answer

from spacealert import logbook
from spacealert.apps.companion_log import build_log_entry
from spacealert.apps.terminal import guide_console
from spacealert.apps.terminal.guide_console import GuideConsole
from spacealert.apps.window.guide_scene import GuideScene
from spacealert.apps.window.nemesis_scene import NemesisScene
from spacealert.companions.carnomorphs.carnomorph_species import CARNOMORPHS, CARNOMORPHS_COMPANION
from spacealert.companions.nemesis import final_check, phases, rooms
from spacealert.companions.nemesis.house_settings import HouseSettings
from spacealert.companions.nemesis.intruders import INTRUDERS
from spacealert.companions.nemesis.nemesis_evening import (
    NEMESIS,
    SavedNemesis,
    guide_evening,
    nemesis_companion,
    outcome,
)
from spacealert.companions.nemesis.ship_lookup import rule_source
from spacealert.companions.nemesis.ship_questions import choose_member, member_name
from spacealert.companions.nemesis.ship_state import Pod, Ship, Species, Status, Trigger
from spacealert.kit.guide.prompts import (
    Answer,
    Arrangement,
    Draw,
    Instruction,
    MultiChoice,
    Prompt,
    Ritual,
    Secret,
    SingleChoice,
    message,
    number_options,
)
from spacealert.kit.guide.saved import UnsavedGuide
from spacealert.kit.guide.walkthrough import Walkthrough, prompt_options
from spacealert.kit.ui.screen import Screen
from spacealert.logbook import other_games
from spacealert.session import Session
from spacealert.texts import load_texts

_SHORT = 110  # answers


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SPACEALERT_HOME", str(tmp_path))
    return tmp_path


class Heard(NemesisScene):
    """A scene that records spoken lines instead of playing them."""

    def speak(self, text_id: str) -> None:
        self.said = [*getattr(self, "said", []), text_id]


def scene_at(text_id: str, species: Species = INTRUDERS) -> Heard:
    return Heard(ENGLISH, Session(), nemesis_companion(species), SampleEvening(evening_at(text_id, species)))


def test_escape_in_a_submenu_returns_to_the_main_list() -> None:
    scene = scene_at("nemesismenu-which")
    asked = scene.prompt
    assert isinstance(asked, SingleChoice)
    assert asked.is_submenu
    Screen(scene).press("escape")
    assert scene.navigation.scene is scene
    assert isinstance(scene.prompt, SingleChoice)
    assert not scene.prompt.is_submenu


def afloat(**changes: object) -> Ship:
    return ship(INTRUDERS, 3, **(changes | {"settings": HouseSettings(turns="phase")}))


def boarding(*pods: int) -> UnsavedGuide[Ship]:
    """Let a character board one of these pods."""
    made = afloat(pods=[Pod(number, "A", locked=False) for number in pods])
    return UnsavedGuide("pods", lambda ship: rooms.board_pod(ship, ship.crew[0]), lambda: made)


@pytest.mark.parametrize("pressed", ["2", "3"])
def test_pod_keys_are_their_printed_numbers(pressed: str) -> None:
    """With pods 2, 3 and 4, key 2 used to select pod 3."""
    scene = GuideScene(ENGLISH, message("nemesis-title"), boarding(2, 3, 4))
    Screen(scene).press(pressed)
    assert scene.walkthrough is not None
    assert scene.walkthrough.given_answers[-1].answer == pressed


def test_terminal_accepts_only_pod_numbers() -> None:
    out, typed = StringIO(), StringIO("1\n3\n4\nq\n")
    GuideConsole(ENGLISH, message("nemesis-title"), boarding(2, 4), read=typed, out=out).run()
    told = out.getvalue()
    assert "2, 4:" in told
    assert told.count("isn't one of the answers") == 2


def test_main_list_keys_stay_the_same() -> None:
    """Key 7 changed its meaning as soon as an alien was on the board."""
    quiet, busy = afloat(), afloat(figures={"adult": 1}, fires=2, malfunctions=1)
    keys = [
        {
            option.key: number
            for number, option in number_options(prompt_options(next(phases._play_whole_phase(made)))).items()
        }
        for made in (quiet, busy)
    ]
    assert keys[0].items() < keys[1].items()


def test_player_keys_do_not_depend_on_the_first_player() -> None:
    made = afloat()
    for made.first in (1, 2, 3):
        asked = next(choose_member("nemesismenu-who", made.awake_crew))
        assert [(number, option.key) for number, option in number_options(prompt_options(asked)).items()] == [
            (1, "1"), (2, "2"), (3, "3"),
        ]  # fmt: skip


def test_map_key_toggles_the_map() -> None:
    walkthrough = evening_at("nemesisplay-phase", INTRUDERS, 2, turns="phase", happens=("map",))
    scene = NemesisScene(ENGLISH, Session(), NEMESIS, SampleEvening(walkthrough))
    drawn, screen = [], Screen(scene)
    for _ in range(3):
        drawn.append(ENGLISH.say("nemesisboard-ship") in scene.describe())
        screen.press("m")
    assert drawn == [False, True, False]


def test_map_key_starts_a_map() -> None:
    scene = NemesisScene(
        ENGLISH, Session(), NEMESIS, SampleEvening(evening_at("nemesisplay-phase", INTRUDERS, turns="phase"))
    )
    assert scene.walkthrough is not None
    Screen(scene).press("m")
    assert scene.walkthrough.state.map is not None
    assert ENGLISH.say("nemesisboard-ship") in scene.describe()


def test_ship_picture_is_described_in_words() -> None:
    scene = scene_at("nemesisplay-turn")
    screen = Screen(scene)
    screen.paint()
    told = "\n".join(screen.describe())
    for words in ("Jump in", "Self-destruct: off", "Fires: ", "Malfunctions: ", "In the bag", "Escape pods: "):
        assert words in told
    for one in scene.walkthrough.state.crew if scene.walkthrough else ():
        assert member_name(one).render(ENGLISH) in told


def test_announcement_is_spoken_with_its_question_and_on_request() -> None:
    scene = scene_at("nemesisplay-draw")
    assert scene.said == ["nemesisspeech-round"]
    Screen(scene).press("s")
    assert scene.said == ["nemesisspeech-round"] * 2


def test_finished_evening_is_logged_once() -> None:
    walkthrough = evening_at("nemesisend-winners", INTRUDERS, players=3)
    session = Session()
    scene = NemesisScene(ENGLISH, session, NEMESIS, SampleEvening(walkthrough))
    screen = Screen(scene)
    for _ in range(2):
        screen.paint()
        screen.press("enter")
        assert scene.notice == ENGLISH.say("logbook-other-game-added")
        screen.press("u")
    lines = [line.entry.other_game for line in session.log.summaries()]
    assert len(lines) == 1
    line = lines[0]
    assert line is not None
    assert (line.other_game, line.won, line.outcome) == ("nemesis", True, "won")
    assert other_games.game_title(RUSSIAN, line) == "Немезида"
    assert line.facts["winners"] in other_games.outcome_in_words(ENGLISH, line)
    assert "3 players" in other_games.facts_in_words(ENGLISH, line)
    session.close()


def test_unfinished_evening_is_not_logged() -> None:
    assert build_log_entry(NEMESIS, evening_at("nemesisplay-turn", INTRUDERS), date(2026, 11, 19)) is None


def test_terminal_asks_line_by_line_and_shows_the_ship(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    typed = StringIO("\n1\n1\nNora\n1\n1\n" + "\n" * 40 + "q\n")
    monkeypatch.setattr("sys.stdin", typed)
    guide_console.run_companion(ENGLISH, CARNOMORPHS_COMPANION)
    told = capsys.readouterr().out
    assert "Carnomorphs" in told
    assert "8 eggs" in told
    assert SavedNemesis(CARNOMORPHS).exists


def pace_of_the_end(*answers: Answer) -> list[tuple[float, tuple[str, ...]]]:
    """Return the pauses before each reveal of the final check, and the words spoken meanwhile."""
    made = ship(INTRUDERS, 2)
    for one in made.crew:
        one.status = Status.HIBERNATING
    guide, left, found = final_check.run_final_check(made, Trigger.NOBODY), list(answers), []
    with suppress(StopIteration):
        prompt = next(guide)
        while True:
            if isinstance(prompt, Ritual):
                found.append((prompt.seconds, tuple(moment.spoken for moment in prompt.lines)))
            prompt = guide.send(None if isinstance(prompt, Instruction | Ritual) else left.pop(0))
    return found


def test_speech_and_timing_do_not_depend_on_secrets() -> None:
    good = pace_of_the_end("working", "working", "working", "earth", "no", "no", "yes", "yes")
    bad = pace_of_the_end("damaged", "working", "working", "earth", "yes", 3, "yes", 1)
    assert good == bad
    assert len(good) == 6  # three engines, the coordinates, two survivors


def lines_of(prompt: Prompt, answer: Answer) -> list[str]:
    """Return the lines a user types in the terminal for these answers."""
    match prompt, answer:
        case Secret(inside=Instruction()), _:
            return ["l"]
        case Secret(inside=inside), _:
            return ["l", *lines_of(inside, answer)]
        case ((SingleChoice() | Draw()), str(key)):
            return [str(number) for number, one in number_options(prompt_options(prompt)).items() if one.key == key]
        case MultiChoice(options=options), tuple(keys):
            return [" ".join(str(number) for number, one in number_options(options).items() if one.key in keys)]
        case Arrangement(places=places), tuple(placed):
            numbers = {one.key: str(number) for number, one in number_options(places).items()}
            return [" ".join(numbers[one.rpartition("/")[2]] for one in placed)]
    return ["" if answer is None else str(answer)]


def short_evening(species: Species) -> Walkthrough[Ship]:
    """Find a random evening that ends soon."""
    for seed in range(1000):
        random, walkthrough = Random(seed), Walkthrough(guide_evening, new_ship(species))
        while walkthrough.prompt is not None and len(walkthrough.given_answers) < _SHORT:
            walkthrough.answer(random_answer(walkthrough.prompt, random))
        if (
            walkthrough.is_over
            and outcome(walkthrough.state)
            and not any(one.secret for one in walkthrough.given_answers)
        ):
            return walkthrough
    raise AssertionError


@pytest.mark.parametrize("species", [INTRUDERS, CARNOMORPHS], ids=lambda species: species.name)
def test_whole_evening_in_the_terminal_is_logged(
    species: Species, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    walkthrough = short_evening(species)
    typed = [line for prompt, answer in walkthrough.history for line in lines_of(prompt, answer)]
    monkeypatch.setattr("sys.stdin", StringIO("\n".join(typed) + "\n"))
    guide_console.run_companion(RUSSIAN, nemesis_companion(species))
    assert RUSSIAN.say("logbook-other-game-added") in capsys.readouterr().out
    with logbook.open() as log:
        (line,) = [line.entry.other_game for line in log.summaries()]
    assert line is not None
    assert (line.other_game, line.numbers["rounds"]) == (species.name, walkthrough.state.round)


def test_lookup_in_the_window_returns_to_the_question() -> None:
    scene = scene_at("nemesisplay-turn")
    screen = Screen(scene)
    asked = scene.describe()
    screen.press("r")
    room, _ = scene.entry_group("nemesislookup-room-nest")
    scene.do(("shelf", room))
    assert ENGLISH.say("nemesislookup-room-nest") in "\n".join(scene.describe())
    scene.do(("look up", [entry.title.text_id for entry in NEMESIS.lookup].index("nemesislookup-room-nest")))
    told = "\n".join(scene.describe())
    assert ENGLISH.say("nemesislookup-room-nest-text") in told
    assert "2 cards" in told
    assert ENGLISH.say("nemesis-page", page=24) in scene.describe()
    screen.press("escape")
    screen.press("escape")
    assert scene.describe() == asked


@pytest.mark.parametrize("rule", ["§5.2", "Carnomorphs §6.4"])
def test_rules_name_their_topic_and_rulebook_page(rule: str) -> None:
    told = message("guide-rule", rule=rule_source(rule)).render(ENGLISH)
    assert told == {
        "§5.2": "Rules: Noise roll", "Carnomorphs §6.4": "Rules: Carnomorphs rulebook"
    }[rule]  # fmt: skip


@pytest.mark.parametrize("language", ["en", "ru", "cs"])
def test_lookup_texts_exist_in_every_language(language: str) -> None:
    texts = load_texts(language)
    for entry in NEMESIS.lookup:
        for words in (entry.title, entry.text, entry.source):
            assert texts.has_own(words.text_id)
