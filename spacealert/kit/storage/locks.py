"""Locks that the system releases when a process ends, even if the process is killed."""

import contextlib
import os
import sys
import weakref
from pathlib import Path
from time import sleep

from attrs import define, field

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

_TRIES, _PAUSE = 25, 0.01  # other processes hold a lock briefly to check it


@define(eq=False)
class Lock:
    """A lock on a file. If the file cannot be opened for writing, the lock is always free."""

    _path: Path
    _close: "weakref.finalize[[int], Lock] | None" = field(default=None, init=False)

    def acquire(self) -> bool:
        """Acquire the lock. Return False if it is already held, even by this process."""
        for _ in range(_TRIES):
            try:
                self._path.parent.mkdir(parents=True, exist_ok=True)
                file = os.open(self._path, os.O_CREAT | os.O_WRONLY)
            except OSError:
                return True
            if _try_lock(file):
                # A previous holder may have removed the file.
                with contextlib.suppress(OSError):
                    if os.path.samestat(os.fstat(file), self._path.stat()):
                        self._close = weakref.finalize(self, os.close, file)
                        return True
            os.close(file)
            sleep(_PAUSE)
        return False

    def release(self) -> None:
        if self._close is not None:
            with contextlib.suppress(OSError):  # Windows cannot remove open files
                self._path.unlink()
            self._close()
            self._close = None


def is_locked(path: Path) -> bool:
    """Return whether any process holds the lock on this file, including this one."""
    try:
        file = os.open(path, os.O_WRONLY)
    except OSError:
        return False
    try:
        return not _try_lock(file)
    finally:
        os.close(file)


def _try_lock(file: int) -> bool:
    try:
        if sys.platform == "win32":
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
