"""The contents of a log book (rules §4.1): entries, their summaries, campaigns, explorers, and steps to undo."""

import json
from collections.abc import Mapping, Sequence
from datetime import date
from enum import StrEnum, auto
from typing import Annotated, Any
from uuid import uuid4

from attrs import evolve, field, fields_dict, frozen

from spacealert.engine import Score, decks
from spacealert.engine.campaign_rules import MOST_MISSIONS
from spacealert.gamefile.game_file import COLORS, ROLES
from spacealert.kit.storage import codec
from spacealert.kit.storage.codec import REQUIRED, Between, InvalidValue, Length, OneOf
from spacealert.logbook.other_games import CompanionEntry

DIFFICULTIES = tuple(decks.DIFFICULTIES)

# More than any game has; larger crews are rejected.
MOST_CREW = 10
MOST_LENGTH = 300

_Text = Annotated[str, Length(MOST_LENGTH)]
_Id = Annotated[str, Length(MOST_LENGTH, least=1)]
_File = Annotated[str, Length(1_000_000)]
_Difficulty = Annotated[str, OneOf(DIFFICULTIES)]


@frozen
class CrewMember:
    """A crew member.

    The `name` can be empty if the `color` is known. `wasted` is the most points that changing one of their cards would
    have added, if computed. `explorer` is the name of the explorer they play.
    """

    name: _Text
    roles: Annotated[tuple[Annotated[str, OneOf(ROLES)], ...], Length(len(ROLES))] = ()
    android: bool = False
    wasted: int | None = None
    color: Annotated[str, OneOf(COLORS)] | None = None
    explorer: _Text = ""


@frozen
class Entry:
    """A mission that was played, with a score or with the threat that destroyed the ship.

    `mission` is a scenario id or a mission code. `lost_to` is a card's code or free text. `game` and `scenario` are
    copies of their files from the time of the mission.
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
    leg: Annotated[int, Between(1, MOST_MISSIONS)] | None = None  # its mission number in the campaign
    id: _Id = field(factory=lambda: uuid4().hex, metadata=REQUIRED)

    @property
    def crew_without_waste(self) -> tuple[CrewMember, ...]:
        """The crew without the points that each member wasted."""
        return tuple(evolve(person, wasted=None) for person in self.crew)

    @property
    def is_lost(self) -> bool:
        return self.score is None

    @property
    def penalties(self) -> tuple[int, int, int] | None:
        return penalties(self.score)


def penalties(score: Score | None) -> tuple[int, int, int] | None:
    """Return the three penalties in the printed log as negative numbers, or None for a lost ship.

    They are for damage, people knocked out, and disabled squads.
    """
    return None if score is None else (score.damage + score.worst_zone, score.knocked_out, score.disabled_squads)


@frozen
class EntrySummary:
    """A log entry without its files, for lists and the printed log.

    If the entry is `unreadable`, only its id is known. `other_game` describes an evening of another game.
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
    crew_found: Sequence[Mapping[str, Any]] = ()  # raw JSON, since most lists ignore the crew
    unreadable: bool = False
    other_game: CompanionEntry | None = None

    @classmethod
    def from_other_game(cls, evening: CompanionEntry) -> "EntrySummary":
        return cls(evening.id, evening.other_game, evening.played, other_game=evening)

    @classmethod
    def from_content(cls, id_: str, found: Any) -> "EntrySummary":
        """Return a summary from the row that `summary.sql` computed.

        If the row is invalid, the summary is marked as unreadable.
        """
        try:
            if found["id"] != id_:
                raise ValueError
            if "other_game" in found:
                return cls.from_other_game(codec.structure(found, CompanionEntry))
            return cls._of_entry(id_, found)
        except (ValueError, TypeError, KeyError, AttributeError, InvalidValue):
            return cls(id_, unreadable=True)

    @classmethod
    def _of_entry(cls, id_: str, found: Mapping[str, Any]) -> "EntrySummary":
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
    def is_lost(self) -> bool:
        return self.score is None if self.other_game is None else not self.other_game.won

    @property
    def penalties(self) -> tuple[int, int, int] | None:
        return penalties(self.score)

    @property
    def crew(self) -> tuple[CrewMember, ...]:
        if self.other_game is not None:
            return tuple(map(CrewMember, self.other_game.players))
        try:
            known = fields_dict(CrewMember)  # a newer version may have saved more
            return tuple(
                CrewMember(**{**{name: person[name] for name in person if name in known}, "roles": (*person["roles"],)})
                for person in self.crew_found
            )
        except (ValueError, TypeError, KeyError, AttributeError):
            return ()


@frozen
class SummaryLine:
    number: int
    entry: EntrySummary


def parse_summaries(texts: Sequence[tuple[str, str | None]]) -> list[EntrySummary]:
    try:
        found = json.loads(f"[{','.join(text or 'null' for _, text in texts)}]")
        if len(found) != len(texts):
            raise ValueError
    except (ValueError, RecursionError):
        found = [_parse_or_none(text) for _, text in texts]
    return [EntrySummary.from_content(id_, content) for (id_, _), content in zip(texts, found, strict=True)]


def _parse_or_none(text: str | None) -> Any:
    try:
        return json.loads(text or "null")
    except (ValueError, RecursionError):
        return None


class ChangeKind(StrEnum):
    ADDED = auto()
    CORRECTED = auto()
    REMOVED = auto()
    MERGED = auto()
    CAREER = auto()  # a change in explorers' careers


@frozen
class LogLine:
    """An entry with its number in this log. Numbers never change."""

    number: int
    entry: Entry


def as_line(number: int, entry: Entry | CompanionEntry) -> LogLine | SummaryLine:
    if isinstance(entry, CompanionEntry):
        return SummaryLine(number, EntrySummary.from_other_game(entry))
    return LogLine(number, entry)


@frozen
class Document:
    """The current state of a campaign or an explorer. The log does not interpret its content."""

    id: str
    ended: bool
    content: Any


@frozen
class SavedDocument:
    """A campaign or an explorer as it was last saved."""

    id: str
    kept: str
    ended: bool
    content: Any


@frozen
class ChangedDocument:
    """A document changed by a step, with the time of the change and the previous content."""

    what: str
    name: str
    kept: str
    content_before: str | None


@frozen
class UndoSummary:
    """A step that can be undone or redone, or just was.

    `count` is the number of entries it affects, and `entries` has the readable ones. `campaigns` has the start dates of
    the campaigns it changed, `explorers` and `drafts` the names of explorers and drafts.
    """

    step: ChangeKind
    count: int
    number: int = 0
    entries: tuple[Entry | CompanionEntry, ...] = ()
    campaigns: tuple[date | None, ...] = ()
    explorers: tuple[str, ...] = ()
    drafts: tuple[str, ...] = ()

    @property
    def removes_missions(self) -> bool:
        """Whether undoing the step removes missions from the log book."""
        return self.count > 0 and self.step in (ChangeKind.ADDED, ChangeKind.MERGED)


@frozen
class MergeCounts:
    """The number of new, changed and known records in a merge. `unreadable` records were skipped."""

    new: int = 0
    changed: int = 0
    known: int = 0
    unreadable: int = 0


@frozen
class MergeResult:
    entries: MergeCounts
    campaigns: MergeCounts
    drafts: MergeCounts
    explorers: MergeCounts
