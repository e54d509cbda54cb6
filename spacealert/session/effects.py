"""What commands want besides the next state, as values, and the one place that carries it out.

A command names its effects and `EffectRunner.run` does them. What follows from any change of the state, an undone one
too, is in `EffectRunner.follow`.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from attrs import frozen

from spacealert.session.campaign_record import CampaignRecord
from spacealert.session.log_client import CampaignStore, Finish, LogWriter
from spacealert.session.mission_player import MissionSound, VolumeTest
from spacealert.session.resolution_sheet import ResolutionSheet, resolution_of
from spacealert.session.saved_games import Autosave, UnfinishedGames
from spacealert.session.session_state import Origin, Playing, Resolving, SessionState, UndoStep
from spacealert.session.setup import TableSetup, mark_played

if TYPE_CHECKING:
    from spacealert.coach.consultation import Consultation


@frozen
class WriteInLog:
    """Write the game on the table into the log book, or over the line that it already is."""


@frozen
class SaveMission:
    """Save a mission where it is now."""

    item: Playing


@frozen
class ResumeSaved:
    """Save what a game that is taken up again takes over from today's settings."""

    item: Playing | Resolving


@frozen
class DeleteSaved:
    """Forget the game that was on the table."""

    item: Playing | Resolving


@frozen
class GiveUp:
    """Forget a game that was left in the middle; refused if there is none of this id."""

    id: str


@frozen
class SaveCampaign:
    """From now on this campaign is saved."""

    campaign: CampaignRecord


@frozen
class DropCampaign:
    """Nobody goes on with this campaign."""

    campaign: CampaignRecord


@frozen
class EndMissionSound:
    """Give the loudspeaker back, and remember that the mission was played to its end."""

    item: Playing


@frozen
class Consult:
    """Ask the coach about this game, or let it search for the best plan for so many seconds."""

    sheet: ResolutionSheet
    seconds: int | None = None


@frozen
class StopConsulting:
    """Let the coach stop; what it has found stays."""


@frozen
class PlayVolumeTest:
    """Let the table hear the chosen voice."""

    setup: TableSetup
    language: str


@frozen
class PlayKlaxon:
    """Let the table hear that a mission begins."""

    setup: TableSetup
    read_aloud: bool


Effect = (
    WriteInLog
    | SaveMission
    | ResumeSaved
    | DeleteSaved
    | GiveUp
    | SaveCampaign
    | DropCampaign
    | EndMissionSound
    | Consult
    | StopConsulting
    | PlayVolumeTest
    | PlayKlaxon
)


class EffectRunner:
    """Saves, writes into the log book, steers the sound and asks the coach."""

    def __init__(
        self,
        autosave: Autosave,
        unfinished: UnfinishedGames,
        campaigns: CampaignStore,
        log_writer: LogWriter,
        sound: MissionSound,
        remember: Callable[..., None],
    ) -> None:
        self._autosave, self._unfinished, self._campaigns = autosave, unfinished, campaigns
        self._log_writer, self._sound, self._remember = log_writer, sound, remember
        self._volume_test = VolumeTest()
        self._saved_second = -1
        self.consultation: Consultation | None = None  # of the game on the table, once its walk has come to the end

    def run(self, effect: Effect, step: UndoStep, finish: Finish) -> None:
        """Carry out what a command wants; a refusal leaves everything as it was. `finish` hears of a written line."""
        match effect:
            case WriteInLog():
                self._log_writer.write(step, finish)
            case SaveMission(item):
                self.save(item)
            case ResumeSaved(item):
                self._unfinished.resume(item)
            case DeleteSaved(item):
                self._autosave.delete(item)
            case GiveUp(id_):
                self._unfinished.abandon(id_)
            case SaveCampaign(campaign):
                self._campaigns.begin(campaign)
            case DropCampaign(campaign):
                self._campaigns.abandon(campaign)
            case EndMissionSound(item):
                self._sound.end(item)
                mark_played(item.round.scenario)
            case Consult(sheet, seconds):
                self._consult(sheet, seconds)
            case StopConsulting() if self.consultation is not None:
                self.consultation.stop()
            case PlayVolumeTest(setup, language):
                self._volume_test.start(setup, language)
            case PlayKlaxon(setup, read_aloud):
                self._sound.sound_klaxon(setup, read_aloud=read_aloud)

    def _consult(self, sheet: ResolutionSheet, seconds: int | None) -> None:
        """Once for a game: who asks again sees what has been found already; what was stopped goes on."""
        from spacealert.coach.consultation import Consultation

        if self.consultation is None:
            self.consultation = Consultation(sheet.file, resolution_of(sheet.game))
        elif seconds is None:
            self.consultation.resume()
        if seconds is not None:
            self.consultation.search_best(seconds)

    def end_volume_test(self) -> None:
        self._volume_test.stop()

    # what follows from a change of the state

    def follow(self, before: SessionState, after: SessionState, *, in_log: bool = False) -> None:
        """Save what has changed, and let the sound follow it. `in_log` says that the log writer saves the game."""
        if (after.setup, after.choice.kind) != (before.setup, before.choice.kind):
            self._remember(table=after.setup.as_settings(), kind=str(after.choice.kind))
            self._sound.adjust_volume(after.setup)
        if after.language != before.language:
            self._remember(language=after.language)
        self._campaigns.changed(before.campaign, after.campaign, is_written=in_log)
        if _sheet(after) != _sheet(before):
            self.dismiss_coach()
        if after.at_table is before.at_table:
            return
        self._unfinished.put_on_table(after.game_id)
        if after.game_id != before.game_id:
            self._saved_second = -1
        self._sound.follow(after.at_table, after.language)
        if not (in_log and isinstance(after.at_table, Resolving) and after.at_table.logged is not None):
            self._save_changed(before.at_table, after.at_table)

    def _save_changed(self, before: Playing | Resolving | None, after: Playing | Resolving | None) -> None:
        if isinstance(after, Playing):
            if isinstance(before, Playing) and after.id == before.id and self._sound.has_begun(after):
                self.save(after)
        elif isinstance(after, Resolving) and after.is_worth_saving:
            self._autosave.save(after)
        elif isinstance(before, Resolving):
            was_worth_it = after is not None and before.id == after.id and before.is_worth_saving
            if was_worth_it or (after is None and before.origin is Origin.LOG):  # what was tried with a copy of a line
                self._autosave.delete(before)

    def save(self, item: Playing) -> None:
        """Save this mission where it is now."""
        self._autosave.save(item, self._sound.position(item))

    def save_each_second(self, item: Playing, position: float) -> None:
        """Save a running mission once in each of its seconds, unless the disk is still busy with the last."""
        if int(position) != self._saved_second and not self._autosave.is_busy:
            self._saved_second = int(position)
            self._autosave.save(item, position)

    def dismiss_coach(self) -> None:
        if self.consultation is not None:
            self.consultation.stop()
            self.consultation = None


def _sheet(state: SessionState) -> ResolutionSheet | None:
    return state.at_table.sheet if isinstance(state.at_table, Resolving) else None
