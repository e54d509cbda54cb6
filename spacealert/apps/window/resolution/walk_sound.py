"""What is heard of the walk: an effect for each step, a narrator if wanted, and an ambience that follows the danger."""

import threading
from collections.abc import Callable
from enum import StrEnum

from spacealert.engine.events import Event, MissionWon, ShipLost, TurnBegins
from spacealert.engine.view import View
from spacealert.kit.audio import voice_pack
from spacealert.kit.audio.live_mix import LiveMix, SpokenLines
from spacealert.kit.i18n.errors import UserError
from spacealert.kit.storage import settings
from spacealert.narration import event_sounds

SETTING = "resolution_sound"
_AMBIENCE = {1: 0.7, 2: 0.85, 3: 1.0}  # levels of the loops, which are quiet themselves
_BETWEEN_TURNS = 0.25  # of that level while a turn begins


class SoundChoice(StrEnum):
    """How much of the walk is heard."""

    ALL = "all"
    EFFECTS = "effects"
    NOTHING = "nothing"

    @property
    def next(self) -> "SoundChoice":
        order = list(SoundChoice)
        return order[(order.index(self) + 1) % len(order)]


def remembered() -> SoundChoice:
    """What was chosen last; effects alone before anybody has chosen."""
    chosen = settings.read().get(SETTING)
    return SoundChoice(chosen) if chosen in list(SoundChoice) else SoundChoice.EFFECTS


class WalkSound:
    """Plays through what `open_mix` gives, which is asked for once, beside everything else, at the first sound."""

    def __init__(self, open_mix: Callable[[], LiveMix], voice: str, heard: SoundChoice) -> None:
        self._open_mix, self._voice = open_mix, voice
        self._heard = heard
        self._mix: LiveMix | None = None
        self._opening: threading.Thread | None = None
        self._closed = False
        self._effects = voice_pack.effects()

    @property
    def heard(self) -> SoundChoice:
        return self._heard

    @heard.setter
    def heard(self, wanted: SoundChoice) -> None:
        self._heard = wanted
        if wanted is not SoundChoice.ALL and self._mix is not None:
            self._mix.quiet()
        if wanted is SoundChoice.NOTHING and self._mix is not None:
            self._mix.loop(None)

    def step(self, event: Event | None, view: View) -> None:
        """This has just happened."""
        if self._heard is SoundChoice.NOTHING or event is None:
            return
        mix = self._ready()
        if mix is None:
            return
        self._play(mix, event_sounds.sound(event))
        over = isinstance(event, MissionWon | ShipLost)
        if over:
            mix.loop(None)
        else:
            tension = event_sounds.tension(view)
            quiet = _BETWEEN_TURNS if isinstance(event, TurnBegins) else 1.0
            mix.loop(self._effects.samples(f"hum-{tension}"), _AMBIENCE[tension] * quiet)
        if self._heard is SoundChoice.ALL and (line := event_sounds.line(event, view)) is not None and not mix.speaks:
            SpokenLines(mix, self._voice).say(line)

    def play(self, effect: str) -> None:
        """An effect that belongs to no step."""
        if self._heard is not SoundChoice.NOTHING and (mix := self._ready()) is not None:
            self._play(mix, effect)

    def narrate(self, line: str) -> None:
        if self._heard is SoundChoice.ALL and (mix := self._ready()) is not None:
            SpokenLines(mix, self._voice).say(f"{event_sounds.LINES}-{line}")

    def hush(self) -> None:
        """Be silent while another scene is on the screen."""
        if self._mix is not None:
            self._mix.quiet()
            self._mix.loop(None)

    def close(self) -> None:
        self._closed = True
        if self._mix is not None:
            self._mix.close()
            self._mix = None

    def _play(self, mix: LiveMix, effect: str) -> None:
        try:
            mix.play(self._effects.samples(effect))
        except (KeyError, UserError):  # a pack that lacks an effect, or a broken clip, keeps nobody from playing
            return

    def _ready(self) -> LiveMix | None:
        """The mix once it is there; a device may take a second to open, and nobody waits for it."""
        if self._opening is None:
            self._opening = threading.Thread(target=self._open, name="open mix", daemon=True)
            self._opening.start()
            self._opening.join(0.02)
        return self._mix

    def _open(self) -> None:
        mix = self._open_mix()
        if self._closed:
            mix.close()
        else:
            self._mix = mix
