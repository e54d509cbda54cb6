"""Signal processing: gain ramps, sound files, loudness, the intercom effect and time stretching."""

import errno
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, lru_cache
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

import numpy as np
from numpy.lib.stride_tricks import sliding_window_view
from numpy.typing import NDArray

from spacealert.kit.audio import RATE

Samples: TypeAlias = NDArray[np.float32]

_WRITTEN_AT_ONCE = 16384  # frames; libsndfile crashes if a long Ogg file is written in one call


def interpolate(gains: Samples, step: int) -> Samples:
    """Interpolate linearly between gains that are `step` samples apart."""
    line = np.linspace(0, 1, step, endpoint=False, dtype=np.float32)
    running: Samples = gains[:-1, None] + (gains[1:] - gains[:-1])[:, None] * line
    return running.reshape(-1)


def interpolate_centered(gains: Samples, step: int, frames: int) -> Samples:
    """Interpolate linearly between gains, each of which belongs to the center of `step` samples."""
    return interpolate(np.pad(gains, 1, mode="edge"), step)[step // 2 : step // 2 + frames]


def as_int16(samples: Samples) -> NDArray[np.int16]:
    """Convert to 16-bit integers for devices and files."""
    whole = np.clip(samples, -1, 1)
    whole *= np.float32(32767)
    found: NDArray[np.int16] = np.rint(whole, out=whole).astype(np.int16)
    return found


THINNED_REACH = 128  # samples on each side that `downsample` considers


def downsample(samples: Samples, every: int) -> Samples:
    """Apply a low-pass filter, and keep every n-th sample (`every`). `THINNED_REACH` samples at each end are lost."""
    time = np.arange(-THINNED_REACH, THINNED_REACH + 1)
    taps = np.sinc(time * 0.92 / every) * np.kaiser(len(time), 8.0)
    found: Samples = np.convolve(samples, (taps / taps.sum()).astype(np.float32), "valid")[::every]
    return found


@contextmanager
def encoder(
    path: Path,
    container: str,
    coding: str,
    quality: float | None,
    title: str = "",
    rate: int = RATE,
    bitrate_mode: str | None = None,
) -> Iterator[Callable[[NDArray[Any]], None]]:
    """Yield a function that writes samples to a file. If libsndfile fails, raise the system error that it hides."""
    import soundfile

    try:
        with soundfile.SoundFile(
            path, "w", rate, 1, coding, format=container, compression_level=quality, bitrate_mode=bitrate_mode
        ) as file:
            if title:
                file.title = title

            def write(samples: NDArray[Any]) -> None:
                at_once = _WRITTEN_AT_ONCE if container == "OGG" else max(len(samples), 1)
                for begin in range(0, len(samples), at_once):
                    file.write(samples[begin : begin + at_once])

            yield write
    except soundfile.LibsndfileError as error:
        with path.open("ab") as again:
            again.write(bytes(1 << 20))
        raise OSError(errno.EIO, str(error)) from error


# Perceived loudness (ITU-R BS.1770: LUFS and true peak), and how to reach a target. Mono sounds measure 3 dB more when
# they are on both channels of a stereo file.

SPEECH = -16.0  # LUFS
HIGHEST_PEAK = -1.0  # dBTP of anything played
PEAK = -3.0  # dBTP of a clip before encoding and mixing, which add a little
SILENCE = -70.0  # LUFS below which the measurement ignores sound

_BLOCK, _STEP = RATE * 2 // 5, RATE // 10
_GATE = 10.0  # dB below the ungated loudness, where pauses begin


def measure_loudness(samples: Samples) -> float:
    """Return the gated loudness in LUFS. Sounds shorter than 0.4 s are measured as one block."""
    if not len(samples):
        return SILENCE
    length = fft_size(len(samples))
    weighted = np.fft.irfft(np.fft.rfft(samples, length) * k_weighting(length), length)[: len(samples)]
    sums = np.concatenate(([0.0], np.cumsum(np.square(weighted, dtype=np.float64))))
    block = min(_BLOCK, len(samples))
    starts = np.arange(0, len(samples) - block + 1, _STEP)
    power = np.maximum((sums[starts + block] - sums[starts]) / block, 1e-12)
    audible = power[_lufs(power) > SILENCE]
    if not len(audible):
        return SILENCE
    audible = audible[_lufs(audible) > _lufs(audible.mean()) - _GATE]
    return float(_lufs(audible.mean()))


def measure_true_peak(samples: Samples) -> float:
    """Return the true peak in dBTP, by fourfold oversampling."""
    if not len(samples):
        return -120.0
    length = fft_size(len(samples))
    spectrum = np.fft.rfft(samples, length)
    highest = float(np.abs(np.fft.irfft(spectrum, 4 * length)).max()) * 4
    return 20 * float(np.log10(max(highest, 1e-6)))


def set_loudness(samples: Samples, wanted: float = SPEECH, peak: float = PEAK) -> Samples:
    """Return the sound at this loudness, with its peaks limited softly."""
    levelled, now = samples, measure_loudness(samples)
    for _ in range(16):  # limiting peaks costs a little loudness, so measure and correct it again
        if now <= SILENCE:
            return levelled
        levelled = limit_peaks(levelled * np.float32(10 ** ((wanted - now) / 20)), peak)
        now = measure_loudness(levelled)
        if abs(now - wanted) < 0.1:
            break
    return levelled


def limit_peaks(samples: Samples, peak: float = PEAK) -> Samples:
    """Return the sound with its gain smoothly reduced, so that no true peak exceeds `peak`."""
    lowered, ceiling = samples, peak
    for _ in range(6):  # true peaks exceed sample peaks, so lower the samples until they fit
        over = measure_true_peak(lowered) - peak
        if over <= 0:
            return lowered
        ceiling -= over if lowered is not samples else 0.3
        lowered = reduce_gain_above(samples, 10 ** (ceiling / 20))
    return lowered * np.float32(10 ** (-max(measure_true_peak(lowered) - peak, 0) / 20))


def reduce_gain_above(samples: Samples, ceiling: float) -> Samples:
    """Smoothly reduce the gain around samples that exceed the ceiling."""
    if max(samples.max(initial=0), -samples.min(initial=0)) <= ceiling:
        return samples
    step, reach = RATE // 1000, 6
    count = -(-len(samples) // step)
    blocks = np.zeros(count * step, np.float32)
    blocks[: len(samples)] = np.abs(samples)
    gain = np.minimum(1.0, ceiling / np.maximum(blocks.reshape(count, step).max(axis=1), 1e-9))
    held = np.lib.stride_tricks.sliding_window_view(np.pad(gain, reach, mode="edge"), 2 * reach + 1).min(axis=1)
    bell = np.hanning(2 * reach + 1)[1:-1]
    smooth = np.convolve(np.pad(held, reach - 1, mode="edge"), bell / bell.sum(), mode="valid").astype(np.float32)
    return samples * interpolate_centered(smooth, step, len(samples))


class Limiter:
    """A limiter of true peaks in a stereo stream, without delay."""

    def __init__(self, ceiling: float) -> None:
        self._ceiling = ceiling
        self._needed = np.ones(2 * _REACH, np.float32)  # for the last milliseconds
        self._gain = 1.0  # at the last sample
        self._overlap = np.zeros((_TAPS, 2), np.float32)

    def limit(self, block: Samples) -> Samples:
        """Limit the next block, of shape (frames, 2)."""
        count = -(-len(block) // _STEP)
        needed = np.minimum(1, self._ceiling / np.maximum(self._peaks(block, count), 1e-9)).astype(np.float32)
        known = np.concatenate([self._needed, needed])
        self._needed = known[-2 * _REACH :]
        if known.min() == 1 and self._gain == 1:
            return block
        low = sliding_window_view(np.pad(known, (0, _REACH), mode="edge"), 2 * _REACH + 1).min(axis=1)
        bell = np.hanning(_REACH + 2)[1:-1]
        smooth = np.convolve(np.pad(low, (_REACH, 0), mode="edge"), bell / bell.sum(), mode="valid")[-count:]
        limits = np.minimum(smooth, needed)
        gains = np.minimum(np.append(self._gain, limits), np.append(limits, limits[-1])).astype(np.float32)
        running = interpolate(gains, _STEP)[: len(block)]
        self._gain = float(running[-1])
        return block * running[:, None]

    def _peaks(self, block: Samples, count: int) -> Samples:
        loud = np.zeros(count * _STEP, np.float32)
        loud[: len(block)] = np.abs(block).max(axis=1)
        if loud.max(initial=0) > self._ceiling / 2:
            for side in (0, 1):
                before = np.concatenate([self._overlap[:, side], block[:, side]])
                for taps in _BETWEEN:
                    between = np.abs(np.convolve(before, taps, mode="valid"))[-len(block) :]
                    loud[: len(between)] = np.maximum(loud[: len(between)], between)
        self._overlap = np.concatenate([self._overlap, block])[-_TAPS:]
        peaks: Samples = loud.reshape(count, _STEP).max(axis=1)
        return peaks


_STEP, _REACH, _TAPS = RATE // 1000, 6, 32
# Interpolation at a quarter, half and three quarters of the way between two samples.
_BETWEEN = [
    (np.sinc(np.arange(_TAPS) - _TAPS / 2 + part) * np.hanning(_TAPS + 2)[1:-1]).astype(np.float32)
    for part in (0.25, 0.5, 0.75)
]


def fft_size(length: int) -> int:
    """Return a fast FFT size from a small set, so that filter responses can be cached."""
    size = RATE // 2
    while size < length:
        if size * 3 // 2 >= length:
            return size * 3 // 2
        size *= 2
    return size


@lru_cache(maxsize=1)  # clips are filtered longest first, so few sizes are needed
def k_weighting(length: int) -> NDArray[np.float32]:
    """Return the K-weighting of BS.1770 for a transform of this length, as amplitudes."""
    height = np.square(np.sin(np.pi / length * np.arange(length // 2 + 1)))
    power = np.ones(len(height))
    for above, below in (
        ((1.53512485958697, -2.69169618940638, 1.19839281085285), (1.0, -1.69065929318241, 0.73248077421585)),
        ((1.0, -2.0, 1.0), (1.0, -1.99004745483398, 0.99007225036621)),
    ):
        power *= _power_of_blocks(above, height) / _power_of_blocks(below, height)
    weights: NDArray[np.float32] = np.sqrt(power).astype(np.float32)
    return weights


def _power_of_blocks(taps: tuple[float, float, float], height: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return |b0 + b1/z + b2/z²|², where `height` is sin² of half the angle of z. The formula is accurate near 0."""
    b0, b1, b2 = taps
    return (b0 + b1 + b2) ** 2 + 4 * height * (4 * b0 * b2 * (height - 1) - b1 * (b0 + b2))


def _lufs(power: NDArray[np.float64]) -> NDArray[np.float64]:
    lufs: NDArray[np.float64] = -0.691 + 10 * np.log10(power)
    return lufs


# The ship's intercom: a narrow band, gentle compression and a trace of a steel room.

# Speech recognition understands it as well as the dry voice: see tests/bench/intelligibility.py.
BAND = (260.0, 4200.0)
RATIO, THRESHOLD = 2.0, 0.06
ROOM, METAL = 0.05, 0.16
_FADE = RATE // 200
_EVENED = 10 ** (0.35 / 20)  # compression moves energy to soft syllables, which gated loudness ignores
_CEILING = 10 ** (-2 / 20)  # little remains above 5 kHz, so true peaks are close to sample peaks


def apply_intercom_effect(samples: Samples) -> Samples:
    """Return the same words at the same length and loudness, as if from a loudspeaker in the wall."""
    length = fft_size(len(samples) + RATE // 4)
    wet = np.fft.rfft(_compress(samples), length) * _loudspeaker_response(length)
    gain = _EVENED * np.sqrt(_energy(np.fft.rfft(samples, length)) / max(_energy(wet), 1e-12))
    filtered: Samples = (np.fft.irfft(wet, length)[: len(samples)] * gain).astype(np.float32)
    filtered[:_FADE] *= np.linspace(0, 1, _FADE, dtype=np.float32)[: len(filtered)]
    filtered[-_FADE:] *= np.linspace(1, 0, _FADE, dtype=np.float32)[-len(filtered) :]
    loud = np.square(filtered).sum()
    held = reduce_gain_above(filtered, _CEILING)
    for _ in range(2):  # restore the loudness lost to limiting, then limit again
        lost = np.sqrt(loud / max(np.square(held).sum(), np.float32(1e-12)))
        held = reduce_gain_above(held * lost, _CEILING)
    return held


def _compress(samples: Samples) -> Samples:
    step = RATE // 100
    count = -(-len(samples) // step)
    padded = np.zeros(count * step, np.float32)
    padded[: len(samples)] = samples
    level = np.sqrt(np.square(padded).reshape(count, step).mean(axis=1))
    level = np.convolve(np.pad(level, 1, mode="edge"), [0.25, 0.5, 0.25], mode="valid")
    gain = np.minimum(1.0, (np.maximum(level, 1e-6) / THRESHOLD) ** (1 / RATIO - 1)).astype(np.float32)
    return samples * interpolate_centered(gain, step, len(samples))


def _energy(spectrum: NDArray[np.complex128]) -> float:
    weighted = np.abs(spectrum) * k_weighting(2 * (len(spectrum) - 1))
    return float(np.dot(weighted, weighted))


@cache
def _room_echo() -> Samples:
    """Return the echo of a small steel room."""
    dice, decay = Random(4), np.arange(RATE // 5)
    noise = np.array([dice.gauss() for _ in decay]) * np.exp(-decay / (RATE * 0.045))
    noise[: RATE // 250] = 0
    echo: Samples = (noise / np.sqrt(np.square(noise).sum())).astype(np.float32)
    return echo


@lru_cache(maxsize=1)  # clips are filtered longest first, so few sizes are needed
def _loudspeaker_response(length: int) -> NDArray[np.complex64]:
    """Return the intercom's frequency response: a band-pass filter, a presence boost, ringing metal and room echo."""
    frequency = np.fft.rfftfreq(length, 1 / RATE).astype(np.float32)
    low, high = BAND
    band = 1 / np.sqrt((1 + (low / np.maximum(frequency, 1)) ** 8) * (1 + (frequency / high) ** 12))
    presence = 1 + 0.4 * np.exp(-(np.log2(np.maximum(frequency, 1) / 2500) ** 2) * 2)
    ring = 1 + METAL * np.exp(-2j * np.pi * 0.0073 * frequency)
    room = np.fft.rfft(_room_echo(), length)
    response: NDArray[np.complex64] = (band * presence * (ring + ROOM * room * 4)).astype(np.complex64)
    return response


# Changes the speed of a voice but not its pitch (WSOLA): overlaps windows closer together or farther apart, aligned so
# that no period of the voice is broken.

_WINDOW = 1440  # 30 ms: several periods of a deep voice
_HOP = _WINDOW // 2
_SEARCH = 360  # maximum shift for alignment: a period of 133 Hz at 48 kHz


def stretch_time(samples: Samples, speed: float) -> Samples:
    """Stretch speech to `round(frames / speed)` frames without changing its pitch."""
    length = round(len(samples) / speed)
    if speed == 1.0 or len(samples) < 4 * _WINDOW:
        return _cut_or_pad(samples, length)
    bell = np.hanning(_WINDOW + 1)[:-1].astype(np.float32)
    count = -(-length // _HOP) + 1
    source = np.zeros(len(samples) + 4 * _WINDOW + 2 * _SEARCH, np.float32)
    ahead = _HOP + _SEARCH  # silence before the first sample, so that the first windows can be shifted
    source[ahead : ahead + len(samples)] = samples
    result = np.zeros((count + 2) * _HOP, np.float32)
    last = len(source) - _WINDOW - _HOP
    at = 0
    for number in range(count):
        ideal = min(max(round((number - 1) * _HOP * speed) + ahead, _SEARCH), last - _SEARCH)
        at = _best_fit(source, at + _HOP, ideal) if number > 1 else ideal
        begin = number * _HOP
        result[begin : begin + _WINDOW] += bell * source[at : at + _WINDOW]
    return result[_HOP : _HOP + length].copy()


def _best_fit(source: Samples, natural: int, ideal: int) -> int:
    """Return the position near `ideal` where the waveform best matches the one at `natural`."""
    wanted = source[natural : natural + _HOP : 4]
    near = sliding_window_view(source[ideal - _SEARCH : ideal + _SEARCH + _HOP : 4], len(wanted))
    if not len(wanted) or not wanted.any():
        return ideal
    likeness = near @ wanted
    energy = np.sqrt(np.einsum("ij,ij->i", near, near)) + 1e-6
    return ideal - _SEARCH + 4 * int(np.argmax(likeness / energy))


def _cut_or_pad(samples: Samples, length: int) -> Samples:
    result = np.zeros(length, np.float32)
    result[: len(samples)] = samples[:length]
    return result
