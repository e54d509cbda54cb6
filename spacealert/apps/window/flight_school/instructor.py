"""The instructor's voice: says lines of the school over the loudspeaker, which is opened with the first of them."""

from spacealert.kit.audio.live_mix import LiveMix
from spacealert.kit.audio.spoken_lines import SpokenLines
from spacealert.session import Session
from spacealert.session.setup import VOLUMES


class Instructor:
    """Speaks the table's language, in the voice that it has chosen if that has the lines."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._lines: SpokenLines | None = None
        self._mix: LiveMix | None = None

    def say(self, text_id: str) -> None:
        """Cut short what was said before, and say this."""
        if self._lines is None:
            self._lines = self._opened()
        self._lines.quiet()
        self._lines.say(text_id)

    def close(self) -> None:
        """Give the loudspeaker back: a mission needs it."""
        if self._mix is not None:
            self._mix.close()
        self._mix = self._lines = None

    def _opened(self) -> SpokenLines:
        from spacealert.kit.audio.devices import choice  # opens nothing, and takes a while to load

        view = self._session.view()
        self._mix = LiveMix(choice.choose())
        self._mix.volume = view.setup.volume / VOLUMES
        voice = view.setup.voice if view.setup.voice.startswith(view.language) else f"{view.language}-"
        return SpokenLines(self._mix, voice)
