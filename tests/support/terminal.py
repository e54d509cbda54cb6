"""A program in a pseudo-terminal, with keys to press and output to read."""

import codecs
import os
import select
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from types import TracebackType

import psutil
import pytest
from support.program_process import forked, start_in_terminal
from support.waiting import wait_until

needs_terminals = pytest.mark.skipif(sys.platform == "win32", reason="a terminal of this kind is there on Unix only")

_TIMEOUT = 60.0
# A new session has no terminal. It takes over this one, which then sends it signals and can stop it.
_TAKE_THE_TERMINAL = (
    "import fcntl, os, sys, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0); os.execv(sys.argv[1], sys.argv[1:])"
)


class Terminal:
    """Runs `python` with these arguments in a terminal, in a copied process if they name the program.

    If expected output doesn't arrive, the test fails and shows it.
    """

    def __init__(self, words: Sequence[str | Path], home: Path) -> None:
        import pty

        self._ours, theirs = pty.openpty()
        self._awaited = 0  # how much of the output has been waited for
        self.seen = ""
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        environment = os.environ | {"SPACEALERT_HOME": str(home), "TERM": "xterm", "LINES": "40", "COLUMNS": "100"}
        self.process: ForkServerProcess | subprocess.Popen[bytes]
        if list(words[:2]) == ["-m", "spacealert"] and (context := forked()) is not None:
            self.process = start_in_terminal(context, [str(word) for word in words[2:]], environment, theirs)
            return
        self.process = subprocess.Popen(
            [sys.executable, "-I", "-S", "-c", _TAKE_THE_TERMINAL, sys.executable, *words],
            stdin=theirs, stdout=theirs, stderr=theirs, start_new_session=True, env=environment,
        )  # fmt: skip
        os.close(theirs)

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.process.kill()
        self._wait()
        os.close(self._ours)

    def press(self, keys: str) -> None:
        os.write(self._ours, keys.encode())

    def wait_for(self, expected: str) -> None:
        """Wait until the program has shown this, after the last match."""
        until = time.monotonic() + _TIMEOUT
        while (found := self.seen.find(expected, self._awaited)) < 0:
            assert self._read(until), f"{expected!r} does not come after {self.seen!r}"
        self._awaited = found + len(expected)

    def wait_for_end(self) -> int:
        """Wait until the program has ended. Return its exit code."""
        until = time.monotonic() + _TIMEOUT
        while self._read(until):
            pass
        return self._wait(max(1.0, until - time.monotonic()))

    def _wait(self, seconds: float = _TIMEOUT) -> int:
        if isinstance(self.process, subprocess.Popen):
            return self.process.wait(seconds)
        self.process.join(seconds)
        assert self.process.exitcode is not None, "the program does not end"
        return self.process.exitcode

    def send_signal(self, number: signal.Signals) -> None:
        assert self.process.pid is not None
        os.kill(self.process.pid, number)

    def wait_until_stopped(self) -> None:
        wait_until(lambda: psutil.Process(self.process.pid).status() == psutil.STATUS_STOPPED)

    @property
    def echoes(self) -> bool:
        """Return whether the terminal echoes input, as it does for a shell."""
        import termios

        return bool(termios.tcgetattr(self._ours)[3] & termios.ECHO)

    def restore(self) -> None:
        """Do what a shell does with its terminal when a program is suspended."""
        import termios

        modes = termios.tcgetattr(self._ours)
        modes[3] |= termios.ECHO | termios.ICANON
        termios.tcsetattr(self._ours, termios.TCSANOW, modes)

    def _read(self, until: float) -> bool:
        """Return whether there was more output."""
        if not select.select([self._ours], [], [], max(0.0, until - time.monotonic()))[0]:
            return False
        try:
            data = os.read(self._ours, 65536)
        except OSError:  # Linux raises this once the program has closed its end
            return False
        self.seen += self._decoder.decode(data)  # a character may arrive in two pieces
        return bool(data)
