"""Converts shapes to SVG and back. Roles become classes, which `art/ship.css` colors."""

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from html import escape
from pathlib import Path
from types import MappingProxyType
from xml.etree import ElementTree

from spacealert import art
from spacealert.narration.shapes.shape import (
    Area,
    Block,
    Disc,
    Label,
    Point,
    Ring,
    Role,
    Shape,
    Shapes,
    Stroke,
    place_shapes,
)
from spacealert.narration.shapes.ship_layout import Frame

_CAPITALS = 0.36  # share of the em: half the height of a capital


@cache
def stylesheet() -> str:
    """Return the style sheet for pages that show a ship."""
    return art.SHIP_STYLE.read_text(encoding="utf-8")


def open_svg(frame: Frame) -> str:
    view = " ".join(_decimal(side) for side in (frame.x, frame.y, frame.wide, frame.high))
    return f'<svg class="ship" viewBox="{view}" role="img" aria-hidden="true">'


def shapes_as_svg(shapes: Iterable[Shape]) -> str:
    return "".join(_shape_as_svg(shape) for shape in shapes)


def _shape_as_svg(shape: Shape) -> str:
    look = f'class="{shape.role}"' + (f' opacity="{_decimal(shape.opacity)}"' if shape.opacity < 1 else "")
    match shape:
        case Area(points=points):
            return f'<path {look} d="{_path_data(points)}Z"/>'
        case Stroke(points=points, wide=wide):
            return f'<path {look} d="{_path_data(points)}" stroke-width="{_decimal(wide)}"/>'
        case Block():
            radius = f' rx="{_decimal(shape.radius)}"' if shape.radius else ""
            return (
                f'<rect {look} x="{_decimal(shape.x)}" y="{_decimal(shape.y)}" width="{_decimal(shape.wide)}"'
                f' height="{_decimal(shape.high)}"{radius}/>'
            )
        case Disc():
            return f'<circle {look} cx="{_decimal(shape.x)}" cy="{_decimal(shape.y)}" r="{_decimal(shape.radius)}"/>'
        case Ring():
            return (
                f'<circle {look} cx="{_decimal(shape.x)}" cy="{_decimal(shape.y)}" r="{_decimal(shape.radius)}"'
                f' stroke-width="{_decimal(shape.wide)}"/>'
            )
        case Label():
            y = shape.y + shape.size * _CAPITALS
            return (
                f'<text {look} x="{_decimal(shape.x)}" y="{_decimal(y)}" font-size="{_decimal(shape.size)}">'
                f"{escape(shape.text)}</text>"
            )


def _path_data(points: tuple[Point, ...]) -> str:
    return "M" + "L".join(f"{_decimal(x)} {_decimal(y)}" for x, y in points)


@lru_cache(maxsize=8192)
def _decimal(number: float) -> str:
    return f"{number:.1f}".removesuffix(".0")


PlainShape = list[str | float | list[float]]


def plain_shapes(shapes: Iterable[Shape]) -> list[PlainShape]:
    return [[_KINDS[type(shape)], str(shape.role), round(shape.opacity, 2), *_plain_shape(shape)] for shape in shapes]


_KINDS: dict[type[Shape], str] = {
    Area: "area",
    Block: "block",
    Disc: "disc",
    Ring: "ring",
    Stroke: "stroke",
    Label: "label",
}


def _plain_shape(shape: Shape) -> PlainShape:
    match shape:
        case Area(points=points):
            return [_flatten_points(points)]
        case Stroke(points=points, wide=wide):
            return [_flatten_points(points), round(wide, 1)]
        case Block():
            return [round(side, 1) for side in (shape.x, shape.y, shape.wide, shape.high, shape.radius)]
        case Disc(x=x, y=y, radius=radius):
            return [round(x, 1), round(y, 1), round(radius, 1)]
        case Ring(x=x, y=y, radius=radius, wide=wide):
            return [round(x, 1), round(y, 1), round(radius, 1), round(wide, 1)]
        case Label(x=x, y=y, text=text, size=size):
            return [round(x, 1), round(y, 1), round(size, 1), text]


def _flatten_points(points: Iterable[Point]) -> list[float]:
    return [round(side, 1) for point in points for side in point]


@cache
def groups_of_file(file: Path) -> Mapping[str, ElementTree.Element]:
    """Return the groups of a drawing by id."""
    return {group.attrib["id"]: group for group in ElementTree.parse(file).getroot()}


@cache
def part_of_drawing(name: str, scale: float = 1.0) -> Shapes:
    """Return a part of the ship that can be anywhere, around the origin."""
    return place_shapes(read_group(groups_of_file(art.PARTS)[name]), 0, 0, scale)


def read_group(drawing: ElementTree.Element, roles: Mapping[str, Role] = MappingProxyType({})) -> Shapes:
    """Return the shapes of an SVG group. `roles` maps additional classes."""
    return tuple(_read_element(element, roles) for element in drawing)


def _read_element(element: ElementTree.Element, roles: Mapping[str, Role]) -> Shape:
    called = element.attrib["class"].removesuffix(" line")
    role = roles.get(called) or Role(called)
    opacity, wide = float(element.get("opacity", 1)), float(element.get("stroke-width", 0))
    match element.tag.rpartition("}")[2]:
        case "polygon":
            return Area(_read_points(element), role, opacity)
        case "polyline":
            return Stroke(_read_points(element), wide, role, opacity)
        case "rect":
            x, y, width, height, radius = (float(element.get(side, 0)) for side in ("x", "y", "width", "height", "rx"))
            return Block(x, y, width, height, role, radius, opacity)
        case "circle":
            x, y, radius = (float(element.get(name, 0)) for name in ("cx", "cy", "r"))
            return Ring(x, y, radius, wide, role, opacity) if wide else Disc(x, y, radius, role, opacity)
        case kind:
            raise ValueError(kind)


def _read_points(element: ElementTree.Element) -> tuple[Point, ...]:
    sides = map(float, element.attrib["points"].replace(",", " ").split())
    return tuple(zip(sides, sides, strict=True))
