"""Escape, the last stand of the Alien (sections 9 and 12), and the end: who has won, and who turned whom."""

from collections.abc import Iterator
from enum import StrEnum

from spacealert.companions.asking import choose, choose_key, is_so, tell
from spacealert.companions.the_thing.box_facts import RESCUE_SPACES, YES, look_up, roll_die, stops_escape
from spacealert.companions.the_thing.pieces import Character, Person, Role
from spacealert.companions.the_thing.station import ClashRecord, Ending, Station, end
from spacealert.companions.the_thing.station_questions import choose_person, names, person_name, place_name
from spacealert.kit.guide.prompts import Option, message
from spacealert.kit.guide.walkthrough import Guide
from spacealert.kit.i18n.texts import Message

NEEDED = 3


class AttemptStopped(Exception):
    """Nobody leaves in this round: it goes on with the Rec Room."""


def defend(station: Station) -> Guide[None]:
    """As many dice as it has strength; three of the right symbols stop the escape."""
    station.note("thing-last-stand", strength=station.strength, spoken="thingspeech-last-stand")
    stopping = 0
    for number in range(station.strength):
        face = yield from roll_die(message("thing-last-stand-die", number=number + 1, strength=station.strength))
        if (yield from look_up(station.box, stops_escape(face))) == YES:
            stopping += 1
    if stopping >= NEEDED:
        yield from tell("thing-escape-stopped", rule="§12", spoken="thingspeech-escape-stopped", count=stopping)
        raise AttemptStopped
    station.note("thing-escape-succeeds", count=stopping)


def boarding_line(station: Station, aboard: list[Person]) -> list[Person]:
    """Everybody outside, the least suspicious first; ties in the order of play from the Leader's left."""
    order = station.leader_last()
    return sorted((person for person in order if person not in aboard), key=lambda person: person.disc)


def offer_rescue(station: Station) -> Guide[None]:
    """The least suspicious decides whether anybody leaves with the Rescue Helicopter in this round."""
    if not station.rescue_waits(station.box.get(RESCUE_SPACES.key)) or not station.characters:
        return
    first = boarding_line(station, [])[0]
    if (yield from is_so("thing-rescue-first", rule="§9.1", spoken="thingspeech-rescue-first", who=person_name(first))):
        yield from fill_seats(station, first)


def leave_in_vehicle(station: Station, person: Person) -> Guide[None]:
    """With Keys one may leave, alone or with others; without, the Use is lost."""
    if (yield from is_so("thing-keys", rule="§9.2", who=person_name(person), place=place_name(person.where))):
        yield from fill_seats(station, person)


def fill_seats(station: Station, first: Person) -> Guide[None]:
    """One after the other; after each Human who boards, the line begins anew."""
    aboard = [first]
    line = boarding_line(station, aboard)
    while line:
        person = line.pop(0)
        if (
            yield from is_so(
                "thing-board", rule="§9.1", spoken="thingspeech-board", who=person_name(person), aboard=names(aboard)
            )
        ):
            yield from show_role(station, person)
            aboard.append(person)
            line = boarding_line(station, aboard)
    yield from take_off(station, aboard)


def show_role(station: Station, person: Person) -> Guide[None]:
    """An Alien who boards has won."""
    role = yield from choose_key(
        "thing-board-role", Role, "thing-role", rule="§9.1", spoken="thingspeech-test-result", who=person_name(person)
    )
    if role == Role.ALIEN:
        end(station, Ending.ALIEN_ABOARD)


def take_off(station: Station, aboard: list[Person]) -> Guide[None]:
    """Only Humans aboard and only Aliens left behind: the Humans win."""
    yield from tell("thing-take-off", rule="§9.1", spoken="thingspeech-take-off", aboard=names(aboard))
    if not station.has_roles and station.strength:
        yield from defend(station)
    yield from show_role(station, aboard[0])
    left = boarding_line(station, aboard)
    if left:
        person = yield from choose_person(
            "thing-left-behind", left, rule="§9.1", or_none="thing-only-aliens", people=names(left)
        )
        if person is not None:
            end(station, Ending.HUMAN_LEFT_BEHIND)
    end(station, Ending.ESCAPED)


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
    yield from tell(f"thing-end-{station.ending}", rule="§9", spoken=f"thingspeech-end-{side}", round=station.round)
    if station.has_roles:
        yield from tell(f"thing-end-teams-{side}", rule="§9.4")
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
        answer = yield from choose(
            "thing-end-turned",
            (*options, Option("never", message("thing-end-never"))),
            rule="§9.4",
            who=person_name(person),
        )
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
        yield from tell("thing-end-last", rule="§9.4", who=person_name(last))


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
