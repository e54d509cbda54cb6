"""A scene's widgets on a canvas: built, laid out and painted only when they change.

The tree also provides the keys and the description in words.
"""

from collections.abc import Iterator
from itertools import chain, repeat
from operator import is_
from typing import TYPE_CHECKING, Any

from attrs import define, field

from spacealert.kit.ui.canvas import Action, Box, Canvas, Panel, Target
from spacealert.kit.ui.containers import FEW_ROWS, RAIL, RAIL_GAP, Layers, List, Modal, Page, Plate, Scroll, Scrollbar
from spacealert.kit.ui.controls import Button, Field, Leaf, Notice, Pressable
from spacealert.kit.ui.widget import Binding, Widget

if TYPE_CHECKING:
    from spacealert.kit.ui.scene import Scene

_TALLER = 1.4  # most by which rows grow
_WHEEL, _ROWS = 60.0, 3  # units per step of the wheel, and rows for lists
_SMALL_VIEW = 150.0  # units: lower parts may scroll without making everything smaller
_LINE = 110.0  # largest height of a line that is never cut off, in units
_MARGIN = 8.0  # units to keep visible around a widget scrolled into view


@define(eq=False)
class _View:
    """The visible area of a `Scroll` or a `List`, and the size of its contents."""

    id: str
    box: Box
    high: float  # size of the scrolled content; rows for a list
    unit: float  # pixels per unit of the box
    fit: int = 0  # visible rows of a list
    rows: dict[int, Widget] = field(factory=dict)  # a list's rows by position

    @property
    def is_open(self) -> bool:
        """Whether some of the content is not visible."""
        return self.high > (self.fit or self.box.h + 1)

    def clamped(self, offset: float) -> float:
        return max(0.0, min(self.high - (self.fit or self.box.h), offset))


@define(eq=False)
class PlacedWidget:
    """A widget in its box, with its panel and its parts."""

    widget: Widget
    box: Box
    clip: Box | None
    unit: float  # pixels per unit of the box
    panel: Panel | None
    view: _View | None
    parts: "list[PlacedWidget]"
    panels: list[Panel]  # its own and those of its parts
    noted: "list[PlacedWidget]"  # views, open plates and the edited field, among itself and its parts


class WidgetTree:
    """The widgets of a scene and their last layout."""

    def __init__(self, scene: "Scene") -> None:
        self._scene = scene
        self._stamp: object = None
        self._content: Widget | None = None
        self.placed: PlacedWidget | None = None
        self._place: object = None  # canvas scale and size of the current layout
        self._units: list[float] = []  # pixels per unit to use, and smaller ones for more contents
        self._modal_units: list[float] = []  # the same for a modal widget
        self.unit = 1.0  # pixels per unit of what can be clicked: the smallest of all panels
        self._tight = False  # whether something lacked room in this layout
        self._panels: list[Panel] = []
        self._live: list[int] = []  # indexes of panels that may change on their own
        self._views: dict[str, _View] = {}
        self._offsets: dict[str, float] = {}
        self._moved = False  # whether something was scrolled since the last layout
        self.notice = ""  # the notice shown now
        self._opened: dict[Any, PlacedWidget] = {}  # to scroll into view: open plates and the edited field
        self._revealed: dict[str, object] = {}  # the choice last scrolled into view, by list

    # building

    @property
    def content(self) -> Widget:
        """The current widgets, rebuilt only if the scene has changed."""
        stamp = self._scene.state_key
        if self._content is None or stamp != self._stamp:
            times_set = self._scene.times_set
            built = self._scene.build()
            built = built if isinstance(built, Layers) else Layers(built)  # so that a page under a dialog is reused
            assert self._scene.times_set == times_set  # building must not change the scene
            self._content = _reuse_equal(built, self._content)
            self._stamp = stamp
            shown = _all_widgets(self._content) if self._scene.notice else ()
            self.notice = next((widget.text for widget in shown if isinstance(widget, Notice)), "")
        return self._content

    def invalidate(self) -> None:
        """Rebuild the widgets for the next frame, after changes that the scene does not report."""
        self._stamp = None

    def widgets(self) -> Iterator[Widget]:
        """Yield all widgets in reading order, or only those of the modal widget on top."""
        found: list[Widget] = []
        for widget in _all_widgets(self.content):
            if widget.modal:
                found.clear()
            found.append(widget)
        return iter(found)

    def bindings(self) -> list[Binding]:
        """Return the keys that work now, with their actions."""
        return [binding for widget in self.widgets() for binding in widget.bindings()]

    def binding(self, key: str) -> Binding | None:
        return next((binding for binding in self.bindings() if binding.key == key), None)

    def main_action(self) -> Action | None:
        """Return the action of the main button, or None."""
        mains = (w for w in self.widgets() if isinstance(w, Button | Pressable) and w.main)
        main = next(mains, None)
        return None if main is None else main.targets(Box(0, 0, 1, 1))[0].action

    def edited_field(self) -> Field | None:
        return next((w for w in self.widgets() if isinstance(w, Field) and w.is_edited), None)

    def fields(self) -> list[Field]:
        return [w for w in self.widgets() if isinstance(w, Field)]

    def active_list(self) -> List | None:
        """Return the list whose selection the arrow keys move, or None."""
        return next((w for w in self.widgets() if isinstance(w, List) and w.choose is not None and w.items), None)

    def describe(self) -> list[str]:
        """Describe the scene in words, or only the modal widget on top, if there is one."""
        over = [widget for widget in _all_widgets(self.content) if widget.modal]
        return [line for line in (over[-1] if over else self.content).describe() if line.strip()]

    # painting

    def declare_panels(self, canvas: Canvas) -> None:
        """Declare the panels of the widgets for this frame, after a new layout if anything has changed."""
        place = canvas.plain_unit, canvas.surface.get_size()
        if place != self._place:
            self._content = self.placed = None  # discard sizes measured for another layout
            self._place, self._views = place, {}
            self._units = canvas.candidate_units() if self._scene.enlarged else [canvas.plain_unit]
            self._modal_units = []
        content = self.content
        if self.placed is None or self.placed.widget is not content or self._moved:
            self._lay_out(canvas, content)
            if self._moved:  # something opened was out of view
                self._lay_out(canvas, content)
            self._live = [number for number, panel in enumerate(self._panels) if panel.live is not None]
            self.unit = min((panel.unit for panel in self._panels), default=canvas.unit)
            if not any(panel.modal for panel in self._panels):
                self._modal_units = []
        canvas.use_unit(self.unit)
        for number in self._live:
            self._panels[number] = self._panels[number].with_current_state()
        canvas.add_panels(self._panels)

    @property
    def targets(self) -> list[Target]:
        """The visible targets of the last layout, in units of `unit` pixels."""
        first = next((place for place, panel in enumerate(self._panels) if panel.modal), 0)
        found = (one.scaled(panel.unit / self.unit) for panel in self._panels[first:] for one in panel.targets)
        return [one for one in found if one.clip is None or one.clip.contains(*one.box.center)]

    def outermost_boxes(self) -> list[Box]:
        """Return the boxes of the outermost panels, in reading order."""
        assert self.placed is not None
        return [box.scaled(1 / self.unit) for box in _outermost_boxes(self.placed)]

    def _lay_out(self, canvas: Canvas, content: Widget) -> None:
        self.placed = self._fit(canvas, content, self._units, None if self._moved else self.placed)
        self._moved = False
        self._panels, self._views, opened = list(self.placed.panels), {}, self._opened
        self._opened = {}
        for placed in self.placed.noted:
            widget = placed.widget
            if isinstance(widget, Plate) and widget.opened:
                self._opened[widget.opened] = placed
            elif isinstance(widget, Field) and widget.is_edited:  # again when it changes, or the room around it
                room = [(view.box, view.high) for view in self._views.values()]
                self._opened[widget.field, widget.text, *room] = placed
            if placed.view is not None:
                self._views[placed.view.id] = placed.view
        for name, shown in self._opened.items():
            if name not in opened:
                self._show(shown.box, shown.unit)

    def _fit(self, canvas: Canvas, widget: Widget, units: list[float], old: PlacedWidget | None) -> PlacedWidget:
        """Lay out a widget at the largest scale in `units` at which it fits, or else at the smallest.

        Larger scales are removed from `units`.
        """
        tight = self._tight
        while True:
            canvas.use_unit(units[0])
            self._tight = False
            placed = self._arrange(canvas, widget, canvas.box, None, old, fits=True)
            if not self._tight or len(units) == 1:
                self._tight = tight
                return placed
            del units[0]
            old, self._views = None, {}

    def _arrange(
        self, canvas: Canvas, widget: Widget, box: Box, clip: Box | None, old: PlacedWidget | None, fits: bool = False
    ) -> PlacedWidget:
        """Lay out a widget and its parts, reusing what has not changed.

        For a modal widget, first find a scale at which it fits.
        """
        if old is not None and old.widget is widget and old.clip == clip and (widget.modal or old.box == box):
            return old
        if widget.modal and not fits:
            self._modal_units = self._modal_units or canvas.candidate_units()
            return self._fit(canvas, widget, self._modal_units, old)
        view, unit = None, canvas.unit
        if isinstance(widget, Page):  # headers and footers do not grow or shrink with the contents
            canvas.use_unit(canvas.plain_unit)
            parts = widget.arrange(canvas, box.scaled(unit / canvas.unit))
        elif isinstance(widget, Scroll):
            view, parts = self._scroll_view(canvas, widget, box)
        elif isinstance(widget, List):
            view, parts = self._rows(canvas, widget, box)
        else:
            parts = widget.arrange(canvas, box)
        panel = _make_panel(canvas, widget, box, clip, parts) if widget.paints else None
        if view is not None:
            seen = _whole_lines(canvas, view, *parts[0]) if isinstance(widget, Scroll) else box
            clip = seen if clip is None else _intersection(clip, seen)
        before = old.parts if old is not None else []
        known: set[int] | None = None  # parts that were compared when built
        placed = []
        for number, (part, at) in enumerate(parts):
            if isinstance(widget, Page):
                canvas.use_unit(unit if part is widget.body else canvas.plain_unit)
                at = at.scaled(canvas.plain_unit / canvas.unit)
            was = before[number] if number < len(before) else None
            if was is not None and was.widget is not part:
                known = set(map(id, widget.parts)) if known is None else known
                if id(part) not in known:
                    part = _reuse_equal(part, was.widget)  # created during layout, such as list rows
            placed.append(self._arrange(canvas, part, at, clip, was))
        if isinstance(widget, Page):
            canvas.use_unit(unit)
        done = PlacedWidget(widget, box, clip, unit, panel, view, placed, [] if panel is None else [panel], [])
        if view is not None or (isinstance(widget, Plate) and widget.opened) or isinstance(widget, Field):
            done.noted.append(done)
        for one in placed:
            done.panels += one.panels
            done.noted += one.noted
        return done

    def _scroll_view(self, canvas: Canvas, widget: Scroll, box: Box) -> tuple[_View, list[tuple[Widget, Box]]]:
        width, high = widget.view(canvas, box)
        self._tight |= box.h > _SMALL_VIEW and sum(widget.part.measure_height(canvas, width)) > 2 * box.h + 1
        view = _View(widget.id, box, high, canvas.unit)
        if high <= box.h:
            self._offsets.pop(widget.id, None)
            return view, [(widget.part, box)]
        offset = self._offsets[widget.id] = view.clamped(self._offsets.get(widget.id, 0.0))
        rail = Scrollbar(offset / high, min(1.0, box.h / high))
        return view, [
            (widget.part, Box(box.x, box.y - offset, width, high)),
            (rail, Box(box.right - RAIL, box.y, RAIL, box.h)),
        ]

    def _rows(self, canvas: Canvas, widget: List, box: Box) -> tuple[_View, list[tuple[Widget, Box]]]:
        """Return the view of a list and its visible rows, with a scrollbar if rows are hidden."""
        count, width = len(widget.items), box.w - RAIL - RAIL_GAP
        step = widget.row_height + widget.gap
        known = self._views[widget.id].rows if widget.id in self._views else {}
        made: dict[int, Widget] = {}
        while True:
            view = _View(widget.id, box, count, canvas.unit, max(1, int((box.h + widget.gap) / step)))
            first = self._first_row(widget, view)
            shown = range(first, min(count, first + view.fit))
            for place in shown:
                if place not in made:
                    made[place] = _reuse_equal(widget.row(place, widget.items[place]), known.get(place))
            view.rows = {place: made[place] for place in shown}
            rows = list(view.rows.values())
            highest = max((row.measure_height(canvas, width)[1] for row in rows), default=0) + widget.gap
            if highest <= step + 0.5:
                break
            step = highest
        if view.is_open:
            self._tight |= view.fit < FEW_ROWS
            step = (box.h + widget.gap) / view.fit
        elif rows:  # a few rows get taller
            step = max(step, min(_TALLER * step, (box.h + widget.gap) / count))
        placed: list[tuple[Widget, Box]] = [
            (row, Box(box.x, box.y + number * step, width, step - widget.gap)) for number, row in enumerate(rows)
        ]
        if view.is_open:
            placed.append((Scrollbar(first / count, view.fit / count), Box(box.right - RAIL, box.y, RAIL, box.h)))
        return view, placed

    def _first_row(self, widget: List, view: _View) -> int:
        first, chosen = self._offsets.get(view.id, 0.0), widget.chosen
        choice = (chosen, view.fit, view.high)
        if chosen is not None and self._revealed.get(view.id) != choice:
            self._revealed[view.id] = choice
            first = min(max(first, chosen - view.fit + 1), chosen)
        self._offsets[view.id] = view.clamped(first)
        return int(self._offsets[view.id])

    # scrolling

    def count_visible_rows(self, id_: str) -> int:
        """Return the number of rows of a list that are visible at a time."""
        return self._views[id_].fit if id_ in self._views else 1

    def scroll(self, pages: float = 0, turns: int = 0, at: tuple[float, float] | None = None) -> bool:
        """Scroll by pages or wheel steps, at the point `at` if given. Return whether there was anything to scroll."""
        views = [one for one in self._views.values() if one.is_open and (at is None or self._is_at(one, at))]
        if not views:
            return False
        view = views[-1]
        by = pages * view.fit + turns * _ROWS if view.fit else pages * view.box.h * 0.9 + turns * _WHEEL
        self._move(view, self._offsets.get(view.id, 0.0) + by)
        return True

    def drag(self, by: float, at: tuple[float, float]) -> None:
        """Scroll the contents at this point by dragging them `by` units."""
        for view in self._views.values():
            if view.is_open and self._is_at(view, at):
                rows = by * self.unit / view.unit / (view.box.h / view.fit if view.fit else 1)
                self._move(view, self._offsets.get(view.id, 0.0) - rows)

    def can_drag(self, at: tuple[float, float]) -> bool:
        """Return whether something at this point can be scrolled."""
        return any(view.is_open and self._is_at(view, at) for view in self._views.values())

    def _is_at(self, view: _View, at: tuple[float, float]) -> bool:
        return view.box.scaled(view.unit / self.unit).contains(*at)

    def scroll_to(self, target: Target) -> None:
        """Scroll to this target, if it is out of view."""
        if target.clip is not None:
            self._show(target.box, self.unit)

    def _show(self, shown: Box, unit: float) -> None:
        """Scroll to this box or, if it is too tall, to its top."""
        for view in self._views.values():
            box = shown.scaled(unit / view.unit)
            if view.fit or not view.is_open or not (view.box.x - 1 <= box.center[0] <= view.box.right + 1):
                continue
            above = view.box.y + _MARGIN - box.y
            below = min(box.bottom + _MARGIN - view.box.bottom, -above)
            if above > 0 or below > 0:
                self._move(view, self._offsets.get(view.id, 0.0) + (-above if above > 0 else below))

    def _move(self, view: _View, offset: float) -> None:
        before, after = self._offsets.get(view.id, 0.0), view.clamped(offset)
        self._offsets[view.id] = after
        self._moved |= after != before


def _whole_lines(canvas: Canvas, view: _View, part: Widget, at: Box) -> Box:
    """Return the visible box of a scrolled part, without a last line that would be cut off."""
    if not view.is_open:
        return view.box
    cut = [row.y for _, row in part.arrange(canvas, at) if row.h <= _LINE and row.y < view.box.bottom < row.bottom - 1]
    return view.box.rows(cut[0] - view.box.y, None)[0] if cut else view.box


def _outermost_boxes(placed: PlacedWidget) -> Iterator[Box]:
    """Yield the visible boxes of the outermost panels, in pixels."""
    if placed.panel is not None and not isinstance(placed.widget, Scroll | List):
        box = placed.panel.box if placed.clip is None else _intersection(placed.panel.box, placed.clip)
        yield box.scaled(placed.unit)
        return
    for part in placed.parts:
        yield from _outermost_boxes(part)


def _all_widgets(widget: Widget) -> Iterator[Widget]:
    waiting = [widget]
    while waiting:
        yield (one := waiting.pop())
        waiting += reversed(one.parts)


def _reuse_equal(new: Widget, old: Widget | None) -> Widget:
    """Return the old widget if it equals the new one, to keep its measurements and place."""
    if old is None or new is old or type(new) is not type(old):
        return new
    same = True
    for name in new.holds:
        value, was = getattr(new, name), getattr(old, name)
        kept: Any
        if isinstance(value, tuple):
            kept = tuple(map(_reuse_equal, value, chain(was, repeat(None))))
            same = same and len(kept) == len(was) and all(map(is_, kept, was))
        else:
            kept = None if value is None else _reuse_equal(value, was)
            same = same and kept is was
        object.__setattr__(new, name, kept)  # equal to the old value, so nobody notices
    return old if same and new == old else new


def _make_panel(canvas: Canvas, widget: Widget, box: Box, clip: Box | None, parts: list[tuple[Widget, Box]]) -> Panel:
    if isinstance(widget, Modal):
        box = parts[0][1]
    live = widget.live if isinstance(widget, Leaf) else None
    targets = widget.targets(box)
    for target in targets or ():
        target.clip = clip
    return Panel(
        widget.name,
        box,
        widget.look,
        widget.paint,
        widget.modal,
        clip,
        targets is not None,
        live,
        targets=targets or [],
        unit=canvas.unit,
    )


def _intersection(one: Box, other: Box) -> Box:
    left, top = max(one.x, other.x), max(one.y, other.y)
    return Box(left, top, max(0, min(one.right, other.right) - left), max(0, min(one.bottom, other.bottom) - top))
