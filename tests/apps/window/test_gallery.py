"""Every scene, in all languages and three sizes: no text is cut, targets are large enough, and words exist."""

from typing import Any

import gallery
import pytest
from pygame import Surface
from support.languages import ENGLISH, quick_in

from spacealert.apps.window.mission_scene import MissionScene
from spacealert.apps.window.summary_scene import SummaryScene
from spacealert.kit.ui import fonts
from spacealert.kit.ui.canvas import Canvas
from spacealert.kit.ui.screen import Screen
from spacealert.kit.ui.theme import Color, Type
from spacealert.missions import library
from spacealert.session.action_round import ActionRound
from spacealert.session.commands import EndMission
from spacealert.session.mission_player import build_soundtrack
from spacealert.session.session_state import Playing
from spacealert.session.setup import TableSetup
from spacealert.texts import LANGUAGES, load_texts

PAINTED = (1280, 720)  # all scenes, in every language, by the test whose every scene has a case of its own
SIZES = [size for size in (*gallery.SIZES, (1024, 768), (3840, 2160), (800, 1280)) if size != PAINTED]
SIGNS = {"→", "←", "№"}  # screen readers know these
FROM_A_SEAT = ("bars", "time", "present", "due", "static", "cover")  # panels of the action round


@pytest.mark.parametrize("language", quick_in("ru"))
@pytest.mark.parametrize("name", gallery.scenes(ENGLISH))
def test_every_text_fits_and_every_target_is_large_and_described(
    name: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Paint a scene once, as shown to keyboard users, which leaves less room."""
    found: dict[str, int] = {}
    seated: dict[str, int] = {}
    screen = painted(name, language, monkeypatch, found, seated)
    assert screen.canvas.overflows == []
    assert {text: size for text, size in found.items() if size < Type.FINE} == {}
    if name.startswith("mission-"):
        assert {text: size for text, size in seated.items() if size < Type.SEAT} == {}
    assert [spot for spot in screen.canvas.targets if min(spot.box.w, spot.box.h) < 39.5] == []
    told = screen.scene.describe()
    assert told
    assert all(line.strip() for line in told)
    for target in screen.canvas.targets:
        words = " ".join(target.words)
        assert words in SIGNS or any(sign.isalnum() for sign in words), target
    assert len(screen.describe()) == len(told) + len(screen.canvas.targets)


def painted(
    name: str, language: str, monkeypatch: pytest.MonkeyPatch, found: dict[str, int], seated: dict[str, int]
) -> Screen:
    """Paint a scene and note the smallest size of each text, and of each one read from a seat.

    Single letters are on icons, which also have a shape. Texts read from a seat are those of the board, except the
    buttons and the names of cards in the strip.
    """
    panels: list[str] = [""]
    paint, rendered = Canvas._paint, fonts.render_text

    def noted_panel(canvas: Canvas, panel: Any, area: Any) -> None:
        panels.append(panel.name)
        paint(canvas, panel, area)

    def noted(text: str, weight: str, pixels: int, color: Color) -> Surface:
        if len(text) > 1:
            found[text] = min(pixels, found.get(text, pixels))
            if panels[-1] in FROM_A_SEAT:
                seated[text] = min(pixels, seated.get(text, pixels))
        return rendered(text, weight, pixels, color)

    monkeypatch.setattr(Canvas, "_paint", noted_panel)
    monkeypatch.setattr(fonts, "render_text", noted)
    with gallery.painted_in("en" if language == "ru" else language):  # quick tests show Russian, and paint it all
        return gallery.shown(name, language, PAINTED, shows_keys=True)


@pytest.mark.long
@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("part", range(4))
def test_every_text_fits_at_every_size(part: int, size: tuple[int, int]) -> None:
    """Show a quarter of the scenes at one size in all languages."""
    cut = {
        (name, language): overflows
        for name in list(gallery.scenes(ENGLISH))[part::4]
        for language in LANGUAGES
        if (overflows := gallery.overflows(name, language, size))
    }
    assert cut == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_ready_room_choices_are_large(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    found: dict[str, int] = {}
    painted("ready", language, monkeypatch, found, {})
    assert {text: size for text, size in found.items() if size < 16 and len(text) > 5} == {}
    label = load_texts(language).say("screen-open-resolve")
    lines = [size for text, size in found.items() if text in (label, *label.split())]
    assert lines
    assert min(lines) >= 19


@pytest.mark.parametrize("count", [3, pytest.param(None, marks=pytest.mark.slow)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_published_mission_fits(language: str, count: int | None) -> None:
    """The missions with the most announcements come first."""
    texts = load_texts(language)
    table = TableSetup().with_crew_size(5, 0)
    for entry in sorted(library.entries(), key=lambda entry: -len(entry.scenario.events))[:count]:
        round_ = ActionRound(table, entry.scenario.id, entry.scenario, seed=1)
        for place in range(len(round_.threats)):
            round_ = round_.with_drawn_card(place)
        playing = Playing(round_)
        compiled = build_soundtrack(playing, language)
        session = gallery.session_of(texts, playing, at=compiled.length - 0.1)
        mission = MissionScene(texts, session)
        mission.press("space")
        assert Screen.of_size(mission, 1280, 720).canvas.overflows == [], entry.scenario.id
        session.do(EndMission())
        assert Screen.of_size(SummaryScene(texts, session), 1280, 720).canvas.overflows == [], entry.scenario.id
        session.close()
