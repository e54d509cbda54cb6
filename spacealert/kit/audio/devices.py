"""Where frames become sound: each loudspeaker asks for the next block, as much as it likes and when it likes.

The first of `LOUDSPEAKERS` that works here is taken. miniaudio's callback stream and pygame's mixer play what they pull
without gaps; simpleaudio wants all that is left at once, and is for those who ask for it.
"""

import contextlib
import ctypes
import os
import subprocess
import sys
import threading
import time
import wave
from collections.abc import Callable, Generator
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, BinaryIO, Protocol, TypeAlias

import numpy as np
from attrs import frozen
from numpy.typing import NDArray

from spacealert.kit.i18n.errors import Refused
from spacealert.kit.quiet_stderr import hushed
from spacealert.kit.storage import atomic

Block: TypeAlias = NDArray[np.int16]
Pull: TypeAlias = Callable[[int], Block]

NOTHING = "none"
_FILE = "file:"
_PERIOD = 100  # milliseconds in one pull of a callback stream: with fewer some were missed on a busy machine
_URGENT = -11  # as sound servers are
_SDL_BUFFER = 4096  # frames: with half as many some were missed on a busy machine
_SDL_DEVICES = range(1, 17)  # as many as it opens at most
_TRIAL = 10.0  # seconds
_CHUNK = 0.2  # seconds in one pull of pygame's mixer, of which two are queued


os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")


class Loudspeaker(Protocol):
    """A device that can be started, stopped, and started again after it was lost.

    One that is `whole` pulls the rest of the mission at once, and is started anew at each wish. `latency` is how many
    seconds pass between the moment that its pulls tell and the sound.
    """

    name: str
    whole: bool
    latency: float

    def start(self, rate: int, pull: Pull, left: int) -> bool:
        """Begin to pull blocks of mono frames, from a thread of its own; False if there is no such device now."""

    def stop(self) -> None:
        """Pull no more. Harmless if it has not been started."""


class Miniaudio:
    """A callback stream: the device's own thread pulls."""

    name = "miniaudio"
    whole = False
    latency = 0.0

    def __init__(self) -> None:
        self._device: Any = None

    def start(self, rate: int, pull: Pull, left: int) -> bool:
        try:
            import miniaudio  # type: ignore[import-untyped]
        except (ImportError, OSError):
            return False
        hush_alsa()
        real = [
            backend
            for backend in miniaudio.Backend
            if backend not in {miniaudio.Backend.NULL, miniaudio.Backend.CUSTOM}
        ]
        try:
            with hushed():
                self._device = miniaudio.PlaybackDevice(
                    nchannels=1, sample_rate=rate, buffersize_msec=_PERIOD, backends=real, app_name="spacealert"
                )
            blocks = _blocks(pull)
            next(blocks)
            self._device.start(blocks)
        except miniaudio.MiniaudioError:
            self.stop()
            return False
        return True

    def stop(self) -> None:
        device, self._device = self._device, None
        if device is not None:
            device.close()


def _blocks(pull: Pull) -> Generator[Block, int, None]:
    frames = yield np.zeros(0, np.int16)
    _go_first()
    while True:
        frames = yield pull(frames).reshape(-1, 1)


def _go_first() -> None:
    """The thread that carries the sound goes before the others of a busy machine, where that is permitted."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), _URGENT)


class Pygame:
    """SDL's mixer, through pygame or pygame-ce: chunks are queued one behind another, and follow without a gap.

    SDL goes on taking frames for a device that is gone, so it is asked every time whether it still plays. Where a sound
    server has no device at all, opening one kills the interpreter (SDL 2.32 with PulseAudio): it is tried in another
    one first. That is why this one comes second.
    """

    name = "pygame"
    whole = False
    latency = _SDL_BUFFER / 48000  # SDL fills one buffer while another is played

    def __init__(self) -> None:
        self._stopping = threading.Event()
        self._thread: threading.Thread | None = None

    def start(self, rate: int, pull: Pull, left: int) -> bool:
        try:
            import pygame.mixer as mixer
        except ImportError:
            return False
        hush_alsa()
        if not _survived():
            return False
        try:
            mixer.quit()
            with hushed():
                mixer.init(rate, -16, 1, _SDL_BUFFER, allowedchanges=0)
        except Exception as refusal:  # pygame.error, which is not there to be named before pygame is loaded
            if type(refusal).__module__.partition(".")[0] != "pygame":
                raise
            return False
        self._stopping.clear()
        self._thread = threading.Thread(
            target=self._feed, args=(mixer, pull, round(_CHUNK * rate)), name="loudspeaker", daemon=True
        )
        self._thread.start()
        return True

    def _feed(self, mixer: Any, pull: Pull, frames: int) -> None:
        channel = mixer.Channel(0)
        plays = _sdl_plays(mixer)
        _go_first()
        while not self._stopping.wait(0.01) and plays():
            if channel.get_queue() is None:
                channel.queue(mixer.Sound(buffer=pull(frames).tobytes()))

    def stop(self) -> None:
        thread, self._thread = self._thread, None
        if thread is not None:
            import pygame.mixer as mixer

            self._stopping.set()
            thread.join()
            mixer.quit()


def _survived() -> bool:
    """Whether another interpreter could open SDL's device and live; only where there is PulseAudio is that in doubt."""
    if sys.platform != "linux":
        return True
    trial = [sys.executable, "-c", "import pygame.mixer; pygame.mixer.init(allowedchanges=0)"]
    try:
        return not subprocess.run(trial, capture_output=True, check=False, timeout=_TRIAL).returncode
    except (OSError, subprocess.TimeoutExpired):
        return False


def _sdl_plays(mixer: ModuleType) -> Callable[[], bool]:
    """Asks SDL whether any of its devices still plays, where it can be asked: pygame has no way to do so."""
    try:
        status = ctypes.CDLL(mixer.__file__).SDL_GetAudioDeviceStatus
    except (OSError, AttributeError):
        return lambda: True
    return lambda: any(status(device) for device in _SDL_DEVICES)


class Simpleaudio:
    """What the user's card names. It is archived, and kills the interpreter from Python 3.12 on: never used there."""

    name = "simpleaudio"
    whole = True
    latency = 0.0

    def __init__(self) -> None:
        self._playing: Any = None

    def start(self, rate: int, pull: Pull, left: int) -> bool:
        if sys.version_info >= (3, 12):
            return False
        try:
            import simpleaudio  # type: ignore[import-not-found]
        except (ImportError, OSError):
            return False
        try:
            self._playing = simpleaudio.play_buffer(pull(left), 1, 2, rate)
        except Exception as refusal:  # its own error, which is not there to be named before it is loaded
            if type(refusal).__module__.partition(".")[0] not in {"simpleaudio", "_simpleaudio"}:
                raise
            return False
        return True

    def stop(self) -> None:
        playing, self._playing = self._playing, None
        if playing is not None:
            playing.stop()


class Recorder:
    """A file: pulls as fast as the time goes, and keeps all it got."""

    name = "file"
    whole = False
    latency = 0.0

    def __init__(self, path: Path) -> None:
        self._path = path
        self._opened().close()  # what is wrong with it is told before the mission begins
        self._stopping = threading.Event()
        self._thread: threading.Thread | None = None

    def start(self, rate: int, pull: Pull, left: int) -> bool:
        self._stopping.clear()
        self._thread = threading.Thread(
            target=self._record, args=(self._opened(), rate, pull), name="recorder", daemon=True
        )
        self._thread.start()
        return True

    def _opened(self) -> BinaryIO:
        with atomic.asked(self._path):
            atomic.refuse_occupied(self._path)
            return self._path.open("wb")

    def _record(self, opened: BinaryIO, rate: int, pull: Pull) -> None:
        begun, written = time.monotonic(), 0
        # On a full disk the recording ends and the mission goes on.
        with contextlib.suppress(OSError), opened, wave.open(opened, "wb") as file:
            file.setparams((1, 2, rate, 0, "NONE", ""))
            while True:
                stopping = self._stopping.wait(_PERIOD / 1000)
                due = round((time.monotonic() - begun) * rate) - written
                if due > 0:
                    file.writeframesraw(pull(due).astype("<i2").tobytes())
                    written += due
                if stopping:
                    return

    def stop(self) -> None:
        thread, self._thread = self._thread, None
        if thread is not None:
            self._stopping.set()
            thread.join()


# In the order in which they are tried.
LOUDSPEAKERS: dict[str, Callable[[], Loudspeaker]] = {"miniaudio": Miniaudio, "pygame": Pygame}
# For those who ask for them by name.
ON_REQUEST: dict[str, Callable[[], Loudspeaker]] = {"simpleaudio": Simpleaudio}


@frozen
class Tried:
    """Whether a loudspeaker makes a sound here, found by trying."""

    name: str
    works: bool
    version: str | None  # None: the package is not there


def choose(wish: str | None = None) -> Loudspeaker | None:
    """The loudspeaker of this name or, without a wish, the first that works; None is silence, `file:x.wav` a file."""
    if wish == NOTHING:
        return None
    if wish is not None and wish.startswith(_FILE):
        return Recorder(Path(wish.removeprefix(_FILE)))
    if wish is not None:
        known = LOUDSPEAKERS | ON_REQUEST
        if wish not in known:
            raise Refused("player-loudspeaker-unknown", name=wish, known=", ".join([*known, f"{_FILE}x.wav", NOTHING]))
        return known[wish]()
    for make in LOUDSPEAKERS.values():
        loudspeaker = make()
        if _works(loudspeaker):
            return loudspeaker
    return LOUDSPEAKERS["miniaudio"]() if _version("miniaudio") else None  # a device may come later


def tried() -> list[Tried]:
    """Each loudspeaker, tried in silence."""
    found = []
    for name, make in (LOUDSPEAKERS | ON_REQUEST).items():
        version = _version(name)
        found.append(Tried(name, version is not None and _works(make()), version))
    return found


def _works(loudspeaker: Loudspeaker) -> bool:
    """A device may be there and take nothing: only one that pulls counts."""
    pulled = threading.Event()

    def silence(frames: int) -> Block:
        pulled.set()
        return np.zeros(frames, np.int16)

    try:
        return loudspeaker.start(48000, silence, 4800) and pulled.wait(1.0)
    finally:
        loudspeaker.stop()


@cache
def hush_alsa() -> None:
    """ALSA writes a page to the terminal where there is no sound card: that is ours to say, in one sentence.

    What it calls instead must not be Python: pygame's mixer waits for a thread that reports errors, and holds the
    interpreter meanwhile. A function of C that does nothing serves.
    """
    if sys.platform == "linux":
        with contextlib.suppress(OSError, AttributeError):
            nothing = ctypes.cast(ctypes.CDLL(None).getpid, ctypes.c_void_p)
            ctypes.CDLL("libasound.so.2").snd_lib_error_set_handler(nothing)


def _version(name: str) -> str | None:
    from importlib.metadata import PackageNotFoundError, version

    for package in {"pygame": ("pygame-ce", "pygame")}.get(name, (name,)):
        with contextlib.suppress(PackageNotFoundError):
            return version(package)
    return None
