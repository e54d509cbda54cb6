"""The coach at work in processes of its own, one for each core: answers arrive piece by piece, and it stops at once."""

import gc
import multiprocessing
import os
import signal
from collections import Counter
from multiprocessing.pool import AsyncResult
from types import TracebackType

from attrs import field, frozen

from spacealert.coach.advice import Coach, ranked
from spacealert.coach.search import Outcome
from spacealert.gamefile.game_file import GameFile


@frozen
class _Part:
    """An answer: what betters the end, among how many plans, and the turns that decided it."""

    found: list[Outcome]
    examined: int
    decisive: Counter[int] = field(factory=Counter)


_coach: Coach | None = None  # of a process that works for `Thinking`


class Thinking:
    """Looks for what betters a game's end, in whichever way it is asked to."""

    def __init__(self, file: GameFile, *, any_card: bool = False) -> None:
        self.coach = Coach(file, any_card=any_card)
        self._found: dict[Outcome, None] = {}
        self._pool = multiprocessing.get_context("spawn").Pool(os.cpu_count(), _begin, (file, any_card))
        self._parts: list[AsyncResult[_Part]] = []
        self._asked = 0
        self.examined = 0
        self.decisive: Counter[int] = Counter()  # for each turn, how many changes of a slot there change the end

    def __enter__(self) -> "Thinking":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.stop()

    def stop(self) -> None:
        """At once, whatever is being looked at; what has been found stays."""
        self._pool.terminate()
        self._pool.join()
        self._parts = []

    def ask_for_smallest(self) -> None:
        """All changes of one slot, and all swaps of two own cards."""
        self._parts.append(self._pool.apply_async(_smallest))
        self._asked += 1

    def ask_for_pairs(self) -> None:
        """All changes of two slots."""
        game = self.coach.file.game
        for turn in range(1, game.turns + 1):
            for seat in range(len(game.crew)):
                self._parts.append(self._pool.apply_async(_pairs_from, (turn, seat)))
        self._asked += game.turns * len(game.crew)
        self.examined += self.coach.search.pair_count

    @property
    def done(self) -> bool:
        return not self._parts

    @property
    def progress(self) -> float:
        """How much has been looked at of all that was asked for, from 0 to 1."""
        return 1 - len(self._parts) / max(1, self._asked)

    @property
    def found(self) -> list[Outcome]:
        """What has been found so far, the best advice first."""
        return ranked(list(self._found))

    def wait(self, seconds: float = 0) -> bool:
        """Take in what has been found, waiting so long for it; whether there is anything new."""
        if self._parts:
            self._parts[0].wait(seconds)
        ready = [part for part in self._parts if part.ready()]
        self._parts = [part for part in self._parts if part not in ready]
        for one in ready:
            part = one.get()
            self._found |= dict.fromkeys(part.found)
            self.examined += part.examined
            self.decisive += part.decisive
        return bool(ready)


def _begin(file: GameFile, any_card: bool) -> None:
    """A search makes no circles of references, and looking for them among all that it remembers would take long."""
    global _coach
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who has begun this process ends it
    gc.disable()
    _coach = Coach(file, any_card=any_card)


def _smallest() -> _Part:
    assert _coach
    return _Part(_coach.singles() + _coach.swaps(), _coach.search.single_count, _coach.search.decisive())


def _pairs_from(turn: int, seat: int) -> _Part:
    assert _coach
    return _Part(_coach.pairs_from(turn, seat), 0)
