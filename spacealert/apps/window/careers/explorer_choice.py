"""Who of the explorers a seat plays: one that lives and that nobody else plays, or none."""

from spacealert.apps.window.careers.careers_scene import CareersScene
from spacealert.apps.window.careers.explorer_form import ExplorerForm
from spacealert.apps.window.session_scene import SessionScene, name_of
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.ui import fonts, glyphs, theme
from spacealert.kit.ui.canvas import Action
from spacealert.kit.ui.containers import Centered, Grid, Row
from spacealert.kit.ui.controls import LABEL, LEAD, SMALL, WORDS, Button, Role, Tap, Text
from spacealert.kit.ui.drawing import Icon
from spacealert.kit.ui.theme import Type
from spacealert.kit.ui.widget import Widget
from spacealert.logbook.careers import career_text
from spacealert.logbook.careers.explorer import Explorer
from spacealert.session import Session
from spacealert.session.commands import ChooseExplorer


class ExplorerChoice(SessionScene):
    """For one seat."""

    help_name = "choice"

    def __init__(self, texts: Texts, session: Session, seat: int) -> None:
        super().__init__(texts, session)
        self.seat = seat

    @property
    def offered(self) -> tuple[Explorer, ...]:
        return tuple(one for one in self.view.explorers if not one.dead)

    def do(self, action: Action) -> None:
        self.trouble = ""
        match action:
            case ("explorer", str(name)):
                if self.ask(ChooseExplorer(self.seat, name)):
                    self.navigation.back()
            case "new":
                player = self.view.setup.seats[self.seat].name
                self.navigation.push(ExplorerForm(self.texts, self.session, player=player))
            case "careers":
                self.navigation.push(CareersScene(self.texts, self.session, self._mine))
            case "back":
                self.navigation.back()

    @property
    def _mine(self) -> str:
        return self.view.setup.seats[self.seat].explorer

    def _title(self) -> str:
        name = name_of(self.texts, self.seat, self.view.setup.seats[self.seat])
        return self.texts.say("careers-choose", name=name)

    def build(self) -> Widget:
        say = self.texts.say
        none = Button(say("careers-none"), ("explorer", ""), "0", chosen=not self._mine)
        chosen = say("careers-explorer", name=glyphs.drawable(self._mine) or "–")
        body: Widget = Centered(Text(say("careers-empty"), WORDS, theme.FAINT, "center", max_width=900), grow=1)
        if self.offered:
            body = Grid(*(self._explorer(one) for one in self.offered), most=2, gap=10)
        return self.framed(
            self.head(glyphs.drawable(self._title()), Text(chosen, LABEL, theme.FAINT)),
            body,
            self.foot(
                Button(say("careers-title"), "careers", "c", Icon("star", theme.STORY)),
                Button(say("careers-new"), "new", "n", Icon("person")),
                none,
            ),
        )

    def _explorer(self, one: Explorer) -> Widget:
        chosen = one.name == self._mine
        elsewhere = {seat.explorer for seat in self.view.setup.seats} - {self._mine}
        ink = theme.PICKED if chosen else theme.FAINT if one.name in elsewhere else theme.TEXT
        special = ", ".join(career_text.specializations(self.texts, one))
        row = Row(
            Text(glyphs.drawable(one.name), LEAD, ink, theirs=True, grow=2),
            Text(special, SMALL, theme.FAINT, grow=3),
            Text(str(one.level), Role(Type.HEADING, theme.STORY, fonts.BOLD), align="right"),
            even=True,
            gap=10,
            grow=1,
        )
        return Tap(
            row, action=("explorer", one.name), chosen=chosen, min_height=62, min_width=330,
            words=career_text.one_line(self.texts, one),
        )  # fmt: skip
