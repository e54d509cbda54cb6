"""What a log says of a table: results over time, by person and by difficulty, and which threats end its ships."""

from collections import Counter
from collections.abc import Iterable, Sequence
from datetime import date
from typing import Any

from attrs import asdict, frozen

from spacealert.kit.i18n.texts import Texts
from spacealert.logbook.entry import Entry
from spacealert.logbook.lines import HARDER, called


@frozen
class Record:
    """How some missions ended. `average` is over those won, `wasted` over those for which somebody worked it out."""

    missions: int
    won: int
    average: float | None
    best: int | None
    wasted: int | None = None


@frozen
class Statistics:
    """All of it; the people by how often they played, difficulties from the easiest."""

    all: Record
    results: tuple[tuple[date, int | None], ...]  # in the order played; None for a lost ship
    people: dict[str, Record]
    difficulties: dict[tuple[str, str], Record]
    killers: dict[str | None, int]  # most ships first

    def as_json(self) -> dict[str, Any]:
        return {
            **asdict(self.all),
            "results": [{"date": day.isoformat(), "total": total} for day, total in self.results],
            "people": {name: asdict(record) for name, record in self.people.items()},
            "difficulties": [
                {"common": common, "serious": serious, **asdict(record)}
                for (common, serious), record in self.difficulties.items()
            ],
            "killers": [{"threat": threat, "ships": ships} for threat, ships in self.killers.items()],
        }


def of(texts: Texts, entries: Iterable[Entry]) -> Statistics:
    """The statistics of these missions."""
    played = sorted(entries, key=lambda entry: entry.played)
    people = Counter(called(texts, person) for entry in played for person in entry.crew if not person.android)
    difficulties = sorted({(entry.common, entry.serious) for entry in played}, key=_difficulty)
    killers = Counter(entry.lost_to for entry in played if entry.lost)
    return Statistics(
        all=_record(played),
        results=tuple((entry.played, entry.score.total if entry.score else None) for entry in played),
        people={name: _of_person(texts, name, played) for name, _ in people.most_common() if name},
        difficulties={
            pair: _record([entry for entry in played if (entry.common, entry.serious) == pair]) for pair in difficulties
        },
        killers=dict(killers.most_common()),
    )


def _record(entries: Sequence[Entry], wasted: int | None = None) -> Record:
    totals = [entry.score.total for entry in entries if entry.score]
    average = round(sum(totals) / len(totals), 1) if totals else None
    return Record(len(entries), len(totals), average, max(totals, default=None), wasted)


def _of_person(texts: Texts, name: str, entries: Sequence[Entry]) -> Record:
    theirs = [entry for entry in entries if any(called(texts, person) == name for person in entry.crew)]
    wasted = [
        person.wasted
        for entry in theirs
        for person in entry.crew
        if called(texts, person) == name and person.wasted is not None
    ]
    return _record(theirs, sum(wasted) if wasted else None)


def _difficulty(pair: tuple[str, str]) -> int:
    return HARDER.index(pair[0]) + HARDER.index(pair[1])
