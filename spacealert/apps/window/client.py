"""What the scenes of an evening have in common: they show what the session lets them see, and ask it for everything."""

from collections.abc import Hashable

from spacealert.apps.window.explained_scene import ExplainedScene
from spacealert.kit.i18n.errors import UserError
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.storage import settings
from spacealert.kit.ui import theme
from spacealert.kit.ui.containers import Columns
from spacealert.kit.ui.controls import LABEL, TITLE, Button, Notice, Text, foot
from spacealert.kit.ui.widget import APART, Widget
from spacealert.session import Session, SessionView
from spacealert.session.commands import AnyCommand
from spacealert.session.views import MissionName
from spacealert.texts import in_language


class SessionScene(ExplainedScene):
    """`view` is what the session shows now; `ask` does something in it, or says in `trouble` why it cannot be done."""

    def __init__(self, texts: Texts, session: Session) -> None:
        self.texts = texts
        self.session = session
        self.trouble = ""
        self._view = session.view()

    @property
    def view(self) -> SessionView:
        """What there is to see; all but the running time is read again only after something has happened."""
        if self._view.revision != self.session.revision:
            self._view = self.session.view()
        return self._view

    def look(self) -> SessionView:
        """Look at the session again: from this moment the next frame is painted, and an action is judged by it."""
        self._view = self.session.view()
        return self._view

    @property
    def unsaved(self) -> str:
        """Why the last change is not on the disk."""
        error = self.session.unsaved
        return "" if error is None else error.render(self.texts)

    def state(self) -> Hashable:
        return self.session.revision, self.motion, self.unsaved

    # what its pages have in common

    def head(self, title: str, *more: Widget | None) -> Widget:
        """The title of a page, and what stands beside it."""
        return Columns(Text(title, TITLE, grow=1), *more, gap=APART)

    def foot(self, *buttons: Widget | None, back: str = "") -> Widget:
        """The last line of a page: the way back, what is wrong or has just been done, and what leads on."""
        return foot(Button(back or self.texts.say("screen-back"), "back", "escape"), *buttons, note=self.status())

    def status(self) -> Widget:
        """What is wrong or else has just been done."""
        wrong = self.trouble or self.unsaved
        return Text(wrong, LABEL, theme.ALARM) if wrong else Notice(self.notice)

    def follow_language(self) -> None:
        """Another scene may have chosen another one."""
        if self.texts.language != self.view.language:
            self.texts = in_language(self.view.language)

    def ask(self, command: AnyCommand) -> bool:
        """Whether it was done."""
        self.trouble = ""
        try:
            self.session.do(command)
        except UserError as error:
            self.trouble = error.render(self.texts)
            return False
        return True

    @property
    def motion(self) -> bool:
        """Whether pictures may move."""
        return settings.read().get("motion") is not False


def mission_title(texts: Texts, mission: MissionName) -> str:
    """As it stands over a picture or a question: `S2-3 · Mission 3`, a code, or that it is a secret."""
    if not mission.name:
        return texts.say("screen-secret-mission")
    title = mission.titles.get(texts.language) or next(iter(mission.titles.values()), "")
    return f"{mission.name} · {title}" if title else mission.name
