"""The Alien that the game itself plays against one to three: whom it attacks, and how strongly. Section 12."""

from collections.abc import Sequence

from spacealert.companions.the_thing.exposed_aliens import resolve_alien
from spacealert.companions.the_thing.locations import FOR_CHARACTERS, Location
from spacealert.companions.the_thing.station import Station
from spacealert.companions.the_thing.station_questions import draw, place_name, tell
from spacealert.kit.guide.prompts import message
from spacealert.kit.guide.walkthrough import Guide


def target_strength(station: Station) -> int:
    """One more than there are characters in the fullest place."""
    return max((len(station.people_at(location)) for location in FOR_CHARACTERS), default=0) + 1


def split(strength: int, target: int) -> Sequence[int]:
    """How much goes on each card: the target, and what is left on the last."""
    whole, rest = divmod(strength, target)
    return [target] * whole + ([rest] if rest else [])


def alien_phase(station: Station) -> Guide[None]:
    """Cards at random, strength on each, then clashes and sabotage as usual."""
    target = target_strength(station)
    shares = split(station.strength, target)
    text = message("thing-lone-target", target=target, strength=station.strength, cards=len(shares))
    yield from tell(text, rule="§12")
    station.alien_at = {}
    cards = station.deck
    for share in shares:
        if not cards:
            break
        text = message("thing-lone-card", strength=share)
        card = yield from draw(text, Location, dict.fromkeys(cards, 1), "thing-place", rule="§12")
        cards.remove(card)
        station.alien_at[card] = share
    places = tuple(
        message("thing-lone-place", place=place_name(place), strength=share)
        for place, share in station.alien_at.items()
    )
    yield from tell(message("thing-lone-places", places=places), rule="§12")
    yield from resolve_alien(station)
    station.alien_at = {}
