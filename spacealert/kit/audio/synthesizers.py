"""The synthesizers that may be on this machine, each as a function from a text to samples; none is needed to play.

`tones` is always there: it says every word as a tone, so that packs can be tried without any synthesizer.
"""

import importlib.util
import shutil
import subprocess
import tempfile
import zlib
from collections.abc import Callable
from pathlib import Path

import numpy as np
from attrs import field, frozen

from spacealert.kit.audio.samples import Samples
from spacealert.kit.audio.voice import LONGEST_CLIP, RATE
from spacealert.kit.i18n.errors import UserError

Speak = Callable[[str], Samples]

_LONGEST_WAIT = 120  # seconds for one sentence
_LOWEST_RATE, _HIGHEST_RATE = 8000, 192000  # of what people record with and synthesizers speak with
_MOST_CHANNELS = 8
_LOUDEST = 1e9  # full scale is 1, or what a whole number can hold; beyond, no energy can be computed


@frozen
class Wish:
    """Who shall speak: a speaker's name as the engine knows it, the speed, and a model's file."""

    speaker: str
    speed: float = 1.0
    model: Path | None = None


@frozen
class Engine:
    """A synthesizer: how to see that it is there, how to have it speak, and under which licence its speakers are."""

    name: str
    present: Callable[[], bool]
    speaking: Callable[[Wish], Speak]
    speakers: dict[str, str] = field(factory=dict)  # per language, the one to take when none is named
    licences: dict[str, str] = field(factory=dict)  # per speaker, as far as we have read them
    has: Callable[[str], bool] = lambda speaker: True  # for engines that take another speaker without a word

    def speaker(self, language: str, wished: str | None) -> str:
        if wished is None and language not in self.speakers:
            raise UserError("voice-speaker-needed", engine=self.name, language=language)
        speaker = wished or self.speakers[language]
        if not self.has(speaker):
            raise UserError("voice-speaker-unknown", engine=self.name, speaker=speaker)
        return speaker


def engine(name: str) -> Engine:
    """The synthesizer of this name, if it is on this machine."""
    found = next((engine for engine in ENGINES if engine.name == name), None)
    if found is None:
        raise UserError("voice-engine-unknown", engine=name, engines=", ".join(engine.name for engine in ENGINES))
    if not found.present():
        here = ", ".join(engine.name for engine in ENGINES if engine.present())
        raise UserError("voice-engine-absent", engine=name, engines=here)
    return found


def tones(text: str) -> Samples:
    """Each word a tone of its own, as long as it is written; a pause at every stop."""
    parts = [np.zeros(RATE // 20, np.float32)]
    for word in text.lower().split():
        seconds = 0.15 + 0.04 * len(word)
        time = np.arange(round(seconds * RATE)) / RATE
        pitch = 140 + zlib.crc32(word.encode()) % 120
        sound = sum(np.sin(2 * np.pi * pitch * harmonic * time) / harmonic for harmonic in range(1, 9))
        parts.append((0.2 * sound * np.sin(np.pi * time / seconds) ** 0.5).astype(np.float32))
        parts.append(np.zeros(RATE // 4 if word[-1] in ".,;:!?" else RATE // 50, np.float32))
    return np.concatenate(parts)


def resampled(samples: Samples, rate: int) -> Samples:
    """The same sound at our rate; exact for what was below half the old one."""
    if rate == RATE or not len(samples):
        return samples
    padded = np.concatenate([samples, np.zeros(-len(samples) % rate, np.float32)])  # whole seconds: whole bins
    length = len(padded) * RATE // rate
    spectrum = np.zeros(length // 2 + 1, np.complex128)
    known = np.fft.rfft(padded)[: len(spectrum)]
    spectrum[: len(known)] = known
    sound: Samples = (np.fft.irfft(spectrum, length) * (RATE / rate)).astype(np.float32)
    return sound[: round(len(samples) * RATE / rate)]


def read_sound(path: Path) -> Samples:
    """Any sound file that speech may be in, as one channel at our rate."""
    import soundfile

    try:
        with soundfile.SoundFile(path) as file:
            rate, channels = file.samplerate, file.channels
            if not _LOWEST_RATE <= rate <= _HIGHEST_RATE:
                bounds = {"least": str(_LOWEST_RATE), "most": str(_HIGHEST_RATE)}
                raise UserError("voice-sound-rate", path=str(path), rate=str(rate), **bounds)
            if channels > _MOST_CHANNELS:
                raise UserError("voice-sound-channels", path=str(path), channels=channels, most=_MOST_CHANNELS)
            # A header may lie: nothing is read beyond what is allowed.
            samples = file.read(LONGEST_CLIP * rate + 1, dtype="float32", always_2d=True)
    except (soundfile.LibsndfileError, OSError):
        raise UserError("voice-sound-unreadable", path=str(path)) from None
    if not len(samples):
        raise UserError("voice-sound-empty", path=str(path))
    if len(samples) > LONGEST_CLIP * rate:
        raise UserError("voice-sound-long", path=str(path), most=LONGEST_CLIP)
    if not np.abs(samples).max() < _LOUDEST:  # nor is "no number" less
        raise UserError("voice-sound-senseless", path=str(path))
    return resampled(samples.mean(axis=1), rate)


def _program(command: Callable[[Wish, Path], list[str]], text_in_call: bool = False) -> Callable[[Wish], Speak]:
    """A program that writes a WAV; it reads the text from its input, or as its last word."""

    def speaking(wish: Wish) -> Speak:
        def speak(text: str) -> Samples:
            with tempfile.TemporaryDirectory() as folder:
                wav = Path(folder) / "said.wav"
                call = command(wish, wav) + ([text] if text_in_call else [])
                given = None if text_in_call else text.encode()
                try:
                    ended = subprocess.run(call, input=given, capture_output=True, timeout=_LONGEST_WAIT, check=False)
                except (OSError, subprocess.TimeoutExpired):
                    raise UserError("voice-engine-failed", engine=call[0], speaker=wish.speaker, said="") from None
                if ended.returncode or not wav.is_file():
                    said = ended.stderr.decode(errors="replace").strip()[-300:]
                    raise UserError("voice-engine-failed", engine=call[0], speaker=wish.speaker, said=said)
                try:
                    return read_sound(wav)
                except UserError:
                    raise UserError("voice-nothing-said", engine=call[0], text=text) from None

        return speak

    return speaking


def _kokoro(wish: Wish) -> Speak:
    """Needs the model's file, and `voices.npz` or `voices-v1.0.bin` beside it."""
    from kokoro_onnx import Kokoro

    if wish.model is None or not wish.model.is_file():
        raise UserError("voice-model-needed", engine="kokoro")
    voices = sorted(wish.model.parent.glob("voices*"))
    if not voices:
        raise UserError("voice-model-needed", engine="kokoro")
    model = Kokoro(str(wish.model), str(voices[0]))
    accent = "en-gb" if wish.speaker.startswith("b") else "en-us"

    def speak(text: str) -> Samples:
        samples, rate = model.create(text, voice=wish.speaker, speed=wish.speed, lang=accent)
        return resampled(samples.astype(np.float32), rate)

    return speak


def _hibari(wish: Wish) -> Speak:
    from hibari import Hibari

    model = Hibari(wish.speaker)
    return lambda text: resampled(model(text, speed=wish.speed, seed=1), 24000)


def _has_rhvoice(speaker: str) -> bool:
    roots = (Path("/usr/share/RHVoice/voices"), Path("/usr/local/share/RHVoice/voices"))
    return any((root / speaker.casefold()).is_dir() for root in roots)


def _has_flite(speaker: str) -> bool:
    if "/" in speaker:  # a voice's file
        return Path(speaker).is_file()
    return speaker in subprocess.run(["flite", "-lv"], capture_output=True, text=True, check=False).stdout.split()


def _here(program: str) -> Callable[[], bool]:
    return lambda: shutil.which(program) is not None


def _module(name: str) -> Callable[[], bool]:
    return lambda: importlib.util.find_spec(name) is not None


ENGINES = (
    Engine(
        "rhvoice",
        _here("RHVoice-test"),
        _program(lambda w, wav: ["RHVoice-test", "-p", w.speaker, "-r", str(round(w.speed * 100)), "-o", str(wav)]),
        {"ru": "aleksandr", "en": "alan"},
        dict.fromkeys(("aleksandr", "anna", "elena", "irina", "alan", "bdl", "clb", "slt"), "LGPL-2.1-or-later")
        | {"aleksandr-hq": "CC-BY-SA-4.0"},
        _has_rhvoice,
    ),
    Engine(
        "kokoro",
        _module("kokoro_onnx"),
        _kokoro,
        {"en": "bm_george"},
        dict.fromkeys(("bm_george", "bf_emma", "af_heart", "am_michael"), "Apache-2.0"),
    ),
    Engine("hibari", _module("hibari"), _hibari, {"en": "heart"}, {"heart": "Apache-2.0"}),
    Engine(
        "espeak-ng",
        _here("espeak-ng"),
        _program(lambda w, wav: ["espeak-ng", "-v", w.speaker, "-s", str(round(w.speed * 150)), "-w", str(wav)]),
        {"en": "en", "ru": "ru"},
    ),
    Engine(
        "flite",
        _here("flite"),
        _program(lambda w, wav: ["flite", "-voice", w.speaker, "-o", str(wav), "-t"], text_in_call=True),
        {"en": "rms"},
        has=_has_flite,
    ),
    Engine(
        "text2wave",
        _here("text2wave"),
        _program(lambda w, wav: ["text2wave", "-eval", f"(voice_{w.speaker})", "-o", str(wav)]),
        {"en": "kal_diphone", "ru": "msu_ru_nsh_clunits"},
    ),
    Engine(
        "piper",
        _here("piper"),
        _program(lambda w, wav: ["piper", "--model", str(w.model or w.speaker), "--output_file", str(wav)]),
    ),
    Engine("tones", lambda: True, lambda wish: tones, {"en": "tones", "ru": "tones"}, {"tones": "MIT"}),
)
