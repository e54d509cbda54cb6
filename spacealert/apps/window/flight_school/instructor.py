"""The instructor's voice: says lines of the school through what the session opens for it with the first of them."""

from spacealert.kit.audio.live_mix import LiveMix
from spacealert.kit.audio.spoken_lines import SpokenLines
from spacealert.session import Session


class Instructor:
    """Speaks the table's language, in the voice that it has chosen if that has the lines."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._mix: LiveMix | None = None

    def say(self, text_id: str) -> None:
        """Cut short what was said before, and say this."""
        if self._mix is None:
            self._mix = self._session.open_mix()
        self._mix.quiet()
        SpokenLines(self._mix, self._session.voice).say(text_id)

    def close(self) -> None:
        """Give the loudspeaker back: a mission needs it."""
        if self._mix is not None:
            self._mix.close()
        self._mix = None
