"""Tools that build intercom voice packs from a speech synthesizer or from recordings."""

import wave
from collections.abc import Callable, Iterator
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np
from attrs import frozen

from spacealert.announcer.phrases import list_phrases, sample_announcements
from spacealert.kit.audio import RATE, packing, signal
from spacealert.kit.audio.signal import SILENCE, Samples, as_int16, measure_loudness, set_loudness
from spacealert.kit.audio.synthesizers import read_sound
from spacealert.kit.audio.voice_pack import Clip, ClipKind, Voice
from spacealert.kit.i18n.errors import InvalidFile, Problem, UserError
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.storage import atomic
from spacealert.missions.announcements import COUNT, Phrase
from spacealert.texts import FALLBACK, load_texts

Speak = Callable[[str], Samples]

_BEEP = RATE * 6 // 5  # room for the beep between "one" and the next words
_DEPTHS = (0.03, 0.06, 0.1)  # shares of the peak that count as silence, strictest first
_A_CONSONANT = 8  # in steps of 5 ms, as used to measure levels
_BREATH = RATE * 45 // 100  # between a sentence and its countdown


def build_pack(
    folder: Path, label: packing.PackInfo, speak: Speak, report: Callable[[str], object] = lambda text: None
) -> None:
    """Build a new voice pack in `folder`. `report` is called with the text of each finished clip."""
    packing.refuse_other_files(folder)  # before the slow speech synthesis

    def checked(text: str) -> Samples:
        sound = speak(text)
        if packing.find_words(sound) is None:
            raise UserError("voice-nothing-said", engine=label.engine, text=text)
        return sound

    made: dict[str, packing.Recording] = {}
    for clip_id, recording in record_clips(load_texts(label.language), label.joins, checked):
        made[clip_id] = recording
        report(recording.text)
    packing.write(folder, label, made)


@frozen
class SpokenCount:
    """The samples of a sentence and of the five numbers after it. No pause between them was shorter than `pause`."""

    sentence: Samples
    numbers: list[Samples]
    pause: int


def record_clips(texts: Texts, joins: ClipKind, speak: Speak) -> Iterator[tuple[str, packing.Recording]]:
    counts = _speak_counts(texts, joins, speak)
    in_sentences = _speak_words(texts, speak) if joins is ClipKind.WORDS else {}
    for phrase in list_phrases(joins):
        if phrase.counts_to is None:
            sound = in_sentences.get(phrase.id)
            sound = speak(phrase.spoken_text(texts)) if sound is None else sound
            yield phrase.id, packing.Recording(packing.prepare_speech(sound), phrase.text(texts))
        else:
            ending = None if phrase.ending is None else packing.trim_silence(speak(texts.say(phrase.ending)))
            yield phrase.id, record_count(phrase, phrase.text(texts), counts[phrase.id], ending)


def record_count(phrase: Phrase, text: str, count: SpokenCount, ending: Samples | None) -> packing.Recording:
    """Assemble a recording: a sentence, the numbers one second apart, and any ending after room for the beep."""
    first = len(count.sentence) + _BREATH
    last = first + len(COUNT) * RATE
    whole = np.zeros(last + (0 if ending is None else _BEEP + len(ending)), np.float32)
    _add_at(whole, count.sentence, 0)
    for second, number in enumerate(count.numbers):
        _add_at(whole, number[: RATE - RATE // 50], first + second * RATE)
    if ending is not None:
        _add_at(whole, ending, last + _BEEP)
    marks = {name: first + second * RATE for second, name in enumerate(COUNT)}
    marks |= {"zero": last} if phrase.counts_to == "zero" else {"open": first, "close": last}
    return packing.Recording(packing.fade_ends(set_loudness(whole)), text, {name: marks[name] for name in phrase.marks})


def _add_at(whole: Samples, part: Samples, at: int) -> None:
    whole[at : at + len(part)] += packing.fade_ends(part)[: len(whole) - at]


def _speak_words(texts: Texts, speak: Speak) -> dict[str, Samples]:
    """Speak whole announcements, and return the words cut out of those that can be split, by clip id."""
    found: dict[str, Samples] = {}
    for phrase, clip_ids in sample_announcements().items():
        found = (
            dict(zip(clip_ids, split_sentences(speak(phrase.spoken_text(texts)), len(clip_ids)) or (), strict=False))
            | found
        )
    return found


def split_sentences(samples: Samples, count: int) -> list[Samples] | None:
    """Split an announcement into `count` sentences, or return None if it lacks clear pauses."""
    said = packing.trim_silence(samples)
    for _, middles in _possible_cuts(said, count - 1):
        pieces = [packing.trim_silence(piece) for piece in np.split(said, middles)]
        if len(pieces[0]) > RATE * 3 // 5 and min(map(len, pieces)) > RATE // 4:
            return pieces
    return None


def _speak_counts(texts: Texts, joins: ClipKind, speak: Speak) -> dict[str, SpokenCount]:
    """Speak all phrases that end with a count. Return their sentences and numbers, by phrase id."""
    numbers = texts.say("intercom-counts").rstrip(".").split(", ")
    counting = {phrase.id: phrase.spoken_text(texts) for phrase in list_phrases(joins) if phrase.counts_to is not None}
    found: dict[str, SpokenCount] = {}
    for phrase_id, sentence in counting.items():
        said = (split_count(speak(f"{sentence}: {stop.join(numbers)}.")) for stop in ("; ", ". ", "... ", ", "))
        cleanest = max((count for count in said if count is not None), key=lambda count: count.pause, default=None)
        if cleanest is not None:
            found[phrase_id] = cleanest
    borrowed = (
        max(found.values(), key=lambda count: count.pause).numbers
        if found
        else [packing.trim_silence(speak(f"{number}.")) for number in numbers]
    )
    for phrase_id in counting.keys() - found.keys():
        found[phrase_id] = SpokenCount(packing.trim_silence(speak(f"{counting[phrase_id]}:")), borrowed, 0)
    return found


def split_count(samples: Samples) -> SpokenCount | None:
    """Split a sentence from the numbers at its end, or return None if no cut gives five plausible numbers."""
    said = packing.trim_silence(samples)
    for shortest, middles in _possible_cuts(said, len(COUNT)):
        sentence, *numbers = (packing.trim_silence(piece) for piece in np.split(said, middles))
        if _is_count(sentence, numbers):
            return SpokenCount(sentence, numbers, shortest)
    return None


def _possible_cuts(said: Samples, count: int) -> Iterator[tuple[int, list[int]]]:
    """Yield cuts to try: a length, and the middles of the last `count` pauses at least that long, all in frames."""
    level = packing.rms_levels(said)
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
    lengths = [len(number) for number in numbers]
    return min(lengths) > RATE // 4 and max(lengths) < min(len(sentence), RATE, 2.7 * min(lengths))


# A human voice. Takes are sound files in a folder, named after their phrases, and may come from any recorder.

KINDS = ("wav", "flac", "ogg", "opus", "mp3")
CLIPPED = 0.999  # share of full scale; above this, the input was too loud


def takes_to_record(joins: ClipKind, texts: Texts) -> dict[str, str]:
    """Return the text of each take to record, by the name of the take."""
    wanted: dict[str, str] = {}
    samples = sample_announcements()
    cut_out = {} if joins is ClipKind.SENTENCES else {clips[0]: phrase for phrase, clips in samples.items()}
    in_others = {clip for clips in samples.values() for clip in clips}
    for phrase in list_phrases(joins):
        if phrase.id in cut_out:
            whole = cut_out[phrase.id]
            wanted[whole.id] = whole.text(texts)
        if phrase.id in in_others:
            continue
        wanted[phrase.id] = phrase.sentence(texts)
        if phrase.counts_to is not None:
            wanted[phrase.id] += f": {texts.say('intercom-counts')}"
        if phrase.ending is not None:
            wanted[phrase.ending.removeprefix("intercom-")] = texts.say(phrase.ending)
    return wanted


def find_take(folder: Path, name: str) -> Path | None:
    """Return a take's file in any supported format, or None if the take is missing."""
    return next((file for kind in KINDS if (file := folder / f"{name}.{kind}").is_file()), None)


def detect_clip_kind(folder: Path) -> ClipKind:
    """Return SENTENCES if the folder contains any take that only a pack of sentences needs, or else WORDS."""
    texts = load_texts(FALLBACK)  # take names are the same in every language
    bodies = takes_to_record(ClipKind.SENTENCES, texts).keys() - takes_to_record(ClipKind.WORDS, texts).keys()
    return ClipKind.SENTENCES if any(find_take(folder, name) for name in bodies) else ClipKind.WORDS


def assemble_pack(takes_folder: Path, folder: Path, label: packing.PackInfo) -> None:
    """Build a voice pack from recorded takes. Raise `InvalidFile` with every take that is missing or unusable."""
    texts = load_texts(label.language)
    sounds, problems = _read_takes(takes_folder, label, texts)
    if label.joins is ClipKind.WORDS:
        problems += _cut_words(sounds, texts)
    clips: dict[str, packing.Recording] = {}
    for phrase in list_phrases(label.joins):
        if phrase.id not in sounds:
            continue
        text = phrase.text(texts)
        if phrase.counts_to is None:
            clips[phrase.id] = packing.Recording(packing.prepare_speech(sounds[phrase.id]), text)
            continue
        count = split_count(sounds[phrase.id])
        ending = None if phrase.ending is None else phrase.ending.removeprefix("intercom-")
        if count is None:
            problems.append(Problem(0, 0, "voice-take-uncut", {"take": phrase.id, "text": text}))
        elif ending is None or ending in sounds:
            last_words = None if ending is None else packing.trim_silence(sounds[ending])
            clips[phrase.id] = record_count(phrase, text, count, last_words)
    if problems:
        raise InvalidFile(str(takes_folder), problems)
    packing.write(folder, label, clips)


def _cut_words(sounds: dict[str, Samples], texts: Texts) -> list[Problem]:
    """Add the words cut from announcements to `sounds`. Return a problem for each announcement that can't be cut."""
    problems: list[Problem] = []
    for phrase, clip_ids in sample_announcements().items():
        if phrase.id in sounds:
            pieces = split_sentences(sounds[phrase.id], len(clip_ids))
            if pieces is None:
                problems.append(Problem(0, 0, "voice-take-unparted", {"take": phrase.id, "text": phrase.text(texts)}))
            else:
                sounds |= dict(zip(clip_ids, pieces, strict=True)) | {
                    clip_id: sounds[clip_id] for clip_id in clip_ids if clip_id in sounds
                }
    return problems


def _read_takes(takes_folder: Path, label: packing.PackInfo, texts: Texts) -> tuple[dict[str, Samples], list[Problem]]:
    if not takes_folder.is_dir():
        raise UserError("voice-no-folder", path=str(takes_folder))
    sounds: dict[str, Samples] = {}
    problems: list[Problem] = []
    for name, text in takes_to_record(label.joins, texts).items():
        file = find_take(takes_folder, name)
        if file is None:
            problems.append(Problem(0, 0, "voice-take-missing", {"take": name, "text": text}))
            continue
        try:
            sound = read_sound(file)
        except UserError as error:
            problems.append(Problem(0, 0, error.text_id, error.facts))
            continue
        if measure_loudness(sound) <= SILENCE or packing.find_words(sound) is None:
            problems.append(Problem(0, 0, "voice-take-silent", {"take": file.name}))
        else:
            sounds[name] = sound
    return sounds, problems


def write_take(file: Path, take: Samples) -> None:
    """Write a take as a WAV file, atomically."""
    content = BytesIO()
    with wave.open(content, "wb") as written:
        written.setparams((1, 2, RATE, 0, "NONE", ""))
        written.writeframes(as_int16(take).astype("<i2").tobytes())
    with atomic.report_errors_at(file):
        atomic.write(file, content.getvalue())


def find_take_fault(take: Samples) -> str | None:
    """Return "silent" or "clipped" if a take should be recorded again, or None if it is good."""
    if measure_loudness(take) <= SILENCE + 15:
        return "silent"
    return "clipped" if np.abs(take).max() >= CLIPPED else None


# Voice faults: missing, quiet, loud, clipped or long clips, and misplaced marks

TOLERANCE = 1.0  # LU above or below the target loudness of speech
LONGEST_BODY = 6.0  # seconds: it is played twice and must fit between two threats
LONGEST = 15.0  # seconds, for any other clip
_EDGE = 0.02  # amplitude at the start or end of a clip that sounds like a click
_ONSET = 0.15  # seconds between a mark and the start of its number
_SOFT = 0.03  # share of a number's peak: some numbers start with just a breath


@frozen
class ClipProblem:
    clip: str
    kind: str
    facts: dict[str, Any]

    def render(self, texts: Texts) -> str:
        return texts.say(f"voice-check-{self.kind}", clip=self.clip, **self.facts)


def check_voice(voice: Voice, progress: Callable[[float], None] = lambda share: None) -> Iterator[ClipProblem]:
    """Yield all problems with a voice. `progress` receives the fraction of phrases checked so far."""
    texts = load_texts(voice.language)
    wanted = tuple(list_phrases(voice.joins))
    for place, phrase in enumerate(wanted):
        progress(place / len(wanted))
        clip = voice.clips.get(phrase.id)
        if clip is None:
            yield ClipProblem(phrase.id, "missing", {"text": phrase.text(texts)})
            continue
        try:
            samples = voice.samples(phrase.id)
        except UserError:
            yield ClipProblem(phrase.id, "unreadable", {"path": str(voice.file(phrase.id))})
            continue
        yield from _check_clip(phrase, clip, samples, texts)


def _check_clip(phrase: Phrase, clip: Clip, samples: Samples, texts: Texts) -> Iterator[ClipProblem]:
    if clip.text != phrase.text(texts):
        yield ClipProblem(clip.id, "text", {"text": clip.text, "expected": phrase.text(texts)})
    level = signal.measure_loudness(samples)
    if level <= signal.SILENCE:
        yield ClipProblem(clip.id, "silent", {})
        return
    if abs(level - signal.SPEECH) > TOLERANCE:
        kind = "loud" if level > signal.SPEECH else "quiet"
        yield ClipProblem(clip.id, kind, {"level": f"{level:.1f}", "expected": f"{signal.SPEECH:.0f}"})
    peak = signal.measure_true_peak(samples)
    if peak > signal.HIGHEST_PEAK:
        yield ClipProblem(clip.id, "clipped", {"peak": f"{peak:.1f}", "most": f"{signal.HIGHEST_PEAK:.0f}"})
    if np.abs(samples[[0, -1]]).max() > _EDGE:
        yield ClipProblem(clip.id, "click", {})
    most = LONGEST_BODY if phrase.text_id == "intercom-body" else LONGEST
    if clip.frames > most * RATE:
        yield ClipProblem(clip.id, "long", {"length": f"{clip.frames / RATE:.1f}", "most": f"{most:.0f}"})
    yield from _check_marks(phrase, clip, samples)


def _check_marks(phrase: Phrase, clip: Clip, samples: Samples) -> Iterator[ClipProblem]:
    missing = [name for name in phrase.marks if name not in clip.marks]
    if missing or phrase.counts_to is None:
        yield from (ClipProblem(clip.id, "mark-missing", {"mark": name}) for name in missing)
        return
    end = clip.marks[phrase.counts_to]
    for left, name in enumerate(reversed(COUNT), 1):
        at = clip.marks[name]
        if abs(end - at - left * RATE) > 1:
            yield ClipProblem(clip.id, "mark-off", {"mark": name, "seconds": left, "found": f"{(end - at) / RATE:.3f}"})
            continue
        second = np.abs(samples[max(at, 0) : at + RATE])
        loud = np.flatnonzero(second > _SOFT * second.max(initial=0))
        if not len(loud) or loud[0] > _ONSET * RATE:
            yield ClipProblem(clip.id, "mark-silent", {"mark": name})
    if phrase.counts_to == "close" and abs(clip.marks["close"] - clip.marks["open"] - 5 * RATE) > 1:
        window = (clip.marks["close"] - clip.marks["open"]) / RATE
        yield ClipProblem(clip.id, "window", {"seconds": f"{window:.2f}"})
