"""Helpers that wait for scenes prepared in the background, and write invalid data to the log."""

import contextlib
import json
from pathlib import Path
from typing import Any, TypeVar

from support.waiting import wait_until

from spacealert.kit.storage.database import Database
from spacealert.kit.ui.scene import Scene
from spacealert.kit.ui.screen import Screen
from spacealert.logbook.log_database import SCHEMA

S = TypeVar("S", bound=Scene)


def wait_for_scene(screen: Screen, kind: type[S]) -> S:
    """Return the scene of this kind as soon as it is on screen."""

    def shown() -> bool:
        if isinstance(screen.scene, kind):
            return True
        screen.tick(0.01)
        return False

    wait_until(shown)
    assert isinstance(screen.scene, kind)
    return screen.scene


def write_raw(log: Path, table: str, name: str, content: Any) -> None:
    """Write text under a name to the table `draft` or `campaign`, even if it is invalid JSON."""
    key, columns = ("name", "name, kept, content") if table == "draft" else ("id", "id, kept, content, ended")
    values = [name, "2026-01-01T00:00:00.000000+00:00", json.dumps(content), *([0] if table == "campaign" else [])]
    with contextlib.closing(Database(log, SCHEMA)) as database, database.write() as connection:
        connection.execute(f"DELETE FROM {table} WHERE {key} = ?", (name,))
        connection.execute(f"INSERT INTO {table} ({columns}) VALUES ({', '.join('?' * len(values))})", values)
