"""How likely a survivor dies in the last check (§7.3; Carnomorphs §9.3): cards drawn without putting any back."""

from math import comb

from spacealert.companions.nemesis.ship_facts import ACTION_CARDS, MOST_CONTAMINATION
from spacealert.companions.nemesis.ship_questions import how_many, tell
from spacealert.companions.nemesis.ship_state import CrewMember, Ship
from spacealert.kit.guide.walkthrough import Guide


def chance_of_death(contamination: int, drawn: int, deadly: int, actions: int = ACTION_CARDS) -> float:
    """That at least `deadly` of the `drawn` cards are contamination cards.

    >>> round(chance_of_death(contamination=2, drawn=4, deadly=1), 3)
    0.576
    """
    whole = comb(actions + contamination, drawn)
    ways = (comb(contamination, n) * comb(actions, drawn - n) for n in range(deadly, drawn + 1))
    return sum(ways) / whole


def told_odds(ship: Ship, who: CrewMember, drawn: int, deadly: int) -> Guide[None]:
    """Only where the table wants to know."""
    if ship.settings.odds == "shown":
        cards = yield from how_many("nemesisend-how-many-cards", MOST_CONTAMINATION, likely=2, who=who.name)
        percent = round(100 * chance_of_death(cards, drawn, deadly))
        yield from tell("nemesisend-odds", rule="§7.3", who=who.name, percent=percent)
