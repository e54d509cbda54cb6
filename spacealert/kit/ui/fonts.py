"""Text in one font family with three weights. A size is the em in pixels, and capitals are 0.7 em high."""

from functools import cache, lru_cache
from io import BytesIO
from pathlib import Path

import pygame
from attrs import frozen

from spacealert.kit.ui import theme
from spacealert.kit.ui.theme import Color, Type

REGULAR, SEMIBOLD, BOLD = "Regular", "SemiBold", "Bold"

_HERE = Path(__file__).resolve().parent / "fonts"
_CAP = 0.698  # height of capitals, as a share of the em
_LEADING = 1.18  # line height, in ems
_WIDENED = 1.16  # horizontal stretch of titles, because the font is condensed
_APART = 0.07  # letter spacing of titles, in ems
_LOWER = (196, 200, 214)  # shade at the bottom of a title
_ORPHAN = 0.35  # width up to which a last line is avoided, as a share of the room: in long texts only single words
_FEW_LINES = 3
_SMALL = 48  # largest cached size in pixels; 112 such texts take less than 5 MB


@frozen
class Style:
    """A text style, named after its purpose."""

    size: float
    color: Color = theme.TEXT
    weight: str = REGULAR
    spaced: bool = False  # capitals with wide spacing, for place names


TITLE = Style(Type.HEADING, theme.AMBER, BOLD, spaced=True)
SUBJECT = Style(Type.HEADLINE, theme.BRIGHT, BOLD)
HEADING = Style(Type.SUBHEADING, theme.BRIGHT, SEMIBOLD)
LEAD = Style(Type.LEAD, theme.BRIGHT, SEMIBOLD)
WORDS = Style(Type.BODY)
LABEL = Style(Type.LABEL)
SEAT = Style(Type.SEAT)
CAPTION = Style(Type.CAPTION, theme.FAINT, SEMIBOLD)
SMALL = Style(Type.CAPTION)
FINE = Style(Type.NOTE, theme.FAINT)


@cache
def _face(weight: str) -> bytes:
    return (_HERE / f"SpacealertSansCondensed-{weight}.ttf").read_bytes()


@lru_cache(maxsize=32)  # 0.15 MB each; fonts opened by path would keep their files open
def font(weight: str, pixels: int) -> pygame.font.Font:
    if not pygame.font.get_init():
        pygame.font.init()
    return pygame.font.Font(BytesIO(_face(weight)), pixels)


@lru_cache(maxsize=8192)
def width(text: str, weight: str, pixels: int) -> int:
    return font(weight, pixels).size(text)[0]


def render_text(text: str, weight: str, pixels: int, color: Color) -> pygame.Surface:
    """Render text on a transparent surface. Only small sizes are cached, since a large clock would fill the memory."""
    draw = _kept if pixels <= _SMALL else _render
    return draw(text, weight, pixels, color)


def _render(text: str, weight: str, pixels: int, color: Color) -> pygame.Surface:
    return font(weight, pixels).render(text, True, color)


_kept = lru_cache(maxsize=112)(_render)


@lru_cache(maxsize=6)  # 0.1 MB each
def render_spaced(text: str, pixels: int, color: Color) -> pygame.Surface:
    """Render bold, letter-spaced capitals with lighter tops, for titles."""
    face, gap = font(BOLD, pixels), _gap(pixels)
    line = pygame.Surface((max(1, spaced_width(text, pixels)), face.get_height()), pygame.SRCALPHA)
    x = 0
    for letter in text:
        drawn = face.render(letter, True, color)
        wide = round(drawn.get_width() * _WIDENED)
        line.blit(pygame.transform.smoothscale(drawn, (wide, drawn.get_height())), (x, 0))
        x += wide + gap
    shade = pygame.Surface((1, 2))
    shade.set_at((0, 0), (255, 255, 255))
    shade.set_at((0, 1), _LOWER)
    line.blit(pygame.transform.smoothscale(shade, line.get_size()), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return line


@lru_cache(maxsize=1024)
def spaced_width(text: str, pixels: int) -> int:
    return sum(round(width(letter, BOLD, pixels) * _WIDENED) + _gap(pixels) for letter in text) - _gap(pixels)


def _gap(pixels: int) -> int:
    return round(pixels * _APART)


def cap_height(pixels: int) -> int:
    return round(_CAP * pixels)


def leading(pixels: int) -> int:
    return round(_LEADING * pixels)


@lru_cache(maxsize=256)
def cap_top(weight: str, pixels: int) -> int:
    """Return the distance from the top of a rendered line to its capitals."""
    return font(weight, pixels).get_ascent() - cap_height(pixels)


@frozen
class FittedText:
    """Text broken into lines, in the largest size that fits or else in the smallest size allowed."""

    lines: tuple[str, ...]
    pixels: int
    fits: bool


@lru_cache(maxsize=2048)
def fit_text(text: str, weight: str, pixels: int, least: int, across: int, down: int, lines: int) -> FittedText:
    """Break the text into at most `lines` lines, in the largest size that fits.

    The sizes tried go from `pixels` down to `least`. If none fits, further lines are left out.
    """
    size = pixels
    while True:
        broken = _break_words(text, weight, size, across)
        height = cap_height(size) + (len(broken) - 1) * leading(size)
        if len(broken) <= lines and height <= down and all(width(line, weight, size) <= across for line in broken):
            return FittedText(tuple(broken), size, fits=True)
        if size <= least:
            return FittedText(tuple(broken[:lines]), size, fits=False)
        size = max(least, min(size - 1, round(size * 0.96)))


@lru_cache(maxsize=4096)
def wrap_text(text: str, weight: str, pixels: int, across: int) -> tuple[str, ...]:
    """Break the text into lines no wider than `across`, unless a single word is wider."""
    return tuple(_break_words(text, weight, pixels, across))


@lru_cache(maxsize=4096)
def longest_word_width(text: str, weight: str, pixels: int) -> int:
    """Return the width of the widest word, which is the minimum width of the wrapped text."""
    return max(width(word, weight, pixels) for word in text.split() or [""])


@lru_cache(maxsize=256)
def wrap_spaced(text: str, pixels: int, across: int) -> tuple[str, ...]:
    """Break a letter-spaced title between words. Lines are no wider than `across`, unless a single word is wider."""
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and spaced_width(longer, pixels) <= across:
            lines[-1] = longer
        else:
            lines.append(word)
    return tuple(lines)


@lru_cache(maxsize=1024)
def shorten(text: str, weight: str, pixels: int, across: int, *, at_start: bool = False) -> str:
    """Cut off the end or the start of text that is too wide, and put an ellipsis in its place."""
    cut = text
    while cut and width(text, weight, pixels) > across:
        cut = cut[1:].lstrip() if at_start else cut[:-1].rstrip()
        text = f"…{cut}" if at_start else f"{cut}…"
    return text


def _break_words(text: str, weight: str, pixels: int, across: int) -> list[str]:
    """Break the text into lines. If the last one would be too short, make all lines narrower."""
    found: list[str] = []
    narrower = across
    while True:
        lines: list[str] = []
        for paragraph in text.split("\n"):
            line = ""
            for word in paragraph.split(" "):
                longer = f"{line} {word}" if line else word
                if line and width(longer, weight, pixels) > narrower:
                    lines.append(line.rstrip(" \xa0·") or line)  # a separator only stands between two words
                    line = word
                else:
                    line = longer
            lines.append(line)
        if found and len(lines) > len(found):
            return found
        found = lines
        narrower = round(narrower * 0.94)
        if len(lines) == 1 or narrower < across / 2 or (len(lines) > _FEW_LINES and " " in lines[-1]):
            return found
        if width(lines[-1], weight, pixels) >= _ORPHAN * across:
            return found
