"""The whole mission as one line of turns below the ship, each with what it brought; pressing one goes there."""

from collections import Counter

from attrs import frozen

from spacealert.apps.window import shape_painter
from spacealert.apps.window.resolution.walk_column import turn_cells
from spacealert.engine import events
from spacealert.engine.events import Event
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.ui import fonts, theme
from spacealert.kit.ui.canvas import Canvas
from spacealert.kit.ui.layout import Box
from spacealert.kit.ui.theme import Type
from spacealert.narration import ending
from spacealert.narration.shapes.shape import Area, Block, Disc, Ring, Role, Shapes, Stroke, star
from spacealert.narration.shapes.ship_layout import Frame
from spacealert.narration.walk import Walk

_GAP = 14.0
_MARK = 7.0
_SIGN = Frame(-7, -7, 14, 14)
# What a turn brought, in the order in which its signs stand: they differ in shape as well as in color.
_SIGNS: dict[type[Event], Shapes] = {
    events.Appeared: (Area(((-6, -5), (6, -5), (0, 6)), Role.WARN),),
    events.Destroyed: (Area(star(0, 0, 7, 3, 5), Role.GOOD),),
    events.Survived: (Ring(0, 0, 5, 2, Role.FAINT),),
    events.TileDrawn: (Stroke(((-5, -5), (5, 5)), 3, Role.ALARM), Stroke(((5, -5), (-5, 5)), 3, Role.ALARM)),
    events.KnockedOut: (Block(-6, -2, 12, 4, Role.ALARM, 2), Disc(5, 0, 3.5, Role.ALARM)),
}


@frozen
class TurnLine:
    texts: Texts
    walk: Walk
    turns: int

    def paint(self, canvas: Canvas, box: Box) -> None:
        over = self.walk.place == self.walk.last
        decided = {turn.turn for turn in ending.turns_that_mattered(self.walk.resolution.events)} if over else set()
        for turn, cell in turn_cells(box, self.turns, _GAP):
            focused = canvas.target(cell, ("turn", turn), self.texts.say("story-turn", turn=turn))
            here, past = turn == self.walk.turn, turn < self.walk.turn
            canvas.fill(cell, theme.RAISED if past or here else theme.PANEL)
            canvas.fill(Box(cell.x, cell.bottom - 3, cell.w, 3), theme.AMBER if here else theme.LINE)
            if turn in decided or focused:
                canvas.frame(cell, theme.BRIGHT if focused else theme.AMBER, 2)
            number, marks = cell.inset(6, 4).columns(22, None, gap=1)
            ink = theme.AMBER if here else theme.TEXT if past else theme.FAINT
            canvas.text(number, str(turn), Type.LABEL, ink, fonts.BOLD)
            self._marks(canvas, marks, turn)

    def _marks(self, canvas: Canvas, box: Box, turn: int) -> None:
        """What has happened so far on this turn."""
        seen = Counter(type(event) for event in self.walk.events[: self.walk.place] if event.turn == turn)
        x = box.x
        for kind, sign in _SIGNS.items():
            if not seen[kind]:
                continue
            shape_painter.paint(canvas, Box(x, box.y + box.h / 2 - _MARK, 2 * _MARK, 2 * _MARK), sign, _SIGN)
            x += 2 * _MARK
            if seen[kind] > 1:
                number = Box(x, box.y, 10, box.h)
                canvas.text(number, str(seen[kind]), Type.FINE, theme.TEXT, fonts.SEMIBOLD, least=Type.FINE)
                x += 10
