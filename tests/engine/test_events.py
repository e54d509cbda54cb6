"""Events report everything that happens and nothing else: their fields and their changes to the table."""

import json
from collections.abc import Iterator
from itertools import islice, pairwise
from typing import Any

import jsonschema
import pytest
from support import event_json_schema, known_games

from spacealert.engine import Game, Resolution, Table, event_schema, resolve, table
from spacealert.engine.state import State
from spacealert.engine.view import View, make_view, view_after


def games(every: int = 1) -> Iterator[Game]:
    for name in ("findings", "random-traced", "good-plans", "single-threat"):
        yield from (known_games.game_of(case["game"]) for case in islice(known_games.cases(name), None, None, every))
    for name in ("double-actions-traced", "specialisations-traced", "single-threat"):
        cases = known_games.cases(f"new-frontier/{name}")
        yield from (known_games.game_of(case["game"]) for case in islice(cases, None, None, every))


@pytest.fixture(scope="module", params=[10, pytest.param(1, marks=pytest.mark.slow)], ids=["a-tenth", "all"])
def every(request: pytest.FixtureRequest) -> int:
    return int(request.param)


@pytest.fixture(scope="module")
def resolutions(every: int) -> list[Resolution]:
    return [resolve(game) for game in games(every)]


def parts_of(view: View) -> Iterator[tuple[str, object]]:
    """Return everything that an event may touch, with each part of the zones listed separately."""
    yield from (
        (name, value) for name, value in zip(View._fields, view, strict=True) if name not in ("zones", "tracks")
    )
    for zone in view.zones.values():
        yield from ((name, getattr(zone, name)) for name in ("shield", "temporary", "reactor", "tiles", "lift"))


def test_events_change_only_what_their_kind_may(monkeypatch: pytest.MonkeyPatch, every: int) -> None:
    """The whole table is compared after each event, so that no change goes unreported."""
    untold: set[tuple[str, str]] = set()

    def strict(before: View, state: State, touched: tuple[str, ...]) -> View:
        now = make_view(state)
        changed = {
            name for (name, was), (_, value) in zip(parts_of(before), parts_of(now), strict=True) if was != value
        }
        untold.update((name, str(touched)) for name in changed - set(touched))
        assert view_after(before, state, touched) == now or changed - set(touched)
        return now

    monkeypatch.setattr(table, "view_after", strict)
    for game in games(every):
        assert resolve(game).views
    assert not untold


def test_unchanged_parts_keep_their_identity(resolutions: list[Resolution]) -> None:
    """Unchanged parts stay the same objects, so that their drawings can be cached."""
    for resolution in resolutions[::50]:
        for before, after in pairwise(resolution.views):
            rows = [*zip((*before.crew, *before.threats), (*after.crew, *after.threats), strict=True)]
            rows += [(before.zones[zone], after.zones[zone]) for zone in before.zones]
            assert all(was is now for was, now in rows if was == now)


def test_events_keep_to_their_schema(resolutions: list[Resolution]) -> None:
    schema = event_json_schema.event_schema()
    of_kind = {variant["properties"]["kind"]["const"]: variant for variant in schema["oneOf"]}
    jsonschema.Draft202012Validator.check_schema(schema)
    validators = {kind: jsonschema.Draft202012Validator(variant) for kind, variant in of_kind.items()}
    seen: dict[str, dict[str, Any]] = {}
    for resolution in resolutions[::20]:
        for event in resolution.events:
            written = json.loads(json.dumps({**event_schema.event_as_dict(event), "text": ""}))
            validators[event.kind].validate(written)
            seen[event.kind] = written
    assert len(seen) > 50
    validator = jsonschema.Draft202012Validator(schema)
    for written in seen.values():
        validator.validate(written)
        assert not validator.is_valid(written | {"unheard": 1})


def test_events_are_not_kept_without_a_listener(resolutions: list[Resolution]) -> None:
    silent = Table(next(games()))
    while not silent.is_over:
        silent.step()
    assert silent.result().events == ()
