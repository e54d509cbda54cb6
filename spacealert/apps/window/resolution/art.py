"""Drawings for the resolution: cards, people, squads and damage tiles."""

from spacealert.apps.window import icons
from spacealert.engine.actions import HEROIC_MOVES
from spacealert.kit.ui import fonts, theme
from spacealert.kit.ui.canvas import Box, Canvas
from spacealert.kit.ui.drawing import Icon
from spacealert.kit.ui.theme import Color, Type


def draw_card(canvas: Canvas, box: Box, action: str, ink: Color = theme.TEXT) -> None:
    """Draw the cards of a slot."""
    side = min(box.w, box.h)
    if len(action) > 1:
        upright = box.h > 1.3 * box.w
        parts = (box.rows if upright else box.columns)(*[None] * len(action), gap=1)
        for one, part in zip(action, parts, strict=False):
            draw_card(canvas, part, one, ink)
    elif not action:
        canvas.icon(box.inset(side * 0.4), Icon("empty", theme.LINE))
    elif action in "abcABC":
        heroic = action.isupper()
        canvas.text(
            box, action.upper(), min(box.w * 1.1, box.h * 0.8), theme.AMBER if heroic else ink, fonts.BOLD, "center"
        )
        if heroic:
            _star(canvas, box, side)
    elif action in "xX":
        canvas.icon(box.inset(side * 0.12), Icon("bots", theme.AMBER if action == "X" else ink))
        if action == "X":
            _star(canvas, box, side)
    elif action in "<>":
        color = icons.RED if action == "<" else icons.BLUE
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


def draw_person(canvas: Canvas, box: Box, color: str, number: int, conscious: bool, squad: str | None) -> None:
    """Draw a figure with its color, its place in turn order, and its squad below."""
    head = Box(box.x, box.y, box.w, box.w)
    if conscious:
        canvas.icon(head, icons.person(color))
    else:
        canvas.icon(head, Icon("fallen", theme.fade(icons.CREW[color])))
    reach = max(7.5, box.w * 0.24)
    canvas.disc(head.right - reach + 2, head.bottom - reach + 2, reach, theme.SPACE)
    badge = Box(head.right - 2 * reach + 2, head.bottom - 2 * reach + 2, 2 * reach, 2 * reach)
    canvas.text(badge, str(number), 1.6 * reach, theme.BRIGHT, fonts.BOLD, "center")
    if squad:
        below = Box(box.x + box.w * 0.14, box.y + box.w * 0.98, box.w * 0.72, box.w * 0.62)
        draw_squad(canvas, below, squad)


def draw_squad(canvas: Canvas, box: Box, state: str) -> None:
    """Draw a squad: bright with a player, dim in its bay, crossed out if disabled."""
    if state == "disabled":
        canvas.icon(box, Icon("bots-off", theme.ALARM))
    else:
        canvas.icon(box, Icon("bots", theme.GOOD if state == "active" else theme.FAINT))


def draw_tile(canvas: Canvas, box: Box, tile: str, zone: str, number: str = "") -> None:
    """Draw a damage tile, face up in the color of its zone or face down. With a number, it is on top of others."""
    side = min(box.w, box.h)
    at, color = box.middle(side, side), icons.ZONES[zone]
    if number:
        at = at.inset(4)
        for below in (8, 4):
            under = Box(at.x + below - 4, at.y + below - 4, at.w, at.h)
            canvas.plate(under, theme.mix(theme.SPACE, color, 0.1), theme.mix(theme.PANEL, color, 0.35), cut=6)
        at = Box(at.x - 4, at.y - 4, at.w, at.h)
    canvas.plate(at, theme.mix(theme.SPACE, color, 0.34 if tile else 0.14), theme.mix(theme.PANEL, color, 0.8), cut=6)
    icon = Icon(f"tile-{tile}", theme.ALARM) if tile else Icon("cross", theme.mix(theme.PANEL, color, 0.4))
    canvas.icon(at.inset(side * 0.2), icon)
    if number:
        corner = Box(at.x + 6, at.y + 4, 20, 20)
        canvas.text(corner, number, Type.CAPTION, theme.mix(color, theme.BRIGHT, 0.5), fonts.BOLD)
