"""Devices for playing and recording sound. `choice` picks one."""

import contextlib
import os
import sys
import threading
from collections.abc import Callable
from typing import Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

# Interleaved samples: `frames` of mono or 2 × `frames` of stereo. Devices play both.
Block: TypeAlias = NDArray[np.int16]
Pull: TypeAlias = Callable[[int], Block]

_URGENT = -11  # nice value that sound servers use


class Loudspeaker(Protocol):
    """An audio device that can be started and stopped many times and stays open in between.

    A `whole` device pulls all remaining frames at once and is restarted after every change. `latency` is the time in
    seconds between a pull and its sound. `lag` is how many seconds ahead the device read when it was first opened.
    """

    name: str
    whole: bool = False
    latency: float = 0.0
    lag: float = 0.0

    def start(self, rate: int, pull: Pull, left: int) -> bool:
        """Start pulling blocks of frames in a thread, or return False if that fails.

        `left` is the number of frames still to be played.
        """

    def stop(self) -> None:
        """Stop pulling, if the device is running."""

    def close(self) -> None:
        """Stop and release the device. The next start opens it again."""
        self.stop()


def prioritize_this_thread() -> None:
    """Raise the priority of the current thread on Linux, if the system permits it."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), _URGENT)


def as_stereo(block: Block) -> Block:
    return block if block.ndim == 2 else block[:, None].repeat(2, axis=1)
