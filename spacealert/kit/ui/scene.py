"""What a scene is: a model that knows what is chosen and what a key does, which can paint itself and say itself in
words.
"""

from typing import Literal

from spacealert.kit.ui.canvas import Action, Canvas


class Scene:
    """One screenful. What comes after it stands in `next`; a scene that ends the program sets `closing`.

    Keys have plain names: "a", "7", "space", "enter", "escape", "left", "backspace", "f1", with "shift+", "ctrl+"
    before them where they matter. Letters are the key's Latin ones, whatever layout is on; while `writing`, what is
    written comes to `write` instead, in any alphabet. A key that `press` does not use moves the focus: tab and
    arrows, enter presses.
    """

    next: "Scene | None" = None
    closing: bool = False
    writing: bool = False
    default: Action | None = None  # what Enter presses while nothing is in focus
    screensaver: bool = True  # whether the screen may go dark
    fullscreen_wanted: bool = (
        False  # set by a scene whose player asked for the other size of the window; F11 does it too
    )
    frame_rate: int = 30

    def paint(self, canvas: Canvas) -> None:
        """Declare what is on the screen now."""
        raise NotImplementedError

    def describe(self) -> list[str]:
        """The same in words, line by line: what tests, terminals and screen readers get."""
        raise NotImplementedError

    def do(self, action: Action) -> None:
        """Something was pressed."""

    def press(self, key: str) -> bool:
        """A key was pressed; whether the scene has a use for it."""
        return False

    def write(self, text: str) -> None:
        """Something was written."""

    def tick(self, seconds: float) -> None:
        """This much real time has passed since the last frame."""

    def happen(self, event: Literal["shown", "hidden", "closing"]) -> None:
        """The window was shown, hidden or asked to close."""
        if event == "closing":
            self.closing = True

    def leave(self) -> None:
        """The scene goes: give back what it holds."""
