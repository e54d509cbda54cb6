"""A pack of spoken lines from their texts, said by a synthesizer."""

from collections.abc import Callable, Mapping
from pathlib import Path

from spacealert.kit.audio.packing import Label, Recording, refuse_other_files, spoken, words_in, write
from spacealert.kit.audio.synthesizers import Speak
from spacealert.kit.i18n.errors import UserError

QUALITY = 0.955  # of libsndfile's scale: about 18 kbit/s, enough for what nobody has to make out over a siren


def build(folder: Path, label: Label, lines: Mapping[str, str], speak: Speak, report: Callable[[str], object]) -> None:
    """A whole new pack at `folder`; `report` gets each line when it has been said."""
    refuse_other_files(folder)  # before anything is said, which may take minutes
    made: dict[str, Recording] = {}
    for text_id, text in lines.items():
        sound = speak(text)
        if words_in(sound) is None:
            raise UserError("voice-nothing-said", engine=label.engine, text=text)
        made[text_id] = Recording(spoken(sound), text)
        report(text)
    write(folder, label, made, QUALITY)
