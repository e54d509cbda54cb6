"""Clocks that report which frame of a stream is audible.

Mission time is derived from that frame. The clocks stop while the machine sleeps.
"""

import sys
import time
from collections import deque

from attrs import Factory, define, field, frozen

_SETTLES = _WINDOW = 1.0  # seconds over which the lag is measured and pulls are remembered
BEHIND_TOO_FAR = 0.040  # seconds; beyond this, the stream catches up at the next pause in speech


def now() -> float:
    """Return a monotonic time in seconds that stops while the machine sleeps."""
    if sys.platform == "win32":
        return time.monotonic() - seconds_asleep()
    return time.monotonic()


def seconds_asleep() -> float:
    """Return how many seconds the machine has slept since it booted, or 0 if the system doesn't report it."""
    if sys.platform == "linux":
        return time.clock_gettime(time.CLOCK_BOOTTIME) - time.clock_gettime(time.CLOCK_MONOTONIC)
    if sys.platform == "darwin":
        return time.clock_gettime(time.CLOCK_MONOTONIC_RAW) - time.clock_gettime(time.CLOCK_UPTIME_RAW)
    if sys.platform == "win32":
        import ctypes

        awake = ctypes.c_ulonglong()
        ctypes.windll.kernel32.QueryUnbiasedInterruptTime(ctypes.byref(awake))
        return time.monotonic() - awake.value / 1e7
    return 0.0


@frozen
class WallClock:
    """The clock of a stream without a device: each frame is taken exactly when it is due."""

    _rate: int
    _begins: float

    def frames_taken(self, now: float) -> int:
        """Return the number of frames taken up to the time `now`."""
        return max(0, int(self.audible_frame(now)))

    def audible_frame(self, now: float) -> float:
        return (now - self._begins) * self._rate

    def time_of_frame(self, frame: int) -> float:
        """Return the time at which this frame is, was or will be audible at the current rate."""
        return self._begins + frame / self._rate


@define(eq=False)
class DeviceClock:
    """The clock of a stream that a device pulls in blocks, ahead of the audible frame.

    A pull can be late but never early, so the earliest recent pull determines the position of the stream. `lag` is how
    far ahead the device reads to fill its buffers, in seconds.
    """

    _rate: int
    _latency: float = 0.0
    _least_lag: float = 0.0
    lag: float = field(default=Factory(lambda self: self._least_lag, takes_self=True), init=False)
    last_pull: float = field(default=0.0, init=False)
    _taken: int = field(default=0, init=False)
    _begun: float | None = field(default=None, init=False)
    _pulls: deque[tuple[float, float]] = field(factory=deque, init=False)
    _origin: float = field(default=0.0, init=False)  # when frame 0 would have been pulled at the latest rate

    def record_pull(self, now: float, frames: int) -> None:
        """Record that the device took `frames` more frames."""
        if self._begun is None:
            self._begun = now
        self._pulls.append((now, now - self._taken / self._rate))
        while self._pulls[0][0] < now - _WINDOW:
            self._pulls.popleft()
        self._origin = min(origin for _, origin in self._pulls)
        if now - self._begun < _SETTLES:
            self.lag = max(self._least_lag, self._begun - self._origin)
        self._taken += frames
        self.last_pull = now

    def frames_taken(self, now: float) -> int:
        return self._taken

    def audible_frame(self, now: float) -> float:
        if self._begun is None:
            return 0.0
        return min(max(0.0, (now - self.time_of_frame(0)) * self._rate), float(self._taken))

    def time_of_frame(self, frame: int) -> float:
        return self._origin + self.lag + self._latency + frame / self._rate


StreamClock = WallClock | DeviceClock
