"""Fixtures for window tests: no welcome screen, and missions start without a countdown."""

from pathlib import Path

import pytest

from spacealert.apps.window import mission_scene, music
from spacealert.kit.storage import settings


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
