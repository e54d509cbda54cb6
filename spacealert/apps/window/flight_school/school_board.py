"""What stands beside a lesson, an exercise or a step of setting up: the ship with its threats, or the whole table."""

from spacealert.apps.window import icons, shape_painter
from spacealert.apps.window.resolution import art
from spacealert.engine.view import ThreatView
from spacealert.kit.guide.prompts import Prompt
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.ui import fonts, theme
from spacealert.kit.ui.canvas import Canvas
from spacealert.kit.ui.layout import Box
from spacealert.kit.ui.theme import Type
from spacealert.narration.sentences import card_name
from spacealert.narration.shapes import ship_drawing, sky_drawing
from spacealert.narration.shapes.shape import Role, Stroke
from spacealert.narration.shapes.ship_layout import SHEET, SHIP, STATION, Frame
from spacealert.school import pictures
from spacealert.school.exercises import Board
from spacealert.school.lessons import sample_board
from spacealert.school.pictures import tokens_of
from spacealert.school.setting_up import OnTable, Place

_ROW = 30.0
_LEGEND_ROW = 28.0
_NAME = 92.0
_VALUES = 172.0


class SchoolBoard:
    """Paints the picture of whatever is asked or told."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    def paint(self, canvas: Canvas, box: Box, state: object, prompt: Prompt | None) -> None:
        match None if prompt is None else prompt.picture:
            case Board() as board:
                self._paint_board(canvas, box, board)
            case OnTable(place=Place.STATIONS, stations=stations):
                _paint_ship(canvas, box, sample_board(0, stations), alone=True)
            case OnTable(place=place):
                shape_painter.paint(canvas, box, pictures.table(place), pictures.TABLE)

    def describe(self, state: object, prompt: Prompt | None) -> list[str]:
        return [] if prompt is None else pictures.in_words(self.texts, prompt.picture)

    def _paint_board(self, canvas: Canvas, box: Box, board: Board) -> None:
        """The ship; below it the plans, and beside those the threats on their way by number."""
        tokens = tokens_of(board)
        rows = max(len(board.game.crew) + 1, len(tokens)) if board.asks else 0
        ship, below = box.rows(None, rows * _ROW, gap=8)
        _paint_ship(canvas, ship, board, alone=not tokens)
        if not board.asks:
            return
        plans, threats = below.columns(None, below.w * 0.46, gap=16)
        self._paint_plans(canvas, plans, board)
        for row, token in zip(threats.rows(*[_LEGEND_ROW] * len(tokens)), tokens, strict=True):
            self._paint_token(canvas, row, token)

    def _paint_plans(self, canvas: Canvas, box: Box, board: Board) -> None:
        rows = box.rows(*[_ROW] * (len(board.game.crew) + 1))
        for turn, cell in enumerate(_slots(rows[0], board), start=1):
            if turn == board.turn:
                canvas.fill(cell, theme.AMBER)
            ink = theme.INK if turn == board.turn else theme.FAINT
            canvas.text(cell, str(turn), Type.FINE, ink, fonts.SEMIBOLD, "center")
        for row, member, person in zip(rows[1:], board.game.crew, board.view.crew, strict=True):
            name = Box(row.x, row.y, _NAME, row.h)
            words = self.texts.say(f"story-color-{member.color}")
            canvas.text(name, words, Type.FINE, icons.CREW[member.color], fonts.SEMIBOLD, least=Type.FINE)
            for turn, cell in enumerate(_slots(row, board), start=1):
                slot = cell.inset(1, 1)
                canvas.fill(slot, theme.RAISED if turn == board.turn else theme.PANEL)
                art.card(canvas, slot.inset(2, 2), person.plan[turn - 1])

    def _paint_token(self, canvas: Canvas, box: Box, token: ThreatView) -> None:
        number, name, values = box.columns(26, None, _VALUES, gap=6)
        canvas.text(number, token.sign, Type.LABEL, theme.AMBER, fonts.BOLD, "center")
        words = card_name(self.texts, token.code)
        canvas.text(name, words, Type.FINE, theme.TEXT, least=Type.FINE, ellipsis=True)
        numbers = self.texts.say("school-token", left=token.left, shields=token.shields, speed=token.speed)
        canvas.text(values, numbers, Type.FINE, theme.TEXT, align="right", least=Type.FINE)


def _slots(row: Box, board: Board) -> list[Box]:
    return Box(row.x + _NAME, row.y, row.w - _NAME, row.h).columns(*[None] * board.game.turns)


def _paint_ship(canvas: Canvas, box: Box, board: Board, *, alone: bool) -> None:
    """`alone` leaves the trajectories out. The stations to look at have a bright frame."""
    sheet = shape_painter.laid_over(canvas, box, SHIP if alone else SHEET)
    if not alone:
        sheet.paint(sky_drawing.sky(board.view))
    sheet.paint(ship_drawing.ship_alone())
    for shapes in ship_drawing.parts(board.view).values():
        sheet.paint(shapes)
    sheet.paint(tuple(_frame_of(STATION[station]) for station in STATION if station in board.stations))


def _frame_of(room: Frame) -> Stroke:
    x, y, right, bottom = room.x, room.y, room.right, room.bottom
    return Stroke(((x, y), (right, y), (right, bottom), (x, bottom), (x, y)), 6, Role.WARN)
