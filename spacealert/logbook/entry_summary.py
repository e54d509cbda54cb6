"""An entry as the printed log shows it, read from what the log keeps of it in columns."""

import json
from collections.abc import Sequence
from datetime import date
from typing import Any

from attrs import fields_dict, frozen

from spacealert.engine.game import Score
from spacealert.logbook.entry import DIFFICULTIES, CrewMember, penalties
from spacealert.logbook.other_games import OtherGame

COLUMNS = ", ".join(
    [
        "mission",
        "played",
        "common",
        "serious",
        *fields_dict(Score),
        "lost_to",
        "campaign",
        "leg",
        "has_game",
        "has_scenario",
        "crew",
    ]
)


@frozen
class EntrySummary:
    """What the printed log shows of an entry. Of an `unreadable` one nothing is known but its id.

    An evening of another game is in `other_game`, and the rest says of it what it can.
    """

    id: str
    mission: str = ""
    played: date = date.min
    common: str = DIFFICULTIES[0]
    serious: str = DIFFICULTIES[0]
    score: Score | None = None
    lost_to: str | None = None
    campaign: str | None = None
    leg: int | None = None
    has_game: bool = False
    has_scenario: bool = False
    crew_json: str = "[]"
    unreadable: bool = False
    other_game: OtherGame | None = None

    @classmethod
    def of_other_game(cls, evening: OtherGame) -> "EntrySummary":
        return cls(evening.id, evening.other_game, evening.played, other_game=evening)

    @classmethod
    def of_row(cls, id_: str, row: Sequence[Any] | None) -> "EntrySummary":
        """From the values of `COLUMNS`, if they are known."""
        try:
            if row is None:
                raise ValueError
            mission, played, common, serious, *points, lost_to, campaign, leg, has_game, has_scenario, crew = row
            if type(mission) is not str or common not in DIFFICULTIES or serious not in DIFFICULTIES:
                raise ValueError
            if not all(text is None or (type(text) is str and text) for text in (lost_to, campaign)):
                raise ValueError
            if leg is not None and type(leg) is not int:
                raise ValueError
            score = None if points[0] is None else Score(*map(int, points))
            day = date.fromisoformat(played)
        except (ValueError, TypeError):
            return cls(id_, unreadable=True)
        return cls(
            id_, mission, day, common, serious, score, lost_to, campaign, leg, bool(has_game), bool(has_scenario), crew
        )

    @property
    def lost(self) -> bool:
        return self.score is None if self.other_game is None else not self.other_game.won

    @property
    def penalties(self) -> tuple[int, int, int] | None:
        return penalties(self.score)

    @property
    def crew(self) -> tuple[CrewMember, ...]:
        if self.other_game is not None:
            return tuple(map(CrewMember, self.other_game.players))
        try:
            return tuple(
                CrewMember(
                    person["name"],
                    tuple(person["roles"]),
                    person["android"],
                    person["wasted"],
                    person.get("color"),
                    person.get("explorer", ""),
                )
                for person in json.loads(self.crew_json)
            )
        except (ValueError, TypeError, KeyError):
            return ()


@frozen
class SummaryLine:
    """The summary of an entry with its number in this log."""

    number: int
    entry: EntrySummary
