"""The Thing in the terminal: the guide line by line, with the station board in words whenever it has changed."""

from spacealert.apps.companion_log import thing_line
from spacealert.apps.terminal.companion_console import run_companion
from spacealert.companions.the_thing.station_board import lines, station_board
from spacealert.companions.the_thing.thing_evening import SavedThing
from spacealert.kit.guide.prompts import message
from spacealert.kit.i18n.texts import Texts


def run(texts: Texts) -> None:
    """One evening, until it is over or left."""
    title = message("thing-title")
    run_companion(texts, title, SavedThing(), lambda station: lines(station_board(station)), thing_line)
