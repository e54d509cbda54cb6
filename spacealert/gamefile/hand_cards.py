"""How the cards of a hand are written: `a>` by both halves, of a double-action card `ab/^`, whichever half first."""

from itertools import permutations
from typing import Final

from spacealert.engine.decks import ACTION_CARDS, DOUBLE_CARDS, HEROIC_CARDS, ActionCard, DoubleCard

MOST_CARDS: Final = len(ACTION_CARDS) + len(HEROIC_CARDS)  # in the box, of either deck

_CARDS = {(half, other): card for card in (*ACTION_CARDS, *HEROIC_CARDS) for half, other in permutations(card.halves)}
_DOUBLE_CARDS = {(half, other): card for card in DOUBLE_CARDS for half, other in permutations(card.halves)}


def hand_card(word: str) -> ActionCard | DoubleCard | None:
    """The card that is written so, if there is one.

    >>> str(hand_card(">a")), str(hand_card("^/ab")), hand_card("aa")
    ('a>', 'ab/^', None)
    """
    half, stroke, other = word.partition("/")
    if stroke:
        return _DOUBLE_CARDS.get((half, other))
    return _CARDS.get((word[0], word[1])) if len(word) == 2 else None
