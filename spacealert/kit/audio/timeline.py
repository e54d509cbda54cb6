"""What is played and when: cues, their effects and the loops behind them, each at its exact sample."""

from collections.abc import Iterator, Mapping
from enum import StrEnum
from typing import Generic, TypeVar

from attrs import field, frozen

from spacealert.kit.audio import RATE


class Channel(StrEnum):
    """The kinds of sound that a listener can turn up or down on their own."""

    VOICE = "voice"
    SIREN = "siren"
    EFFECTS = "effects"


# How loud each channel is, where 1 is as recorded; a channel that is not named is at 1.
Levels = Mapping[Channel, float]


@frozen
class Part:
    """One clip of a cue and where in the cue it begins, in frames."""

    clip: str
    offset: int
    frames: int


@frozen
class Accent:
    """An effect that belongs to a cue, such as a chime before it or a tick at one of its marks.

    `leads` is the share of the effect that has been played when `sample` comes. One that leads is left out where it
    would begin before the previous cue has ended.
    """

    clip: str
    sample: int
    leads: float = 0.0
    gain: float = 1.0
    channel: Channel = Channel.EFFECTS


@frozen
class Loop:
    """A clip repeated without end in the background, audible between the two samples of each span.

    It is faded in and out within a tenth of a second; one that is `sharp` begins and ends exactly on its samples.
    """

    clip: str
    channel: Channel
    spans: tuple[tuple[int, int], ...]
    sharp: bool = False


@frozen
class Chapter:
    """A place that a listener of the whole may want to jump to; `begin` is in seconds."""

    begin: float
    name: str


@frozen
class Cue:
    """Something that is said or, if it has no parts, only shown at its time.

    `marks` are samples of the timeline that mean something within the cue. Whatever the speed, `exact` is played when
    it is due and the rest of the cue is counted from there. `repeat` is what is said when a listener asks for the cue
    again; nothing for a cue that would be wrong at any other time, such as a countdown.
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
    def spoken(self) -> bool:
        return bool(self.parts)

    @property
    def at(self) -> float:
        """When it begins, in seconds."""
        return self.sample / self.rate

    @property
    def length(self) -> float:
        """How long it is spoken, in seconds; 0 for what is only shown."""
        return self.frames / self.rate

    @property
    def end(self) -> int:
        """The first sample after it."""
        return self.sample + self.frames

    def seconds(self, mark: str) -> float:
        """When one of its marks is reached."""
        return self.marks[mark] / self.rate

    def at_speed(self, sample: int, speed: float) -> int:
        """The frame at which a sample of this cue is played at another speed."""
        return round(self.exact / speed) - round((self.exact - sample) / speed)


C = TypeVar("C", bound=Cue)


@frozen
class Timeline(Generic[C]):
    """Everything that is played from sample 0 to `frames`; a sample of it is a moment of the mission's time."""

    cues: tuple[C, ...]
    loops: tuple[Loop, ...]
    frames: int
    rate: int = RATE

    @property
    def length(self) -> float:
        """In seconds."""
        return self.frames / self.rate

    def begun(self, seconds: float) -> C | None:
        """The last cue that has begun, spoken or shown."""
        return next((cue for cue in reversed(self.cues) if cue.at <= seconds), None)

    def coming(self, seconds: float) -> C | None:
        """The next cue that will begin."""
        return next((cue for cue in self.cues if cue.at > seconds), None)

    def speaking(self, seconds: float) -> C | None:
        """The cue that is being spoken."""
        sample = round(seconds * self.rate)
        return next((cue for cue in self.cues if cue.sample <= sample < cue.end), None)

    def busy_spans(self) -> list[tuple[int, int]]:
        """Where something is spoken, or a sharp loop says that nothing can be, in the order of their begins."""
        spoken = [(cue.sample, cue.end) for cue in self.cues if cue.spoken]
        return sorted([*spoken, *(span for loop in self.loops if loop.sharp for span in loop.spans)])

    def is_silenced(self, seconds: float) -> bool:
        """Whether a sharp loop is in the place of everything that could be said."""
        sample = round(seconds * self.rate)
        return any(begin <= sample < end for loop in self.loops if loop.sharp for begin, end in loop.spans)

    def sharp_edges(self) -> Iterator[int]:
        """The samples at which a sharp loop begins or ends."""
        return (edge for loop in self.loops if loop.sharp for span in loop.spans for edge in span)
