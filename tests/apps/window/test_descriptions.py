"""Whoever cannot see the screen is told every scene and every control on it in words."""

import gallery
import pytest
from support.languages import ENGLISH, quick_in

SIGNS = {"→", "←", "№"}  # screen readers know these


@pytest.mark.parametrize("language", quick_in())
@pytest.mark.parametrize("name", gallery.scenes(ENGLISH))
def test_every_control_has_a_name(name: str, language: str) -> None:
    screen = gallery.shown(name, language, (1280, 720))
    for target in screen.canvas.targets:
        words = " ".join(target.words)
        assert words in SIGNS or any(sign.isalnum() for sign in words), target
    assert len(screen.describe()) == len(screen.scene.describe()) + len(screen.canvas.targets)
