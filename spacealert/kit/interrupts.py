"""What Ctrl-C does at which time: an exception would be lost in the middle of an import, or of a callback."""

import os
import signal
import sys
from types import FrameType

INTERRUPTED = 130  # what shells expect of a program that was ended by Ctrl-C


def end_at_once() -> None:
    """From now on Ctrl-C ends the program at once, wherever it is: for as long as there is nothing to tidy up."""
    signal.signal(signal.SIGINT, _end)


def raise_an_exception() -> None:
    """From now on Ctrl-C raises KeyboardInterrupt, so that whatever has been begun is tidied up."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


def _end(number: int, frame: FrameType | None) -> None:
    if sys.stderr is not None and sys.stderr.isatty():
        os.write(2, b"\n")  # whatever stood in the line is left there
    os._exit(INTERRUPTED)
