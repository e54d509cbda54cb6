"""The state of a game at one moment as an immutable value, for all displays.

Zones are looked up by name, the crew by seat, and threats by their index in the game. Unchanged parts stay the same
objects, so that drawings can be cached.
"""

from collections.abc import Callable, Mapping
from operator import attrgetter
from typing import TYPE_CHECKING, NamedTuple

from spacealert.engine import ship
from spacealert.engine.ship import PLACES, TRACKS, Station, TileKind, Track, Zone
from spacealert.engine.state import ON_TRACK, State

if TYPE_CHECKING:
    pass

_BUTTONS = ("A", "B", "C")


class PersonView(NamedTuple):
    """A crew member's figure and action board. `number` is the place in turn order, starting with 1 for the captain."""

    number: int
    color: str
    android: bool
    station: Station
    knocked_out: bool
    squad: str | None  # "active", "disabled", or None without a squad
    plan: tuple[str, ...]  # including delays so far; a slot is a sequence of actions


class ThreatView(NamedTuple):
    """A threat card and its tokens.

    `flags` are the states that players mark with cubes on the card. `stations` are the places of its oval tokens: an
    intruder, slime, or the systems that a malfunction covers. `broken` is the button that a malfunction covers.
    """

    place: int  # index in the game
    number: int  # the turn it appears; 0 for a card that another calls
    code: str
    serious: bool
    broken: str | None
    zone: Zone | None  # of an external threat, once known
    fate: str  # "not yet", "on track", "destroyed", "survived"
    at: int | None  # turn it was destroyed or survived
    space: int | None  # distance from the ship, where 1 is Z; None if it is not on a track
    marks: int
    hull: int
    shields: int  # its own, without bonuses from other threats
    speed: int
    stations: tuple[Station, ...]
    flags: tuple[str, ...]
    passed: int  # X and Y letters passed so far
    out_of_phase: bool
    came: bool  # False for a card drawn to be called but never called
    prevented: int  # points for the card it never got to call
    tokens: tuple[str, ...]  # stations with its mines, colors of its victims

    @property
    def track(self) -> str:
        return self.zone or "internal"

    @property
    def is_internal(self) -> bool:
        return self.zone is None

    @property
    def hull_left(self) -> int:
        return self.hull - self.marks

    @property
    def is_called(self) -> bool:
        """Whether this threat isn't announced, but only appears when another card calls it."""
        return not self.number

    @property
    def token_label(self) -> str:
        """The text on the threat's number token."""
        return str(self.number) if self.number else "+"


class ZoneView(NamedTuple):
    """A zone's energy and capacity, its damage tiles, and the last crew member to use the lift this turn."""

    shield: int
    shield_capacity: int
    temporary: int  # from an Energy Technician, this turn
    reactor: int
    reactor_capacity: int
    tiles: tuple[TileKind, ...]  # in the order drawn, starting with those carried over from an earlier mission
    lift: str | None


class View(NamedTuple):
    """The whole game at one moment. `crew` is in turn order.

    Threats that other cards call are at the end of `threats`.
    """

    turn: int
    crew: tuple[PersonView, ...]
    threats: tuple[ThreatView, ...]
    zones: Mapping[str, ZoneView]
    tracks: Mapping[str, Track]
    fuel: int
    rockets: int  # aboard
    rocket_track: tuple[bool, bool]
    bays: Mapping[str, str | None]  # upper blue, lower red: "ready", "disabled", or None if the squad is away
    fired: tuple[str, ...]  # stations with a cube on their cannon, in the order fired
    prepared: frozenset[str]  # stations whose cannon a Mechanic has prepared
    maintained: tuple[bool, ...]  # whether each phase's maintenance step is marked
    confirmed: tuple[int, ...]  # highest number of simultaneous lookouts in each phase
    lookouts: tuple[str, ...]  # players looking out this turn

    def people_at(self, station: str) -> tuple[PersonView, ...]:
        return tuple([person for person in self.crew if person.station == station])

    @property
    def people_in_space(self) -> tuple[PersonView, ...]:
        """The people in space, at any range."""
        return tuple([person for person in self.crew if person.station in ship.RANGES])

    def threats_on_track(self, track: str) -> tuple[ThreatView, ...]:
        """Return the threats on this trajectory, in number order."""
        zone = None if track == "internal" else track
        here = [threat for threat in self.threats if threat.space is not None and threat.zone == zone]
        return tuple(sorted(here, key=attrgetter("number")))

    def intruders_at(self, station: str) -> tuple[ThreatView, ...]:
        """Return the threats with a token in this station, except for tokens that cover a button."""
        return tuple([threat for threat in self.threats if station in threat.stations and not threat.broken])

    def malfunctions_at(self, station: str, button: str) -> tuple[ThreatView, ...]:
        """Return the threats whose tokens cover this button."""
        return tuple([threat for threat in self.threats if station in threat.stations and threat.broken == button])

    def is_weapon_damaged(self, station: str) -> bool:
        return ("heavy" if station in ship.UPPER_DECK else "lower") in self.zones[ship.ZONE_OF[station]].tiles

    def is_victim(self, color: str) -> bool:
        """Return whether this crew member is poisoned (Ninja), infected (Rabid Beast) or a host (Parasite)."""
        return any(color in threat.tokens for threat in self.threats)

    def has_flag(self, flag: str) -> bool:
        return any(flag in threat.flags for threat in self.threats)


def make_view(state: State) -> View:
    return View._make([read(state) for _, read in _PLACES.values()])


def view_after(before: View, state: State, touched: tuple[str, ...]) -> View:
    """Return the view after an event. Only the `touched` parts differ from the view before it."""
    values: list[object] = list(before)
    for part in touched:
        place, read = _PLACES[PARTS[part]]
        now = read(state)
        if now != values[place]:
            values[place] = _kept(values[place], now)
    return View._make(values)


def _kept(before: object, now: object) -> object:
    if isinstance(now, dict) and isinstance(before, dict):
        return {name: before[name] if before[name] == row else row for name, row in now.items()}
    if isinstance(now, tuple) and isinstance(before, tuple) and len(now) == len(before):
        return tuple([was if was == row else row for was, row in zip(before, now, strict=True)])
    return now


def _crew(state: State) -> tuple[PersonView, ...]:
    seats = zip(range(1, 1 + len(state.crew)), state.crew, state.game.crew, strict=True)
    return tuple(
        [
            PersonView(
                number, person.color, member.android, person.station, person.knocked_out, person.squad, person.plan
            )
            for number, person, member in seats
        ]
    )


def _threats(state: State) -> tuple[ThreatView, ...]:
    drawn = len(state.game.threats)
    return tuple([
        ThreatView(
            threat.place, threat.number if threat.place < drawn else 0, card.code, card.severity == "serious",
            card.system if card.system in _BUTTONS else None, threat.zone, threat.fate, threat.at,
            (threat.space or None) if threat.fate == ON_TRACK else None, threat.marks, threat.hull, threat.shields,
            threat.speed, threat.stations, threat.flags, threat.passed, threat.out, threat.number > 0,
            threat.prevented, threat.tokens,
        )
        for threat in state.threats
        for card in (threat.card,)
    ])  # fmt: skip


def _zones(state: State) -> dict[str, ZoneView]:
    return {
        zone: ZoneView(
            state.shields[zone], state.shield_capacity(zone), state.temporary.get(zone, 0),
            state.reactors[zone], state.reactor_capacity(zone), tiles, state.lifts.get(zone),
        )
        for zone, tiles in state.tiles.items()
    }  # fmt: skip


# Readers for each field of a view.
_READERS: dict[str, Callable[[State], object]] = {
    "turn": lambda state: state.turn,
    "crew": _crew,
    "threats": _threats,
    "zones": _zones,
    "tracks": lambda state: {name: TRACKS[state.tracks[name]] for name in PLACES},
    "fuel": lambda state: state.fuel,
    "rockets": lambda state: state.rockets,
    "rocket_track": lambda state: (state.rocket_near > 0, state.rocket_far > 0),
    "bays": lambda state: state.bays.copy(),
    "fired": lambda state: tuple(state.fired),
    "prepared": lambda state: state.prepared,
    "maintained": lambda state: tuple(state.maintained),
    "confirmed": lambda state: tuple(state.confirmed),
    "lookouts": lambda state: tuple(state.lookouts),
}
_PLACES = {name: (place, _READERS[name]) for place, name in enumerate(View._fields)}
# Parts an event may affect: a field of the view, or a part of every zone.
PARTS = {
    **{name: name for name in View._fields},
    **dict.fromkeys(("shield", "temporary", "reactor", "tiles", "lift"), "zones"),
}
