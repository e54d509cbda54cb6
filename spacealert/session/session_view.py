"""What a client of the session sees: values without a word of text, and nothing that was not announced or entered."""

from collections.abc import Mapping
from datetime import datetime
from functools import cached_property
from typing import Protocol

from attrs import frozen

from spacealert.kit.i18n.errors import UserError
from spacealert.logbook.careers.explorer import Explorer
from spacealert.logbook.log_values import Undone
from spacealert.missions.scenario import Kind
from spacealert.session.autosave import UnfinishedGame
from spacealert.session.board import board_at
from spacealert.session.campaign_record import CampaignRecord
from spacealert.session.mission_choice import Start
from spacealert.session.mission_sound import SoundMoment
from spacealert.session.resolution_view import ResolutionView
from spacealert.session.round_view import MissionName, RoundView, mission_name, round_view
from spacealert.session.session_state import Choice, Playing, Resolving, SessionState, Stage
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


class Sources(Protocol):
    """Where the answers come from that are neither in the state nor in the sound: the session."""

    def start_of(self, state: SessionState) -> Start | UserError: ...
    def resolution_of(self, state: SessionState, seat: int | None) -> ResolutionView | None: ...
    def unfinished(self) -> tuple[UnfinishedView, ...]: ...
    def campaigns(self) -> tuple[CampaignRecord, ...]: ...
    def explorers(self) -> tuple[Explorer, ...]: ...
    def played(self) -> frozenset[str]: ...
    def current_trouble(self) -> UserError | None: ...


@frozen(eq=False)
class SessionView:
    """The evening at one moment, as one client sees it.

    All questions are answered from the same state and the same second of the mission, each when it is first asked: a
    client pays for what it wants to know, and a frame is painted from one moment.
    """

    revision: int  # grows with everything that happens; equal revisions show the same but for the running time
    seat: int | None
    state: SessionState
    can_undo: bool
    can_redo: bool
    undone_in_log: Undone | None  # what the last command about the log book took back
    unsaved: UserError | None  # why the last change is not on the disk
    _sound: SoundMoment
    _sources: Sources

    @property
    def stage(self) -> Stage:
        return self.state.stage

    @property
    def language(self) -> str:
        return self.state.language

    @property
    def setup(self) -> TableSetup:
        return self.state.setup

    @property
    def choice(self) -> Choice:
        return self.state.choice

    @property
    def read_aloud(self) -> bool:
        return self.state.read_aloud

    @property
    def tracks(self) -> Mapping[str, str]:
        return self.state.tracks

    @property
    def campaign(self) -> CampaignRecord | None:
        return self.state.campaign

    @property
    def preparing(self) -> bool:
        """Whether the soundtrack is being made."""
        return isinstance(self.state.at_table, Playing) and self._sound.soundtrack is None

    @property
    def position(self) -> float:
        """The second of the mission that is heard."""
        return self._sound.position

    @property
    def trouble(self) -> UserError | None:
        """What went wrong beside the last command: a soundtrack, a line of the log, reading the log book."""
        return self._sources.current_trouble()

    @cached_property
    def start(self) -> Start | None:
        """What Start begins."""
        return None if isinstance(self._start, UserError) else self._start

    @cached_property
    def start_refused(self) -> UserError | None:
        """Why Start begins nothing."""
        return self._start if isinstance(self._start, UserError) else None

    @cached_property
    def _start(self) -> Start | UserError:
        return self._sources.start_of(self.state)

    @cached_property
    def played(self) -> frozenset[str]:
        """The ids of published missions that this table has played."""
        return self._sources.played()

    @cached_property
    def round(self) -> RoundView | None:
        """The action round, if the table is in one."""
        item, sound = self.state.at_table, self._sound
        if not isinstance(item, Playing):
            return None
        board = None if sound.soundtrack is None else board_at(sound.soundtrack, sound.position)
        return round_view(item, board, sound.sound, sound.slept, self.seat)

    @cached_property
    def resolution(self) -> ResolutionView | None:
        """The game that is being resolved."""
        return self._sources.resolution_of(self.state, self.seat)

    @cached_property
    def unfinished(self) -> tuple[UnfinishedView, ...]:
        """The games that were left in the middle, the latest first."""
        return self._sources.unfinished()

    @cached_property
    def campaigns(self) -> tuple[CampaignRecord, ...]:
        """The campaigns that can go on."""
        return self._sources.campaigns()

    @cached_property
    def explorers(self) -> tuple[Explorer, ...]:
        """The explorers of a table whose box has The New Frontier."""
        return self._sources.explorers() if self.state.setup.new_frontier else ()


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
