"""An alien appears with a character (§5.4): noise away, a token, the figure, and perhaps a surprise attack."""

from spacealert.companions.nemesis.intruder_bag import draw_token, only_blank, put
from spacealert.companions.nemesis.ship_facts import MOST_HAND, MOST_TOKEN_NUMBER
from spacealert.companions.nemesis.ship_questions import draw, how_many, kind, tell
from spacealert.companions.nemesis.ship_state import CrewMember, Ship
from spacealert.companions.nemesis.species import BLANK
from spacealert.companions.nemesis.turning_points import first_contact
from spacealert.kit.guide.walkthrough import Guide

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
