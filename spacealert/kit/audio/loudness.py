"""How loud a sound is to people (ITU-R BS.1770: LUFS and true peak), and bringing it to the loudness we want.

Everything is mono at 48 kHz. A mono sound put on both sides of a stereo file measures 3 dB more there.
"""

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from spacealert.kit.audio.samples import Samples, around
from spacealert.kit.audio.voice_pack import RATE

SPEECH = -16.0  # LUFS
HIGHEST_PEAK = -1.0  # dBTP of anything that is played
PEAK = -3.0  # dBTP of a clip before it is coded and mixed, which add a little
SILENCE = -70.0  # LUFS below which the measure itself hears nothing

_BLOCK, _STEP = RATE * 2 // 5, RATE // 10
_GATE = 10.0  # dB under the ungated loudness, where pauses begin


def loudness(samples: Samples) -> float:
    """Gated loudness in LUFS; a sound shorter than one block of 0.4 s is measured as a whole."""
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


def true_peak(samples: Samples) -> float:
    """The highest point between the samples too, in dBTP, found at four times the rate."""
    if not len(samples):
        return -120.0
    length = fft_size(len(samples))
    spectrum = np.fft.rfft(samples, length)
    highest = float(np.abs(np.fft.irfft(spectrum, 4 * length)).max()) * 4
    return 20 * float(np.log10(max(highest, 1e-6)))


def at_loudness(samples: Samples, wanted: float = SPEECH, peak: float = PEAK) -> Samples:
    """The same sound at this loudness, its highest peaks held down softly."""
    levelled = samples
    for _ in range(16):  # holding peaks down takes a little loudness away: approach from both sides
        now = loudness(levelled)
        if now <= SILENCE:
            return levelled
        levelled = limited(levelled * np.float32(10 ** ((wanted - now) / 20)), peak)
        if abs(loudness(levelled) - wanted) < 0.1:
            break
    return levelled


def limited(samples: Samples, peak: float = PEAK) -> Samples:
    """The same sound with nothing above the peak: turned down smoothly around each place that would be."""
    lowered, ceiling = samples, peak
    for _ in range(6):  # what lies between the samples is higher than they are: hold them lower until it fits
        over = true_peak(lowered) - peak
        if over <= 0:
            return lowered
        ceiling -= over if lowered is not samples else 0.3
        lowered = held_under(samples, 10 ** (ceiling / 20))
    return lowered * np.float32(10 ** (-max(true_peak(lowered) - peak, 0) / 20))


def held_under(samples: Samples, ceiling: float) -> Samples:
    """Turned down around every sample above the ceiling, for some milliseconds before and after."""
    if np.abs(samples).max(initial=0) <= ceiling:
        return samples
    step, reach = RATE // 1000, 6
    count = -(-len(samples) // step)
    blocks = np.zeros(count * step, np.float32)
    blocks[: len(samples)] = np.abs(samples)
    gain = np.minimum(1.0, ceiling / np.maximum(blocks.reshape(count, step).max(axis=1), 1e-9))
    held = np.lib.stride_tricks.sliding_window_view(np.pad(gain, reach, mode="edge"), 2 * reach + 1).min(axis=1)
    bell = np.hanning(2 * reach + 1)[1:-1]
    smooth = np.convolve(np.pad(held, reach - 1, mode="edge"), bell / bell.sum(), mode="valid").astype(np.float32)
    return samples * around(smooth, step, len(samples))


def fft_size(length: int) -> int:
    """A size of a transform that is quick and comes back often, so that responses can be kept: 24000 × 2ⁿ or 3 × 2ⁿ."""
    size = RATE // 2
    while size < length:
        if size * 3 // 2 >= length:
            return size * 3 // 2
        size *= 2
    return size


@lru_cache(maxsize=2)
def k_weighting(length: int) -> NDArray[np.float32]:
    """How BS.1770 weighs each frequency of a transform of this length, as amplitude."""
    height = np.square(np.sin(np.pi / length * np.arange(length // 2 + 1)))
    power = np.ones(len(height))
    for above, below in (
        ((1.53512485958697, -2.69169618940638, 1.19839281085285), (1.0, -1.69065929318241, 0.73248077421585)),
        ((1.0, -2.0, 1.0), (1.0, -1.99004745483398, 0.99007225036621)),
    ):
        power *= _power(above, height) / _power(below, height)
    weights: NDArray[np.float32] = np.sqrt(power).astype(np.float32)
    return weights


def _power(taps: tuple[float, float, float], height: NDArray[np.float64]) -> NDArray[np.float64]:
    """The square of |b0 + b1/z + b2/z²|; `height` is sin² of half the angle, so that it is exact near 0 too."""
    b0, b1, b2 = taps
    return (b0 + b1 + b2) ** 2 + 4 * height * (4 * b0 * b2 * (height - 1) - b1 * (b0 + b2))


def _lufs(power: NDArray[np.float64]) -> NDArray[np.float64]:
    lufs: NDArray[np.float64] = -0.691 + 10 * np.log10(power)
    return lufs
