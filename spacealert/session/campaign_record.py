"""A campaign in progress: its state, its crew and its log entries."""

import contextlib
from collections.abc import Mapping
from datetime import date
from enum import StrEnum, auto
from typing import Annotated, Any, Self
from uuid import uuid4

from attrs import evolve, field, frozen

from spacealert.engine import resolve
from spacealert.engine.campaign_rules import Campaign, MissionResult, NotAllowed, as_mission_result
from spacealert.engine.decks import DIFFICULTIES
from spacealert.engine.ship import PLACES, TRACKS
from spacealert.gamefile.campaign_state import CampaignState
from spacealert.gamefile.game_file import Difficulty
from spacealert.kit.i18n.errors import UserError
from spacealert.kit.storage.codec import InvalidValue, Length, OneOf
from spacealert.kit.storage.versions import Content, VersionedFormat
from spacealert.missions.scenario import Kind
from spacealert.session.action_round import CampaignMission
from spacealert.session.resolution_sheet import ResolutionSheet
from spacealert.session.setup import TableSetup, upgrade_colors

_Text = Annotated[str, Length(300)]
_Difficulty = Annotated[str, OneOf(tuple(DIFFICULTIES))]


class CampaignStage(StrEnum):
    """The stage of a campaign: what the crew does next, if anything."""

    CHOOSING = auto()  # choosing the mission and its difficulty
    REPAIRING = auto()
    PLACING = auto()  # placing the only squad
    ENDED = auto()


@frozen
class CampaignLeg:
    """A mission that was flown, and the id of its log entry."""

    line: str
    mission: str
    common: str
    serious: str


def available_kinds(setup: TableSetup) -> tuple[Kind, ...]:
    """Return the kinds of missions possible in a campaign.

    Only The New Frontier has repair rules for double actions.
    """
    return tuple(kind for kind in Kind if setup.new_frontier or not kind.has_double_actions)


@frozen
class CampaignRecord:
    """A campaign as a value: each change returns a new campaign."""

    setup: TableSetup
    begun: date
    kind: Kind = Kind.MISSION
    standing: CampaignState = field(factory=CampaignState)
    legs: tuple[CampaignLeg, ...] = ()
    id: str = field(factory=lambda: uuid4().hex)
    tracks: Mapping[str, str] = field(factory=dict)  # trajectories on the table for the next mission

    @property
    def campaign(self) -> Campaign:
        return self.standing.campaign

    @property
    def stage(self) -> CampaignStage:
        if self.campaign.is_over:
            return CampaignStage.ENDED
        if self.standing.available_repairs:
            return CampaignStage.REPAIRING
        if self.standing.bays is None and len(self.standing.available_bays) > 1:
            return CampaignStage.PLACING
        return CampaignStage.CHOOSING

    @property
    def next_mission(self) -> CampaignMission:
        """The facts about the next mission that an action round needs."""
        return CampaignMission(self.id, self.standing.next_number, self.standing.carried())

    @property
    def kinds(self) -> tuple[Kind, ...]:
        return available_kinds(self.setup)

    def without_last_repair(self) -> Self:
        """Return the campaign without its squad's placement or, if no squad was placed, without the last repair."""
        placed = self.standing.bays is not None
        return evolve(self, standing=evolve(self.standing, bays=None) if placed else self.standing.undo_repair())

    def after_mission(self, sheet: ResolutionSheet) -> Self:
        """Return the campaign after this sheet's mission.

        A mission that is already part of the campaign is corrected. Another mission only counts if it is the next one.
        """
        file = sheet.file
        resolution = resolve(sheet.game, events=False)
        level = file.difficulty or Difficulty()
        leg = CampaignLeg(sheet.id, file.mission or "", level.common, level.serious)
        lines = [leg.line for leg in self.legs]
        if sheet.id in lines:
            return self._with_corrected_leg(lines.index(sheet.id), leg, as_mission_result(sheet.game, resolution))
        if self.campaign.is_over or file.campaign != self.standing.next_number:
            return self
        return evolve(self, standing=self.standing.with_mission(sheet.game, resolution), legs=(*self.legs, leg))

    def _with_corrected_leg(self, place: int, leg: CampaignLeg, mission: MissionResult) -> Self:
        """Return the campaign with a corrected mission.

        Repairs are kept as far as they are still possible. If the ship was lost, later missions are removed.
        """
        missions, legs = list(self.campaign.missions), list(self.legs)
        missions[place], legs[place] = mission, leg
        if mission.score is None:
            missions, legs = missions[: place + 1], legs[: place + 1]
        standing = CampaignState(evolve(self.campaign, missions=tuple(missions)))
        with contextlib.suppress(NotAllowed):
            for item in self.standing.repairs:
                standing = standing.repair(item)
            if self.standing.bays is not None:
                standing = standing.place_squad(self.standing.bays)
        return evolve(self, standing=standing, legs=tuple(legs))

    # saving

    def as_content(self) -> dict[str, Any]:
        legs = tuple((leg.line, leg.mission, leg.common, leg.serious) for leg in self.legs)
        return CAMPAIGN_FORMAT.write(_Content(self.begun, self.kind, self.setup, self.standing, legs, self.tracks))


@frozen
class _Content:
    begun: date
    kind: Kind
    table: TableSetup
    standing: CampaignState
    legs: tuple[tuple[_Text, _Text, _Difficulty, _Difficulty], ...]
    tracks: Mapping[Annotated[str, OneOf(PLACES)], Annotated[str, OneOf(tuple(TRACKS))]] = field(factory=dict)

    def check_content(self) -> None:
        if self.kind not in available_kinds(self.table) or len(self.legs) != len(self.standing.campaign.missions):
            raise InvalidValue.with_message("files-impossible")


def _add_colors(found: Content) -> Content:
    return {**found, "table": upgrade_colors(found["table"])}


def _keep_content(found: Content) -> Content:
    return found


CAMPAIGN_FORMAT = VersionedFormat("campaign", _Content, (_add_colors, _keep_content))


def campaign_from_content(id_: str, found: Any) -> CampaignRecord | None:
    """Return the saved campaign, or None if its content cannot be read."""
    try:
        content = CAMPAIGN_FORMAT.read(found)
    except UserError:
        return None
    legs = tuple(CampaignLeg(*leg) for leg in content.legs)
    return CampaignRecord(content.table, content.begun, content.kind, content.standing, legs, id_, content.tracks)
