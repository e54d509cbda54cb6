"""A mission in a terminal: the live line, the keys, and plain lines in a pipe."""

import os
import pty
import select
import signal
import subprocess
import sys
import termios
import time as clocks
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from support import window_scenes
from support.languages import ENGLISH, RUSSIAN

from spacealert.announcer.compiler import Soundtrack, compile_soundtrack
from spacealert.apps.terminal.console import Console
from spacealert.kit.audio.player import Player, PlayerState
from spacealert.kit.audio.voice_pack import Voice
from spacealert.missions.scenario import (
    AnnouncedThreat,
    CommunicationsDown,
    DataTransfer,
    Scenario,
    ScenarioEvent,
    Zone,
)
from spacealert.missions.scenario import Kind as ScenarioKind
from spacealert.session.autosave import UnfinishedGame
from spacealert.session.session_state import Playing

Turn = Callable[[float], None]


@pytest.fixture
def mission(sounding_voice: Voice) -> Soundtrack:
    events = (
        ScenarioEvent(10, AnnouncedThreat(2, zone=Zone.RED)),
        ScenarioEvent(40, DataTransfer()),
        ScenarioEvent(60, CommunicationsDown(20)),
    )
    return compile_soundtrack(Scenario("X", ScenarioKind.MISSION, {"en": "X"}, (120, 240), events), sounding_voice)


@pytest.fixture
def console(mission: Soundtrack, monkeypatch: pytest.MonkeyPatch) -> tuple[Console, Turn]:
    now = [1000.0]
    console = Console(ENGLISH, Player(mission, now=lambda: now[0], asleep=lambda: 0.0))
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
    assert player.state is PlayerState.PAUSED
    assert "PAUSED" in live.line()
    live.press("\x1b[D")
    assert player.position == pytest.approx(20, abs=0.01)
    live.press("\x1b[C")
    assert player.position == pytest.approx(30, abs=0.01)
    live.press("к")  # the same key on a Russian keyboard
    assert player.position == pytest.approx(30, abs=0.01), "saying it again turns no clock back"
    assert "no sound: it is written above" in live.line()
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
    live.texts = RUSSIAN
    assert "Фаза 1, осталось 1:45" in live.line()


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
def test_in_a_terminal_it_can_be_quit_and_resumed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    environment = os.environ | {"SPACEALERT_HOME": str(tmp_path), "TERM": "xterm"}
    call = [sys.executable, "-m", "spacealert", "--lang", "en", "play", "S2-3", "--terminal", "--silent"]
    seen = in_terminal([*call, "--from", "1:14"], environment, [(1.5, "q"), (0.4, "y")])
    assert "Alert! Time T+3. Threat. Zone blue." in seen
    assert "Quit this mission?" in seen
    assert 74 < (left := kept(monkeypatch, tmp_path).position) < 80
    assert "S2-3 · Mission 3 is saved at 1:1" in seen
    seen = in_terminal([*call, "--resume"], environment, [(1.0, "q"), (0.4, "y")])
    assert kept(monkeypatch, tmp_path).position > left
    assert "1:1" in seen


@pytest.mark.skipif(sys.platform == "win32", reason="a terminal of this kind is there on Unix only")
@pytest.mark.parametrize(
    ("place", "most_bytes", "why"),
    [
        ("", 0, "The disk"),
        ("file", None, "a file is where its folder"),
        ("file/below", None, "a file is where its folder"),
    ],
)
def test_what_could_not_be_saved_is_not_called_saved(
    place: str, most_bytes: int | None, why: str, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("x", encoding="utf-8")
    environment = os.environ | {"SPACEALERT_HOME": str(tmp_path / place), "TERM": "xterm"}
    limit = (
        "" if most_bytes is None else f"import resource; resource.setrlimit(resource.RLIMIT_FSIZE, ({most_bytes},) * 2)"
    )
    script = f"{limit}\nfrom spacealert.__main__ import run\nrun()"
    call = [sys.executable, "-c", script, "--lang", "en", "play", "S2-3", "--terminal", "--silent"]
    seen = in_terminal(call, environment, [(1.5, "q"), (0.4, "y")])
    assert "NOT SAVED" in seen
    assert "S2-3 · Mission 3 could not be saved at 0:0" in seen
    assert why in seen
    assert "is saved" not in seen


def test_a_log_that_cannot_be_read_is_not_called_empty(tmp_path: Path) -> None:
    (tmp_path / "log.sqlite").mkdir()
    call = [sys.executable, "-m", "spacealert", "--lang", "en", "play", "--terminal", "--silent", "--resume"]
    environment = os.environ | {"SPACEALERT_HOME": str(tmp_path)}
    ended = subprocess.run(call, env=environment, capture_output=True, text=True, check=False)
    assert ended.returncode == 1
    assert "log.sqlite" in ended.stderr
    assert "nothing to resume" not in ended.stderr


def kept(monkeypatch: pytest.MonkeyPatch, home: Path) -> UnfinishedGame:
    """What was cut off last."""
    monkeypatch.setenv("SPACEALERT_HOME", str(home))
    return window_scenes.kept()[0]


def scenario_of(found: UnfinishedGame) -> str:
    assert isinstance(found.item, Playing)
    return found.item.round.scenario.id


@pytest.mark.skipif(sys.platform == "win32", reason="a terminal of this kind is there on Unix only")
def test_whoever_begins_another_mission_in_a_terminal_is_asked_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    environment = os.environ | {"SPACEALERT_HOME": str(tmp_path), "TERM": "xterm"}
    call = [sys.executable, "-m", "spacealert", "--lang", "en", "play", "--terminal", "--silent"]
    killed = subprocess.Popen([*call, "S2-3", "--from", "3:25"], env=environment, stdout=subprocess.DEVNULL)
    monkeypatch.setenv("SPACEALERT_HOME", str(tmp_path))
    until = clocks.monotonic() + 20
    while not window_scenes.kept():
        assert clocks.monotonic() < until
        clocks.sleep(0.05)
    killed.kill()
    killed.wait()
    seen = in_terminal([*call, "S1-1"], environment, [(1.0, "\n"), (1.2, "q"), (0.4, "y")])
    assert "S2-3 · Mission 3 was interrupted at 3:2" in seen
    assert "Phase 1, 0:2" in seen
    assert scenario_of(kept(monkeypatch, tmp_path)) == "S2-3"
    seen = in_terminal([*call, "S1-1"], environment, [(1.0, "n\n"), (1.2, "q"), (0.4, "y")])
    assert scenario_of(kept(monkeypatch, tmp_path)) == "S1-1"
    seen = in_terminal([*call, "--resume"], environment, [(1.0, "q"), (0.4, "y")])
    assert "S1-1 · Test flight 1 is saved at" in seen
    seen = in_terminal([*call, "S2-3", "--resume"], environment, [(1.0, "q"), (0.4, "y")])
    assert "S2-3 · Mission 3 is saved at 3:2" in seen  # beginning another mission did not discard it
    other = subprocess.run([*call, "S2-1", "--resume"], env=environment, capture_output=True, text=True, check=False)
    assert other.returncode == 1
    assert "S2-1 was not interrupted. S2-3 · Mission 3 was interrupted at" in other.stderr


@pytest.fixture
def in_own_terminal(tmp_path: Path) -> Iterator[tuple["subprocess.Popen[bytes]", int]]:
    """A running mission in a terminal that controls it, and our end of that terminal."""
    ours, theirs = pty.openpty()
    script = "import fcntl, os, sys, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0); os.execv(sys.argv[1], sys.argv[1:])"
    call = ["-c", script, sys.executable, "-m", "spacealert", "--lang", "en", "play", "S2-3", "--terminal", "--silent"]
    process = subprocess.Popen(
        [sys.executable, *call, "--from", "1:14"], stdin=theirs, stdout=theirs, stderr=theirs, start_new_session=True,
        env=os.environ | {"SPACEALERT_HOME": str(tmp_path), "TERM": "xterm"},
    )  # fmt: skip
    os.close(theirs)
    try:
        read_until(ours, "Phase 1, ")
        yield process, ours
    finally:
        process.kill()
        process.wait()
        os.close(ours)


def read_until(terminal: int, expected: str, within: float = 20.0) -> str:
    seen, until = "", clocks.monotonic() + within
    while expected not in seen:
        left = until - clocks.monotonic()
        assert left > 0, seen
        if select.select([terminal], [], [], left)[0]:
            seen += os.read(terminal, 4096).decode("utf-8", "replace")
    return seen


def echoes(terminal: int) -> bool:
    return bool(termios.tcgetattr(terminal)[3] & termios.ECHO)


@pytest.mark.skipif(sys.platform == "win32", reason="a terminal of this kind is there on Unix only")
@pytest.mark.parametrize(("number", "code"), [(signal.SIGTERM, 143), (signal.SIGHUP, 129), (signal.SIGINT, 130)])
def test_whatever_ends_it_gives_the_terminal_back(
    in_own_terminal: tuple["subprocess.Popen[bytes]", int], number: signal.Signals, code: int
) -> None:
    process, terminal = in_own_terminal
    assert not echoes(terminal)
    process.send_signal(number)
    with pytest.raises(OSError):  # which is how the end of the program shows here
        read_until(terminal, "what it never writes")
    assert process.wait(10) == code
    assert echoes(terminal)


@pytest.mark.skipif(sys.platform == "win32", reason="a terminal of this kind is there on Unix only")
@pytest.mark.parametrize("stopped_by", ["keys", "signal"])
def test_after_a_suspension_the_keys_work_and_what_was_announced_is_listed(
    in_own_terminal: tuple["subprocess.Popen[bytes]", int], stopped_by: str
) -> None:
    process, terminal = in_own_terminal
    if stopped_by == "keys":
        os.write(terminal, b"\x1a")
    else:
        process.send_signal(signal.SIGSTOP)
    os.waitpid(process.pid, os.WUNTRACED)
    if stopped_by == "keys":
        assert echoes(terminal), "the shell is given its terminal"
    as_shells_want_it = termios.tcgetattr(terminal)
    as_shells_want_it[3] |= termios.ECHO | termios.ICANON
    termios.tcsetattr(terminal, termios.TCSANOW, as_shells_want_it)
    clocks.sleep(4)
    process.send_signal(signal.SIGCONT)
    seen = read_until(terminal, "Alert! Time T+3. Threat. Zone blue.\r\n")
    assert "1:15" in seen
    os.write(terminal, b"q")
    read_until(terminal, "Quit this mission?")
    os.write(terminal, b"y")
    read_until(terminal, "is saved at")
    assert process.wait(10) == 0
    assert echoes(terminal)


@pytest.mark.skipif(sys.platform == "win32", reason="a terminal of this kind is there on Unix only")
@pytest.mark.parametrize("after", [0.06, 0.12, 0.17, 0.22, 0.3, 0.4, 0.6, 0.9, 1.3])
def test_ctrl_c_ends_it_at_any_moment(tmp_path: Path, after: float) -> None:
    call = [sys.executable, "-m", "spacealert", "play", "S2-3", "--terminal", "--loudspeaker", f"file:{tmp_path}/x.wav"]
    environment = os.environ | {"SPACEALERT_HOME": str(tmp_path)}
    process = subprocess.Popen(call, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, env=environment)
    clocks.sleep(after)
    process.send_signal(signal.SIGINT)
    _, complaints = process.communicate(timeout=10)
    python_itself = complaints.startswith((b"Could not import runpy", b"Error processing line", b"Fatal Python error"))
    if not python_itself and process.returncode != -signal.SIGINT:  # Python began, and did not know us yet
        assert (process.returncode, complaints.strip()) == (130, b"")


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
            while (left := until - clocks.monotonic()) > 0:
                if select.select([ours], [], [], left)[0]:
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
