"""Scenes over another one, which stays visible and goes on: one asks before something is lost, one explains."""

from collections.abc import Callable

from spacealert.kit.ui import theme
from spacealert.kit.ui.canvas import Action, Canvas, Growth
from spacealert.kit.ui.containers import Grid, Row
from spacealert.kit.ui.controls import SEAT, WORDS, Button, KeyCap, Text, dialog, question
from spacealert.kit.ui.scene import Help, Question, Scene
from spacealert.kit.ui.sky import Mood
from spacealert.kit.ui.theme import Type
from spacealert.kit.ui.widget import Key, Widget


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
    def least_unit(self) -> float:  # type: ignore[override]
        return self.below.least_unit

    @property
    def motion(self) -> bool:
        return self.below.motion

    @property
    def mood(self) -> Mood:  # type: ignore[override]
        return self.below.mood

    def paint(self, canvas: Canvas) -> None:
        self.below.paint(canvas)
        super().paint(canvas)

    def tick(self, seconds: float) -> None:
        self.below.tick(seconds)


class Confirmation(Overlay):
    """Escape and Enter stay, so that nobody leaves by pressing a key twice; leaving is a step of its own."""

    def __init__(self, question: Question, below: Scene, stay: Callable[[], None], leave: Callable[[], None]) -> None:
        super().__init__(below)
        self.question = question
        self._stay, self._leave = stay, leave

    def do(self, action: Action) -> None:
        if action == "stay":
            self._stay()
        elif action == "leave":
            self._leave()

    def build(self) -> Widget:
        asked = self.question
        return question(asked.title, asked.text, leave=(asked.leave, "leave", "y"), stay=(asked.stay, "stay"))


class HelpScene(Overlay):
    """Every key that leaves it returns to the scene."""

    def __init__(self, shown: Help, below: Scene, close: Callable[[], None]) -> None:
        super().__init__(below)
        self.shown = shown
        self._close = close

    def do(self, action: Action) -> None:
        if action == "close":
            self._close()

    def build(self) -> Widget:
        shown = self.shown
        keys = (
            Row(KeyCap(key), Text(does, SEAT, grow=1), gap=14, min_height=36, words=f"{key}: {does}")
            for key, does in shown.keys
        )
        return dialog(
            shown.title,
            Text(shown.text, WORDS),
            Grid(*keys, most=2, gap=10),
            Key("h", "close"),
            Key("f1", "close"),
            buttons=[Button(shown.close, "close", "escape", main=True, size=Type.LEAD)],
            close="close",
            edge=theme.SIGNAL,
            width=900,
        )
