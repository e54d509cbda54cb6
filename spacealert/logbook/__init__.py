"""The log book: missions, campaigns and unfinished games, in one file that is easy to copy.

log = logbook.open()                    # the user's own; a missing file is fine
log.save_draft("mission", {...})        # after every key press; survives kill -9
log.add(entry, instead_of="mission")    # replaces the draft in one transaction
for line in log.lines(): print(line.number, line.entry)

Start with `log_database`, which handles every entry.
"""

from spacealert.logbook.entry import CrewMember, Entry, LogLine
from spacealert.logbook.log_database import Log

open = Log  # noqa: A001  `logbook.open` reads as it should

__all__ = ["CrewMember", "Entry", "Log", "LogLine", "open"]
