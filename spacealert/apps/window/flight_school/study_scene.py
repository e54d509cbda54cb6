"""The scene for lessons, exercises and the setup guide, with pictures of the board."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from random import SystemRandom
from typing import TYPE_CHECKING

import pygame
from attrs import evolve, frozen

from spacealert.apps.window import icons, shape_painter, title_art
from spacealert.apps.window.guide_scene import WORDS_WIDE, GuidePage, GuideScene
from spacealert.apps.window.music import LineSpeaker
from spacealert.apps.window.prompt_input import fit_card, paint_backdrop, paint_card_back
from spacealert.apps.window.resolution import art
from spacealert.apps.window.session_scene import SessionScene
from spacealert.engine import decks
from spacealert.engine.ship import ZONE_OF
from spacealert.engine.view import ThreatView
from spacealert.kit.guide.prompts import Answer, Count, Instruction, MultiChoice, Prompt, SingleChoice, message
from spacealert.kit.guide.walkthrough import S, answer_in_words
from spacealert.kit.i18n.errors import UserError
from spacealert.kit.i18n.texts import Message, Texts
from spacealert.kit.ui import fonts, glyphs, theme
from spacealert.kit.ui.canvas import Box, Canvas
from spacealert.kit.ui.containers import CenteredColumn, Column, Columns, Layers, Plate, Row, Table
from spacealert.kit.ui.controls import Leaf, Spacer, Text
from spacealert.kit.ui.drawing import Icon
from spacealert.kit.ui.sky import Mood, soft_disc
from spacealert.kit.ui.theme import Color, Type
from spacealert.kit.ui.widget import Widget
from spacealert.missions import library
from spacealert.narration.sentences import EventNarrator, card_name
from spacealert.narration.shapes import ship_drawing, sky_drawing
from spacealert.narration.shapes.shape import Block, Role, Stroke
from spacealert.narration.shapes.ship_layout import (
    LANE,
    LANE_WIDE,
    MIDDLE,
    SHEET,
    SHIP,
    STATION,
    ZONE_LEFT,
    Frame,
    person_position,
    token_position,
)
from spacealert.school import pictures, progress, studies
from spacealert.school.exercises import NOTHING, Board, RenderedMessage
from spacealert.school.lessons import LessonState
from spacealert.school.pictures import visible_threats
from spacealert.school.setting_up import SetupTask, TablePicture, TablePlace, combine_scenarios
from spacealert.school.studies import Study
from spacealert.session.action_round import SEEDS
from spacealert.session.commands import ChooseMission, DrawTracks, StartMission
from spacealert.session.setup import TableSetup

if TYPE_CHECKING:
    from spacealert.apps.phones.service import Phones


CLEAR_WIDE = 580.0  # minimum width in units of a picture behind words that stays clear
_ROW, _TALL_ROW = 35.0, 46.0
_NAME, _WIDE_NAME = 130.0, 200.0  # widths for names, in a narrow and in a wide board
_CELL = 32.0
_SHIP_HIGH = 300.0
_LEAST_SHIP = 150.0
_OF_DELAYS = ("school-ask-lift-in-use", "school-ask-late")  # questions about cards that move
_LANE_WIDE = 250.0
_LANE_TOP, _LANE_HIGH, _BESIDE_LANE, _BELOW_THREAT = 10.0, 266.0, 14.0, 46.0  # units of the drawing


@frozen
class AnsweredExercise:
    """An exercise, the answer given, and the correct one."""

    question: Prompt
    given: Answer
    solution: Answer

    @property
    def is_right(self) -> bool:
        return self.given == self.solution


class SchoolBoard:
    """A panel that shows a prompt's picture and, after an exercise, the answer."""

    def __init__(self, texts: Texts, answered: Callable[[], AnsweredExercise | None]) -> None:
        self.texts = texts
        self._answered = answered

    def build(self, state: object, prompt: Prompt | None) -> Widget:
        match None if prompt is None else prompt.picture:
            case Board() as board:
                return self._board(board, prompt)
            case TablePicture() as table:
                answered = self._answered()
                if answered is not None and isinstance(answered.solution, int):
                    table = evolve(table, place=TablePlace.CARDS, cards=answered.solution)
                return Leaf(_paint_table, args=(table,), min_height=_SHIP_HIGH, grow=1)
        return Row()

    def describe(self, state: object, prompt: Prompt | None) -> list[str]:
        return [] if prompt is None else pictures.picture_in_words(self.texts, prompt.picture)

    def _board(self, board: Board, prompt: Prompt | None) -> Widget:
        tokens, answered = visible_threats(board), self._answered()
        late = answered is not None and answered.question.text.text_id in _OF_DELAYS
        before = answered.question.picture if answered is not None and late else board
        rows = len(board.game.crew) + 1
        wide, high = _NAME + _CELL * board.game.turns, _ROW * rows
        if not board.asks:
            return Column(Leaf(_paint_ship, args=(board, not tokens), min_height=_SHIP_HIGH, grow=1))
        args = (board, before if isinstance(before, Board) else board)
        plans = Leaf(
            self._paint_plans, args=args, min_width=wide, min_height=high, max_height=_TALL_ROW * rows, grow=0.5
        )
        framed = _answer_frames(board, answered)
        ship = Leaf(_paint_ship, args=(board, True, None, framed), min_height=_LEAST_SHIP, grow=1)
        if not tokens:
            return Column(ship, plans)
        question = prompt if answered is None else answered.question
        marks = () if answered is None else ((answered.given, theme.ALARM), (answered.solution, theme.GOOD))
        marked = {board.view.threats[int(str(key))].number: color for key, color in marks if _is_threat(board, key)}
        lane = Leaf(_paint_lane, args=(board, _lane_of(board, question), tuple(marked.items()))).sized(
            min_width=_LANE_WIDE, min_height=_SHIP_HIGH, grow=1
        )
        threats = Table(*(Row(*self._token(token)) for token in tokens), gap=4)
        return Columns(Column(lane, Plate(threats, pad=(10, 8))).sized(grow=1), Column(ship, plans, grow=1), gap=12)

    def _token(self, token: ThreatView) -> Iterator[Widget]:
        yield Text(token.token_label, fonts.LEAD, theme.AMBER, "center")
        yield title_art.threat_picture(token.code, 40)
        name = Text(card_name(self.texts, token.code), fonts.LABEL, theme.BRIGHT)
        numbers = self.texts.say("school-token", left=token.hull_left, shields=token.shields, speed=token.speed)
        yield CenteredColumn(name, Text(numbers, fonts.SMALL, theme.FAINT), gap=2, grow=1)

    def _paint_plans(self, canvas: Canvas, box: Box, board: Board, before: Board) -> None:
        """Paint everyone's action board on the table. Cards that have changed since `before` have a bright frame."""
        narrator = EventNarrator(self.texts, board.game)
        paint_backdrop(canvas, box, "table", 0.35)
        rows = box.inset(8, 4).rows(*[None] * (len(board.game.crew) + 1))
        for turn, cell in enumerate(_slots(rows[0], board), start=1):
            if turn == board.turn:
                canvas.fill(cell, theme.AMBER)
            ink = theme.INK if turn == board.turn else theme.BRIGHT
            canvas.text(cell, str(turn), Type.CAPTION, ink, fonts.SEMIBOLD, "center")
        for number, (row, person) in enumerate(zip(rows[1:], board.view.crew, strict=True)):
            member = board.game.crew[number]
            own = icons.CREW[member.color]
            canvas.plate(row.inset(0, 1.5), theme.mix(theme.SPACE, own, 0.3), own, cut=4)
            face, name = Box(row.x + 4, row.y, _name_width(row) - 10, row.h).columns(min(row.h - 6, 32), None, gap=5)
            canvas.icon(face.inset(0, 3), icons.person(member.color))
            words = glyphs.clean(narrator.name_by_color(member.color))
            canvas.text(name, words, Type.SEAT, theme.BRIGHT, fonts.SEMIBOLD, least=Type.FINE, ellipsis=True)
            for turn, cell in enumerate(_slots(row, board), start=1):
                slot = cell.inset(1, 4)
                canvas.fill(slot, theme.CHOSEN if turn == board.turn else theme.SPACE)
                art.draw_card(canvas, slot.inset(2, 2), person.plan[turn - 1])
                if person.plan[turn - 1] != before.view.crew[number].plan[turn - 1]:
                    canvas.frame(slot, theme.AMBER, 3)


def _name_width(row: Box) -> float:
    return max(_NAME, min(_WIDE_NAME, row.w * 0.3))


def _slots(row: Box, board: Board) -> list[Box]:
    name = _name_width(row)
    return Box(row.x + name, row.y, row.w - name, row.h).columns(*[None] * board.game.turns)


def _answer_frames(board: Board, answered: AnsweredExercise | None) -> tuple[Frame, ...]:
    if answered is None or not isinstance(answered.question.picture, Board):
        return ()
    if answered.solution in STATION:
        return (STATION[str(answered.solution)],)
    before = {person.number: person.plan for person in answered.question.picture.view.crew}
    moved = [person for person in board.view.crew if before.get(person.number, person.plan) != person.plan]
    feet = (person_position(board.view, person) for person in moved)
    return tuple(Frame(x - 27, y - 66, 54, 74) for x, y in feet)


def _paint_ship(
    canvas: Canvas, box: Box, board: Board, alone: bool, part: Frame | None = None, also: tuple[Frame, ...] = ()
) -> None:
    """Paint the ship or a part of it, with frames around the stations to highlight and the frames in `also`.

    Leave out the trajectories if `alone`.
    """
    sheet = shape_painter.fit_sheet(canvas, box, part or (SHIP if alone else SHEET))
    whole, sheet = sheet, sheet.with_own_surface()
    if not alone:
        sheet.paint(sky_drawing.draw_sky(board.view))
    sheet.paint_visible(ship_drawing.draw_empty_ship())
    shape_painter.light_rooms(sheet, board.view)
    for shapes in ship_drawing.changeable_parts(board.view).values():
        sheet.paint(shapes)
    frames = [STATION[station] for station in STATION if station in board.stations]
    if len(frames) == len(STATION):  # what all stations have: buttons
        frames = [Frame(room.x + 2, room.y + 5, 90, 34) for room in frames]
    if board.energy:
        frames = [Frame(middle - 112, 276, 224, 46) for middle in MIDDLE.values()]
        frames += [Frame(left + 92, 470, 104, 32) for left in ZONE_LEFT.values()]
    sheet.paint(tuple(map(_frame_of, (*frames, *also))))
    whole.paint_sheet(sheet)


def _frame_of(room: Frame) -> Stroke:
    x, y, right, bottom = room.x, room.y, room.right, room.bottom
    return Stroke(((x, y), (right, y), (right, bottom), (x, bottom), (x, y)), 6, Role.WARN)


def _is_threat(board: Board, key: object) -> bool:
    return isinstance(key, str) and key.isdecimal() and int(key) < len(board.view.threats)


def _lane_of(board: Board, question: Prompt | None) -> str:
    """Return the trajectory to show for this question."""
    threat = None if question is None else question.text.facts.get("threat")
    if isinstance(threat, RenderedMessage):
        place: int = threat.given[1]
        return board.view.threats[place].track
    before = None if question is None else question.picture
    zones = {ZONE_OF[station] for station in before.stations} if isinstance(before, Board) else set()
    tracks = [token.track for token in visible_threats(board)]
    return max(tracks, key=lambda track: (track in zones, tracks.count(track)))


def _paint_lane(canvas: Canvas, box: Box, board: Board, lane: str, marked: tuple[tuple[int, Color], ...]) -> None:
    """Paint one trajectory with its threats, enlarged. `marked` contains threats to circle, with the colors to use."""
    wide = LANE_WIDE[lane] + 2 * _BESIDE_LANE
    lowest = max(at[1] for token in visible_threats(board) if (at := token_position(board.view, token)) is not None)
    frame = Frame(LANE[lane] - wide / 2, max(_LANE_TOP, lowest + _BELOW_THREAT - _LANE_HIGH), wide, _LANE_HIGH)
    if frame.wide / frame.high < box.w / box.h:  # show more of its neighbors
        wide = frame.high * box.w / box.h
        frame = Frame(min(max(0, LANE[lane] - wide / 2), SHEET.wide - wide), frame.y, wide, frame.high)
    canvas.illustration(box, "space")
    canvas.veil(box, theme.SPACE, 0.3)
    canvas.frame(box, theme.mix(theme.LINE, icons.ZONES[lane], 0.6), 2)
    whole = shape_painter.fit_sheet(canvas, box.inset(4, 4), frame)
    sheet = whole.with_own_surface()
    sheet.paint_visible(sky_drawing.draw_sky(board.view))
    for token in visible_threats(board):
        sheet.paint(sky_drawing.draw_threat(board.view, token))
        at, colors = token_position(board.view, token), [color for number, color in marked if number == token.number]
        if at is not None and colors:
            x, y = sheet.to_pixels(at)
            reach = 46 * sky_drawing.threat_size(board.view, token) * sheet.zoom
            pygame.draw.aacircle(sheet.surface, colors[-1], (x, y), reach, max(2, round(3 * sheet.zoom)))
    whole.paint_sheet(sheet)


def full_picture(texts: Texts, picture: object, beside: float) -> Leaf | None:
    """Return a widget that fills the page with `picture`, or None if this kind of picture is not shown full-page.

    Text covers `beside` units of the width.
    """
    words = "\n".join(pictures.picture_in_words(texts, picture)) or " "
    match picture:
        case Board(asks=False) as board:
            return Leaf(_paint_flight, args=(board, beside), title="scenery", words=words)
        case TablePicture() as table:
            return Leaf(_paint_table, args=(table, beside), title="scenery", words=words)
    return None


def _clear_part(box: Box, beside: float) -> Box:
    """Return the part of the picture that no words cover."""
    if box.w - beside >= CLEAR_WIDE:
        return Box(box.x, box.y, box.w - beside, box.h).inset(12, 12)
    return Box(box.x, box.y, box.w, box.h * 0.5).inset(12, 12)


def _paint_flight(canvas: Canvas, box: Box, board: Board, beside: float) -> None:
    canvas.illustration(box, "frontier")
    clear, part = _clear_part(box, beside), SHEET if visible_threats(board) else SHIP
    if len(board.stations) == 1 and part is SHIP and not board.whole:
        (room,) = (STATION[station] for station in board.stations)
        part = Frame(room.x - 130, room.y - 130, room.wide + 260, room.high + 260)
    canvas.glow(*clear.center, clear.w * 0.6, theme.mix(theme.UNLIT, theme.SIGNAL, 0.2))
    zoom = min(clear.w / part.wide, clear.h / part.high)
    x, y = (side / zoom for side in (clear.center[0] - box.x, clear.center[1] - box.y))
    whole = Frame(part.center[0] - x, part.center[1] - y, box.w / zoom, box.h / zoom)
    _paint_ship(canvas, box, board, part is not SHEET, whole)
    canvas.frame(box, theme.EDGE, 1)


def _paint_table(canvas: Canvas, box: Box, table: TablePicture, beside: float = 0) -> None:
    canvas.illustration(box, "table")
    clear = _clear_part(box, beside) if beside else box
    shown = pictures.place_frame(table.place, len(table.colors), clear.w / clear.h)
    around, lit = pictures.draw_table(
        table.place,
        table.colors,
        table.turns,
        inside=table.inside,
        tracks=table.tracks,
        face_down=table.face_down,
        cards=table.cards,
    )
    sheet = shape_painter.fit_sheet(canvas, clear, shown)
    area, (x, y) = canvas.pixels(box), sheet.to_pixels(shown.center)
    with canvas.clip_to(box):
        sheet.paint_visible(around)
        lamp = pygame.Surface(area.size)
        lamp.fill((74, 74, 92))
        wide, high = (1.9 * side * sheet.zoom for side in (shown.wide, shown.high))
        light = pygame.transform.smoothscale(soft_disc(), (round(wide), round(high)))
        light.fill((181, 176, 150), special_flags=pygame.BLEND_MULT)
        lamp.blit(light, (x - wide / 2 - area.x, y - high / 2 - area.y), special_flags=pygame.BLEND_ADD)
        canvas.surface.blit(lamp, area, special_flags=pygame.BLEND_MULT)
        sheet.paint_visible(lit)
    canvas.frame(box, theme.EDGE, 1)


# pictures of answers

_DRAWN = {"external": "E1-07", "serious-external": "SE1-04", "internal": "I1-03", "serious-internal": "SI1-03"}


def option_picture(question: Prompt, key: str) -> Leaf | None:
    """Return a picture of this answer to the question, or None to show words only."""
    asked, board = question.text.text_id, question.picture
    if isinstance(board, Board) and asked.startswith("school-ask-targets") and _is_threat(board, key):
        return Leaf(title_art.paint_threat, args=(board.view.threats[int(key)].code,))
    if key in icons.CREW:
        return Leaf(_paint_helmet, args=(key,))
    if isinstance(board, Board) and (key in STATION or key == "space"):
        return Leaf(_paint_station, args=(board, key))
    if asked in ("school-ask-transfer", "school-ask-lift-in-use"):
        return Leaf(_paint_action, args=("" if key == NOTHING else key,))
    return Leaf(_paint_threat_card, args=(_DRAWN.get(key, ""),)) if asked == "school-ask-reports" else None


def _paint_hand(canvas: Canvas, box: Box, cards: int) -> None:
    room, rows = 84.0 + 70 * (min(3, max(1, cards)) - 1), max(1, -(-cards // 3))
    sheet = shape_painter.fit_sheet(canvas, box, Frame(-6, -6, room + 12, 148 * rows))
    outline = Block(0, 0, 84, 132, Role.SPACE, 9, 0.4), Block(5, 5, 74, 122, Role.TEXT, 7, 0.12)
    hands = (pictures.draw_hand(min(3, cards - 3 * row), 0, 148.0 * row, room) for row in range(rows))
    sheet.paint(tuple(shape for hand in hands for shape in hand) or outline)


def _paint_helmet(canvas: Canvas, box: Box, color: str) -> None:
    side = min(box.w, box.h)
    canvas.illustration(Box(box.center[0] - side / 2, box.bottom - side, side, side), "bust-crew", icons.CREW[color])


def _paint_station(canvas: Canvas, box: Box, board: Board, station: str) -> None:
    if station not in STATION:
        canvas.picture(box, Icon("wing"))
        return
    room, ratio = STATION[station], box.w / max(1.0, box.h)
    wide = max(room.wide + 24, (room.high + 24) * ratio)
    with canvas.clip_to(box):
        part = Frame(room.center[0] - wide / 2, room.center[1] - wide / ratio / 2, wide, wide / ratio)
        _paint_ship(canvas, box, evolve(board, stations=frozenset((station,))), True, part)


def _paint_action(canvas: Canvas, box: Box, action: str) -> None:
    card = fit_card(box)
    canvas.plate(Box(card.x + 4, card.y + 6, card.w, card.h), theme.UNLIT, cut=6)
    canvas.plate(card, theme.AMBER if action.isupper() else theme.TEXT if action else theme.FAINT, cut=6)
    letters = {"a": theme.ALARM, "b": theme.GOOD, "c": theme.SIGNAL}
    face = letters.get(action, theme.mix(theme.SPACE, theme.SIGNAL, 0.16 if action else 0))
    canvas.plate(card.inset(5, 5), face, cut=4)
    ink = theme.INK if action in letters else theme.TEXT
    art.draw_card(canvas, card.inset(card.w * 0.1, card.h * 0.2), action, ink)
    if not action:
        canvas.picture(card.middle(card.w * 0.6, card.w * 0.6), Icon("empty", theme.TEXT))


def _paint_threat_card(canvas: Canvas, box: Box, code: str) -> None:
    if not code:
        canvas.icon(box.inset(box.w * 0.2, box.h * 0.2), Icon("cross", theme.FAINT))
        return
    card = fit_card(box)
    paint_card_back(canvas, card, "empty", icons.INTERNAL if "I" in code else theme.SIGNAL)
    title_art.paint_threat(canvas, card.inset(4, 4), code)


Exercise = SingleChoice | MultiChoice | Count

_POSES = ("point", "explain", "thumb", "fold")  # of the instructor
_VERDICTS = ("school-right", "school-wrong")
_SECTIONS = re.compile(r" ?\((§[^)]*)\)")  # of the rules, after each reason
_SHORT = 4  # letters of an answer shown as large as possible


class StudyScene(GuideScene[S]):
    """The scene of a lesson, an exercise or the setup guide.

    `then` is called once the lesson, exercise or guide is over and saved, while the scene is still visible.
    """

    mood = Mood.DEEP
    clear_wide = CLEAR_WIDE

    def __init__(
        self,
        texts: Texts,
        crew: str,
        study: Study[S],
        instructor: LineSpeaker,
        then: Callable[[], None] | None = None,
        phones: "Phones | None" = None,
    ) -> None:
        self.crew = crew
        self.study = study
        self.instructor = instructor
        self.then = then
        self.phones = phones
        self.judged = ""  # result of the answers from phones, in words
        super().__init__(texts, study.title, study.saved, SchoolBoard(texts, lambda: self.answered_exercise))

    def speak(self, text_id: str) -> None:
        if text_id:
            self.instructor.say(text_id)

    @property
    def answered_exercise(self) -> AnsweredExercise | None:
        """The exercise that was just answered, while its answer is explained, otherwise None."""
        told, now = self.visible_prompt, self.walkthrough
        if now is None or not now.history or not isinstance(now.state, LessonState):
            return None
        if not isinstance(told, Instruction) or told.text.text_id not in _VERDICTS:
            return None
        return AnsweredExercise(*now.history[-1], now.state.solution)

    def option_picture(self, prompt: Prompt, key: str) -> Leaf | None:
        return option_picture(prompt, key)

    def prompt_widgets(self, prompt: Prompt) -> list[Widget]:
        """Return the text of a prompt or, after an exercise, the verdict and its reasons."""
        if self.answered_exercise is None:
            teacher = [] if self.background() is None else [_teacher(prompt, ratio=2.4)]
            return [*teacher, *super().prompt_widgets(prompt)]
        facts = dict(prompt.text.facts)
        why = facts.pop("why").render(self.texts)
        said = message(prompt.text.text_id, why="", **facts).render(self.texts).strip()
        color = theme.GOOD if self.answered_exercise.is_right else theme.ALARM
        verdict = Text(said, fonts.Style(Type.SUBHEADING, color, fonts.BOLD), grow=1)
        icon = Icon("done" if self.answered_exercise.is_right else "cross", color)
        sign = Leaf(Canvas.picture, args=(icon,), words=" ").sized(min_width=60, max_width=60, min_height=60)
        sections = dict.fromkeys(one for found in _SECTIONS.findall(why) for one in found.split(", "))
        rule = Text(self.texts.say("guide-rule", rule=", ".join(sections)), fonts.FINE) if sections else None
        reasons = [Text(line, fonts.WORDS) for line in _SECTIONS.sub("", why).split("\n")]
        return [Row(sign, verdict, gap=14), self._answers(self.answered_exercise), Column(*reasons, rule, gap=6)]

    @property
    def backdrop(self) -> str:  # type: ignore[override]
        asked = self.prompt
        is_of_cards = asked is not None and asked.text.text_id in ("school-ask-transfer", "school-ask-lift-in-use")
        return "table" if is_of_cards else "nebula"

    def count_steps(self) -> int:
        return self.saved.count_steps()

    def background(self) -> Leaf | None:
        """Return the picture behind the text of an instruction, or None for other prompts."""
        told = self.visible_prompt
        if not isinstance(told, Instruction) or self.answered_exercise is not None:
            return None
        return full_picture(self.texts, told.picture, WORDS_WIDE + 42)

    def question_picture(self) -> Widget:
        """Return a picture of the instructor, or nothing while the answer to an exercise is shown."""
        return _teacher(self.visible_prompt, grow=1) if self.answered_exercise is None else Row()

    def _answers(self, answered: AnsweredExercise) -> Widget:
        wrong = None if answered.is_right else self._answer(answered.question, answered.given, theme.ALARM)
        right = self._answer(answered.question, answered.solution, theme.GOOD)
        return Columns(wrong, right, gap=12, grow=1, words=" ")

    def _answer(self, question: Prompt, answer: Answer, color: Color) -> Widget:
        words = answer_in_words(self.texts, question, answer)
        keys = answer if isinstance(answer, tuple) else (answer,) if isinstance(answer, str) else ()
        drawn = [one.sized(grow=1, min_width=30) for key in keys if (one := option_picture(question, key)) is not None]
        if isinstance(answer, int) and isinstance(question.picture, TablePicture):
            drawn = [Leaf(_paint_hand, args=(answer,)).sized(grow=1)]
        size = Type.POSTER if len(words) < _SHORT and not drawn else Type.SUBHEADING
        name = Text(words, fonts.Style(size, color, fonts.BOLD), align="center")
        shown = [Row(*drawn, grow=1, min_height=80), name] if drawn else [Spacer(), name, Spacer()]
        mark = Leaf(Canvas.picture, args=(Icon("done" if color == theme.GOOD else "cross", color),), words=" ")
        scene = "deck" if {*keys} & {*icons.CREW} else "space" if answer in STATION or answer == "space" else "table"
        if isinstance(question.picture, Board) and any(_is_threat(question.picture, key) for key in keys):
            scene = "space"
        behind = Leaf(paint_backdrop, args=(scene, 0.5), words=" ")
        inside = Column(mark.sized(min_height=34), *shown, gap=6, pad=(10, 10), grow=1)
        return Plate(Layers(behind, inside, grow=1), color=theme.SPACE, edge=color, pad=(theme.CUT, theme.CUT), grow=1)

    @property
    def problems_to_show(self) -> list[str]:
        return [line for line in (*super().problems_to_show, self._of_phones) if line]

    def on_prompt(self, prompt: Prompt | None) -> None:
        """Show an exercise on the phones and, once it is answered, the solution."""
        if self.phones is None:
            return
        answers = self.phones.answers()
        state = None if self.walkthrough is None else self.walkthrough.state
        if isinstance(prompt, Instruction) and isinstance(state, LessonState):
            self.judged = self._judgment(answers, state.solution)
            self.phones.show_solution(state.solution)
        else:
            self.judged = ""
            self.phones.show_question(prompt if isinstance(prompt, Exercise) else None)

    def tick(self, seconds: float) -> None:
        """Submit the most common answer once every connected phone has answered."""
        super().tick(seconds)
        if self.phones is None or self.page is not GuidePage.ASKING or self.editing is not None:
            return
        answers = list(self.phones.answers().values())
        if answers and None not in answers:
            self.submit_answer(max(answers, key=answers.count))

    @property
    def _of_phones(self) -> str:
        """A message about who has yet to answer on a phone or, while a solution is shown, about who was right."""
        waiting = [] if self.phones is None else [seat for seat, one in self.phones.answers().items() if one is None]
        if not waiting:
            return self.judged
        return self.texts.say("school-phones-waiting", names=self._names(waiting), count=len(waiting))

    def _judgment(self, answers: Mapping[int, Answer], solution: Answer) -> str:
        given = {seat: answer == solution for seat, answer in answers.items() if answer is not None}
        lines = []
        for text_id, right in (("school-phones-right", True), ("school-phones-wrong", False)):
            if seats := [seat for seat in given if given[seat] is right]:
                lines.append(self.texts.say(text_id, names=self._names(seats)))
        return ". ".join(lines)

    def _names(self, seats: Iterable[int]) -> str:
        assert self.phones is not None
        return ", ".join(self.phones.player_name(self.texts, seat) for seat in seats)

    def _back(self) -> None:
        """Leave the scene. If only its last page was left to read, a lesson or an exercise counts as finished."""
        at_end = self.walkthrough is not None and self.walkthrough.is_on_last_page
        if self.then is None and self.page is GuidePage.ASKING and self.editing is None and at_end:
            self._submit()
        else:
            super()._back()

    def finish(self) -> None:
        assert self.walkthrough is not None
        try:
            before = progress.read(self.crew)
            progress.write(self.crew, self.study.learned(before, self.walkthrough.state))
        except UserError as error:
            self.trouble = self.texts.say("school-done-not-saved", why=error.render(self.texts))
        self.saved.delete()
        if self.then is not None:
            self.then()
        elif not self.trouble:  # after the last page, only an error would keep the scene open
            self.navigation.back()

    def leave(self) -> None:
        super().leave()
        if self.phones is not None:
            self.phones.show_question(None)
        self.instructor.close()


class SetupScene(StudyScene[SetupTask]):
    """The setup guide on top of the scene `below`."""

    def __init__(
        self,
        below: SessionScene,
        crew: str,
        study: Callable[[Mapping[str, str]], Study[SetupTask]],
        instructor: LineSpeaker | None,
        then: Callable[[], None] | None = None,
    ) -> None:
        self.below = below
        self.seed = SystemRandom().randrange(SEEDS)
        tracks = below.view.tracks or decks.draw_tracks(self.seed)
        super().__init__(below.texts, crew, study(tracks), instructor or LineSpeaker(below.session), then)

    def on_prompt(self, prompt: Prompt | None) -> None:
        super().on_prompt(prompt)
        picture = prompt.picture if isinstance(prompt, Instruction) else None
        if isinstance(picture, TablePicture) and picture.place is TablePlace.TRACKS and not self.below.view.tracks:
            self.below.run_command(DrawTracks(self.seed))


def crew_key(setup: TableSetup) -> str:
    """Return the key under which the school saves the progress of this crew."""
    return progress.crew_key(seat.name for seat in setup.seats if not seat.android)


def make_setup_scene(below: SessionScene, mission: str = "", instructor: LineSpeaker | None = None) -> SetupScene:
    """Return the setup scene for this mission or, without one, for the mission to be started next.

    Raise an error if there is no such mission.
    """
    view, campaign = below.view, below.view.campaign
    table = view.setup if campaign is None else campaign.setup
    crew, start = crew_key(table), view.start
    called: str | Message = ""
    if mission or (start is not None and start.mission):
        scenario = library.find(mission or (start.mission if start is not None else ""))
    elif start is None:
        raise view.start_problem or UserError("screen-none-of-this-kind")
    else:
        scenario = combine_scenarios([one for one in below.session.scenarios if one.kind is start.kind])
        called = message("school-hidden-mission", kind=start.kind.replace(" ", "-"))
    leg = None if campaign is None else campaign.next_mission
    return SetupScene(
        below, crew, lambda tracks: studies.prepare_setup(crew, scenario, table, tracks, called, leg), instructor
    )


def make_training_setup_scene(below: SessionScene, mission: str, instructor: LineSpeaker | None = None) -> SetupScene:
    """Return the scene for setting up a training flight.

    After the setup, the flight replaces the scene. Raise an error if two players have the same name.
    """
    below.table.check_names()
    setup = below.view.setup
    crew = crew_key(setup)

    def fly() -> None:
        if below.run_command(ChooseMission(mission)) and below.run_command(StartMission()):
            below.replace_scene("preparing")

    briefing = partial(studies.prepare_briefing, crew, library.find(mission), setup)
    return SetupScene(below, crew, briefing, instructor, fly)


def _teacher(prompt: Prompt | None, grow: float = 0, ratio: float = 0) -> Leaf:
    pose = _POSES[0 if prompt is None else len(prompt.text.text_id) % len(_POSES)]
    return Leaf(title_art.paint_instructor, args=(pose,), title="teacher", words=" ", grow=grow, ratio=ratio)
