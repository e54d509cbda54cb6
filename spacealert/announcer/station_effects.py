"""Sounds of an Antarctic station: wind at each strength, and the generator. All of them loop."""

from collections.abc import Callable, Mapping

import numpy as np

from spacealert.announcer.synthesis import Wave, moments, noise
from spacealert.kit.audio import RATE

_SECONDS = 12.0


def _wind(low: float, high: float, gusts: int, howl: float, seed: int) -> Wave:
    """Make wind that loops: noise that swells, with a howl in the gusts."""
    turn = 2 * np.pi * moments(_SECONDS) / _SECONDS
    gust = 0.6 + 0.25 * np.cos(gusts * turn) + 0.15 * np.cos((gusts + 2) * turn + 1)
    rush = noise(_SECONDS, low, high, seed) * gust
    pitch = 2 * np.pi * 4800 * moments(_SECONDS) / _SECONDS + 60 * np.sin(turn)
    howling = howl * np.sin(pitch) * np.clip(gust - 0.55, 0, None) ** 2
    return _from_its_calmest(rush / np.abs(rush).max() + howling)


def _from_its_calmest(loop: Wave) -> Wave:
    """Rotate the loop to start at its quietest point, so that encoding leaves no audible seam."""
    window = RATE // 50
    around = np.convolve(np.concatenate([loop[-window:], loop, loop[:window]]) ** 2, np.ones(2 * window + 1), "valid")
    return np.roll(loop, -int(np.argmin(around)))


def _generator() -> Wave:
    """Make a slow engine in another room, as a loop."""
    time = moments(_SECONDS)
    engine = np.zeros(len(time))
    for harmonic in range(1, 10):
        engine += 0.8**harmonic * np.sin(2 * np.pi * 25 * harmonic * time + harmonic**2)
    beats: Wave = engine * (0.8 + 0.2 * np.cos(2 * np.pi * 12.5 * time)) + 0.4 * noise(_SECONDS, 80, 500, 23)
    return beats


# How to make each loop, and its loudness relative to speech at -16 LUFS.
STATION_LOOPS: Mapping[str, tuple[Callable[[], Wave], float]] = {
    "wind-calm": (lambda: _wind(120, 500, 1, 0.0, 21), -38),
    "wind-strong": (lambda: _wind(150, 800, 2, 0.6, 22), -34),
    "wind-storm": (lambda: _wind(180, 1400, 3, 1.4, 24), -30),
    "wind-ritual": (lambda: _wind(200, 3500, 2, 0.3, 25), -26),
    "generator": (_generator, -38),
}
