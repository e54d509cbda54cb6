"""What a page may ask for: a message from the wire becomes a request, or is refused as none of ours."""

from collections.abc import Mapping
from typing import Any

from attrs import frozen

from spacealert.session.resolution_sheet import HEROIC, ORDINARY, SPECIAL
from spacealert.session.setup import LONGEST_NAME

_LONGEST_SLOT = 3  # actions
_MOST_KEYS = 32  # that answer one question
_LONGEST = 64  # signs of a code, a token, a language or the like


class InvalidRequest(ValueError):
    """No page of ours would have sent this."""


@frozen
class Hello:
    """The first message of a page: with the join code, or with the token of the seat that it has."""

    code: str
    token: str
    languages: tuple[str, ...]
    spectator: bool


@frozen
class TakeSeat:
    """`name` is what the person is called, if the phone knows; the seat gets it."""

    seat: int
    name: str


@frozen
class AddSeat:
    """One more player joins the crew, and gets the new seat."""

    name: str


@frozen
class LeaveSeat:
    """Leave the seat, to choose another one or to hand the phone over."""


@frozen
class AnswerSeatRequest:
    """Whether the owner of a seat lets somebody else have it."""

    request: int
    granted: bool


@frozen
class ReadCard:
    """What stands on this threat card."""

    code: str


@frozen
class ChooseLanguage:
    language: str


@frozen
class Rename:
    name: str


@frozen
class SayReady:
    """The person at this seat is ready to fly, or after all not yet."""

    ready: bool


@frozen
class Pause:
    on: bool


@frozen
class Repeat:
    """The last announcement, once more."""


@frozen
class EnterDrawn:
    """The card that an officer drew for a threat of this game; none takes it back."""

    game: str
    threat: int
    card: str


@frozen
class Lay:
    """A slot of the seat's row in this game. `before` is what the page saw there: what changed is not overwritten."""

    game: str
    turn: int
    slot: str
    before: str


@frozen
class TakeBack:
    """The last card that this seat laid in this game."""

    game: str


@frozen
class Finish:
    """The own row of this game is as it shall be, or after all not yet."""

    game: str
    finished: bool


@frozen
class AnswerQuestion:
    """What this seat answers to the question of this id: the keys of the options that it has chosen."""

    question: str
    keys: tuple[str, ...]


Entry = Rename | SayReady | Pause | Repeat | EnterDrawn | Lay | TakeBack | Finish | AnswerQuestion


@frozen
class Numbered:
    """An entry with its number, which the page of this id gives to no other: what comes twice is done once."""

    page: str
    number: int
    entry: Entry


Request = Hello | TakeSeat | AddSeat | LeaveSeat | AnswerSeatRequest | ReadCard | ChooseLanguage | Numbered


def parsed(message: Mapping[str, Any]) -> Request:
    """Raises `InvalidRequest` for anything but a request."""
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
    """What may lie in a slot, as far as its letters tell; whether it may lie there is for the session to say."""
    slot = _text(found, _LONGEST_SLOT)
    if not set(slot) <= set(ORDINARY + HEROIC + SPECIAL):
        raise InvalidRequest(found)
    return slot
