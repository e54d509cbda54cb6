"""A private PulseAudio server whose only sink is recorded, with the time of each sample.

The time of a sample is the earliest at which it could have been read. Blocks may be late but never early, so the
earliest ones in each few seconds follow the sink's own clock.
"""

import os
import subprocess
import threading
import time
from bisect import bisect_left
from pathlib import Path
from shutil import which
from types import TracebackType
from typing import Self

import numpy as np
from attrs import frozen
from numpy.typing import NDArray

from spacealert.kit.audio import RATE

MISSING = [program for program in ("pulseaudio", "parec", "pactl") if which(program) is None]
RECORDER = "null sink recorder"  # lives as long as the sink, which several tests share
_QUIET = RATE // 20  # minimum silence between onsets


class NullSink:
    """A private sound server in its own folder, which leaves the user's alone."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.server = f"unix:{folder}/sock"
        self._environment = os.environ | {
            "HOME": str(folder),
            "XDG_RUNTIME_DIR": str(folder),
            "PULSE_SERVER": self.server,
        }
        self._recorded: list[bytes] = []
        self._reads: list[tuple[float, int]] = []
        self._sink = ""

    def __enter__(self) -> Self:
        self._folder.mkdir(mode=0o700, exist_ok=True)
        protocol = f"module-native-protocol-unix socket={self._folder}/sock auth-anonymous=1"
        self._daemon = subprocess.Popen(
            ["pulseaudio", "-n", "--daemonize=no", "--exit-idle-time=-1", "--disable-shm=yes", "-L", protocol],
            env={name: value for name, value in self._environment.items() if name != "PULSE_SERVER"},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        for _ in range(100):
            if self._pactl("info", check=False).returncode == 0:
                break
            time.sleep(0.05)
        self.give_back()
        self._before = {name: os.environ.get(name) for name in ("PULSE_SERVER", "PULSE_SINK")}
        os.environ["PULSE_SERVER"] = self.server
        return self

    def __exit__(
        self, kind: type[BaseException] | None, raised: BaseException | None, trace: TracebackType | None
    ) -> None:
        for name, value in self._before.items():
            if value is None:
                os.environ.pop(name, None)
            else:
                os.environ[name] = value
        self._stop_recording()
        self._daemon.terminate()
        self._daemon.wait(10)

    def give_back(self) -> None:
        """Create and record the sink. A removed sink comes back as a new one."""
        sink = f"sink_name=nul rate={RATE} channels=1 norewinds=1"
        loaded = self._pactl("load-module", "module-null-sink", *sink.split())
        self._sink = loaded.stdout.strip()
        command = ["parec", "-d", "nul.monitor", "--raw", "--format=s16le", f"--rate={RATE}", "--channels=1"]
        self._parec = subprocess.Popen(
            [*command, "--latency-msec=20"], env=self._environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
        )
        self._reader = threading.Thread(target=self._read, args=(self._parec,), name=RECORDER, daemon=True)
        self._reader.start()
        time.sleep(0.3)

    def connections(self) -> int:
        """Return the number of connections to the server, including our own."""
        listed = self._pactl("list", "short", "clients")
        return len(listed.stdout.splitlines())

    def take_away(self) -> None:
        self._stop_recording()
        self._pactl("unload-module", self._sink)

    def _pactl(self, *words: str, check: bool = True) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            ["pactl", *words], env=self._environment, capture_output=True, text=True, timeout=60, check=check
        )

    def _stop_recording(self) -> None:
        self._parec.terminate()
        self._parec.wait(10)
        self._reader.join()
        assert self._parec.stdout is not None
        self._parec.stdout.close()

    def _read(self, parec: "subprocess.Popen[bytes]") -> None:
        assert parec.stdout is not None
        while data := os.read(parec.stdout.fileno(), 1 << 16):
            self._recorded.append(data)
            self._reads.append((time.monotonic(), len(data) // 2))

    def recording(self) -> "Recording":
        """Return the sound since the last call, or since the sink was created."""
        data, reads = b"".join(self._recorded), list(self._reads)
        self._recorded.clear()
        self._reads.clear()
        times, counts = np.array([time for time, _ in reads]), np.cumsum([count for _, count in reads])
        return Recording(np.frombuffer(data, "<i2"), times, counts)


@frozen
class Recording:
    """Samples, with the number read at each time."""

    samples: NDArray[np.int16]
    times: NDArray[np.float64]
    counts: NDArray[np.int64]

    def onsets(self) -> list[int]:
        return onsets(self.samples)

    def time_of(self, sample: int) -> float:
        """Return the time at which a sample was heard, by the machine's clock."""
        here = bisect_left(self.counts, sample)
        window = slice(max(0, here - 120), here + 120)
        return float((self.times[window] - self.counts[window] / RATE).min()) + sample / RATE


def onsets(samples: NDArray[np.int16]) -> list[int]:
    """Return the positions where sound begins after silence."""
    loud = np.flatnonzero(np.abs(samples.astype(np.int32)) > 2)
    if not len(loud):
        return []
    return [int(loud[0]), *(int(found) for found in loud[1:][np.diff(loud) > _QUIET])]
