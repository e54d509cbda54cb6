"""After the last second: every announcement with its time and card, and one key to what comes next."""

from collections.abc import Callable

from attrs import frozen

from spacealert.announcer.compiler import Soundtrack
from spacealert.apps.window import telling
from spacealert.apps.window.cards import card_name
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.ui import fonts, theme, widgets
from spacealert.kit.ui.canvas import Action, Canvas
from spacealert.kit.ui.drawing import Icon
from spacealert.kit.ui.layout import Box
from spacealert.kit.ui.scene import Scene
from spacealert.kit.ui.theme import Type
from spacealert.missions.scenario import clock
from spacealert.session.action_round import Round
from spacealert.session.board import Said, board_at

PER_COLUMN = 12


@frozen
class Onward:
    """Where the big button leads: the texts on it and, if there is something to say, beside it."""

    button: str
    go: Callable[[Round], Scene]
    note: str | None = None


def to_resolution(go: Callable[[Round], Scene]) -> Onward:
    return Onward("screen-resolve", go)


def to_log(go: Callable[[Round], Scene]) -> Onward:
    """For a mission whose consequences the table resolves by itself."""
    return Onward("screen-to-log", go, "screen-double-actions")


class Summary(Scene):
    """The mission that was played. `onward` gives the scene that comes next, `home` what comes otherwise."""

    default = "onward"

    def __init__(
        self,
        texts: Texts,
        round_: Round,
        soundtrack: Soundtrack,
        until: float,
        onward: Onward,
        home: Callable[[], Scene | None],
    ) -> None:
        self.texts = texts
        self.round = round_
        board = board_at(soundtrack, until)
        self.said = tuple(said for said in board.said if telling.is_listed(said))
        self.complete = board.complete
        self.second = min(board.second, int(soundtrack.phases[-1].end))
        self._onward, self._home = onward, home

    @property
    def title(self) -> str:
        """Which mission it was: now it is no secret any more."""
        return self.round.scenario.display_title(self.texts.language)

    @property
    def headline(self) -> str:
        return (
            self.texts.say("screen-complete")
            if self.complete
            else self.texts.say("screen-ended-early", time=clock(self.second))
        )

    @property
    def way_back(self) -> str:
        """What comes when nobody wants the resolution: where this mission came from."""
        return self.texts.say("screen-home" if self.round.flight is None else "screen-door-campaign")

    def do(self, action: Action) -> None:
        if action == "onward":
            self.next = self._onward.go(self.round)
        elif action == "home":
            self.next = self._home()
            self.closing = self.next is None

    def press(self, key: str) -> bool:
        if key == "escape":
            self.do("home")
        return key == "escape"

    def describe(self) -> list[str]:
        return [self.headline, self.title, *(self._line(said) for said in self.said), *self._notes()]

    def _notes(self) -> list[str]:
        return [self.texts.say(self._onward.note)] if self._onward.note else []

    def _line(self, said: Said) -> str:
        card = self._card(said)
        return f"{telling.listed(self.texts, said)}: {card}" if card else telling.listed(self.texts, said)

    def _card(self, said: Said) -> str:
        """The card that was drawn for a threat, if anybody has said which."""
        threats = [one for one in self.said if one.threat is not None]
        code = self.round.cards.get(threats.index(said)) if said in threats else None
        return f"{code} {card_name(self.texts, code)}" if code else ""

    def paint(self, canvas: Canvas) -> None:
        head, body, foot = canvas.box.inset(24, 20).rows(104, None, 64, gap=16)
        canvas.panel("head", head, self.headline, self._paint_head)
        canvas.panel("said", body, self.said, self._paint_said)
        canvas.panel("foot", foot, None, self._paint_foot)

    def _paint_head(self, canvas: Canvas, box: Box) -> None:
        color = theme.GOOD if self.complete else theme.AMBER
        icon, words = box.columns(96, None, gap=24)
        canvas.icon(icon, Icon("done", color))
        headline, title = words.rows(None, 34, gap=4)
        canvas.text(headline, self.headline.upper(), Type.BANNER, color, fonts.BOLD, least=Type.SUBHEADING)
        canvas.text(title, self.title, Type.LEAD, theme.FAINT, fonts.SEMIBOLD, ellipsis=True)

    def _paint_said(self, canvas: Canvas, box: Box) -> None:
        across = max(2, -(-len(self.said) // PER_COLUMN))
        columns = box.columns(*[None] * across, gap=24)
        down = max(9, -(-len(self.said) // across))
        for number, said in enumerate(self.said):
            column = columns[number // down]
            high = column.h / down
            self._paint_line(canvas, Box(column.x, column.y + high * (number % down), column.w, high - 4), said)

    def _paint_line(self, canvas: Canvas, box: Box, said: Said) -> None:
        canvas.fill(box, theme.PANEL)
        time, icon, turn, words, card = box.inset(10, 3).columns(54, 30, 56, None, 230, gap=12)
        canvas.text(time, clock(int(said.at)), Type.LEAD, theme.FAINT, align="right")
        canvas.icon(icon, telling.list_sign(self.texts, said))
        if said.threat is None:
            canvas.text(Box(turn.x, words.y, card.right - turn.x, words.h), telling.short(self.texts, said), Type.LEAD)
            return
        canvas.text(turn, self.texts.say("screen-at-turn", turn=said.threat.turn), Type.LEAD, theme.BRIGHT, fonts.BOLD)
        unsure = "" if said.threat.confirmed else " ?"
        canvas.text(words, telling.short(self.texts, said) + unsure, Type.LEAD, least=Type.FINE)
        drawn = self._card(said)
        canvas.text(
            card,
            drawn or self.texts.say("screen-card-open"),
            Type.BODY,
            theme.GOOD if drawn else theme.FAINT,
            least=Type.TINY,
        )

    def _paint_foot(self, canvas: Canvas, box: Box) -> None:
        home, *notes, onward = box.columns(320, *([None] if self._onward.note else []), None, gap=16)
        widgets.button(canvas, home, "home", self.way_back, key="Esc")
        for place, note in zip(notes, self._notes(), strict=True):
            canvas.text(place, note, Type.LABEL, theme.FAINT, least=Type.FINE, lines=3)
        label, key = self.texts.say(self._onward.button), self.texts.say("screen-key-enter")
        widgets.button(canvas, onward, "onward", label, key=key, main=True, size=Type.HEADING)
