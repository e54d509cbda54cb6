"""Questions about characters and places, whose answers are characters and places instead of keys."""

from collections.abc import Iterable, Mapping, Sequence
from enum import StrEnum
from typing import Any, TypeVar

from spacealert.companions import asking
from spacealert.companions.asking import Text, choose, choose_counts
from spacealert.companions.the_thing.pieces import Character, Location, Person
from spacealert.kit.guide.prompts import Arrangement, Option, RitualLine, message, parse_arrangement
from spacealert.kit.guide.walkthrough import Guide
from spacealert.kit.i18n.texts import Message

E = TypeVar("E", bound=StrEnum)

NOBODY, ON = "nobody", "on"


def join_with_or(people: Sequence[Person]) -> Message:
    first, *others = people
    return first.label if not others else message("thing-or", one=first, other=join_with_or(others))


def people_options(people: Iterable[Person]) -> tuple[Option, ...]:
    """Return these people as options, in a fixed order and with fixed numbers."""
    order = list(Character)
    found = {order.index(person.character): person.label for person in people}
    return tuple(Option(str(order[place]), found[place], place + 1) for place in sorted(found))


def place_options(places: Iterable[Location]) -> tuple[Option, ...]:
    """Return these places as options with fixed numbers."""
    order = list(Location)
    return tuple(Option(str(place), place.label, order.index(place) + 1) for place in places)


def choose_place(
    text: Text, places: Iterable[Location], /, *, or_none: str = "", likely: str | None = None, **facts: Any
) -> Guide[Location | None]:
    """Ask for one of these places. `or_none` is the text id of an answer that chooses none of them."""
    options = _with_none(place_options(places), or_none, 1 + len(Location))
    answer = yield from choose(text, options, likely=likely or (NOBODY if or_none else None), **facts)
    return None if answer == NOBODY else Location(answer)


def choose_person(text: Text, people: Sequence[Person], /, *, or_none: str = "", **facts: Any) -> Guide[Person | None]:
    """Ask for one of these people. `or_none` is the text id of an answer that chooses none of them.

    Without `or_none`, a single person is returned without asking.
    """
    if len(people) == 1 and not or_none:
        return people[0]
    options = _with_none(people_options(people), or_none, 1 + len(Character))
    answer = yield from choose(text, options, likely=NOBODY if or_none else None, **facts)
    return None if answer == NOBODY else next(person for person in people if person.character == answer)


def choose_one_person(text: Text, people: Sequence[Person], /, **facts: Any) -> Guide[Person]:
    """Ask for one of these people. A single person is returned without asking."""
    person = yield from choose_person(text, people, **facts)
    assert person is not None
    return person


def choose_people(text: Text, people: Sequence[Person], /, *, rule: str, **facts: Any) -> Guide[list[Person]]:
    answer = yield from choose_counts(text, people_options(people), rule=rule, **facts)
    return [person for person in people if answer[person.character]]


def arrange_people(
    text: str, people: Sequence[Person], places: Iterable[Location], room: Mapping[Location, int], /, *, rule: str
) -> Guide[dict[str, Location]]:
    """Ask where each of these people goes. Return the places by character. `room` limits how many fit in a place."""
    most = {str(place): number for place, number in room.items()}
    pieces = tuple(Option(str(person.character), person.label) for person in people)
    placed = yield Arrangement(message(text), pieces=pieces, places=place_options(places), room=most, rule=rule)
    return {character: Location(place) for character, place in parse_arrangement(placed).items()}


def ask_draw(text: Text, kind: type[E], weights: Mapping[E, int], labels: str, /, **facts: Any) -> Guide[E]:
    found = {str(one): weights.get(one, 0) for one in kind}
    return kind((yield from asking.ask_draw(text, found, labels, **facts)))


def _with_none(options: Sequence[Option], or_none: str, number: int) -> Sequence[Option]:
    return (*options, Option(NOBODY, message(or_none), number)) if or_none else options


def ritual_line(name: str, seconds: float) -> RitualLine:
    """Return a line of a ritual, with the text and the clip of this name."""
    return RitualLine(message(f"thing-ritual-{name}"), seconds, f"thingspeech-ritual-{name}")


LOOK = ritual_line("look", 6)
