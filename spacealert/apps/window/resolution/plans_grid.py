"""Everybody's row of cards, slot by slot, where the plans are entered."""

from attrs import frozen

from spacealert.apps.window.resolution import art
from spacealert.engine.ship import PHASES
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.ui import fonts, theme, widgets
from spacealert.kit.ui.canvas import Canvas
from spacealert.kit.ui.layout import Box
from spacealert.kit.ui.theme import Type
from spacealert.narration import sentences
from spacealert.session.resolution_sheet import ResolutionSheet

SLOT = 50.0  # how high a slot is
HEAD = 30.0  # how high the numbers of the turns are


@frozen
class PlansGrid:
    """The cursor is in `row` and `turn`; `filling` if that slot has room for another action, `named` is whose name is
    being written.
    """

    texts: Texts
    sheet: ResolutionSheet
    row: int
    turn: int
    named: int | None
    filling: bool

    def paint(self, canvas: Canvas, box: Box) -> None:
        shown = self.sheet.shown
        teller = sentences.Teller(self.texts, shown)
        top, *rows = box.rows(HEAD, *[SLOT] * len(self.sheet.crew), gap=0)
        for turn, cell in self._cells(top):
            chosen = turn == self.turn
            canvas.text(cell, str(turn), Type.BODY, theme.AMBER if chosen else theme.FAINT, fonts.SEMIBOLD, "center")
        turns = {turn: self.texts.say("story-turn", turn=turn) for turn in range(1, self.sheet.game.turns + 1)}
        called = {action: sentences.card(self.texts, action) for member in shown.crew for action in {*member.plan}}
        for number, (member, line) in enumerate(zip(shown.crew, rows, strict=True)):
            who = Box(line.x, line.y + 4, 176, line.h - 8)
            face, name = who.columns(40, None, gap=6)
            focused = canvas.target(face, ("color", number), self.texts.say(f"screen-color-{member.color}"))
            art.person(canvas, face.middle(34, 34), member.color, number + 1, True, None)
            if focused:
                canvas.frame(face, theme.BRIGHT, 2)
            self._paint_name(canvas, name, number, teller.name(member))
            for turn, cell in self._cells(line):
                action = member.plan[turn - 1]
                words = f"{teller.name(member)}, {turns[turn]}: {called[action]}"
                self._paint_slot(canvas, cell.inset(2, 3), number, turn, action, words)

    def _paint_name(self, canvas: Canvas, box: Box, row: int, name: str) -> None:
        if row == self.named:
            written = self.sheet.crew[row].name
            widgets.entry(
                canvas, box.inset(0, 1), ("name", row), written, name if not written else "", True, Type.LABEL
            )
            return
        focused = canvas.target(box, ("name", row))
        chosen = row == self.row
        weight = fonts.SEMIBOLD if chosen else fonts.REGULAR
        canvas.text(box, name, Type.LABEL, theme.AMBER if chosen else theme.TEXT, weight, least=Type.FINE, lines=2)
        if focused:
            canvas.frame(box, theme.BRIGHT, 2)

    def _cells(self, line: Box) -> list[tuple[int, Box]]:
        """A row's slots; the phases stand apart."""
        gap = 10.0
        breaks = {first for first, _ in PHASES[1:] if first <= self.sheet.game.turns}
        room = Box(line.x + 184, line.y, line.w - 184, line.h)
        wide = (room.w - gap * len(breaks)) / self.sheet.game.turns
        cells, x = [], room.x
        for turn in range(1, self.sheet.game.turns + 1):
            x += gap if turn in breaks else 0
            cells.append((turn, Box(x, room.y, wide, room.h)))
            x += wide
        return cells

    def _paint_slot(self, canvas: Canvas, box: Box, row: int, turn: int, action: str, words: str) -> None:
        focused = canvas.target(box, ("slot", row, turn), words)
        here = (row, turn) == (self.row, self.turn)
        canvas.fill(box, theme.RAISED if action or here else theme.PANEL)
        if here and self.filling:  # room for the second action
            first, second = box.inset(4, 6).columns(None, None)
            art.card(canvas, first, action)
            canvas.frame(second.inset(4, 6), theme.AMBER, 1)
        else:
            art.card(canvas, box.inset(4, 6), action)
        if here:
            canvas.frame(box, theme.AMBER, 3)
        elif focused:
            canvas.frame(box, theme.BRIGHT, 3)
