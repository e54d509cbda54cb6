"""Measures a log book of 20,000 and of 200,000 missions: each command that lists it, and its scene in the window.

    python tests/bench/log_size.py [MISSIONS…]

Prints the processor time, which doesn't depend on other programs, and its ratio to that of the first size. Exits with 1
if it exceeds a second per 20,000 missions, or five seconds.
"""

import os
import resource
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from datetime import date, timedelta
from random import Random

from attrs import evolve

from spacealert import logbook
from spacealert.engine.game import Score
from spacealert.kit.storage import codec
from spacealert.kit.storage.history import SavedState
from spacealert.logbook import CrewMember, Entry

SIZES = (20_000, 200_000)
COMMANDS = {
    "log": ["log"],
    "log --json": ["log", "--json"],
    "log --csv": ["log", "--csv"],
    "log stats": ["log", "stats"],
}
WINDOW = """
import pygame
from spacealert.apps.window import evening
from spacealert.kit.ui.screen import Screen
from spacealert.session import Session
from spacealert.texts import load_texts

session = Session()
screen = Screen(evening.open_log_book(load_texts("en"), session), pygame.Surface((1280, 720)))
for key in ("home", "pagedown", "pagedown", "end", "pageup"):
    screen.press(key)
    screen.tick(0.03)
    screen.paint()
assert len(screen.scene.rows) == SIZE
session.close()
"""


def entries(count: int) -> Iterator[Entry]:
    """Create missions of thirty people in changing crews, thirty missions a day."""
    dice = Random(12)
    people = [CrewMember(f"Player {number}") for number in range(30)]
    for number in range(count):
        crew = [evolve(person, wasted=dice.randrange(9)) for person in dice.sample(people, 4)]
        crew[0] = evolve(crew[0], roles=("captain",))
        lost = dice.randrange(3) == 0
        yield Entry(
            f"S2-{1 + number % 6}",
            date(2000, 1, 1) + timedelta(days=number // 30),
            tuple(crew),
            score=None if lost else Score(dice.randrange(20), 4, 1, -dice.randrange(7), -2, 0, 0),
            lost_to="SE2-05" if lost else None,
            id=f"{number:032x}",
        )


def seconds(words: list[str]) -> float:
    """Return the processor time of a separate process."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, *words], stdout=subprocess.DEVNULL, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main(sizes: list[int]) -> int:
    too_slow = False
    first: dict[str, float] = {}
    for size in sizes:
        most = min(5.0, size / 20_000)
        with tempfile.TemporaryDirectory() as home:
            os.environ["SPACEALERT_HOME"] = home
            with logbook.open() as log:
                log.merge(
                    [
                        SavedState(entry.id, f"2026-01-01T00:00:00.{place:06}+00:00", False, codec.dumps(entry))
                        for place, entry in enumerate(entries(size))
                    ]
                )
            calls = {name: ["-m", "spacealert", *words] for name, words in COMMANDS.items()}
            calls["window"] = ["-c", WINDOW.replace("SIZE", str(size))]
            for name, words in calls.items():
                took = seconds(words)
                ratio = took / first.setdefault(name, took)
                print(f"{size:7} missions, {name:10} {took:5.2f} s of {most:.0f} s, {ratio:4.1f} times", flush=True)
                too_slow |= took > most
    return int(too_slow)


if __name__ == "__main__":
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    sys.exit(main([int(size) for size in sys.argv[1:]] or list(SIZES)))
