"""From words to a pack: has every phrase said by somebody, and lays counts on whole seconds.

Who says it is a function from a text to samples: a synthesizer, or the recordings of a person.
"""

from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
from attrs import frozen

from spacealert.announcer.phrases import phrases, sample_announcements
from spacealert.kit.audio.loudness import at_loudness
from spacealert.kit.audio.packing import (
    Label,
    Recording,
    faded,
    levels,
    refuse_other_files,
    spoken,
    trimmed,
    words_in,
    write,
)
from spacealert.kit.audio.samples import Samples
from spacealert.kit.audio.voice_pack import RATE, Joins
from spacealert.kit.i18n.errors import UserError
from spacealert.kit.i18n.texts import Texts
from spacealert.missions.announcements import COUNT, Phrase
from spacealert.texts import in_language

Speak = Callable[[str], Samples]

_BEEP = RATE * 6 // 5  # left free for the beep between "one" and what is said after it
_DEPTHS = (0.03, 0.06, 0.1)  # of the loudest: what counts as silence, the strictest first
_A_CONSONANT = 8  # of the 5 ms in which levels are measured
_BREATH = RATE * 45 // 100  # between a sentence and its count


def build(folder: Path, label: Label, speak: Speak, report: Callable[[str], object] = lambda text: None) -> None:
    """A whole new pack at `folder`; `report` gets each text when it has been said."""
    refuse_other_files(folder)  # before anything is said, which may take minutes

    def checked(text: str) -> Samples:
        sound = speak(text)
        if words_in(sound) is None:
            raise UserError("voice-nothing-said", engine=label.engine, text=text)
        return sound

    made: dict[str, Recording] = {}
    for clip_id, recording in recordings(in_language(label.language), label.joins, checked):
        made[clip_id] = recording
        report(recording.text)
    write(folder, label, made)


@frozen
class Count:
    """A sentence and the five numbers after it, cut apart; the longer the shortest pause, the cleaner the cut."""

    sentence: Samples
    numbers: list[Samples]
    pause: int


def recordings(texts: Texts, joins: Joins, speak: Speak) -> Iterator[tuple[str, Recording]]:
    """Every clip of a pack, in the order of the phrases."""
    counts = _counts(texts, joins, speak)
    in_sentences = _words(texts, speak) if joins is Joins.WORDS else {}
    for phrase in phrases(joins):
        if phrase.counts_to is None:
            sound = in_sentences.get(phrase.id)
            sound = speak(phrase.spoken(texts)) if sound is None else sound
            yield phrase.id, Recording(spoken(sound), phrase.text(texts))
        else:
            ending = None if phrase.ending is None else trimmed(speak(texts.say(phrase.ending)))
            yield phrase.id, counted(phrase, phrase.text(texts), counts[phrase.id], ending)


def counted(phrase: Phrase, text: str, count: Count, ending: Samples | None) -> Recording:
    """Each number begins on its second; the sentence ends in good time before them, the ending follows the beep."""
    first = len(count.sentence) + _BREATH
    last = first + len(COUNT) * RATE
    whole = np.zeros(last + (0 if ending is None else _BEEP + len(ending)), np.float32)
    _lay(whole, count.sentence, 0)
    for second, number in enumerate(count.numbers):
        _lay(whole, number[: RATE - RATE // 50], first + second * RATE)
    if ending is not None:
        _lay(whole, ending, last + _BEEP)
    marks = {name: first + second * RATE for second, name in enumerate(COUNT)}
    marks |= {"zero": last} if phrase.counts_to == "zero" else {"open": first, "close": last}
    return Recording(faded(at_loudness(whole)), text, {name: marks[name] for name in phrase.marks})


def _lay(whole: Samples, part: Samples, at: int) -> None:
    whole[at : at + len(part)] += faded(part)[: len(whole) - at]


def _words(texts: Texts, speak: Speak) -> dict[str, Samples]:
    """The words of announcements, cut out of whole ones; what an engine runs together is left to be said alone."""
    found: dict[str, Samples] = {}
    for phrase, clip_ids in sample_announcements().items():
        found = dict(zip(clip_ids, parts(speak(phrase.spoken(texts)), len(clip_ids)) or (), strict=False)) | found
    return found


def parts(samples: Samples, count: int) -> list[Samples] | None:
    """An announcement cut into its sentences; None when it has no such pauses. The first, its time, is never short."""
    said = trimmed(samples)
    for _, middles in _cuts(said, count - 1):
        pieces = [trimmed(piece) for piece in np.split(said, middles)]
        if len(pieces[0]) > RATE * 3 // 5 and min(map(len, pieces)) > RATE // 4:
            return pieces
    return None


def _counts(texts: Texts, joins: Joins, speak: Speak) -> dict[str, Count]:
    """Each sentence with its numbers spoken in one breath and cut at the pauses, so that it sounds like a count.

    Engines differ in what makes them pause. Where one runs all numbers together, those of its cleanest count serve;
    where it never pauses, each number is said alone.
    """
    numbers = texts.say("intercom-counts").rstrip(".").split(", ")
    counting = {phrase.id: phrase.spoken(texts) for phrase in phrases(joins) if phrase.counts_to is not None}
    found: dict[str, Count] = {}
    for phrase_id, sentence in counting.items():
        said = (cut(speak(f"{sentence}: {stop.join(numbers)}.")) for stop in ("; ", ". ", "... ", ", "))
        cleanest = max((count for count in said if count is not None), key=lambda count: count.pause, default=None)
        if cleanest is not None:
            found[phrase_id] = cleanest
    borrowed = (
        max(found.values(), key=lambda count: count.pause).numbers
        if found
        else [trimmed(speak(f"{number}.")) for number in numbers]
    )
    for phrase_id in counting.keys() - found.keys():
        found[phrase_id] = Count(trimmed(speak(f"{counting[phrase_id]}:")), borrowed, 0)
    return found


def cut(samples: Samples) -> Count | None:
    """A sentence and the numbers at its end, cut at the pauses before them; None when no such pauses are there."""
    said = trimmed(samples)
    for shortest, middles in _cuts(said, len(COUNT)):
        sentence, *numbers = (trimmed(piece) for piece in np.split(said, middles))
        if _is_count(sentence, numbers):
            return Count(sentence, numbers, shortest)
    return None


def _cuts(said: Samples, count: int) -> Iterator[tuple[int, list[int]]]:
    """Where speech may be cut: the last so many pauses, with the length of the shortest, all in frames.

    The deepest and longest pauses are tried first, since a consonant can be as silent as a short pause.
    """
    level = levels(said)
    step = RATE // 200
    for depth in _DEPTHS:
        quiet = np.concatenate(([False], level < depth * level.max(initial=0), [False]))
        edges = [int(edge) for edge in np.flatnonzero(quiet[1:] != quiet[:-1])]
        within = [
            (end - start, (start + end) // 2 * step)
            for start, end in zip(edges[::2], edges[1::2], strict=True)
            if start > 0 and end < len(level)
        ]
        for shortest in sorted({length for length, _ in within if length > _A_CONSONANT}, reverse=True):
            middles = [middle for length, middle in within if length >= shortest][-count:]
            if len(middles) == count:
                yield shortest * step, middles


def _is_count(sentence: Samples, numbers: list[Samples]) -> bool:
    """Numbers are about as long as each other, and the sentence is longer than any."""
    lengths = [len(number) for number in numbers]
    return min(lengths) > RATE // 4 and max(lengths) < min(len(sentence), RATE, 2.7 * min(lengths))
