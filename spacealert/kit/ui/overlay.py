"""A scene that lies over another one, which stays visible and goes on."""

from spacealert.kit.ui.canvas import Growth
from spacealert.kit.ui.scene import Scene
from spacealert.kit.ui.sky import Mood


class Overlay(Scene):
    """Time, screen saver, units and sky are those of the scene below."""

    def __init__(self, below: Scene) -> None:
        self.below = below

    @property
    def screensaver(self) -> bool:  # type: ignore[override]
        return self.below.screensaver

    @property
    def growth(self) -> Growth:  # type: ignore[override]
        return self.below.growth

    @property
    def upright(self) -> bool:  # type: ignore[override]
        return self.below.upright

    @property
    def mood(self) -> Mood:  # type: ignore[override]
        return self.below.mood

    def tick(self, seconds: float) -> None:
        self.below.tick(seconds)
