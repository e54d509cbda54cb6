"""The Thing in the window: the guide with the station board beside it, and its sounds."""

from collections.abc import Sequence
from typing import Protocol

from spacealert.apps.window.companion_scene import CompanionScene
from spacealert.apps.window.the_thing import station_paint
from spacealert.apps.window.the_thing.station_sound import StationSound
from spacealert.companions.shelf import Companion
from spacealert.companions.the_thing.station import Station
from spacealert.companions.the_thing.station_board import lines, station_board
from spacealert.companions.the_thing.thing_evening import THING
from spacealert.kit.guide.prompts import Moment, Prompt, Ritual
from spacealert.kit.guide.saved import SavedGuide
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.ui.canvas import Action, Canvas
from spacealert.kit.ui.layout import Box
from spacealert.session import Session


class StationPanel:
    """The station board, which shows nothing that is not open on the table."""

    def __init__(self, texts: Texts) -> None:
        self._texts = texts

    def paint(self, canvas: Canvas, box: Box, state: Station, prompt: Prompt | None) -> None:
        station_paint.paint(self._texts, canvas, box, station_board(state))

    def describe(self, state: Station, prompt: Prompt | None) -> list[str]:
        return [line.render(self._texts) for line in lines(station_board(state))]


class Sounds(Protocol):
    """What the scene wants to be heard; a test may listen instead of a loudspeaker."""

    def say(self, text_id: str) -> None: ...

    def perform(self, moments: Sequence[Moment]) -> None: ...

    def surround(self, station: Station) -> None: ...

    def quiet(self) -> None: ...

    def close(self) -> None: ...


class ThingScene(CompanionScene[Station]):
    """One evening, silent if there is no session that says in which voice and how loud."""

    def __init__(
        self,
        texts: Texts,
        session: Session | None = None,
        companion: Companion[Station] = THING,
        saved: SavedGuide[Station] | None = None,
    ) -> None:
        self.sound: Sounds | None = None if session is None else StationSound(session)
        super().__init__(texts, session, companion, saved, StationPanel(texts))

    def do(self, action: Action) -> None:
        asked = self.asked
        ritual = asked if isinstance(asked, Ritual) and not self.running else None
        if self.sound is not None and action in ("undo", "back", "earlier"):
            self.sound.quiet()
        super().do(action)
        if self.sound is None:
            return
        if ritual is not None and self.running:
            self.sound.perform(ritual.moments)
        elif action == "next" and isinstance(self.asked, Ritual) and self.moment is not None:
            moments = list(self.asked.moments)
            self.sound.perform(moments[moments.index(self.moment) :])

    def speak(self, text_id: str) -> None:
        """A ritual's lines are in its soundtrack already."""
        if self.sound is not None and text_id and not self.running:
            self.sound.say(text_id)

    def tick(self, seconds: float) -> None:
        super().tick(seconds)
        if self.sound is not None and self.walkthrough is not None:
            self.sound.surround(self.walkthrough.state)

    def leave(self) -> None:
        if self.sound is not None:
            self.sound.close()
        super().leave()
