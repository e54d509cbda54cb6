"""The list of companions by command name, for the window, the terminal and the log book.

To add a companion, define a `Companion` in a module and add a line to `SHELF`. A companion's module is imported when
the companion is first opened.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from attrs import field, frozen

if TYPE_CHECKING:  # the command line only needs names
    from spacealert.kit.guide.prompts import RuleEntry
    from spacealert.kit.guide.saved import SavedGuide
    from spacealert.kit.i18n.texts import Message

S = TypeVar("S")


class EveningStopped(Exception):
    """Raised when the players stop before the end of the game."""


@frozen
class EveningOutcome:
    """The outcome of an evening, for the log book. `key` is the end of the text id `<name>-outcome-<key>`."""

    key: str
    won: bool
    players: tuple[str, ...] = ()
    facts: Mapping[str, str] = field(factory=dict)
    numbers: Mapping[str, int] = field(factory=dict)


@frozen(kw_only=True)
class Companion(Generic[S]):
    """A game that the program guides players through. Its title is the text `<name>-title`."""

    name: str
    saved: Callable[[], "SavedGuide[S]"]  # the saved evening
    board: Callable[[S], "Iterable[Message]"]  # public components, in words
    outcome: Callable[[S], EveningOutcome | None]  # None until the game ends
    seats: "Callable[[S], Iterable[str | Message]]" = lambda _: ()  # names of the players who may have a phone
    lookup: "Sequence[RuleEntry]" = ()


@frozen
class ShelfEntry:
    """The module to import a companion from, and the languages it supports (all if empty)."""

    module: str
    constant: str
    languages: tuple[str, ...] = ()

    def supports(self, language: str) -> bool:
        return not self.languages or language in self.languages


SHELF: Mapping[str, ShelfEntry] = {
    "thing": ShelfEntry("the_thing.thing_evening", "THING", ("en", "ru")),
    "nemesis": ShelfEntry("nemesis.nemesis_evening", "NEMESIS"),
    "carnomorphs": ShelfEntry("carnomorphs.carnomorph_species", "CARNOMORPHS_COMPANION"),
}


def load_companion(name: str) -> Companion[Any]:
    shelved = SHELF[name]
    found: Companion[Any] = getattr(import_module(f"spacealert.companions.{shelved.module}"), shelved.constant)
    return found
