"""Events tell what happened and nothing else: their facts, what they change on the table, and how they replay."""

from collections.abc import Iterator
from typing import Any, ClassVar

import corpus
import pytest

from spacealert.engine import Game, Resolution, apply, notation, replay, resolve, turns
from spacealert.engine.events import KINDS
from spacealert.engine.log import Log, view_of
from spacealert.engine.state import Foe, View


def games() -> Iterator[Game]:
    for name in ("findings", "random-traced", "good-plans", "single-threat"):
        yield from (notation.read(case["game"]) for case in corpus.cases(name))


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


class StrictLog(Log):
    """A log that looks at the whole table after each event, so that nothing changes which no event tells."""

    untold: ClassVar[set[tuple[str, str]]] = set()

    def __call__(
        self, name: str, who: str | None = None, foe: Foe | None = None, /, rule: str | None = None, **facts: Any
    ) -> None:
        super().__call__(name, who, foe, rule, **facts)
        told, table = self.view, view_of(self.state)
        type(self).untold |= {(name, field) for field in View._fields if getattr(told, field) != getattr(table, field)}


def test_nothing_changes_on_the_table_but_what_an_event_of_its_kind_may_change(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(turns, "Log", StrictLog)
    for game in games():
        resolve(game)
    assert not StrictLog.untold


def test_events_replay_to_the_end(resolutions: list[Resolution]) -> None:
    for resolution in resolutions:
        table = resolution.start
        for event, view in zip(resolution.events, resolution.views, strict=True):
            table = apply(table, event)
            assert table == view
        assert table == replay(resolution.start, resolution.events) == resolution.end
