"""The ship as built: its zones, stations, systems and capacities, and which station lies beside which.

Everything here is fixed by the board; what a mission does to the ship is in `state`.
"""

from typing import Final

ZONES: Final = ("red", "white", "blue")
STATIONS: Final = ("UR", "UW", "UB", "LR", "LW", "LB")
SPACE: Final = "space"
# Where a pilot may be in space, by the distance from the ship.
RANGES: Final = {"space": 1, "space2": 2, "space3": 3}
AT_RANGE: Final = {distance: place for place, distance in RANGES.items()}
BRIDGE: Final = "UW"
HANGAR: Final = "UR"
BAYS: Final = ("UB", "LR")

ZONE_OF: Final = {"UR": "red", "UW": "white", "UB": "blue", "LR": "red", "LW": "white", "LB": "blue"}
REDWARD: Final = {"UW": "UR", "UB": "UW", "LW": "LR", "LB": "LW"}
BLUEWARD: Final = {"UR": "UW", "UW": "UB", "LR": "LW", "LW": "LB"}
OTHER_DECK: Final = {"UR": "LR", "UW": "LW", "UB": "LB", "LR": "UR", "LW": "UW", "LB": "UB"}
DIAGONAL: Final = {"UR": "LB", "UB": "LR", "LR": "UB", "LB": "UR"}
UPPER_DECK: Final = ("UR", "UW", "UB")
LOWER_DECK: Final = ("LR", "LW", "LB")
STATIONS_OF: Final = {"red": ("UR", "LR"), "white": ("UW", "LW"), "blue": ("UB", "LB")}
DOORS: Final = {("red", "white"): "red", ("white", "blue"): "blue"}
NEIGHBORS: Final = {
    station: tuple(way[station] for way in (REDWARD, BLUEWARD, OTHER_DECK) if station in way) for station in STATIONS
}

SHIELD_CAPACITY: Final = {"red": 2, "white": 3, "blue": 2}
SHIELD_AT_START: Final = {"red": 1, "white": 1, "blue": 1}
REACTOR_CAPACITY: Final = {"red": 3, "white": 5, "blue": 3}
REACTOR_AT_START: Final = {"red": 2, "white": 3, "blue": 2}
FUEL_AT_START: Final = 3
ROCKETS_AT_START: Final = 3

# A zone's six damage tiles; a seventh is the end of the ship.
TILES: Final = ("heavy", "lower", "shield", "reactor", "lift", "structure")

LAST_TURN: Final = 12
LAST_TURN_OF_A_TEST_FLIGHT: Final = 7
PHASES: Final = ((1, 3), (4, 7), (8, 12))
PHASE_OF: Final = {turn: phase for phase, (first, last) in enumerate(PHASES) for turn in range(first, last + 1)}
COMPUTER_CHECKS: Final = (2, 5, 9)
# The points by how many look out together; more than five only where a Data Analyst counts as three.
VISUAL_CONFIRMATION: Final = (0, 1, 2, 3, 5, 7, 9, 11)


def doors_between(origin: str, station: str) -> frozenset[str]:
    """The doors on the way along a deck, each called by the zone that it leads to from white.

    >>> sorted(doors_between("UR", "UB"))
    ['blue', 'red']
    """
    zones = {ZONE_OF[origin], ZONE_OF[station]}
    return frozenset(zones - {"white"}) if len(zones) > 1 else frozenset()
