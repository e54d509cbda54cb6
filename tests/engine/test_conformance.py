"""Games whose results other implementations of the rules agree on."""

from typing import Any

import pytest
from support import known_games

from spacealert.engine import resolve, results
from spacealert.engine.events import ThreatActs

NAMES = {code: card["name"] for code, card in known_games.threats().items()}


def result_of(case: dict[str, Any]) -> dict[str, Any]:
    game, trace = known_games.game_of(case["game"]), "trace" in case["result"]
    return results.as_dict(game, resolve(game, events=trace), trace=trace)


def by_name(result: dict[str, Any]) -> dict[str, Any]:
    """The result with the name of the card that it was lost to: of two copies of a card either code may stand there."""
    return result | {"lost_to": NAMES[result["lost_to"]]} if "lost_to" in result else result


@pytest.mark.parametrize("case", list(known_games.cases("findings")), ids=lambda case: case["game"]["id"])
def test_a_finding(case: dict[str, Any]) -> None:
    assert result_of(case) == case["result"], case["note"]


@pytest.mark.parametrize("name", [name for name in known_games.BASE if name != "findings"])
def test_the_corpus(name: str) -> None:
    compared = {case["game"]["id"]: (result_of(case), case["result"]) for case in known_games.cases(name)}
    assert compared
    assert not {id_: both for id_, both in compared.items() if by_name(both[0]) != by_name(both[1])}


def test_of_two_copies_of_a_card_the_one_that_acted_is_named() -> None:
    """In nine games the corpus names the other copy, which does nothing in the turn of the loss."""
    told_apart = [case for case in known_games.cases("random") if result_of(case) != case["result"]]
    assert len(told_apart) == 9
    for case in told_apart:
        events = resolve(known_games.game_of(case["game"])).events
        acting = {event.card for event in events if event.turn == events[-1].turn and isinstance(event, ThreatActs)}
        assert result_of(case)["lost_to"] in acting
        assert case["result"]["lost_to"] not in acting
