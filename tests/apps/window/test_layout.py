"""Declared scenes at any size and in any language, even one whose words are 40 % longer than in English: nothing is too
small, cut, outside or under something else, and all can be reached by keys.
"""

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import gallery
import pytest
from support.languages import ENGLISH

from spacealert.kit.i18n.texts import Texts
from spacealert.kit.ui import fonts
from spacealert.kit.ui.canvas import Target
from spacealert.kit.ui.containers import Layers, Scroll
from spacealert.kit.ui.screen import Screen
from spacealert.kit.ui.tree import Placed
from spacealert.texts import FOLDER, LANGUAGES, in_language

SIZES = ((800, 480), (1024, 600), (1280, 720), (1366, 768), (800, 1280), (480, 800), (1920, 1080), (1080, 1920))
EVERY = ((800, 480), (1280, 720), (800, 1280))
# Boards and palettes that are painted by hand have room for the languages there are, not for the made-up one; and what
# is put together of several texts becomes longer there than any language would make it.
PAINTED = ("beside", "grid", "palette")
PUT_TOGETHER = ("report", "school-targets-told")
WORDY = "wordy"
QUICK = ("settings", "welcome", "briefing-double", "briefing-own", "log-by-total")
SMALLEST = 11  # pixels of the em
SLACK = 1.0  # units, for the rounding to pixels
_WORD = re.compile(r"[^\W\d_]{2,}")


class Wordy(Texts):
    """English with longer words, as some language may have them."""

    def say(self, text_id: str, /, **facts: Any) -> str:
        said = super().say(text_id, **facts)
        return _WORD.sub(lambda found: found[0] + found[0][: max(1, round(0.4 * len(found[0])))].lower(), said)


def texts_of(language: str) -> Texts:
    return Wordy(FOLDER / "en") if language == WORDY else in_language(language)


def faults(name: str, language: str, size: tuple[int, int]) -> list[str]:
    """What is wrong with this scene, in words."""
    pixels: list[tuple[int, str]] = []
    rendered = fonts.rendered

    def noted(text: str, weight: str, em: int, *rest: Any) -> Any:
        pixels.append((em, text))
        return rendered(text, weight, em, *rest)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(fonts, "rendered", noted)
        screen = Screen.of_size(gallery.scenes(texts_of(language))[name](), *size, shows_keys=True)
    placed = screen.scene.tree.placed
    assert placed is not None
    cut = screen.canvas.overflows
    if language == WORDY:
        cut = [one for one in cut if one.panel not in PAINTED and name not in PUT_TOGETHER]
    found = [f"cut: {one.text!r} in {one.panel}" for one in cut]
    found += [f"small: {text!r}, {em} pixels" for em, text in pixels if em < SMALLEST and len(text) > 1]
    found += [f"small to press: {spot}" for spot in screen.canvas.targets if is_small(spot)]
    found += list(misplaced(placed))
    return found + unreached(screen)


def is_small(spot: Target) -> bool:
    return min(spot.box.w, spot.box.h) < 40 - SLACK


def misplaced(placed: Placed) -> Iterator[str]:
    """Parts that stand outside of what holds them, or over each other."""
    box, parts = placed.box, placed.parts
    for place, part in enumerate(parts):
        at = part.box
        outside = at.x < box.x - SLACK or at.right > box.right + SLACK
        if not isinstance(placed.widget, Scroll):
            outside |= at.y < box.y - SLACK or at.bottom > box.bottom + SLACK
        if outside and not part.widget.modal:
            yield f"outside: {part.widget} at {at} of {box}"
        if not isinstance(placed.widget, Layers):
            for other in parts[place + 1 :]:
                across = min(at.right, other.box.right) - max(at.x, other.box.x)
                down = min(at.bottom, other.box.bottom) - max(at.y, other.box.y)
                if across > SLACK and down > SLACK:
                    yield f"overlapping: {part.widget} and {other.widget} at {at} and {other.box}"
        yield from misplaced(part)


def unreached(screen: Screen) -> list[str]:
    """What Tab never leads to, or leads to without showing it; while somebody writes, Tab belongs to the writing."""
    screen.scene.edited_field = None
    if screen.scene.is_writing:
        return []
    wanted = {target.action for target in screen.canvas.targets}
    found = []
    for _ in range(len(screen.canvas.targets)):
        screen.press("tab")
        if screen.canvas.focus is None:  # a scene may be deaf for a moment, so that nobody skips what is new
            screen.tick(2.0)
            screen.press("tab")
        screen.paint()
        spot = next((one for one in screen.canvas.targets if one.action == screen.canvas.focus), None)
        if spot is None or not is_seen(screen, spot):
            found.append(f"not shown: {spot}")
        wanted.discard(screen.canvas.focus)
    return found + [f"not reached: {action}" for action in wanted]


def is_seen(screen: Screen, spot: Target) -> bool:
    x, y = spot.box.center
    return screen.canvas.box.contains(x, y) and (spot.clip is None or spot.clip.contains(x, y))


@pytest.mark.parametrize("name", QUICK)
def test_a_scene_is_whole_at_some_size_in_some_language(name: str) -> None:
    dice = Random(name)
    for language in (WORDY, dice.choice(LANGUAGES)):
        size = dice.choice(SIZES)
        assert faults(name, language, size) == [], (language, size)


@pytest.mark.slow
@pytest.mark.parametrize("language", ["ru", WORDY])
@pytest.mark.parametrize("name", gallery.scenes(ENGLISH))
def test_every_scene_is_whole_at_every_size(name: str, language: str) -> None:
    found = {size: faults(name, language, size) for size in EVERY}
    assert {size: wrong for size, wrong in found.items() if wrong} == {}
