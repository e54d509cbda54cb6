"""An evening with a companion in the window: a guide that becomes an entry of the log book when it is over."""

from collections.abc import Hashable
from datetime import date
from typing import TYPE_CHECKING, Any

from spacealert.apps.companion_log import log_entry
from spacealert.apps.window.guide_scene import GuideScene, SidePanel
from spacealert.apps.window.session_scene import SCENES, scene_of
from spacealert.companions.shelf import Companion, companion
from spacealert.kit.guide.prompts import Prompt, Secret, message
from spacealert.kit.guide.saved import SavedGuide
from spacealert.kit.guide.walkthrough import S
from spacealert.kit.i18n.errors import UserError
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.ui.canvas import Action
from spacealert.kit.ui.controls import Button
from spacealert.kit.ui.theme import Type
from spacealert.session import Session
from spacealert.session.commands import AddOtherGame

if TYPE_CHECKING:
    from spacealert.apps.phones.guide_phones import GuidePhones


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
        self.phones: GuidePhones[S] | None = None
        title, kept = message(f"{companion.name}-title"), saved or companion.saved()
        super().__init__(texts, title, kept, side_panel, lookup=companion.lookup)

    # phones

    def more_buttons(self) -> list[Button]:
        return [] if self._session is None else [Button(self.texts.say("phones-title"), "phones", "f2", size=Type.BODY)]

    def aside(self) -> str:
        if self.phones is None or not self.phones.has_the_secret or not isinstance(self.asked, Secret):
            return ""
        return self.texts.say("guide-on-phone", seat=self.asked.seat)

    def do(self, action: Action) -> None:
        if action == "phones" and self._session is not None:
            self.invite(self._session)
            return
        super().do(action)
        if action == "resume" and self.walkthrough is not None and self._session is not None:
            self._resume_phones(self._session, str(self.walkthrough.seed))

    def _resume_phones(self, session: Session, evening: str) -> None:
        """Serve the phones that this evening had before it was left."""
        from spacealert.apps.phones import resume_state

        name = resume_state.name_for(self._companion.name)
        if self.phones is None and resume_state.is_there(name):
            kept = resume_state.read(name)
            if kept is not None and kept.evening == evening:
                self._with_phones(session).resume()

    def invite(self, session: Session, address: str | None = None) -> None:
        """Let phones in, at this address or at the likeliest one, and show how they join."""
        from spacealert.apps.window.inviting import Inviting

        phones = self._with_phones(session)
        if address is not None:
            phones.start(address)
        self.navigation.push(Inviting(self.texts, session, phones))

    def _with_phones(self, session: Session) -> "GuidePhones[S]":
        from spacealert.apps.phones.guide_phones import GuidePhones  # a web server, which most evenings do without

        if self.phones is None:
            self.phones = GuidePhones(session, self.texts, self._companion)
            self.asks(self.walkthrough.prompt if self.walkthrough is not None and self.editing is None else None)
        return self.phones

    def asks(self, prompt: Prompt | None) -> None:
        if self.phones is not None and self.walkthrough is not None:
            self.phones.publish(self.walkthrough, prompt)

    def tick(self, seconds: float) -> None:
        super().tick(seconds)
        found = None if self.phones is None or self.editing is not None else self.phones.taken()
        if found is not None:
            try:
                self.go_on_with(found[0])
            except UserError as error:
                self.trouble = error.render(self.texts)

    def state(self) -> Hashable:
        return super().state(), None if self.phones is None else self.phones.revision

    def leave(self) -> None:
        if self.phones is not None:
            self.phones.leave()
        super().leave()

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


def companion_scene(texts: Texts, session: Session, name: str) -> CompanionScene[Any]:
    """The scene of the companion of this name."""
    found: Companion[Any] = companion(name)
    made = scene_of(name, texts, session, found) if name in SCENES else CompanionScene(texts, session, found)
    assert isinstance(made, CompanionScene)
    return made
