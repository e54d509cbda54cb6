"""What a log says of a table: results over time, by person and by difficulty, and which threats end its ships."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from datetime import date
from typing import Any

from attrs import asdict, frozen

from spacealert.engine.game import Score
from spacealert.kit.i18n.texts import Texts
from spacealert.logbook.entry import Entry
from spacealert.logbook.entry_summary import EntrySummary
from spacealert.logbook.log_table import HARDER, name_of_person


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


def statistics_of(texts: Texts, entries: Iterable[Entry | EntrySummary]) -> Statistics:
    """The statistics of these missions, but those that cannot be read."""
    played = sorted((entry for entry in entries if _is_mission(entry)), key=lambda entry: entry.played)
    people: defaultdict[str, list[Score | None]] = defaultdict(list)
    seats = Counter[str]()
    wasted: dict[str, int] = {}
    difficulties: defaultdict[tuple[str, str], list[Score | None]] = defaultdict(list)
    for entry in played:
        difficulties[entry.common, entry.serious].append(entry.score)
        crew = [(name_of_person(texts, person), person) for person in entry.crew]
        seats.update(name for name, person in crew if not person.android)
        for name, person in crew:
            if person.wasted is not None:
                wasted[name] = wasted.get(name, 0) + person.wasted
        for name in {name for name, _ in crew}:
            people[name].append(entry.score)
    killers = Counter(entry.lost_to for entry in played if entry.lost)
    return Statistics(
        all=_record([entry.score for entry in played]),
        results=tuple((entry.played, entry.score.total if entry.score else None) for entry in played),
        people={name: _record(people[name], wasted.get(name)) for name, _ in seats.most_common() if name},
        difficulties={pair: _record(difficulties[pair]) for pair in sorted(difficulties, key=_difficulty)},
        killers=dict(killers.most_common()),
    )


def _is_mission(entry: Entry | EntrySummary) -> bool:
    return isinstance(entry, Entry) or not (entry.unreadable or entry.other_game)


def _record(scores: Sequence[Score | None], wasted: int | None = None) -> Record:
    totals = [score.total for score in scores if score]
    average = round(sum(totals) / len(totals), 1) if totals else None
    return Record(len(scores), len(totals), average, max(totals, default=None), wasted)


def _difficulty(pair: tuple[str, str]) -> int:
    return HARDER.index(pair[0]) + HARDER.index(pair[1])
