"""Limits for common operations: functions, modules and calls of ours, scenarios parsed, files opened, things painted.

A limit is the measured value plus a small margin. Lower it if you get below it, and only raise it with a reason in the
commit. `python tests/budgets/work.py PATH …` prints the figures alone.
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
# The number of saves and opened files, and whether the loudspeaker is opened again, depend on how busy the machine is.
PLAY = {"functions": 331, "files": 47, "opens": 110, "settings": 1, "parses": 1, "texts": 1}
# Eleven of the opened files are drawings: one for each kind of threat, helmet and figure, and poses, parts and damage.
HTML = {"functions": 306, "files": 43, "calls": 54_000, "opens": 30, "settings": 1, "parses": 0, "views": 100}
WALK = {
    "functions": 572,  # 130 for layout and painting of widgets, 20 for the ship's light and movement
    "files": 77,
    "calls": 34_000,  # sixty frames that ask the stage whether it moves
    "opens": 24,  # including the drawings of the crew
    "parses": 0,
    "idle views": 0,
    "idle panels": 0,
    "idle opens": 0,
}
MISSION = {"functions": 211, "files": 33, "calls": 26_500, "opens": 0, "panels": 10, "views": 0, "misses": 24}

# Sixty frames of an idle scene.
IDLE = {"calls": 25_000, "panels": 0, "opens": 0, "views": 0, "misses": 0}
# More expensive scenes by prefix of their names; the longest matching prefix counts.
MORE: dict[str, Figures] = {
    "ready": {"calls": 37_500, "panels": 48, "misses": 4},  # the ship on the title screen moves
    "settings": {"misses": 4},  # measured after "ready", whose thread may still be reading the voices on a busy machine
    "ready-help": {"calls": 46_500, "panels": 360, "misses": 4},
    "mission-count-in": {"calls": 30_500, "panels": 8, "misses": 16},
    "mission-silence": {"calls": 46_000},  # the static flickers
    "mission-abort": {"calls": 54_500},
    "walk-corrected": {"calls": 50_000, "panels": 24},
    "thing-secret": {"calls": 101_000, "panels": 240},  # a bar fills while a button is held
    "thing-ritual": {"panels": 20, "misses": 6},  # seconds are counted down in a ring, each number drawn once
    "guide-secret-shown": {"panels": 240},
    "guide-secret-over": {"panels": 240},
    "guide-ritual-runs": {"panels": 68, "misses": 4},
}

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the figures are those of Linux")


def measured(*paths: str, seconds: float = 110) -> dict[str, Any]:
    """Return the figures of these paths, measured in a separate process."""
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
    """Return the figures above their limits."""
    return {what: f"{figures[what]} > {bound}" for what, bound in bounds.items() if figures[what] > bound}


def bounds_of(scene: str) -> Figures:
    known = [beginning for beginning in MORE if scene == beginning or scene.startswith(f"{beginning}-")]
    return IDLE | (MORE[max(known, key=len)] if known else {})


def check_scenes(scenes: dict[str, Figures]) -> None:
    for name, figures in scenes.items():
        print(name, {what: figures[what] for what in IDLE})
    found = {name: over(figures, bounds_of(name)) for name, figures in scenes.items()}
    assert {name: excess for name, excess in found.items() if excess} == {}


def test_work_until_the_first_sound_of_a_mission() -> None:
    for _ in range(3):  # on a machine so busy that the loudspeaker starves, it is opened again, which is other work
        figures = measured("play")["play"]
        print(figures)
        if not over(figures, PLAY):
            return
    assert over(figures, PLAY) == {}


def test_work_to_write_a_game_as_a_page() -> None:
    figures = measured("html")["html"]
    print(figures)
    assert over(figures, HTML) == {}


def test_work_of_a_walk_a_mission_and_idle_frames() -> None:
    """Use one process, since importing everything takes longest."""
    figures = measured("walk", "mission", "some")
    print(figures["walk"], figures["mission"])
    assert over(figures["walk"], WALK) == {}
    assert figures["mission"]["frames"] == FRAMES
    assert over(figures["mission"], MISSION) == {}
    check_scenes(figures["some"])


@pytest.mark.long
@pytest.mark.slow
@pytest.mark.timeout(900)
def test_idle_frames_of_every_scene_cost_nothing() -> None:
    scenes = measured("all", seconds=880)["all"]
    assert set(SOME_SCENES) <= set(scenes)
    assert {beginning for beginning in MORE if not any(name.startswith(beginning) for name in scenes)} == set()
    check_scenes(scenes)
