"""Waiting for what happens beside a test: in a thread, in another program."""

import time
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")

_TIMEOUT = 60.0  # generous, because the machine may be busy


def wait_until(found: Callable[[], T]) -> T:
    """What is found, as soon as it is something."""
    until = time.monotonic() + _TIMEOUT
    while not (something := found()):
        assert time.monotonic() < until, "it never came"
        time.sleep(0.01)
    return something
