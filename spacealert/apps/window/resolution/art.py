"""The drawings of the resolution: cards of a plan, people, squads, rockets, energy, damage tiles. All our own."""

from collections.abc import Callable
from functools import partial

from spacealert.apps.window import game_colors
from spacealert.engine.actions import HEROIC_MOVES
from spacealert.engine.ship import STATIONS
from spacealert.kit.ui import drawing, fonts, theme
from spacealert.kit.ui.canvas import Canvas
from spacealert.kit.ui.drawing import Brush, Icon
from spacealert.kit.ui.layout import Box
from spacealert.kit.ui.theme import Color

_NARROW = 10  # units in which no card can be told beside others


def card(canvas: Canvas, box: Box, action: str, ink: Color = theme.TEXT) -> None:
    """What lies in a slot, as large as the box allows."""
    side = min(box.w, box.h)
    if len(action) > 1:
        narrow = box.w / len(action) < _NARROW
        parts = box.grid(2, -(-len(action) // 2)) if narrow else box.columns(*[None] * len(action))
        for one, part in zip(action, parts, strict=False):
            card(canvas, part, one, ink)
    elif not action:
        canvas.icon(box.inset(side * 0.4), Icon("empty", theme.LINE))
    elif action in "abcABC":
        heroic = action.isupper()
        canvas.text(box, action.upper(), side * 0.8, theme.AMBER if heroic else ink, fonts.BOLD, "center")
        if heroic:
            _star(canvas, box, side)
    elif action in "xX":
        canvas.icon(box.inset(side * 0.12), Icon("bots", theme.AMBER if action == "X" else ink))
        if action == "X":
            _star(canvas, box, side)
    elif action in "<>":
        color = game_colors.RED if action == "<" else game_colors.BLUE
        canvas.icon(box.inset(side * 0.14), Icon("redward" if action == "<" else "blueward", color))
    elif action == "^":
        canvas.icon(box.inset(side * 0.12), Icon("gravolift", ink))
    elif action in "sS":
        canvas.icon(box.inset(side * 0.16), Icon("star", theme.AMBER if action == "S" else theme.SIGNAL))
        if action == "S":
            _star(canvas, box, side)
    elif action in HEROIC_MOVES:
        canvas.icon(box.inset(side * 0.12), Icon(f"to-{HEROIC_MOVES[action]}", theme.AMBER))


def _star(canvas: Canvas, box: Box, side: float) -> None:
    x, y = box.center
    canvas.icon(Box(x + side * 0.18, y - side * 0.5, side * 0.3, side * 0.3), Icon("star", theme.AMBER))


def person(canvas: Canvas, box: Box, color: str, number: int, conscious: bool, squad: str | None) -> None:
    """A figure by its color and its place in the order of acting; below it the squad that it leads."""
    head = Box(box.x, box.y, box.w, box.w)
    shown = game_colors.CREW[color] if conscious else theme.faded(game_colors.CREW[color])
    canvas.icon(head, Icon("figure" if conscious else "fallen", shown))
    ink = theme.INK if conscious else theme.FAINT
    canvas.text(head, str(number), box.w * 0.62, ink, fonts.BOLD, "center")
    if squad:
        below = Box(box.x + box.w * 0.14, box.y + box.w * 0.98, box.w * 0.72, box.w * 0.62)
        bots(canvas, below, squad)


def bots(canvas: Canvas, box: Box, state: str) -> None:
    """A squad: bright when it goes with somebody, dim while it lies in its bay, crossed out when it is disabled."""
    if state == "disabled":
        canvas.icon(box, Icon("bots-off", theme.ALARM))
    else:
        canvas.icon(box, Icon("bots", theme.GOOD if state == "active" else theme.FAINT))


def energy(canvas: Canvas, box: Box, count: int, room: int) -> None:
    """Energy against its room; what a heroic hand put above it stands out."""
    places = max(count, room)
    wide = min(box.h * 0.62, (box.w + 3) / places - 3) if places else 0
    for place in range(places):
        cell = Box(box.x + place * (wide + 3), box.y, wide, box.h)
        if place >= count:
            canvas.frame(cell, theme.HOLLOW, 1)
        else:
            canvas.fill(cell, theme.GOOD if place < room else theme.AMBER)


def _bots(brush: Brush, _sign: Icon) -> None:
    brush.fill((16, 30), (84, 30), (84, 82), (16, 82))
    brush.line((50, 30), (50, 12), wide=7)
    brush.disc((50, 10), 8)
    brush.fill((4, 44), (12, 44), (12, 68), (4, 68))
    brush.fill((88, 44), (96, 44), (96, 68), (88, 68))
    brush.erase_disc((35, 52), 8)
    brush.erase_disc((65, 52), 8)
    brush.erase((34, 68), (66, 68), (66, 74), (34, 74))


def _bots_off(brush: Brush, icon: Icon) -> None:
    brush.outline((16, 30), (84, 30), (84, 82), (16, 82), wide=6)
    brush.line((50, 30), (50, 12), wide=6)
    brush.line((10, 92), (90, 8), wide=8)


def _figure(brush: Brush, _sign: Icon) -> None:
    brush.disc((50, 50), 48)


def _fallen(brush: Brush, _sign: Icon) -> None:
    brush.ring((50, 50), 42, wide=8)
    brush.line((22, 22), (78, 78), wide=5)


def _redward(brush: Brush, _sign: Icon) -> None:
    brush.fill((4, 50), (52, 10), (52, 34), (96, 34), (96, 66), (52, 66), (52, 90))


def _blueward(brush: Brush, _sign: Icon) -> None:
    brush.fill((96, 50), (48, 10), (48, 34), (4, 34), (4, 66), (48, 66), (48, 90))


def _gravolift(brush: Brush, _sign: Icon) -> None:
    brush.fill((30, 2), (54, 32), (38, 32), (38, 68), (54, 68), (30, 98), (6, 68), (22, 68), (22, 32), (6, 32))
    brush.fill((66, 10), (94, 10), (94, 24), (66, 24))
    brush.fill((66, 76), (94, 76), (94, 90), (66, 90))
    brush.line((80, 30), (80, 70), wide=8)


def _again(brush: Brush, _sign: Icon) -> None:
    """A circle that runs on: the back icon in a mirror."""
    brush.arc((50, 54), 34, 0.25, 0.98, wide=9)
    brush.fill((48, 4), (48, 36), (74, 20))


def _leftward(brush: Brush, _sign: Icon) -> None:
    brush.fill((78, 8), (10, 50), (78, 92))


def _first(brush: Brush, _sign: Icon) -> None:
    brush.fill((52, 10), (8, 50), (52, 90))
    brush.fill((96, 10), (52, 50), (96, 90))


def _last(brush: Brush, _sign: Icon) -> None:
    brush.fill((48, 10), (92, 50), (48, 90))
    brush.fill((4, 10), (48, 50), (4, 90))


def _empty(brush: Brush, _sign: Icon) -> None:
    brush.fill((0, 36), (100, 36), (100, 64), (0, 64))


def _to(station: str, brush: Brush, _sign: Icon) -> None:
    """The ship's six stations, the one that is meant filled."""
    for place, name in enumerate(STATIONS):
        x, y = 4 + place % 3 * 32, 18 + place // 3 * 34
        corners = ((x, y), (x + 28, y), (x + 28, y + 30), (x, y + 30))
        if name == station:
            brush.fill(*corners)
        else:
            inside = ((x + 3, y + 3), (x + 25, y + 3), (x + 25, y + 27), (x + 3, y + 27))
            brush.outline(*inside, wide=4)


def _rocket(brush: Brush, _sign: Icon) -> None:
    brush.fill((50, 2), (66, 26), (68, 66), (88, 96), (60, 82), (40, 82), (12, 96), (32, 66), (34, 26))


def _capsule(brush: Brush, _sign: Icon) -> None:
    brush.fill((30, 20), (70, 20), (70, 80), (30, 80))
    brush.disc((50, 20), 20)
    brush.disc((50, 80), 20)


def _wing(brush: Brush, _sign: Icon) -> None:
    brush.fill((50, 6), (64, 50), (98, 82), (62, 76), (50, 94), (38, 76), (2, 82), (36, 50))


def _heavy(brush: Brush, _sign: Icon) -> None:
    brush.fill((6, 34), (58, 34), (58, 66), (6, 66))
    brush.fill((58, 22), (94, 10), (94, 90), (58, 78))


def _lower(brush: Brush, _sign: Icon) -> None:
    brush.fill((6, 40), (94, 40), (94, 60), (6, 60))
    brush.fill((6, 22), (30, 22), (30, 78), (6, 78))
    brush.line((74, 28), (74, 72), wide=8)


def _bolt(brush: Brush, _sign: Icon) -> None:
    brush.fill((58, 2), (18, 58), (46, 58), (38, 98), (82, 38), (54, 38))


def _arc(brush: Brush, _sign: Icon) -> None:
    brush.fill((8, 14), (50, 4), (92, 14), (88, 56), (50, 98), (12, 56))
    brush.erase((24, 26), (50, 20), (76, 26), (72, 52), (50, 76), (28, 52))


def _crack(brush: Brush, _sign: Icon) -> None:
    brush.line((10, 10), (38, 40), (30, 62), (58, 70), (64, 96), wide=9)
    brush.line((66, 6), (58, 34), (90, 58), wide=9)


def _eye(brush: Brush, _sign: Icon) -> None:
    brush.arc((50, 74), 52, -0.16, 0.16, wide=9)
    brush.arc((50, 26), 52, 0.34, 0.66, wide=9)
    brush.disc((50, 50), 15)


def _computer(brush: Brush, _sign: Icon) -> None:
    brush.outline((10, 14), (90, 14), (90, 70), (10, 70), wide=9)
    brush.line((30, 92), (70, 92), wide=9)
    brush.line((50, 70), (50, 92), wide=9)


_DRAWINGS: dict[str, Callable[[Brush, Icon], None]] = {
    "bots": _bots,
    "bots-off": _bots_off,
    "figure": _figure,
    "fallen": _fallen,
    "redward": _redward,
    "blueward": _blueward,
    "gravolift": _gravolift,
    "again": _again,
    "leftward": _leftward,
    "first": _first,
    "last": _last,
    "empty": _empty,
    "rocket": _rocket,
    "capsule": _capsule,
    "wing": _wing,
    "eye": _eye,
    "computer": _computer,
    "tile-heavy": _heavy,
    "tile-lower": _lower,
    "tile-shield": _arc,
    "tile-reactor": _bolt,
    "tile-lift": _gravolift,
    "tile-structure": _crack,
}
_DRAWINGS |= {f"to-{station}": partial(_to, station) for station in STATIONS}
drawing.register(_DRAWINGS)
