"""Widgets: immutable parts of scenes that define their size, layout, look, targets and words.

Sizes are *measured*: widgets report the minimum and preferred width of their content and, for a given width, its
minimum and preferred height, in units. Containers distribute space accordingly (`containers`). Leaves are in
`controls`, and `tree` turns widgets into panels of the canvas.
"""

from collections.abc import Iterator, Sequence
from enum import Enum, auto
from math import inf
from typing import Any, ClassVar, Self, TypedDict, Unpack

from attrs import field, frozen

from spacealert.kit.ui.canvas import Action, Align, Box, Canvas, Target
from spacealert.kit.ui.theme import Color

Span = tuple[float, float]  # minimum and preferred size
GAP = 8.0  # between members of a group, in units
APART = 14.0  # between groups, in units
_TIGHT = 0.5  # share of gaps and margins to keep when space is short


@frozen
class EditField:
    """The action that starts typing into a text field."""

    field: Action


@frozen
class FieldChanged:
    """The contents of a field after typing, which the scene accepts or rejects."""

    field: Action
    text: str


@frozen
class RefusedAction:
    """The action of a disabled button, which only shows the reason."""

    reason: str


class FrameAction(Enum):
    """Actions of the corner buttons."""

    HELP = auto()
    FULL_SCREEN = auto()


class WidgetOptions(TypedDict, total=False):
    """Options of all widgets: size limits in units, share of the remaining space, and a description."""

    grow: float
    min_width: float
    max_width: float
    min_height: float
    max_height: float
    words: str


@frozen(kw_only=True)
class Widget:
    """A part of a scene. Equal widgets look the same, so an unchanged one is not laid out or painted again."""

    grow: float = 0  # share of the container's spare space
    min_width: float = 0
    max_width: float = inf
    min_height: float = 0
    max_height: float = inf
    words: str = ""  # description, line by line, replacing those of its parts
    _memo: dict[Any, Any] = field(factory=dict, init=False, eq=False, repr=False)

    paints: ClassVar[bool] = False  # whether it has a panel of its own: it paints something besides its parts
    looks: ClassVar[tuple[str, ...] | None] = None  # fields its picture depends on, if not all
    modal: ClassVar[bool] = False  # whether it covers everything declared before it
    holds: ClassVar[tuple[str, ...]] = ()  # names of fields that contain parts

    def __init_subclass__(cls) -> None:
        cls.paints = cls.paints or cls.paint is not Widget.paint

    # sizes

    def sized(self, **limits: Unpack[WidgetOptions]) -> Self:
        """Return a copy of the widget with these options changed."""
        return self.with_values(**limits)

    def with_values(self, **values: Any) -> Self:
        """Return a copy of the widget with these fields changed. This is several times as fast as `evolve`."""
        other, assign = object.__new__(type(self)), object.__setattr__
        for one in type(self).__attrs_attrs__:
            assign(other, one.name, getattr(self, one.name))
        for name, value in values.items():
            assign(other, name, value)
        assign(other, "_memo", {})
        return other

    def measure_width(self, canvas: Canvas) -> Span:
        """Return the minimum and preferred width."""
        found = self._memo.get(canvas.unit)
        if found is None:
            least, wished = self._measure_width(canvas)
            least = min(max(least, self.min_width), self.max_width)
            found = self._memo[canvas.unit] = least, min(max(wished, least), self.max_width)
        return found

    def measure_height(self, canvas: Canvas, width: float) -> Span:
        """Return the minimum and preferred height at this width."""
        key = canvas.unit, width
        found = self._memo.get(key)
        if found is None:
            least, wished = self._measure_height(canvas, width)
            least = min(max(least, self.min_height), self.max_height)
            found = self._memo[key] = least, min(max(wished, least), self.max_height)
        return found

    def _measure_width(self, canvas: Canvas) -> Span:
        return 0, 0

    def _measure_height(self, canvas: Canvas, width: float) -> Span:
        return 0, 0

    # parts

    @property
    def parts(self) -> "Sequence[Widget]":
        held = (getattr(self, name) for name in self.holds)
        return [part for one in held for part in (one if isinstance(one, tuple) else (one,)) if part is not None]

    def arrange(self, canvas: Canvas, box: Box) -> "list[tuple[Widget, Box]]":
        """Return the widget's parts, each with its box inside `box`."""
        return []

    # looks

    @property
    def look(self) -> Any:
        """Everything the widget's picture depends on, besides its box."""
        return self if self.looks is None else (type(self), *(getattr(self, name) for name in self.looks))

    @property
    def name(self) -> str:
        """The name of the widget's panel, for tests and overflow reports."""
        return type(self).__name__.lower()

    def paint(self, canvas: Canvas, box: Box) -> None:
        """Paint the widget, without its parts."""

    # input and descriptions

    def targets(self, box: Box) -> list[Target] | None:
        """Return the widget's targets, or None if its painter declares them."""
        return []

    def bindings(self) -> "Iterator[Binding]":
        """Yield the widget's own keys with their actions, without those of its parts."""
        return iter(())

    def describe(self) -> Iterator[str]:
        """Yield the widget's words, line by line."""
        if self.words:
            yield from self.words.split("\n")
            return
        for part in self.parts:
            yield from part.describe()


@frozen
class Binding:
    """A key and its action, with the label that help shows."""

    key: str
    action: Action
    label: str


@frozen
class Key(Widget):
    """A key that works without a button."""

    key: str
    action: Action
    label: str = ""

    def bindings(self) -> Iterator[Binding]:
        yield Binding(self.key, self.action, self.label)


class ContainerOptions(WidgetOptions, total=False):
    """Options of containers. Each container accepts the options that are among its fields."""

    gap: float
    pad: tuple[float, float]
    even: bool
    most: int
    align: Align
    leading: float
    share: float
    color: Color
    edge: Color | None
    opened: str
    action: Any
    key: str
    chosen: bool
    main: bool
    raised: bool | None
    cap: bool
    tint: Color | None


@frozen(init=False)
class Container(Widget):
    """A group of widgets. Parts that are None are skipped."""

    parts: tuple[Widget, ...]
    gap: float = field(default=GAP, kw_only=True)
    pad: tuple[float, float] = field(default=(0, 0), kw_only=True)  # horizontal and vertical padding

    holds = ("parts",)

    def __init__(self, *parts: Widget | None, **options: Unpack[ContainerOptions]) -> None:
        given: dict[str, Any] = {**options}
        self.__attrs_init__(tuple(part for part in parts if part is not None), **given)

    @property
    def _gaps(self) -> float:
        return self.gap * max(0, len(self.parts) - 1)


# sharing room


def add_spans(spans: Sequence[Span], more: float = 0) -> Span:
    """Return the size of parts placed one after the other, plus `more`."""
    least = wished = 0.0
    for low, wish in spans:
        least += low
        wished += wish
    return least + more, wished + more


def largest_span(spans: Sequence[Span], more: float = 0) -> Span:
    """Return a size that is large enough for any of the parts, plus `more`."""
    least = wished = 0.0
    for low, wish in spans:  # many times per layout: calls of max and min would take twice as long
        least, wished = low if low > least else least, wish if wish > wished else wished
    return least + more, wished + more


def flexible_span(gaps: float) -> Span:
    """Return the minimum and preferred size of gaps and margins that normally take up `gaps` in total."""
    return gaps * _TIGHT, gaps


def stack_sizes(
    spans: Sequence[Span], grows: Sequence[float], most: Sequence[float], gap: float, margin: float, room: float
) -> tuple[list[float], float, float]:
    """Return the heights of stacked parts that share `room`, the gap between them and the margin around them."""
    between = flexible_span(gap * max(0, len(spans) - 1) + 2 * margin)
    *heights, left = distribute_space([*spans, between], [*grows, 0], [*most, between[1]], room)
    share = left / between[1] if between[1] else 1.0
    return heights, gap * share, margin * share


def distribute_space(spans: Sequence[Span], grows: Sequence[float], most: Sequence[float], room: float) -> list[float]:
    """Divide `room` among parts. They get their preferred size, more if they grow, or less if space is short."""
    least, wished = add_spans(spans)
    if wished > room:
        give = 0.0 if wished <= least else max(0.0, (room - least) / (wished - least))
        return [low + (wish - low) * give for low, wish in spans]
    sizes = [wish for _, wish in spans]
    if not any(grows):
        return sizes
    left, open_ = room - wished, {place for place, grow in enumerate(grows) if grow > 0}
    while left > 0.01 and open_:
        part = left / sum(grows[place] for place in open_)
        for place in sorted(open_):
            more = min(part * grows[place], most[place] - sizes[place])
            sizes[place] += more
            left -= more
            if sizes[place] >= most[place] - 0.01:
                open_.discard(place)
    return sizes


def distribute_space_evenly(spans: Sequence[Span], grows: Sequence[float], room: float) -> list[float]:
    """Divide `room` in proportion to growth, respecting minimums. Parts that do not grow get their preferred size."""
    sizes = [0.0 if grow else wish for (_, wish), grow in zip(spans, grows, strict=True)]
    left, open_ = room - sum(sizes), {place for place, grow in enumerate(grows) if grow}
    while open_:
        part = left / sum(grows[place] for place in open_)
        small = {place for place in open_ if spans[place][0] > part * grows[place]}
        for place in small or open_:
            sizes[place] = spans[place][0] if small else part * grows[place]
        left -= sum(sizes[place] for place in small)
        open_ = open_ - small if small else set()
    return sizes
