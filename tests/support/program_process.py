"""Runs the program in a process copied from one that has already loaded its imports."""

import importlib
import io
import multiprocessing
import os
import pkgutil
import re
import signal
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from functools import cache
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerContext, ForkServerProcess
from pathlib import Path

import spacealert

Ended = subprocess.CompletedProcess[str]

_TIMEOUT = 60
_LIBRARIES = ["attrs", "cattrs", "click", "numpy", "platformdirs", "sqlite3", "soundfile", "yaml"]
# Leaves out the session, whose imports depend on the environment because it knows the screen type.
_OURS = re.compile(r"spacealert\.(engine|missions|announcer|gamefile|narration|coach|logbook|apps\.cli)\b")


@cache
def _loaded_before() -> list[str]:
    names = (module.name for module in pkgutil.walk_packages(spacealert.__path__, "spacealert."))
    return [*_LIBRARIES, *(name for name in names if _OURS.match(name))]


def forked() -> ForkServerContext | None:
    """Return a context that copies processes with our modules loaded, or None on Windows."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return None
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(_loaded_before())
    return context


def call_program(words: Sequence[str], environment: Mapping[str, str], given: str | None = None) -> Ended:
    """Run the program with these arguments to its end, like `subprocess.run`."""
    context = forked()
    if context is None:
        return subprocess.run(
            [sys.executable, "-m", "spacealert", *words],
            input=given, capture_output=True, encoding="utf-8", env=environment, timeout=_TIMEOUT, check=False,
        )  # fmt: skip
    with tempfile.TemporaryDirectory() as folder:
        streams = [Path(folder) / name for name in ("stdin", "stdout", "stderr")]
        streams[0].write_text(given or "", encoding="utf-8", newline="")
        process = context.Process(target=_become_the_program, args=(words, dict(environment), Path.cwd(), streams))
        process.start()
        process.join(_TIMEOUT)
        if process.exitcode is None:
            process.kill()
            process.join()
            raise subprocess.TimeoutExpired(words, _TIMEOUT)
        output, errors = (path.read_text(encoding="utf-8") for path in streams[1:])
        code = process.exitcode
        process.close()
    return subprocess.CompletedProcess(words, code, output, errors)


def start_in_terminal(
    context: ForkServerContext, words: Sequence[str], environment: Mapping[str, str], terminal: int
) -> ForkServerProcess:
    """Start the program with these arguments in a pseudo-terminal, which is closed here."""
    streams = Connection(terminal)  # can be sent to another process
    variables = {"PYTHONIOENCODING": "utf-8", **environment}
    process = context.Process(target=_become_the_program, args=(words, variables, Path.cwd(), streams))
    process.start()
    streams.close()
    return process


def _become_the_program(
    words: Sequence[str], environment: Mapping[str, str], folder: Path, streams: list[Path] | Connection
) -> None:
    """Do what `python -m spacealert` does, in a running Python process, with these files or this terminal."""
    os.environ.clear()
    os.environ.update(environment)
    os.chdir(folder)
    if isinstance(streams, Connection):
        _take_the_terminal(streams.fileno())
        opened = [os.dup(streams.fileno()) for _ in range(3)]
        streams.close()
    else:
        written = os.O_WRONLY | os.O_CREAT
        flags = os.O_RDONLY, written, written
        opened = [os.open(path, flag, 0o600) for path, flag in zip(streams, flags, strict=True)]
    for number, file in enumerate(opened):
        os.dup2(file, number)
        os.close(file)
    sys.stdin, sys.stdout, sys.stderr = (
        io.TextIOWrapper(
            os.fdopen(number, mode), encoding=encoding, errors=errors, line_buffering=number == 2 or os.isatty(number)
        )
        for number, mode, encoding, errors in (
            (0, "rb", *_encoding(environment, "strict")),
            (1, "wb", *_encoding(environment, "strict")),
            (2, "wb", _encoding(environment, "")[0], "backslashreplace"),
        )
    )
    signal.signal(signal.SIGINT, signal.default_int_handler)
    sys.argv = ["spacealert", *words]
    importlib.import_module("spacealert.__main__").run()


def _take_the_terminal(terminal: int) -> None:
    """Start a session with this terminal, which then sends it signals and can stop it."""
    import fcntl
    import termios

    os.setsid()
    fcntl.ioctl(terminal, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGHUP, signal.SIG_DFL)  # ignored if the tests run under `nohup`


def _encoding(environment: Mapping[str, str], errors: str) -> tuple[str, str]:
    encoding, _, named = environment["PYTHONIOENCODING"].partition(":")
    return encoding, named or errors
