"""The stack of scenes. A scene can open another scene, replace itself, or go back to the scene below.

Confirmations and help are on top of a scene that stays visible.
"""

from collections.abc import Callable

from attrs import frozen

from spacealert.kit.ui import fonts, theme
from spacealert.kit.ui.canvas import Action, Box, Canvas
from spacealert.kit.ui.containers import CenteredColumn, Column, Columns, Grid, Row
from spacealert.kit.ui.controls import Button, KeyCap, Text, dialog, key_label, question_dialog
from spacealert.kit.ui.scene import Help, Question, Scene
from spacealert.kit.ui.sky import Mood
from spacealert.kit.ui.theme import Type
from spacealert.kit.ui.widget import APART, Key, Span, Widget

_WORDLESS = 64.0  # units: narrower buttons have no label, so that help names their keys
_AREA = 250_000.0  # square units of the picture of a screen
_CAP_HIGH = 18.0  # height of a key on the picture of a screen, in units
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
    """A confirmation dialog. Escape and Enter both choose to stay, so pressing a key twice never leaves by accident."""

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
        return question_dialog(
            asked.title, asked.text, (asked.leave, "leave", "y"), (asked.stay, "stay"), also="delete"
        )


@frozen
class ScreenPicture(Widget):
    """A small picture of the screen behind a dialog, labeled with that screen's `keys`.

    Each key has a name and a box in that screen's units.
    """

    keys: tuple[tuple[str, Box], ...]
    unit: float

    def _measure_width(self, canvas: Canvas) -> Span:
        wide, high = canvas.surface.get_size()
        wish = (_AREA * wide / high) ** 0.5
        return wish * 0.8, wish

    def _measure_height(self, canvas: Canvas, width: float) -> Span:
        wide, high = canvas.surface.get_size()
        return width * high / wide, width * high / wide

    def paint(self, canvas: Canvas, box: Box) -> None:
        scale = min(box.w / canvas.surface.get_width(), box.h / canvas.surface.get_height())
        box = Box(box.x, box.y, scale * canvas.surface.get_width(), scale * canvas.surface.get_height())
        canvas.picture_behind(box)
        canvas.frame(box, theme.SIGNAL, 1)
        for key, at in self.keys:
            wide, on = canvas.width(key, Type.FINE, fonts.BOLD) + 8, at.scaled(self.unit * scale)
            is_full = on.h < 1.3 * _CAP_HIGH and on.w < 2.5 * wide  # so that the cap is above the label, not beside it
            x, y = box.x + on.right - wide + 2, box.y + on.y - (_CAP_HIGH - 3 if is_full else 3)
            cap = Box(min(max(x, box.x), box.right - wide), max(y, box.y), wide, _CAP_HIGH)
            canvas.plate(cap, theme.AMBER, theme.BRIGHT, cut=4)
            canvas.text(cap, key, Type.FINE, theme.INK, fonts.BOLD, "center")


class HelpScene(Overlay):
    """A scene's help and, if it has one, its reference."""

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
        tree = self.below.tree
        boxes = {one.action: one.box for one in tree.targets if one.box.w >= _WORDLESS}
        bound = {one.key: boxes.get(one.action) for one in tree.bindings()}
        caps = tuple((key_label(key), box) for key, _ in shown.keys if (box := bound.get(key)) is not None)
        grouped: dict[str, list[str]] = {}
        for key, does in shown.keys:
            if bound.get(key) is None:
                grouped.setdefault(does, []).append(key)
        rows = sorted(grouped.items(), key=lambda row: -len(row[1]))  # keys in pairs first, to line up
        most = max((len(caps) for _, caps in rows), default=1)
        keys = (
            Row(
                Row(*map(KeyCap, caps), gap=4, min_width=_CAP_WIDE * most),
                Text(does, fonts.LABEL, theme.BRIGHT, grow=1),
                gap=14,
                min_height=40,
                words=" ",
            )
            for does, caps in rows
        )
        said = "\n".join(f"{key_label(key)}: {does}" for key, does in shown.keys)
        told = Column(shown.picture, CenteredColumn(Text(shown.text, fonts.LEAD)), min_width=280, gap=APART, grow=1)
        return dialog(
            shown.title,
            Columns(ScreenPicture(caps, tree.unit, words=said), told, gap=24),
            Grid(*keys, most=3, gap=8) if rows else None,
            Key("h", "close"),
            Key("f1", "close"),
            buttons=[
                *([Button(shown.reference_labels[0], "look up", "r", size=Type.LEAD)] if shown.entries else []),
                Button(shown.close, "close", "escape", main=True, size=Type.LEAD),
            ],
            close="close",
            edge=theme.SIGNAL,
            width=1180,
            wish=1180,
        )

    def _entries(self) -> Widget:
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


class Navigation:
    """A stack of scenes, the last of which is shown.

    Scenes use it as `scene.navigation`. Leaving a scene with a `leave_question` needs confirmation, and so does going
    back from a first scene with an `exit_question`. While a question or help is open, the scene below continues. If
    that scene opens another scene by itself, the question or help disappears.
    """

    def __init__(self, *scenes: Scene) -> None:
        self.closed = False
        self.fullscreen = False  # whether the window should fill the screen
        self._stack: list[Scene] = []
        self._over: Confirmation | HelpScene | None = None
        for scene in scenes:
            self._add(scene)
        scenes[-1].resume()

    @property
    def scene(self) -> Scene:
        """The scene on screen."""
        return self._stack[-1] if self._over is None else self._over

    @property
    def scenes(self) -> tuple[Scene, ...]:
        """All scenes, from the bottom of the stack to the top."""
        return tuple(self._stack)

    def push(self, scene: Scene) -> None:
        """Open a scene on top of the current one."""
        self._over = None
        self._stack[-1].notice = ""  # out of date by then
        self._stack[-1].suspend()
        self._add(scene)
        scene.resume()

    def replace(self, scene: Scene) -> None:
        """Replace the top scene. Back returns to the scene below it."""
        self._over = None
        self._stack.pop().leave()
        self._add(scene)
        scene.resume()

    def leave_below(self) -> None:
        """Leave the scene below the top one, so that Back skips it."""
        self._stack.pop(-2).leave()

    def back(self) -> None:
        """Go back to the scene below or, from the first scene, close the window.

        Ask any leave or exit question first.
        """
        if len(self._stack) > 1:
            self._ask_and_leave(len(self._stack) - 1, None)
        else:
            self._ask_and_leave(0, self._stack[0].exit_question())

    def close(self) -> None:
        """Close the window, after asking the leave question of the topmost scene that has one."""
        self._ask_and_leave(0, None)

    def close_now(self) -> None:
        """Close the window without asking."""
        self._leave_down_to(0)

    def help(self) -> None:
        """Show help for the scene, or close the help or question that is open."""
        shown = None if self._over is not None else self._stack[-1].help()
        self._over = None if shown is None else HelpScene(shown, self._stack[-1], close=self._stay_here)

    def ask(self, question: Question, leave: Callable[[], None], stay: Callable[[], None] = lambda: None) -> None:
        """Ask a question on top of the current scene, and call `leave` or `stay` when it is answered."""

        def answered(what: Callable[[], None]) -> None:
            self._over = None
            what()

        scene = self._stack[-1]
        self._over = Confirmation(question, scene, stay=lambda: answered(stay), leave=lambda: answered(leave))

    def _add(self, scene: Scene) -> None:
        scene.navigation = self
        self._stack.append(scene)

    def _ask_and_leave(self, depth: int, ending: Question | None) -> None:
        questions = [scene.leave_question() for scene in reversed(self._stack[depth:])]
        question = next((question for question in questions if question is not None), ending)
        if question is None:
            self._leave_down_to(depth)
        else:
            self._over = Confirmation(
                question, self._stack[-1], stay=self._stay_here, leave=lambda: self._leave_down_to(depth)
            )

    def _stay_here(self) -> None:
        self._over = None

    def _leave_down_to(self, depth: int) -> None:
        self._over = None
        if self.closed:
            return
        self.closed = depth == 0
        for scene in reversed(self._stack[depth:]):
            scene.leave()
        if not self.closed:
            del self._stack[depth:]
            self._stack[-1].resume()
