"""Writes files atomically: readers find the old file or the new one, never half of either.

The program creates its own folders. A folder named by the user must already exist, because a missing folder is more
likely a typo.
"""

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from spacealert.kit.i18n.errors import UserError, find_reason

_SQLITE = b"SQLite format 3\0"
_SECONDS_OF_A_STRANGER = 1.0
_SECONDS_OF_ANY_WRITE = 900.0


def write(path: Path, content: str | bytes, *, private: bool = False) -> None:
    """Write a file in one of the program's own folders. A `private` file is readable only by its owner."""
    path.parent.mkdir(parents=True, exist_ok=True)
    _replace_content(path, content, private=private)


def write_to_chosen_path(path: Path, content: str | bytes) -> None:
    """Write to a path the user chose. Raise an error with the reason if that is impossible."""
    with report_errors_at(path):
        _replace_content(path, content)


def _replace_content(path: Path, content: str | bytes, *, private: bool = False) -> None:
    with replace_when_complete(path, private=private) as temporary:
        temporary.write_bytes(content.encode() if isinstance(content, str) else content)


@contextmanager
def report_errors_at(path: Path) -> Iterator[None]:
    """Turn system errors at a path named by the user into a `UserError`. Refuse a database or a device."""
    try:
        if path.exists() and not path.is_dir():
            if not path.is_file():
                raise UserError("files-occupied", path=str(path), by="device")
            with suppress(PermissionError), path.open("rb") as file:
                if file.read(len(_SQLITE)) == _SQLITE:
                    raise UserError("files-occupied", path=str(path), by="database")
        yield
    except OSError as error:
        raise UserError("files-unwritable", path=str(path), why=find_reason(error)) from error


@contextmanager
def replace_when_complete(path: Path, *, private: bool = False) -> Iterator[Path]:
    """Yield a temporary path, whose file replaces `path` when the block ends without an error."""
    import tempfile  # loaded late: most commands write nothing, and some must start fast

    # Characters take up to four bytes, and a file name is limited to 255.
    prefix = f".{path.name[:50]}."
    _remove_leftovers(path.parent, prefix)
    handle, name = tempfile.mkstemp(prefix=prefix, suffix=f".{os.getpid()}", dir=path.parent)
    temporary = Path(name)
    try:
        os.close(handle)
        yield temporary
        with temporary.open("rb+") as file:
            os.fsync(file.fileno())
        temporary.chmod(0o600 if private else _permissions(path))
        temporary.replace(path)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise


def _remove_leftovers(folder: Path, prefix: str) -> None:
    with suppress(OSError):
        for found in folder.iterdir():
            if found.name.startswith(prefix) and _is_leftover(found):
                found.unlink()


def _is_leftover(temporary: Path) -> bool:
    age = time.time() - temporary.stat().st_mtime
    writer = temporary.suffix[1:]
    # Only where it is safe to ask about a process. The folder may also be shared with another computer.
    if os.name == "posix" and writer.isdecimal() and not is_alive(int(writer)):
        return age > _SECONDS_OF_A_STRANGER
    return age > _SECONDS_OF_ANY_WRITE


def is_alive(process: int) -> bool:
    """Return whether a process with this id is running on this computer."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except (OSError, OverflowError):
        return True  # someone else's
    return True


def _permissions(path: Path) -> int:
    with suppress(FileNotFoundError):
        return path.stat().st_mode & 0o777
    mask = os.umask(0o077)
    os.umask(mask)
    return 0o666 & ~mask
