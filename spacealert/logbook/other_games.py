"""Evenings of other games in the log book: the game, the date, the players and the outcome.

The companion for a game provides the texts `<game>-title`, `<game>-outcome-<outcome>` and optionally `<game>-facts`,
which can use the facts and numbers of the evening.
"""

from collections.abc import Mapping
from datetime import date
from typing import Annotated
from uuid import uuid4

from attrs import field, frozen

from spacealert.kit.i18n.texts import Texts
from spacealert.kit.storage.codec import REQUIRED, Length, Matches

_MOST_PLAYERS = 20
_MOST_LENGTH = 300
_MOST_FACTS = 100

_Name = Annotated[str, Length(_MOST_LENGTH)]
_Word = Annotated[str, Length(60, least=1), Matches("[a-z][a-z0-9-]*")]


@frozen
class CompanionEntry:
    """An evening of the game whose companion is named `other_game`.

    `outcome` is a word defined by that companion. `facts` and `numbers` are for its texts.
    """

    other_game: _Word = field(metadata=REQUIRED)
    played: date
    players: Annotated[tuple[_Name, ...], Length(_MOST_PLAYERS)] = ()
    outcome: _Word = "played"
    won: bool = False
    facts: Annotated[Mapping[_Word, _Name], Length(_MOST_FACTS)] = field(factory=dict)
    numbers: Annotated[Mapping[_Word, int], Length(_MOST_FACTS)] = field(factory=dict)
    id: Annotated[str, Length(_MOST_LENGTH, least=1)] = field(factory=lambda: uuid4().hex, metadata=REQUIRED)


def game_title(texts: Texts, game: CompanionEntry) -> str:
    """Return the title of the game, or its internal name if this version does not know the game."""
    return _say_if_possible(texts, game, "title") or game.other_game


def outcome_in_words(texts: Texts, game: CompanionEntry) -> str:
    return _say_if_possible(texts, game, f"outcome-{game.outcome}") or game.outcome


def facts_in_words(texts: Texts, game: CompanionEntry) -> str:
    """Return more facts about the evening, or an empty string if the companion has no text for them."""
    return _say_if_possible(texts, game, "facts")


def _say_if_possible(texts: Texts, game: CompanionEntry, what: str) -> str:
    text_id = f"{game.other_game}-{what}"
    try:
        return texts.say(text_id, **game.facts, **game.numbers) if texts.has(text_id) else ""
    except LookupError:  # another version recorded different facts
        return ""
