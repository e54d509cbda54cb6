"""Events tell what happened and nothing else: their facts, what they change on the table, and how they replay."""

import json
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any, ClassVar, Concatenate, ParamSpec

import jsonschema
import pytest
from support import known_games

from spacealert.engine import Game, Resolution, Table, apply, event_schema, replay, resolve, table
from spacealert.engine.events import Changes, Event
from spacealert.engine.recorder import Recorder
from spacealert.engine.view import View, view_of

P = ParamSpec("P")


def games(every: int = 1) -> Iterator[Game]:
    for name in ("findings", "random-traced", "good-plans", "single-threat"):
        yield from (known_games.game_of(case["game"]) for case in islice(known_games.cases(name), None, None, every))


@pytest.fixture(scope="module", params=[3, pytest.param(1, marks=pytest.mark.slow)], ids=["a-third", "all"])
def every(request: pytest.FixtureRequest) -> int:
    return int(request.param)


@pytest.fixture(scope="module")
def resolutions(every: int) -> list[Resolution]:
    return [resolve(game) for game in games(every)]


class StrictRecorder(Recorder):
    """Looks at the whole table after each event, so that nothing changes which no event tells."""

    untold: ClassVar[set[tuple[str, str]]] = set()

    def __call__(
        self, kind: Callable[Concatenate[int, str, Changes, P], Event], *args: P.args, **kwargs: P.kwargs
    ) -> None:
        super().__call__(kind, *args, **kwargs)
        told, now = self.view, view_of(self.state)
        type(self).untold |= {
            (self.events[-1].kind, field) for field in View._fields if getattr(told, field) != getattr(now, field)
        }


def test_nothing_changes_on_the_table_but_what_an_event_of_its_kind_may_change(
    monkeypatch: pytest.MonkeyPatch, every: int
) -> None:
    monkeypatch.setattr(table, "Recorder", StrictRecorder)
    for game in games(every):
        resolve(game)
    assert not StrictRecorder.untold


def test_events_replay_to_the_end(resolutions: list[Resolution]) -> None:
    for resolution in resolutions:
        now = resolution.views[0]
        for event, view in zip(resolution.events, resolution.views[1:], strict=True):
            now = apply(now, event)
            assert now == view
        assert now == replay(resolution.views[0], resolution.events) == resolution.end


def test_events_keep_to_their_schema(resolutions: list[Resolution]) -> None:
    schema = event_schema.schema()
    of_kind = {variant["properties"]["kind"]["const"]: variant for variant in schema["oneOf"]}
    jsonschema.Draft202012Validator.check_schema(schema)
    validators = {kind: jsonschema.Draft202012Validator(variant) for kind, variant in of_kind.items()}
    seen: dict[str, dict[str, Any]] = {}
    for resolution in resolutions[::20]:
        for event in resolution.events:
            written = json.loads(json.dumps({**event_schema.as_dict(event), "text": ""}))
            validators[event.kind].validate(written)
            seen[event.kind] = written
    assert len(seen) > 50
    validator = jsonschema.Draft202012Validator(schema)
    for written in seen.values():
        validator.validate(written)
        assert not validator.is_valid(written | {"unheard": 1})


def test_a_table_that_nobody_listens_to_keeps_no_events(resolutions: list[Resolution]) -> None:
    silent = Table(next(games()))
    while not silent.done:
        silent.step()
    assert (silent.result().events, silent.result().views) == ((), ())
