"""A game as it goes into the resolution round, and what comes out of it: immutable values, as a table would note them.

Stations, zones, tiles and actions are the short names of `ship` and `actions`: "UR", "red", "heavy", "a".
"""

from collections.abc import Iterable, Mapping
from typing import Literal, get_args

from attrs import asdict, field, frozen

from spacealert.engine import ship

NO_CARD = ""  # a slot in which nothing lies; files write it as "-"


def _slots(plan: Iterable[str]) -> tuple[str, ...]:
    return tuple(NO_CARD if slot == "-" else slot for slot in plan)


SPECIALIZATIONS = (
    "Rocketeer", "DataAnalyst", "EnergyTechnician", "PulseGunner", "Medic", "Teleporter", "Hypernavigator",
    "SpecialOps", "SquadLeader", "Mechanic",
)  # fmt: skip


@frozen
class Readings:
    """Where the sources of The New Frontier disagree: which reading a table takes (section 7 of its rules)."""

    navigator_slows: Literal["all", "external"] = "all"
    medic_improves: Literal["first-action", "first-symbol"] = "first-action"
    special_ops_skips_heroic: bool = True  # the next action that is not heroic yet becomes so
    special_ops_protects_bots: bool = True
    drones_from_x: bool = False  # the Ninja's: from its X, not from its appearance
    vortex_repeats_empty: bool = False  # a Space-Time Vortex repeats an empty slot, which delays the next card

    def takes_other(self, name: str) -> bool:
        """Return whether the reading of this name is not the one that is taken as a rule."""
        return bool(getattr(self, name) == OTHER_READINGS[name])

    def with_reading(self, name: str, *, other: bool) -> "Readings":
        value = OTHER_READINGS[name] if other else getattr(Readings(), name)
        return Readings(**{**asdict(self), name: value})


# By the names of the readings, those that are not taken as a rule.
OTHER_READINGS: Mapping[str, str | bool] = {
    "navigator_slows": "external",
    "medic_improves": "first-symbol",
    "special_ops_skips_heroic": False,
    "special_ops_protects_bots": False,
    "drones_from_x": True,
    "vortex_repeats_empty": True,
}


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
    specialization: str | None = None  # of `SPECIALIZATIONS`; its actions are "s" and, advanced, "S"
    explorer: str = ""  # whose career this is, as the name a matter of telling alone


@frozen
class Threat:
    """A threat card that was drawn: it appears on `turn`, which is also its number; internal ones have no zone.

    `calls` is the card that was drawn with it, to appear when this one calls it; that may call one in its turn.
    """

    card: str
    turn: int
    zone: str | None = None
    calls: "Threat | None" = None


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
    `ship.TILES`. `turns` is 12, or 7 on a two-phase test flight. `variable_range` lets interceptors fly farther out
    than the nearest five spaces; None is the base game, in which nobody asks. `tokens` are the colors of those who
    have the departure and the arrival token of a Teleporter.
    """

    crew: tuple[Member, ...] = field(converter=_members)
    tracks: Mapping[str, str]
    threats: tuple[Threat, ...] = field(converter=_threats, default=())
    tiles: Mapping[str, tuple[str, ...]] = field(factory=dict)
    turns: int = ship.LAST_TURN
    slips: tuple[Slip, ...] = field(converter=_slips, default=())
    carried: Carried = Carried()
    id: str | int = ""
    variable_range: bool | None = None
    readings: Readings = Readings()
    tokens: tuple[str, str] | None = None

    @property
    def called(self) -> tuple[Threat, ...]:
        """The cards that may be called, in the order of the cards that call them."""
        found = []
        for threat in self.threats:
            card = threat.calls
            while card is not None:
                found.append(card)
                card = card.calls
        return tuple(found)

    @property
    def cards(self) -> tuple[Threat, ...]:
        """All cards of the game; an event or a view names a threat by its place here."""
        return self.threats + self.called


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
    bonus: int = 0  # of a Data Analyst, and what a Medic costs

    @property
    def total(self) -> int:
        gained = self.destroyed + self.survived + self.visual + self.bonus
        return gained + self.damage + self.worst_zone + self.knocked_out + self.disabled_squads


ScoreItem = Literal[
    "destroyed", "survived", "visual", "damage", "worst_zone", "knocked_out", "disabled_squads", "bonus"
]
ITEMS: tuple[ScoreItem, ...] = get_args(ScoreItem)


def items_of(score: Score) -> tuple[ScoreItem, ...]:
    """The items that a table counts; bonus points only where there are some, because the base game has none."""
    return tuple(item for item in ITEMS if item != "bonus" or score.bonus)
