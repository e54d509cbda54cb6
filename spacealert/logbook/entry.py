"""One line of the log book (rules §4.1), with the game and the mission it came from, so that it can be walked again."""

from datetime import date
from typing import Annotated
from uuid import uuid4

from attrs import evolve, field, frozen

from spacealert.engine import decks
from spacealert.engine.campaign_rules import MOST_MISSIONS
from spacealert.engine.game import Score
from spacealert.gamefile.game_file import COLORS, ROLES
from spacealert.kit.storage.codec import REQUIRED, Between, Length, OneOf

DIFFICULTIES = tuple(decks.DIFFICULTIES)

# More than any game has; who brings more has not played it.
MOST_CREW = 10
MOST_LENGTH = 300

_Text = Annotated[str, Length(MOST_LENGTH)]
_Id = Annotated[str, Length(MOST_LENGTH, least=1)]
_File = Annotated[str, Length(1_000_000)]
_Difficulty = Annotated[str, OneOf(DIFFICULTIES)]


@frozen
class CrewMember:
    """Somebody of the crew; the `name` may be missing where the `color` is known.

    `wasted` is how many points one other card of theirs would still have brought, where that was worked out, and
    `explorer` whose career it is that they play.
    """

    name: _Text
    roles: Annotated[tuple[Annotated[str, OneOf(ROLES)], ...], Length(len(ROLES))] = ()
    android: bool = False
    wasted: int | None = None
    color: Annotated[str, OneOf(COLORS)] | None = None
    explorer: _Text = ""


@frozen
class Entry:
    """A mission that was played: with a score, or lost to a threat.

    `mission` is the id of a scenario or the code of a generated one; `lost_to` the code of a card, or what somebody
    typed. `game` and `scenario` are the texts of their files, as they were then.
    """

    mission: _Text
    played: date
    crew: Annotated[tuple[CrewMember, ...], Length(MOST_CREW)] = ()
    common: _Difficulty = "white"
    serious: _Difficulty = "white"
    score: Score | None = None
    lost_to: _Text | None = None
    game: _File | None = None
    scenario: _File | None = None
    campaign: _Id | None = None
    leg: Annotated[int, Between(1, MOST_MISSIONS)] | None = None  # which mission of its campaign
    id: _Id = field(factory=lambda: uuid4().hex, metadata=REQUIRED)

    @property
    def people(self) -> tuple[CrewMember, ...]:
        """The crew without what was worked out of it."""
        return tuple(evolve(person, wasted=None) for person in self.crew)

    @property
    def lost(self) -> bool:
        return self.score is None

    @property
    def penalties(self) -> tuple[int, int, int] | None:
        return penalties(self.score)


def penalties(score: Score | None) -> tuple[int, int, int] | None:
    """The three of the printed log, as negative numbers: damage, knocked out, disabled squads."""
    return None if score is None else (score.damage + score.worst_zone, score.knocked_out, score.disabled_squads)
