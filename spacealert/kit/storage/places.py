"""Locations of the package's files and of the user's own folders.

In a checkout, `scenarios/` and `audio/` are at the top level. In a wheel, they are inside the package.
`SPACEALERT_HOME` puts all user data into one folder, for tests or a USB stick.
"""

import os
import sys
from functools import cache
from pathlib import Path

from spacealert.kit.storage import atomic

_PACKAGE = Path(__file__).resolve().parents[2]


@cache
def bundled_folder(name: str) -> Path:
    """Return the bundled folder `scenarios` or `audio`."""
    checkout = _PACKAGE.parent
    if (checkout / "pyproject.toml").is_file() and (checkout / name).is_dir():
        return checkout / name
    return _PACKAGE / "bundled" / name


def user_folder() -> Path:
    """Return the folder for the user's data, such as scenarios, voices and the log book."""
    home = os.environ.get("SPACEALERT_HOME")
    if home:
        return Path(home).absolute()  # browsers can't open a report at a relative path
    if sys.platform == "linux":  # same as platformdirs, which takes longer to load than all scenarios
        data_home = Path(os.environ.get("XDG_DATA_HOME", "").strip())
        return (data_home if data_home.is_absolute() else _home() / ".local" / "share") / "spacealert"
    from platformdirs import user_data_path

    return user_data_path("spacealert", appauthor=False)


def _home() -> Path:
    try:
        return Path.home()
    except RuntimeError:  # no HOME and no such user
        # Nothing can be saved there: writing reports an error, and everything else works.
        return Path(os.devnull)


def user_scenarios_folder() -> Path:
    return user_folder() / "scenarios"


def user_voices_folder() -> Path:
    return user_folder() / "voices"


def settings_file() -> Path:
    return user_folder() / "settings.json"


def mission_page_file() -> Path:
    return user_folder() / "mission.html"


def crash_report_file() -> Path:
    return user_folder() / "crash.txt"


def write_crash_report(*, has_stopped: bool = False) -> str | None:
    """Write the current exception to a crash report. Return its path, or None if that failed.

    If the crash has stopped the program (`has_stopped`), `new_crash_report` will return this path once.
    """
    import traceback  # loaded late: hardly ever needed

    report = crash_report_file()
    try:
        atomic.write(report, traceback.format_exc(), private=True)
        if has_stopped:
            report.with_suffix(".new").touch()
    except OSError:
        return None
    return str(report)


def new_crash_report() -> str | None:
    """Return the path of the crash report if a crash has stopped the program since the last call, or None."""
    report = crash_report_file()
    try:
        report.with_suffix(".new").unlink()
    except OSError:
        return None
    return str(report)
