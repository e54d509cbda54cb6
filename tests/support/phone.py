"""A phone without a screen, for testing the protocol."""

import json
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any, Self

from attrs import define, field
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from spacealert.apps.phones.service import Phones

PATIENCE = 10.0  # seconds


@define
class Phone:
    """A page. `wire` records everything received."""

    address: str
    code: str = ""
    token: str = ""
    language: str = "en"
    spectator: bool = False
    page: str = "page"
    wire: list[str] = field(factory=list)
    shown: dict[str, Any] = field(factory=dict)  # all parts merged
    cards: dict[str, Any] = field(factory=dict)
    clock: dict[str, float] | None = None
    seat: int | None = None
    done: dict[int, str] = field(factory=dict)  # reasons for refusal by entry number
    refused: str = ""
    _number: int = 0
    _line: ClientConnection | None = None
    _stack: ExitStack = field(factory=ExitStack)

    def open(self) -> Self:
        host = self.address.removeprefix("http://").rstrip("/")
        line = connect(f"ws://{host}/socket", origin=Origin(f"http://{host}"), compression=None, close_timeout=1)
        self._line = self._stack.enter_context(line)
        self.say(type="hello", code=self.code, token=self.token, languages=[self.language], spectator=self.spectator)
        return self

    @property
    def line(self) -> ClientConnection:
        assert self._line is not None
        return self._line

    def say(self, **message: Any) -> None:
        self.line.send(json.dumps(message))

    def enter(self, do: str, **entry: Any) -> int:
        self._number += 1
        self.say(type="entry", page=self.page, number=self._number, entry={"do": do, **entry})
        return self._number

    @property
    def game(self) -> str:
        """The id of the game that the page shows."""
        self.wait_until(lambda: bool(self.shown.get("plans") or self.shown.get("round")))
        game = (self.shown["plans"] or self.shown["round"])["game"]
        assert isinstance(game, str)
        return game

    def take_back(self) -> int:
        return self.enter("take-back", game=self.game)

    def finish(self, finished: bool = True) -> int:
        return self.enter("finish", game=self.game, finished=finished)

    def lay(self, turn: int, slot: str, before: str = "") -> int:
        """Play cards into a slot of this seat's plan. Return the number of the entry."""
        self.wait_until(lambda: bool(self.shown.get("plans")))
        return self.enter("lay", game=self.shown["plans"]["game"], turn=turn, slot=slot, before=before)

    def take_seat(self, seat: int, name: str = "") -> Self:
        self.say(type="take-seat", seat=seat, name=name)
        self.wait_until(lambda: self.seat == seat or bool(self.refused))
        return self

    def reply_to(self, number: int) -> str:
        """Wait for the reply to an entry. Return why it was refused, or an empty string."""
        self.wait_until(lambda: number in self.done)
        return self.done[number]

    def listen(self, seconds: float = 0.0) -> bool:
        """Return whether a message arrived within this time."""
        try:
            text = self.line.recv(seconds)
        except TimeoutError:
            return False
        assert isinstance(text, str)
        self.wire.append(text)
        message = json.loads(text)
        match message["type"]:
            case "welcome" | "seated":
                self.seat, self.token = message["seat"], message.get("token", self.token)
            case "unseated":
                self.seat = None
            case "refused" | "no-seat" | "asked":
                self.refused = message["why"] or "refused"
            case "shown":
                self.shown, self.clock = {**self.shown, **message["changed"]}, message["clock"]
            case "card":
                self.cards[message["card"]["code"]] = message["card"]
            case "clock":
                self.clock = message["clock"]
            case "done":
                self.done[message["number"]] = message["refused"]
        return True

    def wait_until(self, true: Callable[[], bool]) -> Self:
        end = time.monotonic() + PATIENCE
        while not true():
            assert time.monotonic() < end, f"in vain; last: {self.wire[-1:]}"
            self.listen(0.05)
        return self

    def kill(self) -> None:
        """Disconnect without a message, like a phone with an empty battery."""
        self.line.socket.close()
        self.close()

    def close(self) -> None:
        self._stack.close()

    @property
    def is_disconnected(self) -> bool:
        try:
            while self.listen(PATIENCE):
                pass
        except ConnectionClosed:
            return True
        return False


@contextmanager
def phones_of(service: Phones, *, count: int = 0, language: str = "en") -> Iterator[list[Phone]]:
    """Connect this many phones, each in its own seat."""
    invitation = service.invitation
    assert invitation is not None
    found = [
        Phone(invitation.address, invitation.code, language=language, page=f"page-{seat}") for seat in range(count)
    ]
    try:
        for seat, phone in enumerate(found):
            phone.open().take_seat(seat)
        yield found
    finally:
        for phone in found:
            phone.close()
