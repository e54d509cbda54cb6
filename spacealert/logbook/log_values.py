"""What a log book gives out and takes in: lines, campaigns, explorers, and what came of a step."""

from enum import StrEnum, auto
from typing import Any

from attrs import frozen

from spacealert.logbook.entry import Entry
from spacealert.logbook.entry_summary import EntrySummary, SummaryLine
from spacealert.logbook.other_games import OtherGame


class Step(StrEnum):
    """What was done to entries or careers at once, and is named when it is undone."""

    ADDED = auto()
    CORRECTED = auto()
    REMOVED = auto()
    MERGED = auto()
    CAREER = auto()  # something in the careers of explorers


@frozen
class LogLine:
    """An entry with its number in this log; numbers are given once and never move."""

    number: int
    entry: Entry


def line_of(number: int, entry: Entry | OtherGame) -> LogLine | SummaryLine:
    """What was an entry of this number, as a line."""
    if isinstance(entry, OtherGame):
        return SummaryLine(number, EntrySummary.of_other_game(entry))
    return LogLine(number, entry)


@frozen
class Document:
    """How a campaign or an explorer stands now; the content is for those who play it."""

    id: str
    ended: bool
    content: Any


@frozen
class SavedDocument:
    """How a campaign or an explorer stood when it was last saved."""

    id: str
    kept: str
    ended: bool
    content: Any


@frozen
class Undone:
    """What `undo` took back: the step, how many entries or careers it concerned, and one of them if it can be read.

    `besides` is how many campaigns, explorers and drafts are as they were before.
    """

    step: Step
    count: int
    entry: Entry | OtherGame | None
    besides: int = 0


@frozen
class Counts:
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

    entries: Counts
    campaigns: Counts
    drafts: Counts
    explorers: Counts
