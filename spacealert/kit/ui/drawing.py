"""Icons: shapes drawn by code on a square of 100 × 100, at any size. Whoever uses the kit brings the drawings."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from itertools import pairwise
from math import cos, pi, sin

import pygame
from attrs import frozen

from spacealert.kit.ui import fonts, theme
from spacealert.kit.ui.theme import Color

_FINER = 4  # times as large is a drawing made before it is scaled down, for smooth edges
_MIDDLE = (50, 50, 50)

Point = tuple[float, float]


@frozen
class Icon:
    """Which drawing, in which color, with which letter on it; `serious`: the drawing's second, heavier form."""

    name: str
    color: Color = theme.TEXT
    letter: str = ""
    serious: bool = False


@lru_cache(maxsize=256)
def picture(icon: Icon, pixels: int) -> pygame.Surface:
    """The drawing of this icon, `pixels` wide and high."""
    large = pygame.Surface((pixels * _FINER, pixels * _FINER), pygame.SRCALPHA)
    large.fill((*icon.color, 0))  # a transparent edge of the same color: no dark seam when it is brought down
    _DRAWINGS[icon.name](Brush(large, icon.color), icon)
    small = pygame.transform.smoothscale(large, (pixels, pixels))
    if icon.letter:
        _letter(small, icon, pixels)
    return small


def register(drawings: "Mapping[str, Drawing]", letters: Mapping[str, tuple[int, int, int]] = {}) -> None:
    """Make drawings known by their names; `letters`: where on a drawing its letter is centered, and how large it is."""
    _DRAWINGS.update(drawings)
    _LETTERS.update(letters)


class Brush:
    """Draws on a square of 100 × 100, whatever its pixels."""

    def __init__(self, surface: pygame.Surface, color: Color) -> None:
        self.surface = surface
        self.color: Color | tuple[int, int, int, int] = color
        self._scale = surface.get_width() / 100

    def _at(self, point: Point) -> Point:
        return point[0] * self._scale, point[1] * self._scale

    def fill(self, *points: Point) -> None:
        pygame.draw.polygon(self.surface, self.color, [self._at(point) for point in points])

    def line(self, *points: Point, wide: float = 6) -> None:
        """A stroke with round ends and corners."""
        at = [self._at(point) for point in points]
        stroke = max(1, round(wide * self._scale))
        for start, end in pairwise(at):
            _thick(self.surface, self.color, start, end, stroke)
        for point in at:
            pygame.draw.circle(self.surface, self.color, point, stroke / 2)

    def outline(self, *points: Point, wide: float = 6) -> None:
        self.line(*points, points[0], wide=wide)

    def disc(self, center: Point, radius: float) -> None:
        pygame.draw.circle(self.surface, self.color, self._at(center), radius * self._scale)

    def ring(self, center: Point, radius: float, wide: float = 6) -> None:
        pygame.draw.circle(
            self.surface, self.color, self._at(center), (radius + wide / 2) * self._scale, round(wide * self._scale)
        )

    def arc(self, center: Point, radius: float, start: float, end: float, wide: float = 6) -> None:
        """Clockwise, in turns from twelve o'clock."""
        steps = max(2, round(abs(end - start) * 48))
        self.line(
            *(around(center, radius, start + (end - start) * step / steps) for step in range(steps + 1)), wide=wide
        )

    def erase(self, *points: Point) -> None:
        pygame.draw.polygon(self.surface, (*self.color[:3], 0), [self._at(point) for point in points])

    def erase_disc(self, center: Point, radius: float) -> None:
        pygame.draw.circle(self.surface, (*self.color[:3], 0), self._at(center), radius * self._scale)


def _thick(surface: pygame.Surface, color: Sequence[int], start: Point, end: Point, stroke: int) -> None:
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = (dx * dx + dy * dy) ** 0.5
    if length == 0:
        return
    ox, oy = -dy / length * stroke / 2, dx / length * stroke / 2
    pygame.draw.polygon(
        surface,
        tuple(color),
        [
            (start[0] + ox, start[1] + oy),
            (end[0] + ox, end[1] + oy),
            (end[0] - ox, end[1] - oy),
            (start[0] - ox, start[1] - oy),
        ],
    )


def around(center: Point, radius: float, turn: float) -> Point:
    """The point on a circle after so many turns from twelve o'clock."""
    return center[0] + radius * sin(turn * 2 * pi), center[1] - radius * cos(turn * 2 * pi)


def polygon(sides: int, radius: float, turn: float = 0, center: Point = (50, 50)) -> list[Point]:
    """The corners of a regular polygon."""
    return [around(center, radius, turn + side / sides) for side in range(sides)]


def _letter(surface: pygame.Surface, icon: Icon, pixels: int) -> None:
    x, y, size = _LETTERS.get(icon.name, _MIDDLE)
    em = max(6, round(size * (0.86 if icon.serious else 1) * pixels / 100))
    drawn = fonts.rendered(icon.letter, fonts.BOLD, em, theme.INK)
    top = fonts.cap_top(fonts.BOLD, em)
    left = round(x * pixels / 100 - drawn.get_width() / 2)
    surface.blit(drawn, (left, round(y * pixels / 100 - top - fonts.cap_height(em) / 2)))


Drawing = Callable[[Brush, Icon], None]

_DRAWINGS: dict[str, Drawing] = {}
_LETTERS: dict[str, tuple[int, int, int]] = {}
