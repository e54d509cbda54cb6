"""Process settings: Ctrl-C, memory, and libraries that print to the terminal."""

import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from threading import Lock
from types import FrameType

Handler = Callable[[int, FrameType | None], None]

# Signals that ask a program to end before it is killed.
ENDING = tuple(number for name in ("SIGTERM", "SIGHUP") if (number := getattr(signal, name, None)))
INTERRUPTED = 130  # the exit code shells expect after Ctrl-C


def exit_on_ctrl_c() -> None:
    """Make Ctrl-C exit immediately, while there is nothing to clean up."""
    signal.signal(signal.SIGINT, _exit_on_signal)


def raise_on_ctrl_c() -> None:
    """Make Ctrl-C raise KeyboardInterrupt, so that cleanup runs."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


def _exit_on_signal(number: int, frame: FrameType | None) -> None:
    if sys.stderr is not None and sys.stderr.isatty():
        os.write(2, b"\n")  # ends the line that holds a prompt or a clock
    os._exit(INTERRUPTED)


@contextmanager
def handle_signals(handlers: dict[int, Handler]) -> Iterator[None]:
    """Handle these signals inside the block, then restore the earlier handlers.

    Ignored signals stay ignored, as `nohup` requires.
    """
    previous = {
        number: signal.signal(number, handler)
        for number, handler in handlers.items()
        if signal.getsignal(number) is not signal.SIG_IGN
    }
    try:
        yield
    finally:
        for number, handler in previous.items():
            signal.signal(number, handler)


_LARGE = 32 * 1024  # bytes; larger blocks return to the system when freed
_MMAP_THRESHOLD, _ARENA_MAX = -3, -8  # of mallopt(3)


def release_memory() -> None:
    """Make the C library return large blocks of freed memory to the system."""
    import ctypes

    with suppress(OSError, AttributeError, TypeError):
        library = ctypes.CDLL(None)
        library.mallopt(_MMAP_THRESHOLD, _LARGE)
        library.mallopt(_ARENA_MAX, 1)  # each thread would keep a heap of its own


_ONE = Lock()  # two at a time would restore each other's silence


@contextmanager
def silence_stderr() -> Iterator[None]:
    """Discard what libraries write to stderr, such as a warning for every missing device."""
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
