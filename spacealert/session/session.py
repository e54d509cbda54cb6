"""The session: the state of an evening. Clients change it with commands and read it through views."""

import contextlib
import threading
from collections.abc import Callable, Mapping, Sequence
from datetime import date
from functools import cached_property
from typing import TYPE_CHECKING, TypeVar

from attrs import evolve, frozen

from spacealert import logbook
from spacealert.kit.audio import clock
from spacealert.kit.audio.player import PlayerState
from spacealert.kit.i18n import Message, UserError
from spacealert.kit.storage import settings
from spacealert.logbook.careers.explorer import Explorer
from spacealert.logbook.entry import UndoSummary
from spacealert.missions.scenario import Kind, Scenario
from spacealert.session import mission_player, saved_games
from spacealert.session.action_round import round_status_at
from spacealert.session.campaign_record import CampaignRecord
from spacealert.session.commands import EndMission, Redo, Undo
from spacealert.session.commands.command import AnyCommand, Command, LogBookCommand, PlayerCommand, get_mission
from spacealert.session.effects import EffectRunner
from spacealert.session.log_client import CampaignStore, LogWriter, best_scores, unfinished_campaigns
from spacealert.session.session_state import (
    Choice,
    Playing,
    Resolving,
    Resources,
    SessionState,
    Stage,
    Start,
    UndoStack,
    UndoStep,
    find_start,
)
from spacealert.session.setup import TableSetup
from spacealert.session.views import ResolutionView, RoundView, make_resolution_view, make_round_view

if TYPE_CHECKING:
    from spacealert.kit.audio.live_mix import LiveMix

T = TypeVar("T")


class Session:
    """An evening of play.

    `do` changes it, `view` returns its current state, and `tick` must be called regularly. All three are thread-safe. A
    command that is not possible now raises an error with a reason and changes nothing.
    """

    def __init__(
        self,
        *,
        language: str = "en",
        sound: mission_player.SoundSetup | None = None,
        make_player: mission_player.MakePlayer = mission_player.create_player,
        open_log: Callable[[], logbook.Log] = logbook.open,
        resources: Resources | None = None,
        remember: Callable[..., None] = settings.change,
        state: SessionState | None = None,
        asleep: Callable[[], float] = clock.seconds_asleep,
    ) -> None:
        self._lock = threading.RLock()
        if state is None:  # with the crew, the kind of mission and the reading setting from last time
            last = settings.read()
            kind = next((kind for kind in Kind if kind == last.get("kind")), Kind.MISSION)
            setup = TableSetup.from_settings(last.get("table"))
            state = SessionState(setup, language, Choice(kind), last.get("read_aloud") is True)
        self._state = state
        self.undo_stack = UndoStack()
        self.revision = 0  # grows with every change, except running time
        self._trouble: UserError | None = None
        self._undone_in_log: UndoSummary | None = None
        # These lists must not refer back to the session, so that a dropped one frees its game at once.
        self._autosave = autosave = saved_games.Autosave(open_log)
        saved_campaigns = set[str]()
        self._careers = saved_games.CachedList(lambda: tuple(autosave.log.explorers()))
        self._best_scores = saved_games.CachedList(lambda: best_scores(autosave.log))
        self._unfinished = saved_games.UnfinishedGames(autosave, saved_games.CachedList(autosave.unfinished))
        self._campaigns = CampaignStore(
            autosave,
            saved_games.CachedList(lambda: unfinished_campaigns(autosave.log, saved_campaigns)),
            saved_campaigns,
        )
        resources = resources or Resources()
        self._log_writer = LogWriter(self._autosave, self._campaigns, resources.today)
        self._how_to_sound = sound or mission_player.SoundSetup()
        self._sound = mission_player.MissionSound(self._how_to_sound, make_player, asleep)
        self._resources = evolve(
            resources,
            explorers=self._careers,
            board=self._sound.board,
            find_campaign=self._campaigns.find,
            logged_sheet=self._log_writer.logged_sheet,
            is_elsewhere=saved_games.is_open_elsewhere,
        )
        self._runner = EffectRunner(self._autosave, self._unfinished, self._campaigns, self._sound, remember)
        self._unfinished.lock_current_game(self._state.game_id)
        self._sound.update_sound(self._state.at_table, self._state.language)

    @property
    def voice(self) -> str:
        with contextlib.suppress(UserError):
            return mission_player.choose_voice(self._state.setup, self._state.language).name
        return self._state.language

    def open_mix(self) -> "LiveMix":
        """Open the sound for scenes outside the mission. The caller closes the mix."""
        return mission_player.open_mix(self._state.setup, self._how_to_sound)

    # commands

    def do(self, command: AnyCommand, seat: int | None = None) -> None:
        """Run a command for a seat or the shared screen.

        Raise an error with a reason if the command is not possible now.
        """
        with self._lock:
            self._record_sound_failure()
            if seat is not None and not command.is_allowed(self._state, seat):
                raise UserError("session-not-yours")
        if isinstance(command, LogBookCommand):
            self._write_in_log(command)
            return
        with self._lock:
            self._trouble = None
            match command:
                case Undo():
                    step = self.undo_stack.undo(self._state.stage)
                    if step.changes_log:
                        self._log_writer.undo_step(step)
                    self._set_state(step.before, in_log=step.changes_log)
                case Redo():
                    step = self.undo_stack.redo(self._state.stage)
                    if step.changes_log:
                        self._log_writer.write(step, self._finish_writing)
                    self._set_state(step.after, in_log=step.changes_log)
                case PlayerCommand():
                    self._apply_to_player(command, get_mission(self._state))
                case Command():
                    self._apply(command)
            self.revision += 1
        self._autosave.wait()

    def _write_in_log(self, command: LogBookCommand) -> None:
        undone = self._autosave.run(command.write)  # without the lock, which the writer's thread may need
        with self._lock:
            self._undone_in_log = undone
            self._campaigns.running.invalidate()
            self._careers.invalidate()
            self._best_scores.invalidate()
            self._unfinished.found.invalidate()
            if undone is not None:
                self._follow_log(undone)
            self.revision += 1

    def _follow_log(self, undone: UndoSummary) -> None:
        state = self._state
        if state.campaign is not None:
            campaign = self._campaigns.find(state.campaign.id) or state.campaign
            state = evolve(state, campaign=campaign, tracks=campaign.tracks)
        item = state.at_table
        if isinstance(item, Resolving):
            state = state.with_game(evolve(item, logged=self._log_writer.logged_sheet(item.id)))
        self._state = state
        if self.undo_stack.has_log_step(undone.number):
            self.undo_stack.clear()  # the other steps would undo changes that no longer exist

    def _apply_to_player(self, command: PlayerCommand, item: Playing) -> None:
        had_begun = self._sound.has_begun(item)
        command.apply_to_player(self._sound.wait_for_player(), item)
        self._sound.slept = False
        if self._sound.has_begun(item) and not had_begun:
            self._runner.save(item)

    def _apply(self, command: Command) -> None:
        before = self._state
        step = UndoStep(before, command.apply(before, self._resources))
        if step.after.at_table is not None:
            self._runner.volume_test.stop()
        command.effects(before, step.after, self._runner)
        if command.in_log:
            self._log_writer.write(step, self._finish_writing)
        self._set_state(step.after, in_log=command.in_log)
        if not command.undoable:
            if before.game_id != step.after.game_id:
                self.undo_stack.clear()
        elif step.after != before:
            self.undo_stack.push(step)

    def _set_state(self, after: SessionState, *, in_log: bool = False) -> None:
        before, self._state = self._state, after
        self._runner.run_effects(before, after, in_log=in_log)

    def _finish_writing(self, step: UndoStep, error: UserError | None) -> None:
        with self._lock:
            self._best_scores.invalidate()
            self.revision += 1
            if error is None:
                return
            self._trouble = error
            before, item = step.before.at_table, self._state.at_table
            if isinstance(before, Resolving) and isinstance(item, Resolving) and item.id == before.id:
                self._state = self._state.with_game(evolve(item, logged=before.logged))
            self.undo_stack.remove(step)

    def _record_sound_failure(self) -> None:
        failure = self._sound.pop_error()
        if failure is None:
            return
        self._state = self._state.with_game(None)
        self._unfinished.lock_current_game(None)
        self.undo_stack.clear()
        self.revision += 1
        if not isinstance(failure, UserError):
            raise failure
        self._trouble = failure

    # regular work

    def tick(self) -> None:
        """Collect the coach's results, save the running mission, and end it when it is over."""
        with self._lock:
            self._record_sound_failure()
            if self._runner.consultation is not None and self._runner.consultation.collect_results():
                self.revision += 1
            item, player = self._state.at_table, self._sound.player
            if not isinstance(item, Playing) or item.is_round_over or player is None:
                return
            if self._sound.detect_suspend():
                self.revision += 1
            if player.state is PlayerState.READY:
                return
            self._runner.save_each_second(item, player.position)
            if player.state is PlayerState.ENDED:
                self._apply(EndMission())
                self.revision += 1

    def wait(self, seconds: float | None = None) -> None:
        """Wait until the soundtrack has been made and everything is saved. `seconds` limits each of the two waits."""
        self._sound.wait(seconds)
        self._autosave.wait(seconds)

    def close(self) -> None:
        """End the evening. The current game can be resumed later."""
        with self._lock:
            item, player = self._state.at_table, self._sound.player
            if isinstance(item, Playing) and not item.is_round_over and player is not None:
                if self._sound.has_begun(item):
                    self._autosave.save(item, player.position)
                player.close()
            self._unfinished.lock_current_game(None)
            self._runner.stop_coach()
        self._sound.close()
        self._autosave.close()

    # views

    def view(self, seat: int | None = None) -> "SessionView":
        """Return the current view for a seat or the shared screen."""
        with self._lock:
            self._record_sound_failure()
            item = self._state.at_table
            return SessionView(
                self.revision,
                seat,
                self._state,
                self._undone_in_log,
                self._autosave.trouble,
                self._sound.snapshot(item) if isinstance(item, Playing) else mission_player.SoundSnapshot(),
                self,
            )

    def _read_log(self, reading: Callable[[], tuple[T, ...]]) -> tuple[T, ...]:
        with self._lock:
            try:
                return reading()
            except UserError as error:
                self._trouble = error
                return ()

    @property
    def state(self) -> SessionState:
        with self._lock:
            return self._state

    @property
    def scenarios(self) -> Sequence[Scenario]:
        return self._resources.scenarios()

    @property
    def today(self) -> date:
        return self._resources.today()

    @property
    def log(self) -> logbook.Log:
        return self._autosave.log

    @property
    def save_problem(self) -> UserError | None:
        """The reason why the last change could not be saved, or None."""
        return self._autosave.trouble

    @property
    def player(self) -> mission_player.MissionPlayer:
        """The audio player of the running mission, waiting until it is ready.

        Raises an error if no mission is running.
        """
        with self._lock:
            get_mission(self._state)
            return self._sound.wait_for_player()

    def messages(self) -> tuple[Message | UserError, ...]:
        """Return messages about opening the log book, and about games saved by a newer version."""
        try:
            notices = self.log.notices
        except UserError as error:
            return (error,)
        return (*notices, *(UserError("files-newer", what=what) for what in self.kinds_needing_newer_version()))

    def kinds_needing_newer_version(self) -> tuple[str, ...]:
        """Return the kinds of games that only a newer version can resume."""
        try:
            drafts = {name: self.log.draft(name) for name in self.log.drafts()}
        except UserError:
            return ()
        newer = {
            form for name, found in drafts.items() if (form := saved_games.find_format(name)) and form.is_newer(found)
        }
        return tuple(form.what for form in saved_games.FORMATS if form in newer)

    def games_open_elsewhere(self) -> tuple[saved_games.UnfinishedGame, ...]:
        return self._read_log(lambda: self._unfinished.games(open_elsewhere=True))

    def count_unreadable_campaigns(self) -> int:
        """Count the unfinished campaigns that are damaged or saved by a newer version."""
        with self._lock:
            return self._campaigns.count_unreadable()


@frozen(eq=False)
class SessionView:
    """The evening at one moment, as one client sees it.

    All parts come from the same state and second, and are computed when first needed.
    """

    revision: int  # grows with every change; views of the same revision differ only in mission time
    seat: int | None
    state: SessionState
    undone_in_log: UndoSummary | None  # what the last log book command undid
    save_problem: UserError | None  # why the last change could not be saved
    _sound: mission_player.SoundSnapshot
    _session: "Session"

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
    def is_preparing(self) -> bool:
        return isinstance(self.state.at_table, Playing) and self._sound.soundtrack is None

    @property
    def position(self) -> float:
        return self._sound.position

    @property
    def trouble(self) -> UserError | None:
        """A problem that the last command did not cause: with a soundtrack, a log entry, or reading the log book."""
        return self._session._trouble

    @cached_property
    def can_undo_career_step(self) -> bool:
        """Whether to offer undo for careers.

        True if the log book is unreadable, so that trying to undo reports the problem.
        """
        try:
            return self._session.log.last_career_step() is not None
        except UserError:
            return True

    @cached_property
    def start(self) -> Start | None:
        """The facts about the next mission that players may know before pressing Start, or None if it cannot start."""
        return None if isinstance(self._start, UserError) else self._start

    @cached_property
    def start_problem(self) -> UserError | None:
        """The reason why pressing Start cannot begin a mission, or None."""
        return self._start if isinstance(self._start, UserError) else None

    @cached_property
    def _start(self) -> Start | UserError:
        choice = self.choice if self.campaign is None else evolve(self.choice, kind=self.campaign.kind)
        try:
            return find_start(choice, self._session.scenarios)
        except UserError as error:
            return error

    @cached_property
    def played_missions(self) -> frozenset[str]:
        return self._session._resources.played()

    @cached_property
    def best_scores(self) -> Mapping[str, int]:
        return dict(self._session._read_log(self._session._best_scores))

    @cached_property
    def round(self) -> RoundView | None:
        item, sound = self.state.at_table, self._sound
        if not isinstance(item, Playing):
            return None
        board = None if sound.soundtrack is None else round_status_at(sound.soundtrack, sound.position)
        return make_round_view(item, board, sound.sound, sound.slept, self.seat)

    @cached_property
    def resolution(self) -> ResolutionView | None:
        item, session = self.state.at_table, self._session
        if not isinstance(item, Resolving):
            return None
        color = None if self.seat is None else self.setup.seats[self.seat].color
        with session._lock:
            shown = make_resolution_view(item, color, session._log_writer.numbers.get(item.id))
            consultation = session._runner.consultation
            return shown if consultation is None or color else evolve(shown, answer=consultation.answer)

    @cached_property
    def unfinished_games(self) -> tuple[saved_games.UnfinishedGame, ...]:
        return self._session._read_log(self._session._unfinished.games)

    @cached_property
    def campaigns(self) -> tuple[CampaignRecord, ...]:
        return self._session._read_log(self._session._campaigns.running)

    @cached_property
    def explorers(self) -> tuple[Explorer, ...]:
        """The explorers. Empty unless the players own The New Frontier."""
        return self._session._read_log(self._session._careers) if self.setup.new_frontier else ()
