"""Widgets with content of their own: text, pictures and everything clickable.

Buttons look like the keys of a console, lit from above. Chosen buttons are lit and bordered, the main button is amber,
and destructive buttons are vermilion. A bright border marks the button with the focus.
"""

from collections.abc import Callable, Hashable, Iterator, Sequence
from typing import Any, Unpack

from attrs import evolve, frozen

from spacealert.kit.ui import fonts, glyphs, theme
from spacealert.kit.ui.canvas import Action, Align, Box, Canvas, Target
from spacealert.kit.ui.containers import FINGER, CenteredColumn, Column, Grid, Layers, Modal, Plate, Row, Scroll
from spacealert.kit.ui.drawing import Icon
from spacealert.kit.ui.theme import Color, Type
from spacealert.kit.ui.widget import (
    APART,
    GAP,
    Binding,
    Container,
    EditField,
    FrameAction,
    Key,
    RefusedAction,
    Span,
    Widget,
    WidgetOptions,
)

_PAD, _ICON_PAD = 12.0, 7.0  # horizontal padding in units, for a label and for an icon alone
_BETWEEN = 10.0  # between icon, label and key, in units
_ABOVE = 5.0  # vertical padding, in units
_FEW, _MANY = 4.0, 10.0  # minimum and preferred width of typed names, in ems
_SHRINK = 0.6  # share of its size to which a typed line shrinks before it is cut
_SIZES = sorted(map(float, Type), reverse=True)
_UNLIMITED = 999
_TALL, _LARGER = 56.0, 1.3  # height in units above which a button has a larger label, and the most by which it grows
_STEP = 40.0  # width of one step of a slider, in units
_NOTE_WIDTH, _NOTE_RISE = 260.0, 24.0  # minimum width and extra height of a note next to buttons, in units
_CAPS = {
    "escape": "Esc", "enter": "Enter", "delete": "Del", "pageup": "PgUp", "pagedown": "PgDn", "space": "Space",
    "left": "←", "right": "→", "up": "↑", "down": "↓", "tab": "Tab", "home": "Home", "end": "End",
}  # fmt: skip


def key_label(key: str) -> str:
    """Return the label of a key, such as "Shift A" for `shift+a`."""
    if not key:
        return ""
    *held, last = key.split("+") if len(key) > 1 else (key,)
    name = _CAPS.get(last, last.upper() if len(last) <= 3 else last.capitalize())
    return " ".join([*(one.capitalize() for one in held), name])


# Sizes in units, with a margin for rounding to whole pixels.


def _width(canvas: Canvas, text: str, size: float, weight: str, spaced: bool = False) -> float:
    words, em = glyphs.clean(text), canvas.em(size)
    wide = fonts.spaced_width(words.upper(), em) if spaced else fonts.width(words, weight, em)
    return (wide + 2) / canvas.unit


def _least_width(canvas: Canvas, text: str, size: float, weight: str, spaced: bool = False) -> float:
    words, em = glyphs.clean(text), canvas.em(size)
    if spaced:
        return (max(fonts.spaced_width(word, em) for word in words.upper().split() or [""]) + 2) / canvas.unit
    return (fonts.longest_word_width(words, weight, em) + 2) / canvas.unit


def _height(canvas: Canvas, text: str, size: float, weight: str, width: float, spaced: bool = False) -> float:
    words, em, across = glyphs.clean(text), canvas.em(size), int(width * canvas.unit) - 1
    lines = fonts.wrap_spaced(words.upper(), em, across) if spaced else fonts.wrap_text(words, weight, em, across)
    return (len(lines) * (em if spaced else fonts.leading(em)) + 1) / canvas.unit


@frozen
class Text(Widget):
    """Text in the style of its `role`, on as many lines as needed.

    If a word is too wide, very large text uses a smaller size. Text from users (`theirs`) stays on one line. It shrinks
    a little if necessary, and ends in an ellipsis if it is still too long.
    """

    text: str
    role: fonts.Style = fonts.WORDS
    color: Color | None = None
    align: Align = "left"
    top: bool = False
    theirs: bool = False

    @property
    def _drawn(self) -> str:
        return glyphs.clean(self.text)

    def _size(self, canvas: Canvas, width: float) -> float:
        role = self.role
        least = max(Type.NOTE, _SHRINK * role.size) if self.theirs else Type.TITLE
        if role.size <= least:
            return role.size
        measure = _width if self.theirs else _least_width
        smaller = [size for size in _SIZES if least <= size < role.size]
        for size in (role.size, *smaller):
            if measure(canvas, self._drawn, size, role.weight, role.spaced) <= width:
                return size
        return smaller[-1] if smaller else role.size

    def _measure_width(self, canvas: Canvas) -> Span:
        words, role = self._drawn, self.role
        if not words:
            return 0, 0
        wish = max(_width(canvas, line, role.size, role.weight, role.spaced) for line in words.split("\n"))
        smallest = min(role.size, Type.TITLE)
        if self.theirs:
            least = min(_FEW * role.size, wish)
            return least, least if self.grow else wish  # growing widgets share the remaining space
        return min(_least_width(canvas, words, smallest, role.weight, role.spaced), wish), wish

    def _measure_height(self, canvas: Canvas, width: float) -> Span:
        words, role = self._drawn, self.role
        if not words:
            return 0, 0
        wide = 1e6 if self.theirs else width
        high = _height(canvas, words, self._size(canvas, wide), role.weight, wide, role.spaced)
        return high, high

    def paint(self, canvas: Canvas, box: Box) -> None:
        role, color = self.role, self.color or self.role.color
        size = self._size(canvas, box.w)
        if role.spaced:
            em = canvas.em(size)
            lines = fonts.wrap_spaced(self._drawn.upper(), em, int(box.w * canvas.unit))
            for line, at in zip(lines, box.rows(*[None] * len(lines)), strict=True):
                canvas.title(at, line, size, color, self.align)
            return
        many = 1 if self.theirs else _UNLIMITED
        canvas.text(
            box, self.text, size, color, role.weight, self.align, size, many, top=self.top, ellipsis=self.theirs
        )

    def describe(self) -> Iterator[str]:
        said = self.words or self.text
        if said.strip():
            yield said


@frozen
class Notice(Text):
    """A message about the last action. It disappears after a while."""

    role: fonts.Style = fonts.LABEL
    color: Color | None = theme.SIGNAL


@frozen
class Picture(Widget):
    """An icon of a fixed size."""

    icon: Icon
    size: float = 32

    def _measure_width(self, canvas: Canvas) -> Span:
        return self.size, self.size

    def _measure_height(self, canvas: Canvas, width: float) -> Span:
        return self.size, self.size

    def paint(self, canvas: Canvas, box: Box) -> None:
        canvas.icon(box.middle(self.size, self.size), self.icon)

    def describe(self) -> Iterator[str]:
        if self.words:
            yield self.words


@frozen
class Spacer(Widget):
    """Empty space that fills the remaining room."""

    grow: float = 1


@frozen
class Empty(Widget):
    """Empty space of a fixed size, such as an empty table cell."""


@frozen
class Leaf(Widget):
    """A widget painted by `painter(canvas, box, *args)`, such as the stage, the clock or a map.

    It is repainted when `painter` or `value` changes, or `args` if there is no `value`. `live` is called every frame,
    and the widget is repainted if the result is new, so that pictures can move without a new layout. The painter adds
    the targets that can be clicked.
    """

    painter: Callable[..., None]
    value: Hashable = None
    args: tuple[Any, ...] = ()
    title: str = "leaf"  # name of its panel
    said: tuple[str, ...] = ()
    ratio: float = 0  # width divided by height, or 0 if free
    live: Callable[[], Hashable] | None = None
    wish: float = 0  # preferred height, if its ratio is free

    @property
    def name(self) -> str:
        return self.title

    @property
    def look(self) -> Any:
        return self.painter, self.args if self.value is None else self.value

    def _measure_height(self, canvas: Canvas, width: float) -> Span:
        return 0, width / self.ratio if self.ratio else self.wish

    def targets(self, box: Box) -> list[Target] | None:
        return None

    def paint(self, canvas: Canvas, box: Box) -> None:
        self.painter(canvas, box, *self.args)

    def describe(self) -> Iterator[str]:
        yield from Widget.describe(self)
        yield from self.said


def paint_pressable(canvas: Canvas, box: Box, action: Action, color: Color, edge: Color | None = None) -> Box:
    """Paint a clickable surface, which lights up in focus and sinks while pressed. Return its box."""
    if action == canvas.focus and not canvas.shows_keys:
        color = theme.lit_edge(color)
    if action == canvas.pressed:
        box = Box(box.x, box.y + 2, box.w, box.h - 2)
    canvas.plate(box, color, edge, cut=theme.CUT / 2)
    if edge is None:
        shade = theme.mix(color, theme.SPACE, 0.45)
        canvas.fill(Box(box.x + theme.CUT / 2, box.bottom - 3, box.w - theme.CUT / 2, 3), shade)
    return box


def paint_focus_ring(canvas: Canvas, box: Box, action: Action) -> None:
    """Paint a border around the box if its action has the focus."""
    if action == canvas.focus:
        canvas.frame(box, theme.BRIGHT, 3 if canvas.shows_keys else 1)


@frozen
class Button(Widget):
    """A button with an icon, a label, a line of `detail` and, when the keyboard is used, its key.

    One button per screen can be `main`, which Enter presses. `disabled` is the reason why it is not available. `words`
    replaces the label and the detail in descriptions.
    """

    label: str
    action: Any
    key: str = ""
    icon: Icon | None = None
    detail: str = ""
    main: bool = False
    danger: bool = False
    chosen: bool = False
    disabled: str = ""
    ticked: bool = False  # whether it was done before
    size: float = Type.BODY
    align: Align = "center"
    theirs: bool = False  # whether a player typed the label
    option: bool = False  # whether it is one of several options, dark unless chosen
    min_height: float = FINGER
    min_width: float = FINGER

    @property
    def _action_now(self) -> Action:
        does: Action = RefusedAction(self.disabled) if self.disabled else self.action
        return does

    @property
    def _weight(self) -> str:
        return fonts.BOLD if self.main else fonts.SEMIBOLD

    def _sides(self, canvas: Canvas) -> tuple[float, float]:
        """Return the widths needed for the icon and the key."""
        icon = (self.size * 1.25 + (_BETWEEN if self.label else 0)) if self.icon is not None else 0.0
        key = _cap_width(canvas, self.key) + _BETWEEN if self.key else 0.0
        return icon, key

    def _measure_width(self, canvas: Canvas) -> Span:
        icon, key = self._sides(canvas)
        around = icon + key + 2 * _PAD
        if not self.label:
            around = icon + key + 2 * _ICON_PAD
            return around, around
        wish = _width(canvas, self.label, self.size, self._weight)
        least = _least_width(canvas, self.label, self.size, self._weight)
        if self.theirs:
            least, wish = min(wish, _FEW * self.size), min(wish, _MANY * self.size)
        if self.detail:
            wish = max(wish, _width(canvas, self.detail, self._detail_size, fonts.SEMIBOLD))
            least = max(least, _least_width(canvas, self.detail, self._detail_size, fonts.SEMIBOLD))
        return least + around, wish + around

    @property
    def _detail_size(self) -> float:
        return max(Type.CAPTION, min(Type.LABEL, self.size - 4))

    def _heights(self, canvas: Canvas, width: float) -> tuple[float, float]:
        icon, key = self._sides(canvas)
        inside = width - icon - key - 2 * _PAD
        wide = 1e6 if self.theirs else inside
        above = _height(canvas, self.label, self.size, self._weight, wide) if self.label else 0.0
        if not self.detail:
            return above, 0.0
        return above, _height(canvas, self.detail, self._detail_size, fonts.SEMIBOLD, wide)

    def _measure_height(self, canvas: Canvas, width: float) -> Span:
        high = sum(self._heights(canvas, width)) + 2 * _ABOVE
        return high, high

    def targets(self, box: Box) -> list[Target]:
        said = [self.words] if self.words else [one for one in (self.label, self.detail) if one]
        return [Target(box, self._action_now, said, key=key_label(self.key))]

    def bindings(self) -> Iterator[Binding]:
        if self.key:
            yield Binding(self.key, self._action_now, self.words or self.label)

    def describe(self) -> Iterator[str]:
        said = self.words or " · ".join(one for one in (self.label, self.detail) if one)
        if said:
            yield f"{said}: {self.disabled}" if self.disabled not in ("", self.detail) else said

    def _colors(self) -> tuple[Color, Color, Color | None]:
        """Return the colors of the surface, its contents and its edge."""
        if self.disabled:
            flat = theme.mix(theme.SPACE, theme.PANEL, 0.55), theme.FAINT, theme.EDGE
            return flat if self.option else (theme.mix(theme.RAISED, theme.PANEL, 0.6), theme.FAINT, None)
        if self.main:
            return theme.AMBER, theme.INK, None
        if self.chosen:
            return theme.CHOSEN, theme.PICKED, theme.PICKED
        if self.danger:
            return theme.mix(theme.PANEL, theme.ALARM, 0.18), theme.ALARM, theme.mix(theme.PANEL, theme.ALARM, 0.6)
        if self.option:
            return theme.mix(theme.SPACE, theme.PANEL, 0.55), theme.TEXT, theme.LINE
        return theme.RAISED, theme.TEXT, None

    def paint(self, canvas: Canvas, box: Box) -> None:
        shown = self
        if box.h > _TALL and not self.option and not self.detail:
            larger = self.with_values(size=self.size * min(_LARGER, box.h / _TALL))
            shown = larger if larger._measure_width(canvas)[1] <= box.w else self
        surface, ink, edge = shown._colors()
        whole = box
        box = paint_pressable(canvas, box, shown._action_now, surface, edge)
        icon_wide, key_wide = shown._sides(canvas)
        inside = box.inset(_PAD if shown.label else _ICON_PAD, 2)
        if shown.key and canvas.shows_keys:
            cap = Box(inside.right - key_wide + _BETWEEN, box.y + (box.h - 24) / 2, key_wide - _BETWEEN, 24)
            paint_key_cap(canvas, cap, shown.key, surface, ink)
            inside = Box(inside.x, inside.y, inside.w - key_wide, inside.h)
        if shown.icon is not None:
            side = shown.size * 1.25
            icon = evolve(shown.icon, color=ink) if shown.disabled else shown.icon
            if shown.label:
                # Center icon and label together.
                wide = _width(canvas, shown.label, shown.size, shown._weight)
                off = max(0.0, (inside.w - icon_wide - wide) / 2) if shown.align == "center" else 0.0
                canvas.icon(Box(inside.x + off, box.y + (box.h - side) / 2, side, side), icon)
                inside = Box(inside.x + off + icon_wide, inside.y, inside.w - off - icon_wide, inside.h)
            else:
                canvas.icon(inside.middle(side, side), icon)
        align: Align = "left" if shown.icon is not None else shown.align
        shown._paint_words(canvas, inside, ink, align)
        if shown.ticked:
            canvas.icon(Box(whole.right - 17, whole.y + 3, 14, 14), Icon("done", theme.GOOD))
        paint_focus_ring(canvas, whole, shown._action_now)

    def _paint_words(self, canvas: Canvas, inside: Box, ink: Color, align: Align) -> None:
        if not self.label:
            return
        many = 1 + (self.min_height > FINGER) if self.theirs else _UNLIMITED
        words = inside
        if self.detail:
            em_above = _height(canvas, self.label, self.size, self._weight, inside.w)
            one = self.theirs
            em_below = _height(canvas, self.detail, self._detail_size, fonts.SEMIBOLD, 1e6 if one else inside.w)
            words, below = inside.middle(inside.w, em_above + em_below).rows(em_above, None)
            faint = ink if one or self.chosen or self.main else theme.FAINT
            size, lines = self._detail_size, 1 if one else _UNLIMITED
            least = Type.FINE if one else size  # a title shrinks before it is cut
            canvas.text(below, self.detail, size, faint, fonts.REGULAR, align, least, lines, ellipsis=one)
        canvas.text(words, self.label, self.size, ink, self._weight, align, self.size, many, ellipsis=self.theirs)


def _cap_width(canvas: Canvas, key: str) -> float:
    return canvas.width(key_label(key), Type.CAPTION, fonts.SEMIBOLD) + 12


def paint_key_cap(canvas: Canvas, box: Box, key: str, surface: Color, ink: Color) -> None:
    """Paint a small keyboard key on a background of the color `surface`."""
    canvas.frame(box, theme.mix(surface, ink, 0.35), 1)
    canvas.text(box, key_label(key), Type.CAPTION, theme.mix(surface, ink, 0.75), fonts.SEMIBOLD, "center", Type.FINE)


@frozen(init=False, kw_only=True)
class Pressable(CenteredColumn):
    """A clickable surface with any contents."""

    action: Any = None
    key: str = ""
    chosen: bool = False
    main: bool = False
    raised: bool | None = True  # a raised key, a flat plate, or None for no surface
    cap: bool = True  # whether to paint its key, unless its contents do
    tint: Color | None = None  # color of a flat plate that stands out
    gap: float = 2
    pad: tuple[float, float] = (14, 8)
    min_height: float = FINGER
    min_width: float = FINGER

    looks = ("action", "chosen", "main", "raised", "cap", "tint")

    @property
    def said(self) -> str:
        """The name of the target: its `words`, or all the text on it."""
        return self.words or " · ".join(line for part in self.parts for line in part.describe())

    def targets(self, box: Box) -> list[Target]:
        return [Target(box, self.action, [self.said], key=key_label(self.key))]

    def bindings(self) -> Iterator[Binding]:
        if self.key:
            yield Binding(self.key, self.action, self.words or next(iter(CenteredColumn.describe(self)), ""))

    def describe(self) -> Iterator[str]:
        yield self.said

    def paint(self, canvas: Canvas, box: Box) -> None:
        color = (
            theme.AMBER if self.main else theme.CHOSEN if self.chosen else theme.RAISED if self.raised else theme.PANEL
        )
        edge = theme.PICKED if self.chosen and not self.main else None
        if self.tint is not None and not self.chosen:
            color, edge = theme.mix(color, self.tint, 0.14), theme.mix(theme.PANEL, self.tint, 0.6)
        if self.raised:
            paint_pressable(canvas, box, self.action, color, edge)
        elif self.raised is not None:
            canvas.plate(box, color, edge, cut=theme.CUT / 2)
        paint_focus_ring(canvas, box, self.action)

    def arrange(self, canvas: Canvas, box: Box) -> list[tuple[Widget, Box]]:
        placed = CenteredColumn.arrange(self, canvas, box)
        if self.key and self.cap:  # last, so that no picture covers it
            wide = min(_cap_width(canvas, self.key), max(20, box.w / 3))
            placed.append((PressableKey(self.key, self.main), Box(box.right - wide - 3, box.y + 3, wide, 20)))
        return placed


@frozen
class PressableKey(Widget):
    """The label of a `Pressable`'s key, painted only while the keyboard is in use."""

    key: str
    main: bool

    def paint(self, canvas: Canvas, box: Box) -> None:
        if canvas.shows_keys:
            surface, ink = (theme.AMBER, theme.INK) if self.main else (theme.RAISED, theme.TEXT)
            canvas.fill(box, surface)
            paint_key_cap(canvas, box, self.key, surface, ink)


@frozen
class Slider(Widget):
    """A bar of clickable steps, lit up to the current step."""

    label: str
    reached: int
    steps: int
    set_to: Callable[[int], Any]
    names: tuple[str, ...] = ()  # of the steps, if they have any

    looks = ("label", "reached", "steps")

    def _name(self, step: int) -> str:
        return self.names[step - 1] if self.names else str(step)

    def _measure_width(self, canvas: Canvas) -> Span:
        return _STEP * self.steps, 56 * self.steps

    def _measure_height(self, canvas: Canvas, width: float) -> Span:
        return FINGER, FINGER

    def targets(self, box: Box) -> list[Target]:
        named = enumerate(box.columns(*[None] * self.steps), start=1)
        return [Target(cell, self.set_to(step), [f"{self.label} {self._name(step)}"]) for step, cell in named]

    def paint(self, canvas: Canvas, box: Box) -> None:
        targets = self.targets(box)
        first, last = (target.box.center for target in (targets[0], targets[-1]))
        canvas.line(first, last, theme.LINE, 4)
        if self.reached:
            lit = theme.mix(theme.CHOSEN, theme.SIGNAL, 0.6)
            canvas.line(first, targets[self.reached - 1].box.center, lit, 8)
        for step, target in enumerate(targets, start=1):
            x, y = target.box.center
            if step == self.reached:
                canvas.glow(x, y, min(30, target.box.w / 2, box.h / 2), theme.mix(theme.UNLIT, theme.SIGNAL, 0.5))
                canvas.disc(x, y, 13, theme.SIGNAL)
                canvas.disc(x, y, 8, theme.BRIGHT)
            elif step > self.reached:
                canvas.disc(x, y, 4, theme.FAINT)
            paint_focus_ring(canvas, target.box, target.action)

    def describe(self) -> Iterator[str]:
        yield f"{self.label}: {self._name(self.reached)}"


@frozen
class Field(Widget):
    """A text field. `field` names it in `FieldChanged`, and `edited` is the scene's `edited_field`."""

    field: Any
    text: str
    hint: str = ""
    edited: Any = None
    label: str = ""
    longest: int = 200
    numbers: bool = False  # whether it accepts only digits
    size: float = Type.LABEL
    icon: Icon | None = None
    marked: bool = False  # whether its text is the current choice
    min_height: float = FINGER
    min_width: float = 90

    @property
    def is_edited(self) -> bool:
        return bool(self.edited is not None and self.edited == self.field)

    def _measure_width(self, canvas: Canvas) -> Span:
        wish = max(_width(canvas, one, self.size, fonts.SEMIBOLD) for one in (self.hint, self.text))
        least = _width(canvas, "" if self.text else self.hint, self.size, fonts.REGULAR)
        icon = self.size * 1.25 + _BETWEEN if self.icon is not None else 0
        return least + 2 * _PAD + 12 + icon, wish + 2 * _PAD + 12 + icon

    def targets(self, box: Box) -> list[Target]:
        said = [one for one in (self.words or self.label, self.text or self.hint) if one]
        return [Target(box, EditField(self.field), said)]

    def paint(self, canvas: Canvas, box: Box) -> None:
        lit = theme.PICKED if self.is_edited or self.marked else theme.LINE
        canvas.plate(box, theme.SPACE, lit, cut=theme.CUT / 2)
        inside = box.inset(_PAD, 4)
        if self.icon is not None:
            side = self.size * 1.25
            canvas.icon(Box(inside.x, box.y + (box.h - side) / 2, side, side), self.icon)
            inside = Box(inside.x + side + _BETWEEN, inside.y, inside.w - side - _BETWEEN, inside.h)
        inside = Box(inside.x, inside.y, inside.w - 6, inside.h)
        written = self.text
        if self.is_edited:  # while editing, show the end of the text
            across = int(inside.w * canvas.unit)
            written = fonts.shorten(
                glyphs.clean(self.text), fonts.SEMIBOLD, canvas.em(self.size), across, at_start=True
            )
        least = self.size if self.is_edited else min(self.size, Type.LABEL)
        at = canvas.text(inside, written, self.size, theme.TEXT, fonts.SEMIBOLD, least=least, ellipsis=True)
        if self.is_edited and canvas.selects_all:
            canvas.fill(Box(at.x - 2, at.y, at.w + 4, at.h), theme.PICKED)
            canvas.text(inside, written, self.size, theme.INK, fonts.SEMIBOLD, least=least, ellipsis=True)
        if not self.text:
            behind = 9 if self.is_edited else 0  # the caret
            hint = Box(inside.x + behind, inside.y, inside.w - behind, inside.h)
            canvas.text(hint, self.hint, self.size, theme.FAINT, least=self.size, ellipsis=True)
        if self.is_edited:
            canvas.fill(Box(at.right + 3, box.y + box.h * 0.2, 2, box.h * 0.6), theme.PICKED)
        else:
            paint_focus_ring(canvas, box, EditField(self.field))

    def describe(self) -> Iterator[str]:
        name = self.words or self.label
        yield ": ".join(one for one in (name, self.text or self.hint) if one)


@frozen
class CornerButtons(Widget):
    """The corner buttons of every scene: help and full screen."""

    explained: bool
    full: bool
    help_words: str = "?"
    full_words: str = "F11"

    def _boxes(self, box: Box) -> list[Box]:
        return Box(box.x, box.y, box.w, FINGER).columns(None, FINGER, FINGER)[1:]

    def targets(self, box: Box) -> list[Target]:
        sign, corner = self._boxes(box)
        help_ = [Target(sign, FrameAction.HELP, [self.help_words])] if self.explained else []
        return [*help_, Target(corner, FrameAction.FULL_SCREEN, [self.full_words])]

    def describe(self) -> Iterator[str]:
        return iter(())

    def paint(self, canvas: Canvas, box: Box) -> None:
        sign, corner = self._boxes(box)
        if self.explained:
            disc = sign.middle(26, 26)
            x, y = disc.center
            canvas.disc(x, y, 13, theme.SIGNAL)
            canvas.disc(x, y, 11.5, theme.RAISED)
            canvas.text(disc, "?", Type.SEAT, theme.SIGNAL, fonts.BOLD, "center", Type.FINE)
            paint_focus_ring(canvas, sign, FrameAction.HELP)
        inside = corner.middle(18, 18)
        arm = inside.w * 0.34
        for x in (inside.x, inside.right):
            for y in (inside.y, inside.bottom):
                to_x, to_y = (arm if x == inside.x else -arm), (arm if y == inside.y else -arm)
                at = (x + to_x, y + to_y) if self.full else (x, y)
                for end in ((x + to_x, y), (x, y + to_y)):
                    canvas.line(at, end, theme.FAINT, 2)
        paint_focus_ring(canvas, corner, FrameAction.FULL_SCREEN)


# put together


def option_grid(
    *options: Button, label: str = "", most: int = 99, gap: float = 4, **limits: Unpack[WidgetOptions]
) -> Grid:
    """Return a grid of options to choose from. Its description lists only the chosen options."""
    chosen = ", ".join(" ".join(option.describe()) for option in options if option.chosen)
    limits.setdefault("words", ": ".join(one for one in (label, chosen) if one) or "–")
    return Grid(*(option.with_values(option=True) for option in options), most=most, gap=gap, **limits)


def labeled_control(label: str, control: Widget) -> Column:
    """Return a column with a caption and a control below it."""
    return Column(Text(label, fonts.CAPTION, words=" " if isinstance(control, Field) else ""), control, gap=4)


def footer(back: Widget | None, *buttons: Widget | None, note: Widget | None = None) -> Container:
    """Return the footer of a page: the Back button, a note and further buttons."""
    start, middle, *shown = map(_in_footer, (back or Row(), note or Row(), *filter(None, buttons)))
    return Footer(start, middle, Row(*shown, gap=GAP))


def _in_footer(part: Widget) -> Widget:
    """Return the part with its buttons in the style of footers."""
    if isinstance(part, Container):
        return part.with_values(parts=tuple(map(_in_footer, part.parts)))
    if not isinstance(part, Button):
        return part
    return (
        part.with_values(option=True)
        if part.detail
        else part.with_values(option=True, size=Type.BODY, min_height=FINGER)
    )


@frozen(init=False, kw_only=True)
class Footer(Container):
    """A footer: back on the left, other buttons on the right, and a note between or above them."""

    def _rows(self, canvas: Canvas, width: float) -> Column | Row:
        back, note, buttons = self.parts
        ends = back.measure_width(canvas)[1] + buttons.measure_width(canvas)[1] + 2 * APART
        room = width - ends
        wish = note.measure_width(canvas)[1]
        high = max(back.measure_height(canvas, width)[1], buttons.measure_height(canvas, width)[1])
        if room >= wish or (room >= _NOTE_WIDTH and note.measure_height(canvas, room)[1] <= high + _NOTE_RISE):
            return Row(back, note.sized(grow=1), buttons, gap=APART)
        if ends <= width:
            return Column(note, Row(back, Spacer(), buttons, gap=APART), gap=GAP)
        small = [one for one in (back, *buttons.parts) if not (isinstance(one, Button) and one.main)]
        main = [one for one in buttons.parts if isinstance(one, Button) and one.main]
        return Column(note, Grid(*(one for one in small if one.parts or one.paints), gap=GAP), *main, gap=GAP)

    def _measure_width(self, canvas: Canvas) -> Span:
        spans = [part.measure_width(canvas) for part in (self.parts[0], self.parts[1], *self.parts[2].parts)]
        return max(low for low, _ in spans), sum(wish for _, wish in spans) + 2 * APART

    def _measure_height(self, canvas: Canvas, width: float) -> Span:
        return self._rows(canvas, width).measure_height(canvas, width)

    def arrange(self, canvas: Canvas, box: Box) -> list[tuple[Widget, Box]]:
        return [(self._rows(canvas, box.w), box)]


def dialog(
    title: str,
    *body: Widget | None,
    buttons: Sequence[Button] = (),
    close: Any = None,
    edge: Color = theme.AMBER,
    width: float = 760,
    wish: float = 0,
) -> Modal:
    """Return a dialog, at least `wish` wide if there is room. `close` is the action for Escape or a click outside."""
    return Modal(
        Plate(
            Text(title, fonts.Style(Type.HEADING, edge, fonts.BOLD)),
            Scroll(Column(*body, gap=APART), id="dialog", grow=1) if body else None,
            Grid(*buttons, gap=APART) if buttons else None,
            gap=APART,
            pad=(32, 26),
            edge=edge,
            min_width=min(width, 420),
            max_width=width,
        ),
        wish,
        close=close,
    )


def question_dialog(
    title: str,
    text: str,
    leave: tuple[str, Action, str],
    stay: tuple[str, Action],
    portrait: Widget | None = None,
    also: str = "",
) -> Modal:
    """Return a dialog that asks before discarding something.

    `leave` is the label, action and key of the left button, which discards it. `stay` is the label and action of the
    safe button on the right, which Enter and Escape press. `portrait` is a picture of the speaker. `also` is
    another key for leaving, which must not be the key that opened the dialog.
    """
    lose, do_lose, key = leave
    keep, do_keep = stay
    words = Text(text, fonts.Style(Type.LEAD))
    asked = words if portrait is None else Row(portrait, CenteredColumn(words, grow=1), gap=18)
    return dialog(
        title,
        Layers(asked, Key(also, do_lose) if also else None) if text else None,
        buttons=[
            Button(lose, do_lose, key, danger=True, size=Type.LEAD, min_height=60),
            Button(keep, do_keep, "escape", main=True, size=Type.LEAD, min_height=60),
        ],
    )


@frozen
class KeyCap(Widget):
    """A keyboard key."""

    key: str
    min_height: float = 28

    def _measure_width(self, canvas: Canvas) -> Span:
        wide = max(34.0, _cap_width(canvas, self.key) + 6)
        return wide, wide

    def paint(self, canvas: Canvas, box: Box) -> None:
        wide = self._measure_width(canvas)[1]
        paint_key_cap(canvas, Box(box.x, box.y + (box.h - 28) / 2, wide, 28), self.key, theme.RAISED, theme.BRIGHT)
