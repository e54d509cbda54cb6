"""A person's voice: what is to be recorded, phrase by phrase, and a pack made of the takes.

Takes are sound files in a folder, named by what they say; whoever records them elsewhere puts the same files there.
"""

import wave
from io import BytesIO
from pathlib import Path

import numpy as np

from spacealert.announcer import building
from spacealert.announcer.phrases import phrases, sample_announcements
from spacealert.kit.audio.loudness import SILENCE, loudness
from spacealert.kit.audio.packing import Label, Recording, spoken, trimmed, words_in, write
from spacealert.kit.audio.samples import Samples, as_int16
from spacealert.kit.audio.synthesizers import read_sound
from spacealert.kit.audio.voice_pack import RATE, Joins
from spacealert.kit.i18n.errors import InvalidFile, Problem, UserError
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.storage import atomic
from spacealert.texts import FALLBACK, in_language

KINDS = ("wav", "flac", "ogg", "opus", "mp3")
CLIPPED = 0.999  # of full scale: a microphone that reaches this was too loud


def takes(joins: Joins, texts: Texts) -> dict[str, str]:
    """What is to be recorded: the name of each take and what is to be said in it, in the order of the phrases.

    For a pack of words these are some whole announcements, out of which the words are cut.
    """
    wanted: dict[str, str] = {}
    cut_out = {} if joins is Joins.SENTENCES else {clips[0]: phrase for phrase, clips in sample_announcements().items()}
    in_others = {clip for clips in sample_announcements().values() for clip in clips}
    for phrase in phrases(joins):
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


def take_in(folder: Path, name: str) -> Path | None:
    """The file of a take, of whatever kind."""
    return next((file for kind in KINDS if (file := folder / f"{name}.{kind}").is_file()), None)


def joins_of(folder: Path) -> Joins:
    """Whole sentences, if the folder has more of them than words are cut out of; else words."""
    texts = in_language(FALLBACK)  # takes have the same names in every language
    bodies = takes(Joins.SENTENCES, texts).keys() - takes(Joins.WORDS, texts).keys()
    return Joins.SENTENCES if any(take_in(folder, name) for name in bodies) else Joins.WORDS


def assemble(takes_folder: Path, folder: Path, label: Label) -> None:
    """A pack made of the takes; raises `InvalidFile` with every take that is missing or of no use."""
    texts = in_language(label.language)
    sounds, problems = _sounds(takes_folder, label, texts)
    if label.joins is Joins.WORDS:
        problems += _cut_words(sounds, texts)
    clips: dict[str, Recording] = {}
    for phrase in phrases(label.joins):
        if phrase.id not in sounds:
            continue
        text = phrase.text(texts)
        if phrase.counts_to is None:
            clips[phrase.id] = Recording(spoken(sounds[phrase.id]), text)
            continue
        count = building.cut(sounds[phrase.id])
        ending = None if phrase.ending is None else phrase.ending.removeprefix("intercom-")
        if count is None:
            problems.append(Problem(0, 0, "voice-take-uncut", {"take": phrase.id, "text": text}))
        elif ending is None or ending in sounds:
            last_words = None if ending is None else trimmed(sounds[ending])
            clips[phrase.id] = building.counted(phrase, text, count, last_words)
    if problems:
        raise InvalidFile(str(takes_folder), problems)
    write(folder, label, clips)


def _cut_words(sounds: dict[str, Samples], texts: Texts) -> list[Problem]:
    """Put the words of announcements among the sounds; tells which announcements could not be cut."""
    problems: list[Problem] = []
    for phrase, clip_ids in sample_announcements().items():
        if phrase.id in sounds:
            pieces = building.parts(sounds[phrase.id], len(clip_ids))
            if pieces is None:
                problems.append(Problem(0, 0, "voice-take-unparted", {"take": phrase.id, "text": phrase.text(texts)}))
            else:
                sounds |= dict(zip(clip_ids, pieces, strict=True)) | {
                    clip_id: sounds[clip_id] for clip_id in clip_ids if clip_id in sounds
                }
    return problems


def _sounds(takes_folder: Path, label: Label, texts: Texts) -> tuple[dict[str, Samples], list[Problem]]:
    if not takes_folder.is_dir():
        raise UserError("voice-no-folder", path=str(takes_folder))
    sounds: dict[str, Samples] = {}
    problems: list[Problem] = []
    for name, text in takes(label.joins, texts).items():
        file = take_in(takes_folder, name)
        if file is None:
            problems.append(Problem(0, 0, "voice-take-missing", {"take": name, "text": text}))
            continue
        try:
            sound = read_sound(file)
        except UserError as error:
            problems.append(Problem(0, 0, error.text_id, error.facts))
            continue
        if loudness(sound) <= SILENCE or words_in(sound) is None:
            problems.append(Problem(0, 0, "voice-take-silent", {"take": file.name}))
        else:
            sounds[name] = sound
    return sounds, problems


def keep(file: Path, take: Samples) -> None:
    """A take as WAV, whole or not at all."""
    content = BytesIO()
    with wave.open(content, "wb") as written:
        written.setparams((1, 2, RATE, 0, "NONE", ""))
        written.writeframes(as_int16(take).astype("<i2").tobytes())
    with atomic.asked(file):
        atomic.write(file, content.getvalue())


def fault_of(take: Samples) -> str | None:
    """Why a take should be said again, as the end of a text's id; None when it is good."""
    if loudness(take) <= SILENCE + 15:
        return "silent"
    return "clipped" if np.abs(take).max() >= CLIPPED else None
