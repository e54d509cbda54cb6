"""Changes to a plan: other cards in one or more slots, and the cards worth trying in each."""

from collections.abc import Sequence
from typing import Final

from attrs import evolve, frozen

from spacealert.engine.actions import ACTIONS
from spacealert.engine.decks import DOUBLE_CARDS
from spacealert.engine.game import NO_CARD, Game
from spacealert.engine.legality import HEROIC
from spacealert.engine.slots import SPECIAL_ACTIONS

# Possible contents of a slot in the base game: each action, or no card.
SYMBOLS: Final = (*ACTIONS, NO_CARD)
DOUBLES: Final = tuple(dict.fromkeys(half for card in DOUBLE_CARDS for half in (card.double, card.single) if half[1:]))


@frozen
class Change:
    """A different card in one slot. `seat` counts from 0 in turn order, `turn` from 1."""

    seat: int
    turn: int
    before: str
    after: str


Changes = tuple[Change, ...]


def planned_card(game: Game, seat: int, turn: int) -> str:
    plan = game.crew[seat].plan
    return plan[turn - 1] if turn <= len(plan) else NO_CARD


def apply_changes(game: Game, changes: Sequence[Change]) -> Game:
    crew = list(game.crew)
    for change in changes:
        plan = list((crew[change.seat].plan + (NO_CARD,) * game.turns)[: game.turns])
        plan[change.turn - 1] = change.after
        crew[change.seat] = evolve(crew[change.seat], plan=plan)
    return evolve(game, crew=crew)


def possible_cards(game: Game) -> tuple[tuple[str, ...], ...]:
    """List the cards worth trying in each player's slots."""
    doubles = DOUBLES if has_double_actions(game) else ()
    specialized = any(member.specialization for member in game.crew)
    plain = tuple(symbol for symbol in SYMBOLS if symbol not in tuple(HEROIC)) if specialized else SYMBOLS
    return tuple(
        tuple(dict.fromkeys((*plain, *doubles, *(SPECIAL_ACTIONS if member.specialization else ()), *member.plan)))
        for member in game.crew
    )


def has_double_actions(game: Game) -> bool:
    slots = (slot for member in game.crew for slot in member.plan)
    return bool(game.variable_range) or any(len(slot.strip("".join(SPECIAL_ACTIONS))) > 1 for slot in slots)
