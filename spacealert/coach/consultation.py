"""What a table asks at the end of its walk: the smallest changes and what was wasted, answered piece by piece."""

from attrs import evolve

from spacealert.coach.answer import Answer
from spacealert.coach.best_plan import as_outcome
from spacealert.coach.search import LOST
from spacealert.coach.thinking import Thinking
from spacealert.engine import Resolution
from spacealert.gamefile.game_file import GameFile


class Consultation:
    """Of one game. It thinks in other processes; `listen` takes in what they have found and never waits."""

    def __init__(self, file: GameFile, planned: Resolution) -> None:
        self.answer = Answer(file, planned)
        self._looks_at_pairs = self._searches_best = False
        self._thinking = Thinking(file)
        self._thinking.ask_for_smallest()

    def listen(self) -> bool:
        """Whether anything is new."""
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
        """The plan with most points that can be found in this time; what has been found so far stays."""
        self._thinking.stop()
        self._thinking = Thinking(self.answer.file)
        self._thinking.ask_for_best(seconds)
        self._searches_best = True
        self.answer = evolve(self.answer, progress=0.0, done=False, stopped=False)

    def resume(self) -> None:
        """Go on where it was stopped."""
        if self.answer.stopped:
            self._thinking.resume()
            self.answer = evolve(self.answer, done=False, stopped=False)

    def stop(self) -> None:
        """Think no more, at once; what has been found stays, and `resume` goes on."""
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
