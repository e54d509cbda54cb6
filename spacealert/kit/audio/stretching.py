"""A voice that speaks faster or slower at its own pitch: short windows of it are laid nearer together or further apart.

Each window is taken where it fits best onto what is already there (WSOLA), so that no period of the voice is broken.
"""

import numpy as np
from numpy.lib.stride_tricks import sliding_window_view

from spacealert.kit.audio.samples import Samples

_WINDOW = 1440  # 30 ms: some periods of a deep voice
_HOP = _WINDOW // 2
_SEARCH = 360  # how far a window may be moved to fit: a period of 133 Hz at 48 kHz


def stretched(samples: Samples, speed: float) -> Samples:
    """The same words in `round(frames / speed)` frames."""
    length = round(len(samples) / speed)
    if speed == 1.0 or len(samples) < 4 * _WINDOW:
        return _fitted(samples, length)
    bell = np.hanning(_WINDOW + 1)[:-1].astype(np.float32)
    count = -(-length // _HOP) + 1
    source = np.zeros(len(samples) + 4 * _WINDOW + 2 * _SEARCH, np.float32)
    ahead = _HOP + _SEARCH  # silence before the first sample, so that the first windows find something
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
    """Near `ideal`, where the sound is most like what would follow naturally."""
    wanted = source[natural : natural + _HOP : 4]
    near = sliding_window_view(source[ideal - _SEARCH : ideal + _SEARCH + _HOP : 4], len(wanted))
    if not len(wanted) or not wanted.any():
        return ideal
    likeness = near @ wanted
    energy = np.sqrt(np.einsum("ij,ij->i", near, near)) + 1e-6
    return ideal - _SEARCH + 4 * int(np.argmax(likeness / energy))


def _fitted(samples: Samples, length: int) -> Samples:
    """Something too short to be stretched: cut or filled up with silence."""
    result = np.zeros(length, np.float32)
    result[: len(samples)] = samples[:length]
    return result
