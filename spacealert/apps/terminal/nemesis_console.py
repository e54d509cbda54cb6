"""Nemesis in the terminal: the guide line by line, with the ship in words whenever it has changed."""

from spacealert.apps.companion_log import nemesis_line
from spacealert.apps.terminal.companion_console import run_companion
from spacealert.companions.nemesis.nemesis_evening import SavedNemesis
from spacealert.companions.nemesis.ship_state import Species
from spacealert.companions.nemesis.ship_text import ship_lines
from spacealert.kit.guide.prompts import message
from spacealert.kit.i18n.texts import Texts


def run(texts: Texts, species: Species) -> None:
    """One evening with these aliens, until it is over or left."""
    run_companion(texts, message(f"{species.name}-title"), SavedNemesis(species), ship_lines, nemesis_line)
