"""The companions on the shelf: what window, terminal and log book need of each, by the name of its command.

A new one is a module that defines a `Companion`, and a line in `SHELF`; it is imported when it is first opened.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from attrs import field, frozen

if TYPE_CHECKING:  # the command line asks only for names
    from spacealert.kit.guide.prompts import Entry
    from spacealert.kit.guide.saved import SavedGuide
    from spacealert.kit.i18n.texts import Message

S = TypeVar("S")


class EveningLeft(Exception):
    """The table stops playing before the game has ended."""


@frozen
class Outcome:
    """What an evening came to, for the log book: `word` is one of the texts `<name>-outcome-<word>`."""

    word: str
    won: bool
    players: tuple[str, ...] = ()
    facts: Mapping[str, str] = field(factory=dict)
    numbers: Mapping[str, int] = field(factory=dict)


@frozen(kw_only=True)
class Companion(Generic[S]):
    """A game that somebody leads a table through. Its title is the text `<name>-title`."""

    name: str
    saved: Callable[[], "SavedGuide[S]"]  # its evening, as it is kept
    board: Callable[[S], "Iterable[Message]"]  # what lies open, in words
    outcome: Callable[[S], Outcome | None]  # None while the evening goes on
    seats: "Callable[[S], Iterable[str | Message]]" = lambda _: ()  # who may have a phone, by name
    lookup: "Sequence[Entry]" = ()


@frozen
class Shelved:
    """Where a companion is defined, and in which languages it speaks: in all of them if none is named."""

    module: str
    constant: str
    languages: tuple[str, ...] = ()

    def speaks(self, language: str) -> bool:
        return not self.languages or language in self.languages


SHELF: Mapping[str, Shelved] = {
    "thing": Shelved("the_thing.thing_evening", "THING", ("en", "ru")),
    "nemesis": Shelved("nemesis.nemesis_evening", "NEMESIS"),
    "carnomorphs": Shelved("carnomorphs.carnomorph_species", "CARNOMORPHS_COMPANION"),
}


def companion(name: str) -> Companion[Any]:
    """The companion of this name."""
    shelved = SHELF[name]
    found: Companion[Any] = getattr(import_module(f"spacealert.companions.{shelved.module}"), shelved.constant)
    return found
