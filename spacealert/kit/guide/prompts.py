"""What a guide can ask of a table. A prompt says what may be answered; clients show it as they can.

Answers are plain values that JSON can hold, so that a whole evening is kept as a list of them.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import NoReturn

from attrs import field, frozen

from spacealert.kit.i18n.errors import UserError
from spacealert.kit.i18n.texts import Message

# Nothing for what is only read, the key of an option, a number, a text that somebody wrote, or the keys of several.
Answer = str | int | tuple[str, ...] | None

LONGEST_TEXT = 60


def message(text_id: str, /, **facts: object) -> Message:
    """A message that is rendered later, in the language of whoever reads it."""
    return Message(text_id, facts)


@frozen
class Option:
    """One of the things that can be chosen or drawn; `key` is what is kept as the answer."""

    key: str
    label: Message


@frozen(kw_only=True)
class Prompt:
    """What every prompt has beside its own fields.

    `spoken` is the id of the clip that says it aloud, `rule` the place in the rules that it follows, and `picture` what
    the client that knows this guide draws beside it. `notes` are told with it: what the last answer led to.
    """

    text: Message = field(kw_only=False)
    notes: Sequence[Message] = ()
    spoken: str = ""
    rule: str | Message = ""
    picture: object = None

    def check(self, answer: Answer) -> None:
        """Refuse what is no answer to this."""
        if answer is not None:
            refuse(answer)


@frozen(kw_only=True)
class Tell(Prompt):
    """Something to read or do; answered with None once it is done."""


@frozen(kw_only=True)
class Note(Tell):
    """Something told with the next prompt, so that nobody has to confirm it; see `with_notes`."""


@frozen(kw_only=True)
class Wait(Prompt):
    """As `Tell`, and the client goes on by itself after so many seconds."""

    seconds: float


@frozen(kw_only=True)
class Choose(Prompt):
    """One of several things; answered with the key of the option. Enter takes the one that is likely, if there is."""

    options: Sequence[Option]
    likely: str | None = None

    def check(self, answer: Answer) -> None:
        if answer not in {option.key for option in self.options}:
            refuse(answer)


@frozen(kw_only=True)
class ChooseSeveral(Prompt):
    """Some of several things; answered with their keys in the order of the options, each at most `each` times."""

    options: Sequence[Option]
    least: int = 0
    most: int | None = None
    each: int = 1

    def check(self, answer: Answer) -> None:
        keys = [option.key for option in self.options]
        most = self.each * len(keys) if self.most is None else self.most
        given = answer if isinstance(answer, tuple) else ()
        if answer != tuple(key for key in keys for _ in range(given.count(key))):
            refuse(answer)
        if any(given.count(key) > self.each for key in given) or not self.least <= len(given) <= most:
            raise UserError("guide-not-so-many", least=self.least, most=most, each=self.each)


@frozen(kw_only=True)
class Arrange(Prompt):
    """Which piece stands where; answered with `piece/place` for each piece, in their order.

    `now` is where they stand already, and `room` how many pieces fit into a place that not all fit into.
    """

    pieces: Sequence[Option]
    places: Sequence[Option]
    now: Mapping[str, str] = field(factory=dict)
    room: Mapping[str, int] = field(factory=dict)

    def answer_of(self, places: Mapping[str, str]) -> tuple[str, ...]:
        """Return the answer that puts these pieces there."""
        return tuple(f"{piece.key}/{places.get(piece.key, '')}" for piece in self.pieces)

    def check(self, answer: Answer) -> None:
        placed = places_in(answer)
        there = list(placed.values())
        if answer != self.answer_of(placed):
            refuse(answer)
        if not {option.key for option in self.places}.issuperset(there):
            raise UserError("guide-not-everything-placed")
        full = [place.label for place in self.places if there.count(place.key) > self.room.get(place.key, len(there))]
        if full:
            raise UserError("guide-place-full", place=full[0])


def places_in(answer: Answer) -> dict[str, str]:
    """Return by piece the place that an answer to `Arrange` gives it."""
    pairs = [pair.rpartition("/") for pair in answer] if isinstance(answer, tuple) else []
    return {piece: place for piece, _, place in pairs}


@frozen(kw_only=True)
class Count(Prompt):
    """How many; answered with a whole number from `least` to `most`."""

    least: int = 0
    most: int
    likely: int | None = None  # where clients begin

    def check(self, answer: Answer) -> None:
        if type(answer) is not int or not self.least <= answer <= self.most:
            refuse(answer)


@frozen(kw_only=True)
class Write(Prompt):
    """A short text, such as a player's name."""

    likely: str = ""

    def check(self, answer: Answer) -> None:
        if not isinstance(answer, str) or not answer.strip() or len(answer) > LONGEST_TEXT or not answer.isprintable():
            refuse(answer)


@frozen(kw_only=True)
class Draw(Prompt):
    """Something that chance decides: the table says what it drew or rolled, or lets the program draw.

    `weights` says how many of each option are in the bag; an option that has none there cannot be drawn.
    """

    options: Sequence[Option]
    weights: Mapping[str, int] = field(factory=dict)

    def weight(self, key: str) -> int:
        return self.weights.get(key, 0) if self.weights else 1

    def check(self, answer: Answer) -> None:
        if not any(option.key == answer and self.weight(option.key) > 0 for option in self.options):
            refuse(answer)

    def drawn(self, seed: int, place: int) -> str:
        """Return what the program draws here: the same for the same seed and place."""
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
    """Something that the program draws by itself and shows to nobody; never asked, and drawn anew if it is undone."""

    keys: Sequence[str]

    def check(self, answer: Answer) -> None:
        if answer not in self.keys:
            refuse(answer)


@frozen(kw_only=True)
class Secret(Prompt):
    """What one seat alone may see: `text` asks everyone else to look away, `inside` is shown to the seat.

    Whatever it is, it is on the screen for `seconds`, so that nobody learns anything from how long it took.
    """

    seat: str | Message  # what its player wrote, or a name that each language has
    inside: Prompt
    seconds: float

    def check(self, answer: Answer) -> None:
        self.inside.check(answer)


@frozen
class Moment:
    """One line of a ritual and how long it lasts; `spoken` is the id of the clip that says it."""

    text: Message
    seconds: float
    spoken: str = ""


@frozen(kw_only=True)
class Ritual(Prompt):
    """What everybody does at the same time, at a pace that is the same whatever happens; then answered with None."""

    moments: Sequence[Moment]

    @property
    def seconds(self) -> float:
        return sum(moment.seconds for moment in self.moments)


def refuse(answer: Answer) -> NoReturn:
    """This is no answer to what was asked."""
    raise UserError("guide-no-answer", answer="Enter" if answer in ("", None) else str(answer))


@frozen
class Entry:
    """Something that the rules say, in our words; `source` is where they say it."""

    title: Message
    text: Message
    source: Message
