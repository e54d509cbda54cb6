"""Checks that changes only use cards that the players could have held."""

from collections import Counter
from collections.abc import Sequence

from attrs import evolve

from spacealert.coach.changes import Change, apply_changes
from spacealert.engine import Game
from spacealert.engine.legality import HEROIC, SPECIAL
from spacealert.engine.ship import PHASES, phase_of
from spacealert.gamefile import plan_warnings
from spacealert.gamefile.game_file import GameFile

_OWN = HEROIC + SPECIAL


class Fairness:
    """Checks whether changes to one game are fair.

    A change is fair if it causes no new warnings about cards that the crew could not have held.
    """

    def __init__(self, file: GameFile) -> None:
        self.file = file
        self._warnings = self._warnings_with(())
        self._known: dict[object, bool] = {}

    def allows(self, changes: Sequence[Change]) -> bool:
        same = tuple(sorted(map(self._fairness_key, changes)))
        if same not in self._known:
            self._known[same] = self._warnings_with(changes) <= self._warnings
        return self._known[same]

    def allows_plans(self, plans: Sequence[Sequence[str]]) -> bool:
        same = self._cards_of(plans)
        known = self._known.get(same)
        if known is None:
            crew = [evolve(member, plan=plan) for member, plan in zip(self.file.game.crew, plans, strict=True)]
            known = self._known[same] = self._warnings_of(evolve(self.file.game, crew=crew)) <= self._warnings
        return known

    def _cards_of(self, plans: Sequence[Sequence[str]]) -> object:
        if self.file.hands:
            return tuple(map(tuple, plans))
        if any(len(slot) > 1 for plan in plans for slot in plan):
            cards: object = tuple(tuple(sorted(plan)) for plan in plans)
        else:
            own = tuple(tuple(sorted(slot for slot in plan if slot and slot in _OWN)) for plan in plans)
            cards = own, tuple(sorted(slot for plan in plans for slot in plan if slot not in _OWN))
        turns = range(len(plans[0]))
        counts = [sum(bool(plan[turn].strip(SPECIAL)) for plan in plans) for turn in turns]
        return cards, tuple(sum(counts[first - 1 : last]) for first, last in PHASES)

    def _warnings_with(self, changes: Sequence[Change]) -> Counter[tuple[str, str | None]]:
        return self._warnings_of(apply_changes(self.file.game, changes))

    def _warnings_of(self, game: Game) -> Counter[tuple[str, str | None]]:
        found = plan_warnings.find_card_warnings(evolve(self.file, game=game))
        return Counter((warning.text_id, warning.who) for warning in found)

    def _fairness_key(self, change: Change) -> tuple[int, int, str, str]:
        laid = change.before + change.after
        whose = change.seat if self.file.hands or any(letter in HEROIC + SPECIAL for letter in laid) else -1
        as_many = len(change.before) == len(change.after)
        return whose, 0 if as_many and not self.file.hands else phase_of(change.turn), change.before, change.after
