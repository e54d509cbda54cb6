"""What lies on the system's clipboard, and what is put there."""

from contextlib import suppress

import pygame


def text() -> str:
    """What was copied last, if it is text."""
    try:
        return pygame.scrap.get_text()
    except pygame.error:
        return ""


def put(text: str) -> None:
    """For whoever pastes next, here or in another program; a system without a clipboard keeps nothing."""
    with suppress(pygame.error):
        pygame.scrap.put_text(text)
