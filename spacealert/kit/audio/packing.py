"""Builds voice packs: trims, levels, fades and encodes recordings, and writes the manifest.

A pack is written to a temporary folder and then moved into place, so that there is never a half-finished voice.
"""

import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np
from attrs import field, frozen

from spacealert.kit.audio import RATE
from spacealert.kit.audio.signal import (
    HIGHEST_PEAK,
    PEAK,
    SILENCE,
    Samples,
    encoder,
    measure_loudness,
    measure_true_peak,
    set_loudness,
)
from spacealert.kit.audio.synthesizers import Speak
from spacealert.kit.audio.voice_pack import MANIFEST, ClipKind, read
from spacealert.kit.i18n.errors import UserError, sanitize
from spacealert.kit.storage import atomic

FADE = RATE // 125
_BEFORE, _AFTER = RATE // 50, RATE // 12  # kept before and after speech, for quiet consonants and vowels
_QUIET = 0.004  # share of the peak that is still background noise
_LEVELLED_AGAIN = 3
_LOST_UNHEARD = 0.2  # LU
_CODED_PEAK, _HIGHEST_UNCODED = HIGHEST_PEAK - 0.2, -0.5  # dBTP; encoding may also lower a peak
SPEECH_QUALITY = 0.87  # on libsndfile's scale: about 24 kbit/s for speech


@frozen
class Recording:
    """The finished sound of a clip. `marks` maps the names of its marks to frames."""

    samples: Samples
    text: str
    marks: Mapping[str, int] = field(factory=dict)
    quality: float | None = None  # if it differs from the pack's quality


@frozen
class PackInfo:
    """The manifest's information about a whole pack."""

    name: str
    language: str
    engine: str
    voice: str
    license: str
    joins: ClipKind


def write(folder: Path, label: PackInfo, recordings: Mapping[str, Recording], quality: float = SPEECH_QUALITY) -> None:
    """Write the pack to `folder`, replacing an older pack."""
    refuse_other_files(folder)
    with atomic.report_errors_at(folder), _temporary_folder_beside(folder) as workshop:
        made, old = workshop / "new", workshop / "old"
        (made / "clips").mkdir(parents=True)
        for clip_id, recording in recordings.items():
            _encode_at_loudness(made / "clips" / f"{clip_id}.opus", recording.samples, recording.quality or quality)
        atomic.write(made / MANIFEST, format_manifest(label, recordings))
        refuse_other_files(folder)  # files may have been added meanwhile
        if folder.exists():
            folder.rename(old)
        made.rename(folder)


def refuse_other_files(folder: Path) -> None:
    """Raise an error if the folder contains anything but a pack: its manifest and the clips listed in the manifest."""
    if not folder.exists() or (folder.is_dir() and not any(folder.iterdir())):
        return
    try:
        pack = read(folder)
    except UserError:
        raise UserError("voice-folder-taken", path=str(folder)) from None
    ours = {folder / MANIFEST, folder / "clips", folder / "clips.zip", *(pack.file(clip_id) for clip_id in pack.clips)}
    other = next((path for path in sorted(folder.rglob("*")) if path not in ours), None)
    if other is not None:
        raise UserError("voice-folder-has-more", path=str(folder), found=sanitize(str(other.relative_to(folder))))


@contextmanager
def _temporary_folder_beside(folder: Path) -> Iterator[Path]:
    folder.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=f".{folder.name}.", dir=folder.parent) as workshop:
        yield Path(workshop)


def _encode_at_loudness(path: Path, samples: Samples, quality: float) -> None:
    """Encode the samples without changing their loudness.

    Encoding makes a rough voice almost 1 dB quieter and raises its peaks, so measure the result and, if it is off,
    encode again with the level and peak corrected.
    """
    wanted = level = measure_loudness(samples)
    peak = PEAK
    encode(path, samples, quality)
    for _ in range(_LEVELLED_AGAIN):
        decoded = _decode(path)
        lost, over = wanted - measure_loudness(decoded), measure_true_peak(decoded) - _CODED_PEAK
        if wanted <= SILENCE or (abs(lost) < _LOST_UNHEARD and over <= 0):
            return
        level, peak = level + lost, min(peak - over, _HIGHEST_UNCODED)
        encode(path, set_loudness(samples, level, peak), quality)


def _decode(path: Path) -> Samples:
    import soundfile

    samples: Samples = soundfile.read(path, dtype="float32")[0]
    return samples


def encode(path: Path, samples: Samples, quality: float) -> None:
    with encoder(path, "OGG", "OPUS", quality) as write_samples:
        write_samples(samples)


def format_manifest(label: PackInfo, recordings: Mapping[str, Recording]) -> str:
    import yaml

    clips: dict[str, dict[str, Any]] = {}
    for clip_id, recording in recordings.items():
        clips[clip_id] = {"text": recording.text, "length": round(len(recording.samples) / RATE, 6)}
        if recording.marks:
            clips[clip_id]["marks"] = {name: round(at / RATE, 6) for name, at in recording.marks.items()}
    facts = {
        "name": label.name,
        "language": label.language,
        "engine": label.engine,
        "voice": label.voice,
        "licence": label.license,
        "joins": str(label.joins),
        "rate": RATE,
    }
    dump: dict[str, Any] = {"sort_keys": False, "allow_unicode": True, "width": 120}
    return str(yaml.dump(facts, **dump)) + str(yaml.dump({"clips": clips}, **dump, default_flow_style=None))


def prepare_speech(samples: Samples) -> Samples:
    """Trim a recording to its words, set it to the standard loudness of speech, and fade both ends."""
    return fade_ends(set_loudness(trim_silence(samples)))


def trim_silence(samples: Samples) -> Samples:
    """Remove the silence around the words, except for a short margin."""
    found = find_words(samples)
    if found is None:
        return samples[:0]
    first, last = found
    return samples[max(first - _BEFORE, 0) : last + _AFTER]


def find_words(samples: Samples) -> tuple[int, int] | None:
    """Return the start and end of the words, in frames and without the noise around them, or None if there are none."""
    level = rms_levels(samples)
    if not len(level) or level.max() < 1e-4:
        return None
    loud = np.flatnonzero(level > _QUIET * 10 * level.max())
    step = RATE // 200
    quiet = _QUIET * 2.5 * level.max()
    first, last = int(loud[0]), int(loud[-1])
    while first > 0 and level[first - 1] > quiet:
        first -= 1
    while last < len(level) - 1 and level[last + 1] > quiet:
        last += 1
    return first * step, min((last + 1) * step, len(samples))


def rms_levels(samples: Samples) -> Samples:
    """Return the RMS level of each 5 ms of a sound."""
    step = RATE // 200
    count = len(samples) // step
    level: Samples = np.sqrt(np.square(samples[: count * step]).reshape(count, step).mean(axis=1))
    return level


def fade_ends(samples: Samples, frames: int = FADE) -> Samples:
    """Fade in and out along half a cosine."""
    frames = min(frames, len(samples) // 2)
    if not frames:
        return samples
    ramp = (0.5 - 0.5 * np.cos(np.linspace(0, np.pi, frames))).astype(np.float32)
    shaped = samples.copy()
    shaped[:frames] *= ramp
    shaped[-frames:] *= ramp[::-1]
    return shaped


# Packs of spoken lines

LINES_QUALITY = 0.955  # on libsndfile's scale: about 18 kbit/s, enough for speech without a siren


def build_lines(
    folder: Path, label: PackInfo, lines: Mapping[str, str], speak: Speak, report: Callable[[str], object]
) -> None:
    """Synthesize these lines as a new pack in `folder`, and pass each finished line to `report`."""
    refuse_other_files(folder)  # before the slow speech synthesis
    made: dict[str, Recording] = {}
    for text_id, text in lines.items():
        sound = speak(text)
        if find_words(sound) is None:
            raise UserError("voice-nothing-said", engine=label.engine, text=text)
        made[text_id] = Recording(prepare_speech(sound), text)
        report(text)
    write(folder, label, made, LINES_QUALITY)
