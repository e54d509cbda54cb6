"""Requests from pages. Messages that our page would not send are rejected."""

import re
from collections.abc import Mapping
from typing import Annotated, Any, dataclass_transform

from attrs import fields_dict, frozen

from spacealert.kit.i18n.errors import UserError
from spacealert.kit.storage import codec
from spacealert.kit.storage.codec import Between, Length, Matches
from spacealert.session.resolution_sheet import HEROIC, ORDINARY, SPECIAL
from spacealert.session.setup import LONGEST_NAME

_Text = Annotated[str, Length(64)]  # such as a code, a token or a language
_Name = Annotated[str, Length(LONGEST_NAME)]
_Seat = Annotated[int, Between(0, 16)]
_Count = Annotated[int, Between(0, 100)]
_Number = Annotated[int, Between(0, codec.MOST_NUMBER)]
# Checks only the letters. The session decides whether these cards may share a slot.
_Slot = Annotated[str, Length(3), Matches(f"[{re.escape(ORDINARY + HEROIC + SPECIAL)}]*")]


class InvalidRequest(ValueError):
    """Raised for a message our page would not send."""


@dataclass_transform(frozen_default=True)
class PageRequest:
    """The base class of all messages from pages. Its subclasses are frozen values."""

    def __init_subclass__(cls) -> None:
        frozen(cls, slots=False)


class Hello(PageRequest):
    """The first message of a page, with the join code or the token of its seat."""

    code: _Text = ""
    token: _Text = ""
    languages: Annotated[tuple[_Text, ...], Length(20)] = ()
    spectator: bool = False


class TakeSeat(PageRequest):
    """Take a seat. `name` is the player's name, if the phone knows it."""

    seat: _Seat
    name: _Name = ""


class AddSeat(PageRequest):
    """Add a player to the crew, in a new seat."""

    name: _Name = ""


class LeaveSeat(PageRequest):
    """Leave the seat, to choose another one or to hand the phone over."""


class AnswerSeatRequest(PageRequest):
    """The owner's answer to a request for their seat."""

    request: _Number
    granted: bool


class ReadCard(PageRequest):
    """Show the text of this threat card."""

    code: _Text


class ChooseLanguage(PageRequest):
    language: _Text


class Rename(PageRequest):
    name: _Name


class SayReady(PageRequest):
    """Report that this player is ready to fly, or no longer ready."""

    ready: bool


class Pause(PageRequest):
    on: bool


class Repeat(PageRequest):
    """Repeat the last announcement."""


class EnterDrawnCard(PageRequest):
    """Enter the card drawn for a threat, or take it back if `card` is empty."""

    game: _Text
    threat: _Count
    card: _Text


class PlayCards(PageRequest):
    """Play cards into a slot of this seat's row.

    `before` contains the cards the page showed there, so that a newer change is not overwritten.
    """

    game: _Text
    turn: _Count
    slot: _Slot
    before: _Slot


class TakeBack(PageRequest):
    """Take back the last cards this seat played."""

    game: _Text


class FinishRow(PageRequest):
    """Finish this seat's row, or reopen it."""

    game: _Text
    finished: bool


class AnswerQuestion(PageRequest):
    """Answer the question with this id, giving the keys of the chosen options."""

    question: _Text
    keys: Annotated[tuple[_Text, ...], Length(32)]


PlayerEntry = Rename | SayReady | Pause | Repeat | EnterDrawnCard | PlayCards | TakeBack | FinishRow | AnswerQuestion


class NumberedEntry(PageRequest):
    """An entry from a page, numbered so that it is applied only once even if the page repeats it."""

    page: _Text
    number: _Number
    entry: PlayerEntry


Request = Hello | TakeSeat | AddSeat | LeaveSeat | AnswerSeatRequest | ReadCard | ChooseLanguage | NumberedEntry


_REQUESTS: Mapping[object, type[Request]] = {
    "hello": Hello, "take-seat": TakeSeat, "add-seat": AddSeat, "leave-seat": LeaveSeat, "entry": NumberedEntry,
    "answer-seat-request": AnswerSeatRequest, "read-card": ReadCard, "language": ChooseLanguage,
}  # fmt: skip
_ENTRIES: Mapping[object, type[PlayerEntry]] = {
    "rename": Rename, "ready": SayReady, "pause": Pause, "repeat": Repeat, "enter-drawn": EnterDrawnCard,
    "lay": PlayCards, "take-back": TakeBack, "finish": FinishRow, "answer": AnswerQuestion,
}  # fmt: skip


def parse_request(message: Mapping[str, Any]) -> Request:
    """Parse a message, or raise `InvalidRequest`."""
    try:
        request: Request = _structure_tagged(message, "type", _REQUESTS)
    except (UserError, AttributeError, KeyError, TypeError):
        raise InvalidRequest(message) from None
    return request


def _structure_tagged(message: Any, tag: str, kinds: Mapping[object, type[Any]]) -> Any:
    """Read a message whose kind is in the field `tag`. Fields that only newer pages send are ignored."""
    kind = kinds[message[tag]]
    return codec.structure({name: message[name] for name in fields_dict(kind) if name in message}, kind)


codec.register(PlayerEntry, read=lambda found: _structure_tagged(found, "do", _ENTRIES), write=codec.unstructure)  # type: ignore[arg-type]
