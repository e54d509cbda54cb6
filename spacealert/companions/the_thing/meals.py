"""Phase 7: food, or starvation. Section 5 of the rules."""

from spacealert.companions.the_thing.station import Station
from spacealert.companions.the_thing.station_questions import tell
from spacealert.companions.the_thing.supplies import HAND_LIMIT_STARVING
from spacealert.kit.guide.prompts import message
from spacealert.kit.guide.walkthrough import Guide

FROM_PANTRY = 4


def food_phase(station: Station) -> Guide[None]:
    """Any food in the Kitchen feeds everybody and all of it is eaten; otherwise four of the Pantry."""
    if station.kitchen:
        eaten, station.kitchen = station.kitchen, 0
        yield from tell(message("thing-food-kitchen", food=eaten), rule="§5.7")
        return
    eaten = min(FROM_PANTRY, station.pantry)
    station.pantry -= eaten
    yield from tell(message("thing-food-pantry", food=eaten), rule="§5.7", spoken="thingspeech-food-raw")
    if eaten < FROM_PANTRY and not station.starving:
        station.starving = True
        text = message("thing-starving", limit=HAND_LIMIT_STARVING, roles=str(station.has_roles).lower())
        yield from tell(text, rule="§5.7", spoken="thingspeech-starving")
