"""Functions that paint drawings made of shapes on a canvas, in a theme color for each role.

Drawings are cached as pictures.
"""

import io
import itertools
import re
from collections.abc import Iterable, Sequence

import pygame
import pygame.gfxdraw
from attrs import evolve, frozen

from spacealert import art
from spacealert.engine.ship import ZONE_OF
from spacealert.engine.view import View
from spacealert.kit.ui import fonts, theme
from spacealert.kit.ui.canvas import Box, Canvas
from spacealert.kit.ui.sky import soft_light
from spacealert.kit.ui.theme import Color
from spacealert.narration.shapes import svg
from spacealert.narration.shapes.shape import (
    Area,
    Block,
    Disc,
    Effect,
    Figure,
    Glow,
    Label,
    Point,
    Ray,
    Ring,
    Role,
    Shape,
    Shapes,
    Stroke,
    arc_points,
    flatten,
)
from spacealert.narration.shapes.ship_layout import STATION, Frame

# A beam of light: width, brightness and share of white for each of its lines.
_RAY = ((1.0, 0.1, 0.0), (0.66, 0.24, 0.0), (0.42, 0.6, 0.1), (0.24, 0.9, 0.55), (0.12, 1.0, 1.0))
_FINER = 3  # pictures are drawn this much larger and scaled down, for smooth edges
_STRIP = 120  # lines drawn at a time, to keep the larger picture small
_RIM = 1.1  # units: width of the light on the edge of a solid shape
_MOST_RIMMED = 1_000_000  # pixels: larger shapes have no such light
_SHADES = 64  # width and height of a gradient before it is scaled
_CACHED = 10_000_000  # bytes of cached pictures
_MOST_RAYS, _SMALL_LIGHT = 16, 25_000  # most cached rays, and most pixels of each, as 0.1 MB
_LIGHT = (1.0, 0.9, 0.8, 0.68, 0.54, 0.42, 0.3, 0.2)  # brightness of a zone, by its damage
_ALARM = 4  # damage that turns a zone's lights red
_FEWEST_PIXELS, _FEWEST_OF_WORDS = 7, 14  # minimum pixels per em for a single symbol, and for words

# The color of each role, from the style sheet of pages with a ship.
COLORS: dict[Role, Color] = {
    Role(name): (int(red, 16), int(green, 16), int(blue, 16))
    for name, red, green, blue in re.findall(
        r"--([a-z-]+): #(..)(..)(..)", svg.stylesheet().partition("@media print")[0]
    )
}


def _gradients() -> dict[Role, pygame.Surface]:
    drawn = art.LIGHT.read_text(encoding="utf-8")
    roles = [Role(name) for name in re.findall(r'id="lit-([a-z-]+)" cx', drawn)]
    squares = "".join(
        f'<rect fill="url(#lit-{role})" y="{place * _SHADES}" width="{_SHADES}" height="{_SHADES}"/>'
        for place, role in enumerate(roles)
    )
    size = (_SHADES, _SHADES * len(roles))
    drawn = drawn.replace('class="unseen"', f'viewBox="0 0 {size[0]} {size[1]}"').replace("</svg>", squares)
    sheet = pygame.image.load_sized_svg(io.BytesIO(f"{drawn}</svg>".encode()), size)
    return {role: sheet.subsurface((0, place * _SHADES, _SHADES, _SHADES)) for place, role in enumerate(roles)}


_GRADIENTS = _gradients()


@frozen
class Sheet:
    """A drawing's coordinate system on a surface: its origin, and its scale in pixels per unit."""

    surface: pygame.Surface
    left: float
    top: float
    zoom: float
    frame: Frame

    def to_pixels(self, at: Point) -> Point:
        return self.left + at[0] * self.zoom, self.top + at[1] * self.zoom

    def paint(self, shapes: Shapes) -> None:
        """Paint a drawing where its coordinates place it, using the cache."""
        if shapes:
            self.paint_at((0, 0), shapes)

    def paint_at(self, at: Point, shapes: Shapes, degrees: int = 0) -> None:
        """Paint a drawing with its origin at this point, rotated clockwise. The picture for each angle is cached."""
        picture, (dx, dy) = _cached_picture(shapes, self.zoom, degrees)
        x, y = self.to_pixels(at)
        self.surface.blit(picture, (round(x + dx), round(y + dy)))

    def paint_visible(self, shapes: Shapes) -> None:
        """Paint a drawing like `paint`, but draw only what is on the surface. Use it for enlarged drawings."""
        seen = self.left, self.top, *self.surface.get_size()
        picture, (dx, dy) = _cached_picture(shapes, self.zoom, 0, seen)
        self.surface.blit(picture, (round(self.left + dx), round(self.top + dy)))

    def paint_uncached(self, shapes: Iterable[Effect]) -> None:
        """Paint shapes that may change every frame, without the cache of pictures."""
        for shape in shapes:
            match shape:
                case Glow():
                    self._glow(shape)
                case Ray():
                    self._ray(shape)
                case Label():
                    _write(self.surface, shape, self.left, self.top, self.zoom)
                case _:
                    _draw(self.surface, shape, self.left, self.top, self.zoom, shape.opacity)

    def _glow(self, glow: Glow) -> None:
        side = max(2, round(glow.radius * self.zoom / 4) * 8)
        x, y = self.to_pixels((glow.x, glow.y))
        color = theme.mix(theme.UNLIT, COLORS[glow.role], glow.opacity)
        self.surface.blit(
            soft_light(side, color), (round(x - side / 2), round(y - side / 2)), special_flags=pygame.BLEND_ADD
        )

    def _ray(self, ray: Ray) -> None:
        points = [self.to_pixels(point) for point in ray.points]
        reach = max(1.0, ray.wide * self.zoom / 2)
        left, top = (int(min(point[side] for point in points) - reach) for side in (0, 1))
        right, bottom = (int(max(point[side] for point in points) + reach) + 1 for side in (0, 1))
        area = pygame.Rect(left, top, right - left, bottom - top).clip(self.surface.get_clip())
        if not area.w or not area.h:
            return
        at = tuple((x - area.x, y - area.y) for x, y in points)
        key = ray, at, reach, area.size
        light = _rays.get(key) or _draw_ray(*key)
        if area.w * area.h <= _SMALL_LIGHT and key not in _rays:
            if len(_rays) >= _MOST_RAYS:
                _rays.clear()
            _rays[key] = light
        self.surface.blit(light, area, special_flags=pygame.BLEND_ADD)

    def shift(self, x: float, y: float) -> "Sheet":
        """Return the sheet moved by this distance."""
        return evolve(self, left=self.left + x * self.zoom, top=self.top + y * self.zoom) if x or y else self

    def with_own_surface(self) -> "Sheet":
        """Return a sheet for the same part of the drawing on a separate, transparent surface."""
        size = (max(1, round(self.frame.wide * self.zoom)), max(1, round(self.frame.high * self.zoom)))
        surface = pygame.Surface(size, pygame.SRCALPHA)
        return Sheet(surface, -self.frame.x * self.zoom, -self.frame.y * self.zoom, self.zoom, self.frame)

    def paint_sheet(self, other: "Sheet") -> None:
        """Blit a sheet that was painted separately."""
        x, y = self.to_pixels((self.frame.x, self.frame.y))
        self.surface.blit(other.surface, (round(x), round(y)))


def fit_sheet(canvas: Canvas, box: Box, frame: Frame) -> Sheet:
    """Return a sheet that fits this part of a drawing into the box, centered."""
    zoom = min(box.w / frame.wide, box.h / frame.high) * canvas.unit
    left = (box.x + box.w / 2) * canvas.unit - (frame.x + frame.wide / 2) * zoom
    top = (box.y + box.h / 2) * canvas.unit - (frame.y + frame.high / 2) * zoom
    return Sheet(canvas.surface, left, top, zoom, frame)


def paint(canvas: Canvas, box: Box, shapes: Shapes, frame: Frame) -> None:
    """Paint a drawing so that its part `frame` fits the box, using the cache."""
    fit_sheet(canvas, box, frame).paint(shapes)


def light_rooms(sheet: Sheet, view: View | None = None, dimmest: float = 0.0) -> None:
    """Light the rooms of the ship. The more damage a zone has, the darker it is."""
    surface, clip = sheet.surface, sheet.surface.get_clip()
    for station, room in STATION.items():
        hits = 0 if view is None else len(view.zones[ZONE_OF[station]].tiles)
        light = max(dimmest, _LIGHT[min(hits, len(_LIGHT) - 1)])
        x, y = sheet.to_pixels((room.x, room.y))
        area = pygame.Rect(round(x), round(y), round(room.wide * sheet.zoom), round(room.high * sheet.zoom))
        if not area.colliderect(clip):
            continue
        surface.set_clip(area.clip(clip))
        if light < 1:
            surface.fill((round(255 * light),) * 3, area, special_flags=pygame.BLEND_MULT)
        role, strength = (Role.ALARM, 0.45) if hits >= _ALARM and not dimmest else (Role.TEXT, 0.5 * light)
        lamps = (room.x + room.wide * 0.3, room.x + room.wide * 0.72)
        sheet.paint_uncached(Glow(lamp, room.y, 92, role, strength) for lamp in lamps)
    surface.set_clip(clip)


def find_bounds(shapes: Iterable[Shape]) -> Frame:
    """Return a frame around these shapes, with a margin of one unit."""
    corners = [corner for shape in shapes for corner in _corners(shape)]
    across, down = [x for x, _ in corners], [y for _, y in corners]
    left, top = min(across), min(down)
    return Frame(left - 1, top - 1, max(across) - left + 2, max(down) - top + 2)


def _corners(shape: Shape) -> Iterable[Point]:
    match shape:
        case Area(points=points):
            return points
        case Stroke(points=points, wide=wide):
            return [(x + side * wide / 2, y + side * wide / 2) for x, y in points for side in (-1, 1)]
        case Block():
            return ((shape.x, shape.y), (shape.x + shape.wide, shape.y + shape.high))
        case Disc(x=x, y=y, radius=reach):
            return ((x - reach, y - reach), (x + reach, y + reach))
        case Ring(x=x, y=y):
            reach = shape.radius + shape.wide / 2
            return ((x - reach, y - reach), (x + reach, y + reach))
        case Label(x=x, y=y):
            reach = shape.size * 0.4 * (1 + len(shape.text))
            return ((x - reach, y - shape.size / 2), (x + reach, y + shape.size / 2))
        case Figure():
            return [corner for one in flatten((shape,)) for corner in _corners(one)]


# A drawing's origin on a surface, and the size of the surface.
Seen = tuple[float, float, int, int]

_pictures: dict[tuple[Shapes, float, int, Seen | None], tuple[pygame.Surface, Point]] = {}  # least recently used first


def clear_cache() -> None:
    """Free all cached pictures."""
    _pictures.clear()


def _cached_picture(
    shapes: Shapes, zoom: float, degrees: int, seen: Seen | None = None
) -> tuple[pygame.Surface, Point]:
    """Return the cached picture of a drawing, or of its part `seen`, and its offset from the origin in pixels."""
    key = shapes, zoom, degrees, seen
    if (kept := _pictures.pop(key, None)) is not None:
        _pictures[key] = kept
        return kept
    made = _pictures[key] = _render_turned(shapes, zoom, degrees) if degrees else _render_shapes(shapes, zoom, seen)
    while sum(one.get_width() * one.get_height() * 4 for one, _ in _pictures.values()) > _CACHED:
        del _pictures[next(iter(_pictures))]  # even this one, if it exceeds the limit alone
    return made


def _render_turned(shapes: Shapes, zoom: float, degrees: int) -> tuple[pygame.Surface, Point]:
    picture = pygame.transform.rotozoom(_cached_picture(shapes, zoom, 0)[0], -degrees, 1.0)
    middle = pygame.Vector2(find_bounds(shapes).center).rotate(degrees) * zoom
    return picture, (middle.x - picture.get_width() / 2, middle.y - picture.get_height() / 2)


# Light of the last rays, by ray, points, reach and size: still pictures have the same ones in every frame.
_rays: dict[tuple[Ray, tuple[Point, ...], float, tuple[int, int]], pygame.Surface] = {}


def _draw_ray(ray: Ray, points: tuple[Point, ...], reach: float, size: tuple[int, int]) -> pygame.Surface:
    light = pygame.Surface(size)
    for share, strength, white in _RAY:
        color = theme.mix(theme.UNLIT, theme.mix(COLORS[ray.role], theme.BRIGHT, white), strength * ray.opacity)
        _stroke(light, points, max(1.0, 2 * reach * share), (*color, 255))
    return light


def _render_shapes(shapes: Shapes, zoom: float, seen: Seen | None = None) -> tuple[pygame.Surface, Point]:
    """Return a picture of these shapes, and its offset from the origin in pixels."""
    shapes = flatten(shapes)
    picture, (x, y) = _render_unlabeled(shapes, zoom, seen)
    for shape in shapes:
        if isinstance(shape, Label):
            _write(picture, shape, -x, -y, zoom)
    return picture, (x, y)


def _render_unlabeled(shapes: Shapes, zoom: float, seen: Seen | None) -> tuple[pygame.Surface, Point]:
    """Return a picture of flattened shapes without their labels, and its offset from the origin in pixels."""
    frame = find_bounds(shapes)
    part = pygame.Rect(0, 0, max(1, round(frame.wide * zoom)), max(1, round(frame.high * zoom)))
    left, top = -frame.x * zoom, -frame.y * zoom
    if seen is not None:
        part = part.clip((-round(seen[0] - left), -round(seen[1] - top), *seen[2:])) or pygame.Rect(0, 0, 1, 1)
    left, top, (wide, high) = left - part.x, top - part.y, part.size
    picture = pygame.Surface((wide, high), pygame.SRCALPHA)
    framed = [
        (shape, at)
        for shape in shapes
        if (at := find_bounds((shape,))).x * zoom + left <= wide and at.right * zoom + left >= 0
    ]
    for begin in range(0, high, _STRIP):
        strip = min(_STRIP, high - begin)
        large = pygame.Surface((wide * _FINER, strip * _FINER), pygame.SRCALPHA)
        for shape, at in framed:
            if at.y * zoom + top <= begin + strip and at.bottom * zoom + top >= begin:
                _draw_through(large, shape, at, left * _FINER, (top - begin) * _FINER, zoom * _FINER)
        picture.blit(pygame.transform.smoothscale(large.premul_alpha(), (wide, strip)), (0, begin))
    return picture, (-left, -top)


def _draw_through(surface: pygame.Surface, shape: Shape, frame: Frame, left: float, top: float, zoom: float) -> None:
    """Draw a shape with its gradient and its opacity."""
    gradient = _GRADIENTS.get(shape.role) if shape.opacity == 1 and isinstance(shape, Area | Block | Disc) else None
    if shape.opacity == 1 and gradient is None:
        _draw(surface, shape, left, top, zoom, 1.0)
        return
    x, y = left + frame.x * zoom, top + frame.y * zoom
    rim = max(1, round(_RIM * zoom))
    whole = pygame.Rect(int(x) - 1, int(y) - 1, int(frame.wide * zoom) + 3, int(frame.high * zoom) + 3)
    at = whole.clip(surface.get_rect().inflate(2 * rim, 2 * rim))
    if at.w > 0 and at.h > 0:
        alone = pygame.Surface(at.size, pygame.SRCALPHA)
        _draw(alone, shape, left - at.x, top - at.y, zoom, 1.0)
        if gradient is not None:
            # Its gradient, a lit edge above and a dark edge below, like `lit-rim` on pages.
            alone.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
            white = alone.copy()
            top, bottom = (round((y - whole.y) * _SHADES / whole.h) for y in (at.top, at.bottom))
            part = gradient.subsurface((0, min(top, _SHADES - 1), _SHADES, max(1, bottom - top)))
            shaded = pygame.transform.smoothscale(part, (whole.w, at.h))
            alone.blit(shaded, (whole.x - at.x, 0), special_flags=pygame.BLEND_RGBA_MULT)
            for light, shift in ((255, rim), (0, -rim)) if whole.w * whole.h < _MOST_RIMMED else ():
                edge = white.copy()
                edge.blit(white, (shift * 2 // 3, shift), special_flags=pygame.BLEND_RGBA_SUB)
                edge.fill((light, light, light, 0), special_flags=pygame.BLEND_RGBA_MAX)
                edge.fill((255, 255, 255, 90), special_flags=pygame.BLEND_RGBA_MULT)
                alone.blit(edge, (0, 0))
        alone.set_alpha(round(255 * shape.opacity))
        surface.blit(alone, at)


def _draw(surface: pygame.Surface, shape: Shape, left: float, top: float, zoom: float, opacity: float) -> None:
    ink = (*COLORS[shape.role], round(255 * opacity))
    match shape:
        case Area(points=points):
            pygame.gfxdraw.filled_polygon(surface, [(left + x * zoom, top + y * zoom) for x, y in points], ink)
        case Stroke(points=points, wide=wide):
            at = [(left + x * zoom, top + y * zoom) for x, y in points]
            _stroke(surface, at, max(1.0, wide * zoom), ink)
        case Block():
            _block(surface, shape, left, top, zoom, ink)
        case Disc(x=x, y=y, radius=radius):
            reach = max(1, round(radius * zoom))
            pygame.gfxdraw.filled_circle(surface, round(left + x * zoom), round(top + y * zoom), reach, ink)
        case Ring(x=x, y=y, radius=radius, wide=wide):
            rim = arc_points(left + x * zoom, top + y * zoom, radius * zoom, 0, 1, max(24, round(radius * zoom / 2)))
            _stroke(surface, list(rim), max(1.0, wide * zoom), ink, joints=False)


Ink = tuple[int, int, int, int]


def _block(surface: pygame.Surface, block: Block, left: float, top: float, zoom: float, ink: Ink) -> None:
    x, y = left + block.x * zoom, top + block.y * zoom
    right, bottom = x + block.wide * zoom, y + block.high * zoom
    radius = min(block.radius * zoom, (right - x) / 2, (bottom - y) / 2)
    if radius < 1:
        wide, high = max(1, round(right) - round(x)), max(1, round(bottom) - round(y))
        pygame.gfxdraw.box(surface, (round(x), round(y), wide, high), ink)
        return
    steps = 6
    corners = (
        *arc_points(right - radius, y + radius, radius, 0, 0.25, steps),
        *arc_points(right - radius, bottom - radius, radius, 0.25, 0.5, steps),
        *arc_points(x + radius, bottom - radius, radius, 0.5, 0.75, steps),
        *arc_points(x + radius, y + radius, radius, 0.75, 1, steps),
    )
    pygame.gfxdraw.filled_polygon(surface, list(corners), ink)


def _stroke(surface: pygame.Surface, points: Sequence[Point], wide: float, ink: Ink, *, joints: bool = True) -> None:
    """Draw a line. Only opaque lines have round joints: in others, the overlaps would show through."""
    for (x, y), (to_x, to_y) in itertools.pairwise(points):
        length = ((to_x - x) ** 2 + (to_y - y) ** 2) ** 0.5
        if length:
            dx, dy = (to_y - y) / length * wide / 2, (x - to_x) / length * wide / 2
            pygame.gfxdraw.filled_polygon(
                surface, [(x + dx, y + dy), (to_x + dx, to_y + dy), (to_x - dx, to_y - dy), (x - dx, y - dy)], ink
            )
    if joints and ink[3] == 255 and wide > 2:
        for x, y in points:
            pygame.gfxdraw.filled_circle(surface, round(x), round(y), round(wide / 2), ink)


def _write(surface: pygame.Surface, label: Label, left: float, top: float, zoom: float) -> None:
    fewest = _FEWEST_PIXELS if len(label.text) == 1 else _FEWEST_OF_WORDS
    em = max(fewest, round(label.size * zoom))
    drawn = fonts.render_text(label.text, fonts.BOLD, em, COLORS[label.role])
    y = top + label.y * zoom - fonts.cap_height(em) / 2 - fonts.cap_top(fonts.BOLD, em)
    surface.blit(drawn, (round(left + label.x * zoom - drawn.get_width() / 2), round(y)))
