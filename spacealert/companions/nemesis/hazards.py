"""Fires and malfunctions (§5.13, §5.14): eight of each are in the box, and the ninth ends the game."""

from spacealert.companions.nemesis.ship_facts import MOST_FIRES, MOST_MALFUNCTIONS
from spacealert.companions.nemesis.ship_questions import tell
from spacealert.companions.nemesis.ship_state import GameOver, Ship, Trigger
from spacealert.kit.guide.walkthrough import Guide

_ANNOUNCED_FROM = 6


def place_fire(ship: Ship) -> Guide[None]:
    """In a room that does not burn yet."""
    if ship.fires >= MOST_FIRES:
        raise GameOver(Trigger.FIRE)
    ship.fires += 1
    spoken = f"fire-{ship.fires}" if ship.fires >= _ANNOUNCED_FROM else ""
    yield from tell("nemesisplay-fire-placed", rule="§5.13", spoken=spoken, count=ship.fires, most=MOST_FIRES)


def remove_fire(ship: Ship) -> None:
    ship.fires = max(0, ship.fires - 1)


def place_malfunction(ship: Ship) -> Guide[None]:
    """In a working room that is explored and neither the Nest nor covered with slime."""
    if ship.malfunctions >= MOST_MALFUNCTIONS:
        raise GameOver(Trigger.HULL)
    ship.malfunctions += 1
    spoken = f"hull-{ship.malfunctions}" if ship.malfunctions >= _ANNOUNCED_FROM else ""
    facts = {"count": ship.malfunctions, "most": MOST_MALFUNCTIONS}
    yield from tell("nemesisplay-malfunction-placed", rule="§5.14", spoken=spoken, **facts)


def remove_malfunction(ship: Ship) -> None:
    ship.malfunctions = max(0, ship.malfunctions - 1)
