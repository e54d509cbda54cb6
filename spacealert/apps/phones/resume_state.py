"""State that survives a crash while phones are connected: address, code and seats."""

import json
from contextlib import suppress
from typing import Any

from attrs import frozen

from spacealert.kit.storage import atomic, places
from spacealert.kit.web.admission import Admission

_FILE = "phones.json"


@frozen
class Remembered:
    address: str
    port: int
    admission: Admission


def write(address: str, port: int, admission: Admission) -> None:
    """Save the state. If the disk is full, play continues, but phones must join again after a crash."""
    content: dict[str, Any] = {"address": address, "port": port, **admission.as_content()}
    with suppress(OSError):
        atomic.write(places.user_folder() / _FILE, json.dumps(content), private=True)


def read() -> Remembered | None:
    """Return the state of an evening that did not end properly."""
    try:
        found = json.loads((places.user_folder() / _FILE).read_text(encoding="utf-8"))
        port = int(found["port"])
        if not 0 < port < 65536:
            return None
        return Remembered(str(found["address"]), port, Admission.from_content(found))
    except (OSError, ValueError, KeyError, TypeError, AttributeError, OverflowError, RecursionError):
        return None


def is_there() -> bool:
    """Return whether there may be a state to resume, without loading it."""
    return (places.user_folder() / _FILE).exists()


def forget() -> None:
    with suppress(OSError):
        (places.user_folder() / _FILE).unlink()
