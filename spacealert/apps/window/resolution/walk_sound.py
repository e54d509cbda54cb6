"""Sounds of the resolution: effects, an optional narrator, and an ambience that follows the danger."""

import threading
from collections import Counter
from collections.abc import Callable
from enum import StrEnum
from functools import cached_property

import numpy as np

from spacealert.apps.window import music
from spacealert.engine.events import Event, MissionWon, ShipLost, TurnBegins
from spacealert.engine.view import View
from spacealert.kit.audio import voice_pack
from spacealert.kit.audio.live_mix import LiveMix, Playable, SpokenLines, load_stereo_music
from spacealert.kit.audio.signal import Samples, as_int16
from spacealert.kit.audio.voice_pack import Voice
from spacealert.kit.i18n.errors import UserError
from spacealert.kit.storage import settings
from spacealert.narration import event_sounds

SETTING = "resolution_sound"
_WIDE = ("pulse-cannon", "jump", "ship-lost")  # effects with different takes on the left and right
_ALONE = 10 ** (-3.2 / 20)  # a walk has -20 LUFS with the narrator, and -23 without
_NARRATOR = 10 ** (-4 / 20)  # speech has -16 LUFS; in the walk it stays in the background
_MOST_TAKES = 9
_BETWEEN_TURNS = 0.25  # share of that level at the start of a turn


class SoundChoice(StrEnum):
    """The sounds to play in the resolution."""

    ALL = "all"
    EFFECTS = "effects"
    NOTHING = "nothing"

    @property
    def next_choice(self) -> "SoundChoice":
        order = list(SoundChoice)
        return order[(order.index(self) + 1) % len(order)]


def load_sound_choice() -> SoundChoice:
    """Return the saved choice. The default is effects only."""
    chosen = settings.read().get(SETTING)
    return SoundChoice(chosen) if chosen in list(SoundChoice) else SoundChoice.EFFECTS


class WalkSound:
    """The sounds of a walk. `open_mix` is called in the background at the first sound."""

    def __init__(self, open_mix: Callable[[], LiveMix], voice: Callable[[], str], heard: SoundChoice) -> None:
        self._open_mix, self._voice = open_mix, voice
        self._heard = heard
        self._mix: LiveMix | None = None
        self._opening: threading.Thread | None = None
        self._closed = False
        self._heard_before: Counter[str] = Counter()
        self._music = music.is_on()
        self._ambience: tuple[str, Playable] = "", np.zeros(0, np.int16)

    @cached_property
    def _effects(self) -> Voice:
        return voice_pack.load_effects()

    @property
    def sound_choice(self) -> SoundChoice:
        return self._heard

    @sound_choice.setter
    def sound_choice(self, wanted: SoundChoice) -> None:
        self._heard = wanted
        if wanted is not SoundChoice.ALL and self._mix is not None:
            self._mix.stop_speech_and_effects()
        if wanted is SoundChoice.NOTHING and self._mix is not None:
            self._mix.set_ambience(None)
            self._mix.set_music(None)

    def toggle_music(self) -> None:
        """Toggle the ambience and the closing music."""
        self._music = music.toggle()
        if not self._music and self._mix is not None:
            self._mix.set_ambience(None)
            self._mix.set_music(None)

    def play_event(self, event: Event | None, view: View) -> None:
        if self._heard is SoundChoice.NOTHING or event is None:
            return
        mix = self._ready()
        if mix is None:
            return
        effect = event_sounds.event_sound(event)
        self._play(mix, effect, event_sounds.stereo_position(event, view))
        if isinstance(event, MissionWon | ShipLost):
            mix.set_ambience(None)
            self._end(mix, "theme-won" if isinstance(event, MissionWon) else "theme-lost", effect)
        elif self._music:
            quiet = _BETWEEN_TURNS if isinstance(event, TurnBegins) else 1.0
            mix.set_ambience(self._deck(f"deck-{event_sounds.view_tension(view)}"), quiet)
        if (
            self._heard is SoundChoice.ALL
            and (line := event_sounds.narrator_line(event, view)) is not None
            and not mix.is_speaking
        ):
            SpokenLines(mix, self._voice(), level=_NARRATOR).say(line)

    def _deck(self, name: str) -> Playable:
        """Return this ambience. It is decoded only when it changes."""
        if self._ambience[0] != name:
            self._ambience = name, as_int16(self._effects.samples(name))
        return self._ambience[1]

    def play(self, effect: str) -> None:
        """Play an effect that is not caused by an event. The one for a record is followed by music."""
        if self._heard is not SoundChoice.NOTHING and (mix := self._ready()) is not None:
            self._play(mix, effect)
            if effect == "record":
                self._end(mix, "theme-record", effect)

    def narrate(self, line: str) -> None:
        if self._heard is SoundChoice.ALL and (mix := self._ready()) is not None:
            SpokenLines(mix, self._voice(), level=_NARRATOR).say(f"{event_sounds.LINES}-{line}")

    def stop_sounds(self) -> None:
        """Stop speech, effects, ambience and music, but keep the mix open."""
        if self._mix is not None:
            self._mix.stop_speech_and_effects()
            self._mix.set_ambience(None)
            self._mix.set_music(None)

    def close(self) -> None:
        self._closed = True
        if self._mix is not None:
            self._mix.close()
            self._mix = None

    def _play(self, mix: LiveMix, effect: str, place: float = 0.0) -> None:
        """Play the next take of an effect, so that repetitions sound different."""
        number = self._heard_before[effect]
        self._heard_before[effect] += 1
        try:
            sound = self._take(effect, number)
            if effect in _WIDE:
                other = self._take(effect, number + 1)
                longest = max(len(sound), len(other))
                sound = np.stack([np.pad(one, (0, longest - len(one))) for one in (sound, other)], axis=1)
            mix.play(sound, 1.0 if self._heard is SoundChoice.ALL else _ALONE, place)
        except (KeyError, UserError):  # a missing effect or broken clip must not stop the game
            return

    def _take(self, effect: str, number: int) -> Samples:
        takes = [take for take in range(_MOST_TAKES) if voice_pack.take_clip_id(effect, take) in self._effects.clips]
        return self._effects.samples(voice_pack.take_clip_id(effect, number % max(len(takes), 1)))

    def _end(self, mix: LiveMix, theme: str, after: str) -> None:
        """Play this closing theme once the effect `after` has ended, if music is on."""
        if not self._music:
            return
        try:
            wait = np.zeros((self._effects.clip(after).frames, 2), np.int16)
            mix.set_music(np.concatenate([wait, load_stereo_music(self._effects, theme)]), _ALONE, repeats=False)
        except UserError:
            return

    def _ready(self) -> LiveMix | None:
        """Return the mix, or None while it is being opened, which can take a second."""
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
