"""`spacealert school`: the course, a lesson, an exercise and setup, with typed input."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from support.program_process import Ended

Call = Callable[..., Ended]
UNCONFIRMED = "\n" * 5 + "1\n\n" * 3 + "\n"  # to the end of that lesson: pages, exercises and conclusion


def test_course_list_marks_the_next_step(call: Call) -> None:
    ended = call("school", given="")
    assert ended.returncode == 0
    assert "→  1  Moving and buttons – to do" in ended.stdout
    assert "Mission 1" in ended.stdout


def test_finished_lesson_proposes_the_next_one(call: Call, home: Path) -> None:
    ended = call("school", given="14\n" + UNCONFIRMED + "q\n")
    assert ended.returncode == 0
    assert "is for crews of five" in ended.stdout
    assert "  14  Unconfirmed reports – done" in ended.stdout
    kept = json.loads((home / "school.json").read_text(encoding="utf-8"))
    assert kept["crews"][""]["done"] == {"unconfirmed": 1}
    assert kept["crews"][""]["practice"]["reports"]["asked"] == 3
    assert "  14  Unconfirmed reports – done" in call("school", given="q\n").stdout


def test_interrupted_lesson_is_resumed(call: Call) -> None:
    first = call("school", "--lesson", "unconfirmed", given="\nq\n").stdout
    assert "Everything is saved" in first
    again = call("school", "--lesson", "unconfirmed", given=UNCONFIRMED).stdout
    assert "is for crews of five" not in again
    assert "All done." in again


def test_a_step_is_skipped(call: Call) -> None:
    assert "→  2  Energy – to do" in call("school", given="s\nq\n").stdout


def test_exercise_is_reproducible_by_seed(call: Call) -> None:
    first, second = (call("school", "--exercise", "targets", "--seed", "7", given=f"{n}\n\n").stdout for n in (1, 3))
    assert first.split("1–")[0] == second.split("1–")[0]
    assert ("Right!" in first) + ("Right!" in second) <= 1
    assert "(§3.3)" in first
    assert "saved" not in call("school", "--exercise", "targets", "--seed", "7", given="q\n").stdout


def test_unknown_lesson_is_refused_with_a_list(call: Call) -> None:
    for option in ("--lesson", "--exercise"):
        ended = call("school", option, "cooking", given="")
        assert (ended.returncode, ended.stdout) == (1, "")
        assert "“cooking”" in ended.stderr
        assert "moving" in ended.stderr


def test_setting_up_for_three(call: Call) -> None:
    ended = call("school", "--setup", "S2-3", "--crew", "3", given="\n" * 40)
    assert ended.returncode == 0
    assert "The android" in ended.stdout
    assert "Where: in the middle of the table" in ended.stdout
    assert "┌───" in ended.stdout  # a picture of the ship, showing where the cubes go


def test_flight_ends_with_how_to_fly_it(call: Call, home: Path) -> None:
    ended = call("school", given="7\n" + "\n" * 19 + "q\n")
    assert "spacealert play S1-1 --terminal --crew 4" in ended.stdout
    assert json.loads((home / "school.json").read_text(encoding="utf-8"))["crews"][""]["flying"] == "S1-1"


def test_output_can_be_russian(call: Call) -> None:
    assert "Лётная школа" in call("school", "--lang", "ru", given="й\n").stdout


@pytest.mark.parametrize("words", [("--lesson", "moving", "--exercise", "lift"), ("--setup", "S2-3", "--window")])
def test_only_one_lesson_or_exercise_at_a_time(call: Call, words: tuple[str, ...]) -> None:
    assert call("school", *words).returncode == 2
