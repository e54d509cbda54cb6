"""Phase 6: at most one test of each kind a round, for the whole table. Section 5 of the rules."""

from spacealert.companions.the_thing.expedition import GREEN_SPACE, Person, Role
from spacealert.companions.the_thing.exposure import expose
from spacealert.companions.the_thing.station import Station
from spacealert.companions.the_thing.station_questions import choose_one, choose_word, names, person_name, tell
from spacealert.kit.guide.prompts import message
from spacealert.kit.guide.walkthrough import Guide

BLOOD, FIRE = "blood", "fire"


def tests_phase(station: Station) -> Guide[None]:
    """The Leader settles who tests if several can."""
    possible = [BLOOD, FIRE]
    while possible and station.characters:
        able = [kind for kind in possible if kind == BLOOD or fire_testers(station)]
        text = message("thing-test", suspicious=names(station.most_suspicious))
        kind = yield from choose_word(text, (*able, "none"), "thing-test", rule="§5.6")
        if kind == "none":
            return
        possible.remove(kind)
        target = yield from (blood_test(station) if kind == BLOOD else fire_test(station))
        yield from show_result(station, target)


def fire_testers(station: Station) -> list[Person]:
    """Those with a canister; the Wire that they need as well is secret."""
    return [person for person in station.characters if person.canisters]


def blood_test(station: Station) -> Guide[Person]:
    """Whoever is most suspicious; between equals the tester picks."""
    text = message("thing-test-blood-target")
    return (yield from choose_one(text, station.most_suspicious, rule="§5.6"))


def fire_test(station: Station) -> Guide[Person]:
    """Anybody, for one canister; the Wire stays."""
    tester = yield from choose_one(message("thing-test-fire-tester"), fire_testers(station), rule="§5.6")
    assert tester.canisters
    tester.canisters -= 1
    return (yield from choose_one(message("thing-test-fire-target"), station.characters, rule="§5.6"))


def show_result(station: Station, target: Person) -> Guide[None]:
    """The role card is shown to all: a Human goes to green, an Alien is exposed."""
    text = message("thing-test-result", who=person_name(target))
    role = yield from choose_word(text, Role, "thing-role", rule="§5.6", spoken="thingspeech-test-result")
    if role == Role.ALIEN:
        yield from expose(station, target)
    else:
        target.disc = GREEN_SPACE
        yield from tell(message("thing-test-human", who=person_name(target)), rule="§5.6")
