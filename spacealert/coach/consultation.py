"""Answers a crew's questions after a resolution step by step: the smallest changes, and what was wasted."""

from attrs import evolve

from spacealert.coach.best_plan import as_outcome
from spacealert.coach.search import LOST, Answer
from spacealert.coach.thinking import Thinking
from spacealert.engine import Resolution
from spacealert.gamefile.game_file import GameFile


class Consultation:
    """The coach's work on one game, in other processes. `listen` collects results without blocking."""

    def __init__(self, file: GameFile, planned: Resolution) -> None:
        self.answer = Answer(file, planned)
        self._looks_at_pairs = self._searches_best = False
        self._thinking = Thinking(file)
        self._thinking.ask_for_smallest()

    def listen(self) -> bool:
        """Collect new results. Return whether there are any."""
        thinking = self._thinking
        if self.answer.done or not thinking.wait():
            return False
        nothing = thinking.done and not thinking.found and not self._searches_best
        if nothing and not self.answer.planned.won and not self._looks_at_pairs:
            self._looks_at_pairs = True
            thinking.ask_for_pairs()
        self._answer(stopped=False)
        if thinking.done:
            thinking.stop()
        return True

    def search_best(self, seconds: int) -> None:
        """Search this long for the plan with the most points. Earlier findings are kept."""
        self._thinking.stop()
        self._thinking = Thinking(self.answer.file)
        self._thinking.ask_for_best(seconds)
        self._searches_best = True
        self.answer = evolve(self.answer, progress=0.0, done=False, stopped=False)

    def resume(self) -> None:
        """Continue a stopped search."""
        if self.answer.stopped:
            self._thinking.resume()
            self.answer = evolve(self.answer, done=False, stopped=False)

    def stop(self) -> None:
        """Stop searching now. Findings are kept, and `resume` continues."""
        if not self.answer.done:
            self._answer(stopped=True)
            self._thinking.stop()

    def _answer(self, *, stopped: bool) -> None:
        thinking = self._thinking
        answer = evolve(self.answer, progress=thinking.progress, done=stopped or thinking.done, stopped=stopped)
        if self._searches_best:
            best = as_outcome(answer.file, thinking.best)
            self.answer = evolve(answer, best=best if best.changes and best.points > LOST else None)
        else:
            found, decisive = tuple(thinking.found), dict(thinking.decisive)
            examined, losing = thinking.examined, thinking.losing
            self.answer = evolve(answer, found=found, decisive=decisive, examined=examined, losing=losing)
