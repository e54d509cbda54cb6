"""Fixtures for window tests: no welcome screen, and missions start without a countdown."""

from collections.abc import Callable, Iterator
from functools import lru_cache, partial
from pathlib import Path
from typing import Any

import pytest
from pygame import Surface

from spacealert.apps.window import mission_scene, music, shape_painter
from spacealert.kit.storage import settings
from spacealert.kit.ui import canvas, controls, drawing, fonts, sky
from spacealert.kit.ui.canvas import Box, Canvas
from spacealert.narration.shapes.shape import Point

_LARGEST, _MOST = 1_000_000, 100_000_000  # pixels of a picture that is kept, and of all of them (0.4 GB)
_pictures: dict[tuple[object, ...], tuple[Surface, Any]] = {}
_fonts = {
    "font": lru_cache(maxsize=400)(fonts.font.__wrapped__),
    "width": lru_cache(maxsize=100_000)(fonts.width.__wrapped__),
    "_kept": lru_cache(maxsize=2000)(fonts._render),
    "fit_text": lru_cache(maxsize=20_000)(fonts.fit_text.__wrapped__),
    "wrap_text": lru_cache(maxsize=20_000)(fonts.wrap_text.__wrapped__),
    "longest_word_width": lru_cache(maxsize=20_000)(fonts.longest_word_width.__wrapped__),
}


def _drawn_once(draw: Callable[..., Any], *key: object) -> Any:
    """Return what `draw` returns for this key, a picture or a picture and its place, from what is kept if possible."""
    known = _pictures.get((draw, *key))
    if known is not None:
        return known[1]
    drawn = draw(*key)
    picture: Surface = drawn[0] if isinstance(drawn, tuple) else drawn
    if _area(picture) <= _LARGEST:
        _pictures[draw, *key] = picture, drawn
        _area_kept[0] += _area(picture)
        while _area_kept[0] > _MOST:
            _area_kept[0] -= _area(_pictures.pop(next(iter(_pictures)))[0])
    return drawn


_area_kept = [0]


def _area(picture: Surface) -> int:
    return picture.get_width() * picture.get_height()


@pytest.fixture(autouse=True, scope="module")
def pictures_are_kept() -> Iterator[None]:
    """Draw a copy of what an earlier test has drawn. The program keeps less, and its own caches work as usual."""
    shapes, illustration, sky_painted = (
        partial(_drawn_once, draw)
        for draw in (shape_painter._render_unlabeled, drawing.render_illustration, sky.paint_sky)
    )

    def shapes_again(*key: object) -> tuple[Surface, Point]:
        picture, at = shapes(*key)
        return picture.copy(), at

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(shape_painter, "_render_unlabeled", shapes_again)
        patch.setattr(drawing, "render_illustration", lambda *key: illustration(*key).copy())
        patch.setattr(canvas, "paint_sky", sky_painted)
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
