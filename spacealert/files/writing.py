"""Writing a file so that it is always whole: either the old one is there or the new one, never half of either."""

import contextlib
import os
import tempfile
from pathlib import Path


def write(path: Path, content: str | bytes) -> None:
    """Put `content` at `path`, by way of a temporary name beside it."""
    data = content.encode() if isinstance(content, str) else content
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, temporary = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        with contextlib.suppress(FileNotFoundError):
            Path(temporary).chmod(path.stat().st_mode & 0o777)  # mkstemp gives 0600: keep what the old file had
        Path(temporary).replace(path)
    except BaseException:
        Path(temporary).unlink(missing_ok=True)
        raise
