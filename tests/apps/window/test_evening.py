"""A whole evening on an invisible screen: from the ready room to the summary and back."""

import contextlib
import sqlite3
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from support.languages import ENGLISH, refused
from support.screens import wait_for_scene, write_raw
from support.window_scenes import kept

from spacealert import logbook
from spacealert.apps import cli
from spacealert.apps.terminal import playing
from spacealert.apps.window import evening
from spacealert.apps.window.log.entry_form import EntryForm
from spacealert.apps.window.log.log_book_scene import LogBookScene
from spacealert.apps.window.mission_scene import Cover, MissionScene
from spacealert.apps.window.read_aloud import ReadAloudScene
from spacealert.apps.window.ready_scene import ReadyScene
from spacealert.apps.window.resolution.plans_scene import PlansScene
from spacealert.apps.window.session_scene import SCENES, find_scene_class
from spacealert.apps.window.summary_scene import SummaryScene
from spacealert.apps.window.unfinished_scene import UnfinishedScene
from spacealert.kit.audio.player import PlayerState
from spacealert.kit.i18n.errors import UserError
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.storage import places, settings
from spacealert.kit.ui.navigation import Navigation
from spacealert.kit.ui.scene import Scene
from spacealert.kit.ui.screen import Screen
from spacealert.missions.scenario import Crew
from spacealert.session import Session, interrupted, resolution_sheet
from spacealert.session.commands import (
    AbandonGame,
    ChooseMission,
    CloseGame,
    EnterInLog,
    GoToStep,
    Play,
    PlayRound,
    ResolveOnly,
    ResumeGame,
    Seek,
    SetCard,
    SetReadAloud,
    StartWalk,
)
from spacealert.session.mission_player import SoundSetup
from spacealert.session.saved_games import MISSION_FORMAT, RESOLUTION_FORMAT, draft_from_game
from spacealert.session.session_state import Playing, Resolving
from spacealert.session.setup import TableSetup
from spacealert.texts import load_texts

SILENT = SoundSetup(silent=True)
pytestmark = pytest.mark.usefixtures("own_folder")


@pytest.mark.parametrize("name", SCENES)
def test_every_scene_name_used_for_navigation_exists(name: str) -> None:
    assert issubclass(find_scene_class(name), Scene)


def start_evening(opening: Callable[[Texts, Session], Navigation] = evening.open_title) -> Screen:
    """Start the program in the player's own folder."""
    return Screen(opening(ENGLISH, Session(sound=SILENT)))


def straight_to(mission: str, crew: Crew | None = None, **more: Any) -> Screen:
    return start_evening(partial(evening.start_mission, mission=mission, crew=crew, **more))


def wait_until_prepared(screen: Screen) -> MissionScene:
    return wait_for_scene(screen, MissionScene)


def play_to_the_end(screen: Screen) -> SummaryScene:
    """Play the mission to its last second, and open its summary."""
    mission = wait_until_prepared(screen)
    screen.press("space")
    mission.session.do(Seek(mission.player.soundtrack.length - 0.05))
    return wait_for_scene(screen, SummaryScene)


def interrupt_mission(mission: str, second: float) -> None:
    """Leave a mission as if the program had been killed at this second."""
    session = Session(sound=SILENT)
    session.do(PlayRound(interrupted.new_round(session.view().setup, mission), begin_at=second))
    session.do(Play())
    session.do(Seek(second))
    session.tick()
    session.wait()


def test_first_evening_starts_in_the_ready_room() -> None:
    assert isinstance(start_evening().scene, ReadyScene)


def test_finished_mission_is_remembered() -> None:
    screen = straight_to("S2-3", Crew(5))
    play_to_the_end(screen)
    assert settings.read()["seen"] == ["S2-3"]
    screen.press("escape")
    assert isinstance(screen.scene, ReadyScene)
    assert screen.scene.view.played_missions == {"S2-3"}
    assert len(kept()) == 1  # until it is logged or abandoned
    assert ENGLISH.say("screen-open-continue") in " ".join(screen.scene.describe())
    screen.press("o")
    wait_for_scene(screen, SummaryScene)


@pytest.mark.parametrize("in_plans", [False, True])
def test_saved_game_is_left_for_the_ready_room(in_plans: bool) -> None:
    screen = start_evening()
    screen.press("m")
    screen.scene.perform(SetReadAloud(True))
    screen.scene.perform(ChooseMission("S2-3"))
    screen.press("enter")
    play_to_the_end(screen)
    if in_plans:
        screen.press("enter")
        assert isinstance(screen.scene, PlansScene)
    screen.press("escape")
    assert isinstance(screen.scene, ReadyScene)
    assert "is saved." in " ".join(screen.scene.describe())


def test_card_still_typed_at_the_end_opens_no_plans() -> None:
    screen = straight_to("S2-3", Crew(5))
    mission = wait_until_prepared(screen)
    screen.press("space")
    mission.session.do(Seek(mission.player.soundtrack.length - 0.5))
    screen.tick(0.0)
    screen.press("c")
    screen.type_text("a")
    summary = wait_for_scene(screen, SummaryScene)
    screen.press("enter")
    assert screen.scene is summary
    assert ENGLISH.say("screen-cards-late") in summary.describe()
    screen.press("enter")
    assert isinstance(screen.scene, PlansScene)


def test_killed_mission_resumes_at_its_second() -> None:
    interrupt_mission("S2-3", 123.0)
    again = start_evening()
    assert isinstance(again.scene, UnfinishedScene)
    again.press("enter")
    going_on = wait_until_prepared(again)
    assert going_on.round.mission.name == "S2-3"
    assert going_on.player.position == pytest.approx(123.0, abs=1)
    assert going_on.cover is Cover.READY
    going_on.do("leave")
    again.tick(0.03)
    assert isinstance(again.scene, ReadyScene)
    assert [left.position for left in kept()] == [pytest.approx(123.0, abs=1)]


@pytest.mark.parametrize("rubbish", [None, 5, [], {}, "x", {"version": 1}])
def test_damaged_drafts_do_not_prevent_starting(rubbish: Any) -> None:
    with logbook.open() as log:
        for name in (MISSION_FORMAT.what, f"{RESOLUTION_FORMAT.what}-x", "form", "x" * 300):
            log.save_draft(name, rubbish)
        log.save_campaign("c", rubbish)
    assert isinstance(start_evening().scene, ReadyScene)


@pytest.mark.parametrize("number", [float("inf"), -float("inf"), float("nan"), 10**400])
def test_infinite_number_in_a_draft_does_not_prevent_starting(number: float) -> None:
    round_ = interrupted.new_round(TableSetup(), "S2-3")
    with logbook.open() as log:
        log.delete_draft("mission")  # creates the file
    mission = {**draft_from_game(Playing(round_), 0.0), "position": number}
    write_raw(log.path, "draft", MISSION_FORMAT.what, mission)
    walk = {**draft_from_game(Resolving(resolution_sheet.empty_sheet(TableSetup()), None), 0.0), "place": number}
    if number != 10**400:  # not an integer in range, and the walk ends before it
        write_raw(log.path, "draft", f"{RESOLUTION_FORMAT.what}-y", walk)
    assert isinstance(start_evening().scene, ReadyScene)


def test_internal_error_while_saving_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(*_: object, **__: object) -> None:
        raise ZeroDivisionError

    screen = straight_to("S2-3")
    mission = wait_until_prepared(screen)
    monkeypatch.setattr(logbook.Log, "save_draft", stumble)
    screen.press("space")
    screen.tick(0.03)
    mission.session.wait()
    assert ENGLISH.say("screen-notice-unsaved", why="fault") in mission.describe()
    assert "ZeroDivisionError" in places.crash_report_file().read_text(encoding="utf-8")


def test_next_start_tells_once_about_a_crash(monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(*_: object, **__: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(evening, "open_window", stumble)
    with pytest.raises(SystemExit):
        cli.main([])
    told = ENGLISH.say("screen-crashed", report=str(places.crash_report_file()))
    screen = start_evening()
    assert told in screen.scene.describe()
    assert "ZeroDivisionError" in places.crash_report_file().read_text(encoding="utf-8")
    screen.navigation.close_now()
    assert told not in start_evening().scene.describe()


def test_full_disk_is_never_called_saved(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise UserError("database-full", path="log.sqlite")

    screen = straight_to("S2-3")
    mission = wait_until_prepared(screen)
    monkeypatch.setattr(logbook.Log, "save_draft", refuse)
    screen.press("space")
    screen.tick(0.03)
    mission.session.wait()
    full = ENGLISH.say("database-full", path="log.sqlite")
    assert ENGLISH.say("screen-notice-unsaved", why="disk") in mission.describe()
    assert (question := mission.leave_question()) is not None
    assert question.text == full
    assert ReadyScene(ENGLISH, mission.session).exit_question().text == full


def test_mission_ended_early_is_not_replayed_after_a_kill() -> None:
    screen = straight_to("S2-3")
    mission = wait_until_prepared(screen)
    screen.press("space")
    mission.player.seek(mission.player.soundtrack.phases[-1].begin + 30)
    screen.tick(0.03)
    screen.press("escape")
    mission.do("end early")
    screen.tick(0.03)
    assert isinstance(screen.scene, SummaryScene)
    screen.scene.session.close()  # simulates a power failure
    again = start_evening()
    assert isinstance(again.scene, UnfinishedScene)
    ended = screen.scene.headline.rsplit(" ", 1)[-1]
    assert ended in again.scene.describe()[1]
    again.press("enter")
    assert wait_for_scene(again, SummaryScene).headline == screen.scene.headline


def test_double_actions_are_resolved_and_logged() -> None:
    screen = straight_to("DA-10", Crew(4))
    play_to_the_end(screen)
    assert isinstance(screen.scene, SummaryScene)
    session = screen.scene.session
    assert ENGLISH.say("screen-double-actions") in screen.scene.describe()
    screen.press("enter")
    assert isinstance(screen.scene, EntryForm)
    assert screen.scene.written["mission"] == "DA-10"
    screen.type_text("31")  # enter points for destroyed threats before the power failure
    session.close()
    again = start_evening()
    again.press("enter")
    wait_for_scene(again, SummaryScene)
    again.press("enter")
    assert isinstance(again.scene, EntryForm)
    assert again.scene.written["destroyed"] == "31"
    again.press("enter")
    assert isinstance(again.scene, LogBookScene)
    again.scene.session.wait()
    with contextlib.closing(logbook.open()) as log:
        (line,) = log.lines()
    assert line.entry.score is not None
    assert (line.entry.mission, line.entry.score.total, len(line.entry.crew)) == ("DA-10", 31, 4)
    assert [person.roles for person in line.entry.crew[:3]] == [("captain",), ("communications",), ("security",)]
    assert line.entry.scenario is not None
    again.press("escape")
    assert isinstance(again.scene, ReadyScene)
    assert isinstance(start_evening().scene, ReadyScene)


@pytest.mark.parametrize(
    ("crew", "players", "androids"), [(Crew(3), 3, 1), (Crew(4), 4, 0), (Crew(4, 1), 4, 1), (Crew(1), 1, 4)]
)
def test_small_crews_get_androids(crew: Crew, players: int, androids: int) -> None:
    mission = wait_until_prepared(straight_to("S2-3", crew))
    assert (mission.round.crew.players, mission.round.crew.androids) == (players, androids)


def test_read_aloud_needs_no_loudspeaker() -> None:
    assert isinstance(wait_until_prepared(straight_to("S1-1", read_aloud=True)), ReadAloudScene)


def test_read_aloud_option_lasts_one_campaign_evening() -> None:
    session = Session()
    evening.open_campaigns(ENGLISH, session, read_aloud=True)
    assert session.state.read_aloud
    session.close()
    assert not Session().state.read_aloud


def test_resolving_without_a_mission_leaves_nothing_behind() -> None:
    screen = start_evening()
    screen.scene.do(("open", "resolve"))
    screen.tick(0.03)
    assert not isinstance(screen.scene, ReadyScene)
    assert screen.scene.describe()
    screen.press("escape")
    assert isinstance(screen.scene, ReadyScene)
    assert kept() == ()


@pytest.mark.parametrize(
    "language, name", [("en", "our own game"), ("ru", "воя партия"), ("cs", "lastní hra"), ("de", "igene Partie")]
)
def test_game_entered_by_hand_has_one_name_everywhere(language: str, name: str) -> None:
    texts, session = load_texts(language), Session(language=language)
    session.do(ResolveOnly())
    session.do(SetCard(0, 1, "a"))
    session.do(CloseGame())
    room = evening.open_title(texts, session)
    listed, title = room.scene.describe(), room.scenes[0].describe()
    for action in (StartWalk(), GoToStep(10_000), EnterInLog(), CloseGame()):
        if session.state.at_table is None:
            session.do(ResumeGame(session.view().unfinished_games[0].item))
        session.do(action)
    session.wait()
    assert isinstance(room.scenes[0], ReadyScene)
    room.scenes[0].resume()
    log = LogBookScene(texts, session)
    for told in (listed, title, room.scenes[0].describe(), log.describe()):
        assert any(name in line for line in told), told
    session.close()


def test_only_interrupted_games_can_be_resumed() -> None:
    with pytest.raises(UserError):
        start_evening(partial(evening.resume_mission, scenario_id="S2-3"))


def test_window_and_terminal_resume_each_others_games() -> None:
    interrupt_mission("S2-3", 77.0)
    assert isinstance(start_evening().scene, UnfinishedScene)  # a plain start offers to resume it
    offered = straight_to("S1-1")
    assert isinstance(offered.scene, UnfinishedScene)  # so does a start with a different mission
    assert ENGLISH.say("screen-begin-instead", mission="S1-1") in offered.scene.describe()
    offered.press("enter")
    offered_mission = wait_until_prepared(offered)
    assert offered_mission.round.mission.name == "S2-3"
    second = start_evening().scene
    assert isinstance(second, ReadyScene)
    assert "S2-3 · Mission 3 is open in another window or terminal." in second.describe()
    with refused("another window"):
        start_evening(partial(evening.resume_mission, scenario_id=None))
    offered_mission.session.close()
    with refused("S2-3"):
        start_evening(partial(evening.resume_mission, scenario_id="S1-1"))
    mission = wait_until_prepared(start_evening(partial(evening.resume_mission, scenario_id=None)))
    assert mission.player.position == pytest.approx(77.0, abs=1)
    mission.session.close()
    terminal = Session(sound=SILENT)
    assert interrupted.interrupted_mission(terminal, "S2-3").position == pytest.approx(77.0, abs=1)
    with pytest.raises(UserError):
        interrupted.interrupted_mission(terminal, "S2-1")


def test_starting_another_mission_keeps_the_unfinished_one() -> None:
    interrupt_mission("S2-3", 77.0)
    offered = straight_to("S1-1")
    offered.press("n")
    mission = wait_until_prepared(offered)
    assert mission.round.mission.name == "S1-1"
    assert [one.item.mission.name for one in mission.session.view().unfinished_games] == ["S2-3"]


def test_mission_ended_in_a_terminal_is_resolved_in_the_window() -> None:
    terminal = Session(sound=SILENT)
    terminal.do(PlayRound(interrupted.new_round(terminal.view().setup, "S2-3")))
    terminal.do(Play())
    terminal.do(Seek(terminal.player.soundtrack.length))
    assert terminal.player.state is PlayerState.ENDED
    terminal.tick()
    terminal.wait()
    terminal.close()
    assert settings.read()["seen"] == ["S2-3"]
    assert playing.ask_to_resume(ENGLISH, Session(), "S1-1") is None
    with refused("not resolved yet"):
        playing.resume_mission(ENGLISH, SILENT, False, None)
    screen = start_evening()
    screen.press("enter")
    assert wait_for_scene(screen, SummaryScene).describe()[0] == ENGLISH.say("screen-complete")


def test_unknown_mission_is_refused() -> None:
    with pytest.raises(UserError):
        straight_to("S9-9")


def test_problems_found_opening_the_log_are_shown_at_start() -> None:
    path = places.user_folder() / "log.sqlite"
    path.write_bytes(b"not a log" * 1000)
    scene = start_evening().scene
    assert isinstance(scene, ReadyScene)
    assert "was damaged" in " ".join(scene.describe())
    interrupt_mission("S2-3", 10.0)
    content = path.read_bytes()
    path.write_bytes(content[: len(content) // 2])
    screen = start_evening()
    screen.paint()
    assert "was damaged" in " ".join(screen.scene.describe())
    assert "damaged" not in " ".join(start_evening().scene.describe())


def test_newer_log_version_is_reported_at_start() -> None:
    with logbook.open() as log:
        log.save_draft("x", 1)
    base = sqlite3.connect(log.path)
    base.execute("PRAGMA user_version = 99")
    base.commit()
    base.close()
    assert "newer version" in " ".join(start_evening().scene.describe())


def test_without_a_display_the_terminal_is_suggested(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "no-such-display")
    with pytest.raises(UserError) as error:
        evening.open_window(ENGLISH, evening.open_title)
    assert "--terminal" in error.value.render(ENGLISH)


def test_abandoned_mission_is_gone_but_a_left_one_stays() -> None:
    session = Session(sound=SILENT)
    session.do(PlayRound(interrupted.new_round(session.view().setup, "S2-3")))
    session.do(Play())
    session.tick()
    with refused("running"):
        session.do(CloseGame())
    session.wait()
    assert isinstance(kept()[0].item, Playing)
    session.do(AbandonGame())
    session.wait()
    assert kept() == ()


@pytest.mark.parametrize("count", [1, 2])
def test_continue_resumes_the_latest_game_and_a_key_lists_all(count: int) -> None:
    for number in range(count):
        session = Session()
        session.do(ResolveOnly())
        session.do(SetCard(0, 1 + number, "a"))
        session.close()
    screen = start_evening()
    assert isinstance(screen.scene, UnfinishedScene)
    screen.press("escape")
    assert isinstance(screen.scene, ReadyScene)
    assert "Unfinished games" in screen.scene.describe()
    keys = [one.key for one in screen.scene.tree.bindings()]
    assert len(set(keys)) == len(keys)
    screen.press("enter")
    assert isinstance(screen.scene, PlansScene)
    assert screen.scene.sheet.crew[0].plan[count - 1] == "a"
    screen.press("escape")
    assert isinstance(screen.scene, ReadyScene)
    assert screen.scene.notice == "Your own game is saved."
    screen.press("d")
    assert isinstance(screen.scene, UnfinishedScene)
