"""Fixtures for window tests: no welcome screen, and missions start without a countdown."""

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest
from pygame import Surface

from spacealert.apps.window import mission_scene, music, shape_painter
from spacealert.kit.storage import settings
from spacealert.kit.ui import canvas, controls, drawing, fonts, sky
from spacealert.kit.ui.canvas import Box, Canvas
from spacealert.kit.ui.theme import Color
from spacealert.narration.shapes.shape import Point, Shapes

# What tests have drawn before, for tests that draw it again. Nothing here depends on a language or a test.
_shapes = lru_cache(maxsize=2000)(shape_painter._render_unlabeled)
_illustration = lru_cache(maxsize=300)(drawing.render_illustration)
_sky = lru_cache(maxsize=20)(sky.paint_sky)
_fonts = {
    "font": lru_cache(maxsize=400)(fonts.font.__wrapped__),
    "width": lru_cache(maxsize=100_000)(fonts.width.__wrapped__),
    "_kept": lru_cache(maxsize=2000)(fonts._render),
    "wrap_text": lru_cache(maxsize=20_000)(fonts.wrap_text.__wrapped__),
    "longest_word_width": lru_cache(maxsize=20_000)(fonts.longest_word_width.__wrapped__),
}


@pytest.fixture(autouse=True, scope="module")
def pictures_are_kept() -> Iterator[None]:
    """Draw a copy of what an earlier test has drawn. The program keeps less, and its own caches work as usual."""

    def shapes_again(shapes: Shapes, zoom: float, seen: shape_painter.Seen | None) -> tuple[Surface, Point]:
        picture, at = _shapes(shapes, zoom, seen)
        return picture.copy(), at

    def illustration_again(name: str, wide: int, high: int, color: Color | None = None) -> Surface:
        return _illustration(name, wide, high, color).copy()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(shape_painter, "_render_unlabeled", shapes_again)
        patch.setattr(drawing, "render_illustration", illustration_again)
        patch.setattr(canvas, "paint_sky", _sky)
        for name, larger in _fonts.items():
            patch.setattr(fonts, name, larger)
        yield


@pytest.fixture
def own_folder(own_folder: Path) -> Path:
    settings.change(welcomed=True)
    return own_folder


@pytest.fixture(autouse=True)
def begins_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mission_scene, "COUNT_IN", 0.0)


@pytest.fixture(autouse=True)
def title_without_music(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Skip the title music, which takes longer to load than most of these tests."""
    if request.node.get_closest_marker("title_music") is None:
        monkeypatch.setattr(music.TitleMusic, "start", lambda _: None)


@pytest.fixture
def painted_caps(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, Box]]:
    """The key caps of buttons painted during the test: their keys and boxes."""
    caps: list[tuple[str, Box]] = []
    paint = controls.paint_key_cap

    def noted(canvas: Canvas, box: Box, key: str, *colors: Any) -> None:
        caps.append((key, box))
        paint(canvas, box, key, *colors)

    monkeypatch.setattr(controls, "paint_key_cap", noted)
    return caps
