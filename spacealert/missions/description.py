"""Scenarios in words: a full description, facts for JSON, and a printable sheet.

The sheet is for reading the intercom's words aloud.
"""

import math
from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path
from string import Template
from typing import Any

from attrs import asdict, frozen

from spacealert.kit.i18n.texts import Message, Texts
from spacealert.missions.announcements import AnnouncedThreat, Announcement, AnnouncementKind, find_row
from spacealert.missions.scenario import CARD_IS_EARLIER_BY, Kind, Scenario, ScenarioEvent, format_time


@frozen
class DescriptionLine:
    """A line of the description, with its time. The end of a phase has its own line."""

    at: int
    text: str
    phase_ends: bool = False


def describe(texts: Texts, scenario: Scenario) -> list[DescriptionLine]:
    """Return a line for each event and for each end of a phase, sorted by time.

    In the same second, the end of a phase comes first, as in scripts.
    """
    last = len(scenario.phases)
    ends = [
        DescriptionLine(
            end, texts.say("scenario-shown-end", phase="operation" if phase == last else str(phase)), phase_ends=True
        )
        for phase, end in enumerate(scenario.phases, 1)
    ]
    return sorted(
        [*ends, *(DescriptionLine(event.at, describe_event(texts, event)) for event in scenario.events)],
        key=lambda line: line.at,
    )


def describe_event(texts: Texts, event: ScenarioEvent) -> str:
    """Describe an event, without its time."""
    row = find_row(event.what)
    until = event.at + max(after for _, after in row.says(event.what))
    return texts.say(row.listing, until=format_time(until), **row.facts(event.what))


def kind_in_words(kind: Kind) -> Message:
    return Message(f"kind.{kind.replace(' ', '-')}", {})


def level_in_words(texts: Texts, scenario: Scenario) -> str:
    """Describe the threat level, with and without unconfirmed reports."""
    level, confirmed = scenario.level(), scenario.level(confirmed_only=True)
    return texts.say("scenario-shown-level", level=level, confirmed="same" if confirmed == level else confirmed)


def describe_origin(texts: Texts, scenario: Scenario) -> list[str]:
    """Return remarks on a scenario's origin: how many transcriptions agree on it, and the code that generates it."""
    found = []
    if scenario.sources is not None:
        found.append(texts.say("scenario-shown-sources", sources=scenario.sources))
    if scenario.code is not None:
        found.append(texts.say("scenario-shown-code", code=scenario.code))
    return found


def scenario_label(scenario: Scenario) -> dict[str, Any]:
    """Return the facts about a scenario that contain no spoilers, for lists in JSON."""
    return {
        "id": scenario.id,
        "kind": scenario.kind.value,
        "title": dict(scenario.title),
        "sources": scenario.sources,
        "code": scenario.code,
    }


def scenario_facts(scenario: Scenario) -> dict[str, Any]:
    """Return all facts about a scenario for JSON. Times are in seconds, and `script` uses the nominal dialect."""
    from spacealert.missions import notation  # imported late: listing scenarios must start fast

    return {
        **scenario_label(scenario),
        "level": scenario.level(),
        "level_confirmed": scenario.level(confirmed_only=True),
        "phases": list(scenario.phases),
        "events": [
            {"at": event.at, "what": row.name, **asdict(event.what), "text": row.words.write(event.what)}
            for event in scenario.events
            for row in (find_row(event.what),)
        ],
        "script": notation.write(scenario),
    }


_HERE = Path(__file__).parent

# Space for the lines on A4 or Letter, whichever is smaller, in millimeters, and the font size.
_HEIGHT, _WIDTH = 242.0, 170.0
_LARGEST, _SMALLEST, _STEP = 5.6, 2.4, 0.05
# Average letter width, including bold, and line height including the border, relative to the font size.
_LETTER, _LINE = 0.55, 1.34


@frozen
class SheetLine:
    """A line to read aloud, and the second at which to read it."""

    at: int
    text: str
    class_: str


def sheet_html(languages: Sequence[Texts], scenario: Scenario) -> str:
    return Template((_HERE / "sheet.html").read_text(encoding="utf-8")).substitute(
        lang=languages[0].language,
        title=escape(_sheet_heading(languages[0], scenario)),
        style=(_HERE / "sheet.css").read_text(encoding="utf-8"),
        sheets="".join(_sheet_section(texts, scenario) for texts in languages),
    )


def sheet_lines(texts: Texts, scenario: Scenario) -> list[SheetLine]:
    """Return all lines to read aloud, in order."""
    return sorted([*_phase_lines(texts, scenario), *_event_lines(texts, scenario)], key=lambda line: line.at)


def fit_type_size(said: Sequence[SheetLine]) -> float:
    """Return the largest type size in millimeters that fits the lines on one page, or the smallest if none does."""
    size = _LARGEST
    while size > _SMALLEST and _estimated_height(said, size) > _HEIGHT:
        size -= _STEP
    return round(size, 2)


def _estimated_height(said: Sequence[SheetLine], size: float) -> float:
    letters = (_WIDTH - 3.2 * size) / (size * _LETTER)
    return size * _LINE * sum(math.ceil(len(line.text) / letters) for line in said)


def _phase_lines(texts: Texts, scenario: Scenario) -> Iterator[SheetLine]:
    yield SheetLine(0, texts.say("intercom-begin"), "end")
    for number, end in enumerate(scenario.phases, 1):
        phase = "operation" if number == len(scenario.phases) else number
        started = scenario.phases[number - 2] if number > 1 else 0
        for before in (60, 20):
            if end - before > started:
                yield SheetLine(end - before, texts.say(f"intercom-warning-{before}", phase=phase), "warning")
        ends, ended = (texts.say(f"intercom-{text}", phase=phase) for text in ("countdown", "ended"))
        text = texts.say("scenario-sheet-countdown", said=ends, ended=ended)
        yield SheetLine(end - CARD_IS_EARLIER_BY, text, "end")


def _event_lines(texts: Texts, scenario: Scenario) -> Iterator[SheetLine]:
    for event in scenario.events:
        class_ = "threat" if isinstance(event.what, AnnouncedThreat) else "data"
        for kind, after in find_row(event.what).says(event.what):
            yield SheetLine(event.at + after, _announcement_in_words(texts, event.what, kind), class_)


def _announcement_in_words(texts: Texts, what: Announcement, kind: AnnouncementKind) -> str:
    facts = find_row(what).facts(what)
    if isinstance(what, AnnouncedThreat):
        body = texts.say("intercom-body", seriousness="serious" if what.serious else "threat", **facts)
        return texts.say("scenario-sheet-again", said=f"{texts.say(kind.text)} {body}")
    aloud = f"{kind.text}.aloud"
    return texts.say(aloud if texts.has(aloud) else kind.text, **facts)


def _sheet_heading(texts: Texts, scenario: Scenario) -> str:
    return texts.say("scenario-sheet-heading", id=scenario.id, title=scenario.title_in(texts.language))


def _sheet_section(texts: Texts, scenario: Scenario) -> str:
    said = sheet_lines(texts, scenario)
    notes = [texts.say("scenario-sheet-how")]
    if any(not threat.confirmed for threat in scenario.threats()):
        notes.append(texts.say("scenario-sheet-unconfirmed"))
    rows = "".join(
        f'<tr class="{line.class_}"><td class="time">{format_time(line.at)}</td><td>{escape(line.text)}</td></tr>\n'
        for line in said
    )
    return (
        f'<section lang="{texts.language}" style="--type: {fit_type_size(said)}mm">\n'
        f"<h1>{escape(_sheet_heading(texts, scenario))}</h1>\n"
        f"<p>{escape(' '.join(notes))}</p>\n<table>\n{rows}</table>\n</section>\n"
    )
