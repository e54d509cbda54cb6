"""Statistics of a log: results over time, by person and by difficulty, and which threats destroy ships."""

from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterable, Sequence
from datetime import date
from html import escape
from pathlib import Path
from string import Template
from typing import Any

from attrs import asdict, frozen

from spacealert.engine.game import Score
from spacealert.kit.i18n.texts import Texts, format_minus
from spacealert.logbook import log_table
from spacealert.logbook.entry import Entry, EntrySummary
from spacealert.logbook.log_table import HARDER, LogRow, person_name, threat_in_words


@frozen
class ResultSummary:
    """A summary of several missions.

    `average` covers the missions won, and `wasted` the missions for which it was computed.
    """

    missions: int
    won: int
    average: float | None
    best: int | None
    wasted: int | None = None


@frozen
class Statistics:
    """All statistics. People are sorted by number of missions, and difficulties from easiest to hardest."""

    all: ResultSummary
    results: tuple[tuple[date, int | None], ...]  # in playing order; None for a lost ship
    people: dict[str, ResultSummary]
    difficulties: dict[tuple[str, str], ResultSummary]
    killers: dict[str | None, int]  # most lost ships first
    colors: dict[str, str]  # each player's latest color, if it is known

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


def compute_statistics(texts: Texts, entries: Iterable[Entry | EntrySummary]) -> Statistics:
    """Return statistics of these missions, skipping unreadable entries and other games."""
    missions = (one for one in entries if isinstance(one, Entry) or not (one.unreadable or one.other_game))
    played = sorted(missions, key=lambda entry: entry.played)
    people: defaultdict[str, list[Score | None]] = defaultdict(list)
    seats = Counter[str]()
    wasted: dict[str, int] = {}
    colors: dict[str, str] = {}
    difficulties: defaultdict[tuple[str, str], list[Score | None]] = defaultdict(list)
    for entry in played:
        difficulties[entry.common, entry.serious].append(entry.score)
        crew = [(person_name(texts, person), person) for person in entry.crew]
        seats.update(name for name, person in crew if not person.android)
        colors.update({name: person.color for name, person in crew if person.color})
        for name, person in crew:
            if person.wasted is not None:
                wasted[name] = wasted.get(name, 0) + person.wasted
        for name in {name for name, _ in crew}:
            people[name].append(entry.score)
    easiest_first = sorted(difficulties, key=lambda pair: HARDER.index(pair[0]) + HARDER.index(pair[1]))
    killers = Counter(entry.lost_to for entry in played if entry.is_lost)
    return Statistics(
        all=_record_of([entry.score for entry in played]),
        results=tuple((entry.played, entry.score.total if entry.score else None) for entry in played),
        people={name: _record_of(people[name], wasted.get(name)) for name, _ in seats.most_common() if name},
        difficulties={pair: _record_of(difficulties[pair]) for pair in easiest_first},
        killers=dict(killers.most_common()),
        colors=colors,
    )


def _record_of(scores: Sequence[Score | None], wasted: int | None = None) -> ResultSummary:
    totals = [score.total for score in scores if score]
    average = round(sum(totals) / len(totals), 1) if totals else None
    return ResultSummary(len(scores), len(totals), average, max(totals, default=None), wasted)


_PAGE = Path(__file__).with_name("stats.html")
_BAR = 30  # characters in a terminal
_WIDTH, _HEIGHT, _EDGE = 720, 240, 30  # of the chart of results


def terminal_lines(texts: Texts, found: Statistics) -> list[str]:
    lines = [summary_in_words(texts, found.all)]
    if found.results:
        lines += ["", texts.say("logbook-stats-results"), *_bars(_results(texts, found))]
    for heading, records in (("people", found.people), ("difficulties", difficulty_records(texts, found))):
        if records:
            lines += [
                "",
                texts.say(f"logbook-stats-{heading}"),
                *_records(texts, records),
                *_explain_wasted(texts, records),
            ]
    if found.killers:
        lines += ["", texts.say("logbook-stats-killers"), *_bars(_killers(texts, found))]
    return lines


def statistics_page(texts: Texts, found: Statistics, lines: Sequence[LogRow] = (), crew: Collection[str] = ()) -> str:
    """Return the statistics as one self-contained HTML file.

    If `lines` are given, the file starts with the printed log.
    """
    tables = [("people", found.people), ("difficulties", difficulty_records(texts, found))]
    parts = [_printed_log(texts, lines)] if lines else []
    parts += [_results_chart(texts, found)] if found.results else []
    parts += [_table(texts, texts.say(f"logbook-stats-{heading}"), records) for heading, records in tables if records]
    if found.killers:
        most = max(found.killers.values())
        rows = _joined(_bar_row(name, ships / most, after) for name, ships, after in _killers(texts, found))
        parts.append(f"<h2>{escape(texts.say('logbook-stats-killers'))}</h2><table>{rows}</table>")
    return Template(_PAGE.read_text(encoding="utf-8")).substitute(
        language=texts.language,
        title=escape(texts.say("logbook-crew-title", names=tuple(crew)) if crew else texts.say("logbook-stats-title")),
        summary=escape(summary_in_words(texts, found.all)),
        parts="\n".join(parts),
    )


def _printed_log(texts: Texts, lines: Sequence[LogRow]) -> str:
    head = _joined(
        f'<th title="{escape(texts.say(f"logbook-column-{column}.long"))}">'
        f"{escape(texts.say(f'logbook-column-{column}'))}</th>"
        for column in log_table.COLUMNS
    )
    rows = (_joined(f"<td>{escape(line.cells[column])}</td>" for column in log_table.COLUMNS) for line in lines)
    return f'<table class="log"><tr>{head}</tr>{_joined(f"<tr>{row}</tr>" for row in rows)}</table>'


def summary_in_words(texts: Texts, record: ResultSummary) -> str:
    average = "none" if record.average is None else record.average
    best = 0 if record.best is None else record.best
    return texts.say("logbook-stats-summary", missions=record.missions, won=record.won, average=average, best=best)


Bar = tuple[str, int, str]  # label, length and the text after it


def _results(texts: Texts, found: Statistics) -> list[Bar]:
    return [
        (
            day.isoformat(),
            0 if total is None else max(total, 0),
            texts.say("logbook-lost") if total is None else format_minus(total),
        )
        for day, total in found.results
    ]


def _killers(texts: Texts, found: Statistics) -> list[Bar]:
    return [(threat_in_words(texts, code), ships, str(ships)) for code, ships in found.killers.items()]


def difficulty_records(texts: Texts, found: Statistics) -> dict[str, ResultSummary]:
    """Return the results for each difficulty of common and serious threats, named as in the printed log."""
    return {
        f"{texts.say(f'logbook-difficulty-{common}')} / {texts.say(f'logbook-difficulty-{serious}')}": record
        for (common, serious), record in found.difficulties.items()
    }


def _bars(bars: list[Bar]) -> list[str]:
    most = max((length for _, length, _ in bars), default=0) or 1
    width = max(len(name) for name, _, _ in bars)
    return [f"  {name:<{width}}  {'█' * round(_BAR * length / most)} {after}".rstrip() for name, length, after in bars]


def _records(texts: Texts, records: dict[str, ResultSummary]) -> list[str]:
    width = max(len(name) for name in records)
    bars = {name: "█" * round(_BAR * record.won / record.missions) for name, record in records.items()}
    return [
        f"  {name:<{width}}  {bars[name]:<{_BAR}}  {record_in_words(texts, record)}" for name, record in records.items()
    ]


def record_in_words(texts: Texts, record: ResultSummary) -> str:
    """Describe a summary of results more briefly than `summary_in_words`."""
    return texts.say(
        "logbook-stats-record",
        missions=record.missions,
        won=record.won,
        average="none" if record.average is None else record.average,
        wasted="none" if record.wasted is None else record.wasted,
    )


def _table(texts: Texts, heading: str, records: dict[str, ResultSummary]) -> str:
    rows = _joined(
        _bar_row(name, record.won / record.missions, record_in_words(texts, record)) for name, record in records.items()
    )
    remark = _joined(f"<p>{escape(line)}</p>" for line in _explain_wasted(texts, records))
    return f"<h2>{escape(heading)}</h2><table>{rows}</table>{remark}"


def _explain_wasted(texts: Texts, records: dict[str, ResultSummary]) -> list[str]:
    return [texts.say("logbook-stats-wasted")] if any(record.wasted is not None for record in records.values()) else []


def _bar_row(name: str, share: float, after: str) -> str:
    bar = f'<svg width="200" height="14"><rect class="bar" width="{200 * share:.0f}" height="14"/></svg>'
    return f"<tr><th>{escape(name)}</th><td>{bar}</td><td>{escape(after)}</td></tr>"


def _results_chart(texts: Texts, found: Statistics) -> str:
    """Draw the results over time: a dot for each mission won, and a cross for each lost ship."""
    totals = [total for _, total in found.results if total is not None]
    low, high = min([0, *totals]), max([1, *totals])
    step = (_WIDTH - 2 * _EDGE) / max(len(found.results) - 1, 1)

    def x_of_place(place: int) -> float:
        return _EDGE + step * place

    def y_of_total(total: int) -> float:
        return _HEIGHT - _EDGE - (_HEIGHT - 2 * _EDGE) * (total - low) / (high - low)

    won = [
        (x_of_place(place), y_of_total(total)) for place, (_, total) in enumerate(found.results) if total is not None
    ]
    lost = [x_of_place(place) for place, (_, total) in enumerate(found.results) if total is None]
    first, last = found.results[0][0].isoformat(), found.results[-1][0].isoformat()
    parts = [
        f'<line class="axis" x1="{_EDGE}" x2="{_WIDTH - _EDGE}" y1="{y_of_total(0):.1f}" y2="{y_of_total(0):.1f}"/>',
        f'<polyline class="line" points="{_joined(f"{x:.1f},{y:.1f}" for x, y in won)}"/>',
        *(f'<circle class="won" cx="{x:.1f}" cy="{y:.1f}" r="4"/>' for x, y in won),
        *(f'<path class="lost" d="M{x - 5:.1f} {y_of_total(0) - 5:.1f}l10 10m0 -10l-10 10"/>' for x in lost),
        f'<text x="{_EDGE}" y="{_HEIGHT - 6}">{first}</text>',
        f'<text x="{_WIDTH - _EDGE}" y="{_HEIGHT - 6}" text-anchor="end">{last}</text>',
        f'<text x="4" y="{y_of_total(high) + 4:.1f}">{high}</text>',
        f'<text x="4" y="{y_of_total(0) + 4:.1f}">0</text>',
    ]
    heading = escape(texts.say("logbook-stats-results"))
    picture = f'<svg viewBox="0 0 {_WIDTH} {_HEIGHT}" role="img" aria-label="{heading}">{_joined(parts)}</svg>'
    return f"<h2>{heading}</h2>{picture}"


_joined: Callable[[Iterable[str]], str] = " ".join
