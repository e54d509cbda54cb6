"""State that survives a crash while phones are connected: address, code and seats.

Missions share one file, and each companion has its own.
"""

import json
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from attrs import frozen

from spacealert.kit.storage import atomic, places

if TYPE_CHECKING:
    from spacealert.kit.web.admission import Admission

MISSIONS = "phones"


def state_file_name(companion: str) -> str:
    return f"{MISSIONS}-{companion}"


@frozen
class ResumeState:
    address: str
    port: int
    admission: "Admission"
    evening: str = ""  # evening these seats belong to; empty for missions


def write(address: str, port: int, admission: "Admission", name: str = MISSIONS, evening: str = "") -> None:
    """Save the state. If that fails, play continues, but phones must join again after a crash."""
    content: dict[str, Any] = {"address": address, "port": port, "evening": evening, **admission.as_content()}
    with suppress(OSError):
        atomic.write(_path(name), json.dumps(content), private=True)


def read(name: str = MISSIONS) -> ResumeState | None:
    """Return the state of an evening that did not end properly, or None."""
    from spacealert.kit.web.admission import Admission  # loads a crypto library, which few evenings need

    try:
        found = json.loads(_path(name).read_text(encoding="utf-8"))
        port = int(found["port"])
        if not 0 < port < 65536:
            return None
        return ResumeState(str(found["address"]), port, Admission.from_content(found), str(found.get("evening", "")))
    except (OSError, ValueError, KeyError, TypeError, AttributeError, OverflowError, RecursionError):
        return None


def exists(name: str = MISSIONS) -> bool:
    """Return whether there is a state to resume, without reading it."""
    return _path(name).exists()


def delete(name: str = MISSIONS) -> None:
    with suppress(OSError):
        _path(name).unlink()


def _path(name: str) -> Path:
    return places.user_folder() / f"{name}.json"
