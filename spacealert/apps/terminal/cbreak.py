"""Reads single keys from a terminal, and restores the terminal however the program ends."""

import contextlib
import os
import signal
import sys
import termios
import tty
from collections.abc import Callable, Iterator
from types import FrameType

from spacealert.kit.process import Handler, handle_signals


@contextlib.contextmanager
def read_single_keys(
    ask_to_end: Handler,
    before_suspension: Callable[[], None] = lambda: None,
    after_suspension: Callable[[], None] = lambda: None,
) -> Iterator[None]:
    """Read keys without Enter or echo until the block ends.

    SIGTERM and SIGHUP call `ask_to_end`, so that the terminal is restored. While the program is suspended, the terminal
    has its earlier settings.
    """
    terminal = sys.stdin.fileno()
    before = termios.tcgetattr(terminal)

    def suspend(number: int, frame: FrameType | None) -> None:
        before_suspension()
        termios.tcsetattr(terminal, termios.TCSADRAIN, before)
        os.kill(os.getpid(), signal.SIGSTOP)

    def go_on(number: int, frame: FrameType | None) -> None:
        if is_in_foreground(terminal):
            tty.setcbreak(terminal, termios.TCSADRAIN)
            after_suspension()

    handlers: dict[int, Handler] = {
        signal.SIGTERM: ask_to_end,
        signal.SIGHUP: ask_to_end,
        signal.SIGTSTP: suspend,
        signal.SIGCONT: go_on,
    }
    with handle_signals(handlers):
        try:
            tty.setcbreak(terminal, termios.TCSADRAIN)
            yield
        finally:
            with contextlib.suppress(termios.error):  # the terminal may be gone after SIGHUP
                # Drop unread keys, so that they don't answer the next question.
                termios.tcsetattr(terminal, termios.TCSAFLUSH, before)


def is_in_foreground(terminal: int) -> bool:
    """Return whether we may read the terminal. A background program that tries is stopped."""
    try:
        return os.tcgetpgrp(terminal) == os.getpgrp()
    except OSError:  # not a terminal that controls programs
        return True
