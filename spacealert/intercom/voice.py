"""Voice packs: a folder with a manifest and clips, which may come from a stranger and is trusted with nothing.

A pack is `voice.yaml` beside `clips/ID.opus`. Lengths and marks are read from it, never assumed; the effects that our
own code makes lie in a pack of the same shape.
"""

import re
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from attrs import frozen

from spacealert.files import places
from spacealert.files.refused import Fault, Faulty, Refused
from spacealert.intercom import phrases
from spacealert.intercom.phrases import Joins

if TYPE_CHECKING:
    from spacealert.intercom.sound import Samples

RATE = 48000
MANIFEST = "voice.yaml"
LONGEST_CLIP = 60  # seconds; the longest sentence is a quarter of it
_LARGEST_MANIFEST = 512 * 1024
_LARGEST_CLIP = 4 * 1024 * 1024
_MOST_CLIPS = 1000
_DEEPEST = 8
_NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,63}")


@frozen
class Clip:
    """One thing that can be said: its length and its marks are in frames at 48 kHz."""

    id: str
    text: str
    frames: int
    marks: Mapping[str, int]


@frozen
class Voice:
    """A pack, read and found whole; its sound is decoded when it is asked for."""

    folder: Path
    name: str
    language: str
    engine: str
    speaker: str
    licence: str
    joins: Joins
    clips: Mapping[str, Clip]

    def clip(self, clip_id: str) -> Clip:
        try:
            return self.clips[clip_id]
        except KeyError:
            raise Refused("voice-lacks-clip", voice=self.name, clip=clip_id) from None

    def body(self, turn: int, serious: bool, zone: str | None) -> tuple[Clip, ...]:
        """What says one threat, one after another; an internal threat has no zone."""
        return tuple(self.clip(clip_id) for clip_id in phrases.body(self.joins, turn, serious, zone))

    def samples(self, clip_id: str, effect: bool = False) -> "Samples":
        """The sound of a clip: mono, 48 kHz, not to be written into; with or without the ship's intercom."""
        clip, file = self.clip(clip_id), self.file(clip_id)
        try:
            changed = file.stat().st_mtime_ns
        except OSError:
            raise Refused("voice-clip-unreadable", path=str(file)) from None
        return _heard(file, changed, clip.frames, effect)

    def file(self, clip_id: str) -> Path:
        return self.folder / "clips" / f"{clip_id}.opus"


def load(name: str) -> Voice:
    """The voice of this name: the player's own, or one that came with the program."""
    if _NAME.fullmatch(name):
        for shelf in _shelves():
            if (shelf / name / MANIFEST).is_file():
                return read(shelf / name)
    raise Refused("voice-unknown", name=name, names=", ".join(names()))


def names() -> list[str]:
    """All voices there are: those that came with the program first."""
    found = [
        folder.name
        for shelf in reversed(_shelves())
        if shelf.is_dir()
        for folder in sorted(shelf.iterdir())
        if _NAME.fullmatch(folder.name) and (folder / MANIFEST).is_file()
    ]
    return list(dict.fromkeys(found))


def speaking(language: str) -> Voice:
    """The first voice of this language, for whoever has chosen none."""
    for name in names():
        try:
            voice = load(name)
        except Refused:  # a broken pack of the player's own must not silence the ship
            continue
        if voice.language == language:
            return voice
    raise Refused("voice-none-speaks", language=language)


def effects() -> Voice:
    """The sounds that are no speech: siren, static, ticks, jingles, the hum of the ship."""
    return read(places.carried("audio") / "effects")


def read(folder: Path) -> Voice:
    """The pack in this folder; raises `Faulty` with all that is wrong in its manifest."""
    manifest = folder / MANIFEST
    fields = _mapping_in(manifest)
    faults = [
        Fault(0, 0, "voice-field-missing", {"field": key})
        for key in ("name", "language", "engine", "voice", "licence", "joins", "clips")
        if key not in fields
    ]
    if faults:
        raise Faulty(str(manifest), faults)
    joins, written = fields["joins"], fields["clips"]
    if joins not in list(Joins):
        faults.append(Fault(0, 0, "voice-joins-unknown", {"joins": _short(joins), "known": ", ".join(Joins)}))
    if fields.get("rate", RATE) != RATE:
        faults.append(Fault(0, 0, "voice-rate-wrong", {"rate": _short(fields["rate"]), "expected": str(RATE)}))
    if not isinstance(written, dict) or len(written) > _MOST_CLIPS:
        faults.append(Fault(0, 0, "voice-clips-wrong", {"most": _MOST_CLIPS}))
        written = {}
    clips: dict[str, Clip] = {}
    for clip_id, entry in written.items():
        clip = _clip(clip_id, entry, RATE)
        if clip is None:
            faults.append(Fault(0, 0, "voice-clip-wrong", {"clip": _short(clip_id), "longest": LONGEST_CLIP}))
        else:
            clips[clip.id] = clip
    if faults:
        raise Faulty(str(manifest), faults)
    name, language, engine, speaker, licence = (
        _short(fields[key]) for key in ("name", "language", "engine", "voice", "licence")
    )
    return Voice(folder, name, language, engine, speaker, licence, Joins(joins), clips)


def _shelves() -> list[Path]:
    """The player's own voice of a name goes before the one that came with the program."""
    return [places.own_voices(), places.carried("audio") / "voices"]


def _mapping_in(manifest: Path) -> dict[str, Any]:
    import yaml

    try:
        if manifest.stat().st_size > _LARGEST_MANIFEST:
            raise Faulty(str(manifest), [Fault(0, 0, "voice-manifest-large", {"most": _LARGEST_MANIFEST // 1024})])
        text = manifest.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        raise Refused("voice-manifest-unreadable", path=str(manifest)) from None
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    try:
        depth = 0
        for event in yaml.parse(text, Loader=loader):
            depth += isinstance(event, yaml.CollectionStartEvent) - isinstance(event, yaml.CollectionEndEvent)
            if depth > _DEEPEST or isinstance(event, yaml.AliasEvent):  # either can bring the interpreter down
                raise Faulty(str(manifest), [Fault(0, 0, "voice-manifest-no-yaml")])
        found = yaml.load(text, Loader=loader)
    except yaml.MarkedYAMLError as mistake:
        mark = mistake.problem_mark or mistake.context_mark
        line, column = (mark.line + 1, mark.column + 1) if mark else (0, 0)
        raise Faulty(str(manifest), [Fault(line, column, "voice-manifest-no-yaml")]) from None
    except (yaml.YAMLError, ValueError):
        raise Faulty(str(manifest), [Fault(0, 0, "voice-manifest-no-yaml")]) from None
    if not isinstance(found, dict):
        raise Faulty(str(manifest), [Fault(0, 0, "voice-manifest-no-yaml")])
    return found


def _clip(clip_id: object, entry: object, rate: int) -> Clip | None:
    """A clip as the manifest has it, or None when something in it cannot be."""
    if not isinstance(clip_id, str) or not _NAME.fullmatch(clip_id) or not isinstance(entry, dict):
        return None
    text, length, marks = entry.get("text"), entry.get("length"), entry.get("marks") or {}
    if not isinstance(text, str) or not _is_seconds(length, LONGEST_CLIP) or not isinstance(marks, dict):
        return None
    if not length or any(not isinstance(name, str) or not _is_seconds(at, length) for name, at in marks.items()):
        return None
    return Clip(clip_id, text[:500], round(length * rate), {name: round(at * rate) for name, at in marks.items()})


def _is_seconds(found: object, most: float) -> bool:
    if not isinstance(found, int | float) or isinstance(found, bool):
        return False
    return 0 <= found <= most  # which is false for "not a number"


def _short(found: object) -> str:
    return str(found)[:100] if isinstance(found, str | int | float) else "?"


@lru_cache(maxsize=256)
def _heard(file: Path, changed: int, frames: int, effect: bool) -> "Samples":
    sound = _decoded(file, changed, frames)
    if effect:
        from spacealert.intercom.radio import over_the_intercom

        sound = over_the_intercom(sound)
        sound.setflags(write=False)
    return sound


@lru_cache(maxsize=256)
def _decoded(file: Path, changed: int, frames: int) -> "Samples":
    """Exactly as many frames as the manifest says, so that nobody downstream meets a surprise."""
    import numpy as np
    import soundfile

    if not file.is_file() or file.is_symlink() or file.stat().st_size > _LARGEST_CLIP:
        raise Refused("voice-clip-unreadable", path=str(file))
    try:
        with soundfile.SoundFile(file) as opened:
            if opened.samplerate != RATE or opened.channels != 1:
                raise Refused("voice-clip-unreadable", path=str(file))
            heard = opened.read(frames, dtype="float32")
    except (soundfile.LibsndfileError, RuntimeError, OSError):
        raise Refused("voice-clip-unreadable", path=str(file)) from None
    whole: Samples = np.zeros(frames, np.float32)
    whole[: len(heard)] = heard
    whole.setflags(write=False)
    return whole
