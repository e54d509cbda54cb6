"""Output that must not change by accident. `frozen.py` explains how to review and accept changes."""

from pathlib import Path

import gallery
import pytest
from budgets import frozen, pictures


@pytest.mark.parametrize("kind", ["pages", "timelines", "samples"])
def test_frozen_output_is_unchanged(kind: str) -> None:
    changed = frozen.changed_names(frozen.frozen(kind), frozen.KINDS[kind]())
    assert not changed, f"{changed}: look at them, and then `cd tests; python -m budgets.frozen rewrite {kind}`"


@pytest.mark.parametrize("found", ["1.0:0.52", "1.001:0.51", "2.0:1.02", "", "1f3a"])
def test_a_different_sound_is_noticed(found: str) -> None:
    assert frozen.changed_names({"a": "1.000000:0.510000"}, {"a": found}) == ["a"]
    assert not frozen.changed_names({"a": "1.000000:0.510000"}, {"a": "1.000001:0.509999"})


@pytest.mark.slow
def test_frozen_scene_pictures_are_unchanged(own_folder: Path, tmp_path: Path) -> None:
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
