"""The Thing in the terminal: the guide line by line, with the station board in words whenever it has changed."""

from collections.abc import Sequence
from datetime import date

from spacealert import logbook
from spacealert.apps.companion_log import thing_line
from spacealert.apps.terminal.guide_console import GuideConsole
from spacealert.companions.the_thing.kept_evening import SavedEvening
from spacealert.companions.the_thing.station import Station
from spacealert.companions.the_thing.station_board import lines, station_board
from spacealert.kit.guide.prompts import Prompt, message
from spacealert.kit.i18n.texts import Texts


def run(texts: Texts) -> None:
    """One evening, until it is over or left; what is over goes into the log book."""

    def board(station: Station, _: Prompt | None) -> Sequence[str]:
        return [line.render(texts) for line in lines(station_board(station))]

    saved = SavedEvening()
    console = GuideConsole(texts, message("thing-title"), saved, board)
    if not console.run():
        return
    try:
        line = thing_line(saved.resume(), date.today())
    finally:
        saved.close()
    if line is not None:
        with logbook.open() as log:
            log.add_other_game(line)
        console.out.write(f"{texts.say('logbook-other-game-added')}\n")
