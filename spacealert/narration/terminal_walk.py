"""The resolution in a terminal: all of it as lines, or one step at a time on a full screen.

Keys are handled here as well, so that they can be tested without a terminal.
"""

from collections.abc import Callable, Iterator
from textwrap import wrap
from typing import Protocol

from attrs import define, field

from spacealert.engine import Event, Resolution, Score, events
from spacealert.engine.game import scored_items
from spacealert.kit.i18n.texts import Message, Texts, format_minus, format_signed
from spacealert.narration import chart, walk
from spacealert.narration.chart import Paint, leave_uncolored
from spacealert.narration.explanations import explain_event
from spacealert.narration.sentences import EventNarrator, event_tone
from spacealert.narration.walk import Walk

_LEAST_LOG = 3  # minimum lines of log on a screen
_DIGITS = 2  # digits of a turn number
_ROOMY = 32  # screens with this many lines explain the symbols


class ClosingLine(Protocol):
    """The instructor's closing line after a training flight, with a suggestion for the next step."""

    @property
    def closing_text(self) -> Message: ...

    @property
    def suggestion(self) -> Message: ...


class Lesson(Protocol):
    """Explains new rules during a training flight, and ends the flight with a closing line."""

    def introduce_rule(self, event: Event | None) -> bool: ...

    def finish_flight(self, score: Score | None) -> ClosingLine | None: ...


@define
class TerminalWalk:
    """A resolution as shown in the terminal."""

    texts: Texts
    walk: Walk
    explain: bool = False
    paint: Paint = leave_uncolored
    warnings: tuple[str, ...] = ()  # warnings about the game, shown before its first turn
    at_end: str = ""  # further commands available at the end
    lesson: Lesson | None = None
    asked: str | None = None  # the turn number typed so far
    asks_why: bool = False  # whether to explain the current step instead of showing earlier ones
    explains_itself: bool = False  # whether to do so automatically because the rule is new
    last_word: ClosingLine | None = None
    narrator: EventNarrator = field(init=False)

    def __attrs_post_init__(self) -> None:
        self.narrator = EventNarrator(self.texts, self.walk.game)

    def sentence(self, event: Event) -> str:
        sentence = self.narrator.describe(event)
        return sentence.with_reason(self.texts) if self.explain else sentence.text

    def lines(self, turn: int | None = None) -> Iterator[str]:
        """Yield the lines of the whole resolution, or of only one turn, for files and pipes."""
        headings: list[str] = []  # for a turn without events so far
        for event in self.walk.events:
            if turn is not None and event.turn != turn:
                continue
            if isinstance(event, events.TurnBegins):
                headings = ["", self._heading(event.turn)]
            elif not isinstance(event, events.Scored | events.MissionWon):
                yield from headings
                headings = []
                yield "  " + self.paint(self.sentence(event), event_tone(event))
        if turn is None:
            yield ""
            yield from self.ending_lines()
        elif turn > self.walk.resolution.turn:
            yield self.paint(self.narrator.verdict(self.walk.resolution), "heading")

    def ending_lines(self) -> Iterator[str]:
        """Yield the verdict, followed by lines that explain it."""
        resolution = self.walk.resolution
        yield self.paint(self.narrator.verdict(resolution), "heading")
        yield from self._score_lines(resolution)
        if links := walk.events_leading_to_loss(resolution):
            yield self.texts.say("report-chain")
            for link in links:
                event = resolution.events[link]
                yield f"  {event.turn:>2}  {self.sentence(event)}"
        if turns := walk.key_turns(resolution.events):
            yield self.texts.say("report-mattered")
            yield from (f"  {walk.describe_turn(self.texts, turn)}" for turn in turns)

    def _score_lines(self, resolution: Resolution) -> Iterator[str]:
        score = resolution.score
        if score is not None:
            names = {item: self.texts.say(f"story-item-{item.replace('_', '-')}") for item in scored_items(score)}
            total = self.texts.say("story-item-total")
            width = max(map(len, (*names.values(), total)))
            yield from (f"  {name:<{width}} {format_signed(getattr(score, item)):>4}" for item, name in names.items())
            yield f"  {total:<{width}} {format_minus(score.total):>4}"

    def screen_lines(self, width: int, height: int) -> list[str]:
        """Return the lines that fill the screen: the title, the state of the game, the latest events and the keys."""
        shown = self.walk.view
        parts = [
            chart.draw_ship(self.texts, shown, self.paint),
            chart.draw_tracks(self.texts, shown, self.paint),
            chart.list_threats(self.texts, shown, self.narrator, self.paint),
            chart.list_plans(self.walk.game, shown, self.narrator, self.paint),
        ]
        more = [self.at_end] if self.walk.place == self.walk.last else []
        keys = [line for text in (*more, self.texts.say("terminal-keys")) for line in wrap(text, width - 1)]
        if self.asked is not None:
            keys = [f"{self.texts.say('terminal-to-turn', last=self._last_turn)} {self.asked}"]
        if height >= _ROOMY:
            keys = [*wrap(self.texts.say("chart-key"), width - 1), *keys]
        room = height - 1 - len(keys)
        ending = self._wrapped_ending(width) if self.walk.place == self.walk.last and not self.explains_itself else []
        lines: list[str] = []
        for part in parts:
            if len(lines) + len(part) + max(_LEAST_LOG, len(ending)) <= room:
                lines += part
        return [
            self._title(),
            *lines,
            *_cut_or_pad(_shorten_ending(ending, room) or self._log_lines(width, room - len(lines)), room - len(lines)),
            *(self.paint(key, "faint") for key in keys),
        ]

    def _title(self) -> str:
        walk = self.walk
        where = self._heading(walk.turn) if walk.place else self.paint(self.texts.say("story-start"), "heading")
        step = "" if walk.event is None else self.texts.say(f"story-step-{walk.event.step or 'end'}")
        return f"{where}  {step}  {self.paint(f'{walk.place}/{walk.last}', 'faint')}"

    def _heading(self, turn: int) -> str:
        return self.paint(self.texts.say("story-turn", turn=turn), "heading")

    def _wrapped_ending(self, width: int) -> list[str]:
        word = self.last_word
        debriefing = () if word is None else (word.closing_text.render(self.texts), word.suggestion.render(self.texts))
        return [
            line
            for text in (*self.ending_lines(), *debriefing)
            for line in wrap(text, width - 1, subsequent_indent="    ")
        ]

    def _log_lines(self, width: int, height: int) -> list[str]:
        """Return the latest lines of the log, with the newest at the bottom and marked.

        At the start, return the warnings. While the current event is being explained, return its explanation.
        """
        lines: list[str] = []
        place = self.walk.place
        if place == 0:
            lines = [self.paint(line, "fail") for warning in self.warnings for line in wrap(warning, width - 1)]
            return lines[:height]
        if self.asks_why:
            return self._explanation_lines(self.walk.events[place - 1], width)[:height]
        while place > 0 and len(lines) < height:
            event = self.walk.events[place - 1]
            mark = "▶ " if place == self.walk.place else "  "
            broken = wrap(self.sentence(event), width - 4)
            marked = [(mark if number == 0 else "  ") + line for number, line in enumerate(broken)]
            lines = [self.paint(line, event_tone(event)) for line in marked] + lines
            place -= 1
        return lines[-height:]

    def _explanation_lines(self, event: Event, width: int) -> list[str]:
        found = explain_event(self.texts, self.narrator, event)
        said = [self.paint(line, event_tone(event)) for line in wrap(found.told, width - 1)]
        if self.explains_itself:
            said.insert(0, self.paint(self.texts.say("school-why-first"), "heading"))
        return [*said, *wrap(found.rule, width - 1), self.paint(found.section, "faint")]

    def press(self, key: str) -> bool:
        """Handle a key. Return whether to continue."""
        if self.asked is not None:
            self._handle_turn_prompt(key)
            return True
        walk, before = self.walk, self.walk.place
        self.asks_why, self.explains_itself = key == "w" and not self.asks_why, False
        moves: dict[str, Callable[[], bool]] = {
            "right": lambda: walk.step_events(1), "enter": lambda: walk.step_events(1),
            "left": lambda: walk.step_events(-1),
            "down": lambda: walk.step_turns(1), "up": lambda: walk.step_turns(-1),
            "pagedown": lambda: walk.step_phases(1), "pageup": lambda: walk.step_phases(-1),
            "end": lambda: walk.go_to(walk.last), "home": lambda: walk.go_to(0),
        }  # fmt: skip
        if key in moves:
            moves[key]()
        elif key == "g":
            self.asked = ""
        elif key == "e":
            self.explain = not self.explain
        if self.lesson is not None and walk.place != before:
            self._explain_new_rule(self.lesson, walk.place == before + 1)
        return key not in ("q", "escape")

    def _explain_new_rule(self, lesson: Lesson, by_a_step: bool) -> None:
        """If a single step led to the current event and its rule is new, explain the rule.

        At the end, finish the flight.
        """
        walk = self.walk
        if by_a_step and lesson.introduce_rule(walk.event):
            self.asks_why = self.explains_itself = True
        if walk.place == walk.last:
            self.last_word = self.last_word or lesson.finish_flight(walk.resolution.score)

    def _handle_turn_prompt(self, key: str) -> None:
        if key.isdecimal():
            self.asked = f"{self.asked}{key}"[-_DIGITS:]
            return
        turn = int(self.asked) if key == "enter" and self.asked else None
        self.asked = None
        if turn is not None and 1 <= turn <= self._last_turn:
            self.walk.go_to_turn(turn)
        elif turn is not None:
            self.asked = ""

    @property
    def _last_turn(self) -> int:
        return self.walk.events[-1].turn


def _shorten_ending(ending: list[str], height: int) -> list[str]:
    return ending if len(ending) <= height else [ending[0], "…", *ending[len(ending) - height + 2 :]]


def _cut_or_pad(lines: list[str], height: int) -> list[str]:
    return (lines + [""] * height)[:height]
