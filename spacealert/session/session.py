"""The session: an evening that is driven by commands and read as values, by one client or by several."""

import contextlib
import threading
from collections.abc import Callable, Sequence
from datetime import date
from typing import TYPE_CHECKING, TypeVar

from attrs import evolve

from spacealert import logbook
from spacealert.kit.audio import clock
from spacealert.kit.audio.player import PlayerState
from spacealert.kit.i18n.errors import UserError
from spacealert.kit.i18n.texts import Message
from spacealert.kit.storage import settings
from spacealert.logbook.careers.explorer import Explorer
from spacealert.logbook.log_values import Undone
from spacealert.missions.scenario import Kind, Scenario
from spacealert.session import mission_choice, resolution_sheet
from spacealert.session.campaign_record import CampaignRecord
from spacealert.session.commands import (
    Abandon,
    AbandonCampaign,
    AskBestPlan,
    AskCoach,
    Continue,
    EndMission,
    PutAside,
    Redo,
    SoundKlaxon,
    StartMission,
    StopCoach,
    TestVolume,
    Undo,
)
from spacealert.session.commands.command import AnyCommand, Command, LogBookCommand, PlayerCommand, playing, resolving
from spacealert.session.commands.log_book import LogCommand
from spacealert.session.commands.mission import CardCommand
from spacealert.session.log_client import CampaignStore, CareerStore, LogWriter
from spacealert.session.mission_player import (
    MakePlayer,
    MissionPlayer,
    MissionSound,
    Sound,
    SoundMoment,
    VolumeTest,
    open_mix,
    player_for,
    voice_for,
)
from spacealert.session.permissions import refuse_unless_allowed
from spacealert.session.resolution_sheet import ResolutionSheet
from spacealert.session.saved_games import Autosave, UnfinishedGames
from spacealert.session.session_state import (
    Choice,
    Origin,
    Playing,
    Resolving,
    Resources,
    SessionState,
    UndoStack,
    UndoStep,
)
from spacealert.session.setup import mark_played, remembered_setup
from spacealert.session.views import (
    ResolutionView,
    SessionView,
    UnfinishedView,
    may_end,
    resolution_view,
    unfinished_view,
)

if TYPE_CHECKING:
    from spacealert.coach.consultation import Consultation
    from spacealert.kit.audio.live_mix import LiveMix

T = TypeVar("T")


class Session:
    """One evening. `do` changes it, `view` shows it, `tick` lets time pass; all three may be called from any thread.

    What is done is on the disk before `do` returns; where the disk is slow or full, the view says so, and nobody is
    kept from playing. A command that makes no sense now is refused with the reason, and changes nothing.
    """

    def __init__(
        self,
        *,
        language: str = "en",
        sound: Sound | None = None,
        make_player: MakePlayer = player_for,
        open_log: Callable[[], logbook.Log] = logbook.open,
        resources: Resources | None = None,
        remember: Callable[..., None] = settings.change,
        state: SessionState | None = None,
        asleep: Callable[[], float] = clock.asleep,
    ) -> None:
        self._lock = threading.RLock()
        self._remember = remember
        self._state = state or _remembered(language)
        self._steps = UndoStack()
        self._revision = 0
        self._trouble: UserError | None = None
        self._undone_in_log: Undone | None = None
        self._autosave = Autosave(open_log)
        self._careers = CareerStore(self._autosave)
        self._resources = evolve(resources or Resources(), explorers=self._careers.explorers)
        self._saved_second = -1
        self._unfinished = UnfinishedGames(self._autosave)
        self._campaigns = CampaignStore(self._autosave)
        self._log_writer = LogWriter(self._autosave, self._campaigns, self._resources.today)
        self._how_to_sound = sound or Sound()
        self._sound = MissionSound(self._how_to_sound, make_player, asleep)
        self._volume_test = VolumeTest()
        self._consultation: Consultation | None = None  # of the game on the table, once its walk has come to the end
        self._unfinished.put_on_table(_id(self._state))
        self._sound.follow(self._state.at_table, self._state.language)

    @property
    def voice(self) -> str:
        """The name of the voice that speaks at this table."""
        with contextlib.suppress(UserError):
            return voice_for(self._state.setup, self._state.language).name
        return self._state.language

    def open_mix(self) -> "LiveMix":
        """What scenes beside the mission are heard through; whoever opens it closes it."""
        return open_mix(self._state.setup, self._how_to_sound)

    # doing

    def do(self, command: AnyCommand, seat: int | None = None) -> None:
        """Do this, for a seat or for the whole table; refused with the reason if it cannot be done now."""
        if isinstance(command, LogBookCommand):
            self._write_in_log(command, seat)
            return
        with self._lock:
            self._notice_failure()
            refuse_unless_allowed(self._state, command, seat)
            self._trouble = None
            match command:
                case Undo():
                    self._undo()
                case Redo():
                    self._redo()
                case PlayerCommand():
                    self._steer(command, playing(self._state))
                case Command():
                    self._apply(command)
            self._revision += 1
        self._autosave.wait()

    def _write_in_log(self, command: LogBookCommand, seat: int | None) -> None:
        refuse_unless_allowed(self._state, command, seat)
        undone = self._autosave.run(command.write)  # without the lock, for which the thread that writes may wait
        with self._lock:
            self._undone_in_log = undone
            self._campaigns.read_again()
            self._careers.read_again()
            self._unfinished.read_again()
            if undone is not None:
                self._follow_log(undone)
            self._revision += 1

    def _follow_log(self, undone: Undone) -> None:
        """A step of the log book was taken back or done again: what lies on the table stands as the log book has it."""
        state = self._state
        if state.campaign is not None:
            state = evolve(state, campaign=self._campaigns.find(state.campaign.id) or state.campaign)
        item = state.at_table
        if isinstance(item, Resolving):
            state = state.at(evolve(item, logged=self._log_writer.logged_sheet(item.id)))
        self._state = state
        if self._steps.wrote(undone.number):
            self._steps.clear()  # it would take back what is no longer there

    def _steer(self, command: PlayerCommand, item: Playing) -> None:
        had_begun = self._sound.has_begun(item)
        command.steer(self._sound.wait_for_player(), item)
        self._sound.slept = False
        if self._sound.has_begun(item) and not had_begun:
            self._autosave.save(item, self._sound.position(item))

    def _apply(self, command: Command) -> None:
        self._refuse_out_of_time(command)
        step = UndoStep(self._state, command.apply(self._state, self._resources))
        self._follow_command(command, step)
        self._become(step.after, in_log=isinstance(command, LogCommand))
        if not command.undoable:
            if _id(step.before) != _id(step.after):
                self._steps.clear()
        elif step.after != step.before:
            self._steps.push(step)

    def _follow_command(self, command: Command, step: UndoStep) -> None:
        """What a command does beside the state: to the log book, to what was saved, to the loudspeaker."""
        match command:
            case LogCommand():
                self._log_writer.write(step, self._finish_writing)
            case Continue(item):
                self._unfinished.refuse_if_elsewhere(item)
                step.after = self._with_log(step.after)
                assert step.after.at_table is not None
                self._unfinished.resume(step.after.at_table)
            case StartMission() if step.after.campaign is not None:
                self._campaigns.begin(step.after.campaign)
            case PutAside():
                item = playing(step.before)
                self._autosave.save(item, self._sound.position(item))
            case Abandon(id_) if step.before.at_table is not None and id_ in (None, step.before.at_table.id):
                self._autosave.delete(step.before.at_table)
            case Abandon(str(id_)):
                self._unfinished.abandon(id_)
            case AbandonCampaign() if step.before.campaign is not None:
                self._campaigns.abandon(step.before.campaign)
            case EndMission():
                item = playing(step.before)
                self._sound.end(item)
                mark_played(item.round.scenario)
            case AskCoach():
                self._ask_coach(resolving(step.after))
            case AskBestPlan(seconds):
                self._ask_coach(resolving(step.after)).search_best(seconds)
            case StopCoach() if self._consultation is not None:
                self._consultation.stop()
            case TestVolume():
                self._volume_test.start(step.before.setup, step.before.language)
            case SoundKlaxon():
                self._sound.sound_klaxon(step.before.setup, read_aloud=step.before.read_aloud)
        if step.after.at_table is not None and not isinstance(command, TestVolume):
            self._volume_test.stop()

    def _ask_coach(self, item: Resolving) -> "Consultation":
        """Once for a game: who asks again sees what has been found already, unless it was stopped."""
        from spacealert.coach.consultation import Consultation

        before = self._consultation
        if before is None or before.answer.stopped:
            before = self._consultation = Consultation(item.sheet.file, resolution_sheet.resolution_of(item.sheet.game))
        return before

    def _dismiss_coach(self) -> None:
        if self._consultation is not None:
            self._consultation.stop()
            self._consultation = None

    def _undo(self) -> None:
        step = self._steps.undo()
        if step.is_of_log:
            self._log_writer.take_back(step)
        self._become(step.before, in_log=step.is_of_log)

    def _redo(self) -> None:
        step = self._steps.redo()
        if step.is_of_log:
            self._log_writer.write(step, self._finish_writing)
        self._become(step.after, in_log=step.is_of_log)

    def _refuse_out_of_time(self, command: Command) -> None:
        """What only the running mission's time can refuse."""
        if isinstance(command, CardCommand):
            board = self._sound.board(playing(self._state))
            if board is None or command.threat not in range(len(board.threats)):
                raise UserError("session-not-announced")
            if board.silence is not None:
                raise UserError("session-no-talking")
        if isinstance(command, EndMission):
            board = self._sound.board(playing(self._state))
            if board is None or not may_end(board):
                raise UserError("session-too-early")

    def _become(self, after: SessionState, *, in_log: bool = False) -> None:
        """This is the state now: saved, and followed by the sound. `in_log` says that the log writer saves it."""
        before, self._state = self._state, after
        if (after.setup, after.choice.kind) != (before.setup, before.choice.kind):
            self._remember(table=after.setup.as_settings(), kind=str(after.choice.kind))
            self._sound.adjust_volume(after.setup)
        if after.language != before.language:
            self._remember(language=after.language)
        self._campaigns.changed(before.campaign, after.campaign, is_written=in_log)
        if _sheet(after) != _sheet(before):
            self._dismiss_coach()
        if after.at_table is not before.at_table:
            self._unfinished.put_on_table(_id(after))
            if _id(after) != _id(before):
                self._saved_second = -1
            self._sound.follow(after.at_table, after.language)
            if not (in_log and isinstance(after.at_table, Resolving) and after.at_table.logged is not None):
                self._save(before.at_table, after.at_table)

    def _with_log(self, state: SessionState) -> SessionState:
        """With what the log book knows of the game that came to the table: its campaign, and its line."""
        item = state.at_table
        if isinstance(item, Resolving):
            id_ = item.sheet.campaign
            logged = self._log_writer.logged_sheet(item.id)
            if logged is not None:
                state = state.at(evolve(item, logged=logged, seen_end=True))
        else:
            assert item is not None
            id_ = None if item.round.campaign_mission is None else item.round.campaign_mission.campaign
        return evolve(state, campaign=None if id_ is None else self._campaigns.find(id_))

    # saving

    def _save(self, before: Playing | Resolving | None, after: Playing | Resolving | None) -> None:
        if isinstance(after, Playing):
            if isinstance(before, Playing) and after.id == before.id and self._sound.has_begun(after):
                self._autosave.save(after, self._sound.position(after))
        elif isinstance(after, Resolving) and after.is_worth_saving:
            self._autosave.save(after)
        elif isinstance(before, Resolving):
            was_worth_it = after is not None and before.id == after.id and before.is_worth_saving
            if was_worth_it or (after is None and before.origin is Origin.LOG):  # what was tried with a copy of a line
                self._autosave.delete(before)

    def _finish_writing(self, step: UndoStep, error: UserError | None) -> None:
        """Where a line could not be written, its game is still one to go on with."""
        with self._lock:
            self._revision += 1
            if error is None:
                return
            self._trouble = error
            before, item = step.before.at_table, self._state.at_table
            if isinstance(before, Resolving) and isinstance(item, Resolving) and item.id == before.id:
                self._state = self._state.at(evolve(item, logged=before.logged))
            self._steps.remove(step)

    def _notice_failure(self) -> None:
        """A soundtrack that could not be made takes its mission from the table again."""
        failure = self._sound.take_failure()
        if failure is None:
            return
        self._state = self._state.at(None)
        self._unfinished.put_on_table(None)
        self._steps.clear()
        self._revision += 1
        if not isinstance(failure, UserError):
            raise failure
        self._trouble = failure

    # time

    def tick(self) -> None:
        """Time has passed: what the running mission has come to is saved, every second of it."""
        with self._lock:
            self._notice_failure()
            if self._consultation is not None and self._consultation.listen():
                self._revision += 1
            item, player = self._state.at_table, self._sound.player
            if not isinstance(item, Playing) or item.over or player is None:
                return
            if self._sound.notice_sleep():
                self._revision += 1
            if player.state is PlayerState.READY:
                return
            if int(player.position) != self._saved_second and not self._autosave.is_busy:
                self._saved_second = int(player.position)
                self._autosave.save(item, player.position)
            if player.state is PlayerState.ENDED:
                self._apply(EndMission())
                self._revision += 1

    def wait(self, seconds: float | None = None) -> None:
        """Until the soundtrack is made, and everything that was done is on the disk and in the log book."""
        self._sound.wait(seconds)
        self._autosave.wait(seconds)

    def close(self) -> None:
        """The evening is over; what is on the table can be gone on with another time."""
        with self._lock:
            item, player = self._state.at_table, self._sound.player
            if isinstance(item, Playing) and not item.over and player is not None:
                if self._sound.has_begun(item):
                    self._autosave.save(item, player.position)
                player.close()
            self._unfinished.put_on_table(None)
            self._dismiss_coach()
        self._sound.close()
        self._autosave.close()

    # seeing

    def view(self, seat: int | None = None) -> SessionView:
        """This moment as a seat sees it, or the shared screen; what is asked of it is answered then."""
        with self._lock:
            self._notice_failure()
            item = self._state.at_table
            return SessionView(
                self._revision,
                seat,
                self._state,
                self._steps.can_undo,
                self._steps.can_redo,
                self._undone_in_log,
                self._autosave.trouble,
                self._sound.moment(item) if isinstance(item, Playing) else SoundMoment(),
                self,
            )

    def start_of(self, state: SessionState) -> mission_choice.Start | UserError:
        """What Start begins in this state, or why it begins nothing."""
        choice = state.choice
        if state.campaign is not None:
            choice = evolve(choice, kind=state.campaign.kind)
        try:
            return mission_choice.start_of(choice, self._resources.scenarios())
        except UserError as error:
            return error

    def resolution_of(self, state: SessionState, seat: int | None) -> ResolutionView | None:
        """What a seat sees of the game that is being resolved, or the shared screen."""
        item = state.at_table
        if not isinstance(item, Resolving):
            return None
        color = None if seat is None else state.setup.seats[seat].color
        with self._lock:
            shown = resolution_view(item, color, self._log_writer.line_of(item.id))
            if self._consultation is None or seat is not None:
                return shown
            return evolve(shown, answer=self._consultation.answer)

    def unfinished(self) -> tuple[UnfinishedView, ...]:
        """The games that were left in the middle, the latest first."""
        return tuple(map(unfinished_view, self._read(self._unfinished.free)))

    def campaigns(self) -> tuple[CampaignRecord, ...]:
        """The campaigns that can go on."""
        return self._read(self._campaigns.running)

    def explorers(self) -> tuple[Explorer, ...]:
        """All explorers of the log book."""
        return self._read(self._careers.explorers)

    def played(self) -> frozenset[str]:
        """The ids of published missions that this table has played."""
        return self._resources.played()

    def current_trouble(self) -> UserError | None:
        """What went wrong beside the last command."""
        return self._trouble

    def _read(self, reading: Callable[[], tuple[T, ...]]) -> tuple[T, ...]:
        """What the log book has, or nothing and the trouble with it."""
        with self._lock:
            try:
                return reading()
            except UserError as error:
                self._trouble = error
                return ()

    @property
    def revision(self) -> int:
        """Grows with everything that happens, but for the running time."""
        return self._revision

    @property
    def state(self) -> SessionState:
        with self._lock:
            return self._state

    @property
    def scenarios(self) -> Sequence[Scenario]:
        """The missions there are."""
        return self._resources.scenarios()

    @property
    def today(self) -> date:
        return self._resources.today()

    @property
    def log(self) -> logbook.Log:
        """The log book, open as long as the session is."""
        return self._autosave.log

    @property
    def unsaved(self) -> UserError | None:
        """Why the last change is not on the disk."""
        return self._autosave.trouble

    @property
    def player(self) -> MissionPlayer:
        """The player of the running mission, waited for while it is being made; refused if none runs."""
        with self._lock:
            playing(self._state)
            return self._sound.wait_for_player()

    @property
    def position(self) -> float:
        """The second of the mission on the table that is heard now."""
        with self._lock:
            item = self._state.at_table
            return self._sound.position(item) if isinstance(item, Playing) else 0.0

    def messages(self) -> tuple[Message | UserError, ...]:
        """What opening the log book brought to light, and what only a newer version of the program can go on with."""
        try:
            notices = self._autosave.log.notices
        except UserError as error:
            return (error,)
        return (*notices, *(UserError("files-newer", what=what) for what in self.saved_by_newer()))

    def saved_by_newer(self) -> tuple[str, ...]:
        """Of what kinds there are games that only a newer version of the program can go on with."""
        try:
            return self._autosave.saved_by_newer()
        except UserError:
            return ()

    def played_elsewhere(self) -> tuple[UnfinishedView, ...]:
        """The games that another window or terminal has on its table."""
        return tuple(map(unfinished_view, self._read(self._unfinished.elsewhere)))

    def unreadable_campaigns(self) -> int:
        """How many campaigns cannot be read: a newer version of the program keeps them, or they are damaged."""
        with self._lock:
            return self._campaigns.count_unreadable()


def _remembered(language: str) -> SessionState:
    """The evening as it begins: with the crew and the kind of mission of last time."""
    remembered = settings.read().get("kind")
    kind = next((kind for kind in Kind if kind == remembered), Kind.MISSION)
    return SessionState(remembered_setup(), language, Choice(kind))


def _sheet(state: SessionState) -> ResolutionSheet | None:
    return state.at_table.sheet if isinstance(state.at_table, Resolving) else None


def _id(state: SessionState) -> str | None:
    return None if state.at_table is None else state.at_table.id
