"""A game as a table keeps it: what decides its end (`rules.game.Game`), and who played which mission, and when.

What a file leaves open is drawn when it is read, so a value of this kind is always complete.
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
    """The symbols chosen for common and for serious threats (§1): white, yellow, or both mixed."""

    common: str = "white"
    serious: str = "white"


@frozen
class GameFile:
    """A game with what the log book wants to know of it (§4.1).

    `roles` says by color who did more than act. `campaign` is 1, 2 or 3 for the missions of an exploration campaign.
    `scenario` is that of the mission as it was played, where it is known. `hands` has by color the cards that came to
    somebody, if they were noted.
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
