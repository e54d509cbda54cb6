"""A brute-force search that resolves every changed plan from the start, to verify the coach."""

from collections.abc import Iterator
from itertools import combinations, product

from spacealert.coach.changes import Change, Changes, apply_changes, planned_card
from spacealert.engine import Game, resolve

Tried = tuple[tuple[str, ...], ...]


def all_ends(game: Game, tried: Tried, slots: int) -> Iterator[tuple[Changes, int | None]]:
    """Yield every change of this many slots with its points, or None if the ship is lost."""
    alternatives = [
        [Change(seat, turn, laid, symbol) for symbol in tried[seat] if symbol != laid]
        for turn in range(1, game.turns + 1)
        for seat in range(len(game.crew))
        for laid in [planned_card(game, seat, turn)]
    ]
    for some in combinations(alternatives, slots):
        for changes in product(*some):
            yield changes, total(apply_changes(game, changes))


def better_changes(game: Game, tried: Tried, slots: int) -> dict[Changes, int]:
    """Return the changes that improve the result."""
    planned = total(game)
    return {
        changes: end
        for changes, end in all_ends(game, tried, slots)
        if end is not None and (planned is None or end > planned)
    }


def total(game: Game) -> int | None:
    score = resolve(game, events=False).score
    return score.total if score else None
