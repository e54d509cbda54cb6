"""Lines that are said beside the intercom, in sets such as `nemesisspeech`: each line is a text of its set, by its id.

A set that somebody speaks is a voice pack, `lines/SET/VOICE/` among what came with the program or the player's own; its
clips are called as the texts are.
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from spacealert.kit.audio import voice_pack
from spacealert.kit.audio.live_mix import LiveMix
from spacealert.kit.audio.voice_pack import RATE, Voice
from spacealert.kit.i18n.errors import UserError
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.storage import places


class SpokenLines:
    """Says lines in one voice, or not at all where that voice has no such line."""

    def __init__(self, mix: LiveMix, voice: str, *, over_the_intercom: bool = False) -> None:
        self._mix = mix
        self._voice = voice
        self._over_the_intercom = over_the_intercom

    def say(self, text_id: str) -> float:
        """Say this line after those before it; how many seconds it lasts, 0 if nobody has it."""
        pack = find(set_of(text_id), self._voice)
        if pack is None or text_id not in pack.clips:
            return 0.0
        try:
            samples = pack.samples(text_id, self._over_the_intercom)
        except UserError:  # a broken clip keeps nobody from playing
            return 0.0
        self._mix.say(samples)
        return len(samples) / RATE

    def quiet(self) -> None:
        """Cut short what is being said."""
        self._mix.quiet()


def set_of(text_id: str) -> str:
    """To which set a line belongs: its id begins with the name."""
    return text_id.partition("-")[0]


@cache
def find(set_: str, voice: str) -> Voice | None:
    """The lines of a set in this voice, or in another one of the same language; none if nobody speaks them."""
    folders = [folder / set_ for folder in (own_folder(), places.bundled("audio") / "lines")]
    for folder in folders:
        if (pack := _read(folder / voice)) is not None:
            return pack
    language = voice.partition("-")[0]
    for folder in folders:
        for other in sorted(folder.glob(f"{language}-*")):
            if (pack := _read(other)) is not None:
                return pack
    return None


def own_folder() -> Path:
    """Where the player's own are."""
    return places.user_folder() / "lines"


def lines(texts: Texts, set_: str) -> Mapping[str, str]:
    """Every line of a set by the id of its text, as a synthesizer is to say it."""
    return {
        text_id: texts.say(f"{text_id}.spoken" if texts.has(f"{text_id}.spoken") else text_id)
        for text_id in texts.ids(set_)
    }


def _read(folder: Path) -> Voice | None:
    try:
        return voice_pack.read(folder) if (folder / voice_pack.MANIFEST).is_file() else None
    except UserError:  # `spacealert voice check` tells what is wrong with it
        return None
