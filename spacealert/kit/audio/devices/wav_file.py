"""A loudspeaker that records to a WAV file, pulling frames in real time."""

import contextlib
import threading
import time
import wave
from pathlib import Path
from typing import BinaryIO

from spacealert.kit.audio.devices import Loudspeaker, Pull
from spacealert.kit.storage import atomic

_PERIOD = 0.1  # seconds between pulls


class WavFile(Loudspeaker):
    """A loudspeaker that writes a WAV file, overwriting it at each start."""

    name = "file"

    def __init__(self, path: Path) -> None:
        self._path = path
        self._open().close()  # reports any problem before the mission begins
        self._stopping = threading.Event()
        self._thread: threading.Thread | None = None

    def start(self, rate: int, pull: Pull, left: int) -> bool:
        self._stopping.clear()
        self._thread = threading.Thread(target=self._record, args=(self._open(), rate, pull), daemon=True)
        self._thread.start()
        return True

    def _open(self) -> BinaryIO:
        with atomic.report_errors_at(self._path):
            return self._path.open("wb")

    def _record(self, opened: BinaryIO, rate: int, pull: Pull) -> None:
        begun, written = time.monotonic(), 0
        # A full disk ends the recording but not the mission.
        with contextlib.suppress(OSError), opened, wave.open(opened, "wb") as file:
            while True:
                stopping = self._stopping.wait(_PERIOD)
                due = max(1, round((time.monotonic() - begun) * rate)) - written
                if due > 0:
                    block = pull(due)
                    if not written:
                        file.setparams((block.ndim, 2, rate, 0, "NONE", ""))  # mono or stereo, like the sound itself
                    file.writeframesraw(block.astype("<i2").tobytes())
                    written += due
                if stopping:
                    return

    def stop(self) -> None:
        thread, self._thread = self._thread, None
        if thread is not None:
            self._stopping.set()
            thread.join()
