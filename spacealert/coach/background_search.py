"""The coach in worker processes, one per core. The search can be stopped and resumed at any time.

A `Consultation` collects its answers after a resolution: which changes would have helped, what was wasted, and which
plan is best.
"""

import gc
import multiprocessing
import os
import signal
from collections import Counter, deque
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from types import TracebackType

from attrs import evolve, field, frozen

from spacealert.coach.advice import Coach, rank_tried_plans
from spacealert.coach.best_plan import Candidate, Improver, as_tried_plan, planned_candidate
from spacealert.coach.search import LOST, Findings, TriedPlan
from spacealert.engine import Resolution
from spacealert.gamefile.game_file import GameFile


@frozen
class _Pairs:
    turn: int
    seat: int


@frozen
class _BestPlan:
    """A request for one second of searching for a better plan. `best` is the best plan so far."""

    seed: int
    best: Candidate | None = None


@frozen
class _Part:
    found: list[TriedPlan]
    examined: int = 0
    decisive: Counter[int] = field(factory=Counter)
    losing: int | None = None
    best: Candidate | None = None


_Question = _Pairs | _BestPlan | None  # None requests the smallest changes


class BackgroundSearch:
    """Searches for better plans in worker processes.

    The `ask_for_…` methods request searches, and `wait` collects their results.
    """

    def __init__(self, file: GameFile, *, any_card: bool = False) -> None:
        self.coach = Coach(file, any_card=any_card)
        self.examined = 0
        self.decisive: Counter[int] = Counter()  # how many single-slot changes affect the outcome, by turn
        self.losing: int | None = None  # how many single-slot changes lose the ship, once known
        self.best = planned_candidate(file)
        self._found: dict[TriedPlan, None] = {}
        self._questions: deque[_Question] = deque()
        self._asked = self._answered = 0
        self._processes: list[SpawnProcess] = []
        self._idle: list[Connection] = []
        self._busy: dict[Connection, _Question] = {}  # current question of each worker
        self.resume()

    def __enter__(self) -> "BackgroundSearch":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.stop()

    def resume(self) -> None:
        """Start the worker processes. After a stop, send unanswered requests again."""
        if self._processes:
            return
        context = multiprocessing.get_context("spawn")
        for _ in range(os.cpu_count() or 1):
            ours, theirs = context.Pipe()
            process = context.Process(
                target=_run_worker, args=(theirs, self.coach.file, self.coach.any_card), daemon=True
            )
            process.start()
            theirs.close()
            self._processes.append(process)
            self._idle.append(ours)
        self._give_out_questions()

    def stop(self) -> None:
        """Stop the worker processes. Findings and open requests are kept."""
        for process in self._processes:
            process.kill()
        for process in self._processes:
            process.join()
        for connection in (*self._idle, *self._busy):
            connection.close()
        self._questions.extendleft(self._busy.values())
        self._processes, self._idle, self._busy = [], [], {}

    def ask_for_small_changes(self) -> None:
        """Start searching all changes to one slot, and all swaps of two slots in the same player's plan."""
        self._ask(None)

    def ask_for_pairs(self) -> None:
        """Start searching all changes to two slots at a time."""
        game = self.coach.file.game
        self._ask(*(_Pairs(turn, seat) for turn in range(1, game.turns + 1) for seat in range(len(game.crew))))
        self.examined += self.coach.search.pair_count

    def ask_for_best(self, seconds: int) -> None:
        """Start searching for the plan with the most points, for this many seconds."""
        self._ask(*map(_BestPlan, range(seconds * len(self._processes))))

    def _ask(self, *questions: _Question) -> None:
        self._questions += questions
        self._asked += len(questions)
        self._give_out_questions()

    def _give_out_questions(self) -> None:
        while self._questions and self._idle:
            connection, question = self._idle.pop(), self._questions.popleft()
            connection.send(evolve(question, best=self.best) if isinstance(question, _BestPlan) else question)
            self._busy[connection] = question

    @property
    def done(self) -> bool:
        return not self._questions and not self._busy

    @property
    def progress(self) -> float:
        return self._answered / max(1, self._asked)

    @property
    def found(self) -> list[TriedPlan]:
        """The findings so far, best advice first."""
        return rank_tried_plans(list(self._found))

    def wait(self, seconds: float = 0) -> bool:
        """Wait up to `seconds` for results, and collect them. Return whether any results arrived."""
        answered = wait(list(self._busy), seconds)
        ready = [connection for connection in self._busy if connection in answered]
        for connection in ready:
            part = connection.recv()
            del self._busy[connection]
            self._idle.append(connection)
            self._answered += 1
            self._found |= dict.fromkeys(part.found)
            self.examined += part.examined
            self.decisive += part.decisive
            self.losing = part.losing if self.losing is None else self.losing
            self.best = max(self.best, part.best or self.best)
        self._give_out_questions()
        return bool(ready)


def _run_worker(connection: Connection, file: GameFile, any_card: bool) -> None:
    """Answer requests until the connection closes.

    Garbage collection is off: a search makes no reference cycles, and scanning all its data for them is slow.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent process stops this one
    gc.disable()
    coach = Coach(file, any_card=any_card)
    best = planned_candidate(file)
    improver: Improver | None = None
    while True:
        try:
            question = connection.recv()
        except EOFError:
            return
        if isinstance(question, _Pairs):
            connection.send(_Part(coach.find_improving_pairs_from(question.turn, question.seat)))
        elif isinstance(question, _BestPlan):
            improver = improver or Improver(file, (), question.seed)
            best = improver.improve(max(best, question.best or best), 1)
            connection.send(_Part([], best=best))
        else:
            found = coach.find_improving_changes() + coach.find_improving_swaps()
            search = coach.search
            connection.send(_Part(found, search.single_count, search.count_decisive(), search.count_losing_changes()))


class Consultation:
    def __init__(self, file: GameFile, planned: Resolution) -> None:
        self.answer = Findings(file, planned)
        self._looks_at_pairs = self._searches_best = False
        self._search = BackgroundSearch(file)
        self._search.ask_for_small_changes()

    def collect_results(self) -> bool:
        """Add new results to `answer`, and return whether there were any.

        If no small change saves a lost ship, start searching pairs of changes.
        """
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
