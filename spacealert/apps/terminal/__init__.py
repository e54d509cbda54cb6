"""A mission in a terminal.

Start with `playing`, which runs a mission, and `resolving`, which asks for plans and cards and shows the resolution.
"""

import signal
import sys
from contextlib import suppress
from types import FrameType
from typing import NoReturn, TextIO

from spacealert.kit import process
from spacealert.texts.letters import same_keys, says


def read_line(question: str, read: TextIO | None = None, out: TextIO | None = None) -> str:
    """Ask a question and return the line typed, or an empty string at the end of the input.

    In a terminal, arrow keys move within the line. No line can be recalled: it may be a player's secret.
    """
    read, out = read or sys.stdin, out or sys.stdout
    if not (read is sys.stdin and read.isatty() and out is sys.stdout):
        out.write(question)
        out.flush()
        return read.readline()
    with suppress(ImportError):
        import readline  # input() edits with it

        readline.set_auto_history(False)
    try:
        with process.handling(dict.fromkeys((signal.SIGINT, *process.ENDING), leave_on_signal)):
            return f"{input(question)}\n"
    except EOFError:
        return ""


def letter(line: str) -> str:
    """Return a line as if typed on a Latin keyboard."""
    return line.strip().casefold().translate(same_keys())


def means(line: str, text_id: str) -> bool:
    """Return whether a line starts with this answer in any language, since the keyboard may be another one."""
    return line.strip().casefold().startswith(tuple(says(text_id)))


def leave_on_signal(number: int, frame: FrameType | None) -> NoReturn:
    """End the program by an exception, so that `input` gives the terminal back."""
    raise SystemExit(128 + number)
