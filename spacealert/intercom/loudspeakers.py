"""Where frames become sound: each loudspeaker asks for the next block, as much as it likes and when it likes."""

from collections.abc import Callable
from typing import Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

Block: TypeAlias = NDArray[np.int16]
Pull: TypeAlias = Callable[[int], Block]


class Loudspeaker(Protocol):
    """A device that can be started, stopped, and started again after it was lost."""

    name: str

    def start(self, rate: int, pull: Pull) -> bool:
        """Begin to pull blocks of mono frames, from a thread of its own; False if there is no such device now."""

    def stop(self) -> None:
        """Pull no more. Harmless if it has not been started."""
