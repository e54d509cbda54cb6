"""A game as it goes into the resolution round, and what comes out of it: immutable values, as a table would note them.

Stations, zones, tiles and actions are the short names of `ship` and `actions`: "UR", "red", "heavy", "a".
"""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from attrs import field, frozen

from spacealert.engine import ship

if TYPE_CHECKING:
    from spacealert.engine.events import Event
    from spacealert.engine.view import View

NO_CARD = ""  # a slot in which nothing lies; files write it as "-"


def _slots(plan: Iterable[str]) -> tuple[str, ...]:
    return tuple(NO_CARD if slot == "-" else slot for slot in plan)


@frozen
class Member:
    """One of the crew; `plan` has one slot a turn, read from a string such as "a-b^" or from a list of slots.

    A slot is the sequence of the actions of its turn, a letter each: "a", "a>" with a double-action card, or "" where
    no card lies (written "-" as well). A plan may be shorter than the mission: the rest is empty.
    """

    color: str
    plan: tuple[str, ...] = field(converter=_slots)
    name: str = ""
    android: bool = False


@frozen
class Threat:
    """A threat card that was drawn: it appears on `turn`, which is also its number; internal ones have no zone."""

    card: str
    turn: int
    zone: str | None = None


@frozen
class Slip:
    """ "Oops" (§3.2): on this turn the member does `meant` instead of the card laid, and is late on the next."""

    turn: int
    color: str
    meant: str


@frozen
class Carried:
    """What an exploration campaign brings from the mission before (§6.2): tiles not repaired, squads not repaired.

    `bays` are those in which a squad stands at the start: both, one of the crew's choice, or none.
    """

    tiles: Mapping[str, tuple[str, ...]] = field(factory=dict)
    bays: tuple[str, ...] = ship.BAYS


def _members(members: Iterable[Member]) -> tuple[Member, ...]:
    return tuple(members)


def _threats(threats: Iterable[Threat]) -> tuple[Threat, ...]:
    return tuple(threats)


def _slips(slips: Iterable[Slip]) -> tuple[Slip, ...]:
    return tuple(slips)


@frozen
class Game:
    """All that decides a mission's end. `crew` is in the order of acting, captain first.

    `tiles` is the order in which each zone's damage tiles will be drawn; those left out lie below, in the order of
    `ship.TILES`. `turns` is 12, or 7 on a two-phase test flight.
    """

    crew: tuple[Member, ...] = field(converter=_members)
    tracks: Mapping[str, str]
    threats: tuple[Threat, ...] = field(converter=_threats, default=())
    tiles: Mapping[str, tuple[str, ...]] = field(factory=dict)
    turns: int = ship.LAST_TURN
    slips: tuple[Slip, ...] = field(converter=_slips, default=())
    carried: Carried = Carried()
    id: str | int = ""


@frozen
class Score:
    """The points of a mission that was survived, item by item (§4); what costs points is negative."""

    destroyed: int
    survived: int
    visual: int
    damage: int
    worst_zone: int
    knocked_out: int
    disabled_squads: int

    @property
    def total(self) -> int:
        gained = self.destroyed + self.survived + self.visual
        return gained + self.damage + self.worst_zone + self.knocked_out + self.disabled_squads


@frozen
class Resolution:
    """What became of a game. A lost one has no score, but the card that did it in `lost_to` and why in `cause`.

    `events` emit everything in order, `views[n]` is the table after `events[n]`, and `start` the table before all;
    both lists are empty unless asked for. `turn` is the last one walked: 13, 8 on a test flight, or that of the loss.
    """

    won: bool
    turn: int
    score: Score | None
    lost_to: str | None
    cause: str | None
    start: "View"
    end: "View"
    events: tuple["Event", ...] = ()
    views: tuple["View", ...] = ()
