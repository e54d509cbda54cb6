"""Who sits at the table and what they have chosen to play: what the ready room asks and the settings remember."""

from collections.abc import Mapping
from typing import Any, Self

from attrs import asdict, evolve, field, frozen

from spacealert.engine.decks import DIFFICULTIES
from spacealert.kit.storage import settings
from spacealert.missions.scenario import Crew

COLORS = ("purple", "red", "yellow", "green", "blue")  # of the figures, in the order in which seats get them
ROLES = ("captain", "communications", "security")
# The crews there are, as (players, androids): with fewer than four players the rules add androids (§5).
CREWS = ((1, 4), (2, 2), (3, 1), (4, 0), (4, 1), (5, 0))
VOLUMES = 10
LONGEST_NAME = 14


def name_of(written: str, most: int = LONGEST_NAME) -> str:
    """A person's name out of what was typed or found in a file: without control characters, and not too long."""
    return "".join(sign for sign in written if sign.isprintable()).lstrip()[:most]


def remembered_setup() -> "TableSetup":
    """The table as it was last time."""
    return TableSetup.from_settings(settings.read().get("table"))


@frozen
class Seat:
    """One of the crew: a person, or an android that others act for."""

    color: str
    name: str = ""
    android: bool = False


def _seats(players: int, androids: int) -> tuple[Seat, ...]:
    return tuple(Seat(color, android=place >= players) for place, color in enumerate(COLORS[: players + androids]))


@frozen
class TableSetup:
    """The crew in the order in which they sit, players before androids, and the choices that are made before a mission.

    `roles` names for each role the seat that has it; one person may have several.
    """

    seats: tuple[Seat, ...] = field(factory=lambda: _seats(4, 0))
    roles: Mapping[str, int] = field(factory=lambda: dict(zip(ROLES, range(3), strict=True)))
    common: str = "white"
    serious: str = "white"
    voice: str = ""
    volume: int = 8
    siren: bool = True

    @property
    def players(self) -> int:
        return sum(not seat.android for seat in self.seats)

    @property
    def androids(self) -> int:
        return len(self.seats) - self.players

    @property
    def crew(self) -> Crew:
        return Crew(self.players, self.androids)

    @property
    def acting(self) -> tuple[Seat, ...]:
        """The crew in the order of acting: the captain first, then clockwise."""
        captain = self.roles["captain"]
        return self.seats[captain:] + self.seats[:captain]

    def roles_of(self, seat: Seat) -> tuple[str, ...]:
        return tuple(role for role, place in self.roles.items() if self.seats[place] == seat)

    def difficulty(self, serious: bool) -> str:
        return self.serious if serious else self.common

    def of_crew(self, crew: Crew) -> Self:
        """These players and, where nobody said how many, the androids that so few need (§5)."""
        needed = next(androids for players, androids in CREWS if players == crew.players)
        return self.of_size(crew.players, crew.androids or needed)

    def of_size(self, players: int, androids: int) -> Self:
        """So many people and androids; whoever was here keeps name and color."""
        people = [seat for seat in self.seats if not seat.android][:players]
        free = [color for color in COLORS if color not in {seat.color for seat in people}]
        people += [Seat(free.pop(0)) for _ in range(players - len(people))]
        machines = [Seat(free.pop(0), android=True) for _ in range(androids)]
        roles = {
            role: seat if seat < players else number % players for number, (role, seat) in enumerate(self.roles.items())
        }
        return evolve(self, seats=(*people, *machines), roles=roles)

    def named(self, place: int, name: str) -> Self:
        return self._with_seat(place, evolve(self.seats[place], name=name_of(name)))

    def with_next_color(self, place: int) -> Self:
        """The next color for this seat; whoever has it takes this one's."""
        mine = self.seats[place].color
        wanted = COLORS[(COLORS.index(mine) + 1) % len(COLORS)]
        seats = [evolve(seat, color=mine) if seat.color == wanted else seat for seat in self.seats]
        seats[place] = evolve(seats[place], color=wanted)
        return evolve(self, seats=tuple(seats))

    def with_role(self, role: str, place: int) -> Self:
        return evolve(self, roles={**self.roles, role: place})

    def with_difficulty(self, threats: str, level: str) -> Self:
        """Other symbols for the `common` or for the `serious` threats to come."""
        return evolve(self, common=level) if threats == "common" else evolve(self, serious=level)

    def _with_seat(self, place: int, seat: Seat) -> Self:
        return evolve(self, seats=(*self.seats[:place], seat, *self.seats[place + 1 :]))

    def as_settings(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def from_settings(cls, found: object) -> Self:
        """The table as it was remembered; whatever no longer makes sense is as if it had never been chosen."""
        try:
            return cls._read(found)
        except (KeyError, TypeError, ValueError, AttributeError, OverflowError):
            return cls()

    @classmethod
    def _read(cls, found: Any) -> Self:
        seats = tuple(
            Seat(
                str(seat["color"] if "color" in seat else seat["colour"]),
                name_of(str(seat["name"])),
                bool(seat["android"]),
            )
            for seat in found["seats"]
        )
        table = cls(
            seats,
            {role: int(found["roles"][role]) for role in ROLES},
            str(found["common"]),
            str(found["serious"]),
            str(found["voice"]),
            int(found["volume"]),
            bool(found["siren"]),
        )
        colors = {seat.color for seat in seats}
        if (
            (table.players, table.androids) not in CREWS
            or len(colors) < len(seats)
            or not colors <= set(COLORS)
            or not {table.common, table.serious} <= set(DIFFICULTIES)
            or not all(0 <= place < table.players for place in table.roles.values())
            or not 0 <= table.volume <= VOLUMES
        ):
            raise ValueError(found)
        return table
