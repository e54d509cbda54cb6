"""Mutation (§8): the card, the action, and the markers of which the fourth kills."""

from spacealert.companions.nemesis.encounter import appear
from spacealert.companions.nemesis.ship_questions import is_so, tell
from spacealert.companions.nemesis.ship_state import Card, CrewMember, Ship
from spacealert.companions.nemesis.wounds import death
from spacealert.kit.guide.walkthrough import Guide

_CARD = "Carnomorphs §8.1"
_ACTION = "Carnomorphs §8.2"
_MARKERS = "Carnomorphs §8.3"

DEADLY_MARKERS = 4


def has_card(who: CrewMember) -> bool:
    return who.mutation in (Card.HIDDEN, Card.REVEALED)


def gain_card(who: CrewMember) -> Guide[None]:
    """Two are drawn and one is kept, secretly; who has one gets no second."""
    if not has_card(who):
        who.mutation = Card.HIDDEN
        yield from tell("carnomorphs-mutation-card", rule=_CARD, who=who.name)


def gain_marker(ship: Ship, who: CrewMember) -> Guide[None]:
    """A card instead of the marker for who has none; the fourth marker kills at once."""
    if not has_card(who):
        yield from gain_card(who)
        return
    who.markers += 1
    if who.markers < DEADLY_MARKERS:
        yield from tell("carnomorphs-marker", rule=_MARKERS, who=who.name, count=who.markers, most=DEADLY_MARKERS)
        return
    yield from tell("carnomorphs-fourth-marker", rule=_MARKERS, who=who.name)
    yield from appear(ship, "shambler")
    yield from death(ship, who)


def mutation_action(ship: Ship, who: CrewMember) -> Guide[None]:
    """Scan one contamination card from hand, a marker in any case, then the half of the card that applies."""
    if not has_card(who):
        yield from tell("carnomorphs-no-mutation", rule=_ACTION, who=who.name)
        return
    yield from tell("carnomorphs-mutation-scan", rule=_ACTION, who=who.name)
    if who.mutation is Card.HIDDEN:
        who.mutation = Card.REVEALED
        yield from tell("carnomorphs-mutation-public", rule=_ACTION, who=who.name)
    yield from gain_marker(ship, who)
    if who.markers >= DEADLY_MARKERS:
        return
    infected = yield from is_so("carnomorphs-mutation-infected", rule=_ACTION, who=who.name)
    yield from tell(f"carnomorphs-mutation-{'infected' if infected else 'clean'}-do", rule=_ACTION, who=who.name)


def lose_card(who: CrewMember) -> Guide[None]:
    """Surgery or an antidote; the markers stay for the whole game."""
    if has_card(who):
        who.mutation = Card.NONE
        yield from tell("carnomorphs-mutation-lost", rule=_CARD, who=who.name, count=who.markers)
