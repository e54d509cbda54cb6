"""What a log book holds (rules §4.1): entries with the game and the mission they came from, their summaries, campaigns,
and what came of a step.
"""

import json
from collections.abc import Mapping, Sequence
from datetime import date
from enum import StrEnum, auto
from typing import Annotated, Any
from uuid import uuid4

from attrs import evolve, field, frozen

from spacealert.engine import decks
from spacealert.engine.campaign_rules import MOST_MISSIONS
from spacealert.engine.game import Score
from spacealert.gamefile.game_file import COLORS, ROLES
from spacealert.kit.storage import codec
from spacealert.kit.storage.codec import REQUIRED, Between, InvalidValue, Length, OneOf
from spacealert.logbook.other_games import OtherGame

DIFFICULTIES = tuple(decks.DIFFICULTIES)

# More than any game has; who brings more has not played it.
MOST_CREW = 10
MOST_LENGTH = 300

_Text = Annotated[str, Length(MOST_LENGTH)]
_Id = Annotated[str, Length(MOST_LENGTH, least=1)]
_File = Annotated[str, Length(1_000_000)]
_Difficulty = Annotated[str, OneOf(DIFFICULTIES)]


@frozen
class CrewMember:
    """Somebody of the crew; the `name` may be missing where the `color` is known.

    `wasted` is how many points one other card of theirs would still have brought, where that was worked out, and
    `explorer` whose career it is that they play.
    """

    name: _Text
    roles: Annotated[tuple[Annotated[str, OneOf(ROLES)], ...], Length(len(ROLES))] = ()
    android: bool = False
    wasted: int | None = None
    color: Annotated[str, OneOf(COLORS)] | None = None
    explorer: _Text = ""


@frozen
class Entry:
    """A mission that was played: with a score, or lost to a threat.

    `mission` is the id of a scenario or the code of a generated one; `lost_to` the code of a card, or what somebody
    typed. `game` and `scenario` are the texts of their files, as they were then.
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
    leg: Annotated[int, Between(1, MOST_MISSIONS)] | None = None  # which mission of its campaign
    id: _Id = field(factory=lambda: uuid4().hex, metadata=REQUIRED)

    @property
    def people(self) -> tuple[CrewMember, ...]:
        """The crew without what was worked out of it."""
        return tuple(evolve(person, wasted=None) for person in self.crew)

    @property
    def lost(self) -> bool:
        return self.score is None

    @property
    def penalties(self) -> tuple[int, int, int] | None:
        return penalties(self.score)


def penalties(score: Score | None) -> tuple[int, int, int] | None:
    """The three of the printed log, as negative numbers: damage, knocked out, disabled squads."""
    return None if score is None else (score.damage + score.worst_zone, score.knocked_out, score.disabled_squads)


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


def summaries_of(texts: Sequence[tuple[str, str | None]]) -> list[EntrySummary]:
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
