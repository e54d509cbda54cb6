"""Measures the processor time of commands and the first frame, minus the interpreter's start, and the installed size.

    python tests/bench/start.py PYTHON [PYTHON …] [--runs N]

Each PYTHON is the interpreter of an environment with spacealert, such as one with the last release and one with this
checkout's wheel. Their runs alternate, so that other programs affect them equally, and the median is printed. Exits
with 1 if the last one exceeds a limit. SDL_VIDEODRIVER=x11 measures the first frame on a real screen, such as Xvfb's.
"""

import argparse
import resource
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import median

FIRST_FRAME = """
import os, sys, tempfile
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ["SPACEALERT_HOME"] = tempfile.mkdtemp()
import pygame
pygame.display.update = lambda *_: os._exit(0)
sys.argv = ["spacealert"]
from spacealert.__main__ import run
run()
"""
MOST_MS = {
    "--help": (["-m", "spacealert", "--help"], 42),
    "--lang ru --help": (["-m", "spacealert", "--lang", "ru", "--help"], 42),
    "scenarios": (["-m", "spacealert", "scenarios"], 82),
    "scenarios show S2-3": (["-m", "spacealert", "scenarios", "show", "S2-3"], 82),
    "first frame": (["-c", FIRST_FRAME], 420),
}
MOST_MB = 180
ALONE = ["-c", "pass"]


def processor_ms(python: str, words: Sequence[str]) -> float:
    before = _used()
    subprocess.run([python, "-P", *words], capture_output=True, check=True)
    return 1000 * (_used() - before)


def _used() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def installed_mb(python: str) -> float:
    """Return the size of an environment as reported by `du`."""
    folder = Path(python).parent.parent
    return sum(file.lstat().st_blocks * 512 for file in folder.rglob("*")) / 2**20


def main(words: Sequence[str]) -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("pythons", nargs="+", metavar="PYTHON")
    parser.add_argument("--runs", type=int, default=15)
    called = parser.parse_args(words)
    took: dict[tuple[str, str], list[float]] = {}
    for _ in range(called.runs):
        for name, line in {"alone": ALONE, **{name: line for name, (line, _) in MOST_MS.items()}}.items():
            for python in called.pythons:
                took.setdefault((python, name), []).append(processor_ms(python, line))
    over = False
    for name, (_, most) in MOST_MS.items():
        more = [median(took[python, name]) - median(took[python, "alone"]) for python in called.pythons]
        over |= more[-1] > most
        print(f"{name}: {' → '.join(f'{one:.0f}' for one in more)} ms of {most}")
    sizes = [installed_mb(python) for python in called.pythons]
    print(f"installed: {' → '.join(f'{size:.0f}' for size in sizes)} MB of {MOST_MB}")
    return int(over or sizes[-1] > MOST_MB)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
