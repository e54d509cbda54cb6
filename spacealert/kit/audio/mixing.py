"""The mix of a timeline's speech, effects and background loops.

A block never depends on earlier blocks, so files, loudspeakers and tests all get the same result. Loops are quieter
during speech, and peaks are limited.
"""

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np
from attrs import define, field, frozen
from numpy.typing import NDArray

from spacealert.kit.audio import RATE
from spacealert.kit.audio.signal import Samples, interpolate, reduce_gain_above, stretch_time
from spacealert.kit.audio.timeline import Channel, Cue, Levels, Part, Timeline
from spacealert.kit.audio.voice_pack import Voice

CEILING = 10 ** (-1.8 / 20)  # sample peak that keeps true peaks below −1 dBTP
DUCKED = 10 ** (-14 / 20)  # level of the loops under speech
_HOP = RATE // 100  # frames between gain values, which are interpolated linearly
_GIVES_WAY, _COMES_BACK = 0.15, 0.5  # fade-out before speech and fade-in after it, in seconds
_EDGE = RATE // 200  # fade of a loop that starts or ends abruptly
_REACH = RATE // 50  # distance at which loud samples can still lower a block
_FULL: Levels = {}


@frozen
class _Sound:
    """A clip starting at a frame. Speech is stretched to fit the playback speed, and other sounds are not."""

    begin: int
    end: int
    clip: str
    channel: Channel
    gain: float = 1.0


@frozen
class _Bed:
    """A background loop with a gain for every `_HOP` frames. If it has `edges`, it starts and ends exactly at them."""

    loop: str
    channel: Channel
    gains: NDArray[np.float32]
    edges: tuple[int, int] | None = None
    audible: tuple[int, int] = field(init=False)  # frames between which its gain is not zero

    @audible.default
    def _audible_span(self) -> tuple[int, int]:
        hops = np.flatnonzero(self.gains)
        return ((int(hops[0]) - 1) * _HOP, (int(hops[-1]) + 1) * _HOP) if len(hops) else (0, 0)


@frozen
class _Score:
    sounds: tuple[_Sound, ...]
    beds: tuple[_Bed, ...]


@define(eq=False)
class Mixing:
    """The sound of a timeline at any speed. Without effects, it has only the voice."""

    _timeline: Timeline[Any]
    _voice: Voice
    _effects: Voice | None = None
    _over_the_intercom: bool = field(default=True, kw_only=True)
    _scores: dict[float, _Score] = field(factory=dict, init=False)
    _read: dict[tuple[str, Channel, float], Samples] = field(factory=dict, init=False)

    def frame_count(self, speed: float = 1.0) -> int:
        """Return the total number of frames at this speed."""
        return round(self._timeline.frames / speed)

    def check(self) -> None:
        """Raise an error now if a clip of the voice cannot be read, instead of in the middle of a mission."""
        for clip in {sound.clip for sound in self._score_at(1.0).sounds if sound.channel is Channel.VOICE}:
            self._voice.check(clip)

    def prepare(self, speed: float = 1.0, begin: float = 0.0, end: float = float("inf")) -> None:
        """Read and stretch the clips between two mission times in advance."""
        wanted = {
            sound.clip: sound
            for sound in self._score_at(speed).sounds
            if sound.end > begin * RATE / speed and sound.begin < end * RATE / speed
        }
        # Sorted by length, since the intercom filter is built for a certain length.
        longest_first = sorted(wanted.values(), key=lambda sound: sound.begin - sound.end)
        for sound in longest_first:
            self._samples(sound.clip, sound.channel, speed)

    def block(self, first: int, frames: int, speed: float = 1.0, levels: Levels = _FULL) -> Samples:
        """Return `frames` frames at this speed, starting at `first`, with each channel at its level."""
        score = self._score_at(speed)
        begin = (first - _REACH) // _HOP * _HOP
        mixed = np.zeros(-(-(first + frames + _REACH - begin) // _HOP) * _HOP, np.float32)
        for bed in score.beds:
            self._add_loop(bed, mixed, begin, levels.get(bed.channel, 1.0))
        for sound in score.sounds:
            if sound.begin < begin + len(mixed) and sound.end > begin:
                here, there = max(sound.begin, begin), min(sound.end, begin + len(mixed))
                samples = self._samples(sound.clip, sound.channel, speed)[here - sound.begin : there - sound.begin]
                gain = sound.gain * levels.get(sound.channel, 1.0)
                mixed[here - begin : there - begin] += samples if gain == 1.0 else samples * np.float32(gain)
        return reduce_gain_above(mixed, CEILING)[first - begin : first - begin + frames]

    def render_speech(self, parts: Sequence[Part], speed: float = 1.0) -> Samples:
        """Return the speech of these parts of a cue, with the first part at frame 0."""
        first = parts[0].offset
        begins = [round((part.offset - first) / speed) for part in parts]
        samples = [self._samples(part.clip, Channel.VOICE, speed) for part in parts]
        whole = np.zeros(begins[-1] + len(samples[-1]), np.float32)
        for begin, part in zip(begins, samples, strict=True):
            whole[begin : begin + len(part)] += part[: len(whole) - begin]
        return whole

    def _samples(self, clip: str, channel: Channel, speed: float) -> Samples:
        """Return a clip's samples from the cache, or read them. Speech is stretched to fit `speed`."""
        pace = speed if channel is Channel.VOICE else 1.0
        cached = self._read.get((clip, channel, pace))
        if cached is None:
            if channel is Channel.VOICE:
                sound = self._voice.samples(clip, self._over_the_intercom)
                cached = sound if pace == 1.0 else stretch_time(sound, pace)
            else:
                assert self._effects is not None
                cached = self._effects.samples(clip)
            self._read[clip, channel, pace] = cached
        return cached

    def _add_loop(self, bed: _Bed, mixed: Samples, begin: int, level: float) -> None:
        """Add the audible part of a loop to `mixed`, whose first frame is `begin`."""
        end = begin + len(mixed)
        first, last = bed.edges or bed.audible
        if last <= begin or first >= end:
            return
        gains, hop = np.zeros(len(mixed) // _HOP + 1, np.float32), begin // _HOP  # silent before frame 0 and at the end
        known = bed.gains[max(0, hop) : max(0, hop + len(gains))]
        gains[max(0, -hop) : max(0, -hop) + len(known)] = known
        if level != 1.0:
            gains = gains * np.float32(level)
        lowest, highest = gains.min(), gains.max()
        if not highest:
            return
        loop = self._samples(bed.loop, bed.channel, 1.0)
        start = begin % len(loop)
        samples = loop[start : start + len(mixed)]
        if len(samples) < len(mixed):  # the loop starts again
            samples = np.resize(np.roll(loop, -start), len(mixed))
        samples = samples * (highest if lowest == highest else interpolate(gains, _HOP))
        if bed.edges is not None and not bed.edges[0] + _EDGE <= begin < end <= bed.edges[1] - _EDGE:
            at = np.arange(begin, end)
            samples *= np.clip(np.minimum(at - bed.edges[0], bed.edges[1] - at) / np.float32(_EDGE), 0, 1)
        mixed += samples

    def _score_at(self, speed: float) -> _Score:
        known = self._scores.get(speed)
        if known is None:
            cues: Sequence[Cue] = self._timeline.cues
            speech = [
                _Sound(begin, begin + round(part.frames / speed), part.clip, Channel.VOICE)
                for cue in cues
                for part in cue.parts
                for begin in (cue.frame_at_speed(cue.sample + part.offset, speed),)
            ]
            sounds, beds = [*speech], []
            if self._effects is not None:
                sounds += _accent_sounds(cues, self._effects, speed)
                beds = list(_loops_with_gains(self._timeline, speech, speed))
            known = self._scores[speed] = _Score(tuple(sounds), tuple(beds))
        return known


def _accent_sounds(cues: Sequence[Cue], effects: Voice, speed: float) -> Iterator[_Sound]:
    quiet_since = 0
    for cue in cues:
        if not cue.is_spoken:
            continue
        for accent in cue.accents:
            effect = effects.clips.get(accent.clip)
            if effect is None:
                continue
            begin = cue.frame_at_speed(accent.sample, speed) - round(effect.frames * accent.leads)
            if not accent.leads or begin >= quiet_since:
                yield _Sound(begin, begin + effect.frames, effect.id, accent.channel, accent.gain)
        quiet_since = cue.frame_at_speed(cue.end, speed)


def _loops_with_gains(timeline: Timeline[Any], speech: Sequence[_Sound], speed: float) -> Iterator[_Bed]:
    hops = round(timeline.frames / speed) // _HOP + 2
    ducked = np.ones(hops, bool)
    for sound in speech:
        ducked[_hop_at(sound.begin, -_GIVES_WAY) : _hop_at(sound.end, _COMES_BACK)] = False
    under_speech = _smooth_gains(np.where(ducked, 1.0, DUCKED))
    for loop in timeline.loops:
        spans = [(round(begin / speed), round(end / speed)) for begin, end in loop.spans]
        if loop.sharp:
            for span in spans:
                yield _Bed(loop.clip, loop.channel, under_speech, span)
        else:
            audible = np.zeros(hops, bool)
            for begin, end in spans:
                audible[_hop_at(begin) : _hop_at(end)] = True
            yield _Bed(loop.clip, loop.channel, under_speech * _smooth_gains(audible))


def _hop_at(frame: int, seconds: float = 0.0) -> int:
    return max(0, round(frame / _HOP + seconds * RATE / _HOP))


def _smooth_gains(gains: NDArray[np.bool_] | NDArray[np.float64]) -> NDArray[np.float32]:
    window = np.hanning(13)[1:-1]
    smooth: NDArray[np.float32] = np.convolve(
        np.pad(gains.astype(np.float64), 5, mode="edge"), window / window.sum(), mode="valid"
    ).astype(np.float32)
    return smooth
