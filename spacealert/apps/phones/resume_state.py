"""What the laptop takes up again after it was killed while it served phones: its address, the code and the seats."""

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
    """A disk that takes nothing keeps nobody from playing: then the phones must join again after an accident."""
    content: dict[str, Any] = {"address": address, "port": port, **admission.as_content()}
    with suppress(OSError):
        atomic.write(places.user_folder() / _FILE, json.dumps(content), private=True)


def read() -> Remembered | None:
    """What an evening left that was never ended."""
    try:
        found = json.loads((places.user_folder() / _FILE).read_text(encoding="utf-8"))
        port = int(found["port"])
        if not 0 < port < 65536:
            return None
        return Remembered(str(found["address"]), port, Admission.from_content(found))
    except (OSError, ValueError, KeyError, TypeError, AttributeError, OverflowError, RecursionError):
        return None


def is_there() -> bool:
    """Whether there may be something to take up again; reading it loads more."""
    return (places.user_folder() / _FILE).exists()


def forget() -> None:
    with suppress(OSError):
        (places.user_folder() / _FILE).unlink()
