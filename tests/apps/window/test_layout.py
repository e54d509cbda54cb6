"""Scenes at any size and in any language, even one whose words are 40 % longer than in English.

Nothing may be too small, cut off, outside or covered, and everything must be reachable by keys.
"""

import re
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import gallery
import pytest
from support.languages import ENGLISH

from spacealert.kit.i18n.texts import Texts
from spacealert.kit.ui import fonts
from spacealert.kit.ui.canvas import Box, Canvas, Target
from spacealert.kit.ui.containers import Layers, Scroll
from spacealert.kit.ui.controls import Field, PressableKey, Text
from spacealert.kit.ui.screen import Screen
from spacealert.kit.ui.tree import PlacedWidget
from spacealert.texts import FOLDER, LANGUAGES, load_texts

SMALL, LARGE = (800, 480), (3840, 2160)  # range of window sizes in pixels, in either orientation
CORNERS = ((800, 480), (480, 800), (1280, 720), (3840, 2160), (2160, 3840))
WORDY = "wordy"
EVERY = (*LANGUAGES, WORDY)
DRAWS = 24  # scenes per quick run
SMALLEST = 11  # minimum font size in pixels
SLIVER = 16.0  # units
SLACK = 1.0  # units, to allow for rounding to pixels
_WORD = re.compile(r"[^\W\d_]{2,}")


class Wordy(Texts):
    """English with longer words, as in some other languages."""

    def say(self, text_id: str, /, **facts: Any) -> str:
        said = super().say(text_id, **facts)
        return _WORD.sub(lambda found: found[0] + found[0][: max(1, round(0.4 * len(found[0])))].lower(), said)


@cache
def texts_of(language: str) -> Texts:
    return Wordy(FOLDER / "en") if language == WORDY else load_texts(language)


def faults(name: str, language: str, size: tuple[int, int]) -> list[str]:
    """Describe the problems of this scene."""
    with gallery.painted_in(language):
        return _faults(name, language, size)


def _faults(name: str, language: str, size: tuple[int, int]) -> list[str]:
    pixels: list[tuple[int, str]] = []
    rendered = fonts.render_text

    def noted(text: str, weight: str, em: int, *rest: Any) -> Any:
        pixels.append((em, text))
        return rendered(text, weight, em, *rest)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(fonts, "render_text", noted)
        screen = Screen.of_size(gallery.scenes(texts_of(language))[name](), *size, shows_keys=True)
    placed = screen.scene.tree.placed
    assert placed is not None
    found = [f"cut: {one.text!r} in {one.panel}" for one in screen.canvas.overflows]
    found += [f"small: {text!r}, {em} pixels" for em, text in pixels if em < SMALLEST and len(text) > 1]
    found += [f"small to press: {spot}" for spot in screen.canvas.targets if is_small(spot)]
    found += list(misplaced(placed, screen.canvas))
    found += list(slivers(placed))
    found += list(hidden_fields(placed))
    return found + unreached(screen)


def is_small(spot: Target) -> bool:
    return min(spot.box.w, spot.box.h) < 40 - SLACK


def misplaced(placed: PlacedWidget, canvas: Canvas) -> Iterator[str]:
    """Return parts that are outside their container or overlap."""
    box, parts = placed.box, placed.parts
    for place, part in enumerate(parts):
        at = part.box.scaled(part.unit / placed.unit)
        outside = at.x < box.x - SLACK or at.right > box.right + SLACK
        if not isinstance(placed.widget, Scroll):
            outside |= at.y < box.y - SLACK or at.bottom > box.bottom + SLACK
        if outside and not part.widget.modal:
            yield f"outside: {part.widget} at {at} of {box}"
        if not isinstance(placed.widget, Layers):
            for other in parts[place + 1 :]:
                # The key of a button may lie on its picture, but not on its text.
                is_key = isinstance(other.widget, PressableKey)
                canvas.use_unit(part.unit)
                below = text_boxes(part, canvas) if is_key else [part.box]
                beside = other.box.scaled(other.unit / part.unit)
                if any(is_overlapping(one, beside) for one in below):
                    yield f"overlapping: {part.widget} and {other.widget} at {part.box} and {beside}"
        yield from misplaced(part, canvas)


def text_boxes(placed: PlacedWidget, canvas: Canvas) -> Iterator[Box]:
    """Return the areas that the lines of the texts within a part take up."""
    widget, box = placed.widget, placed.box
    if isinstance(widget, Text):
        w = min(box.w, widget.measure_width(canvas)[1])
        h = min(box.h, widget.measure_height(canvas, box.w)[1])
        x = {"left": box.x, "right": box.right - w}.get(widget.align, box.x + (box.w - w) / 2)
        yield Box(x, box.y if widget.top else box.y + (box.h - h) / 2, w, h)
    for part in placed.parts:
        yield from text_boxes(part, canvas)


def is_overlapping(one: Box, other: Box) -> bool:
    across = min(one.right, other.right) - max(one.x, other.x)
    down = min(one.bottom, other.bottom) - max(one.y, other.y)
    return across > SLACK and down > SLACK


def slivers(placed: PlacedWidget) -> Iterator[str]:
    """Return parts that scroll to reveal less than a line, although gaps could have shrunk."""
    view = placed.view
    if view is not None and view.is_open and not view.fit and view.high - view.box.h < SLIVER:
        yield f"scrolled for {view.high - view.box.h:.0f} units: {view.id}"
    for part in placed.parts:
        yield from slivers(part)


def hidden_fields(placed: PlacedWidget) -> Iterator[str]:
    """Return the field being typed in, if it is scrolled out of view."""
    box, clip = placed.box, placed.clip or placed.box
    is_whole = clip.y - SLACK <= box.y and box.bottom <= clip.bottom + SLACK
    if isinstance(placed.widget, Field) and placed.widget.is_edited and not is_whole:
        yield f"typed out of sight: {placed.widget.field}"
    for part in placed.parts:
        yield from hidden_fields(part)


def unreached(screen: Screen) -> list[str]:
    """Return targets that Tab doesn't reach or show. While the user types, Tab belongs to the text field."""
    screen.scene.edited_field = None
    if screen.scene.is_writing:
        return []
    screen.paint()
    wanted = {target.action for target in screen.canvas.targets}
    found = []
    for _ in range(len(screen.canvas.targets)):
        screen.press("tab")
        if screen.canvas.focus is None:  # scenes may ignore keys for a moment, so that nobody skips new content
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


def drawn(dice: Random) -> tuple[int, int]:
    """Draw the size of a window, with small ones as likely as large ones."""
    wide, high = (round(low * (high / low) ** dice.random()) for low, high in zip(SMALL, LARGE, strict=True))
    return (wide, high) if dice.random() < 0.5 else (high, wide)


def sample(count: int, seed: int) -> list[tuple[str, str, tuple[int, int]]]:
    """Draw scenes with a language and a size, at extreme or random values.

    Include all scenes if there are enough examples.
    """
    dice, names = Random(seed), list(gallery.scenes(ENGLISH))
    dice.shuffle(names)
    sizes = (dice.choice(CORNERS) if number % 3 == 0 else drawn(dice) for number in range(count))
    return [(names[number % len(names)], dice.choice(EVERY), size) for number, size in enumerate(sizes)]


@pytest.mark.parametrize(("name", "language", "size"), sample(DRAWS, 7))
def test_random_scene_fits_at_a_random_size(name: str, language: str, size: tuple[int, int]) -> None:
    assert faults(name, language, size) == []


@pytest.mark.slow
@pytest.mark.parametrize("name", gallery.scenes(ENGLISH))
def test_every_scene_fits_in_every_language_and_size(name: str) -> None:
    dice = Random(name)
    sizes = {language: drawn(dice) for language in EVERY} | {WORDY: dice.choice(CORNERS)}
    found = {(language, size): faults(name, language, size) for language, size in sizes.items()}
    assert {case: wrong for case, wrong in found.items() if wrong} == {}
