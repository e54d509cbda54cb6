"""Effects, ambience and spoken lines, mixed while they play.

Timelines, by contrast, are computed in advance. This module is for scenes that react to key presses.
"""

import threading
from collections import deque
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import numpy as np
from attrs import define, field, frozen
from numpy.typing import NDArray

from spacealert.kit.audio import RATE, voice_pack
from spacealert.kit.audio.devices import Loudspeaker
from spacealert.kit.audio.mixing import DUCKED
from spacealert.kit.audio.signal import Limiter, Samples, as_int16
from spacealert.kit.audio.voice_pack import Voice
from spacealert.kit.i18n import Texts, UserError
from spacealert.kit.storage import places

Playable = Samples | NDArray[np.int16]
_LEFT = RATE * 3600  # frames: practically endless
_GLIDE = RATE // 4  # frames for changing a loop and for lowering everything under speech
_MOST_AT_ONCE = 8  # effects; the oldest is dropped
_PAUSE = RATE // 5  # frames of silence between two lines
_EFFECTS_UNDER_SPEECH = 10 ** (-6 / 20)
_CEILING = 10 ** (-1.5 / 20)  # keeps true peaks below −1 dBTP
_EARS = RATE * 5 // 10_000  # frames of delay between the ears for a sound from one side


def pan(samples: Samples, place: float) -> Samples:
    """Pan a mono sound to a `place` between left (-1) and right (1). Stereo sounds are returned unchanged."""
    if samples.ndim == 2:
        return samples
    late = round(abs(place) * _EARS)
    angle = (place + 1) * np.pi / 4
    sides = np.zeros((len(samples) + late, 2), np.float32)
    for side, gain, delay in ((0, np.cos(angle), late * (place > 0)), (1, np.sin(angle), late * (place < 0))):
        sides[delay : delay + len(samples), side] = samples * np.float32(gain * np.sqrt(2))
    return sides


def load_stereo_music(pack: Voice, name: str) -> NDArray[np.int16]:
    """Return stereo music, with the clip `name` on the left and its `-right` clip on the right."""
    sides = np.zeros((max(pack.clip(name).frames, pack.clip(f"{name}-right").frames), 2), np.int16)
    for side, clip in enumerate((name, f"{name}-right")):
        samples = as_int16(pack.samples(clip))
        sides[: len(samples), side] = samples
    return sides


@define
class _PlayingEffect:
    samples: Samples
    level: float
    at: int = 0


class _BackgroundLoop:
    """A background loop that fades into the next one and is quieter during speech."""

    def __init__(self, under_speech: float) -> None:
        self.samples: Playable | None = None
        self._next: tuple[Playable | None, float] | None = None
        self._at = 0
        self._level = self._wanted = 0.0
        self._repeats = True
        self._room = _Glide(under_speech)

    def change(self, samples: Playable | None, level: float, *, repeats: bool = True) -> None:
        """Fade to these samples at this level, or to silence if `samples` is None."""
        self._repeats = repeats
        if samples is self.samples:
            self._next, self._wanted = None, 0.0 if samples is None else level
        else:
            self._next, self._wanted = (samples, level), 0.0

    def next_frames(self, frames: int, speaking: bool) -> Samples:
        """Return the next frames, fading towards the wanted level. A new loop starts once the old one is silent."""
        if self._next is not None and self._level == 0:
            (self.samples, self._wanted), self._next = self._next, None
            self._at = 0
        begin, step = self._level, frames / _GLIDE
        self._level = begin + min(step, max(-step, self._wanted - begin))
        room = self._room.gains_over(frames, speaking)
        if self.samples is None or not len(self.samples) or begin == self._level == 0:
            return np.zeros((frames, 2), np.float32)
        places = self._at + np.arange(frames)
        self._at += frames
        heard = np.zeros((frames, *self.samples.shape[1:]), np.float32)
        if self._repeats:
            heard[:] = self.samples[places % len(self.samples)]
            self._at %= len(self.samples)
        else:
            rest = self.samples[places[0] : places[0] + frames]
            heard[: len(rest)] = rest
        if self.samples.dtype == np.int16:
            heard /= np.float32(32767)
        sides: Samples = heard if heard.ndim == 2 else heard[:, None].repeat(2, axis=1)
        return sides * (np.linspace(begin, self._level, frames, dtype=np.float32) * room)[:, None]


class _Glide:
    """A gain that glides down for speech and back up."""

    def __init__(self, under_speech: float) -> None:
        self._under_speech, self._now = under_speech, 1.0

    def gains_over(self, frames: int, speaking: bool) -> Samples:
        wanted = self._under_speech if speaking else 1.0
        begin, step = self._now, frames / _GLIDE
        self._now = begin + min(step, max(-step, wanted - begin))
        return np.linspace(begin, self._now, frames, dtype=np.float32)


class LiveMix:
    """A mix that plays in stereo on a loudspeaker until `close`. Without a loudspeaker, it is silent.

    Each line waits until the previous line has finished. Other sounds are quieter during speech.
    """

    def __init__(self, loudspeaker: Loudspeaker | None) -> None:
        # A device that takes everything at once can't play later changes.
        self._loudspeaker = None if loudspeaker is None or loudspeaker.whole else loudspeaker
        self._lock = threading.Lock()
        self._effects: list[_PlayingEffect] = []
        self._lines: deque[_PlayingEffect] = deque()
        self._ambience, self._music = _BackgroundLoop(DUCKED), _BackgroundLoop(0.0)
        self._room = _Glide(_EFFECTS_UNDER_SPEECH)
        self._limiter = Limiter(_CEILING)
        self._started = False
        self.volume = 1.0

    def play(self, samples: Samples, level: float = 1.0, place: float = 0.0) -> None:
        """Play an effect now, at a `place` between left (-1) and right (1)."""
        with self._lock:
            earlier = self._effects[1 - _MOST_AT_ONCE :] if self._started else []  # otherwise they would never end
            self._effects = [*earlier, _PlayingEffect(pan(samples, place), level)]
        self._start()

    def say(self, samples: Samples, level: float = 1.0) -> None:
        """Say a line once all earlier lines have finished."""
        with self._lock:
            if not self._started:
                self._lines.clear()  # they would never end
            self._lines.append(_PlayingEffect(samples, level))
        self._start()

    def set_ambience(self, samples: Playable | None, level: float = 1.0) -> None:
        """Fade to this ambience, or to silence if `samples` is None."""
        with self._lock:
            self._ambience.change(samples, level)
        self._start()

    def set_music(self, samples: Playable | None, level: float = 1.0, *, repeats: bool = True) -> None:
        """Fade to this music, or to silence if `samples` is None."""
        with self._lock:
            self._music.change(samples, level, repeats=repeats)
        self._start()

    def stop_speech_and_effects(self) -> None:
        with self._lock:
            self._lines.clear()
            self._effects = []

    @property
    def is_speaking(self) -> bool:
        with self._lock:
            return bool(self._lines) and self._loudspeaker is not None

    @property
    def is_audible(self) -> bool:
        """Whether a loudspeaker is playing the mix."""
        return self._started

    def close(self) -> None:
        self.stop_speech_and_effects()
        if self._loudspeaker is not None and self._started:
            self._started = False
            self._loudspeaker.stop()

    def _start(self) -> None:
        if self._loudspeaker is not None and not self._started:
            self._started = self._loudspeaker.start(RATE, self.next_block, _LEFT)

    def next_block(self, frames: int) -> NDArray[np.int16]:
        with self._lock:
            lines, speaking = self._mix_speech(frames)
            mixed = self._mix_effects(frames) * self._room.gains_over(frames, speaking)[:, None]
            mixed += lines[:, None]
            mixed += self._ambience.next_frames(frames, speaking)
            mixed += self._music.next_frames(frames, speaking)
        return as_int16(self._limiter.limit(mixed * np.float32(self.volume)))

    def _mix_speech(self, frames: int) -> tuple[Samples, bool]:
        whole = np.zeros(frames, np.float32)
        done, speaking = 0, bool(self._lines)
        while self._lines and done < frames:
            line = self._lines[0]
            if line.at < 0:  # the pause before this line
                skipped = min(-line.at, frames - done)
                line.at, done = line.at + skipped, done + skipped
                continue
            part = line.samples[line.at : line.at + frames - done]
            whole[done : done + len(part)] += part * np.float32(line.level)
            line.at, done = line.at + len(part), done + len(part)
            if line.at >= len(line.samples):
                self._lines.popleft()
                if self._lines:
                    self._lines[0].at = -_PAUSE
        return whole, speaking

    def _mix_effects(self, frames: int) -> Samples:
        whole = np.zeros((frames, 2), np.float32)
        for effect in self._effects:
            part = effect.samples[effect.at : effect.at + frames]
            whole[: len(part)] += part * np.float32(effect.level)
            effect.at += frames
        self._effects = [effect for effect in self._effects if effect.at < len(effect.samples)]
        return whole


# Spoken lines


@frozen(eq=False)
class SpokenLines:
    """Speaks lines in a voice, or in another voice of the same language if that voice lacks them.

    Lines without a clip are skipped.
    """

    _mix: LiveMix
    _voice: str
    _over_the_intercom: bool = field(default=False, kw_only=True)
    _level: float = field(default=1.0, kw_only=True)

    def say(self, text_id: str) -> float:
        """Say a line after any earlier lines. Return its length in seconds, or 0 if it cannot be spoken."""
        pack = find_lines(text_id.partition("-")[0], self._voice)
        if pack is None or text_id not in pack.clips:
            return 0.0
        try:
            samples = pack.samples(text_id, self._over_the_intercom)
        except UserError:  # a broken clip must not stop the game
            return 0.0
        self._mix.say(samples, self._level)
        return len(samples) / RATE


@cache
def find_lines(set_: str, voice: str) -> Voice | None:
    """Return a set of lines in this voice, or else in another voice of the same language, or None."""
    folders = [folder / set_ for folder in (user_lines_folder(), places.bundled_folder("audio") / "lines")]
    for folder in folders:
        if (pack := _read_lines(folder / voice)) is not None:
            return pack
    language = voice.partition("-")[0]
    for folder in folders:
        for other in sorted(folder.glob(f"{language}-*")):
            if (pack := _read_lines(other)) is not None:
                return pack
    return None


def user_lines_folder() -> Path:
    return places.user_folder() / "lines"


def texts_to_speak(texts: Texts, set_: str) -> Mapping[str, str]:
    """Return the text of every line in a set, as a synthesizer should say it."""
    return {
        text_id: texts.say(f"{text_id}.spoken" if texts.has(f"{text_id}.spoken") else text_id)
        for text_id in texts.ids(set_)
    }


def _read_lines(folder: Path) -> Voice | None:
    try:
        return voice_pack.read(folder) if (folder / voice_pack.MANIFEST).is_file() else None
    except UserError:  # `spacealert voice check` reports what is wrong with it
        return None
