"""The table at one moment as an immutable value, cheap to take and to compare: plain tuples of small values."""

from collections.abc import Callable
from typing import Any, NamedTuple

from spacealert.engine.state import State


class PersonView(NamedTuple):
    station: str  # "UR" … "LB" or "space"
    knocked_out: bool
    squad: str | None  # "active", "disabled", or None who leads none
    plan: tuple[str, ...]  # as it stands after the delays so far; a slot is a sequence of actions


class ThreatView(NamedTuple):
    """`space` counts from the ship, 1 is Z, 0 is on no track. `flags` are what a table marks on a card by cubes:
    "revealed", "cryoshield-lost", "boosting" (Scout), "shielding" (Marauder), "fires-back" (Alien) …
    `stations` are where its oval tokens lie: an intruder, slime, or the systems that a malfunction breaks.
    """

    fate: str  # "not yet", "on track", "destroyed", "survived"
    space: int
    marks: int
    hull: int
    shields: int  # its own, without what others add
    speed: int
    at: int | None  # the turn of its fate
    stations: tuple[str, ...]
    flags: tuple[str, ...]
    passed: int  # letters X and Y so far
    zone: str | None = None  # of an external one, once it is known
    out: bool = False  # out of phase
    came: bool = True  # False for a card that was drawn to be called, and was not
    prevented: int = 0  # the points of the card that it did not come to call
    tokens: tuple[str, ...] = ()  # stations with its mines, the colors of its victims


class View(NamedTuple):
    """The whole table at one moment. What comes in threes goes red, white, blue; crew and threats go as in the game."""

    turn: int
    crew: tuple[PersonView, ...]
    threats: tuple[ThreatView, ...]
    shields: tuple[int, ...]
    reactors: tuple[int, ...]
    tiles: tuple[tuple[str, ...], ...]  # drawn, in the order drawn; those carried from an earlier mission first
    fuel: int
    rockets: int  # aboard
    rocket_track: tuple[bool, bool]
    bays: tuple[str | None, ...]  # upper blue, lower red: "ready", "disabled", or None when the squad is not there
    fired: tuple[str, ...]  # the stations on whose cannon lies a cube, in the order fired
    lifts: tuple[str | None, ...]  # the color of who used it last this turn
    maintained: tuple[bool, ...]  # a marker on the phase's maintenance step
    confirmed: tuple[int, ...]  # the most who looked out together in each phase
    lookouts: tuple[str, ...]  # who looks out this turn


def view_of(state: State) -> View:
    return View(
        state.turn,
        _crew(state),
        _threats(state),
        tuple(state.shields.values()),
        tuple(state.reactors.values()),
        tuple(state.tiles.values()),
        state.fuel,
        state.rockets,
        (state.rocket_near > 0, state.rocket_far > 0),
        tuple(state.bays.values()),
        tuple(state.fired),
        _lifts(state),
        tuple(state.maintained),
        tuple(state.confirmed),
        tuple(state.lookouts),
    )


def _lifts(state: State) -> tuple[str | None, ...]:
    users = state.lifts
    return (users.get("red"), users.get("white"), users.get("blue"))


def _crew(state: State) -> tuple[PersonView, ...]:
    return tuple([PersonView(person.station, person.knocked_out, person.squad, person.plan) for person in state.crew])


def _threats(state: State) -> tuple[ThreatView, ...]:
    return tuple(
        [
            ThreatView(
                threat.fate, threat.space, threat.marks, threat.hull, threat.shields, threat.speed,
                threat.at, threat.stations, threat.flags, threat.passed, threat.zone, threat.out, threat.number > 0,
                threat.prevented, threat.tokens,
            )
            for threat in state.threats
        ]
    )  # fmt: skip


_READERS: dict[str, Callable[[State], Any]] = {
    "turn": lambda state: state.turn,
    "crew": _crew,
    "threats": _threats,
    "shields": lambda state: tuple(state.shields.values()),
    "reactors": lambda state: tuple(state.reactors.values()),
    "tiles": lambda state: tuple(state.tiles.values()),
    "fuel": lambda state: state.fuel,
    "rockets": lambda state: state.rockets,
    "rocket_track": lambda state: (state.rocket_near > 0, state.rocket_far > 0),
    "bays": lambda state: tuple(state.bays.values()),
    "fired": lambda state: tuple(state.fired),
    "lifts": _lifts,
    "maintained": lambda state: tuple(state.maintained),
    "confirmed": lambda state: tuple(state.confirmed),
    "lookouts": lambda state: tuple(state.lookouts),
}

# For each field of a `View` its place there, and how it is read off the table alone.
READERS = {name: (place, _READERS[name]) for place, name in enumerate(View._fields)}
