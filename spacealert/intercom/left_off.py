"""Where the playing of a mission was left off, so that it can be taken up again: one small file of the player's own.

It is a convenience: a file that cannot be read or written keeps nobody from playing.
"""

import json
from contextlib import suppress
from math import isfinite, nan
from pathlib import Path

from spacealert.files import places, writing


def note(scenario_id: str, seconds: float) -> None:
    """This mission has come so far; of others nothing is kept."""
    with suppress(OSError):
        writing.write(_file(), json.dumps({"scenario": scenario_id, "seconds": round(seconds, 3)}) + "\n")


def at(scenario_id: str) -> float | None:
    """How far this mission had come, if it was the last one and did not end."""
    try:
        found = json.loads(_file().read_text(encoding="utf-8"))
        seconds = float(found["seconds"]) if found["scenario"] == scenario_id else nan
    except (OSError, ValueError, KeyError, TypeError, RecursionError):
        return None
    return seconds if isfinite(seconds) else None


def forget() -> None:
    """The mission is over."""
    with suppress(OSError):
        _file().unlink(missing_ok=True)


def _file() -> Path:
    return places.own_data() / "left-off.json"
