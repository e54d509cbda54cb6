"""The terminal interface.

Start with `playing`, which runs a mission, and `resolving`, which asks for plans and cards and shows the resolution.
"""

import shutil
import signal
import sys
from contextlib import suppress
from textwrap import wrap
from types import FrameType
from typing import NoReturn, TextIO

import click

from spacealert.kit import process
from spacealert.texts.letters import all_translations, latin_keys


def read_line(question: str, read: TextIO | None = None, out: TextIO | None = None) -> str:
    """Ask a question and return the line typed, or an empty string at the end of the input.

    In a terminal, arrow keys move within the line. Lines are not kept in a history, because they can be secrets.
    """
    read, out = read or sys.stdin, out or sys.stdout
    if not (read is sys.stdin and read.isatty() and out is sys.stdout):
        out.write(question)
        out.flush()
        return read.readline()
    with suppress(ImportError):
        import readline  # input() edits with it

        readline.set_auto_history(False)
    *above, last = wrap_line(question, out).split("\n")
    out.writelines(f"{line}\n" for line in above)
    try:
        with process.handle_signals(dict.fromkeys((signal.SIGINT, *process.ENDING), exit_on_signal)):
            return f"{input(last)}\n"
    except EOFError:
        return ""


def print_wrapped(line: str, err: bool = False) -> None:
    click.echo(wrap_line(line, sys.stderr if err else sys.stdout), err=err)


def wrap_line(line: str, out: TextIO, indent: int = 0) -> str:
    """Wrap a line between words to fit the terminal, indenting its continuation. In a pipe, return it unchanged."""
    width = shutil.get_terminal_size().columns - 1
    if not out.isatty() or len(line) <= width:
        return line
    space = " " if line.endswith(" ") else ""  # before the input
    before = " " * min(indent, width * 3 // 4)
    pieces = (wrap(piece, width, subsequent_indent=before) or [""] for piece in line.split("\n"))
    return "\n".join(part for parts in pieces for part in parts) + space


def to_latin(line: str) -> str:
    """Return a line in lower case, as if typed on a Latin keyboard."""
    return line.strip().casefold().translate(latin_keys())


def is_answer(line: str, text_id: str) -> bool:
    """Return whether a line starts with this answer in any language, as the keyboard may be set to another one."""
    return line.strip().casefold().startswith(tuple(all_translations(text_id)))


def exit_on_signal(number: int, frame: FrameType | None) -> NoReturn:
    """End the program with an exception, so that `input` restores the terminal."""
    raise SystemExit(128 + number)
