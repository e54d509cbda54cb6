"""The ship and its sky while a step of the walk shows itself, with the names of the threats, each of which opens its
card.
"""

import pygame
from attrs import define, field

from spacealert.apps.window import shape_painter
from spacealert.apps.window.shape_painter import Sheet
from spacealert.engine.view import ThreatView, View
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.ui import fonts, theme
from spacealert.kit.ui.canvas import Canvas
from spacealert.kit.ui.layout import Box
from spacealert.kit.ui.theme import Type
from spacealert.narration.sentences import card_name
from spacealert.narration.shapes import event_drawing, movement, ship_drawing, sky_drawing
from spacealert.narration.shapes.movement import Moment
from spacealert.narration.shapes.shape import Point
from spacealert.narration.shapes.ship_layout import LANE_WIDE, SHEET

_FINGER = 40.0  # units that a threat takes at least
_NAME = 30.0  # units that a name may be high
_INTERNAL = 104.0  # units for the name of an internal threat
_VEIL = 165  # of 255


@define
class StagePainter:
    """Keeps what does not move during a step, so that a frame of it is painted in milliseconds."""

    texts: Texts
    _still: tuple[View, float, Sheet] | None = field(default=None, init=False)

    def paint(self, canvas: Canvas, box: Box, moment: Moment) -> None:
        sheet = shape_painter.laid_over(canvas, box, SHEET)
        sheet.paint_sheet(self._backdrop(sheet, moment.after))
        for sprite in (*movement.rockets(moment), *movement.threats(moment), *movement.people(moment)):
            sheet.paint_at(sprite.at, sprite.shapes)
        sheet.paint_now(event_drawing.drawing(moment))
        for token in moment.after.threats:
            at = movement.where(moment, token.place)
            if at is not None and token.space is not None:
                self._name(canvas, sheet, moment.after, token, at)

    def _backdrop(self, sheet: Sheet, view: View) -> Sheet:
        if self._still is None or self._still[:2] != (view, sheet.zoom):
            apart = sheet.apart()
            apart.paint(sky_drawing.sky(view))
            apart.paint(ship_drawing.ship_alone())
            for shapes in ship_drawing.ship_parts(view).values():
                apart.paint(shapes)
            self._still = view, sheet.zoom, apart
        return self._still[2]

    def _name(self, canvas: Canvas, sheet: Sheet, view: View, token: ThreatView, at: Point) -> None:
        x, y = (side / canvas.unit for side in sheet.pixels(at))
        scale = sheet.zoom / canvas.unit
        reach = 50 * sky_drawing.size_of(token) * scale
        beside = len([one for one in view.on_track(token.track) if abs((one.space or 0) - (token.space or 0)) < 3])
        wide = max(_FINGER, LANE_WIDE[token.track] * scale / beside - 4)
        if token.internal and beside == 1:  # its lane is narrow, and there is room beside it
            wide = max(wide, _INTERNAL)
        left = min(x - wide / 2, sheet.pixels((SHEET.right, 0))[0] / canvas.unit - wide)
        side = max(2 * reach, _FINGER)
        name = card_name(self.texts, token.code)
        focused = canvas.target(Box(x - side / 2, y - side / 2, side, side), ("card", token.code), name)
        words = Box(left, y - reach - _NAME, wide, _NAME)
        if words.y < 0:
            words = Box(left, y + reach + 4, wide, _NAME)
        ink = theme.BRIGHT if focused else theme.TEXT
        _shade(canvas, words.middle(min(wide, canvas.width(name, Type.FINE, fonts.SEMIBOLD) + 8), 20))
        canvas.text(words, name, Type.FINE, ink, fonts.SEMIBOLD, "center", least=Type.FINE, lines=2, ellipsis=True)
        if focused:
            canvas.frame(Box(x - side / 2, y - side / 2, side, side), theme.BRIGHT, 2)


def _shade(canvas: Canvas, box: Box) -> None:
    """What a name stands on, so that it is read before stars and dots."""
    area = canvas.pixels(box)
    veil = pygame.Surface(area.size)
    veil.fill(theme.SPACE)
    veil.set_alpha(_VEIL)
    canvas.surface.blit(veil, area)
