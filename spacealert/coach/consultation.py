"""The coach's answers after a resolution: which changes would have helped, what was wasted, and which plan is best."""

from attrs import evolve

from spacealert.coach.background_search import BackgroundSearch
from spacealert.coach.best_plan import as_tried_plan
from spacealert.coach.search import LOST, Findings
from spacealert.engine import Resolution
from spacealert.gamefile.game_file import GameFile


class Consultation:
    def __init__(self, file: GameFile, planned: Resolution) -> None:
        self.answer = Findings(file, planned)
        self._looks_at_pairs = self._searches_best = False
        self._search = BackgroundSearch(file)
        self._search.ask_for_small_changes()

    def collect_results(self) -> bool:
        """Add new results to `answer`, and return whether there were any."""
        search = self._search
        if self.answer.done or not search.wait():
            return False
        nothing = search.done and not search.found and not self._searches_best
        if nothing and not self.answer.planned.won and not self._looks_at_pairs:
            self._looks_at_pairs = True
            search.ask_for_pairs()
        self._update_answer(stopped=False)
        if search.done:
            search.stop()
        return True

    def search_best(self, seconds: int) -> None:
        """Start searching for the plan with the most points, for this many seconds. Earlier findings are kept."""
        self._search.stop()
        self._search = BackgroundSearch(self.answer.file)
        self._search.ask_for_best(seconds)
        self._searches_best = True
        self.answer = evolve(self.answer, progress=0.0, done=False, stopped=False)

    def resume(self) -> None:
        if self.answer.stopped:
            self._search.resume()
            self.answer = evolve(self.answer, done=False, stopped=False)

    def stop(self) -> None:
        if not self.answer.done:
            self._update_answer(stopped=True)
            self._search.stop()

    def _update_answer(self, *, stopped: bool) -> None:
        search = self._search
        answer = evolve(self.answer, progress=search.progress, done=stopped or search.done, stopped=stopped)
        if self._searches_best:
            best = as_tried_plan(answer.file, search.best)
            self.answer = evolve(answer, best=best if best.changes and best.points > LOST else None)
        else:
            found, decisive = tuple(search.found), dict(search.decisive)
            examined, losing = search.examined, search.losing
            self.answer = evolve(answer, found=found, decisive=decisive, examined=examined, losing=losing)
