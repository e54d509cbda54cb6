"""The coach's findings so far, as a value to display."""

from collections.abc import Mapping

from attrs import field, frozen

from spacealert.coach.search import Outcome
from spacealert.engine import Resolution
from spacealert.gamefile.game_file import GameFile


@frozen
class Answer:
    """What would have helped, as far as it is known. The best advice comes first."""

    file: GameFile
    planned: Resolution
    found: tuple[Outcome, ...] = ()
    decisive: Mapping[int, int] = field(factory=dict)  # how many single-slot changes affect the outcome, by turn
    losing: int | None = None  # how many single-slot changes lose the ship, once known
    examined: int = 0
    progress: float = 0.0
    done: bool = False
    stopped: bool = False  # before the search was complete
    best: Outcome | None = None  # the best plan, if requested and better than the one played
