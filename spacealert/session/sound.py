"""The player of a mission, put together in this one place: its soundtrack, the voice, the loudspeaker."""

import contextlib
import threading
import time
from typing import TYPE_CHECKING

from attrs import frozen

from spacealert.announcer.compiler import Soundtrack, compile_soundtrack
from spacealert.kit.audio import voice_pack
from spacealert.kit.audio.player import AfterSleep, Player, open_player
from spacealert.kit.audio.voice_pack import Voice
from spacealert.kit.i18n.errors import UserError
from spacealert.missions.scenario import Kind, Scenario
from spacealert.session.session_state import Playing
from spacealert.session.setup import VOLUMES, TableSetup

if TYPE_CHECKING:
    from spacealert.kit.audio.live_mix import LiveMix

KLAXON_BLASTS, KLAXON_EVERY = 3, 0.85  # seconds
HEARD_FOR = 7.0  # seconds of the intercom that a volume test lets hear

MissionPlayer = Player[Soundtrack]


@frozen
class Sound:
    """How a mission is to sound, where a call of the program says more than the table has chosen."""

    loudspeaker: str | None = None
    over_the_intercom: bool = True
    silent: bool = False
    siren: bool = True
    speed: float = 1.0
    after_sleep: AfterSleep = AfterSleep.STOPS
    voice: str | None = None  # a voice pack's name or folder
    live: bool = False  # whether scenes beside the mission may be heard, too


@frozen
class AvailableVoice:
    """A voice that can read a mission, and the language it speaks."""

    name: str
    language: str


def available_voices() -> tuple[AvailableVoice, ...]:
    """All voices that can be read; a broken one is for `spacealert voice check` to report."""
    found = []
    for name in voice_pack.names():
        with contextlib.suppress(UserError):
            found.append(AvailableVoice(name, voice_pack.load(name).language))
    return tuple(found)


def voice_for(setup: TableSetup, language: str) -> Voice:
    """The chosen voice if it speaks this language, or the first that does."""
    with contextlib.suppress(UserError):
        if setup.voice and (chosen := voice_pack.load(setup.voice)).language == language:
            return chosen
    return voice_pack.speaking(language)


def soundtrack_for(playing: Playing, language: str) -> Soundtrack:
    """What this crew hears of its mission, in the voice that the table has chosen."""
    setup = playing.round.setup
    return compile_soundtrack(playing.round.scenario, voice_for(setup, language), setup.crew)


def player_for(playing: Playing, language: str, sound: Sound = Sound()) -> MissionPlayer:
    """A player that stands at the second where this mission begins or goes on; it waits for `play`."""
    setup = playing.round.setup
    speaker = voice_for(setup, language) if sound.voice is None else voice_pack.load(sound.voice)
    compiled = compile_soundtrack(playing.round.scenario, speaker, setup.crew)
    if playing.read_aloud or sound.silent:
        player: MissionPlayer = Player(compiled, speed=sound.speed, after_sleep=sound.after_sleep)
    else:
        player = open_player(
            compiled,
            speaker,
            loudspeaker=sound.loudspeaker,
            over_the_intercom=sound.over_the_intercom,
            at=playing.begin_at,
            speed=sound.speed,
            after_sleep=sound.after_sleep,
        )
    set_loudness(player, setup, sound)
    if playing.begin_at:
        player.seek(playing.begin_at)
    return player


def open_mix(setup: TableSetup, sound: Sound) -> "LiveMix":
    """The effects and lines of scenes beside the mission, as loud as the table has chosen; silent unless `live`."""
    from spacealert.kit.audio.devices import choice
    from spacealert.kit.audio.live_mix import LiveMix  # not at the top: only who plays loads what mixes

    mix = LiveMix(choice.choose(sound.loudspeaker) if sound.live and not sound.silent else None)
    mix.volume = setup.volume / VOLUMES
    return mix


def set_loudness(player: MissionPlayer, setup: TableSetup, sound: Sound = Sound()) -> None:
    """As loud as the table has chosen, all of it and each kind of sound."""
    player.volume = setup.volume / VOLUMES
    player.siren = setup.siren and sound.siren
    player.levels = {channel: level / VOLUMES for channel, level in setup.channel_levels.items()}


def sound_klaxon(setup: TableSetup, sound: Sound) -> None:
    """Three blasts before a mission, in a thread; the loudspeaker is given back before the mission wants it."""
    if sound.live and not sound.silent and setup.siren and sound.siren:
        threading.Thread(target=_klaxon, args=(setup, sound), name="klaxon", daemon=True).start()


def _klaxon(setup: TableSetup, sound: Sound) -> None:
    with contextlib.suppress(UserError):  # without effects, or without such a loudspeaker: the mission says so
        blast = voice_pack.effects().samples("alarm")
        mix = open_mix(setup, sound)
        for _ in range(KLAXON_BLASTS):
            mix.play(blast, setup.siren_level / VOLUMES)
            time.sleep(KLAXON_EVERY)
        mix.close()


class VolumeTest:
    """The first words of every mission, by the chosen voice, as loud as chosen."""

    def __init__(self) -> None:
        self._stopped: threading.Event | None = None

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
        chosen = voice_for(setup, language)
    except UserError:  # there is no voice: starting a mission says so
        return
    nothing_happens = Scenario("", Kind.MISSION, {}, (600,), ())
    with open_player(compile_soundtrack(nothing_happens, chosen), chosen) as player:
        set_loudness(player, setup)
        if not stopped.is_set():
            player.play()
            stopped.wait(HEARD_FOR)
