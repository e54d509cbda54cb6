"""How many games a second the resolution round takes, with events and without: python tests/bench/resolve.py [FILE…]

Without files it takes the conformance games beside the project. One core, the best of several rounds.
"""

import json
import sys
import time
from pathlib import Path

from spacealert.rules import Game, notation, resolve

ROUNDS = 3
SHARED = Path(__file__).parents[3] / "shared" / "conformance"


def games_a_second(games: list[Game], *, events: bool) -> float:
    best = float("inf")
    for _ in range(ROUNDS):
        start = time.perf_counter()
        for game in games:
            resolve(game, events=events)
        best = min(best, time.perf_counter() - start)
    return len(games) / best


def main() -> None:
    files = [Path(name) for name in sys.argv[1:]] or sorted(SHARED.glob("*.jsonl"))
    for file in files:
        with file.open(encoding="utf-8") as lines:
            games = [notation.read(json.loads(line)["game"]) for line in lines]
        without, with_events = games_a_second(games, events=False), games_a_second(games, events=True)
        sys.stdout.write(
            f"{file.name}: {len(games)} games; {without:.0f} a second without events, {with_events:.0f} with\n"
        )


main()
