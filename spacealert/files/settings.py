"""What the player has chosen and wants to find again: language, voice, volume, crew.

One small JSON file. A file that cannot be read counts as empty, and one that cannot be written stays as it is:
settings are a convenience, and nobody should be kept from playing by them.
"""

import json
from contextlib import suppress
from typing import Any

from spacealert.files import places, writing


def read() -> dict[str, Any]:
    try:
        found = json.loads(places.settings_file().read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}


def change(**chosen: Any) -> None:
    """Remember these choices beside the earlier ones, if the disk takes them."""
    content = json.dumps(read() | chosen, ensure_ascii=False, indent=2) + "\n"
    with suppress(OSError):
        writing.write(places.settings_file(), content)
