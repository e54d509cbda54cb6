"""A mission in a terminal: the live line, the keys, and plain lines in a pipe."""

import os
import pty
import subprocess
import sys
import time as clocks
from collections.abc import Callable
from pathlib import Path

import pytest

from spacealert import words
from spacealert.intercom import left_off
from spacealert.intercom.console import Console
from spacealert.intercom.player import Player, State
from spacealert.intercom.soundtrack import Soundtrack, soundtrack
from spacealert.intercom.voice import Voice
from spacealert.scenario.model import CommunicationsDown, DataTransfer, Event, Scenario, Threat, Zone
from spacealert.scenario.model import Kind as ScenarioKind

Turn = Callable[[float], None]


@pytest.fixture
def mission(sounding_voice: Voice) -> Soundtrack:
    events = (Event(10, Threat(2, zone=Zone.RED)), Event(40, DataTransfer()), Event(60, CommunicationsDown(20)))
    return soundtrack(Scenario("X", ScenarioKind.MISSION, {"en": "X"}, (120, 240), events), sounding_voice)


@pytest.fixture
def console(mission: Soundtrack, monkeypatch: pytest.MonkeyPatch) -> tuple[Console, Turn]:
    now = [1000.0]
    console = Console(Player(mission, now=lambda: now[0], asleep=lambda: 0.0))
    console.player.play()

    def turn(seconds: float) -> None:
        now[0] += seconds

    return console, turn


def test_the_line_has_the_phase_its_time_left_and_the_last_announcement(console: tuple[Console, Turn]) -> None:
    live, turn = console
    turn(15)
    assert live.line() == "0:15 · Phase 1, 1:45 left · Alert! Time T+2. Threat. Zone red."
    turn(50)
    assert "COMMUNICATIONS DOWN 0:15" in live.line()
    turn(60)
    assert live.line().startswith("2:05 · Phase 2, 1:55 left")


def test_keys_do_what_the_first_line_says(console: tuple[Console, Turn]) -> None:
    live, turn = console
    player = live.player
    turn(30)
    live.press(" ")
    assert player.state is State.PAUSED
    assert "PAUSED" in live.line()
    live.press("\x1b[D")
    assert player.position == pytest.approx(20, abs=0.01)
    live.press("\x1b[C")
    assert player.position == pytest.approx(30, abs=0.01)
    live.press("к")  # the same key on a Russian keyboard
    assert player.position == pytest.approx(10, abs=0.01)
    live.press("m")
    live.press("-")
    assert (player.muted, round(player.volume, 1)) == (True, 0.9)


def test_quitting_is_asked_and_can_be_taken_back(console: tuple[Console, Turn]) -> None:
    live, _ = console
    live.press("q")
    assert live.line().startswith("Quit")
    live.press("x")
    assert not live.over
    assert "Phase 1" in live.line()
    live.press("q")
    live.press("y")
    assert live.over


def test_each_cue_is_told_once_and_what_is_jumped_over_is_not(console: tuple[Console, Turn]) -> None:
    live, turn = console
    assert [line.strip() for line in live.news()] == ["0:00  Attention! Enemy activity detected. Begin first phase."]
    for _ in range(11):
        turn(1)
        found = list(live.news())
    assert not found
    live.player.seek(39)
    assert not list(live.news())
    turn(1.5)
    assert [line.split()[0] for line in live.news()] == ["0:40"]


def test_who_reads_aloud_is_given_the_next_text_in_full_and_counted_in(console: tuple[Console, Turn]) -> None:
    live, turn = console
    live.read_aloud = True
    turn(5)
    said = "Time T+2. Threat. Zone red."
    assert list(live.news()) == [f"  0:10  Alert! {said} I repeat. {said}"]
    assert live.line().endswith("in 5")
    turn(2)
    assert not list(live.news())
    assert live.line().endswith("in 3")
    turn(3.5)
    assert live.line().endswith("READ IT NOW")
    turn(10)
    assert [line.split()[0] for line in live.news()] == ["0:40"]
    assert live.line().endswith("read it in 0:19")


def test_the_line_speaks_russian(console: tuple[Console, Turn]) -> None:
    live, turn = console
    turn(15)
    words.speak("ru")
    try:
        assert "Фаза 1, осталось 1:45" in live.line()
    finally:
        words.speak("en")


def test_where_it_was_left_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPACEALERT_HOME", str(tmp_path))
    assert left_off.at("S2-3") is None
    left_off.note("S2-3", 83.25)
    assert (left_off.at("S2-3"), left_off.at("S2-4")) == (83.25, None)
    (tmp_path / "left-off.json").write_text("[")
    assert left_off.at("S2-3") is None
    left_off.forget()
    assert not list(tmp_path.iterdir())


def test_in_a_pipe_each_announcement_is_a_line_at_its_time(tmp_path: Path) -> None:
    call = [
        sys.executable,
        "-m",
        "spacealert",
        "--lang",
        "en",
        "play",
        "S1-1",
        "--terminal",
        "--silent",
        "--from",
        "6:58",
    ]
    begun = clocks.monotonic()
    ended = subprocess.run(
        [*call, "--from", "6:58", "--speed", "1.5"], capture_output=True, text=True, check=True, timeout=30,
        env=os.environ | {"SPACEALERT_HOME": str(tmp_path)},
    )  # fmt: skip
    assert 4 < clocks.monotonic() - begun < 20
    assert ended.stdout.splitlines()[-2:] == [
        "  7:00  Operation ended. Mission complete.",
        "The action round is over.",
    ]


@pytest.mark.skipif(sys.platform == "win32", reason="a terminal of this kind is there on Unix only")
def test_in_a_terminal_it_can_be_quit_and_resumed(tmp_path: Path) -> None:
    environment = os.environ | {"SPACEALERT_HOME": str(tmp_path), "TERM": "xterm"}
    call = [sys.executable, "-m", "spacealert", "--lang", "en", "play", "S2-3", "--terminal", "--silent"]
    seen = in_terminal([*call, "--from", "1:14"], environment, [(1.5, "q"), (0.4, "y")])
    assert "Alert! Time T+3. Threat. Zone blue." in seen
    assert "Quit this mission?" in seen
    assert 74 < (left := _left_off(tmp_path)) < 80
    seen = in_terminal([*call, "--resume"], environment, [(1.0, "q"), (0.4, "y")])
    assert _left_off(tmp_path) > left
    assert "1:1" in seen


def _left_off(home: Path) -> float:
    import json

    return float(json.loads((home / "left-off.json").read_text())["seconds"])


def in_terminal(call: list[str], environment: dict[str, str], keys: list[tuple[float, str]]) -> str:
    """Runs a command in a terminal, presses keys, each after so many seconds, and returns what was seen."""
    ours, theirs = pty.openpty()
    process = subprocess.Popen(call, stdin=theirs, stdout=theirs, stderr=theirs, env=environment)
    os.close(theirs)
    seen = b""
    try:
        seen += os.read(ours, 4096)
        for wait, key in keys:
            until = clocks.monotonic() + wait
            while clocks.monotonic() < until:
                seen += os.read(ours, 4096)
            os.write(ours, key.encode())
        while True:
            try:
                data = os.read(ours, 4096)
            except OSError:  # Linux says so when the other end is closed
                break
            if not data:
                break
            seen += data
    finally:
        os.close(ours)
    assert process.wait(10) == 0
    return seen.decode("utf-8", "replace")
