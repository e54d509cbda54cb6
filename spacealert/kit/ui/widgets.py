"""Things to press. Each paints itself on a canvas and leaves its actions there; what an action does the scene knows.

The look: a key of a console, lit from above; what is chosen is lit from within and bordered, what leads on is filled
with amber, and a bright border stands where Enter would press. Large enough for a finger.
"""

from collections.abc import Sequence

from attrs import frozen

from spacealert.kit.ui import fonts, theme
from spacealert.kit.ui.canvas import Action, Align, Canvas
from spacealert.kit.ui.drawing import Icon
from spacealert.kit.ui.layout import Box
from spacealert.kit.ui.theme import Type


@frozen
class Option:
    """One of several to choose from."""

    action: Action
    label: str
    chosen: bool = False
    icon: Icon | None = None


def button(
    canvas: Canvas,
    box: Box,
    action: Action,
    label: str = "",
    *,
    icon: Icon | None = None,
    key: str = "",
    chosen: bool = False,
    main: bool = False,
    size: float = Type.LEAD,
    align: Align = "center",
    lines: int = 1,
    ellipsis: bool = False,
    words: str = "",
) -> None:
    """A surface to press with its icon, its label and, small, the key that does the same.

    One on a screen may be the `main` one, which leads on: no other is as bright. `words` say what one without a label
    does.
    """
    focused = canvas.target(box, action, words)
    surface = theme.AMBER if main else theme.CHOSEN if chosen else theme.RAISED
    ink = theme.INK if main else theme.PICKED if chosen else theme.TEXT
    key_surface(canvas, box, surface, theme.PICKED if chosen and not main else None)
    inside = box.inset(12, 6)
    if not canvas.shows_keys:
        key = ""
    if key:
        width = canvas.width(key, _cap_type(size), fonts.SEMIBOLD) + 12
        cap = Box(inside.right - width, box.y + (box.h - size * 1.1) / 2, width, size * 1.1)
        inside = Box(inside.x, inside.y, max(0, inside.w - width - 8), inside.h)
    if icon is not None:
        side = min(inside.h, size * 1.25)
        if label:
            canvas.icon(Box(inside.x, box.y + (box.h - side) / 2, side, side), icon)
            inside = Box(inside.x + side + 8, inside.y, max(0, inside.w - side - 8), inside.h)
            align = "left"
        else:
            canvas.icon(inside.middle(side, side), icon)
    weight = fonts.SEMIBOLD if chosen or main else fonts.REGULAR
    canvas.text(inside, label, size, ink, weight, align, least=size * 0.62, lines=lines, ellipsis=ellipsis)
    if key:
        key_cap(canvas, cap, key, surface, ink)
    if focused:
        canvas.frame(box, theme.BRIGHT, 3)


def labeled(canvas: Canvas, box: Box, action: Action, icon: Icon, label: str, key: str = "", words: str = "") -> None:
    """An icon with its name below it, for a row of many; `words` say more than the name does."""
    focused = canvas.target(box, action, words)
    key_surface(canvas, box, theme.RAISED)
    sign, name = box.inset(6, 9).rows(None, 15, gap=6)
    if key and canvas.shows_keys:
        wide = min(sign.w - 16, canvas.width(key, Type.FINE, fonts.SEMIBOLD) + 8)
        cap = Box(sign.right - wide, sign.y + (sign.h - 22) / 2, wide, 22)
        sign = Box(sign.x, sign.y, sign.w - wide - 4, sign.h)
        key_cap(canvas, cap, key, theme.RAISED, theme.TEXT)
    canvas.icon(sign, icon)
    canvas.text(name, label, Type.FINE, theme.TEXT, align="center", least=Type.FINE, ellipsis=True)
    if focused:
        canvas.frame(box, theme.BRIGHT, 3)


def key_surface(canvas: Canvas, box: Box, surface: theme.Color, edge: theme.Color | None = None) -> None:
    """What can be pressed: it stands out, with light on its upper edge and shadow on its lower one."""
    canvas.plate(box, surface, edge, cut=theme.CUT / 2)
    if edge is None:
        canvas.fill(Box(box.x + theme.CUT / 2, box.bottom - 3, box.w - theme.CUT / 2, 3), theme.shaded(surface))


def _cap_type(size: float) -> float:
    return max(size * 0.72, Type.FINE)


def key_cap(canvas: Canvas, box: Box, key: str, surface: theme.Color, ink: theme.Color) -> None:
    """A key as it lies on the keyboard, small, on this surface."""
    canvas.frame(box, theme.mix(surface, ink, 0.35), 1)
    canvas.text(box, key, _cap_type(box.h * 0.9), theme.mix(surface, ink, 0.75), fonts.SEMIBOLD, "center")


def choice(canvas: Canvas, box: Box, options: Sequence[Option], size: float = Type.LEAD, gap: float = 4) -> None:
    """Options side by side, equally wide."""
    for cell, option in zip(box.columns(*[None] * len(options), gap=gap), options, strict=True):
        button(canvas, cell, option.action, option.label, icon=option.icon, chosen=option.chosen, size=size, lines=2)


def level(canvas: Canvas, box: Box, steps: Sequence[Option], reached: int, gap: float = 4) -> None:
    """A bar of cells like a loudness display, as many of them lit as are `reached`."""
    cells = box.columns(*[None] * len(steps))
    for number, (cell, step) in enumerate(zip(cells, steps, strict=True)):
        focused = canvas.target(cell, step.action, step.label)
        rise = 0.35 + 0.65 * (number + 1) / len(cells)
        bar = Box(cell.x, cell.bottom - cell.h * rise, cell.w - gap, cell.h * rise)
        canvas.fill(bar, theme.SIGNAL if number < reached else theme.RAISED)
        if focused:
            canvas.frame(cell, theme.BRIGHT, 3)


def entry(
    canvas: Canvas,
    box: Box,
    action: Action,
    written: str,
    hint: str,
    writing: bool,
    size: float = Type.LEAD,
    words: str = "",
) -> None:
    """A line to write on, which `words` name; while it is written on, a caret stands at its end."""
    focused = canvas.target(box, action, words)
    canvas.plate(box, theme.SPACE, theme.PICKED if writing else theme.LINE, cut=theme.CUT / 2)
    inside = box.inset(12, 4)
    at = canvas.text(inside, written, size, theme.TEXT, fonts.SEMIBOLD, ellipsis=True)
    if not written:
        behind = 9 if writing else 0  # the caret
        canvas.text(Box(inside.x + behind, inside.y, inside.w - behind, inside.h), hint, size, theme.FAINT)
    if writing:
        canvas.fill(Box(at.right + 3, box.y + box.h * 0.2, 2, box.h * 0.6), theme.PICKED)
    if focused and not writing:
        canvas.frame(box, theme.BRIGHT, 3)


def caption(canvas: Canvas, box: Box, words: str, size: float = Type.CAPTION) -> None:
    """The small line above something that says what it is."""
    canvas.text(box, words, size, theme.FAINT, fonts.SEMIBOLD)
