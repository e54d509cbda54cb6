"""A screen that plays scenes on a canvas: it passes keys and clicks to the top scene, and moves the focus.

No window is needed.
"""

from math import inf

import pygame

from spacealert.kit.ui.canvas import Action, Canvas, Target
from spacealert.kit.ui.navigation import Navigation
from spacealert.kit.ui.scene import Scene
from spacealert.kit.ui.widget import FieldChanged, FrameAction

_PRESSED = 0.09  # seconds a pressed button stays down
_DOUBLE_CLICK = 0.5  # seconds in which a second click does not close the dialog that the first one opened
_READ, _READ_LETTER = 3.0, 0.06  # seconds a notice stays, plus this much per letter
_WHEEL = {"wheel-up": -1, "wheel-down": 1}
_DRAGGED = 10.0  # units a finger moves before dragging starts
_APPEARING, _RISE = 0.18, 12.0  # seconds for a part of a new scene to fade in, and units it moves up
_LATEST = 0.12  # seconds until the lowest part starts to fade in
_DIRECTIONS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


class Screen:
    """A screen that plays scenes on a surface: its own, or a window's."""

    def __init__(self, first: Scene | Navigation, surface: pygame.Surface | None = None) -> None:
        self.navigation = first if isinstance(first, Navigation) else Navigation(first)
        self._played = self.navigation.scene
        self.canvas = Canvas(surface or pygame.Surface((1280, 720)))
        self.animates = False  # whether scenes fade in; off in tests
        self._before: pygame.Surface | None = None  # old picture behind a new scene fading in
        self._after: pygame.Surface | None = None  # new picture, while it fades in
        self._appeared = 0.0  # seconds since the new scene opened
        self._pointed = False  # whether the focus follows the mouse instead of the keys
        self._pointer: tuple[float, float] | None = None  # last mouse position, in pixels
        self._touched: tuple[float, float] | None = None  # position of a finger on something scrollable, in pixels
        self._dragging = False
        self._since_click = inf  # seconds since a target was clicked
        self._pressed_for = 0.0  # seconds the pressed button stays down
        self._notice, self._notice_for = "", 0.0

    @classmethod
    def of_size(cls, scene: Scene | Navigation, wide: int, high: int, shows_keys: bool = False) -> "Screen":
        """Return a painted screen for screenshots and tests, with or without keys on its buttons."""
        stage = cls(scene, pygame.Surface((wide, high)))
        stage.canvas.shows_keys = shows_keys
        stage.paint()
        return stage

    @property
    def scene(self) -> Scene:
        return self.navigation.scene

    def describe(self) -> list[str]:
        """Describe the screen in words, then its buttons, one per line."""
        keys = self.canvas.shows_keys
        pressed = (" ".join([*one.words, *([one.key] if keys and one.key else [])]) for one in self.canvas.targets)
        return [*self.scene.describe(), *pressed]

    def resize(self, surface: pygame.Surface) -> None:
        before, self.canvas = self.canvas, Canvas(surface)
        self._before = self._after = None
        self.canvas.focus, self.canvas.shows_keys = before.focus, before.shows_keys

    def paint(self) -> list[pygame.Rect]:
        """Update the picture. Return the changed areas in pixels."""
        if self._after is not None:  # remove the blended parts from the picture
            self.canvas.surface.blit(self._after, (0, 0))
        self.canvas.arrange(self.scene.mood, self.scene.least_unit)
        self.scene.paint(self.canvas)
        changed = self.canvas.paint_changes()
        return changed if self._before is None else self._blend_frames()

    def _blend_frames(self) -> list[pygame.Rect]:
        """Fade out the old scene while the parts of the new one rise into place, upper parts first."""
        assert self._before is not None
        surface = self.canvas.surface
        if self._appeared >= _APPEARING + _LATEST:
            self._before = self._after = None
            return [surface.get_rect()]
        self._after = surface.copy()
        self._before.set_alpha(round(255 * (1 - _ease(self._appeared))))
        self.canvas.show_sky(surface.get_rect())
        surface.blit(self._before, (0, 0))
        for box in self.scene.tree.outermost_boxes():
            ease = _ease(self._appeared - _LATEST * box.y / self.canvas.box.h)
            visible = self.canvas.pixels(box).clip(surface.get_rect())
            if not visible:
                continue  # reachable by scrolling
            part = self._after.subsurface(visible).copy()
            part.set_alpha(round(255 * ease))
            surface.blit(part, visible.move(0, round(_RISE * self.canvas.unit * (1 - ease))))
        return [surface.get_rect()]

    def tick(self, seconds: float) -> None:
        self.scene.tick(seconds)
        self._follow_navigation()
        if self._before is not None:
            self._appeared += seconds
        self._since_click += seconds
        if self.canvas.pressed is not None:
            self._pressed_for -= seconds
            if self._pressed_for <= 0:
                self.canvas.pressed = None
        notice = self.scene.tree.notice
        if notice != self._notice:
            self._notice, self._notice_for = notice, _READ + _READ_LETTER * len(notice)
        elif notice:
            self._notice_for -= seconds
            if self._notice_for <= 0:
                self.scene.notice = ""

    def press(self, key: str) -> None:
        self.canvas.shows_keys = not key.startswith("wheel")
        selected = self._select(key == "ctrl+a" and self.scene.tree.edited_field() is not None)
        if selected and key in ("backspace", "delete"):
            self._clear_field()
        elif key == "f11":
            self._toggle_fullscreen()
        elif key in _WHEEL:
            at = None if self._pointer is None else tuple(one / self.canvas.unit for one in self._pointer)
            self.scene.tree.scroll(turns=_WHEEL[key], at=at)  # type: ignore[arg-type]
        elif not self.scene.press(key):
            if key in ("h", "f1"):
                self.navigation.help()
            self._handle_focus_key(key)
        self._forget_widgets()
        self._follow_navigation()

    def type_text(self, text: str) -> None:
        if self._select(False):
            self._clear_field()
        self.scene.type_text(text)
        self._forget_widgets()
        self._follow_navigation()

    def _select(self, everything: bool) -> bool:
        """Select all text of the edited field, or none. Return whether it was selected before."""
        before, self.canvas.selects_all = self.canvas.selects_all, everything
        if before != everything:
            self.canvas.invalidate()
        return before

    def _clear_field(self) -> None:
        field = self.scene.tree.edited_field()
        if field is not None:
            self.scene.do(FieldChanged(field.field, ""))
            self._forget_widgets()

    def _forget_widgets(self) -> None:
        """Discard the widgets, since an action may change more than the scene's state shows."""
        self.scene.tree.invalidate()

    def _perform(self, action: Action) -> None:
        if action is FrameAction.HELP:
            self.navigation.help()
        elif action is FrameAction.FULL_SCREEN:
            self._toggle_fullscreen()
        else:
            self.canvas.pressed, self._pressed_for = action, _PRESSED
            self.scene.perform(action)
        self._forget_widgets()

    def move_pointer(self, x: float, y: float) -> None:
        """Move the mouse to this pixel. Enter then presses the target under the mouse."""
        self._pointer = x, y
        target = self.canvas.target_at(x, y)
        self.canvas.focus = target.action if target is not None else None
        self._pointed = True
        self.canvas.shows_keys = False  # buttons only show keys to keyboard users

    def touch(self, x: float, y: float) -> None:
        """Handle a finger or a mouse button going down: a press, or the start of scrolling."""
        at = x / self.canvas.unit, y / self.canvas.unit
        if self.scene.tree.can_drag(at):
            self._touched, self._dragging = (x, y), False
        else:
            self.click(x, y)

    def drag(self, x: float, y: float) -> None:
        """Drag the finger to this pixel, which scrolls what it has touched."""
        if self._touched is None:
            return
        by = (y - self._touched[1]) / self.canvas.unit
        if self._dragging or abs(by) >= _DRAGGED:
            at = self._touched[0] / self.canvas.unit, self._touched[1] / self.canvas.unit
            self.scene.tree.drag(by, at)
            self._touched, self._dragging = (self._touched[0], y), True

    def release(self, x: float, y: float) -> None:
        """Handle a finger or a mouse button going up.

        On scrollable contents, this is a click unless they were dragged.
        """
        touched, self._touched = self._touched, None
        if touched is not None and not self._dragging:
            self.click(x, y)

    def click(self, x: float, y: float) -> None:
        target = self.canvas.target_at(x, y)
        self.canvas.shows_keys = False
        self._select(False)
        if target is not None:
            self.canvas.focus = None  # only keyboard users need the focus border
            self._perform(target.action)
            self._follow_navigation()
            self._since_click = 0.0
        elif self.canvas.is_outside_modal(x, y) and self._since_click > _DOUBLE_CLICK:
            self.press("escape")

    def close(self) -> None:
        """Handle a request to close the window."""
        self.navigation.close()
        self._follow_navigation()

    def _toggle_fullscreen(self) -> None:
        self.navigation.fullscreen = not self.navigation.fullscreen

    def _follow_navigation(self) -> None:
        """Switch to the scene that navigation shows now, if it is a different one."""
        if self.scene is not self._played:
            if self.animates and self.scene.is_animated:
                self._before, self._after, self._appeared = self.canvas.surface.copy(), None, 0.0
            self._played = self.scene
            self.canvas.focus = self.canvas.pressed = None
            self.canvas.invalidate()

    @property
    def focused_words(self) -> str:
        """The words on the target in focus, if the keyboard moved the focus there."""
        here = next((target for target in self.canvas.targets if target.action == self.canvas.focus), None)
        return "" if here is None or self._pointed else ", ".join(here.words)

    def _handle_focus_key(self, key: str) -> None:
        targets = self.canvas.targets
        here = next((target for target in targets if target.action == self.canvas.focus), None)
        if key in ("enter", "space"):
            default = self.scene.default_action()
            if key == "enter" and default is not None and (here is None or self._pointed):
                self._perform(default)
            elif here is not None:
                self._perform(here.action)
            return
        goal: Target | None = None
        if targets and key in ("tab", "shift+tab"):
            # Targets with the same action are one stop.
            steps = list({target.action: target for target in reversed(targets)}.values())[::-1]
            steps.sort(key=lambda target: targets.index(target))
            step = 1 if key == "tab" else -1
            place = steps.index(here) + step if here is not None else (0 if step > 0 else -1)
            goal = steps[place % len(steps)]
        elif targets and key in _DIRECTIONS:
            goal = targets[0] if here is None else _nearest_target(here, targets, _DIRECTIONS[key])
        if goal is not None:
            self.canvas.focus, self._pointed = goal.action, False
            self.scene.tree.scroll_to(goal)


def _ease(seconds: float) -> float:
    """Return the opacity of a part this many seconds after it started to appear."""
    return 1 - (1 - max(0.0, min(1.0, seconds / _APPEARING))) ** 2


def _nearest_target(here: Target, targets: list[Target], direction: tuple[int, int]) -> Target | None:
    dx, dy = direction

    def distance(target: Target) -> float | None:
        x, y = target.box.center[0] - here.box.center[0], target.box.center[1] - here.box.center[1]
        along = x * dx + y * dy
        if along <= 1:
            return None
        overlap = (
            min(here.box.bottom, target.box.bottom) - max(here.box.y, target.box.y)
            if dx
            else min(here.box.right, target.box.right) - max(here.box.x, target.box.x)
        )
        return along + 2 * max(0.0, -overlap) + 0.2 * abs(x * dy + y * dx)

    ranked = [(far, number) for number, target in enumerate(targets) if (far := distance(target)) is not None]
    return targets[min(ranked)[1]] if ranked else None
