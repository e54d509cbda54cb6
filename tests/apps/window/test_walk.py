"""The walk on screen: its destinations, its hidden parts and its saved state."""

import webbrowser
from pathlib import Path
from unittest.mock import Mock

import gallery
import pygame
import pytest
from attrs import evolve
from support.languages import ENGLISH
from support.window_scenes import scrolled, walking_of

from spacealert.apps.window import phones_scene, shape_painter, summary_scene
from spacealert.apps.window.resolution import ending
from spacealert.apps.window.resolution.dialogs import TileDialog
from spacealert.apps.window.resolution.ending import EndingColumn
from spacealert.apps.window.resolution.report_scene import ReportScene
from spacealert.apps.window.resolution.walk_scene import WalkScene
from spacealert.apps.window.session_scene import OpenScene
from spacealert.engine.ship import TILES
from spacealert.kit.ui import fonts, theme
from spacealert.kit.ui.canvas import Box, Canvas
from spacealert.kit.ui.controls import Text
from spacealert.kit.ui.drawing import Icon
from spacealert.kit.ui.navigation import Navigation
from spacealert.kit.ui.screen import Screen
from spacealert.kit.ui.widget import FrameAction
from spacealert.narration import walk
from spacealert.narration.sentences import EventNarrator, Sentence
from spacealert.session.commands import GoToStep
from spacealert.texts import load_texts

pytestmark = pytest.mark.usefixtures("own_folder")


def walk_of_example(name: str) -> WalkScene:
    scene = gallery.scenes(ENGLISH)[name]()
    assert isinstance(scene, WalkScene)
    return scene


def words_of(screen: Screen, monkeypatch: pytest.MonkeyPatch) -> str:
    """Return everything that is painted, in one line."""
    written: list[str] = []
    text = Canvas.text

    def noted(self: Canvas, box: Box, words: str, *more: object, **named: object) -> Box:
        written.append(words)
        return text(self, box, words, *more, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(Canvas, "text", noted)
    screen.canvas.invalidate()
    screen.paint()
    monkeypatch.undo()
    return " ".join(written)


@pytest.mark.parametrize("size", gallery.SIZES)
def test_cause_chain_stays_complete_beside_a_message(size: tuple[int, int], monkeypatch: pytest.MonkeyPatch) -> None:
    scene = walk_of_example("walk-lost")
    events = scene.walk.resolution.events
    chain = [scene.narrator.describe(events[link]).text for link in walk.events_leading_to_loss(scene.walk.resolution)]
    screen = Screen.of_size(scene, *size)
    screen.press("g")  # the ship has three pictures next to it; the whole story is one key away
    seen, shown = "", words_of(screen, monkeypatch)
    while shown not in seen:  # scroll to the end
        seen += shown
        screen.press("pagedown")
        shown = words_of(screen, monkeypatch)
    assert len(chain) > 3
    assert [link for link in chain if link not in seen] == []


def test_leaving_a_resolution_frees_its_pictures() -> None:
    scene = walk_of_example("walk-lost")
    Screen.of_size(scene, 1920, 1080)
    assert shape_painter._pictures
    assert ending._kept
    scene.leave()
    assert not shape_painter._pictures
    assert not ending._kept


def test_turns_begin_with_a_longer_pause() -> None:
    def lasts(name: str) -> float:
        scene = walk_of_example(name)
        place, seconds = scene.walk.place, 0.0
        scene.do("play")
        while scene.walk.place == place:
            scene.tick(0.1)
            seconds += 0.1
        return seconds

    assert lasts("walk-begins") == pytest.approx(2 * lasts("walk-moved"), abs=0.2)


@pytest.mark.parametrize("scene", ["walk-moved", "walk-double"])
def test_long_sentence_leaves_the_page_in_the_window(scene: str, monkeypatch: pytest.MonkeyPatch) -> None:
    told = (
        "Дядя Миша задерживается на ходу 6: за ошибку платят задержкой. Карты ходов 6–11 сдвигаются на один ход "
        "дальше. Для карты «синяя стрелка» места не остаётся, она убирается с поля."
    )
    monkeypatch.setattr(EventNarrator, "describe", lambda *_: Sentence(told, "3.2"))
    screen = gallery.shown(scene, "ru", (1366, 768))
    assert not screen.scene.tree.scroll(turns=1)


def test_long_ending_scrolls(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = walk_of_example("walk-lost")
    lines = [Text(f"line {number}") for number in range(80)]
    monkeypatch.setattr(EndingColumn, "_decisive_turns", lambda self: lines)
    screen = Screen.of_size(scene, 1280, 720)
    assert "line 0" in (seen := words_of(screen, monkeypatch))
    assert "line 79" not in seen
    monkeypatch.setattr(EndingColumn, "_decisive_turns", lambda self: lines)
    for _ in range(200):
        screen.press("wheel-down")
    assert "line 79" in words_of(screen, monkeypatch)


def test_ending_film_can_be_skipped_and_comes_before_the_verdict() -> None:
    scene = walk_of_example("walk-won")
    scene.do(("place", scene.walk.last - 1))
    screen = Screen.of_size(scene, 1280, 720)
    screen.press("right")
    screen.paint()
    verdict = scene.narrator.verdict(scene.walk.resolution)
    assert verdict not in scene.describe()
    assert [target.action for target in screen.canvas.targets] == ["skip"]
    screen.press("right")
    screen.paint()
    assert verdict in scene.describe()
    scene.do(("place", scene.walk.last - 1))
    screen.press("right")
    for _ in range(70):
        screen.tick(0.1)
        screen.paint()
    assert verdict in scene.describe()


def test_drawn_tile_is_hidden_until_entered() -> None:
    scene = walk_of_example("walk-own-tile")
    assert isinstance(scene.cover, TileDialog)
    event = scene.walk.event
    zone = scene.cover.zone
    assert event is not None
    assert len(scene.shown_walk.view.zones[zone].tiles) == len(scene.walk.view.zones[zone].tiles) - 1
    screen = Screen.of_size(scene, 1280, 720)
    offered = [target.action for target in screen.canvas.targets if isinstance(target.action, tuple)]
    assert offered == [("tile", tile) for tile in TILES if tile in scene.cover.remaining]
    wanted = next(tile for tile in reversed(TILES) if tile in scene.cover.remaining)
    screen.press(str(TILES.index(wanted) + 1))
    assert scene.cover is None
    assert scene.shown_walk.view.zones[zone].tiles[-1] == wanted


def test_dialog_above_a_dimmed_ship_stays_lit_when_the_focus_moves() -> None:
    screen = Screen.of_size(gallery.scenes(ENGLISH)["walk-own-tile"](), 1280, 688)
    for key in ("tab", "right", "right"):
        screen.press(key)
        screen.paint()
    shown = pygame.image.tobytes(screen.canvas.surface, "RGB")
    screen.canvas.invalidate()
    screen.paint()
    assert pygame.image.tobytes(screen.canvas.surface, "RGB") == shown


def test_saving_leads_to_the_report(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr(webbrowser, "open", opened.append)
    screen = Screen.of_size(walk_of_example("walk-moved"), 1280, 720)
    screen.press("s")
    screen.paint()
    assert opened == []
    assert "Open report S" in screen.describe()
    screen.press("s")
    assert isinstance(screen.scene, ReportScene)
    screen.press("b")
    assert len(opened) == 1
    assert "<html" in Path(opened[0].removeprefix("file://")).read_text(encoding="utf-8")
    screen.press("escape")
    screen.press("right")  # now there is a change to save
    screen.paint()
    assert "Save S" in screen.describe()


def test_window_can_be_painted_once_after_closing() -> None:
    scene = walk_of_example("walk-double")
    screen = Screen(Navigation(scene))
    screen.close()
    assert screen.navigation.closed
    screen.paint()


def test_expansion_elements_are_drawn_on_the_ship(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = walk_of_example("walk-double")
    sheet = scene.sheet.with_row(4, 1, ("s",))  # the Mechanic prepares the cannon on the bridge
    scene = walking_of(evolve(sheet, id="another"))
    place = next(place for place, event in enumerate(scene.walk.events, 1) if event.kind == "cannon-prepared")
    scene.do(("place", place))
    assert scene.walk.view.prepared == {"UW"}
    assert "bonus" not in " ".join(scene.describe()).casefold()
    called = [token for token in scene.walk.view.threats if token.is_called]
    assert [token.token_label for token in called] == ["+"] * len(sheet.game.called) != []


def test_tripping_is_impossible_with_double_actions() -> None:
    scene = walk_of_example("walk-double")
    scene.do(("turn", 3))
    while scene.walk.event is None or scene.walk.event.step != "actions":
        scene.do(("step", 1))
    scene.do("slip")
    assert scene.cover is None


@pytest.mark.parametrize("language", ["en", "ru"])
def test_buttons_stay_on_the_screen_beside_plans_with_double_actions(language: str) -> None:
    scene = walking_of(gallery.frontier_sheet(), texts=load_texts(language))
    for place in range(scene.walk.last):
        scene.do(("place", place))
        Screen.of_size(scene, 1280, 688, shows_keys=True)
        assert scrolled(scene.tree.placed) == [], scene.walk.event


@pytest.mark.parametrize("double", [False, True])
def test_long_names_are_whole_beside_the_plans(double: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    sheet = gallery.frontier_sheet() if double else gallery.sample_sheet()
    shorten = Mock(side_effect=fonts.shorten)
    monkeypatch.setattr(fonts, "shorten", shorten)
    scene = walking_of(sheet.with_member(1, name="Константин"), texts=load_texts("ru"))
    Screen(scene.navigation, pygame.Surface((1366, 768))).paint()
    assert "Константин" not in [call.args[0] for call in shorten.call_args_list]


def test_step_animation_is_short_and_can_be_skipped() -> None:
    scene = walk_of_example("walk-begins")
    screen = Screen.of_size(scene, 1280, 720)

    def stage() -> bytes:
        screen.paint()
        box = screen.canvas.pixels(Box(18, 14, 700, 560))
        return screen.canvas.surface.subsurface(box).copy().get_buffer().raw

    screen.tick(1)
    at_rest = stage()
    while type(scene.walk.event).__name__ != "Aimed":
        screen.press("right")
    begun = stage()
    screen.tick(0.2)
    halfway = stage()
    screen.tick(20)  # threats keep breathing for a while
    shown = stage()
    screen.tick(5)
    assert stage() == shown
    assert [begun == halfway, halfway == shown, at_rest == shown] == [False] * 3
    screen.press("right")
    screen.press("right")
    screen.press("left")  # going back plays no animation
    gone_back = stage()
    screen.tick(0.2)
    assert stage() == gone_back


def test_steps_are_instant_without_motion() -> None:
    scene = walk_of_example("walk-begins")
    screen = Screen.of_size(scene, 1280, 720)
    screen.press("m")
    for _ in range(12):
        screen.press("right")
        screen.paint()
        before = screen.canvas.surface.get_buffer().raw
        screen.tick(0.25)
        screen.paint()
        assert screen.canvas.surface.get_buffer().raw == before


def test_trip_key_explains_double_actions() -> None:
    scene = gallery.scenes(ENGLISH)["walk-double"]()
    assert isinstance(scene, WalkScene)
    said = ENGLISH.say("session-no-trips")
    scene.press("o")
    assert said in scene.describe()
    scene.press("right")
    assert said not in scene.describe()


@pytest.mark.parametrize("language", ["en", "ru"])
def test_phone_button_leaves_room_for_the_corner_buttons(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    phones = Mock(seat_requests=(), revision=1)
    monkeypatch.setattr(phones_scene, "find_phones", lambda scene: phones)
    screen = Screen.of_size(gallery.scenes(load_texts(language))["walk-begins"](), 1366, 768, shows_keys=True)
    screen.press("home")
    screen.press("left")
    screen.paint()
    spots = {spot.action: spot.box for spot in screen.canvas.targets}
    assert spots[OpenScene("phones", (phones,))].right <= spots[FrameAction.HELP].x


def test_timeline_stays_above_the_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    signs: list[Box] = []
    marks = tuple((at, Icon("cross", theme.ALARM), True) for at in (10, 12, 14, 16))
    monkeypatch.setattr(Canvas, "icon", lambda self, box, icon: signs.append(box))
    box = Box(0, 0, 800, 124)
    summary_scene._paint_timeline(Canvas(pygame.Surface((800, 400))), box, (240, 180), 400, "", marks)
    assert len(signs) == 4
    assert all(box.y <= sign.y and sign.bottom <= box.bottom for sign in signs)


def test_explanation_has_the_only_main_button() -> None:
    shown = [gallery.shown(name, "en", (1280, 720)) for name in ("walk-beam", "walk-why")]
    plays = [next(spot.box for spot in screen.canvas.targets if spot.action == "play") for screen in shown]
    colors = [
        screen.canvas.surface.get_at((int(x) + 12, int(y)))
        for screen, (x, y) in zip(shown, ((box.x, box.center[1]) for box in plays), strict=True)
    ]
    assert [color.r > 200 for color in colors] == [True, False]


def test_plans_show_the_slots_around_this_turn() -> None:
    column = walk_of_example("walk-beam")._column(walk_of_example("walk-beam").walk)
    assert [turn for turn, _ in column.slot_boxes(Box(0, 0, 400, 30))] == [4, 5, 6, 7, 8]
    assert [turn for turn, _ in column.slot_boxes(Box(0, 0, 800, 30))] == list(range(1, 13))


def test_buttons_stay_under_the_mouse_from_step_to_step() -> None:
    screen = gallery.shown("walk-begins", "en", (1366, 768))
    before = {spot.action: spot.box for spot in screen.canvas.targets if spot.action in (("step", 1), "plans", "back")}
    oops = False
    for _ in range(14):
        screen.press("right")
        screen.tick(5.0)
        screen.paint()
        for action, box in before.items():
            target = screen.canvas.target_at(*(at * screen.canvas.unit for at in box.center))
            assert target is not None and target.action == action
        oops |= "slip" in [spot.action for spot in screen.canvas.targets]
    assert oops


@pytest.mark.parametrize("language", ["en", "ru", "cs"])
def test_head_of_the_beginning_keeps_clear_of_the_corner(language: str) -> None:
    shown = gallery.shown("walk-begins", language, (1280, 688), shows_keys=True)
    assert isinstance(shown.scene, WalkScene)
    shown.scene.session.do(GoToStep(0))
    shown.paint()
    boxes = {target.action: target.box for target in shown.canvas.targets}
    assert boxes["sound"].right <= boxes[FrameAction.HELP].x
