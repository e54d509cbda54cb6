"""What a change costs in each scene at 1280 × 720: from the press of a button to the finished picture, processor time.

    python tests/bench/changes.py [SCENE …]

Every button whose press leaves its scene on the screen is pressed several times in a scene made anew, after two presses
that warm it up. A scene's figure is that of the button in the middle, beside it that of the most expensive one. The
worst scenes come first.
"""

import os
import statistics
import sys
import time

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
sys.path.insert(0, "tests")

import gallery

from spacealert.kit.ui.canvas import Action
from spacealert.kit.ui.screen import Screen
from spacealert.kit.ui.widget import EditField, FrameAction
from spacealert.texts import in_language

OUTSIDE = ("browser", "save", "paste")  # what other programs, or folders, would notice
PRESSES, BUTTONS = 9, 12  # of a button, and buttons of a scene, from first to last


def cost(name: str, action: Action) -> float | None:
    """Return the milliseconds of a press in this scene, or nothing if it leads elsewhere."""
    screen = Screen.of_size(gallery.scenes(in_language("en"))[name](), 1280, 720)
    scene, spent = screen.scene, []
    for _ in range(PRESSES):
        begun = time.process_time()
        scene.perform(action)
        scene.tree.forget()
        if screen.scene is not scene or screen.navigation.closed:
            return None
        changed = screen.paint()
        if changed:
            spent.append((time.process_time() - begun) * 1000)
    return statistics.median(spent[2:]) if len(spent) > 3 else None


def main(names: list[str]) -> None:
    found = []
    for name in names or gallery.scenes(in_language("en")):
        screen = Screen.of_size(gallery.scenes(in_language("en"))[name](), 1280, 720)
        actions = list(dict.fromkeys(spot.action for spot in screen.canvas.targets))
        actions = [one for one in actions if not isinstance(one, FrameAction | EditField) and one not in OUTSIDE]
        step = max(1, len(actions) // BUTTONS)
        costs = sorted(spent for one in actions[::step] if (spent := cost(name, one)) is not None)
        if costs:
            found.append((statistics.median(costs), costs[-1], name, len(costs)))
    for middle, most, name, count in sorted(found, reverse=True):
        print(f"{middle:6.2f} {most:6.2f} ms  {name} ({count} buttons)")


if __name__ == "__main__":
    main(sys.argv[1:])
