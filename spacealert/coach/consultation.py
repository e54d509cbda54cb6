"""What a table asks at the end of its walk: the smallest changes and what was wasted, answered piece by piece."""

from spacealert.coach.answer import Answer
from spacealert.coach.thinking import Thinking
from spacealert.engine import Resolution
from spacealert.gamefile.game_file import GameFile


class Consultation:
    """Of one game. It thinks in other processes; `listen` takes in what they have found and never waits."""

    def __init__(self, file: GameFile, planned: Resolution) -> None:
        self.answer = Answer(file, planned)
        self._looks_at_pairs = False
        self._thinking = Thinking(file)
        self._thinking.ask_for_smallest()

    def listen(self) -> bool:
        """Whether anything is new."""
        thinking = self._thinking
        if self.answer.done or not thinking.wait():
            return False
        if thinking.done and not thinking.found and not self.answer.planned.won and not self._looks_at_pairs:
            self._looks_at_pairs = True
            thinking.ask_for_pairs()
        self._answer(stopped=False)
        if thinking.done:
            thinking.stop()
        return True

    def stop(self) -> None:
        """Think no more, at once; what has been found stays."""
        if not self.answer.done:
            self._answer(stopped=True)
            self._thinking.stop()

    def _answer(self, *, stopped: bool) -> None:
        thinking = self._thinking
        self.answer = Answer(
            self.answer.file, self.answer.planned, tuple(thinking.found), dict(thinking.decisive), thinking.examined,
            thinking.progress, stopped or thinking.done, stopped,
        )  # fmt: skip
