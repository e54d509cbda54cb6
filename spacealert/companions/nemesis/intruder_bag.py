"""The bag of tokens and the supply beside it (§4): what is in one is not in the other."""

from attrs import frozen

from spacealert.companions.nemesis.ship_questions import draw
from spacealert.companions.nemesis.ship_state import Ship
from spacealert.companions.nemesis.species import BLANK
from spacealert.kit.guide.walkthrough import Guide


@frozen
class Chance:
    """A token, how many of it are in the bag, and how likely it is to be drawn."""

    token: str
    count: int
    share: float


def fill(ship: Ship) -> None:
    """Step 10 of the preparation: what begins in the bag; the rest is the supply."""
    ship.bag = dict.fromkeys(ship.species.token_counts, 0) | ship.species.bag(len(ship.crew))
    ship.supply = {token: count - ship.bag[token] for token, count in ship.species.token_counts.items()}


def chances(ship: Ship) -> list[Chance]:
    """Of every token that is in the bag."""
    whole = sum(ship.bag.values())
    return [Chance(token, count, count / whole) for token, count in ship.bag.items() if count]


def draw_token(ship: Ship, text_id: str, rule: str) -> Guide[str]:
    """A token out of the bag, which lies in the supply until it is put back."""
    token = yield from draw(text_id, {kind: n for kind, n in ship.bag.items() if n}, "nemesis-kind", rule=rule)
    ship.bag[token] -= 1
    ship.supply[token] += 1
    return token


def put(ship: Ship, *tokens: str) -> str:
    """Put the first of these that the supply has into the bag; which one that was, or nothing."""
    for token in tokens:
        if ship.supply.get(token, 0):
            ship.supply[token] -= 1
            ship.bag[token] += 1
            return token
    return ""


def only_blank(ship: Ship) -> bool:
    """Whether there is nothing in the bag but the blank token, which has just come back."""
    return sum(ship.bag.values()) == ship.bag.get(BLANK, 0)


def leaves_the_board(ship: Ship, figure: str) -> str:
    """It goes by the technical corridors or hides: its figure comes off, a token of its kind goes into the bag."""
    ship.figures[figure] -= 1
    return put(ship, *ship.species.tokens_of(figure))
