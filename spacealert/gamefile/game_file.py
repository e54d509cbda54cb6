"""A saved game: everything that decides it (`engine.game.Game`), its players, its mission and its date.

What a file leaves open is drawn when it is read, so a value of this class is always complete.
"""

import datetime
from collections.abc import Mapping

from attrs import field, frozen

from spacealert.engine.game import Game
from spacealert.engine.legality import Hand
from spacealert.missions.scenario import Scenario

COLORS = ("red", "green", "blue", "yellow", "purple")
ROLES = ("captain", "communications", "security")


@frozen
class Difficulty:
    """The difficulty of common and of serious threats (§1): white, yellow or mixed."""

    common: str = "white"
    serious: str = "white"


@frozen
class GameFile:
    """A game with details for the log book (§4.1).

    `roles` maps colors to their officer roles. `campaign` is the number of a campaign mission. `scenario` is the
    mission as it was played, if known. `hands` has the cards each color received, if recorded. `levels` has the level
    of each specialization, if known, and is not written to files.
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
