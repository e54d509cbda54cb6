"""simpleaudio, used only on request. The project is archived and crashes Python 3.12 and later."""

import sys
from typing import Any

from spacealert.kit.audio.devices import Loudspeaker, Pull, as_stereo


class SimpleaudioBuffer(Loudspeaker):
    """A loudspeaker that plays the rest of the soundtrack as one buffer. It doesn't start on Python 3.12 or later."""

    name = "simpleaudio"
    whole = True

    def __init__(self) -> None:
        self._playing: Any = None

    def start(self, rate: int, pull: Pull, left: int) -> bool:
        if sys.version_info >= (3, 12):
            return False
        try:
            import simpleaudio
        except (ImportError, OSError):
            return False
        try:
            self._playing = simpleaudio.play_buffer(as_stereo(pull(left)), 2, 2, rate)
        except Exception as refusal:  # its own error class, which can't be named before loading it
            if type(refusal).__module__.partition(".")[0] not in {"simpleaudio", "_simpleaudio"}:
                raise
            return False
        return True

    def stop(self) -> None:
        playing, self._playing = self._playing, None
        if playing is not None:
            playing.stop()
