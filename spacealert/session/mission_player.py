"""The sound of the current mission: soundtrack, voice and loudspeaker."""

import contextlib
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import TYPE_CHECKING

from attrs import Factory, define, field, fields_dict, frozen

from spacealert.announcer.compiler import Soundtrack, compile_soundtrack
from spacealert.kit.audio import voice_pack
from spacealert.kit.audio.player import SLOWEST, AfterSleep, Player, PlayerState, open_player
from spacealert.kit.audio.voice_pack import Voice
from spacealert.kit.i18n.errors import UserError
from spacealert.missions.scenario import Kind, Scenario
from spacealert.session.action_round import RoundStatus, round_status_at
from spacealert.session.session_state import Playing, Resolving
from spacealert.session.setup import VOLUMES, TableSetup

if TYPE_CHECKING:
    from spacealert.kit.audio.live_mix import LiveMix


HEARD_FOR = 7.0  # length of a volume test, in seconds

MissionPlayer = Player[Soundtrack]


@frozen
class SoundSetup:
    """Sound settings for this run of the program, which take precedence over the saved settings."""

    loudspeaker: str | None = None
    over_the_intercom: bool = True
    silent: bool = False
    siren: bool = True
    speed: float = 1.0
    after_sleep: AfterSleep = AfterSleep.STOPS
    voice: str | None = None  # name or folder of a voice pack
    live: bool = False  # whether scenes outside the mission may also play sound


def available_voices() -> tuple[Voice, ...]:
    """Return all usable voices. `spacealert voice check` reports broken voices."""
    found = []
    for name in voice_pack.list_voices():
        with contextlib.suppress(UserError):
            found.append(voice_pack.load(name))
    return tuple(found)


def choose_voice(setup: TableSetup, language: str) -> Voice:
    """Return the chosen voice if it speaks this language, or else the default voice of the language."""
    with contextlib.suppress(UserError):
        if setup.voice and (chosen := voice_pack.load(setup.voice)).language == language:
            return chosen
    return voice_pack.default_voice(language)


def build_soundtrack(playing: Playing, language: str) -> Soundtrack:
    setup = playing.round.setup
    return compile_soundtrack(playing.round.scenario, choose_voice(setup, language), setup.crew)


def create_player(playing: Playing, language: str, sound: SoundSetup = SoundSetup()) -> MissionPlayer:
    """Return an audio player, waiting at the start of this mission or where the mission was interrupted."""
    setup = playing.round.setup
    speaker = choose_voice(setup, language) if sound.voice is None else voice_pack.load(sound.voice)
    compiled = compile_soundtrack(playing.round.scenario, speaker, setup.crew)
    speed = max(SLOWEST, sound.speed * setup.speed)
    if playing.read_aloud or sound.silent:
        player: MissionPlayer = Player(compiled, speed=speed, after_sleep=sound.after_sleep)
    else:
        player = open_player(
            compiled,
            speaker,
            loudspeaker=sound.loudspeaker,
            over_the_intercom=sound.over_the_intercom,
            at=playing.begin_at,
            speed=speed,
            after_sleep=sound.after_sleep,
        )
    apply_volumes(player, setup, sound)
    if playing.begin_at:
        player.seek(playing.begin_at)
    return player


def open_mix(setup: TableSetup, sound: SoundSetup) -> "LiveMix":
    """Open the sound for scenes outside the mission, at the chosen volume. Without `sound.live`, the mix is silent."""
    from spacealert.kit.audio.devices import choice
    from spacealert.kit.audio.live_mix import LiveMix  # imported late: only players need the mixer

    mix = LiveMix(choice.choose_loudspeaker(sound.loudspeaker) if sound.live and not sound.silent else None)
    mix.volume = setup.volume / VOLUMES
    return mix


def apply_volumes(player: MissionPlayer, setup: TableSetup, sound: SoundSetup = SoundSetup()) -> None:
    player.volume = setup.volume / VOLUMES
    player.siren = setup.siren and sound.siren
    player.levels = {channel: level / VOLUMES for channel, level in setup.channel_levels.items()}


@define(eq=False)
class VolumeTest:
    """Plays the opening words of a mission in the chosen voice, at the chosen volume."""

    _stopped: threading.Event | None = field(default=None, init=False)

    def start(self, setup: TableSetup, language: str) -> None:
        self.stop()
        self._stopped = threading.Event()
        threading.Thread(
            target=_test_volume, args=(setup, language, self._stopped), name="volume test", daemon=True
        ).start()

    def stop(self) -> None:
        if self._stopped is not None:
            self._stopped.set()


def _test_volume(setup: TableSetup, language: str, stopped: threading.Event) -> None:
    try:
        chosen = choose_voice(setup, language)
    except UserError:  # no voice: starting a mission reports it
        return
    nothing_happens = Scenario("", Kind.MISSION, {}, (600,), ())
    with open_player(compile_soundtrack(nothing_happens, chosen), chosen) as player:
        apply_volumes(player, setup)
        if not stopped.is_set():
            player.play()
            stopped.wait(HEARD_FOR)


SLEPT = 1.0  # seconds of suspension worth reporting to players

MakePlayer = Callable[[Playing, str, SoundSetup], MissionPlayer]


@frozen
class _MissionAudio:
    soundtrack: Soundtrack
    player: MissionPlayer | None


@frozen
class SoundView:
    state: PlayerState
    position: float
    volume: float
    muted: bool
    siren: bool
    speed: float
    is_device_missing: bool  # whether the expected loudspeaker is missing
    count_in_left: float  # seconds left in the count-in, or 0


@frozen
class SoundSnapshot:
    """The position in a mission and the state of its player. `soundtrack` is None while it is being made."""

    position: float = 0.0
    soundtrack: Soundtrack | None = None
    sound: SoundView | None = None
    slept: bool = False


@define(eq=False)
class MissionSound:
    """The sound of the current game. The player's position is the mission's position."""

    _sound: SoundSetup
    _make_player: MakePlayer
    _asleep: Callable[[], float]
    slept: bool = False  # whether the machine was suspended since someone last used the player
    _maker: ThreadPoolExecutor = field(
        factory=lambda: ThreadPoolExecutor(1, thread_name_prefix="soundtrack"), init=False
    )
    _making: tuple[str, Future[_MissionAudio]] | None = None  # for the game with this id
    _ended_at: tuple[str, float] | None = None  # where the game with this id ended
    _slept_until: float = field(default=Factory(lambda self: self._asleep(), takes_self=True), init=False)

    def update_sound(self, item: Playing | Resolving | None, language: str) -> None:
        """Make a soundtrack and a player for a new mission. Release the player of the old mission."""
        if self._making is not None and (not isinstance(item, Playing) or item.id != self._making[0]):
            if not self._making[1].cancel():
                self._making[1].add_done_callback(_close)
            self._making = None
        if isinstance(item, Playing) and self._making is None:
            self._making = item.id, self._maker.submit(self._make, item, language)
            self.slept = False

    def pop_error(self) -> BaseException | None:
        """Return why the soundtrack could not be made, or None. The error is only returned once."""
        if self._making is None or not self._making[1].done():
            return None
        failure = self._making[1].exception()
        if failure is not None:
            self._making = None
        return failure

    @property
    def player(self) -> MissionPlayer | None:
        return None if self._made is None else self._made.player

    def wait_for_player(self) -> MissionPlayer:
        """Wait until the running mission's player is ready, and return it."""
        assert self._making is not None
        player = self._making[1].result().player
        assert player is not None
        return player

    def position(self, item: Playing) -> float:
        if self._ended_at is not None and self._ended_at[0] == item.id:
            return self._ended_at[1]
        return item.begin_at if self.player is None else self.player.position

    def board(self, item: Playing) -> RoundStatus | None:
        """Return the status of the round as players can see it now, or None while the soundtrack is being made."""
        return None if self._made is None else round_status_at(self._made.soundtrack, self.position(item))

    def snapshot(self, item: Playing) -> SoundSnapshot:
        made = self._made
        if made is None:
            return SoundSnapshot(item.begin_at)
        player, sound = made.player, None
        if player is not None:
            sound = SoundView(**{name: getattr(player, name) for name in fields_dict(SoundView)})
        return SoundSnapshot(self.position(item), made.soundtrack, sound, self.slept)

    def has_begun(self, item: Playing) -> bool:
        if self._made is None:
            return False
        started = self.player is not None and self.player.state is not PlayerState.READY
        return item.is_round_over or item.begin_at > 0 or started

    def adjust_volume(self, setup: TableSetup) -> None:
        if self.player is not None:
            apply_volumes(self.player, setup, self._sound)

    def end(self, item: Playing) -> None:
        self._ended_at = item.id, self.position(item)
        if self.player is not None:
            self.player.close()

    def detect_suspend(self) -> bool:
        """Return whether the machine has just been suspended during the mission.

        If the settings say so, pause the mission.
        """
        asleep, player = self._asleep(), self.player
        slept = asleep - self._slept_until > SLEPT and player is not None and player.state is PlayerState.PLAYING
        if slept:
            assert player is not None
            if player.after_sleep is AfterSleep.STOPS:
                player.pause()
            self.slept = True
        self._slept_until = asleep
        return slept

    def wait(self, seconds: float | None = None) -> None:
        """Wait until the soundtrack is ready or has failed. Raise `TimeoutError` after `seconds`, if given."""
        making = self._making
        if making is not None:
            making[1].exception(seconds)

    def close(self) -> None:
        self._maker.shutdown()

    @property
    def _made(self) -> _MissionAudio | None:
        if self._making is None or not self._making[1].done() or self._making[1].exception() is not None:
            return None
        return self._making[1].result()

    def _make(self, item: Playing, language: str) -> _MissionAudio:
        if item.is_round_over:
            return _MissionAudio(build_soundtrack(item, language), None)
        player = self._make_player(item, language, self._sound)
        return _MissionAudio(player.soundtrack, player)


def _close(making: Future[_MissionAudio]) -> None:
    if making.exception() is None and (player := making.result().player) is not None:
        player.close()
