"""A child process for tests that never outlives its test."""

import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any


@contextmanager
def child_process(call: Sequence[str | Path], **options: Any) -> Iterator[subprocess.Popen[Any]]:
    """`subprocess.Popen` that doesn't wait forever for a hanging process at the end of its block."""
    process = subprocess.Popen(call, **options)
    try:
        yield process
    finally:
        process.kill()
        process.wait()
        for stream in (process.stdin, process.stdout, process.stderr):
            if stream is not None:
                stream.close()
