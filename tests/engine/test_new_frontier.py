"""Games of The New Frontier with known results, and games that depend on the reading of a rule."""

from typing import Any

import pytest
from support import known_games

from spacealert.engine import Table, damage, is_compiled, people, resolve, results, ship
from spacealert.engine.state import Person, State, ThreatState

NAMES = {code: card["name"] for code, card in known_games.all_threats().items()}

# Games in the corpora where we deviate from the other engine, by reason.
KNOWN = {
    # A slime released by a slightly damaged capsule is 1 faster (NF 3.9). The other engine ignores slime that has
    # spread.
    "new-frontier/random": {1228},
    # Half a slot delayed by its own first action is not delayed again that turn (NF 1.3). The other engine delays it.
    "new-frontier/double-actions": {142, 217, 267, 580, 667, 709, 822, 1020, 1039, 1158, 1175},
    "new-frontier/double-actions-traced": {32, 97, 127, 180},
    # Interceptors repair a fissure from any range (NF 1.4). The other engine requires range 1.
    "new-frontier/specialisations": {328},
}
CORPORA = (
    "single-threat", "random", "double-actions", "double-actions-traced", "specialisations", "specialisations-traced",
)  # fmt: skip


def result_of(case: dict[str, Any]) -> dict[str, Any]:
    """For a lost game, the known results only contain the card it was lost to."""
    game, trace = known_games.game_of(case["game"]), "trace" in case["result"]
    result = results.result_as_dict(game, resolve(game, events=trace), trace=trace)
    return {key: result[key] for key in case["result"]} if result["outcome"] == "lost" else result


def by_name(result: dict[str, Any]) -> dict[str, Any]:
    return result | {"lost_to": NAMES[result["lost_to"]]} if "lost_to" in result else result


def differing(name: str) -> set[int]:
    return {
        case["game"]["id"] for case in known_games.cases(name) if by_name(result_of(case)) != by_name(case["result"])
    }


@pytest.mark.parametrize("name", [f"new-frontier/{name}" for name in CORPORA])
def test_corpus_games_resolve_as_expected(name: str) -> None:
    assert differing(name) == KNOWN.get(name, set())


def test_copy_and_step_equals_resolve_with_the_expansion() -> None:
    for name in ("double-actions", "specialisations", "single-threat"):
        for case in list(known_games.cases(f"new-frontier/{name}"))[::12]:
            game = known_games.game_of(case["game"])
            table = Table(game)
            while not table.is_over:
                copy = table.copy()
                assert copy == table
                table.step()
                copy.step()
                assert copy == table
            assert table.result() == resolve(game, events=False)


@pytest.mark.skipif(is_compiled(), reason="patches the engine, and a compiled one does not notice")
def test_known_difference_of_twice_delayed_half_slots(monkeypatch: pytest.MonkeyPatch) -> None:
    """With the other engine's readings, the listed games have its results."""
    delay_rest = people._delay_rest

    def delay_again(state: State, person: Person, *causes: Any) -> None:
        delay_rest(state, person, *causes)
        person.late = state.turn

    monkeypatch.setattr(people, "_delay_rest", delay_again)
    assert differing("new-frontier/double-actions") == set()
    assert differing("new-frontier/double-actions-traced") == set()


def test_known_difference_of_fissure_repair_range(monkeypatch: pytest.MonkeyPatch) -> None:
    """With the other engine's reading, the listed game has its result."""
    aim = damage._aim_interceptors

    def near_ones_mend(
        state: State, external: list[ThreatState], hits: damage.Hits, pilot: Person, heroic: bool
    ) -> None:
        hidden = [threat for threat in state.on_track if threat.card.attracts == "interceptors"]
        if pilot.station == ship.SPACE:
            hidden = []
        state.on_track = [threat for threat in state.on_track if threat not in hidden]
        aim(state, external, hits, pilot, heroic)
        state.on_track = sorted([*state.on_track, *hidden], key=lambda threat: threat.order)

    monkeypatch.setattr(damage, "_aim_interceptors", near_ones_mend)
    assert differing("new-frontier/specialisations") == set()
