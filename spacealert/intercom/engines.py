"""The synthesizers that may be on this machine, each as a function from a text to samples; none is needed to play.

`tones` is always there: it says every word as a tone, so that packs can be tried without any synthesizer.
"""

import zlib

import numpy as np

from spacealert.intercom.sound import Samples
from spacealert.intercom.voice import RATE


def tones(text: str) -> Samples:
    """Each word a tone of its own, as long as it is written; a pause at every stop."""
    parts = [np.zeros(RATE // 20, np.float32)]
    for word in text.lower().split():
        seconds = 0.15 + 0.04 * len(word)
        time = np.arange(round(seconds * RATE)) / RATE
        pitch = 140 + zlib.crc32(word.encode()) % 120
        sound = sum(np.sin(2 * np.pi * pitch * harmonic * time) / harmonic for harmonic in range(1, 9))
        parts.append((0.2 * sound * np.sin(np.pi * time / seconds) ** 0.5).astype(np.float32))
        parts.append(np.zeros(RATE // 4 if word[-1] in ".,;:!?" else RATE // 50, np.float32))
    return np.concatenate(parts)
