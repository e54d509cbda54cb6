"""Drawings for the resolution: cards, people, squads and damage tiles."""

from spacealert.apps.window import icons
from spacealert.engine.actions import HEROIC_MOVES
from spacealert.kit.ui import fonts, theme
from spacealert.kit.ui.canvas import Box, Canvas
from spacealert.kit.ui.drawing import Icon
from spacealert.kit.ui.theme import Color

_UNUSUAL = "ABXsS" + "".join(HEROIC_MOVES)  # heroic cards and those of specializations


def card_tint(action: str) -> tuple[Color, float]:
    """Return a background color for the cards in a slot, and how much of it to mix in."""
    if any(card in _UNUSUAL for card in action):
        return theme.AMBER, 0.2
    moves = {"<": icons.RED, ">": icons.BLUE}
    return next(((moves[card], 0.3) for card in action if card in moves), (theme.SIGNAL, 0.08))


def draw_card(canvas: Canvas, box: Box, action: str, ink: Color = theme.TEXT) -> None:
    """Draw the cards of a slot, side by side or stacked, or a sign for an empty slot."""
    side = min(box.w, box.h)
    if len(action) > 1:
        upright = box.h > 1.3 * box.w
        parts = (box.rows if upright else box.columns)(*[None] * len(action), gap=1)
        for one, part in zip(action, parts, strict=False):
            near = 0 if one in "abcABC" else -0.12  # signs have margins
            draw_card(canvas, part.inset(near * part.w, near * part.h), one, ink)
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


def draw_person(canvas: Canvas, box: Box, color: str, number: int, conscious: bool) -> None:
    """Draw a player's helmet, or a fallen figure if they are knocked out, with their place in turn order."""
    head = Box(box.x, box.y, box.w, box.w)
    if conscious:
        canvas.icon(head, icons.person(color))
    else:
        canvas.icon(head, Icon("fallen", theme.fade(icons.CREW[color])))
    reach = max(7.5, box.w * 0.24)
    canvas.disc(head.right - reach + 2, head.bottom - reach + 2, reach, theme.SPACE)
    badge = Box(head.right - 2 * reach + 2, head.bottom - 2 * reach + 2, 2 * reach, 2 * reach)
    canvas.text(badge, str(number), 1.6 * reach, theme.BRIGHT, fonts.BOLD, "center")


def draw_squad(canvas: Canvas, box: Box, state: str) -> None:
    """Draw a battlebot squad in this state."""
    if state == "disabled":
        canvas.icon(box, Icon("bots-off", theme.ALARM))
    else:
        canvas.icon(box, Icon("bots", theme.GOOD if state == "active" else theme.FAINT))


def draw_tile(canvas: Canvas, box: Box, tile: str, zone: str) -> None:
    """Draw a damage tile in the color of its zone, face down if `tile` is empty."""
    side = min(box.w, box.h)
    at = box.middle(side, side)
    canvas.illustration(at, "tile" if tile else "tile-back", icons.ZONES[zone])
    if tile:
        canvas.icon(at.inset(side * 0.2), Icon(f"tile-{tile}", theme.mix(theme.ALARM, theme.BRIGHT, 0.4)))
