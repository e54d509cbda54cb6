"""Burning a location: it is gone for good, and the cold goes back to where it began. Section 11 of the rules."""

from spacealert.companions.the_thing.exposed_aliens import spend_fire
from spacealert.companions.the_thing.locations import GREEN, Location
from spacealert.companions.the_thing.station import Station
from spacealert.companions.the_thing.station_questions import choose_person, place_name, tell
from spacealert.kit.guide.prompts import message
from spacealert.kit.guide.walkthrough import Guide


def offer_burning(station: Station) -> Guide[None]:
    """Right before the actions, with the Leader's permission, as often as somebody wants to."""
    while station.fires_left and station.pile:
        people = [person for person in station.characters if person.standing and person.where in GREEN]
        if not people:
            return
        text = message("thing-burn", frozen=station.frozen_up)
        person = yield from choose_person(text, people, rule="§11", or_none="thing-nobody", spoken="thingspeech-burn")
        if person is None:
            return
        yield from spend_fire(station, person)
        yield from burn(station, person.where)


def burn(station: Station, location: Location) -> Guide[None]:
    """People flee into the Rec Room and lie there, dogs beside the board; the card leaves the deck."""
    for person in station.people_at(location):
        person.where, person.standing = Location.REC_ROOM, False
    station.dogs_aside += station.dogs.pop(location, 0)
    station.burned.append(location)
    if station.token_at is location:
        station.token_at = None
    if station.boiler_destroyed:
        station.freezing = 0
    text = message("thing-burned", place=place_name(location), warm=str(station.boiler_destroyed).lower())
    yield from tell(text, rule="§11", spoken="thingspeech-burned")
