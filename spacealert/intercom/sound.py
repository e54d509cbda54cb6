"""The one form in which sound exists here: mono samples in 32-bit floats, at the rate of `voice.RATE`.

And gains for them, and what libsndfile says when it cannot write them, in the words of everybody else who writes files.
"""

import errno
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Samples: TypeAlias = NDArray[np.float32]

_TRIED_AGAIN = bytes(1 << 20)


def straight(gains: Samples, step: int) -> Samples:
    """A gain for each sample between the first of these gains and the last, which are so many samples apart."""
    line = np.linspace(0, 1, step, endpoint=False, dtype=np.float32)
    running: Samples = gains[:-1, None] + (gains[1:] - gains[:-1])[:, None] * line
    return running.reshape(-1)


def around(gains: Samples, step: int, frames: int) -> Samples:
    """A gain for each of so many samples, of which each `step` have one of these gains in their middle."""
    return straight(np.pad(gains, 1, mode="edge"), step)[step // 2 : step // 2 + frames]


@contextmanager
def encoding(path: Path) -> Iterator[None]:
    """In here libsndfile writes the file at `path`; it keeps the system's reasons to itself, so the system is asked."""
    import soundfile

    try:
        yield
    except soundfile.LibsndfileError as error:
        with path.open("ab") as file:
            file.write(_TRIED_AGAIN)
        raise OSError(errno.EIO, str(error)) from error
