"""The games with known results in `tests/data/conformance`, and the facts in `tests/data/facts`."""

import csv
import json
import lzma
from collections.abc import Iterator
from typing import Any

from support.folders import DATA

from spacealert.engine import Game
from spacealert.gamefile import exchange, reader
from spacealert.kit.storage import yaml_document

CONFORMANCE = DATA / "conformance"
FACTS = DATA / "facts"
# Games with the base rules. Those for the expansion are in `new-frontier`.
BASE = ("findings", "single-threat", "random", "random-traced", "good-plans")


def cases(name: str) -> Iterator[dict[str, Any]]:
    """Return `{"game": …, "result": …}` for each game of a corpus, such as `random` or `new-frontier/random`."""
    with lzma.open(CONFORMANCE / f"{name}.jsonl.xz", "rt", encoding="utf-8") as lines:
        for line in lines:
            yield json.loads(line)


def game_of(values: Any) -> Game:
    """Parse a game in the exchange format, such as a line of a corpus."""
    return exchange.parse_game(values) or reader.read_exchanged_game(yaml_document.parse(json.dumps(values)))


def threats() -> dict[str, dict[str, Any]]:
    """Return the numbers printed on each threat card of the base game, by code."""
    return {code: card for code, card in all_threats().items() if card["set"] == "base"}


def all_threats() -> dict[str, dict[str, Any]]:
    """Return the numbers printed on each threat card, including the expansion, by code."""
    return {card["code"]: card for card in _lines("threats")}


def tracks() -> list[dict[str, Any]]:
    """Return the seven trajectories: letters by space, and distances by space, counted from the ship."""
    return _lines("tracks")


def missions() -> list[dict[str, str]]:
    """Return the published missions as transcribed: id, threat levels, number of sources, script."""
    with (FACTS / "missions.tsv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, delimiter="\t"))


def _lines(name: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (FACTS / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()]
