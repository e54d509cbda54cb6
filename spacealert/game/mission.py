"""The mission that a game was played on: its scenario from the shelf, from the generator's code, or as it was kept."""

from collections.abc import Callable

from spacealert.files import document
from spacealert.files.document import shown
from spacealert.files.refused import Refused
from spacealert.rules import ship
from spacealert.scenario import page, shelf
from spacealert.scenario.model import Scenario


def find(wish: str) -> Scenario:
    """The scenario of an id or a code. Never of a path: a stranger's file must not choose what we open."""
    if any(sign in wish for sign in "/\\") or wish.casefold().endswith(shelf.SUFFIXES):
        raise Refused("game-mission-unknown", id=shown(wish), nearest="none")
    try:
        return shelf.find(wish)
    except Refused as refused:
        if refused.text_id == "scenario-unknown":  # here it need not be known: the file may say how long it is
            raise Refused("game-mission-unknown", **refused.facts) from None
        raise


def kept(text: str | None) -> Callable[[str], Scenario]:
    """How to find the mission of a game with which its page was kept, whatever lies on the shelf by now."""
    scenario = None if text is None else page.of_document(document.parse(text)).scenario

    def find(wish: str) -> Scenario:
        if scenario is None:
            raise Refused("game-mission-unknown", id=shown(wish), nearest="none")
        return scenario

    return find


def turns(scenario: Scenario) -> int:
    """How many turns are planned: all twelve, or seven on a test flight of two phases."""
    return ship.LAST_TURN if len(scenario.phases) == len(ship.PHASES) else ship.LAST_TURN_OF_A_TEST_FLIGHT
