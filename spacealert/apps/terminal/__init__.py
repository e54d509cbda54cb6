"""A mission in a terminal.

Start with `playing`, which runs a mission, and `resolving`, which asks for plans and cards and shows the resolution.
"""

import sys
from contextlib import suppress
from typing import TextIO


def read_line(question: str, read: TextIO | None = None, out: TextIO | None = None) -> str:
    """Ask a question and return the line typed, or an empty string at the end of the input.

    In a terminal, arrow keys move within the line.
    """
    read, out = read or sys.stdin, out or sys.stdout
    if not (read is sys.stdin and read.isatty() and out is sys.stdout):
        out.write(question)
        out.flush()
        return read.readline()
    with suppress(ImportError):
        import readline  # noqa: F401  # input() edits with it
    try:
        return f"{input(question)}\n"
    except EOFError:
        return ""
