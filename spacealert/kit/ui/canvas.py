"""The canvas, which paints panels sharply at any window size and repaints only what changed.

A scene *declares* panels with the values they show, and the canvas paints those whose value has changed. Text that does
not fit is cut off and recorded in `overflows`, which a test checks.
"""

from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from typing import Any, Literal, NamedTuple

import pygame
from attrs import define, evolve, field, frozen

from spacealert.kit.ui import drawing, fonts, glyphs
from spacealert.kit.ui.drawing import Icon
from spacealert.kit.ui.sky import TONES, Mood, paint_sky, soft_light
from spacealert.kit.ui.theme import CUT, EDGE, INK, SPACE, TEXT, Color, Type, apply_tone, lit_edge, lit_shades


class Box(NamedTuple):
    """A rectangle in units. It is a tuple for speed, since every layout makes hundreds of boxes.

    >>> Box(0, 0, 300, 100).columns(100, None)
    [Box(x=0, y=0, w=100, h=100), Box(x=100, y=0, w=200.0, h=100)]
    """

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h

    @property
    def center(self) -> tuple[float, float]:
        return self.x + self.w / 2, self.y + self.h / 2

    def contains(self, x: float, y: float) -> bool:
        return self.x <= x < self.right and self.y <= y < self.bottom

    def inset(self, across: float, down: float | None = None) -> "Box":
        """Return the box minus a margin of `across` left and right, and `down` (default: `across`) above and below."""
        down = across if down is None else down
        return Box(self.x + across, self.y + down, max(0, self.w - 2 * across), max(0, self.h - 2 * down))

    def scaled(self, factor: float) -> "Box":
        """Return the box with its position and size multiplied by `factor`."""
        return Box(self.x * factor, self.y * factor, self.w * factor, self.h * factor)

    def columns(self, *widths: float | None, gap: float = 0) -> list["Box"]:
        """Divide the box into columns of these widths. Columns of width None share the rest equally."""
        boxes, x = [], self.x
        for width in _divide(widths, self.w, gap):
            boxes.append(Box(x, self.y, width, self.h))
            x += width + gap
        return boxes

    def rows(self, *heights: float | None, gap: float = 0) -> list["Box"]:
        """Divide the box into rows of these heights. Rows of height None share the rest equally."""
        boxes, y = [], self.y
        for height in _divide(heights, self.h, gap):
            boxes.append(Box(self.x, y, self.w, height))
            y += height + gap
        return boxes

    def middle(self, w: float, h: float) -> "Box":
        """Return a centered box of this size, but no larger than this box."""
        w, h = min(w, self.w), min(h, self.h)
        return Box(self.x + (self.w - w) / 2, self.y + (self.h - h) / 2, w, h)


def _divide(sizes: Sequence[float | None], whole: float, gap: float) -> list[float]:
    given = sum(size for size in sizes if size is not None)
    open_ones = sum(size is None for size in sizes)
    left = max(0, whole - given - gap * (len(sizes) - 1))
    return [left / open_ones if size is None else size for size in sizes]


WIDE, HIGH = 1280, 720  # minimum size of a window in units, swapped in portrait; the longer side may have more
LEAST_UNIT = 0.8  # pixels per unit: the smallest type has 14 units, so at least 11 pixels
_ZOOMS = (1.4, 1.3, 1.2, 1.12, 1.06)  # sizes to try for contents that leave room
_NARROWEST = 700  # minimum width for that, in units
_MORE_ROOM = 0.6  # exponent for the growth of full pages in a larger window: the rest becomes extra space
_FINE = float(Type.FINE)
_SMALLEST = 11  # minimum font size in pixels, in the smallest window
_MOST_AREAS = 40  # areas repainted separately; more are merged
_STRIP = 64  # width of cached shading in pixels, which is repeated
_WIDE_ROW, _FEW_ROWS = 16, 3  # pixels from which `Surface.fill` is slow
_VEIL = 185  # opacity, of 255, of the shade behind a modal panel
Action = Hashable
Align = Literal["left", "center", "right"]
Painter = Callable[["Canvas", Box], None]


@define
class Target:
    """A clickable area with its action and the words that describe it."""

    box: Box
    action: Action
    words: list[str] = field(factory=list)
    clip: Box | None = None  # visible area, for scrolled content
    key: str = ""  # keyboard shortcut shown on it

    def scaled(self, factor: float) -> "Target":
        """Return the target with its boxes multiplied by `factor`."""
        clip = None if self.clip is None else self.clip.scaled(factor)
        return self if factor == 1 else evolve(self, box=self.box.scaled(factor), clip=clip)


@frozen
class Overflow:
    """Text that did not fit its box."""

    panel: str
    text: str
    box: Box


@define(eq=False)
class Panel:
    """A part of the picture that is painted on its own, and again when its `value` or the result of `live` changes."""

    name: str
    box: Box
    value: Any
    painter: Painter
    modal: bool = False
    clip: Box | None = None  # visible area, for scrolled content
    laid: bool = False  # whether its targets are known before painting
    live: Callable[[], Hashable] | None = None  # additional value it shows, queried for every frame
    moment: Hashable = None  # last result of `live`
    targets: list[Target] = field(factory=list)
    overflows: list[Overflow] = field(factory=list)
    unit: float = 1.0  # pixels per unit of its boxes
    area: pygame.Rect | None = None  # the visible rectangle in pixels

    def with_current_state(self) -> "Panel":
        """Return the panel, or a new one if its live value has changed."""
        moment = None if self.live is None else self.live()
        return self if moment == self.moment else evolve(self, moment=moment)

    @property
    def place(self) -> Hashable:
        """A value that identifies the panel within a frame."""
        return self.name, self.box, self.clip, self.unit


class Canvas:
    """A drawing surface for the window or a screenshot, made of panels."""

    def __init__(self, surface: pygame.Surface) -> None:
        self.surface = surface
        self.mood = Mood.CALM
        self.unit = self.plain_unit = 1.0
        self.box = Box(0, 0, WIDE, HIGH)
        self.shows_keys = self._painted_keys = False  # whether buttons show their keys
        self._stale = False  # whether the next frame is repainted completely
        self.focus: Action | None = None
        self.selects_all = False  # whether the text of the edited field is selected
        self._behind: pygame.Surface | None = None  # the picture behind a modal panel, before it was dimmed
        self._shown: list[Panel] = []
        self._declared: list[Panel] = []
        self._painting: Panel | None = None
        self._painted_focus: Action | None = None
        self.pressed: Action | None = None  # action to show as pressed for a moment
        self._painted_press: Action | None = None
        self.arrange()

    def arrange(self, mood: Mood = Mood.CALM, least: float = LEAST_UNIT) -> None:
        """Divide the window into units of at least `least` pixels, and set the mood of the sky."""
        wide, high = self.surface.get_size()
        unit = max(least, min(max(wide, high) / WIDE, min(wide, high) / HIGH))
        self._stale |= (unit, mood) != (self.plain_unit, self.mood)
        self.plain_unit, self.mood = unit, mood
        self.use_unit(unit)
        self._tone = TONES.get(mood)  # of the console's keys and plates in this light

    def use_unit(self, unit: float) -> None:
        """Use units of this many pixels from now on."""
        wide, high = self.surface.get_size()
        self.unit, self.box = unit, Box(0, 0, wide / unit, high / unit)

    def candidate_units(self) -> list[float]:
        """Return the pixels per unit to try, from many to few, for contents that should be as large as possible."""
        plain, wide = self.plain_unit, self.surface.get_width()
        larger = [plain * zoom for zoom in _ZOOMS if wide / (plain * zoom) >= _NARROWEST]
        return [*larger, plain, *([plain**_MORE_ROOM] if plain > 1 else [])]

    # declaring frames

    def add_panels(self, panels: list[Panel]) -> None:
        """Add panels on top of those declared before. Only changed panels are painted.

        A modal panel covers earlier panels, so that nothing below it can be clicked.
        """
        self._declared += panels

    def paint_changes(self) -> list[pygame.Rect]:
        """Paint all changes since the last frame. Return the changed areas in pixels."""
        declared, self._declared = self._declared, []
        modals = [panel for panel in self._shown + declared if panel.modal]
        if len(modals) != 1:
            return self._paint_panels(declared)
        whole = self.surface.get_rect()
        if modals[0] in declared:
            first = declared.index(modals[0])
            self._paint_panels(declared[:first])
            self._shown = declared
            self._repaint([whole], first)
        else:
            assert self._behind is not None
            self.surface.blit(self._behind, (0, 0))
            self._shown = self._shown[: self._shown.index(modals[0])]
            self._paint_panels(declared)
            self._behind = None
        return [whole]

    def _paint_panels(self, declared: list[Panel]) -> list[pygame.Rect]:
        changed = self._changed_areas(declared)
        self._shown, self._stale = declared, False
        self._painted_focus, self._painted_press, self._painted_keys = self.focus, self.pressed, self.shows_keys
        self._repaint(changed)
        return changed

    def _changed_areas(self, declared: list[Panel]) -> list[pygame.Rect]:
        before: dict[Hashable, list[Panel]] = {}
        known = set(map(id, declared))
        for panel in self._shown:
            if id(panel) not in known:
                before.setdefault(panel.place, []).append(panel)
        known = set(map(id, self._shown))
        moved: set[Action | None] = {self.focus} ^ {self._painted_focus} | {self.pressed} ^ {self._painted_press}
        areas: list[pygame.Rect] = []
        whole = self._stale or not self._shown or self.shows_keys != self._painted_keys
        for panel in declared:
            was = panel
            if id(panel) not in known:
                same = before.get(panel.place)
                if not same or (same[0].value, same[0].moment) != (panel.value, panel.moment):
                    areas.append(self._area(panel))
                    whole |= panel.modal and not same
                    if same:
                        same.pop(0)
                    continue
                was = same.pop(0)
                panel.overflows = was.overflows
                if not panel.laid:
                    panel.targets = was.targets
            if moved and any(target.action in moved for target in was.targets):
                areas.append(self._area(panel))
        for gone in (panel for left in before.values() for panel in left):
            areas.append(self._area(gone))
            whole |= gone.modal
        return [self.surface.get_rect()] if whole else _merge_overlapping(areas)

    def _area(self, panel: Panel) -> pygame.Rect:
        if panel.area is None:
            unit, self.unit = self.unit, panel.unit
            area = self.pixels(panel.box)
            panel.area = area if panel.clip is None else area.clip(self.pixels(panel.clip))
            self.unit = unit
        return panel.area

    def _repaint(self, areas: list[pygame.Rect], first: int = 0) -> None:
        """Repaint everything in these areas, which must not overlap.

        Panels before the index `first` are not repainted.
        """
        if not areas:
            return
        if not any(panel.modal for panel in self._shown):
            self._behind = None
        for area in () if first else areas:
            self.show_sky(area)
        for panel in self._shown[first:]:
            if panel.modal:
                self.surface.set_clip(None)
                if self._behind is None or areas == [self.surface.get_rect()]:
                    self._behind = self.surface.copy()
                else:
                    self._behind.blits([(self.surface, area, area) for area in areas])
                for area in areas:
                    self._dim(area)
            place = self._area(panel)
            for number in place.collidelistall(areas):
                self._paint(panel, place.clip(areas[number]))
        self.surface.set_clip(None)

    def _paint(self, panel: Panel, area: pygame.Rect) -> None:
        self._painting = panel
        panel.overflows = []
        if not panel.laid:
            panel.targets = []
        self.surface.set_clip(area)
        unit = self.unit
        if panel.unit != unit:
            self.use_unit(panel.unit)
        panel.painter(self, panel.box)
        if panel.unit != unit:
            self.use_unit(unit)
        self._painting = None

    def show_sky(self, area: pygame.Rect) -> None:
        """Paint the sky in this area."""
        self.surface.blit(paint_sky(*self.surface.get_size(), self.plain_unit, self.mood), area, area)

    def _dim(self, area: pygame.Rect) -> None:
        """Dim an area before a modal panel is painted on top of it."""
        self.surface.blit(_veil(area.size, SPACE, _VEIL), area)

    def invalidate(self) -> None:
        """Make the next frame repaint everything, for example because the window was covered."""
        self._shown = []

    # interacting with the shown frame

    @property
    def targets(self) -> list[Target]:
        """The targets that can be clicked now, in the order in which they are painted."""
        reachable = self._shown
        for place, panel in enumerate(self._shown):
            if panel.modal:
                reachable = self._shown[place:]
        return [target.scaled(panel.unit / self.unit) for panel in reachable for target in panel.targets]

    @property
    def overflows(self) -> list[Overflow]:
        return [overflow for panel in self._shown for overflow in panel.overflows]

    def target_at(self, x: float, y: float) -> Target | None:
        """Return the target at this point (in pixels), or None."""
        x, y = x / self.unit, y / self.unit
        return next(
            (
                target
                for target in reversed(self.targets)
                if target.box.contains(x, y) and (target.clip is None or target.clip.contains(x, y))
            ),
            None,
        )

    def is_outside_modal(self, x: float, y: float) -> bool:
        """Return whether this point (in pixels) is outside an open modal panel."""
        modal = next((panel for panel in reversed(self._shown) if panel.modal), None)
        return modal is not None and not modal.box.contains(x / modal.unit, y / modal.unit)

    # painting

    def pixels(self, box: Box) -> pygame.Rect:
        unit, (x, y, w, h) = self.unit, box
        left, top = round(x * unit), round(y * unit)
        return pygame.Rect(left, top, round((x + w) * unit) - left, round((y + h) * unit) - top)

    def add_target(self, box: Box, action: Action, words: str = "") -> bool:
        """Make this box clickable. Return whether its action has the focus.

        Text painted on the box later becomes its name. Pass `words` if it shows only an icon.
        """
        assert self._painting is not None  # only painters make targets
        if not self._painting.laid:
            self._painting.targets.append(Target(box, action, [words] if words else [], self._painting.clip))
        return action == self.focus

    @contextmanager
    def clip_to(self, box: Box, cut: float = 0) -> Iterator[None]:
        """Paint only inside this box until the block ends. `cut` is the size of its cut corners."""
        clip, area, off = self.surface.get_clip(), self.pixels(box), round(min(cut, box.h / 3, box.w / 3) * self.unit)
        self.surface.set_clip(area.clip(clip))
        corners = []
        for at, tip in (((area.right - off, area.y), (0, off)), ((area.x, area.bottom - off), (off, 0))) if off else ():
            kept = pygame.Surface((off, off), pygame.SRCALPHA)
            kept.blit(self.surface, (0, 0), (at, (off, off)))
            pygame.draw.polygon(kept, (0, 0, 0, 0), [(0, 0), (off, off), tip])
            corners.append((kept, at))
        try:
            yield
        finally:
            self.surface.blits(corners)
            self.surface.set_clip(clip)

    def fill(self, box: Box, color: Color) -> None:
        _fill(self.surface, color if self._tone is None else apply_tone(color, self._tone), self.pixels(box))

    def bands(self, box: Box, colors: tuple[Color, ...]) -> None:
        """Fill the box with bands of these colors, all of the same height."""
        colors = colors if self._tone is None else tuple(apply_tone(color, self._tone) for color in colors)
        area = self.pixels(box)
        _tile(self.surface, _strip(colors, area.h, box, self.unit), area.x, area.y, area.w)

    def plate(self, box: Box, color: Color, edge: Color | None = None, cut: float = CUT) -> None:
        """Paint a surface with two cut corners, lit from above, like part of a console."""
        area, off = self.pixels(box), round(min(cut, box.h / 3, box.w / 3) * self.unit)
        left, top, right, bottom = area.x, area.y, area.right - 1, area.bottom - 1
        begin, end, back = (right - off, top), (right, top + off), (left + off, bottom)  # corner ends, clockwise
        color = color if self._tone is None else apply_tone(color, self._tone)
        above, below, shades = lit_shades(color)
        _tile(self.surface, _strip(shades, max(1, area.h - 2 * off)), area.x, top + off, area.w)
        pygame.draw.polygon(self.surface, above, [(left, top), begin, end, (left, top + off)])
        pygame.draw.polygon(self.surface, below, [(left, bottom - off), (right, bottom - off), (right, bottom), back])
        border = edge or (lit_edge(above, 0.12) if self._tone is not None or color == EDGE else EDGE)
        pygame.draw.aaline(self.surface, border, begin, end)
        pygame.draw.aaline(self.surface, border, back, (left, bottom - off))
        self.surface.fill(border, (left, top, 1, area.h - off))
        self.surface.fill(border, (right, top + off, 1, area.h - off))
        self.surface.fill(border, (left + off, bottom, area.w - off, 1))
        self.surface.fill(edge or lit_edge(above, 0.2), (left, top, area.w - off, 1))

    def veil(self, box: Box, color: Color, share: float) -> None:
        """Paint a translucent color over this box. `share` is its opacity, from 0 to 1."""
        area = self.pixels(box).clip(self.surface.get_clip())
        if opacity := round(255 * share):
            self.surface.blit(_veil(area.size, color, opacity), area)

    def frame(self, box: Box, color: Color, wide: float = 1) -> None:
        """Paint a border inside the box, at least a pixel wide."""
        pygame.draw.rect(self.surface, color, self.pixels(box), max(1, round(wide * self.unit)))

    def line(self, start: tuple[float, float], end: tuple[float, float], color: Color, wide: float) -> None:
        """Paint a line between two points in units."""
        begin, until = ((x * self.unit, y * self.unit) for x, y in (start, end))
        color = color if self._tone is None else apply_tone(color, self._tone)
        pygame.draw.aaline(self.surface, color, begin, until, width=max(1, round(wide * self.unit)))

    def polygon(self, color: Color, *points: tuple[float, float]) -> None:
        """Fill a polygon whose corners are given in units.

        Unlike the edges of icons, slanted edges are not smoothed.
        """
        pygame.draw.polygon(self.surface, color, [(x * self.unit, y * self.unit) for x, y in points])

    def disc(self, x: float, y: float, radius: float, color: Color) -> None:
        """Fill a circle."""
        pygame.draw.aacircle(self.surface, color, (x * self.unit, y * self.unit), max(1.0, radius * self.unit))

    def glow(self, x: float, y: float, radius: float, color: Color) -> None:
        """Add a circle of light that fades towards its edge."""
        side = max(2, round(2 * radius * self.unit))
        at = (x * self.unit - side / 2, y * self.unit - side / 2)
        if not self.surface.get_clip().colliderect(at, (side, side)):
            return  # nothing would be visible
        self.surface.blit(soft_light(side, color), at, special_flags=pygame.BLEND_ADD)

    def light(self, color: Color, *points: tuple[float, float]) -> None:
        """Add light in the shape of this polygon."""
        left, top = min(x for x, _ in points) * self.unit, min(y for _, y in points) * self.unit
        wide, high = max(x for x, _ in points) * self.unit - left, max(y for _, y in points) * self.unit - top
        shape = pygame.Surface((round(wide) + 1, round(high) + 1))
        pygame.draw.polygon(shape, color, [(x * self.unit - left, y * self.unit - top) for x, y in points])
        self.surface.blit(shape, (left, top), special_flags=pygame.BLEND_ADD)

    def stripes(self, box: Box, color: Color, wide: float = 14) -> None:
        """Paint diagonal warning stripes."""
        area = self.pixels(box)
        self.surface.blit(_paint_stripes(area.w, area.h, color, max(3, round(wide * self.unit))), area)

    def icon(self, box: Box, icon: Icon, draw: Callable[[Icon, int], pygame.Surface] = drawing.draw_icon) -> None:
        """Paint an icon in the middle of the box, as large as possible."""
        if icon.painted and drawing.find_picture(icon.name):
            self.picture(box, icon)
            return
        area = self.pixels(box)
        side = min(area.w, area.h)
        if side > 0:
            drawn = draw(icon, side)
            self.surface.blit(drawn, (area.x + (area.w - side) // 2, area.y + (area.h - side) // 2))

    def picture(self, box: Box, icon: Icon, opacity: float = 1.0) -> None:
        """Paint an icon's color picture in the middle of the box, or the icon itself if it has no picture."""
        if name := drawing.find_picture(icon.name):
            side = min(box.w, box.h)
            self.illustration(box.middle(side, side), name, icon.color, opacity)
        else:
            self.icon(box, icon, drawing.draw_relief if icon.color != INK else drawing.draw_icon)

    def illustration(self, box: Box, name: str, color: Color | None = None, opacity: float = 1.0) -> None:
        """Paint an illustration that covers the box."""
        area = self.pixels(box)
        if area.w > 0 and area.h > 0:
            drawn = drawing.draw_illustration(name, *area.size, color)
            if opacity < 1:
                drawn = drawn.copy()
                drawn.set_alpha(round(255 * opacity))
            self.surface.blit(drawn, area)

    def picture_behind(self, box: Box) -> None:
        """Paint what is behind the modal panel, scaled to this box."""
        area = self.pixels(box)
        if self._behind is not None and area.w > 0:
            self.surface.blit(pygame.transform.smoothscale(self._behind, area.size), area)

    def text(
        self,
        box: Box,
        words: str,
        size: float,
        color: Color = TEXT,
        weight: str = fonts.REGULAR,
        align: Align = "left",
        least: float | None = None,
        lines: int = 1,
        top: bool = False,
        ellipsis: bool = False,
    ) -> Box:
        """Paint text in the box, centered vertically or at the top. Return the box of the text.

        `size` is the em in units. To fit into `lines` lines, the text shrinks down to `least` (by default 70 % of
        `size`), but never below the smallest type. With `ellipsis`, longer text ends in an ellipsis. Characters missing
        from our font are left out.
        """
        words = glyphs.clean(words)
        if not words:
            return Box(box.x, box.y, 0, 0)
        self._record_text(box, words)
        area, em = self.pixels(box), self.em(size)
        smallest = em if least == size else min(em, self.em(0.7 * size if least is None else least))
        fit = fonts.fit_text(words, weight, em, smallest, area.w, area.h, lines)
        if not fit.fits and ellipsis:
            fit = fonts.FittedText((fonts.shorten(words, weight, smallest, area.w),), smallest, fits=True)
        if not fit.fits and self._painting is not None:
            self._painting.overflows.append(Overflow(self._painting.name, words, box))
        leading = fonts.leading(fit.pixels)
        high = fonts.cap_height(fit.pixels) + (len(fit.lines) - 1) * leading
        y = area.y if top else area.y + (area.h - high) / 2
        first = round(y) - fonts.cap_top(weight, fit.pixels)
        widest, left = 0, area.right
        for number, line in enumerate(fit.lines):
            drawn = fonts.render_text(line, weight, fit.pixels, color)
            over = area.w - drawn.get_width()
            x = area.x + (0 if align == "left" else over // 2 if align == "center" else over)
            if fit.fits:
                self.surface.blit(drawn, (x, first + number * leading))
            else:
                self._blit_cut(drawn, (x, first + number * leading), area)
            widest, left = max(widest, drawn.get_width()), min(left, x)
        return Box(left / self.unit, y / self.unit, widest / self.unit, high / self.unit)

    def _record_text(self, box: Box, words: str) -> None:
        if self._painting is None or self._painting.laid:
            return
        under = next((one for one in reversed(self._painting.targets) if one.box.contains(*box.center)), None)
        if under is not None:
            under.words.append(words)

    def _blit_cut(self, drawn: pygame.Surface, at: tuple[int, int], area: pygame.Rect) -> None:
        clip = self.surface.get_clip()
        self.surface.set_clip(area.inflate(0, area.h).clip(clip))
        self.surface.blit(drawn, at)
        self.surface.set_clip(clip)

    def width(self, words: str, size: float, weight: str = fonts.REGULAR) -> float:
        """Return the width of the words at this size, in units."""
        return fonts.width(glyphs.clean(words), weight, self.em(size)) / self.unit

    def em(self, size: float) -> int:
        return max(_SMALLEST, round((size if size > _FINE else _FINE) * self.unit))

    def title(self, box: Box, words: str, size: float, color: Color = TEXT, align: Align = "left") -> Box:
        """Paint a title in letter-spaced capitals, no larger than `size`. Return its box."""
        words = glyphs.clean(words).upper()
        self._record_text(box, words)
        area, em = self.pixels(box), self.em(size)
        while em > self.em(Type.FINE) and fonts.spaced_width(words, em) > area.w:
            em = max(self.em(Type.FINE), min(em - 1, round(em * 0.96)))
        if fonts.spaced_width(words, em) > area.w and self._painting is not None:
            self._painting.overflows.append(Overflow(self._painting.name, words, box))
        drawn = fonts.render_spaced(words, em, color)
        over = area.w - drawn.get_width()
        x = area.x + {"left": 0, "center": over // 2, "right": over}[align]
        high = fonts.cap_height(em)
        y = round(area.y + (area.h - high) / 2)
        self.surface.blit(drawn, (x, y - fonts.cap_top(fonts.BOLD, em)))
        return Box(x / self.unit, y / self.unit, drawn.get_width() / self.unit, high / self.unit)


def _fill(surface: pygame.Surface, color: Color, area: pygame.Rect) -> None:
    """Fill an area. A polygon is faster for wide areas, where `Surface.fill` bypasses the processor cache."""
    area = area.clip(surface.get_clip())
    if area.w < _WIDE_ROW or area.h < _FEW_ROWS:
        surface.fill(color, area)
    else:
        left, top, right, bottom = area.x, area.y, area.right - 1, area.bottom - 1
        pygame.draw.polygon(surface, color, ((left, top), (right, top), (right, bottom), (left, bottom)))


def _veil(size: tuple[int, int], color: Color, opacity: int) -> pygame.Surface:
    veil = pygame.Surface(size)
    _fill(veil, color, veil.get_rect())
    veil.set_alpha(opacity)
    return veil


@lru_cache(maxsize=40)
def _strip(colors: tuple[Color, ...], high: int, box: Box | None = None, unit: float = 1.0) -> pygame.Surface:
    """Return a narrow surface with horizontal bands of these colors.

    Tiling it over an area is faster than filling the area.
    """
    strip, count, begin = drawing.opaque_surface(_STRIP, high), len(colors), 0
    for band, color in enumerate(colors, start=1):
        end = high * band // count
        if box is not None:
            end = round((box.y + box.h * band / count) * unit) - round(box.y * unit)
        strip.fill(color, (0, begin, _STRIP, end - begin))
        begin = end
    return strip


def _tile(surface: pygame.Surface, strip: pygame.Surface, left: int, top: int, wide: int) -> None:
    clip = surface.get_clip()
    seen = clip.clip((left, top, wide, strip.get_height()))
    if seen:
        surface.set_clip(seen)
        surface.fblits([(strip, (x, top)) for x in range(seen.x - (seen.x - left) % _STRIP, seen.right, _STRIP)])
        surface.set_clip(clip)


@lru_cache(maxsize=32)
def _paint_stripes(wide: int, high: int, color: Color, stripe: int) -> pygame.Surface:
    finer = 3
    large = pygame.Surface((wide * finer, high * finer), pygame.SRCALPHA)
    large.fill((*color, 0))
    step, tall = stripe * finer, high * finer
    for x in range(-tall - 2 * step, wide * finer + tall, 2 * step):
        pygame.draw.polygon(large, color, [(x, tall), (x + step, tall), (x + step + tall, 0), (x + tall, 0)])
    return pygame.transform.smoothscale(large, (wide, high))


def _merge_overlapping(areas: list[pygame.Rect]) -> list[pygame.Rect]:
    """Merge areas that overlap. If there are too many areas, merge them all."""
    areas = [area for area in areas if area]
    if len(areas) > _MOST_AREAS:
        return [areas[0].unionall(areas[1:])]
    apart: list[pygame.Rect] = []
    for area in areas:
        while (place := area.collidelist(apart)) >= 0:
            area = area.union(apart.pop(place))
        apart.append(area)
    return apart
