"""The painter of the ship and the sky during a step of the resolution."""

import pygame
from attrs import define, evolve, field

from spacealert.apps.window import shape_painter
from spacealert.apps.window.shape_painter import Sheet
from spacealert.engine.ship import ZONE_OF, ZONES
from spacealert.engine.view import ThreatView, View
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.ui import fonts, theme
from spacealert.kit.ui.canvas import Box, Canvas
from spacealert.kit.ui.theme import Type
from spacealert.narration.sentences import card_name
from spacealert.narration.shapes import event_drawing, movement, ship_drawing, ship_layout, sky_drawing
from spacealert.narration.shapes.movement import Moment
from spacealert.narration.shapes.shape import Disc, Label, Point
from spacealert.narration.shapes.ship_layout import LANE_WIDE, MIDDLE, SHEET, SHIP, STATION, Frame, position_on_lane
from spacealert.narration.walk import event_spotlight

_FINGER = 40.0  # minimum size of a threat as a touch target, in units
_NAME = 26.0  # height of a name in units
_VEIL = 0.65  # darkness behind a name, for contrast with stars
_MOST_PIXELS = 1_600_000  # most pixels to scale in each frame of a blow
_NEAR, _CLOSE = 4, (216.0, 290.0)  # space of the threat in a close picture, and the picture's least size
_FLOORS = STATION["UW"].bottom + 4, SHIP.bottom  # where a close picture ends, so that it cuts through no room
# Borders of the lanes and zones, the width of a soft one, and the light, of 255, on those in which nothing happens.
_BORDERS = {"red": (-9999.0, 247.0), "white": (247.0, 473.0), "blue": (473.0, 716.0), "internal": (716.0, 9999.0)}
_SOFT, _SOFT_STEPS, _DIMMED = 32.0, 8, 190


@define
class StagePainter:
    """A painter of the ship and the sky. Everything that does not move during a step is cached, for fast frames."""

    texts: Texts
    _still: tuple[View, float, Sheet] | None = field(default=None, init=False)

    def paint(
        self, canvas: Canvas, box: Box, moment: Moment, *, is_still: bool = False, effects: float | None = None
    ) -> None:
        """Paint a moment of a step. If given, `effects` (0 to 1) replaces the moment's progress for its effects."""
        thrown, nearer, focus = event_drawing.camera_at(moment)
        sheet = shape_painter.fit_sheet(canvas, box, SHEET).shift(*thrown)
        sheet.paint_sheet(self._backdrop(sheet, moment.after))
        for sprite in (*movement.move_rockets(moment), *movement.move_threats(moment), *movement.move_people(moment)):
            sheet.paint_at(sprite.at, sprite.shapes, sprite.turn)
        _dim(sheet, moment)
        sheet.paint_uncached(event_drawing.draw_event(moment if effects is None else evolve(moment, share=effects)))
        if nearer > 1 and not is_still:
            _push_in(canvas, box, nearer, sheet.to_pixels(focus))
        lit = event_spotlight(moment.event)
        acting = {*lit.threats, *lit.beam_to}
        taken: list[Box] = []
        for token in moment.after.threats:
            at = movement.position_on_track(moment, token.place)
            if at is not None and token.space is not None:
                self._target(canvas, sheet, moment.after, token, at, token.place in acting, taken)

    def paint_attack(self, canvas: Canvas, box: Box, moment: Moment) -> None:
        """Paint a close-up of an event: one zone of the ship, with the threat in front of it or on board."""
        lit, view = event_spotlight(moment.event), moment.after
        token = next((view.threats[place] for place in sorted(lit.threats)), None)
        rooms = [room for room in (*(token.stations if token else ()), *lit.stations) if room in STATION]
        beside = (token and token.zone) or (ZONE_OF[rooms[0]] if rooms else "white")
        zone = next((one for one in ZONES if one in lit.zones), beside)
        deep, (x, y), size, upper = 0.0, STATION["U" + zone[0].upper()].center, 0.9, 0.45
        if token and token.is_internal and rooms:
            x, deep = x - 40, STATION[rooms[0]].y - STATION["UW"].y
        elif token:
            token = token._replace(zone=zone, space=_NEAR)
            alone = (token if one.place == token.place else one._replace(space=None) for one in view.threats)
            view = view._replace(threats=tuple(alone))
            (x, y), size, upper = ship_layout.token_position(view, token) or (x, y), 1.3, 0.24
        high = max(_CLOSE[1], _CLOSE[0] * box.h / box.w)
        wide, bottom = high * box.w / box.h, y + deep + (1 - upper) * high
        bottom = max((edge for edge in _FLOORS if edge < bottom + 60), default=bottom)
        frame = Frame(MIDDLE[zone] - wide / 2, bottom - high, wide, high)
        sheet = shape_painter.fit_sheet(canvas, box, frame)
        with canvas.clip_to(box, theme.CUT / 2):
            canvas.illustration(box, "space")
            _paint_ship(sheet, view)
            for sprite in movement.move_people(moment):
                sheet.paint_at(sprite.at, sprite.shapes)
            effects = event_drawing.draw_event(evolve(moment, before=view, after=view))
            sheet.shift(0, deep).paint_uncached(one for one in effects if not isinstance(one, Disc | Label))
            if token:
                sheet.paint_at((x, y + deep), sky_drawing.draw_body(token, size))

    def _backdrop(self, sheet: Sheet, view: View) -> Sheet:
        if self._still is None or self._still[:2] != (view, sheet.zoom):
            apart = sheet.with_own_surface()
            apart.paint(sky_drawing.draw_sky(view))
            _paint_ship(apart, view)
            self._still = view, sheet.zoom, apart
        return self._still[2]

    def _target(
        self, canvas: Canvas, sheet: Sheet, view: View, token: ThreatView, at: Point, acts: bool, taken: list[Box]
    ) -> None:
        """Make a threat clickable, and paint its name if it acts or has the focus."""
        x, y = (side / canvas.unit for side in sheet.to_pixels(at))
        scale = sheet.zoom / canvas.unit
        reach = 50 * sky_drawing.threat_size(view, token) * scale
        side = max(2 * reach, _FINGER)
        name = card_name(self.texts, token.code)
        focused = canvas.add_target(Box(x - side / 2, y - side / 2, side, side), ("card", token.code), name)
        if focused:
            canvas.frame(Box(x - side / 2, y - side / 2, side, side), theme.BRIGHT, 2)
        if not acts and not focused:
            return
        wide = canvas.width(name, Type.CAPTION, fonts.SEMIBOLD) + 14
        if wide > LANE_WIDE["red"] * scale and not focused:  # a small picture beside words that name the threat
            return
        rail = sheet.to_pixels(position_on_lane(token.track, 1))[0] / canvas.unit
        edge = sheet.to_pixels((SHEET.right, 0))[0] / canvas.unit
        left = rail + 13 * scale if token.track in MIDDLE else rail - 13 * scale - wide
        begin = max(left, min(x - wide / 2, edge - wide)) if token.track in MIDDLE else left
        low, high = y + reach + 3, y - reach - 24 * scale - _NAME  # above its number, if that is inside
        above = (high,) if high > sheet.top / canvas.unit else ()
        for top in (low, *above, *(low + line * (_NAME + 1) for line in range(1, 4))):
            words = Box(begin, top, wide, _NAME)
            if not any(abs(top - one.y) < _NAME and begin < one.right and one.x < words.right for one in taken):
                break
        taken.append(words)
        canvas.veil(words, theme.SPACE, _VEIL)
        canvas.text(words, name, Type.CAPTION, theme.BRIGHT if focused else theme.AMBER, fonts.SEMIBOLD, "center")


def _paint_ship(sheet: Sheet, view: View) -> None:
    """Paint the ship with the light and the contents of its rooms."""
    sheet.paint(ship_drawing.draw_empty_ship())
    shape_painter.light_rooms(sheet, view)
    for shapes in ship_drawing.draw_ship_parts(view).values():
        sheet.paint(shapes)


def _dim(sheet: Sheet, moment: Moment) -> None:
    """Dim the trajectories and zones where nothing happens, with soft borders."""
    event = event_spotlight(moment.event)
    lanes, rooms = {*event.zones}, {*event.stations}
    for place in (*event.threats, *event.beam_to):
        lanes.add(moment.after.threats[place].track)
        rooms.update(moment.after.threats[place].stations)
    for one in moment.after.crew:
        if one.color in event.people:
            rooms.add(one.station)
    for room in rooms & STATION.keys():
        lanes.add(ZONE_OF[room])
    if not lanes:
        return
    clip = sheet.surface.get_clip()
    lit = [name in lanes for name in _BORDERS]
    for place, (left, right) in enumerate(_BORDERS.values()):
        if lit[place]:
            continue
        if place and lit[place - 1]:
            left += _SOFT
        if place < len(lit) - 1 and lit[place + 1]:
            right -= _SOFT
        parts = [(left, right, _DIMMED)]
        for step in range(1, _SOFT_STEPS):
            light = round(_DIMMED + (255 - _DIMMED) * step / _SOFT_STEPS)
            wide = _SOFT / _SOFT_STEPS
            if place and lit[place - 1]:
                parts.append((left - step * wide, left - (step - 1) * wide, light))
            if place < len(lit) - 1 and lit[place + 1]:
                parts.append((right + (step - 1) * wide, right + step * wide, light))
        for begin, end, light in parts:
            x, until = (round(sheet.to_pixels((side, 0))[0]) for side in (begin, end))
            lane = clip.clip(x, clip.y, until - x, clip.h)  # `fill` does not clip an area that is completely outside
            sheet.surface.fill((light,) * 3, lane, special_flags=pygame.BLEND_MULT)


def _push_in(canvas: Canvas, box: Box, nearer: float, at: Point) -> None:
    """Zoom in on this point, unless the picture is too large to scale in every frame."""
    area = canvas.pixels(box).clip(canvas.surface.get_clip())
    if 0 < area.w * area.h < _MOST_PIXELS:
        left, top = (round(side - (side - begin) / nearer) for side, begin in zip(at, area.topleft, strict=True))
        part = pygame.Rect(left, top, int(area.w / nearer), int(area.h / nearer)).clip(area)
        canvas.surface.blit(pygame.transform.smoothscale(canvas.surface.subsurface(part), area.size), area)
