"""The lines of the secret rituals and how long each lasts: the same for everybody, whatever a token or card shows."""

from spacealert.kit.guide.prompts import Moment, message

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
