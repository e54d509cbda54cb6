"""What is wrong with a voice pack: missing, quiet, loud, clipped or long clips, and marks at wrong places."""

from collections.abc import Iterator
from typing import Any

import numpy as np
from attrs import frozen

from spacealert.announcer.phrases import phrases
from spacealert.kit.audio import loudness
from spacealert.kit.audio.samples import Samples
from spacealert.kit.audio.voice_pack import RATE, Clip, Voice
from spacealert.kit.i18n.errors import UserError
from spacealert.kit.i18n.texts import Texts
from spacealert.missions.announcements import COUNT, Phrase
from spacealert.texts import in_language

TOLERANCE = 1.0  # LU around the loudness of speech
LONGEST_BODY = 6.0  # seconds: said twice, it must fit between two threats
LONGEST = 15.0  # seconds of any other clip
_EDGE = 0.02  # amplitude at which a clip that begins or ends there is heard to click
_ONSET = 0.15  # seconds between a mark and the sound of its number
_SOFT = 0.03  # of a number's loudest: some begin with no more than a breath


@frozen
class Finding:
    """One thing wrong with one clip; `kind` ends the id of its sentence."""

    clip: str
    kind: str
    facts: dict[str, Any]

    def render(self, texts: Texts) -> str:
        return texts.say(f"voice-check-{self.kind}", clip=self.clip, **self.facts)


def findings(voice: Voice) -> Iterator[Finding]:
    """All that is wrong, in the order of the phrases."""
    texts = in_language(voice.language)
    for phrase in phrases(voice.joins):
        clip = voice.clips.get(phrase.id)
        if clip is None:
            yield Finding(phrase.id, "missing", {"text": phrase.text(texts)})
            continue
        try:
            samples = voice.samples(phrase.id)
        except UserError:
            yield Finding(phrase.id, "unreadable", {"path": str(voice.file(phrase.id))})
            continue
        yield from _in_clip(phrase, clip, samples, texts)


def _in_clip(phrase: Phrase, clip: Clip, samples: Samples, texts: Texts) -> Iterator[Finding]:
    if clip.text != phrase.text(texts):
        yield Finding(clip.id, "text", {"text": clip.text, "expected": phrase.text(texts)})
    level = loudness.loudness(samples)
    if level <= loudness.SILENCE:
        yield Finding(clip.id, "silent", {})
        return
    if abs(level - loudness.SPEECH) > TOLERANCE:
        kind = "loud" if level > loudness.SPEECH else "quiet"
        yield Finding(clip.id, kind, {"level": f"{level:.1f}", "expected": f"{loudness.SPEECH:.0f}"})
    peak = loudness.true_peak(samples)
    if peak > loudness.HIGHEST_PEAK:
        yield Finding(clip.id, "clipped", {"peak": f"{peak:.1f}", "most": f"{loudness.HIGHEST_PEAK:.0f}"})
    if np.abs(samples[[0, -1]]).max() > _EDGE:
        yield Finding(clip.id, "click", {})
    most = LONGEST_BODY if phrase.text_id == "intercom-body" else LONGEST
    if clip.frames > most * RATE:
        yield Finding(clip.id, "long", {"length": f"{clip.frames / RATE:.1f}", "most": f"{most:.0f}"})
    yield from _in_marks(phrase, clip, samples)


def _in_marks(phrase: Phrase, clip: Clip, samples: Samples) -> Iterator[Finding]:
    """Numbers stand on whole seconds before the end of the count, and are heard where they stand."""
    missing = [name for name in phrase.marks if name not in clip.marks]
    if missing or phrase.counts_to is None:
        yield from (Finding(clip.id, "mark-missing", {"mark": name}) for name in missing)
        return
    end = clip.marks[phrase.counts_to]
    for left, name in enumerate(reversed(COUNT), 1):
        at = clip.marks[name]
        if abs(end - at - left * RATE) > 1:
            yield Finding(clip.id, "mark-off", {"mark": name, "seconds": left, "found": f"{(end - at) / RATE:.3f}"})
            continue
        second = np.abs(samples[max(at, 0) : at + RATE])
        loud = np.flatnonzero(second > _SOFT * second.max(initial=0))
        if not len(loud) or loud[0] > _ONSET * RATE:
            yield Finding(clip.id, "mark-silent", {"mark": name})
    if phrase.counts_to == "close" and abs(clip.marks["close"] - clip.marks["open"] - 5 * RATE) > 1:
        window = (clip.marks["close"] - clip.marks["open"]) / RATE
        yield Finding(clip.id, "window", {"seconds": f"{window:.2f}"})
