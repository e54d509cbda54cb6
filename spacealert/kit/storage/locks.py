"""Locks that a process holds while it lives: the system takes them back when it ends, even when it is killed."""

import contextlib
import os
import sys
import weakref
from pathlib import Path

if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Lock:
    """The lock on this file. Where no file can be written, nobody is kept from anything: the lock is free."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._close: weakref.finalize[[int], Lock] | None = None

    def acquire(self) -> bool:
        """Hold it from now on; False if somebody else holds it."""
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            file = os.open(self._path, os.O_CREAT | os.O_WRONLY)
        except OSError:
            return True
        try:
            _lock(file)
        except OSError:
            os.close(file)
            return False
        self._close = weakref.finalize(self, os.close, file)
        return True

    def release(self) -> None:
        if self._close is not None:
            self._close()
            self._close = None
            with contextlib.suppress(OSError):
                self._path.unlink()


def is_locked(path: Path) -> bool:
    """Whether some process holds the lock on this file, this one included."""
    if not path.is_file():
        return False
    lock = Lock(path)
    acquired = lock.acquire()
    lock.release()
    return not acquired
