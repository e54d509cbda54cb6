"""Random clicks, keys and texts in any scene: the program never crashes, and always has something to show."""

import webbrowser
from random import Random

import gallery
import pytest
from support.languages import ENGLISH

from spacealert.kit.ui.canvas import Action
from spacealert.kit.ui.screen import Screen
from spacealert.texts import load_texts

KEYS = (
    *("escape", "return", "tab", "shift+tab", "space", "up", "down", "left", "right", "home", "end", "pageup"),
    *("pagedown", "backspace", "delete", "ctrl+z", "ctrl+a", "wheel-up", "wheel-down", "?", "f1", "f11", "0", "1", "2"),
    *"abcdefghijklmnopqrstuvwxyz",
)
WORDS = ("x", "Анна", "12", "-5", "E1-06", "<b>", "\u202e", "🚀", "a" * 90)
OUTSIDE = ("browser", "save", "paste", "hear")  # actions others would see or hear
SIZES = ((800, 480), (1280, 688), (800, 1280))
STEPS = 40


def is_outside(action: Action) -> bool:
    return (action[0] if isinstance(action, tuple) else action) in OUTSIDE


@pytest.mark.usefixtures("own_folder", "coach_processes_are_copies")
@pytest.mark.parametrize("seed", [*range(4), *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(4, 44))])
def test_random_input_never_crashes(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webbrowser, "open", lambda url: None)
    dice = Random(seed)
    texts, scenes = load_texts(dice.choice(("en", "ru"))), list(gallery.scenes(ENGLISH))
    screen = Screen.of_size(gallery.scenes(texts)[dice.choice(scenes)](), *dice.choice(SIZES))
    for _ in range(STEPS):
        targets = [target for target in screen.canvas.targets if not is_outside(target.action)]
        match dice.choice(("click", "click", "key", "type")):
            case "click" if targets:
                x, y = (at * screen.canvas.unit for at in dice.choice(targets).box.center)
                screen.touch(x, y)
                screen.release(x, y)
            case "type" if screen.scene.is_writing:
                screen.type_text(dice.choice(WORDS))
            case _:
                screen.press(dice.choice(KEYS))
        if not screen.navigation.closed:
            screen.tick(dice.choice((0.03, 0.5, 3.0)))
        if screen.navigation.closed:
            return
        screen.paint()
        assert screen.describe()
    screen.navigation.close_now()
