"""Says spoken lines in the voice of the table, through a loudspeaker that is opened with the first of them."""

from spacealert.kit.audio.live_mix import LiveMix, SpokenLines
from spacealert.session import Session


class LineSpeaker:
    """Speaks the table's language, in the voice that it has chosen if that has the lines."""

    def __init__(self, session: Session, *, over_the_intercom: bool = False) -> None:
        self._session = session
        self._over_the_intercom = over_the_intercom
        self._mix: LiveMix | None = None

    @property
    def mix(self) -> LiveMix:
        """For what is heard besides the lines."""
        if self._mix is None:
            self._mix = self._session.open_mix()
        return self._mix

    def say(self, text_id: str) -> None:
        """Cut short what was said before, and say this."""
        self.mix.quiet()
        SpokenLines(self.mix, self._session.voice, over_the_intercom=self._over_the_intercom).say(text_id)

    def quiet(self) -> None:
        """Cut short what is being said."""
        if self._mix is not None:
            self._mix.quiet()

    def close(self) -> None:
        """Give the loudspeaker back: a mission needs it."""
        if self._mix is not None:
            self._mix.close()
        self._mix = None
