"""The bag of tokens (§4), and what happens when an alien appears with a character (§5.4)."""

from typing import Any

from attrs import frozen

from spacealert.companions.nemesis import ship_map
from spacealert.companions.nemesis.ship_questions import draw, how_many, kind, note
from spacealert.companions.nemesis.ship_state import BLANK, MOST_HAND, CrewMember, Ship
from spacealert.companions.nemesis.wounds import first_contact
from spacealert.kit.guide.prompts import Draw, Option, message
from spacealert.kit.guide.walkthrough import Guide
from spacealert.kit.i18n.texts import Message

_PARTS = 840  # a token in the bag, divided by the numbers that it may have


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
            known = ship.numbers_out.get(token, [])
            del known[ship.supply[token] :]  # of more than there are, some are in the bag again
            return token
    return ""


def token_chances(ship: Ship) -> dict[str, int]:
    """Return how likely each token with its number is, as far as it is known which numbers are out of the bag."""
    found = {}
    for token, count in ship.bag.items():
        numbers = numbers_in_bag(ship, token)
        for number, copies in numbers.items():
            found[f"{token}/{number}"] = round(_PARTS * count * copies / sum(numbers.values()))
        if count and not numbers:
            found[token] = _PARTS * count
    return {key: weight for key, weight in found.items() if weight}


def numbers_in_bag(ship: Ship, token: str) -> dict[int, int]:
    """The numbers that tokens of this kind can still have, each with its copies."""
    printed = dict(ship.species.token_numbers.get(token, {}))
    for number in ship.numbers_out.get(token, []):
        printed[number] = printed.get(number, 0) - 1
    left = {number: copies for number, copies in printed.items() if copies > 0}
    return left or dict(ship.species.token_numbers.get(token, {}))


def draw_numbered(ship: Ship, text_id: str, rule: str, **facts: Any) -> Guide[tuple[str, int]]:
    """A token and its number out of the bag; the blank has no number."""
    weights = token_chances(ship)
    options = tuple(Option(key, _token_label(key)) for key in weights)
    token, _, written = str(
        (yield Draw(message(text_id, **facts), options=options, weights=weights, rule=rule))
    ).partition("/")
    ship.bag[token] -= 1
    ship.supply[token] += 1
    number = int(written or 0)
    if number:
        ship.numbers_out.setdefault(token, []).append(number)
    return token, number


def _token_label(key: str) -> Message:
    token, _, number = key.partition("/")
    return message("nemesis-token", token=kind(token), number=number or "none")


def only_blank(ship: Ship) -> bool:
    """Return whether there is nothing in the bag but the blank token, which has just come back."""
    return sum(ship.bag.values()) == ship.bag.get(BLANK, 0)


def leaves_the_board(ship: Ship, figure: str) -> str:
    """It goes by the technical corridors or hides: its figure comes off, a token of its kind goes into the bag."""
    ship.figures[figure] -= 1
    return put(ship, *ship.species.tokens_of(figure))


NO_TOKEN = "none"  # a figure that no token brought


def _where(ship: Ship, who: CrewMember | None) -> Guide[str]:
    """The room of an encounter, as far as the map is kept."""
    rooms = ship_map.occupied(ship)
    if who is not None or not rooms:
        return "" if who is None else ship_map.room_of(ship, who)
    return (yield from ship_map.which_room("nemesismap-encounter", rooms))


def encounter(ship: Ship, who: CrewMember | None = None) -> Guide[bool]:
    """Whether an alien has come; the table sees to the rest where the computer does not know who it is about."""
    if who is not None:
        yield from note("nemesisplay-encounter", rule="§5.4", spoken="encounter", who=who.name)
    if not sum(ship.bag.values()):
        yield from note("nemesisplay-bag-empty")
        return False
    text_id = "nemesisplay-encounter-draw" if who is None else "nemesisplay-encounter-token"
    token, number = yield from draw_numbered(ship, text_id, "§5.4")
    if token == BLANK:
        yield from blank(ship)
        return False
    figure = ship.species.figure_of(token)
    room = yield from _where(ship, who)
    if not (yield from appear(ship, figure, token, number=number if who is None else 0, room=room)):
        return False
    if who is not None:
        yield from compare_hand(ship, figure, number, who)
    return True


def blank(ship: Ship) -> Guide[None]:
    """Noise everywhere around the room; the token goes back, unlike all others."""
    put(ship, BLANK)
    yield from note("nemesisplay-encounter-blank", rule="§5.4")
    if only_blank(ship):
        yield from ship.species.last_token_was_blank(ship)


def appear(ship: Ship, figure: str, token: str = NO_TOKEN, *, number: int = 0, room: str = "") -> Guide[bool]:
    """The figure is placed, if there is one; before the first of the game everybody chooses an objective.

    With a number the table is told when it attacks at once.
    """
    yield from first_contact(ship)
    yield from ship.species.before_placing(ship, figure)
    if ship.free_figures(figure) <= 0:
        yield from note("nemesisplay-no-figure", kind=kind(figure))
        return False
    ship.figures[figure] += 1
    ship_map.put_figure(ship, figure, room)
    if number:
        facts: dict[str, object] = {"kind": kind(figure), "number": number}
        yield from note("nemesisplay-appears", rule="§5.4", spoken="encounter", **facts)
    else:
        yield from note("nemesisplay-figure-placed", rule="§5.4", kind=kind(figure), token=token)
    yield from ship.species.placed(ship, figure)
    return True


def compare_hand(ship: Ship, figure: str, number: int, who: CrewMember) -> Guide[None]:
    """A hand that is smaller than the number on the token: surprise attack."""
    hand = yield from how_many("nemesisplay-hand", MOST_HAND, likely=5, rule="§5.4", who=who.name)
    if is_surprise(hand, number):
        facts = {"kind": kind(figure), "who": who.name}
        yield from note("nemesisplay-surprise", rule="§5.4", spoken="surprise", **facts)
        yield from ship.species.attack(ship, figure, who)
    else:
        yield from note("nemesisplay-no-surprise", rule="§5.4", who=who.name)


def is_surprise(hand: int, number: int) -> bool:
    return hand < number
