"""An evening with a companion in the window: a guide that becomes an entry of the log book when it is over."""

from collections.abc import Callable
from datetime import date

from spacealert.apps.window.guide_scene import GuideScene, SidePanel
from spacealert.kit.guide.saved import SavedGuide
from spacealert.kit.guide.walkthrough import S, Walkthrough
from spacealert.kit.i18n.errors import UserError
from spacealert.kit.i18n.texts import Message, Texts
from spacealert.logbook.other_games import OtherGame
from spacealert.session import Session
from spacealert.session.commands import AddOtherGame


class CompanionScene(GuideScene[S]):
    """`entry_of` gives the entry of an evening that is over; without a session nothing is entered."""

    help_name = "companion"

    def __init__(
        self,
        texts: Texts,
        session: Session | None,
        title: Message,
        saved: SavedGuide[S],
        side_panel: SidePanel[S],
        entry_of: Callable[[Walkthrough[S], date], OtherGame | None],
    ) -> None:
        self._session = session
        self._entry_of = entry_of
        super().__init__(texts, title, saved, side_panel)

    def finish(self) -> None:
        """Enter it; where the log book cannot be written, the scene says so."""
        entry = None if self.walkthrough is None else self._entry_of(self.walkthrough, date.today())
        if entry is None or self._session is None:
            return
        try:
            self._session.do(AddOtherGame(entry))
        except UserError as error:
            self.trouble = error.render(self.texts)
        else:
            self.notice = self.texts.say("logbook-other-game-added")
