"""Lets several programs write to the same careers at the same time, and counts lost changes.

    python tests/bench/careers.py [ROUNDS] [--writers 4]      20 by default; 200 before a release

Each writer is a separate `spacealert careers fly`. Exits with 1 if a confirmed run is missing or anything was refused.
"""

import argparse
import os
import subprocess
import sys
from datetime import date, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory

from spacealert import logbook
from spacealert.engine.game import Score
from spacealert.logbook import CrewMember, Entry
from spacealert.logbook.careers.explorer import Explorer

DAY = date(2026, 11, 18)


def main(rounds: int, writers: int) -> int:
    lost = refused = 0
    with TemporaryDirectory() as folder:
        environment = {**os.environ, "SPACEALERT_HOME": folder, "LC_ALL": "C.UTF-8"}
        path = Path(folder) / "log.sqlite"
        with logbook.open(path) as log:
            log.save_explorers([Explorer("Anna", DAY, id="anna"), Explorer("Boris", DAY, id="boris")])
            for number in range(writers):
                score = Score(10, 2, 0, 0, 0, 0, 0)
                crew = (CrewMember("Anna"), CrewMember("Boris"))
                log.add(Entry("S2-3", DAY + timedelta(days=number), crew, score=score, id=f"line {number}"))
        for _ in range(rounds):
            command = [sys.executable, "-m", "spacealert", "careers", "fly"]
            flying = [
                subprocess.Popen(
                    [*command, str(number + 1), "--who", "Anna", "--who", "Boris"],
                    env=environment,
                    stdout=subprocess.DEVNULL,
                )
                for number in range(writers)
            ]
            refused += sum(process.wait() != 0 for process in flying)
            with logbook.open(path) as log:
                lost += sum(writers - len(explorer.runs) for explorer in log.explorers())
                for _ in range(writers):  # undo everything, step by step
                    log.undo(log.last_career_step())
                lost += sum(len(explorer.runs) for explorer in log.explorers())
    print(f"{rounds} rounds of {writers} writers: {2 * rounds * writers} runs written, {lost} lost, {refused} refused")
    return lost > 0 or refused > 0


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("rounds", type=int, nargs="?", default=20)
    parser.add_argument("--writers", type=int, default=4)
    wish = parser.parse_args()
    sys.exit(main(wish.rounds, wish.writers))
