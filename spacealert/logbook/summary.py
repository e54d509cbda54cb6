"""An entry as the printed log shows it, read from what the log keeps of it in columns."""

import json
from collections.abc import Collection, Sequence
from datetime import date
from typing import Any

from attrs import fields_dict, frozen

from spacealert.engine.game import Score
from spacealert.logbook.entry import DIFFICULTIES, Person

COLUMNS = ", ".join(
    ["mission", "played", "common", "serious", *fields_dict(Score), "lost_to", "campaign", "leg", "has_game", "crew"]
)


@frozen
class Summary:
    """One line of the log. An `unreadable` one has a number and nothing else.

    `campaign_ended` says whether this is of a campaign that has come to its end.
    """

    number: int
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
    crew_json: str = "[]"
    campaign_ended: bool = False
    unreadable: bool = False

    @classmethod
    def of_row(cls, number: int, id_: str, row: Sequence[Any] | None, ended: Collection[str] = ()) -> "Summary":
        """From the values of `COLUMNS`, if they are known."""
        if row is None:
            return cls(number, id_, unreadable=True)
        mission, played, common, serious, *points, lost_to, campaign, leg, has_game, crew = row
        try:
            if type(mission) is not str or common not in DIFFICULTIES or serious not in DIFFICULTIES:
                raise ValueError
            if not all(text is None or type(text) is str for text in (lost_to, campaign)):
                raise ValueError
            score = None if points[0] is None else Score(*map(int, points))
            day = date.fromisoformat(played)
        except (ValueError, TypeError):
            return cls(number, id_, unreadable=True)
        return cls(
            number, id_, mission, day, common, serious, score, lost_to, campaign, leg, bool(has_game), crew,
            campaign in ended,
        )  # fmt: skip

    @property
    def crew(self) -> tuple[Person, ...]:
        try:
            return tuple(
                Person(person["name"], tuple(person["roles"]), person["android"], person["wasted"], person.get("color"))
                for person in json.loads(self.crew_json)
            )
        except (ValueError, TypeError, KeyError):
            return ()
