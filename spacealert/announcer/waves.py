"""What effects are made of: tones, strikes, noise in a band, bells, and how they follow each other."""

import numpy as np
from numpy.typing import NDArray

from spacealert.kit.audio import RATE

Wave = NDArray[np.float64]


def moments(seconds: float) -> Wave:
    """The second of every frame."""
    return np.arange(round(seconds * RATE)) / RATE


def tone(pitch: Wave | float, seconds: float, bright: float = 0.4, harmonics: int = 7) -> Wave:
    """A tone whose pitch may move; each harmonic is softer than the last by `bright`."""
    phase = 2 * np.pi * np.cumsum(np.broadcast_to(pitch, round(seconds * RATE))) / RATE
    parts = [bright ** (number - 1) * np.sin(number * phase) for number in range(1, harmonics + 1)]
    return np.asarray(np.sum(parts, axis=0))


def struck(pitch: float, seconds: float, decay: float, bright: float = 0.35) -> Wave:
    """A tone that rings out."""
    at = moments(seconds)
    return tone(pitch, seconds, bright) * np.exp(-at / decay) * np.minimum(1, at / 0.004)


def noise(seconds: float, low: float, high: float, seed: int) -> Wave:
    """Noise in a band that ends where it begins."""
    frames = round(seconds * RATE)
    spectrum = np.fft.rfft(np.random.default_rng(seed).standard_normal(frames))
    frequency = np.fft.rfftfreq(frames, 1 / RATE)
    band = 1 / np.sqrt((1 + (low / np.maximum(frequency, 1e-3)) ** 6) * (1 + (frequency / high) ** 8))
    return np.asarray(np.fft.irfft(spectrum * band, frames))


def in_sequence(*parts: tuple[float, Wave]) -> Wave:
    """Each part at its second, over the one before."""
    whole = np.zeros(max(round(at * RATE) + len(sound) for at, sound in parts))
    for at, sound in parts:
        start = round(at * RATE)
        whole[start : start + len(sound)] += sound
    return whole


def chime(*pitches: float, step: float = 0.16, ring: float = 0.22) -> Wave:
    """Bells one after the other."""
    return in_sequence(*((number * step, struck(pitch, ring * 3, ring)) for number, pitch in enumerate(pitches)))
