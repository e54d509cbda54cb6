"""The laptop of a bench in a process of its own, which can be killed and does not share a core with the phones."""

import os
import subprocess
import sys


def start(bench: str, folder: str) -> tuple[subprocess.Popen[str], list[str]]:
    """Run the benchmark's file with "laptop" at this home. Return the process and the first words it prints."""
    laptop = subprocess.Popen(
        [sys.executable, bench, "laptop"],
        env={**os.environ, "SPACEALERT_HOME": folder},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert laptop.stdout is not None
    return laptop, laptop.stdout.readline().split()
