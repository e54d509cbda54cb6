"""A mix as a sound file, with chapters that players can jump to."""

from collections.abc import Sequence
from pathlib import Path

from attrs import frozen

from spacealert.kit.audio.mixing import Mixing
from spacealert.kit.audio.ogg import with_comments
from spacealert.kit.audio.samples import as_int16, encoder
from spacealert.kit.audio.timeline import Chapter, Levels
from spacealert.kit.audio.voice_pack import RATE
from spacealert.kit.i18n.errors import UserError
from spacealert.kit.storage import atomic

_AT_ONCE = RATE  # frames mixed in one block


@frozen
class _Format:
    """What libsndfile calls it, and what it calls the quality we want."""

    container: str
    coding: str
    quality: float | None = None


FORMATS = {
    ".wav": _Format("WAV", "PCM_16"),
    ".flac": _Format("FLAC", "PCM_16", 0.3),
    ".ogg": _Format("OGG", "VORBIS", 0.7),
    ".opus": _Format("OGG", "OPUS", 0.8),
    ".mp3": _Format("MP3", "MPEG_LAYER_III", 0.6),
}


def render(
    mixing: Mixing,
    path: Path,
    title: str,
    chapters: Sequence[Chapter],
    *,
    speed: float = 1.0,
    levels: Levels | None = None,
) -> None:
    """Write the whole file or none; its name's ending says what it is."""
    form = FORMATS.get(path.suffix.lower())
    if form is None:
        raise UserError("soundtrack-format-unknown", path=str(path), known=" ".join(FORMATS))
    mixing.prepare(speed)
    with atomic.asked(path), atomic.replacing(path) as temporary:
        with encoder(temporary, form.container, form.coding, form.quality, title) as write:
            frames = mixing.frames(speed)
            for first in range(0, frames, _AT_ONCE):
                write(as_int16(mixing.block(first, min(_AT_ONCE, frames - first), speed, levels or {})))
        if form.container == "OGG":
            with_comments(temporary, _comments(chapters))


def cue_sheet(found: Sequence[Chapter], path: Path, title: str) -> str:
    """The chapters as players of CD images read them; a frame there is 1/75 of a second."""
    kind = "MP3" if path.suffix.lower() == ".mp3" else "WAVE"
    lines = [f'TITLE "{_plain(title)}"', f'FILE "{_plain(path.name)}" {kind}']
    for number, chapter in enumerate(found, 1):
        frames = round(chapter.begin * 75)
        lines += [
            f"  TRACK {number:02} AUDIO",
            f'    TITLE "{_plain(chapter.name)}"',
            f"    INDEX 01 {frames // 4500:02}:{frames // 75 % 60:02}:{frames % 75:02}",
        ]
    return "\n".join(lines) + "\n"


def _comments(found: Sequence[Chapter]) -> list[tuple[str, str]]:
    comments = []
    for number, chapter in enumerate(found, 1):
        seconds = int(chapter.begin)
        time = f"{seconds // 3600:02}:{seconds // 60 % 60:02}:{seconds % 60:02}.{round(chapter.begin % 1 * 1000):03}"
        comments += [(f"CHAPTER{number:03}", time), (f"CHAPTER{number:03}NAME", chapter.name)]
    return comments


def _plain(text: str) -> str:
    """A cue sheet knows no way to write a quotation mark."""
    return text.replace('"', "'").replace("\n", " ")
