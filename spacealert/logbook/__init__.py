"""The log book: missions played, campaigns, and what was cut off in the middle, in one file a table can copy.

log = logbook.open()                    # the player's own; opening never fails for want of a file
log.save_draft("mission", {...})        # at every key: there again after a kill -9
log.add(entry, instead_of="mission")    # the draft becomes an entry in one step, or not at all
for line in log.lines(): print(line.number, line.entry)

Begin with `log_database`, which every line goes through.
"""

from spacealert.logbook.entry import CrewMember, Entry, LogLine
from spacealert.logbook.log_database import Log

open = Log  # noqa: A001  `logbook.open` reads as it should

__all__ = ["CrewMember", "Entry", "Log", "LogLine", "open"]
