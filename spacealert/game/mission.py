"""The mission that a game was played on: its scenario from the shelf, or from the generator's code."""

from difflib import get_close_matches

from spacealert.files.document import shown
from spacealert.files.refused import Refused
from spacealert.rules import ship
from spacealert.scenario import codes, generator, shelf
from spacealert.scenario.model import Scenario


def find(wish: str) -> Scenario:
    """The scenario of an id or a code. Never of a path: a stranger's file must not choose what we open."""
    by_id = {entry.scenario.id.casefold(): entry.scenario for entry in shelf.listed()}
    if found := by_id.get(wish.strip().casefold()):
        return found
    if codes.is_code(wish):
        return generator.generate(codes.read(wish))
    nearest = get_close_matches(wish.strip().casefold(), by_id, 1, 0.5)
    raise Refused("game-mission-unknown", id=shown(wish), nearest=by_id[nearest[0]].id if nearest else "none")


def turns(scenario: Scenario) -> int:
    """How many turns are planned: all twelve, or seven on a test flight of two phases."""
    return ship.LAST_TURN if len(scenario.phases) == len(ship.PHASES) else ship.LAST_TURN_OF_A_TEST_FLIGHT
