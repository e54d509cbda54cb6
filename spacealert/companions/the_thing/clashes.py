"""Phase 4 before the actions: choosing places, clashes and the infection check (§5, §6)."""

from collections.abc import Sequence

from attrs import frozen

from spacealert.companions.asking import choose_by_id
from spacealert.companions.the_thing import station_questions as ask
from spacealert.companions.the_thing.box_facts import StrengthComparison
from spacealert.companions.the_thing.pieces import FOR_CHARACTERS, GREEN, MOST_IN_GREEN, Character, Location, Person
from spacealert.companions.the_thing.station import ClashRecord, Station, put_dog_in_kennel, raise_suspicion
from spacealert.kit.guide.prompts import Ritual, message
from spacealert.kit.guide.walkthrough import Guide
from spacealert.kit.i18n.texts import Message


def draw_cards(station: Station) -> None:
    """Announce what everyone does before choosing places."""
    station.note("thing-draw-cards", limit=station.hand_limit, starving=str(station.starving).lower())
    station.pile = 1
    station.note("thing-draw-extra")
    garry = next((person for person in station.characters if person.character is Character.GARRY), None)
    if garry is not None:
        station.note("thing-draw-garry", who=garry)
    open_hands = [person for person in station.people_ending_with_leader() if station.plays_face_up(person)]
    if open_hands:
        station.note("thing-face-up", people=open_hands)
    station.note("thing-places-how")
    if station.outage:
        station.note("thing-darkness", spoken="thingspeech-darkness")


def choose_places(station: Station) -> Guide[None]:
    """Ask where everyone goes, and move the characters."""
    people = station.people_ending_with_leader()
    places = [location for location in FOR_CHARACTERS if location not in station.burned]
    room = {location: MOST_IN_GREEN for location in places if location in GREEN}
    placed = yield from ask.arrange_people("thing-go", people, places, room, rule="§5.4.1")
    for person in people:
        person.where, person.standing = placed[person.character], True
        if person.where is Location.DORMITORY:
            person.standing = False
            station.note("thing-dormitory", who=person)
        else:
            station.pile += 1
        take_leader_token(station, person)


def take_leader_token(station: Station, person: Person) -> None:
    """Give the Leader token to a character who reaches it. That character's player leads the next round."""
    if station.has_roles and station.token_at is person.where:
        station.token_at = None
        station.token_holder = person.player


_PLACES = (*GREEN, Location.REC_ROOM)


@frozen
class Meeting:
    """The characters, dogs and Aliens in one place. Figures lying down are ignored."""

    location: Location
    people: tuple[Person, ...]
    dogs: int
    strength: int = 0  # of all exposed Aliens there

    @property
    def comparison(self) -> StrengthComparison:
        """The Alien's strength compared with the number of characters. Dogs don't count."""
        if self.strength == len(self.people):
            return StrengthComparison.EQUAL
        return StrengthComparison.STRONGER if self.strength > len(self.people) else StrengthComparison.WEAKER


def alien_meetings(station: Station) -> list[Meeting]:
    """Return a meeting for every place with exposed Aliens, in board order."""
    return [_meeting_at(station, location) for location in (*GREEN, Location.KENNEL) if station.alien_at.get(location)]


def clashes_without_alien(station: Station) -> list[Meeting]:
    """Return the clashes at places without an exposed Alien. The Leader chooses their order."""
    here = [_meeting_at(station, location) for location in _PLACES if not station.alien_at.get(location)]
    return [meeting for meeting in here if len(meeting.people) + meeting.dogs > 1 and meeting.people]


def _meeting_at(station: Station, location: Location) -> Meeting:
    people = tuple(station.standing_at(location))
    return Meeting(location, people, station.dogs.get(location, 0), station.alien_at.get(location, 0))


def is_ignored(meeting: Meeting) -> bool:
    """Return whether a meeting has no effect because Clark, alone with a dog, ignores it."""
    return meeting.dogs > 0 and [person.character for person in meeting.people] == [Character.CLARK]


@frozen
class InfectionCheck:
    """An infection check between players: who puts down tokens, and who looks at another player's tokens."""

    token_owners: tuple[Person, ...]
    lookers: tuple[Person, ...]


def make_infection_check(people: Sequence[Person]) -> InfectionCheck:
    """Return the check between these people. Everyone who is not cleared puts down tokens."""
    owners = tuple(person for person in people if not person.is_cleared)
    lookers = tuple(person for person in people if any(other is not person for other in owners))
    return InfectionCheck(owners, lookers if len(people) > 1 else ())


# Looking takes equally long for players and dogs, so that the time gives nothing away.
LOOKING = (
    ask.LOOK,
    ask.ritual_line("give-back", 5),
    ask.ritual_line("role-cards", 16),
    ask.ritual_line("done", 4),
)
BETWEEN_PLAYERS = (ask.ritual_line("lay", 14), ask.ritual_line("pick", 7), *LOOKING)
WITH_A_DOG = (ask.ritual_line("dog-wait", 14), ask.ritual_line("dog-draw", 7), *LOOKING)

MELEE, FIREARM, FLAMETHROWER = "melee", "firearm", "flamethrower"


def resolve_clashes(station: Station) -> Guide[None]:
    """Resolve clashes without an exposed Alien, in the Leader's order."""
    waiting = clashes_without_alien(station)
    while len(waiting) > 1:
        places = [meeting.location for meeting in waiting]
        all_at_once = "thing-clash-in-order" if len(waiting) > 2 else ""
        likely = None if all_at_once else str(places[0])
        place = yield from ask.choose_place(
            "thing-clash-next", places, or_none=all_at_once, likely=likely, rule="§5.4.2", count=len(waiting)
        )
        if place is None:
            break
        meeting = next(one for one in waiting if one.location is place)
        waiting.remove(meeting)
        yield from resolve_clash(station, meeting)
    for meeting in waiting:
        yield from resolve_clash(station, meeting)


def resolve_clash(station: Station, meeting: Meeting) -> Guide[None]:
    if is_ignored(meeting):
        station.note("thing-clash-ignored", place=meeting.location, who=meeting.people[0])
    elif len(meeting.people) == 1:
        yield from meet_dog(station, meeting)
    else:
        if meeting.dogs:
            catch_dog(station, meeting)
        yield from resolve_meeting(station, meeting)


def catch_dog(station: Station, meeting: Meeting) -> None:
    put_dog_in_kennel(station, meeting.location)
    station.note(
        "thing-dog-caught", place=meeting.location, people=meeting.people, card=str(station.kennel_card_in_deck).lower()
    )


def meet_dog(station: Station, meeting: Meeting) -> Guide[None]:
    """Resolve a meeting of one character and a dog: the player draws a token from the bag."""
    person = meeting.people[0]
    station.note("thing-dog-check", place=meeting.location, who=person)
    text = message("thing-ritual-dog", who=person)
    yield Ritual(text, lines=WITH_A_DOG, rule="§6", spoken="thingspeech-dog-check")
    raise_suspicion_of_lookers(station, meeting.location, [person], [])


def resolve_meeting(station: Station, meeting: Meeting) -> Guide[None]:
    """Resolve a meeting of two or more characters. Characters with a weapon may avoid it."""
    people = yield from avoid_clash(station, meeting)
    check = make_infection_check(people)
    if not check.lookers:
        station.note("thing-clash-nothing", place=meeting.location)
        return
    station.note(describe_check(meeting.location, check))
    station.note("thing-clash-discs", people=check.lookers)
    text = message("thing-ritual-players", people=people)
    yield Ritual(text, lines=BETWEEN_PLAYERS, rule="§6.1", spoken="thingspeech-clash")
    raise_suspicion_of_lookers(station, meeting.location, check.lookers, check.token_owners)


def avoid_clash(station: Station, meeting: Meeting) -> Guide[list[Person]]:
    """Ask who uses a weapon to avoid the clash. Return the others."""
    if not station.drawn_weapon_count:
        return list(meeting.people)
    avoiding = yield from ask.choose_people(
        "thing-avoid", meeting.people, rule="§6", place=meeting.location, people=meeting.people
    )
    for person in avoiding:
        flames = (FLAMETHROWER,) if person.canisters else ()
        weapon = yield from choose_by_id(
            "thing-avoid-with", (MELEE, FIREARM, *flames), "thing-weapon", rule="§11", who=person
        )
        if weapon == FLAMETHROWER and person.canisters:
            person.canisters -= 1
        station.note(f"thing-avoided-{weapon}", who=person)
    return [person for person in meeting.people if person not in avoiding]


def describe_check(location: Location, check: InfectionCheck) -> Message:
    looks = tuple(
        message(
            "thing-clash-look",
            who=one,
            people=ask.join_with_or([other for other in check.token_owners if other is not one]),
        )
        for one in check.lookers
    )
    return message("thing-clash-check", place=location, layers=check.token_owners, looks=looks)


def raise_suspicion_of_lookers(
    station: Station, location: Location, lookers: Sequence[Person], owners: Sequence[Person]
) -> None:
    """Raise the suspicion of everyone who looked at tokens, and record the clash."""
    for person in lookers:
        raise_suspicion(person)
    looking = tuple(person.character for person in lookers)
    laying = tuple(person.character for person in owners)
    station.clashes.append(ClashRecord(station.round, location, looking, laying))
