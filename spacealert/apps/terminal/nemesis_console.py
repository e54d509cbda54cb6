"""Nemesis in the terminal: the guide line by line, with the ship in words whenever it has changed."""

from collections.abc import Sequence
from datetime import date

from spacealert import logbook
from spacealert.apps.companion_log import nemesis_line
from spacealert.apps.terminal.guide_console import GuideConsole
from spacealert.companions.nemesis.glance import glance
from spacealert.companions.nemesis.saved_evening import SavedEvening
from spacealert.companions.nemesis.ship_state import Ship
from spacealert.companions.nemesis.species import Species
from spacealert.kit.guide.prompts import Prompt, message
from spacealert.kit.i18n.texts import Texts


def run(texts: Texts, species: Species) -> None:
    """One evening with these aliens, until it is over or left; what is over goes into the log book."""

    def ship(state: Ship, _: Prompt | None) -> Sequence[str]:
        return [line.render(texts) for line in glance(state)]

    saved = SavedEvening(species)
    console = GuideConsole(texts, message(f"{species.name}-title"), saved, ship)
    if not console.run():
        return
    try:
        line = nemesis_line(saved.resume(), date.today())
    finally:
        saved.close()
    if line is not None:
        with logbook.open() as log:
            log.add_other_game(line)
        console.out.write(f"{texts.say('logbook-other-game-added')}\n")
