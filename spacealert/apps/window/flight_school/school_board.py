"""The picture beside a lesson, an exercise or a setup step: the ship with its threats, or the whole table."""

from collections.abc import Iterator

from spacealert.apps.window import icons, shape_painter
from spacealert.apps.window.resolution import art
from spacealert.apps.window.resolution.stage_painter import light_rooms
from spacealert.engine.view import ThreatView
from spacealert.kit.guide.prompts import Prompt
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.ui import fonts, glyphs, theme
from spacealert.kit.ui.canvas import Canvas
from spacealert.kit.ui.containers import Column, Columns, Plate, Row, Table
from spacealert.kit.ui.controls import FINE, LABEL, Leaf, Text
from spacealert.kit.ui.layout import Box
from spacealert.kit.ui.theme import Type
from spacealert.kit.ui.widget import Widget
from spacealert.narration.sentences import Teller, card_name
from spacealert.narration.shapes import ship_drawing, sky_drawing
from spacealert.narration.shapes.shape import Role, Stroke
from spacealert.narration.shapes.ship_layout import SHEET, SHIP, STATION, Frame
from spacealert.school import pictures
from spacealert.school.exercises import Board
from spacealert.school.pictures import tokens_of
from spacealert.school.setting_up import OnTable

_ROW, _TALL_ROW = 32.0, 42.0
_NAME, _WIDE_NAME = 130.0, 200.0  # widths for names, in a narrow and in a wide board
_CELL = 32.0
_SHIP_HIGH = 300.0


class SchoolBoard:
    """Paints the picture for any prompt."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    def build(self, state: object, prompt: Prompt | None) -> Widget:
        match None if prompt is None else prompt.picture:
            case Board() as board:
                return self._board(board)
            case OnTable() as table:
                shapes = pictures.table(table.place, table.colors, table.turns, inside=table.inside)
                table_top = Leaf(shape_painter.paint, args=(shapes, pictures.TABLE), min_height=_SHIP_HIGH, grow=1)
                return Plate(table_top)
        return Row()

    def describe(self, state: object, prompt: Prompt | None) -> list[str]:
        return [] if prompt is None else pictures.in_words(self.texts, prompt.picture)

    def _board(self, board: Board) -> Widget:
        """Show the ship, the plans below it, and the threats in play by number."""
        tokens = tokens_of(board)
        ship = Leaf(_paint_ship, args=(board, not tokens), min_height=_SHIP_HIGH, grow=1)
        if not board.asks:
            return Column(ship)
        rows = len(board.game.crew) + 1
        wide, high = _NAME + _CELL * board.game.turns, _ROW * rows
        plans = Leaf(self._paint_plans, args=(board,), min_width=wide, min_height=high, grow=1)
        threats = Table(*(Row(*self._token(token)) for token in tokens), gap=2, grow=1, min_width=300)
        if not tokens:
            return Column(ship, plans.sized(max_height=_TALL_ROW * rows, grow=0.5))
        return Column(ship, Columns(plans, threats, gap=16))

    def _token(self, token: ThreatView) -> Iterator[Widget]:
        yield Text(token.sign, LABEL, theme.AMBER, "center")
        yield Text(card_name(self.texts, token.code), FINE, theme.TEXT, grow=1)
        numbers = self.texts.say("school-token", left=token.left, shields=token.shields, speed=token.speed)
        yield Text(numbers, FINE, theme.TEXT, "right")

    def _paint_plans(self, canvas: Canvas, box: Box, board: Board) -> None:
        teller = Teller(self.texts, board.game)
        rows = box.rows(*[None] * (len(board.game.crew) + 1))
        for turn, cell in enumerate(_slots(rows[0], board), start=1):
            if turn == board.turn:
                canvas.fill(cell, theme.AMBER)
            ink = theme.INK if turn == board.turn else theme.FAINT
            canvas.text(cell, str(turn), Type.CAPTION, ink, fonts.SEMIBOLD, "center")
        for row, member, person in zip(rows[1:], board.game.crew, board.view.crew, strict=True):
            name = Box(row.x, row.y, _name_width(row) - 6, row.h)
            words = glyphs.drawable(teller.crew_member(member.color))
            canvas.text(
                name, words, Type.SEAT, icons.CREW[member.color], fonts.SEMIBOLD, least=Type.FINE, ellipsis=True
            )
            for turn, cell in enumerate(_slots(row, board), start=1):
                slot = cell.inset(1, 1)
                canvas.fill(slot, theme.RAISED if turn == board.turn else theme.PANEL)
                art.card(canvas, slot.inset(2, 2), person.plan[turn - 1])


def _name_width(row: Box) -> float:
    return max(_NAME, min(_WIDE_NAME, row.w * 0.3))


def _slots(row: Box, board: Board) -> list[Box]:
    name = _name_width(row)
    return Box(row.x + name, row.y, row.w - name, row.h).columns(*[None] * board.game.turns)


def _paint_ship(canvas: Canvas, box: Box, board: Board, alone: bool) -> None:
    """Paint the ship, with trajectories unless `alone`. Stations to look at have a bright frame."""
    sheet = shape_painter.laid_over(canvas, box, SHIP if alone else SHEET)
    whole, sheet = sheet, sheet.on_own_surface()
    if not alone:
        sheet.paint(sky_drawing.sky(board.view))
    sheet.paint(ship_drawing.ship_alone())
    light_rooms(sheet, board.view)
    for shapes in ship_drawing.parts(board.view).values():
        sheet.paint(shapes)
    sheet.paint(tuple(_frame_of(STATION[station]) for station in STATION if station in board.stations))
    whole.paint_sheet(sheet)


def _frame_of(room: Frame) -> Stroke:
    x, y, right, bottom = room.x, room.y, room.right, room.bottom
    return Stroke(((x, y), (right, y), (right, bottom), (x, bottom), (x, y)), 6, Role.WARN)
