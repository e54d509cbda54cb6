"""Output that must not change by accident. `frozen.py` explains how to review and accept changes."""

from pathlib import Path

import gallery
import pytest
from budgets import frozen, pictures


@pytest.mark.parametrize("kind", ["pages", "timelines", "samples"])
def test_frozen_output_is_unchanged(kind: str) -> None:
    make, here = frozen.KINDS[kind]
    place, expected = frozen.frozen(kind)
    if place != here:
        pytest.skip(f"frozen with {place}; this is {here}")
    found = make()
    changed = [name for name in {**expected, **found} if expected.get(name) != found.get(name)]
    assert not changed, f"{changed}: look at them, and then `cd tests; python -m budgets.frozen rewrite {kind}`"


@pytest.mark.slow
def test_frozen_scene_pictures_are_unchanged(tmp_path: Path) -> None:
    changed = pictures.compare(tmp_path)
    assert not changed, f"{changed}: open {tmp_path}/index.html and then `cd tests; python -m budgets.pictures rewrite`"


def test_picture_comparison_ignores_invisible_differences() -> None:
    scene = gallery.shown("ready", "en", (1280, 720)).canvas.surface
    reference = pictures._reference(scene)
    moved = scene.copy()
    moved.scroll(1, 0)
    assert not pictures.Pair("ready", reference, pictures._reference(moved)).differs
    spoiled = scene.copy()
    spoiled.fill((200, 40, 40), (600, 300, 60, 40))
    assert pictures.Pair("ready", reference, pictures._reference(spoiled)).differs
