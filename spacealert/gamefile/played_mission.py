"""The mission that a game was played on: from the library, by the generator's code, or as it was stored with it."""

from collections.abc import Callable

from spacealert.engine import ship
from spacealert.kit.i18n.errors import UserError
from spacealert.kit.storage import yaml_document
from spacealert.kit.storage.yaml_document import shown
from spacealert.missions import library, scenario_file
from spacealert.missions.scenario import Scenario


def find(written: str) -> Scenario:
    """The scenario of an id or a code. Never of a path: a stranger's file must not choose what we open."""
    if any(sign in written for sign in "/\\") or written.casefold().endswith(library.SUFFIXES):
        raise UserError("game-mission-unknown", id=shown(written), nearest="none")
    try:
        return library.find(written)
    except UserError as error:
        if error.text_id == "scenario-unknown":  # here it need not be known: the file may say how long it is
            raise UserError("game-mission-unknown", **error.facts) from None
        raise


def stored(text: str | None) -> Callable[[str], Scenario]:
    """How to find the mission of a game with which its page was stored, whatever the library has by now."""
    scenario = None if text is None else scenario_file.of_document(yaml_document.parse(text)).scenario

    def find(written: str) -> Scenario:
        if scenario is None:
            raise UserError("game-mission-unknown", id=shown(written), nearest="none")
        return scenario

    return find


def turns(scenario: Scenario) -> int:
    """How many turns are planned: all twelve, or seven on a test flight of two phases."""
    return ship.LAST_TURN if len(scenario.phases) == len(ship.PHASES) else ship.LAST_TURN_OF_A_TEST_FLIGHT
