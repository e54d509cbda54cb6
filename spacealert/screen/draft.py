"""The mission that is being played, kept on the disk about every second, so that a cut-off evening can go on.

There is one draft. Writing happens beside the picture, in a thread: a slow disk must not hold up a frame.
"""

import contextlib
import json
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

from attrs import frozen

from spacealert.files import places, writing
from spacealert.files.refused import Refused
from spacealert.scenario import shelf
from spacealert.scenario.model import Scenario
from spacealert.screen import round as rounds
from spacealert.screen.round import Round

VERSION = 1


@frozen
class Draft:
    """A round that was cut off, and at which second."""

    round: Round
    position: float
    read_aloud: bool = False


def file() -> Path:
    return places.own_data() / "drafts" / "mission.json"


class Keeper:
    """Keeps one mission's draft. `failed` tells whether the last one could not be written."""

    def __init__(self, read_aloud: bool = False) -> None:
        self.failed = False
        self._read_aloud = read_aloud
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="draft")
        self._running: Future[None] | None = None

    def keep(self, round_: Round, position: float) -> None:
        """Write it unless the last one is still being written: the next second brings another."""
        if self._running is None or self._running.done():
            self._running = self._writer.submit(self._write, Draft(round_, position, self._read_aloud))

    def close(self) -> None:
        self._writer.shutdown()

    def _write(self, draft: Draft) -> None:
        content = {
            "version": VERSION,
            "position": round(draft.position, 3),
            "read_aloud": draft.read_aloud,
            "round": draft.round.as_draft(),
        }
        try:
            writing.write(file(), json.dumps(content, ensure_ascii=False))
        except OSError:
            self.failed = True
        else:
            self.failed = False


def kept() -> Draft | None:
    """What was cut off last time, if anything; a draft that cannot be understood is no draft."""
    try:
        found = json.loads(file().read_text(encoding="utf-8"))
        if found["version"] != VERSION:
            return None
        scenario: Scenario = shelf.find(str(found["round"]["mission"]))
        return Draft(rounds.from_draft(found["round"], scenario), float(found["position"]), bool(found["read_aloud"]))
    except (OSError, ValueError, KeyError, TypeError, AttributeError, Refused):
        return None


def drop() -> None:
    """It has been played to its end, or nobody wants it any more."""
    with contextlib.suppress(OSError):
        file().unlink(missing_ok=True)
