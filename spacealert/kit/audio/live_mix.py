"""Effects, an ambience and spoken lines, mixed while they are played.

A timeline is exact and computed before it begins; this is for scenes that go as fast as people press keys.
"""

import threading
from collections import deque
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import numpy as np
from attrs import define
from numpy.typing import NDArray

from spacealert.kit.audio import RATE, voice_pack
from spacealert.kit.audio.devices import Loudspeaker
from spacealert.kit.audio.mixing import DUCKED
from spacealert.kit.audio.signal import Samples, as_int16
from spacealert.kit.audio.voice_pack import Voice
from spacealert.kit.i18n.errors import UserError
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.storage import places

_LEFT = RATE * 3600  # frames: for as long as anybody listens
_GLIDE = RATE // 4  # frames in which the ambience changes, and in which everything gives way to speech
_MOST_AT_ONCE = 8  # effects; the oldest gives way
_PAUSE = RATE // 5  # frames of silence between two lines


@define
class _Playing:
    """Something that is being played, and how much of it has been."""

    samples: Samples
    level: float
    at: int = 0


class LiveMix:
    """Plays on this loudspeaker from the first sound on until `close`; without one everything is silent.

    A line that is said waits for the one before it. Effects and ambience stay below whatever is said.
    """

    def __init__(self, loudspeaker: Loudspeaker | None) -> None:
        # One that takes everything that is left at once cannot be told anything later.
        self._loudspeaker = None if loudspeaker is None or loudspeaker.whole else loudspeaker
        self._lock = threading.Lock()
        self._effects: list[_Playing] = []
        self._lines: deque[_Playing] = deque()
        self._ambience: Samples | None = None
        self._next_ambience: tuple[Samples | None, float] | None = None
        self._ambience_at = 0
        self._ambience_level = self._wanted_level = 0.0
        self._room = 1.0  # what speech leaves of everything else, now
        self._started = False
        self.volume = 1.0

    def play(self, samples: Samples, level: float = 1.0) -> None:
        """An effect, from now on."""
        with self._lock:
            self._effects = [*self._effects[1 - _MOST_AT_ONCE :], _Playing(samples, level)]
        self._start()

    def say(self, samples: Samples) -> None:
        """A line, after those that were asked for before."""
        with self._lock:
            self._lines.append(_Playing(samples, 1.0))
        self._start()

    def loop(self, samples: Samples | None, level: float = 1.0) -> None:
        """This ambience from now on, in place of the one before; none is silence."""
        with self._lock:
            if samples is self._ambience:
                self._next_ambience, self._wanted_level = None, 0.0 if samples is None else level
            else:
                self._next_ambience, self._wanted_level = (samples, level), 0.0
        self._start()

    def quiet(self) -> None:
        """Cut short what is said, and the effects."""
        with self._lock:
            self._lines.clear()
            self._effects = []

    @property
    def speaks(self) -> bool:
        with self._lock:
            return bool(self._lines) and self._loudspeaker is not None

    def close(self) -> None:
        """Give the loudspeaker back."""
        self.quiet()
        if self._loudspeaker is not None and self._started:
            self._started = False
            self._loudspeaker.stop()

    def _start(self) -> None:
        if self._loudspeaker is not None and not self._started:
            self._started = self._loudspeaker.start(RATE, self.block, _LEFT)

    def block(self, frames: int) -> NDArray[np.int16]:
        """What is heard next."""
        with self._lock:
            lines, speaking = self._said(frames)
            behind = self._behind(frames)
            room = self._room_in(frames, speaking)
        mixed: Samples = (lines + behind * room) * np.float32(self.volume)
        return as_int16(np.tanh(mixed * 0.9) / 0.9 if np.abs(mixed).max(initial=0) > 0.9 else mixed)

    def _said(self, frames: int) -> tuple[Samples, bool]:
        whole = np.zeros(frames, np.float32)
        done, speaking = 0, bool(self._lines)
        while self._lines and done < frames:
            line = self._lines[0]
            if line.at < 0:  # the pause before it
                skipped = min(-line.at, frames - done)
                line.at, done = line.at + skipped, done + skipped
                continue
            part = line.samples[line.at : line.at + frames - done]
            whole[done : done + len(part)] += part
            line.at, done = line.at + len(part), done + len(part)
            if line.at >= len(line.samples):
                self._lines.popleft()
                if self._lines:
                    self._lines[0].at = -_PAUSE
        return whole, speaking

    def _behind(self, frames: int) -> Samples:
        whole = self._ambience_of(frames)
        for effect in self._effects:
            part = effect.samples[effect.at : effect.at + frames]
            whole[: len(part)] += part * np.float32(effect.level)
            effect.at += frames
        self._effects = [effect for effect in self._effects if effect.at < len(effect.samples)]
        return whole

    def _ambience_of(self, frames: int) -> Samples:
        """The loop, on its way to the level that is wanted; once it is silent, the next one begins."""
        if self._next_ambience is not None and self._ambience_level == 0:
            (self._ambience, self._wanted_level), self._next_ambience = self._next_ambience, None
            self._ambience_at = 0
        begin = self._ambience_level
        step = frames / _GLIDE
        self._ambience_level = begin + min(step, max(-step, self._wanted_level - begin))
        if self._ambience is None or not len(self._ambience) or begin == self._ambience_level == 0:
            return np.zeros(frames, np.float32)
        places = (self._ambience_at + np.arange(frames)) % len(self._ambience)
        self._ambience_at = int(places[-1]) + 1
        gains = np.linspace(begin, self._ambience_level, frames, dtype=np.float32)
        looped: Samples = self._ambience[places] * gains
        return looped

    def _room_in(self, frames: int, speaking: bool) -> Samples:
        wanted = DUCKED if speaking else 1.0
        begin, step = self._room, frames / _GLIDE
        self._room = begin + min(step, max(-step, wanted - begin))
        return np.linspace(begin, self._room, frames, dtype=np.float32)


# Spoken lines


class SpokenLines:
    """Says lines in one voice, or not at all where that voice has no such line."""

    def __init__(self, mix: LiveMix, voice: str, *, over_the_intercom: bool = False) -> None:
        self._mix = mix
        self._voice = voice
        self._over_the_intercom = over_the_intercom

    def say(self, text_id: str) -> float:
        """Say this line after those before it; how many seconds it lasts, 0 if nobody has it."""
        pack = find_lines(set_of(text_id), self._voice)
        if pack is None or text_id not in pack.clips:
            return 0.0
        try:
            samples = pack.samples(text_id, self._over_the_intercom)
        except UserError:  # a broken clip keeps nobody from playing
            return 0.0
        self._mix.say(samples)
        return len(samples) / RATE

    def quiet(self) -> None:
        """Cut short what is being said."""
        self._mix.quiet()


def set_of(text_id: str) -> str:
    """To which set a line belongs: its id begins with the name."""
    return text_id.partition("-")[0]


@cache
def find_lines(set_: str, voice: str) -> Voice | None:
    """The lines of a set in this voice, or in another one of the same language; none if nobody speaks them."""
    folders = [folder / set_ for folder in (own_folder(), places.bundled("audio") / "lines")]
    for folder in folders:
        if (pack := _read(folder / voice)) is not None:
            return pack
    language = voice.partition("-")[0]
    for folder in folders:
        for other in sorted(folder.glob(f"{language}-*")):
            if (pack := _read(other)) is not None:
                return pack
    return None


def own_folder() -> Path:
    """Where the player's own are."""
    return places.user_folder() / "lines"


def lines(texts: Texts, set_: str) -> Mapping[str, str]:
    """Every line of a set by the id of its text, as a synthesizer is to say it."""
    return {
        text_id: texts.say(f"{text_id}.spoken" if texts.has(f"{text_id}.spoken") else text_id)
        for text_id in texts.ids(set_)
    }


def _read(folder: Path) -> Voice | None:
    try:
        return voice_pack.read(folder) if (folder / voice_pack.MANIFEST).is_file() else None
    except UserError:  # `spacealert voice check` tells what is wrong with it
        return None
