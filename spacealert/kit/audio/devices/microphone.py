"""The system's default microphone, through miniaudio."""

from collections.abc import Generator

import numpy as np

from spacealert.kit.audio.devices.miniaudio_stream import close_device, open_device
from spacealert.kit.audio.samples import Samples
from spacealert.kit.audio.voice_pack import RATE
from spacealert.kit.i18n.errors import UserError


class Microphone:
    """Records between `begin` and `end`; refuses in one sentence when there is nothing to record with."""

    def __init__(self) -> None:
        try:
            import miniaudio  # type: ignore[import-untyped]

            self._device = open_device(miniaudio.CaptureDevice, nchannels=1, sample_rate=RATE)
        except Exception:  # miniaudio is not everywhere, and its errors depend on the system's sound
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
