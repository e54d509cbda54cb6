"""Measures how many games are resolved per second: python tests/bench/resolve.py [OTHER_CHECKOUT]

With another checkout (of the commit to compare with), both resolve the same games alternately: without events, with
events, and as `resolve --batch`. Prints the median ratio of all rounds, which is above 1 if this checkout is faster.
Then it prints the cost of a copy, a key and a step of a table, and how the time grows with the crew and the cards,
which should be linear. All figures are processor time on one core.
"""

import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

# Resolves the games of a corpus as often and in the way requested, and prints games per second.
WORKER = """
import importlib, io, json, lzma, sys, time
sys.path.insert(0, sys.argv[1])


def module(*names):
    for name in names:
        try:
            return importlib.import_module(name)
        except ModuleNotFoundError:
            continue


engine = module("spacealert.engine", "spacealert.rules")
batch = module("spacealert.gamefile.batch", "spacealert.game.batch")


def game(values):
    crew = [engine.Member(one["color"], one["plan"]) for one in values["crew"]]
    tiles = {zone: tuple(stack) for zone, stack in values["tiles"].items()}
    return engine.Game(crew, values["tracks"], [engine.Threat(**one) for one in values["threats"]], tiles)


with lzma.open(sys.argv[2], "rt") as lines:
    values = [json.loads(line)["game"] for line in lines]
games = [game(one) for one in values]
written = "\\n".join(map(json.dumps, values)).encode()
for how in map(str.strip, sys.stdin):
    start = time.process_time()
    if how == "batch":
        for _ in batch.resolve_lines(io.BytesIO(written)):
            pass
    else:
        for one in games:
            engine.resolve(one, events=how == "events")
    print(len(games) / (time.process_time() - start), flush=True)
"""
WAYS = ("silent", "events", "batch")
ROUNDS = 9
HERE = Path(__file__).parents[2]
CONFORMANCE = HERE / "tests" / "data" / "conformance"
COLORS = ("blue", "green", "red", "yellow", "purple")
PLAN = "c>b<c^b^c>a<"
LONGEST = dict.fromkeys(("red", "white", "blue", "internal"), "T7")


def speeds(checkouts: list[Path], corpus: Path, how: str) -> list[list[float]]:
    """Return the games per second of each checkout in each round, alternating between them."""
    workers = [
        subprocess.Popen(
            [sys.executable, "-c", WORKER, str(checkout), str(corpus)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd="/",
        )
        for checkout in checkouts
    ]
    rounds = []
    for _ in range(ROUNDS):
        rounds.append([])
        for worker in workers:
            assert worker.stdin and worker.stdout
            worker.stdin.write(f"{how}\n")
            worker.stdin.flush()
            rounds[-1].append(float(worker.stdout.readline()))
    for worker in workers:
        worker.communicate()
    return rounds


def microseconds(what: Callable[[], object], times: int = 2000) -> float:
    best = float("inf")
    for _ in range(ROUNDS):
        start = time.perf_counter()
        for _ in range(times):
            what()
        best = min(best, time.perf_counter() - start)
    return best / times * 1e6


def tables() -> None:
    from spacealert.engine import CARDS, Game, Member, Table, Threat, resolve

    # Threats that stay on their tracks and do little, so that an extra card costs only its own work.
    quiet = [code for code, card in CARDS.items() if card.sort == "external" and card.speed <= 2][:8]

    def game(crew: int, cards: int) -> Game:
        threats = [Threat(code, turn + 1, "red") for turn, code in enumerate(quiet[:cards])]
        return Game([Member(color, PLAN) for color in COLORS[:crew]], LONGEST, threats)

    def resolving(one: Game) -> float:
        return microseconds(lambda: resolve(one, events=False), 100)

    table = Table(game(5, 8))
    for _ in range(8):
        table.step()
    copy, key = microseconds(table.copy), microseconds(lambda: hash(table.key()))
    print(f"microseconds with a crew of 5 and 8 threats: copy {copy:.1f}, key and hash {key:.1f}")
    by_crew = " ".join(f"{resolving(game(crew, 4)):.0f}" for crew in range(1, 6))
    by_cards = " ".join(f"{resolving(game(4, cards)):.0f}" for cards in range(9))
    print(f"microseconds a game without events, crew of 1 to 5: {by_crew}; 0 to 8 cards: {by_cards}")


def main() -> None:
    checkouts = [HERE, *map(Path, sys.argv[1:2])]
    for name in ("findings", "single-threat", "random", "random-traced", "good-plans"):
        for how in WAYS:
            rounds = speeds(checkouts, CONFORMANCE / f"{name}.jsonl.xz", how)
            compared = (
                f", {median(mine / other for mine, other in rounds):.2f} times the other" if checkouts[1:] else ""
            )
            print(f"{name}, {how}: {max(mine for mine, *_ in rounds):.0f} games a second{compared}")
    tables()


main()
