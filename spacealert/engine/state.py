"""The mutable state of a game during resolution, designed for fast changes and copies.

Copies share the threats that are off their trajectories, since those do not change between turns.
"""

from functools import cache
from operator import attrgetter
from typing import TYPE_CHECKING, Concatenate, Final, ParamSpec, Protocol, Self, cast

from attrs import frozen

from spacealert.engine import ship
from spacealert.engine.game import NO_CARD, Game, Member, Rulings, Slip, Threat
from spacealert.engine.ship import TRACKS, Station, TileKind, Track, Zone

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from spacealert.engine.cards.card import Card
    from spacealert.engine.events import Event, LossCause, SquadState, Step

NOT_YET, ON_TRACK, DESTROYED, SURVIVED = "not yet", "on track", "destroyed", "survived"
READY = "ready"
ACTIVE: Final = "active"
DISABLED: Final = "disabled"

P = ParamSpec("P")


class Listener(Protocol):
    """Receives every event as it happens: its class and its fields, except the turn and the step."""

    def __call__(
        self, kind: "Callable[Concatenate[int, Step, P], Event]", *args: P.args, **kwargs: P.kwargs
    ) -> None: ...


class Person:
    """A crew member's figure and action board."""

    __slots__ = (
        "color", "knocked_out", "late", "plan", "prepared", "protected_on", "rest", "specialization", "squad",
        "station", "touched",
    )  # fmt: skip

    def initialize(self, member: Member, turns: int) -> Self:
        self.color = member.color
        self.station: Station = ship.BRIDGE
        self.knocked_out = False
        self.squad: SquadState | None = None
        self.plan = (member.plan + (NO_CARD,) * turns)[:turns]
        self.specialization = member.specialization
        self.late = 0  # last delayed turn: two causes do not add up (§3.2, NF 1.3)
        self.touched = 0  # last turn whose slot was checked for a delay, even if empty
        self.prepared = 0  # number of upcoming actions that a Special Ops has made heroic
        self.protected_on = 0  # turn on which a Special Ops' own protected card is still to be played
        self.rest = ""  # actions left in this turn's slot while the first one runs
        return self

    def copy(self) -> "Person":
        twin = Person()
        twin.color = self.color
        twin.station = self.station
        twin.knocked_out = self.knocked_out
        twin.squad = self.squad
        twin.plan = self.plan
        twin.specialization = self.specialization
        twin.late = self.late
        twin.touched = self.touched
        twin.prepared = self.prepared
        twin.protected_on = self.protected_on
        twin.rest = ""
        return twin

    @property
    def in_space(self) -> bool:
        return self.station in ship.RANGES


class ThreatState:
    """A threat in this mission: its card, its index in the game, and its fate."""

    __slots__ = (
        "at", "calls", "card", "cell", "fate", "flags", "hull", "marks", "number", "order", "out", "passed", "place",
        "prevented", "shields", "space", "speed", "stations", "tally", "tokens", "track", "was_out", "zone",
    )  # fmt: skip

    def initialize(self, card: "Card", place: int, number: int, zone: Zone | None, track: Track) -> Self:
        self.card = card
        self.place = place
        self.number = number
        self.zone = zone
        self.order = (number, zone is None, place)  # movement order: on the same turn, external before internal
        self.track = track
        self.fate = NOT_YET
        self.space = 0
        self.marks = 0
        self.hull = card.hull
        self.shields = card.shields
        self.speed = card.speed
        self.at: int | None = None
        self.stations: tuple[Station, ...] = ()
        self.flags: tuple[str, ...] = ()
        self.passed = 0
        self.cell = 0  # space of the letter being executed
        self.tally: tuple[str, ...] = ()  # stations where it was repaired this turn
        self.prevented = 0  # points for the card it never got to call
        self.calls: int | None = None  # place of the card it may still call
        self.tokens: tuple[str, ...] = ()  # tokens it has left elsewhere: stations with mines, colors of its victims
        self.out = False  # out of phase
        self.was_out = False  # whether it was out of phase when this turn's movement began
        return self

    def copy(self) -> "ThreatState":
        twin = ThreatState()
        twin.card = self.card
        twin.place = self.place
        twin.number = self.number
        twin.zone = self.zone
        twin.order = self.order
        twin.track = self.track
        twin.fate = self.fate
        twin.space = self.space
        twin.marks = self.marks
        twin.hull = self.hull
        twin.shields = self.shields
        twin.speed = self.speed
        twin.at = self.at
        twin.stations = self.stations
        twin.flags = self.flags
        twin.passed = self.passed
        twin.cell = self.cell
        twin.tally = self.tally
        twin.calls = self.calls
        twin.prevented = self.prevented
        twin.tokens = self.tokens
        twin.out = self.out
        twin.was_out = self.was_out
        return twin

    def key(self) -> tuple[object, ...]:
        return (
            self.place, self.zone, self.space, self.marks, self.hull, self.shields, self.speed, self.stations,
            self.flags, self.passed, self.calls, self.tokens, self.out, self.track.id, self.order,
        )  # fmt: skip


def threat_points(threat: ThreatState) -> int:
    """Return the points scored for a threat, or 0 if the threat is still in play."""
    if threat.fate == DESTROYED:
        return threat.card.destroy
    return threat.card.survive or 0 if threat.fate == SURVIVED else 0


class ShipLostError(Exception):
    """Raised when the ship is lost to `threat`.

    `zone` is the zone that received a seventh damage tile, if that is the cause.
    """

    def __init__(self, threat: ThreatState, zone: Zone | None = None) -> None:
        super().__init__(threat.card.code)
        self.threat = threat
        self.zone = zone
        self.cause: LossCause = "zone" if zone else "card"


@frozen(cache_hash=True)
class Setup:
    """Facts that affect the course of a game but never change during it."""

    threats: tuple[Threat, ...]
    tracks: tuple[tuple[str, str], ...]
    turns: int
    slips: tuple[Slip, ...]
    variable_range: bool
    readings: Rulings
    tokens: tuple[str, str] | None
    specializations: tuple[str | None, ...]


class State:
    """The mutable state behind a `Table`.

    `listener` is None if no events are needed. Objects that copies share are never changed, only replaced.
    """

    __slots__ = (
        "absorbed", "bays", "blinded", "bonus", "boosting", "broken", "calling", "confirmed", "double_from_before",
        "doubling", "fired", "fuel", "game", "hazards", "lifts", "listener", "looked_around", "lookouts", "lost",
        "maintained", "markers", "medic", "members", "on_track", "path", "prepared", "reactors", "reversed",
        "rocket_far", "rocket_near", "rockets", "sabotaged", "sealed", "setup", "shared", "shielding", "shields",
        "slips", "slow", "sortie", "specialized", "stacks", "step", "stimulated", "struck", "temporary", "threats",
        "tiles", "tracks", "turn", "turns", "upcoming", "used", "watchers",
    )  # fmt: skip

    def initialize(self, game: Game, cards: "dict[str, Card]") -> Self:
        carried = game.carried.tiles
        self.listener: Listener | None = None
        self.game = game
        self.setup: Setup | None = None  # computed when a key is needed
        self.shared = False  # whether a copy shares the threats that are not on a track
        self.slips = {(slip.turn, slip.color): slip.meant for slip in game.slips}
        self.lost: ShipLostError | None = None
        self.turn = 0  # last turn resolved or being resolved
        self.step: Step = "appear"
        self.turns = game.turns
        self.members = [Person().initialize(member, game.turns) for member in game.crew]
        self.looked_around = False  # see `crew`
        self.threats = [
            ThreatState().initialize(
                cards[drawn.card],
                place,
                drawn.turn,
                cast("Zone | None", drawn.zone),
                TRACKS[game.tracks[drawn.zone or "internal"]],
            )
            for place, drawn in enumerate(game.threats)
        ]
        self.upcoming = tuple(sorted(self.threats, key=_order, reverse=True))  # the next one last
        self.tracks: Mapping[str, str] = game.tracks
        for threat, drawn in zip(tuple(self.threats), game.threats, strict=True):
            if drawn.calls is not None:
                self._add_called(threat, drawn.calls, cards)
        self.on_track: list[ThreatState] = []  # in number order, external and internal mixed
        self.tiles: dict[Zone, tuple[TileKind, ...]] = {
            zone: cast("tuple[TileKind, ...]", tuple(carried.get(zone, ()))) for zone in ship.ZONES
        }
        # Remaining tiles by zone, reversed so that `pop` takes the next one.
        self.stacks = {zone: _stack(game.tiles.get(zone, ()), self.tiles[zone]) for zone in ship.ZONES}
        self.shields: dict[str, int] = {zone: at_start - ("shield" in self.tiles[zone]) for zone, at_start in _SHIELDS}
        self.reactors: dict[str, int] = {
            zone: at_start - ("reactor" in self.tiles[zone]) for zone, at_start in _REACTORS
        }
        self.double_from_before = frozenset(zone for zone in ship.ZONES if "structure" in self.tiles[zone])
        self.fuel: int = ship.FUEL_AT_START
        self.rockets: int = ship.ROCKETS_AT_START
        self.rocket_near: int = 0  # rockets launched this turn, on the first space of their track; two hit together
        self.rocket_far: int = 0  # rockets on the second space, which hit this turn
        self.bays: dict[str, str | None] = {bay: READY if bay in game.carried.bays else None for bay in ship.BAYS}
        self.maintained: tuple[bool, ...] = (False, False, False)
        self.confirmed: tuple[int, ...] = (0, 0, 0)
        # Malfunctions by (station, system), in number order, called ones last.
        self.broken: dict[tuple[str, str], tuple[int, ...]] = {}
        self.hazards: tuple[int, ...] = ()  # threats whose tokens affect anyone who enters
        self.boosting: tuple[int, ...] = ()  # threats that strengthen other threats' attacks
        self.shielding: tuple[int, ...] = ()  # threats that raise every threat's shields
        self.doubling: dict[str, int] = {}  # threat that doubles the damage, by zone
        # State of the current turn. `fired` has for each cannon's station who fired it, whether by a heroic card,
        # whether prepared by a Mechanic, and whether as a Pulse Gunner.
        self.fired: dict[Station, tuple[str, bool, bool, bool]] = {}
        self.lifts: dict[str, str] = {}  # who last used the gravolift, by zone
        self.lookouts: tuple[str, ...] = ()
        self.sortie: tuple[Person, bool] | None = None  # pilot of this turn's interceptors; heroic?
        self.struck: list[ThreatState] = []  # threats hit in this damage step
        # The New Frontier only:
        self.bonus = 0
        self.markers: tuple[ThreatState, ...] = ()  # destroyed threats whose poison persists
        self.sabotaged: frozenset[tuple[str, str]] = frozenset()  # (station, system) pairs broken by a Cyber Gremlin
        self.path: Station | None = None  # station where a slot with two movements began
        self.specialized = any(map(_specialization, game.crew))
        self.watchers: tuple[int, ...] = ()  # threats that react to movement
        self.used: str | None = None  # the prepared cannon being fired
        self.prepared: frozenset[str] = frozenset()  # stations whose cannon a Mechanic has prepared
        self.sealed: frozenset[str] = frozenset()  # doors toward the red and the blue zone
        self.blinded: frozenset[str] = frozenset()  # zones whose lasers need help to aim
        self.reversed = ""  # effect of the Reversed Shields: "absorb-nothing" or "strengthen-attacks"
        self.slow = 0  # how much a Hypernavigator slows threats this turn
        self.temporary: dict[str, int] = {}  # temporary shields from an Energy Technician, by zone
        self.stimulated: tuple[str, ...] = ()  # players with a heroic action from a Medic this turn
        self.medic: Person | None = None  # protects people in the same station from being knocked out this turn
        self.absorbed: dict[int, int] = {}  # damage absorbed this turn by hard-to-reach threats
        self.calling: tuple[ThreatState, ...] = ()  # called this turn; they appear after the movements
        return self

    def emit(self, kind: "Callable[Concatenate[int, Step, P], Event]", *args: P.args, **kwargs: P.kwargs) -> None:
        """Pass an event to the listener, if there is one."""
        if emit := self.listener:
            emit(kind, *args, **kwargs)

    def _add_called(self, caller: ThreatState, drawn: Threat | None, cards: "dict[str, Card]") -> None:
        while drawn is not None:
            caller.calls = len(self.threats)
            called = ThreatState().initialize(cards[drawn.card], caller.calls, 0, None, TRACKS[self.tracks["internal"]])
            self.threats.append(called)
            caller, drawn = called, drawn.calls

    @property
    def crew(self) -> list[Person]:
        """The crew members. Reading them sets `looked_around`, because the result may depend on their positions.

        Code whose result does not depend on the crew's positions on board uses `members` instead.
        """
        self.looked_around = True
        return self.members

    def copy(self) -> "State":
        """Copy the state between two turns, without its listener."""
        twin = State()
        twin.listener = None
        twin.game = self.game
        twin.setup = self.setup
        twin.shared = self.shared = True
        twin.slips = self.slips
        twin.lost = self.lost
        twin.turn = self.turn
        twin.step = self.step
        twin.turns = self.turns
        twin.members = [person.copy() for person in self.members]
        twin.looked_around = False
        twin.threats = threats = self.threats.copy()
        twin.on_track = on_track = [threat.copy() for threat in self.on_track]
        for threat in on_track:
            threats[threat.place] = threat
        twin.upcoming = self.upcoming
        twin.tiles = self.tiles
        twin.stacks = self.stacks
        twin.shields = self.shields.copy()
        twin.reactors = self.reactors.copy()
        twin.double_from_before = self.double_from_before
        twin.fuel = self.fuel
        twin.rockets = self.rockets
        twin.rocket_near = self.rocket_near
        twin.rocket_far = self.rocket_far
        twin.bays = self.bays
        twin.maintained = self.maintained
        twin.confirmed = self.confirmed
        twin.broken = self.broken
        twin.hazards = self.hazards
        twin.boosting = self.boosting
        twin.shielding = self.shielding
        twin.doubling = self.doubling
        twin.fired = self.fired  # empty unless the ship was lost during the player actions
        twin.lifts = self.lifts
        twin.lookouts = self.lookouts
        twin.sortie = None
        twin.struck = []
        twin.tracks = self.tracks
        twin.bonus = self.bonus
        twin.markers = tuple([marker.copy() for marker in self.markers]) if self.markers else ()
        twin.sabotaged = self.sabotaged
        twin.path = None
        twin.specialized = self.specialized
        twin.watchers = self.watchers
        twin.used = None
        twin.prepared = self.prepared
        twin.sealed = self.sealed
        twin.blinded = self.blinded
        twin.reversed = self.reversed
        twin.slow = 0
        twin.temporary = self.temporary
        twin.stimulated = ()
        twin.medic = None
        twin.absorbed = {}
        twin.calling = ()
        return twin

    def copy_mid_turn(self) -> "State":
        """Copy the state between two actions of a turn. This only works for crews without specializations."""
        twin = self.copy()
        twin.absorbed = self.absorbed
        if self.sortie is not None:
            pilot, heroic = self.sortie
            twin.sortie = twin.members[self.members.index(pilot)], heroic
        for called in self.calling:
            copied = twin.threats[called.place] = called.copy()
            twin.calling = (*twin.calling, copied)
        return twin

    def has_same_future(self, other: "State") -> bool:
        """Return whether the game continues the same way from `other`, a copy with a different action."""
        if (
            self.reactors != other.reactors
            or self.shields != other.shields
            or len(self.on_track) != len(other.on_track)
            or self._replaced() != other._replaced()
        ):
            return False
        turn = self.turn
        for one, two in zip(self.members, other.members, strict=True):
            if (
                one.station != two.station
                or one.squad != two.squad
                or one.knocked_out != two.knocked_out
                or one.late != two.late
                or (one.plan is not two.plan and one.plan[turn:] != two.plan[turn:])
            ):
                return False
        for threat, another in zip(self.on_track, other.on_track, strict=True):
            if threat.tally != another.tally or threat.key() != another.key():
                return False
        return [threat.fate for threat in self.threats] == [threat.fate for threat in other.threats]

    def _replaced(self) -> tuple[object, ...]:
        return (
            self.fired, self.lifts, len(self.lookouts), self.maintained, self.rocket_near, self.rockets, self.fuel,
            self.bays, self.broken, self.sortie and (self.sortie[0].color, self.sortie[1]), self.absorbed, self.lost,
            self.calling and [called.key() for called in self.calling], self.bonus, self.tiles, self.stacks,
            self.markers and [marker.key() for marker in self.markers], self.sabotaged, self.boosting, self.shielding,
            self.hazards, self.watchers, self.doubling, self.blinded, self.sealed, self.reversed,
        )  # fmt: skip

    def key(self) -> tuple[object, ...]:
        """Return a hashable key. States with equal keys will continue the same way and end with the same points."""
        if self.setup is None:
            game = self.game
            self.setup = Setup(
                game.threats,
                tuple(game.tracks.items()),
                game.turns,
                game.slips,
                bool(game.variable_range),
                game.readings,
                game.tokens,
                tuple(member.specialization for member in game.crew),
            )
        parts, points = self.continuation()
        return (self.setup, points, *parts)

    def continuation(self) -> "tuple[ContinuationKey, int]":
        """Return a key that tells how the game will continue, and the points that are already certain.

        States of the same game with equal keys will continue the same way.
        """
        turn = self.turn
        phase = ship.PHASE_OF.get(turn + 1, len(ship.PHASES))
        points = self.bonus + sum([ship.VISUAL_CONFIRMATION[best] for best in self.confirmed[:phase]])
        lingering: list[object] = []
        for threat in self.threats:
            if threat.fate == DESTROYED:
                points += threat_points(threat)
            elif threat.fate == SURVIVED:
                points += threat.card.survive or 0
                if threat.stations:
                    lingering.append((threat.place, threat.stations))
        crew = [
            (
                person.station,
                person.squad,
                person.knocked_out or (person.plan[turn:], person.late > turn, person.prepared),
            )
            for person in self.members
        ]
        threats = [threat.key() for threat in self.on_track]
        if self.markers:
            lingering += [marker.key() for marker in self.markers]
        stores = (
            turn,
            *self.shields.values(),
            *self.reactors.values(),
            self.fuel,
            self.rockets,
            self.rocket_near,
            self.rocket_far,
            *self.bays.values(),
            *self.maintained[_UNCHECKED.get(turn + 1, phase) :],
            *self.confirmed[phase:],
        )
        others = (
            *map(len, self.stacks.values()),  # tiles are only drawn from the top
            *lingering,
            self.double_from_before,
            self.sabotaged,
            self.boosting,
            self.shielding,
            self.watchers,
            *self.doubling.items(),
            self.turns,
            self.prepared,
            self.sealed,
            self.blinded,
            self.reversed,
            self.lost is not None,
        )
        return (tuple(crew), tuple(threats), stores, others), points

    def shield_capacity(self, zone: Zone) -> int:
        return ship.SHIELD_CAPACITY[zone] - ("shield" in self.tiles[zone])

    def reactor_capacity(self, zone: Zone) -> int:
        return ship.REACTOR_CAPACITY[zone] - ("reactor" in self.tiles[zone])


# People and their cards, threats on the tracks, energy and fuel, and rarer state.
ContinuationKey = tuple[tuple[object, ...], tuple[object, ...], tuple[object, ...], tuple[object, ...]]

# The first phase with its computer check still to come, by next turn.
_UNCHECKED = {turn: sum(turn > check for check in ship.COMPUTER_CHECKS) for turn in range(1, ship.LAST_TURN + 2)}
_order = attrgetter("order")
_specialization = attrgetter("specialization")
_SHIELDS = tuple((zone, ship.SHIELD_AT_START[zone]) for zone in ship.ZONES)
_REACTORS = tuple((zone, ship.REACTOR_AT_START[zone]) for zone in ship.ZONES)


@cache
def _stack(order: tuple[str, ...], carried: tuple[str, ...]) -> tuple[TileKind, ...]:
    """Return a zone's stack of damage tiles, top one last, without `carried`.

    Tiles that `order` leaves out are at the bottom.
    """
    left = [tile for tile in dict.fromkeys((*order, *ship.TILES)) if tile not in carried]
    return cast("tuple[TileKind, ...]", tuple(left[::-1]))
