"""Memory that large arrays have left goes back to the system, so that an evening stays as small as it began."""

import ctypes
import sys
from functools import cache

_TRIM_THRESHOLD, _BYTES = -1, 1 << 18  # M_TRIM_THRESHOLD of <malloc.h>


@cache
def give_back_freed_memory() -> None:
    """Keep glibc from raising the size from which it maps arrays of their own, as it does after the first large one.

    What was mapped is given back as soon as it is free; what was taken from the heap leaves holes there, 13 MB of them
    in an evening. Other C libraries give back by themselves, or have no such setting.
    """
    if sys.platform == "linux":
        mallopt = getattr(ctypes.CDLL(None), "mallopt", None)
        if mallopt is not None:
            mallopt(_TRIM_THRESHOLD, _BYTES)
