"""The devices that sound can be played on and recorded from; `choice` picks one."""

import contextlib
import os
import sys
import threading
from collections.abc import Callable
from typing import Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

# So many frames of mono, or frames × 2 of stereo: devices play both.
Block: TypeAlias = NDArray[np.int16]
Pull: TypeAlias = Callable[[int], Block]

_URGENT = -11  # as sound servers are


class Loudspeaker(Protocol):
    """A device that can be started and stopped many times, and stays open in between.

    One that is `whole` pulls everything that is left at once, and is started anew after every change. `latency` is how
    many seconds pass between the moment that its pulls indicate and the sound. `lag` is how far ahead of that it was
    found to read when it was opened; started again it may not show it, since its buffers are not empty then.
    """

    name: str
    whole: bool
    latency: float
    lag: float

    def start(self, rate: int, pull: Pull, left: int) -> bool:
        """Begin to pull blocks of frames, from a thread of its own; False if there is no such device now."""

    def stop(self) -> None:
        """Pull no more. Harmless if it has not been started."""

    def close(self) -> None:
        """Stop, and give the device back to the system; the next start opens it again."""


def prioritize_this_thread() -> None:
    """The thread that feeds a device goes before the others of a busy machine, where that is permitted."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), _URGENT)


def stereo(block: Block) -> Block:
    """A block for both sides."""
    return block if block.ndim == 2 else block[:, None].repeat(2, axis=1)
