"""The table at one moment, ready to be drawn: what a `View` holds, joined with the crew, cards and tracks of its game.

Screen, terminal and page draw the same picture, each in its own way.
"""

from collections.abc import Sequence

from attrs import evolve, frozen

from spacealert.engine import ship
from spacealert.engine.cards import CARDS
from spacealert.engine.events import AlreadyFired, CannonPrepared, Event, Fired, NoEnergy, Repaired, TemporaryShields
from spacealert.engine.game import Game
from spacealert.engine.state import ON_TRACK
from spacealert.engine.tracks import PLACES, TRACKS, Track
from spacealert.engine.view import View


@frozen
class Figure:
    """A crew member's figure; `number` is the place in the order of acting, 1 the captain."""

    number: int
    color: str
    station: str
    conscious: bool
    squad: str | None
    android: bool


@frozen
class Token:
    """A threat; `space` is None while it is on no track, `broken` the letter it breaks in its stations, if any."""

    place: int
    number: int
    code: str
    track: str
    space: int | None
    left: int
    hull: int
    shields: int
    speed: int
    fate: str
    at: int | None
    stations: tuple[str, ...]
    broken: str | None
    serious: bool
    flags: tuple[str, ...]
    out_of_phase: bool = False
    called: bool = False  # it was drawn to be called by another, and has no number
    marks: tuple[str, ...] = ()  # stations with its mines, or the colors of its victims

    @property
    def sign(self) -> str:
        """What stands on its number token."""
        return "+" if self.called else str(self.number)

    @property
    def internal(self) -> bool:
        return self.track == "internal"


@frozen
class ZonePicture:
    """Energy with its room, and the damage tiles drawn."""

    shield: int
    shield_room: int
    reactor: int
    reactor_room: int
    tiles: tuple[str, ...]


@frozen
class Picture:
    turn: int
    figures: tuple[Figure, ...]
    plans: tuple[tuple[str, ...], ...]
    tokens: tuple[Token, ...]
    zones: dict[str, ZonePicture]
    tracks: dict[str, Track]
    bays: dict[str, str | None]
    fuel: int
    rockets: int
    rocket_track: tuple[bool, bool]
    fired: tuple[str, ...]
    lifts: dict[str, str | None]
    maintained: tuple[bool, ...]
    confirmed: tuple[int, ...]
    lookouts: tuple[str, ...]
    temporary: tuple[int, ...] = (0, 0, 0)  # shields of an Energy Technician, of this turn
    prepared: frozenset[str] = frozenset()  # stations whose cannon a Mechanic has prepared

    def at(self, station: str) -> tuple[Figure, ...]:
        """Who stands there."""
        return tuple(figure for figure in self.figures if figure.station == station)

    def intruders(self, station: str) -> tuple[Token, ...]:
        """The tokens that lie there and cover no letter."""
        return tuple(token for token in self.tokens if station in token.stations and not token.broken)

    def malfunctions(self, station: str, letter: str) -> tuple[Token, ...]:
        """The tokens that cover this letter."""
        return tuple(token for token in self.tokens if station in token.stations and token.broken == letter)

    def is_weapon_damaged(self, station: str) -> bool:
        """Whether the zone's tile for the weapon of this deck was drawn."""
        zone = self.zones[ship.ZONES["RWB".index(station[1])]]
        return ("heavy" if station[0] == "U" else "lower") in zone.tiles

    def on_track(self, track: str) -> tuple[Token, ...]:
        """The threats on this trajectory, in number order."""
        here = [token for token in self.tokens if token.track == track and token.space is not None]
        return tuple(sorted(here, key=lambda token: token.number))

    @property
    def in_space(self) -> tuple[Figure, ...]:
        """Who is out there, at whatever range."""
        return tuple(figure for figure in self.figures if figure.station in ship.RANGES)

    def mines(self, station: str) -> int:
        return sum(mark == station for token in self.tokens for mark in token.marks)

    def is_victim(self, figure: Figure) -> bool:
        """Whether a Ninja has poisoned, or a Rabid Beast infected, this one, or a Parasite lives on it."""
        return any(figure.color in token.marks for token in self.tokens)

    def has_flag(self, flag: str) -> bool:
        return any(flag in token.flags for token in self.tokens)


def picture(game: Game, view: View) -> Picture:
    return Picture(
        view.turn,
        tuple(
            Figure(number, member.color, person.station, not person.knocked_out, person.squad, member.android)
            for number, (member, person) in enumerate(zip(game.crew, view.crew, strict=True), start=1)
        ),
        tuple(person.plan for person in view.crew),
        tuple(_token(game, view, place) for place in range(len(game.cards))),
        {zone: _zone(view, place, zone) for place, zone in enumerate(ship.ZONES)},
        {name: TRACKS[game.tracks[name]] for name in PLACES},
        dict(zip(ship.BAYS, view.bays, strict=True)),
        view.fuel,
        view.rockets,
        view.rocket_track,
        view.fired,
        dict(zip(ship.ZONES, view.lifts, strict=True)),
        view.maintained,
        view.confirmed,
        view.lookouts,
    )


def with_marks_of_specialists(shown: Picture, events: Sequence[Event]) -> Picture:
    """What a table marks for an Energy Technician and a Mechanic, as the events so far have it."""
    temporary = (0, 0, 0)
    prepared: set[str] = set()
    for event in events:
        match event:
            case CannonPrepared(station=station):
                prepared.add(station)
            case Fired() | NoEnergy() | AlreadyFired() if event.station in prepared:
                prepared.remove(event.station)
            case Repaired(station=station, system="A"):
                prepared.discard(station)
            case TemporaryShields(zone=name) if event.turn == shown.turn:
                red, white, blue = (1 + (zone == name) for zone in ship.ZONES)
                temporary = (red, white, blue)
    return evolve(shown, temporary=temporary, prepared=frozenset(prepared))


def _token(game: Game, view: View, place: int) -> Token:
    threat, now = game.cards[place], view.threats[place]
    card = CARDS[threat.card]
    return Token(
        place,
        threat.turn,
        threat.card,
        now.zone or "internal",
        now.space if now.fate == ON_TRACK and now.space else None,
        now.hull - now.marks,
        now.hull,
        now.shields,
        now.speed,
        now.fate,
        now.at,
        now.stations,
        card.system if card.system in ("A", "B", "C") else None,
        card.severity == "serious",
        now.flags,
        now.out,
        threat.turn == 0,
        now.tokens,
    )


def _zone(view: View, place: int, zone: str) -> ZonePicture:
    tiles = view.tiles[place]
    return ZonePicture(
        view.shields[place],
        ship.SHIELD_CAPACITY[zone] - ("shield" in tiles),
        view.reactors[place],
        ship.REACTOR_CAPACITY[zone] - ("reactor" in tiles),
        tiles,
    )
