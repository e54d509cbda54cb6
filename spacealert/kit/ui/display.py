"""Whether there is a display that a person sees, and the connection to it."""

import os
import sys
from contextlib import suppress

import pygame
from attrs import frozen

from spacealert.kit.process import silenced_stderr

_NAMED_BY = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")  # how Linux says that there is a display
_UNSEEN = ("offscreen", "dummy")  # SDL's drivers that draw for nobody; it falls back to them by itself


class NoDisplay(Exception):
    """No window can be opened here; SDL's reason, if it gave one."""


@frozen
class Display:
    """What a window would be shown on; one that was asked for by name may be a driver that draws for nobody."""

    driver: str
    width: int
    height: int

    @property
    def seen(self) -> bool:
        return self.driver not in _UNSEEN


def connect() -> Display:
    """Connect to the display, until `disconnect`; raises `NoDisplay`."""
    if sys.platform == "linux" and not any(name in os.environ for name in _NAMED_BY):
        raise NoDisplay  # SDL would fall back to a driver that draws for nobody, and complain on the way
    # Sharp on displays that Windows would otherwise scale; no effect elsewhere.
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    os.environ.setdefault("SDL_VIDEO_ALLOW_SCREENSAVER", "1")
    try:
        with silenced_stderr():
            pygame.display.init()
        width, height = pygame.display.get_desktop_sizes()[0]
        found = Display(pygame.display.get_driver(), width, height)
    except (pygame.error, IndexError) as error:
        disconnect()
        raise NoDisplay(str(error)) from None
    if not found.seen and "SDL_VIDEODRIVER" not in os.environ:
        disconnect()
        raise NoDisplay
    return found


def disconnect() -> None:
    pygame.display.quit()


def find() -> Display | None:
    """The display that `connect` would find."""
    try:
        return connect()
    except NoDisplay:
        return None
    finally:
        disconnect()


def clipboard() -> str:
    """What lies on the clipboard of a connected display, if it is text."""
    try:
        return pygame.scrap.get_text()
    except pygame.error:
        return ""


def copy(text: str) -> None:
    """Put this on the clipboard; a system without one keeps nothing."""
    with suppress(pygame.error):
        pygame.scrap.put_text(text)
