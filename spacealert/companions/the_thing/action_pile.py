"""Phase 4.4, for four to eight: the Leader turns one card after the other. Section 5 of the rules."""

from spacealert.companions.the_thing.between_actions import leader_goes_on
from spacealert.companions.the_thing.box_facts import Face
from spacealert.companions.the_thing.expedition import Person
from spacealert.companions.the_thing.location_actions import can_do, perform, times
from spacealert.companions.the_thing.station import Station
from spacealert.companions.the_thing.station_questions import (
    choose_one,
    choose_word,
    person_name,
    place_name,
    tell,
)
from spacealert.kit.guide.prompts import message
from spacealert.kit.guide.walkthrough import Guide
from spacealert.kit.i18n.texts import Message

CARDS = (Face.USE, Face.REPAIR, Face.SABOTAGE)


def turn_cards(station: Station) -> Guide[None]:
    """At least one card; after each the Leader goes on or stops, and what is left is discarded."""
    yield from tell(message("thing-pile-shuffle", cards=station.pile), rule="§5.4.4")
    turned = False
    while station.pile and any(person.standing for person in station.characters):
        if turned and not (yield from leader_goes_on(station, message("thing-pile-go-on", left=station.pile))):
            break
        yield from turn_card(station)
        turned = True
    station.pile = 0


def turn_card(station: Station) -> Guide[None]:
    """To somebody who can do it or, if nobody can, to somebody who lies down all the same."""
    text = message("thing-pile-card", left=station.pile)
    card = Face((yield from choose_word(text, CARDS, "thing-face", rule="§5.4.4")))
    station.pile -= 1
    able = [person for person in station.characters if person.standing and can_do(station, person, card)]
    if able:
        person = yield from choose_one(who_can(station, able, card), able, rule="§5.4.4")
        yield from perform(station, person, card)
    else:
        standing = [person for person in station.characters if person.standing]
        text = message("thing-pile-nobody", card=message(f"thing-face-{card}"))
        person = yield from choose_one(text, standing, rule="§5.4.4")
    person.standing = False


def who_can(station: Station, able: list[Person], card: Face) -> Message:
    """Where each of them is, and how often they would do it."""
    targets = tuple(
        message(
            "thing-pile-target",
            who=person_name(person),
            place=place_name(person.where),
            times=1 if card is Face.SABOTAGE else times(station, person),
        )
        for person in able
    )
    return message("thing-pile-who", card=message(f"thing-face-{card}"), targets=targets)
