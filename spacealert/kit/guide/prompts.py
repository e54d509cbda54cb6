"""Prompts: the questions a guide can ask.

Each prompt defines its valid answers, and clients decide how to display it. Answers are plain JSON values, so a
guide in progress is saved as a list of answers.
"""

from collections.abc import Mapping, Sequence
from itertools import count
from random import Random
from typing import NoReturn

from attrs import field, frozen

from spacealert.kit.i18n import Message, UserError

# None for reading only, the key of an option, a number, typed text, or the keys of several options.
Answer = str | int | tuple[str, ...] | None

LONGEST_TEXT = 60


def message(text_id: str, /, **facts: object) -> Message:
    """Return a message to render later, in the reader's language.

    Objects with a `label` are replaced by their label.
    """
    return Message(text_id, {name: _label_of(fact) for name, fact in facts.items()})


def _label_of(fact: object) -> object:
    return tuple(map(_label_of, fact)) if isinstance(fact, list | tuple) else getattr(fact, "label", fact)


@frozen
class Option:
    """An option to choose or draw. `key` is saved as the answer. `number`, if any, is the number to type for it."""

    key: str
    label: Message
    number: int | None = None


def number_options(options: Sequence[Option]) -> dict[int, Option]:
    """Return the options keyed by the number to type. Options without a number are numbered after the largest."""
    free = count(1 + max((option.number or 0 for option in options), default=0))
    return {next(free) if option.number is None else option.number: option for option in options}


@frozen(kw_only=True)
class Prompt:
    """Fields shared by all prompts.

    `spoken` is the id of the prompt's clip, `rule` its place in the rules, and `picture` a drawing that clients can
    show next to it. `notes` are results of the last answer, shown with the prompt.
    """

    text: Message = field(kw_only=False)
    notes: Sequence[Message] = ()
    spoken: str = ""
    rule: str | Message = ""
    picture: object = None

    def check(self, answer: Answer) -> None:
        """Raise an error unless this is a valid answer."""
        if answer is not None:
            reject_answer(answer)


@frozen(kw_only=True)
class Instruction(Prompt):
    """A message to read or an instruction to follow. The answer is None."""


@frozen(kw_only=True)
class Note(Instruction):
    """A message shown with the next prompt, without confirmation. See `attach_notes`."""


@frozen(kw_only=True)
class Wait(Prompt):
    """An instruction after which the guide continues by itself in `seconds` seconds."""

    seconds: float


BACK = "back"  # key of the option that leaves a submenu


@frozen(kw_only=True)
class SingleChoice(Prompt):
    """A prompt to choose one option. The answer is its key. Enter chooses the `likely` option, if there is one."""

    options: Sequence[Option]
    likely: str | None = None

    @property
    def is_submenu(self) -> bool:
        return any(option.key == BACK for option in self.options)

    def check(self, answer: Answer) -> None:
        if answer not in {option.key for option in self.options}:
            reject_answer(answer)


@frozen(kw_only=True)
class MultiChoice(Prompt):
    """A choice of several options, each at most `each` times. The answer is their keys, in the order of `options`."""

    options: Sequence[Option]
    least: int = 0
    most: int | None = None
    each: int = 1

    def check(self, answer: Answer) -> None:
        keys = [option.key for option in self.options]
        most = self.each * len(keys) if self.most is None else self.most
        given = answer if isinstance(answer, tuple) else ()
        if answer != tuple(key for key in keys for _ in range(given.count(key))):
            reject_answer(answer)
        if any(given.count(key) > self.each for key in given) or not self.least <= len(given) <= most:
            raise UserError("guide-not-so-many", least=self.least, most=most, each=self.each)


@frozen(kw_only=True)
class Arrangement(Prompt):
    """A prompt for the place of each piece. The answer is `piece/place` for each piece, in the order of `pieces`.

    `now` has the current places, and `room` the capacity of places that cannot hold all pieces.
    """

    pieces: Sequence[Option]
    places: Sequence[Option]
    now: Mapping[str, str] = field(factory=dict)
    room: Mapping[str, int] = field(factory=dict)

    def to_answer(self, places: Mapping[str, str]) -> tuple[str, ...]:
        """Return the answer that puts each piece in its place. `places` maps pieces to places."""
        return tuple(f"{piece.key}/{places.get(piece.key, '')}" for piece in self.pieces)

    def check(self, answer: Answer) -> None:
        placed = parse_arrangement(answer)
        there = list(placed.values())
        if answer != self.to_answer(placed):
            reject_answer(answer)
        if not {option.key for option in self.places}.issuperset(there):
            raise UserError("guide-not-everything-placed")
        full = [place.label for place in self.places if there.count(place.key) > self.room.get(place.key, len(there))]
        if full:
            raise UserError("guide-place-full", place=full[0])


def parse_arrangement(answer: Answer) -> dict[str, str]:
    """Return the place of each piece in an answer to an `Arrangement`."""
    pairs = [pair.rpartition("/") for pair in answer] if isinstance(answer, tuple) else []
    return {piece: place for piece, _, place in pairs}


@frozen(kw_only=True)
class Count(Prompt):
    """A prompt for a whole number from `least` to `most`."""

    least: int = 0
    most: int
    likely: int | None = None  # the answer that clients preselect

    def check(self, answer: Answer) -> None:
        if type(answer) is not int or not self.least <= answer <= self.most:
            reject_answer(answer)


@frozen(kw_only=True)
class TextInput(Prompt):
    """A prompt for a short text, such as a player's name."""

    likely: str = ""
    longest: int = LONGEST_TEXT

    def check(self, answer: Answer) -> None:
        if not isinstance(answer, str) or not answer.strip() or len(answer) > self.longest or not answer.isprintable():
            reject_answer(answer)


@frozen(kw_only=True)
class Draw(Prompt):
    """A random result: players enter their draw or roll, or let the program draw.

    `weights` counts the copies of each option. An option without copies cannot be drawn. If `weights` is empty, all
    options are equally likely.
    """

    options: Sequence[Option]
    weights: Mapping[str, int] = field(factory=dict)

    def weight(self, key: str) -> int:
        return self.weights.get(key, 0) if self.weights else 1

    def check(self, answer: Answer) -> None:
        if not any(option.key == answer and self.weight(option.key) > 0 for option in self.options):
            reject_answer(answer)

    def pick(self, seed: int, place: int) -> str:
        """Return the program's draw. The same seed and prompt index (`place`) always give the same draw."""
        keys = [option.key for option in self.options]
        weights = [self.weight(key) for key in keys]
        number = Random(f"{seed}:{place}").random() * sum(weights)
        for key, weight in zip(keys, weights, strict=True):
            number -= weight
            if number < 0:
                return key
        return next(key for key, weight in zip(reversed(keys), reversed(weights), strict=True) if weight)


@frozen(kw_only=True)
class Deal(Prompt):
    """A draw that the program makes in secret. Nobody is asked, and undoing it draws again."""

    keys: Sequence[str]

    def check(self, answer: Answer) -> None:
        if answer not in self.keys:
            reject_answer(answer)


@frozen(kw_only=True)
class Secret(Prompt):
    """A prompt that only one seat may see.

    `text` asks the others to look away, and `inside` is shown to the seat. The prompt always stays on screen for
    `seconds`, so that its duration reveals nothing.
    """

    seat: str | Message  # a name typed by its player, or a translated one
    inside: Prompt
    seconds: float

    def check(self, answer: Answer) -> None:
        self.inside.check(answer)


@frozen
class RitualLine:
    """One line of a ritual and its duration. `spoken` is the id of its clip."""

    text: Message
    seconds: float
    spoken: str = ""


@frozen(kw_only=True)
class Ritual(Prompt):
    """A procedure that everyone follows at the same time, at a fixed pace. The answer is None."""

    lines: Sequence[RitualLine]

    @property
    def seconds(self) -> float:
        return sum(line.seconds for line in self.lines)


def reject_answer(answer: Answer) -> NoReturn:
    """Raise the error for an invalid answer."""
    raise UserError("guide-no-answer", answer="Enter" if answer in ("", None) else str(answer))


@frozen
class RuleEntry:
    """A rule in the program's own words. `source` is its place in the rulebook."""

    title: Message
    text: Message
    source: Message
