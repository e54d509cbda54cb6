"""A script that plays chunks from another process on SDL's mixer.

Its arguments are the sample rate and the chunk size. It writes a byte for each chunk it wants, and reads `PLAY`
followed by the chunk, or `SILENCE` to stop the sound. It exits when its input ends or the device is gone, because SDL
keeps taking frames for a missing device.
"""

import ctypes
import os
import sys
import time
from collections.abc import Callable
from types import ModuleType

PLAY, SILENCE = b"p", b"s"
BUFFER = 4096  # frames: with half as many, a busy machine missed some
_DEVICES = range(1, 17)  # SDL's limit


def play(rate: int, frames: int) -> None:
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from pygame import mixer

    requests, chunks = sys.stdout.buffer, sys.stdin.buffer
    mixer.init(rate, -16, 2, BUFFER, allowedchanges=0)
    channel = mixer.Channel(0)
    plays = _device_plays(mixer)
    while plays():
        if channel.get_queue() is not None:
            time.sleep(0.01)
            continue
        requests.write(b".")
        requests.flush()
        while (order := chunks.read(1)) == SILENCE:
            channel.stop()
        chunk = chunks.read(4 * frames)
        if order != PLAY or len(chunk) < 4 * frames:
            return
        channel.queue(mixer.Sound(buffer=chunk))


def _device_plays(mixer: ModuleType) -> Callable[[], bool]:
    """Return a function that asks SDL whether any device is still playing. pygame has no such function."""
    try:
        status = ctypes.CDLL(mixer.__file__).SDL_GetAudioDeviceStatus
    except (OSError, AttributeError):
        return lambda: True
    return lambda: any(status(device) for device in _DEVICES)


if __name__ == "__main__":
    play(int(sys.argv[1]), int(sys.argv[2]))
