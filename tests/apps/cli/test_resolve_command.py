"""`spacealert resolve` for people and programs: the story, the events, the page, and the walk with keys."""

import json
import os
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from attrs import evolve
from support.languages import ENGLISH
from support.program_process import Ended, call_program
from support.terminal import Terminal, needs_terminals

from spacealert.engine import resolve
from spacealert.gamefile import read
from spacealert.narration import chart
from spacealert.narration.explanations import explain_event, find_rule
from spacealert.narration.terminal_walk import TerminalWalk
from spacealert.narration.walk import Walk
from spacealert.school import progress
from spacealert.school.progress import Progress
from spacealert.school.studies import FlightLesson
from spacealert.texts import LANGUAGES, load_texts

GAME = """
mission: S2-3
seed: 7
crew:
  - {color: blue, name: Аня, roles: captain, plan: "c^b xaa- aba-c"}
  - {color: green, name: Боря, plan: ">c< ^bA- -xx^a"}
  - {color: red, plan: "a^c ca-b ^aacb"}
  - {color: yellow, plan: "<c^ >a-a c>x-a"}
"""


@pytest.fixture
def game(tmp_path: Path) -> Path:
    file = tmp_path / "game.yaml"
    file.write_text(GAME, encoding="utf-8")
    return file


def run(*call: str | Path, lang: str = "ru") -> Ended:
    environment = os.environ | {"SPACEALERT_HOME": "/nowhere", "PYTHONIOENCODING": "utf-8"}
    return call_program(["resolve", *map(str, call), "--lang", lang], environment)


def test_piped_story_has_no_colors(game: Path) -> None:
    told = run(game)
    assert told.returncode == 0
    assert "Ход 1\n  Аня обслуживает компьютер в фазе 1.\n" in told.stdout
    assert "Боря переходит через дверь в верхний синий отсек." in told.stdout
    assert "\x1b" not in told.stdout


def test_a_turn_after_the_ship_was_lost_is_answered(game: Path) -> None:
    lost = resolve(read(game).game)
    assert not lost.won
    told = run(game, "--turn", str(lost.turn + 1), lang="en")
    assert (told.returncode, told.stdout.startswith("Lost to the ")) == (0, True)


@needs_terminals
def test_long_lines_are_wrapped_between_words(tmp_path: Path) -> None:
    missing = "a name with spaces " * 10
    with Terminal(["-m", "spacealert", "--lang", "en", "resolve", missing], tmp_path) as terminal:
        terminal.wait_for_end()
    lines = terminal.seen.split("\r\n")
    assert len(lines) > 2
    assert max(map(len, lines)) < 100


def test_warnings_are_printed_without_stopping(game: Path) -> None:
    game.write_text(GAME.replace("c^b", "A^B"), encoding="utf-8")
    told = run(game)
    assert told.returncode == 0
    assert "больше одной героической карты" in told.stderr
    assert "Ход 1" in told.stdout
    file = read(game)
    shown = TerminalWalk(ENGLISH, Walk(file.game, resolve(file.game)), warnings=("A doubt.",)).screen_lines(80, 24)
    assert "A doubt." in shown


def test_one_turn_shows_its_paragraphs(game: Path) -> None:
    told = run(game, "--turn", "2", "--explain", lang="en").stdout
    assert "Turn 2" in told
    assert "Turn 3" not in told
    sentences = told.strip().splitlines()[1:]
    assert sentences
    assert all(sentence.endswith(")") and "(§" in sentence for sentence in sentences)


def test_events_are_json_lines_with_facts_and_sentences(game: Path) -> None:
    events = [json.loads(line) for line in run(game, "--events", lang="en").stdout.splitlines()]
    assert [event["kind"] for event in events] == [event.kind for event in resolve(read(game).game).events]
    maintained = next(event for event in events if event["kind"] == "maintained")
    assert (maintained["who"], maintained["phase"], maintained["rule"]) == ("blue", 1, "3.2")
    assert maintained["text"] == "Аня maintains the computer in phase 1."


def test_result_equals_the_batch_result(game: Path) -> None:
    result = json.loads(run(game, "--json").stdout)
    assert result["id"] == "S2-3"
    assert result["outcome"] in {"won", "lost"}


def test_page_is_written_completely(game: Path, tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    assert str(page) in run(game, "--html", page).stdout
    assert page.read_text(encoding="utf-8").rstrip().endswith("</html>")


def test_unwritable_page_is_reported_in_one_sentence(game: Path) -> None:
    told = run(game, "--html", game / "report.html")
    assert told.returncode == 1
    assert told.stderr.count("\n") == 1


@pytest.mark.parametrize(
    "call", [[], ["game.yaml", "--batch"], ["game.yaml", "--json", "--events"], ["game.yaml", "--turn", "99"]]
)
def test_usage_errors_are_refused(call: list[str]) -> None:
    assert run(*call).returncode == 2


def test_faulty_game_is_reported_with_positions(tmp_path: Path) -> None:
    file = tmp_path / "bad.yaml"
    file.write_text(GAME.replace("c^b", "c?b"), encoding="utf-8")
    told = run(file)
    assert told.returncode == 1
    assert ":5:54: «?»" in told.stderr


# --- the walk with keys


def told_of(game: Path, lang: str = "en") -> TerminalWalk:
    file = read(game)
    return TerminalWalk(load_texts(lang), Walk(file.game, resolve(file.game)))


def test_keys_move_by_step_turn_and_phase(game: Path) -> None:
    told = told_of(game)
    for key, turn in [("down", 1), ("down", 2), ("right", 2), ("up", 2), ("up", 1), ("pagedown", 4), ("pageup", 1)]:
        assert told.press(key)
        assert told.walk.turn == turn, key
    told.press("end")
    assert told.walk.place == told.walk.last
    told.press("home")
    assert told.walk.place == 0
    assert not told.press("q")


def test_why_explains_the_current_step(game: Path) -> None:
    told = told_of(game)
    for key in ("down", "right", "right"):
        told.press(key)
    assert told.walk.event is not None
    found = explain_event(ENGLISH, told.narrator, told.walk.event)
    plain = " ".join(told.screen_lines(80, 40))
    told.press("w")
    explained = " ".join(" ".join(told.screen_lines(80, 40)).split())
    assert found.rule
    assert found.rule in explained
    assert found.rule not in plain
    assert f" {found.section}" in explained
    told.press("w")
    assert found.rule not in " ".join(" ".join(told.screen_lines(80, 40)).split())


@pytest.mark.usefixtures("own_folder")
def test_course_flight_explains_each_rule_once(game: Path) -> None:
    file = read(game)
    crew = progress.crew_key(member.name for member in file.game.crew)
    progress.write(crew, Progress(flying="S1-1"))

    def walked(mission: str) -> TerminalWalk:
        told = TerminalWalk(ENGLISH, Walk(file.game, resolve(file.game)), lesson=FlightLesson(file.game.crew, mission))
        while told.walk.place < told.walk.last:
            told.press("right")
            if told.explains_itself:
                assert told.walk.event is not None
                said = " ".join(" ".join(told.screen_lines(80, 40)).split())
                assert f"This is new {told.narrator.describe(told.walk.event).text}" in said
                explained.append(str(find_rule(told.walk.event)))
        told.press("right")
        return told

    explained: list[str] = []
    assert walked("S1-2").last_word is None
    assert explained == []
    end = " ".join(" ".join(walked("S1-1").screen_lines(80, 60)).split())
    assert len(explained) == len(set(explained)) > 5
    assert "Next: Moving and buttons" in end
    assert progress.read(crew).done == {"S1-1": 1}
    before = len(explained)
    progress.write(crew, evolve(progress.read(crew), flying="S1-1"))
    walked("S1-1")
    assert len(explained) == before


def test_typing_a_turn_jumps_to_it(game: Path) -> None:
    told = told_of(game)
    for key in ("g", "7", "enter"):
        told.press(key)
    assert told.walk.turn == 7
    for key in ("g", "2", "escape"):
        assert told.press(key)
    assert told.walk.turn == 7
    for key in ("g", *"0" * 5000, "3", "enter"):  # a cat on the keyboard: Python refuses integers with that many digits
        told.press(key)
    assert told.walk.turn == 3
    for key in ("g", "9", "9", "enter"):
        told.press(key)
    assert (told.walk.turn, told.asked) == (3, "")  # there is no turn 99, so the prompt stays
    assert any("Which turn, 1 to" in line for line in told.screen_lines(80, 24))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", [(76, 22), (80, 24), (120, 50)])
def test_screen_is_filled_and_ends_with_the_latest_event(game: Path, lang: str, size: tuple[int, int]) -> None:
    told = told_of(game, lang)
    width, height = size
    for _ in range(told.walk.last):
        told.press("right")
        screenful = told.screen_lines(width, height)
        assert len(screenful) == height
        assert max(map(len, screenful)) <= width
        assert any("▶" in line for line in screenful) or told.walk.place == told.walk.last


@needs_terminals
def test_terminal_keys_walk_through_the_story(game: Path, home: Path) -> None:
    with Terminal(["-m", "spacealert", "resolve", game, "--lang", "en"], home) as terminal:
        terminal.wait_for("Before the first turn")
        terminal.press("\x1b[C\x1b[Cg2\rq")
        terminal.wait_for("\x1b[?1049l")
        assert terminal.wait_for_end() == 0
    assert chart.colorize("[1]", "person-blue") in terminal.seen


@needs_terminals
def test_signal_restores_the_terminal(game: Path, home: Path) -> None:
    with Terminal(["-m", "spacealert", "resolve", game, "--lang", "en"], home) as terminal:
        terminal.wait_for("Before the first turn")
        assert not terminal.echoes
        terminal.process.terminate()
        terminal.wait_for("\x1b[?1049l")
        assert terminal.wait_for_end() == 143
        assert terminal.echoes


def test_game_can_come_from_a_pipe(call: Callable[..., subprocess.CompletedProcess[str]], game: Path) -> None:
    """For example from `spacealert log show 12 --game`."""
    piped = call("resolve", "-", "--json", given=GAME)
    assert piped.returncode == 0
    assert piped.stdout == call("resolve", game, "--json").stdout
    assert call("resolve", "-", given=GAME.replace("c^b", "q^b")).stderr.startswith("-:5:53: ")


def test_unencodable_letters_of_events_are_escaped(
    call: Callable[..., subprocess.CompletedProcess[str]], game: Path
) -> None:
    narrow = call("resolve", game, "--events", "--lang", "ru", PYTHONIOENCODING="latin-1")
    wide = call("resolve", game, "--events", "--lang", "ru")
    assert "Аня" in wide.stdout
    assert [json.loads(line) for line in narrow.stdout.splitlines()] == [
        json.loads(line) for line in wide.stdout.splitlines()
    ]
