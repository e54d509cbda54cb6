"""The start of an evening: the ready room with its menu, the settings, and the first start."""

from collections.abc import Iterator
from datetime import date
from pathlib import Path

import gallery
import pygame
import pytest
from support.languages import ENGLISH
from support.window_scenes import scene_on_screen

from spacealert.apps.window import evening
from spacealert.apps.window.briefing_scene import BriefingScene
from spacealert.apps.window.flight_school.school_scene import SchoolScene
from spacealert.apps.window.flight_school.study_scene import StudyScene
from spacealert.apps.window.main_menu import MENU, MenuItem
from spacealert.apps.window.preparing_scene import PreparingScene
from spacealert.apps.window.ready_scene import ReadyScene
from spacealert.apps.window.session_scene import OpenScene
from spacealert.apps.window.settings_scene import SettingsScene
from spacealert.apps.window.welcome_scene import WelcomeScene
from spacealert.companions.shelf import load_companion
from spacealert.engine.game import Score
from spacealert.kit.guide.walkthrough import prompt_options
from spacealert.kit.storage import settings
from spacealert.kit.ui.navigation import HelpScene, Navigation
from spacealert.kit.ui.screen import Screen
from spacealert.kit.ui.widget import EditField, FieldChanged, FrameAction
from spacealert.logbook import Entry
from spacealert.session import Session
from spacealert.session.commands import ChangeSeatColor, ChooseVoice, NameSeat, SetCrewSize, SetLanguage, SetNewFrontier
from spacealert.session.session_state import Playing
from spacealert.session.setup import TableSetup
from spacealert.texts import LANGUAGES, load_texts

pytestmark = pytest.mark.usefixtures("own_folder")
MOST_THINGS = 12  # maximum number of widgets


@pytest.fixture
def screen() -> Iterator[Screen]:
    screen = Screen(evening.open_title(ENGLISH, Session()), pygame.Surface((1280, 720)))
    screen.paint()
    yield screen
    screen.navigation.close_now()


def test_ready_room_has_one_obvious_next_step(screen: Screen) -> None:
    assert isinstance(screen.scene, ReadyScene)
    assert len([spot for spot in screen.canvas.targets if not isinstance(spot.action, FrameAction)]) <= MOST_THINGS
    screen.press("enter")
    assert isinstance(screen.scene, BriefingScene)
    screen.press("escape")
    assert isinstance(screen.scene, ReadyScene)


@pytest.mark.parametrize("item", [item for item in MENU if item.name != "continue"], ids=lambda item: item.name)
def test_every_item_opens_by_key_and_returns(screen: Screen, item: MenuItem) -> None:
    assert isinstance(screen.scene, ReadyScene)
    screen.scene.session.do(SetNewFrontier(True))  # needed for careers
    if item.is_other_game:
        screen.press(item.key)
        assert isinstance(screen.scene, ReadyScene)  # behind the door of the other games
        screen.press("g")
    screen.press(item.key)
    assert not isinstance(screen.scene, ReadyScene)
    screen.press("escape")
    while not isinstance(screen.scene, ReadyScene):
        screen.press("y")


def test_careers_are_offered_only_with_the_expansion(screen: Screen) -> None:
    screen.press("e")
    assert isinstance(screen.scene, ReadyScene)
    assert "Careers" not in screen.scene.describe()


def test_shortcut_keys_are_unique() -> None:
    keys = [item.key for item in MENU]
    assert len(set(keys)) == len(keys)
    assert not {"s", "p", "h"} & set(keys)


@pytest.mark.parametrize("key", ["y", "delete"])  # Delete leaves a mission as well
def test_escape_asks_before_the_program_ends(screen: Screen, key: str) -> None:
    screen.press("escape")
    assert screen.scene.describe()[0] == "Quit Space Alert?"
    screen.press("escape")
    assert isinstance(screen.scene, ReadyScene)
    screen.press("escape")
    screen.press(key)
    assert screen.navigation.closed


@pytest.mark.parametrize("key", ["h", "f1"])
def test_help_opens_and_closes(screen: Screen, key: str) -> None:
    screen.press(key)
    assert isinstance(screen.scene, HelpScene)
    assert ENGLISH.say("help-ready") in screen.scene.describe()
    screen.press(key)
    assert isinstance(screen.scene, ReadyScene)


def test_help_has_a_button(screen: Screen) -> None:
    screen.click(1230, 8)
    assert isinstance(screen.scene, HelpScene)


def test_key_caps_appear_for_keyboard_users(screen: Screen) -> None:
    assert "L" not in " ".join(screen.describe()).split()
    screen.press("tab")
    screen.paint()
    assert "L" in " ".join(screen.describe()).split()
    screen.move_pointer(700, 300)
    screen.paint()
    assert "L" not in " ".join(screen.describe()).split()


def test_choosing_a_language_changes_voice_and_texts(screen: Screen) -> None:
    screen.press("s")
    chosen = screen.scene
    assert isinstance(chosen, SettingsScene)
    chosen.perform(SetLanguage("ru"))
    assert chosen.table.voice.startswith("ru-")
    chosen.perform(ChooseVoice("ru-irina"))
    assert TableSetup.from_settings(settings.read()["table"]).voice == "ru-irina"
    assert settings.read()["language"] == "ru"
    screen.press("escape")
    assert "Космическая тревога" in screen.scene.describe()


# first start


@pytest.fixture
def welcome(own_folder: Path) -> WelcomeScene:
    (own_folder / "settings.json").unlink()
    navigation = evening.open_title(ENGLISH, Session())
    assert isinstance(navigation.scene, WelcomeScene)
    return navigation.scene


def test_first_start_leads_to_the_setup_of_test_flight_1(welcome: WelcomeScene) -> None:
    welcome.perform(SetNewFrontier(True))
    welcome.do(("crew", 5, 0))
    welcome.edited_field = ("name", 0)
    welcome.type_text("Ann")
    welcome.press("tab")
    welcome.type_text("Bob")
    welcome.do("fly")
    guide = scene_on_screen(welcome)
    assert isinstance(guide, StudyScene)
    for _ in range(60):
        if isinstance(scene_on_screen(welcome), PreparingScene):
            break
        told = " ".join(guide.describe())
        assert "test flight 4" not in told  # a generated mission
        Screen(welcome.navigation).press("enter")
    playing = welcome.session.state.at_table
    assert isinstance(playing, Playing), welcome.trouble
    assert playing.round.scenario.id == "S1-1"
    assert all(playing.round.tracks.values())
    assert [seat.name for seat in playing.round.setup.seats[:2]] == ["Ann", "Bob"]
    assert isinstance(scene_on_screen(welcome), PreparingScene)


@pytest.mark.parametrize("leave", ["look around", "leave the briefing"])
def test_skipping_the_first_start_still_offers_test_flight_1(welcome: WelcomeScene, leave: str) -> None:
    screen = Screen(welcome.navigation)
    if leave == "leave the briefing":
        welcome.do("fly")
    screen.press("escape")
    assert isinstance(screen.scene, ReadyScene)
    assert "Start with Test flight 1" in screen.scene.describe()
    screen.press("enter")
    assert isinstance(screen.scene, BriefingScene)
    assert screen.scene.selected_mission == "S1-1"


def test_duplicate_names_block_the_first_start(welcome: WelcomeScene) -> None:
    screen = Screen(welcome.navigation)
    for place in (0, 1):
        welcome.session.do(NameSeat(place, "Anna"))
    reason = ENGLISH.say("session-two-of-a-name", name="Anna")
    assert {f"Fly a test flight now: {reason}", f"Flight school: {reason}"} <= set(welcome.describe())
    screen.press("enter")
    assert screen.scene is welcome


def test_clicking_a_figure_changes_its_color(welcome: WelcomeScene) -> None:
    screen = Screen.of_size(welcome, 1280, 720)
    box = next(spot.box for spot in screen.canvas.targets if spot.action == ChangeSeatColor(1))
    screen.click(*(side * screen.canvas.unit for side in box.center))
    assert [seat.color for seat in welcome.table.seats] == ["purple", "yellow", "red", "green"]


def test_enter_opens_flight_school_on_first_start(welcome: WelcomeScene) -> None:
    assert welcome.default_action() == "learn"
    welcome.do("learn")
    assert isinstance(scene_on_screen(welcome), SchoolScene)


@pytest.mark.parametrize("size", [(1280, 688), (1024, 600)])
def test_long_names_stay_in_the_welcome(size: tuple[int, int]) -> None:
    shown = gallery.shown("welcome", "en", size)
    shown.scene.perform(SetCrewSize(5, 0))
    for place in range(5):
        shown.scene.do(FieldChanged(("name", place), f"Wilhelmina Maximi{place}"))
    shown.paint()
    fields = [spot.box for spot in shown.canvas.targets if isinstance(spot.action, EditField)]
    assert len({round(box.w) for box in fields}) == 1 and len(fields) == 5
    assert max(box.right for box in fields) < shown.canvas.box.right - 40


def test_welcome_appears_only_once(welcome: WelcomeScene) -> None:
    welcome.press("escape")
    assert isinstance(welcome.navigation.scene, ReadyScene)
    assert isinstance(evening.open_title(ENGLISH, Session()).scene, ReadyScene)


def test_earlier_choices_skip_the_welcome(own_folder: Path) -> None:
    (own_folder / "settings.json").unlink()
    settings.change(language="en")
    assert isinstance(evening.open_title(ENGLISH, Session()).scene, ReadyScene)
    assert isinstance(Navigation(ReadyScene(ENGLISH, Session())).scene, ReadyScene)


@pytest.mark.parametrize(("points", "told"), [(1, "1 point."), (-2, "−2 points."), (0, "0 points.")])
def test_last_flight_counts_points_correctly(screen: Screen, points: int, told: str) -> None:
    assert isinstance(screen.scene, ReadyScene)
    screen.scene.session.log.add(Entry("S2-1", date(2026, 11, 2), score=Score(points, 0, 0, 0, 0, 0, 0)))
    screen.scene.resume()
    assert any(line.startswith("Last flight: ") and told in line for line in screen.scene.describe())


def test_last_flight_is_the_latest_one(screen: Screen) -> None:
    assert isinstance(screen.scene, ReadyScene)
    for mission, day, points in (("S2-1", 2, 5), ("S2-3", 2, 6), ("S2-5", 1, 9)):
        screen.scene.session.log.add(Entry(mission, date(2026, 11, day), score=Score(points, 0, 0, 0, 0, 0, 0)))
    screen.scene.resume()
    assert any("S2-3" in line and "Best so far: 9" in line for line in screen.scene.describe() if "Last flight" in line)


def test_other_games_share_one_menu(screen: Screen) -> None:
    room = screen.scene
    assert isinstance(room, ReadyScene)
    others = [item for item in room.menu if item.is_other_game]
    assert len(others) > 1
    screen.paint()
    assert not {("open", item.name) for item in others} & {target.action for target in screen.canvas.targets}
    screen.press("g")
    screen.paint()
    assert {("open", item.name) for item in others} <= {target.action for target in screen.canvas.targets}
    screen.press("escape")
    assert screen.scene is room
    assert not room.chooses_ship
    screen.press("g")
    screen.press(others[0].key)
    assert screen.scene is not room


def test_started_game_of_another_ship_is_marked(screen: Screen) -> None:
    screen.press("g")
    assert ENGLISH.say("ready-started") not in " ".join(screen.scene.describe())
    saved = load_companion("nemesis").saved()
    begun = saved.begin(1)
    assert begun.prompt is not None
    begun.answer(prompt_options(begun.prompt)[0].key)
    saved.close()
    screen.press("escape")
    screen.press("g")
    [line] = [line for line in screen.scene.describe() if ENGLISH.say("ready-started") in line]
    assert line.startswith(ENGLISH.say("screen-open-nemesis"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_fits_with_an_expansion_and_an_unfinished_game(language: str) -> None:
    shown = gallery.shown("ready-full", language, (1280, 688), shows_keys=True)
    assert isinstance(shown.scene, ReadyScene)
    next_step = load_texts(language).say("school-next", what=load_texts(language).say("lesson-energy"))
    shown.scene.suggestions = {"school": next_step, "campaign": next_step}
    shown.scene.tree.invalidate()
    shown.paint()
    assert next_step in " ".join(shown.scene.describe())
    spots = {spot.action: spot.box for spot in shown.canvas.targets}
    for button in ("settings", "phones", OpenScene("unfinished"), ("open", "careers")):
        assert spots[button].bottom <= shown.canvas.box.bottom, button
