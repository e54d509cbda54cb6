"""Every scene has help, on H, F1 and a button."""

import gallery
import pygame
import pytest
from support.languages import ENGLISH, quick_in

from spacealert.apps.window.mission_scene import MissionScene
from spacealert.kit.ui.canvas import Box, Canvas
from spacealert.kit.ui.navigation import HelpScene, Navigation, Overlay, ScreenPicture
from spacealert.kit.ui.scene import Scene
from spacealert.kit.ui.screen import Screen
from spacealert.texts import load_texts

SIZES = ((1280, 720), (1024, 600), (800, 1280))


@pytest.fixture(scope="module")
def explained() -> dict[str, Scene]:
    """Return one scene of each kind by its name in the gallery."""
    made = {name: make() for name, make in gallery.scenes(ENGLISH).items()}
    # During a mission, help is an overlay on the running board.
    kinds = {type(scene): name for name, scene in made.items() if not isinstance(scene, Overlay | MissionScene)}
    return {name: made[name] for name in kinds.values()}


def test_every_scene_explains_itself(explained: dict[str, Scene]) -> None:
    for name, scene in explained.items():
        screen = Screen.of_size(scene, 1280, 720)
        known = screen.scene.help()
        assert known is not None, name
        screen.click(1280 - (40 + 10) * screen.canvas.unit, 10)
        assert isinstance(screen.scene, HelpScene), name
        assert known.text in screen.describe(), name


@pytest.mark.parametrize("size", [pytest.param(SIZES[0], marks=pytest.mark.slow), *SIZES[1:]], ids=str)
@pytest.mark.parametrize("language", quick_in("ru"))
def test_every_help_fits(explained: dict[str, Scene], language: str, size: tuple[int, int]) -> None:
    for name in explained:
        navigation = Navigation(gallery.scenes(load_texts(language))[name]())
        navigation.help()
        with gallery.painted_in(language):
            shown = Screen.of_size(navigation, *size, shows_keys=True)
        assert isinstance(shown.scene, HelpScene), name
        assert [cut for cut in shown.canvas.overflows if cut.panel == "help"] == [], name


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_rule_can_be_looked_up_and_fits(language: str, size: tuple[int, int]) -> None:
    screen = gallery.shown("mission-begins", language, size)
    screen.press("h")
    screen.press("r")
    help_ = screen.scene
    assert isinstance(help_, HelpScene)
    assert len(help_.shown.entries) > 15
    for place, (title, text) in enumerate(help_.shown.entries):
        screen.scene.do(("read", place))
        screen.paint()
        told = screen.describe()
        assert title in told
        assert all(line.strip() in told for line in text.split("\n"))
        assert not screen.canvas.overflows
        screen.press("r")
    screen.press("escape")
    assert isinstance(screen.scene, MissionScene)


@pytest.mark.parametrize(
    ("rule", "answer"),
    [
        ("Stations: A, B and C", "Upper red: A heavy laser, B shield, C interceptors"),
        ("How many cards", "Three of you with an android: 6 for each phase."),
        ("Communications down", "No talking, pointing or other signs"),
    ],
)
def test_common_rule_questions_are_found(rule: str, answer: str) -> None:
    screen = gallery.shown("mission-begins", "en", (1280, 720))
    known = screen.scene.help()
    assert known is not None
    assert answer in dict(known.entries)[rule]


def test_languages_without_rules_offer_none() -> None:
    known = gallery.shown("mission-begins", "cs", (1280, 720)).scene.help()
    assert known is not None
    assert known.entries == ()


def test_mission_help_leaves_the_clock_visible() -> None:
    screen = gallery.shown("mission-begins", "en", (1280, 720))
    screen.press("h")
    assert any(ENGLISH.say("screen-do-pause") in line for line in screen.describe())


def test_help_names_keys_like_buttons() -> None:
    screen = gallery.shown("plans-help", "en", (1280, 720))
    lines = screen.describe()
    assert {"Ctrl Z: Undo", "Esc: Back", "Enter: Resolve", "F11: Full screen"} <= set(lines)


def test_help_shows_the_keys_of_buttons_where_they_are() -> None:
    scene = gallery.shown("briefing", "en", (1280, 720))
    buttons = {" ".join(one.words): one.box.center for one in scene.canvas.targets}
    scene.press("h")
    scene.paint()
    (picture,) = (one for one in scene.scene.tree.widgets() if isinstance(one, ScreenPicture))
    caps = {key: box.center for key, box in picture.keys}
    assert caps["Enter"] == pytest.approx(next(at for words, at in buttons.items() if words.startswith("START")), abs=2)
    assert {"Esc", "U"} <= set(caps)


def test_help_keeps_keys_off_the_labels_of_low_buttons(monkeypatch: pytest.MonkeyPatch) -> None:
    caps: list[Box] = []
    monkeypatch.setattr(Canvas, "plate", lambda _, box, *_colors, **_more: caps.append(box))
    picture = ScreenPicture(keys=(("Esc", Box(100, 600, 100, 40)),), unit=1.0)
    picture.paint(Canvas(pygame.Surface((1280, 720))), Box(0, 0, 640, 360))  # half as large
    assert [300 < cap.bottom <= 304 and cap.right <= 104 for cap in caps] == [True]
