"""Plays random evenings of fifty commands each: nothing may be lost, revealed or fail silently.

    python tests/bench/random_commands.py [EVENINGS]

If an evening fails, it is printed with the traceback.
"""

import sys
import time
from functools import cache
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from session.test_random_commands import COMMANDS, run

from spacealert.logbook import entry_input
from spacealert.missions import library


def main(evenings: int) -> None:
    entry_input.wasted_points = lambda game, score: {}  # slow, and irrelevant here
    library.entries = cache(library.entries)
    began = time.perf_counter()
    run(evenings)
    print(f"{evenings} evenings of {COMMANDS} commands in {time.perf_counter() - began:.0f} s: all as they must be")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 10_000)
