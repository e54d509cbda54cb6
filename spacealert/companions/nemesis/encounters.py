"""The bag of tokens (§4), and what happens when an alien appears with a character (§5.4)."""

from attrs import frozen

from spacealert.companions.nemesis.ship_questions import draw, how_many, kind, tell
from spacealert.companions.nemesis.ship_state import BLANK, MOST_HAND, MOST_TOKEN_NUMBER, CrewMember, Ship
from spacealert.companions.nemesis.wounds import first_contact
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


NO_TOKEN = "none"  # a figure that no token brought


def encounter(ship: Ship, who: CrewMember) -> Guide[bool]:
    """Whether an alien has come."""
    yield from tell("nemesisplay-encounter", rule="§5.4", spoken="encounter", who=who.name)
    if not sum(ship.bag.values()):
        yield from tell("nemesisplay-bag-empty")
        return False
    token = yield from draw_token(ship, "nemesisplay-encounter-token", "§5.4")
    if token == BLANK:
        yield from blank(ship)
        return False
    figure = ship.species.figure_of(token)
    if not (yield from appear(ship, figure, token)):
        return False
    yield from compare_hand(ship, figure, token, who)
    return True


def blank(ship: Ship) -> Guide[None]:
    """Noise everywhere around the room; the token goes back, unlike all others."""
    put(ship, BLANK)
    yield from tell("nemesisplay-encounter-blank", rule="§5.4")
    if only_blank(ship):
        yield from ship.species.last_token_was_blank(ship)


def appear(ship: Ship, figure: str, token: str = NO_TOKEN) -> Guide[bool]:
    """The figure is placed, if there is one; before the first of the game everybody chooses an objective."""
    yield from first_contact(ship)
    yield from ship.species.before_placing(ship, figure)
    if ship.free_figures(figure) <= 0:
        yield from tell("nemesisplay-no-figure", kind=kind(figure))
        return False
    ship.figures[figure] += 1
    yield from tell("nemesisplay-figure-placed", rule="§5.4", kind=kind(figure), token=token)
    yield from ship.species.placed(ship, figure)
    return True


def compare_hand(ship: Ship, figure: str, token: str, who: CrewMember) -> Guide[None]:
    """A hand that is smaller than the number on the token: surprise attack."""
    known = ship.species.token_numbers.get(token, {})
    weights = {str(number): known.get(number, 0) for number in range(1, MOST_TOKEN_NUMBER + 1)}
    shown = {number: count or (0 if known else 1) for number, count in weights.items()}
    number = int((yield from draw("nemesisplay-token-number", shown, "nemesis-number", rule="§5.4", kind=kind(figure))))
    hand = yield from how_many("nemesisplay-hand", MOST_HAND, likely=5, rule="§5.4", who=who.name)
    if is_surprise(hand, number):
        facts = {"kind": kind(figure), "who": who.name}
        yield from tell("nemesisplay-surprise", rule="§5.4", spoken="surprise", **facts)
        yield from ship.species.attack(ship, figure, who)
    else:
        yield from tell("nemesisplay-no-surprise", rule="§5.4", who=who.name)


def is_surprise(hand: int, number: int) -> bool:
    return hand < number
