"""A timeline of sounds: cues, their effects and background loops, at exact samples."""

from collections.abc import Iterator, Mapping
from enum import StrEnum
from typing import Generic, TypeVar

from attrs import field, frozen

from spacealert.kit.audio import RATE


class Channel(StrEnum):
    """A group of sounds with its own volume."""

    VOICE = "voice"
    SIREN = "siren"
    EFFECTS = "effects"


# Gain by channel, relative to the recording. Missing channels have a gain of 1.
Levels = Mapping[Channel, float]


@frozen
class Part:
    """A clip of a cue. `offset` is in frames from the start of the cue."""

    clip: str
    offset: int
    frames: int


@frozen
class Accent:
    """An effect belonging to a cue, such as a chime before it or a tick at a mark.

    `leads` is the share of the effect played before `sample`. A leading effect is skipped if it would start before the
    previous cue has ended.
    """

    clip: str
    sample: int
    leads: float = 0.0
    gain: float = 1.0
    channel: Channel = Channel.EFFECTS


@frozen
class Loop:
    """A clip looping in the background, audible within each span.

    A `sharp` loop starts and ends exactly with each span. Other loops fade within a tenth of a second.
    """

    clip: str
    channel: Channel
    spans: tuple[tuple[int, int], ...]
    sharp: bool = False


@frozen
class Chapter:
    """A point that listeners can jump to. `begin` is in seconds."""

    begin: float
    name: str


@frozen
class Cue:
    """Words to speak or, if there are no parts, only to show.

    `marks` names points of the cue, as samples of the timeline. At any speed, the sample `exact` plays on time, and the
    rest of the cue is timed from there. `repeat` is played on request. It is empty for cues that only make sense at
    their own time, such as a countdown.
    """

    sample: int
    frames: int
    text: str
    rate: int = RATE
    marks: Mapping[str, int] = field(factory=dict)
    parts: tuple[Part, ...] = ()
    accents: tuple[Accent, ...] = ()
    repeat: tuple[Part, ...] = ()
    exact: int = 0

    @property
    def is_spoken(self) -> bool:
        return bool(self.parts)

    @property
    def at(self) -> float:
        """The time at which the cue starts, in seconds."""
        return self.sample / self.rate

    @property
    def length(self) -> float:
        """The spoken length in seconds, or 0 if the cue is only shown."""
        return self.frames / self.rate

    @property
    def end(self) -> int:
        """The first sample after the cue."""
        return self.sample + self.frames

    def mark_time(self, mark: str) -> float:
        """Return the time of a mark in seconds."""
        return self.marks[mark] / self.rate

    def frame_at_speed(self, sample: int, speed: float) -> int:
        """Return the frame at which a sample of this cue plays at this speed."""
        return round(self.exact / speed) - round((self.exact - sample) / speed)


C = TypeVar("C", bound=Cue)


@frozen
class Timeline(Generic[C]):
    """All cues and loops from sample 0 to `frames`. Samples count mission time."""

    cues: tuple[C, ...]
    loops: tuple[Loop, ...]
    frames: int
    rate: int = RATE

    @property
    def length(self) -> float:
        return self.frames / self.rate

    def last_started_cue(self, seconds: float) -> C | None:
        """Return the last cue that has started, spoken or shown, or None before the first."""
        return next((cue for cue in reversed(self.cues) if cue.at <= seconds), None)

    def next_cue(self, seconds: float) -> C | None:
        return next((cue for cue in self.cues if cue.at > seconds), None)

    def cue_being_spoken(self, seconds: float) -> C | None:
        sample = round(seconds * self.rate)
        return next((cue for cue in self.cues if cue.sample <= sample < cue.end), None)

    def busy_spans(self) -> list[tuple[int, int]]:
        """Return the spans of speech and sharp loops, in order."""
        spoken = [(cue.sample, cue.end) for cue in self.cues if cue.is_spoken]
        return sorted([*spoken, *(span for loop in self.loops if loop.sharp for span in loop.spans)])

    def is_silenced(self, seconds: float) -> bool:
        """Return whether a sharp loop replaces all speech at this time."""
        sample = round(seconds * self.rate)
        return any(begin <= sample < end for loop in self.loops if loop.sharp for begin, end in loop.spans)

    def sharp_edges(self) -> Iterator[int]:
        """Yield the samples at which sharp loops start or end."""
        return (edge for loop in self.loops if loop.sharp for span in loop.spans for edge in span)
