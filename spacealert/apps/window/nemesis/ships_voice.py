"""The voice of the ship's computer, over the loudspeaker of the table, which is opened with the first line."""

from spacealert.kit.audio.live_mix import LiveMix
from spacealert.kit.audio.spoken_lines import SpokenLines
from spacealert.session import Session


class ShipsVoice:
    """Speaks as the intercom of this table does, one line after the other."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._mix: LiveMix | None = None

    def say(self, text_id: str) -> None:
        if self._mix is None:
            self._mix = self._session.open_mix()
        lines = SpokenLines(self._mix, self._session.voice, over_the_intercom=True)
        lines.quiet()
        lines.say(text_id)

    def close(self) -> None:
        """Give the loudspeaker back: a mission needs it."""
        if self._mix is not None:
            self._mix.close()
        self._mix = None
