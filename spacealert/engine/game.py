"""A game before and after the resolution: immutable values, as players would write them down.

Stations, zones, tiles and actions are the short names of `ship` and `actions`: "UR", "red", "heavy", "a".
"""

from collections.abc import Iterable, Mapping
from typing import Literal, get_args

from attrs import asdict, field, frozen

from spacealert.engine import ship

NO_CARD = ""  # an empty slot; files write "-"


def _slots(plan: Iterable[str]) -> tuple[str, ...]:
    return tuple(NO_CARD if slot == "-" else slot for slot in plan)


SPECIALIZATIONS = (
    "Rocketeer", "DataAnalyst", "EnergyTechnician", "PulseGunner", "Medic", "Teleporter", "Hypernavigator",
    "SpecialOps", "SquadLeader", "Mechanic",
)  # fmt: skip


@frozen
class Rulings:
    """Rulings for questions that the sources of The New Frontier answer differently (NF 7)."""

    navigator_slows: Literal["all", "external"] = "all"
    medic_improves: Literal["first-action", "first-symbol"] = "first-action"
    special_ops_skips_heroic: bool = True  # whether it upgrades the next action that is not yet heroic
    special_ops_protects_bots: bool = True
    drones_from_x: bool = False  # whether the Ninja's drones start at its X instead of its appearance
    vortex_repeats_empty: bool = False  # whether a Space Time Vortex repeats an empty slot, which delays the next card

    def is_changed(self, name: str) -> bool:
        return bool(getattr(self, name) == OTHER_RULINGS[name])

    def with_ruling(self, name: str, *, other: bool) -> "Rulings":
        value = OTHER_RULINGS[name] if other else getattr(Rulings(), name)
        return Rulings(**{**asdict(self), name: value})


# Non-default rulings, by ruling.
OTHER_RULINGS: Mapping[str, str | bool] = {
    "navigator_slows": "external",
    "medic_improves": "first-symbol",
    "special_ops_skips_heroic": False,
    "special_ops_protects_bots": False,
    "drones_from_x": True,
    "vortex_repeats_empty": True,
}


@frozen
class Member:
    """A crew member.

    `plan` has one slot per turn, given as a string such as "a-b^" or as a list of slots. A slot is a sequence of
    actions, one letter each: "a", "a>" with a double-action card, or "" (also "-") for no card. A plan can be shorter
    than the mission.
    """

    color: str
    plan: tuple[str, ...] = field(converter=_slots)
    name: str = ""
    android: bool = False
    specialization: str | None = None  # one of `SPECIALIZATIONS`; plans use "s" and, if advanced, "S"
    explorer: str = ""  # the career this mission counts for; has no effect on play


@frozen
class Threat:
    """A drawn threat card.

    The threat appears on `turn`, which is also its number. Internal threats have no zone. `calls` is the card that was
    drawn with it and that it can call. A called card can have a card of its own to call.
    """

    card: str
    turn: int
    zone: str | None = None
    calls: "Threat | None" = None


@frozen
class Slip:
    """A slip ("Oops", §3.2): the crew member plays `meant` instead of the card and is delayed on the next turn."""

    turn: int
    color: str
    meant: str


@frozen
class Carryover:
    """The state that a campaign mission takes over from the mission before it (§6.2): unrepaired tiles and squads.

    `bays` lists the bays with a squad at the start: both, one of the crew's choice, or none.
    """

    tiles: Mapping[str, tuple[str, ...]] = field(factory=dict)
    bays: tuple[str, ...] = ship.BAYS


@frozen
class Game:
    """Everything that determines the outcome of a mission.

    `crew` is in turn order, captain first. `tiles` gives the order of each zone's damage tiles. Tiles that are left
    out come last, in the order of `ship.TILES`. `turns` is 12, or 7 on a two-phase test flight. `variable_range` says
    whether interceptors can fly beyond the nearest five spaces. It is None in the base game, which has no such rule.
    `tokens` are the colors of two crew members: the one with the Teleporter's departure token and the one with its
    arrival token.
    """

    crew: tuple[Member, ...] = field(converter=tuple[Member, ...])
    tracks: Mapping[str, str]
    threats: tuple[Threat, ...] = field(converter=tuple[Threat, ...], default=())
    tiles: Mapping[str, tuple[str, ...]] = field(factory=dict)
    turns: int = ship.LAST_TURN
    slips: tuple[Slip, ...] = field(converter=tuple[Slip, ...], default=())
    carried: Carryover = Carryover()
    id: str | int = ""
    variable_range: bool | None = None
    readings: Rulings = Rulings()
    tokens: tuple[str, str] | None = None

    @property
    def called(self) -> tuple[Threat, ...]:
        """The threats that other threats can call, in the order of their callers."""
        found = []
        for threat in self.threats:
            card = threat.calls
            while card is not None:
                found.append(card)
                card = card.calls
        return tuple(found)

    @property
    def cards(self) -> tuple[Threat, ...]:
        """All threat cards in this game, called ones last. Events and views refer to a threat by its index here."""
        return self.threats + self.called


@frozen
class Score:
    """The points of a mission, part by part (§4). Penalties are negative."""

    destroyed: int
    survived: int
    visual: int
    damage: int
    worst_zone: int
    knocked_out: int
    disabled_squads: int
    bonus: int = 0  # from a Data Analyst, minus the cost of a Medic

    @property
    def total(self) -> int:
        gained = self.destroyed + self.survived + self.visual + self.bonus
        return gained + self.damage + self.worst_zone + self.knocked_out + self.disabled_squads


ScoreItem = Literal[
    "destroyed", "survived", "visual", "damage", "worst_zone", "knocked_out", "disabled_squads", "bonus"
]
ITEMS: tuple[ScoreItem, ...] = get_args(ScoreItem)


def scored_items(score: Score) -> tuple[ScoreItem, ...]:
    """Return the parts of a score to show. The bonus is left out if it is zero, as in the base game."""
    return tuple(item for item in ITEMS if item != "bonus" or score.bonus)
