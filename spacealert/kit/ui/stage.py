"""Plays a scene on a canvas: hands it keys and presses, moves the focus, follows it to the next. Knows no window."""

import pygame

from spacealert.kit.ui.canvas import Canvas, Spot
from spacealert.kit.ui.scene import Scene

_DIRECTIONS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


class Stage:
    """A scene that is being played, on a picture of its own or on a window's."""

    def __init__(self, scene: Scene, surface: pygame.Surface | None = None) -> None:
        self.scene = scene
        self.canvas = Canvas(surface or pygame.Surface((1280, 720)))
        self._pointed = False  # the focus is where the mouse happens to rest, not where keys have moved it

    @classmethod
    def of_size(cls, scene: Scene, wide: int, high: int) -> "Stage":
        """For screenshots and tests: painted once."""
        stage = cls(scene, pygame.Surface((wide, high)))
        stage.paint()
        return stage

    def resize(self, surface: pygame.Surface) -> None:
        focus = self.canvas.focus
        self.canvas = Canvas(surface)
        self.canvas.focus = focus

    def paint(self) -> list[pygame.Rect]:
        """Bring the picture up to date; what changed, in pixels."""
        self.scene.paint(self.canvas)
        return self.canvas.finish()

    def tick(self, seconds: float) -> None:
        self.scene.tick(seconds)
        self._follow()

    def press(self, key: str) -> None:
        if not self.scene.press(key):
            self._navigate(key)
        self._follow()

    def write(self, text: str) -> None:
        self.scene.write(text)
        self._follow()

    def point(self, x: float, y: float) -> None:
        """The mouse moved here, in pixels: what lies under it is what Enter would press."""
        spot = self.canvas.spot_at(x, y)
        self.canvas.focus = spot.action if spot is not None else None
        self._pointed = True

    def click(self, x: float, y: float) -> None:
        spot = self.canvas.spot_at(x, y)
        if spot is not None:
            self.canvas.focus = None  # the border is for keys: after a click nothing needs to be marked
            self.scene.do(spot.action)
            self._follow()

    def _follow(self) -> None:
        while self.scene.next is not None:
            coming, self.scene.next = self.scene.next, None
            if coming is self.scene:
                break
            self.scene.leave()
            self.scene = coming
            self.canvas.focus = None
            self.canvas.forget()

    def _navigate(self, key: str) -> None:
        spots = self.canvas.spots
        here = next((spot for spot in spots if spot.action == self.canvas.focus), None)
        if key in ("enter", "space"):
            if key == "enter" and self.scene.default is not None and (here is None or self._pointed):
                self.scene.do(self.scene.default)
            elif here is not None:
                self.scene.do(here.action)
        elif spots and key in ("tab", "shift+tab"):
            step = 1 if key == "tab" else -1
            place = spots.index(here) + step if here is not None else (0 if step > 0 else -1)
            self.canvas.focus, self._pointed = spots[place % len(spots)].action, False
        elif spots and key in _DIRECTIONS:
            goal = spots[0] if here is None else _nearest(here, spots, _DIRECTIONS[key])
            if goal is not None:
                self.canvas.focus, self._pointed = goal.action, False


def _nearest(here: Spot, spots: list[Spot], direction: tuple[int, int]) -> Spot | None:
    """The next spot that way: near along the way counts once, far off to the side counts double."""
    dx, dy = direction

    def distance(spot: Spot) -> float | None:
        x, y = spot.box.centre[0] - here.box.centre[0], spot.box.centre[1] - here.box.centre[1]
        along = x * dx + y * dy
        if along <= 1:
            return None
        overlap = (
            min(here.box.bottom, spot.box.bottom) - max(here.box.y, spot.box.y)
            if dx
            else min(here.box.right, spot.box.right) - max(here.box.x, spot.box.x)
        )
        return along + 2 * max(0.0, -overlap) + 0.2 * abs(x * dy + y * dx)

    ranked = [(far, number) for number, spot in enumerate(spots) if (far := distance(spot)) is not None]
    return spots[min(ranked)[1]] if ranked else None
