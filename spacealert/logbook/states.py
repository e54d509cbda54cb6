"""What a log book gives out and takes in: lines, states of entries, campaigns, and what came of a deed."""

from collections import Counter
from enum import StrEnum, auto
from typing import Any

from attrs import evolve, frozen

from spacealert.logbook.entry import Entry


class Deed(StrEnum):
    """What was done to an entry in one step, and is named when it is undone."""

    ADDED = auto()
    CORRECTED = auto()
    REMOVED = auto()
    MERGED = auto()


@frozen
class Line:
    """An entry with its number in this log; numbers are given once and never move."""

    number: int
    entry: Entry


@frozen
class State:
    """What an entry was from some moment on."""

    made: str
    removed: bool
    entry: Entry


@frozen
class CampaignKept:
    """How a campaign stood when it was last kept; the content is for those who play it."""

    id: str
    kept: str
    ended: bool
    content: Any


@frozen
class Undone:
    """What `undo` took back: the deed, how many entries it concerned, and one of them if it can be read.

    `besides` is how many campaigns and drafts are as they were before a merge.
    """

    deed: Deed
    count: int
    entry: Entry | None
    besides: int = 0


@frozen
class Came:
    """How many of what a merge brought were new here, changed what was here, and were here already.

    Those that were `unreadable` were left out.
    """

    new: int = 0
    changed: int = 0
    known: int = 0
    unreadable: int = 0


@frozen
class Merged:
    """What came of a merge. A draft never changes one that is here."""

    entries: Came
    campaigns: Came
    drafts: Came


def typed_twice(ours: list[Entry], theirs: list[State]) -> set[str]:
    """Ids of theirs that are entries of ours under another id: two tables have typed in the same evening."""
    known = {entry.id for entry in ours}
    newest = {state.entry.id: state.entry for state in sorted(theirs, key=lambda state: state.made)}
    facts = Counter(_facts(entry) for entry in ours if entry.id not in newest)
    doubles: set[str] = set()
    for id_, entry in newest.items():
        if id_ not in known and facts[_facts(entry)]:
            facts[_facts(entry)] -= 1
            doubles.add(id_)
    return doubles


def _facts(entry: Entry) -> Entry:
    """What the printed log would show of it."""
    return evolve(entry, id="", game=None, scenario=None, campaign=None, crew=entry.people)
