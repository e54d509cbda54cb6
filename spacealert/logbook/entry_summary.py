"""An entry as the printed log shows it, read from what the log keeps of it in columns."""

import json
from collections.abc import Mapping, Sequence
from datetime import date
from typing import Any

from attrs import frozen

from spacealert.engine.game import Score
from spacealert.kit.storage import codec
from spacealert.kit.storage.codec import InvalidValue
from spacealert.logbook.entry import DIFFICULTIES, CrewMember, penalties
from spacealert.logbook.other_games import OtherGame


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
    crew_found: Sequence[Mapping[str, Any]] = ()  # as JSON has it: most lists never look at the crew
    unreadable: bool = False
    other_game: OtherGame | None = None

    @classmethod
    def of_other_game(cls, evening: OtherGame) -> "EntrySummary":
        return cls(evening.id, evening.other_game, evening.played, other_game=evening)

    @classmethod
    def of_content(cls, id_: str, found: Any) -> "EntrySummary":
        """From what `summary.sql` makes of the entry; unreadable if that is nothing, or something else's."""
        try:
            if found["id"] != id_:
                raise ValueError
            if "other_game" in found:
                return cls.of_other_game(codec.structure(found, OtherGame))
            return cls._of_entry(id_, found)
        except (ValueError, TypeError, KeyError, AttributeError, InvalidValue):
            return cls(id_, unreadable=True)

    @classmethod
    def _of_entry(cls, id_: str, found: Mapping[str, Any]) -> "EntrySummary":
        """Checked by hand: of 200,000 entries the codec would make a minute."""
        mission, common, serious = found["mission"], found["common"], found["serious"]
        lost_to, campaign, leg, score = found["lost_to"], found["campaign"], found["leg"], found["score"]
        if type(mission) is not str or common not in DIFFICULTIES or serious not in DIFFICULTIES:
            raise ValueError
        if not all(one is None or (type(one) is str and one) for one in (lost_to, campaign)):
            raise ValueError
        if leg is not None and type(leg) is not int:
            raise ValueError
        return cls(
            id_,
            mission,
            date.fromisoformat(found["played"]),
            common,
            serious,
            None if score is None else Score(**{name: int(points) for name, points in score.items()}),
            lost_to,
            campaign,
            leg,
            bool(found["has_game"]),
            bool(found["has_scenario"]),
            found["crew"],
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
                for person in self.crew_found
            )
        except (ValueError, TypeError, KeyError, AttributeError):
            return ()


@frozen
class SummaryLine:
    """The summary of an entry with its number in this log."""

    number: int
    entry: EntrySummary


def summaries(texts: Sequence[tuple[str, str | None]]) -> list[EntrySummary]:
    """Summaries of these ids and texts, parsed all at once where all are JSON: that takes a third of the time."""
    try:
        found = json.loads(f"[{','.join(text or 'null' for _, text in texts)}]")
        if len(found) != len(texts):
            raise ValueError
    except (ValueError, RecursionError):
        found = [_parsed(text) for _, text in texts]
    return [EntrySummary.of_content(id_, content) for (id_, _), content in zip(texts, found, strict=True)]


def _parsed(text: str | None) -> Any:
    try:
        return json.loads(text or "null")
    except (ValueError, RecursionError):
        return None
