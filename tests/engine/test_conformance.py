"""Games whose results other implementations of the rules agree on."""

from typing import Any

import pytest
from support import known_games

from spacealert.engine import resolve, results, ship
from spacealert.engine.events import ThreatActs

NAMES = {code: card["name"] for code, card in known_games.threats().items()}


def result_of(case: dict[str, Any]) -> dict[str, Any]:
    """For a lost game, the known results only contain the card it was lost to."""
    game, trace = known_games.game_of(case["game"]), "trace" in case["result"]
    result = results.result_as_dict(game, resolve(game, events=trace), trace=trace)
    return {key: result[key] for key in case["result"]} if result["outcome"] == "lost" else result


def by_name(result: dict[str, Any]) -> dict[str, Any]:
    """Return the result with the name of the card that destroyed the ship, since either copy's code is correct."""
    return result | {"lost_to": NAMES[result["lost_to"]]} if "lost_to" in result else result


@pytest.mark.parametrize("case", list(known_games.cases("findings")), ids=lambda case: case["game"]["id"])
def test_reported_findings_are_fixed(case: dict[str, Any]) -> None:
    assert result_of(case) == case["result"], case["note"]


@pytest.mark.parametrize("name", [name for name in known_games.BASE if name != "findings"])
def test_corpus_games_resolve_as_expected(name: str) -> None:
    compared = {case["game"]["id"]: (result_of(case), case["result"]) for case in known_games.cases(name)}
    assert compared
    assert not {id_: both for id_, both in compared.items() if by_name(both[0]) != by_name(both[1])}


def test_of_two_copies_the_acting_card_is_named() -> None:
    """In nine games, the corpus names the other copy, which does nothing on the turn of the loss."""
    told_apart = [case for case in known_games.cases("random") if result_of(case) != case["result"]]
    assert len(told_apart) == 9
    for case in told_apart:
        events = resolve(known_games.game_of(case["game"])).events
        acting = {event.card for event in events if event.turn == events[-1].turn and isinstance(event, ThreatActs)}
        assert result_of(case)["lost_to"] in acting
        assert case["result"]["lost_to"] not in acting


def test_lost_game_result_shows_the_final_table() -> None:
    lost = next(case for case in known_games.cases("random-traced") if case["result"]["outcome"] == "lost")
    game = known_games.game_of(lost["game"])
    result: Any = results.result_as_dict(game, resolve(game), trace=True)
    assert "score" not in result
    assert len(result["crew"]) == len(game.crew)
    assert [threat["card"] for threat in result["threats"]] == [threat.card for threat in game.threats]
    tiles = {zone: len(shown["tiles"]) for zone, shown in result["zones"].items()}
    assert sum(tiles.values()) >= sum(len(shown["tiles"]) for shown in result["trace"][-1]["zones"].values())
    assert max(tiles.values()) == len(ship.TILES) or result["lost_to"]
