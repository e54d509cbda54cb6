"""Every text in every scene has enough contrast (WCAG AA), measured on the painted pixels."""

from statistics import median
from typing import Any

import gallery
import pytest
from pygame import Surface
from support.languages import ENGLISH

from spacealert.kit.ui.canvas import Box, Canvas
from spacealert.kit.ui.theme import TEXT, Color

SMALL, LARGE = 4.5, 3.0  # contrast ratios for small and large text
LARGE_FROM = 24.0  # font size in pixels that counts as large
DARK = (
    "thing-dark",
    "thing-clash",
    "thing-vote",
)  # the station is dark, and only the message about that must be readable
ACROSS, DOWN = 7, 3  # sample points for the background of a text


def behind(canvas: Canvas, before: Surface, corner: tuple[int, int], box: Box) -> list[Color]:
    """Return the background of this box at a few points, before its text is painted."""
    area = canvas.pixels(box).move(-corner[0], -corner[1]).clip(before.get_rect())
    found = []
    for x in range(1, ACROSS + 1):
        for y in range(1, DOWN + 1):
            at = area.x + area.w * x // (ACROSS + 1), area.y + area.h * y // (DOWN + 1)
            if before.get_rect().collidepoint(at):
                red, green, blue, _ = before.get_at(at)
                found.append((red, green, blue))
    return found


def contrast(one: Color, other: Color) -> float:
    """Return the contrast of two colors, from 1 to 21, as defined by WCAG 2."""
    darker, lighter = sorted((_luminance(one), _luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(color: Color) -> float:
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in (c / 255 for c in color)]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@pytest.mark.slow
@pytest.mark.parametrize("name", [name for name in gallery.scenes(ENGLISH) if name not in DARK])
def test_every_text_has_enough_contrast(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    weak: list[str] = []
    text = Canvas.text

    def measured(
        canvas: Canvas, box: Box, words: str, size: float, color: Color = TEXT, *style: Any, **more: Any
    ) -> Box:
        if len(words) < 2:
            return text(canvas, box, words, size, color, *style, **more)
        area = canvas.pixels(box).inflate(8, 40).clip(canvas.surface.get_rect())
        before = canvas.surface.subsurface(area).copy()
        at = text(canvas, box, words, size, color, *style, **more)
        if grounds := behind(canvas, before, area.topleft, at):
            found = median(contrast(color, ground) for ground in grounds)
            least = LARGE if at.h >= 0.7 * LARGE_FROM else SMALL
            if found < least:
                weak.append(f"{words[:40]!r} {found:.1f} of {least}")
        return at

    monkeypatch.setattr(Canvas, "text", measured)
    gallery.shown(name, "en", (1280, 720))
    assert weak == []
