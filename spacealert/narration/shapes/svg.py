"""Converts shapes to SVG and back. Roles become classes, which `art/ship.css` colors."""

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from html import escape
from pathlib import Path
from types import MappingProxyType
from xml.etree import ElementTree

from spacealert import art
from spacealert.narration.shapes.shape import Area, Block, Disc, Label, Point, Ring, Role, Shape, Shapes, Stroke, placed
from spacealert.narration.shapes.ship_layout import Frame

_CAPITALS = 0.36  # share of the em: half the height of a capital


@cache
def style() -> str:
    """Return the style sheet for pages that show a ship."""
    return art.SHIP_STYLE.read_text(encoding="utf-8")


def opened(frame: Frame) -> str:
    view = " ".join(_short(side) for side in (frame.x, frame.y, frame.wide, frame.high))
    return f'<svg class="ship" viewBox="{view}" role="img" aria-hidden="true">'


def drawn(shapes: Iterable[Shape]) -> str:
    return "".join(_drawn(shape) for shape in shapes)


def _drawn(shape: Shape) -> str:
    look = f'class="{shape.role}"' + (f' opacity="{_short(shape.opacity)}"' if shape.opacity < 1 else "")
    match shape:
        case Area(points=points):
            return f'<path {look} d="{_path(points)}Z"/>'
        case Stroke(points=points, wide=wide):
            return f'<path {look} d="{_path(points)}" stroke-width="{_short(wide)}"/>'
        case Block():
            radius = f' rx="{_short(shape.radius)}"' if shape.radius else ""
            return (
                f'<rect {look} x="{_short(shape.x)}" y="{_short(shape.y)}" width="{_short(shape.wide)}"'
                f' height="{_short(shape.high)}"{radius}/>'
            )
        case Disc():
            return f'<circle {look} cx="{_short(shape.x)}" cy="{_short(shape.y)}" r="{_short(shape.radius)}"/>'
        case Ring():
            return (
                f'<circle {look} cx="{_short(shape.x)}" cy="{_short(shape.y)}" r="{_short(shape.radius)}"'
                f' stroke-width="{_short(shape.wide)}"/>'
            )
        case Label():
            y = shape.y + shape.size * _CAPITALS
            return (
                f'<text {look} x="{_short(shape.x)}" y="{_short(y)}" font-size="{_short(shape.size)}">'
                f"{escape(shape.text)}</text>"
            )


def _path(points: tuple[Point, ...]) -> str:
    return "M" + "L".join(f"{_short(x)} {_short(y)}" for x, y in points)


@lru_cache(maxsize=8192)
def _short(number: float) -> str:
    return f"{number:.1f}".removesuffix(".0")


PlainShape = list[str | float | list[float]]


def plain(shapes: Iterable[Shape]) -> list[PlainShape]:
    return [[_KINDS[type(shape)], str(shape.role), round(shape.opacity, 2), *_numbers(shape)] for shape in shapes]


_KINDS: dict[type[Shape], str] = {
    Area: "area",
    Block: "block",
    Disc: "disc",
    Ring: "ring",
    Stroke: "stroke",
    Label: "label",
}


def _numbers(shape: Shape) -> PlainShape:
    match shape:
        case Area(points=points):
            return [_flat(points)]
        case Stroke(points=points, wide=wide):
            return [_flat(points), round(wide, 1)]
        case Block():
            return [round(side, 1) for side in (shape.x, shape.y, shape.wide, shape.high, shape.radius)]
        case Disc(x=x, y=y, radius=radius):
            return [round(x, 1), round(y, 1), round(radius, 1)]
        case Ring(x=x, y=y, radius=radius, wide=wide):
            return [round(x, 1), round(y, 1), round(radius, 1), round(wide, 1)]
        case Label(x=x, y=y, text=text, size=size):
            return [round(x, 1), round(y, 1), round(size, 1), text]


def _flat(points: Iterable[Point]) -> list[float]:
    return [round(side, 1) for point in points for side in point]


@cache
def groups(file: Path) -> Mapping[str, ElementTree.Element]:
    """Return the groups of a drawing by id."""
    return {group.attrib["id"]: group for group in ElementTree.parse(file).getroot()}


@cache
def part(name: str, scale: float = 1.0) -> Shapes:
    """Return a part of the ship that can be anywhere, around the origin."""
    return placed(read(groups(art.PARTS)[name]), 0, 0, scale)


def read(drawing: ElementTree.Element, roles: Mapping[str, Role] = MappingProxyType({})) -> Shapes:
    """Return the shapes of an SVG group. `roles` maps additional classes."""
    return tuple(_read(element, roles) for element in drawing)


def _read(element: ElementTree.Element, roles: Mapping[str, Role]) -> Shape:
    called = element.attrib["class"].removesuffix(" line")
    role = roles.get(called) or Role(called)
    opacity, wide = float(element.get("opacity", 1)), float(element.get("stroke-width", 0))
    match element.tag.rpartition("}")[2]:
        case "polygon":
            return Area(_points(element), role, opacity)
        case "polyline":
            return Stroke(_points(element), wide, role, opacity)
        case "rect":
            x, y, width, height, radius = (float(element.get(side, 0)) for side in ("x", "y", "width", "height", "rx"))
            return Block(x, y, width, height, role, radius, opacity)
        case "circle":
            x, y, radius = (float(element.get(name, 0)) for name in ("cx", "cy", "r"))
            return Ring(x, y, radius, wide, role, opacity) if wide else Disc(x, y, radius, role, opacity)
        case kind:
            raise ValueError(kind)


def _points(element: ElementTree.Element) -> tuple[Point, ...]:
    sides = map(float, element.attrib["points"].replace(",", " ").split())
    return tuple(zip(sides, sides, strict=True))
