"""Escape, the Alien's last stand (§9, §12), and the ending: the winners, and who infected whom."""

from collections.abc import Collection, Iterator, Mapping
from enum import StrEnum

from spacealert.companions.asking import choose, choose_by_id, confirm, show
from spacealert.companions.the_thing.box_facts import RESCUE_SPACES, YES, escape_fact, look_up, roll_die
from spacealert.companions.the_thing.pieces import Character, Person, Role
from spacealert.companions.the_thing.station import ClashRecord, Ending, Station, end_game, record_shown_role
from spacealert.companions.the_thing.station_questions import choose_person
from spacealert.kit.guide.prompts import Option, message
from spacealert.kit.guide.walkthrough import Guide
from spacealert.kit.i18n.texts import Message

NEEDED = 3


class EscapeStopped(Exception):
    """Raised when an escape fails and nobody leaves."""


def roll_alien_defense(station: Station) -> Guide[None]:
    """Roll for the Alien's last stand. Raise `EscapeStopped` if the escape fails."""
    station.note("thing-last-stand", strength=station.strength, spoken="thingspeech-last-stand")
    stopping = 0
    for number in range(station.strength):
        face = yield from roll_die(message("thing-last-stand-die", number=number + 1, strength=station.strength))
        if (yield from look_up(station.box, escape_fact(face))) == YES:
            stopping += 1
    if stopping >= NEEDED:
        yield from show("thing-escape-stopped", rule="§12", spoken="thingspeech-escape-stopped", count=stopping)
        raise EscapeStopped
    station.note("thing-escape-succeeds", count=stopping)


def boarding_order(station: Station, aboard: list[Person]) -> list[Person]:
    """Return everyone not on board, least suspicious first. Ties are in order of play from the Leader's left."""
    order = station.people_ending_with_leader()
    return sorted((person for person in order if person not in aboard), key=lambda person: person.disc)


def offer_rescue(station: Station) -> Guide[None]:
    """Ask whether anyone leaves by Rescue Helicopter this round."""
    if not station.is_rescue_waiting(station.box.get(RESCUE_SPACES.key)) or not station.characters:
        return
    first = boarding_order(station, [])[0]
    if (yield from confirm("thing-rescue-first", rule="§9.1", spoken="thingspeech-rescue-first", who=first)):
        yield from fill_seats(station, first)


def leave_in_vehicle(station: Station, person: Person) -> Guide[None]:
    """Let a player with Keys leave, alone or with others. Without Keys, the Use is wasted."""
    if (yield from confirm("thing-keys", rule="§9.2", who=person, place=person.where)):
        yield from fill_seats(station, person)


def fill_seats(station: Station, first: Person) -> Guide[None]:
    """Let players join `first` on board one by one, then take off. Each time someone boards, the line starts over."""
    aboard = [first]
    line = boarding_order(station, aboard)
    while line:
        person = line.pop(0)
        if (yield from confirm("thing-board", rule="§9.1", spoken="thingspeech-board", who=person, aboard=aboard)):
            yield from reveal_role(station, person)
            aboard.append(person)
            line = boarding_order(station, aboard)
    yield from take_off(station, aboard)


def reveal_role(station: Station, person: Person) -> Guide[None]:
    """Reveal a boarding player's role. An Alien wins immediately."""
    role = yield from choose_by_id(
        "thing-board-role", Role, "thing-role", rule="§9.1", spoken="thingspeech-test-result", who=person
    )
    record_shown_role(station, [person], Role(role))
    if role == Role.ALIEN:
        end_game(station, Ending.ALIEN_ABOARD)


def take_off(station: Station, aboard: list[Person]) -> Guide[None]:
    """Resolve the take-off, which ends the game unless the Alien stops it."""
    yield from show("thing-take-off", rule="§9.1", spoken="thingspeech-take-off", aboard=aboard)
    if not station.has_roles and station.strength:
        yield from roll_alien_defense(station)
    yield from reveal_role(station, aboard[0])
    left = boarding_order(station, aboard)
    if left:
        person = yield from choose_person(
            "thing-left-behind", left, rule="§9.1", or_none="thing-only-aliens", people=left
        )
        if person is not None:
            record_shown_role(station, [person], Role.HUMAN)
            end_game(station, Ending.HUMAN_LEFT_BEHIND)
        record_shown_role(station, left, Role.ALIEN)
    end_game(station, Ending.ESCAPED)


class Winner(StrEnum):
    HUMANS = "humans"
    ALIENS = "aliens"


def winning_side(ending: Ending) -> Winner:
    return Winner.HUMANS if ending is Ending.ESCAPED else Winner.ALIENS


def announce_ending(station: Station) -> Guide[None]:
    """Announce who won and, if the players agreed to enter their roles, who infected whom."""
    assert station.ending is not None
    side = winning_side(station.ending)
    yield from show(f"thing-end-{station.ending}", rule="§9", spoken=f"thingspeech-end-{side}", round=station.round)
    if station.has_roles:
        yield from show(f"thing-end-teams-{side}", rule="§9.4")
    if station.roles_agreed:
        if (yield from ask_infections(station)):
            for line in describe_infections(station):
                yield from show(line, rule="§14")
            last = find_last_infected(station)
            if last is not None:
                yield from show("thing-end-last", rule="§9.4", who=last)
        else:
            yield from show("thing-end-unclear")


def ask_infections(station: Station) -> Guide[bool]:
    """Ask whether and when each player became an Alien. Return whether the answers fit all known facts."""
    seen = {one.character for one in station.shown if one.role is Role.ALIEN}
    first = next(one for one, role in station.roles.items() if role is Role.ALIEN)
    possible = {person.character for person in station.people}
    for person in station.people:
        one = person.character
        if one is first:
            continue
        options = []
        for place, clash in enumerate(station.clashes):
            chosen = station.turned | {one: place}
            if seen | chosen.keys() <= infection_clashes(station, first, possible, chosen).keys():
                options.append(Option(str(place), describe_clash(station, clash)))
        if seen | station.turned.keys() <= infection_clashes(station, first, possible - {one}, station.turned).keys():
            options.append(Option("never", message("thing-end-never")))
        if not options:
            return False
        answer = options[0].key
        if len(options) > 1:
            answer = yield from choose("thing-end-turned", options, rule="§9.4", who=person)
        if answer == "never":
            possible.remove(one)
        else:
            station.turned[one] = int(answer)
    return not any(one.role is Role.HUMAN and one.character is first for one in station.shown)


def could_all_be_aliens(station: Station) -> bool:
    """Return whether everyone in play could be an Alien, judging only by facts that all players have seen."""
    everyone = [person.character for person in station.people]
    seen_human = {shown.character for shown in station.shown if shown.role is Role.HUMAN}
    return any(
        {person.character for person in station.characters} <= infection_clashes(station, first, everyone, {}).keys()
        for first in everyone
        if first not in seen_human
    )


def infection_clashes(
    station: Station, first: Character, aliens: Collection[Character], chosen: Mapping[Character, int]
) -> dict[Character, int]:
    """Return the index of the clash in which each of `aliens` was infected: the chosen or earliest possible clash.

    `first` was never infected and gets -1. Characters whom nobody could have infected in time are left out.
    """
    found = {first: -1}
    for place, clash in enumerate(station.clashes):
        if clash.laid and not any(found.get(one, place) < place for one in clash.laid):
            continue
        for one in clash.looked:
            cards = [shown for shown in station.shown if shown.character is one]
            fits = all((shown.role is Role.HUMAN) == (shown.clashes <= place) for shown in cards)
            if fits and one in aliens and one not in found and chosen.get(one, place) == place:
                found[one] = place
    return found


def describe_clash(station: Station, clash: ClashRecord) -> Message:
    there = [station.person(character) for character in dict.fromkeys((*clash.looked, *clash.laid))]
    return message("thing-end-clash", round=clash.round, place=clash.location, people=there)


def describe_infections(station: Station) -> Iterator[Message]:
    """Yield a line about the first Alien, then one for each infection."""
    aliens = [station.person(character) for character, role in station.roles.items() if role is Role.ALIEN]
    for person in aliens:
        yield message("thing-end-first", who=person)
    for character, place in sorted(station.turned.items(), key=lambda turned: turned[1]):
        clash = station.clashes[place]
        person = station.person(character)
        suspects = [station.person(one) for one in find_infectors(station, character)]
        by = suspects or message("thing-end-by-dog")
        yield message("thing-end-infection", who=person, by=by, round=clash.round, place=clash.location)


def find_infectors(station: Station, character: Character) -> list[Character]:
    """Return the Aliens who put down tokens in the clash that infected this character.

    An empty list means that the character was infected by a dog.
    """
    place = station.turned[character]
    clash = station.clashes[place]
    return [
        one
        for one in clash.laid
        if one is not character and (station.roles[one] is Role.ALIEN or station.turned.get(one, place) < place)
    ]


def find_last_infected(station: Station) -> Person | None:
    """Return the player infected last. Return None if a Human is left, or if nobody was infected."""
    everybody = all(role is Role.ALIEN or character in station.turned for character, role in station.roles.items())
    if not everybody or not station.turned:
        return None
    return station.person(max(station.turned, key=lambda character: station.turned[character]))
