"""An evening of Nemesis or Carnomorphs in the window: what is asked, beside it the ship, and its computer's voice."""

from collections.abc import Callable

from spacealert.apps.window.guide_scene import GuideScene
from spacealert.apps.window.nemesis import ship_paint
from spacealert.companions.carnomorphs.carnomorph_species import CARNOMORPHS
from spacealert.companions.nemesis.glance import glance
from spacealert.companions.nemesis.intruders import INTRUDERS
from spacealert.companions.nemesis.saved_evening import SavedEvening
from spacealert.companions.nemesis.ship_state import Ship
from spacealert.kit.guide.prompts import Prompt, message
from spacealert.kit.guide.saved import SavedGuide
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.ui.canvas import Canvas
from spacealert.kit.ui.layout import Box

Spoken = Callable[[str], object]


class ShipBeside:
    """The ship at a glance, which shows what lies open on the table and nothing else."""

    def __init__(self, texts: Texts) -> None:
        self._texts = texts

    def paint(self, canvas: Canvas, box: Box, state: Ship, prompt: Prompt | None) -> None:
        ship_paint.paint(self._texts, canvas, box, state)

    def describe(self, state: Ship, prompt: Prompt | None) -> list[str]:
        return [line.render(self._texts) for line in glance(state)]


class NemesisScene(GuideScene[Ship]):
    """`say` says a line aloud; `finished` is told of an evening that has come to its end."""

    def __init__(
        self,
        texts: Texts,
        carnomorphs: bool = False,
        saved: SavedGuide[Ship] | None = None,
        say: Spoken = lambda _: None,
        finished: Callable[[Ship], object] = lambda _: None,
    ) -> None:
        self._say, self._finished = say, finished
        species = CARNOMORPHS if carnomorphs else INTRUDERS
        title = message("nemesisboard-title-carnomorphs" if carnomorphs else "nemesisboard-title")
        super().__init__(texts, title, saved or SavedEvening(species), ShipBeside(texts))

    def speak(self, text_id: str) -> None:
        if text_id:
            self._say(text_id)

    def finish(self) -> None:
        if self.walkthrough is not None:
            self._finished(self.walkthrough.state)
