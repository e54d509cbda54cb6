"""Games whose results two other implementations agree on: the findings are here, the rest lies beside the project."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from spacealert.engine import notation, resolve

FINDINGS = Path(__file__).parent / "findings.jsonl"
SHARED = Path(__file__).parents[3] / "shared" / "conformance"

# Games of random.jsonl lost to a card that has a twin of the same name for the other side, both being in the game. The
# corpus names the twin, which in each of these games does nothing in the turn of the loss, or is survived already, or
# not even aboard yet; `test_a_wrong_twin` shows it. All else in them agrees.
WRONG_TWINS = {
    146: ("SI1-01", "SI1-02"),
    877: ("I2-03", "I2-04"),
    952: ("SI1-01", "SI1-02"),
    1262: ("I2-02", "I2-01"),
    1278: ("I1-04", "I1-03"),
    1316: ("I2-01", "I2-02"),
    1760: ("I2-04", "I2-03"),
    1777: ("SI1-02", "SI1-01"),
    1805: ("I1-05", "I1-06"),
}


def cases(file: Path) -> Iterator[dict[str, Any]]:
    with file.open(encoding="utf-8") as lines:
        for line in lines:
            yield json.loads(line)


def result_of(case: dict[str, Any]) -> dict[str, Any]:
    game, trace = notation.read(case["game"]), "trace" in case["result"]
    return notation.written(game, resolve(game, events=trace), trace=trace)


@pytest.mark.parametrize("case", list(cases(FINDINGS)), ids=lambda case: case["game"]["id"])
def test_a_finding(case: dict[str, Any]) -> None:
    assert result_of(case) == case["result"], case["note"]


def shared(name: str) -> Iterator[dict[str, Any]]:
    file = SHARED / f"{name}.jsonl"
    if not file.is_file():
        pytest.skip("the conformance games are not beside the project")
    return cases(file)


@pytest.mark.parametrize("name", ["findings", "single-threat", "random", "random-traced", "good-plans"])
def test_the_corpus(name: str) -> None:
    different = {case["game"]["id"]: case for case in shared(name) if result_of(case) != case["result"]}
    assert different.keys() == (WRONG_TWINS.keys() if name == "random" else set())


def test_a_wrong_twin() -> None:
    for case in shared("random"):
        if case["game"]["id"] in WRONG_TWINS:
            culprit, twin = WRONG_TWINS[case["game"]["id"]]
            assert result_of(case) == case["result"] | {"lost_to": culprit}
            assert case["result"]["lost_to"] == twin
            told = resolve(notation.read(case["game"])).events
            acting = {event.card for event in told if event.turn == told[-1].turn and event.kind == "threat-acts"}
            assert culprit in acting
            assert twin not in acting
