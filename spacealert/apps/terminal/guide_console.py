"""Runs a guide, such as a companion or a lesson, in a terminal, and asks its questions line by line.

Answers can also come from a pipe; then there are no pauses. Input typed during a wait is discarded, so that an
impatient Enter cannot open the next player's secret.
"""

import contextlib
import selectors
import sys
import time
from collections.abc import Callable, Sequence
from datetime import date
from random import SystemRandom
from typing import TYPE_CHECKING, Generic, TextIO

from attrs import define, field, frozen

from spacealert import logbook
from spacealert.apps.companion_log import build_log_entry
from spacealert.apps.terminal import is_answer, read_line, to_latin, wrap_line
from spacealert.companions.shelf import Companion
from spacealert.kit.guide import prompts
from spacealert.kit.guide.prompts import Answer, Option, Prompt, message, number_options
from spacealert.kit.guide.saved import SEEDS, SavedGuide
from spacealert.kit.guide.walkthrough import S, Walkthrough, earlier_answers, option_label, prompt_options
from spacealert.kit.i18n import Message, Texts, UserError

if TYPE_CHECKING:
    from spacealert.apps.phones.guide_phones import GuidePhones

_CLEAR = "\x1b[H\x1b[2J\x1b[3J"  # including the scrollback
UNDO, EARLIER, QUIT = "u", "h", "q"
BOARD = "b"  # shows everything on the table, not only the changes
LOOKUP = "r"  # shows the reference
_LISTENS_EVERY = 0.1  # seconds
LOOK, FASTER, NEXT = "l", "f", "n"  # show a secret; run a ritual at double speed, or go to its next step


class _Quit(Exception):
    """Raised when the user quits or the input ends."""


@frozen
class _OtherAction(Exception):
    """Raised when the user types a command instead of an answer."""

    letter: str


@frozen
class _AnsweredOnPhone(Exception):
    answer: Answer


def discard_typed_input(keyboard: TextIO) -> None:
    try:
        import termios
    except ImportError:  # Windows
        import msvcrt

        while msvcrt.kbhit():  # type: ignore[attr-defined]
            msvcrt.getwch()  # type: ignore[attr-defined]
        return
    with contextlib.suppress(termios.error, OSError, ValueError):  # not a terminal after all
        termios.tcflush(keyboard.fileno(), termios.TCIFLUSH)


@define
class GuideConsole(Generic[S]):
    """A guide in a terminal. `describe_game` returns lines about the guide's game, which are shown when they change."""

    texts: Texts
    title: Message
    saved: SavedGuide[S]
    describe_game: Callable[[S, Prompt | None], Sequence[str]] = lambda _state, _prompt: ()
    new_seed: Callable[[], int] = lambda: SystemRandom().randrange(SEEDS)
    read: TextIO = field(factory=lambda: sys.stdin)
    out: TextIO = field(factory=lambda: sys.stdout)
    sleep: Callable[[float], None] = time.sleep
    discard_typed_input: Callable[[TextIO], None] = discard_typed_input
    lookup: Sequence[prompts.RuleEntry] = ()
    phones: "GuidePhones[S] | None" = None
    _beside_before: Sequence[str] = field(default=(), init=False)

    def run(self) -> Walkthrough[S] | None:
        """Run the guide to its end and return the walkthrough, or return None if the user quits.

        Raise an error if the guide cannot be opened.
        """
        self._print(self.title.render(self.texts))
        try:
            walkthrough = self._open_walkthrough()
            self._print(self.texts.say("guide-keys", lookup=self.lookup))
            while (prompt := walkthrough.prompt) is not None:
                try:
                    self._ask_next(walkthrough, prompt)
                except _AnsweredOnPhone as found:
                    self._print("")
                    walkthrough.answer(found.answer)
        except _Quit:
            if self.saved.keeps:
                self._print("", self.texts.say("guide-kept" if self.saved.trouble is None else "guide-not-kept"))
            return None
        finally:
            self.saved.close()
        self._print_changed_board(walkthrough)
        self._print("", self.texts.say("guide-over"))
        return walkthrough

    @property
    def is_interactive(self) -> bool:
        """Whether both input and output are connected to a terminal."""
        return self.read.isatty() and self.out.isatty()

    def _open_walkthrough(self) -> Walkthrough[S]:
        if not self.saved.exists:
            return self.saved.begin(self.new_seed())
        self._print(self.texts.say("guide-resume-or-begin"))
        if is_answer(self._read_line("guide-ask-resume"), "player-resume-no"):
            return self.saved.begin(self.new_seed())
        walkthrough = self.saved.resume()
        if walkthrough.left_over:
            self._print(self.texts.say("guide-left-over", count=walkthrough.left_over))
        return walkthrough

    def _ask_next(self, walkthrough: Walkthrough[S], prompt: Prompt) -> None:
        self._print_changed_board(walkthrough)
        if self.phones is not None:
            self.phones.publish(walkthrough, prompt)
        place = len(walkthrough.given_answers)
        try:
            walkthrough.answer(self._ask_until_valid(prompt, lambda draw: draw.pick(walkthrough.seed, place)))
            if walkthrough.reused:
                self._print(self.texts.say("guide-reused", count=walkthrough.reused))
            if self.saved.trouble is not None:
                self._print(self.saved.trouble.render(self.texts))
        except _OtherAction as other:
            try:
                self._do_other_action(walkthrough, other.letter)
            except UserError as error:
                self._print(error.render(self.texts))

    def _do_other_action(self, walkthrough: Walkthrough[S], asked: str) -> None:
        if asked == UNDO:
            walkthrough.undo()
        elif asked == EARLIER:
            self._change_earlier(walkthrough)
        elif asked == LOOKUP:
            self._look_up()
        else:
            self._beside_before = ()

    def _change_earlier(self, walkthrough: Walkthrough[S]) -> None:
        if self.phones is not None:
            self.phones.publish(walkthrough, None)
        earlier = earlier_answers(self.texts, walkthrough)
        if not earlier:
            self._print(self.texts.say("guide-no-earlier"))
            return
        for number, one in enumerate(earlier, start=1):
            self._print(f"{number:>4}  {one.asked} {one.answered}")
        chosen = self._read_line("guide-ask-edit")
        if not chosen.isdecimal() or not 0 < int(chosen) <= len(earlier):
            return
        place = earlier[int(chosen) - 1].place
        try:
            answer = self._ask_until_valid(
                walkthrough.history[place][0], lambda draw: draw.pick(walkthrough.seed, place)
            )
        except _OtherAction:
            return
        unfit = walkthrough.count_lost_answers(place, answer)
        if unfit:
            self._print(
                self.texts.say("guide-change-text", count=unfit, all=len(walkthrough.given_answers) - place - 1)
            )
            if not is_answer(self._read_line("guide-ask-change"), "guide-change-yes"):
                return
        walkthrough.edit(place, answer)
        if unfit:
            self._print(self.texts.say("guide-waiting", count=unfit))

    def _look_up(self) -> None:
        for number, entry in enumerate(self.lookup, start=1):
            self._print(f"{number:>4}  {entry.title.render(self.texts)}")
        chosen = self._read_line("guide-ask-lookup", last=len(self.lookup))
        if chosen.isdecimal() and 0 < int(chosen) <= len(self.lookup):
            entry = self.lookup[int(chosen) - 1]
            lines = (entry.title, entry.text, entry.source)
            self._print("", *(line.render(self.texts) for line in lines))

    # one prompt

    def _ask_until_valid(self, prompt: Prompt, drawn: Callable[[prompts.Draw], str]) -> Answer:
        self._print("", *(note.render(self.texts) for note in prompt.notes), prompt.text.render(self.texts))
        if prompt.rule:
            self._print(self.texts.say("guide-rule", rule=prompt.rule))
        match prompt:
            case prompts.Secret():
                return self._ask_in_secret(prompt, drawn)
            case prompts.Ritual():
                self._run_ritual(prompt)
                return None
            case prompts.Wait(seconds=seconds):
                self._sleep(seconds)
                return None
        for number, option in number_options(prompt_options(prompt)).items():
            self._print(f"{number:>4}  {option.label.render(self.texts)}")
        while True:
            try:
                answer = self._read_answer(prompt, drawn)
                prompt.check(answer)
                return answer
            except UserError as error:
                self._print(error.render(self.texts))

    def _ask_in_secret(self, prompt: prompts.Secret, drawn: Callable[[prompts.Draw], str]) -> Answer:
        """Show a secret to its player for at least `prompt.seconds`, then clear the screen. Return the answer."""
        if self.is_interactive:
            self.discard_typed_input(self.read)
        if self.phones is not None and self.phones.shows_secret:
            self._print(self.texts.say("guide-on-phone", seat=prompt.seat))
        while to_latin(self._check_commands(self._read_line("guide-ask-look", seat=prompt.seat))) != LOOK:
            pass
        self._clear_screen()
        begun = time.monotonic()
        if isinstance(prompt.inside, prompts.Instruction):
            self._print(prompt.inside.text.render(self.texts))
            answer = None
        else:
            answer = self._ask_until_valid(prompt.inside, drawn)
        self._sleep(prompt.seconds - (time.monotonic() - begun))
        self._clear_screen()
        return answer

    def _run_ritual(self, prompt: prompts.Ritual) -> None:
        while (typed := to_latin(self._check_commands(self._read_line("guide-ask-start")))) not in ("", FASTER):
            pass
        for moment in prompt.lines:
            self._print(moment.text.render(self.texts))
            if self.is_interactive:
                self._wait_for_next(moment.seconds / 2 if typed else moment.seconds)

    def _read_answer(self, prompt: Prompt, drawn: Callable[[prompts.Draw], str]) -> Answer:
        """Read one answer. Lines with a command raise an exception instead."""
        options = prompt_options(prompt)
        match prompt:
            case prompts.TextInput(likely=likely):
                line = self._read_line("guide-ask-text", likely=likely or "none")
                if line.startswith(":"):
                    self._check_commands(line[1:])
                return line or likely
            case prompts.Count(least=least, most=most, likely=likely):
                line = self._check_commands(
                    self._read_line(
                        "guide-ask-number", least=least, most=most, likely="none" if likely is None else likely
                    )
                )
                if not line and likely is not None:
                    return likely
                return int(line) if line.isdecimal() else line
            case prompts.MultiChoice(each=each):
                line = self._check_commands(self._read_line("guide-ask-several", each=each))
                chosen = [_key_of_number(options, number) for number in line.split()]
                return tuple(option.key for option in options for _ in range(chosen.count(option.key)))
            case prompts.Arrangement():
                return self._read_arrangement(prompt)
            case prompts.Draw():
                line = self._check_commands(self._read_line("guide-ask-draw", numbers=_number_ranges(options)))
                if line:
                    return _key_of_number(options, line)
                key = drawn(prompt)
                self._print(self.texts.say("guide-drawn", what=option_label(self.texts, options, key)))
                return key
            case prompts.SingleChoice(likely=likely):
                enter = next((number for number, one in number_options(options).items() if one.key == likely), None)
                line = self._check_commands(
                    self._read_line("guide-ask-option", numbers=_number_ranges(options), likely=enter or "none")
                )
                return likely if not line and enter else _key_of_number(options, line)
        return self._check_commands(self._read_line("guide-ask-enter")) or None

    def _read_arrangement(self, prompt: prompts.Arrangement) -> Answer:
        """Read the places of all pieces in order, or only changes such as `2=5`."""
        for number, piece in enumerate(prompt.pieces if prompt.now else (), start=1):
            there = option_label(self.texts, prompt.places, prompt.now.get(piece.key, ""))
            self._print(f"{number:>4}  {piece.label.render(self.texts)}{': ' if there else ''}{there}")
        if not prompt.now:
            self._print(", ".join(piece.label.render(self.texts) for piece in prompt.pieces))
        typed = self._check_commands(
            self._read_line("guide-ask-arrange", numbers=_number_ranges(prompt.places), placed=bool(prompt.now))
        ).split()
        placed = dict(prompt.now)
        for number, word in enumerate(typed, start=1):
            moved, _, place = word.rpartition("=")
            placed[_key_of_number(prompt.pieces, moved or str(number))] = _key_of_number(prompt.places, place)
        return prompt.to_answer(placed)

    def _check_commands(self, line: str) -> str:
        """Return the line. Raise an exception if it is a command that every prompt accepts."""
        typed = to_latin(line)
        if typed == QUIT:
            raise _Quit
        if {UNDO: True, EARLIER: True, BOARD: self._beside_before, LOOKUP: self.lookup}.get(typed):
            raise _OtherAction(typed)
        return line

    # the terminal

    def _read_line(self, asked: str, **facts: object) -> str:
        question = f"{self.texts.say(asked, **facts)} "
        if self.phones is not None and self.is_interactive:
            self.out.write(question)
            self.out.flush()
            self._listen_to(self.phones)
            line = self.read.readline()
        else:
            line = read_line(question, self.read, self.out)
        if not self.read.isatty():
            self.out.write("\n")  # the user's Enter already broke the line
        if not line:
            raise _Quit
        return line.strip()

    def _listen_to(self, phones: "GuidePhones[S]") -> None:
        """Wait until a line can be read. An answer from a phone raises an exception."""
        with contextlib.suppress(OSError, ValueError), selectors.DefaultSelector() as selector:
            selector.register(self.read, selectors.EVENT_READ)
            while not selector.select(_LISTENS_EVERY):
                found = phones.take_answer()
                if found is not None:
                    raise _AnsweredOnPhone(*found)

    def _print(self, *lines: str) -> None:
        self.out.write("".join(f"{wrap_line(line, self.out)}\n" for line in lines))
        self.out.flush()

    def _print_changed_board(self, walkthrough: Walkthrough[S]) -> None:
        lines = self.describe_game(walkthrough.state, walkthrough.prompt)
        changed = [line for line in lines if line not in self._beside_before]
        if changed:
            self._print("", *changed)
        self._beside_before = lines

    def _clear_screen(self) -> None:
        if self.is_interactive:
            self.out.write(_CLEAR)

    def _wait_for_next(self, seconds: float) -> None:
        """Wait for this long, or until the user asks for the next step. Anything else that is typed is discarded."""
        until = time.monotonic() + seconds
        try:
            with selectors.DefaultSelector() as selector:
                selector.register(self.read, selectors.EVENT_READ)
                while selector.select(max(0.0, until - time.monotonic())):
                    line = self.read.readline()
                    if not line or to_latin(line.strip()) == NEXT:
                        return
        except (OSError, ValueError):  # this system cannot wait for input
            self.sleep(seconds)
        self.discard_typed_input(self.read)

    def _sleep(self, seconds: float) -> None:
        if self.is_interactive:
            self.sleep(max(0.0, seconds))
            self.discard_typed_input(self.read)


def _number_ranges(options: Sequence[Option]) -> str:
    """Return the numbers that can be typed for these options, such as `1–4, 7`."""
    ranges: list[list[int]] = []
    for number in sorted(number_options(options)):
        if ranges and ranges[-1][-1] == number - 1:
            ranges[-1].append(number)
        else:
            ranges.append([number])
    return ", ".join(f"{one[0]}–{one[-1]}" if len(one) > 1 else str(one[0]) for one in ranges)


def _key_of_number(options: Sequence[Option], number: str) -> str:
    found = number_options(options).get(int(number)) if number.isdecimal() else None
    return prompts.reject_answer(number) if found is None else found.key


def run_with_phones(texts: Texts, companion: Companion[S], address: str | None) -> None:
    """Run one evening with this companion, which players can join with their phones."""
    from spacealert.apps.phones.guide_phones import GuidePhones  # loads a web server, which few evenings need
    from spacealert.apps.terminal.playing import serve_phones
    from spacealert.session import Session

    session = Session(language=texts.language)
    phones = GuidePhones(session, texts, companion)
    try:
        with serve_phones(texts, address, phones):
            run_companion(texts, companion, phones)
    finally:
        session.close()


def run_companion(texts: Texts, companion: Companion[S], phones: "GuidePhones[S] | None" = None) -> None:
    """Run one evening with this companion, describing the board when it changes. If there is an outcome, log it."""
    console: GuideConsole[S] = GuideConsole(
        texts,
        message(f"{companion.name}-title"),
        companion.saved(),
        lambda state, _: [line.render(texts) for line in companion.board(state)],
        lookup=companion.lookup,
        phones=phones,
    )
    walkthrough = console.run()
    entry = None if walkthrough is None else build_log_entry(companion, walkthrough, date.today())
    if entry is not None:
        with logbook.open() as log:
            log.add_other_game(entry)
        console.out.write(f"{texts.say('logbook-other-game-added')}\n")
