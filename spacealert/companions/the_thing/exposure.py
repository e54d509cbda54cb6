"""A character turns out to be an Alien, and plays on in the open: section 7 of the rules, and 12 for one to three."""

from spacealert.companions.the_thing.expedition import Fate, Person
from spacealert.companions.the_thing.station import Ending, Station, end, leave_play
from spacealert.companions.the_thing.station_questions import count, person_name, tell
from spacealert.companions.the_thing.supplies import supplies_for
from spacealert.kit.guide.prompts import message
from spacealert.kit.guide.walkthrough import Guide


def expose(station: Station, person: Person, *, card_shown: bool = True) -> Guide[None]:
    """Out of play, with all cards under their decks; the first brings strength, each later one adds 1."""
    first = station.exposures == 0
    gained = supplies_for(station.players).strength if first else 1
    leave_play(station, person, Fate.EXPOSED)
    station.exposures += 1
    station.strength += gained
    text = message(
        "thing-exposed",
        who=person_name(person),
        gained=gained,
        strength=station.strength,
        first=str(first).lower(),
        shown=str(card_shown).lower(),
        roles=str(station.has_roles).lower(),
    )
    yield from tell(text, rule="§7", spoken="thingspeech-exposed")
    yield from give_cards_back(station, person)
    if not station.characters:
        end(station, Ending.NO_HUMAN_LEFT)


def give_cards_back(station: Station, person: Person) -> Guide[None]:
    """Weapons and items go under their decks, so that these may last longer."""
    supplies = supplies_for(station.players)
    weapons, items = supplies.weapons.cards - station.weapons_left, supplies.items.cards - station.items_left
    if weapons:
        text = message("thing-exposed-weapons", who=person_name(person))
        station.weapons_left += yield from count(text, weapons, rule="§7")
    if items:
        text = message("thing-exposed-items", who=person_name(person))
        station.items_left += yield from count(text, items, rule="§7")
