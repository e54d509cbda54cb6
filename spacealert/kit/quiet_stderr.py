"""Keeping the system's libraries from speaking to a terminal that is ours."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock

_ONE = Lock()  # of two at a time, the second would put back the silence of the first


@contextmanager
def silenced_stderr() -> Iterator[None]:
    """Libraries that look for a device tell the terminal of each that is not there; one sentence of ours is enough."""
    if sys.stderr is None:  # nobody listens
        yield
        return
    with _ONE:
        sys.stderr.flush()
        kept = os.dup(2)
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 2)
        os.close(nowhere)
        try:
            yield
        finally:
            os.dup2(kept, 2)
            os.close(kept)
