"""What a log book gives out and takes in: lines, campaigns, explorers, and what came of a step."""

from datetime import date
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
class BroughtDocument:
    """A campaign, an explorer or a draft that a step has changed; `kept` is when, and what was there before."""

    what: str
    name: str
    kept: str
    content_before: str | None


@frozen
class Undone:
    """A step that was taken back, done again or will be: how many entries it concerned, and which can be read.

    `campaigns` says when those it changed began, `explorers` their names, `drafts` the names of interrupted games.
    """

    step: Step
    count: int
    number: int = 0
    entries: tuple[Entry | OtherGame, ...] = ()
    campaigns: tuple[date | None, ...] = ()
    explorers: tuple[str, ...] = ()
    drafts: tuple[str, ...] = ()

    @property
    def entry(self) -> Entry | OtherGame | None:
        """One of the entries, to name it by."""
        return self.entries[0] if self.entries else None

    @property
    def takes_missions_away(self) -> bool:
        """Whether to undo it takes missions out of the log book."""
        return self.count > 0 and self.step in (Step.ADDED, Step.MERGED)


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
