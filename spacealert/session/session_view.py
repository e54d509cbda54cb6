"""What a client of the session sees: values without a word of text, and nothing that was not announced or entered."""

from collections.abc import Mapping
from datetime import datetime

from attrs import frozen

from spacealert.kit.i18n.errors import UserError
from spacealert.logbook.careers.explorer import Explorer
from spacealert.logbook.log_values import Undone
from spacealert.missions.scenario import Kind
from spacealert.session.autosave import UnfinishedGame
from spacealert.session.campaign_record import CampaignRecord
from spacealert.session.mission_choice import Start
from spacealert.session.resolution_view import ResolutionView
from spacealert.session.round_view import MissionName, RoundView, mission_name
from spacealert.session.session_state import Choice, Playing, Resolving, Stage
from spacealert.session.setup import TableSetup


@frozen
class UnfinishedView:
    """A game that can be gone on with. `position` is the second of its mission, if it was still in its action round."""

    id: str
    mission: MissionName
    crew: tuple[str, ...]
    saved_at: datetime
    campaign: str | None
    position: float | None
    over: bool
    item: Playing | Resolving


@frozen
class SessionView:
    """The evening as one client sees it."""

    revision: int  # grows with everything that happens; equal revisions show the same but for the running time
    seat: int | None
    stage: Stage
    language: str
    setup: TableSetup
    choice: Choice
    played: frozenset[str]  # the ids of published missions that this table has played
    read_aloud: bool
    tracks: Mapping[str, str]
    start: Start | None  # what Start begins
    start_refused: UserError | None  # or why it begins nothing
    preparing: bool  # the soundtrack is being made
    round: RoundView | None
    resolution: ResolutionView | None
    campaign: CampaignRecord | None
    unfinished: tuple[UnfinishedView, ...]
    campaigns: tuple[CampaignRecord, ...]
    explorers: tuple[Explorer, ...]  # of a table whose box has The New Frontier
    can_undo: bool
    can_redo: bool
    undone_in_log: Undone | None  # what the last command about the log book took back
    trouble: UserError | None  # what went wrong beside the command: a soundtrack, a line of the log
    unsaved: UserError | None  # why the last change is not on the disk


def unfinished_view(game: UnfinishedGame) -> UnfinishedView:
    item = game.item
    if isinstance(item, Playing):
        return UnfinishedView(
            item.id,
            mission_name(item),
            tuple(seat.name for seat in item.round.setup.seats),
            game.saved_at,
            None if item.round.campaign_mission is None else item.round.campaign_mission.campaign,
            game.position,
            item.over,
            item,
        )
    scenario = item.sheet.file.scenario
    name = MissionName(
        Kind.MISSION if scenario is None else scenario.kind,
        item.sheet.file.mission or "",
        {} if scenario is None else dict(scenario.title),
    )
    return UnfinishedView(
        item.id,
        name,
        tuple(member.name for member in item.sheet.crew),
        game.saved_at,
        item.sheet.campaign,
        None,
        True,
        item,
    )
