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
    decisive: Mapping[int, int] = field(factory=dict)  # by turn, how many changes of a slot there change the end
    losing: int | None = None  # how many changes of a slot lose the ship, once it is known
    examined: int = 0
    progress: float = 0.0
    done: bool = False
    stopped: bool = False  # before everything was looked at
    best: Outcome | None = None  # the best plan, if it was asked for and is better than what was played

    @property
    def nothing_helps(self) -> bool:
        return self.done and not self.stopped and not self.found
