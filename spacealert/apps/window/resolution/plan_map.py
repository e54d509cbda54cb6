"""The chosen member's way through the ship, drawn from the cards that are laid so far, so that slips are seen."""

from collections import Counter
from collections.abc import Sequence

from spacealert.apps.window import game_colors, shape_painter
from spacealert.kit.ui import fonts, theme
from spacealert.kit.ui.canvas import Canvas
from spacealert.kit.ui.layout import Box
from spacealert.kit.ui.theme import Color, Type
from spacealert.narration.shapes import ship_drawing, ship_layout
from spacealert.narration.shapes.shape import Point
from spacealert.session.plan_slots import Stop

_FEW = 6  # marks of one room that are as large as marks can be
_INSIDE = ship_layout.Frame(0, 316, 720, 290)  # of the ship, what the way leads through


def paint(canvas: Canvas, box: Box, color: str, stops: Sequence[Stop], turn: int, last: int) -> None:
    """The ship, and on it a mark for each turn up to `last`; the one of `turn` stands out."""
    shape_painter.paint(canvas, box, ship_drawing.ship_alone(), _INSIDE)
    sheet = shape_painter.laid_over(canvas, box, _INSIDE)
    marks: dict[int, Point] = {}
    seen = Counter(stop.station for stop in stops[:last])
    radius, abreast = (12.0, 3) if max(seen.values()) <= _FEW else (9.5, 4)
    passed: Counter[str] = Counter()
    for stop in stops[:last]:
        down, along = divmod(passed[stop.station], abreast)
        passed[stop.station] += 1
        room = ship_layout.STATION[stop.station]
        x, y = sheet.pixels((room.x, room.y))
        step = 2 * radius + 3
        at = x / canvas.unit + 7 + radius + along * step, y / canvas.unit + 6 + radius + down * step
        marks[stop.turn] = at
    ink = game_colors.CREW[color]
    ways = [(marks[stop.turn - 1], marks[stop.turn]) for stop in stops[:last] if stop.turn > 1]
    for begin, end in ways:
        canvas.line(begin, end, theme.SPACE, 7)
    for begin, end in ways:
        canvas.line(begin, end, theme.mix(ink, theme.BRIGHT, 0.2), 3)
    for stop in stops[:last]:
        fill = theme.ALARM if stop.blocked else ink
        _mark(canvas, marks[stop.turn], radius, stop, fill, here=stop.turn == turn)


def _mark(canvas: Canvas, at: Point, radius: float, stop: Stop, color: Color, *, here: bool) -> None:
    if here:
        canvas.disc(*at, radius + 4, theme.BRIGHT)
    canvas.disc(*at, radius + 1.5, theme.SPACE)
    canvas.disc(*at, radius, color)
    box = Box(at[0] - radius, at[1] - radius, 2 * radius, 2 * radius)
    words = f"{stop.turn}" if not stop.blocked else "!"
    canvas.text(box, words, Type.CAPTION, theme.INK, fonts.BOLD, "center", least=Type.FINE)
