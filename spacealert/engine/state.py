"""The table while a mission is walked: `State` is what the engine moves about, `View` the same as an immutable value.

A `View` is cheap to take and to compare, so there is one after every event; all of it is plain tuples of small values.
"""

from typing import TYPE_CHECKING, NamedTuple

from spacealert.engine import ship
from spacealert.engine.game import NO_CARD, Game, Member
from spacealert.engine.tracks import TRACKS, Track

if TYPE_CHECKING:
    from spacealert.engine.cards.card import Card
    from spacealert.engine.events import Telling

NOT_YET, ON_TRACK, DESTROYED, SURVIVED = "not yet", "on track", "destroyed", "survived"
READY, ACTIVE, DISABLED = "ready", "active", "disabled"


class PersonView(NamedTuple):
    station: str  # "UR" … "LB" or "space"
    knocked_out: bool
    squad: str | None  # "active", "disabled", or None who leads none
    plan: tuple[str, ...]  # as it stands after the delays so far


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
    lifts: tuple[str | None, ...]  # the colour of who used it last this turn
    maintained: tuple[bool, ...]  # a marker on the phase's maintenance step
    confirmed: tuple[int, ...]  # the most who looked out together in each phase
    lookouts: tuple[str, ...]  # who looks out this turn


class Person:
    """A crew member's figure and board."""

    __slots__ = ("color", "knocked_out", "plan", "squad", "station")

    def __init__(self, member: Member, turns: int) -> None:
        self.color = member.color
        self.station = ship.BRIDGE
        self.knocked_out = False
        self.squad: str | None = None
        self.plan = (member.plan + (NO_CARD,) * turns)[:turns]

    def view(self) -> PersonView:
        return PersonView(self.station, self.knocked_out, self.squad, self.plan)


class Foe:
    """A threat in this mission: its card, its place in the game, and what has become of it."""

    __slots__ = (
        "at", "card", "fate", "flags", "hull", "marks", "number", "passed", "place", "shields", "space", "speed",
        "stations", "tally", "track", "zone",
    )  # fmt: skip

    def __init__(self, card: "Card", place: int, number: int, zone: str | None, track: Track) -> None:
        self.card = card
        self.place = place
        self.number = number
        self.zone = zone
        self.track = track
        self.fate = NOT_YET
        self.space = 0
        self.marks = 0
        self.hull = card.hull
        self.shields = card.shields
        self.speed = card.speed
        self.at: int | None = None
        self.stations: tuple[str, ...] = ()
        self.flags: tuple[str, ...] = ()
        self.passed = 0
        self.tally: tuple[str, ...] = ()  # where it was repaired this turn

    def view(self) -> ThreatView:
        return ThreatView(
            self.fate, self.space, self.marks, self.hull, self.shields, self.speed,
            self.at, self.stations, self.flags, self.passed,
        )  # fmt: skip


class ShipLost(Exception):
    """The mission ends here: which threat did it, and in which zone a seventh tile was needed, if it was that."""

    def __init__(self, foe: Foe, zone: str | None = None) -> None:
        super().__init__(foe.card.code)
        self.foe = foe
        self.zone = zone
        self.cause = "zone" if zone else "card"


class State:
    """The table as the engine moves it about. `tell` is None when nobody wants the events."""

    __slots__ = (
        "bays", "boosting", "broken", "confirmed", "crew", "double_from_before", "doubling", "fired", "foes", "fuel",
        "hazards", "lifts", "lookouts", "maintained", "on_track", "reactors", "rocket_far", "rocket_near", "rockets",
        "shielding", "shields", "sortie", "stacks", "step", "struck", "tell", "tiles", "turn", "turns",
    )  # fmt: skip

    def __init__(self, game: Game, cards: "dict[str, Card]") -> None:
        carried = game.carried.tiles
        self.tell: Telling | None = None
        self.turn = 0
        self.step = ""
        self.turns = game.turns
        self.crew = [Person(member, game.turns) for member in game.crew]
        self.foes = [
            Foe(cards[threat.card], place, threat.turn, threat.zone, TRACKS[game.tracks[threat.zone or "internal"]])
            for place, threat in enumerate(game.threats)
        ]
        self.on_track: list[Foe] = []  # in number order, external and internal together
        self.tiles = {zone: list(carried.get(zone, ())) for zone in ship.ZONES}
        self.stacks = {zone: _stack(game.tiles.get(zone, ()), self.tiles[zone]) for zone in ship.ZONES}
        self.shields: dict[str, int] = {zone: at_start - ("shield" in self.tiles[zone]) for zone, at_start in _SHIELDS}
        self.reactors: dict[str, int] = {
            zone: at_start - ("reactor" in self.tiles[zone]) for zone, at_start in _REACTORS
        }
        self.double_from_before = {zone for zone in ship.ZONES if "structure" in self.tiles[zone]}
        self.fuel: int = ship.FUEL_AT_START
        self.rockets: int = ship.ROCKETS_AT_START
        self.rocket_near: bool = False  # on the first space of the rocket track, launched this turn
        self.rocket_far: bool = False  # on the second, hits this turn
        self.bays: dict[str, str | None] = {bay: READY if bay in game.carried.bays else None for bay in ship.BAYS}
        self.fired: dict[str, tuple[str, bool]] = {}  # the cannon's station: who fired it, by a heroic card?
        self.lifts: dict[str, str | None] = dict.fromkeys(ship.ZONES)
        self.broken: dict[tuple[str, str], list[Foe]] = {}  # (station, system): its malfunctions in number order
        self.sortie: tuple[Person, bool] | None = None  # whose interceptors attack this turn; by a heroic card?
        self.struck: list[Foe] = []  # marked in this damage step
        self.maintained: list[bool] = [False, False, False]
        self.confirmed: list[int] = [0, 0, 0]
        self.lookouts: list[str] = []
        self.hazards: list[Foe] = []  # threats whose tokens act on whoever comes in
        self.boosting: list[Foe] = []  # adding to the attacks of others
        self.shielding: list[Foe] = []  # adding to the shields of all
        self.doubling: dict[str, Foe] = {}  # zone: the threat that doubles damage to it

    def shield_capacity(self, zone: str) -> int:
        return ship.SHIELD_CAPACITY[zone] - ("shield" in self.tiles[zone])

    def reactor_capacity(self, zone: str) -> int:
        return ship.REACTOR_CAPACITY[zone] - ("reactor" in self.tiles[zone])


_SHIELDS = tuple(ship.SHIELD_AT_START.items())
_REACTORS = tuple(ship.REACTOR_AT_START.items())


def _stack(order: tuple[str, ...], carried: list[str]) -> list[str]:
    """A zone's tiles still to be drawn, the next one last: in the game's order, then those that it left out."""
    return [tile for tile in dict.fromkeys((*order, *ship.TILES)) if tile not in carried][::-1]
