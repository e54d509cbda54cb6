"""What well-known paths may cost: functions, files and calls of ours, scenarios parsed, files opened, things painted.

A bound is what was measured when it was written, and a little room. Lower it when you get below it; raise it only with
a reason in the commit. `python tests/budgets/work.py PATH …` prints the figures alone.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from budgets.work import FRAMES, SOME_SCENES

Figures = dict[str, int]

WORK = Path(__file__).with_name("work.py")
# How often it saves, and so how many files it opens, depends on how busy the machine is.
PLAY = {"functions": 366, "files": 58, "opens": 110, "settings": 1, "parses": 1, "texts": 1}
# Three of the files are drawings, one for each kind of threat in the game.
HTML = {"functions": 360, "files": 56, "calls": 83_000, "opens": 31, "settings": 1, "parses": 0, "views": 100}
WALK = {
    "functions": 510,
    "files": 98,
    "calls": 115_000,
    "opens": 30,
    "parses": 0,
    "idle views": 0,
    "idle panels": 0,
    "idle opens": 0,
}
MISSION = {"functions": 220, "files": 44, "calls": 26_500, "opens": 0, "panels": 10, "views": 0, "misses": 24}

# Sixty frames of any scene in which nothing happens.
IDLE = {"calls": 43_300, "panels": 0, "opens": 0, "views": 0, "misses": 0}
# Scenes that cost more, by how their names begin: the longest such beginning counts.
MORE: dict[str, Figures] = {
    "ready": {"calls": 50_000, "panels": 12},
    "ready-help": {"calls": 50_000, "panels": 24},
    "mission-count-in": {"panels": 4, "misses": 4},
    "walk": {"calls": 72_000},
    "walk-slip": {"calls": 86_000},
    "walk-card": {"calls": 84_600},
    "walk-flagged-card": {"calls": 87_100},
    "walk-own-tile": {"calls": 151_300},
    "walk-corrected": {"calls": 75_100, "panels": 13},
    "walk-end": {"calls": 372_700, "panels": 180},
    "walk-lost": {"calls": 470_000, "panels": 180},
    "walk-won": {"calls": 125_300, "panels": 180},
    "walk-debrief": {"calls": 508_900, "panels": 300, "misses": 6},
    "careers-judged": {"calls": 465_500},
    "careers-proven": {"calls": 439_800},
    "thing-secret": {"panels": 60},  # a bar that fills while a button is held
    "thing-ritual": {"panels": 12},
    "guide-secret-shown": {"panels": 60},
    "guide-secret-over": {"panels": 60},
    "guide-ritual-runs": {"panels": 60},
}

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the figures are those of Linux")


def measured(*paths: str, seconds: float = 110) -> dict[str, Any]:
    """The figures of these paths, from a process of their own."""
    run = subprocess.run(
        [sys.executable, WORK, *paths],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONPATH": str(WORK.parent.parent)},
        timeout=seconds,
        check=False,
    )
    found: dict[str, Any] = {}
    for line in run.stdout.splitlines():
        if line.startswith("{"):
            found |= json.loads(line)
    assert set(found) == set(paths), run.stderr
    return found


def over(figures: Figures, bounds: Figures) -> dict[str, str]:
    """The figures that are above their bounds."""
    return {what: f"{figures[what]} > {bound}" for what, bound in bounds.items() if figures[what] > bound}


def bounds_of(scene: str) -> Figures:
    known = [beginning for beginning in MORE if scene == beginning or scene.startswith(f"{beginning}-")]
    return IDLE | (MORE[max(known, key=len)] if known else {})


def check_scenes(scenes: dict[str, Figures]) -> None:
    for name, figures in scenes.items():
        print(name, {what: figures[what] for what in IDLE})
    found = {name: over(figures, bounds_of(name)) for name, figures in scenes.items()}
    assert {name: excess for name, excess in found.items() if excess} == {}


def test_a_mission_in_the_terminal_until_its_first_sound() -> None:
    figures = measured("play")["play"]
    print(figures)
    assert over(figures, PLAY) == {}


def test_a_game_file_as_a_page() -> None:
    figures = measured("html")["html"]
    print(figures)
    assert over(figures, HTML) == {}


def test_a_walk_a_running_mission_and_idle_frames_in_the_window() -> None:
    """In one process, since importing everything takes longest."""
    figures = measured("walk", "mission", "some")
    print(figures["walk"], figures["mission"])
    assert over(figures["walk"], WALK) == {}
    assert figures["mission"]["frames"] == FRAMES
    assert over(figures["mission"], MISSION) == {}
    check_scenes(figures["some"])


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_idle_frames_of_every_scene() -> None:
    scenes = measured("all", seconds=880)["all"]
    assert set(SOME_SCENES) <= set(scenes)
    assert {beginning for beginning in MORE if not any(name.startswith(beginning) for name in scenes)} == set()
    check_scenes(scenes)
