"""Reads keys while the resolution is on the terminal's screen. `terminal_walk` decides what each key does."""

import contextlib
import os
import re
import select
import shutil
import signal
import sys
import time
from collections.abc import Callable, Iterator
from textwrap import wrap

import click

from spacealert.apps.terminal import exit_on_signal
from spacealert.coach.advice_text import AdviceText
from spacealert.coach.background_search import Consultation
from spacealert.gamefile.game_file import GameFile
from spacealert.kit.i18n.texts import Texts
from spacealert.narration import chart
from spacealert.narration.terminal_walk import TerminalWalk
from spacealert.narration.walk import Walk
from spacealert.texts.letters import latin_keys

# Terminal codes for named keys, and the letters with the same meaning.
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
_SCROLLS = {"down": 1, "up": -1, "pagedown": 1, "pageup": -1}
_MOST_ADVICE = 9  # one digit each
_LISTEN = 0.2  # seconds between updates with new findings
_CLEAR = "\x1b[H\x1b[2J"


Follow = Callable[[TerminalWalk], bool]


def show_walk(texts: Texts, told: TerminalWalk, file: GameFile, follow: Follow = lambda told: True) -> None:
    """Show the resolution until the player quits or `follow` stops it. At the end, the coach can be asked."""
    with _use_alternate_screen(texts, told):
        _walk(texts, told, file, follow)


def _walk(texts: Texts, told: TerminalWalk, file: GameFile, follow: Follow = lambda told: True) -> None:
    told.at_end = texts.say("coach-ask")
    going = True
    while going:
        _show_screen(texts, told)
        typed = _read_keys()
        going = bool(typed)  # no input means the terminal is gone
        for key in _split_keys(typed):
            if key == "c" and told.asked is None and told.walk.place == told.walk.last:
                _ask_coach(texts, told, file)
            else:
                going = going and told.press(key) and follow(told)


def _ask_coach(texts: Texts, told: TerminalWalk, file: GameFile) -> None:
    """Print the coach's findings as they arrive. Typing the number of a change replays the game with that change."""
    asked = Consultation(file, told.walk.resolution)
    advice = AdviceText(texts, file.game, told.walk.resolution)
    top, going = 0, True
    before: list[str] = []
    try:
        while going:
            asked.collect_results()
            width, height = shutil.get_terminal_size()
            lines = [
                line
                for said in advice.answer_lines(asked.answer, _MOST_ADVICE)
                for line in wrap(said, width - 1, subsequent_indent="      ") or [""]
            ]
            page = max(1, height - 2)
            top = max(0, min(top, len(lines) - page))
            shown = (lines[top : top + page] + [""] * page)[:page]
            if shown != before:
                click.echo(_CLEAR + "\r\n".join([*shown, told.paint(texts.say("coach-keys"), "faint")]), nl=False)
            before = shown
            for key in _split_keys(_read_keys_within(_LISTEN)):
                if key in _SCROLLS:
                    top = max(0, top + _SCROLLS[key] * (page if key.startswith("page") else 1))
                elif key == "s":
                    if asked.answer.stopped:
                        asked.resume()
                    else:
                        asked.stop()
                elif key.isdecimal() and 0 < int(key) <= len(ideas := advice.group_ideas(file, asked.answer.found)):
                    asked.stop()
                    other = advice.cached_comparison(file, ideas[int(key) - 1].outcome)
                    changed = TerminalWalk(texts, Walk(other.other_file.game, other.other), told.explain, told.paint)
                    changed.walk.go_to_turn(min(change.turn for change in other.changes))
                    _walk(texts, changed, other.other_file)
                    before = []
                going = going and key not in ("q", "escape")
    finally:
        asked.stop()


def _show_screen(texts: Texts, told: TerminalWalk) -> None:
    width, height = shutil.get_terminal_size()
    if width < chart.WIDTH or height < chart.HEIGHT:
        lines = wrap(texts.say("terminal-small", width=chart.WIDTH, height=chart.HEIGHT), width)
    else:
        lines = told.screen_lines(width, height)
    click.echo(_CLEAR + "\r\n".join(lines), nl=False)


def _read_keys() -> str:
    if sys.platform == "win32":  # click reads one key at a time on Windows
        return click.getchar()
    return os.read(sys.stdin.fileno(), 1024).decode(errors="replace")


def _read_keys_within(seconds: float) -> str:
    """Return the keys typed within this time, or `q` if the terminal is gone."""
    if sys.platform == "win32":
        import msvcrt

        time.sleep(seconds)
        return click.getchar() if msvcrt.kbhit() else ""
    if not select.select([sys.stdin], [], [], seconds)[0]:
        return ""
    return _read_keys() or "q"


def _split_keys(typed: str) -> list[str]:
    """Split input into keys. Fast typing sends several keys at once."""
    return [_KEYS.get(key, key.translate(latin_keys())) for key in _ONE_KEY.findall(typed)]


@contextlib.contextmanager
def _use_alternate_screen(texts: Texts, told: TerminalWalk) -> Iterator[None]:
    """Inside the block, use the terminal's alternate screen and read single keys."""

    def show(*_: object) -> None:
        click.echo(_WHOLE_SCREEN, nl=False)
        _show_screen(texts, told)

    def hide() -> None:
        click.echo(_AS_BEFORE, nl=False)

    click.echo(_WHOLE_SCREEN, nl=False)
    try:
        if sys.platform == "win32":
            yield
        else:
            from spacealert.apps.terminal.cbreak import read_single_keys
            from spacealert.kit.process import handle_signals

            with read_single_keys(exit_on_signal, hide, show), handle_signals({signal.SIGWINCH: show}):
                yield
    finally:
        hide()
