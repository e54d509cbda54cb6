"""The crew and the other choices made before a mission."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Annotated, Any, Self

from attrs import evolve, field, frozen

from spacealert.engine.decks import DIFFICULTIES, POOLS
from spacealert.engine.game import SPECIALIZATIONS, Rulings
from spacealert.gamefile.game_file import ROLES
from spacealert.kit.audio.timeline import Channel
from spacealert.kit.i18n import Texts, UserError
from spacealert.kit.storage import codec, settings
from spacealert.kit.storage.codec import Between, InvalidValue, Length, OneOf
from spacealert.logbook.careers.explorer import LONGEST_NAME as LONGEST_EXPLORER_NAME
from spacealert.logbook.careers.explorer import Explorer
from spacealert.missions.scenario import Crew, Kind, Scenario

SEAT_COLORS = ("purple", "red", "yellow", "green", "blue")  # in order of assignment to seats
# Possible crews, as (players, androids). The rules add androids to crews of fewer than four players (§5).
CREWS = ((1, 4), (2, 2), (3, 1), (4, 0), (4, 1), (5, 0))
VOLUMES = 10
PACES = {"full": 1.0, "relaxed": 0.85, "slow": 0.7}  # mission speeds
BASE_DIFFICULTIES = tuple(name for name, (_, boxes) in POOLS.items() if boxes == ("base",))
LEVELS = 3  # specialization levels: basic action; basic or advanced action; both cards
LONGEST_NAME = 18


def clean_name(written: str, most: int = LONGEST_NAME) -> str:
    """Remove unprintable characters and leading spaces from a name, and cut it to `most` characters."""
    return "".join(sign for sign in written if sign.isprintable()).lstrip()[:most]


@frozen
class Seat:
    """A seat: a player, or an android that players control."""

    color: Annotated[str, OneOf(SEAT_COLORS)]
    name: str = field(default="", converter=clean_name)
    android: bool = False
    specialization: Annotated[str, OneOf(("", *SPECIALIZATIONS))] = ""
    level: Annotated[int, Between(1, LEVELS)] = 1
    explorer: Annotated[str, Length(LONGEST_EXPLORER_NAME)] = ""  # explorer whose career this mission counts for

    @property
    def player_or_explorer(self) -> str:
        return self.name or self.explorer

    def name_in(self, texts: Texts) -> str:
        """Return the seat's name for display.

        Without a name or explorer, a seat is called "Android" or by its color.
        """
        color = texts.say(f"screen-color-{self.color}")
        return self.player_or_explorer or (
            texts.say("screen-android") if self.android else color[:1].upper() + color[1:]
        )


@frozen
class TableSetup:
    """The crew in seating order, players before androids, and the choices made before a mission.

    `roles` maps roles to seats. A seat can have several roles.
    """

    seats: tuple[Seat, ...] = field(factory=lambda: tuple(Seat(color) for color in SEAT_COLORS[:4]))
    roles: Mapping[str, int] = field(factory=lambda: dict(zip(ROLES, range(3), strict=True)), hash=False)
    common: Annotated[str, OneOf(tuple(DIFFICULTIES))] = "white"
    serious: Annotated[str, OneOf(tuple(DIFFICULTIES))] = "white"
    voice: str = ""
    volume: Annotated[int, Between(0, VOLUMES)] = 8
    siren: bool = True
    pace: Annotated[str, OneOf(tuple(PACES))] = "full"
    voice_level: Annotated[int, Between(0, VOLUMES)] = VOLUMES  # share of the volume for each kind of sound
    siren_level: Annotated[int, Between(0, VOLUMES)] = VOLUMES
    effects_level: Annotated[int, Between(0, VOLUMES)] = VOLUMES
    new_frontier: bool = False  # whether the players own The New Frontier; it is hidden otherwise
    variable_range: bool = False  # whether interceptors may also fly farther in single-action missions
    readings: Rulings = field(factory=Rulings)  # chosen rulings where the expansion's rules are disputed

    @property
    def shared_names(self) -> tuple[str, ...]:
        """The names used by more than one crew member."""
        counted = Counter(seat.player_or_explorer.strip().casefold() for seat in self.seats if seat.player_or_explorer)
        return tuple(
            seat.player_or_explorer for seat in self.seats if counted[seat.player_or_explorer.strip().casefold()] > 1
        )

    def check_names(self, place: int | None = None) -> None:
        """Raise an error if two crew members have the same name. With `place`, check only that member's name."""
        for name in self.shared_names:
            if place is None or name == self.seats[place].player_or_explorer:
                raise UserError("session-two-of-a-name", name=name)

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
    def seats_in_turn_order(self) -> tuple[Seat, ...]:
        """The crew in turn order: the captain first, then clockwise."""
        captain = self.roles["captain"]
        return self.seats[captain:] + self.seats[:captain]

    def acting_seat(self, place: int) -> int:
        """Return the seat of the player who acts for this seat. Androids are assigned to players in order."""
        if not self.seats[place].android:
            return place
        people = [other for other, seat in enumerate(self.seats) if not seat.android]
        return people[(place - len(people)) % len(people)]

    def seat_roles(self, seat: Seat) -> tuple[str, ...]:
        return tuple(role for role, place in self.roles.items() if self.seats[place] == seat)

    @property
    def speed(self) -> float:
        """The speed of missions. At 1, times are as printed."""
        return PACES[self.pace]

    @property
    def channel_levels(self) -> Mapping[Channel, int]:
        return {channel: getattr(self, f"{channel}_level") for channel in Channel}

    @property
    def difficulties(self) -> tuple[str, ...]:
        """The difficulties available with the boxes the players own."""
        return tuple(DIFFICULTIES) if self.new_frontier else BASE_DIFFICULTIES

    def with_crew(self, crew: Crew) -> Self:
        """Return the setup with this crew. If no androids are given, add as many as the rules require (§5)."""
        needed = next(androids for players, androids in CREWS if players == crew.players)
        return self.with_crew_size(crew.players, crew.androids or needed)

    def with_crew_size(self, players: int, androids: int) -> Self:
        """Return the setup with this many players and androids. Players who stay keep their names and colors."""
        people = [seat for seat in self.seats if not seat.android][:players]
        free = [color for color in SEAT_COLORS if color not in {seat.color for seat in people}]
        people += [Seat(free.pop(0)) for _ in range(players - len(people))]
        before = [seat for seat in self.seats if seat.android]
        machines = [Seat(free.pop(0), android=True) for _ in range(androids)]
        machines[: len(before)] = [
            evolve(seat, specialization=old.specialization, level=old.level)
            for seat, old in zip(machines, before, strict=False)
        ]
        roles = {
            role: seat if seat < players else number % players for number, (role, seat) in enumerate(self.roles.items())
        }
        return evolve(self, seats=(*people, *machines), roles=roles)

    def with_absent_crew(self, before: "TableSetup") -> Self:
        """Return the setup with the members of an earlier crew who have left.

        They lose any name, color, explorer or specialization that others have taken since.
        """
        crew = {android: [seat for seat in self.seats if seat.android is android] for android in (False, True)}
        for android, there in crew.items():
            for seat in [seat for seat in before.seats if seat.android is android][len(there) :]:
                others = (*crew[False], *crew[True])
                free = [color for color in SEAT_COLORS if color not in {one.color for one in there}]
                back = evolve(seat, color=free[0]) if free and seat.color not in free else seat
                if seat.explorer in {one.explorer for one in others}:
                    back = evolve(back, explorer="")
                if seat.specialization in {one.specialization for one in others}:
                    back = evolve(back, specialization="", level=1)
                is_named_twice = back.player_or_explorer in evolve(self, seats=(*others, back)).shared_names
                there.append(Seat(back.color, android=android) if is_named_twice else back)
        held = {role: before.roles[role] for role in self.roles if before.roles[role] >= self.players}
        whole = evolve(self, seats=(*crew[False], *crew[True]), roles={**self.roles, **held})
        return whole if self.new_frontier else whole.with_new_frontier(False)

    def with_name(self, place: int, name: str) -> Self:
        return self._with_seat(place, evolve(self.seats[place], name=clean_name(name)))

    def with_next_color(self, place: int) -> Self:
        """Return the setup with the next color for this seat. A seat with that color swaps colors with this seat."""
        mine = self.seats[place].color
        wanted = SEAT_COLORS[(SEAT_COLORS.index(mine) + 1) % len(SEAT_COLORS)]
        seats = [evolve(seat, color=mine) if seat.color == wanted else seat for seat in self.seats]
        seats[place] = evolve(seats[place], color=wanted)
        return evolve(self, seats=tuple(seats))

    def with_new_frontier(self, there: bool) -> Self:
        """Return the setup with the expansion, or without it and its options."""
        if there:
            return evolve(self, new_frontier=True)
        common, serious = (level if level in BASE_DIFFICULTIES else "mixed" for level in (self.common, self.serious))
        seats = tuple(evolve(seat, specialization="", level=1, explorer="") for seat in self.seats)
        return evolve(
            self,
            new_frontier=False,
            variable_range=False,
            readings=Rulings(),
            common=common,
            serious=serious,
            seats=seats,
        )

    def with_expansion_options(self, other: "TableSetup") -> Self:
        """Return the setup with the expansion, and with its options from `other` where they still apply."""
        chosen = {(seat.color, seat.name): seat for seat in other.seats}
        seats = (
            evolve(seat, specialization=known.specialization, level=known.level, explorer=known.explorer)
            for seat in self.seats
            for known in (chosen.get((seat.color, seat.name), seat),)
        )
        base = other.with_new_frontier(False)
        return evolve(
            self,
            new_frontier=True,
            variable_range=other.variable_range,
            readings=other.readings,
            common=other.common if self.common == base.common else self.common,
            serious=other.serious if self.serious == base.serious else self.serious,
            seats=tuple(seats),
        )

    def with_specialization(self, place: int, name: str) -> Self:
        """Return the setup with this specialization for a seat.

        If another seat has that specialization, the two swap.
        """
        mine = self.seats[place].specialization
        seats = [
            evolve(seat, specialization=mine) if name and seat.specialization == name else seat for seat in self.seats
        ]
        seats[place] = evolve(seats[place], specialization=name)
        return evolve(self, seats=tuple(seats))

    def for_kind(self, kind: Kind) -> Self:
        """Return the setup for a mission of this kind. Training missions are flown without specializations."""
        if not kind.is_training:
            return self
        return evolve(self, seats=tuple(evolve(seat, specialization="", level=1) for seat in self.seats))

    def specializations_in_words(self, texts: Texts, kind: Kind | None = None) -> str:
        """Describe who has which specialization, or say that they do not count in this kind of mission.

        Return an empty string if nobody has one.
        """
        chosen = tuple(
            texts.say(
                "screen-special-of",
                name=seat.name_in(texts),
                specialization=texts.say(f"screen-specialization-{seat.specialization}"),
                level=seat.level,
            )
            for seat in self.seats
            if seat.specialization
        )
        if not chosen:
            return ""
        counts = kind is None or not kind.is_training
        return texts.say("screen-special-crew" if counts else "screen-special-none", specializations=chosen)

    def with_level(self, place: int, level: int) -> Self:
        return self._with_seat(place, evolve(self.seats[place], level=level))

    def with_explorer(self, place: int, explorer: Explorer | None) -> Self:
        """Return the setup with this explorer in this seat, or without one.

        A new explorer brings their best free specialization.
        """
        if explorer is None:
            return self._with_seat(place, evolve(self.seats[place], explorer=""))
        elsewhere = [number for number, seat in enumerate(self.seats) if seat.explorer == explorer.name != ""]
        if elsewhere and elsewhere != [place]:
            return self.with_explorer(elsewhere[0], None).with_explorer(place, explorer)
        taken = {seat.specialization for number, seat in enumerate(self.seats) if number != place}
        free = {name: level for name, level in explorer.specializations.items() if name not in taken}
        best = max(free, key=lambda name: free[name], default="")
        level = free.get(best, 1)
        seat = evolve(self.seats[place], explorer=explorer.name, specialization=best, level=level)
        return self._with_seat(place, seat)

    def limited_to_careers(self, explorers: Iterable[Explorer]) -> Self:
        """Return the setup with each seat limited to its explorer's career. Unknown and dead explorers are removed."""
        known = {explorer.name: explorer for explorer in explorers if not explorer.is_dead}
        return evolve(self, seats=tuple(_limit_to_career(seat, known.get(seat.explorer)) for seat in self.seats))

    def with_channel_level(self, channel: Channel, level: int) -> Self:
        changed: dict[str, Any] = {f"{channel}_level": level}
        return evolve(self, **changed)

    def with_difficulty(self, threats: str, level: str) -> Self:
        return evolve(self, common=level) if threats == "common" else evolve(self, serious=level)

    def _with_seat(self, place: int, seat: Seat) -> Self:
        return evolve(self, seats=(*self.seats[:place], seat, *self.seats[place + 1 :]))

    def as_settings(self) -> Any:
        return codec.unstructure(self)

    @classmethod
    def from_settings(cls, found: object) -> Self:
        """Return the saved setup, or a new setup if the saved one is invalid."""
        try:
            setup = upgrade_colors(found)
            seats = [{**seat, "name": clean_name(seat["name"])} for seat in setup["seats"]]
            return codec.structure({**setup, "seats": seats}, cls)
        except (UserError, TypeError, KeyError, AttributeError):
            return cls()

    def check_content(self) -> None:
        if (self.players, self.androids) not in CREWS:
            raise InvalidValue.with_message("session-no-such-crew", players=self.players, androids=self.androids)
        has_all_roles = set(self.roles) == set(ROLES) and set(self.roles.values()) <= set(range(self.players))
        if not has_all_roles or len({seat.color for seat in self.seats}) < len(self.seats):
            raise InvalidValue.with_message("files-impossible")
        chosen = [seat.specialization for seat in self.seats if seat.specialization]
        explorers = [seat.explorer for seat in self.seats if seat.explorer]
        if len(set(chosen)) < len(chosen) or len(set(explorers)) < len(explorers):
            raise InvalidValue.with_message("files-impossible")
        if not self.new_frontier and self != self.with_new_frontier(False):
            raise InvalidValue.with_message("files-impossible")


def _limit_to_career(seat: Seat, explorer: Explorer | None) -> Seat:
    if explorer is None:
        return evolve(seat, explorer="")
    learned = explorer.specializations.get(seat.specialization, 0)
    return evolve(seat, level=min(seat.level, learned)) if learned else evolve(seat, specialization="", level=1)


def upgrade_colors(found: Any) -> Any:
    """Upgrade a setup from an earlier version, which spelled the field `color` as `colour`."""
    seats = [{"color" if name == "colour" else name: value for name, value in seat.items()} for seat in found["seats"]]
    return {**found, "seats": seats}


def played_missions() -> frozenset[str]:
    seen = settings.read().get("seen")
    return frozenset(str(id_) for id_ in seen) if isinstance(seen, list) else frozenset()


def mark_played(scenario: Scenario) -> None:
    """Mark a mission as played, unless it was generated."""
    if scenario.code is None:
        settings.change(seen=sorted(played_missions() | {scenario.id}))
