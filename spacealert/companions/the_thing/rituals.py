"""The rituals and the secret deal of the roles, at a pace that is the same for everybody."""

from spacealert.companions.the_thing.pieces import DOG_TOKENS, Person, Role
from spacealert.companions.the_thing.station import Station
from spacealert.companions.the_thing.station_questions import choose_word, person_name, tell
from spacealert.kit.guide.prompts import Answer, Deal, Moment, Prompt, Ritual, Secret, Tell, message
from spacealert.kit.guide.walkthrough import Guide

LOOK_AT_ROLE = 8.0  # seconds in which one player alone is at the screen


def _moment(name: str, seconds: float) -> Moment:
    return Moment(message(f"thing-ritual-{name}"), seconds, f"thingspeech-ritual-{name}")


_LOOK = _moment("look", 6)


ROLES_BY_TOKENS = (
    _moment("token-take", 6),
    _LOOK,
    _moment("role-card", 12),
    _moment("done", 4),
)

# Between players and with a dog: moments of the same length, so that neither is told by its length.
LOOKING = (
    _LOOK,
    _moment("give-back", 5),
    _moment("role-cards", 16),
    _moment("done", 4),
)
BETWEEN_PLAYERS = (_moment("lay", 14), _moment("pick", 7), *LOOKING)
WITH_A_DOG = (_moment("dog-wait", 14), _moment("dog-draw", 7), *LOOKING)

VOTE = (
    _moment("vote-ready", 4),
    _moment("vote-three", 1.5),
    _moment("vote-two", 1.5),
    _moment("vote-one", 1.5),
    _moment("vote-point", 8),
)


def deal_roles(station: Station) -> Guide[None]:
    """Dog tokens say who the first Alien is: everybody looks for as long as everybody else."""
    text = message("thing-roles-agreed")
    spoken = "thingspeech-roles-agreed"
    answer = yield from choose_word(text, ("no", "yes"), "thing-roles", rule="§14", spoken=spoken, likely="no")
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
    """The program draws who the first Alien is, by chance that nobody can repeat, and shows each player one card."""
    yield from tell(message("thing-roles-screen"), rule="§14", spoken="thingspeech-roles-screen")
    alien = yield Deal(message("thing-roles-draw"), keys=[person.character for person in station.people])
    for person in station.people:
        role = Role.ALIEN if person.character == alien else Role.HUMAN
        station.roles[person.character] = role
        yield from alone(person, Tell(message(f"thing-roles-{role}"), rule="§3"))


def alone(person: Person, inside: Prompt) -> Guide[Answer]:
    """Show something to one player alone, for as long as to any other."""
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
