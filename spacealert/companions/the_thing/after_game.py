"""The end: who has won and, if the table agreed to it, who turned whom. Section 9 of the rules."""

from collections.abc import Iterator
from enum import StrEnum

from spacealert.companions.the_thing.pieces import Character, Person, Role
from spacealert.companions.the_thing.station import ClashRecord, Ending, Station
from spacealert.companions.the_thing.station_questions import choose, names, person_name, place_name, tell
from spacealert.kit.guide.prompts import Option, message
from spacealert.kit.guide.walkthrough import Guide
from spacealert.kit.i18n.texts import Message


class Winner(StrEnum):
    """Which side has won."""

    HUMANS = "humans"
    ALIENS = "aliens"


def winner(ending: Ending) -> Winner:
    return Winner.HUMANS if ending is Ending.ESCAPED else Winner.ALIENS


def tell_ending(station: Station) -> Guide[None]:
    """Tell who has won and, if the table agreed to it, who turned whom."""
    assert station.ending is not None
    side = winner(station.ending)
    text = message(f"thing-end-{station.ending}", round=station.round)
    yield from tell(text, rule="§9", spoken=f"thingspeech-end-{side}")
    if station.has_roles:
        yield from tell(message(f"thing-end-teams-{side}"), rule="§9.4")
    if station.roles_agreed:
        yield from ask_who_turned(station)
        yield from tell_infections(station)


def ask_who_turned(station: Station) -> Guide[None]:
    """All cards lie open now: whoever was a Human at first says whether and in which clash that changed."""
    for person in station.people:
        if station.roles.get(person.character) is Role.ALIEN:
            continue
        clashes = [(place, one) for place, one in enumerate(station.clashes) if person.character in one.looked]
        if not clashes:
            continue
        options = [Option(str(place), clash_name(station, one)) for place, one in clashes]
        text = message("thing-end-turned", who=person_name(person))
        answer = yield from choose(text, (*options, Option("never", message("thing-end-never"))), rule="§9.4")
        if answer != "never":
            station.turned[person.character] = int(answer)


def clash_name(station: Station, clash: ClashRecord) -> Message:
    """Round and place, and who was there."""
    there = [station.person(character) for character in dict.fromkeys((*clash.looked, *clash.laid))]
    return message("thing-end-clash", round=clash.round, place=place_name(clash.location), people=names(there))


def tell_infections(station: Station) -> Guide[None]:
    """Who turned whom in the order in which it happened, and whom the rule about the last one costs the victory."""
    for line in infections(station):
        yield from tell(line, rule="§14")
    last = last_infected(station)
    if last is not None:
        yield from tell(message("thing-end-last", who=person_name(last)), rule="§9.4")


def infections(station: Station) -> Iterator[Message]:
    """The first Alien, then one line for each who was turned."""
    aliens = [station.person(character) for character, role in station.roles.items() if role is Role.ALIEN]
    for person in aliens:
        yield message("thing-end-first", who=person_name(person))
    for character, place in sorted(station.turned.items(), key=lambda turned: turned[1]):
        clash = station.clashes[place]
        person = station.person(character)
        suspects = [station.person(one) for one in infectors(station, character)]
        by = names(suspects) if suspects else message("thing-end-by-dog")
        yield message(
            "thing-end-infection", who=person_name(person), by=by, round=clash.round, place=place_name(clash.location)
        )


def infectors(station: Station, character: Character) -> list[Character]:
    """Return who of those who laid tokens there was an Alien then; nobody if it was a dog."""
    place = station.turned[character]
    clash = station.clashes[place]
    return [
        one
        for one in clash.laid
        if one is not character and (station.roles[one] is Role.ALIEN or station.turned.get(one, place) < place)
    ]


def last_infected(station: Station) -> Person | None:
    """If nobody is Human any more, the last one who was turned does not win with the others."""
    everybody = all(role is Role.ALIEN or character in station.turned for character, role in station.roles.items())
    if not everybody or not station.turned:
        return None
    return station.person(max(station.turned, key=lambda character: station.turned[character]))
