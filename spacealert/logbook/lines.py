"""The log book as the printed one shows it: a line for each mission, a campaign's sum in parentheses (§6.3)."""

import csv
import io
from collections.abc import Callable, Iterable
from typing import Any
from unicodedata import normalize

from attrs import frozen

from spacealert.engine import CARDS
from spacealert.engine.campaign import MISSIONS, Campaign, Flown
from spacealert.engine.game import Score
from spacealert.gamefile import card_names
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.storage import codec
from spacealert.logbook.entry import Entry, Person
from spacealert.logbook.log_values import Line

COLUMNS = (
    "number", "date", "mission", "common", "serious", "survived", "destroyed", "damage", "knocked-out", "squads",
    "visual", "total", "crew",
)  # fmt: skip
HARDER = ("white", "mixed", "yellow")  # each than the one before
_RIGHT = {"number", "survived", "destroyed", "damage", "knocked-out", "squads", "visual"}


def _by_points(points: Callable[[Score], int]) -> Callable[[Line], Any]:
    """Most first, and lost ships last."""

    def place(line: Line) -> Any:
        score = line.entry.score
        return score is None, -abs(points(score)) if score else 0, line.number

    return place


SORTINGS: dict[str, Callable[[Line], Any]] = {
    "number": lambda line: line.number,
    "date": lambda line: (line.entry.played, line.number),
    "mission": lambda line: (line.entry.mission.casefold(), line.entry.played, line.number),
    "common": lambda line: (HARDER.index(line.entry.common), line.number),
    "serious": lambda line: (HARDER.index(line.entry.serious), line.number),
    "survived": _by_points(lambda score: score.survived),
    "destroyed": _by_points(lambda score: score.destroyed),
    "damage": _by_points(lambda score: score.damage + score.worst_zone),
    "knocked-out": _by_points(lambda score: score.knocked_out),
    "squads": _by_points(lambda score: score.disabled_squads),
    "visual": _by_points(lambda score: score.visual),
    "total": lambda line: (line.entry.score is None, -line.entry.score.total if line.entry.score else 0, line.number),
    "crew": lambda line: (
        sorted((person.name or person.color or "").casefold() for person in line.entry.crew),
        line.number,
    ),
}


@frozen
class Row:
    """A line of the printed log in words, by column; what does not stand there is empty."""

    line: Line
    cells: dict[str, str]


def rows(texts: Texts, lines: Iterable[Line], ended_campaigns: Iterable[str] = (), sort: str = "date") -> list[Row]:
    """The lines in words, in the order wished. A campaign counts its penalties and its sum only on its last line."""
    lines = sorted(lines, key=SORTINGS[sort])
    campaigns: dict[str, list[Entry]] = {}
    for line in sorted(lines, key=lambda line: line.entry.leg or 0):
        if line.entry.campaign:
            campaigns.setdefault(line.entry.campaign, []).append(line.entry)
    ended = set(ended_campaigns)
    sums = {id_: _campaign_total(legs, id_ in ended) for id_, legs in campaigns.items()}
    last = {id_: legs[-1].id for id_, legs in campaigns.items()}
    found = []
    for line in lines:
        campaign = line.entry.campaign
        if campaign is None:
            found.append(Row(line, _cells(texts, line, _total(texts, line.entry))))
        elif last[campaign] == line.entry.id:
            found.append(
                Row(line, _cells(texts, line, sums[campaign] if not line.entry.lost else _total(texts, line.entry)))
            )
        else:
            blank = {"damage": "", "knocked-out": "", "squads": ""}
            found.append(Row(line, _cells(texts, line, "") | blank))
    return found


def grouped(found: list[Row]) -> list[Row]:
    """The missions of a campaign together and in the order flown, where the first of them stands."""
    campaigns: dict[str, list[Row]] = {}
    for row in found:
        if row.line.entry.campaign:
            campaigns.setdefault(row.line.entry.campaign, []).append(row)
    placed: list[Row] = []
    for row in found:
        legs = campaigns.get(row.line.entry.campaign or "", [row])
        if legs[0] is row:
            placed += sorted(legs, key=lambda leg: leg.line.entry.leg or 0)
    return placed


def table(texts: Texts, found: list[Row]) -> list[str]:
    """Rows under their headings, in columns as wide as they need."""
    cells = [{column: texts.say(f"logbook-column-{column}") for column in COLUMNS}, *(row.cells for row in found)]
    widths = {column: max(len(line[column]) for line in cells) for column in COLUMNS}
    return ["  ".join(_fitted(line[column], column, widths[column]) for column in COLUMNS).rstrip() for line in cells]


def called(texts: Texts, person: Person) -> str:
    """A name, or the colour of who has none."""
    return harmless(person.name) or (texts.say(f"logbook-color-{person.color}") if person.color else "")


def threat(texts: Texts, lost_to: str | None) -> str:
    """The name of the card that ended a ship, or what somebody typed."""
    if lost_to is None:
        return texts.say("logbook-lost")
    return card_names.name(texts, lost_to) if lost_to in CARDS else harmless(lost_to)


def harmless(text: str) -> str:
    """What somebody elsewhere typed, without anything that a terminal would obey."""
    return "".join(sign if sign.isprintable() else " " for sign in text)


def facts(line: Line) -> dict[str, Any]:
    """A line for other programs; the files it keeps are `spacealert log show`'s."""
    found = codec.unstructure(line.entry)
    kept = {"game": line.entry.game is not None, "scenario": line.entry.scenario is not None}
    total = line.entry.score.total if line.entry.score else None
    return {"number": line.number, **found, **kept, "total": total}


def as_csv(texts: Texts, lines: Iterable[Line]) -> str:
    """The log for a spreadsheet. What somebody typed cannot become a formula there."""
    sheet = io.StringIO()
    writer = csv.writer(sheet, lineterminator="\n")
    points = ("survived", "destroyed", "damage", "worst_zone", "knocked_out", "disabled_squads", "visual", "total")
    writer.writerow(
        ["number", "id", "date", "mission", "common", "serious", *points, "lost_to", "crew", "campaign", "leg"]
    )
    for line in lines:
        entry = line.entry
        crew = ", ".join(with_marks(texts, person) for person in entry.crew)
        writer.writerow(
            [
                line.number,
                _no_formula(entry.id),
                entry.played,
                _no_formula(entry.mission),
                entry.common,
                entry.serious,
                *(getattr(entry.score, name) if entry.score else "" for name in points),
                _no_formula(threat(texts, entry.lost_to)) if entry.lost else "",
                _no_formula(crew),
                _no_formula(entry.campaign or ""),
                entry.leg or "",
            ]
        )
    return sheet.getvalue()


def with_marks(texts: Texts, person: Person) -> str:
    """A name with the marks of the roles: a star, headphones, an exclamation mark."""
    return called(texts, person) + "".join(texts.say(f"logbook-mark-{role}") for role in person.roles)


def _cells(texts: Texts, line: Line, total: str) -> dict[str, str]:
    entry = line.entry
    score, penalties = entry.score, entry.penalties or ("", "", "")
    return {
        "number": str(line.number),
        "date": entry.played.isoformat(),
        "mission": harmless(entry.mission),
        "common": texts.say(f"logbook-difficulty-{entry.common}"),
        "serious": texts.say(f"logbook-difficulty-{entry.serious}"),
        "survived": str(score.survived) if score else "",
        "destroyed": str(score.destroyed) if score else "",
        "damage": str(penalties[0]),
        "knocked-out": str(penalties[1]),
        "squads": str(penalties[2]),
        "visual": str(score.visual) if score else "",
        "total": total,
        "crew": ", ".join(with_marks(texts, person) for person in entry.crew),
    }


def _total(texts: Texts, entry: Entry) -> str:
    return threat(texts, entry.lost_to) if entry.score is None else str(entry.score.total)


def _campaign_total(legs: list[Entry], ended: bool) -> str:
    """The sum in parentheses, or nothing while the campaign goes on, or where a line before its last was removed."""
    if any(leg.leg is not None and leg.leg != place for place, leg in enumerate(legs, 1)):
        return ""
    flown = Campaign(tuple(Flown(leg.score, None, leg.lost_to) for leg in legs))
    if flown.score is None or not (ended or len(legs) == MISSIONS):
        return ""
    return f"({flown.score.total})"


def _fitted(text: str, column: str, width: int) -> str:
    return text.rjust(width) if column in _RIGHT else text.ljust(width)


def _no_formula(text: str) -> str:
    """Text that neither a spreadsheet nor a terminal obeys."""
    text = harmless(text)
    return f"'{text}" if normalize("NFKC", text).lstrip()[:1] in ("=", "+", "-", "@") else text
