"""Speech synthesizers that may be installed, each as a function from text to samples.

No synthesizer is needed to play. `tones` is always available and speaks each word as a tone, so that packs can be
tested without a synthesizer.
"""

import importlib.util
import re
import shutil
import subprocess
import tempfile
import zlib
from collections.abc import Callable, Collection
from functools import lru_cache
from pathlib import Path

import numpy as np
from attrs import field, frozen

from spacealert.kit.audio import RATE
from spacealert.kit.audio.signal import Samples
from spacealert.kit.audio.voice_pack import LONGEST_CLIP
from spacealert.kit.i18n.errors import UserError, sanitize

Speak = Callable[[str], Samples]

_PLAIN_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]*")
_LONGEST_WAIT = 120  # seconds for one sentence
_LOWEST_RATE, _HIGHEST_RATE = 8000, 192000  # limits for recordings and synthesizers
_MOST_CHANNELS = 8
_LOUDEST = 1e9  # full scale is 1 or the largest integer; energies overflow beyond this


@frozen
class Speaker:
    """One voice of a synthesizer, with its speed and the file of its model or voice, if it has one."""

    name: str
    speed: float = 1.0
    model: Path | None = None


@frozen
class Engine:
    """A synthesizer: how to detect and run it, and the license of its speakers.

    Names come from untrusted files and become part of a command, so only names from `listed` are accepted. If `listed`
    is None, the engine checks the name itself.
    """

    name: str
    present: Callable[[], bool]
    speaking: Callable[[Speaker], Speak]
    listed: Callable[[], Collection[str]] | None
    defaults: dict[str, str] = field(factory=dict)  # default speaker by language
    licenses: dict[str, str] = field(factory=dict)  # per speaker, as far as known
    speaks_by_file: bool = False  # whether voices are files, given as the model

    def speaker(self, language: str, name: str | None, speed: float = 1.0, model: Path | None = None) -> Speaker:
        if model is not None:
            model = model.absolute()  # so that it cannot be mistaken for an option
            if not model.is_file():
                raise UserError("voice-no-model", path=str(model))
            if self.speaks_by_file:
                return Speaker(name or model.stem, speed, model)
        if self.speaks_by_file and not self.defaults:
            raise UserError("voice-speaker-is-a-file", engine=self.name)
        chosen = name or self.defaults.get(language)
        if chosen is None:
            raise UserError("voice-speaker-needed", engine=self.name, language=language)
        if self.listed is not None and chosen not in self.listed():
            raise UserError("voice-speaker-unknown", engine=self.name, speaker=sanitize(chosen))
        return Speaker(chosen, speed, model)


def find_engine(name: str) -> Engine:
    """Return the installed synthesizer with this name. Raise an error if there is none."""
    found = next((engine for engine in ENGINES if engine.name == name), None)
    if found is None:
        raise UserError("voice-engine-unknown", engine=name, engines=", ".join(engine.name for engine in ENGINES))
    if not found.present():
        here = ", ".join(engine.name for engine in ENGINES if engine.present())
        raise UserError("voice-engine-absent", engine=name, engines=here)
    return found


def speak_in_tones(text: str) -> Samples:
    """Return a tone for each word, longer for longer words, with a pause at punctuation."""
    parts = [np.zeros(RATE // 20, np.float32)]
    for word in text.lower().split():
        parts.append(_tone(word))
        parts.append(np.zeros(RATE // 4 if word[-1] in ".,;:!?" else RATE // 50, np.float32))
    return np.concatenate(parts)


@lru_cache(maxsize=64)  # announcements share most words
def _tone(word: str) -> Samples:
    seconds = 0.15 + 0.04 * len(word)
    time = np.arange(round(seconds * RATE)) / RATE
    pitch = 140 + zlib.crc32(word.encode()) % 120
    sound = sum(np.sin(2 * np.pi * pitch * harmonic * time) / harmonic for harmonic in range(1, 9))
    tone: Samples = (0.2 * sound * np.sin(np.pi * time / seconds) ** 0.5).astype(np.float32)
    return tone


def resample(samples: Samples, rate: int) -> Samples:
    """Resample a sound to `RATE`."""
    if rate == RATE or not len(samples):
        return samples
    padded = np.concatenate([samples, np.zeros(-len(samples) % rate, np.float32)])  # whole seconds give whole bins
    length = len(padded) * RATE // rate
    spectrum = np.zeros(length // 2 + 1, np.complex128)
    known = np.fft.rfft(padded)[: len(spectrum)]
    spectrum[: len(known)] = known
    sound: Samples = (np.fft.irfft(spectrum, length) * (RATE / rate)).astype(np.float32)
    return sound[: round(len(samples) * RATE / rate)]


def read_sound(path: Path) -> Samples:
    """Read any sound file as mono at `RATE`. Raise an error if the file is unreadable or unusable."""
    import soundfile

    try:
        with soundfile.SoundFile(path) as file:
            rate, channels = file.samplerate, file.channels
            if not _LOWEST_RATE <= rate <= _HIGHEST_RATE:
                bounds = {"least": str(_LOWEST_RATE), "most": str(_HIGHEST_RATE)}
                raise UserError("voice-sound-rate", path=str(path), rate=str(rate), **bounds)
            if channels > _MOST_CHANNELS:
                raise UserError("voice-sound-channels", path=str(path), channels=channels, most=_MOST_CHANNELS)
            # The header may lie, so read no more than allowed.
            samples = file.read(LONGEST_CLIP * rate + 1, dtype="float32", always_2d=True)
    except (soundfile.LibsndfileError, OSError):
        raise UserError("voice-sound-unreadable", path=str(path)) from None
    if not len(samples):
        raise UserError("voice-sound-empty", path=str(path))
    if len(samples) > LONGEST_CLIP * rate:
        raise UserError("voice-sound-long", path=str(path), most=LONGEST_CLIP)
    if not np.abs(samples).max() < _LOUDEST:  # also true for NaN
        raise UserError("voice-sound-senseless", path=str(path))
    return resample(samples.mean(axis=1), rate)


def _speaker_of_program(
    command: Callable[[Speaker, Path], list[str]],
    text_in_call: bool = False,
    encoding: Callable[[Speaker], str] = lambda speaker: "utf-8",
) -> Callable[[Speaker], Speak]:
    """Return the `speaking` function of an engine that runs a program.

    The program receives the text from stdin or as an argument.
    """

    def speaking(speaker: Speaker) -> Speak:
        def speak(text: str) -> Samples:
            with tempfile.TemporaryDirectory() as folder:
                wav = Path(folder) / "said.wav"
                call = command(speaker, wav) + ([text] if text_in_call else [])
                given = None if text_in_call else text.encode(encoding(speaker), errors="replace")
                try:
                    ended = subprocess.run(call, input=given, capture_output=True, timeout=_LONGEST_WAIT, check=False)
                except (OSError, subprocess.TimeoutExpired):
                    raise UserError("voice-engine-failed", engine=call[0], speaker=speaker.name, said="") from None
                if ended.returncode or not wav.is_file():
                    said = ended.stderr.decode(errors="replace").strip()[-300:]
                    raise UserError("voice-engine-failed", engine=call[0], speaker=speaker.name, said=said)
                try:
                    return read_sound(wav)
                except UserError:
                    raise UserError("voice-nothing-said", engine=call[0], text=text) from None

        return speak

    return speaking


_KOKORO_ACCENTS = {"a": "en-us", "b": "en-gb", "f": "fr-fr"}  # by first letter of the speaker


def _kokoro(speaker: Speaker) -> Speak:
    """Load Kokoro for a speaker. It needs the model file, with `voices.npz` or `voices-v1.0.bin` next to it."""
    from kokoro_onnx import Kokoro

    if speaker.model is None:
        raise UserError("voice-model-needed", engine="kokoro")
    voices = sorted(file for file in speaker.model.parent.glob("voices*") if file.is_file())
    if not voices:
        raise UserError("voice-model-needed", engine="kokoro")
    model = Kokoro(str(speaker.model), str(voices[0]))
    if speaker.name not in model.get_voices():
        raise UserError("voice-speaker-unknown", engine="kokoro", speaker=sanitize(speaker.name))
    accent = _KOKORO_ACCENTS.get(speaker.name[:1], "en-us")

    def speak(text: str) -> Samples:
        samples, rate = model.create(text, voice=speaker.name, speed=speaker.speed, lang=accent)
        return resample(samples.astype(np.float32), rate)

    return speak


_PICO_RATE, _PICO_SPEAKERS = 16000, ("de-DE", "en-GB", "en-US", "es-ES", "fr-FR", "it-IT")


def _pico(speaker: Speaker) -> Speak:
    from ttspico import TtsEngine

    try:
        engine = TtsEngine(speaker.name)
    except RuntimeError:  # its language files are missing
        raise UserError("voice-speaker-unknown", engine="pico", speaker=sanitize(speaker.name)) from None
    engine.rate = round(speaker.speed * 100)

    def speak(text: str) -> Samples:
        samples = np.frombuffer(engine.speak(text) or b"", np.int16)
        return resample(samples.astype(np.float32) * np.float32(1 / 32768), _PICO_RATE)

    return speak


def _hibari(speaker: Speaker) -> Speak:
    from hibari import Hibari

    if not _PLAIN_NAME.fullmatch(speaker.name):  # it has no list of speakers and would accept a path
        raise UserError("voice-speaker-unknown", engine="hibari", speaker=sanitize(speaker.name))
    model = Hibari(speaker.name)
    return lambda text: resample(model(text, speed=speaker.speed, seed=1), 24000)


def _rhvoice_speakers() -> set[str]:
    roots = (Path("/usr/share/RHVoice/voices"), Path("/usr/local/share/RHVoice/voices"))
    found = [voice.name for root in roots if root.is_dir() for voice in root.iterdir() if voice.is_dir()]
    return {*found, *(name.capitalize() for name in found)}


def _espeak_speakers() -> set[str]:
    """Return all names eSpeak accepts: languages, voices and their files, alone or with a variant (`en`, `en+f3`)."""
    lines = _espeak_lines("--voices")
    names = {name for line in lines for name in (line[1], line[3].replace("_", " "), line[4])}
    names |= {word.removeprefix("(") for line in lines for word in line[5:] if word.startswith("(")}  # "(en 2)"
    variants = {line[4].removeprefix("!v/") for line in _espeak_lines("--voices=variant")}
    return names | {f"{name}+{variant}" for name in names for variant in variants}


def _espeak_lines(option: str) -> list[list[str]]:
    lines = (line.split() for line in _program_output("espeak-ng", option).splitlines()[1:])
    return [line for line in lines if len(line) > 4]


def _program_output(*call: str) -> str:
    """Return a program's output, or an empty string if it fails or is missing."""
    try:
        return subprocess.run(call, capture_output=True, text=True, timeout=_LONGEST_WAIT, check=True).stdout
    except (OSError, subprocess.SubprocessError):
        return ""


def _has_program(program: str) -> Callable[[], bool]:
    return lambda: shutil.which(program) is not None


def _has_module(name: str) -> Callable[[], bool]:
    return lambda: importlib.util.find_spec(name) is not None


ENGINES = (
    Engine(
        "rhvoice",
        _has_program("RHVoice-test"),
        _speaker_of_program(
            lambda s, wav: ["RHVoice-test", "-p", s.name, "-r", str(round(s.speed * 100)), "-o", str(wav)]
        ),
        _rhvoice_speakers,
        {"ru": "aleksandr", "en": "alan"},
        dict.fromkeys(("aleksandr", "anna", "elena", "irina", "alan", "bdl", "clb", "slt"), "LGPL-2.1-or-later")
        | {"aleksandr-hq": "CC-BY-SA-4.0"},
    ),
    Engine(
        "kokoro",
        _has_module("kokoro_onnx"),
        _kokoro,
        None,
        {"en": "bm_george", "fr": "ff_siwis"},
        dict.fromkeys(("bm_george", "bf_emma", "af_heart", "am_michael", "ff_siwis"), "Apache-2.0"),
    ),
    Engine(
        "pico",
        _has_module("ttspico"),
        _pico,
        lambda: _PICO_SPEAKERS,
        {"de": "de-DE", "fr": "fr-FR", "en": "en-GB"},
        dict.fromkeys(_PICO_SPEAKERS, "Apache-2.0"),
    ),
    Engine("hibari", _has_module("hibari"), _hibari, None, {"en": "heart"}, {"heart": "Apache-2.0"}),
    Engine(
        "espeak-ng",
        _has_program("espeak-ng"),
        _speaker_of_program(
            lambda s, wav: ["espeak-ng", "-v", s.name, "-s", str(round(s.speed * 150)), "-w", str(wav)]
        ),
        _espeak_speakers,
        {language: language for language in ("en", "ru", "cs", "de", "fr")},
    ),
    Engine(
        "flite",
        _has_program("flite"),
        _speaker_of_program(
            lambda s, wav: ["flite", "-voice", str(s.model or s.name), "-o", str(wav), "-t"], text_in_call=True
        ),
        lambda: set(_program_output("flite", "-lv").partition(":")[2].split()),
        {"en": "rms"},
        speaks_by_file=True,
    ),
    Engine(
        "text2wave",
        _has_program("text2wave"),
        _speaker_of_program(
            lambda s, wav: ["text2wave", "-eval", f"(voice_{s.name})", "-o", str(wav)],
            encoding=lambda s: "iso-8859-2" if s.name.startswith("czech_") else "utf-8",
        ),
        lambda: set(_program_output("festival", "-b", "(print (voice.list))").strip().strip("()").split()),
        {"en": "kal_diphone", "ru": "msu_ru_nsh_clunits", "cs": "czech_machac"},
        dict.fromkeys(("czech_machac", "czech_dita"), "GPL-3.0-or-later") | {"czech_ph": "GPL-2.0-or-later"},
    ),
    Engine(
        "piper",
        _has_program("piper"),
        _speaker_of_program(lambda s, wav: ["piper", "--model", str(s.model), "--output_file", str(wav)]),
        set,
        speaks_by_file=True,
    ),
    Engine(
        "tones",
        lambda: True,
        lambda speaker: speak_in_tones,
        lambda: {"tones"},
        dict.fromkeys(("en", "ru", "cs", "de", "fr"), "tones"),
        {"tones": "MIT"},
    ),
)
