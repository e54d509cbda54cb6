"""Where things lie: what the package carries, and the folders of the person who plays.

In a checkout `scenarios/` and `audio/` stand at the top level, where people edit them; a wheel carries them inside.
`SPACEALERT_HOME` puts all that is the player's into one folder: for tests, and for a table that plays from a USB stick.
"""

import os
import sys
from functools import cache
from pathlib import Path

from spacealert.kit.storage import atomic

_PACKAGE = Path(__file__).resolve().parents[2]


@cache
def bundled(name: str) -> Path:
    """The folder `scenarios` or `audio` that came with the program."""
    checkout = _PACKAGE.parent
    if (checkout / "pyproject.toml").is_file() and (checkout / name).is_dir():
        return checkout / name
    return _PACKAGE / "bundled" / name


def user_folder() -> Path:
    """The player's folder for what must never be lost: scenarios and voices of their own, the log book."""
    home = os.environ.get("SPACEALERT_HOME")
    if home:
        return Path(home)
    if sys.platform == "linux":  # as platformdirs has it, whose start takes longer than reading all scenarios
        data_home = Path(os.environ.get("XDG_DATA_HOME", "").strip())
        return (data_home if data_home.is_absolute() else _home() / ".local" / "share") / "spacealert"
    from platformdirs import user_data_path

    return user_data_path("spacealert", appauthor=False)


def _home() -> Path:
    try:
        return Path.home()
    except RuntimeError:  # neither HOME nor a user of this number
        # There nothing can be: what would be written is refused with the reason, and all else works.
        return Path(os.devnull)


def user_scenarios() -> Path:
    return user_folder() / "scenarios"


def user_voices() -> Path:
    return user_folder() / "voices"


def settings_file() -> Path:
    return user_folder() / "settings.json"


def mission_page() -> Path:
    return user_folder() / "mission.html"


def crash_report() -> Path:
    return user_folder() / "crash.txt"


def write_crash_report() -> str | None:
    """Write down the error that is being handled, in a file that can be sent to us; return where, if that worked."""
    import traceback  # not at the top: hardly ever needed

    report = crash_report()
    try:
        atomic.write(report, traceback.format_exc(), private=True)
    except OSError:
        return None
    return str(report)
