"""Scenes: models that handle actions and keys, compose widgets and describe themselves in words."""

from collections.abc import Callable, Hashable
from math import inf
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import frozen

from spacealert.kit.ui.canvas import LEAST_UNIT, Action, Canvas
from spacealert.kit.ui.containers import Column, Page, Row, Scroll
from spacealert.kit.ui.controls import CornerButtons
from spacealert.kit.ui.sky import Mood
from spacealert.kit.ui.tree import WidgetTree
from spacealert.kit.ui.widget import EditField, FieldChanged, Key, RefusedAction, Widget

if TYPE_CHECKING:
    from spacealert.kit.ui.navigation import Navigation


W = TypeVar("W")
_MOST_KEPT = 200  # results per scene
_PLAIN = (str, int, float, tuple, type(None))
_PAGES = {"pageup": -1.0, "pagedown": 1.0, "home": -inf, "end": inf}
_FUNCTION_KEYS = {f"f{number}" for number in range(1, 13)}


@frozen
class Help:
    """Help for a scene and its keys."""

    title: str
    text: str
    keys: tuple[tuple[str, str], ...]
    close: str
    reference_labels: tuple[str, str] = ("", "")  # labels of the buttons to the reference and back
    entries: tuple[tuple[str, str], ...] = ()  # titles and texts of the reference
    picture: Widget | None = None  # who explains it


@frozen
class Question:
    """A question before leaving a scene. `leave` and `stay` are the labels of its buttons."""

    title: str
    text: str
    leave: str
    stay: str


class Scene:
    """A page of the window, such as a menu, a form or a board.

    `navigation` opens other scenes and goes back. It is set once the scene is on screen.

    A scene *declares* itself: `build` composes widgets, and these determine layout, painting, keys, focus and words.
    The scene is rebuilt when a public attribute is set or `state` changes. Private attributes do not count.

    Keys have plain names: "a", "7", "space", "enter", "escape", "left", "backspace", "f1", with "shift+" or "ctrl+"
    where they matter. Letters are Latin on any keyboard layout. Keys that `press` does not handle move the focus
    (tab, arrows) or press the focused target (enter).
    """

    navigation: "Navigation"
    writing: bool = False
    default: Action | None = None  # what Enter presses if nothing has the focus
    screensaver: bool = True  # whether the screen may go dark
    frame_rate: int = 30
    enlarged: bool = False  # whether it is enlarged as far as it fits
    least_unit: float = LEAST_UNIT  # minimum pixels per unit; smaller windows scroll
    mood: Mood = Mood.CALM  # mood of the sky behind the scene
    notice: str = ""  # message shown briefly by a `Notice`
    edited_field: Action | None = None  # the field being edited
    is_form: bool = False  # whether Enter saves and Escape leaves, even while editing
    times_set: int = 0  # how often a public attribute was set
    _tree: WidgetTree | None = None

    def __setattr__(self, name: str, value: Any) -> None:
        if not name.startswith("_"):
            object.__setattr__(self, "times_set", self.times_set + 1)
        object.__setattr__(self, name, value)

    # declaring

    def build(self) -> Widget:
        """Return the widgets to show now."""
        return Row()

    def state(self) -> Hashable:
        """Return everything the picture depends on besides the public attributes."""
        return None

    def reuse(self, build: Callable[..., W], *inputs: object) -> W:
        """Return `build(*inputs)`, or an earlier result for the same values and objects.

        `build` must use nothing but its inputs, and the objects must never change, so that an earlier result is never
        out of date.
        """
        known = self.__dict__.setdefault("_kept", {})
        key = build, *(one if isinstance(one, _PLAIN) else id(one) for one in inputs)
        if key not in known:
            if len(known) >= _MOST_KEPT:
                known.clear()
            known[key] = inputs, build(*inputs)  # nothing else gets the ids of these inputs
        built: W = known[key][1]
        return built

    @property
    def state_key(self) -> Hashable:
        return self.times_set, self.state(), self._is_fullscreen

    @property
    def tree(self) -> WidgetTree:
        if self._tree is None:
            self._tree = WidgetTree(self)
        return self._tree

    @property
    def is_animated(self) -> bool:
        """Whether animations are on."""
        return True

    @property
    def _is_fullscreen(self) -> bool:
        return "navigation" in self.__dict__ and self.navigation.fullscreen

    def make_page(
        self, head: Widget, body: Widget, foot: Widget | None = None, *keys: Key, console: bool = True
    ) -> Page:
        """Return a page with a header, a scrolling body, a footer and the corner buttons.

        A body only fills the remaining height if it has `grow`. `keys` are the keys without a button.
        """
        return Page(head, Scroll(Column(body)), foot, self.corner_buttons(), keys, console)

    def corner_buttons(self) -> CornerButtons:
        """Return the buttons in the corner of every scene: help and full screen."""
        return CornerButtons(self.has_help, self._is_fullscreen)

    def default_action(self) -> Action | None:
        """Return the action that Enter performs when nothing has the focus: by default, the main button's."""
        return self.tree.main_action() if self.default is None else self.default

    @property
    def is_writing(self) -> bool:
        """Whether keys are typed as text."""
        return self.writing or self.edited_field is not None

    @property
    def has_help(self) -> bool:
        """Whether the scene has help."""
        return False

    # what happens

    def paint(self, canvas: Canvas) -> None:
        """Declare the scene's panels for this frame."""
        self.tree.declare_panels(canvas)

    def describe(self) -> list[str]:
        """Describe the scene line by line, for tests, terminals and screen readers."""
        return self.tree.describe()

    def do(self, action: Action) -> None:
        """Handle an action."""

    def perform(self, action: Action) -> None:
        """Perform the action of a click or a key."""
        match action:
            case RefusedAction(reason):
                self.notice = reason
            case EditField(field):
                self.edited_field = field
            case _:
                if self.edited_field is not None:
                    self.edited_field = None
                self.back() if action == "back" else self.do(action)

    def back(self) -> None:
        """Return to the scene below."""
        self.navigation.back()

    def press(self, key: str) -> bool:
        """Handle a key. Return whether the scene used it."""
        if self.edited_field is not None and self._use_in_field(key):
            return True
        binding = self.tree.binding(key)
        if binding is not None:
            self.perform(binding.action)
            return True
        return self._choose_row(key) or (key in _PAGES and self.tree.scroll(pages=_PAGES[key]))

    def _use_in_field(self, key: str) -> bool:
        """Handle keys while editing a field. Return whether the key was used."""
        field, fields = self.tree.edited_field(), [one.field for one in self.tree.fields()]
        if field is None or key.startswith("ctrl+") or key in _FUNCTION_KEYS:
            return False
        here = fields.index(field.field)
        match key:
            case "enter" | "escape" if self.is_form:
                self.edited_field = None
                return False
            case "backspace":
                self.do(FieldChanged(field.field, field.text[:-1]))
            case "enter" | "escape":
                self.edited_field = None
            case "tab" | "down":
                self.edited_field = fields[here + 1] if here + 1 < len(fields) else None
            case "shift+tab" | "up":
                self.edited_field = fields[here - 1] if here else None
        return True

    def _choose_row(self, key: str) -> bool:
        """Handle keys that move the selection in a list. Return whether the key was used."""
        rows = self.tree.active_list()
        if rows is None or rows.chosen is None or rows.choose is None:
            return False
        page, last = self.tree.count_visible_rows(rows.id), len(rows.items) - 1
        moves = {"up": -1, "down": 1, "pageup": -page, "pagedown": page, "home": -last, "end": last}
        if key not in moves:
            return False
        place = max(0, min(last, rows.chosen + moves[key]))
        if place != rows.chosen:
            self.perform(rows.choose(place))
        return True

    def type_text(self, text: str) -> None:
        """Handle typed text."""
        field = self.tree.edited_field()
        if field is not None:
            typed = "".join(sign for sign in text if sign.isdecimal()) if field.numbers else text
            self.do(FieldChanged(field.field, (field.text + typed)[: field.longest]))

    def tick(self, seconds: float) -> None:
        """Advance by the real time since the last frame."""

    def resume(self) -> None:
        """Refresh the scene when it comes on screen, for the first time or again."""

    def suspend(self) -> None:
        """Handle another scene being opened on top."""

    def leave(self) -> None:
        """Release resources when the scene is closed for good."""

    def help(self) -> Help | None:
        """Return the scene's help, or None."""
        return None

    def leave_question(self) -> Question | None:
        """Return the question to ask before leaving, or None if leaving loses nothing."""
        return None

    def exit_question(self) -> Question | None:
        """Return the question to ask if going back would end the program, or None."""
        return None
