"""A saved game: everything that determines its outcome (`engine.game.Game`), its players, its mission and its date.

Everything that a file leaves open is drawn when the file is read, so a `GameFile` is always complete.
"""

import datetime
from collections.abc import Mapping

from attrs import field, frozen

from spacealert.engine.game import Game
from spacealert.engine.legality import Hand
from spacealert.missions.scenario import Scenario

COLORS = ("red", "green", "blue", "yellow", "purple")
ROLES = ("captain", "communications", "security")


def with_captain(roles: Mapping[str, tuple[str, ...]], first: str) -> dict[str, tuple[str, ...]]:
    """Return the roles, with the captain's role, if any, passed to the player with the color `first`."""
    if not any("captain" in held for held in roles.values()):
        return dict(roles)
    passed = {color: tuple(role for role in held if role != "captain") for color, held in roles.items()}
    passed[first] = ("captain", *passed.get(first, ()))
    return {color: held for color, held in passed.items() if held}


@frozen
class Difficulty:
    """The difficulties of common and serious threats (§1), such as white, yellow or mixed."""

    common: str = "white"
    serious: str = "white"


@frozen
class GameFile:
    """A game with details for the log book (§4.1).

    `roles` maps colors to their officer roles. `campaign` is the number of a campaign mission. `scenario` is the
    mission as it was played, if known. `hands` has the cards each color received, if recorded. `levels` maps colors
    to the levels of their specializations, if known, and is not written to files.
    """

    game: Game
    mission: str | None = None
    date: datetime.date | None = None
    difficulty: Difficulty | None = None
    roles: Mapping[str, tuple[str, ...]] = field(factory=dict)
    seed: int | None = None
    campaign: int | None = None
    scenario: Scenario | None = None
    hands: Mapping[str, Hand] = field(factory=dict)
    levels: Mapping[str, int] = field(factory=dict)
