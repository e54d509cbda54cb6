"""What is special about a mission among all that the same people have flown before."""

from collections.abc import Iterable, Sequence
from enum import StrEnum

from attrs import frozen

from spacealert.logbook.entry import CrewMember
from spacealert.logbook.entry_summary import EntrySummary, SummaryLine


class FeatKind(StrEnum):
    """What can be special about a mission."""

    FIRST_HOME = "first-home"  # after ships that were lost
    BEST = "best"
    UNTOUCHED = "untouched"  # home without any damage


@frozen
class Feat:
    """`points` of this mission and, for a record, the `before` that it beats."""

    kind: FeatKind
    points: int
    before: int = 0


def feat_of(lines: Sequence[SummaryLine], id_: str) -> Feat | None:
    """What to celebrate about the mission of this id; the greatest of what there is, if anything."""
    flown = next((line for line in lines if line.entry.id == id_), None)
    if flown is None or flown.entry.score is None:
        return None
    people, points = _people(flown.entry.crew), flown.entry.score.total
    earlier = [line.entry for line in lines if line.number < flown.number and _same(line.entry, people)]
    before = [entry.score.total for entry in earlier if entry.score is not None]
    if earlier and not before:
        return Feat(FeatKind.FIRST_HOME, points)
    if before and points > max(before):
        return Feat(FeatKind.BEST, points, max(before))
    if flown.entry.penalties == (0, 0, 0):
        return Feat(FeatKind.UNTOUCHED, points)
    return None


def _same(entry: EntrySummary, people: frozenset[str]) -> bool:
    return entry.other_game is None and not entry.unreadable and _people(entry.crew) == people


def _people(crew: Iterable[CrewMember]) -> frozenset[str]:
    """Who sat there, in whatever order; those without a name are nobody in particular."""
    return frozenset(person.name for person in crew if person.name and not person.android)
