"""Damages a log book in many ways and counts lost entries, with and without its backup.

    python tests/bench/damage.py [LOGS] [--seed N]      60 by default; 1000 before a release

Changed entries, careers and interrupted games also count as lost. Exits with 1 if anything is lost despite the backup,
or if the log cannot be opened.
"""

import argparse
import shutil
import sys
from collections import Counter
from collections.abc import Callable
from datetime import date
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from spacealert import logbook
from spacealert.kit.i18n.errors import UserError
from spacealert.kit.storage.database import backup_path
from spacealert.logbook import CrewMember, Entry, Log
from spacealert.logbook.careers.explorer import Explorer, Run

ENTRIES = 200
DAY = date(2026, 11, 18)
_VERSIONS = slice(60, 72)  # version bytes in the header, left undamaged because newer files are not touched


def truncated(content: bytearray, dice: Random) -> None:
    del content[dice.randrange(1, len(content)) :]


def cut_a_little(content: bytearray, dice: Random) -> None:
    """Cut off the end, as if a USB stick was unplugged too early."""
    del content[-dice.randrange(1, 4097) :]


def page_overwritten(content: bytearray, dice: Random) -> None:
    start = 4096 * dice.randrange(len(content) // 4096)
    content[start : start + 4096] = dice.randbytes(4096)


def header_zeroed(content: bytearray, dice: Random) -> None:
    content[: dice.randrange(16, 200)] = bytes(dice.randrange(16, 200))


def bit_flipped(content: bytearray, dice: Random) -> None:
    places = [place for place in range(len(content)) if not _VERSIONS.start <= place < _VERSIONS.stop]
    content[dice.choice(places)] ^= 1 << dice.randrange(8)


def letter_replaced(content: bytearray, dice: Random) -> None:
    """Change a letter inside an entry, which SQLite doesn't notice."""
    places = [place for place in range(len(content)) if content[place : place + 1].isalpha()]
    content[dice.choice(places)] = ord(dice.choice("abc}"))


DAMAGES: tuple[Callable[[bytearray, Random], None], ...] = (
    truncated, cut_a_little, page_overwritten, header_zeroed, bit_flipped, letter_replaced,
)  # fmt: skip


def write(path: Path) -> None:
    with logbook.open(path) as log:
        vega = Explorer("Vega", DAY, id="vega")
        for number in range(ENTRIES):
            crew = (CrewMember(f"Anna {number}"), CrewMember("Борис"))
            log.add(Entry("S2-3", DAY, crew, game="x" * (number * 37 % 3000), id=str(number)))
            if number % 40 == 0:
                vega = vega.with_run(Run(str(number), DAY, "S2-3", 4))
                log.save_explorers([vega])
        log.save_draft("mission", {"at": 12})
        log.save_campaign("c", {"flown": 2})
        log.add(Entry("S2-4", DAY, id="last"))  # the backup has every entry


def contents(log: Log) -> Counter[str]:
    found = [repr(line.entry) for line in log.lines()] + [repr(line.entry) for line in log.summaries()]
    found += [repr(one) for one in log.explorers()]
    return Counter([*found, repr(log.draft("mission")), repr(log.campaign("c"))])


def main(logs: int, seed: int) -> int:
    dice = Random(seed)
    lost, of, refused = Counter[tuple[str, bool]](), Counter[str](), 0
    with TemporaryDirectory() as folder:
        whole = Path(folder) / "whole" / "log.sqlite"
        write(whole)
        with logbook.open(whole) as log:
            before = contents(log)
        for number in range(logs):
            damage = dice.choice(DAMAGES)
            content = bytearray(whole.read_bytes())
            damage(content, dice)
            of[damage.__name__] += 1
            for with_copy in (True, False):
                path = Path(folder) / "damaged" / "log.sqlite"
                path.parent.mkdir()
                path.write_bytes(content)
                if with_copy:
                    shutil.copy(backup_path(whole), backup_path(path))
                try:
                    with logbook.open(path) as log:
                        missing = (before - contents(log)).total()
                except UserError as error:
                    refused, missing = refused + 1, before.total() if with_copy else 0
                    print(f"log {number}, {damage.__name__}: {error}")
                lost[damage.__name__, with_copy] += missing
                if missing and with_copy:
                    print(f"log {number}, {damage.__name__}: {missing} lost")
                shutil.rmtree(path.parent)
    print(f"seed {seed}: {logs} damaged logs of {ENTRIES} entries each, {refused} refused")
    for name, count in of.items():
        print(f"{name:18} {count:5} logs; lost with the copy: {lost[name, True]}; without: {lost[name, False]}")
    return any(missing for (_, with_copy), missing in lost.items() if with_copy)


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("logs", type=int, nargs="?", default=60)
    parser.add_argument("--seed", type=int, default=Random().randrange(2**32))
    wish = parser.parse_args()
    sys.exit(main(wish.logs, wish.seed))
