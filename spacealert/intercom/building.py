"""From words to a pack: has every phrase said by somebody, and lays counts on whole seconds.

Who says it is a function from a text to samples: a synthesizer, or the recordings of a person.
"""

from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np

from spacealert import words
from spacealert.files.refused import Refused
from spacealert.intercom.loudness import at_loudness
from spacealert.intercom.packing import Label, Recording, faded, levels, spoken, trimmed, words_in, write
from spacealert.intercom.phrases import COUNT, Joins, Phrase, phrases
from spacealert.intercom.sound import Samples
from spacealert.intercom.voice import RATE

Speak = Callable[[str], Samples]

_BEEP = RATE * 6 // 5  # left free for the beep between "one" and what is said after it
_BREATH = RATE * 45 // 100  # between a sentence and its count


def build(folder: Path, label: Label, speak: Speak) -> None:
    """A whole new pack at `folder`."""
    write(folder, label, dict(recordings(label.language, label.joins, speak)))


def recordings(language: str, joins: Joins, speak: Speak) -> Iterator[tuple[str, Recording]]:
    """Every clip of a pack, in the order of the phrases."""
    for phrase in phrases(joins):
        if phrase.counts_to is None:
            yield phrase.id, Recording(spoken(speak(phrase.spoken(language))), phrase.text(language))
        else:
            sentence, numbers = _counted(phrase, language, speak)
            ending = None if phrase.ending is None else trimmed(speak(words.say(phrase.ending, lang=language)))
            yield phrase.id, counted(phrase, phrase.text(language), sentence, numbers, ending)


def counted(phrase: Phrase, text: str, sentence: Samples, numbers: list[Samples], ending: Samples | None) -> Recording:
    """Each number begins on its second; the sentence ends in good time before them, the ending follows the beep."""
    first = len(sentence) + _BREATH
    last = first + len(COUNT) * RATE
    whole = np.zeros(last + (0 if ending is None else _BEEP + len(ending)), np.float32)
    _lay(whole, sentence, 0)
    for second, number in enumerate(numbers):
        _lay(whole, number[: RATE - RATE // 50], first + second * RATE)
    if ending is not None:
        _lay(whole, ending, last + _BEEP)
    marks = {name: first + second * RATE for second, name in enumerate(COUNT)}
    marks |= {"zero": last} if phrase.counts_to == "zero" else {"open": first, "close": last}
    return Recording(faded(at_loudness(whole)), text, {name: marks[name] for name in phrase.marks})


def _lay(whole: Samples, part: Samples, at: int) -> None:
    whole[at : at + len(part)] += faded(part)[: len(whole) - at]


def _counted(phrase: Phrase, language: str, speak: Speak) -> tuple[Samples, list[Samples]]:
    """The sentence and its numbers, spoken in one breath and cut at the pauses, so that they sound like a count."""
    said = trimmed(speak(f"{phrase.spoken(language)}: {words.say('intercom-counts.spoken', lang=language)}"))
    pieces = cut(said)
    if pieces is None:
        raise Refused("voice-count-uncut", phrase=phrase.id, text=phrase.text(language))
    return pieces


def cut(samples: Samples) -> tuple[Samples, list[Samples]] | None:
    """A sentence and the numbers at its end, cut at the pauses before them; None when no such pauses are there.

    The longest pauses are tried first, since a consonant can be as silent as a short pause.
    """
    found = words_in(samples)
    if found is None:
        return None
    said = samples[slice(*found)]
    level = levels(said)
    step = RATE // 200
    quiet = np.concatenate(([False], level < 0.03 * level.max(), [False]))
    edges = [int(edge) for edge in np.flatnonzero(quiet[1:] != quiet[:-1])]
    pauses = [(end - start, (start + end) // 2 * step) for start, end in zip(edges[::2], edges[1::2], strict=True)]
    for shortest in sorted({length for length, _ in pauses}, reverse=True):
        middles = [middle for length, middle in pauses if length >= shortest][-len(COUNT) :]
        sentence, *numbers = (trimmed(piece) for piece in np.split(said, middles))
        if len(numbers) == len(COUNT) and all(RATE * 0.18 < len(number) < RATE for number in numbers):
            return sentence, numbers
    return None
