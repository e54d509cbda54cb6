"""The secret deal of the roles. The program takes no part in it unless the whole table agrees."""

from random import Random

from spacealert.companions.the_thing.expedition import Person, Role
from spacealert.companions.the_thing.ritual_pace import LOOK_AT_ROLE, ROLES_BY_TOKENS
from spacealert.companions.the_thing.station import Station
from spacealert.companions.the_thing.station_questions import choose_word, person_name, tell
from spacealert.companions.the_thing.supplies import DOG_TOKENS
from spacealert.kit.guide.prompts import Answer, Draw, Option, Prompt, Ritual, Secret, Tell, message
from spacealert.kit.guide.walkthrough import Guide


def deal_roles(station: Station) -> Guide[None]:
    """Dog tokens say who the first Alien is: everybody looks for as long as everybody else."""
    text = message("thing-roles-agreed")
    answer = yield from choose_word(text, ("no", "yes"), "thing-roles", rule="§14", spoken="thingspeech-roles-agreed")
    station.roles_agreed = answer == "yes"
    if station.roles_agreed:
        yield from deal_on_the_screen(station)
    else:
        text = message("thing-roles-tokens", healthy=station.players - 1)
        yield from tell(text, rule="§3", spoken="thingspeech-roles-tokens")
        yield Ritual(message("thing-roles-look"), moments=ROLES_BY_TOKENS, rule="§3")
    bag = message("thing-roles-bag", tokens=sum(DOG_TOKENS.values()))
    yield from tell(bag, rule="§3")


def deal_on_the_screen(station: Station) -> Guide[None]:
    """The program draws a deal, whose number tells nobody anything, and shows each player one card."""
    yield from tell(message("thing-roles-screen"), rule="§14", spoken="thingspeech-roles-screen")
    numbers = [str(number + 1) for number in range(station.players)]
    options = [Option(number, message("thing-roles-deal", number=number)) for number in numbers]
    drawn = yield from alone(station.people[0], Draw(message("thing-roles-draw"), options=options, rule="§3"))
    shuffled = Random(",".join(person.character for person in station.people)).sample(station.people, station.players)
    alien = shuffled[numbers.index(str(drawn))]
    for person in station.people:
        role = Role.ALIEN if person is alien else Role.HUMAN
        station.roles[person.character] = role
        yield from alone(person, Tell(message(f"thing-roles-{role}"), rule="§3"))


def alone(person: Person, inside: Prompt) -> Guide[Answer]:
    """What one player alone sees, for as long as any other does."""
    text = message("thing-roles-alone", who=person_name(person))
    return (
        yield Secret(
            text,
            seat=person_name(person),
            inside=inside,
            seconds=LOOK_AT_ROLE,
            rule="§3",
            spoken="thingspeech-roles-alone",
        )
    )
