"""The display: connecting to it, its clipboard, and whether the system asks for reduced motion."""

import os
import shutil
import subprocess
import sys
from contextlib import suppress
from functools import cache
from pathlib import Path

import pygame
from attrs import frozen

from spacealert.kit.process import silence_stderr

_CLIENT_AREA_ANIMATION = 0x1042  # name of this setting in the Windows API
_PATIENCE = 0.5  # seconds to wait for the system's answer
_STILL = (  # user configuration files, with the line that disables animations
    ("gtk-4.0/settings.ini", "gtk-enable-animations=0"),
    ("gtk-4.0/settings.ini", "gtk-enable-animations=false"),
    ("gtk-3.0/settings.ini", "gtk-enable-animations=0"),
    ("gtk-3.0/settings.ini", "gtk-enable-animations=false"),
    ("kdeglobals", "animationdurationfactor=0"),
)
_NAMED_BY = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")  # variables that show that Linux has a display
_UNSEEN = ("offscreen", "dummy")  # SDL's invisible drivers, which it uses as a fallback


class NoDisplayError(Exception):
    """Raised if no window can be opened, with SDL's reason if there is one."""


@frozen
class Display:
    """The display that windows open on. It is invisible only if `SDL_VIDEODRIVER` names an invisible driver."""

    driver: str
    width: int
    height: int

    @property
    def is_visible(self) -> bool:
        return self.driver not in _UNSEEN


def connect() -> Display:
    """Connect to the display, or raise `NoDisplayError`."""
    if sys.platform == "linux" and not any(name in os.environ for name in _NAMED_BY):
        raise NoDisplayError  # SDL would print warnings and fall back to an invisible driver
    # Keeps Windows from scaling the window, which blurs it; no effect elsewhere.
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    os.environ.setdefault("SDL_VIDEO_ALLOW_SCREENSAVER", "1")
    try:
        with silence_stderr():
            pygame.display.init()
        width, height = pygame.display.get_desktop_sizes()[0]
        found = Display(pygame.display.get_driver(), width, height)
    except (pygame.error, IndexError) as error:
        disconnect()
        raise NoDisplayError(str(error)) from None
    if not found.is_visible and "SDL_VIDEODRIVER" not in os.environ:
        disconnect()
        raise NoDisplayError
    return found


def disconnect() -> None:
    pygame.display.quit()


def find_display() -> Display | None:
    """Return the display that `connect` would use, or None."""
    try:
        return connect()
    except NoDisplayError:
        return None
    finally:
        disconnect()


@cache
def prefers_reduced_motion() -> bool:
    """Return whether the system's settings ask for reduced motion."""
    with suppress(OSError, ValueError, AttributeError, subprocess.SubprocessError):
        match sys.platform:
            case "win32":
                return _windows_is_still()
            case "darwin":
                asked = ("defaults", "read", "com.apple.universalaccess", "reduceMotion")
                return _program_output(*asked) == "1"
            case _:
                return _desktop_is_still()
    return False


def _windows_is_still() -> bool:
    import ctypes

    shows = ctypes.c_int(1)
    ctypes.windll.user32.SystemParametersInfoW(_CLIENT_AREA_ANIMATION, 0, ctypes.byref(shows), 0)  # type: ignore[attr-defined,unused-ignore]
    return shows.value == 0


def _desktop_is_still() -> bool:
    """Return whether a Linux desktop (GNOME, KDE, GTK) has animations turned off."""
    config = Path(os.environ.get("XDG_CONFIG_HOME") or Path.home() / ".config")
    for file, line in _STILL:
        with suppress(OSError):
            lines = (config / file).read_text(encoding="utf-8", errors="replace").splitlines()
            if line in [one.replace(" ", "").lower() for one in lines]:
                return True
    if "DBUS_SESSION_BUS_ADDRESS" not in os.environ or shutil.which("gsettings") is None:
        return False
    return _program_output("gsettings", "get", "org.gnome.desktop.interface", "enable-animations") == "false"


def _program_output(*command: str) -> str:
    done = subprocess.run(command, capture_output=True, encoding="utf-8", timeout=_PATIENCE, check=False)
    return done.stdout.strip()


def clipboard_text() -> str:
    """Return the clipboard's text, or an empty string."""
    try:
        return pygame.scrap.get_text()
    except pygame.error:
        return ""


def copy_text(text: str) -> None:
    """Copy text to the clipboard, if the system has one."""
    with suppress(pygame.error):
        pygame.scrap.put_text(text)
