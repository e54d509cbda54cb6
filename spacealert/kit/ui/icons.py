"""Our drawings: shapes made by code at the needed size, drawn four times as large and brought down once.

Every drawing lives on a square of 100 × 100. Zones are told by colour, shape and letter together: red a triangle,
white a circle, blue a square on its corner, inside the ship a hexagon.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import pairwise
from math import cos, pi, sin

import pygame
from attrs import frozen

from spacealert.kit.ui import colors, fonts
from spacealert.kit.ui.colors import Colour

_FINER = 4

Point = tuple[float, float]


@frozen
class Sign:
    """Which drawing, in which colour, with which letter on it; `serious` wears a second border."""

    name: str
    colour: Colour = colors.TEXT
    letter: str = ""
    serious: bool = False


def zone(name: str, letter: str, serious: bool = False) -> Sign:
    """The sign of `red`, `white`, `blue` or `internal`."""
    return Sign(name, colors.ZONES[name], letter, serious)


@lru_cache(maxsize=512)
def picture(sign: Sign, pixels: int) -> pygame.Surface:
    """The drawing of this sign, `pixels` wide and high."""
    large = pygame.Surface((pixels * _FINER, pixels * _FINER), pygame.SRCALPHA)
    large.fill((*sign.colour, 0))  # a transparent edge of the same colour: no dark seam when it is brought down
    _DRAWINGS[sign.name](Brush(large, sign.colour), sign)
    small = pygame.transform.smoothscale(large, (pixels, pixels))
    if sign.letter:
        _letter(small, sign, pixels)
    return small


def learn(drawings: "dict[str, Callable[[Brush, Sign], None]]") -> None:
    """Signs that only some scenes need, drawn beside those scenes."""
    _DRAWINGS.update(drawings)


class Brush:
    """Draws on a square of 100 × 100, whatever its pixels."""

    def __init__(self, surface: pygame.Surface, colour: Colour) -> None:
        self.surface = surface
        self.colour: Colour | tuple[int, int, int, int] = colour
        self._scale = surface.get_width() / 100

    def _at(self, point: Point) -> Point:
        return point[0] * self._scale, point[1] * self._scale

    def fill(self, *points: Point) -> None:
        pygame.draw.polygon(self.surface, self.colour, [self._at(point) for point in points])

    def line(self, *points: Point, wide: float = 6) -> None:
        """A stroke with round ends and corners."""
        at = [self._at(point) for point in points]
        stroke = max(1, round(wide * self._scale))
        for start, end in pairwise(at):
            _thick(self.surface, self.colour, start, end, stroke)
        for point in at:
            pygame.draw.circle(self.surface, self.colour, point, stroke / 2)

    def outline(self, *points: Point, wide: float = 6) -> None:
        self.line(*points, points[0], wide=wide)

    def disc(self, centre: Point, radius: float) -> None:
        pygame.draw.circle(self.surface, self.colour, self._at(centre), radius * self._scale)

    def ring(self, centre: Point, radius: float, wide: float = 6) -> None:
        pygame.draw.circle(
            self.surface, self.colour, self._at(centre), (radius + wide / 2) * self._scale, round(wide * self._scale)
        )

    def arc(self, centre: Point, radius: float, start: float, end: float, wide: float = 6) -> None:
        """Clockwise, in turns from twelve o'clock."""
        steps = max(2, round(abs(end - start) * 48))
        self.line(
            *(_round(centre, radius, start + (end - start) * step / steps) for step in range(steps + 1)), wide=wide
        )

    def erase(self, *points: Point) -> None:
        pygame.draw.polygon(self.surface, (*self.colour[:3], 0), [self._at(point) for point in points])

    def erase_disc(self, centre: Point, radius: float) -> None:
        pygame.draw.circle(self.surface, (*self.colour[:3], 0), self._at(centre), radius * self._scale)


def _thick(surface: pygame.Surface, colour: Sequence[int], start: Point, end: Point, stroke: int) -> None:
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = (dx * dx + dy * dy) ** 0.5
    if length == 0:
        return
    ox, oy = -dy / length * stroke / 2, dx / length * stroke / 2
    pygame.draw.polygon(
        surface,
        tuple(colour),
        [
            (start[0] + ox, start[1] + oy),
            (end[0] + ox, end[1] + oy),
            (end[0] - ox, end[1] - oy),
            (start[0] - ox, start[1] - oy),
        ],
    )


def _round(centre: Point, radius: float, turn: float) -> Point:
    return centre[0] + radius * sin(turn * 2 * pi), centre[1] - radius * cos(turn * 2 * pi)


def _polygon(sides: int, radius: float, turn: float = 0, centre: Point = (50, 50)) -> list[Point]:
    return [_round(centre, radius, turn + side / sides) for side in range(sides)]


# The outline of each zone's shape at a share of its full size.
def _outline(name: str, share: float) -> list[Point]:
    if name == "red":
        return [
            (50, 50 + (y - 50) * share) if x == 50 else (50 + (x - 50) * share, 50 + (y - 50) * share)
            for x, y in ((50, 2), (98, 92), (2, 92))
        ]
    if name == "blue":
        return _polygon(4, 49 * share)
    if name == "internal":
        return _polygon(6, 49 * share)
    return _polygon(72, 47 * share)


# Where the letter stands: the middle of what the eye sees as the shape's body, and its size.
_LETTERS = {"red": (50, 63, 42), "white": (50, 50, 56), "blue": (50, 50, 50), "internal": (50, 50, 54)}


def _zone(brush: Brush, sign: Sign) -> None:
    brush.fill(*_outline(sign.name, 1))
    if sign.serious:  # a dark ring inside the edge
        middle = _MIDDLES.get(sign.name, (50, 50))
        ring = [_towards(point, middle, 0.13) for point in _outline(sign.name, 1)]
        core = [_towards(point, middle, 0.25) for point in _outline(sign.name, 1)]
        brush.erase(*ring)
        brush.fill(*core)


_MIDDLES = {"red": (50.0, 62.0)}


def _towards(point: Point, goal: Point, share: float) -> Point:
    return point[0] + (goal[0] - point[0]) * share, point[1] + (goal[1] - point[1]) * share


def _letter(surface: pygame.Surface, sign: Sign, pixels: int) -> None:
    x, y, size = _LETTERS.get(sign.name, (50, 50, 50))
    em = max(6, round(size * (0.86 if sign.serious else 1) * pixels / 100))
    drawn = fonts.rendered(sign.letter, fonts.BOLD, em, colors.INK)
    top = fonts.cap_top(fonts.BOLD, em)
    left = round(x * pixels / 100 - drawn.get_width() / 2)
    surface.blit(drawn, (left, round(y * pixels / 100 - top - fonts.cap_height(em) / 2)))


def _fighter(brush: Brush, sign: Sign) -> None:
    """A threat outside: a ship that comes at us."""
    brush.fill(
        (50, 96),
        (38, 66),
        (8, 44),
        (2, 12),
        (18, 30),
        (38, 26),
        (50, 4),
        (62, 26),
        (82, 30),
        (98, 12),
        (92, 44),
        (62, 66),
    )
    brush.erase((50, 74), (44, 56), (50, 40), (56, 56))
    if sign.serious:
        brush.fill((8, 56), (26, 66), (22, 88), (12, 74))
        brush.fill((92, 56), (74, 66), (78, 88), (88, 74))


def _intruder(brush: Brush, sign: Sign) -> None:
    """A threat inside: something in a hatch."""
    brush.fill(*_polygon(6, 49))
    brush.erase(*_polygon(6, 41))
    brush.fill(
        *[
            (50 + (x - 50) * 0.9, 52 + (y - 50) * 0.9)
            for x, y in (
                (50, 18),
                (70, 26),
                (76, 46),
                (68, 62),
                (60, 78),
                (54, 70),
                (50, 80),
                (46, 70),
                (40, 78),
                (32, 62),
                (24, 46),
                (30, 26),
            )
        ]
    )
    brush.erase((34, 42), (46, 50), (44, 56), (36, 54))
    brush.erase((66, 42), (54, 50), (56, 56), (64, 54))
    if sign.serious:
        for turn in range(6):
            brush.disc(_round((50, 50), 45, turn / 6 + 1 / 12), 5)


def _begin(brush: Brush, _sign: Sign) -> None:
    """A siren."""
    brush.fill((26, 78), (26, 50), (32, 36), (50, 28), (68, 36), (74, 50), (74, 78))
    brush.erase((36, 68), (36, 52), (42, 44), (46, 44), (44, 52), (44, 68))
    brush.fill((16, 84), (84, 84), (84, 94), (16, 94))
    for turn in (-0.18, -0.09, 0, 0.09, 0.18):
        brush.line(_round((50, 52), 34, turn), _round((50, 52), 46, turn), wide=6)


def _incoming(brush: Brush, _sign: Sign) -> None:
    """A card comes in."""
    brush.line((50, 6), (50, 58), wide=11)
    brush.fill((24, 44), (76, 44), (50, 74))
    brush.line((10, 62), (10, 90), (90, 90), (90, 62), wide=10)


def _transfer(brush: Brush, _sign: Sign) -> None:
    """A card goes from hand to hand."""
    brush.line((10, 34), (66, 34), wide=11)
    brush.fill((60, 12), (96, 34), (60, 56))
    brush.line((34, 70), (90, 70), wide=11)
    brush.fill((40, 48), (4, 70), (40, 92))


def _silence(brush: Brush, _sign: Sign) -> None:
    """Nobody talks: a speech bubble struck out."""
    brush.fill((6, 14), (94, 14), (94, 70), (52, 70), (30, 92), (30, 70), (6, 70))
    brush.erase((15, 23), (85, 23), (85, 61), (48, 61), (38, 71), (38, 61), (15, 61))
    brush.colour = (*brush.colour[:3], 0)
    brush.line((4, 88), (92, 0), wide=22)
    brush.colour = brush.colour[:3]
    brush.line((8, 92), (96, 4), wide=9)


def _clock(brush: Brush, _sign: Sign) -> None:
    brush.ring((50, 50), 42, wide=10)
    brush.line((50, 50), (50, 24), wide=9)
    brush.line((50, 50), (68, 62), wide=9)


def _done(brush: Brush, _sign: Sign) -> None:
    brush.ring((50, 50), 44, wide=9)
    brush.line((28, 52), (44, 68), (74, 34), wide=10)


def _pause(brush: Brush, _sign: Sign) -> None:
    brush.fill((22, 10), (42, 10), (42, 90), (22, 90))
    brush.fill((58, 10), (78, 10), (78, 90), (58, 90))


def _play(brush: Brush, _sign: Sign) -> None:
    brush.fill((22, 8), (90, 50), (22, 92))


def _back(brush: Brush, _sign: Sign) -> None:
    """A circle that runs back."""
    brush.arc((50, 54), 34, 0.02, 0.75, wide=9)
    brush.fill((52, 4), (52, 36), (26, 20))


def _speaker(brush: Brush, _sign: Sign) -> None:
    brush.fill((6, 36), (24, 36), (50, 12), (50, 88), (24, 64), (6, 64))
    brush.arc((50, 50), 20, 0.12, 0.38, wide=7)
    brush.arc((50, 50), 38, 0.12, 0.38, wide=7)


def _muted(brush: Brush, _sign: Sign) -> None:
    brush.fill((6, 36), (24, 36), (50, 12), (50, 88), (24, 64), (6, 64))
    brush.line((64, 36), (92, 64), wide=8)
    brush.line((64, 64), (92, 36), wide=8)


def _quieter(brush: Brush, _sign: Sign) -> None:
    brush.fill((4, 36), (22, 36), (48, 12), (48, 88), (22, 64), (4, 64))
    brush.line((64, 50), (94, 50), wide=10)


def _louder(brush: Brush, _sign: Sign) -> None:
    _quieter(brush, _sign)
    brush.line((79, 35), (79, 65), wide=10)


def _repeat(brush: Brush, _sign: Sign) -> None:
    """What was said, once more: a speech bubble with an arrow back."""
    brush.fill((6, 10), (94, 10), (94, 70), (50, 70), (28, 92), (28, 70), (6, 70))
    brush.erase((15, 19), (85, 19), (85, 61), (46, 61), (37, 70), (37, 61), (15, 61))
    brush.line((42, 40), (74, 40), wide=9)
    brush.fill((26, 40), (48, 24), (48, 56))


def _keys(brush: Brush, _sign: Sign) -> None:
    brush.outline((6, 24), (94, 24), (94, 78), (6, 78), wide=8)
    for x in (24, 41, 58, 75):
        brush.disc((x, 42), 5)
    brush.line((30, 62), (70, 62), wide=8)


def _fullscreen(brush: Brush, _sign: Sign) -> None:
    for x, y in ((12, 12), (88, 12), (12, 88), (88, 88)):
        inward_x, inward_y = x + (26 if x < 50 else -26), y + (26 if y < 50 else -26)
        brush.line((inward_x, y), (x, y), (x, inward_y), wide=10)


def _dice(brush: Brush, _sign: Sign) -> None:
    brush.outline((12, 12), (88, 12), (88, 88), (12, 88), wide=9)
    for x, y in ((32, 32), (68, 32), (50, 50), (32, 68), (68, 68)):
        brush.disc((x, y), 7)


def _star(brush: Brush, _sign: Sign) -> None:
    """The captain."""
    points = [_round((50, 53), 48 if corner % 2 == 0 else 20, corner / 10) for corner in range(10)]
    brush.fill(*points)


def _antenna(brush: Brush, _sign: Sign) -> None:
    """The communications officer."""
    brush.line((50, 44), (50, 92), wide=9)
    brush.line((32, 92), (68, 92), wide=9)
    brush.disc((50, 36), 9)
    for radius in (22, 38):
        brush.arc((50, 36), radius, 0.13, 0.37, wide=7)
        brush.arc((50, 36), radius, 0.63, 0.87, wide=7)


def _shield(brush: Brush, _sign: Sign) -> None:
    """The chief of security."""
    brush.fill((50, 4), (88, 18), (84, 58), (70, 80), (50, 96), (30, 80), (16, 58), (12, 18))


def _card(brush: Brush, _sign: Sign) -> None:
    brush.outline((22, 8), (78, 8), (78, 92), (22, 92), wide=8)
    brush.line((36, 30), (64, 30), wide=7)
    brush.line((36, 50), (64, 50), wide=7)
    brush.line((36, 70), (52, 70), wide=7)


def _cross(brush: Brush, _sign: Sign) -> None:
    brush.line((20, 20), (80, 80), wide=12)
    brush.line((20, 80), (80, 20), wide=12)


def _person(brush: Brush, _sign: Sign) -> None:
    brush.disc((50, 26), 20)
    brush.fill((16, 94), (20, 66), (34, 54), (66, 54), (80, 66), (84, 94))


def _android(brush: Brush, _sign: Sign) -> None:
    brush.fill((26, 16), (74, 16), (74, 46), (26, 46))
    brush.line((50, 16), (50, 4), wide=5)
    brush.erase_disc((40, 31), 5)
    brush.erase_disc((60, 31), 5)
    brush.fill((16, 94), (20, 56), (80, 56), (84, 94))
    brush.erase((40, 66), (60, 66), (60, 76), (40, 76))


_DRAWINGS: dict[str, Callable[[Brush, Sign], None]] = {
    "red": _zone,
    "white": _zone,
    "blue": _zone,
    "internal": _zone,
    "fighter": _fighter,
    "intruder": _intruder,
    "begin": _begin,
    "incoming": _incoming,
    "transfer": _transfer,
    "silence": _silence,
    "clock": _clock,
    "done": _done,
    "pause": _pause,
    "play": _play,
    "back": _back,
    "speaker": _speaker,
    "muted": _muted,
    "quieter": _quieter,
    "louder": _louder,
    "repeat": _repeat,
    "siren": _begin,
    "keys": _keys,
    "fullscreen": _fullscreen,
    "dice": _dice,
    "star": _star,
    "antenna": _antenna,
    "shield": _shield,
    "card": _card,
    "cross": _cross,
    "person": _person,
    "android": _android,
}
