"""Widgets that contain others.

`Column` and `Row` share space, `Columns` stack when narrow, `Flow` and `Grid` wrap, `Scroll` scrolls, `Layers` overlap.
Nothing shrinks below its content: anything that does not fit is scrolled.
"""

from collections.abc import Callable, Iterator
from itertools import accumulate
from math import ceil, inf
from typing import Any

from attrs import frozen

from spacealert.kit.ui import theme
from spacealert.kit.ui.canvas import Align, Box, Canvas
from spacealert.kit.ui.theme import Color
from spacealert.kit.ui.widget import (
    APART,
    GAP,
    Binding,
    Container,
    Span,
    Widget,
    add_spans,
    distribute_space,
    distribute_space_evenly,
    flexible_span,
    largest_span,
    stack_sizes,
)

_ONE_MORE_LINE = 30.0  # units
_BROAD, _SHINE, _RIVET = 120.0, 420.0, 8.0  # units of a panel with a sheen and rivets, and of these
RAIL, RAIL_GAP = 6.0, 8.0  # size of the scroll indicator and its gap, in units
_LEAST_VIEW = 120.0  # minimum height for scrolling, in units
FEW_ROWS = 6  # preferred number of rows of a list that grows
_MARGIN, _CONSOLE_MARGIN = (24.0, 18.0), (24.0, GAP)  # of a page, in units
_BANDS, _LAMP = 24, 360.0  # shades of a header, and length of its light in units
_NEAR, _FAR = theme.mix(theme.SPACE, theme.PANEL, 0.9), theme.mix(theme.SPACE, theme.PANEL, 0.4)
_CONSOLE = tuple(theme.mix(_NEAR, _FAR, (band + 0.5) / _BANDS) for band in range(_BANDS))
_LIT = [theme.mix(theme.AMBER, theme.LINE, (step / _BANDS) ** 2) for step in range(_BANDS)]
CORNER = 92.0  # width reserved in the upper right corner, in units
FINGER = 44.0  # minimum size of a touch target, in units


@frozen
class _Line:
    """Parts side by side, each with its distance from the left and its width."""

    cells: list[tuple[Widget, float, float]]
    grow: float
    most: float  # maximum height

    def span(self, canvas: Canvas) -> Span:
        return largest_span([part.measure_height(canvas, width) for part, _, width in self.cells])


@frozen(init=False, kw_only=True)
class _Stack(Container):
    """Lines stacked vertically. If there is too little space, gaps and margins shrink before anything scrolls."""

    def _lines(self, canvas: Canvas, width: float) -> list[_Line]:
        return []

    def _measure_height(self, canvas: Canvas, width: float) -> Span:
        spans = [line.span(canvas) for line in self._lines(canvas, width)]
        gaps = self.gap * max(0, len(spans) - 1) + 2 * self.pad[1]
        return add_spans([*spans, flexible_span(gaps)])

    def arrange(self, canvas: Canvas, box: Box) -> list[tuple[Widget, Box]]:
        lines = self._lines(canvas, box.w)
        spans, grows = [line.span(canvas) for line in lines], [line.grow for line in lines]
        most = [line.most for line in lines]
        heights, gap, margin = stack_sizes(spans, grows, most, self.gap, self.pad[1], box.h)
        places, y = [], box.y + margin
        for line, height in zip(lines, heights, strict=True):
            for part, x, width in line.cells:
                tall = min(height, part.max_height)
                places.append((part, Box(box.x + x, y + (height - tall) / 2, width, tall)))
            y += height + gap
        return places


@frozen(init=False, kw_only=True)
class Column(_Stack):
    """Parts stacked vertically, all equally wide. Growing parts share the remaining height."""

    def _measure_width(self, canvas: Canvas) -> Span:
        return largest_span([part.measure_width(canvas) for part in self.parts], 2 * self.pad[0])

    def _measure_height(self, canvas: Canvas, width: float) -> Span:
        inside, gaps = max(0, width - 2 * self.pad[0]), self._gaps + 2 * self.pad[1]
        spans = [part.measure_height(canvas, min(inside, part.max_width)) for part in self.parts]
        return add_spans([*spans, flexible_span(gaps)])

    def _lines(self, canvas: Canvas, width: float) -> list[_Line]:
        inside = max(0, width - 2 * self.pad[0])
        wide = [(part, min(inside, part.max_width)) for part in self.parts]
        return [_Line([(one, (width - own) / 2, own)], one.grow, one.max_height) for one, own in wide]


@frozen(init=False, kw_only=True)
class CenteredColumn(Column):
    """A column centered vertically, unless a part grows."""

    def arrange(self, canvas: Canvas, box: Box) -> list[tuple[Widget, Box]]:
        if any(part.grow for part in self.parts):
            return Column.arrange(self, canvas, box)
        return Column.arrange(self, canvas, box.middle(box.w, self.measure_height(canvas, box.w)[1]))


@frozen(init=False, kw_only=True)
class Plate(Column):
    """A column on a surface with a border of the color `edge`.

    When a plate with a new `opened` name appears, it scrolls into view.
    """

    color: Color = theme.PANEL
    edge: Color | None = None
    pad: tuple[float, float] = (18, 14)
    opened: str = ""

    looks = ("color", "edge")

    def paint(self, canvas: Canvas, box: Box) -> None:
        canvas.plate(box, self.color, self.edge)
        if min(box.w, box.h) < _BROAD or min(self.pad) < _RIVET:
            return
        with canvas.clip_to(box.inset(1)):
            canvas.glow(box.x + _BROAD, box.y, _SHINE, theme.SHEEN)
        for x, y in ((box.x + _RIVET, box.y + _RIVET), (box.right - _RIVET, box.bottom - _RIVET)):
            canvas.disc(x, y, 3.2, theme.SPACE)
            canvas.disc(x - 0.5, y - 0.6, 2, theme.LINE)


@frozen(init=False, kw_only=True)
class Row(Container):
    """Parts side by side, all equally high.

    Growing parts share the remaining width. In an `even` row, all parts share the whole width, so that the columns of a
    list line up.
    """

    even: bool = False

    def _measure_width(self, canvas: Canvas) -> Span:
        return add_spans([part.measure_width(canvas) for part in self.parts], self._gaps + 2 * self.pad[0])

    def _widths(self, canvas: Canvas, width: float) -> list[float]:
        key = canvas.unit, width, "widths"
        widths: list[float] | None = self._memo.get(key)
        if widths is not None:
            return widths
        spans = [part.measure_width(canvas) for part in self.parts]
        grows, room = [part.grow for part in self.parts], width - 2 * self.pad[0] - self._gaps
        if self.even:
            widths = self._memo[key] = distribute_space_evenly(spans, grows, room)
            return widths
        # Words wrap before buttons do: a flow that does not grow stays on one line if the other parts leave room.
        lines = [
            (wish, wish) if isinstance(part, Flow) and not part.grow else (least, wish)
            for part, (least, wish) in zip(self.parts, spans, strict=True)
        ]
        if sum(least for least, _ in lines) <= room:
            spans = lines
        most = [part.max_width for part in self.parts]
        widths = self._memo[key] = distribute_space(spans, grows, most, room)
        return widths

    def _measure_height(self, canvas: Canvas, width: float) -> Span:
        pairs = zip(self.parts, self._widths(canvas, width), strict=True)
        return largest_span([part.measure_height(canvas, wide) for part, wide in pairs], 2 * self.pad[1])

    def arrange(self, canvas: Canvas, box: Box) -> list[tuple[Widget, Box]]:
        inside, x = box.inset(*self.pad), box.x + self.pad[0]
        places = []
        for part, width in zip(self.parts, self._widths(canvas, box.w), strict=True):
            height = min(inside.h, part.max_height)
            places.append((part, Box(x, inside.y + (inside.h - height) / 2, width, height)))
            x += width + self.gap
        return places


@frozen(init=False, kw_only=True)
class Columns(Row):
    """A row of large parts, which stack if there is not enough width."""

    def _stacked(self, canvas: Canvas, width: float) -> Column | None:
        if Row._measure_width(self, canvas)[0] <= width + 0.01:
            return None
        # A column that is narrow next to others gets the full width below them.
        parts = (part.sized(max_width=inf) if isinstance(part, Container) else part for part in self.parts)
        return Column(*parts, gap=self.gap, pad=self.pad)

    def _measure_width(self, canvas: Canvas) -> Span:
        narrow = largest_span([part.measure_width(canvas) for part in self.parts], 2 * self.pad[0])[0]
        return narrow, Row._measure_width(self, canvas)[1]

    def _measure_height(self, canvas: Canvas, width: float) -> Span:
        column = self._stacked(canvas, width)
        return Row._measure_height(self, canvas, width) if column is None else column.measure_height(canvas, width)

    def arrange(self, canvas: Canvas, box: Box) -> list[tuple[Widget, Box]]:
        column = self._stacked(canvas, box.w)
        return Row.arrange(self, canvas, box) if column is None else column.arrange(canvas, box)


@frozen(init=False, kw_only=True)
class Grid(_Stack):
    """Equal cells in rows of up to `most`.

    Rows have fewer cells if a part would otherwise be cut off or need more than one extra line of text.
    """

    most: int = 99

    def _has_room(self, canvas: Canvas, cell: float) -> bool:
        """Return whether every part fits in a cell this wide, with at most one extra line."""
        for part in self.parts:
            least, wish = part.measure_width(canvas)
            if least > cell + 0.01:
                return False
            if (
                wish > cell
                and part.measure_height(canvas, cell)[1] > part.measure_height(canvas, wish)[1] + _ONE_MORE_LINE
            ):
                return False
        return True

    def _columns(self, canvas: Canvas, width: float) -> int:
        count = max(1, min(len(self.parts), self.most))
        while count > 1 and not self._has_room(canvas, (width - self.gap * (count - 1)) / count):
            count -= 1
        return ceil(len(self.parts) / ceil(len(self.parts) / count)) if self.parts else 1

    def _measure_width(self, canvas: Canvas) -> Span:
        count = max(1, min(len(self.parts), self.most))
        least, wish = largest_span([part.measure_width(canvas) for part in self.parts])
        return least, wish * count + self.gap * (count - 1)

    def _lines(self, canvas: Canvas, width: float) -> list[_Line]:
        count = self._columns(canvas, width)
        cell = (width - self.gap * (count - 1)) / count
        lines = [self.parts[place : place + count] for place in range(0, len(self.parts), count)]
        return [
            _Line(
                [(part, number * (cell + self.gap), cell) for number, part in enumerate(line)],
                grow=1,
                most=min(part.max_height for part in line),
            )
            for line in lines
        ]


@frozen(init=False, kw_only=True)
class Table(_Stack):
    """Rows with aligned cells. Each column is as wide as its widest cell, and grows if one of its cells does."""

    def _columns(self) -> list[tuple[Widget, ...]]:
        return list(zip(*(row.parts for row in self.parts), strict=True))

    def _spans(self, canvas: Canvas) -> list[Span]:
        return [largest_span([cell.measure_width(canvas) for cell in column]) for column in self._columns()]

    def _measure_width(self, canvas: Canvas) -> Span:
        spans = self._spans(canvas)
        return add_spans(spans, self.gap * max(0, len(spans) - 1))

    def _lines(self, canvas: Canvas, width: float) -> list[_Line]:
        columns = self._columns()
        grows = [max(cell.grow for cell in column) for column in columns]
        most = [max(cell.max_width for cell in column) for column in columns]
        widths = distribute_space(self._spans(canvas), grows, most, width - self.gap * max(0, len(columns) - 1))
        starts = list(accumulate(widths, lambda x, wide: x + wide + self.gap, initial=0.0))
        return [_Line([*zip(row.parts, starts, widths, strict=False)], row.grow, row.max_height) for row in self.parts]


@frozen(init=False, kw_only=True)
class Flow(Container):
    """Parts that wrap like words, each at its preferred width."""

    align: Align = "left"
    leading: float | None = None  # line spacing in units, if it differs from the gap

    def _measure_width(self, canvas: Canvas) -> Span:
        spans = [part.measure_width(canvas) for part in self.parts]
        return largest_span(spans)[0], add_spans(spans, self._gaps)[1]

    def _lines(self, canvas: Canvas, width: float) -> list[Row]:
        lines: list[list[Widget]] = []
        left = 0.0
        for part in self.parts:
            wish = part.measure_width(canvas)[1]
            if not lines or wish > left + 0.01:
                lines.append([])
                left = width
            lines[-1].append(part)
            left -= wish + self.gap
        return [Row(*line, gap=self.gap) for line in lines]

    @property
    def _leading(self) -> float:
        return self.gap if self.leading is None else self.leading

    def _measure_height(self, canvas: Canvas, width: float) -> Span:
        heights = [line.measure_height(canvas, width)[1] for line in self._lines(canvas, width)]
        high = sum(heights) + self._leading * max(0, len(heights) - 1)
        return high, high

    def arrange(self, canvas: Canvas, box: Box) -> list[tuple[Widget, Box]]:
        places, y = [], box.y
        for line in self._lines(canvas, box.w):
            height = line.measure_height(canvas, box.w)[1]
            placed = line.arrange(canvas, Box(box.x, y, box.w, height))
            over = box.right - placed[-1][1].right
            shift = {"left": 0.0, "center": over / 2, "right": over}[self.align]
            places += [(part, Box(at.x + shift, at.y, at.w, at.h)) for part, at in placed]
            y += height + self._leading
        return places


@frozen(init=False, kw_only=True)
class Form(_Stack):
    """Labels next to their controls, or above them if there is not enough width.

    Its parts alternate between labels and controls. Labels take up to `share` of the width.
    """

    share: float = 0.34

    def _columns(self, canvas: Canvas) -> list[Span]:
        return [largest_span([part.measure_width(canvas) for part in self.parts[first::2]]) for first in (0, 1)]

    def _measure_width(self, canvas: Canvas) -> Span:
        label, control = self._columns(canvas)
        return max(label[0], control[0]), label[1] + APART + control[1]

    def _lines(self, canvas: Canvas, width: float) -> list[_Line]:
        (least, wish), control = self._columns(canvas)
        label = max(least, min(wish, self.share * width))
        pairs, x = zip(self.parts[::2], self.parts[1::2], strict=True), label + APART
        if x + control[0] > width:
            return [_Line([(Column(*pair, gap=0), 0, width)], 0, inf) for pair in pairs]
        return [_Line([(one, 0, label), (other, x, width - x)], 0, inf) for one, other in pairs]


@frozen(init=False, kw_only=True)
class Layers(Container):
    """Parts on top of each other, all in the same box."""

    def _measure_width(self, canvas: Canvas) -> Span:
        return largest_span([part.measure_width(canvas) for part in self.parts])

    def _measure_height(self, canvas: Canvas, width: float) -> Span:
        return largest_span([part.measure_height(canvas, width) for part in self.parts])

    def arrange(self, canvas: Canvas, box: Box) -> list[tuple[Widget, Box]]:
        return [(part, box) for part in self.parts]


@frozen
class Centered(Widget):
    """A centered part at its preferred size, or `wish` wide if that is wider and there is room."""

    part: Widget
    wish: float = 0

    holds = ("part",)

    def _measure_width(self, canvas: Canvas) -> Span:
        return self.part.measure_width(canvas)

    def _measure_height(self, canvas: Canvas, width: float) -> Span:
        return self.part.measure_height(canvas, min(width, max(self.wish, self.part.measure_width(canvas)[1])))

    def arrange(self, canvas: Canvas, box: Box) -> list[tuple[Widget, Box]]:
        width = min(box.w, max(self.wish, self.part.measure_width(canvas)[1]))
        return [(self.part, box.middle(width, self.part.measure_height(canvas, width)[1]))]


@frozen
class Modal(Centered):
    """A part that covers everything declared before it and receives all clicks and keys."""

    close: Any = None  # action for Escape or a click outside

    paints = True
    looks = ()
    modal = True

    def _measure_width(self, canvas: Canvas) -> Span:
        return 0, 0

    def _measure_height(self, canvas: Canvas, width: float) -> Span:
        return 0, 0

    def arrange(self, canvas: Canvas, box: Box) -> list[tuple[Widget, Box]]:
        return Centered.arrange(self, canvas, box.inset(*_MARGIN))

    def bindings(self) -> Iterator[Binding]:
        if self.close is not None:
            yield Binding("escape", self.close, "")


@frozen
class Scroll(Widget):
    """A part that can be taller than its space. `id` identifies it in the scene."""

    part: Widget
    id: str = "body"

    paints = True
    looks = ()
    holds = ("part",)

    def _measure_width(self, canvas: Canvas) -> Span:
        least, wish = self.part.measure_width(canvas)
        return least + RAIL + RAIL_GAP, max(wish, least + RAIL + RAIL_GAP)

    def _measure_height(self, canvas: Canvas, width: float) -> Span:
        least, wished = self.part.measure_height(canvas, width)
        return min(least, _LEAST_VIEW), wished

    def view(self, canvas: Canvas, box: Box) -> tuple[float, float]:
        """Return the width and height of the contents, or of the box if everything fits."""
        if self.part.measure_height(canvas, box.w)[0] <= box.h + 0.5:
            return box.w, box.h
        width = box.w - RAIL - RAIL_GAP
        return width, max(self.part.measure_height(canvas, width)[1], box.h + 1)


@frozen
class Scrollbar(Widget):
    """A scrollbar with the position and the visible share of the contents."""

    first: float
    share: float

    def paint(self, canvas: Canvas, box: Box) -> None:
        canvas.fill(box, theme.PANEL)
        canvas.fill(Box(box.x, box.y + box.h * self.first, box.w, box.h * self.share), theme.FAINT)


@frozen(eq=False)
class List(Widget):
    """Many rows of equal height, of which only visible rows are built.

    `row` builds an item's row, and `choose` returns the action that selects it. The arrow, page, Home and End keys move
    the selection, but the wheel only moves the view.
    """

    items: tuple[Any, ...]
    row: Callable[[int, Any], Widget]
    chosen: int | None = None
    choose: Callable[[int], Any] | None = None
    row_height: float = 74
    gap: float = 4
    id: str = "list"
    in_words: Callable[[int, Any], str] | None = None
    shown: int = 3  # minimum number of visible rows

    paints = True
    looks = ()

    def __eq__(self, other: object) -> bool:
        """Compare by identity, since rows are unknown until they are built."""
        return self is other

    __hash__ = object.__hash__

    def _measure_width(self, canvas: Canvas) -> Span:
        if not self.items:
            return 0, 0
        least, wish = self.row(0, self.items[0]).measure_width(canvas)
        return least + RAIL + RAIL_GAP, wish + RAIL + RAIL_GAP

    def _measure_height(self, canvas: Canvas, width: float) -> Span:
        step, count = self.row_height + self.gap, len(self.items)
        wish = min(count, FEW_ROWS) if self.grow else count
        return min(self.shown, count) * step - self.gap if count else 0, max(0, wish * step - self.gap)

    def describe(self) -> Iterator[str]:
        for place, item in enumerate(self.items):
            if self.in_words is not None:
                yield self.in_words(place, item)
            else:
                yield from self.row(place, item).describe()


@frozen
class ConsoleBar(Widget):
    """The console surface behind a header, a footer or the corner buttons. A header has a light below its title."""

    part: Widget
    place: Box
    number: int  # 0 for the header, 2 for the footer, 3 for the corner

    looks = ("number",)
    holds = ("part",)

    def arrange(self, canvas: Canvas, box: Box) -> list[tuple[Widget, Box]]:
        return [(self.part, self.place)]

    def paint(self, canvas: Canvas, box: Box) -> None:
        canvas.bands(box, _CONSOLE)
        canvas.fill(Box(box.x, box.y if self.number == 2 else box.bottom - 1.5, box.w, 1.5), theme.LINE)
        for step in range(0 if self.number else _BANDS):
            at = Box(box.x + _LAMP * step / _BANDS, box.bottom - 3, _LAMP / _BANDS, 3)
            canvas.fill(at, _LIT[step])


@frozen
class Page(Widget):
    """The usual layout of a scene: a header, a body that scrolls if necessary, and a footer with buttons.

    The sizes of the header and footer depend on the window, not on the body.
    """

    head: Widget
    body: Widget
    foot: Widget | None = None
    corner: Widget | None = None  # shared widget in the upper right corner
    keys: tuple[Widget, ...] = ()  # keyboard shortcuts without a button
    console: bool = True  # whether header and footer are parts of a console

    holds = ("head", "body", "foot", "corner", "keys")

    @property
    def _reserved(self) -> float:
        return CORNER - _MARGIN[0] + GAP if self.corner is not None else 0.0

    def arrange(self, canvas: Canvas, box: Box) -> list[tuple[Widget, Box]]:
        reserved, wide = self._reserved, box.w - 2 * _MARGIN[0]
        head = max(self.head.measure_height(canvas, wide - reserved)[1], FINGER)
        foot = 0.0 if self.foot is None else self.foot.measure_height(canvas, wide)[1]
        margin, apart = (_CONSOLE_MARGIN, GAP) if self.console else (_MARGIN, APART)
        inside = box.inset(*margin)
        top, bottom = inside.y + head + apart, inside.bottom - (foot + apart if self.foot is not None else 0)
        places: list[tuple[Widget | None, Box]] = [
            (self.head, Box(inside.x, inside.y, wide - reserved, head)),
            (self.body, Box(inside.x, top, wide, bottom - top)),
            (self.foot, Box(inside.x, inside.bottom - foot, wide, foot)),
            (self.corner, Box(box.right - CORNER, 2, CORNER - 2, FINGER)),
        ]
        if self.console:
            high, edge, side = top - apart / 3, bottom + apart / 4, box.right - (CORNER if reserved else 0)
            consoles = {
                0: Box(box.x, box.y, side - box.x, high),
                2: Box(box.x, edge, box.w, box.bottom - edge),
                3: Box(side, box.y, box.right - side, high),
            }
            for place, console in consoles.items():
                part, at = places[place]
                places[place] = None if part is None else ConsoleBar(part, at, place), console
        return [(part, at) for part, at in places if part is not None]
