"""Waiting for a scene: what is prepared beside the picture takes a moment."""

import time
from typing import TypeVar

from spacealert.kit.ui.scene import Scene
from spacealert.kit.ui.screen import Screen

S = TypeVar("S", bound=Scene)


def reached(screen: Screen, kind: type[S]) -> S:
    """The scene of this kind, as soon as it is on the screen."""
    until = time.monotonic() + 20
    while not isinstance(screen.scene, kind):
        assert time.monotonic() < until, screen.scene.describe()
        time.sleep(0.01)
        screen.tick(0.01)
    return screen.scene
