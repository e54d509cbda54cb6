"""Scenes on top of another one that stays visible: confirmations and help."""

from collections.abc import Callable

from spacealert.kit.ui import fonts, theme
from spacealert.kit.ui.canvas import Action, Canvas
from spacealert.kit.ui.containers import Grid, Middle, Row
from spacealert.kit.ui.controls import Button, KeyCap, Text, dialog, key_label, question
from spacealert.kit.ui.scene import Help, Question, Scene
from spacealert.kit.ui.sky import Mood
from spacealert.kit.ui.theme import Type
from spacealert.kit.ui.widget import Key, Widget

_FEW_KEYS = 14  # more have three columns
_CAP_WIDE = 60.0  # room for a key, so that the words line up


class Overlay(Scene):
    """A scene on top of another one, which stays visible and continues."""

    enlarged = True

    def __init__(self, below: Scene) -> None:
        self.below = below
        self.screensaver, self.least_unit = below.screensaver, below.least_unit

    @property
    def is_animated(self) -> bool:
        return self.below.is_animated

    @property
    def mood(self) -> Mood:  # type: ignore[override]
        return self.below.mood

    def paint(self, canvas: Canvas) -> None:
        self.below.paint(canvas)
        super().paint(canvas)

    def tick(self, seconds: float) -> None:
        self.below.tick(seconds)


class Confirmation(Overlay):
    """A confirmation dialog. Escape and Enter both stay, so pressing a key twice never leaves by accident."""

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
    """Help for a scene. Any key closes it."""

    def __init__(self, shown: Help, below: Scene, close: Callable[[], None]) -> None:
        super().__init__(below)
        self.shown = shown
        self.looks_up = False
        self.read: int | None = None  # index of the entry being read
        self._close = close

    def do(self, action: Action) -> None:
        match action:
            case "close":
                self._close()
            case "look up":
                self.looks_up, self.read = True, None
            case ("read", int(place)):
                self.read = place

    def build(self) -> Widget:
        shown = self.shown
        if self.looks_up:
            return self._entries()
        grouped: dict[str, list[str]] = {}
        for key, does in shown.keys:
            grouped.setdefault(does, []).append(key)
        rows = sorted(grouped.items(), key=lambda row: -len(row[1]))  # keys in pairs first, to line up
        most = max((len(caps) for _, caps in rows), default=1)
        keys = (
            Row(
                Row(*map(KeyCap, caps), gap=4, min_width=_CAP_WIDE * most),
                Text(does, fonts.LABEL, theme.BRIGHT, grow=1),
                gap=14,
                min_height=40,
                words=f"{', '.join(map(key_label, caps))}: {does}",
            )
            for does, caps in rows
        )
        few = len(rows) <= _FEW_KEYS
        return dialog(
            shown.title,
            Row(shown.picture, Middle(Text(shown.text, fonts.LEAD), grow=1), gap=18),
            Grid(*keys, most=2 if few else 3, gap=8),
            Key("h", "close"),
            Key("f1", "close"),
            buttons=[
                *([Button(shown.reference_labels[0], "look up", "r", size=Type.LEAD)] if shown.entries else []),
                Button(shown.close, "close", "escape", main=True, size=Type.LEAD),
            ],
            close="close",
            edge=theme.SIGNAL,
            width=960 if few else 1180,
            wish=960 if few else 1180,
        )

    def _entries(self) -> Widget:
        """Show the list of rules, or the one being read."""
        shown, close = self.shown, Button(self.shown.close, "close", "escape", main=True, size=Type.LEAD)
        if self.read is None:
            titles = (Button(title, ("read", place)) for place, (title, _) in enumerate(shown.entries))
            return dialog(
                shown.reference_labels[0],
                Grid(*titles, most=2, gap=8),
                buttons=[close],
                close="close",
                edge=theme.SIGNAL,
                width=1000,
            )
        title, text = shown.entries[self.read]
        lines = (Text(line.strip(), fonts.WORDS) for line in text.split("\n"))
        back = Button(shown.reference_labels[1], "look up", "r", size=Type.LEAD)
        return dialog(title, *lines, buttons=[back, close], close="close", edge=theme.SIGNAL, width=1000)
