"""Phase 4.2: the clashes one after the other, the infection check as a ritual for everybody. Section 6 of the rules."""

from collections.abc import Sequence

from spacealert.companions.the_thing.expedition import Person
from spacealert.companions.the_thing.locations import Location
from spacealert.companions.the_thing.meetings import (
    Check,
    Meeting,
    check_between,
    is_ignored,
    other_meetings,
    whom_each_may_look_at,
)
from spacealert.companions.the_thing.ritual_pace import BETWEEN_PLAYERS, WITH_A_DOG
from spacealert.companions.the_thing.station import ClashRecord, Station, pen, raise_suspicion
from spacealert.companions.the_thing.station_questions import (
    choose_people,
    choose_place,
    choose_word,
    either,
    names,
    person_name,
    place_name,
    tell,
)
from spacealert.kit.guide.prompts import Ritual, message
from spacealert.kit.guide.walkthrough import Guide
from spacealert.kit.i18n.texts import Message

MELEE, FIREARM, FLAMETHROWER = "melee", "firearm", "flamethrower"


def resolve_clashes(station: Station) -> Guide[None]:
    """Those without an exposed Alien, in the order that the Leader wants."""
    waiting = other_meetings(station)
    while waiting:
        place: Location | None = waiting[0].location
        if len(waiting) > 1:
            places = [meeting.location for meeting in waiting]
            place = yield from choose_place(message("thing-clash-next", count=len(waiting)), places, rule="§5.4.2")
        meeting = next(one for one in waiting if one.location is place)
        waiting.remove(meeting)
        yield from resolve_clash(station, meeting)


def resolve_clash(station: Station, meeting: Meeting) -> Guide[None]:
    if is_ignored(meeting):
        text = message("thing-clash-ignored", place=place_name(meeting.location), who=person_name(meeting.people[0]))
        yield from tell(text, rule="§8")
    elif len(meeting.people) == 1:
        yield from meet_dog(station, meeting)
    else:
        if meeting.dogs:
            yield from catch_dog(station, meeting)
        yield from meet_each_other(station, meeting)


def catch_dog(station: Station, meeting: Meeting) -> Guide[None]:
    pen(station, meeting.location)
    text = message(
        "thing-dog-caught",
        place=place_name(meeting.location),
        people=names(meeting.people),
        card=str(station.kennel_card_in_deck).lower(),
    )
    yield from tell(text, rule="§6", spoken="thingspeech-dog-caught")


def meet_dog(station: Station, meeting: Meeting) -> Guide[None]:
    """One character and a dog: a token from the bag."""
    person = meeting.people[0]
    text = message("thing-dog-check", place=place_name(meeting.location), who=person_name(person))
    yield from tell(text, rule="§6", spoken="thingspeech-dog-check")
    yield Ritual(message("thing-ritual-dog", who=person_name(person)), moments=WITH_A_DOG, rule="§6")
    looked(station, meeting.location, [person], [])


def meet_each_other(station: Station, meeting: Meeting) -> Guide[None]:
    """Two or more: whoever has a weapon may stay out of it."""
    people = yield from avoid(station, meeting)
    check = check_between(people)
    if not check.lookers:
        text = message("thing-clash-nothing", place=place_name(meeting.location))
        yield from tell(text, rule="§6.1")
        return
    yield from tell(check_text(meeting.location, check), rule="§6.1", spoken="thingspeech-clash")
    text = message("thing-ritual-players", people=names(people))
    yield Ritual(text, moments=BETWEEN_PLAYERS, rule="§6.1")
    looked(station, meeting.location, check.lookers, check.layers)
    yield from tell(message("thing-clash-discs", people=names(check.lookers)), rule="§6.1")


def avoid(station: Station, meeting: Meeting) -> Guide[list[Person]]:
    """Who is left when some have kept the others away with a weapon."""
    text = message("thing-avoid", place=place_name(meeting.location), people=names(meeting.people))
    avoiding = yield from choose_people(text, meeting.people, rule="§6")
    for person in avoiding:
        flames = (FLAMETHROWER,) if person.canisters else ()
        text = message("thing-avoid-with", who=person_name(person))
        weapon = yield from choose_word(text, (MELEE, FIREARM, *flames), "thing-weapon", rule="§11")
        if weapon == FLAMETHROWER and person.canisters:
            person.canisters -= 1
        yield from tell(message(f"thing-avoided-{weapon}", who=person_name(person)), rule="§11")
    return [person for person in meeting.people if person not in avoiding]


def check_text(location: Location, check: Check) -> Message:
    """Who lays tokens, and who may look at whose."""
    looks = tuple(
        message("thing-clash-look", who=person_name(looker), people=either(others))
        for looker, others in whom_each_may_look_at(check)
    )
    return message("thing-clash-check", place=place_name(location), layers=names(check.layers), looks=looks)


def looked(station: Station, location: Location, lookers: Sequence[Person], layers: Sequence[Person]) -> None:
    """Everybody who looked at a token is more suspicious by one, whatever it showed."""
    for person in lookers:
        raise_suspicion(person)
    looking = tuple(person.character for person in lookers)
    laying = tuple(person.character for person in layers)
    station.clashes.append(ClashRecord(station.round, location, looking, laying))
