"""Plain enumeration: every changed plan resolved from its start, to hold the coach's searches against."""

from collections.abc import Iterator
from itertools import combinations, product

from spacealert.coach.changes import Change, Changes, changed, slot_of
from spacealert.engine import Game, resolve

Tried = tuple[tuple[str, ...], ...]


def ends(game: Game, tried: Tried, slots: int) -> Iterator[tuple[Changes, int | None]]:
    """Every change of so many slots with the points in which it ends, none for a lost ship."""
    alternatives = [
        [Change(seat, turn, laid, symbol) for symbol in tried[seat] if symbol != laid]
        for turn in range(1, game.turns + 1)
        for seat in range(len(game.crew))
        for laid in [slot_of(game, seat, turn)]
    ]
    for some in combinations(alternatives, slots):
        for changes in product(*some):
            yield changes, total(changed(game, changes))


def better(game: Game, tried: Tried, slots: int) -> dict[Changes, int]:
    """Those that better the end."""
    planned = total(game)
    return {
        changes: end
        for changes, end in ends(game, tried, slots)
        if end is not None and (planned is None or end > planned)
    }


def total(game: Game) -> int | None:
    score = resolve(game, events=False).score
    return score.total if score else None
