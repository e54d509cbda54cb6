"""SDL's mixer, through pygame or pygame-ce, in a separate process.

SDL may kill its process if the sound server has no device, or if the mixer is opened and closed many times (SDL 2.32
with PulseAudio). The mission then continues silently until the mixer is reopened.
"""

import contextlib
import subprocess
import sys
import threading
from importlib.util import find_spec
from pathlib import Path

from spacealert.kit.audio.devices import Loudspeaker, Pull, as_stereo, prioritize_this_thread, pygame_mixer_process

_CHUNK = 0.2  # seconds per pull; two are queued
_OPENED_WITHIN = 10.0  # seconds


class PygameMixer(Loudspeaker):
    """A loudspeaker that queues chunks of sound in a separate process, so that they play without gaps."""

    name = "pygame"
    latency = pygame_mixer_process.BUFFER / 48000  # SDL fills one buffer while another plays

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self._thread: threading.Thread | None = None
        self._stopping = threading.Event()
        self._asked = threading.Event()  # set when the process wants another chunk

    def start(self, rate: int, pull: Pull, left: int) -> bool:
        frames = round(_CHUNK * rate)
        if self._process is not None and self._process.poll() is not None:
            self.close()
        if self._process is None:
            self._process = _open(rate, frames)
            self._asked.clear()
        if self._process is None:
            return False
        self._stopping.clear()
        self._thread = threading.Thread(target=self._feed, args=(self._process, pull, frames), daemon=True)
        self._thread.start()
        if not self._asked.wait(_OPENED_WITHIN) or self._process.poll() is not None:
            self.close()
            return False
        return True

    def _feed(self, process: "subprocess.Popen[bytes]", pull: Pull, frames: int) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        prioritize_this_thread()
        with contextlib.suppress(OSError, ValueError):  # the process has ended, which the player notices itself
            while self._asked.is_set() or process.stdout.read(1):
                self._asked.set()
                if self._stopping.is_set():
                    return
                process.stdin.write(pygame_mixer_process.PLAY + as_stereo(pull(frames)).astype("<i2").tobytes())
                process.stdin.flush()
                self._asked.clear()
        self._asked.set()

    def stop(self) -> None:
        process, thread = self._process, self._thread
        if process is None or thread is None:
            return
        self._thread = None
        self._stopping.set()
        thread.join(_OPENED_WITHIN)
        assert process.stdin is not None
        try:
            process.stdin.write(pygame_mixer_process.SILENCE)
            process.stdin.flush()
        except (OSError, ValueError):
            self.close()

    def close(self) -> None:
        process, self._process, self._thread = self._process, None, None
        self._stopping.set()
        self.lag = 0.0
        if process is not None:
            process.kill()
            process.wait()
            for pipe in (process.stdin, process.stdout):
                assert pipe is not None
                with contextlib.suppress(OSError):  # unwritten data may be left in the pipe
                    pipe.close()


def _open(rate: int, frames: int) -> "subprocess.Popen[bytes] | None":
    """Start the mixer's process and return it, or return None if that fails or pygame is missing."""
    if find_spec("pygame") is None:
        return None
    # -P keeps Python from importing modules from the current folder. In a one-folder build, the executable accepts the
    # same arguments as the interpreter.
    call = [sys.executable, "-P", str(Path(pygame_mixer_process.__file__)), str(rate), str(frames)]
    no_window: int = getattr(subprocess, "CREATE_NO_WINDOW", 0)
    try:
        return subprocess.Popen(
            call, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, creationflags=no_window
        )
    except OSError:
        return None
