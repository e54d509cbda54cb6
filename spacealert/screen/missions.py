"""Which missions there are to choose from in the ready room."""

from spacealert.scenario import shelf
from spacealert.screen.ready import Shelved
from spacealert.words import language


def shelved() -> tuple[Shelved, ...]:
    """All missions on the shelf, without what would spoil them."""
    return tuple(
        Shelved(
            entry.scenario.id,
            entry.scenario.kind,
            entry.scenario.title_in(language()),
        )
        for entry in shelf.listed()
    )
