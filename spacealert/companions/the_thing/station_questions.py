"""The questions that this companion's procedures ask, each with an answer of its own type, and the names of things."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from enum import StrEnum
from typing import TypeVar

from spacealert.companions.the_thing.pieces import Location, Person
from spacealert.kit.guide.prompts import (
    Arrange,
    Choose,
    ChooseSeveral,
    Count,
    Draw,
    Moment,
    Option,
    Tell,
    message,
    places_in,
)
from spacealert.kit.guide.walkthrough import Guide
from spacealert.kit.i18n.texts import Message

E = TypeVar("E", bound=StrEnum)

NOBODY, ON = "nobody", "on"


def place_name(location: Location) -> Message:
    return message(f"thing-place-{location}")


def person_name(person: Person) -> Message:
    return message(f"thing-person-{person.character}")


def names(people: Iterable[Person]) -> tuple[Message, ...]:
    """Several people as one fact of a text, which lists them."""
    return tuple(map(person_name, people))


def either(people: Sequence[Person]) -> Message:
    """Several people as a choice: this one or that one."""
    first, *others = people
    return person_name(first) if not others else message("thing-or", one=person_name(first), other=either(others))


def tell(text: Message, *, rule: str, spoken: str = "") -> Guide[None]:
    yield Tell(text, rule=rule, spoken=spoken)


def choose(
    text: Message, options: Iterable[Option], *, rule: str, spoken: str = "", likely: str | None = None
) -> Guide[str]:
    return str((yield Choose(text, options=tuple(options), rule=rule, spoken=spoken, likely=likely)))


def choose_word(
    text: Message, words: Iterable[str], labels: str, *, rule: str, spoken: str = "", likely: str | None = None
) -> Guide[str]:
    """One of some words, whose labels are the texts that begin with `labels`."""
    options = [Option(str(word), message(f"{labels}-{word}")) for word in words]
    return (yield from choose(text, options, rule=rule, spoken=spoken, likely=likely))


def choose_place(
    text: Message, places: Iterable[Location], *, rule: str, or_none: str = "", likely: str | None = None
) -> Guide[Location | None]:
    """One of these places or, if `or_none` is the id of a text, none of them."""
    options = place_options(places)
    likely = likely or (NOBODY if or_none else None)
    answer = yield from choose(text, _with_none(options, or_none), rule=rule, likely=likely)
    return None if answer == NOBODY else Location(answer)


def choose_person(
    text: Message, people: Sequence[Person], *, rule: str, or_none: str = "", spoken: str = ""
) -> Guide[Person | None]:
    """One of these people or, if `or_none` is the id of a text, none of them, which is likely; a sole one is known."""
    if len(people) == 1 and not or_none:
        return people[0]
    options = people_options(people)
    likely = NOBODY if or_none else None
    answer = yield from choose(text, _with_none(options, or_none), rule=rule, spoken=spoken, likely=likely)
    return None if answer == NOBODY else next(person for person in people if person.character == answer)


def choose_one(text: Message, people: Sequence[Person], *, rule: str, spoken: str = "") -> Guide[Person]:
    """One of these people, and nobody else."""
    person = yield from choose_person(text, people, rule=rule, spoken=spoken)
    assert person is not None
    return person


def choose_people(text: Message, people: Sequence[Person], *, rule: str) -> Guide[list[Person]]:
    """Any number of these people."""
    answer = yield from tally(text, people_options(people), rule=rule)
    return [person for person in people if answer[person.character]]


def people_options(people: Iterable[Person]) -> tuple[Option, ...]:
    return tuple(Option(str(person.character), person_name(person)) for person in people)


def place_options(places: Iterable[Location]) -> tuple[Option, ...]:
    return tuple(Option(str(place), place_name(place)) for place in places)


def tally(
    text: Message, options: Sequence[Option], *, rule: str, least: int = 0, most: int | None = None, each: int = 1
) -> Guide[Counter[str]]:
    """How often each of these was chosen."""
    answer = yield ChooseSeveral(text, options=options, rule=rule, least=least, most=most, each=each)
    assert isinstance(answer, tuple)
    return Counter(answer)


def arrange(
    text: Message, people: Sequence[Person], places: Iterable[Location], room: Mapping[Location, int], *, rule: str
) -> Guide[dict[str, Location]]:
    """Where each of these people goes, by character."""
    most = {str(place): number for place, number in room.items()}
    placed = yield Arrange(text, pieces=people_options(people), places=place_options(places), room=most, rule=rule)
    return {character: Location(place) for character, place in places_in(placed).items()}


def is_so(text: Message, *, rule: str, spoken: str = "", likely: bool | None = False) -> Guide[bool]:
    """Ask yes or no; Enter takes the likely answer, if either is."""
    key = None if likely is None else "yes" if likely else "no"
    return (yield from choose_word(text, ("yes", "no"), "thing", rule=rule, spoken=spoken, likely=key)) == "yes"


def count(text: Message, most: int, *, rule: str, least: int = 0, likely: int | None = None) -> Guide[int]:
    answer = yield Count(text, least=least, most=most, likely=likely, rule=rule)
    assert isinstance(answer, int)
    return answer


def draw(
    text: Message, kind: type[E], weights: Mapping[E, int], labels: str, *, rule: str, spoken: str = ""
) -> Guide[E]:
    """One of these, as often as there are of it; what there is none of is no option."""
    options = [Option(str(one), message(f"{labels}-{one}")) for one, weight in weights.items() if weight]
    weighed = {str(one): weight for one, weight in weights.items()}
    return kind(str((yield Draw(text, options=options, weights=weighed, rule=rule, spoken=spoken))))


def _with_none(options: Sequence[Option], or_none: str) -> Sequence[Option]:
    return (*options, Option(NOBODY, message(or_none))) if or_none else options


def ritual_moment(name: str, seconds: float) -> Moment:
    """One line of a ritual: its text is `thing-ritual-<name>`, and its clip has the same name."""
    return Moment(message(f"thing-ritual-{name}"), seconds, f"thingspeech-ritual-{name}")


LOOK = ritual_moment("look", 6)
