"""The Thing in the terminal: the guide line by line, with the station board in words whenever it has changed."""

from collections.abc import Sequence

from spacealert.apps.terminal.guide_console import GuideConsole
from spacealert.companions.the_thing.kept_evening import SavedEvening
from spacealert.companions.the_thing.station import Station
from spacealert.companions.the_thing.station_board import lines, station_board
from spacealert.kit.guide.prompts import Prompt, message
from spacealert.kit.i18n.texts import Texts


def run(texts: Texts) -> None:
    """One evening, until it is over or left."""

    def board(station: Station, _: Prompt | None) -> Sequence[str]:
        return [line.render(texts) for line in lines(station_board(station))]

    GuideConsole(texts, message("thing-title"), SavedEvening(), board).run()
