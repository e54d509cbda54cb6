"""A terminal whose keys arrive as they are pressed, and which is given back as it was, however the program ends."""

import contextlib
import os
import signal
import sys
import termios
import tty
from collections.abc import Callable, Iterator
from types import FrameType

Handler = Callable[[int, FrameType | None], None]


@contextlib.contextmanager
def keys_as_pressed(
    ask_to_end: Handler,
    before_suspension: Callable[[], None] = lambda: None,
    after_suspension: Callable[[], None] = lambda: None,
) -> Iterator[None]:
    """No Enter and no echo until the block is left.

    SIGTERM and SIGHUP would end the program without leaving it: they call `ask_to_end`. While the program is suspended
    the terminal is the shell's, and when it goes on the keys come back.
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
    with handling(handlers):
        try:
            tty.setcbreak(terminal, termios.TCSADRAIN)
            yield
        finally:
            with contextlib.suppress(termios.error):  # after SIGHUP it may be gone
                termios.tcsetattr(terminal, termios.TCSADRAIN, before)


@contextlib.contextmanager
def handling(handlers: dict[int, Handler]) -> Iterator[None]:
    """These signals are handled like this, and afterwards as before."""
    previous = {number: signal.signal(number, handler) for number, handler in handlers.items()}
    try:
        yield
    finally:
        for number, handler in previous.items():
            signal.signal(number, handler)


def is_in_foreground(terminal: int) -> bool:
    """Whether the terminal is ours now: a program in the background that reads from it is stopped."""
    try:
        return os.tcgetpgrp(terminal) == os.getpgrp()
    except OSError:  # it controls no programs at all
        return True
