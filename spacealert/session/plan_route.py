"""Where a plan leads through the ship if nothing comes in between: moves alone, and nothing that the rules decide."""

from collections.abc import Sequence

from attrs import frozen

from spacealert.engine.actions import HEROIC_MOVES
from spacealert.engine.ship import BLUEWARD, BRIDGE, OTHER_DECK, REDWARD

_WAYS = {"<": REDWARD, ">": BLUEWARD, "^": OTHER_DECK}


@frozen
class Stop:
    """Where somebody stands after a turn; `blocked` if a card led to where no door is."""

    turn: int
    station: str
    blocked: bool = False


def route(plan: Sequence[str]) -> tuple[Stop, ...]:
    """The stops after each turn of a plan, from the bridge on.

    >>> [stop.station for stop in route(("<", "^", "", "5"))]
    ['UR', 'LR', 'LR', 'UW']
    """
    station, stops = BRIDGE, []
    for turn, slot in enumerate(plan, start=1):
        blocked = False
        for action in slot:
            if action in HEROIC_MOVES:
                station = HEROIC_MOVES[action]
            elif action in _WAYS:
                blocked |= station not in _WAYS[action]
                station = _WAYS[action].get(station, station)
        stops.append(Stop(turn, station, blocked))
    return tuple(stops)
