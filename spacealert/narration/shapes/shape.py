"""The shapes that drawings consist of, with roles instead of colors. Back ends turn them into pixels or SVG."""

from collections.abc import Iterable
from enum import StrEnum
from functools import lru_cache
from math import cos, pi, sin
from typing import Any

from attrs import evolve, frozen

Point = tuple[float, float]


class Role(StrEnum):
    """The role of a shape. Each back end has a color for every role."""

    SPACE = "space"
    HULL = "hull"
    PLATE = "plate"
    EDGE = "edge"
    METAL = "metal"
    FLOOR = "floor"
    RED = "red"
    WHITE = "white"
    BLUE = "blue"
    INTERNAL = "internal"
    RED_ROOM = "red-room"
    WHITE_ROOM = "white-room"
    BLUE_ROOM = "blue-room"
    INTERNAL_ROOM = "internal-room"
    ENERGY = "energy"
    SHIELD = "shield"
    SOCKET = "socket"
    LINE = "line"
    FAINT = "faint"
    TEXT = "text"
    INK = "ink"
    WARN = "warn"
    ALARM = "alarm"
    GOOD = "good"
    FIRE = "fire"
    GLASS = "glass"
    SHIP_FOE = "ship-foe"
    SHIP_FOE_DARK = "ship-foe-dark"
    CREATURE = "creature"
    CREATURE_DARK = "creature-dark"
    ROCK = "rock"
    ROCK_DARK = "rock-dark"
    PERSON_PURPLE = "person-purple"
    PERSON_RED = "person-red"
    PERSON_YELLOW = "person-yellow"
    PERSON_GREEN = "person-green"
    PERSON_BLUE = "person-blue"


ROOM = {"red": Role.RED_ROOM, "white": Role.WHITE_ROOM, "blue": Role.BLUE_ROOM, "internal": Role.INTERNAL_ROOM}


@frozen(cache_hash=True)
class Area:
    """A filled polygon."""

    points: tuple[Point, ...]
    role: Role
    opacity: float = 1.0


@frozen(cache_hash=True)
class Block:
    """A filled rectangle with rounded corners."""

    x: float
    y: float
    wide: float
    high: float
    role: Role
    radius: float = 0.0
    opacity: float = 1.0


@frozen(cache_hash=True)
class Disc:
    x: float
    y: float
    radius: float
    role: Role
    opacity: float = 1.0


@frozen(cache_hash=True)
class Ring:
    x: float
    y: float
    radius: float
    wide: float
    role: Role
    opacity: float = 1.0


@frozen(cache_hash=True)
class Stroke:
    """A line with rounded ends and corners."""

    points: tuple[Point, ...]
    wide: float
    role: Role
    opacity: float = 1.0


@frozen(cache_hash=True)
class Label:
    """A letter or a number, centered on a point. `size` is the font size. Drawings never contain words."""

    x: float
    y: float
    text: str
    size: float
    role: Role
    opacity: float = 1.0


@frozen(cache_hash=True)
class Figure:
    """A drawing with its own origin. A page contains it once and can show it in many places."""

    x: float
    y: float
    parts: "Shapes"
    scale: float = 1.0
    role: Role = Role.TEXT
    opacity: float = 1.0


Shape = Area | Block | Disc | Ring | Stroke | Label | Figure
Shapes = tuple[Shape, ...]
# The fields that scale with a shape, apart from its position.
_LENGTHS: dict[type[Shape], tuple[str, ...]] = {
    Area: (),
    Block: ("wide", "high", "radius"),
    Disc: ("radius",),
    Ring: ("radius", "wide"),
    Stroke: ("wide",),
    Label: ("size",),
    Figure: ("scale",),
}


@frozen(cache_hash=True)
class Glow:
    """Additive light that fades out toward its edge."""

    x: float
    y: float
    radius: float
    role: Role
    opacity: float = 1.0


@frozen(cache_hash=True)
class Ray:
    """A line of light: white in the middle, then the color of its role, then a faint glow."""

    points: tuple[Point, ...]
    wide: float
    role: Role
    opacity: float = 1.0


Effect = Shape | Glow | Ray  # brief overlay, on displays with additive blending


def place_shapes(shapes: Iterable[Shape], x: float, y: float, scale: float = 1.0) -> Shapes:
    """Return the shapes moved to this origin and scaled."""
    placed: list[Shape] = []
    for shape in shapes:
        changed: dict[str, Any] = {name: getattr(shape, name) * scale for name in _LENGTHS[type(shape)]}
        if isinstance(shape, Area | Stroke):
            changed["points"] = tuple([(x + px * scale, y + py * scale) for px, py in shape.points])
        else:
            changed |= {"x": x + shape.x * scale, "y": y + shape.y * scale}
        placed.append(evolve(shape, **changed))
    return tuple(placed)


def flatten(shapes: Iterable[Shape]) -> Shapes:
    """Return the shapes with each figure replaced by its parts."""
    flat: list[Shape] = []
    for shape in shapes:
        if isinstance(shape, Figure):
            placed = place_shapes(flatten(shape.parts), shape.x, shape.y, shape.scale)
            flat += placed if shape.opacity == 1 else dim_shapes(placed, shape.opacity)
        else:
            flat.append(shape)
    return tuple(flat)


def dim_shapes(shapes: Iterable[Shape], share: float) -> Shapes:
    return tuple(evolve(shape, opacity=shape.opacity * share) for shape in shapes)


def point_on_circle(x: float, y: float, radius: float, turn: float) -> Point:
    """Return the point on a circle at this many turns clockwise from twelve o'clock."""
    return x + radius * sin(turn * 2 * pi), y - radius * cos(turn * 2 * pi)


def arc_points(x: float, y: float, radius: float, start: float, end: float, steps: int = 12) -> tuple[Point, ...]:
    """Return points on a clockwise arc. `start` and `end` are in turns from twelve o'clock."""
    return tuple([(x + radius * across, y - radius * up) for across, up in _directions(start, end, steps)])


@lru_cache(maxsize=256)
def _directions(start: float, end: float, steps: int) -> tuple[Point, ...]:
    turns = [2 * pi * (start + (end - start) * step / steps) for step in range(steps + 1)]
    return tuple([(sin(turn), cos(turn)) for turn in turns])


def star_points(x: float, y: float, outer: float, inner: float, rays: int, turn: float = 0.0) -> tuple[Point, ...]:
    """Return the corners of a star."""
    return tuple(
        point_on_circle(x, y, outer if corner % 2 == 0 else inner, turn + corner / (2 * rays))
        for corner in range(2 * rays)
    )


def dashed_line(points: tuple[Point, ...], wide: float, role: Role) -> Shapes:
    """Return a dashed line, made of every other segment."""
    return tuple(Stroke(points[at : at + 2], wide, role) for at in range(0, len(points) - 1, 2))
