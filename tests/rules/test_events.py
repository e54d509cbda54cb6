"""Events tell what happened and nothing else: their facts, what they change on the table, and how they replay."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from spacealert.rules import Game, Resolution, apply, notation, replay, resolve
from spacealert.rules.events import KINDS

FINDINGS = Path(__file__).parent / "findings.jsonl"
SHARED = Path(__file__).parents[3] / "shared" / "conformance"


def games() -> Iterator[Game]:
    for file in (FINDINGS, SHARED / "random-traced.jsonl", SHARED / "good-plans.jsonl", SHARED / "single-threat.jsonl"):
        if file.is_file():
            with file.open(encoding="utf-8") as lines:
                yield from (notation.read(json.loads(line)["game"]) for line in lines)


@pytest.fixture(scope="module")
def resolutions() -> list[Resolution]:
    return [resolve(game) for game in games()]


def test_an_event_has_the_facts_of_its_kind(resolutions: list[Resolution]) -> None:
    wrong = {
        (event.kind, tuple(sorted(event.facts.keys() ^ KINDS[event.kind].facts)))
        for resolution in resolutions
        for event in resolution.events
        if event.facts.keys() != KINDS[event.kind].facts
    }
    assert not wrong


def test_an_event_changes_only_what_its_kind_may(resolutions: list[Resolution]) -> None:
    wrong = {
        (event.kind, field)
        for resolution in resolutions
        for event in resolution.events
        for field, _ in event.changes
        if field not in KINDS[event.kind].changes
    }
    assert not wrong


def test_events_replay_to_the_end(resolutions: list[Resolution]) -> None:
    for resolution in resolutions:
        table = resolution.start
        for event, view in zip(resolution.events, resolution.views, strict=True):
            table = apply(table, event)
            assert table == view
        assert table == replay(resolution.start, resolution.events) == resolution.end
