"""A guide in a terminal and in a pipe: numbers choose, letters undo, list and quit, and secrets are wiped."""

import os
import time
from collections.abc import Callable
from io import StringIO
from pathlib import Path

import pytest
from support.languages import ENGLISH, RUSSIAN, refused
from support.sample_guide import Bag, saved_sample

from spacealert.apps.terminal.guide_console import GuideConsole, discard_typed_input
from spacealert.kit.guide.prompts import Prompt, message
from spacealert.kit.i18n.texts import Texts

TITLE = message("screen-title")
EVERYTHING = ("", "2", "1 3", "7", "Kim", "1", "l", "2", "")


class Keyboard(StringIO):
    """Simulate a user who types these lines at a terminal."""

    def isatty(self) -> bool:
        return True


class Shown(StringIO):
    def isatty(self) -> bool:
        return True


def answer_lines(
    *lines: str,
    texts: Texts = ENGLISH,
    live: bool = False,
    slept: list[float] | None = None,
    beside: Callable[[Bag, Prompt | None], list[str]] = lambda _bag, _prompt: [],
) -> tuple[bool, str, list[object]]:
    """Return whether the guide ended, the output, and the guide's notes."""
    saved = saved_sample()
    typed = "".join(f"{line}\n" for line in lines)
    console = GuideConsole(
        texts,
        TITLE,
        saved,
        beside,
        new_seed=lambda: 3,
        read=Keyboard(typed) if live else StringIO(typed),
        out=Shown() if live else StringIO(),
        sleep=(slept if slept is not None else []).append,
    )
    over = console.run() is not None
    assert isinstance(console.out, StringIO)
    kept = saved.resume().state.notes if saved.path.is_file() else []
    saved.close()
    return over, console.out.getvalue(), kept


@pytest.fixture(autouse=True)
def home(own_folder: Path) -> Path:
    return own_folder


def test_piped_lines_answer_without_waiting() -> None:
    slept: list[float] = []
    over, shown, notes = answer_lines(*EVERYTHING, slept=slept)
    assert over
    assert notes == ["E1-02", ("E1-01", "E1-03"), 7, "Kim", "E1-01", "E1-02", None, None]
    assert "\x1b" not in shown
    assert slept == []
    assert "Rules: §3.2" in shown


def test_enter_accepts_the_suggestion_or_draws() -> None:
    _, shown, notes = answer_lines("", "1", "1", "", "", "", live=True)
    assert notes[2:4] == [5, "Nora"]
    assert notes[4] in ("E1-01", "E1-02")
    assert f"Drawn: {ENGLISH.say(f'threats-{notes[4]}')}" in shown


def test_only_enter_continues() -> None:
    """Any stray key used to start a ritual."""
    over, shown, _ = answer_lines("2", "f", *EVERYTHING[:-1], "2", "", live=True)
    assert over
    assert shown.count("isn't one of the answers") == 2
    assert shown.count("double speed") == 2


def test_secret_is_erased_after_its_time() -> None:
    slept: list[float] = []
    over, shown, _ = answer_lines(*EVERYTHING, live=True, slept=slept)
    assert over
    before, inside, after = shown.split("\x1b[H\x1b[2J\x1b[3J")
    secret = ENGLISH.say("school-exercise-transfer")
    assert secret in inside
    assert secret not in before + after
    assert 4.5 < slept[0] <= 5.0
    assert slept[1:] == [2, 2, 3]  # one wait, and two steps of a ritual


def test_enter_alone_does_not_reveal_a_secret() -> None:
    _, shown, _ = answer_lines(*EVERYTHING[:6], "", "", "q", live=True)
    assert ENGLISH.say("school-exercise-transfer") not in shown
    assert shown.count("Nora: alone at the screen?") == 3


def test_ritual_can_run_at_double_speed() -> None:
    slept: list[float] = []
    answer_lines(*EVERYTHING[:-1], "f", live=True, slept=slept)
    assert slept[1:] == [2, 1, 1.5]


def test_ritual_step_can_be_skipped() -> None:
    master, slave = os.openpty()
    with os.fdopen(slave) as keyboard:
        console = GuideConsole(ENGLISH, TITLE, saved_sample(), read=keyboard, out=Shown())
        os.write(master, b"\nx\nn\n")
        begun = time.monotonic()
        console._wait_for_next(60)
        assert time.monotonic() - begun < 20
        console._wait_for_next(0.01)  # and without it, only the time ends a step
    os.close(master)


class Impatient(Keyboard):
    """Simulate a user who types these lines when asked and keeps pressing Enter and L during waits."""

    def __init__(self, *lines: str) -> None:
        super().__init__()
        self.lines, self.early = list(lines), list[str]()

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override]
        return self.early.pop(0) if self.early else self.lines.pop(0) + "\n"

    def hammer(self, seconds: float) -> None:
        self.early += ["\n", "l\n", "\n"]


def test_input_during_a_pause_is_discarded() -> None:
    keyboard, saved, out = Impatient(*EVERYTHING[:-1], "q"), saved_sample(), Shown()
    console = GuideConsole(
        ENGLISH,
        TITLE,
        saved,
        new_seed=lambda: 3,
        read=keyboard,
        out=out,
        sleep=keyboard.hammer,
        discard_typed_input=lambda typed: keyboard.early.clear(),
    )
    assert console.run() is None
    assert (keyboard.lines, keyboard.early) == ([], [])
    assert out.getvalue().count("double speed") == 1  # the ritual waits, and the early Enter did not start it


def test_typed_answers_are_erased() -> None:
    master, slave = os.openpty()
    with os.fdopen(slave) as keyboard:
        os.write(master, b"\n\n")
        discard_typed_input(keyboard)
        os.write(master, b"now\n")
        assert keyboard.readline() == "now\n"
    os.close(master)


def test_lines_wrap_at_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "30")
    long = "The ship has six stations, and everybody begins on the bridge."
    _, shown, _ = answer_lines("", "q", live=True, beside=lambda _bag, _prompt: [long])
    assert long not in shown
    assert all(len(line) < 30 for line in shown.splitlines() if line in long)
    assert "".join(f"{word} " for word in long.split()) in " ".join(shown.split()) + " "
    assert long in answer_lines("q", beside=lambda _bag, _prompt: [long])[1]


def test_invalid_answer_is_asked_again() -> None:
    _, shown, notes = answer_lines("", "7", "x", "2", "1 2 3", "", "3", "13", "1")
    assert notes == ["E1-02", ("E1-03",), 1]
    assert shown.count("isn't one of the answers") == 3
    assert shown.count("Choose 1 to 2.") == 2


def test_u_undoes_and_q_quits_after_saving() -> None:
    over, shown, notes = answer_lines("", "2", "u", "3", "q")
    assert not over
    assert notes == ["E1-03"]
    assert shown.rstrip().endswith(ENGLISH.say("guide-kept"))


def test_undo_at_the_start_says_there_is_nothing() -> None:
    assert ENGLISH.say("guide-nothing-to-undo") in answer_lines("u", "q")[1]


def test_letters_work_on_a_russian_keyboard() -> None:
    over, shown, notes = answer_lines("", "2", "г", "3", "й", texts=RUSSIAN)
    assert (over, notes) == (False, ["E1-03"])
    assert RUSSIAN.say("guide-kept") in shown


def test_name_may_be_one_letter() -> None:
    assert answer_lines("", "2", "1", "7", "u", ":q")[2][-1] == "u"


def test_earlier_answer_is_changed_from_the_list() -> None:
    _, shown, notes = answer_lines("", "2", "1", "7", ":h", "1", "4", ":q")
    assert notes == ["E1-04", ("E1-01",), 7]
    assert f"   1  {ENGLISH.say('school-exercise-targets')} {ENGLISH.say('threats-E1-02')}" in shown


def test_list_can_be_closed_unchanged() -> None:
    assert answer_lines("h", "", "2", "h", "", "1", "q")[2] == ["E1-02", ("E1-01",)]


def test_end_of_piped_input_quits() -> None:
    over, shown, notes = answer_lines("", "2")
    assert (over, notes) == (False, ["E1-02"])
    assert ENGLISH.say("guide-kept") in shown


def test_guide_is_resumed_or_restarted() -> None:
    answer_lines("", "2", "q")
    assert answer_lines("", "1", "q")[2] == ["E1-02", ("E1-01",)]
    assert answer_lines("n", "", "3", "q")[2] == ["E1-03"]


def test_failed_save_is_reported(home: Path) -> None:
    (home / "guides").write_text("a file where the folder should be")
    _, shown, _ = answer_lines("", "2", "q")
    assert str(home / "guides") in shown
    assert ENGLISH.say("guide-not-kept") in shown


def test_damaged_guide_is_refused(home: Path) -> None:
    saved = saved_sample()
    saved.path.parent.mkdir()
    saved.path.write_text("{")
    with refused("damaged"):
        answer_lines("")


def test_board_is_shown_when_it_has_changed() -> None:
    def tokens(bag: Bag, prompt: Prompt | None) -> list[str]:
        return [f"{sum(bag.tokens.values())} tokens"]

    shown = answer_lines(*EVERYTHING, beside=tokens)[1]
    assert (shown.count("3 tokens"), shown.count("2 tokens")) == (1, 1)


def test_changed_board_lines_are_shown_and_all_with_b() -> None:
    def board(bag: Bag, _prompt: Prompt | None) -> list[str]:
        return ["The board", f"{sum(bag.tokens.values())} tokens"]

    shown = answer_lines(*EVERYTHING, beside=board)[1]
    assert (shown.count("The board"), shown.count("2 tokens")) == (1, 1)
    assert answer_lines("b", "b", "q", beside=board)[1].count("The board\n3 tokens") == 3
