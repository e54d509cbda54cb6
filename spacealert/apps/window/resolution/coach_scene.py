"""The scenes for the coach's advice and for comparing a game with a changed one."""

from collections.abc import Hashable
from math import cos, pi, sin

from attrs import field, frozen

from spacealert.apps.window import icons, title_art
from spacealert.apps.window.resolution import art
from spacealert.apps.window.resolution.stage_painter import StagePainter
from spacealert.apps.window.resolution.walk_parts import turn_cells
from spacealert.apps.window.session_scene import SessionScene, create_scene
from spacealert.apps.window.title_art import SeatedFigure
from spacealert.coach.advice_text import AdviceText, Idea
from spacealert.coach.comparison import Comparison
from spacealert.coach.search import Findings
from spacealert.coach.waste import wasted_slots
from spacealert.engine.game import Member
from spacealert.gamefile.game_file import GameFile
from spacealert.kit.i18n.texts import Texts, format_minus
from spacealert.kit.ui import fonts, theme
from spacealert.kit.ui.canvas import Action, Box, Canvas
from spacealert.kit.ui.containers import Column, Columns, Grid, Layers, Plate, Row, Scroll
from spacealert.kit.ui.controls import Button, Leaf, Picture, Pressable, Text, dialog, footer
from spacealert.kit.ui.drawing import Icon
from spacealert.kit.ui.sky import Mood
from spacealert.kit.ui.theme import Type
from spacealert.kit.ui.widget import Key, Span, Widget, largest_span
from spacealert.narration.sentences import EventNarrator
from spacealert.narration.shapes.movement import Moment
from spacealert.narration.shapes.ship_layout import SHEET
from spacealert.narration.walk import Walk
from spacealert.session import Session
from spacealert.session.commands import AskBestPlan, AskCoach, CloseGame, EditPlans, ResolveOnly, StopCoach
from spacealert.session.session_state import Origin

_MOST = 6  # most pieces of advice on the screen
_SLOT = 26.0  # size of a card in a plan, in units
_FEW_IDEAS = 3  # up to this many have larger cards
_STRUCK = 0.2  # share of the final blow to show for a lost ship
_SWEEPS = 12  # frames per second of the radar


class CoachScene(SessionScene):
    """The scene of the coach's advice, a list of changes that grows during the search."""

    help_name = "coach"
    mood = Mood.DEEP

    def __init__(self, texts: Texts, session: Session) -> None:
        super().__init__(texts, session)
        self.chosen = 0
        self.tells_waste = False  # whether wasted actions are listed in sentences
        self._shown: tuple[Comparison, tuple[Walk, Walk]] | None = None  # the two games shown side by side
        self._alone: Walk | None = None  # the original game, when shown alone
        self._stages = (StagePainter(texts), StagePainter(texts))
        self._sweep = 0.0  # seconds since the radar started to turn
        self.best_asked = 0.0  # seconds spent searching for the best plan, if requested
        self.run_command(AskCoach())
        answer = self.answer
        self._text = AdviceText(texts, answer.file.game, answer.planned)

    @property
    def answer(self) -> Findings:
        resolution = self.view.resolution
        assert resolution is not None
        assert resolution.answer is not None
        return resolution.answer

    @property
    def comparison(self) -> Comparison | None:
        """The comparison of the game with and without the selected change, or None if there is no change to select."""
        ideas = self._ideas()
        if ideas:
            return self._text.cached_comparison(self.answer.file, ideas[min(self.chosen, len(ideas) - 1)].outcome)
        return None

    def _ideas(self) -> list[Idea]:
        return self._text.group_ideas(self.answer.file, self.answer.found)[:_MOST]

    def tick(self, seconds: float) -> None:
        self.session.tick()
        self._sweep += seconds
        if self.best_asked and not self.answer.done:
            self.best_asked += seconds

    def do(self, action: Action) -> None:
        match action:
            case ("choose", int(by)):
                self.chosen = max(0, min(len(self._ideas()) - 1, self.chosen + by))
            case ("advice", int(place)) if place == self.chosen:
                self.do("walk")
            case ("advice", int(place)):
                self.chosen = place
            case "walk" if (comparison := self.comparison) is not None:
                self.navigation.push(ComparisonScene(self.texts, self.session, comparison))
            case "wasted":
                self.tells_waste = not self.tells_waste
            case "stop":
                self.run_command(StopCoach())
            case "resume":
                self.run_command(AskCoach())
            case "best" if self.answer.best is not None:
                comparison = self._text.cached_comparison(self.answer.file, self.answer.best)
                self.navigation.push(ComparisonScene(self.texts, self.session, comparison))
            case "best" if self.answer.done and self.run_command(AskBestPlan()):
                self.best_asked = 0.001

    def leave(self) -> None:
        self.run_command(StopCoach())

    # the page

    def state(self) -> Hashable:
        return super().state(), int(self.best_asked), self.answer.progress, len(self.answer.found), self.answer.done

    def build(self) -> Widget:
        shown = self.view.resolution
        came_home = shown is not None and shown.whole is not None and shown.whole.resolution.won
        head = self.header(self.texts.say("coach-title-won" if came_home else "coach-title"))
        ideas = self._ideas()
        told = Column(Text(self._text.verdict, fonts.HEADING), Text(self._said(), fonts.LABEL, theme.FAINT), gap=0)
        cards = Grid(*(self._card(place, idea) for place, idea in enumerate(ideas)), most=3, gap=8)
        keys = Row(Key("down", ("choose", 1)), Key("up", ("choose", -1)), gap=0)
        left = Column(told, self._ships(), cards, keys, min_width=480, grow=1)
        right = Column(self._wasted(), *self._why(ideas), min_width=380, max_width=440)
        page = self.make_page(head, Columns(left, right, gap=18, grow=1), self._buttons())
        return Layers(page, self._waste_in_words()) if self.tells_waste else page

    def _why(self, ideas: list[Idea]) -> list[Widget]:
        """Return an explanation of the selected change or, if there is none, a picture of the crew."""
        if not ideas:
            game = self.answer.file.game
            narrator = EventNarrator(self.texts, game)
            crew = tuple(SeatedFigure(one.color, narrator.member_name(one), one.android) for one in game.crew)
            return [title_art.crew_picture(crew).sized(max_height=220, grow=1)]
        lines = self._text.idea_lines(self.answer, ideas[min(self.chosen, len(ideas) - 1)])
        return [Plate(*(Text(line, fonts.CAPTION, theme.TEXT) for line in lines), gap=6)]

    def _ships(self) -> Widget:
        """Return pictures of the ship as it was and, with the selected change, as it would have been.

        While the search is running and has found nothing, return a radar.
        """
        answer, comparison = self.answer, self.comparison
        if comparison is None and not answer.done:
            return Leaf(self._paint_radar, live=self._radar_sweep, min_height=200, grow=1)
        walks = self._compared_walks(comparison) if comparison is not None else (self._planned_walk(),)
        heads = zip(("coach-was", "coach-would-be"), (theme.ALARM, theme.GOOD), walks, strict=False)
        ratio = SHEET.wide / SHEET.high
        sides = (
            Plate(
                Text(self.texts.say(head), fonts.LEAD, color),
                Leaf(self._paint_ship, walk.view, (walk, side), f"ship {side}", ratio=ratio, min_height=180, grow=1),
                color=theme.mix(theme.SPACE, color, 0.07),
                edge=theme.mix(theme.SPACE, color, 0.6),
                gap=2,
                pad=(8, 6),
            ).sized(min_width=376, grow=1)
            for side, (head, color, walk) in enumerate(heads)
        )
        return Columns(*sides, gap=8, grow=1)

    def _planned_walk(self) -> Walk:
        """Return the original game at the end of its last turn."""
        if self._alone is None:
            self._alone = Walk(self.answer.file.game, self.answer.planned)
            _go_to_end_of(self._alone, self.answer.planned.turn)
        return self._alone

    def _compared_walks(self, comparison: Comparison) -> tuple[Walk, Walk]:
        """Return both games at the end of the turn in which the original game was lost.

        If it was not lost, use the turn after the last change.
        """
        if self._shown is None or self._shown[0] is not comparison:
            walks = (Walk(comparison.file.game, comparison.planned), Walk(comparison.other_file.game, comparison.other))
            lost = not comparison.planned.won
            turn = comparison.planned.turn if lost else max(change.turn for change in comparison.changes) + 1
            for walk in walks:
                _go_to_end_of(walk, turn)
            self._shown = comparison, walks
        return self._shown[1]

    def _card(self, place: int, idea: Idea) -> Widget:
        crew, total = self.answer.file.game.crew, idea.outcome.total
        score = self.answer.planned.score
        gained = "" if total is None else f"+{total - score.total}" if score else format_minus(total)
        side = 52 if len(self._ideas()) <= _FEW_IDEAS else 34
        rows = (
            Row(
                Picture(icons.person(crew[change.seat].color, android=crew[change.seat].android), side),
                Text(self.texts.say("story-turn", turn=change.turn), fonts.LEAD, theme.FAINT, grow=1),
                Leaf(self._paint_slot, args=(change.before, False), min_width=side, min_height=side),
                Picture(Icon("play", theme.FAINT), 18),
                Leaf(self._paint_slot, args=(change.after, True), min_width=side, min_height=side),
                gap=6,
            )
            for change in idea.outcome.changes
        )
        saved = Picture(Icon("done", theme.GOOD), 24) if score is None else None
        worth = Row(saved, Text(gained, fonts.HEADING, theme.GOOD), gap=4)
        chosen = place == min(self.chosen, len(self._ideas()) - 1)
        words = self._text.advise(idea.outcome)
        changes = Column(*rows, gap=2, grow=1)
        return Pressable(Row(changes, worth, gap=8), action=("advice", place), chosen=chosen, words=words, pad=(8, 6))

    def _said(self) -> str:
        """Describe the coach's progress or result."""
        seconds = int(self.best_asked)
        if self.best_asked and not self.answer.done:
            return self.texts.say("coach-best-searching", seconds=seconds)
        if self.best_asked and self.answer.best is None and not self.answer.stopped:
            return self.texts.say("coach-best-none", seconds=seconds)
        return self._text.describe_progress(self.answer)

    def _wasted(self) -> Widget:
        """Return the plans, with wasted cards crossed out and the selected change marked."""
        head, *lines = self._text.waste_lines(self.answer.decisive, self.answer.losing)
        crew, comparison = self.answer.file.game.crew, self.comparison
        changed = () if comparison is None else tuple((one.seat, one.turn, one.after) for one in comparison.changes)
        plan = Leaf(self._paint_plan, changed, (), "wasted", tuple(lines), min_height=24 + _SLOT * len(crew))
        if comparison is None:  # the plan has the column to itself
            plan = plan.sized(min_height=24 + 2 * _SLOT * len(crew))
        more = Text(self.texts.say("coach-in-words"), fonts.FINE, theme.SIGNAL)
        return Pressable(Text(head, fonts.LEAD, theme.AMBER), plan, more, action="wasted", raised=False)

    def _waste_in_words(self) -> Widget:
        head, *lines = self._text.waste_lines(self.answer.decisive, self.answer.losing)
        said = (Text(line, fonts.CAPTION, theme.TEXT) for line in lines)
        close = Button(self.texts.say("screen-close"), "wasted", "escape", main=True)
        return dialog(head, *said, buttons=[close], close="wasted", width=900)

    def _buttons(self) -> Widget:
        say, answer = self.texts.say, self.answer
        stop = None if answer.done else Button(say("coach-stop"), "stop", "s")
        if answer.stopped:
            stop = Button(say("coach-resume"), "resume", "s")
        best = None
        if answer.done or answer.best is not None:
            label = say("coach-best-plan" if answer.best is None else "coach-walk-best")
            best = Button(label, "best", "b", main=not answer.found and answer.done)
        walk = Button(say("coach-side-by-side"), "walk", main=True) if answer.found else None
        return footer(Button(say("coach-back"), "back", "escape"), best, stop, walk, note=self.status())

    # painting

    def _radar_sweep(self) -> int:
        return int(self._sweep * _SWEEPS) if self.is_animated and not self.answer.done else 0

    def _paint_radar(self, canvas: Canvas, box: Box) -> None:
        x, y = box.center
        reach = min(box.w, box.h) / 2 - 12
        for ring in (1.0, 0.66, 0.33):
            canvas.disc(x, y, reach * ring, theme.mix(theme.PANEL, theme.SIGNAL, 0.3))
            canvas.disc(x, y, reach * ring - 1.5, theme.mix(theme.SPACE, theme.SIGNAL, 0.06))
        title_art.paint_ship(canvas, Box(x - reach * 0.7, y - reach * 0.4, reach * 1.4, reach * 0.8))
        for tail in range(14):
            turn = self._radar_sweep() / 40 - tail / 90
            tip = x + reach * sin(2 * pi * turn), y - reach * cos(2 * pi * turn)
            canvas.line((x, y), tip, theme.mix(theme.SPACE, theme.SIGNAL, 0.9 * (1 - tail / 14)), 3)

    def _paint_ship(self, canvas: Canvas, box: Box, walk: Walk, side: int) -> None:
        share = 1.0 if walk.resolution.won else _STRUCK
        self._stages[side].paint(canvas, box, Moment(walk.view_before, walk.view, walk.event, share), is_still=True)

    def _paint_slot(self, canvas: Canvas, box: Box, action: str, is_new: bool) -> None:
        canvas.plate(box, theme.RAISED, theme.GOOD if is_new else None, cut=4)
        art.draw_card(canvas, box.inset(3, 3), action)

    def _paint_plan(self, canvas: Canvas, box: Box) -> None:
        answer, comparison = self.answer, self.comparison
        game, wasted = answer.file.game, wasted_slots(answer.planned)
        changes = {} if comparison is None else {(one.seat, one.turn): one.after for one in comparison.changes}
        top, *lines = box.rows(24, *[None] * len(game.crew))
        head = Box(top.x + 30, top.y, top.w - 30, top.h)
        for turn, cell in turn_cells(head, game.turns, 3):
            ink = theme.AMBER if answer.decisive.get(turn) else theme.FAINT
            canvas.text(cell, str(turn), Type.FINE, ink, fonts.SEMIBOLD, "center")
        for seat, (member, line) in enumerate(zip(game.crew, lines, strict=True)):
            canvas.icon(Box(line.x, line.y, 24, line.h), icons.person(member.color, android=member.android))
            room = Box(head.x, line.y, head.w, line.h)
            for turn, cell in turn_cells(room, game.turns, 3)[: len(member.plan)]:
                slot, change = cell.inset(1, 1), changes.get((seat, turn))
                canvas.fill(slot, theme.RAISED)
                art.draw_card(canvas, slot.inset(1, 1), member.plan[turn - 1] if change is None else change)
                if change is not None:
                    canvas.frame(slot, theme.GOOD, 2)
                elif (member.color, turn) in wasted:
                    canvas.veil(slot, theme.SPACE, 0.55)
                    canvas.line((slot.x, slot.bottom), (slot.right, slot.y), theme.ALARM, 2)


def _go_to_end_of(walk: Walk, turn: int) -> None:
    walk.go_to_turn(turn + 1)
    if walk.turn > turn:
        walk.step_events(-1)


@frozen
class _EqualScroll(Scroll):
    """A scroll area at least as high as one for `other` would be, so that two columns side by side line up."""

    other: Widget = field(kw_only=True)

    def _measure_height(self, canvas: Canvas, width: float) -> Span:
        here = Scroll._measure_height(self, canvas, width)
        return largest_span([here, Scroll(self.other)._measure_height(canvas, width)])


class ComparisonScene(SessionScene):
    """The scene that compares the game as it was with the game as it would have been, turn by turn."""

    help_name = "comparison"
    mood = Mood.DEEP

    def __init__(self, texts: Texts, session: Session, comparison: Comparison) -> None:
        super().__init__(texts, session)
        self._comparison = comparison
        self._walks = (
            Walk(comparison.file.game, comparison.planned),
            Walk(comparison.other_file.game, comparison.other),
        )
        self._stages = tuple(StagePainter(texts) for _ in self._walks)
        self._tellers = tuple(EventNarrator(texts, walk.game) for walk in self._walks)
        self.last = max(comparison.planned.turn, comparison.other.turn) + 1
        self.turn = min(change.turn for change in comparison.changes)
        self._go()

    @property
    def _files(self) -> tuple[GameFile, GameFile]:
        return self._comparison.file, self._comparison.other_file

    def do(self, action: Action) -> None:
        match action:
            case ("turn", int(by)):
                self.turn = max(0, min(self.last, self.turn + by))
                self._go()
            case "load":
                # The plans become a separate game. The original and its log entry are kept.
                navigation, file = self.navigation, self._comparison.other_file
                navigation.back()
                navigation.back()
                if all(map(self.run_command, (CloseGame(), ResolveOnly(file, Origin.COACH), EditPlans()))):
                    navigation.replace(create_scene("plans", self.texts, self.session))

    def _go(self) -> None:
        """Move the original and the changed game to the end of the current turn."""
        for walk in self._walks:
            _go_to_end_of(walk, self.turn)

    def _title(self) -> str:
        if self.turn == 0:
            return self.texts.say("story-start")
        return self.texts.say("story-turn", turn=min(self.turn, self.last - 1))

    def _heads(self) -> list[str]:
        verdicts = [
            narrator.verdict(walk.resolution, brief=True)
            for walk, narrator in zip(self._walks, self._tellers, strict=True)
        ]
        return [
            self.texts.say("coach-as-it-was", verdict=verdicts[0]),
            self.texts.say("coach-as-it-would-be", verdict=verdicts[1]),
        ]

    def _differences(self, side: int) -> list[str]:
        """Return sentences about events of the current turn that happen only in the game on this side."""
        return [
            self._tellers[side].describe(one.event).text
            for one in self._comparison.differences()
            if one.event.turn == self.turn and one.is_new == bool(side) and one.event.step != "end"
        ]

    # the page

    def build(self) -> Widget:
        body = Grid(self._side(0), self._side(1), most=2, gap=18, grow=1)
        return self.make_page(self.header(self._title()), body, self._buttons())

    def _side(self, side: int) -> Widget:
        walk = self._walks[side]
        color = theme.GOOD if walk.resolution.won else theme.ALARM
        ship = Leaf(self._paint_ship, (walk.view, side), (side,), f"ship {side}", ratio=SHEET.wide / SHEET.high)
        plans = Leaf(self._paint_plans, (self.turn, side), (side,), f"plans {side}", words=" ")
        said, other = (
            Column(*(Text(line, fonts.CAPTION, theme.TEXT) for line in self._differences(one)), gap=4)
            for one in (side, 1 - side)
        )
        return Plate(
            Text(self._heads()[side], fonts.LABEL, color, min_height=78),
            ship.sized(min_height=200, grow=3),
            _EqualScroll(said, id=f"said {side}", other=other).sized(grow=0.6, min_height=70),
            plans.sized(min_height=_SLOT * len(walk.game.crew)),
            color=theme.mix(theme.SPACE, color, 0.07),
            edge=theme.mix(theme.SPACE, color, 0.6),
            gap=8,
            pad=(12, 8),
        ).sized(min_width=380, grow=1)

    def _buttons(self) -> Widget:
        say = self.texts.say
        on = self.turn < self.last
        turn = say("resolution-key-turn")
        before = Button("", ("turn", -1), "left", Icon("first"), words=turn)
        after = Button("", ("turn", 1), "right", Icon("last", theme.INK if on else theme.TEXT), main=on, words=turn)
        load = Button(say("coach-load"), "load", "p")
        steps = {"down": 1, "up": -1, "home": -self.last, "end": self.last}
        keys = Row(*(Key(key, ("turn", by)) for key, by in steps.items()), gap=0)
        return footer(Button(say("coach-back"), "back", "escape"), load, before, after, keys, note=self.status())

    # painting

    def _paint_ship(self, canvas: Canvas, box: Box, side: int) -> None:
        walk = self._walks[side]
        self._stages[side].paint(canvas, box, Moment(walk.view_before, walk.view, walk.event))

    def _paint_plans(self, canvas: Canvas, box: Box, side: int) -> None:
        crew, others = self._files[side].game.crew, self._files[1 - side].game.crew
        for row, line in enumerate(box.rows(*[None] * len(crew))):
            member: Member = crew[row]
            name, *cells = line.columns(96, *[None] * len(member.plan), gap=2)
            called = self._tellers[side].member_name(member)
            canvas.text(name, called, Type.CAPTION, theme.FAINT, least=Type.FINE, ellipsis=True)
            for turn, cell in enumerate(cells, start=1):
                slot = cell.inset(0, 1)
                canvas.fill(slot, theme.RAISED if turn == self.turn else theme.PANEL)
                art.draw_card(canvas, slot.inset(1, 1), member.plan[turn - 1])
                if member.plan[turn - 1] != others[row].plan[turn - 1]:
                    canvas.frame(slot, theme.AMBER, 2)
