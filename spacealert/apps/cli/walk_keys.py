"""Walking through a story in the terminal: reads a key, lets `story.terminal` answer it, shows the screenful."""

import contextlib
import os
import re
import shutil
import signal
import sys
from collections.abc import Iterator
from types import FrameType
from typing import NoReturn

import click

from spacealert.kit.i18n.texts import Texts
from spacealert.narration import chart
from spacealert.narration.terminal_walk import TerminalWalk
from spacealert.texts.letters import same_keys

# What terminals send for the keys that have names, and the letters that do the same.
_KEYS = {
    "\x1b[C": "right", "\x1b[D": "left", "\x1b[A": "up", "\x1b[B": "down",
    "\x1bOC": "right", "\x1bOD": "left", "\x1bOA": "up", "\x1bOB": "down",
    "\x1b[5~": "pageup", "\x1b[6~": "pagedown", "\x1b[H": "home", "\x1b[F": "end",
    "\x1b[1~": "home", "\x1b[4~": "end", "\x1bOH": "home", "\x1bOF": "end",
    "àM": "right", "àK": "left", "àH": "up", "àP": "down", "àI": "pageup", "àQ": "pagedown", "àG": "home", "àO": "end",
    " ": "right", "\r": "enter", "\n": "enter", "\x7f": "left", "\x08": "left", "\x1b": "escape",
}  # fmt: skip
_ONE_KEY = re.compile(r"\x1b\[[0-9;]*[~A-Za-z]|\x1bO[A-Z]|à.|.", re.DOTALL)
_WHOLE_SCREEN, _AS_BEFORE = "\x1b[?1049h\x1b[?25l", "\x1b[?25h\x1b[?1049l"
_CLEAR = "\x1b[H\x1b[2J"


def walk(texts: Texts, told: TerminalWalk) -> None:
    """Shows the walk until the player has had enough."""
    with _own_screen(texts, told):
        going = True
        while going:
            _show(texts, told)
            typed = _typed()
            going = bool(typed)  # nothing is typed only when the terminal is gone
            for key in _ONE_KEY.findall(typed):  # whoever presses them fast sends several at once
                going = going and told.press(_KEYS.get(key, key.translate(same_keys())))


def _show(texts: Texts, told: TerminalWalk) -> None:
    width, height = shutil.get_terminal_size()
    if width < chart.WIDTH or height < chart.HEIGHT:
        lines = [texts.say("terminal-small", width=chart.WIDTH, height=chart.HEIGHT)]
    else:
        lines = told.screenful(width, height)
    click.echo(_CLEAR + "\r\n".join(lines), nl=False)


def _typed() -> str:
    if sys.platform == "win32":  # there click reads one key after the other
        return click.getchar()
    return os.read(sys.stdin.fileno(), 1024).decode(errors="replace")


@contextlib.contextmanager
def _own_screen(texts: Texts, told: TerminalWalk) -> Iterator[None]:
    """The terminal's second screen, and keys as they are pressed; afterwards everything is as it was before."""

    def show(*_: object) -> None:
        click.echo(_WHOLE_SCREEN, nl=False)
        _show(texts, told)

    def hide() -> None:
        click.echo(_AS_BEFORE, nl=False)

    click.echo(_WHOLE_SCREEN, nl=False)
    try:
        if sys.platform == "win32":
            yield
        else:
            from spacealert.apps.terminal.cbreak import handling, keys_as_pressed

            with keys_as_pressed(_leave, hide, show), handling({signal.SIGWINCH: show}):
                yield
    finally:
        hide()


def _leave(number: int, frame: FrameType | None) -> NoReturn:
    raise SystemExit(128 + number)
