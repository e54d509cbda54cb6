"""The log book as printed: a line per mission, with the total of a campaign in parentheses (§6.3)."""

import csv
import io
import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import cache, cached_property, lru_cache
from operator import attrgetter, itemgetter
from typing import Any

from attrs import define, evolve

from spacealert.engine import CARDS, Score
from spacealert.engine.campaign_rules import MISSIONS, Campaign, MissionResult
from spacealert.gamefile import card_names
from spacealert.kit.i18n.texts import Texts, format_minus
from spacealert.kit.storage import codec
from spacealert.logbook import other_games
from spacealert.logbook.entry import CrewMember, Entry, EntrySummary, LogLine, SummaryLine
from spacealert.logbook.other_games import CompanionEntry
from spacealert.missions import codes

AnyLine = LogLine | SummaryLine
# From easiest to hardest.
HARDER = ("white", "white-new", "mixed", "mixed-new", "yellow", "yellow-new", "all", "yellow-red", "red")
# Point columns, counted as in the printed log.
_POINTS: dict[str, Callable[[Score], int]] = {
    "survived": attrgetter("survived"),
    "destroyed": attrgetter("destroyed"),
    "damage": lambda score: score.damage + score.worst_zone,
    "knocked-out": attrgetter("knocked_out"),
    "squads": attrgetter("disabled_squads"),
    "visual": attrgetter("visual"),
}
_RIGHT = {"number", *_POINTS}


def _sort_by_points(points: Callable[[Score], int]) -> Callable[[AnyLine], Any]:
    def key(line: AnyLine) -> Any:
        score = line.entry.score
        return score is None, -abs(points(score)) if score else 0, line.number

    return key


SORTINGS: dict[str, Callable[[AnyLine], Any]] = {
    "number": lambda line: line.number,
    "date": lambda line: (line.entry.played, line.number),
    "mission": lambda line: (line.entry.mission.casefold(), line.entry.played, line.number),
    "common": lambda line: (HARDER.index(line.entry.common), line.number),
    "serious": lambda line: (HARDER.index(line.entry.serious), line.number),
    **{name: _sort_by_points(points) for name, points in _POINTS.items()},
    "total": lambda line: (line.entry.score is None, -line.entry.score.total if line.entry.score else 0, line.number),
    "crew": lambda line: (
        sorted((person.name or person.color or "").casefold() for person in line.entry.crew),
        line.number,
    ),
}
COLUMNS = tuple(SORTINGS)  # in the order of the printed log
_in_order = itemgetter(*COLUMNS)


@define
class LogRow:
    """A line of the printed log, formatted on demand.

    `total` is the result in words. `counts_penalties` is false for every mission of a campaign but the last.
    `displayed` converts names for display.
    """

    line: AnyLine
    total: str
    counts_penalties: bool
    _texts: Texts
    _displayed: Callable[[str], str]

    @cached_property
    def cells(self) -> dict[str, str]:
        """The text of each column, or an empty string where the printed log is blank."""
        cells = _cells(self._texts, self.line, self.total, self._displayed)
        if not self.counts_penalties:
            cells |= {"damage": "", "knocked-out": "", "squads": ""}
        return cells


def make_rows(
    texts: Texts,
    lines: Iterable[AnyLine],
    campaigns_over: Mapping[str, bool] | None = None,
    sort: str = "date",
    displayed: Callable[[str], str] = str,
) -> list[LogRow]:
    """Return a row for each line, sorted by the column `sort`.

    Of a campaign's lines, only the last one shows penalties and a total. `campaigns_over` says which known campaigns
    have ended.
    """
    lines = sorted(lines, key=SORTINGS[sort])
    campaigns: dict[str, list[Entry | EntrySummary]] = {}
    for line in sorted((line for line in lines if line.entry.campaign), key=lambda line: line.entry.leg or 0):
        campaigns.setdefault(line.entry.campaign or "", []).append(line.entry)
    known = campaigns_over or {}
    sums = {
        id_: _campaign_total_in_words(legs, known.get(id_, len(legs) >= MISSIONS)) for id_, legs in campaigns.items()
    }
    last = {id_: legs[-1].id for id_, legs in campaigns.items()}
    found = []
    for line in lines:
        entry = line.entry
        is_last = entry.campaign is None or last[entry.campaign] == entry.id
        total = _total_in_words(texts, entry) if is_last else ""
        if is_last and entry.campaign is not None and not entry.is_lost:
            total = sums[entry.campaign]
        found.append(LogRow(line, total, is_last, texts, displayed))
    return found


def group_campaigns(found: list[LogRow]) -> list[LogRow]:
    """Return the rows with each campaign's missions together, in flight order, where the first of its rows was."""
    campaigns: dict[str, list[LogRow]] = {}
    for row in found:
        if row.line.entry.campaign:
            campaigns.setdefault(row.line.entry.campaign, []).append(row)
    placed: list[LogRow] = []
    for row in found:
        legs = campaigns.get(row.line.entry.campaign or "", [row])
        if legs[0] is row:
            placed += sorted(legs, key=lambda leg: leg.line.entry.leg or 0)
    return placed


def format_table(texts: Texts, found: list[LogRow]) -> list[str]:
    cells = [[texts.say(f"logbook-column-{column}") for column in COLUMNS], *(_in_order(row.cells) for row in found)]
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    line = "  ".join(
        f"{{:{'>' if column in _RIGHT else '<'}{width}}}" for column, width in zip(COLUMNS, widths, strict=True)
    )
    return [line.format(*row).rstrip() for row in cells]


def crew_missions(lines: Iterable[SummaryLine], names: Collection[str]) -> list[SummaryLine]:
    wanted = {name.strip().casefold() for name in names}
    return [line for line in lines if wanted <= {person.name.strip().casefold() for person in line.entry.crew}]


def person_name(texts: Texts, person: CrewMember) -> str:
    """Return the person's name or, without one, the name of their color."""
    return without_control_characters(person.name) or (
        texts.say(f"logbook-color-{person.color}") if person.color else ""
    )


@lru_cache(4096)
def threat_in_words(texts: Texts, lost_to: str | None) -> str:
    """Return the name of the card that destroyed a ship or, without one, the text typed instead or a general phrase."""
    if lost_to is None:
        return texts.say("logbook-lost")
    return card_names.card_name(texts, lost_to) if lost_to in CARDS else without_control_characters(lost_to)


def entry_name(texts: Texts, entry: Entry | EntrySummary | CompanionEntry) -> str:
    """Return the name of the entry's mission or other game, without control characters."""
    evening = entry.other_game if isinstance(entry, EntrySummary) else entry
    if isinstance(evening, CompanionEntry):
        return without_control_characters(other_games.game_title(texts, evening))
    assert not isinstance(entry, CompanionEntry)
    return without_control_characters(codes.displayed_name(texts, entry.mission))


def without_control_characters(text: str) -> str:
    return text if text.isprintable() else "".join(sign if sign.isprintable() else " " for sign in text)


def line_facts(line: SummaryLine) -> dict[str, Any]:
    """Return the contents of a log line for JSON, like `facts_with_files` but without the files."""
    entry = line.entry
    if entry.other_game is not None:
        return {"number": line.number, **codec.unstructure(entry.other_game)}
    return {
        "number": line.number,
        "mission": entry.mission,
        "played": entry.played.isoformat(),
        "crew": codec.unstructure(entry.crew),
        "common": entry.common,
        "serious": entry.serious,
        "score": codec.unstructure(entry.score),
        "lost_to": entry.lost_to,
        "game": entry.has_game,
        "scenario": entry.has_scenario,
        "campaign": entry.campaign,
        "leg": entry.leg,
        "id": entry.id,
        "total": None if entry.score is None else entry.score.total,
    }


def facts_with_files(line: LogLine) -> dict[str, Any]:
    score = line.entry.score
    return {"number": line.number, **codec.unstructure(line.entry), "total": None if score is None else score.total}


def as_csv(texts: Texts, lines: Iterable[AnyLine]) -> str:
    """Return the missions as CSV, safe to open in spreadsheets."""
    sheet = io.StringIO()
    writer = csv.writer(sheet, lineterminator="\n")
    points = ("survived", "destroyed", "damage", "worst_zone", "knocked_out", "disabled_squads", "visual", "total")
    writer.writerow(
        ["number", "id", "date", "mission", "common", "serious", *points, "lost_to", "crew", "campaign", "leg"]
    )
    for line in lines:
        entry = line.entry
        if isinstance(entry, EntrySummary) and (entry.unreadable or entry.other_game is not None):
            continue
        crew = ", ".join(name_with_role_marks(texts, person) for person in entry.crew)
        writer.writerow(
            [
                line.number,
                _escape_formula(entry.id),
                entry.played,
                _escape_formula(entry.mission),
                entry.common,
                entry.serious,
                *(getattr(entry.score, name) if entry.score else "" for name in points),
                _escape_formula(threat_in_words(texts, entry.lost_to)) if entry.is_lost else "",
                _escape_formula(crew),
                _escape_formula(entry.campaign or ""),
                entry.leg or "",
            ]
        )
    return sheet.getvalue()


def name_with_role_marks(texts: Texts, person: CrewMember) -> str:
    """Return a person's name with symbols for their roles: a star, headphones or an exclamation mark."""
    return _name_with_marks(texts, person.name, person.color, person.roles)


def _cells(texts: Texts, line: AnyLine, total: str, displayed: Callable[[str], str]) -> dict[str, str]:
    entry = line.entry
    if isinstance(entry, EntrySummary) and entry.unreadable:
        return dict.fromkeys(COLUMNS, "") | {"number": str(line.number), "mission": texts.say("logbook-damaged-entry")}
    score = entry.score
    is_mission = isinstance(entry, Entry) or entry.other_game is None
    people = entry.crew if displayed is str else [evolve(each, name=displayed(each.name)) for each in entry.crew]
    return {
        "number": str(line.number),
        "date": entry.played.isoformat(),
        "mission": entry_name(texts, entry),
        "common": _difficulty_in_words(texts, entry.common) if is_mission else "",
        "serious": _difficulty_in_words(texts, entry.serious) if is_mission else "",
        **{name: format_minus(points(score)) if score else "" for name, points in _POINTS.items()},
        "total": total,
        "crew": ", ".join(name_with_role_marks(texts, person) or "…" for person in people),
    }


@cache
def _difficulty_in_words(texts: Texts, difficulty: str) -> str:
    return texts.say(f"logbook-difficulty-{difficulty}")


@lru_cache(4096)  # the same names come up again and again
def _name_with_marks(texts: Texts, name: str, color: str | None, roles: tuple[str, ...]) -> str:
    marks = (texts.say(f"logbook-mark-{role}") for role in roles)
    return person_name(texts, CrewMember(name, color=color)) + "".join(marks)


def _total_in_words(texts: Texts, entry: Entry | EntrySummary) -> str:
    if isinstance(entry, EntrySummary) and entry.unreadable:
        return ""
    if isinstance(entry, EntrySummary) and entry.other_game is not None:
        return without_control_characters(other_games.outcome_in_words(texts, entry.other_game))
    return threat_in_words(texts, entry.lost_to) if entry.score is None else format_minus(entry.score.total)


def _campaign_total_in_words(legs: Sequence[Entry | EntrySummary], over: bool) -> str:
    """Return a campaign's total in parentheses, or an empty string if it is not over, was lost or lacks a mission."""
    if any(leg.leg is not None and leg.leg != place for place, leg in enumerate(legs, 1)):
        return ""
    flown = Campaign(tuple(MissionResult(leg.score, None, leg.lost_to) for leg in legs))
    if flown.score is None or not over:
        return ""
    return f"({format_minus(flown.score.total)})"


def _escape_formula(text: str) -> str:
    """Return text that is safe in spreadsheets and terminals."""
    return _FORMULA.sub(r"\1'\2", without_control_characters(text))


# A character that starts a formula at the beginning of a cell, including East Asian forms. The quotation mark goes
# before leading spaces, so that it cannot be confused with one in the text itself.
_FORMULA = re.compile(r"(^|[;,|:][\s\"']*)(\s*[=+\-@＝＋－＠﹢﹣﹦﹫⁺⁻⁼])")
