"""The sound of the ship's intercom: a narrow band, gentle compression and a trace of a steel room, and no more.

Clips are kept dry and go through here when they are wanted, in a few milliseconds for each second of speech.
"""

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from spacealert.kit.audio.loudness import fft_size, held_under, k_weighting
from spacealert.kit.audio.samples import Samples, around
from spacealert.kit.audio.voice_pack import RATE

# What a recognizer still understands as well as the dry voice: see tests/bench/intelligibility.py.
BAND = (260.0, 4200.0)
RATIO, THRESHOLD = 2.0, 0.06
ROOM, METAL = 0.05, 0.16
_FADE = RATE // 200
_EVENED = 10 ** (0.35 / 20)  # compression moves energy to soft syllables, which the gate of a loudness does not count
_CEILING = 10 ** (-2 / 20)  # nothing above 5 kHz is left, so little can hide between the samples


def over_the_intercom(samples: Samples) -> Samples:
    """The same words, of the same length and loudness, out of a loudspeaker in the wall."""
    length = fft_size(len(samples) + RATE // 4)
    wet = np.fft.rfft(_compressed(samples), length) * _wall(length)
    gain = _EVENED * np.sqrt(_energy(np.fft.rfft(samples, length)) / max(_energy(wet), 1e-12))
    filtered: Samples = (np.fft.irfft(wet, length)[: len(samples)] * gain).astype(np.float32)
    filtered[:_FADE] *= np.linspace(0, 1, _FADE, dtype=np.float32)[: len(filtered)]
    filtered[-_FADE:] *= np.linspace(1, 0, _FADE, dtype=np.float32)[-len(filtered) :]
    loud = np.square(filtered).sum()
    held = held_under(filtered, _CEILING)
    for _ in range(2):  # what holding the peaks down takes from the loudness is given back, and held down again
        lost = np.sqrt(loud / max(np.square(held).sum(), np.float32(1e-12)))
        held = held_under(held * lost, _CEILING)
    return held


def _compressed(samples: Samples) -> Samples:
    """Loud syllables a little softer, by the loudness of each 10 ms."""
    step = RATE // 100
    count = -(-len(samples) // step)
    padded = np.zeros(count * step, np.float32)
    padded[: len(samples)] = samples
    level = np.sqrt(np.square(padded).reshape(count, step).mean(axis=1))
    level = np.convolve(np.pad(level, 1, mode="edge"), [0.25, 0.5, 0.25], mode="valid")
    gain = np.minimum(1.0, (np.maximum(level, 1e-6) / THRESHOLD) ** (1 / RATIO - 1)).astype(np.float32)
    return samples * around(gain, step, len(samples))


def _energy(spectrum: NDArray[np.complex128]) -> float:
    """As people hear it, and without a second transform."""
    weighted = np.abs(spectrum) * k_weighting(2 * (len(spectrum) - 1))
    return float(np.dot(weighted, weighted))


@lru_cache(maxsize=2)
def _wall(length: int) -> NDArray[np.complex64]:
    """Band, presence, the ring of the metal and the room, all in one response."""
    frequency = np.fft.rfftfreq(length, 1 / RATE).astype(np.float32)
    low, high = BAND
    band = 1 / np.sqrt((1 + (low / np.maximum(frequency, 1)) ** 8) * (1 + (frequency / high) ** 12))
    presence = 1 + 0.4 * np.exp(-(np.log2(np.maximum(frequency, 1) / 2500) ** 2) * 2)
    ring = 1 + METAL * np.exp(-2j * np.pi * 0.0073 * frequency)
    decay = np.arange(RATE // 5)
    noise = np.random.default_rng(4).standard_normal(len(decay)) * np.exp(-decay / (RATE * 0.045))
    noise[: RATE // 250] = 0
    room = np.fft.rfft((noise / np.sqrt(np.square(noise).sum())).astype(np.float32), length)
    response: NDArray[np.complex64] = (band * presence * (ring + ROOM * room * 4)).astype(np.complex64)
    return response
