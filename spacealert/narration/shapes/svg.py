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
    Figure,
    Label,
    Point,
    Ring,
    Role,
    Shape,
    Shapes,
    Stroke,
    flatten,
    place_shapes,
)
from spacealert.narration.shapes.ship_layout import Frame

_CAPITALS = 0.36  # share of the em: half the height of a capital


@cache
def stylesheet() -> str:
    """Return the style sheet for pages that show a ship."""
    return art.SHIP_STYLE.read_text(encoding="utf-8")


def svg_start_tag(frame: Frame) -> str:
    view = " ".join(_decimal(side) for side in (frame.x, frame.y, frame.wide, frame.high))
    return f'<svg class="ship" viewBox="{view}" role="img" aria-hidden="true">'


Symbols = dict[int, tuple[str, Shapes]]  # the id and the shapes of each figure that a page contains once


def shapes_as_svg(shapes: Iterable[Shape], symbols: Symbols | None = None) -> str:
    """Return the shapes as SVG. With `symbols`, figures are added to `symbols`, and the SVG only refers to them."""
    return "".join([_shape_as_svg(shape, symbols) for shape in shapes])


def symbols_as_svg(symbols: Symbols) -> str:
    """Return the gradients and figures that the drawings on a page refer to."""
    # Style sheets do not see the elements around a figure, so it needs the class `ship` itself.
    figures = "".join(
        [f'<g id="{name}" class="ship">{shapes_as_svg(parts, symbols)}</g>' for name, parts in symbols.values()]
    )
    return art.LIGHT.read_text(encoding="utf-8") + f"<defs>{figures}</defs>"


def _shape_as_svg(shape: Shape, symbols: Symbols | None) -> str:
    look = f'class="{shape.role}"' + (f' opacity="{_decimal(shape.opacity)}"' if shape.opacity < 1 else "")
    match shape:
        case Area(points=points) | Stroke(points=points):
            path = "M" + "L".join(f"{_decimal(x)} {_decimal(y)}" for x, y in points)
            end = "Z" if isinstance(shape, Area) else f'" stroke-width="{_decimal(shape.wide)}'
            return f'<path {look} d="{path}{end}"/>'
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
        case Figure():
            at = f'transform="translate({_decimal(shape.x)} {_decimal(shape.y)}) scale({shape.scale:.3g})"'
            at += f' opacity="{_decimal(shape.opacity)}"' if shape.opacity < 1 else ""
            if symbols is None:
                return f"<g {at}>{shapes_as_svg(shape.parts)}</g>"
            name, _ = symbols.setdefault(id(shape.parts), (f"figure-{len(symbols)}", shape.parts))
            return f'<use href="#{name}" {at}/>'
        case Label():
            y = shape.y + shape.size * _CAPITALS
            return (
                f'<text {look} x="{_decimal(shape.x)}" y="{_decimal(y)}" font-size="{_decimal(shape.size)}">'
                f"{escape(shape.text)}</text>"
            )


@lru_cache(maxsize=8192)
def _decimal(number: float) -> str:
    return f"{number:.1f}".removesuffix(".0")


PlainShape = list[str | float | list[float]]


def shapes_as_json(shapes: Iterable[Shape]) -> list[PlainShape]:
    """Return the shapes as lists for JSON: kind, role, opacity, and the fields in `_PLAIN`."""
    return [
        [kind, str(shape.role), round(shape.opacity, 2), *(_plain_value(getattr(shape, name)) for name in names)]
        for shape in flatten(shapes)
        for kind, *names in (_PLAIN[type(shape)],)
    ]


_PLAIN: dict[type[Shape], tuple[str, ...]] = {
    Area: ("area", "points"),
    Block: ("block", "x", "y", "wide", "high", "radius"),
    Disc: ("disc", "x", "y", "radius"),
    Ring: ("ring", "x", "y", "radius", "wide"),
    Stroke: ("stroke", "points", "wide"),
    Label: ("label", "x", "y", "size", "text"),
}


def _plain_value(value: str | float | tuple[Point, ...]) -> str | float | list[float]:
    if isinstance(value, tuple):
        return [round(side, 1) for point in value for side in point]
    return value if isinstance(value, str) else round(value, 1)


@cache
def file_groups(file: Path) -> Mapping[str, ElementTree.Element]:
    """Return the groups in a drawing file, by id."""
    return {group.attrib["id"]: group for group in ElementTree.parse(file).getroot()}


@cache
def drawing_part(name: str, scale: float = 1.0) -> Shapes:
    """Return a drawing that can be placed anywhere, such as a rocket, centered on the origin."""
    return place_shapes(read_group(file_groups(art.PARTS)[name]), 0, 0, scale)


def read_group(drawing: ElementTree.Element, roles: Mapping[str, Role] = MappingProxyType({})) -> Shapes:
    """Return the shapes of an SVG group. `roles` maps additional classes to roles."""
    return tuple(_read_element(element, roles) for element in drawing)


@cache
def load_silhouette(code: str) -> Shapes:
    """Return the drawing of this card's threat, in a square from -50 to 50. The lower edge faces the ship."""
    return read_group(ElementTree.parse(art.THREATS / f"{_silhouettes()[code]}.svg").getroot())


@cache
def _silhouettes() -> Mapping[str, str]:
    lines = (art.THREATS / "cards.txt").read_text(encoding="utf-8").splitlines()
    return {code: name for name, *codes in map(str.split, lines) for code in codes}


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
