"""Requests from pages: parse messages and reject what our page would not send."""

from collections.abc import Mapping
from typing import Any

from attrs import frozen

from spacealert.session.resolution_sheet import HEROIC, ORDINARY, SPECIAL
from spacealert.session.setup import LONGEST_NAME

_LONGEST_SLOT = 3  # actions
_MOST_KEYS = 32  # that answer one question
_LONGEST = 64  # signs of a code, a token, a language or the like


class InvalidRequest(ValueError):
    """Raised for a message our page would not send."""


@frozen
class Hello:
    """The first message of a page, with the join code or the token of its seat."""

    code: str
    token: str
    languages: tuple[str, ...]
    spectator: bool


@frozen
class TakeSeat:
    """Take a seat. `name` renames it, if the phone knows the player's name."""

    seat: int
    name: str


@frozen
class AddSeat:
    """Add a player to the crew, in a new seat."""

    name: str


@frozen
class LeaveSeat:
    """Leave the seat, to choose another one or to hand the phone over."""


@frozen
class AnswerSeatRequest:
    """The owner's answer to a request for their seat."""

    request: int
    granted: bool


@frozen
class ReadCard:
    """Show the text of this threat card."""

    code: str


@frozen
class ChooseLanguage:
    language: str


@frozen
class Rename:
    name: str


@frozen
class SayReady:
    """Report that this player is ready to fly, or not after all."""

    ready: bool


@frozen
class Pause:
    on: bool


@frozen
class Repeat:
    """Repeat the last announcement."""


@frozen
class EnterDrawn:
    """Enter the card drawn for a threat, or take it back (None)."""

    game: str
    threat: int
    card: str


@frozen
class Lay:
    """Play into a slot of this seat's row.

    `before` is what the page saw there, so that nothing newer is overwritten.
    """

    game: str
    turn: int
    slot: str
    before: str


@frozen
class TakeBack:
    """Take back the last card this seat played."""

    game: str


@frozen
class Finish:
    """Finish this seat's row, or open it again."""

    game: str
    finished: bool


@frozen
class AnswerQuestion:
    """Answer the question with this id, by the keys of the chosen options."""

    question: str
    keys: tuple[str, ...]


Entry = Rename | SayReady | Pause | Repeat | EnterDrawn | Lay | TakeBack | Finish | AnswerQuestion


@frozen
class Numbered:
    """A numbered entry of the page with this id. A repeated number is done only once."""

    page: str
    number: int
    entry: Entry


Request = Hello | TakeSeat | AddSeat | LeaveSeat | AnswerSeatRequest | ReadCard | ChooseLanguage | Numbered


def parsed(message: Mapping[str, Any]) -> Request:
    """Parse a message, or raise `InvalidRequest`."""
    match message:
        case {"type": "hello"}:
            languages = message.get("languages", [])
            if not isinstance(languages, list) or len(languages) > 20:
                raise InvalidRequest(languages)
            return Hello(
                _text(message.get("code", "")),
                _text(message.get("token", "")),
                tuple(_text(language) for language in languages),
                message.get("spectator") is True,
            )
        case {"type": "take-seat", "seat": seat}:
            return TakeSeat(_number(seat, 16), _text(message.get("name", ""), LONGEST_NAME))
        case {"type": "add-seat"}:
            return AddSeat(_text(message.get("name", ""), LONGEST_NAME))
        case {"type": "answer-seat-request", "request": request, "granted": bool(granted)}:
            return AnswerSeatRequest(_number(request, 2**31), granted)
        case {"type": "read-card", "code": code}:
            return ReadCard(_text(code))
        case {"type": "leave-seat"}:
            return LeaveSeat()
        case {"type": "language", "language": language}:
            return ChooseLanguage(_text(language))
        case {"type": "entry", "page": page, "number": number, "entry": dict(entry)}:
            return Numbered(_text(page), _number(number, 2**53), _entry(entry))
    raise InvalidRequest(message)


def _entry(message: Mapping[str, Any]) -> Entry:
    match message:
        case {"do": "rename", "name": name}:
            return Rename(_text(name, LONGEST_NAME))
        case {"do": "ready", "ready": bool(ready)}:
            return SayReady(ready)
        case {"do": "pause", "on": bool(on)}:
            return Pause(on)
        case {"do": "repeat"}:
            return Repeat()
        case {"do": "enter-drawn", "game": game, "threat": threat, "card": card}:
            return EnterDrawn(_text(game), _number(threat, 100), _text(card))
        case {"do": "lay", "game": game, "turn": turn, "slot": slot, "before": before}:
            return Lay(_text(game), _number(turn, 100), _slot(slot), _slot(before))
        case {"do": "take-back", "game": game}:
            return TakeBack(_text(game))
        case {"do": "finish", "game": game, "finished": bool(finished)}:
            return Finish(_text(game), finished)
        case {"do": "answer", "question": question, "keys": list(keys)} if len(keys) <= _MOST_KEYS:
            return AnswerQuestion(_text(question), tuple(_text(key) for key in keys))
    raise InvalidRequest(message)


def _text(found: Any, most: int = _LONGEST) -> str:
    if not isinstance(found, str) or len(found) > most:
        raise InvalidRequest(found)
    return found


def _number(found: Any, most: int) -> int:
    if not isinstance(found, int) or isinstance(found, bool) or not 0 <= found <= most:
        raise InvalidRequest(found)
    return found


def _slot(found: Any) -> str:
    """Return the contents of a slot, checking its letters only. The session decides whether they are allowed."""
    slot = _text(found, _LONGEST_SLOT)
    if not set(slot) <= set(ORDINARY + HEROIC + SPECIAL):
        raise InvalidRequest(found)
    return slot
