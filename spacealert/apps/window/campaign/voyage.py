"""A campaign as a voyage: a star for each mission, the way between them, and the ship where it is now."""

from collections.abc import Sequence

from spacealert.apps.window import shape_painter
from spacealert.engine.campaign_rules import Flown
from spacealert.kit.i18n.texts import with_minus
from spacealert.kit.ui import fonts, theme
from spacealert.kit.ui.canvas import Canvas
from spacealert.kit.ui.drawing import Icon
from spacealert.kit.ui.layout import Box
from spacealert.kit.ui.theme import Color, Type
from spacealert.narration.shapes import ship_drawing, ship_layout

_RADIUS = 19.0
_DOTS = 7  # of a way that has not been flown
_HULLS: tuple[Color, ...] = (theme.SIGNAL, theme.STORY, theme.GOOD)


def paint(canvas: Canvas, box: Box, missions: Sequence[Flown], length: int, over: bool) -> None:
    """The stops from left to right, each a bit higher or lower than the last; flown ones bear their points."""
    step = box.w / length
    stops = [
        (box.x + step * (place + 0.5), box.y + box.h * (0.72 if place % 2 == 0 else 0.58)) for place in range(length)
    ]
    reached = len(missions)
    for place in range(length - 1):
        _way(canvas, stops[place], stops[place + 1], flown=place + 1 < reached + (not over))
    for place, (x, y) in enumerate(stops):
        flown = missions[place] if place < reached else None
        _stop(canvas, x, y, place, flown, now=place == reached and not over)
    x, y = stops[min(reached, length - 1) if not over else max(0, reached - 1)]
    high = min(box.h * 0.44, 54.0)
    ship = Box(x - high, y - _RADIUS - 8 - high, 2 * high, high)
    lost = bool(missions) and missions[-1].score is None
    canvas.glow(x, ship.bottom - 6, high * 0.6, theme.mix(theme.SPACE, theme.ALARM if lost else theme.SIGNAL, 0.7))
    shape_painter.paint(canvas, ship, ship_drawing.ship_alone(), ship_layout.SHIP)
    if lost:
        canvas.icon(ship.middle(high * 0.9, high * 0.9), Icon("cross", theme.ALARM))


def _way(canvas: Canvas, begin: tuple[float, float], end: tuple[float, float], *, flown: bool) -> None:
    x, y, dx, dy = *begin, end[0] - begin[0], end[1] - begin[1]
    if flown:
        canvas.line(begin, end, theme.STORY, 3)
        return
    for dot in range(1, _DOTS + 1):
        share = dot / (_DOTS + 1)
        canvas.disc(x + dx * share, y + dy * share, 1.6, theme.FAINT)


def _stop(canvas: Canvas, x: float, y: float, place: int, flown: Flown | None, *, now: bool) -> None:
    """A world with its night side; a ring stands around the one that is next."""
    color = theme.LINE if flown is None else theme.ALARM if flown.score is None else _HULLS[place % len(_HULLS)]
    if now:
        canvas.glow(x, y, _RADIUS * 2, theme.mix(theme.SPACE, theme.AMBER, 0.6))
        canvas.disc(x, y, _RADIUS + 3, theme.AMBER)
    canvas.disc(x, y, _RADIUS, color)
    canvas.disc(x + 3, y + 3, _RADIUS - 4, theme.mix(theme.PANEL, color, 0.25))
    words = str(place + 1) if flown is None or flown.score is None else with_minus(flown.score.total)
    ink = theme.TEXT if flown is not None or now else theme.FAINT
    cell = Box(x - _RADIUS, y - _RADIUS, 2 * _RADIUS, 2 * _RADIUS)
    canvas.text(cell, words, Type.CAPTION, ink, fonts.BOLD, "center", least=Type.FINE)
