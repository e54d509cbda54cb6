"""The one form in which sound exists here: mono samples in 32-bit floats, at the rate of `voice.RATE`.

And what libsndfile says when it cannot write them, in the words of everybody else who writes files.
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
