"""The one form in which sound exists here: mono samples in 32-bit floats, at the rate of `voice.RATE`.

And what is done with them everywhere: gains that run straight, whole numbers for devices, and files by libsndfile.
"""

import errno
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from spacealert.kit.audio.voice_pack import RATE

Samples: TypeAlias = NDArray[np.float32]

_TRIED_AGAIN = bytes(1 << 20)
_WRITTEN_AT_ONCE = 16384  # frames; libsndfile falls over when a long Ogg file is written in one call


def straight(gains: Samples, step: int) -> Samples:
    """A gain for each sample between the first of these gains and the last, which are so many samples apart."""
    line = np.linspace(0, 1, step, endpoint=False, dtype=np.float32)
    running: Samples = gains[:-1, None] + (gains[1:] - gains[:-1])[:, None] * line
    return running.reshape(-1)


def around(gains: Samples, step: int, frames: int) -> Samples:
    """A gain for each of so many samples, of which each `step` have one of these gains in their middle."""
    return straight(np.pad(gains, 1, mode="edge"), step)[step // 2 : step // 2 + frames]


def as_int16(samples: Samples) -> NDArray[np.int16]:
    """As devices and files want them."""
    whole: NDArray[np.int16] = np.rint(np.clip(samples, -1, 1) * np.float32(32767)).astype(np.int16)
    return whole


@contextmanager
def encoder(
    path: Path, container: str, coding: str, quality: float | None, title: str = ""
) -> Iterator[Callable[[NDArray[Any]], None]]:
    """Writes a file through libsndfile, which keeps the system's reasons to itself: so the system is asked."""
    import soundfile

    try:
        with soundfile.SoundFile(
            path, "w", RATE, 1, format=container, subtype=coding, compression_level=quality
        ) as file:
            if title:
                file.title = title

            def write(samples: NDArray[Any]) -> None:
                for begin in range(0, len(samples), _WRITTEN_AT_ONCE):
                    file.write(samples[begin : begin + _WRITTEN_AT_ONCE])

            yield write
    except soundfile.LibsndfileError as error:
        with path.open("ab") as again:
            again.write(_TRIED_AGAIN)
        raise OSError(errno.EIO, str(error)) from error
