"""Escape: who may board, with whose consent, and the last stand of the Alien (sections 9 and 12)."""

from spacealert.companions.the_thing.box_facts import RESCUE_SPACES, YES, look_up, roll_die, stops_escape
from spacealert.companions.the_thing.pieces import Person, Role
from spacealert.companions.the_thing.station import Ending, Station, end
from spacealert.companions.the_thing.station_questions import (
    choose_person,
    choose_word,
    is_so,
    names,
    person_name,
    place_name,
    tell,
)
from spacealert.kit.guide.prompts import message
from spacealert.kit.guide.walkthrough import Guide

NEEDED = 3


class AttemptStopped(Exception):
    """Nobody leaves in this round: it goes on with the Rec Room."""


def defend(station: Station) -> Guide[None]:
    """As many dice as it has strength; three of the right symbols stop the escape."""
    station.note(message("thing-last-stand", strength=station.strength), spoken="thingspeech-last-stand")
    stopping = 0
    for number in range(station.strength):
        face = yield from roll_die(message("thing-last-stand-die", number=number + 1, strength=station.strength))
        if (yield from look_up(station.box, stops_escape(face))) == YES:
            stopping += 1
    if stopping >= NEEDED:
        yield from tell(
            message("thing-escape-stopped", count=stopping), rule="§12", spoken="thingspeech-escape-stopped"
        )
        raise AttemptStopped
    station.note(message("thing-escape-succeeds", count=stopping))


def boarding_line(station: Station, aboard: list[Person]) -> list[Person]:
    """Everybody outside, the least suspicious first; ties in the order of play from the Leader's left."""
    order = station.leader_last()
    return sorted((person for person in order if person not in aboard), key=lambda person: person.disc)


def offer_rescue(station: Station) -> Guide[None]:
    """The least suspicious decides whether anybody leaves with the Rescue Helicopter in this round."""
    if not station.rescue_waits(station.box.get(RESCUE_SPACES.key)) or not station.characters:
        return
    first = boarding_line(station, [])[0]
    text = message("thing-rescue-first", who=person_name(first))
    if (yield from is_so(text, rule="§9.1", spoken="thingspeech-rescue-first")):
        yield from fill_seats(station, first)


def leave_in_vehicle(station: Station, person: Person) -> Guide[None]:
    """With Keys one may leave, alone or with others; without, the Use is lost."""
    text = message("thing-keys", who=person_name(person), place=place_name(person.where))
    if (yield from is_so(text, rule="§9.2")):
        yield from fill_seats(station, person)


def fill_seats(station: Station, first: Person) -> Guide[None]:
    """One after the other; after each Human who boards, the line begins anew."""
    aboard = [first]
    line = boarding_line(station, aboard)
    while line:
        person = line.pop(0)
        text = message("thing-board", who=person_name(person), aboard=names(aboard))
        if (yield from is_so(text, rule="§9.1", spoken="thingspeech-board")):
            yield from show_role(station, person)
            aboard.append(person)
            line = boarding_line(station, aboard)
    yield from take_off(station, aboard)


def show_role(station: Station, person: Person) -> Guide[None]:
    """An Alien who boards has won."""
    text = message("thing-board-role", who=person_name(person))
    role = yield from choose_word(text, Role, "thing-role", rule="§9.1", spoken="thingspeech-test-result")
    if role == Role.ALIEN:
        end(station, Ending.ALIEN_ABOARD)


def take_off(station: Station, aboard: list[Person]) -> Guide[None]:
    """Only Humans aboard and only Aliens left behind: the Humans win."""
    yield from tell(message("thing-take-off", aboard=names(aboard)), rule="§9.1", spoken="thingspeech-take-off")
    if not station.has_roles and station.strength:
        yield from defend(station)
    yield from show_role(station, aboard[0])
    left = boarding_line(station, aboard)
    if left:
        text = message("thing-left-behind", people=names(left))
        person = yield from choose_person(text, left, rule="§9.1", or_none="thing-only-aliens")
        if person is not None:
            end(station, Ending.HUMAN_LEFT_BEHIND)
    end(station, Ending.ESCAPED)
