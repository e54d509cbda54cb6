"""Which missions there are to choose from, and finding the one that was chosen by its id, its file or its code."""

from spacealert.scenario import codes, generator, shelf
from spacealert.scenario.model import Scenario
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


def find(mission: str) -> Scenario:
    """The scenario with this id, in this file, or of this code; refused if there is none."""
    if codes.is_code(mission):
        return generator.generate(codes.read(mission))
    return shelf.find(mission)
