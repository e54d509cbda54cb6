"""What the player has chosen and wants to find again: language, voice, volume, crew.

One small JSON file. A file that cannot be read counts as empty, and one that cannot be written stays as it is:
settings are a convenience, and nobody should be kept from playing by them.
"""

from contextlib import suppress
from typing import Any

from spacealert.kit.storage import places


def read() -> dict[str, Any]:
    try:
        text = places.settings_file().read_text(encoding="utf-8")
    except (OSError, ValueError):
        return {}
    import json  # not at the top: every command looks for settings, and most players never set any

    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}


def change(**chosen: Any) -> None:
    """Remember these choices beside the earlier ones, if the disk takes them."""
    import json

    from spacealert.kit.storage import atomic

    content = json.dumps(read() | chosen, ensure_ascii=False, indent=2) + "\n"
    with suppress(OSError):
        # Half a surrogate pair, which JSON can say and no file can hold, keeps nobody from playing either.
        atomic.write(places.settings_file(), content.encode(errors="replace"), private=True)
