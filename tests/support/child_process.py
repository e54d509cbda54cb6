"""A process that a test starts and that does not outlive it."""

import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any


@contextmanager
def child_process(call: Sequence[str | Path], **options: Any) -> Iterator[subprocess.Popen[Any]]:
    """`subprocess.Popen`, whose own block would wait for ever for a process that hangs."""
    process = subprocess.Popen(call, **options)
    try:
        yield process
    finally:
        process.kill()
        process.wait()
        for stream in (process.stdin, process.stdout, process.stderr):
            if stream is not None:
                stream.close()
