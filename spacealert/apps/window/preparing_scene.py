"""The screen shown before a mission, while its soundtrack is made in the background."""

from spacealert.apps.window import title_art
from spacealert.apps.window.prompt_input import paint_backdrop
from spacealert.apps.window.session_scene import SessionScene, seated_figures
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.ui import fonts, theme
from spacealert.kit.ui.canvas import Canvas
from spacealert.kit.ui.containers import Column, Flow, Layers, Row
from spacealert.kit.ui.controls import Button, Leaf, Picture, Spacer, Text
from spacealert.kit.ui.drawing import Icon
from spacealert.kit.ui.theme import Type
from spacealert.kit.ui.widget import Widget
from spacealert.session import Session
from spacealert.session.session_state import Stage


class PreparingScene(SessionScene):
    """The scene that waits for the soundtrack, then opens the mission or shows an error."""

    help_name = "preparing"
    enlarged = False  # the picture takes the room

    def __init__(self, texts: Texts, session: Session) -> None:
        super().__init__(texts, session)
        round_ = self.view.round
        self.title = "" if round_ is None else round_.mission.title_in(texts)

    def tick(self, seconds: float) -> None:
        view = self.session.view()
        if view.round is None and view.trouble is not None:
            self.trouble = view.trouble.render(self.texts)
        elif view.round is not None and not view.is_preparing:
            played = "reading" if view.round.read_aloud else "mission"
            self.replace_scene("summary" if view.stage is Stage.SUMMARY else played)

    def build(self) -> Widget:
        crew = seated_figures(self.texts, self.view.setup)
        back = Button(self.texts.say("screen-back"), "back", "escape", main=True, size=Type.LEAD, min_width=260)
        poster = Column(
            Spacer(grow=0.1),
            Picture(Icon("cross", theme.ALARM), 120) if self.trouble else None,
            Text(self.title, fonts.Style(Type.BANNER, theme.BRIGHT, fonts.BOLD), align="center"),
            Text(self.trouble or self.texts.say("screen-preparing"), fonts.HEADING, theme.TEXT, "center"),
            Flow(back, align="center") if self.trouble else None,
            Row(
                Spacer(), Leaf(Canvas.illustration, args=("hull",), words=" ", min_width=387, min_height=200), Spacer()
            ),
            Spacer(grow=0.1),
            Row(Spacer(grow=0.7), title_art.crew_picture(crew).sized(min_height=230, grow=1), Spacer(grow=0.12)),
            gap=20,
            grow=1,
        )
        deck = Leaf(paint_backdrop, args=("hangar",), words=" ")
        return self.make_page(Row(), Layers(deck, poster, grow=1), console=False)
