"""Every scene explains itself: by H or F1, and by a sign that can be pressed."""

import gallery
import pytest
from support.languages import ENGLISH

from spacealert.apps.window.mission_scene import MissionScene
from spacealert.kit.ui.help_scene import HelpScene
from spacealert.kit.ui.overlay import Overlay
from spacealert.kit.ui.screen import Screen
from spacealert.texts import LANGUAGES

SIZES = ((1280, 720), (1024, 600), (800, 1280))
EXPLAINED = {
    type(scene): name
    for name, make in gallery.scenes(ENGLISH).items()
    if not isinstance(scene := make(), Overlay | MissionScene)  # a mission lays its own over the running board
}


@pytest.mark.parametrize("name", EXPLAINED.values())
def test_every_scene_explains_itself(name: str) -> None:
    screen = gallery.shown(name, "en", (1280, 720))
    known = screen.scene.help()
    assert known is not None
    screen.click(1280 - 40 - 10, 10)
    assert isinstance(screen.scene, HelpScene)
    assert known.text in screen.describe()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", EXPLAINED.values())
def test_what_explains_a_scene_fits(name: str, language: str) -> None:
    for size in SIZES:
        screen = gallery.shown(name, language, size)
        screen.navigation.help()
        explained = Screen.of_size(screen.navigation, *size, shows_keys=True)
        assert [cut for cut in explained.canvas.overflows if cut.panel == "help"] == []


def test_a_mission_lays_its_keys_beside_the_clock() -> None:
    screen = gallery.shown("mission-begins", "en", (1280, 720))
    screen.press("h")
    assert any(ENGLISH.say("screen-do-pause") in line for line in screen.describe())
