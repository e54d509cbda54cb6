"""What a table asks at the end of its walk: the smallest changes and what was wasted, answered piece by piece."""

from collections import Counter

from spacealert.coach.comparison import Comparison, compare
from spacealert.coach.search import Outcome
from spacealert.coach.thinking import Thinking
from spacealert.engine import Resolution
from spacealert.gamefile.game_file import GameFile


class Consultation:
    """Of one game. It thinks in other processes; `listen` takes in what they have found and never waits."""

    def __init__(self, file: GameFile, planned: Resolution) -> None:
        self.file = file
        self.planned = planned
        self.found: list[Outcome] = []
        self.decisive: Counter[int] = Counter()
        self.stopped = False
        self._comparisons: dict[Outcome, Comparison] = {}
        self._looks_at_pairs = False
        self._thinking = Thinking(file)
        self._thinking.ask_for_smallest()

    @property
    def done(self) -> bool:
        return self.stopped or self._thinking.done

    @property
    def progress(self) -> float:
        return self._thinking.progress

    @property
    def nothing_helps(self) -> bool:
        """Whether all has been looked at, and no change betters the end."""
        return self.done and not self.stopped and not self.found

    @property
    def examined(self) -> int:
        return self._thinking.examined

    def listen(self) -> bool:
        """Whether anything is new."""
        if self.done or not self._thinking.wait():
            return False
        self.found = self._thinking.found
        self.decisive = self._thinking.decisive
        if self._thinking.done and not self.found and not self.planned.won and not self._looks_at_pairs:
            self._looks_at_pairs = True
            self._thinking.ask_for_pairs()
        if self._thinking.done:
            self._thinking.stop()
        return True

    def stop(self) -> None:
        """Think no more, at once; what has been found stays."""
        self.stopped = not self._thinking.done
        self._thinking.stop()

    def comparison(self, outcome: Outcome) -> Comparison:
        """The game as it was and as it would have been."""
        if outcome not in self._comparisons:
            self._comparisons[outcome] = compare(self.file, self.planned, outcome.changes)
        return self._comparisons[outcome]
