"""What a scene is: a model that knows what is chosen and what a key does, which can paint itself and say itself in
words.
"""

from typing import TYPE_CHECKING

from attrs import frozen

from spacealert.kit.ui.canvas import Action, Canvas, Growth
from spacealert.kit.ui.sky import Mood

if TYPE_CHECKING:
    from spacealert.kit.ui.navigation import Navigation


@frozen
class Help:
    """The explanation of a scene, and what each of its keys does."""

    title: str
    text: str
    keys: tuple[tuple[str, str], ...]
    close: str


@frozen
class Question:
    """What a person is asked before a scene is left: `leave` and `stay` are the answers on the buttons."""

    title: str
    text: str
    leave: str
    stay: str


class Scene:
    """One screenful. `navigation` leads to other scenes and back; it is there as soon as the scene is on the screen.

    Keys have plain names: "a", "7", "space", "enter", "escape", "left", "backspace", "f1", with "shift+", "ctrl+"
    before them where they matter. Letters are the key's Latin ones, whatever layout is on; while `writing`, what is
    written comes to `write` instead, in any alphabet. A key that `press` does not use moves the focus: tab and
    arrows, enter presses.
    """

    navigation: "Navigation"
    writing: bool = False
    default: Action | None = None  # what Enter presses while nothing is in focus
    screensaver: bool = True  # whether the screen may go dark
    frame_rate: int = 30
    growth: Growth = Growth.LARGER
    upright: bool = False  # whether it is laid out for a window that is higher than wide
    mood: Mood = Mood.CALM  # of the sky behind it

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

    def resume(self) -> None:
        """The scene is on the screen now, for the first time or again: what others may have changed is read anew."""

    def suspend(self) -> None:
        """Another scene was opened over this one, which will come back."""

    def leave(self) -> None:
        """The scene was left for good: give back what it holds."""

    def help(self) -> Help | None:
        """What there is to know here, if it is more than what everybody sees."""
        return None

    def losing(self) -> Question | None:
        """What is asked before this scene is left, because something would be lost."""
        return None

    def ending(self) -> Question | None:
        """What is asked before the way back from this scene ends the program."""
        return None
