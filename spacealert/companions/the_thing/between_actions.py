"""Between two actions: the Leader goes on or stops, and items are used that need no card. Sections 5 and 11."""

from spacealert.companions.the_thing.box_facts import Face
from spacealert.companions.the_thing.location_actions import can_do, move_fuel
from spacealert.companions.the_thing.locations import FUELED, VEHICLES
from spacealert.companions.the_thing.station import Station, repair
from spacealert.companions.the_thing.station_corrections import correct_by_hand
from spacealert.companions.the_thing.station_questions import choose_person, choose_word, place_name, tell
from spacealert.kit.guide.prompts import message
from spacealert.kit.guide.walkthrough import Guide
from spacealert.kit.i18n.texts import Message


def leader_goes_on(station: Station, text: Message) -> Guide[bool]:
    """Whether there is another action."""
    while True:
        choices = ("next", "stop", "tools", "fuel", "correct")
        match (yield from choose_word(text, choices, "thing-action", rule="§5.4.4")):
            case "next":
                return True
            case "stop":
                return False
            case "tools":
                yield from use_tools(station)
            case "fuel":
                yield from use_fuel_card(station)
            case "correct":
                yield from correct_by_hand(station)


def use_tools(station: Station) -> Guide[None]:
    """One damage where somebody stands, without a card."""
    able = [person for person in station.characters if can_do(station, person, Face.REPAIR)]
    person = yield from choose_person(message("thing-tools-who"), able, rule="§11", or_none="thing-nobody")
    if person is not None:
        repair(station, person.where, 1)
        yield from tell(message("thing-tools-used", place=place_name(person.where)), rule="§11")


def use_fuel_card(station: Station) -> Guide[None]:
    """One fuel to where somebody stands, from the store that belongs to the place."""
    able = [
        person
        for person in station.characters
        if person.where in FUELED
        and station.fuel_room(person.where)
        and (station.outdoor if person.where in VEHICLES else station.underground)
    ]
    person = yield from choose_person(message("thing-fuel-card-who"), able, rule="§11", or_none="thing-nobody")
    if person is not None:
        move_fuel(station, person.where, 1)
        yield from tell(message("thing-fuel-card-used", place=place_name(person.where)), rule="§11")
