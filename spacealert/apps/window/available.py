"""Whether there is a screen here, found by asking SDL for its driver and the size of the desktop."""

import os
import sys

from attrs import frozen


@frozen
class Available:
    """The screen that a window would be shown on; "dummy" and "offscreen" are drivers that nobody sees."""

    driver: str
    width: int
    height: int


def available() -> Available | None:
    if sys.platform == "linux" and not {"DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"} & os.environ.keys():
        return None  # SDL would find a driver that draws for nobody, and complain on the way
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    import pygame

    try:
        pygame.display.init()
        width, height = pygame.display.get_desktop_sizes()[0]
        return Available(pygame.display.get_driver(), width, height)
    except (pygame.error, IndexError):
        return None
    finally:
        pygame.display.quit()
