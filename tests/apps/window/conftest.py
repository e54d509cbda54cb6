"""The tables of these tests have been here before, and their missions begin at once, without being counted in."""

from pathlib import Path

import pytest

from spacealert.apps.window import mission_scene
from spacealert.kit.storage import settings


@pytest.fixture
def own_folder(own_folder: Path) -> Path:
    settings.change(welcomed=True)
    return own_folder


@pytest.fixture(autouse=True)
def begins_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mission_scene, "COUNT_IN", 0.0)
