"""What is heard at each frame of a soundtrack: speech, the sounds that go with it, and the ship around them.

A block is a function of where it begins and nothing else, so that a file, a loudspeaker and a test hear the same. While
anybody speaks the ship is kept well below; what would be too loud together is turned down for some milliseconds.
"""

from collections import deque
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor

import numpy as np
from attrs import frozen
from numpy.typing import NDArray

from spacealert.announcer.phrases import COUNT
from spacealert.announcer.soundtrack import Cue, Kind, Soundtrack, at_speed
from spacealert.kit.audio.loudness import held_under
from spacealert.kit.audio.samples import Samples, straight
from spacealert.kit.audio.stretching import stretched
from spacealert.kit.audio.voice import RATE, Voice

CEILING = 10 ** (-1.8 / 20)  # of a sample: what hides between the samples stays under −1 dBTP
DUCKED = 10 ** (-14 / 20)  # what speech leaves of the ship's sounds
_UNDER_WORDS = 10 ** (-10 / 20)  # a sound that begins together with words is softer than alone
_HOP = RATE // 100  # a gain is known for each of these and runs straight between them
_GIVES_WAY, _COMES_BACK = 0.15, 0.5  # seconds in which the ship falls quiet before speech and comes back after it
_EDGE = RATE // 200  # in which static begins and ends
_READERS = 2  # clips read at once: each takes some memory while it goes through the intercom
_REACH = RATE // 50  # on both sides of a block, where loud samples can still turn it down

# A chime calls before these announcements; most of it has sounded when they begin.
_CHIMES = {
    Kind.THREAT: "alarm",
    Kind.UNCONFIRMED: "alarm",
    Kind.INCOMING_DATA: "jingle-incoming",
    Kind.DATA_TRANSFER: "jingle-transfer",
}
_CHIME_LEADS = 0.7  # of its length
_TOGETHER_WITH = {Kind.COMMS_DOWN: "comms-down", Kind.COMMS_RESTORED: "comms-restored", Kind.PHASE_END: "zero"}


@frozen
class _Sound:
    """A clip that begins at a frame. Speech is stretched with the speed, all else sounds as it is."""

    begin: int
    end: int
    clip: str
    gain: float = 1.0
    speech: bool = False


@frozen
class _Bed:
    """A loop that sounds under everything, with a gain for each hop; between `edges` if it has any, else throughout."""

    loop: str
    gains: NDArray[np.float32]
    edges: tuple[int, int] | None = None


@frozen
class _Score:
    """All that sounds at one speed."""

    sounds: tuple[_Sound, ...]
    beds: tuple[_Bed, ...]


class Mixing:
    """The sound of one soundtrack at every speed. Without effects it is the voice alone."""

    def __init__(
        self, soundtrack: Soundtrack, voice: Voice, effects: Voice | None = None, *, over_the_intercom: bool = True
    ) -> None:
        self._soundtrack = soundtrack
        self._voice = voice
        self._effects = effects
        self._over_the_intercom = over_the_intercom
        self._scores: dict[float, _Score] = {}
        self._read: dict[tuple[str, bool, float], Samples] = {}

    def frames(self, speed: float = 1.0) -> int:
        """How long it all is at this speed."""
        return round(self._soundtrack.frames / speed)

    def check(self) -> None:
        """Refuse now, in a sentence, a clip that cannot be read: in the midst of a mission nobody could."""
        for clip in {sound.clip for sound in self._score(1.0).sounds if sound.speech}:
            self._voice.check(clip)

    def prepare(self, speed: float = 1.0, begin: float = 0.0, end: float = float("inf")) -> None:
        """Read and stretch now what is heard between two times of the mission, so that no block waits for it."""
        wanted = {
            sound.clip: sound
            for sound in self._score(speed).sounds
            if sound.end > begin * RATE / speed and sound.begin < end * RATE / speed
        }
        longest_first = sorted(wanted.values(), key=lambda sound: sound.begin - sound.end)
        with ThreadPoolExecutor(_READERS) as readers:
            deque(readers.map(lambda sound: self._samples(sound.clip, sound.speech, speed), longest_first), maxlen=0)

    def block(self, first: int, frames: int, speed: float = 1.0, siren: bool = True) -> Samples:
        """So many frames of what is heard at this speed, from frame `first` on."""
        score = self._score(speed)
        begin = (first - _REACH) // _HOP * _HOP
        mixed = np.zeros(-(-(first + frames + _REACH - begin) // _HOP) * _HOP, np.float32)
        for bed in score.beds:
            if siren or not bed.loop.startswith("siren"):
                self._lay(bed, mixed, begin)
        for sound in score.sounds:
            if sound.begin < begin + len(mixed) and sound.end > begin:
                here, there = max(sound.begin, begin), min(sound.end, begin + len(mixed))
                heard = self._samples(sound.clip, sound.speech, speed)[here - sound.begin : there - sound.begin]
                mixed[here - begin : there - begin] += heard if sound.gain == 1.0 else heard * np.float32(sound.gain)
        return held_under(mixed, CEILING)[first - begin : first - begin + frames]

    def _samples(self, clip: str, speech: bool, speed: float) -> Samples:
        """The sound of a clip, kept: once it has been read, no block waits for the disk."""
        pace = speed if speech else 1.0
        known = self._read.get((clip, speech, pace))
        if known is None:
            known = self._read[clip, speech, pace] = self._heard(clip, speech, pace)
        return known

    def _heard(self, clip: str, speech: bool, pace: float) -> Samples:
        if not speech:
            assert self._effects is not None
            return self._effects.samples(clip)
        sound = self._voice.samples(clip, self._over_the_intercom)
        return sound if pace == 1.0 else stretched(sound, pace)

    def _lay(self, bed: _Bed, mixed: Samples, begin: int) -> None:
        """Add a loop where it sounds; frame 0 of the stream is frame 0 of the loop, so that every block agrees."""
        end = begin + len(mixed)
        if bed.edges is not None and (bed.edges[1] <= begin or bed.edges[0] >= end):
            return
        gains = _between(bed.gains, begin // _HOP, len(mixed) // _HOP)
        lowest, highest = gains.min(), gains.max()
        if not highest:
            return
        heard = _looped(self._samples(bed.loop, False, 1.0), begin, len(mixed))
        heard = heard * (highest if lowest == highest else straight(gains, _HOP))
        if bed.edges is not None and not bed.edges[0] + _EDGE <= begin < end <= bed.edges[1] - _EDGE:
            at = np.arange(begin, end)
            heard *= np.clip(np.minimum(at - bed.edges[0], bed.edges[1] - at) / np.float32(_EDGE), 0, 1)
        mixed += heard

    def _score(self, speed: float) -> _Score:
        known = self._scores.get(speed)
        if known is None:
            speech = list(_speech(self._soundtrack.cues, speed))
            sounds, beds = [*speech], []
            if self._effects is not None:
                sounds += _stings(self._soundtrack.cues, self._effects, speed)
                beds = list(_beds(self._soundtrack, speech, speed))
            known = self._scores[speed] = _Score(tuple(sounds), tuple(beds))
        return known


def _speech(cues: Sequence[Cue], speed: float) -> Iterator[_Sound]:
    for cue in cues:
        for part in cue.parts:
            begin = at_speed(cue, cue.sample + part.offset, speed)
            yield _Sound(begin, begin + round(part.frames / speed), part.clip, speech=True)


def _stings(cues: Sequence[Cue], effects: Voice, speed: float) -> Iterator[_Sound]:
    """Chimes before, ticks at the counts, and what sounds together with the words; a pack of effects may lack any."""
    quiet_since = 0
    for cue in cues:
        if not cue.spoken:
            continue
        chime = effects.clips.get(_CHIMES.get(cue.kind, ""))
        if chime is not None:
            begin = at_speed(cue, cue.sample, speed) - round(chime.frames * _CHIME_LEADS)
            if begin >= quiet_since:
                yield _Sound(begin, begin + chime.frames, chime.id)
        together = effects.clips.get(_TOGETHER_WITH.get(cue.kind, ""))
        if together is not None:
            begin = at_speed(cue, cue.sample, speed)
            yield _Sound(begin, begin + together.frames, together.id, _UNDER_WORDS)
        for mark, sample in cue.marks.items():
            counted = effects.clips.get("tick" if mark in COUNT else "beep-complete" if mark == "close" else "")
            if counted is not None:
                begin = at_speed(cue, sample, speed)
                yield _Sound(begin, begin + counted.frames, counted.id)
        quiet_since = at_speed(cue, cue.end, speed)


def _beds(soundtrack: Soundtrack, speech: Sequence[_Sound], speed: float) -> Iterator[_Bed]:
    """Hum and siren grow from phase to phase; while communications are down there is static instead of the siren."""
    hops = round(soundtrack.frames / speed) // _HOP + 2
    ducked = np.ones(hops, bool)
    for sound in speech:
        ducked[_hop(sound.begin, -_GIVES_WAY) : _hop(sound.end, _COMES_BACK)] = False
    under_speech = _smooth(np.where(ducked, 1.0, DUCKED))
    connected = np.ones(hops, bool)
    for silence in soundtrack.silences:
        begin, end = round(silence.begin / speed), round(silence.end / speed)
        connected[_hop(begin, 0) : _hop(end, 0)] = False
        yield _Bed("static", under_speech, (begin, end))
    for phase in soundtrack.phases:
        runs = np.zeros(hops, bool)
        runs[_hop(phase.begin * RATE / speed, 0) : _hop(phase.end * RATE / speed, 0)] = True
        tension = 3 if phase.last else min(phase.number, 2)
        yield _Bed(f"hum-{tension}", under_speech * _smooth(runs))
        yield _Bed(f"siren-{tension}", under_speech * _smooth(runs & connected))


def _hop(frame: float, seconds: float) -> int:
    return max(0, round(frame / _HOP + seconds * RATE / _HOP))


def _smooth(gains: NDArray[np.bool_] | NDArray[np.float64]) -> NDArray[np.float32]:
    """Risen or fallen in a tenth of a second, so that nothing clicks; speech gets that time from `_GIVES_WAY`."""
    window = np.hanning(13)[1:-1]
    smooth: NDArray[np.float32] = np.convolve(
        np.pad(gains.astype(np.float64), 5, mode="edge"), window / window.sum(), mode="valid"
    ).astype(np.float32)
    return smooth


def _looped(loop: Samples, begin: int, frames: int) -> Samples:
    """The loop laid end to end since frame 0, from `begin` on."""
    start = begin % len(loop)
    rounds = -(-(start + frames) // len(loop))
    return np.concatenate([loop] * rounds)[start : start + frames] if rounds > 1 else loop[start : start + frames]


def _between(gains: NDArray[np.float32], first: int, count: int) -> NDArray[np.float32]:
    """The gains at the borders of so many hops, and nothing beyond the begin and the end."""
    found = np.zeros(count + 1, np.float32)
    begin, end = max(0, first), min(len(gains), first + count + 1)
    if begin < end:
        found[begin - first : end - first] = gains[begin:end]
    return found
