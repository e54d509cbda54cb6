"""Fixtures for window tests: no welcome screen, and missions start without a countdown."""

from pathlib import Path
from typing import Any

import pytest

from spacealert.apps.window import mission_scene, music
from spacealert.kit.storage import settings
from spacealert.kit.ui import controls
from spacealert.kit.ui.canvas import Box, Canvas


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
