"""The ship as printed on the board: zones, stations, systems, capacities and neighbors.

Damage during a mission is in `state`. The seven trajectories are at the end of the module. Their spaces are counted
from the ship: space 1 is always Z, and threats appear at the far end.
"""

from typing import Final, Literal

from attrs import Factory, field, frozen

Zone = Literal["red", "white", "blue"]
Station = Literal["UR", "UW", "UB", "LR", "LW", "LB", "space", "space2", "space3"]  # six on board, three in space
TileKind = Literal["heavy", "lower", "shield", "reactor", "lift", "structure"]

ZONES: Final[tuple[Zone, ...]] = ("red", "white", "blue")
STATIONS: Final[tuple[Station, ...]] = ("UR", "UW", "UB", "LR", "LW", "LB")
SPACE: Final[Station] = "space"
# Where interceptors can be, by distance from the ship.
RANGES: Final[dict[str, int]] = {"space": 1, "space2": 2, "space3": 3}
AT_RANGE: Final[dict[int, Station]] = {1: "space", 2: "space2", 3: "space3"}
BRIDGE: Final[Station] = "UW"
HANGAR: Final[Station] = "UR"
BAYS: Final[tuple[Station, ...]] = ("UB", "LR")

ZONE_OF: Final[dict[str, Zone]] = {"UR": "red", "UW": "white", "UB": "blue", "LR": "red", "LW": "white", "LB": "blue"}
REDWARD: Final[dict[str, Station]] = {"UW": "UR", "UB": "UW", "LW": "LR", "LB": "LW"}
BLUEWARD: Final[dict[str, Station]] = {"UR": "UW", "UW": "UB", "LR": "LW", "LW": "LB"}
OTHER_DECK: Final[dict[str, Station]] = {"UR": "LR", "UW": "LW", "UB": "LB", "LR": "UR", "LW": "UW", "LB": "UB"}
DIAGONAL: Final[dict[str, Station]] = {"UR": "LB", "UB": "LR", "LR": "UB", "LB": "UR"}
UPPER_DECK: Final[tuple[Station, ...]] = ("UR", "UW", "UB")
LOWER_DECK: Final[tuple[Station, ...]] = ("LR", "LW", "LB")
STATIONS_OF: Final[dict[str, tuple[Station, ...]]] = {"red": ("UR", "LR"), "white": ("UW", "LW"), "blue": ("UB", "LB")}
NEIGHBORS: Final[dict[str, tuple[Station, ...]]] = {
    station: tuple(way[station] for way in (REDWARD, BLUEWARD, OTHER_DECK) if station in way) for station in STATIONS
}

SHIELD_CAPACITY: Final[dict[str, int]] = {"red": 2, "white": 3, "blue": 2}
SHIELD_AT_START: Final[dict[str, int]] = {"red": 1, "white": 1, "blue": 1}
REACTOR_CAPACITY: Final[dict[str, int]] = {"red": 3, "white": 5, "blue": 3}
REACTOR_AT_START: Final[dict[str, int]] = {"red": 2, "white": 3, "blue": 2}
FUEL_AT_START: Final = 3
ROCKETS_AT_START: Final = 3

# A zone's six damage tiles. A seventh destroys the ship.
TILES: Final[tuple[TileKind, ...]] = ("heavy", "lower", "shield", "reactor", "lift", "structure")

LAST_TURN: Final = 12
LAST_TURN_OF_A_TEST_FLIGHT: Final = 7
PHASES: Final = ((1, 3), (4, 7), (8, 12))
PHASE_OF: Final = {turn: phase for phase, (first, last) in enumerate(PHASES) for turn in range(first, last + 1)}
COMPUTER_CHECKS: Final = (2, 5, 9)
# Points by number of simultaneous lookouts. More than five is only possible if a Data Analyst counts as three.
VISUAL_CONFIRMATION: Final = (0, 1, 2, 3, 5, 7, 9, 11)


def phase_of(turn: int) -> int:
    """Return the number of the phase that a turn belongs to: 1, 2 or 3."""
    return PHASE_OF[turn] + 1


def doors_between(origin: str, station: str) -> frozenset[str]:
    """Return the doors between two stations on the same deck, each named after the outer zone that it leads to.

    >>> sorted(doors_between("UR", "UB"))
    ['blue', 'red']
    """
    zones = {ZONE_OF[origin], ZONE_OF[station]}
    return frozenset(zones - {"white"}) if len(zones) > 1 else frozenset()


Letter = Literal["X", "Y", "Z"]

PLACES: Final = (*ZONES, "internal")  # places for trajectory boards: one per zone, one for internal threats
SECTION: Final = 5


FASTEST: Final = 12


Move = tuple[int, tuple[tuple[int, Letter], ...]]  # destination, and each letter passed with its space


def _moves(track: "Track") -> dict[tuple[int, int], Move]:
    found = {}
    for origin in range(1, track.length + 1):
        for speed in range(FASTEST + 1):
            space = max(origin - speed, 1)
            passed = [(at, track.letters[at]) for at in range(origin - 1, space - 1, -1) if at in track.letters]
            found[origin, speed] = (space, tuple(passed))
    return found


@frozen
class Track:
    """A trajectory. `letters` maps some of its spaces to "X", "Y" or "Z"."""

    id: str
    length: int
    letters: dict[int, Letter]
    moves: dict[tuple[int, int], Move] = field(
        init=False, eq=False, repr=False, default=Factory(_moves, takes_self=True)
    )

    def letters_passed(self, origin: int, space: int) -> str:
        """Return the letters a threat reaches or passes, in order, moving from `origin` to `space`.

        >>> TRACKS["T6"].letters_passed(11, 7)
        'XY'
        """
        return "".join(self.letters.get(at, "") for at in range(origin - 1, space - 1, -1))


def _track(id_: str, length: int, *, x: int, y: tuple[int, ...] = ()) -> Track:
    return Track(id_, length, {x: "X", **dict.fromkeys(y, "Y"), 1: "Z"})


TRACKS: Final = {
    track.id: track
    for track in (
        _track("T1", 10, x=5),
        _track("T2", 11, x=8),
        _track("T3", 12, x=8, y=(3,)),
        _track("T4", 13, x=9, y=(5,)),
        _track("T5", 14, x=11, y=(7,)),
        _track("T6", 15, x=10, y=(7, 3)),
        _track("T7", 16, x=12, y=(8, 5)),
    )
}


def distance(space: int) -> int:
    """Return the range of a space: 1 for the five nearest to the ship, 2 for the next five, 3 for the rest."""
    return 1 if space <= SECTION else 2 if space <= 2 * SECTION else 3
