"""Shapes as plain lists, for pages that make their own elements of them: kind, role, opacity, then the numbers."""

from collections.abc import Iterable

from spacealert.narration.shapes.shape import Area, Block, Disc, Label, Point, Ring, Shape, Stroke

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
