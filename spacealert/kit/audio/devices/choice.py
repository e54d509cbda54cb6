"""The choice of an audio device, which only one audio player can use at a time."""

import atexit
import contextlib
import threading
import time
from collections.abc import Callable
from itertools import islice
from pathlib import Path

import numpy as np
from attrs import field, frozen

from spacealert.kit.audio import RATE
from spacealert.kit.audio.clock import BEHIND_TOO_FAR, DeviceClock, now
from spacealert.kit.audio.devices import Block, Loudspeaker, Pull
from spacealert.kit.audio.devices.miniaudio_stream import MiniaudioStream
from spacealert.kit.audio.devices.pygame_mixer import PygameMixer
from spacealert.kit.audio.devices.simpleaudio_buffer import SimpleaudioBuffer
from spacealert.kit.audio.devices.wav_file import WavFile
from spacealert.kit.audio.signal import Samples, as_int16
from spacealert.kit.i18n.errors import UserError
from spacealert.kit.pygame_install import find_pygame_install

NOTHING = "none"
_FILE = "file:"
_FREE_WITHIN = 3.0  # seconds to wait for another player to stop

# Tried in this order.
LOUDSPEAKERS: dict[str, Callable[[], Loudspeaker]] = {"miniaudio": MiniaudioStream, "pygame": PygameMixer}
# Used only if requested by name.
ON_REQUEST: dict[str, Callable[[], Loudspeaker]] = {"simpleaudio": SimpleaudioBuffer}


@frozen
class _Device:
    """A device, with a lock for the audio player that uses it. Each device exists once per process."""

    loudspeaker: Loudspeaker
    lock: threading.Lock = field(factory=threading.Lock)


_devices: dict[str, _Device] = {}
_found: list[str] = []  # the first working device, once known
_choosing = threading.Lock()


class BorrowedLoudspeaker:
    """One audio player's access to a device. `start` waits a few seconds for other audio players to stop.

    `stop` leaves the device open.
    """

    def __init__(self, device: _Device) -> None:
        self._device = device
        self._holds = False
        self.name, self.whole = device.loudspeaker.name, device.loudspeaker.whole
        self.latency = device.loudspeaker.latency

    @property
    def lag(self) -> float:
        return self._device.loudspeaker.lag

    @lag.setter
    def lag(self, seconds: float) -> None:
        self._device.loudspeaker.lag = seconds

    def start(self, rate: int, pull: Pull, left: int) -> bool:
        if not self._holds and not self._device.lock.acquire(timeout=_FREE_WITHIN):
            return False
        self._holds = True
        if not self._device.loudspeaker.start(rate, pull, left):
            self._release()
            return False
        return True

    def stop(self) -> None:
        if self._holds:
            self._device.loudspeaker.stop()
            self._release()

    def close(self) -> None:
        if self._holds:
            self._device.loudspeaker.close()
            self._release()

    def _release(self) -> None:
        self._holds = False
        self._device.lock.release()


@frozen
class LoudspeakerTrial:
    """The result of trying a loudspeaker on this machine."""

    name: str
    works: bool
    version: str | None  # None if the package is missing


def choose_loudspeaker(name: str | None = None) -> Loudspeaker | None:
    """Return the named loudspeaker or, without a name, the first that works. Raise an error for an unknown name.

    The name `file:x.wav` records to a file. For the name `none`, the result is None.
    """
    if name == NOTHING:
        return None
    if name is not None and name.startswith(_FILE):
        return WavFile(Path(name.removeprefix(_FILE)))
    known = LOUDSPEAKERS | ON_REQUEST
    if name is not None and name not in known:
        raise UserError("player-loudspeaker-unknown", name=name, known=", ".join([*known, f"{_FILE}x.wav", NOTHING]))
    with _choosing:
        chosen = name or _first_that_works()
        return None if chosen is None else _borrow(chosen)


def _first_that_works() -> str | None:
    """Return the name of the first loudspeaker that works, or else `miniaudio` if it is installed."""
    if not _found:
        _found.extend(islice((name for name in LOUDSPEAKERS if _works(_borrow(name))), 1))
    return _found[0] if _found else "miniaudio" if _package_version("miniaudio") else None


def try_loudspeakers() -> list[LoudspeakerTrial]:
    """Try each loudspeaker silently, release it, and return the results."""
    found = []
    for name, make in (LOUDSPEAKERS | ON_REQUEST).items():
        installed = _package_version(name)
        loudspeaker = make()
        found.append(LoudspeakerTrial(name, installed is not None and _works(loudspeaker), installed))
        loudspeaker.close()
    return found


def close_loudspeakers() -> None:
    """Release every device."""
    _found.clear()
    while _devices:
        _devices.popitem()[1].loudspeaker.close()


atexit.register(close_loudspeakers)


def _borrow(name: str) -> BorrowedLoudspeaker:
    if name not in _devices:
        _devices[name] = _Device((LOUDSPEAKERS | ON_REQUEST)[name]())
    return BorrowedLoudspeaker(_devices[name])


def _works(loudspeaker: Loudspeaker) -> bool:
    """Return whether the loudspeaker really pulls frames. A device can exist and still pull nothing."""
    pulled = threading.Event()

    def silence(frames: int) -> Block:
        pulled.set()
        return np.zeros(frames, np.int16)

    works = loudspeaker.start(48000, silence, 4800) and pulled.wait(1.0)
    if works:
        loudspeaker.stop()
    else:
        loudspeaker.close()
    return works


def _package_version(name: str) -> str | None:
    from importlib.metadata import PackageNotFoundError, version  # loaded late, because it is slow

    if name == "pygame":
        return find_pygame_install().version
    with contextlib.suppress(PackageNotFoundError):
        return version(name)
    return None


# Test sound

PACKAGES = ("miniaudio", "pygame-ce", "simpleaudio", "soundfile", "numpy")
_SECONDS = 3.0


@frozen
class SoundMeasurement:
    """The measurements of a test sound: the device's lag and how far the sound fell behind, in seconds."""

    lag: float
    missed: float


def package_versions() -> dict[str, str | None]:
    """Return the version of each audio package, or None if the package is missing or hidden by another one."""
    found = {name: _package_version(name) for name in PACKAGES}
    pygame = find_pygame_install()
    found["pygame-ce"] = pygame.version if pygame.state == "ce" else None
    if pygame.state == "other":
        found["pygame"] = pygame.version
    return found


def make_test_sound(chime: Samples, word: Samples) -> Samples:
    """Return three seconds of sound: a chime and, a second later, a word."""
    sound = np.zeros(round(_SECONDS * RATE), np.float32)
    sound[: len(chime)] += chime
    sound[RATE : RATE + len(word)] += word[: len(sound) - RATE]
    return sound


def play_test_sound(loudspeaker: Loudspeaker, sound: Samples) -> SoundMeasurement | None:
    """Play a sound and return its measurement, or None if the loudspeaker doesn't play."""
    clock = DeviceClock(RATE, loudspeaker.latency)
    frames = as_int16(sound)
    finished = threading.Event()
    blocks, settled, late = 0, 0.0, 0.0

    def pull(count: int) -> Block:
        nonlocal blocks, settled, late
        moment = now()
        begin = clock.frames_taken(moment)
        clock.record_pull(moment, count)
        blocks += 1
        if begin < RATE * 3 // 2:  # the device is still filling its buffers
            settled = clock.time_of_frame(0)
        late = clock.time_of_frame(0) - settled
        if begin > len(frames):
            finished.set()
        block = np.zeros(count, np.int16)
        rest = frames[begin : begin + count]
        block[: len(rest)] = rest
        return block

    try:
        if not loudspeaker.start(RATE, pull, len(frames)):
            return None
        finished.wait(_SECONDS + 1)
        if not blocks:
            return None
        time.sleep(clock.lag)
    finally:
        loudspeaker.stop()
    return SoundMeasurement(clock.lag + loudspeaker.latency, late if late > BEHIND_TOO_FAR else 0.0)
