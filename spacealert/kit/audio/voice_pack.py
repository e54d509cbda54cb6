"""Voice packs: folders with `voice.yaml` and `clips/ID.opus`, treated as untrusted.

Packs inside a Python wheel have `clips.zip` instead of `clips`. The sound effects are also a pack.
"""

import io
import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from enum import StrEnum
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from attrs import evolve, frozen

from spacealert.kit.audio import RATE
from spacealert.kit.i18n.errors import InvalidFile, Problem, UserError, sanitize
from spacealert.kit.storage import places, yaml_document
from spacealert.kit.storage.yaml_document import MappingNode, Node, Reader, TextNode

if TYPE_CHECKING:
    from soundfile import SoundFile

    from spacealert.kit.audio.signal import Samples

MANIFEST = "voice.yaml"
LONGEST_CLIP = 60  # seconds; the longest sentence takes a quarter of it
_LARGEST_MANIFEST = 512 * 1024
_LARGEST_CLIP = 4 * 1024 * 1024
_LONGEST_TEXT = 300
_LONGEST_PACK = 1200  # seconds; bundled packs take a third of it, and all of it fits into memory
_FIELDS = ("name", "language", "engine", "voice", "licence", "joins", "clips")
_SECONDS = re.compile(r"[0-9]{1,4}(\.[0-9]{1,9})?")
_NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,63}")
_LANGUAGE = re.compile(r"[a-z]{2,3}")


class ClipKind(StrEnum):
    """The kinds of clips a pack can have: whole announcements, or their parts."""

    SENTENCES = "sentences"
    WORDS = "words"


@frozen
class Clip:
    """A clip. Its length and marks are in frames at 48 kHz."""

    id: str
    text: str
    frames: int
    marks: Mapping[str, int]


@frozen
class Voice:
    """A pack with a valid manifest. Sound is decoded on demand."""

    folder: Path
    name: str
    language: str
    engine: str
    speaker: str
    license: str
    joins: ClipKind
    clips: Mapping[str, Clip]

    def clip(self, clip_id: str) -> Clip:
        try:
            return self.clips[clip_id]
        except KeyError:
            raise UserError("voice-lacks-clip", voice=self.name, clip=clip_id) from None

    def samples(self, clip_id: str, effect: bool = False) -> "Samples":
        """Return a clip as read-only mono samples at 48 kHz, with or without the intercom effect."""
        clip, file = self.clip(clip_id), self.file(clip_id)
        try:
            changed = _file_of_clip(file).stat().st_mtime_ns
        except OSError:
            raise UserError("voice-clip-unreadable", path=str(file)) from None
        # Music and ambience are cached by their players, so not here.
        read = _samples_of.__wrapped__ if clip.frames > _LONG else _samples_of
        return read(file, changed, clip.frames, effect)

    def check(self, clip_id: str) -> None:
        """Raise the error that `samples` would raise, if any, without reading the whole clip."""
        with _open_clip(self.file(clip_id)):
            pass

    def file(self, clip_id: str) -> Path:
        return self.folder / "clips" / f"{clip_id}.opus"


def load(name: str) -> Voice:
    """Return the voice with this name, preferring the user's own to a bundled one. Raise an error if there is none."""
    if _NAME.fullmatch(name):
        for voices in _folders():
            if (voices / name / MANIFEST).is_file():
                return evolve(read(voices / name), name=name)  # a copied pack is named after its folder
    raise UserError("voice-unknown", name=name, names=", ".join(list_voices()))


def list_voices() -> list[str]:
    """Return the names of all voices, bundled ones first."""
    found = [
        folder.name
        for voices in reversed(_folders())
        if voices.is_dir()
        for folder in sorted(voices.iterdir())
        if _NAME.fullmatch(folder.name) and (folder / MANIFEST).is_file()
    ]
    return list(dict.fromkeys(found))


def check_name(name: str) -> str:
    """Return the name if it is safe to use for a pack's folder. Otherwise raise an error."""
    if not _NAME.fullmatch(name):
        raise UserError("voice-name-wrong", name=sanitize(name))
    return name


def to_json_object(voice: Voice) -> dict[str, object]:
    """Return a pack's details as a JSON object."""
    return {
        "name": voice.name,
        "language": voice.language,
        "engine": voice.engine,
        "voice": voice.speaker,
        "licence": voice.license,
        "joins": str(voice.joins),
        "folder": str(voice.folder),
        "clips": len(voice.clips),
        "seconds": round(sum(clip.frames for clip in voice.clips.values()) / RATE, 3),
    }


def default_voice(language: str) -> Voice:
    """Return the default voice of a language: the first that can be read. Raise an error if there is none."""
    # Most packs are named after their language, so one manifest is usually enough.
    for name in sorted(list_voices(), key=lambda name: not name.startswith(f"{language}-")):
        try:
            voice = load(name)
        except UserError:  # a broken custom pack must not silence the ship
            continue
        if voice.language == language:
            return voice
    raise UserError("voice-none-speaks", language=language)


def load_effects() -> Voice:
    """Return the pack of all sounds other than speech, such as the siren, jingles, effects and music."""
    return read(places.bundled_folder("audio") / "effects")


def take_clip_id(name: str, number: int) -> str:
    """Return the clip id of a take of an effect, counting takes from 0: `steps`, `steps-2`, `steps-3`."""
    return f"{name}-{number + 1}" if number else name


def read(folder: Path) -> Voice:
    """Read a pack, or raise `InvalidFile` with all problems in its manifest."""
    manifest = folder / MANIFEST
    if manifest.exists() and not (manifest.is_file() or manifest.is_dir()):  # reading a device may never end
        raise InvalidFile(str(manifest), [Problem(0, 0, "files-unreadable", {"why": "other"})])
    try:
        state = manifest.stat()
    except OSError:  # reported when it is read
        return _read_manifest(folder, None)
    return _read_manifest(folder, (state.st_mtime_ns, state.st_size, state.st_ino))


@lru_cache(maxsize=32)
def _read_manifest(folder: Path, state: tuple[int, ...] | None) -> Voice:
    """Read a pack. The result is cached until its manifest changes; errors are not cached."""
    page = yaml_document.read(folder / MANIFEST, _LARGEST_MANIFEST)
    reader = yaml_document.Reader.from_document(page)
    found = reader.table(page.root, _FIELDS, ["rate"]) if page.root is not None else {}
    texts = {name: _read_text(reader, found[name]) for name in ("name", "engine", "voice", "licence") if name in found}
    language = _read_language(reader, found["language"]) if "language" in found else ""
    joins = reader.choice(found["joins"], list(ClipKind)) if "joins" in found else None
    if "rate" in found:
        reader.number(found["rate"], RATE, RATE)
    clips = _read_clips(reader, found["clips"]) if "clips" in found else {}
    if reader.problems or joins is None:
        raise InvalidFile(page.path, list(reader.sorted_problems()))
    return Voice(
        folder, texts["name"], language, texts["engine"], texts["voice"], texts["licence"], ClipKind(joins), clips
    )


def _folders() -> list[Path]:
    return [places.user_voices_folder(), places.bundled_folder("audio") / "voices"]


def _read_clips(reader: Reader, node: Node) -> dict[str, Clip]:
    if not isinstance(node, MappingNode):
        reader.table(node, [])
        return {}
    clips: dict[str, Clip] = {}
    for name, entry in node.entries:
        if not _NAME.fullmatch(name.value):
            reader.report_problem(name, "voice-clip-name", clip=sanitize(name.value))
            continue
        if name.value in clips:
            reader.report_problem(name, "voice-clip-twice", clip=name.value)
        clip = _read_clip(reader, name.value, entry)
        if clip is not None:
            clips[clip.id] = clip
    if sum(clip.frames for clip in clips.values()) > _LONGEST_PACK * RATE:
        reader.report_problem(node, "voice-too-long", most=_LONGEST_PACK)
    return clips


def _read_clip(reader: Reader, clip_id: str, entry: Node) -> Clip | None:
    found = reader.table(entry, ["text", "length"], ["marks"])
    if not found.keys() >= {"text", "length"}:
        return None
    text, length = _read_text(reader, found["text"]), _read_seconds(reader, found["length"], LONGEST_CLIP)
    if length is None:
        return None
    frames = round(length * RATE)
    if not frames:
        reader.report_problem(found["length"], "voice-clip-empty", clip=clip_id)
        return None
    marks: dict[str, int] = {}
    written = found.get("marks")
    if isinstance(written, MappingNode):
        for name, value in written.entries:
            at = _read_seconds(reader, value, length)
            if at is not None:
                marks[sanitize(name.value)] = round(at * RATE)
    elif written is not None:
        reader.table(written, [])
    return Clip(clip_id, text, frames, marks)


def _read_text(reader: Reader, node: Node) -> str:
    return sanitize(reader.text(node) or "", _LONGEST_TEXT)


def _read_language(reader: Reader, node: Node) -> str:
    if isinstance(node, TextNode) and not node.value:
        return ""
    code = reader.text(node) or ""
    if not _LANGUAGE.fullmatch(code):
        reader.report_problem(node, "voice-language-wrong", **yaml_document.describe_node(node))
    return code


def _read_seconds(reader: Reader, node: Node, most: float) -> float | None:
    if isinstance(node, TextNode) and _SECONDS.fullmatch(node.value) and float(node.value) <= most:
        return float(node.value)
    reader.report_problem(
        node, "voice-seconds-wrong", most=f"{most:g}", found=yaml_document.describe_node(node)["found"]
    )
    return None


_LONG = 3 * RATE  # frames; longer clips are not cached


@lru_cache(maxsize=12)
def _samples_of(file: Path, changed: int, frames: int, effect: bool) -> "Samples":
    """Decode a clip, cut or padded with silence to the length in the manifest."""
    import numpy as np

    sound: Samples = np.zeros(frames, np.float32)
    with _open_clip(file) as opened:
        decoded = opened.read(frames, dtype="float32")
    sound[: len(decoded)] = decoded
    if effect:
        from spacealert.kit.audio.signal import apply_intercom_effect

        # Copy into the original array: the filter's result would keep the filter's whole buffer in memory.
        sound[:] = apply_intercom_effect(sound)
    sound.setflags(write=False)
    return sound


@contextmanager
def _open_clip(file: Path) -> "Iterator[SoundFile]":
    """Open a clip with a valid header. Damage after the header is decoded as silence."""
    import soundfile

    unreadable = UserError("voice-clip-unreadable", path=str(file))
    try:
        content = _bytes_of_clip(file)
        if not content.startswith(b"OggS"):  # decoders of other formats print to the terminal
            raise unreadable
        with soundfile.SoundFile(io.BytesIO(content)) as opened:
            if opened.samplerate != RATE or opened.channels != 1:
                raise unreadable
            yield opened
    except (soundfile.LibsndfileError, RuntimeError, OSError, KeyError):
        raise unreadable from None


def _bytes_of_clip(clip: Path) -> bytes:
    """Return a clip's bytes, or no bytes if the file is too large or is not a clip."""
    place = _file_of_clip(clip)
    if place == clip:
        is_clip = clip.is_file() and not clip.is_symlink() and clip.stat().st_size <= _LARGEST_CLIP
        return clip.read_bytes() if is_clip else b""
    begin, size = _spans_in_archive(place, place.stat().st_mtime_ns)[clip.name]
    with place.open("rb") as archive:
        archive.seek(begin)
        return archive.read(min(size, _LARGEST_CLIP))


def _file_of_clip(clip: Path) -> Path:
    """Return the file that contains a clip: its own, or a wheel's archive."""
    archive = clip.parent.with_suffix(".zip")
    return archive if not clip.exists() and archive.is_file() else clip


@lru_cache(maxsize=32)
def _spans_in_archive(archive: Path, changed: int) -> Mapping[str, tuple[int, int]]:
    """Return the offset and size of each clip in an uncompressed archive."""
    from zipfile import BadZipFile, ZipFile  # unused in a checkout

    try:
        with ZipFile(archive) as found:
            return {one.filename: (one.header_offset + 30 + len(one.filename), one.file_size) for one in found.filelist}
    except (BadZipFile, ValueError):  # a ValueError is a name that its encoding cannot decode
        return {}
