"""What can be played here: which loudspeaker is used and why, and how far behind the pulls of a stream its sound is."""

import threading
import time
from importlib.metadata import PackageNotFoundError, version

import numpy as np
from attrs import frozen

from spacealert.kit.audio.clock import DeviceClock, now
from spacealert.kit.audio.devices.loudspeaker import Block, Loudspeaker
from spacealert.kit.audio.player import BEHIND_TOO_FAR
from spacealert.kit.audio.samples import Samples, as_int16
from spacealert.kit.audio.voice_pack import RATE
from spacealert.kit.pygame_install import pygame_install

PACKAGES = ("miniaudio", "pygame-ce", "simpleaudio", "soundfile", "numpy")
_SECONDS = 3.0


@frozen
class Measured:
    """A test sound as it was played: how far ahead the device reads, and how much of the time it missed."""

    lag: float
    missed: float


def packages() -> dict[str, str | None]:
    """Return the versions of what sound needs; None where it is missing or, for pygame, buried by another."""
    found: dict[str, str | None] = {}
    for name in PACKAGES:
        try:
            found[name] = version(name)
        except PackageNotFoundError:
            found[name] = None
    pygame = pygame_install()
    found["pygame-ce"] = pygame.version if pygame.state == "ce" else None
    if pygame.state == "other":
        found["pygame"] = pygame.version
    return found


def test_sound(chime: Samples, word: Samples) -> Samples:
    """Three seconds: a chime and, after a second, a word."""
    sound = np.zeros(round(_SECONDS * RATE), np.float32)
    sound[: len(chime)] += chime
    sound[RATE : RATE + len(word)] += word[: len(sound) - RATE]
    return sound


def play(loudspeaker: Loudspeaker, sound: Samples) -> Measured | None:
    """Play a sound and measure; None if the loudspeaker takes nothing."""
    clock = DeviceClock(RATE, loudspeaker.latency)
    frames = as_int16(sound)
    finished = threading.Event()
    blocks, settled, late = 0, 0.0, 0.0

    def pull(count: int) -> Block:
        nonlocal blocks, settled, late
        moment = now()
        begin = clock.taken(moment)
        clock.pulled(moment, count)
        blocks += 1
        if begin < RATE * 3 // 2:  # the device is still filling its buffers
            settled = clock.audible_at(0)
        late = clock.audible_at(0) - settled
        if begin > len(frames):
            finished.set()
        block = np.zeros(count, np.int16)
        rest = frames[begin : begin + count]
        block[: len(rest)] = rest
        return block

    try:
        if not loudspeaker.start(RATE, pull, len(frames)):
            return None
        finished.wait(_SECONDS + 1)
        if not blocks:
            return None
        time.sleep(clock.lag)
    finally:
        loudspeaker.stop()
    return Measured(clock.lag + loudspeaker.latency, late if late > BEHIND_TOO_FAR else 0.0)
