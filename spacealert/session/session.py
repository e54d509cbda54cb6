"""The session: an evening that is driven by commands and read as values, by one client or by several."""

import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from datetime import date
from functools import partial
from pathlib import Path
from uuid import NAMESPACE_OID, uuid5

from attrs import define, evolve, frozen

from spacealert import logbook
from spacealert.announcer.compiler import Soundtrack
from spacealert.kit.audio import clock
from spacealert.kit.audio.player import AfterSleep, PlayerState
from spacealert.kit.i18n.errors import UserError
from spacealert.kit.i18n.texts import Message
from spacealert.kit.storage import crash_report, places, settings
from spacealert.kit.storage.locks import Lock, is_locked
from spacealert.logbook.game_entries import corrected, entry_of, game_of
from spacealert.logbook.log_values import CampaignContent
from spacealert.missions.scenario import LAST_TURNS, Kind, Scenario
from spacealert.session import campaign_record, mission_choice, played_missions
from spacealert.session.autosave import Autosave, UnfinishedGame
from spacealert.session.board import Board, board_at
from spacealert.session.campaign_record import CampaignRecord
from spacealert.session.commands import (
    Abandon,
    AbandonCampaign,
    Continue,
    EndMission,
    Redo,
    StartMission,
    TestVolume,
    Undo,
)
from spacealert.session.commands.command import Command, PlayerCommand, playing
from spacealert.session.commands.log_entries import LogCommand
from spacealert.session.commands.running_mission import CardCommand
from spacealert.session.drafts import RESOLUTION_FORMAT
from spacealert.session.permissions import refuse_unless_allowed
from spacealert.session.resolution_sheet import ResolutionSheet
from spacealert.session.session_state import Choice, Origin, Playing, Resolving, Resources, SessionState
from spacealert.session.session_view import (
    MissionName,
    PlanView,
    ResolutionView,
    RoundView,
    SessionView,
    SoundView,
    UnfinishedView,
    WalkView,
)
from spacealert.session.setup import VOLUMES, remembered_setup
from spacealert.session.sound import MissionPlayer, Sound, VolumeTest, player_for, soundtrack_for
from spacealert.session.walk_cache import resolution_of, tile_to_draw, tiles_drawn_until, walk_of

MOST_UNDONE = 500
LAST_PHASE = len(LAST_TURNS)
SLEPT = 1.0  # seconds that the machine must have slept for the table to be told


@define
class _Done:
    """A command that can be taken back: the state before and after it, and the number of its deed in the log book."""

    before: SessionState
    after: SessionState
    act: int | None = None


@frozen
class _Sounding:
    """The soundtrack of the mission on the table and, while it runs, its player."""

    soundtrack: Soundtrack
    player: MissionPlayer | None


Making = Callable[[Playing, str, Sound], MissionPlayer]


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
        make_player: Making = player_for,
        open_log: Callable[[], logbook.Log] = logbook.open,
        resources: Resources | None = None,
        remember: Callable[..., None] = settings.change,
        state: SessionState | None = None,
        asleep: Callable[[], float] = clock.asleep,
    ) -> None:
        self._sound, self._make_player = sound or Sound(), make_player
        self._resources = resources or Resources()
        self._remember = remember
        self._lock = threading.RLock()
        self._autosave = Autosave(open_log)
        self._lock_of_game: tuple[str, Lock] | None = None  # held for the game on the table, by its id
        self._state = state or _remembered(language)
        self._done: list[_Done] = []
        self._undone: list[_Done] = []
        self._maker = ThreadPoolExecutor(1, thread_name_prefix="soundtrack")
        self._making: tuple[str, Future[_Sounding]] | None = None  # for the game of this id
        self._ended_at: tuple[str, float] | None = None  # where the game of this id ended
        self._saved_second = -1
        self._asleep, self._slept_until, self._slept = asleep, asleep(), False
        self._saved_campaigns: set[str] = set()
        self._volume_test = VolumeTest()
        self._lines: dict[str, int] = {}  # the numbers of lines that were written this evening, by their id
        self._trouble: UserError | None = None
        self._revision = 0
        self._unfinished: tuple[UnfinishedGame, ...] | None = None  # read again after a change
        self._resting: tuple[CampaignRecord, ...] | None = None
        self._lock_game_of(self._state)
        self._follow_with_sound(self._state.at_table)

    # doing

    @property
    def revision(self) -> int:
        """Grows with everything that happens, but for the running time."""
        return self._revision

    @property
    def scenarios(self) -> Sequence[Scenario]:
        """The missions there are."""
        return self._resources.scenarios()

    @property
    def log(self) -> logbook.Log:
        """The log book, open as long as the session is."""
        return self._autosave.log

    @property
    def today(self) -> date:
        return self._resources.today()

    @property
    def unsaved(self) -> UserError | None:
        """Why the last change is not on the disk."""
        return self._autosave.trouble

    @property
    def state(self) -> SessionState:
        with self._lock:
            return self._state

    def do(self, command: Command | PlayerCommand | Undo | Redo, seat: int | None = None) -> None:
        """Do this, for a seat or for the whole table; refused with the reason if it cannot be done now."""
        with self._lock:
            self._settle()
            refuse_unless_allowed(self._state, command, seat)
            self._trouble = None
            match command:
                case Undo():
                    self._take_back()
                case Redo():
                    self._do_again()
                case PlayerCommand():
                    had_begun = self._has_begun()
                    command.steer(self._player(), playing(self._state))
                    self._unslept()
                    if self._has_begun() and not had_begun:
                        self._autosave.keep(playing(self._state), self._position())
                case Command():
                    self._apply(command)
            self._revision += 1
        self._autosave.wait()

    def _apply(self, command: Command) -> None:
        self._refuse_out_of_time(command)
        before = self._state
        after = command.apply(before, self._resources)
        if isinstance(command, Continue):
            if command.item.id != _id(before) and is_locked(_lock_file(command.item.id)):
                raise UserError("session-played-elsewhere")
            self._rename_draft(command.item)
            after = self._found_again(after)
        if isinstance(command, StartMission) and after.campaign is not None:
            self._saved_campaigns.add(after.campaign.id)
            self._autosave.submit(partial(self._keep_campaign, after.campaign))
            self._resting = None
        done = _Done(before, after)
        if isinstance(command, LogCommand):
            self._write_line(done)
        if isinstance(command, Abandon | AbandonCampaign):
            self._give_up(command, before)
        if isinstance(command, EndMission):
            self._end(playing(before))
        if isinstance(command, TestVolume):
            self._volume_test.start(before.setup, before.language)
        elif done.after.at_table is not None:
            self._volume_test.stop()
        self._become(done.after, into_log=isinstance(command, LogCommand))
        if not command.undoable:
            if _id(before) != _id(after):
                self._done, self._undone = [], []
        elif after != before:
            self._done, self._undone = [*self._done[-MOST_UNDONE:], done], []

    def _take_back(self) -> None:
        if not self._done:
            raise UserError("session-nothing-to-undo")
        done = self._done.pop()
        if _is_of_log(done):
            self._autosave.submit(partial(self._take_line_back, done))
        self._undone.append(done)
        self._become(done.before, into_log=_is_of_log(done))

    def _do_again(self) -> None:
        if not self._undone:
            raise UserError("session-nothing-to-redo")
        done = self._undone.pop()
        if _is_of_log(done):
            self._write_line(done)
        self._done.append(done)
        self._become(done.after, into_log=_is_of_log(done))

    def _refuse_out_of_time(self, command: Command) -> None:
        """What only the running mission's time can refuse."""
        if isinstance(command, CardCommand):
            playing(self._state)
            board = self._board()
            if board is None or command.threat not in range(len(board.threats)):
                raise UserError("session-not-announced")
            if board.silence is not None:
                raise UserError("session-no-talking")
        if isinstance(command, EndMission):
            playing(self._state)
            board = self._board()
            if board is None or not (board.complete or board.phase >= LAST_PHASE):
                raise UserError("session-too-early")

    def _become(self, after: SessionState, into_log: bool = False) -> None:
        """This is the state now: kept, and followed by the sound. What goes into the log book takes its campaign along,
        and comes in the place of its draft.
        """
        before, self._state = self._state, after
        if (after.setup, after.choice.kind) != (before.setup, before.choice.kind):
            self._remember(table=after.setup.as_settings(), kind=str(after.choice.kind))
            self._become_as_loud(after)
        if after.language != before.language:
            self._remember(language=after.language)
        campaign = after.campaign
        changed = campaign is not None and campaign != before.campaign
        if campaign is not None and changed and campaign.id in self._saved_campaigns and not into_log:
            self._autosave.submit(partial(self._keep_campaign, campaign))
        if after.at_table is not before.at_table:
            self._lock_game_of(after)
            self._follow_with_sound(after.at_table)
            if not (into_log and isinstance(after.at_table, Resolving) and after.at_table.logged is not None):
                self._keep(before.at_table, after.at_table)
        self._unfinished = None if after.at_table is not before.at_table else self._unfinished
        self._resting = None if after.campaign is not before.campaign else self._resting

    def _lock_game_of(self, state: SessionState) -> None:
        """Hold the lock of the game on the table, so that no other window or terminal takes it for one cut off."""
        id_ = _id(state)
        if self._lock_of_game is not None and self._lock_of_game[0] != id_:
            self._lock_of_game[1].release()
            self._lock_of_game = None
        if id_ is not None and self._lock_of_game is None:
            lock = Lock(_lock_file(id_))
            lock.acquire()
            self._lock_of_game = id_, lock

    # keeping

    def _keep(self, before: Playing | Resolving | None, after: Playing | Resolving | None) -> None:
        if after is None and isinstance(before, Resolving) and before.origin is Origin.LOG:
            self._autosave.drop(before)  # what was tried with a copy of a line
            return
        if isinstance(after, Resolving):
            if after.is_worth_keeping:
                self._autosave.keep(after)
            elif isinstance(before, Resolving) and before.id == after.id and before.is_worth_keeping:
                self._autosave.drop(after)
        elif isinstance(after, Playing) and isinstance(before, Playing) and after.id == before.id and self._has_begun():
            self._autosave.keep(after, self._position())

    def _give_up(self, command: Abandon | AbandonCampaign, before: SessionState) -> None:
        if isinstance(command, AbandonCampaign):
            if before.campaign is not None and before.campaign.id in self._saved_campaigns:
                self._autosave.submit(partial(self._keep_campaign, before.campaign, given_up=True))
            return
        if before.at_table is not None and command.id in (None, before.at_table.id):
            self._autosave.drop(before.at_table)
            return
        found = next((one for one in self._left_in_the_middle() if one.item.id == command.id), None)
        if found is None:
            raise UserError("session-no-such-game")
        self._autosave.forget(found.name)
        self._unfinished = None

    def _keep_campaign(self, campaign: CampaignRecord, given_up: bool = False) -> None:
        over = given_up or campaign.campaign.over
        self._autosave.log.save_campaign(campaign.id, campaign.as_content(), ended=over)

    def _write_line(self, done: _Done) -> None:
        """The line of the log book, and what it makes of its campaign, instead of the draft."""
        item = done.after.at_table
        assert isinstance(item, Resolving)
        campaign = done.after.campaign
        if item.sheet.campaign is not None:
            if campaign is None or campaign.id != item.sheet.campaign:
                campaign = self._saved_campaign(item.sheet.campaign)
            if campaign is not None:
                campaign = campaign.after(item.sheet)
                self._saved_campaigns.add(campaign.id)
                if done.after.campaign is not None:
                    done.after = evolve(done.after, campaign=campaign)
        self._autosave.submit(partial(self._enter, done, item, campaign))

    def _enter(self, done: _Done, item: Resolving, campaign: CampaignRecord | None) -> None:
        """In the writer's thread: what everybody wasted takes a while to work out."""
        log = self._autosave.log
        before = log.find(item.id)
        name = RESOLUTION_FORMAT.name_in(log, f"{RESOLUTION_FORMAT.what}-{item.id}")
        kept = None
        if campaign is not None:
            kept = CampaignContent(campaign.id, campaign.campaign.over, campaign.as_content())
        try:
            if before is None:
                entry = evolve(
                    entry_of(item.sheet.file, self._resources.today()), id=item.id, campaign=item.sheet.campaign
                )
                done.act = log.add(entry, name, kept)
            else:
                entry = corrected(before.entry, item.sheet.file)
                done.act = log.correct(entry, name, kept) if entry != before.entry else None
            written = log.find(item.id)
            assert written is not None
            self._lines[item.id] = written.number
        except Exception as error:
            self._was_not_entered(done, error)
        finally:
            with self._lock:
                self._revision += 1

    def _was_not_entered(self, done: _Done, error: Exception) -> None:
        """The line could not be written: the game is still one to go on with."""
        if isinstance(error, UserError):
            self._trouble = error
        else:
            self._trouble = UserError("session-not-saved", report=crash_report.noted() or "none")
        with self._lock:
            before, item = done.before.at_table, self._state.at_table
            if isinstance(before, Resolving) and isinstance(item, Resolving) and item.id == before.id:
                self._state = self._state.at(evolve(item, logged=before.logged))
            self._done = [one for one in self._done if one is not done]

    def _take_line_back(self, done: _Done) -> None:
        if done.act is not None:
            self._autosave.log.undo(done.act)
            done.act = None

    # the sound

    def _follow_with_sound(self, item: Playing | Resolving | None) -> None:
        """A mission that comes to the table gets its soundtrack and player; one that goes gives them back."""
        if self._making is not None and (not isinstance(item, Playing) or item.id != self._making[0]):
            _, making = self._making
            making.add_done_callback(_close)
            self._making = None
        if isinstance(item, Playing) and self._making is None:
            self._making = item.id, self._maker.submit(self._make, item)
            self._saved_second, self._slept = -1, False

    def _make(self, item: Playing) -> _Sounding:
        if item.over:
            return _Sounding(soundtrack_for(item, self._state.language), None)
        player = self._make_player(item, self._state.language, self._sound)
        return _Sounding(player.soundtrack, player)

    def _settle(self) -> None:
        """A soundtrack that could not be made takes its mission from the table again."""
        if self._making is not None and self._making[1].done() and self._making[1].exception() is not None:
            error = self._making[1].exception()
            self._making = None
            self._state = self._state.at(None)
            self._lock_game_of(self._state)
            self._done, self._undone = [], []
            self._revision += 1
            if not isinstance(error, UserError):
                assert error is not None
                raise error
            self._trouble = error

    def _sounding(self) -> _Sounding | None:
        """The soundtrack and player, once they are made."""
        if self._making is None or not self._making[1].done() or self._making[1].exception() is not None:
            return None
        return self._making[1].result()

    def _player(self) -> MissionPlayer:
        """The player of the running mission, waited for while it is being made."""
        playing(self._state)
        assert self._making is not None
        sounding = self._making[1].result()
        assert sounding.player is not None
        return sounding.player

    @property
    def player(self) -> MissionPlayer:
        """The player of the running mission; refused if none runs."""
        with self._lock:
            return self._player()

    @property
    def position(self) -> float:
        """The second of the mission on the table that is heard now."""
        with self._lock:
            return self._position()

    def _position(self) -> float:
        item, sounding = self._state.at_table, self._sounding()
        if not isinstance(item, Playing):
            return 0.0
        if self._ended_at is not None and self._ended_at[0] == item.id:
            return self._ended_at[1]
        if sounding is not None and sounding.player is not None:
            return sounding.player.position
        return item.begin_at

    def _has_begun(self) -> bool:
        """Whether something of the mission on the table would be missed."""
        item, sounding = self._state.at_table, self._sounding()
        if not isinstance(item, Playing) or sounding is None:
            return False
        started = sounding.player is not None and sounding.player.state is not PlayerState.READY
        return item.over or item.begin_at > 0 or started

    def _board(self) -> Board | None:
        sounding = self._sounding()
        return None if sounding is None else board_at(sounding.soundtrack, self._position())

    def _become_as_loud(self, state: SessionState) -> None:
        sounding = self._sounding()
        if sounding is not None and sounding.player is not None:
            sounding.player.volume = state.setup.volume / VOLUMES
            sounding.player.siren = state.setup.siren and self._sound.siren

    def _end(self, item: Playing) -> None:
        """The mission is over: it counts as played, and its loudspeaker is given back."""
        sounding = self._sounding()
        assert sounding is not None
        self._ended_at = item.id, self._position()
        played_missions.mark_as_played(item.round)
        if sounding.player is not None:
            sounding.player.close()

    def _unslept(self) -> None:
        self._slept = False

    # time

    def tick(self) -> None:
        """Time has passed: what the running mission has come to is kept, every second of it."""
        with self._lock:
            self._settle()
            item, sounding = self._state.at_table, self._sounding()
            if not isinstance(item, Playing) or item.over or sounding is None or sounding.player is None:
                return
            self._mind_sleep(sounding.player)
            player = sounding.player
            if player.state is PlayerState.READY:
                return
            if int(player.position) != self._saved_second and not self._autosave.is_busy:
                self._saved_second = int(player.position)
                self._autosave.keep(item, player.position)
            if player.state is PlayerState.ENDED:
                self._apply(EndMission())
                self._revision += 1

    def _mind_sleep(self, player: MissionPlayer) -> None:
        """The mission stopped where the machine fell asleep or, if that was wanted, went on; either is shown."""
        asleep = self._asleep()
        if asleep - self._slept_until > SLEPT and player.state is PlayerState.PLAYING:
            if player.after_sleep is AfterSleep.STOPS:
                player.pause()
            self._slept = True
            self._revision += 1
        self._slept_until = asleep

    def wait(self, seconds: float | None = None) -> None:
        """Until the soundtrack is made, and everything that was done is on the disk and in the log book."""
        making = self._making
        if making is not None:
            making[1].exception(seconds)
        self._autosave.wait(seconds)

    def close(self) -> None:
        """The evening is over; what is on the table can be gone on with another time."""
        with self._lock:
            item, sounding = self._state.at_table, self._sounding()
            if isinstance(item, Playing) and not item.over and sounding is not None and sounding.player is not None:
                if self._has_begun():
                    self._autosave.keep(item, sounding.player.position)
                sounding.player.close()
            self._lock_game_of(self._state.at(None))
        self._maker.shutdown()
        self._autosave.close()

    # seeing

    def messages(self) -> tuple[Message | UserError, ...]:
        """What opening the log book brought to light, and what only a newer version of the program can go on with."""
        try:
            told = self._autosave.log.notices
        except UserError as error:
            return (error,)
        return (*told, *(UserError("files-newer", what=what) for what in self.saved_by_newer()))

    def saved_by_newer(self) -> tuple[str, ...]:
        """Of what kinds there are games that only a newer version of the program can go on with."""
        try:
            return self._autosave.saved_by_newer()
        except UserError:
            return ()

    def view(self, seat: int | None = None) -> SessionView:
        """What a seat sees, or the shared screen."""
        with self._lock:
            self._settle()
            state = self._state
            start, error = self._start()
            return SessionView(
                revision=self._revision,
                seat=seat,
                stage=state.stage,
                language=state.language,
                setup=state.setup,
                played=self._resources.played(),
                choice=state.choice,
                read_aloud=state.read_aloud,
                tracks=state.tracks,
                start=start,
                start_refused=error,
                preparing=isinstance(state.at_table, Playing) and self._sounding() is None,
                round=self._round_view(seat),
                resolution=self._resolution_view(seat),
                campaign=state.campaign,
                unfinished=tuple(_unfinished_view(one) for one in self._left_in_the_middle()),
                campaigns=self._campaigns(),
                can_undo=bool(self._done),
                can_redo=bool(self._undone),
                trouble=self._trouble,
                unsaved=self._autosave.trouble,
            )

    def _start(self) -> tuple[mission_choice.Start | None, UserError | None]:
        choice = self._state.choice
        if self._state.campaign is not None:
            choice = evolve(choice, kind=self._state.campaign.kind)
        try:
            return mission_choice.start_of(choice, self._resources.scenarios()), None
        except UserError as error:
            return None, error

    def _left_in_the_middle(self) -> tuple[UnfinishedGame, ...]:
        """All games that can be gone on with: none that lies on a table, this one or that of another window."""
        if self._unfinished is None:
            try:
                self._autosave.wait()
                self._unfinished = self._autosave.unfinished()
            except UserError as error:
                self._trouble, self._unfinished = error, ()
        on_table = _id(self._state)
        free = (one for one in self._unfinished if one.item.id != on_table)
        return tuple(one for one in free if not is_locked(_lock_file(one.item.id)))

    def played_elsewhere(self) -> tuple[UnfinishedView, ...]:
        """The games that another window or terminal has on its table."""
        with self._lock:
            here, free = _id(self._state), self._left_in_the_middle()
            others = (one for one in self._unfinished or () if one not in free and one.item.id != here)
            return tuple(_unfinished_view(one) for one in others)

    def unreadable_campaigns(self) -> int:
        """How many campaigns cannot be read: a newer version of the program keeps them, or they are damaged."""
        try:
            found = self._autosave.log.campaigns()
        except UserError:
            return 0
        return sum(not ended for ended in found.values()) - len(self._campaigns())

    def _campaigns(self) -> tuple[CampaignRecord, ...]:
        if self._resting is None:
            try:
                log = self._autosave.log
                found = [
                    campaign_record.campaign_of_content(id_, log.campaign(id_))
                    for id_, ended in log.campaigns().items()
                    if not ended
                ]
            except UserError as error:
                self._trouble, found = error, []
            self._resting = tuple(campaign for campaign in found if campaign is not None)
            self._saved_campaigns |= {campaign.id for campaign in self._resting}
        return self._resting

    def _rename_draft(self, item: Playing | Resolving) -> None:
        """A mission of an earlier version was kept under a name that all missions shared."""
        for one in self._left_in_the_middle():
            if one.item.id == item.id and not one.name.startswith(self._autosave.name_of(item)):
                self._autosave.keep(item, one.position)
                self._autosave.forget(one.name)

    def _found_again(self, state: SessionState) -> SessionState:
        """With what the log book knows of the game that came to the table: its campaign, and its line."""
        item = state.at_table
        assert item is not None
        if isinstance(item, Resolving):
            line = self._autosave.log.find(item.id)
            if line is not None and line.entry.game is not None:
                logged = ResolutionSheet(game_of(line.entry), id=line.entry.id, campaign=line.entry.campaign)
                state = state.at(evolve(item, logged=logged, seen_end=True))
        return evolve(state, campaign=self._campaign_of(item))

    def _campaign_of(self, item: Playing | Resolving) -> CampaignRecord | None:
        mission = item.round.campaign_mission if isinstance(item, Playing) else None
        id_ = item.sheet.campaign if isinstance(item, Resolving) else None if mission is None else mission.campaign
        return None if id_ is None else self._saved_campaign(id_)

    def _saved_campaign(self, id_: str) -> CampaignRecord | None:
        found = self._autosave.log.campaign(id_)
        return None if found is None else campaign_record.campaign_of_content(id_, found)

    def _round_view(self, seat: int | None) -> RoundView | None:
        item, sounding = self._state.at_table, self._sounding()
        if not isinstance(item, Playing):
            return None
        round_ = item.round
        board = self._board()
        announced = 0 if board is None else len(board.threats)
        silent = board is not None and board.silence is not None
        if board is not None and silent and seat is not None:
            board = evolve(board, said=(), fresh=False)
        candidates: tuple[tuple[str, ...], ...] = ()
        if not silent and not item.over:
            candidates = tuple(
                round_.candidates(place) if _draws(item, place, seat) else () for place in range(announced)
            )
        player = None if sounding is None else sounding.player
        return RoundView(
            mission=_mission_name(item, tells=not round_.secret or item.over),
            crew=round_.setup,
            board=board,
            sound=None
            if player is None
            else SoundView(
                player.state,
                player.position,
                player.volume,
                player.muted,
                player.siren,
                player.speed,
                player.lost,
            ),
            cards={} if silent and seat is not None else {p: c for p, c in round_.cards.items() if p < announced},
            candidates=candidates,
            read_aloud=item.read_aloud,
            can_end=board is not None and (board.complete or board.phase >= LAST_PHASE),
            slept=self._slept,
        )

    def _resolution_view(self, seat: int | None) -> ResolutionView | None:
        item = self._state.at_table
        if not isinstance(item, Resolving):
            return None
        shared = seat is None
        sheet = item.sheet
        color = None if seat is None else self._state.setup.seats[seat].color
        plans = tuple(
            PlanView(
                row,
                member.color,
                member.name,
                member.android,
                tuple(member.plan) if shared or item.walking or member.color == color else None,
            )
            for row, member in enumerate(sheet.crew)
        )
        walk = walk_of(sheet, item.place) if item.walking else None
        return ResolutionView(
            id=item.id,
            mission=sheet.file.mission,
            origin=item.origin,
            plans=plans,
            missing_cards=len(sheet.unknown),
            own_tiles=item.own_tiles,
            opened_tiles=tiles_drawn_until(item.walked or sheet, item.place) if item.place else frozenset(),
            walk=None
            if walk is None
            else WalkView(
                walk.place,
                walk.last,
                walk.events[: walk.place],
                walk.picture,
                tile_to_draw(sheet, walk, walk.place) if item.own_tiles else None,
            ),
            sheet=sheet if shared else None,
            whole=walk if shared else None,
            before=None if item.compared is None or not shared else resolution_of(item.compared.game),
            logged=None if item.logged is None or not shared else resolution_of(item.logged.game),
            is_in_log=item.logged is not None,
            differs_from_log=item.logged is not None and item.logged != sheet,
            line=self._lines.get(item.id),
        )


def _remembered(language: str) -> SessionState:
    """The evening as it begins: with the crew and the kind of mission of last time."""
    kept = settings.read().get("kind")
    kind = next((kind for kind in Kind if kind == kept), Kind.MISSION)
    return SessionState(remembered_setup(), language, Choice(kind))


def _lock_file(id_: str) -> Path:
    return places.user_folder() / "on-the-table" / f"{uuid5(NAMESPACE_OID, id_).hex}.lock"


def _id(state: SessionState) -> str | None:
    return None if state.at_table is None else state.at_table.id


def _is_of_log(done: _Done) -> bool:
    before, after = done.before.at_table, done.after.at_table
    return isinstance(before, Resolving) and isinstance(after, Resolving) and before.logged != after.logged


def _close(making: Future[_Sounding]) -> None:
    """Give back the loudspeaker of a mission that has left the table, as soon as it is made."""
    if making.exception() is None and (player := making.result().player) is not None:
        player.close()


def _draws(item: Playing, threat: int, seat: int | None) -> bool:
    """Whether this seat draws the card of this threat: external ones are communications', internal ones security's."""
    if seat is None:
        return True
    internal = item.round.threats[threat].internal
    return item.round.setup.roles["security" if internal else "communications"] == seat


def _mission_name(item: Playing, tells: bool) -> MissionName:
    scenario = item.round.scenario
    if not tells:
        return MissionName(scenario.kind)
    return MissionName(scenario.kind, scenario.name, {} if scenario.code else dict(scenario.title))


def _unfinished_view(one: UnfinishedGame) -> UnfinishedView:
    item = one.item
    if isinstance(item, Playing):
        return UnfinishedView(
            item.id,
            _mission_name(item, tells=not item.round.secret or item.over),
            tuple(seat.name for seat in item.round.setup.seats),
            one.kept,
            None if item.round.campaign_mission is None else item.round.campaign_mission.campaign,
            one.position,
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
        one.kept,
        item.sheet.campaign,
        None,
        True,
        item,
    )
