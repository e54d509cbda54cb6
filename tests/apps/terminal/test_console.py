"""A mission in a terminal: the live line, the keys, and plain lines in a pipe."""

import os
import signal
import subprocess
import sys
import time as clocks
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from support import window_scenes
from support.child_process import child_process
from support.languages import ENGLISH, RUSSIAN
from support.program_process import Ended
from support.quick import quick_first
from support.terminal import Terminal, needs_terminals
from support.waiting import wait_until

from spacealert.announcer.compiler import Soundtrack, compile_soundtrack
from spacealert.apps.terminal import playing
from spacealert.apps.terminal.console import Console
from spacealert.kit.audio.player import Player, PlayerState
from spacealert.kit.audio.voice_pack import Voice
from spacealert.kit.storage import settings
from spacealert.missions.announcements import AnnouncedThreat, CommunicationsDown, DataTransfer, Zone
from spacealert.missions.scenario import Kind as ScenarioKind
from spacealert.missions.scenario import Scenario, ScenarioEvent
from spacealert.narration.chart import colorize
from spacealert.session import Session
from spacealert.session.action_round import ActionRound
from spacealert.session.commands import Play, PlayRound
from spacealert.session.saved_games import UnfinishedGame
from spacealert.session.session_state import Playing
from spacealert.session.setup import TableSetup
from spacealert.texts import load_texts

Turn = Callable[[float], None]


@pytest.fixture
def mission(sounding_voice: Voice) -> Soundtrack:
    events = (
        ScenarioEvent(10, AnnouncedThreat(2, zone=Zone.RED)),
        ScenarioEvent(40, DataTransfer()),
        ScenarioEvent(60, CommunicationsDown(20)),
    )
    return compile_soundtrack(Scenario("X", ScenarioKind.MISSION, {"en": "X"}, (120, 240), events), sounding_voice)


@contextmanager
def open_console(soundtrack: Soundtrack) -> Iterator[tuple[Console, Turn]]:
    """Yield a console that waits at the start of this mission, and a function that lets time pass."""
    now = [1000.0]
    player = Player(soundtrack, now=lambda: now[0], asleep=lambda: 0.0)
    with closing(Session(make_player=lambda playing, language, sound: player)) as session:
        session.do(PlayRound(ActionRound(TableSetup(), "X", soundtrack.scenario, seed=1)))

        def turn(seconds: float) -> None:
            now[0] += seconds

        yield Console(ENGLISH, session), turn


@pytest.fixture
def console(mission: Soundtrack, own_folder: Path) -> Iterator[tuple[Console, Turn]]:
    with open_console(mission) as (live, turn):
        live.session.do(Play())
        yield live, turn


def test_the_line_has_the_phase_and_its_time_left(console: tuple[Console, Turn]) -> None:
    live, turn = console
    turn(15)
    assert live.live_line() == "0:15 · Phase 1, 1:45 left"  # the announcement stands above it
    assert list(live.new_lines())[-1] == "  0:10  Alert! Time T+2. Threat. Zone red."
    turn(50)
    assert "COMMUNICATIONS DOWN 0:15" in live.live_line()
    turn(60)
    assert live.live_line().startswith("2:05 · Phase 2, 1:55 left")


def test_phase_bars_and_pending_actions_are_shown(console: tuple[Console, Turn]) -> None:
    live, turn = console
    turn(15)
    bars, due, cards = live.screen_lines(200)
    assert bars.startswith("━─────── ──────── 0:15")
    assert due == "Everyone: plan turns 1–3 · Anyone: wiggle the mouse! (C\u00a0on the bridge), by turn 2"
    assert cards == "1 threat card hasn't been entered yet: press c"
    turn(50)
    assert len(live.screen_lines(200)) == 1  # talking is forbidden now
    turn(95)
    assert live.screen_lines(200)[0].startswith("━━━━━━━━ ━━━───")
    assert all(len(line) < 40 for line in live.screen_lines(40))
    assert [line.split()[0] for line in live.earlier_announcements()] == ["1:40", "1:53", "2:00"]


@pytest.mark.parametrize("width", [40, 80, 110])
def test_nothing_is_cut_off_in_a_narrow_terminal(console: tuple[Console, Turn], width: int) -> None:
    live, turn = console
    turn(15)
    live.press("m")
    shown = live.screen_lines(width)
    assert all(len(line) < width for line in shown)
    assert (
        " ".join(shown)
        .replace(" · ", " ")
        .endswith(
            "0:15 Phase 1, 1:45 left muted Everyone: plan turns 1–3 "
            "Anyone: wiggle the mouse! (C\u00a0on the bridge), by turn 2 1 threat card hasn't been entered yet: press c"
        )
    )


def test_lines_break_between_parts(console: tuple[Console, Turn]) -> None:
    live, turn = console
    turn(15)
    live.press("m")
    assert live.screen_lines(80) == [
        "━─────── ──────── 0:15 · Phase 1, 1:45 left · muted",
        "Everyone: plan turns 1–3",
        "Anyone: wiggle the mouse! (C\u00a0on the bridge), by turn 2",
        "1 threat card hasn't been entered yet: press c",
    ]


@pytest.mark.parametrize("key", [" ", "\r", "\n"])
def test_clock_waits_for_the_start_key(mission: Soundtrack, own_folder: Path, key: str) -> None:
    with open_console(mission) as (live, _):
        assert (live.earlier_announcements(), list(live.new_lines())) == ([], [])
        assert live.live_line().endswith("Ready? Space or Enter starts the clock.")
        live.press(key)
        assert live.player.state is PlayerState.PLAYING
        assert "Ready?" not in live.live_line()
        assert [line.split()[0] for line in live.new_lines()] == ["0:00"]


def test_silence_is_colored(console: tuple[Console, Turn]) -> None:
    live, turn = console
    live.paint = colorize
    turn(65)
    assert live.screen_lines(100)[0].startswith("\x1b[31m")


def test_keys_work_as_listed(console: tuple[Console, Turn]) -> None:
    live, turn = console
    player = live.player
    turn(30)
    live.press(" ")
    assert player.state is PlayerState.PAUSED
    assert "PAUSED" in live.live_line()
    live.press("\x1b[D")
    assert player.position == pytest.approx(20, abs=0.01)
    live.press("\x1b[C")
    assert player.position == pytest.approx(30, abs=0.01)
    live.press("к")  # the same key on a Russian layout
    assert player.position == pytest.approx(30, abs=0.01), "saying it again turns no clock back"
    assert ENGLISH.say("session-mission-stands-still") in live.live_line()
    live.press(" ")
    live.press("r")
    assert ENGLISH.say("session-silent") in live.live_line()
    live.press("m")
    live.press("-")
    assert (player.muted, round(player.volume, 1)) == (True, 0.7)


def typed(live: Console, keys: str) -> list[str]:
    """Press these keys, and return what is shown below the live line."""
    for key in keys:
        live.press(key)
    live.update_card_question()
    return live.screen_lines(100)[1:]


def cards_of(live: Console) -> dict[int, str]:
    item = live.session.state.at_table
    assert isinstance(item, Playing)
    return dict(item.round.cards)


def test_a_drawn_card_is_typed_while_the_clock_runs(console: tuple[Console, Turn]) -> None:
    live, turn = console
    assert typed(live, "c")[0] == "No threats announced yet"
    turn(15)
    live.press("\x1b")
    asked = typed(live, "c")
    assert asked[:2] == ["T+2 Zone red: no card yet", "Card for T+2 · Zone red › ▌"]
    assert not any("Backspace" in line for line in asked)  # there is nothing to undo yet
    assert "Card for T+2 · Zone red › quit m▌" in typed(live, "quit m")  # no letter is a command
    assert not live.asks_to_quit
    assert not live.player.muted
    typed(live, "\x7f" * 6)
    assert "E1-07 Fighter · E1-03 Stealth Fighter · E1-06 Cryoshield Fighter" in typed(live, "fig")
    assert ENGLISH.say("screen-cards-choose") in typed(live, "\r")
    turn(5)
    entered = typed(live, "hter\r")
    assert cards_of(live) == {0: "E1-07"}
    assert entered[:3] == ["T+2 Zone red: Fighter", "Fighter entered. Backspace undoes it.", "Entered: Fighter › ▌"]
    assert live.player.position == pytest.approx(20, abs=0.01)
    typed(live, "\x7f")
    assert cards_of(live) == {}
    live.press("?")  # the program draws
    assert cards_of(live)
    live.press(" ")
    assert live.player.state is PlayerState.PAUSED
    live.press("\x1b")
    assert live.screen_lines(200)[1].startswith("Everyone: plan turns")


def test_the_oldest_threat_is_asked_first_and_a_new_one_does_not_take_what_is_typed(
    sounding_voice: Voice, own_folder: Path
) -> None:
    events = tuple(ScenarioEvent(10 * number, AnnouncedThreat(number + 1, zone=Zone.RED)) for number in (1, 2, 3))
    scenario = Scenario("X", ScenarioKind.MISSION, {"en": "X"}, (120, 240), events)
    with open_console(compile_soundtrack(scenario, sounding_voice)) as (live, turn):
        live.session.do(Play())
        turn(25)
        typed(live, "cgunsh")
        turn(10)
        assert "Card for T+2 / T+3 / T+4 › gunsh▌" in typed(live, "")
        asked = typed(live, "\r")
        assert asked[1] == "Which threat is Gunship for? › gunsh▌"
        assert (
            asked[2] == "1 0:10, T+2, Threat, Zone red · 2 0:20, T+3, Threat, Zone red · 3 0:30, T+4, Threat, Zone red"
        )
        assert "Gunship entered. Backspace undoes it." in typed(live, "2")
        assert cards_of(live) == {1: "E1-05"}
        assert "Card for T+4 · Zone red › ▌" in typed(live, "\t\t")


def test_a_card_being_typed_at_the_end_is_not_lost(console: tuple[Console, Turn]) -> None:
    live, turn = console
    turn(15)
    typed(live, "cgunship")
    turn(500)
    assert live.player.state is PlayerState.ENDED
    assert live.is_running
    typed(live, "\r")
    assert cards_of(live) == {0: "E1-05"}
    live.press("\x1b")
    assert not live.is_running


def test_namesakes_are_told_apart(sounding_voice: Voice, own_folder: Path) -> None:
    events = (ScenarioEvent(10, AnnouncedThreat(2, internal=True)),)
    scenario = Scenario("X", ScenarioKind.MISSION, {"en": "X"}, (120, 240), events)
    with open_console(compile_soundtrack(scenario, sounding_voice)) as (live, turn):
        live.session.do(Play())
        turn(15)
        shown = typed(live, "cI1-02\r")
    assert shown[:2] == [
        "T+2 Inside: Skirmishers (upper blue)",
        "Skirmishers (upper blue) entered. Backspace undoes it.",
    ]


def test_no_card_is_entered_during_a_silence(console: tuple[Console, Turn]) -> None:
    live, turn = console
    turn(15)
    typed(live, "cgun")
    turn(50)
    assert typed(live, "qm\r") == []  # hidden, and no letter is a command
    assert not live.player.muted
    turn(20)
    assert "Card for T+2 · Zone red › gun▌" in typed(live, "")
    live.player.seek(65)
    typed(live, "\x1b")
    typed(live, "c")
    assert ENGLISH.say("screen-cards-silence") in live.live_line()
    assert cards_of(live) == {}


def test_the_rules_are_looked_up_while_the_clock_runs(console: tuple[Console, Turn]) -> None:
    live, turn = console
    turn(15)
    listed = typed(live, "h")
    assert "a Stations: A, B and C" in " ".join(listed)
    assert len(listed) < 15
    assert typed(live, "ш")[0] == "Gravolift"  # i on a Russian keyboard
    live.press(" ")
    assert live.player.state is PlayerState.PAUSED
    assert typed(live, "\x1b")[-1] == listed[-1]
    assert typed(live, "\x1b")[0].startswith("Everyone: plan turns")
    live.texts = load_texts("cs")  # has no rules
    assert typed(live, "h")[2:] == ["Esc: zavřít"]  # after the keys


def test_quitting_asks_for_confirmation(console: tuple[Console, Turn]) -> None:
    live, _ = console
    live.press("q")
    assert live.live_line().startswith("Quit")
    live.press("x")
    assert not live.over
    assert "Phase 1" in live.live_line()
    live.press("q")
    live.press("y")
    assert live.over


def test_announcements_listed_at_the_start_are_not_repeated(console: tuple[Console, Turn]) -> None:
    live, turn = console
    assert [line.split()[0] for line in live.earlier_announcements()] == ["0:00"]
    turn(1)
    assert not list(live.new_lines())


def test_each_cue_is_printed_once_even_if_skipped(console: tuple[Console, Turn]) -> None:
    live, turn = console
    assert [line.strip() for line in live.new_lines()] == [
        "0:00  Attention! Enemy activity detected. Begin first phase."
    ]
    for _ in range(11):
        turn(1)
        found = list(live.new_lines())
    assert not found
    live.player.seek(39)
    assert not list(live.new_lines())
    turn(1.5)
    assert [line.split()[0] for line in live.new_lines()] == ["0:40"]
    live.press("\x1b[D")
    turn(1)
    assert not list(live.new_lines())
    live.player.seek(130)
    assert [line.split()[0] for line in live.new_lines()] == ["0:57", "1:00", "1:20", "1:40", "1:53", "2:00"]


def test_reader_sees_the_next_text_and_a_countdown(console: tuple[Console, Turn]) -> None:
    live, turn = console
    live.read_aloud = True
    turn(5)
    said = "Time T+2. Threat. Zone red."
    assert list(live.new_lines()) == [f"  0:10  Alert! {said} I repeat. {said}"]
    assert live.live_line().endswith("in 5")
    turn(2)
    assert not list(live.new_lines())
    assert live.live_line().endswith("in 3")
    turn(3.5)
    assert live.live_line().endswith("READ IT NOW")
    turn(10)
    assert [line.split()[0] for line in live.new_lines()] == ["0:40"]
    assert live.live_line().endswith("read it in 0:19")


def test_status_line_can_be_russian(console: tuple[Console, Turn]) -> None:
    live, turn = console
    turn(15)
    live.texts = RUSSIAN
    assert "Фаза 1, осталось 1:45" in live.live_line()


SILENTLY = ["-m", "spacealert", "--lang", "en", "play", "--terminal", "--silent"]


def test_piped_output_has_a_line_per_announcement_on_time(tmp_path: Path) -> None:
    begun = clocks.monotonic()
    ended = subprocess.run(
        [sys.executable, *SILENTLY, "S1-1", "--from", "6:59", "--speed", "1.5"],
        capture_output=True, text=True, check=True, timeout=60, env=os.environ | {"SPACEALERT_HOME": str(tmp_path)},
    )  # fmt: skip
    assert clocks.monotonic() - begun > 4.4 / 1.5  # one second plus the sentence
    assert ended.stdout.splitlines()[-2:] == [
        "  7:00  Operation ended. Mission complete.",
        "The action round is over.",
    ]


def start(terminal: Terminal) -> None:
    terminal.wait_for("Ready?")
    terminal.press(" ")


def quit_mission(terminal: Terminal) -> str:
    """Quit the running mission, and return everything shown until the program ends."""
    terminal.wait_for("Phase 1, ")
    terminal.press("q")
    terminal.wait_for("Quit this mission?")
    terminal.press("y")
    assert terminal.wait_for_end() == 0
    return terminal.seen


@needs_terminals
def test_mission_can_be_quit_and_resumed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Terminal([*SILENTLY, "S2-3", "--from", "1:14"], tmp_path) as terminal:
        start(terminal)
        terminal.wait_for("Alert! Time T+3. Threat. Zone blue.")
        assert "S2-3 · Mission 3 is saved at 1:1" in quit_mission(terminal)
    assert 74 < (left := kept(monkeypatch, tmp_path).position) < 80
    with Terminal([*SILENTLY, "S2-3", "--resume"], tmp_path) as terminal:
        start(terminal)
        terminal.wait_for("1:17")
        quit_mission(terminal)
    assert kept(monkeypatch, tmp_path).position > left


@needs_terminals
@pytest.mark.parametrize("no_color", ["", "1"])
def test_a_card_is_typed_in_a_terminal_in_color_or_without(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, no_color: str
) -> None:
    monkeypatch.setenv("NO_COLOR", no_color)
    with Terminal([*SILENTLY, "S2-3", "--from", "1:14"], tmp_path) as terminal:
        start(terminal)
        terminal.wait_for("Zone blue.")
        terminal.press("c\tgunship\r")
        terminal.wait_for("Gunship entered.")
        terminal.press("\x1b")
        terminal.wait_for("1 threat card hasn't been entered yet")
        assert ("\x1b[1m" in quit_mission(terminal)) is (not no_color)
    item = kept(monkeypatch, tmp_path).item
    assert isinstance(item, Playing)
    assert item.round.cards == {1: "E1-05"}


@needs_terminals
def test_mission_never_started_is_not_called_saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Terminal([*SILENTLY, "S2-3"], tmp_path) as terminal:
        terminal.wait_for("Common threats: White · Serious threats: White\r\n")
        assert "S2-3 · Mission 3 hasn't started" in quit_mission(terminal)
    monkeypatch.setenv("SPACEALERT_HOME", str(tmp_path))
    assert not window_scenes.kept()


@pytest.mark.parametrize(("common", "told"), [("white", False), ("mixed", True)])
def test_decks_of_the_last_briefing_are_called_so(common: str, told: bool) -> None:
    choices = " · ".join(playing.describe_choices(ENGLISH, TableSetup(common=common)))
    assert (ENGLISH.say("terminal-chosen-earlier") in choices) is told


@needs_terminals
@pytest.mark.parametrize(
    ("place", "most_bytes", "why"),
    [
        ("", 0, "The disk"),
        pytest.param("file", None, "a file where its folder", marks=pytest.mark.slow),
        pytest.param("file/below", None, "a file where its folder", marks=pytest.mark.slow),
    ],
)
def test_unsaved_mission_is_not_called_saved(place: str, most_bytes: int | None, why: str, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x", encoding="utf-8")
    limit = (
        "" if most_bytes is None else f"import resource; resource.setrlimit(resource.RLIMIT_FSIZE, ({most_bytes},) * 2)"
    )
    script = f"{limit}\nfrom spacealert.__main__ import run\nrun()"
    with Terminal(["-c", script, *SILENTLY[2:], "S2-3"], tmp_path / place) as terminal:
        start(terminal)
        terminal.wait_for("NOT SAVED")
        seen = quit_mission(terminal)
    assert "S2-3 · Mission 3 couldn't be saved at 0:0" in seen
    assert why in " ".join(seen.split())  # lines are wrapped
    assert "is saved" not in seen


def test_unreadable_log_is_not_called_empty(call: Callable[..., Ended], home: Path) -> None:
    (home / "log.sqlite").mkdir(parents=True)
    ended = call("play", "--terminal", "--silent", "--resume")
    assert ended.returncode == 1
    assert ended.stderr.count("log.sqlite") == 1
    assert "nothing to resume" not in ended.stderr


def kept(monkeypatch: pytest.MonkeyPatch, home: Path) -> UnfinishedGame:
    """Return the mission that was interrupted last."""
    monkeypatch.setenv("SPACEALERT_HOME", str(home))
    return window_scenes.kept()[0]


@pytest.mark.parametrize(("words", "players"), [((), 4), (("--crew", "5"), 5)])
def test_default_crew_is_the_last_one(
    words: tuple[str, ...], players: int, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SPACEALERT_HOME", str(home))
    settings.change(table=TableSetup().with_name(0, "Anna").as_settings())
    with child_process([sys.executable, *SILENTLY, "S1-1", *words]):
        wait_until(window_scenes.kept)
    item = kept(monkeypatch, home).item
    assert isinstance(item, Playing)
    assert item.round.setup.players == players
    assert item.round.setup.seats[0].name == "Anna"


def test_difficulty_is_chosen_on_the_command_line(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPACEALERT_HOME", str(home))
    with child_process([sys.executable, *SILENTLY, "S1-1", "--common", "yellow", "--serious", "mixed"]):
        wait_until(window_scenes.kept)
    item = window_scenes.kept()[0].item
    assert isinstance(item, Playing)
    assert (item.round.setup.common, item.round.setup.serious) == ("yellow", "mixed")


def test_a_card_of_another_difficulty_can_be_entered(console: tuple[Console, Turn]) -> None:
    live, turn = console
    turn(15)
    assert "[E2-01 Kamikaze]" in typed(live, "ckamik")
    typed(live, "\r")
    assert cards_of(live) == {0: "E2-01"}


def test_french_colons_have_a_space(console: tuple[Console, Turn]) -> None:
    live, turn = console
    turn(15)
    live.texts = load_texts("fr")
    assert typed(live, "c")[0] == "T+2 Zone rouge\N{NO-BREAK SPACE}: sans carte"


def test_the_resolution_speaks_czech_too() -> None:
    czech, facts = load_texts("cs"), {"turn": 3, "place": "blue", "serious": False, "card": "none"}
    assert czech.say("terminal-to-turn", last=3) == "Na který tah, 1 až 3?"
    assert czech.say("terminal-threat", **facts).startswith("T+3, modrá zóna, běžná hrozba: která karta")


def scenario_of(found: UnfinishedGame) -> str:
    assert isinstance(found.item, Playing)
    return found.item.round.scenario.id


@needs_terminals
def test_starting_another_mission_asks_first(
    home: Path, call: Callable[..., Ended], monkeypatch: pytest.MonkeyPatch
) -> None:
    with Terminal([*SILENTLY, "S2-3", "--from", "3:21"], home) as terminal:
        start(terminal)
        monkeypatch.setenv("SPACEALERT_HOME", str(home))
        wait_until(window_scenes.kept)
    with Terminal([*SILENTLY, "S1-1"], home) as terminal:
        terminal.wait_for("S2-3 · Mission 3 was interrupted at 3:2")
        terminal.press("\n")
        start(terminal)
        assert "Phase 1, 0:2" in quit_mission(terminal)
    assert scenario_of(kept(monkeypatch, home)) == "S2-3"
    with Terminal([*SILENTLY, "S1-1"], home) as terminal:
        terminal.wait_for("S2-3 · Mission 3 was interrupted at 3:2")
        terminal.press("n\n")
        start(terminal)
        quit_mission(terminal)
    assert scenario_of(kept(monkeypatch, home)) == "S1-1"
    with Terminal([*SILENTLY, "--resume"], home) as terminal:
        assert "S1-1 · Test flight 1 is saved at" in quit_mission(terminal)
    with Terminal([*SILENTLY, "S2-3", "--resume"], home) as terminal:
        assert "S2-3 · Mission 3 is saved at 3:2" in quit_mission(terminal)  # the other mission did not replace it
    other = call("play", "--terminal", "--silent", "S2-1", "--resume")
    assert other.returncode == 1
    assert "S2-1 isn't in progress. S2-3 · Mission 3 was interrupted at" in other.stderr


@pytest.fixture
def running(tmp_path: Path) -> Iterator[Terminal]:
    """Run a mission in a terminal."""
    with Terminal([*SILENTLY, "S2-3", "--from", "1:14"], tmp_path) as terminal:
        start(terminal)
        terminal.wait_for("Phase 1, ")
        yield terminal


@needs_terminals
@pytest.mark.usefixtures("heeds_hangups")
@pytest.mark.parametrize(("name", "code"), [("SIGTERM", 143), ("SIGHUP", 129), ("SIGINT", 130)])
def test_terminal_is_restored_however_it_ends(running: Terminal, name: str, code: int) -> None:
    assert not running.echoes
    running.send_signal(signal.Signals[name])
    assert running.wait_for_end() == code
    assert running.echoes


@needs_terminals
@pytest.mark.usefixtures("heeds_hangups")
@pytest.mark.parametrize(("name", "code"), [("SIGTERM", 143), ("SIGHUP", 129), ("SIGINT", 130)])
def test_terminal_is_restored_however_a_question_ends(tmp_path: Path, name: str, code: int) -> None:
    with Terminal(
        ["-m", "spacealert", "--lang", "en", "play", "--campaign", "--terminal", "--silent"], tmp_path
    ) as asking:
        asking.wait_for("Which mission?")
        clocks.sleep(0.3)
        asking.send_signal(signal.Signals[name])
        assert asking.wait_for_end() == code
        assert asking.echoes


@needs_terminals
@pytest.mark.parametrize("stopped_by", ["keys", "signal"])
def test_keys_work_after_a_suspension(running: Terminal, stopped_by: str) -> None:
    if stopped_by == "keys":
        running.press("\x1a")
    else:
        running.send_signal(signal.SIGSTOP)
    running.wait_until_stopped()
    if stopped_by == "keys":
        assert running.echoes, "the shell is given its terminal"
    running.restore()
    clocks.sleep(2)  # covers the announcement at 1:15
    running.send_signal(signal.SIGCONT)
    running.wait_for("1:15")
    running.wait_for("Alert! Time T+3. Threat. Zone blue.\r\n")
    quit_mission(running)
    assert "is saved at" in running.seen
    assert running.echoes


@pytest.mark.skipif(sys.platform == "win32", reason="signals of this kind are there on Unix only")
@pytest.mark.parametrize("after", quick_first([0.12, 0.3, 0.9, 0.06, 0.17, 0.22, 0.4, 0.6, 1.3], 3))
def test_ctrl_c_ends_the_mission_at_any_moment(tmp_path: Path, after: float) -> None:
    call = [sys.executable, "-m", "spacealert", "play", "S2-3", "--terminal", "--loudspeaker", f"file:{tmp_path}/x.wav"]
    environment = os.environ | {"SPACEALERT_HOME": str(tmp_path)}
    with child_process(call, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, env=environment) as process:
        clocks.sleep(after)
        process.send_signal(signal.SIGINT)
        _, complaints = process.communicate(timeout=60)
    python_itself = complaints.startswith((b"Could not import runpy", b"Error processing line", b"Fatal Python error"))
    if not python_itself and process.returncode != -signal.SIGINT:  # interrupted while Python was still starting
        assert (process.returncode, complaints.strip()) == (130, b"")


@needs_terminals
def test_arrow_pressed_when_the_round_ends_leaves_no_trace(home: Path) -> None:
    with Terminal([*SILENTLY, "S1-1", "--from", "6:59"], home) as terminal:
        terminal.wait_for("Phase 2, ")
        terminal.press(" ")
        terminal.wait_for("The action round is over.")
        terminal.press("\x1b[C" * 3)
        terminal.wait_for(": the resolution")
        before = terminal.seen[: terminal.seen.index(": the resolution")]
        assert "^[[C" not in before.splitlines()[-1]
