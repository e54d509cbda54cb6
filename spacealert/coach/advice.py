"""Advice for the crew: better plans in the players' terms, smallest changes first."""

from itertools import combinations

from attrs import frozen

from spacealert.coach.changes import Change, Changes, planned_card
from spacealert.coach.fairness import Fairness
from spacealert.coach.search import Search, TriedPlan
from spacealert.engine.game import NO_CARD
from spacealert.gamefile.game_file import GameFile

CLASSES = ("abc", "<>^", "x", "ABX123456")  # groups of interchangeable cards


@frozen
class PlanChange:
    """A change to one player's plan, as players would describe it."""

    kind: str  # "replaced", "emptied", "filled", "swapped", "earlier", "later", "moved"
    seat: int
    turn: int
    before: str
    after: str
    other: int  # turn of the second card


def as_plan_changes(changes: Changes) -> tuple[PlanChange, ...]:
    """Return the changes in the players' terms. Two changes that swap cards become one."""
    if len(changes) == 2 and (exchange := _join_exchange(*changes)):
        return (exchange,)
    return tuple(_as_plan_change(change) for change in changes)


def _join_exchange(first: Change, second: Change) -> PlanChange | None:
    if first.seat != second.seat or (first.before, first.after) != (second.after, second.before):
        return None
    origin, goal = (second, first) if first.before == NO_CARD else (first, second)
    kind = "swapped"
    if goal.before == NO_CARD:
        kind = {1: "later", -1: "earlier"}.get(goal.turn - origin.turn, "moved")
    return PlanChange(kind, origin.seat, origin.turn, origin.before, goal.before, goal.turn)


def _as_plan_change(change: Change) -> PlanChange:
    kind = "emptied" if change.after == NO_CARD else "filled" if change.before == NO_CARD else "replaced"
    return PlanChange(kind, change.seat, change.turn, change.before, change.after, change.turn)


def rank_tried_plans(outcomes: list[TriedPlan]) -> list[TriedPlan]:
    """Sort plans by fewest changed slots, fewest players, most points, then simplest changes."""
    return sorted(
        outcomes,
        key=lambda one: (
            len(one.changes),
            len({change.seat for change in one.changes}),
            -one.points,
            sum(_complexity(step) for step in as_plan_changes(one.changes)),
            [(change.turn, change.seat) for change in one.changes],
        ),
    )


def _complexity(step: PlanChange) -> int:
    if step.kind not in ("replaced", "emptied", "filled"):
        return 0
    if step.kind != "replaced":
        return 1
    alike = any(step.before in letters and step.after in letters for letters in CLASSES[:3])
    return 0 if alike else 3 if step.after in CLASSES[3] else 2


class Coach:
    """Finds better plans for a game. They only use cards that the crew could have held, unless `any_card` is set."""

    def __init__(self, file: GameFile, *, any_card: bool = False) -> None:
        self.file = file
        self.any_card = any_card
        self.search = Search(file.game)
        self._fairness = None if any_card else Fairness(file)

    @property
    def original_plan(self) -> TriedPlan:
        return self.search.planned

    def find_improving_changes(self) -> list[TriedPlan]:
        return self._only_fair(self.search.find_improving_changes())

    def find_improving_swaps(self) -> list[TriedPlan]:
        game = self.search.game
        found = []
        for seat in range(len(game.crew)):
            for first, second in combinations(range(1, game.turns + 1), 2):
                one, other = planned_card(game, seat, first), planned_card(game, seat, second)
                if one != other:
                    changes = (Change(seat, first, one, other), Change(seat, second, other, one))
                    found.append(TriedPlan(changes, self.search.points_after_changes(changes)))
        return self._only_fair([outcome for outcome in found if outcome.points > self.original_plan.points])

    def find_improving_pairs_from(self, turn: int, seat: int) -> list[TriedPlan]:
        return self._only_fair(self.search.find_improving_pairs_from(turn, seat))

    def _only_fair(self, outcomes: list[TriedPlan]) -> list[TriedPlan]:
        fairness = self._fairness
        return outcomes if fairness is None else [one for one in outcomes if fairness.allows(one.changes)]
