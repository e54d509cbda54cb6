"""What SQLite or the disk will not do with a log book, said to a person in one sentence."""

import errno
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from spacealert.kit.i18n.errors import UserError

# What SQLite calls each trouble, and the sentence for it.
_TROUBLES = {
    sqlite3.SQLITE_FULL: "logbook-full",
    sqlite3.SQLITE_READONLY: "logbook-read-only",
    sqlite3.SQLITE_PERM: "logbook-read-only",
    sqlite3.SQLITE_CANTOPEN: "logbook-read-only",
    sqlite3.SQLITE_BUSY: "logbook-busy",
    sqlite3.SQLITE_LOCKED: "logbook-busy",
    sqlite3.SQLITE_IOERR: "logbook-disk",
    sqlite3.SQLITE_CORRUPT: "logbook-torn",
    sqlite3.SQLITE_NOTADB: "logbook-torn",
    sqlite3.SQLITE_INTERRUPT: "logbook-endless",
}
# What the system itself says, when a folder is made or the log is read into memory.
_REASONS = {errno.ENOSPC: "logbook-full", errno.EDQUOT: "logbook-full", errno.EIO: "logbook-disk"}
# Even reading needs a little file beside the log; where there can be none, the log is read into memory.
NOTHING_CAN_BE_WRITTEN = (
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_IOERR,
)


def trouble(error: sqlite3.Error) -> int:
    """SQLite's number for what happened; errors of the Python module itself have none."""
    found: int = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
    # On a full disk not even the little file beside the log can be made that all who read it share.
    return sqlite3.SQLITE_FULL if found == sqlite3.SQLITE_IOERR_SHMSIZE else found & 0xFF


@contextmanager
def troubles_in_one_sentence(path: Path) -> Iterator[None]:
    """What SQLite or the disk will not do, said to a person."""
    try:
        yield
    except sqlite3.Error as error:
        raise UserError(_TROUBLES.get(trouble(error), "logbook-disk"), path=str(path)) from error
    except UnicodeDecodeError as error:  # where names inside the file have rotted, even the error cannot be read
        raise UserError("logbook-torn", path=str(path)) from error
    except OSError as error:
        raise UserError(_REASONS.get(error.errno or 0, "logbook-read-only"), path=str(path)) from error
