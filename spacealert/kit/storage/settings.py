"""The user's saved choices, such as language, voice, volume and crew.

They are saved in one small JSON file. An unreadable file is treated as empty.
"""

import stat
from contextlib import suppress
from pathlib import Path
from typing import Any

from spacealert.kit.storage import places

_MOST_BYTES = 1_000_000
_Stamp = tuple[Path, int, int, int]
_read: tuple[_Stamp, dict[str, Any]] | None = None  # content of the file when last read


def read() -> dict[str, Any]:
    global _read
    path = places.settings_file()
    try:
        found = path.stat()
    except OSError:
        return {}
    if not stat.S_ISREG(found.st_mode) or found.st_size > _MOST_BYTES:  # reading a device may never end
        return {}
    stamp = path, found.st_mtime_ns, found.st_size, found.st_ino
    if _read is None or _read[0] != stamp:
        _read = stamp, _read_file(path)
    return dict(_read[1])


def is_path_blocked() -> bool:
    """Return whether something else is at the settings file's path: a folder, a device or a very large file."""
    with suppress(OSError):
        found = places.settings_file().stat()
        return not stat.S_ISREG(found.st_mode) or found.st_size > _MOST_BYTES
    return False


def change(**chosen: Any) -> None:
    """Save these choices in addition to earlier ones, if the disk allows it."""
    import json

    from spacealert.kit.storage import atomic

    if is_path_blocked():
        return
    content = json.dumps(read() | chosen, ensure_ascii=False, indent=2) + "\n"
    with suppress(OSError):
        # Half a surrogate pair, which JSON allows but files can't hold, must not stop the game.
        atomic.write(places.settings_file(), content.encode(errors="replace"), private=True)


def _read_file(path: Path) -> dict[str, Any]:
    try:
        with path.open(encoding="utf-8") as file:
            text = file.read(_MOST_BYTES)
    except (OSError, ValueError):
        return {}
    import json  # loaded late: every command looks for settings, but most players never change any

    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}
