"""A scenario told in words: for a table on the screen, and as plain facts for other programs."""

from typing import Any

from attrs import asdict, frozen

from spacealert.kit.i18n.texts import Message, Texts
from spacealert.missions.announcements import (
    Announcement,
    row_of,
)
from spacealert.missions.scenario import Kind, Scenario, ScenarioEvent, clock


@frozen
class DescriptionLine:
    """What happens at a second, in words; the end of a phase is told like an event."""

    at: int
    text: str
    phase_ends: bool = False


def lines(texts: Texts, scenario: Scenario) -> list[DescriptionLine]:
    """All that happens, in order; at one second the end of a phase comes first, as in a script."""
    last = len(scenario.phases)
    ends = [
        DescriptionLine(
            end, texts.say("scenario-shown-end", phase="operation" if phase == last else str(phase)), phase_ends=True
        )
        for phase, end in enumerate(scenario.phases, 1)
    ]
    return sorted(
        [*ends, *(DescriptionLine(event.at, in_words(texts, event)) for event in scenario.events)],
        key=lambda line: line.at,
    )


def in_words(texts: Texts, event: ScenarioEvent) -> str:
    """What an event is, without its time."""
    row = row_of(event.what)
    until = event.at + max(after for _, after in row.says(event.what))
    return texts.say(row.listing, until=clock(until), **row.facts(event.what))


def kind_in_words(kind: Kind) -> Message:
    return Message(f"kind.{kind.replace(' ', '-')}", {})


def level_in_words(texts: Texts, scenario: Scenario) -> str:
    """The threat level, and what it is for crews that need not heed unconfirmed reports."""
    level, confirmed = scenario.level(), scenario.level(confirmed_only=True)
    return texts.say("scenario-shown-level", level=level, confirmed="same" if confirmed == level else confirmed)


def remarks(texts: Texts, scenario: Scenario) -> list[str]:
    """What else is known: how sure the source is, and the code it can be had by again."""
    found = []
    if scenario.sources is not None:
        found.append(texts.say("scenario-shown-sources", sources=scenario.sources))
    if scenario.code is not None:
        found.append(texts.say("scenario-shown-code", code=scenario.code))
    return found


def label(scenario: Scenario) -> dict[str, Any]:
    """What may be listed of a scenario, for other programs: nothing that would spoil it."""
    return {
        "id": scenario.id,
        "kind": scenario.kind.value,
        "title": dict(scenario.title),
        "sources": scenario.sources,
        "code": scenario.code,
    }


def facts(scenario: Scenario) -> dict[str, Any]:
    """All of a scenario, for other programs; times are seconds, `script` is the nominal dialect."""
    from spacealert.missions import notation  # not at the top: a list of scenarios must start fast

    return {
        **label(scenario),
        "level": scenario.level(),
        "level_confirmed": scenario.level(confirmed_only=True),
        "phases": list(scenario.phases),
        "events": [{"at": event.at, **_event(event.what)} for event in scenario.events],
        "script": notation.write(scenario),
    }


def _event(what: Announcement) -> dict[str, Any]:
    return {"what": row_of(what).name, **asdict(what), "text": row_of(what).words.write(what)}
