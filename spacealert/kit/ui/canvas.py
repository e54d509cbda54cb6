"""What painters draw on: boxes in units, sharp at the window's own pixels, painted anew only where something changed.

A scene *declares* panels, each with the value it shows; the canvas paints those whose value differs from the last
frame's. Text that does not fit is never lost quietly: it is cut at its box and noted in `overflows`, which a test
reads.
"""

from collections.abc import Callable, Hashable
from enum import Enum, auto
from typing import Any, Literal

import pygame
from attrs import define, evolve, field, frozen

from spacealert.kit.ui import drawing, fonts, glyphs
from spacealert.kit.ui.drawing import Icon
from spacealert.kit.ui.layout import Box
from spacealert.kit.ui.sky import Mood, sky, soft_disc
from spacealert.kit.ui.theme import CUT, EDGE, SPACE, TEXT, Color, Type, lit

WIDE, HIGH = 1280, 720  # units of a window, the other way round if it stands upright; more where it is longer
LEAST_UNIT = 0.8  # pixels of a unit: the finest type, of 14 units, has 11 pixels then
_MORE_ROOM = 0.6  # of a larger window's growth goes into size, the rest into room
_SMALLEST = 11  # pixels of the em, in the smallest window
_MOST_AREAS = 40  # places that are painted anew one by one; more are painted as one
_LIGHTS, _SMALL_LIGHT = 8, 640  # lights that are kept, and pixels of the largest of them
_VEIL = 185  # of 255, over what lies below a modal panel
Action = Hashable
Align = Literal["left", "center", "right"]
Painter = Callable[["Canvas", Box], None]


class Growth(Enum):
    """What a larger window gives a scene."""

    LARGER = auto()  # the same, larger: it is read from the far end of the table
    MORE_ROOM = auto()  # somewhat larger, and more beside it: it is read by whoever sits before it


@define
class Target:
    """A place that can be pressed, what that means, and what it is called: the words that are written on it."""

    box: Box
    action: Action
    words: list[str] = field(factory=list)
    clip: Box | None = None  # the window through which it is seen, of what can be scrolled
    key: str = ""  # what stands on the key that does the same


@frozen
class Overflow:
    """A text that did not fit into its box."""

    panel: str
    text: str
    box: Box


@define(eq=False)
class Panel:
    """A part of the picture: where it is, the value it shows, and who paints it."""

    name: str
    box: Box
    value: Any
    painter: Painter
    modal: bool = False
    clip: Box | None = None  # the window through which it is seen, of what can be scrolled
    laid: bool = False  # whether its targets are known before it is painted
    live: Callable[[], Hashable] | None = None  # what it shows beside that, asked in every frame
    moment: Hashable = None  # what `live` answered last
    targets: list[Target] = field(factory=list)
    overflows: list[Overflow] = field(factory=list)
    area: tuple[float, pygame.Rect] | None = None  # pixels of a unit, and where it is seen then

    def at_this_moment(self) -> "Panel":
        """The same panel or, if what it shows has moved on, another one."""
        moment = None if self.live is None else self.live()
        return self if moment == self.moment else evolve(self, moment=moment)

    @property
    def place(self) -> Hashable:
        """What tells it from other panels of the same frame."""
        return self.name, self.box, self.clip


class Canvas:
    """One window's picture, or one screenshot's."""

    def __init__(self, surface: pygame.Surface) -> None:
        self.surface = surface
        self.mood = Mood.CALM
        self.unit = 1.0
        self.box = Box(0, 0, WIDE, HIGH)
        self._shows_keys = False
        self._stale = False  # whether all is painted anew at the next frame
        self.focus: Action | None = None
        self._shown: list[Panel] = []
        self._declared: list[Panel] = []
        self._painting: Panel | None = None
        self._painted_focus: Action | None = None
        self.pressed: Action | None = None  # what is being pressed, for a moment
        self._painted_press: Action | None = None
        self.arrange(Growth.LARGER)

    def arrange(self, growth: Growth, mood: Mood = Mood.CALM, least: float = LEAST_UNIT) -> None:
        """Divide this window into units of at least `least` pixels, and choose the sky behind it."""
        wide, high = self.surface.get_size()
        unit = max(least, min(max(wide, high) / WIDE, min(wide, high) / HIGH))
        if growth is Growth.MORE_ROOM and unit > 1:
            unit = unit**_MORE_ROOM
        box = Box(0, 0, wide / unit, high / unit)
        self._stale |= (unit, box, mood) != (self.unit, self.box, self.mood)
        self.unit, self.box, self.mood = unit, box, mood

    @property
    def shows_keys(self) -> bool:
        """Whether a button shows the key that does the same."""
        return self._shows_keys

    @shows_keys.setter
    def shows_keys(self, shown: bool) -> None:
        self._stale |= shown != self._shows_keys
        self._shows_keys = shown

    # declaring a frame

    def declare(self, panels: list[Panel]) -> None:
        """Show these panels over what was declared until now: those are painted whose value is another one.

        A modal panel covers what was declared before it: nothing below it can be pressed.
        """
        self._declared += panels

    def finish(self) -> list[pygame.Rect]:
        """Paint what changed since the last frame, and say where, in pixels."""
        declared, self._declared = self._declared, []
        changed = self._changes(declared)
        self._shown, self._stale = declared, False
        self._painted_focus, self._painted_press = self.focus, self.pressed
        self._repaint(changed)
        return changed

    def _changes(self, declared: list[Panel]) -> list[pygame.Rect]:
        """Return the areas, in pixels, that differ from the last frame; none of them overlap."""
        before: dict[Hashable, list[Panel]] = {}
        known = set(map(id, declared))
        for panel in self._shown:
            if id(panel) not in known:
                before.setdefault(panel.place, []).append(panel)
        known = set(map(id, self._shown))
        moved: set[Action | None] = {self.focus} ^ {self._painted_focus} | {self.pressed} ^ {self._painted_press}
        areas: list[pygame.Rect] = []
        whole = self._stale or not self._shown
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
        return [self.surface.get_rect()] if whole else _apart(areas)

    def _area(self, panel: Panel) -> pygame.Rect:
        if panel.area is None or panel.area[0] != self.unit:
            area = self.pixels(panel.box)
            panel.area = self.unit, area if panel.clip is None else area.clip(self.pixels(panel.clip))
        return panel.area[1]

    def _repaint(self, areas: list[pygame.Rect]) -> None:
        """Paint all that is seen in these areas anew, from the sky to what lies on top; none of them overlap."""
        for area in areas:
            self._uncover(area)
        for panel in self._shown if areas else ():
            if panel.modal:
                self.surface.set_clip(None)
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
        panel.painter(self, panel.box)
        self._painting = None

    def show_sky(self) -> None:
        """Put the sky over everything."""
        self._uncover(self.surface.get_rect())

    def _uncover(self, area: pygame.Rect) -> None:
        """The sky, as it is there."""
        self.surface.blit(sky(*self.surface.get_size(), self.unit, self.mood), area, area)

    def _dim(self, area: pygame.Rect) -> None:
        """What lies below a modal panel steps back."""
        veil = pygame.Surface(area.size)
        veil.fill(SPACE)
        veil.set_alpha(_VEIL)
        self.surface.blit(veil, area)

    def forget(self) -> None:
        """Paint everything at the next frame: the window was covered, or its language changed."""
        self._shown = []

    # what the frame that is shown can do

    @property
    def targets(self) -> list[Target]:
        """What can be pressed now, in the order of reading."""
        reachable = self._shown
        for place, panel in enumerate(self._shown):
            if panel.modal:
                reachable = self._shown[place:]
        return [target for panel in reachable for target in panel.targets]

    @property
    def overflows(self) -> list[Overflow]:
        return [overflow for panel in self._shown for overflow in panel.overflows]

    def target_at(self, x: float, y: float) -> Target | None:
        """What lies under this point, given in pixels."""
        x, y = x / self.unit, y / self.unit
        return next(
            (
                target
                for target in reversed(self.targets)
                if target.box.contains(x, y) and (target.clip is None or target.clip.contains(x, y))
            ),
            None,
        )

    def is_beside_modal(self, x: float, y: float) -> bool:
        """Whether this point, in pixels, lies on what a modal panel has covered."""
        modal = next((panel for panel in reversed(self._shown) if panel.modal), None)
        return modal is not None and not modal.box.contains(x / self.unit, y / self.unit)

    # painting

    def pixels(self, box: Box) -> pygame.Rect:
        unit, x, y = self.unit, box.x, box.y
        left, top = round(x * unit), round(y * unit)
        return pygame.Rect(left, top, round((x + box.w) * unit) - left, round((y + box.h) * unit) - top)

    def target(self, box: Box, action: Action, words: str = "") -> bool:
        """From now on this box can be pressed; says whether it is the one that Enter would press.

        What is written on it from now on is what it is called; `words` are for one that only an icon lies on.
        """
        assert self._painting is not None  # only painters make targets
        if not self._painting.laid:
            self._painting.targets.append(Target(box, action, [words] if words else [], self._painting.clip))
        return action == self.focus

    def fill(self, box: Box, color: Color) -> None:
        self.surface.fill(color, self.pixels(box))

    def plate(self, box: Box, color: Color, edge: Color | None = None, cut: float = CUT) -> None:
        """A surface with two corners cut, like a part of a console; its upper edge is lit."""
        area, off = self.pixels(box), round(min(cut, box.h / 3, box.w / 3) * self.unit)
        left, top, right, bottom = area.x, area.y, area.right - 1, area.bottom - 1
        begin, end, back = (right - off, top), (right, top + off), (left + off, bottom)  # of the cuts, clockwise
        # Most of it is a plain rectangle, which is filled only as far as it is painted anew.
        self.surface.fill(color, (left, top + off, area.w, area.h - 2 * off))
        pygame.draw.polygon(self.surface, color, [(left, top), begin, end, (left, top + off)])
        pygame.draw.polygon(self.surface, color, [(left, bottom - off), (right, bottom - off), (right, bottom), back])
        border = (EDGE if color != EDGE else lit(color)) if edge is None else edge
        pygame.draw.aaline(self.surface, border, begin, end)
        pygame.draw.aaline(self.surface, border, back, (left, bottom - off))
        self.surface.fill(border, (left, top, 1, area.h - off))
        self.surface.fill(border, (right, top + off, 1, area.h - off))
        self.surface.fill(border, (left + off, bottom, area.w - off, 1))
        self.surface.fill(lit(color) if edge is None else edge, (left, top, area.w - off, 1))

    def veil(self, box: Box, color: Color, share: float) -> None:
        """This much of a color over what was painted here."""
        area = self.pixels(box)
        over = pygame.Surface(area.size)
        over.fill(color)
        over.set_alpha(round(255 * share))
        self.surface.blit(over, area)

    def frame(self, box: Box, color: Color, wide: float = 1) -> None:
        """The box's border, inside it, at least a pixel wide."""
        pygame.draw.rect(self.surface, color, self.pixels(box), max(1, round(wide * self.unit)))

    def line(self, start: tuple[float, float], end: tuple[float, float], color: Color, wide: float) -> None:
        """A straight stroke between two points in units."""
        begin, until = ((x * self.unit, y * self.unit) for x, y in (start, end))
        pygame.draw.aaline(self.surface, color, begin, until, width=max(1, round(wide * self.unit)))

    def polygon(self, color: Color, *points: tuple[float, float]) -> None:
        """A filled shape in units; for slanted edges take an icon, which is drawn finer."""
        pygame.draw.polygon(self.surface, color, [(x * self.unit, y * self.unit) for x, y in points])

    def disc(self, x: float, y: float, radius: float, color: Color) -> None:
        """A filled circle around a point."""
        pygame.draw.aacircle(self.surface, color, (x * self.unit, y * self.unit), max(1.0, radius * self.unit))

    def glow(self, x: float, y: float, radius: float, color: Color) -> None:
        """Light that is added to what is there, and fades out."""
        side = max(2, round(2 * radius * self.unit))
        at = (x * self.unit - side / 2, y * self.unit - side / 2)
        if not self.surface.get_clip().colliderect(at, (side, side)):
            return  # nothing of it would be seen
        self.surface.blit(_light(side, color), at, special_flags=pygame.BLEND_ADD)

    def light(self, color: Color, *points: tuple[float, float]) -> None:
        """A shape of light that is added to what is there."""
        left, top = min(x for x, _ in points) * self.unit, min(y for _, y in points) * self.unit
        wide, high = max(x for x, _ in points) * self.unit - left, max(y for _, y in points) * self.unit - top
        shape = pygame.Surface((round(wide) + 1, round(high) + 1))
        pygame.draw.polygon(shape, color, [(x * self.unit - left, y * self.unit - top) for x, y in points])
        self.surface.blit(shape, (left, top), special_flags=pygame.BLEND_ADD)

    def stripes(self, box: Box, color: Color, wide: float = 14) -> None:
        """Slanted stripes across the box, as on things that are dangerous."""
        area = self.pixels(box)
        self.surface.blit(_striped(area.w, area.h, color, max(3, round(wide * self.unit))), area)

    def icon(self, box: Box, icon: Icon) -> None:
        """The drawing, as large as the box allows, in its middle."""
        area = self.pixels(box)
        side = min(area.w, area.h)
        if side > 0:
            drawn = drawing.picture(icon, side)
            self.surface.blit(drawn, (area.x + (area.w - side) // 2, area.y + (area.h - side) // 2))

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
        """The words in the box, centered by their capitals or from its top; returns where they stand.

        `size` is the em in units. It shrinks as far as `least` (70 % of it unless told), and never below the smallest
        type there is, to fit into `lines` lines.
        Words that are `theirs`, typed by somebody, may be longer than anything: they end in dots. Signs for which
        there is no drawing are left out.
        """
        words = glyphs.drawable(words)
        if not words:
            return Box(box.x, box.y, 0, 0)
        self._call(box, words)
        area, em = self.pixels(box), self.em(size)
        smallest = em if least == size else min(em, self.em(0.7 * size if least is None else least))
        fit = fonts.fitted(words, weight, em, smallest, area.w, area.h, lines)
        if not fit.fits and ellipsis:
            fit = fonts.Fitted((fonts.shortened(words, weight, smallest, area.w),), smallest, fits=True)
        if not fit.fits and self._painting is not None:
            self._painting.overflows.append(Overflow(self._painting.name, words, box))
        leading = fonts.leading(fit.pixels)
        high = fonts.cap_height(fit.pixels) + (len(fit.lines) - 1) * leading
        y = area.y if top else area.y + (area.h - high) / 2
        first = round(y) - fonts.cap_top(weight, fit.pixels)
        widest, left = 0, area.right
        for number, line in enumerate(fit.lines):
            drawn = fonts.rendered(line, weight, fit.pixels, color)
            over = area.w - drawn.get_width()
            x = area.x + (0 if align == "left" else over // 2 if align == "center" else over)
            if fit.fits:
                self.surface.blit(drawn, (x, first + number * leading))
            else:
                self._blit_cut(drawn, (x, first + number * leading), area)
            widest, left = max(widest, drawn.get_width()), min(left, x)
        return Box(left / self.unit, y / self.unit, widest / self.unit, high / self.unit)

    def _call(self, box: Box, words: str) -> None:
        """What lies in the middle of this box is called so."""
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
        """How many units wide the words are at this size."""
        return fonts.width(glyphs.drawable(words), weight, self.em(size)) / self.unit

    def em(self, size: float) -> int:
        return max(_SMALLEST, round(max(size, Type.FINE) * self.unit))

    def title(self, box: Box, words: str, size: float, color: Color = TEXT, align: Align = "left") -> Box:
        """The name of a place, in wide spaced capitals; as large as the box allows, up to this size."""
        words = glyphs.drawable(words).upper()
        self._call(box, words)
        area, em = self.pixels(box), self.em(size)
        while em > self.em(Type.FINE) and fonts.spaced_width(words, em) > area.w:
            em = max(self.em(Type.FINE), min(em - 1, round(em * 0.96)))
        if fonts.spaced_width(words, em) > area.w and self._painting is not None:
            self._painting.overflows.append(Overflow(self._painting.name, words, box))
        drawn = fonts.spaced(words, em, color)
        over = area.w - drawn.get_width()
        x = area.x + {"left": 0, "center": over // 2, "right": over}[align]
        high = fonts.cap_height(em)
        y = round(area.y + (area.h - high) / 2)
        self.surface.blit(drawn, (x, y - fonts.cap_top(fonts.BOLD, em)))
        return Box(x / self.unit, y / self.unit, drawn.get_width() / self.unit, high / self.unit)


_lights: dict[tuple[int, Color], pygame.Surface] = {}


def _light(side: int, color: Color) -> pygame.Surface:
    """Light that fades out; small ones are kept, as a picture that stands still is painted again in parts."""
    known = _lights.get((side, color))
    if known is not None:
        return known
    light = pygame.transform.smoothscale(soft_disc(), (side, side))
    light.fill(color, special_flags=pygame.BLEND_MULT)
    if side <= _SMALL_LIGHT:
        if len(_lights) >= _LIGHTS:
            _lights.clear()
        _lights[side, color] = light
    return light


_stripes: dict[tuple[int, int, Color, int], pygame.Surface] = {}


def _striped(wide: int, high: int, color: Color, stripe: int) -> pygame.Surface:
    key = (wide, high, color, stripe)
    if key not in _stripes:
        finer = 3
        large = pygame.Surface((wide * finer, high * finer), pygame.SRCALPHA)
        large.fill((*color, 0))
        step, tall = stripe * finer, high * finer
        for x in range(-tall - 2 * step, wide * finer + tall, 2 * step):
            pygame.draw.polygon(large, color, [(x, tall), (x + step, tall), (x + step + tall, 0), (x + tall, 0)])
        if len(_stripes) > 32:
            _stripes.clear()
        _stripes[key] = pygame.transform.smoothscale(large, (wide, high))
    return _stripes[key]


def _apart(areas: list[pygame.Rect]) -> list[pygame.Rect]:
    """The same areas without overlaps, and not too many of them."""
    if len(areas) > _MOST_AREAS:
        return [areas[0].unionall(areas[1:])]
    apart: list[pygame.Rect] = []
    for area in areas:
        while (place := area.collidelist(apart)) >= 0:
            area = area.union(apart.pop(place))
        if area.w and area.h:
            apart.append(area)
    return apart
