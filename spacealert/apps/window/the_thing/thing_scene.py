"""The Thing in the window: the guide with the station board beside it."""

from spacealert.apps.window.guide_scene import GuideScene
from spacealert.apps.window.the_thing import station_paint
from spacealert.companions.the_thing.kept_evening import SavedEvening
from spacealert.companions.the_thing.station import Station
from spacealert.companions.the_thing.station_board import lines, station_board
from spacealert.kit.guide.prompts import Prompt, message
from spacealert.kit.guide.saved import SavedGuide
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.ui.canvas import Canvas
from spacealert.kit.ui.layout import Box


class StationBeside:
    """The station board, which shows nothing that is not open on the table."""

    def __init__(self, texts: Texts) -> None:
        self._texts = texts

    def paint(self, canvas: Canvas, box: Box, state: Station, prompt: Prompt | None) -> None:
        station_paint.paint(self._texts, canvas, box, station_board(state))

    def describe(self, state: Station, prompt: Prompt | None) -> list[str]:
        return [line.render(self._texts) for line in lines(station_board(state))]


class ThingScene(GuideScene[Station]):
    """One evening."""

    def __init__(self, texts: Texts, saved: SavedGuide[Station] | None = None) -> None:
        super().__init__(
            texts, message("thing-title"), SavedEvening() if saved is None else saved, StationBeside(texts)
        )
