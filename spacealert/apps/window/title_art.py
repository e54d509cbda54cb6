"""Pictures of the crew, the ship and threats for the title screen, lists of people, and announcements."""

from functools import lru_cache

import pygame
from attrs import evolve, frozen

from spacealert.apps.window import icons, shape_painter
from spacealert.apps.window.shape_painter import Sheet
from spacealert.engine.view import PersonView
from spacealert.kit.ui import drawing, fonts, theme
from spacealert.kit.ui.canvas import Box, Canvas
from spacealert.kit.ui.controls import Leaf
from spacealert.kit.ui.drawing import Icon
from spacealert.kit.ui.sky import soft_light
from spacealert.kit.ui.theme import Color, Type
from spacealert.narration.shapes import crew_drawing, ship_drawing, ship_layout
from spacealert.narration.shapes.shape import Ray, Role, Shapes
from spacealert.narration.shapes.svg import load_silhouette

_FRAME = ship_layout.Frame(-26, -63, 52, 66)  # for a crew figure
_THREAT = ship_layout.Frame(-58, -58, 116, 116)  # for a threat silhouette
_NEAR = 430.0  # units of the drawing across a picture of one zone
_HULL = 620 / 1200  # height of the ship's picture for its width
PICTURED = 0.37  # share of an announcement for its subject, to the left of the words
_BROAD = 1.3  # a picture so much wider than high has words on the right of its subject
_LOW = 5.0  # a picture so much wider than high is a line
_LEAST_LINE = 80.0  # minimum height of a row of people, in units


@frozen
class SeatedFigure:
    """A crew member to paint."""

    color: str
    name: str
    android: bool
    pose: str = "stand"


def paint_title(canvas: Canvas, box: Box, crew: tuple[SeatedFigure, ...], glow: float) -> None:
    """Paint the ship from outside, with the crew in front. `glow` (0 to 1) is the brightness of the engines."""
    high = min(box.h * 0.66, box.w * _HULL)
    hull = Box(box.center[0] - high / _HULL / 2, box.y + (box.h * 0.62 - high) / 2, high / _HULL, high)
    canvas.illustration(hull, "hull")
    for y in (0.4, 0.53, 0.64):
        light = theme.mix(theme.UNLIT, theme.SIGNAL, 0.3 + 0.3 * glow)
        canvas.glow(hull.x + hull.w * 0.125, hull.y + hull.h * y, hull.h * 0.14, light)
    line = Box(box.x, box.bottom - box.h * 0.5, box.w * 0.92, box.h * 0.5)  # left of the ring on the floor
    paint_crew_line(canvas, line, crew)


def crew_picture(crew: tuple[SeatedFigure, ...], pose: str = "", *, on_deck: bool = False, ratio: float = 2) -> Leaf:
    """Return a picture of the crew in a line, on the flight deck or without a background."""
    if pose:
        crew = tuple(evolve(one, pose=pose) for one in crew)
    if on_deck:
        return Leaf(_paint_deck, args=(crew,), title="crew", words=" ", ratio=ratio)
    return Leaf(_paint_line, args=(crew,), title="crew", words=" ")


def figure_picture(one: SeatedFigure, number: int) -> Leaf:
    """Return a picture of a crew member with their seat number but without their name."""
    return Leaf(_figure, args=(one, number), words=" ")


def paint_unnamed_crew(canvas: Canvas, box: Box, crew: tuple[SeatedFigure, ...]) -> None:
    """Paint the crew in a line without names."""
    for place, (one, cell) in enumerate(zip(crew, box.columns(*[None] * len(crew)), strict=True)):
        _figure(canvas, cell, one, place + 1)


def _paint_line(canvas: Canvas, box: Box, crew: tuple[SeatedFigure, ...]) -> None:
    if box.h >= _LEAST_LINE:
        paint_crew_line(canvas, box, crew)


def _paint_deck(canvas: Canvas, box: Box, crew: tuple[SeatedFigure, ...]) -> None:
    if box.h >= _LEAST_LINE:
        paint_deck(canvas, box)
        high = min(box.h * 0.9, box.w * 0.42)
        paint_crew_line(canvas, Box(box.x, box.bottom - high, box.w, high).inset(0.035 * box.w, 0), crew)


def instructor_portrait() -> Leaf:
    """Return a small picture of the flight instructor."""
    return Leaf(paint_instructor, args=("fold",), words=" ").sized(min_width=240, max_width=240, min_height=150)


def paint_instructor(canvas: Canvas, box: Box, pose: str = "explain") -> None:
    """Paint the flight instructor in front of the deck's windows, or nothing if there is too little room."""
    if box.h >= _LEAST_LINE:
        canvas.illustration(box, "deck")
        canvas.veil(box, theme.SPACE, 0.25)
        high = min(box.w / 1.6, box.h * 1.05)
        with canvas.clip_to(box):
            figure = Box(box.center[0] - 0.8 * high, box.bottom - high, 1.6 * high, high)
            canvas.illustration(figure, f"instructor-{pose}")
        canvas.frame(box, theme.EDGE, 1)


def paint_deck(canvas: Canvas, box: Box) -> None:
    """Paint the floor of the flight deck, and its windows if there is room."""
    whole = max(box.h, box.w * 0.62)
    with canvas.clip_to(box):
        canvas.illustration(Box(box.x, box.bottom - whole, box.w, whole), "deck")
    canvas.frame(box, theme.EDGE, 1)


_LOWER = 18.0  # units between two lines of names


def paint_crew_line(canvas: Canvas, box: Box, crew: tuple[SeatedFigure, ...]) -> list[Box]:
    """Paint the crew in a line with their names below. Return the boxes of the figures."""
    if not crew:  # as on other ships before their game begins
        return []
    cells = box.columns(*[None] * len(crew))
    lower = _LOWER if _are_long(canvas, crew, cells[0].w) else 0
    high = min(box.h - 40 - lower, cells[0].w * _FRAME.high / _FRAME.wide)
    figures = [Box(cell.x, cell.center[1] - (high + lower) / 2 - 15, cell.w, high) for cell in cells]
    for place, (one, figure) in enumerate(zip(crew, figures, strict=True)):
        _figure(canvas, figure, one, place + 1)
    _paint_names(canvas, [Box(one.x, one.bottom + 6, one.w, 30) for one in figures], crew)
    return figures


def _are_long(canvas: Canvas, crew: tuple[SeatedFigure, ...], wide: float) -> bool:
    """Return whether any name is too long for a cell of this width, even in the smallest type."""
    return any(canvas.width(one.name, Type.FINE, fonts.SEMIBOLD) > wide - 4 for one in crew)


def _paint_names(canvas: Canvas, cells: list[Box], crew: tuple[SeatedFigure, ...]) -> None:
    """Paint each name in the middle of its cell. If any name is too long, every second name is lower."""
    are_long = _are_long(canvas, crew, cells[0].w)
    for place, (one, cell) in enumerate(zip(crew, cells, strict=True)):
        ink = theme.mix(icons.CREW[one.color], theme.BRIGHT, 0.75)  # readable in front of lamps
        name = cell.inset(2, 0)
        if are_long:
            # A name reaches to the next one in its row, or to the edge.
            beside = [canvas.width(other.name, Type.SEAT, fonts.SEMIBOLD) + 2 for other in crew[place % 2 :: 2]]
            next_to = beside[1:2] if place == 0 else beside[-2:-1] if place == len(crew) - 1 else []
            room = max(1.5, 2.5 - next_to[0] / cell.w / 2 if next_to else 2) * cell.w - 8
            wide = min(canvas.width(one.name, Type.SEAT, fonts.SEMIBOLD) + 2, room)
            x = min(max(cell.center[0] - wide / 2, cells[0].x), cells[-1].right - wide)
            name = Box(x, cell.y + place % 2 * _LOWER, wide, cell.h)
        canvas.text(name, one.name, Type.SEAT, ink, fonts.SEMIBOLD, "center", least=Type.FINE, ellipsis=True)


def paint_portrait(
    canvas: Canvas, box: Box, color: str, number: int, pose: str = "stand", android: bool = False
) -> None:
    """Paint a crew member on the flight deck, as large as possible. Number 0 is not painted."""
    canvas.plate(box, theme.SPACE, theme.mix(theme.LINE, icons.CREW[color], 0.5), cut=theme.CUT)
    inside = box.inset(2)
    with canvas.clip_to(inside, theme.CUT):
        deck = max(inside.h, inside.w * 0.62)
        canvas.illustration(Box(inside.x, inside.y + 0.66 * (inside.h - deck), inside.w, deck), "deck")
        shapes = _shapes(SeatedFigure(color, "", android, pose), number)
        whole = shape_painter.find_bounds(shapes)
        high = min(box.h * 0.94, box.w * 0.94 * whole.high / whole.wide)
        figure = Box(box.x, box.bottom - high - min(box.h * 0.1, box.h * 0.97 - high), box.w, high)
        canvas.glow(*figure.center, high * 0.75, theme.mix(theme.UNLIT, icons.CREW[color], 0.45))
        shape_painter.paint(canvas, figure, shapes, whole)


def _figure(canvas: Canvas, box: Box, one: SeatedFigure, number: int) -> None:
    canvas.glow(*box.center, min(box.w, box.h) / 2, theme.mix(theme.SPACE, icons.CREW[one.color], 0.35))
    shape_painter.paint(canvas, box, _shapes(one, number), _FRAME)


def _shapes(one: SeatedFigure, number: int) -> Shapes:
    person = PersonView(number, one.color, one.android, "UW", knocked_out=False, squad=None, plan=())
    return crew_drawing.draw_person(person, pose=one.pose)


def threat_picture(code: str, size: float) -> Leaf:
    """Return a picture of a threat, `size` units wide."""
    return Leaf(paint_threat, args=(code,), words=" ").sized(min_width=size, max_width=size, min_height=size * 0.9)


def paint_threat(canvas: Canvas, box: Box, code: str) -> None:
    shape_painter.paint(canvas, box, load_silhouette(code), _THREAT)


def paint_ship(canvas: Canvas, box: Box) -> None:
    sheet = shape_painter.fit_sheet(canvas, box, ship_layout.SHIP)
    sheet.paint(ship_drawing.draw_empty_ship())
    shape_painter.light_rooms(sheet)


def paint_alerted_ship(canvas: Canvas, box: Box, color: Color) -> None:
    """Paint the ship in the color of an announcement."""
    area = canvas.pixels(box)
    canvas.surface.blit(_alerted(area.w, area.h, color), area)


def paint_approach(canvas: Canvas, box: Box, color: Color, zone: str, *, serious: bool, code: str = "") -> None:
    """Paint a threat above its zone or, if it is internal, in a corridor. Without `code`, paint a stand-in."""
    area = canvas.pixels(box)
    shown = code or _STRANGERS[zone == "internal", serious]
    canvas.surface.blit(_approach(area.w, area.h, color, zone, shown, bool(code)), area)


def free_announcements() -> None:
    """Free the pictures of announcements, which other scenes do not need: 8 MB on a large screen."""
    for picture in (_alerted, _approach, _dealt):
        picture.cache_clear()


def paint_dealt_cards(canvas: Canvas, box: Box, color: Color) -> None:
    """Paint action cards, lit in the color of an announcement."""
    area = canvas.pixels(box)
    canvas.surface.blit(_dealt(area.w, area.h, color), area)


def _subject_width(wide: int, high: int) -> int:
    """Return the width of a picture's subject, which is on the left of a wide picture."""
    return wide if wide < _BROAD * high else round(min(1.1 * high, PICTURED * wide))


@lru_cache(maxsize=2)
def _alerted(wide: int, high: int, color: Color) -> pygame.Surface:
    picture = drawing.render_illustration("space", wide, high)
    picture.fill(theme.mix(color, theme.BRIGHT, 0.3), special_flags=pygame.BLEND_MULT)
    wide = _subject_width(wide, high)
    for reach in (0.7, 0.35):
        _add_light(
            picture, (wide * 0.45, high * 0.66), min(wide, high * 1.2) * reach, theme.mix(theme.UNLIT, color, 0.55)
        )
    long = round(min(wide * 0.98, high * 1.7))
    ship = drawing.render_illustration("hull", long, round(long * _HULL))
    ship.fill(theme.mix(color, theme.BRIGHT, 0.8), special_flags=pygame.BLEND_RGB_MULT)
    picture.blit(ship, ((wide - long) * 0.3, high * 0.68 - ship.get_height() / 2))
    return _fading_out(picture)


# The figure of a threat before its card is known, by whether it is internal and serious.
_STRANGERS = {(False, False): "E1-07", (False, True): "SE1-02", (True, False): "I1-01", (True, True): "SI1-03"}


def paint_unknown_card(canvas: Canvas, box: Box, color: Color) -> None:
    """Paint the back of a threat card that was not entered, with a question mark if there is room."""
    high = min(box.h, box.w * 1.4)
    card = box.middle(high / 1.4, high)
    canvas.glow(*card.center, high * 0.7, theme.mix(theme.UNLIT, color, 0.3))
    canvas.illustration(card, "card-back", theme.mix(theme.SPACE, color, 0.7))
    if high >= 50:
        canvas.text(card.middle(high * 0.4, high * 0.4), "?", high * 0.36, theme.BRIGHT, fonts.BOLD, "center")


@lru_cache(maxsize=2)
def _approach(wide: int, high: int, color: Color, zone: str, code: str, known: bool) -> pygame.Surface:
    picture = drawing.render_illustration("corridor" if zone == "internal" else "space", wide, high)
    picture.fill(theme.mix(color, theme.BRIGHT, 0.3), special_flags=pygame.BLEND_MULT)
    low, is_alone = wide > high * _LOW, wide < high * _BROAD
    wide = _subject_width(wide, high)
    at = (high, high * 0.55) if low else (wide * 0.49, high * (0.42 if is_alone else 0.69))  # below the time and zone
    if zone in ship_layout.MIDDLE and not low and not is_alone:
        zoom, ship = wide / _NEAR, ship_layout.SHIP
        sheet = Sheet(picture, at[0] - ship_layout.MIDDLE[zone] * zoom, high * 0.86 - ship.y * zoom, zoom, ship)
        hull = pygame.Surface((wide, high), pygame.SRCALPHA)
        evolve(sheet, surface=hull).paint(ship_drawing.draw_empty_ship())
        picture.blit(_fading_out(hull, from_ratio=0), (0, 0))
        light = pygame.Surface((2 * wide, 2 * high))  # larger, for smooth edges
        larger = Sheet(light, 2 * sheet.left, 2 * sheet.top, 2 * zoom, ship)
        larger.paint_uncached((Ray(ship_drawing.shield_arc(zone, 0), 24, Role.SHIELD, 0.6),))
        picture.blit(pygame.transform.smoothscale_by(light, 0.5), (0, 0), special_flags=pygame.BLEND_ADD)
    for reach in (0.55, 0.3):
        _add_light(picture, at, min(wide, high * 1.2) * reach, theme.mix(theme.UNLIT, color, 0.75))
    side = round(high * 1.2 if low else min(high * (0.8 if is_alone else 0.6), wide * 0.94))
    figure = pygame.Surface((side, side), pygame.SRCALPHA)
    Sheet(figure, side / 2, side / 2, side / _THREAT.wide, _THREAT).paint(load_silhouette(code))
    if not known:
        figure.fill(theme.mix(theme.SPACE, color, 0.4), special_flags=pygame.BLEND_RGB_MULT)
    picture.blit(figure, (at[0] - side / 2, at[1] - side / 2))
    return _fading_out(picture)


@lru_cache(maxsize=1)
def _dealt(wide: int, high: int, color: Color) -> pygame.Surface:
    whole, wide = wide, _subject_width(wide, high)
    middle = 0.68 if whole > wide else 0.5  # below an icon, or alone
    picture = _in_light(whole, high, color, (wide * 0.45, high * middle))
    tall = high * 0.5
    size = (round(tall * 1.5), round(tall * 2.1))  # drawn larger, for smooth edges
    for place, name in enumerate(("redward", "gravolift", "bots")):
        card = drawing.render_illustration("card-face", *size, color)
        sign = drawing.draw_icon(Icon(name, (icons.RED, theme.BRIGHT, theme.BRIGHT)[place]), round(tall * 0.92))
        card.blit(sign, sign.get_rect(center=card.get_rect().center))
        card = pygame.transform.rotozoom(pygame.transform.smoothscale_by(card, 0.5), 14 - 14 * place, 1.0)
        at = wide * (0.28 + 0.21 * place), high * (middle + (0.02, -0.02, 0.02)[place])
        picture.blit(card, card.get_rect(center=(round(at[0]), round(at[1]))))
    return _fading_out(picture)


def _in_light(wide: int, high: int, color: Color, at: tuple[float, float]) -> pygame.Surface:
    picture = pygame.Surface((wide, high))
    picture.fill(theme.mix(theme.SPACE, color, 0.1))
    for reach, strength in ((0.9, 0.4), (0.4, 0.4)):
        _add_light(picture, at, wide * reach, theme.mix(theme.UNLIT, color, strength))
    return picture


def _fading_out(picture: pygame.Surface, from_ratio: float = _BROAD) -> pygame.Surface:
    """Return the picture with its right side faded out, or unchanged if it is narrower than this ratio."""
    wide, high = picture.get_size()
    if wide < from_ratio * high:
        return picture
    fading = pygame.Surface((8, 1), pygame.SRCALPHA)
    for x, opacity in enumerate((255, 255, 255, 250, 220, 150, 60, 0)):
        fading.set_at((x, 0), (255, 255, 255, opacity))
    faded = pygame.transform.smoothscale(fading, (wide, high))
    faded.blit(picture, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    off = high // 20
    pygame.draw.polygon(faded, (0, 0, 0, 0), [(0, high - off), (off, high), (0, high)])
    return faded


def _add_light(surface: pygame.Surface, at: tuple[float, float], reach: float, color: Color) -> None:
    side = max(2, round(2 * reach))
    surface.blit(soft_light(side, color), (at[0] - side / 2, at[1] - side / 2), special_flags=pygame.BLEND_ADD)
