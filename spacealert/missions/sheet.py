"""A scenario as a sheet to print and read aloud, where a person is the intercom: one page for each language.

The words are the intercom's own; their times are those that a printed card shows.
"""

import math
from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path
from string import Template

from attrs import frozen

from spacealert.kit.i18n import say
from spacealert.missions.model import (
    CARD_IS_EARLIER_BY,
    CommunicationsDown,
    DataTransfer,
    Event,
    IncomingData,
    Scenario,
    Threat,
    clock,
)

_HERE = Path(__file__).parent

# Millimetres of an A4 or Letter page, whichever is less, that the lines may take, and the size of their type.
_HEIGHT, _WIDTH = 242.0, 170.0
_LARGEST, _SMALLEST, _STEP = 5.6, 2.4, 0.05
# Of the size of the type: how wide a letter is on average, bold ones too, and how high a line with its border.
_LETTER, _LINE = 0.55, 1.34


@frozen
class Line:
    """Something to read aloud at its time."""

    at: int
    text: str
    class_: str


def html(scenario: Scenario, languages: Sequence[str]) -> str:
    """The page with a sheet in each of these languages."""
    return Template((_HERE / "sheet.html").read_text(encoding="utf-8")).substitute(
        lang=languages[0],
        title=escape(_heading(scenario, languages[0])),
        style=(_HERE / "sheet.css").read_text(encoding="utf-8"),
        sheets="".join(_section(scenario, language) for language in languages),
    )


def lines(scenario: Scenario, language: str) -> list[Line]:
    """Everything there is to say, in order."""
    return sorted([*_fixed(scenario, language), *_events(scenario, language)], key=lambda line: line.at)


def type_size(said: Sequence[Line]) -> float:
    """The largest type, in millimetres, in which all lines stand on one page."""
    size = _LARGEST
    while size > _SMALLEST and _height(said, size) > _HEIGHT:
        size -= _STEP
    return round(size, 2)


def _height(said: Sequence[Line], size: float) -> float:
    letters = (_WIDTH - 3.2 * size) / (size * _LETTER)
    return size * _LINE * sum(math.ceil(len(line.text) / letters) for line in said)


def _fixed(scenario: Scenario, lang: str) -> Iterator[Line]:
    """The beginning, and the warnings and ends of the phases."""
    yield Line(0, say("intercom-begin", lang), "end")
    for number, end in enumerate(scenario.phases, 1):
        phase = "operation" if number == len(scenario.phases) else number
        started = scenario.phases[number - 2] if number > 1 else 0
        for before in (60, 20):
            if end - before > started:
                yield Line(end - before, say(f"intercom-warning-{before}", lang, phase=phase), "warning")
        ends, ended = (say(f"intercom-{text}", lang, phase=phase) for text in ("countdown", "ended"))
        text = say("scenario-sheet-countdown", lang, said=ends, ended=ended)
        yield Line(end - CARD_IS_EARLIER_BY, text, "end")


def _events(scenario: Scenario, lang: str) -> Iterator[Line]:
    for event in scenario.events:
        yield Line(event.at, _said(event, lang), "threat" if isinstance(event.what, Threat) else "data")
        if isinstance(event.what, CommunicationsDown):
            yield Line(event.at + event.what.seconds, say("intercom-communications-restored", lang), "data")


def _said(event: Event, lang: str) -> str:
    match event.what:
        case Threat():
            report = "intercom-alert" if event.what.confirmed else "intercom-unconfirmed"
            seriousness = "serious" if event.what.serious else "threat"
            zone = event.what.zone or "internal"
            body = say("intercom-body", lang, turn=event.what.turn, seriousness=seriousness, zone=zone)
            return say("scenario-sheet-again", lang, said=f"{say(report, lang)} {body}")
        case IncomingData():
            return say("intercom-incoming-data", lang)
        case DataTransfer():
            return say("scenario-sheet-data-transfer", lang)
        case CommunicationsDown():
            down = say("intercom-communications-down", lang)
            return say("scenario-sheet-silence", lang, said=down, seconds=event.what.seconds)


def _heading(scenario: Scenario, lang: str) -> str:
    return say("scenario-sheet-heading", lang, id=scenario.id, title=scenario.title_in(lang))


def _section(scenario: Scenario, lang: str) -> str:
    said = lines(scenario, lang)
    notes = [say("scenario-sheet-how", lang)]
    if any(not threat.confirmed for threat in scenario.threats()):
        notes.append(say("scenario-sheet-unconfirmed", lang))
    rows = "".join(
        f'<tr class="{line.class_}"><td class="time">{clock(line.at)}</td><td>{escape(line.text)}</td></tr>\n'
        for line in said
    )
    return (
        f'<section lang="{lang}" style="--type: {type_size(said)}mm">\n<h1>{escape(_heading(scenario, lang))}</h1>\n'
        f"<p>{escape(' '.join(notes))}</p>\n<table>\n{rows}</table>\n</section>\n"
    )
