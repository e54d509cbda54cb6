"""Phase 5: everybody talks and trades; the vote on a spoken count; who shows itself. Section 5 of the rules."""

from spacealert.companions.the_thing.exposure import expose
from spacealert.companions.the_thing.locations import Location
from spacealert.companions.the_thing.ritual_pace import VOTE
from spacealert.companions.the_thing.station import Station, raise_suspicion
from spacealert.companions.the_thing.station_questions import (
    choose_one,
    choose_person,
    count,
    is_so,
    names,
    person_name,
    tell,
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
    yield from tell(message("thing-rec-room"), rule="§5.5")
    yield from trade_flamethrowers(station)


def trade_flamethrowers(station: Station) -> Guide[None]:
    """What lies open is followed when it changes hands."""
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
        yield from tell(message("thing-vote-safe", people=names(safe)), rule="§5.5")
    yield Ritual(message("thing-vote"), moments=VOTE, rule="§5.5")
    fingers = len(station.characters)
    for person in accused:
        most = min(fingers, len(station.characters) - 1)
        if most:
            before = station.plays_face_up(person)
            pointing = yield from count(message("thing-vote-fingers", who=person_name(person)), most, rule="§5.5")
            fingers -= pointing
            raise_suspicion(person, pointing)
            if station.plays_face_up(person) and not before:
                text = message("thing-now-face-up", who=person_name(person))
                yield from tell(text, rule="§5.5")


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
