"""A random search for the best plan.

Unlike a real crew, the search knows every threat from the start. It only uses cards that the crew could have held.
"""

import math
import time
from collections.abc import Callable, Collection
from random import Random

from attrs import evolve, frozen

from spacealert.coach.changes import Change, possible_cards
from spacealert.coach.fairness import Fairness
from spacealert.coach.search import LOST, Slot, TriedPlan
from spacealert.engine import Game, Table
from spacealert.engine.game import NO_CARD
from spacealert.gamefile.game_file import GameFile

Plans = tuple[tuple[str, ...], ...]

SURVIVAL = 1000  # value of bringing the ship home, in addition to the points
A_MARK = 2  # value of a damage mark on a threat that outlives the ship
A_TURN = 20  # value of losing the ship a turn later
# How many points worse a plan may be and still be tried at first. The limit shrinks to zero.
PATIENCE = 3


@frozen(order=True)
class Candidate:
    """Plans and their value. A higher value is better."""

    worth: int
    plans: Plans

    @property
    def total(self) -> int | None:
        return self.worth - SURVIVAL if self.worth >= SURVIVAL // 2 else None


class Improver:
    """Improves the plans of a game, except for slots that must stay as they are."""

    def __init__(self, file: GameFile, kept: Collection[Slot], seed: int) -> None:
        self.file = file
        self._fairness = Fairness(file)
        self._chance = Random(seed)
        self._tried = possible_cards(file.game)
        game = file.game
        self._free = [
            (seat, turn)
            for seat in range(len(game.crew))
            for turn in range(1, game.turns + 1)
            if (seat, turn) not in kept
        ]
        self._first = min((turn for _, turn in self._free), default=0)
        self._free_turns = [[turn for other, turn in self._free if other == seat] for seat in range(len(game.crew))]

    def improve(self, best: Candidate, seconds: float) -> Candidate:
        """Try to improve these plans for this many seconds. Return the best plans found."""
        start = time.monotonic()
        return self._improve_while(best, lambda: (time.monotonic() - start) / seconds)

    def improve_in_tries(self, best: Candidate, tries: int) -> Candidate:
        """Try to improve these plans this many times. The same seed and number of tries give the same result."""
        tried = iter(range(tries + 1))
        return self._improve_while(best, lambda: next(tried) / tries)

    def _improve_while(self, best: Candidate, passed: Callable[[], float]) -> Candidate:
        now, course = best, _PlayedTables(with_plans(self.file, best.plans).game)
        _, end = course.value_of(best.plans, 1)
        while self._free and (share := passed()) < 1:
            plans, first = self._vary_plans(now.plans, end)
            if plans == now.plans or not self._fairness.allows_plans(plans):
                continue
            worth, turn = course.value_of(plans, first)
            candidate = Candidate(worth, plans)
            patience = PATIENCE * (1 - share) + 1e-9
            chance = math.exp(min(0.0, (candidate.worth - now.worth) / patience))
            if self._chance.random() < chance:
                now, end = candidate, turn
                course.switch_to(plans, first)
                best = max(best, now)
        return self._without_useless_cards(best)

    def _without_useless_cards(self, best: Candidate) -> Candidate:
        course, played = _PlayedTables(with_plans(self.file, best.plans).game), _full_plans(self.file.game)
        for seat, turn in self._free:
            plan = best.plans[seat]
            if plan[turn - 1] in (NO_CARD, played[seat][turn - 1]):
                continue
            emptied = (*plan[: turn - 1], NO_CARD, *plan[turn:])
            plans = (*best.plans[:seat], emptied, *best.plans[seat + 1 :])
            worth, _ = course.value_of(plans, turn)
            if worth >= best.worth and self._fairness.allows_plans(plans):
                best = Candidate(worth, plans)
                course.switch_to(plans, turn)
        return best

    def _vary_plans(self, plans: Plans, end: int) -> tuple[Plans, int]:
        """Return randomly varied plans and the first turn affected.

        At least one of the varied slots is on turn `end` or earlier, if possible.
        """
        chance = self._chance
        changed = list(plans)
        seat, turn = chance.choice(self._free)
        while turn > max(end, self._first):
            seat, turn = chance.choice(self._free)
        plan = list(plans[seat])
        kind = chance.random()
        if kind < 0.5:
            free = self._free_turns[seat]
            other = chance.choice(free)
            if kind < 0.25:
                plan[turn - 1], plan[other - 1] = plan[other - 1], plan[turn - 1]
            else:
                between = [at - 1 for at in free if min(turn, other) <= at <= max(turn, other)]
                slots = [plan[at] for at in between]
                slots = [*slots[1:], slots[0]] if turn < other else [slots[-1], *slots[:-1]]
                for at, slot in zip(between, slots, strict=True):
                    plan[at] = slot
            changed[seat] = tuple(plan)
            return tuple(changed), min(turn, other)
        plan[turn - 1] = chance.choice(self._tried[seat])
        changed[seat] = tuple(plan)
        if kind < 0.68:
            seat, other = chance.choice(self._free)
            plan = list(changed[seat])
            plan[other - 1] = chance.choice(self._tried[seat])
            changed[seat] = tuple(plan)
            return tuple(changed), min(turn, other)
        return tuple(changed), turn


def planned_candidate(file: GameFile) -> Candidate:
    plans = _full_plans(file.game)
    return Candidate(_PlayedTables(file.game).value_of(plans, 1)[0], plans)


def _full_plans(game: Game) -> Plans:
    return tuple((*member.plan, *[NO_CARD] * game.turns)[: game.turns] for member in game.crew)


def as_tried_plan(file: GameFile, candidate: Candidate) -> TriedPlan:
    """Return a candidate's changes to the plans that were played, and its result."""
    changes = tuple(
        Change(seat, turn, was, now)
        for seat, (before, after) in enumerate(zip(planned_candidate(file).plans, candidate.plans, strict=True))
        for turn, (was, now) in enumerate(zip(before, after, strict=True), 1)
        if was != now
    )
    return TriedPlan(changes, LOST if candidate.total is None else candidate.total)


def with_plans(file: GameFile, plans: Plans) -> GameFile:
    crew = [evolve(member, plan=plan) for member, plan in zip(file.game.crew, plans, strict=True)]
    return evolve(file, game=evolve(file.game, crew=crew))


class _PlayedTables:
    """A game resolved only as far as needed, so that other plans can be tried from any turn."""

    def __init__(self, game: Game) -> None:
        self._plans = _full_plans(game)
        self._tables = [Table(game)]  # before each turn

    def switch_to(self, plans: Plans, turn: int) -> None:
        """Switch to these plans, which match the current ones before this turn."""
        del self._tables[self._index_before(turn) + 1 :]
        self._plans = plans

    def value_of(self, plans: Plans, turn: int) -> tuple[int, int]:
        """Return the value of these plans and the last turn played. Before `turn`, they match the current plans."""
        table = self._tables[self._index_before(turn)].copy()
        for seat, plan in enumerate(plans):
            table.set_plan(seat, plan)
        while not table.is_over:
            table.step()
        total = table.total
        if total is not None:
            return total + SURVIVAL, table.turn
        _, points = table.continuation()
        return table.turn * A_TURN + points + table.total_marks * A_MARK - SURVIVAL, table.turn

    def _index_before(self, turn: int) -> int:
        """Return the index of the last table where every slot from this turn on can still be changed."""
        tables = self._tables
        while len(tables) < turn and not tables[-1].is_over:
            table = tables[-1].copy()
            for seat, plan in enumerate(self._plans):
                table.set_plan(seat, plan)
            table.step()
            tables.append(table)
        place = min(turn, len(tables)) - 1
        while tables[place].is_over or any(
            tables[place].last_fixed_turn(seat) >= turn for seat in range(len(self._plans))
        ):
            place -= 1
        return place
