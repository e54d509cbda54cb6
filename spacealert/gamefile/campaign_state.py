"""The state of an exploration campaign, as a value that can be saved: missions, and repairs since the last one.

Each step returns a new value. `kit.storage.codec` converts it to JSON.
"""

from collections.abc import Sequence
from functools import cached_property
from typing import Annotated

import attrs
from attrs import evolve, field, frozen

from spacealert.engine import Carryover, Game, Resolution, ship
from spacealert.gamefile.game_file import COLORS
from spacealert.kit.storage import codec
from spacealert.kit.storage.codec import InvalidValue, Length

from spacealert.engine.campaign_rules import (  # isort: skip
    LENGTHS, MISSIONS, MOST_MISSIONS, SQUADS, Aftermath, Campaign, MissionResult, NotAllowed, Repair, Squad, Tile,
    apply_repairs, available_bays, as_mission_result, next_mission, available_repairs, next_repairer,
)  # fmt: skip

SQUAD = "squad"
MOST_POINTS = 1000  # more than a mission can gain or cost


@frozen
class CampaignState:
    """A campaign while no mission is in progress: before the first mission, between missions, or after the end."""

    campaign: Campaign = field(factory=Campaign)
    repairs: tuple[Repair, ...] = ()  # since the last mission, by conscious members, in order
    bays: tuple[str, ...] | None = None  # where the crew keeps its only squad

    @property
    def next_number(self) -> int:
        return len(self.campaign.missions) + 1

    @property
    def aftermath(self) -> Aftermath | None:
        """The ship as the last mission left it, or None before the first mission or after a loss."""
        return self.campaign.missions[-1].after if self.campaign.missions else None

    @cached_property
    def ship(self) -> Aftermath | None:
        """The ship now, after the repairs so far, or None before the first mission or after a loss."""
        return apply_repairs(self.aftermath, self.repairs) if self.aftermath else None

    @property
    def next_repairer(self) -> str | None:
        """The color of the crew member who repairs next, or None if nobody can repair now."""
        return None if self.aftermath is None or self.campaign.is_over else next_repairer(self.aftermath, self.repairs)

    @cached_property
    def available_repairs(self) -> tuple[Tile | Squad, ...]:
        """The repairs available to the next crew member."""
        return available_repairs(self.aftermath, self.repairs) if self.aftermath and self.next_repairer else ()

    @property
    def available_bays(self) -> tuple[tuple[str, ...], ...]:
        """The possible placements of squads in bays for the next mission.

        The crew only has a choice if one squad is left.
        """
        return available_bays(self.ship) if self.ship else (ship.BAYS,)

    def repair(self, item: Repair) -> "CampaignState":
        """Return the state after the next crew member repairs `item`, or nothing if it is None."""
        if self.next_repairer is None or (item is not None and item not in self.available_repairs):
            raise NotAllowed(item)
        return evolve(self, repairs=(*self.repairs, item), bays=None)

    def undo_repair(self) -> "CampaignState":
        return evolve(self, repairs=self.repairs[:-1], bays=None)

    def place_squad(self, bays: tuple[str, ...]) -> "CampaignState":
        """Return the state after the crew chooses `bays` for its only squad."""
        if bays not in self.available_bays:
            raise NotAllowed(bays)
        return evolve(self, bays=bays)

    def carried(self) -> Carryover:
        """Return what the next mission takes over from the earlier ones. Raise `NotAllowed` if the campaign is over."""
        if self.campaign.is_over:
            raise NotAllowed(self)
        return next_mission(self.aftermath, self.repairs, self.bays) if self.aftermath else Carryover()

    def with_mission(self, game: Game, resolution: Resolution) -> "CampaignState":
        return CampaignState(self.campaign.with_mission(as_mission_result(game, resolution)))

    def end(self) -> "CampaignState":
        """Return the state after the crew ends the campaign early."""
        return CampaignState(self.campaign.end())


# As JSON: {"missions": […], "ended": false, "repairs": ["red heavy", "squad", null], "bays": null}


@frozen
class _Content:
    missions: Annotated[tuple[MissionResult, ...], Length(MOST_MISSIONS)]
    ended: bool
    repairs: tuple[str | None, ...]
    bays: tuple[str, ...] | None
    length: int = MISSIONS  # older campaigns always had three

    def check_content(self) -> None:
        lost_in_the_middle = any(mission.score is None for mission in self.missions[:-1])
        if lost_in_the_middle or (self.ended and not self.missions) or not all(map(_is_possible, self.missions)):
            raise InvalidValue.with_message("files-impossible")
        if self.length not in LENGTHS or len(self.missions) > self.length:
            raise InvalidValue.with_message("files-impossible")


def _is_possible(mission: MissionResult) -> bool:
    score, after = mission.score, mission.after
    if score is None or after is None:
        return score is None and after is None
    return (
        all(abs(points) <= MOST_POINTS for points in attrs.astuple(score))
        and set(after.tiles) == set(ship.ZONES)
        and all(_are_distinct_choices(tiles, ship.TILES) for tiles in after.tiles.values())
        and 0 <= after.disabled_squads <= SQUADS
        and _are_distinct_choices(after.awake, COLORS)
    )


def _are_distinct_choices(names: tuple[str, ...], choices: Sequence[str]) -> bool:
    return len(set(names)) == len(names) and set(names) <= set(choices)


def _content_from_state(state: CampaignState) -> _Content:
    campaign = state.campaign
    return _Content(campaign.missions, campaign.ended, tuple(map(_name_of, state.repairs)), state.bays, campaign.length)


def _state_from_content(content: _Content) -> CampaignState:
    state = CampaignState(Campaign(content.missions, content.ended, content.length))
    try:
        for name in content.repairs:
            state = state.repair(_repair_named(name))
        return state if content.bays is None else state.place_squad(content.bays)
    except NotAllowed:
        raise InvalidValue.with_message("files-impossible") from None


def _name_of(repair: Repair) -> str | None:
    match repair:
        case Tile(zone, tile):
            return f"{zone} {tile}"
        case Squad():
            return SQUAD
    return None


def _repair_named(name: str | None) -> Repair:
    if name is None:
        return None
    zone, _, tile = name.partition(" ")
    return Squad() if name == SQUAD else Tile(zone, tile)


codec.register(
    CampaignState,
    read=lambda found: _state_from_content(codec.structure(found, _Content)),
    write=lambda state: codec.unstructure(_content_from_state(state)),
)
