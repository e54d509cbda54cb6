"""Random evenings, each of fifty commands at any moment: nothing may be lost, given away or done in silence.

    python tests/bench/random_commands.py [EVENINGS]

Ends with a traceback and the evening that failed.
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
    entry_input.wasted = lambda game, score: {}  # slow, and irrelevant here
    library.entries = cache(library.entries)
    began = time.perf_counter()
    run(evenings)
    print(f"{evenings} evenings of {COMMANDS} commands in {time.perf_counter() - began:.0f} s: all as they must be")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 10_000)
