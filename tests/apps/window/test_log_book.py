"""The log book in the window: entries that are added automatically, and the book itself."""

from datetime import date
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import gallery
import pytest
from attrs import evolve
from support.languages import ENGLISH
from support.waiting import wait_until
from support.window_scenes import kept, plans_of, scene_on_screen, walking_of

from spacealert import logbook
from spacealert.apps.window import evening, title_art
from spacealert.apps.window.log.entry_form import EntryForm
from spacealert.apps.window.log.log_book_scene import LogBookScene, StatisticsScene
from spacealert.apps.window.ready_scene import ReadyScene
from spacealert.apps.window.resolution.plans_scene import PlansScene
from spacealert.apps.window.resolution.report_scene import ReportScene
from spacealert.apps.window.resolution.walk_scene import WalkScene
from spacealert.apps.window.session_scene import SessionScene
from spacealert.apps.window.unfinished_scene import UnfinishedScene
from spacealert.engine import resolve
from spacealert.engine.game import Score
from spacealert.gamefile import reader, writer
from spacealert.gamefile.plan_warnings import describe_warning, find_warnings
from spacealert.kit.i18n.errors import UserError
from spacealert.kit.storage import yaml_document
from spacealert.kit.ui import fonts
from spacealert.kit.ui.screen import Screen
from spacealert.kit.ui.widget import FieldChanged
from spacealert.logbook import CrewMember, Entry, LogLine
from spacealert.logbook.entry_input import entry_from_game, game_from_entry
from spacealert.logbook.log_statistics import compute_statistics
from spacealert.logbook.log_table import COLUMNS
from spacealert.missions import library, scenario_file
from spacealert.session import Session
from spacealert.session import resolution_sheet as sheet
from spacealert.session.action_round import ActionRound
from spacealert.session.commands import DrawThreat, RenameMember, SetCard
from spacealert.session.resolution_sheet import ResolutionSheet
from spacealert.session.saved_games import Autosave
from spacealert.session.session_state import Origin, Playing, Resolving
from spacealert.session.setup import TableSetup
from spacealert.texts import load_texts

pytestmark = pytest.mark.usefixtures("own_folder", "logs_closed")


def played() -> ResolutionSheet:
    """Return a game with every card known."""
    return gallery.sample_sheet()


def lines(count: int) -> list[LogLine]:
    """Wait until the log has this many lines, since they are written in the background."""

    def written() -> bool:
        found.clear()
        with logbook.open() as log:
            found.extend(log.lines())
        return len(found) == count

    found: list[LogLine] = []
    wait_until(written)
    return found


def settled(scene: SessionScene) -> None:
    scene.session.wait()


def test_mission_is_logged_at_the_end_of_the_walk() -> None:
    scene = walking_of(played(), origin=Origin.TABLE)
    scene.press("right")
    settled(scene)
    lines(0)
    scene.press("end")
    settled(scene)
    (line,) = lines(1)
    entry = line.entry
    resolution = scene.walk.resolution
    assert (entry.mission, entry.score, entry.lost_to) == ("S2-1", resolution.score, resolution.lost_to)
    assert scene.sheet.file.scenario is not None
    assert entry.scenario == scenario_file.write(
        scene.sheet.file.scenario
    )  # as played, not the current version in the library
    assert [person.name for person in entry.crew][:3] == ["Nora", "Maximilian", "Kim"]
    assert entry.crew[0].roles == ("captain",)
    assert any("entry 1" in notice for notice in scene.describe())
    scene.press("escape")
    assert kept() == ()


def test_sort_arrow_shows_the_order() -> None:
    screen = book(entry("S2-3", 1, 12), entry("S2-4", 2, 9))
    assert [row.line.entry.mission for row in scene(screen).rows] == ["S2-3", "S2-4"]
    screen.paint()
    assert "Date ↑" in screen.describe()
    scene(screen).do(("sort", "date"))
    assert [row.line.entry.mission for row in scene(screen).rows] == ["S2-4", "S2-3"]
    screen.paint()
    assert "Date ↓" in screen.describe()


def test_undo_needs_a_step() -> None:
    nothing = f"Undo: {ENGLISH.say('logbook-nothing-to-undo')}"
    assert nothing in book().describe()
    screen = book(entry("S2-3", 1, 12))
    assert nothing not in screen.describe()


def test_won_missions_list_wasted_points() -> None:
    calm = played()
    calm = calm.with_game(threats=())
    scene = walking_of(calm, origin=Origin.TABLE)
    scene.press("end")
    settled(scene)
    (line,) = lines(1)
    assert all(person.wasted is not None for person in line.entry.crew)


def test_walking_to_the_end_twice_logs_once() -> None:
    scene = walking_of(played(), origin=Origin.TABLE)
    for key in ("end", "home", "end", "left", "right"):
        scene.press(key)
    settled(scene)
    lines(1)
    assert len(logbook.open().states()) == 1


def test_correction_after_the_end_updates_the_log() -> None:
    scene = walking_of(played(), origin=Origin.TABLE)
    scene.press("end")
    settled(scene)
    (before,) = lines(1)
    scene.press("p")
    plans = scene_on_screen(scene)
    assert isinstance(plans, PlansScene)
    for _ in range(12):
        plans.press("-")
    assert (lines(1)[0]).entry == before.entry  # a half-corrected plan is not what was played
    plans.press("enter")
    settled(scene)
    (after,) = lines(1)
    assert after.number == before.number
    corrected = resolve(plans.sheet.game, events=False)
    assert (after.entry.score, after.entry.lost_to) == (corrected.score, corrected.lost_to)
    assert after.entry.game != before.entry.game
    assert kept() == ()
    assert logbook.open().undo().entries[0] == after.entry


def test_game_is_logged_once_its_cards_are_known() -> None:
    scene = walking_of(gallery.sample_sheet(cards=6), origin=Origin.TABLE)
    scene.press("end")
    settled(scene)
    lines(0)
    assert any("has no card yet" in notice for notice in scene.describe())
    scene.press("p")
    plans = scene_on_screen(scene)
    assert isinstance(plans, PlansScene)
    for one in plans.sheet.unknown:
        plans.session.do(DrawThreat(one.turn))
    plans.press("enter")
    assert scene_on_screen(scene) is scene
    scene.press("end")
    settled(scene)
    lines(1)


def test_undone_change_leaves_nothing_unfinished() -> None:
    scene = walking_of(played(), origin=Origin.TABLE)
    scene.press("end")
    settled(scene)
    scene.press("p")
    plans = scene_on_screen(scene)
    assert isinstance(plans, PlansScene)
    plans.press("a")
    plans.press("ctrl+z")
    plans.press("escape")
    assert kept() == ()


def test_failed_save_at_the_end_keeps_the_draft(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = walking_of(played(), origin=Origin.TABLE)
    monkeypatch.setattr(logbook.Log, "add", _refuse)
    scene.press("end")
    settled(scene)
    assert ENGLISH.say("database-full", path="log") in scene.describe()
    (found,) = kept()
    assert isinstance(found.item, Resolving)
    assert (found.item.sheet.id, found.item.sheet.crew) == (scene.sheet.id, scene.sheet.crew)


def test_internal_error_is_shown_beside_the_picture(monkeypatch: pytest.MonkeyPatch, own_folder: Path) -> None:
    scene = walking_of(played(), origin=Origin.TABLE)

    def stumble(*_: object, **__: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(logbook.Log, "add", stumble)
    scene.press("end")
    settled(scene)
    assert ENGLISH.say("session-not-saved", report=str(own_folder / "crash.txt")) in scene.describe()
    assert "ZeroDivisionError" in (own_folder / "crash.txt").read_text(encoding="utf-8")
    assert kept()


@pytest.mark.parametrize("screen", ["plans", "walk"])
def test_unsaved_draft_is_reported_while_playing(
    screen: str, monkeypatch: pytest.MonkeyPatch, own_folder: Path
) -> None:
    scene: PlansScene | WalkScene = (
        plans_of(played(), at=(0, 1)) if screen == "plans" else walking_of(played(), origin=Origin.TABLE)
    )
    on, keep = ("a" if screen == "plans" else "right"), logbook.Log.save_draft

    def notice() -> str:
        scene.press(on)
        scene.session.wait()
        Screen(scene).paint()
        return " ".join(scene.describe())

    def stumble(*_: object, **__: object) -> None:
        raise ZeroDivisionError

    assert "kept" not in notice()
    monkeypatch.setattr(logbook.Log, "save_draft", _refuse)
    assert ENGLISH.say("database-full", path="log") in notice()
    assert not (own_folder / "crash.txt").exists()
    monkeypatch.setattr(logbook.Log, "save_draft", stumble)
    assert ENGLISH.say("session-not-saved", report=str(own_folder / "crash.txt")) in notice()
    assert "ZeroDivisionError" in (own_folder / "crash.txt").read_text(encoding="utf-8")
    monkeypatch.setattr(logbook.Log, "save_draft", keep)
    assert "kept" not in notice()  # the disk has space again


def _refuse(*_: object, **__: object) -> None:
    raise UserError("database-full", path="log")


def test_killed_walk_is_logged_when_resumed() -> None:
    scene = walking_of(played(), origin=Origin.TABLE)
    scene.do(("place", 5))
    settled(scene)
    scene.session.close()  # killed here
    start = Screen(evening.open_title(ENGLISH, Session()))
    start.press("enter")
    going_on = start.scene
    assert isinstance(going_on, WalkScene)
    assert going_on.walk.place == 5
    going_on.press("end")
    settled(going_on)
    (line,) = lines(1)
    assert line.entry.id == scene.sheet.id


# --- the book ---------------------------------------------------------------------------------------------------------


def entry(mission: str, day: int, total: int | None = None, **more: Any) -> Entry:
    score = None if total is None else Score(total, 0, 0, 0, 0, 0, 0)
    return Entry(mission, date(2026, 11, day), (CrewMember("Anna", ("captain",)),), score=score, **more)


def book(*entries: Entry) -> Screen:
    """Open the log book with these entries from the ready room."""
    log = logbook.open()
    for one in entries:
        log.add(one)
    log.close()
    screen = Screen(evening.open_title(ENGLISH, Session()))
    if isinstance(screen.scene, UnfinishedScene):
        screen.press("escape")
    screen.press("l")
    return screen


def scene(screen: Screen) -> LogBookScene:
    assert isinstance(screen.scene, LogBookScene)
    return screen.scene


def missions(screen: Screen) -> list[str]:
    return [row.line.entry.mission for row in scene(screen).rows]


THREE = (entry("S2-2", 2, 30), entry("S2-1", 3, 10), entry("S2-3", 1, lost_to="E1-05"))


def test_empty_log_book_explains_itself() -> None:
    screen = book()
    assert ENGLISH.say("logbook-empty") in screen.scene.describe()
    for key in ("delete", "e", "enter", "up", "end", "u"):
        screen.press(key)
    assert scene(screen).notice == ENGLISH.say("logbook-nothing-to-undo")
    screen.press("escape")
    assert isinstance(screen.scene, ReadyScene)


def test_unnamed_crew_has_no_log_to_print() -> None:
    screen = book(evolve(entry("S2-3", 1, 12), crew=(CrewMember("", color="red"),)))
    assert f"Print crew log: {ENGLISH.say('logbook-print-nameless')}" in screen.describe()
    screen.press("ctrl+p")
    assert not isinstance(screen.scene, ReportScene)


def test_crew_of_an_entry_gets_a_printable_page(own_folder: Path) -> None:
    others = evolve(entry("S2-4", 4, 20), crew=(CrewMember("Boris"),))
    screen = book(*THREE, others)
    screen.press("home")
    screen.press("ctrl+p")
    assert isinstance(screen.scene, ReportScene)
    page = screen.scene.report.read_text(encoding="utf-8")
    assert "Log book of Anna" in page
    assert all(one.mission in page for one in THREE)
    assert "S2-4" not in page
    screen.press("escape")
    assert scene(screen)


def test_pressing_a_heading_sorts_and_reverses() -> None:
    screen = book(*THREE)
    assert missions(screen) == ["S2-3", "S2-2", "S2-1"]
    screen.scene.do(("sort", "total"))
    assert missions(screen) == ["S2-2", "S2-1", "S2-3"]
    screen.scene.do(("sort", "total"))
    assert missions(screen) == ["S2-3", "S2-1", "S2-2"]
    screen.scene.do(("sort", "mission"))
    assert missions(screen) == ["S2-1", "S2-2", "S2-3"]
    line = scene(screen).selection
    assert line is not None
    assert line.entry.mission == "S2-1"  # the selected mission stays selected


@pytest.mark.parametrize("column", COLUMNS)
def test_every_heading_sorts(column: str) -> None:
    screen = book(*THREE)
    screen.scene.do(("sort", column))
    assert sorted(missions(screen)) == ["S2-1", "S2-2", "S2-3"]


def test_campaign_missions_are_grouped_with_their_total() -> None:
    legs = [entry(f"S2-{leg}", 10 * leg, 10 * leg, campaign="c", leg=leg) for leg in (1, 2, 3)]
    screen = book(*legs, entry("S2-8", 15, 1))
    assert missions(screen) == ["S2-1", "S2-2", "S2-3", "S2-8"]
    assert [row.cells["total"] for row in scene(screen).rows] == ["", "", "(60)", "1"]


def lines_seen(screen: Screen) -> list[int]:
    """Return the positions of the visible lines."""
    screen.paint()
    actions = [spot.action for spot in screen.canvas.targets]
    return [action[1] for action in actions if isinstance(action, tuple) and action[0] == "line"]


def test_keys_and_wheel_scroll_a_long_log() -> None:
    screen = book(*(entry(f"S2-{number}", 1 + number // 2, number) for number in range(40)))
    shown = len(lines_seen(screen))
    assert shown >= 6
    assert (scene(screen).chosen, lines_seen(screen)[-1]) == (39, 39)
    screen.press("home")
    assert (scene(screen).chosen, lines_seen(screen)[0]) == (0, 0)
    screen.press("wheel-down")
    assert (scene(screen).chosen, lines_seen(screen)[0]) == (0, 3)
    screen.press("pagedown")
    assert scene(screen).chosen == shown
    screen.paint()
    for _ in range(50):
        screen.press("wheel-down")
    assert lines_seen(screen) == list(range(40 - shown, 40))


def test_double_click_removes_one_entry() -> None:
    screen = book(entry("S2-3", 1, 12), entry("S2-4", 2, 9), entry("S2-5", 3, 9))
    for left in (2, 2):
        scene(screen).do("remove")
        assert len(scene(screen).rows) == left
    screen.tick(1.0)
    scene(screen).do("remove")
    assert len(scene(screen).rows) == 1


def test_entry_is_removed_and_restored() -> None:
    screen = book(*THREE)
    screen.press("delete")
    assert missions(screen) == ["S2-3", "S2-2"]
    assert "S2-1" in scene(screen).notice
    screen.press("u")
    assert missions(screen) == ["S2-3", "S2-2", "S2-1"]


def test_typed_entry_has_no_game() -> None:
    screen = book(*THREE)
    screen.press("enter")
    assert "can't be replayed" in scene(screen).notice


def test_walking_an_entry_again_logs_nothing() -> None:
    before = walking_of(played(), origin=Origin.TABLE)
    before.press("end")
    settled(before)
    (line,) = lines(1)
    screen = book()
    screen.press("enter")
    walking = screen.scene
    assert isinstance(walking, WalkScene)
    assert (walking.walk.resolution.score, walking.walk.resolution.lost_to) == (line.entry.score, line.entry.lost_to)
    screen.press("end")
    screen.press("escape")
    assert lines(1) == [line]
    assert len(logbook.open().states()) == 1
    assert kept() == ()
    chosen = scene(screen).selection
    assert chosen is not None
    assert chosen.entry.id == line.entry.id


def test_manual_changes_survive_a_correction_of_the_game() -> None:
    file = evolve(played().file, scenario=None)
    entered = entry_from_game(file, date(2020, 1, 1))
    names = tuple(evolve(person, name=f"{person.name} the Great") for person in entered.crew)
    by_hand = evolve(entered, mission="Our first", common="mixed", crew=names)
    screen = book(by_hand)
    screen.press("enter")
    screen.press("p")
    plans = screen.scene
    assert isinstance(plans, PlansScene)
    for turn in (1, 2):
        plans.session.do(SetCard(0, turn, "-"))
    for key in ("enter", "l", "enter"):
        screen.press(key)
    wait_until(lambda: lines(1)[0].entry != by_hand)
    after = lines(1)[0].entry
    assert (after.mission, after.common, after.crew_without_waste) == ("Our first", "mixed", by_hand.crew_without_waste)
    assert after.game != by_hand.game
    resolution = resolve(game_from_entry(after).game, events=False)
    assert (after.score, after.lost_to) == (resolution.score, resolution.lost_to)
    screen.press("p")
    plans = screen.scene
    assert isinstance(plans, PlansScene)
    plans.session.do(RenameMember(0, "Zoe"))
    for key in ("enter", "l", "enter"):
        screen.press(key)
    wait_until(lambda: lines(1)[0].entry != after)
    assert lines(1)[0].entry.crew[0].name == "Zoe"


SHELF = "id: Ours\nkind: mission\ntitle: Ours\nphases: [{phases}]\nevents:\n  0:10: threat T+2 serious white\n"


@pytest.mark.parametrize("campaign", [None, "c"])
@pytest.mark.parametrize("now", ["shorter", "gone"])
def test_entry_is_corrected_with_its_stored_mission(now: str, campaign: str | None, own_folder: Path) -> None:
    ours = own_folder / "scenarios" / "ours.yaml"
    ours.parent.mkdir()
    ours.write_text(SHELF.format(phases="3:45, 7:30, 10:00"), encoding="utf-8")
    written = writer.game_as_yaml(evolve(played().file, mission="Ours"))
    file = reader.game_from_document(yaml_document.parse(written))
    entered = evolve(entry_from_game(file, date(2020, 1, 1)), campaign=campaign, leg=1 if campaign else None)
    if now == "shorter":
        ours.write_text(SHELF.format(phases="3:00, 6:00"), encoding="utf-8")
    else:
        ours.unlink()
    screen = book(entered)
    screen.press("enter")
    walking = screen.scene
    assert isinstance(walking, WalkScene), scene(screen).notice
    assert (walking.walk.resolution.score, walking.walk.resolution.lost_to) == (entered.score, entered.lost_to)
    assert walking.sheet.file.scenario == file.scenario
    screen.press("p")
    plans = screen.scene
    assert isinstance(plans, PlansScene)
    assert plans.sheet.warnings_in_words(ENGLISH) == [
        describe_warning(ENGLISH, warning, file) for warning in find_warnings(file)
    ]
    for turn, card in ((1, "-"), (2, "-"), (12, "c")):
        plans.session.do(SetCard(0, turn, card))
    for key in ("enter", "l", "enter", "end", "escape"):
        screen.press(key)
    wait_until(lambda: lines(1)[0].entry.game != entered.game)
    (line,) = lines(1)
    assert (line.entry.scenario, line.entry.campaign, line.entry.played) == (entered.scenario, campaign, entered.played)


@pytest.mark.parametrize("now", ["shorter", "gone"])
def test_interrupted_walk_keeps_its_mission(now: str, own_folder: Path) -> None:
    ours = own_folder / "scenarios" / "ours.yaml"
    ours.parent.mkdir()
    ours.write_text(SHELF.format(phases="3:45, 7:30, 10:00"), encoding="utf-8")
    then = library.find("Ours")
    round_ = ActionRound(TableSetup(), "Ours", then, 7)
    saving = Autosave()
    saving.save(Playing(round_), 200.0)
    saving.close()
    plans = plans_of(evolve(sheet.sheet_from_round(round_), id="other"))
    plans.press("a")
    plans.session.wait()
    if now == "shorter":
        ours.write_text(SHELF.format(phases="3:00, 6:00"), encoding="utf-8")
    else:
        ours.unlink()
    resolution, mission = kept()
    assert isinstance(mission.item, Playing) and isinstance(resolution.item, Resolving)
    assert (mission.item.round, mission.position) == (round_, 200.0)
    assert resolution.item.sheet == plans.sheet
    assert resolution.item.sheet.file.scenario == then


def test_entries_of_another_window_appear() -> None:
    screen = book(*THREE)
    log = logbook.open()
    log.add(entry("S2-7", 20, 5))
    log.close()
    screen.tick(2)
    assert "S2-7" in missions(screen)


def test_log_window_closes_with_the_log() -> None:
    screen = Screen(evening.open_log_book(ENGLISH, Session()))
    screen.press("escape")
    assert screen.navigation.closed


# --- the form ---------------------------------------------------------------------------------------------------------


def fill(screen: Screen, **fields: str) -> None:
    for field, text in fields.items():
        screen.scene.edited_field = field
        for _ in range(60):
            screen.press("backspace")
        for icon in text:
            screen.type_text(icon)


def test_old_mission_can_be_typed_in() -> None:
    screen = book()
    screen.press("n")
    fill(screen, mission="S1-7", played="2019-03-02", crew="Anna=captain, Boris=chief", destroyed="12", damage="5")
    screen.press("enter")
    assert "chief" in " ".join(screen.scene.describe())
    fill(screen, crew="Anna=captain, Boris=security")
    screen.scene.do(("serious", "yellow"))
    screen.press("enter")
    (row,) = scene(screen).rows
    written = row.line.entry
    assert (written.mission, written.played, written.serious) == ("S1-7", date(2019, 3, 2), "yellow")
    assert written.score == Score(12, 0, 0, -5, 0, 0, 0)
    assert written.crew == (CrewMember("Anna", ("captain",)), CrewMember("Boris", ("security",)))
    assert logbook.open().drafts() == {}


def test_tapping_a_figure_passes_through_officer_roles() -> None:
    screen = book()
    screen.press("n")
    fill(screen, crew="Anna, Boris=communications+security, R2=android")
    form = screen.scene
    assert isinstance(form, EntryForm)
    found = []
    for _ in range(4):
        form.do(("role", 0))
        found.append(form.written["crew"].partition(",")[0])
    assert found == ["Anna=captain", "Anna=communications", "Anna=security", "Anna"]
    form.do(("role", 1))
    form.do(("role", 2))
    assert form.written["crew"] == "Anna, Boris, R2=android+captain"
    screen.paint()
    assert "R2: captain" in screen.scene.describe()


def test_lost_mission_is_typed_in_with_its_threat() -> None:
    screen = book()
    screen.press("n")
    fill(screen, mission="S1-7", lost_to="gunship", destroyed="3")
    screen.press("enter")
    assert ENGLISH.say("logbook-typed-end") in screen.scene.describe()
    fill(screen, destroyed="")
    screen.press("enter")
    (row,) = scene(screen).rows
    assert (row.line.entry.score, row.line.entry.lost_to) == (None, "E1-05")


def test_correction_changes_only_its_fields() -> None:
    before = Entry(
        "S2-1",
        date(2026, 11, 3),
        (CrewMember("Anna", ("captain",), wasted=4), CrewMember("", android=True, color="green")),
        score=Score(20, 3, 2, -4, -3, -2, 0),
        campaign="c",
        leg=2,
    )
    screen = book(before)
    screen.press("e")
    fill(screen, visual="7")
    screen.press("enter")
    (row,) = scene(screen).rows
    assert before.score is not None
    with logbook.open() as log:
        assert log.line(row.line.number).entry == evolve(before, score=evolve(before.score, visual=7))
    screen.press("u")
    with logbook.open() as log:
        assert log.line(1).entry == before


def test_invalid_date_is_refused() -> None:
    screen = book()
    screen.press("n")
    fill(screen, mission="S1-7", played="2/3/2019", destroyed="3")
    screen.press("enter")
    assert ENGLISH.say("logbook-wrong-day", found="2/3/2019") in screen.scene.describe()
    lines(0)


def test_date_with_dots_begins_with_the_day() -> None:
    screen = book()
    screen.press("n")
    fill(screen, mission="S1-7", played="2.3.2019", destroyed="3")
    screen.press("enter")
    lines(1)
    with logbook.open() as log:
        assert log.line(1).entry.played == date(2019, 3, 2)


def test_points_field_accepts_only_digits() -> None:
    with logbook.open() as log:
        log.save_draft("form", {"version": 1, "mission": "S1-7", "destroyed": "1x²٣", "visual": "-"})
    screen = book()
    screen.press("n")
    fill(screen, damage="²½3")
    screen.press("enter")
    (row,) = scene(screen).rows
    assert row.line.entry.score is not None
    assert row.line.entry.score == Score(1, 0, 0, -3, 0, 0, 0)


def test_interrupted_form_is_restored() -> None:
    screen = book()
    screen.press("n")
    fill(screen, mission="S1-7", crew="Анна=капитан")
    screen.scene.do(("common", "mixed"))
    again = book()  # first start after the program was killed
    again.press("n")
    assert "Mission: S1-7" in again.scene.describe()
    assert any("Анна=капитан" in line for line in again.scene.describe())
    assert isinstance(again.scene, EntryForm)
    assert again.scene.levels["common"] == "mixed"
    again.press("escape")
    again.press("n")
    assert "Mission: S1-7" not in again.scene.describe()


# --- the picture ------------------------------------------------------------------------------------------------------


def test_chart_shows_results_and_causes_of_loss() -> None:
    screen = book(*THREE)
    screen.press("p")
    notice = screen.scene.describe()
    assert "November 2, 2026: 30" in notice
    assert "November 1, 2026: lost" in notice
    assert "Gunship: 1" in notice
    screen.press("escape")
    assert isinstance(screen.scene, LogBookScene)


def test_the_form_pictures_everyone_in_their_color(monkeypatch: pytest.MonkeyPatch) -> None:
    painted: dict[str, str] = {}
    monkeypatch.setattr(
        title_art, "paint_crew_line", lambda *given: painted.update((one.name, one.color) for one in given[2])
    )
    crew = (CrewMember("Nora"), CrewMember("", color="green", android=True), CrewMember("Kim", color="purple"))
    entry = Entry("S2-1", date(2026, 11, 17), crew, "white", "white", Score(10, 4, 3, 0, 0, 0, 0), id="x")
    Screen.of_size(EntryForm(ENGLISH, Session(), entry), 1280, 720).paint()
    assert painted["Kim"] == "purple"
    assert painted["Nora"] not in ("green", "purple")


@pytest.mark.parametrize("language", ["en", "ru"])
def test_long_mission_names_are_whole(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    shorten = Mock(side_effect=fonts.shorten)
    monkeypatch.setattr(fonts, "shorten", shorten)
    session = Session(language=language)
    session.log.add(entry("DA-E4", 1, 12))
    session.log.add(entry("DA-2", 2, -10))
    Screen.of_size(LogBookScene(load_texts(language), session), 1366, 768)
    assert not shorten.called
    session.close()


def test_refused_entry_keeps_the_cursor_in_its_field() -> None:
    form = EntryForm(ENGLISH, Session())
    screen = Screen(form)
    form.do(FieldChanged("mission", "S2-5"))
    form.do(FieldChanged("played", "yesterday"))
    form.do(FieldChanged("destroyed", "8"))
    screen.press("enter")
    assert ENGLISH.say("logbook-wrong-day", found="yesterday") in screen.scene.describe()
    assert form.edited_field == "played"
    for _ in "yesterday":
        screen.press("backspace")
    assert form.written["played"] == ""


def test_statistics_show_every_player_in_their_color() -> None:
    names = [f"Player {number}" for number in range(9)]
    crews = [names[:5], names[4:]]
    colors = ("blue", "green", "yellow", "red", "purple")
    entries = [
        Entry("S2-1", date(2026, 11, day), tuple(CrewMember(*one) for one in crew), lost_to="E1-01")
        for day, crew in (
            (1, [(name, (), False, None, color) for name, color in zip(crews[0], colors, strict=True)]),
            (2, [(name, (), False, None, color) for name, color in zip(crews[1], colors, strict=True)]),
        )
    ]
    found = compute_statistics(ENGLISH, entries)
    assert [found.colors[name] for name in names] == [*colors[:4], *colors]
    told = StatisticsScene(ENGLISH, entries).describe()
    assert all(any(line.startswith(f"{name}: ") for line in told) for name in names)
