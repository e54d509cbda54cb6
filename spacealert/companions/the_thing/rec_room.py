"""Phases 5 to 7: talk and the vote, tests, and food."""

from spacealert.companions.the_thing.exposed_aliens import expose
from spacealert.companions.the_thing.pieces import GREEN_SPACE, HAND_LIMIT_STARVING, Location, Person, Role
from spacealert.companions.the_thing.rituals import VOTE
from spacealert.companions.the_thing.station import Station, raise_suspicion
from spacealert.companions.the_thing.station_corrections import go_on
from spacealert.companions.the_thing.station_questions import (
    choose_one,
    choose_person,
    choose_word,
    is_so,
    names,
    people_options,
    person_name,
    tally,
)
from spacealert.kit.guide.prompts import Ritual, message
from spacealert.kit.guide.walkthrough import Guide


def rec_room_phase(station: Station) -> Guide[None]:
    """Everything between the actions and the tests."""
    yield from come_back(station)
    yield from vote(station)
    yield from offer_exposure(station)


def come_back(station: Station) -> Guide[None]:
    """Figures stand again; weapons, items and samples change hands, of which only a Flamethrower is open."""
    for person in station.characters:
        person.where, person.standing = Location.REC_ROOM, True
    yield from go_on(station, message("thing-rec-room"), rule="§5.5")
    yield from trade_flamethrowers(station)


def trade_flamethrowers(station: Station) -> Guide[None]:
    """Follow Flamethrowers, which lie open, when they change hands."""
    for giver in [person for person in station.characters if person.canisters is not None]:
        others = [person for person in station.characters if person is not giver]
        text = message("thing-flamethrower-traded", who=person_name(giver))
        if others and (yield from is_so(text, rule="§5.5")):
            taker = yield from choose_one(message("thing-flamethrower-to"), others, rule="§5.5")
            taker.canisters = (taker.canisters or 0) + (giver.canisters or 0)
            giver.canisters = None


def vote(station: Station) -> Guide[None]:
    """Everybody points at one other player or at nobody, never at one on green; discs move from the Leader on."""
    accused = [person for person in station.leader_first() if not person.cleared]
    if not accused or len(station.characters) < 2:
        return
    safe = [person for person in station.characters if person.cleared]
    if safe:
        station.note(message("thing-vote-safe", people=names(safe)))
    yield Ritual(message("thing-vote"), moments=VOTE, rule="§5.5")
    before = [person for person in accused if station.plays_face_up(person)]
    fingers = len(station.characters)
    text = message("thing-vote-fingers")
    pointed = yield from tally(text, people_options(accused), most=fingers, each=fingers - 1, rule="§5.5")
    for person in accused:
        raise_suspicion(person, pointed[person.character])
    for person in accused:
        if station.plays_face_up(person) and person not in before:
            station.note(message("thing-now-face-up", who=person_name(person)))


def offer_exposure(station: Station) -> Guide[None]:
    """A hidden Alien may show itself now, and in no other phase."""
    text = message("thing-exposes-itself")
    people = station.characters
    while people:
        person = yield from choose_person(
            text, people, rule="§5.5", or_none="thing-nobody", spoken="thingspeech-exposes-itself"
        )
        if person is None:
            return
        yield from expose(station, person)
        people = station.characters


BLOOD, FIRE = "blood", "fire"


def tests_phase(station: Station) -> Guide[None]:
    """The Leader settles who tests if several can."""
    possible = [BLOOD, FIRE]
    while possible and station.characters:
        known = {BLOOD: bool(station.samples_out), FIRE: bool(fire_testers(station) and station.items_out)}
        able = [kind for kind in possible if known[kind]]
        if not able:
            return
        text = message("thing-test", suspicious=names(station.most_suspicious))
        kind = yield from choose_word(text, (*able, "none"), "thing-test", rule="§5.6", likely="none")
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
        station.note(message("thing-test-human", who=person_name(target)))


FROM_PANTRY = 4


def food_phase(station: Station) -> Guide[None]:
    """Any food in the Kitchen feeds everybody and all of it is eaten; otherwise four of the Pantry."""
    if station.kitchen:
        eaten, station.kitchen = station.kitchen, 0
        station.note(message("thing-food-kitchen", food=eaten))
        return
    eaten = min(FROM_PANTRY, station.pantry)
    station.pantry -= eaten
    station.note(message("thing-food-pantry", food=eaten))
    if eaten < FROM_PANTRY and not station.starving:
        station.starving = True
        text = message("thing-starving", limit=HAND_LIMIT_STARVING, roles=str(station.has_roles).lower())
        station.note(text, spoken="thingspeech-starving")
    yield from ()
