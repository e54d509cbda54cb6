"""Sound outside missions: the title theme, spoken lines and effects."""

import threading
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Generic, TypeVar

from spacealert.kit.audio import voice_pack
from spacealert.kit.i18n.errors import UserError
from spacealert.kit.storage import settings
from spacealert.session import Session

if TYPE_CHECKING:
    from spacealert.kit.audio.live_mix import LiveMix  # loaded on first use, so that starting need not wait for numpy
    from spacealert.kit.audio.signal import Samples

Situation = TypeVar("Situation")

SETTING = "music"
KEY = "u"
_FADES = 0.4  # fade-out before the audio device is released, in seconds
_SETTLES = 0.3  # seconds before the theme is loaded, so that the first frame is not delayed


def is_on() -> bool:
    return settings.read().get(SETTING, True) is not False


def toggle() -> bool:
    """Toggle all music and return whether it is on."""
    settings.change(**{SETTING: not is_on()})
    return is_on()


class TitleMusic:
    """The sound of the title screen, which plays in the background until `stop`."""

    def __init__(self, open_mix: "Callable[[], LiveMix]") -> None:
        self._open_mix = open_mix
        self._mix: LiveMix | None = None
        self._wanted = False
        self._lock = threading.Lock()  # for opening and closing the loudspeaker

    def start(self) -> None:
        if is_on() and not self._wanted:
            self._wanted = True
            self._run(self._play)

    def stop(self) -> None:
        self._wanted = False
        if self._mix is not None:
            self._run(self._fade)

    def _run(self, task: Callable[[], None]) -> None:
        # Not a daemon thread: decoding a clip while the interpreter exits would crash it.
        threading.Thread(target=task, name="title music").start()

    def _play(self) -> None:
        time.sleep(_SETTLES)
        with self._lock:
            if not self._wanted or self._mix is not None:
                return
            try:
                from spacealert.kit.audio.live_mix import load_stereo_music
                from spacealert.kit.audio.signal import as_int16

                effects = voice_pack.load_effects()
                theme, deck = load_stereo_music(effects, "theme-title"), as_int16(effects.samples("deck-1"))
                mix = self._open_mix()
            except UserError:  # without effects or a loudspeaker, the title is silent
                return
            self._mix = mix
            if self._wanted:
                mix.set_ambience(deck)
                mix.set_music(theme)
        if not self._wanted:
            self._fade()

    def _fade(self) -> None:
        with self._lock:
            mix, self._mix = self._mix, None
            if mix is not None:
                mix.set_ambience(None)
                mix.set_music(None)
                time.sleep(_FADES if mix.is_audible else 0)
                mix.close()


class Reactions(Generic[Situation]):
    """Sound effects for changes in a game. Each effect has a count, and is played when the count rises."""

    def __init__(self, counts: Mapping[str, Callable[[Situation], int]]) -> None:
        self._counts = counts
        self._before: dict[str, int] = {}

    def next_effect(self, state: Situation) -> str | None:
        """Return the first effect whose count has risen since the last call, or None."""
        before, self._before = self._before, {effect: count(state) for effect, count in self._counts.items()}
        return next((effect for effect, count in self._before.items() if count > before.get(effect, count)), None)


class LineSpeaker:
    """Speaks lines and plays effects outside missions."""

    def __init__(self, session: Session, *, over_the_intercom: bool = False) -> None:
        self._session = session
        self._over_the_intercom = over_the_intercom
        self._mix: LiveMix | None = None
        self._ambiences: dict[tuple[str, ...], Samples] = {}

    @property
    def mix(self) -> "LiveMix":
        """The mix that plays lines and effects. It is opened when first needed."""
        if self._mix is None:
            self._mix = self._session.open_mix()
        return self._mix

    def say(self, text_id: str) -> None:
        from spacealert.kit.audio.live_mix import SpokenLines

        self.mix.stop_speech_and_effects()
        SpokenLines(self.mix, self._session.voice, over_the_intercom=self._over_the_intercom).say(text_id)

    def loop_effects(self, *names: str) -> None:
        """Loop these effects together, replacing earlier ones. Do nothing if they can't be loaded."""
        if names not in self._ambiences:
            try:
                clips = [voice_pack.load_effects().samples(name) for name in names]
            except UserError:  # without effects, there is only the voice
                return
            self._ambiences[names] = sum(clips[1:], clips[0])
        self.mix.set_ambience(self._ambiences[names])

    def play(self, name: str) -> None:
        with suppress(UserError):
            self.mix.play(voice_pack.load_effects().samples(name))

    def stop_speaking(self) -> None:
        """Stop speech and effects."""
        if self._mix is not None:
            self._mix.stop_speech_and_effects()

    def close(self) -> None:
        """Release the loudspeaker so that a mission can use it."""
        if self._mix is not None:
            self._mix.close()
        self._mix = None
