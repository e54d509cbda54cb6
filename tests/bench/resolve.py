"""How many games a second the resolution round takes, with events and without: python tests/bench/resolve.py [FILE…]

Without files it takes the conformance games beside the project. One core, the best of several rounds. Then how the
time grows with the crew and with the cards, which should be a straight line.
"""

import json
import sys
import time
from pathlib import Path

from spacealert.engine import CARDS, Game, Member, Threat, notation, resolve

ROUNDS = 5
SHARED = Path(__file__).parents[3] / "shared" / "conformance"
COLORS = ("blue", "green", "red", "yellow", "purple")
PLAN = "c>b<c^b^c>a<"
LONGEST = dict.fromkeys(("red", "white", "blue", "internal"), "T7")
# Threats that stay on their tracks and do little, so that a card more is only a card more.
QUIET = [code for code, card in CARDS.items() if card.sort == "external" and card.speed <= 2][:8]


def games_a_second(games: list[Game], *, events: bool) -> float:
    best = float("inf")
    for _ in range(ROUNDS):
        start = time.perf_counter()
        for game in games:
            resolve(game, events=events)
        best = min(best, time.perf_counter() - start)
    return len(games) / best


def microseconds(crew: int, cards: int) -> float:
    threats = [Threat(code, turn + 5, "red") for turn, code in enumerate(QUIET[:cards])]
    game = Game([Member(color, PLAN) for color in COLORS[:crew]], LONGEST, threats)
    return 1e6 / games_a_second([game] * 300, events=False)


def main() -> None:
    for file in [Path(name) for name in sys.argv[1:]] or sorted(SHARED.glob("*.jsonl")):
        with file.open(encoding="utf-8") as lines:
            games = [notation.read(json.loads(line)["game"]) for line in lines]
        silent, told = games_a_second(games, events=False), games_a_second(games, events=True)
        sys.stdout.write(f"{file.name}: {len(games)} games; {silent:.0f} a second without events, {told:.0f} with\n")
    by_crew = " ".join(f"{microseconds(crew, 4):.0f}" for crew in range(1, 6))
    by_cards = " ".join(f"{microseconds(4, cards):.0f}" for cards in range(len(QUIET) + 1))
    sys.stdout.write(f"microseconds a game without events, crew of 1 to 5: {by_crew}\n")
    sys.stdout.write(f"microseconds a game without events, 0 to {len(QUIET)} cards: {by_cards}\n")


main()
