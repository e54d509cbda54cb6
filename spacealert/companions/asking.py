"""Short forms for a guide's prompts: `yield from show("…")`, `if (yield from confirm("…", who=name))`.

Texts are given by id. Extra keyword arguments become facts of the text.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from spacealert.kit.guide.prompts import Count, Draw, Instruction, MultiChoice, Note, Option, SingleChoice, message
from spacealert.kit.guide.walkthrough import Guide
from spacealert.kit.i18n.texts import Message

Text = str | Message  # id of a text, or a text with its facts
Choices = Iterable[Option | tuple[str, Message]]  # pairs of key and label


def show(text: Text, /, *, rule: str = "", spoken: str = "", **facts: Any) -> Guide[None]:
    """Show an instruction or another message, and wait until the players confirm it."""
    yield Instruction(_message(text, facts), rule=rule, spoken=spoken)


def add_note(text: Text, /, *, spoken: str = "", **facts: Any) -> Guide[None]:
    """Show a message together with the next question."""
    yield Note(_message(text, facts), spoken=spoken)


def choose(
    text: Text, options: Choices, /, *, rule: str = "", spoken: str = "", likely: str | None = None, **facts: Any
) -> Guide[str]:
    """Ask for one of the options and return its key. Enter chooses the option with the key `likely`, if given."""
    found = as_options(options)
    return str((yield SingleChoice(_message(text, facts), options=found, rule=rule, spoken=spoken, likely=likely)))


def choose_by_id(
    text: Text,
    ids: Iterable[str],
    labels: str = "",
    /,
    *,
    rule: str = "",
    spoken: str = "",
    likely: str | None = None,
    **facts: Any,
) -> Guide[str]:
    """Ask the players to choose one of these ids. The label of each is the text `<labels>-<id>`.

    `labels` defaults to `text`.
    """
    options = [(id_, message(f"{labels or text}-{id_}")) for id_ in ids]
    return (yield from choose(text, options, rule=rule, spoken=spoken, likely=likely, **facts))


def confirm(
    text: Text, /, *, rule: str = "", spoken: str = "", likely: bool | None = False, **facts: Any
) -> Guide[bool]:
    """Ask a yes-or-no question. Enter chooses the `likely` answer, unless it is None."""
    key = None if likely is None else "yes" if likely else "no"
    keys = ("yes", "no")
    return (yield from choose_by_id(text, keys, "guide", rule=rule, spoken=spoken, likely=key, **facts)) == "yes"


def choose_counts(
    text: Text,
    options: Choices,
    /,
    *,
    rule: str = "",
    least: int = 0,
    most: int | None = None,
    each: int = 1,
    **facts: Any,
) -> Guide[Counter[str]]:
    """Ask for `least` to `most` options, each at most `each` times. Return how often each was chosen."""
    asked, found = _message(text, facts), as_options(options)
    answer = yield MultiChoice(asked, options=found, rule=rule, least=least, most=most, each=each)
    assert isinstance(answer, tuple)
    return Counter(answer)


def choose_several(
    text: Text, options: Choices, /, *, rule: str = "", least: int = 0, **facts: Any
) -> Guide[tuple[str, ...]]:
    """Ask for at least `least` options, each at most once. Return their keys."""
    return tuple((yield from choose_counts(text, options, rule=rule, least=least, **facts)))


def ask_count(
    text: Text, most: int, /, *, least: int = 0, likely: int | None = None, rule: str = "", **facts: Any
) -> Guide[int]:
    """Ask for a number from `least` to `most`, unless only one is possible."""
    if least >= most:
        return most
    answer = yield Count(_message(text, facts), least=least, most=most, likely=likely, rule=rule)
    assert isinstance(answer, int)
    return answer


def ask_draw(
    text: Text, weights: Mapping[str, int], labels: str, /, *, rule: str = "", spoken: str = "", **facts: Any
) -> Guide[str]:
    """Ask for the outcome of a draw or a roll.

    The labels are the texts `<labels>-<key>`. Outcomes with a weight of 0 are left out.
    """
    options = [
        Option(key, message(f"{labels}-{key}"), int(key) if key.isdecimal() else place)
        for place, (key, weight) in enumerate(weights.items(), start=1)
        if weight
    ]
    return str((yield Draw(_message(text, facts), options=options, weights=weights, rule=rule, spoken=spoken)))


def as_options(options: Choices) -> Sequence[Option]:
    """Return the choices as options. If an option's key is a number, players can type that number to choose it."""
    return tuple(
        one if isinstance(one, Option) else Option(*one, int(one[0]) if one[0].isdecimal() else None) for one in options
    )


def _message(text: Text, facts: Mapping[str, Any]) -> Message:
    return message(text, **facts) if isinstance(text, str) else text
