"""Who meets whom: every clash that follows from where all stand, and what each means for those in it. Section 6."""

from collections.abc import Sequence

from attrs import frozen

from spacealert.companions.the_thing.box_facts import Comparison
from spacealert.companions.the_thing.expedition import Character, Person
from spacealert.companions.the_thing.locations import GREEN, Location
from spacealert.companions.the_thing.station import Station

_PLACES = (*GREEN, Location.REC_ROOM)


@frozen
class Meeting:
    """More than one living being in a place; figures that lie take no part."""

    location: Location
    people: tuple[Person, ...]
    dogs: int
    strength: int = 0  # of the exposed Aliens there

    @property
    def comparison(self) -> Comparison:
        """The Alien's strength beside one for each character; a dog counts nothing."""
        if self.strength == len(self.people):
            return Comparison.EQUAL
        return Comparison.STRONGER if self.strength > len(self.people) else Comparison.WEAKER


def alien_meetings(station: Station) -> list[Meeting]:
    """Every place where exposed Aliens are, alone or not, in the order of the board."""
    return [_at(station, location) for location in (*GREEN, Location.KENNEL) if station.alien_at.get(location)]


def other_meetings(station: Station) -> list[Meeting]:
    """The clashes without an exposed Alien; the Leader chooses their order."""
    here = [_at(station, location) for location in _PLACES if not station.alien_at.get(location)]
    return [meeting for meeting in here if len(meeting.people) + meeting.dogs > 1 and meeting.people]


def _at(station: Station, location: Location) -> Meeting:
    people = tuple(station.standing_at(location))
    return Meeting(location, people, station.dogs.get(location, 0), station.alien_at.get(location, 0))


def is_ignored(meeting: Meeting) -> bool:
    """Whether nothing happens: Clark alone takes no notice of a dog."""
    return meeting.dogs > 0 and [person.character for person in meeting.people] == [Character.CLARK]


@frozen
class Check:
    """An infection check between players: who lays tokens, and who looks at one of somebody else's."""

    layers: tuple[Person, ...]
    lookers: tuple[Person, ...]


def check_between(people: Sequence[Person]) -> Check:
    """Those on green lay nothing; whoever has somebody else's tokens to choose from looks at one."""
    layers = tuple(person for person in people if not person.cleared)
    lookers = tuple(person for person in people if any(other is not person for other in layers))
    return Check(layers, lookers if len(people) > 1 else ())


def whom_each_may_look_at(check: Check) -> list[tuple[Person, tuple[Person, ...]]]:
    return [(looker, tuple(other for other in check.layers if other is not looker)) for looker in check.lookers]
