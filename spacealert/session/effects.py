"""Side effects of commands, and of every change of state, including undo and redo."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from attrs import define, field

from spacealert.session.log_client import CampaignStore
from spacealert.session.mission_player import MissionSound, VolumeTest
from spacealert.session.resolution_sheet import ResolutionSheet, cached_resolution
from spacealert.session.saved_games import Autosave, UnfinishedGames
from spacealert.session.session_state import Origin, Playing, Resolving, SessionState
from spacealert.session.setup import mark_played

if TYPE_CHECKING:
    from spacealert.coach.background_search import Consultation


@define(eq=False)
class EffectRunner:
    """Carries out the side effects of a session: saving, sound, the coach."""

    autosave: Autosave
    unfinished: UnfinishedGames
    campaigns: CampaignStore
    sound: MissionSound
    remember: Callable[..., None]
    volume_test: VolumeTest = field(factory=VolumeTest)
    # The coach for the current game, after its resolution.
    consultation: "Consultation | None" = None
    _saved_second: int = -1

    def start_coach(self, sheet: ResolutionSheet, seconds: int | None = None) -> None:
        """Ask the coach about a game or, if `seconds` is given, search for the best plan for that long.

        There is one consultation per game. Asking again shows earlier findings and continues a stopped search.
        """
        from spacealert.coach.background_search import Consultation

        if self.consultation is None:
            self.consultation = Consultation(sheet.file_with_levels, cached_resolution(sheet.game))
        elif seconds is None:
            self.consultation.resume()
        if seconds is not None:
            self.consultation.search_best(seconds)

    def stop_coach(self) -> None:
        if self.consultation is not None:
            self.consultation.stop()

    def end_mission(self, item: Playing) -> None:
        """Release the loudspeaker and mark the mission as played."""
        self.sound.end(item)
        mark_played(item.round.scenario)

    # effects of state changes

    def run_effects(self, before: SessionState, after: SessionState, *, in_log: bool = False) -> None:
        """Save all changes, and update the sound. If `in_log` is set, the log writer saves the game instead."""
        if (after.setup, after.choice.kind) != (before.setup, before.choice.kind):
            self.remember(table=after.setup.as_settings(), kind=str(after.choice.kind))
            self.sound.adjust_volume(after.setup)
        if after.language != before.language:
            self.remember(language=after.language)
        if after.read_aloud != before.read_aloud and not after.is_read_once:
            self.remember(read_aloud=after.read_aloud)
        if after.campaign is not before.campaign:
            self.campaigns.save_change(before.campaign, after.campaign, is_written=in_log)
        if _current_sheet(after) != _current_sheet(before):
            self.stop_coach()
            self.consultation = None
        if after.at_table is before.at_table:
            return
        self.unfinished.lock_current_game(after.game_id)
        if after.game_id != before.game_id:
            self._saved_second = -1
        self.sound.update_sound(after.at_table, after.language)
        if not (in_log and isinstance(after.at_table, Resolving) and after.at_table.logged is not None):
            self._save_changed(before.at_table, after.at_table)

    def _save_changed(self, before: Playing | Resolving | None, after: Playing | Resolving | None) -> None:
        if isinstance(after, Playing):
            if isinstance(before, Playing) and after.id == before.id and self.sound.has_begun(after):
                self.save(after)
        elif isinstance(after, Resolving) and after.is_worth_saving:
            self.autosave.save(after)
        elif isinstance(before, Resolving):
            was_worth_it = after is not None and before.id == after.id and before.is_worth_saving
            if was_worth_it or (
                after is None and _can_be_discarded(before)
            ):  # an experiment with a copy of a log entry
                self.autosave.delete(before)

    def save(self, item: Playing) -> None:
        self.autosave.save(item, self.sound.position(item))

    def save_each_second(self, item: Playing, position: float) -> None:
        """Save a running mission, but at most once per second, and not while the disk is still busy."""
        if int(position) != self._saved_second and not self.autosave.is_busy:
            self._saved_second = int(position)
            self.autosave.save(item, position)


def _can_be_discarded(item: Resolving) -> bool:
    """Return whether nothing is lost if this game is discarded when it is closed.

    This is so for a copy of a log entry, and for a practice flight or a coach's plan whose end has been seen.
    """
    return item.origin is Origin.LOG or (item.origin in (Origin.PRACTICE, Origin.COACH) and item.seen_end)


def _current_sheet(state: SessionState) -> ResolutionSheet | None:
    return state.at_table.sheet if isinstance(state.at_table, Resolving) else None
