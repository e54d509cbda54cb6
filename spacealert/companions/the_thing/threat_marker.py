"""The Threat marker of the game for one to three: discs that it meets become Aliens. Section 12 of the rules."""

from spacealert.companions.the_thing.expedition import Person
from spacealert.companions.the_thing.exposure import expose
from spacealert.companions.the_thing.station import Station
from spacealert.companions.the_thing.station_questions import choose_one, tell
from spacealert.kit.guide.prompts import message
from spacealert.kit.guide.walkthrough import Guide


def discs_on_marker(station: Station) -> int:
    return sum(person.disc == station.threat for person in station.characters)


def check_exposures(station: Station) -> Guide[None]:
    """Whoever is on the marker's space or beyond is exposed, of several on one space only one."""
    while reached := [person for person in station.characters if person.disc >= station.threat]:
        nearest = min(person.disc for person in reached)
        together = [person for person in reached if person.disc == nearest]
        person = together[0]
        if len(together) > 1:
            person = yield from choose_one(message("thing-threat-whom", count=len(together)), together, rule="§12")
        yield from become_alien(station, person, card_shown=False)


def become_alien(station: Station, person: Person, *, card_shown: bool) -> Guide[None]:
    """The marker gives way to the discs that are left on its space."""
    yield from expose(station, person, card_shown=card_shown)
    station.threat += discs_on_marker(station)


def move_marker(station: Station) -> Guide[None]:
    """At the end of the round: right by the discs on its space or, if there are none, one to the left."""
    discs = discs_on_marker(station)
    station.threat = station.threat + discs if discs else max(station.threat - 1, 0)
    yield from tell(message("thing-threat-moves", discs=discs, now=station.threat), rule="§12")
    yield from check_exposures(station)
