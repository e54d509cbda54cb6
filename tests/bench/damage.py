"""Damages a log book in many ways and counts the entries that are lost, with the copy that lies beside it and without.

    python tests/bench/damage.py [LOGS]      60 unless told; 1000 before a release

Ends with 1 if an entry is lost although the copy is there, or if the log does not open.
"""

import shutil
import sys
from datetime import date
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from spacealert import logbook
from spacealert.kit.storage.database import backup_of

ENTRIES = 200


def truncated(content: bytearray, dice: Random) -> None:
    del content[dice.randrange(1, len(content)) :]


def page_overwritten(content: bytearray, dice: Random) -> None:
    start = 4096 * dice.randrange(len(content) // 4096)
    content[start : start + 4096] = dice.randbytes(4096)


def header_zeroed(content: bytearray, dice: Random) -> None:
    content[: dice.randrange(16, 200)] = bytes(dice.randrange(16, 200))


def main(logs: int) -> int:
    seed = Random().randrange(2**32)
    dice, lost = Random(seed), {True: 0, False: 0}
    with TemporaryDirectory() as folder:
        whole = Path(folder) / "whole" / "log.sqlite"
        with logbook.open(whole) as log:
            for number in range(ENTRIES):
                log.add(logbook.Entry("S2-3", date(2026, 11, 18), game="x" * (number * 37 % 3000), id=str(number)))
        for number in range(logs):
            for with_copy in (True, False):
                path = Path(folder) / f"{number}-{with_copy}" / "log.sqlite"
                path.parent.mkdir()
                content = bytearray(whole.read_bytes())
                dice.choice([truncated, page_overwritten, header_zeroed])(content, dice)
                path.write_bytes(content)
                if with_copy:
                    shutil.copy(backup_of(whole), backup_of(path))
                with logbook.open(path) as log:
                    lost[with_copy] += ENTRIES - len(log.lines())
    print(f"seed {seed}: {logs} damaged logs of {ENTRIES} entries each")
    print(f"lost with the copy: {lost[True]}; without: {lost[False]} of {logs * ENTRIES}")
    return lost[True] > 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 60))
