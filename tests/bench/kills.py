"""Kills a program that writes to the log book at random moments (kill -9), and counts lost entries.

    python tests/bench/kills.py [KILLS]      40 by default; 500 before a release

Exits with 1 if a confirmed entry is missing, or if the log is ever damaged.
"""

import sys
import time
from collections import Counter
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from logbook.test_logbook import killed_after, missing_entries

from spacealert import logbook


def main(kills: int) -> int:
    dice, began = Random(), time.perf_counter()
    said_of, lost = Counter[str](), 0
    with TemporaryDirectory() as folder:
        path = Path(folder) / "log.sqlite"
        for number in range(kills):
            said = killed_after(path, str(number), dice.randrange(1, 30), dice.uniform(0, 0.005))
            said_of.update(line.split()[0] for line in said)
            lost += len(missing_entries(path, said))
        log = logbook.open(path)
        there, size = len(log.lines()), path.stat().st_size
        log.close()
    spent = time.perf_counter() - began
    told = ", ".join(f"{count} of {what}" for what, count in said_of.items())
    print(f"{kills} kills in {spent:.0f} s; said to be written: {told}; {lost} lost")
    print(f"{there} entries at the end (up to one more for each kill), {size / 1e6:.1f} MB")
    return lost > 0 or there < said_of["entry"]


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 40))
