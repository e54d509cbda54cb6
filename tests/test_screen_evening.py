"""The course of an evening, on a screen that nobody sees: from the ready room to the summary and back."""

import contextlib
import sqlite3
import time
from typing import Any

import pytest
from languages import ENGLISH, refused
from screens import reached, write_raw

from spacealert import logbook
from spacealert.announcer.compiler import compile_soundtrack
from spacealert.apps.terminal import playing
from spacealert.apps.terminal.console import Console
from spacealert.apps.window import evening
from spacealert.apps.window.evening import Sound
from spacealert.apps.window.log.book import LogBook
from spacealert.apps.window.log.form import Form
from spacealert.apps.window.mission import Cover, Mission
from spacealert.apps.window.reading import ReadAloud
from spacealert.apps.window.ready import ReadyRoom
from spacealert.apps.window.resolution import course
from spacealert.apps.window.resume import Resume
from spacealert.apps.window.summary import Summary
from spacealert.kit.audio import voice_pack
from spacealert.kit.audio.player import Player, State
from spacealert.kit.i18n.errors import UserError
from spacealert.kit.storage import places, settings
from spacealert.kit.ui import window
from spacealert.kit.ui.scene import Scene
from spacealert.kit.ui.screen import Screen
from spacealert.kit.ui.window import WindowSize
from spacealert.missions import library
from spacealert.missions.scenario import Crew
from spacealert.session import drafts as draft
from spacealert.session import resolution_sheet as sheet
from spacealert.session.setup import Table

SILENT = Sound(silent=True)


pytestmark = pytest.mark.usefixtures("own_folder")


def prepared(screen: Screen) -> Mission:
    """Wait for the soundtrack."""
    return reached(screen, Mission)


def test_the_first_evening_begins_in_the_ready_room() -> None:
    assert isinstance(evening.opening(ENGLISH), ReadyRoom)


def test_a_mission_is_played_to_its_end_and_remembered() -> None:
    screen = Screen(evening.straight_to(ENGLISH, "S2-3", Crew(5), sound=SILENT))
    mission = prepared(screen)
    screen.press("space")
    mission.player.seek(mission.player.soundtrack.length - 0.05)
    time.sleep(0.1)
    screen.tick(0.1)
    assert isinstance(screen.scene, Summary)
    assert settings.read()["seen"] == ["S2-3"]
    screen.press("escape")
    assert isinstance(screen.scene, ReadyRoom)
    assert screen.scene.seen == {"S2-3"}
    assert draft.kept() is None


def test_a_mission_that_was_killed_is_offered_and_goes_on_from_its_second() -> None:
    screen = Screen(evening.straight_to(ENGLISH, "S2-3", sound=SILENT))
    mission = prepared(screen)
    screen.press("space")
    mission.player.seek(123.0)
    screen.tick(0.03)
    mission.leave()  # what is kept is on the disk: nothing more is done when a program is killed
    until = time.monotonic() + 5
    while draft.kept() is None:
        assert time.monotonic() < until
    again = Screen(evening.opening(ENGLISH))
    assert isinstance(again.scene, Resume)
    again.press("enter")
    going_on = prepared(again)
    assert going_on.player.position == pytest.approx(123.0, abs=1)
    assert going_on.cover is Cover.READY
    going_on.do("leave")
    again.tick(0.03)
    assert isinstance(again.scene, ReadyRoom)
    assert draft.kept() is None


@pytest.mark.parametrize("rubbish", [None, 5, [], {}, "x", {"version": 1}])
def test_rubbish_among_the_drafts_does_not_keep_an_evening_from_beginning(rubbish: Any) -> None:
    with logbook.open() as log:
        for name in (draft.NAME, f"{course.DRAFT}-x", "form", "x" * 300):
            log.keep_draft(name, rubbish)
        log.keep_campaign("c", rubbish)
    assert isinstance(Screen(evening.opening(ENGLISH)).scene, ReadyRoom)


@pytest.mark.parametrize("number", [float("inf"), -float("inf"), float("nan"), 10**400])
def test_a_number_without_end_in_a_draft_does_not_keep_an_evening_from_beginning(number: float) -> None:
    """JSON knows them all."""
    mission = prepared(Screen(evening.straight_to(ENGLISH, "S2-3", sound=SILENT)))
    with logbook.open() as log:
        log.drop_draft(draft.NAME)  # makes the file
    cut_off = {"version": 1, "position": number, "read_aloud": False, "round": mission.round.as_draft()}
    write_raw(log.path, "draft", draft.NAME, cut_off)
    walk = {"version": 1, "sheet": sheet.empty(Table()).as_draft(), "place": number}
    if number != 10**400:  # a whole number, and the walk ends before it
        write_raw(log.path, "draft", f"{course.DRAFT}-y", walk)
    assert isinstance(Screen(evening.opening(ENGLISH)).scene, ReadyRoom)


def test_a_fault_of_ours_while_a_draft_is_kept_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(*_: object, **__: object) -> None:
        raise ZeroDivisionError

    mission = prepared(Screen(evening.straight_to(ENGLISH, "S2-3", sound=SILENT)))
    monkeypatch.setattr(logbook.Log, "keep_draft", stumble)
    keeper = draft.Keeper()
    keeper.keep(mission.round, 1.0)
    keeper.close()
    assert keeper.failed == "fault"
    assert "ZeroDivisionError" in places.crash_report().read_text(encoding="utf-8")


def test_a_mission_that_was_ended_early_is_not_played_again_after_a_kill() -> None:
    screen = Screen(evening.straight_to(ENGLISH, "S2-3", sound=SILENT))
    mission = prepared(screen)
    screen.press("space")
    mission.player.seek(mission.player.soundtrack.phases[-1].begin + 30)
    screen.tick(0.03)
    screen.press("escape")
    mission.do("end early")
    screen.tick(0.03)
    assert isinstance(screen.scene, Summary)  # and here the plug is pulled
    again = Screen(evening.opening(ENGLISH))
    assert isinstance(again.scene, Resume)
    ended = screen.scene.headline.rsplit(" ", 1)[-1]
    assert ended in again.scene.describe()[-1]
    again.press("enter")
    until = time.monotonic() + 10
    while not isinstance(again.scene, Summary):
        again.tick(0.03)
        assert time.monotonic() < until
    assert again.scene.headline == screen.scene.headline


def at_its_summary(screen: Screen, by: str) -> Screen:
    """Press this key until the mission that is over is summed up."""
    screen.press(by)
    reached(screen, Summary)
    return screen


def test_double_actions_are_resolved_by_the_table_and_go_into_its_log() -> None:
    screen = Screen(evening.straight_to(ENGLISH, "DA-10", Crew(4), sound=SILENT))
    mission = prepared(screen)
    mission.player.seek(mission.player.soundtrack.length - 0.05)
    at_its_summary(screen, "space")
    assert ENGLISH.say("screen-double-actions") in screen.scene.describe()
    screen.press("enter")
    assert isinstance(screen.scene, Form)
    assert screen.scene.written["mission"] == "DA-10"
    screen.write("31")  # the points for what was destroyed, and the plug is pulled
    again = at_its_summary(Screen(evening.opening(ENGLISH)), "enter")
    again.press("enter")
    assert isinstance(again.scene, Form)
    assert again.scene.written["destroyed"] == "31"
    again.press("enter")
    assert isinstance(again.scene, LogBook)
    again.scene.leave()
    with contextlib.closing(logbook.open()) as log:
        (line,) = log.lines()
    assert line.entry.score is not None
    assert (line.entry.mission, line.entry.score.total, len(line.entry.crew)) == ("DA-10", 31, 4)
    assert [person.roles for person in line.entry.crew[:3]] == [("captain",), ("communications",), ("security",)]
    assert line.entry.scenario is not None
    assert isinstance(evening.opening(ENGLISH), ReadyRoom)


@pytest.mark.parametrize(
    ("crew", "players", "androids"), [(Crew(3), 3, 1), (Crew(4), 4, 0), (Crew(4, 1), 4, 1), (Crew(1), 1, 4)]
)
def test_a_small_crew_gets_the_androids_of_the_rules(crew: Crew, players: int, androids: int) -> None:
    mission = prepared(Screen(evening.straight_to(ENGLISH, "S2-3", crew, sound=SILENT)))
    assert (mission.round.table.players, mission.round.table.androids) == (players, androids)


def test_read_aloud_needs_no_loudspeaker() -> None:
    assert isinstance(prepared(Screen(evening.straight_to(ENGLISH, "S1-1", read_aloud=True))), ReadAloud)


def test_a_table_that_only_wants_to_resolve_finds_empty_plans() -> None:
    screen = Screen(evening.opening(ENGLISH))
    screen.scene.do(("door", "resolve"))
    screen.tick(0.03)
    assert not isinstance(screen.scene, ReadyRoom)
    assert screen.scene.describe()


def test_only_what_was_cut_off_can_go_on() -> None:
    with pytest.raises(UserError):
        evening.going_on_with(ENGLISH, "S2-3", SILENT)


def test_window_and_terminal_take_up_what_the_other_left_off() -> None:
    round_ = playing.begun("S2-3", library.find("S2-3"), None)
    player = Player(compile_soundtrack(round_.scenario, voice_pack.speaking("en"), round_.table.crew), now=lambda: 0.0)
    player.play()
    player.seek(77.0)
    playing.Notes(ENGLISH, round_, Console(ENGLISH, player)).close()  # killed, or quit
    assert isinstance(evening.opening(ENGLISH), Resume)  # a plain start offers it
    offered = Screen(
        evening.unless_cut_off(ENGLISH, "S1-1", lambda: evening.straight_to(ENGLISH, "S1-1", sound=SILENT), SILENT)
    )
    assert isinstance(offered.scene, Resume)  # and so does one that asks for another mission
    assert ENGLISH.say("screen-begin-instead", mission="S1-1") in offered.scene.describe()
    offered.press("enter")
    assert prepared(offered).round.scenario.id == "S2-3"
    prepared(offered).leave()
    with refused("S2-3"):
        evening.going_on_with(ENGLISH, "S1-1", SILENT)
    mission = prepared(Screen(evening.going_on_with(ENGLISH, None, SILENT)))
    assert mission.player.position == pytest.approx(77.0, abs=1)
    assert mission.round == round_
    mission.do("pause")
    mission.tick(0.03)
    mission.leave()
    until = time.monotonic() + 5
    while (found := draft.kept()) is None or found.position == 77.0:
        assert time.monotonic() < until
    assert playing.cut_off(ENGLISH, "S2-3").position == pytest.approx(75.0, abs=1)  # what was cut off is heard whole
    with pytest.raises(UserError):
        playing.cut_off(ENGLISH, "S2-1")


def test_a_mission_that_ended_in_a_terminal_has_its_resolution_in_the_window() -> None:
    round_ = playing.begun("S2-3", library.find("S2-3"), Crew(4))
    player = Player(compile_soundtrack(round_.scenario, voice_pack.speaking("en"), round_.table.crew))
    player.play()
    player.seek(player.soundtrack.length)
    assert player.state is State.ENDED
    playing.Notes(ENGLISH, round_, Console(ENGLISH, player)).close()
    assert settings.read()["seen"] == ["S2-3"]
    assert playing.offered(ENGLISH, library.find("S1-1")) is None
    with refused("not resolved yet"):
        playing.cut_off(ENGLISH, None)
    screen = at_its_summary(Screen(evening.opening(ENGLISH)), "enter")
    assert screen.scene.describe()[0] == ENGLISH.say("screen-complete")


def test_a_mission_that_does_not_exist_is_refused() -> None:
    with pytest.raises(UserError):
        evening.straight_to(ENGLISH, "S9-9")


def test_what_opening_the_log_brought_to_light_is_told_at_the_start() -> None:
    path = places.own_data() / "log.sqlite"
    path.write_bytes(b"not a log" * 1000)
    scene = Screen(evening.opening(ENGLISH)).scene
    assert isinstance(scene, ReadyRoom)
    assert "was damaged" in scene.describe()[-1]
    mission = prepared(Screen(evening.straight_to(ENGLISH, "S2-3", sound=SILENT)))
    keeper = draft.Keeper()
    keeper.keep(mission.round, 1.0)
    keeper.close()
    content = path.read_bytes()
    path.write_bytes(content[: len(content) // 2])
    screen = Screen(evening.opening(ENGLISH))
    screen.paint()
    assert "was damaged" in screen.scene.describe()[-1]
    assert "damaged" not in " ".join(Screen(evening.opening(ENGLISH)).scene.describe())


def test_a_log_of_a_newer_version_is_told_at_the_start() -> None:
    with logbook.open() as log:
        log.keep_draft("x", 1)
    base = sqlite3.connect(log.path)
    base.execute("PRAGMA user_version = 99")
    base.commit()
    base.close()
    assert "newer spacealert" in Screen(evening.opening(ENGLISH)).scene.describe()[-1]


def test_a_machine_without_a_display_is_told_how_to_play_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "no-such-display")
    with pytest.raises(UserError) as error:
        evening.open_window(ENGLISH)
    assert "--terminal" in error.value.render(ENGLISH)


def test_the_window_opens_as_large_as_it_was_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    opened = []

    def run(first: Scene, title: str, icon: object, size: WindowSize) -> WindowSize:
        opened.append(size)
        return WindowSize(1000, 600, fullscreen=True)

    monkeypatch.setattr(window, "run", run)
    for _ in range(2):
        evening.open_window(ENGLISH, lambda texts: Scene())
    settings.change(window={"width": -1, "height": "x"})
    evening.open_window(ENGLISH, lambda texts: Scene())
    assert opened == [WindowSize(), WindowSize(1000, 600, fullscreen=True), WindowSize()]
