"""An evening with a companion in the window: a guide that becomes an entry of the log book when it is over."""

from datetime import date
from typing import Any

from spacealert.apps.companion_log import log_entry
from spacealert.apps.window.guide_scene import GuideScene, SidePanel
from spacealert.apps.window.session_scene import SCENES, scene_of
from spacealert.companions.shelf import Companion, companion
from spacealert.kit.guide.prompts import message
from spacealert.kit.guide.saved import SavedGuide
from spacealert.kit.guide.walkthrough import S
from spacealert.kit.i18n.errors import UserError
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.ui.scene import Scene
from spacealert.session import Session
from spacealert.session.commands import AddOtherGame


class CompanionScene(GuideScene[S]):
    """One evening with this companion; without a session nothing is entered."""

    help_name = "companion"

    def __init__(
        self,
        texts: Texts,
        session: Session | None,
        companion: Companion[S],
        saved: SavedGuide[S] | None = None,
        side_panel: SidePanel[S] | None = None,
    ) -> None:
        self._session = session
        self._companion = companion
        title, kept = message(f"{companion.name}-title"), saved or companion.saved()
        super().__init__(texts, title, kept, side_panel, lookup=companion.lookup)

    def finish(self) -> None:
        """Enter it; where the log book cannot be written, the scene says so."""
        entry = None if self.walkthrough is None else log_entry(self._companion, self.walkthrough, date.today())
        if entry is None or self._session is None:
            return
        try:
            self._session.do(AddOtherGame(entry))
        except UserError as error:
            self.trouble = error.render(self.texts)
        else:
            self.notice = self.texts.say("logbook-other-game-added")


def companion_scene(texts: Texts, session: Session, name: str) -> Scene:
    """The scene of the companion of this name."""
    found: Companion[Any] = companion(name)
    return scene_of(name, texts, session, found) if name in SCENES else CompanionScene(texts, session, found)
