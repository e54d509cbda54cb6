"""The main loop of the window, which plays scenes at their frame rate and updates only the areas that changed."""

import os
import time
import warnings
from collections.abc import Callable, Sequence

import pygame
from attrs import evolve, frozen

from spacealert.kit import process
from spacealert.kit.ui import display
from spacealert.kit.ui.display import Display, NoDisplayError
from spacealert.kit.ui.drawing import Icon, draw_icon
from spacealert.kit.ui.navigation import Navigation
from spacealert.kit.ui.reading_aloud import ScreenReader
from spacealert.kit.ui.scene import Scene
from spacealert.kit.ui.screen import Screen

_ICON = 64  # pixels
_SHARE = 0.9  # initial height of the window, as a share of a large screen
_SETTLES = 8  # short waits for the window manager after leaving full screen
_FRAME = 80  # pixels for the title bar, borders and desktop panels
# Keys that pygame and our scenes call by different names.
_RENAMED = {"return": "enter", "page up": "pageup", "page down": "pagedown", "[+]": "+", "[-]": "-"}
_UNCHANGED = ("enter", "escape", "space", "tab", "backspace", "delete", "left", "right", "up", "down", "home", "end")
# Punctuation keys by position, for layouts with letters in their place.
_PUNCTUATION = {pygame.KSCAN_COMMA: ",", pygame.KSCAN_PERIOD: "."}


@frozen
class WindowSize:
    """The size of the window in pixels, and whether it is full screen."""

    width: int = 1280
    height: int = 720
    fullscreen: bool = False

    @classmethod
    def for_screen(cls, screen: Display) -> "WindowSize":
        """Return the size for the first start, which depends on the screen."""
        height = max(cls().height, round((screen.height - _FRAME) * _SHARE))
        return cls(min(screen.width, height * cls().width // cls().height), height).fit_to(screen)

    def fit_to(self, screen: Display) -> "WindowSize":
        """Return the size, limited to what fits on this screen with a title bar."""
        width, height = min(self.width, screen.width), min(self.height, screen.height - _FRAME)
        return WindowSize(max(width, 320), max(height, 180), self.fullscreen)


def run(
    first: Scene | Navigation,
    title: str,
    icon: Icon,
    size: WindowSize | None = None,
    remember: Callable[[WindowSize], object] = lambda size: None,
    aloud: ScreenReader | None = None,
) -> None:
    """Open the window and play scenes until it closes. Raise `NoDisplayError` if there is no display.

    `remember` receives the window's size when it closes or switches to or from full screen.
    """
    screen = display.connect()
    if screen.driver == "x11":
        # Only changed areas are sent. The graphics card would need the whole picture, at three times the cost.
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    try:
        pygame.display.set_caption(title)
        pygame.display.set_icon(draw_icon(icon, _ICON))
        size = WindowSize.for_screen(screen) if size is None else size.fit_to(screen)
        _open(size)
    except pygame.error as error:
        display.disconnect()
        raise NoDisplayError(str(error)) from None
    stage = Screen(first, _surface())
    stage.animates = True
    try:
        asked: list[int] = []
        with process.handle_signals(dict.fromkeys(process.ENDING, lambda number, frame: asked.append(number))):
            remember(_run_frames(stage, size, remember, aloud, asked))
        if asked:
            raise SystemExit(128 + asked[0])
    finally:
        if aloud is not None:
            aloud.stop()
        stage.navigation.close_now()
        display.disconnect()


def _open(size: WindowSize) -> None:
    if size.fullscreen:
        pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
    else:
        pygame.display.set_mode((size.width, size.height), pygame.RESIZABLE)


def _toggle_fullscreen(size: WindowSize, before: tuple[int, int] | None) -> tuple[int, int] | None:
    """Switch to full screen and return the window's position, or switch back and move the window to `before`."""
    if size.fullscreen:
        before = pygame.display.get_window_position()
        _open(size)
        return before
    with warnings.catch_warnings(action="ignore", category=RuntimeWarning):  # of a still full screen
        _open(size)
        for _ in range(_SETTLES):
            time.sleep(0.03)
            pygame.event.pump()
        _open(size)  # a window manager only grants the old size after a moment
    if before is not None:
        pygame.display.set_window_position(before)
    return None


def _surface() -> pygame.Surface:
    surface = pygame.display.get_surface()
    assert surface is not None  # the display is open whenever this is called
    return surface


def _run_frames(
    stage: Screen,
    size: WindowSize,
    remember: Callable[[WindowSize], object],
    aloud: ScreenReader | None,
    asked: Sequence[int],
) -> WindowSize:
    """Play until the window is closed or a signal is in `asked`. Return the window's size."""
    clock = pygame.time.Clock()
    stage.navigation.fullscreen = size.fullscreen
    position: tuple[int, int] | None = None  # of the window, while in full screen
    typing = True  # SDL starts with text input on
    last = time.monotonic()
    while not asked:
        now = time.monotonic()
        passed, last = now - last, now
        for event in pygame.event.get():
            if event.type == pygame.WINDOWSIZECHANGED and not size.fullscreen:
                size = WindowSize(event.x, event.y)
            if not stage.navigation.closed:
                _handle(stage, event)
        if stage.navigation.fullscreen != size.fullscreen:
            size = evolve(size, fullscreen=stage.navigation.fullscreen)
            position = _toggle_fullscreen(size, position)
            stage.resize(_surface())
            remember(size)
        if not stage.navigation.closed:
            stage.tick(passed)
        if stage.navigation.closed:
            break  # the last scene may have nothing left to show
        pygame.display.set_allow_screensaver(stage.scene.screensaver)
        if stage.scene.is_writing != typing:
            typing = stage.scene.is_writing
            (pygame.key.start_text_input if typing else pygame.key.stop_text_input)()
        changed = stage.paint()
        if changed:
            pygame.display.update(changed)
        if aloud is not None:
            aloud.tick(stage, passed)
        clock.tick(stage.scene.frame_rate)
    return size


def _handle(stage: Screen, event: pygame.event.Event) -> None:
    if event.type == pygame.QUIT:
        stage.close()
    elif event.type == pygame.KEYDOWN:
        alt_enter = event.key == pygame.K_RETURN and event.mod & pygame.KMOD_ALT
        name = "f11" if alt_enter else key_name(event)
        if name and not (stage.scene.is_writing and _is_text_input(event)):
            stage.press(name)
    elif event.type == pygame.TEXTINPUT:
        held = pygame.key.get_mods()
        is_shortcut = held & (pygame.KMOD_CTRL | pygame.KMOD_META) and not held & pygame.KMOD_ALT
        if stage.scene.is_writing and not is_shortcut:  # some layouts send Ctrl+A as text, too
            stage.type_text(event.text)
    elif event.type == pygame.MOUSEMOTION:
        stage.move_pointer(*event.pos)
        stage.drag(*event.pos)
    elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:  # includes taps, which arrive as clicks
        stage.touch(*event.pos)
    elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
        stage.release(*event.pos)
    elif event.type == pygame.MOUSEWHEEL:
        stage.press("wheel-up" if event.y > 0 else "wheel-down")
    elif event.type == pygame.WINDOWSIZECHANGED:
        stage.resize(_surface())
    elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWDISPLAYCHANGED):
        stage.canvas.invalidate()


def _is_text_input(event: pygame.event.Event) -> bool:
    """Return whether this key press also arrives as text."""
    held = event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META)
    return bool(event.unicode and event.unicode.isprintable() and not held)


def key_name(event: pygame.event.Event) -> str:
    """Return a pressed key's plain name with its modifiers, such as "shift+a", or "" if it has none.

    Letters are Latin on any keyboard layout.
    """
    called = pygame.key.name(event.key)
    name = _RENAMED.get(called, called if called in _UNCHANGED else "")
    if not name and 33 <= event.key < 127:
        name = chr(event.key)
    if not name and event.scancode in _PUNCTUATION:
        name = _PUNCTUATION[event.scancode]
    if not name and pygame.KSCAN_A <= event.scancode <= pygame.KSCAN_Z:
        name = chr(ord("a") + event.scancode - pygame.KSCAN_A)
    if not name and pygame.K_F1 <= event.key <= pygame.K_F12:
        name = f"f{event.key - pygame.K_F1 + 1}"
    if not name:
        return ""
    if event.mod & pygame.KMOD_SHIFT:
        name = f"shift+{name}"
    if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
        name = f"ctrl+{name}"
    return name
