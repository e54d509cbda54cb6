"""The moment between Start and the mission: the soundtrack is made in the background, and the window stays alive."""

from spacealert.apps.window.client import SessionScene, mission_title
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.ui import fonts, theme, widgets
from spacealert.kit.ui.canvas import Action, Canvas
from spacealert.kit.ui.drawing import Icon
from spacealert.kit.ui.layout import Box
from spacealert.kit.ui.scene import Scene
from spacealert.kit.ui.theme import Type
from spacealert.session import Session, SessionView
from spacealert.session.session_state import Stage


class PreparingScene(SessionScene):
    """Shows that the soundtrack is being made, and then the mission; what cannot be made is told."""

    help_name = "preparing"
    default = "back"

    def __init__(self, texts: Texts, session: Session) -> None:
        super().__init__(texts, session)
        round_ = self.view.round
        self.title = "" if round_ is None else mission_title(texts, round_.mission)

    def tick(self, seconds: float) -> None:
        view = self.session.view()
        if view.round is None and view.trouble is not None:
            self.trouble = view.trouble.render(self.texts)
        elif view.round is not None and not view.preparing:
            self.navigation.replace(self._prepared(view))

    def _prepared(self, view: SessionView) -> Scene:
        """What follows, which is loaded only now: every start of the program would wait for it."""
        from spacealert.apps.window.mission_scene import MissionScene
        from spacealert.apps.window.reading import ReadAloud
        from spacealert.apps.window.summary_scene import SummaryScene

        if view.stage is Stage.SUMMARY:
            return SummaryScene(self.texts, self.session)
        read_aloud = view.round is not None and view.round.read_aloud
        return (ReadAloud if read_aloud else MissionScene)(self.texts, self.session)

    def do(self, action: Action) -> None:
        if action == "back" and self.trouble:
            self.navigation.back()

    def press(self, key: str) -> bool:
        if key == "escape":
            self.do("back")
        return key == "escape"

    def describe(self) -> list[str]:
        return [self.title, self.trouble or self.texts.say("screen-preparing")]

    def paint(self, canvas: Canvas) -> None:
        canvas.panel("preparing", canvas.box, (self.title, self.trouble), self._paint)

    def _paint(self, canvas: Canvas, box: Box) -> None:
        icon, title, words, back = box.middle(1000, 460).rows(150, 90, None, 64, gap=20)
        color = theme.ALARM if self.trouble else theme.AMBER
        canvas.icon(icon, Icon("cross" if self.trouble else "begin", color))
        canvas.text(title, self.title, Type.BANNER, theme.BRIGHT, fonts.BOLD, "center", least=Type.LEAD, ellipsis=True)
        canvas.text(
            words,
            self.describe()[1],
            Type.HEADING,
            theme.TEXT,
            align="center",
            least=Type.LABEL,
            lines=4,
            ellipsis=True,
        )
        if self.trouble:
            widgets.button(canvas, back.middle(320, 64), "back", self.texts.say("screen-back"), key="Esc", main=True)
