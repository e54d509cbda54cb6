"""Measures the processor time of a change in each scene, from a button press to the finished picture (1280 × 720).

    python tests/bench/changes.py [SCENE …]

Each pair of neighboring buttons is pressed in turn in a new scene, unless one of them leads elsewhere. The first
presses warm up the caches and are ignored. Prints the median pair and the most expensive one for each scene, with the
slowest scenes first. The cost includes everything a press saves or computes.
"""

import os
import statistics
import sys
import time
from itertools import pairwise

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
sys.path.insert(0, "tests")

import gallery

from spacealert.kit.ui.canvas import Action
from spacealert.kit.ui.screen import Screen
from spacealert.kit.ui.widget import EditField, FrameAction
from spacealert.texts import load_texts

OUTSIDE = ("browser", "save", "paste", "hear", "volume", "level")  # actions others would see or hear
PRESSES, BUTTONS = 12, 12  # presses per pair, and pairs per scene in order


def is_outside(action: Action) -> bool:
    return (action[0] if isinstance(action, tuple) else action) in OUTSIDE


def cost(name: str, pair: tuple[Action, Action]) -> float | None:
    """Return the milliseconds of a press of these buttons, or nothing if one of them leads elsewhere."""
    screen = Screen.of_size(gallery.scenes(load_texts("en"))[name](), 1280, 720)
    scene, spent = screen.scene, []
    for number in range(PRESSES):
        begun = time.process_time()
        scene.perform(pair[number % 2])
        scene.tree.invalidate()
        if screen.scene is not scene or screen.navigation.closed:
            return None
        changed = screen.paint()
        if changed:
            spent.append((time.process_time() - begun) * 1000)
    return statistics.median(spent[4:]) if len(spent) > 5 else None


def main(names: list[str]) -> None:
    found = []
    for name in names or gallery.scenes(load_texts("en")):
        screen = Screen.of_size(gallery.scenes(load_texts("en"))[name](), 1280, 720)
        actions = list(dict.fromkeys(spot.action for spot in screen.canvas.targets))
        actions = [one for one in actions if not isinstance(one, FrameAction | EditField) and not is_outside(one)]
        pairs = list(pairwise(actions))
        pairs = pairs[:: max(1, len(pairs) // BUTTONS)]
        costs = sorted(spent for pair in pairs if (spent := cost(name, pair)) is not None)
        if costs:
            found.append((statistics.median(costs), costs[-1], name, len(costs)))
    for middle, most, name, count in sorted(found, reverse=True):
        print(f"{middle:6.2f} {most:6.2f} ms  {name} ({count} pairs)")


if __name__ == "__main__":
    main(sys.argv[1:])
