"""Measures a key press, a step and a correction in the resolution: `python tests/bench/resolution.py`.

Prints the best and the worst time in milliseconds, on a surface of 1920 × 1080.
"""

import os
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ["SPACEALERT_HOME"] = tempfile.mkdtemp()

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import gallery

from spacealert.apps.window.resolution.plans_scene import PlansScene
from spacealert.apps.window.resolution.walk_scene import WalkScene
from spacealert.kit.ui.screen import Screen
from spacealert.session.commands import EditPlans, SetCard, StartWalk
from spacealert.texts import load_texts


def took(what: Callable[[], object]) -> float:
    began = time.perf_counter()
    what()
    return (time.perf_counter() - began) * 1000


def told(name: str, times: list[float]) -> None:
    times.sort()
    print(f"{name}: best {times[0]:.1f} ms, median {times[len(times) // 2]:.1f} ms, worst {times[-1]:.1f} ms")


def pressed(screen: Screen, key: str) -> None:
    screen.press(key)
    screen.paint()


first = gallery.scenes(load_texts("en"))["plans"]()
assert isinstance(first, PlansScene)
first.row, first.turn = 0, 1
plans = Screen.of_size(first, 1920, 1080)
told("a card laid and painted", [took(lambda key=key: pressed(plans, key)) for key in "abcx" * 15])

scene = gallery.scenes(load_texts("en"))["walk-begins"]()
assert isinstance(scene, WalkScene)
walk = Screen.of_size(scene, 1920, 1080)
told("a step forward and painted", [took(lambda: pressed(walk, "right")) for _ in range(60)])
told("a step back and painted", [took(lambda: pressed(walk, "left")) for _ in range(60)])


def corrected(card: str) -> None:
    walking = walk.scene
    assert isinstance(walking, WalkScene)
    walking.run_command(EditPlans())
    walking.run_command(SetCard(0, 1, card))
    walking.run_command(StartWalk())
    walk.paint()


pressed(walk, "end")
told(
    "a correction resolved, compared and painted", [took(lambda card=card: corrected(card)) for card in "abcx<>^-" * 3]
)
