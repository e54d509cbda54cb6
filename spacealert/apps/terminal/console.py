"""Plays a mission in a terminal, with live lines for the time, the announcements and the tasks.

`Console` decides what to show and what keys do, and is tested without a terminal. `run_console` draws and reads keys.
"""

import os
import re
import shutil
import signal
import sys
import textwrap
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from enum import StrEnum
from math import ceil
from string import ascii_lowercase
from types import FrameType
from typing import TYPE_CHECKING, TextIO

from attrs import define, field

from spacealert.announcer.compiler import IntercomCue
from spacealert.apps.terminal import wrap_line
from spacealert.engine.ship import COMPUTER_CHECKS
from spacealert.kit import process
from spacealert.kit.audio.player import PlayerState
from spacealert.kit.i18n import Texts, UserError
from spacealert.missions.announcements import AnnouncementKind
from spacealert.missions.scenario import format_time
from spacealert.narration.chart import Paint, colorize, leave_uncolored
from spacealert.session import Session, commands
from spacealert.session.action_round import PastAnnouncement, RoundStatus, round_status_at
from spacealert.session.commands.mission import STEP_BACK
from spacealert.session.mission_player import MissionPlayer
from spacealert.session.session_state import Playing
from spacealert.session.setup import VOLUMES
from spacealert.texts import lookup_rules
from spacealert.texts.letters import all_translations, latin_keys

if TYPE_CHECKING:
    from spacealert.session.card_entry import CardEntry

_COUNT_IN = 5  # seconds of count-in before a line to read aloud
_REDRAWN_EVERY = 0.1
_BAR = 8  # characters per phase
_EARLIER = 3  # announcements repeated when a mission is resumed
_LEFT, _RIGHT = "\x1b[D", "\x1b[C"
_A_KEY = re.compile(r"\x1b\[[\d;]*[A-Za-z~]|.", re.DOTALL)


class ConsoleKey(StrEnum):
    """Keys, named by their actions. Letters also work on a Russian keyboard."""

    PAUSE = " "
    BACK = _LEFT
    ON = _RIGHT
    REPEAT = "r"
    MUTE = "m"
    SIREN = "s"
    LOUDER = "+"
    SOFTER = "-"
    CARDS = "c"
    HELP = "h"
    QUIT = "q"


_ENTER = ("\r", "\n")  # starts the clock, like Space
_SAME_KEY = {"=": ConsoleKey.LOUDER, "_": ConsoleKey.SOFTER}

Row = tuple[Sequence[str], str]  # parts that are kept together if possible, and their role


@define
class Console:
    """A running mission in a terminal: its display and its keys."""

    texts: Texts
    session: Session
    read_aloud: bool = False
    paint: Paint = leave_uncolored
    asks_to_quit: bool = False
    over: bool = False
    player: MissionPlayer = field(init=False)  # read for the mission time; controlled only through commands
    _listed_until: float = field(init=False)  # second until which announcements have been listed
    _notice: str = field(default="", init=False)
    _given: IntercomCue | None = field(default=None, init=False)
    _entry: "CardEntry | None" = field(default=None, init=False)  # open while a card is typed
    _help_is_open: bool = field(default=False, init=False)
    _rule: int | None = field(default=None, init=False)  # rule being read

    def __attrs_post_init__(self) -> None:
        self.player = self.session.player
        self._listed_until = self.player.position - 0.001

    def press(self, key: str) -> None:
        self._notice = ""
        if self._entry is not None:
            self._press_in_cards(self._entry, key)
            return
        if self._help_is_open:
            self._press_in_help(key)
            return
        typed = key if key in {_LEFT, _RIGHT} else key.lower()
        chosen = _SAME_KEY.get(typed, typed.translate(latin_keys()))
        if self.asks_to_quit:
            self.over = typed in all_translations("player-yes") or chosen in {"y", ConsoleKey.QUIT}
            self.asks_to_quit = False
            return
        match chosen:
            case ConsoleKey.QUIT:
                self.asks_to_quit = True
            case ConsoleKey.CARDS:
                self._open_cards()
            case ConsoleKey.HELP:
                self._help_is_open = True
            case _:
                self._try_command(commands.Play() if self._is_ready and chosen in _ENTER else self._command(chosen))

    def _try_command(self, command: commands.Command | commands.PlayerCommand | None) -> None:
        if command is not None:
            try:
                self.session.do(command)
            except UserError as error:
                self._notice = error.render(self.texts)

    def _open_cards(self) -> None:
        """Ask for the card of the oldest threat without a card, unless communications are down."""
        from spacealert.session.card_entry import CardEntry  # few missions need it before they end

        if self._board.silence is not None:
            self._notice = self.texts.say("screen-cards-silence")
            return
        self._entry = CardEntry(self.texts, self.session, lambda: self.session.view().round)
        self._entry.open()

    def _press_in_cards(self, entry: "CardEntry", key: str) -> None:
        is_hidden = self._board.silence is not None
        match key:
            case ConsoleKey.PAUSE if is_hidden or not entry.typed:
                self._try_command(self._command(key))  # no card name begins with a space
            case _ if is_hidden and key != "\x1b":
                pass  # leftover letters are not commands
            case "?":
                entry.draw()
            case "\t" | "\x1b[Z":  # Tab and Shift-Tab
                entry.move_threat(1 if key == "\t" else -1)
            case "\x1b[A" | "\x1b[D":  # up and left
                entry.move_selection(-1)
            case "\x1b[B" | "\x1b[C":  # down and right
                entry.move_selection(1)
            case "\x1b[3~":  # Delete
                entry.remove()
            case "\r" | "\n":
                entry.enter_selected()
            case "\x7f" | "\x08":  # Backspace
                entry.erase()
            case "\x1b" if entry.fitting_threats:
                entry.cancel_threat_choice()
            case "\x1b":
                self._entry = None
            case _ if key.isprintable():
                entry.type_text(key)

    def _press_in_help(self, key: str) -> None:
        rule = ascii_lowercase.find(key.lower().translate(latin_keys()))
        if key == ConsoleKey.PAUSE:
            self._try_command(self._command(key))
        elif 0 <= rule < len(lookup_rules(self.texts)):
            self._rule = rule
        elif self._rule is not None:
            self._rule = None
        else:
            self._help_is_open = False

    def update_card_question(self) -> None:
        """If the open question for a card has been answered, ask for the next card that is needed."""
        if self._entry is not None:
            self._entry.update_question()

    @property
    def _board(self) -> RoundStatus:
        return round_status_at(self.player.soundtrack, self.player.position)

    @property
    def is_running(self) -> bool:
        """Whether the mission isn't over yet, or a card is still being entered."""
        return self._entry is not None or self.player.state is not PlayerState.ENDED

    @property
    def _is_ready(self) -> bool:
        """Whether the mission is ready, but the clock has not been started."""
        return self.player.state is PlayerState.READY

    def _command(self, key: str) -> commands.Command | commands.PlayerCommand | None:
        setup = self.session.state.setup
        match key:
            case ConsoleKey.PAUSE:
                return commands.Pause() if self.player.state is PlayerState.PLAYING else commands.Play()
            case ConsoleKey.BACK:
                return commands.StepBack()
            case ConsoleKey.ON:
                return commands.Seek(self.player.position + STEP_BACK)
            case ConsoleKey.REPEAT:
                return commands.RepeatAnnouncement()
            case ConsoleKey.MUTE:
                return commands.Mute(not self.player.muted)
            case ConsoleKey.SIREN:
                return commands.SetSiren(not setup.siren)
            case ConsoleKey.LOUDER:
                return commands.SetVolume(min(VOLUMES, setup.volume + 1))
            case ConsoleKey.SOFTER:
                return commands.SetVolume(max(0, setup.volume - 1))
        return None

    def new_lines(self) -> Iterator[str]:
        """Yield a line for each cue since the last call. If `read_aloud`, yield only the next line to read."""
        position = self.player.position
        if self._is_ready:
            return
        if self.read_aloud:
            cue = self._cue_to_read(position)
            if cue is not None and cue is not self._given:
                yield f"{format_time(cue.at):>6}  {cue.text}"
            self._given = cue
            return
        before, self._listed_until = self._listed_until, max(self._listed_until, position)
        for cue in self.player.soundtrack.cues:
            if before < cue.at <= position:
                yield format_cue(self.texts, cue)

    def live_line(self) -> str:
        return " · ".join(self._status_parts())

    def _status_parts(self) -> list[str]:
        if self.asks_to_quit:
            return [self.texts.say("player-quit")]
        position, soundtrack = self.player.position, self.player.soundtrack
        phase = soundtrack.phase_at(position)
        parts = [
            format_time(position),
            self.texts.say("player-phase", number=phase.number, left=format_time(max(0, phase.end - position + 0.999))),
        ]
        if self._is_ready:
            parts.append(self.texts.say("player-ready"))
        if self.player.state is PlayerState.PAUSED:
            parts.append(self.texts.say("player-paused"))
        if self.player.muted:
            parts.append(self.texts.say("player-muted"))
        if self.player.is_device_missing:
            parts.append(self.texts.say("player-lost"))
        if self.session.save_problem is not None:
            parts.append(self.texts.say("player-unsaved"))
        if self._notice:
            parts.append(self._notice)
        silence = soundtrack.silence_at(position)
        if silence is not None:
            parts.append(
                self.texts.say("player-down", left=format_time(silence.end / soundtrack.rate - position + 0.999))
            )
        if self.read_aloud and not self._is_ready:
            parts.append(self._count_in_words(position))
        return [part for part in parts if part]

    def screen_lines(self, width: int) -> list[str]:
        """Return the lines that are redrawn all the time, wrapped to fit this width."""
        board = self._board
        filled = [round(_BAR * bar.over) for bar in board.bars]
        bars = " ".join("━" * part + "─" * (_BAR - part) for part in filled)
        alarm = board.silence is not None or self.asks_to_quit
        role = "bad" if alarm else "fail" if board.is_last_minute else "heading"
        first, *others = self._status_parts()
        rows: list[Row] = [([f"{bars} {first}", *others], role)]
        if self._entry is not None and board.silence is None:
            rows += self._card_rows(self._entry, board)
        elif self._help_is_open:
            rows += self._help_rows()
        else:
            rows += self._pending_tasks(board)
        return [self.paint(line, role) for parts, role in rows for line in wrap_parts(parts, width - 1)]

    def earlier_announcements(self) -> list[str]:
        """Return the latest announcements, to remind the players when a mission is resumed."""
        if self._is_ready and not self.player.position:
            return []
        begun = [cue for cue in self.player.soundtrack.cues if cue.at <= self.player.position]
        self._listed_until = self.player.position
        return [format_cue(self.texts, cue) for cue in begun[-_EARLIER:]]

    def _card_rows(self, entry: "CardEntry", board: RoundStatus) -> Iterator[Row]:
        from spacealert.gamefile import card_names

        say, threats = self.texts.say, board.threats
        if entry.place >= len(threats):
            yield [say("screen-cards-none")], "heading"
        else:
            yield [self._threat_with_card(said, entry.cards.get(place)) for place, said in enumerate(threats)], "plain"
            for said, role in ((entry.confirmation, "good"), (entry.trouble, "bad")):
                if said:
                    yield [said], role
            yield [f"{entry.question(threats)} › {entry.typed}▌"], "heading"
            named = [card_names.code_and_name(code).render(self.texts) for code in entry.candidates]
            if entry.fitting_threats:
                lines = [threats[at].one_line_text(self.texts).replace(" · ", ", ") for at in entry.fitting_threats]
                named = [f"{number} {line}" for number, line in enumerate(lines, 1)]
            elif entry.chosen is not None:
                named[entry.chosen] = f"[{named[entry.chosen]}]"
            yield named or [entry.no_match_reason], "plain"
        yield say("player-cards-keys").split(" · "), "faint"

    def _threat_with_card(self, said: PastAnnouncement, code: str | None) -> str:
        assert said.threat is not None
        from spacealert.gamefile import card_names

        say = self.texts.say
        place = f"{say('screen-at-turn', turn=said.threat.turn)} {say('screen-zone', zone=said.zone)}"
        card = card_names.card_title(self.texts, code) if code else say("screen-card-open")
        return say("player-card-line", place=place, card=card)

    def _help_rows(self) -> Iterator[Row]:
        rules = lookup_rules(self.texts)
        if self._rule is not None:
            title, text = rules[self._rule]
            yield [title], "heading"
            yield from (([line], "plain") for line in text.splitlines())
        else:
            yield self.texts.say("player-keys").split(" · "), "plain"
            yield [f"{letter} {title}" for letter, (title, _) in zip(ascii_lowercase, rules, strict=False)], "plain"
        yield [self.texts.say("player-help-keys")], "faint"

    def _pending_tasks(self, board: RoundStatus) -> Iterator[Row]:
        if board.complete or board.silence is not None or self.asks_to_quit:
            return
        first, last = board.bars[board.phase - 1].turns
        check = min(turn for turn in COMPUTER_CHECKS if first <= turn)
        say = self.texts.say
        upkeep = f"{say('due-maintenance')}, {say('due-by-turn', turn=check)}"
        yield [say("due-plan", first=first, until=last), upkeep], "faint"
        item = self.session.state.at_table
        missing = len(board.threats) - len(item.round.cards) if isinstance(item, Playing) else 0
        if missing > 0:
            yield [say("player-cards-open", count=missing)], "fail"

    def _cue_to_read(self, position: float) -> IntercomCue | None:
        """Return the cue being read aloud now or else the next one, or None after the last."""
        soundtrack = self.player.soundtrack
        return soundtrack.cue_being_spoken(position) or soundtrack.next_cue(position)

    def _count_in_words(self, position: float) -> str:
        cue = self._cue_to_read(position)
        if cue is None:
            return ""
        left = cue.at - position
        if left <= 0:
            return self.texts.say("player-read-now")
        if left <= _COUNT_IN:
            return self.texts.say("player-read-count", count=max(1, ceil(left - 0.01)))
        return self.texts.say("player-read-next", left=format_time(left))


def wrap_parts(parts: Sequence[str], width: int) -> list[str]:
    """Join parts into lines of at most this width. A part is only broken if it is longer than a line."""
    lines: list[str] = []
    for part in parts:
        if lines and len(lines[-1]) + len(part) + 3 <= width:
            lines[-1] += f" · {part}"
        else:
            lines.append(part)
    return [short for line in lines for short in textwrap.wrap(line, width) or [""]]


def choose_paint() -> Paint:
    """Return a function that colors text by role, or leaves it alone if the terminal or `NO_COLOR` forbids colors."""
    colors = sys.stdout.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
    return colorize if colors else leave_uncolored


def format_cue(texts: Texts, cue: IntercomCue) -> str:
    """Return a cue as a line: its time and text."""
    text = cue.text if cue.kind is AnnouncementKind.COUNTDOWN else cue.said_once
    shown = text if cue.is_spoken else texts.say("player-shown", text=text)
    return f"{format_time(cue.at):>6}  {shown}"


def run_console(texts: Texts, console: Console, out: TextIO) -> None:
    """Run until the mission is over or the user quits, live in a terminal or as plain lines.

    Ctrl-C and other signals are handled between updates, when nothing is half done.
    """
    live = out.isatty() and sys.stdin.isatty()
    asked_to_end: list[int] = []

    def ask_to_end(number: int, frame: FrameType | None) -> None:
        asked_to_end.append(number)

    drawn = 0  # lines to erase above the cursor
    if live:
        keys = wrap_parts(texts.say("player-keys").split(" · "), shutil.get_terminal_size().columns - 1)
        out.writelines(f"{line}\n" for line in keys)
        out.writelines(f"{wrap_line(line, out)}\n" for line in console.earlier_announcements())
    signal.signal(signal.SIGINT, ask_to_end)
    try:
        with _read_keys(ask_to_end) if live else nullcontext(list[str]) as pressed:
            while not (console.over or asked_to_end) and console.is_running:
                for key in pressed():
                    console.press(key)
                if live:
                    out.write(erase_codes(drawn))
                out.writelines(f"{wrap_line(line, out)}\n" for line in console.new_lines())
                if live:
                    console.update_card_question()
                    size = shutil.get_terminal_size()
                    block = console.screen_lines(size.columns)[: size.lines - 1]
                    out.write("\n".join(block))
                    drawn = len(block) - 1
                out.flush()
                if console.player.state is not PlayerState.ENDED:  # the rest of a card can still be typed
                    console.session.tick()
                time.sleep(_REDRAWN_EVERY)
            if live:
                out.write(erase_codes(drawn))
            out.writelines(f"{wrap_line(line, out)}\n" for line in console.new_lines())
    finally:
        process.raise_on_ctrl_c()
    if asked_to_end:
        raise KeyboardInterrupt if signal.SIGINT in asked_to_end else SystemExit(128 + asked_to_end[0])
    if not console.over:
        out.write(texts.say("player-over") + "\n")


def erase_codes(above: int) -> str:
    """Return the escape codes that erase the cursor's line and the `above` lines before it."""
    return "\r" + (f"\x1b[{above}A" if above else "") + "\x1b[J"


@contextmanager
def _read_keys(ask_to_end: process.Handler) -> Iterator[Callable[[], list[str]]]:
    """Yield a function that returns the keys pressed so far, without waiting for Enter. An arrow is one key."""
    if sys.platform == "win32":
        import msvcrt

        arrows = {"K": _LEFT, "M": _RIGHT}

        def pressed() -> list[str]:
            found = []
            while msvcrt.kbhit():
                key = msvcrt.getwch()
                found.append(arrows.get(msvcrt.getwch(), "") if key in "\x00\xe0" else key)
            return found

        yield pressed
        return
    import os
    import select

    from spacealert.apps.terminal.cbreak import is_in_foreground, read_single_keys

    terminal = sys.stdin.fileno()

    def waiting() -> list[str]:
        if not is_in_foreground(terminal) or not select.select([terminal], [], [], 0)[0]:
            return []
        return _A_KEY.findall(os.read(terminal, 1024).decode("utf-8", "ignore"))

    with read_single_keys(ask_to_end):
        yield waiting
