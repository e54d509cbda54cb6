"""Waits for results from a thread or from another program."""

import time
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")

_TIMEOUT = 60.0  # generous, because the machine may be busy


def wait_until(found: Callable[[], T]) -> T:
    """Wait for a result that is not empty, and return it."""
    until = time.monotonic() + _TIMEOUT
    while not (something := found()):
        assert time.monotonic() < until, "it never came"
        time.sleep(0.01)
    return something
