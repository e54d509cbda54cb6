"""What lies on the system's clipboard."""

import pygame


def text() -> str:
    """What was copied last, if it is text."""
    try:
        return pygame.scrap.get_text()
    except pygame.error:
        return ""
