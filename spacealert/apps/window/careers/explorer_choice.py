"""Who of the explorers a seat plays: one that lives and that nobody else plays, or none."""

from spacealert.apps.window.careers.careers_scene import CareersScene
from spacealert.apps.window.careers.explorer_form import ExplorerForm
from spacealert.apps.window.client import SessionScene
from spacealert.apps.window.naming import name_of
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.ui import fonts, glyphs, theme, widgets
from spacealert.kit.ui.canvas import Action, Canvas
from spacealert.kit.ui.drawing import Icon
from spacealert.kit.ui.layout import Box
from spacealert.kit.ui.theme import Type
from spacealert.logbook.careers import career_text
from spacealert.logbook.careers.explorer import Explorer
from spacealert.session import Session
from spacealert.session.commands import ChooseExplorer

_ACROSS, _DOWN = 2, 7


class ExplorerChoice(SessionScene):
    """For one seat."""

    help_name = "choice"
    default = "back"

    def __init__(self, texts: Texts, session: Session, seat: int) -> None:
        super().__init__(texts, session)
        self.seat = seat
        self.page = 0

    @property
    def offered(self) -> tuple[Explorer, ...]:
        return tuple(one for one in self.view.explorers if not one.dead)

    @property
    def pages(self) -> int:
        return max(1, -(-len(self.offered) // (_ACROSS * _DOWN)))

    def do(self, action: Action) -> None:
        self.trouble = ""
        match action:
            case ("explorer", str(name)):
                if self.ask(ChooseExplorer(self.seat, name)):
                    self.navigation.back()
            case "more":
                self.page = (self.page + 1) % self.pages
            case "new":
                player = self.view.setup.seats[self.seat].name
                self.navigation.push(ExplorerForm(self.texts, self.session, player=player))
            case "careers":
                self.navigation.push(CareersScene(self.texts, self.session, self._mine))
            case "back":
                self.navigation.back()

    def press(self, key: str) -> bool:
        actions: dict[str, Action] = {"escape": "back", "n": "new", "c": "careers", "m": "more", "0": ("explorer", "")}
        if key not in actions:
            return False
        self.do(actions[key])
        return True

    @property
    def _mine(self) -> str:
        return self.view.setup.seats[self.seat].explorer

    def _title(self) -> str:
        name = name_of(self.texts, self.seat, self.view.setup.seats[self.seat])
        return self.texts.say("careers-choose", name=name)

    def describe(self) -> list[str]:
        listed = [career_text.one_line(self.texts, one) for one in self.offered] or [self.texts.say("careers-empty")]
        chosen = self.texts.say("careers-explorer", name=self._mine or "–")
        return [self._title(), chosen, *listed, *([self.trouble] if self.trouble else [])]

    def paint(self, canvas: Canvas) -> None:
        head, body, foot = canvas.box.inset(24, 18).rows(56, None, 60, gap=14)
        canvas.panel("head", head, self.trouble, self._paint_head)
        canvas.panel("offered", body, (self.offered, self._mine, self.page), self._paint_offered)
        canvas.panel("foot", foot, self.pages, self._paint_foot)

    def _paint_head(self, canvas: Canvas, box: Box) -> None:
        title, trouble = box.columns(None, 400, gap=16)
        words = glyphs.drawable(self._title())
        canvas.text(title, words, Type.TITLE, theme.AMBER, fonts.BOLD, least=Type.LABEL, ellipsis=True)
        canvas.text(trouble, self.trouble, Type.LABEL, theme.ALARM, least=Type.FINE, lines=2, align="right")

    def _paint_offered(self, canvas: Canvas, box: Box) -> None:
        if not self.offered:
            words = self.texts.say("careers-empty")
            canvas.text(box.middle(900, 160), words, Type.SUBHEADING, theme.FAINT, align="center", lines=4)
        elsewhere = {seat.explorer for seat in self.view.setup.seats} - {self._mine}
        shown = self.offered[self.page * _ACROSS * _DOWN :]
        for one, cell in zip(shown, box.grid(_ACROSS, _DOWN, gap=10), strict=False):
            chosen = one.name == self._mine
            focused = canvas.target(cell, ("explorer", one.name))
            widgets.key_surface(
                canvas, cell, theme.CHOSEN if chosen else theme.RAISED, theme.PICKED if chosen else None
            )
            name, learned, level = cell.inset(16, 8).columns(210, None, 60, gap=10)
            ink = theme.PICKED if chosen else theme.FAINT if one.name in elsewhere else theme.TEXT
            canvas.text(name, glyphs.drawable(one.name), Type.LEAD, ink, fonts.SEMIBOLD, least=Type.SEAT, ellipsis=True)
            special = ", ".join(career_text.specializations(self.texts, one))
            canvas.text(learned, special, Type.CAPTION, theme.FAINT, least=Type.FINE, lines=2, ellipsis=True)
            canvas.text(level, str(one.level), Type.HEADING, theme.STORY, fonts.BOLD, "right")
            if focused:
                canvas.frame(cell, theme.BRIGHT, 3)

    def _paint_foot(self, canvas: Canvas, box: Box) -> None:
        back, careers, new, more, _, none = box.columns(180, 230, 200, 180, None, 340, gap=10)
        widgets.button(canvas, back, "back", self.texts.say("screen-back"), key="Esc", size=Type.LABEL)
        icon = Icon("star", theme.STORY)
        widgets.button(canvas, careers, "careers", self.texts.say("careers-title"), icon=icon, key="C", size=Type.LABEL)
        icon = Icon("person", theme.TEXT)
        widgets.button(canvas, new, "new", self.texts.say("careers-new"), icon=icon, key="N", size=Type.LABEL)
        if self.pages > 1:
            widgets.button(canvas, more, "more", self.texts.say("careers-more"), key="M", size=Type.LABEL)
        chosen = not self._mine
        widgets.button(
            canvas, none, ("explorer", ""), self.texts.say("careers-none"), key="0", chosen=chosen, size=Type.LABEL
        )
