"""One line of the log book (rules §4.1), with the game and the mission it came from, so that it can be walked again.

Entries travel as JSON: into the log, and between tables. What comes from elsewhere is taken apart with suspicion.
"""

from collections.abc import Mapping
from datetime import date
from typing import Any
from uuid import uuid4

from attrs import asdict, evolve, field, fields_dict, frozen

from spacealert.engine.game import Score
from spacealert.gamefile.game_file import COLORS, ROLES

DIFFICULTIES = ("white", "yellow", "mixed")

# More than any game has; who brings more has not played it.
MOST_CREW, MOST_POINTS, MOST_WORDS, MOST_FILE = 10, 10_000, 300, 1_000_000


class NotAnEntry(ValueError):
    """JSON that no log book has written."""


@frozen
class Person:
    """Somebody of the crew; the `name` may be missing where the `color` is known.

    `wasted` is how many points one other card of theirs would still have brought, where that was worked out.
    """

    name: str
    roles: tuple[str, ...] = ()
    android: bool = False
    wasted: int | None = None
    color: str | None = None


@frozen
class Entry:
    """A mission that was played: with a score, or lost to a threat.

    `mission` is the id of a scenario or the code of a generated one; `lost_to` the code of a card, or what somebody
    typed. `game` and `scenario` are the texts of their files, as they were then.
    """

    mission: str
    played: date
    crew: tuple[Person, ...] = ()
    common: str = "white"
    serious: str = "white"
    score: Score | None = None
    lost_to: str | None = None
    game: str | None = None
    scenario: str | None = None
    campaign: str | None = None
    leg: int | None = None  # 1 to 3: which mission of its campaign
    id: str = field(factory=lambda: uuid4().hex)

    @property
    def people(self) -> tuple[Person, ...]:
        """The crew without what was worked out of it."""
        return tuple(evolve(person, wasted=None) for person in self.crew)

    @property
    def lost(self) -> bool:
        return self.score is None

    @property
    def penalties(self) -> tuple[int, int, int] | None:
        """The three of the printed log, as negative numbers: damage, knocked out, disabled squads."""
        if self.score is None:
            return None
        return self.score.damage + self.score.worst_zone, self.score.knocked_out, self.score.disabled_squads

    def as_json(self) -> dict[str, Any]:
        return asdict(self) | {"played": self.played.isoformat(), "crew": [_plain(person) for person in self.crew]}

    @classmethod
    def of_json(cls, found: Any) -> "Entry":
        """The entry, or `NotAnEntry`: nothing in it is believed before it is looked at."""
        values = _Values(found)
        score = values.either("score", dict)
        return cls(
            mission=values.words("mission"),
            played=_day(values.words("played")),
            crew=tuple(_person(person) for person in values.rows("crew", MOST_CREW)),
            common=values.choice("common", DIFFICULTIES),
            serious=values.choice("serious", DIFFICULTIES),
            score=None if score is None else _score(score),
            lost_to=values.words_or_none("lost_to"),
            game=values.words_or_none("game", MOST_FILE),
            scenario=values.words_or_none("scenario", MOST_FILE),
            campaign=values.words_or_none("campaign"),
            leg=values.number_or_none("leg"),
            id=values.words("id"),
        )


def _plain(person: Person) -> dict[str, Any]:
    return asdict(person) | {"roles": list(person.roles)}


def _person(found: Any) -> Person:
    values = _Values(found)
    roles = values.rows("roles", len(ROLES))
    if any(role not in ROLES for role in roles):
        raise NotAnEntry(roles)
    color = None if values.words_or_none("color") is None else values.choice("color", COLORS)
    return Person(values.words("name"), tuple(roles), values.truth("android"), values.number_or_none("wasted"), color)


def _score(found: Any) -> Score:
    values = _Values(found)
    return Score(**{name: values.number(name) for name in fields_dict(Score)})


def _day(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise NotAnEntry(text) from None


class _Values:
    """The fields of a JSON object, each given out only as what it should be."""

    def __init__(self, found: Any) -> None:
        if not isinstance(found, Mapping):
            raise NotAnEntry(found)
        self._found = found

    def either(self, name: str, type_: type) -> Any:
        """The value of this type, or None where it is missing."""
        value = self._found.get(name)
        if value is not None and not isinstance(value, type_):
            raise NotAnEntry(name)
        return value

    def words_or_none(self, name: str, most: int = MOST_WORDS) -> str | None:
        value: str | None = self.either(name, str)
        if value is not None and (len(value) > most or not _writable(value)):
            raise NotAnEntry(name)
        return value

    def words(self, name: str) -> str:
        value = self.words_or_none(name)
        if value is None:
            raise NotAnEntry(name)
        return value

    def choice(self, name: str, choices: tuple[str, ...]) -> str:
        value = self.words(name)
        if value not in choices:
            raise NotAnEntry(name)
        return value

    def number_or_none(self, name: str) -> int | None:
        value: int | None = self.either(name, int)
        if value is not None and (isinstance(value, bool) or abs(value) > MOST_POINTS):
            raise NotAnEntry(name)
        return value

    def number(self, name: str) -> int:
        value = self.number_or_none(name)
        if value is None:
            raise NotAnEntry(name)
        return value

    def truth(self, name: str) -> bool:
        return bool(self.either(name, bool))

    def rows(self, name: str, most: int) -> list[Any]:
        value: list[Any] = self.either(name, list) or []
        if len(value) > most:
            raise NotAnEntry(name)
        return value


def _writable(text: str) -> bool:
    """Half a surrogate pair is valid JSON and no text."""
    return not any("\ud800" <= sign <= "\udfff" for sign in text)
