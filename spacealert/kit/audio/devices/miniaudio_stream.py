"""A miniaudio callback stream, and workarounds that pyminiaudio needs."""

import contextlib
import ctypes
import sys
from collections.abc import Generator
from functools import cache
from typing import Any

import numpy as np

from spacealert.kit.audio import RATE
from spacealert.kit.audio.devices import Block, Loudspeaker, Pull, as_stereo, prioritize_this_thread
from spacealert.kit.audio.signal import Samples
from spacealert.kit.i18n.errors import UserError
from spacealert.kit.process import silence_stderr

# Milliseconds per pull. With 100, the sound server gets only 70 ms of slack, too little on a busy machine.
_PERIOD = 200


class MiniaudioStream(Loudspeaker):
    """The system's default device, whatever sound server or driver it uses."""

    name = "miniaudio"

    def __init__(self) -> None:
        self._device: Any = None

    def start(self, rate: int, pull: Pull, left: int) -> bool:
        try:
            import miniaudio
        except (ImportError, OSError):
            return False
        if self._device is not None and self._started(pull):
            return True
        real = [
            backend
            for backend in miniaudio.Backend
            if backend not in {miniaudio.Backend.NULL, miniaudio.Backend.CUSTOM}
        ]
        try:
            if not _has_outputs(real):
                return False
            self._device = open_device(
                miniaudio.PlaybackDevice, nchannels=2, sample_rate=rate, buffersize_msec=_PERIOD, backends=real
            )
        except miniaudio.MiniaudioError:
            return False
        return self._started(pull)

    def _started(self, pull: Pull) -> bool:
        """Start the open device. If that fails, close it and return False."""
        import miniaudio

        blocks = _blocks(pull)
        next(blocks)
        try:
            self._device.start(blocks)
        except miniaudio.MiniaudioError:
            self.close()
            return False
        return True

    def stop(self) -> None:
        if self._device is not None:
            import miniaudio

            try:
                self._device.stop()
            except miniaudio.MiniaudioError:
                self.close()

    def close(self) -> None:
        device, self._device = self._device, None
        self.lag = 0.0
        if device is not None:
            close_device(device)


def _has_outputs(backends: list[Any]) -> bool:
    """Return whether there are audio outputs. Without any, opening a device leaks a connection in miniaudio 0.11."""
    import miniaudio

    silence_alsa()
    with silence_stderr():
        devices = miniaudio.Devices(backends)
        try:
            return bool(devices.get_playbacks())
        except miniaudio.MiniaudioError:  # it exists but cannot be described
            return True


def _blocks(pull: Pull) -> Generator[Block, int, None]:
    frames = yield np.zeros(0, np.int16)
    prioritize_this_thread()
    while True:
        frames = yield as_stereo(pull(frames))


def open_device(kind: Any, **settings: Any) -> Any:
    """Open a pyminiaudio device. If that raises an error, nothing is left open."""
    silence_alsa()
    device = kind.__new__(kind)
    try:
        with silence_stderr():
            device.__init__(app_name="spacealert", **settings)
    except Exception:
        close_device(device)
        raise
    return device


def close_device(device: Any) -> None:
    """Close a device and its context, even if it was only partly opened.

    In pyminiaudio 1.71 and earlier, `close()` forgets the context, which has a connection to the sound server.
    """
    import miniaudio

    device.close()
    context = device.__dict__.pop("_context", None)
    if context is not None:
        miniaudio.lib.ma_context_uninit(context)


@cache
def silence_alsa() -> None:
    """Silence ALSA, which prints a page of errors when there is no sound card.

    The replacement handler must be a C function, since ALSA calls it from threads that can't wait for the interpreter.
    """
    if sys.platform == "linux":
        with contextlib.suppress(OSError, AttributeError):
            nothing = ctypes.cast(ctypes.CDLL(None).getpid, ctypes.c_void_p)
            ctypes.CDLL("libasound.so.2").snd_lib_error_set_handler(nothing)


class Microphone:
    """A microphone that records between `begin` and `end`.

    Creating one raises a `UserError` if the computer has none.
    """

    def __init__(self) -> None:
        try:
            import miniaudio

            self._device = open_device(miniaudio.CaptureDevice, nchannels=1, sample_rate=RATE)
        except Exception:  # miniaudio may be missing, and its errors depend on the system
            raise UserError("voice-no-microphone") from None
        if self._device.backend.casefold() == "null":
            self.close()
            raise UserError("voice-no-microphone")
        self._recorded: list[bytes] = []

    def begin(self) -> None:
        self._recorded = []
        blocks = self._keep_blocks()
        next(blocks)
        self._device.start(blocks)

    def end(self) -> Samples:
        self._device.stop()
        recorded = np.frombuffer(b"".join(self._recorded), np.int16).astype(np.float32)
        return recorded / np.float32(32768)

    def close(self) -> None:
        close_device(self._device)

    def _keep_blocks(self) -> Generator[None, bytes, None]:
        while True:
            self._recorded.append(bytes((yield)))
