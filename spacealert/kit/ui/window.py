"""The window: plays a scene in it until it closes, at the scene's frame rate, sending the system only what was
painted anew.
"""

import os
import sys
import time

import pygame

from spacealert.kit.i18n import say
from spacealert.kit.i18n.errors import Refused
from spacealert.kit.quiet_stderr import hushed
from spacealert.kit.ui.navigation import Navigation
from spacealert.kit.ui.scene import Scene
from spacealert.kit.ui.stage import Stage

_SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")  # how Linux says that there is a screen
_UNSEEN = ("offscreen", "dummy")  # drivers that SDL falls back to where the screen that is named is not there
# Names by which scenes know the keys that have no letter.
_NAMES = {
    pygame.K_RETURN: "enter",
    pygame.K_KP_ENTER: "enter",
    pygame.K_ESCAPE: "escape",
    pygame.K_SPACE: "space",
    pygame.K_TAB: "tab",
    pygame.K_BACKSPACE: "backspace",
    pygame.K_DELETE: "delete",
    pygame.K_LEFT: "left",
    pygame.K_RIGHT: "right",
    pygame.K_UP: "up",
    pygame.K_DOWN: "down",
    pygame.K_HOME: "home",
    pygame.K_END: "end",
    pygame.K_PAGEUP: "pageup",
    pygame.K_PAGEDOWN: "pagedown",
    pygame.K_PLUS: "+",
    pygame.K_KP_PLUS: "+",
    pygame.K_MINUS: "-",
    pygame.K_KP_MINUS: "-",
}
# Signs that another alphabet's layout covers with letters, by the place of their keys.
_SIGNS = {pygame.KSCAN_COMMA: ",", pygame.KSCAN_PERIOD: "."}


def run(first: Scene | Navigation, size: tuple[int, int] = (1280, 720), fullscreen: bool = False) -> None:
    """Open the window and play from this scene on; returns when the window closes."""
    # Sharp on screens that Windows would otherwise scale; no effect elsewhere.
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    os.environ.setdefault("SDL_VIDEO_ALLOW_SCREENSAVER", "1")
    try:
        if sys.platform == "linux" and not any(name in os.environ for name in _SCREENS):
            raise pygame.error(say("screen-no-screen"))  # SDL would paint pictures that nobody sees
        with hushed():
            pygame.display.init()
        if pygame.display.get_driver() in _UNSEEN and "SDL_VIDEODRIVER" not in os.environ:
            raise pygame.error(say("screen-no-screen"))
        if pygame.display.get_driver() == "x11":
            # We send only what changed; by way of the graphics card all of it would go, at three times the cost.
            os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
        _open(size, fullscreen)
    except pygame.error as reason:
        pygame.display.quit()
        raise Refused("screen-no-window", reason=str(reason)) from None
    pygame.display.set_caption(say("screen-title"))
    stage = Stage(first, _surface())
    try:
        _play(stage, size)
    finally:
        stage.navigation.leave_all()
        pygame.display.quit()


def _open(size: tuple[int, int], fullscreen: bool) -> None:
    if fullscreen:
        pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
    else:
        pygame.display.set_mode(size, pygame.RESIZABLE)


def _surface() -> pygame.Surface:
    surface = pygame.display.get_surface()
    assert surface is not None  # it is asked for between opening and closing only
    return surface


def _play(stage: Stage, size: tuple[int, int]) -> None:
    clock = pygame.time.Clock()
    fullscreen = pygame.display.is_fullscreen()
    typing = True  # SDL starts with text input on
    last = time.monotonic()
    while not stage.navigation.closed:
        now = time.monotonic()
        passed, last = now - last, now
        for event in pygame.event.get():
            if event.type == pygame.KEYDOWN and (event.key == pygame.K_F11 or _alt_enter(event)):
                stage.scene.fullscreen_wanted = True
            else:
                _handle(stage, event)
        if stage.scene.fullscreen_wanted:
            stage.scene.fullscreen_wanted = False
            fullscreen = not fullscreen
            _open(size, fullscreen)
            stage.resize(_surface())
        stage.tick(passed)
        pygame.display.set_allow_screensaver(stage.scene.screensaver)
        if stage.scene.writing != typing:
            typing = stage.scene.writing
            (pygame.key.start_text_input if typing else pygame.key.stop_text_input)()
        changed = stage.paint()
        if changed:
            pygame.display.update(changed)
        clock.tick(stage.scene.frame_rate)


def _handle(stage: Stage, event: pygame.event.Event) -> None:
    if event.type == pygame.QUIT:
        stage.close()
    elif event.type == pygame.KEYDOWN:
        name = key_name(event)
        if name and not (stage.scene.writing and _writes(event)):
            stage.press(name)
    elif event.type == pygame.TEXTINPUT:
        if stage.scene.writing:
            stage.write(event.text)
    elif event.type == pygame.MOUSEMOTION:
        stage.point(*event.pos)
    elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:  # a finger's touch arrives as one, too
        stage.click(*event.pos)
    elif event.type == pygame.MOUSEWHEEL:
        stage.press("wheel-up" if event.y > 0 else "wheel-down")
    elif event.type == pygame.WINDOWSIZECHANGED:
        stage.resize(_surface())
    elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWDISPLAYCHANGED):
        stage.canvas.forget()


def _alt_enter(event: pygame.event.Event) -> bool:
    return bool(event.key == pygame.K_RETURN and event.mod & pygame.KMOD_ALT)


def _writes(event: pygame.event.Event) -> bool:
    """Whether the key will come again as text."""
    held = event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META)
    return bool(event.unicode and event.unicode.isprintable() and not held)


def key_name(event: pygame.event.Event) -> str:
    """The plain name of a key, with the Latin letter that the key bears when another alphabet is on."""
    name = _NAMES.get(event.key, "")
    if not name and 33 <= event.key < 127:
        name = chr(event.key)
    if not name and event.scancode in _SIGNS:
        name = _SIGNS[event.scancode]
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
