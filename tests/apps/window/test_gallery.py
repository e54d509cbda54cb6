"""Every scene, in both languages and three sizes: no text is cut, all can be hit, and each can be told in words."""

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
from spacealert.session.session_state import Playing
from spacealert.session.setup import TableSetup
from spacealert.session.sound import soundtrack_for
from spacealert.texts import LANGUAGES, in_language

FROM_A_SEAT = ("bars", "time", "present", "due", "static", "cover")  # panels of the action round


@pytest.mark.parametrize("language", quick_in("en", "ru"))
@pytest.mark.parametrize("name", gallery.scenes(ENGLISH))
def test_every_text_fits(name: str, language: str) -> None:
    assert gallery.overflows(name, language, (1280, 720)) == []


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", gallery.scenes(ENGLISH))
def test_every_text_fits_at_every_size(name: str, language: str) -> None:
    sizes = (*gallery.SIZES, (1024, 768), (3840, 2160), (800, 1280))
    cut = {size: gallery.overflows(name, language, size) for size in sizes}
    assert not {size: overflows for size, overflows in cut.items() if overflows}


def smallest(name: str, language: str, monkeypatch: pytest.MonkeyPatch) -> dict[str, int]:
    """Each text of the scene at 1280 × 720, with the smallest size in which it stands there; single letters are those
    on icons, which have a shape of their own.
    """
    found: dict[str, int] = {}
    rendered = fonts.rendered

    def noted(text: str, weight: str, pixels: int, color: Color) -> Surface:
        if len(text) > 1:
            found[text] = min(pixels, found.get(text, pixels))
        return rendered(text, weight, pixels, color)

    monkeypatch.setattr(fonts, "rendered", noted)
    gallery.shown(name, language, (1280, 720))
    return found


@pytest.mark.parametrize("language", quick_in())
@pytest.mark.parametrize("name", gallery.scenes(ENGLISH))
def test_everything_is_large_enough_for_a_finger_and_for_eyes(
    name: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert {text: size for text, size in smallest(name, language, monkeypatch).items() if size < Type.FINE} == {}
    spots = gallery.shown(name, language, (1280, 720)).canvas.targets
    assert [spot for spot in spots if min(spot.box.w, spot.box.h) < 39.5] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [name for name in gallery.scenes(ENGLISH) if name.startswith("mission-")])
def test_what_is_read_from_a_seat_is_larger(name: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The board, but for the buttons and the names of cards in the strip, which only the one beside it reads."""
    found: dict[str, int] = {}
    seen: list[str] = []
    paint, rendered = Canvas._paint, fonts.rendered

    def noted_panel(canvas: Canvas, panel: Any, area: Any) -> None:
        seen.append(panel.name)
        paint(canvas, panel, area)

    def noted(text: str, weight: str, pixels: int, color: Color) -> Surface:
        if seen[-1] in FROM_A_SEAT and len(text) > 1:
            found[text] = min(pixels, found.get(text, pixels))
        return rendered(text, weight, pixels, color)

    monkeypatch.setattr(Canvas, "_paint", noted_panel)
    monkeypatch.setattr(fonts, "rendered", noted)
    gallery.shown(name, language, (1280, 720))
    assert {text: size for text, size in found.items() if size < Type.SEAT} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_one_chooses_in_the_ready_room_is_large(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    found = smallest("ready", language, monkeypatch)
    assert {text: size for text, size in found.items() if size < 16 and len(text) > 5} == {}
    label = in_language(language).say("screen-open-resolve")
    lines = [size for text, size in found.items() if text in (label, *label.split())]
    assert lines
    assert min(lines) >= 19


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_published_mission_fits_with_all_that_it_says(language: str) -> None:
    texts = in_language(language)
    table = TableSetup().of_size(5, 0)
    for entry in library.entries():
        round_ = ActionRound(table, entry.scenario.id, entry.scenario, seed=1)
        for place in range(len(round_.threats)):
            round_ = round_.drawn(place)
        playing = Playing(round_)
        compiled = soundtrack_for(playing, language)
        session = gallery.session_of(texts, playing, at=compiled.length - 0.1)
        mission = MissionScene(texts, session)
        mission.press("space")
        assert Screen.of_size(mission, 1280, 720).canvas.overflows == [], entry.scenario.id
        session.do(EndMission())
        assert Screen.of_size(SummaryScene(texts, session), 1280, 720).canvas.overflows == [], entry.scenario.id
        session.close()


@pytest.mark.parametrize("language", quick_in())
@pytest.mark.parametrize("name", gallery.scenes(ENGLISH))
def test_every_scene_can_be_told_in_words(name: str, language: str) -> None:
    told = gallery.shown(name, language, gallery.SIZES[0]).scene.describe()
    assert told
    assert all(line.strip() for line in told)
