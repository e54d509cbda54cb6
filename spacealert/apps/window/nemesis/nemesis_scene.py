"""An evening of Nemesis or Carnomorphs in the window: what is asked, beside it the ship, and its computer's voice."""

from spacealert.apps.window.companion_scene import CompanionScene
from spacealert.apps.window.music import LineSpeaker
from spacealert.apps.window.nemesis import ship_paint
from spacealert.companions.nemesis.nemesis_evening import NEMESIS
from spacealert.companions.nemesis.ship_state import Ship
from spacealert.companions.nemesis.ship_text import ship_lines
from spacealert.companions.shelf import Companion
from spacealert.kit.guide.prompts import Prompt
from spacealert.kit.guide.saved import SavedGuide
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.ui.canvas import Canvas
from spacealert.kit.ui.layout import Box
from spacealert.session import Session


class ShipPanel:
    """The ship at a glance, which shows what lies open on the table and nothing else."""

    def __init__(self, texts: Texts) -> None:
        self._texts = texts

    def paint(self, canvas: Canvas, box: Box, state: Ship, prompt: Prompt | None) -> None:
        ship_paint.paint(self._texts, canvas, box, state)

    def describe(self, state: Ship, prompt: Prompt | None) -> list[str]:
        return [line.render(self._texts) for line in ship_lines(state)]


class NemesisScene(CompanionScene[Ship]):
    """One evening with these aliens."""

    def __init__(
        self,
        texts: Texts,
        session: Session,
        companion: Companion[Ship] = NEMESIS,
        saved: SavedGuide[Ship] | None = None,
    ) -> None:
        self._computer = LineSpeaker(session, over_the_intercom=True)
        super().__init__(texts, session, companion, saved, ShipPanel(texts))

    def speak(self, text_id: str) -> None:
        if text_id:
            self._computer.say(text_id)

    def leave(self) -> None:
        self._computer.close()
        super().leave()
