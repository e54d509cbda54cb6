"""How many games a second the resolution round takes, with events and without: python tests/bench/resolve.py [CORPUS…]

Without names it takes all conformance games of the base rules. One core, the best of several rounds. Then how the
time grows with the crew and with the cards, which should be a straight line.
"""

import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

import corpus

from spacealert.engine import CARDS, Game, Member, Threat, notation, resolve

ROUNDS = 5
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
    for name in sys.argv[1:] or corpus.BASE:
        games = [notation.read(case["game"]) for case in corpus.cases(name)]
        silent, told = games_a_second(games, events=False), games_a_second(games, events=True)
        sys.stdout.write(f"{name}: {len(games)} games; {silent:.0f} a second without events, {told:.0f} with\n")
    by_crew = " ".join(f"{microseconds(crew, 4):.0f}" for crew in range(1, 6))
    by_cards = " ".join(f"{microseconds(4, cards):.0f}" for cards in range(len(QUIET) + 1))
    sys.stdout.write(f"microseconds a game without events, crew of 1 to 5: {by_crew}\n")
    sys.stdout.write(f"microseconds a game without events, 0 to {len(QUIET)} cards: {by_cards}\n")


main()
