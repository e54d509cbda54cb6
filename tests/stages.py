"""Waiting for a scene: what is prepared beside the picture takes a moment."""

import time
from typing import TypeVar

from spacealert.kit.ui.scene import Scene
from spacealert.kit.ui.stage import Stage

S = TypeVar("S", bound=Scene)


def reached(stage: Stage, kind: type[S]) -> S:
    """The scene of this kind, as soon as it is on the stage."""
    until = time.monotonic() + 20
    while not isinstance(stage.scene, kind):
        assert time.monotonic() < until, stage.scene.describe()
        time.sleep(0.01)
        stage.tick(0.01)
    return stage.scene
