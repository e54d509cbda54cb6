"""Compares a compiled engine with its source: python tests/bench/compiled.py PYTHON [GAMES]

PYTHON has a spacealert with a compiled engine (`.ci/accelerated`). Every known game, and GAMES more with randomly
exchanged cards (20,000 by default, a million overnight), is resolved by both engines. Every field of every result must
be equal, and for known games also the table after every turn.
"""

import json
import os
import random
import resource
import subprocess
import sys
from collections.abc import Iterator
from itertools import cycle, islice
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from support import known_games

PROJECT = Path(__file__).resolve().parents[2]
CORPORA = (
    *known_games.BASE,
    *(
        f"new-frontier/{name}"
        for name in ("single-threat", "random", "double-actions", "specialisations", "double-actions-traced")
    ),
)
A_BATCH = 5000
SPECIAL = {"s", "S"}  # only specialists have them
STEP = f"""
import sys
from time import process_time
sys.path.append({str(PROJECT / "tests")!r})
from support import known_games
from spacealert.engine import Table
games = [known_games.game_of(case["game"]) for case in known_games.cases("random")][:300]
start = process_time()
for game in games:
    table = Table(game)
    while not table.is_over:
        table.step()
print(process_time() - start)
"""
IS_COMPILED = "from spacealert.engine import is_compiled; print(is_compiled())"


def main(python: str, count: int) -> int:
    if (run(python, "-c", IS_COMPILED, pure=True), run(python, "-c", IS_COMPILED)) != ("False\n", "True\n"):
        print(f"{python} has no compiled engine, or this checkout has one")
        return 1
    everything, seconds = games(count), [0.0, 0.0]
    resolved = 0
    while batch := "".join(json.dumps(game) + "\n" for game in islice(everything, A_BATCH)):
        results = []
        for place, pure in enumerate((True, False)):
            start = _used()
            results.append(run(python, "-m", "spacealert", "resolve", "--batch", pure=pure, lines=batch).splitlines())
            seconds[place] += _used() - start
        for game, plain, compiled in zip(batch.splitlines(), *results, strict=True):
            if plain != compiled:
                print(f"another result:\n{game}\n{plain}\n{compiled}")
                return 1
        resolved += len(results[0])
    pure, compiled = seconds
    print(f"{resolved:,} games alike: {pure:.1f} s of processor time as they are, {compiled:.1f} s compiled")
    steps = [min(float(run(python, "-c", STEP, pure=pure)) for _ in range(3)) for pure in (True, False)]
    print(f"compiled, the engine plays {steps[0] / steps[1]:.2f} times as many turns in a second: what the coach does")
    return 0


def _used() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def games(count: int) -> Iterator[dict[str, Any]]:
    """Yield all known games, and this many with cards exchanged between slots."""
    known = [case["game"] for name in CORPORA for case in known_games.cases(name)]
    yield from (game | {"trace": True} for game in known)
    chance = random.Random(count)
    for game in islice(cycle(known), count):
        crew = game["crew"]
        slots = [slot for member in crew for slot in member["plan"] if SPECIAL.isdisjoint(slot)]
        plans = [
            [chance.choice(slots) if SPECIAL.isdisjoint(slot) else slot for slot in member["plan"]] for member in crew
        ]
        yield game | {
            "crew": [member | {"plan": plan} for member, plan in zip(crew, plans, strict=True)], "trace": False,
        }  # fmt: skip


def run(python: str, *arguments: str, pure: bool = False, lines: str = "") -> str:
    with TemporaryDirectory() as folder:
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        environment |= {"PYTHONPATH": str(PROJECT)} if pure else {}
        return subprocess.run(
            [python, *arguments], input=lines, capture_output=True, text=True, check=True, cwd=folder, env=environment
        ).stdout


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 20_000))
