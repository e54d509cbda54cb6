"""The report of an error of ours: what was going on when it happened, in a file that can be sent to us."""

import traceback

from spacealert.kit.storage import atomic, places


def noted() -> str | None:
    """Write down the error that is being handled; where, or nothing if that cannot be written either."""
    report = places.crash_report()
    try:
        atomic.write(report, traceback.format_exc(), private=True)
    except OSError:
        return None
    return str(report)
