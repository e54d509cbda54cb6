"""An evening of Nemesis or Carnomorphs in the window: what is asked, beside it the ship, and its computer's voice."""

from datetime import date

from spacealert.apps.companion_log import nemesis_line
from spacealert.apps.window.guide_scene import GuideScene
from spacealert.apps.window.nemesis import ship_paint
from spacealert.apps.window.nemesis.ships_voice import ShipsVoice
from spacealert.companions.nemesis.glance import glance
from spacealert.companions.nemesis.intruders import INTRUDERS
from spacealert.companions.nemesis.saved_evening import SavedEvening
from spacealert.companions.nemesis.ship_state import Ship
from spacealert.companions.nemesis.species import Species
from spacealert.kit.guide.prompts import Prompt, message
from spacealert.kit.guide.saved import SavedGuide
from spacealert.kit.i18n.errors import UserError
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.ui.canvas import Canvas
from spacealert.kit.ui.layout import Box
from spacealert.session import Session
from spacealert.session.commands import AddOtherGame


class ShipBeside:
    """The ship at a glance, which shows what lies open on the table and nothing else."""

    def __init__(self, texts: Texts) -> None:
        self._texts = texts

    def paint(self, canvas: Canvas, box: Box, state: Ship, prompt: Prompt | None) -> None:
        ship_paint.paint(self._texts, canvas, box, state)

    def describe(self, state: Ship, prompt: Prompt | None) -> list[str]:
        return [line.render(self._texts) for line in glance(state)]


class NemesisScene(GuideScene[Ship]):
    """One evening with these aliens, which becomes a line of the log book."""

    def __init__(
        self, texts: Texts, session: Session, species: Species = INTRUDERS, saved: SavedGuide[Ship] | None = None
    ) -> None:
        self._session = session
        self._voice = ShipsVoice(session)
        title = message(f"{species.name}-title")
        super().__init__(texts, title, saved or SavedEvening(species), ShipBeside(texts))

    def speak(self, text_id: str) -> None:
        if text_id:
            self._voice.say(text_id)

    def leave(self) -> None:
        self._voice.close()
        super().leave()

    def finish(self) -> None:
        """A table whose log book cannot be written has played all the same."""
        line = None if self.walkthrough is None else nemesis_line(self.walkthrough, date.today())
        if line is None:
            return
        try:
            self._session.do(AddOtherGame(line))
        except UserError as error:
            self.trouble = error.render(self.texts)
        else:
            self.notice = self.texts.say("logbook-other-game-added")
