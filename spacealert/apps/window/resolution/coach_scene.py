"""The coach at the walk's end: what would have helped as it is found, what was wasted, and both games side by side."""

from functools import partial

from spacealert.apps.window.client import SessionScene
from spacealert.apps.window.resolution.stage_painter import StagePainter
from spacealert.coach.advice_text import AdviceText
from spacealert.coach.answer import Answer
from spacealert.coach.comparison import Comparison
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.ui import fonts, theme, widgets
from spacealert.kit.ui.canvas import Action, Canvas
from spacealert.kit.ui.drawing import Icon
from spacealert.kit.ui.layout import Box
from spacealert.kit.ui.theme import Type
from spacealert.narration.sentences import Teller
from spacealert.narration.shapes.movement import Moment
from spacealert.narration.walk import Walk
from spacealert.session import Session
from spacealert.session.commands import AskBestPlan, AskCoach, StopCoach

_MOST = 8  # pieces of advice on the screen
_ROW = 46.0
_LINE, _LINES = 26, 40  # units of a sentence on one line, and on two
_KEYS: dict[str, Action] = {
    "down": ("choose", 1), "up": ("choose", -1), "enter": "walk", "s": "stop", "b": "best", "escape": "back",
}  # fmt: skip


class CoachScene(SessionScene):
    """A list that grows while the coach thinks in processes of its own; the chosen change is explained below it."""

    help_name = "coach"
    default = "walk"

    def __init__(self, texts: Texts, session: Session) -> None:
        super().__init__(texts, session)
        self.chosen = 0
        self.ask(AskCoach())
        answer = self.answer
        self._text = AdviceText(texts, answer.file.game, answer.planned)

    @property
    def answer(self) -> Answer:
        resolution = self.view.resolution
        assert resolution is not None
        assert resolution.answer is not None
        return resolution.answer

    @property
    def comparison(self) -> Comparison | None:
        """Of the change that is chosen."""
        found = self.answer.found[:_MOST]
        return self._text.comparison(self.answer, found[min(self.chosen, len(found) - 1)]) if found else None

    def tick(self, seconds: float) -> None:
        self.session.tick()

    def do(self, action: Action) -> None:
        match action:
            case ("choose", int(by)):
                self.chosen = max(0, min(len(self.answer.found[:_MOST]) - 1, self.chosen + by))
            case ("advice", int(place)) if place == self.chosen:
                self.do("walk")
            case ("advice", int(place)):
                self.chosen = place
            case "walk" if (comparison := self.comparison) is not None:
                self.navigation.push(SideBySide(self.texts, self.session, comparison))
            case "stop":
                self.ask(StopCoach())
            case "best" if self.answer.best is not None:
                comparison = self._text.comparison(self.answer, self.answer.best)
                self.navigation.push(SideBySide(self.texts, self.session, comparison))
            case "best" if self.answer.done:
                self.ask(AskBestPlan())
            case "back":
                self.navigation.back()

    def press(self, key: str) -> bool:
        if key not in _KEYS:
            return False
        self.do(_KEYS[key])
        return True

    def leave(self) -> None:
        self.ask(StopCoach())

    def describe(self) -> list[str]:
        return [self._text.verdict, *filter(None, [self._state()]), *self._advice(), *self._reasons(), *self._wasted()]

    def _state(self) -> str:
        return self._text.state(self.answer)

    def _advice(self) -> list[str]:
        return [self._text.advice(outcome) for outcome in self.answer.found[:_MOST]]

    def _reasons(self) -> list[str]:
        comparison = self.comparison
        return [] if comparison is None else list(self._text.reasons(comparison))

    def _wasted(self) -> list[str]:
        return list(self._text.wasted(self.answer.decisive, self.answer.losing))

    def paint(self, canvas: Canvas) -> None:
        body, foot = canvas.box.inset(24, 18).rows(None, 52, gap=12)
        left, right = body.columns(None, 470, gap=24)
        value = (self.answer, self.chosen, self.trouble)
        canvas.panel("advice", left, value, self._paint_advice)
        canvas.panel("wasted", right, value, self._paint_wasted)
        canvas.panel("foot", foot, value, self._paint_foot)

    def _paint_advice(self, canvas: Canvas, box: Box) -> None:
        advice = self._advice()
        head, state, rows, reasons = box.rows(48, 56, _ROW * len(advice), None, gap=8)
        canvas.text(head, self._text.verdict, Type.TITLE, theme.BRIGHT, fonts.BOLD, least=Type.LABEL)
        canvas.text(state, self._state(), Type.LABEL, theme.FAINT, least=Type.FINE, lines=2)
        for place, (said, row) in enumerate(
            zip(advice, rows.rows(*[None] * len(advice)) if advice else [], strict=True)
        ):
            cell = row.inset(0, 2)
            focused = canvas.target(cell, ("advice", place))
            chosen = place == min(self.chosen, len(advice) - 1)
            canvas.fill(cell, theme.CHOSEN if chosen else theme.PANEL)
            canvas.text(cell.inset(10, 2), said, Type.BODY, theme.TEXT, least=Type.FINE, lines=2, ellipsis=True)
            if focused:
                canvas.frame(cell, theme.BRIGHT, 2)
        _paint_lines(self._reasons(), canvas, reasons)

    def _paint_wasted(self, canvas: Canvas, box: Box) -> None:
        head, *lines = self._wasted()
        top, rest = box.rows(48, None, gap=8)
        canvas.text(top, head, Type.LEAD, theme.AMBER, fonts.SEMIBOLD)
        _paint_lines(lines, canvas, rest)

    def _paint_foot(self, canvas: Canvas, box: Box) -> None:
        back, _, best, stop, walk = box.columns(160, None, 300, 200, 280, gap=10)
        say = self.texts.say
        widgets.button(canvas, back, "back", say("coach-back"), key="Esc", size=Type.LABEL)
        if not self.answer.done:
            widgets.button(canvas, stop, "stop", say("coach-stop"), key="S", size=Type.LABEL)
        if self.answer.done or self.answer.best is not None:
            label = say("coach-best-plan" if self.answer.best is None else "coach-walk-best")
            widgets.button(canvas, best, "best", label, key="B", size=Type.LABEL)
        if self.answer.found:
            widgets.button(canvas, walk, "walk", say("coach-side-by-side"), main=True, size=Type.LABEL)


class SideBySide(SessionScene):
    """The game as it was, and as it would have been, turn by turn."""

    help_name = "comparison"
    default = ("turn", 1)

    def __init__(self, texts: Texts, session: Session, comparison: Comparison) -> None:
        super().__init__(texts, session)
        self._comparison = comparison
        self._walks = (
            Walk(comparison.file.game, comparison.planned),
            Walk(comparison.other_file.game, comparison.other),
        )
        self._stages = tuple(StagePainter(texts) for _ in self._walks)
        self._tellers = tuple(Teller(texts, walk.game) for walk in self._walks)
        self.last = max(comparison.planned.turn, comparison.other.turn) + 1
        self.turn = min(change.turn for change in comparison.changes)
        self._go()

    def do(self, action: Action) -> None:
        match action:
            case ("turn", int(by)):
                self.turn = max(0, min(self.last, self.turn + by))
                self._go()
            case "back":
                self.navigation.back()

    def press(self, key: str) -> bool:
        steps = {"right": 1, "down": 1, "left": -1, "up": -1, "home": -self.last, "end": self.last}
        if key in steps:
            self.do(("turn", steps[key]))
            return True
        if key == "escape":
            self.do("back")
        return key == "escape"

    def _go(self) -> None:
        """To the end of this turn in both games."""
        for walk in self._walks:
            walk.to_turn(self.turn + 1)
            if walk.turn > self.turn:
                walk.step(-1)

    def describe(self) -> list[str]:
        return [self._title(), *self._heads(), *(line for side in (0, 1) for line in self._differences(side))]

    def _title(self) -> str:
        if self.turn == 0:
            return self.texts.say("story-start")
        return self.texts.say("story-turn", turn=min(self.turn, self.last - 1))

    def _heads(self) -> list[str]:
        verdicts = [teller.verdict(walk.resolution) for walk, teller in zip(self._walks, self._tellers, strict=True)]
        return [
            self.texts.say("coach-as-it-was", verdict=verdicts[0]),
            self.texts.say("coach-as-it-would-be", verdict=verdicts[1]),
        ]

    def _differences(self, side: int) -> list[str]:
        """What only this game has on this turn."""
        return [
            self._tellers[side].tell(one.event).text
            for one in self._comparison.differences()
            if one.event.turn == self.turn and one.is_new == bool(side) and one.event.step != "end"
        ]

    def paint(self, canvas: Canvas) -> None:
        head, body, foot = canvas.box.inset(18, 14).rows(40, None, 52, gap=10)
        canvas.panel("head", head, self.turn, self._paint_head)
        for side, half in enumerate(body.columns(None, None, gap=18)):
            verdict, ship, said = half.rows(46, None, 150, gap=8)
            words = self._heads()[side]
            canvas.panel(f"verdict {side}", verdict, words, partial(_paint_verdict, words))
            walk = self._walks[side]
            view = walk.view
            canvas.panel(
                f"ship {side}",
                ship,
                view,
                partial(self._paint_ship, side),
            )
            lines = self._differences(side)
            canvas.panel(f"said {side}", said, tuple(lines), partial(_paint_lines, lines))
        canvas.panel("foot", foot, self.turn, self._paint_foot)

    def _paint_ship(self, side: int, canvas: Canvas, box: Box) -> None:
        walk = self._walks[side]
        self._stages[side].paint(canvas, box, Moment(walk.view_before, walk.view, walk.event))

    def _paint_head(self, canvas: Canvas, box: Box) -> None:
        canvas.text(box, self._title(), Type.LEAD, theme.BRIGHT, fonts.SEMIBOLD, "center")

    def _paint_foot(self, canvas: Canvas, box: Box) -> None:
        back, _, before, after = box.columns(160, None, 160, 160, gap=10)
        turn = self.texts.say("resolution-key-turn")
        widgets.button(canvas, back, "back", self.texts.say("coach-back"), key="Esc", size=Type.LABEL)
        widgets.button(canvas, before, ("turn", -1), icon=Icon("first"), key="←", words=turn, size=Type.LABEL)
        icon = Icon("last", theme.INK if self.turn < self.last else theme.TEXT)
        widgets.button(canvas, after, ("turn", 1), icon=icon, key="→", words=turn, main=self.turn < self.last)


def _paint_verdict(words: str, canvas: Canvas, box: Box) -> None:
    canvas.text(box, words, Type.LABEL, theme.TEXT, fonts.SEMIBOLD, least=Type.FINE, lines=2)


def _paint_lines(lines: list[str], canvas: Canvas, box: Box) -> None:
    """Each on two lines at most; where they are many, closer together, as many as there is room for."""
    room = max(1, int(box.h // _LINES), min(len(lines), int(box.h // _LINE)))
    for said, row in zip(lines, box.grid(1, room), strict=False):
        canvas.text(row, said, Type.CAPTION, theme.TEXT, least=Type.FINE, lines=2, ellipsis=True)
