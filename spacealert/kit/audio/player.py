"""A player for soundtracks.

`position` is the mission time as heard, which every display uses. There is one stream of frames. Every change (pause,
seek, speed) starts a new leg at the first frame that the device has not taken yet, so the position is right no matter
how far ahead the device reads.
"""

import threading
from collections.abc import Callable
from contextlib import suppress
from enum import StrEnum
from functools import partial
from math import ceil
from typing import TYPE_CHECKING, Any, Generic, Self, TypeVar

from attrs import frozen

from spacealert.kit import process
from spacealert.kit.audio import RATE, clock
from spacealert.kit.audio.clock import BEHIND_TOO_FAR, DeviceClock, StreamClock, WallClock
from spacealert.kit.audio.timeline import Channel, Cue, Levels, Timeline

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from spacealert.kit.audio.devices import Loudspeaker
    from spacealert.kit.audio.mixing import Mixing
    from spacealert.kit.audio.voice_pack import Voice

SLOWEST, FASTEST = 0.5, 1.5
_FADE = 240  # frames of crossfade between two legs, to avoid clicks
_AUDIBLE = 0.001
_LOST_AFTER = 0.6  # seconds without a pull after which a device counts as lost
_TRY_AGAIN_EVERY = 1.0  # seconds between attempts to find a device
_WATCH_EVERY = 0.1
_FIRST_PULL_WITHIN = 2.0
_READY_AT_ONCE = 20.0  # seconds of the mission to prepare before it begins
_PREPARED_AT_ONCE = 10  # seconds to prepare at a time after that
_AGAIN_APART = 0.7  # seconds between a repeated announcement and any other one, including its chime
_AGAIN_WITHIN = 10.0  # seconds within which a repeat must begin
_GIVES_WAY, _COMES_BACK = (RATE * 15 // 100, RATE // 2)  # fade-out and fade-in of the loops around a repeat, in frames


class PlayerState(StrEnum):
    READY = "ready"
    PLAYING = "playing"
    PAUSED = "paused"
    ENDED = "ended"


class AfterSleep(StrEnum):
    """Whether mission time stops or continues while the machine sleeps."""

    STOPS = "stops"
    GOES_ON = "goes-on"


@frozen(eq=False)
class _Overlay:
    """Speech played over the running timeline, starting at the stream frame `begin`."""

    cue: Cue
    begin: int
    samples: "NDArray[np.float32]"

    @property
    def end(self) -> int:
        return self.begin + len(self.samples)

    @property
    def end_with_fade(self) -> int:
        return self.end + _COMES_BACK


@frozen
class _Leg:
    """A stretch of the stream.

    From the frame `stream` on, the mission's samples from `mission` on play at this `pace` (0 while paused). `due` is
    the time at which the first frame should be audible. If it is audible later, the stream has fallen behind.
    """

    stream: int
    mission: float
    pace: float
    due: float
    overlay: "_Overlay | None" = None

    def mission_sample_at(self, frame: float) -> float:
        return self.mission + max(0.0, frame - self.stream) * self.pace

    def continues(self, earlier: "_Leg") -> bool:
        """Return whether the timeline continues from the earlier leg without a break."""
        return self is earlier or (
            self.pace == earlier.pace and abs(earlier.mission_sample_at(self.stream) - self.mission) < 1
        )


@frozen
class _Played:
    leg: _Leg
    levels: Levels
    loudness: float


T = TypeVar("T", bound=Timeline[Any])


def open_player(
    soundtrack: T,
    voice: "Voice",
    *,
    loudspeaker: str | None = None,
    over_the_intercom: bool = True,
    at: float = 0.0,
    speed: float = 1.0,
    after_sleep: AfterSleep = AfterSleep.STOPS,
) -> "Player[T]":
    """Open a player for a soundtrack in this voice, on the named loudspeaker or the first that works.

    Raise an error if any speech clip that the soundtrack needs cannot be read.
    """
    from spacealert.kit.audio import voice_pack
    from spacealert.kit.audio.devices import choice
    from spacealert.kit.audio.mixing import Mixing

    process.release_memory()
    mixing = Mixing(soundtrack, voice, voice_pack.load_effects(), over_the_intercom=over_the_intercom)
    mixing.check()
    mixing.prepare(speed, at or -_READY_AT_ONCE, at + _READY_AT_ONCE)
    return Player(soundtrack, mixing, choice.choose_loudspeaker(loudspeaker), speed=speed, after_sleep=after_sleep)


class Player(Generic[T]):
    """A player for one soundtrack on a loudspeaker. Without a loudspeaker, it runs silently by the machine's clock."""

    def __init__(
        self,
        soundtrack: T,
        mix: "Mixing | None" = None,
        loudspeaker: "Loudspeaker | None" = None,
        *,
        speed: float = 1.0,
        after_sleep: AfterSleep = AfterSleep.STOPS,
        now: Callable[[], float] = clock.now,
        asleep: Callable[[], float] = clock.seconds_asleep,
    ) -> None:
        self.soundtrack = soundtrack
        self.volume = 1.0
        self.muted = False
        self.siren = True
        self.levels: dict[Channel, float] = {}
        self.after_sleep = after_sleep
        self._mix = mix
        self._loudspeaker = loudspeaker if mix is not None else None
        self._speed = speed
        self._now, self._asleep = now, asleep
        self._slept = asleep()
        self._lock = threading.RLock()
        self._started = False
        self._begun = False  # False during the count-in
        self._counting = False
        self._at_first_pull: float | None = None  # sample of the mission at which the device starts
        self._clock: StreamClock = WallClock(soundtrack.rate, now())
        self._coming: DeviceClock | None = None  # for a device that is open but has not pulled yet
        self._first_pull = threading.Event()
        self._tried = 0.0
        self._legs = [_Leg(0, 0.0, 0.0, now())]
        self._last_position: tuple[_Leg, float] = (self._legs[0], 0.0)
        self._played = _Played(self._legs[0], {}, 0.0)
        self._closing = threading.Event()
        self._watch: threading.Thread | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # State for displays

    @property
    def position(self) -> float:
        """The mission time of the sound that is being heard now, in seconds."""
        return max(0.0, self._sample_heard()) / self.soundtrack.rate

    @property
    def count_in_left(self) -> float:
        """Seconds left in the count-in, in mission time."""
        with self._lock:
            return max(0.0, -self._sample_heard()) / self.soundtrack.rate if self._counting else 0.0

    def _sample_heard(self) -> float:
        """Return the mission sample heard now. It is negative during the count-in."""
        with self._lock:
            self._handle_suspend()
            audible = self._clock.audible_frame(self._now())
            while len(self._legs) > 1 and self._legs[1].stream <= audible:
                self._legs.pop(0)
            leg = self._legs[0]
            mission = leg.mission_sample_at(audible)
            if leg is self._last_position[0]:  # after a stall the estimate may step back, but displays must not
                mission = max(mission, self._last_position[1])
            self._last_position = (leg, mission)
            if self._counting and mission >= 0:
                self._counting, self._begun = False, True
            return min(mission, float(self.soundtrack.frames))

    @property
    def state(self) -> PlayerState:
        with self._lock:
            position = self.position
            if not self._begun:
                return PlayerState.READY
            if position >= self.soundtrack.length:
                return PlayerState.ENDED
            return PlayerState.PLAYING if self._legs[-1].pace else PlayerState.PAUSED

    @property
    def speed(self) -> float:
        """The playback speed. A voice keeps its pitch at any speed."""
        return self._speed

    @speed.setter
    def speed(self, speed: float) -> None:
        wanted = min(max(SLOWEST, speed), FASTEST)
        self._prepare(wanted)
        with self._lock:
            self._speed = wanted
            if self._legs[-1].pace:
                self._start_leg(None, self._speed)

    @property
    def is_sounding(self) -> bool:
        """Whether a loudspeaker is playing. Otherwise the machine's clock drives mission time."""
        with self._lock:
            return isinstance(self._clock, DeviceClock)

    @property
    def has_loudspeaker(self) -> bool:
        """Whether the player was opened with a loudspeaker, which may be lost by now."""
        return self._loudspeaker is not None

    @property
    def is_device_missing(self) -> bool:
        """Whether the loudspeaker is missing. The player keeps trying to open it again."""
        with self._lock:
            return self._started and self._loudspeaker is not None and not self.is_sounding

    @property
    def seconds_behind(self) -> float:
        """Seconds by which the sound lags behind the clock."""
        with self._lock:
            leg = self._legs[-1]
            return self._clock.time_of_frame(leg.stream) - leg.due if leg.pace else 0.0

    # Controls

    def play(self, again: bool = False) -> None:
        """Start, continue or, after the end, start over. Skip any count-in.

        `again` repeats an announcement that the pause interrupted.
        """
        self._start()
        with self._lock:
            counted, self._counting, self._begun = self._counting, False, True
            if counted or self.state is PlayerState.ENDED:
                self._start_leg(0.0, self._speed)
            elif not self._legs[-1].pace:
                interrupted = self.soundtrack.cue_being_spoken(self.position) if again else None
                self._start_leg(None if interrupted is None else interrupted.at, self._speed)

    def count_in(self, seconds: float) -> None:
        """Start after a count-in of this many seconds of mission time."""
        begin = -seconds * self.soundtrack.rate
        self._at_first_pull = begin
        self._start()
        with self._lock:
            self._at_first_pull, self._counting = None, True
            if not self._legs[-1].pace:
                self._start_leg(-seconds, self._speed)

    def cancel_count_in(self) -> None:
        with self._lock:
            if self._counting:
                self._counting = False
                self._start_leg(0.0, 0.0)

    def _start(self) -> None:
        if not self._started:
            self._started = True
            self._prepare(self._speed)
            if self._loudspeaker is not None and not self._loudspeaker.whole:
                self._open()
                self._watch = threading.Thread(target=self._watch_device, name="loudspeaker watch", daemon=True)
                self._watch.start()

    def pause(self) -> None:
        with self._lock:
            if self.state is PlayerState.PLAYING:
                self._start_leg(None, 0.0)

    def seek(self, seconds: float) -> None:
        """Move to a mission time without changing the state: a paused player stays paused."""
        self.cancel_count_in()
        with self._lock:
            self._start_leg(min(max(0.0, seconds), self.soundtrack.length), self._legs[-1].pace)

    def repeat_announcement(self) -> Cue | None:
        """Repeat the last repeatable announcement over the soundtrack.

        While the mission runs, the repetition waits for a gap in speech and ends before the next announcement. Return
        the announcement, or None if nothing can be repeated now.
        """
        with self._lock:
            leg, position = self._legs[-1], self.position
            again: Cue | None = next(
                (cue for cue in reversed(self.soundtrack.cues) if cue.repeat and cue.at <= position), None
            )
            if again is None or self._mix is None or not self.is_sounding or self.soundtrack.is_silenced(position):
                return None
            if leg.overlay is not None and self._clock.frames_taken(self._now()) < leg.overlay.end_with_fade:
                return leg.overlay.cue
        speed = leg.pace or self._speed
        samples = self._mix.render_speech(again.repeat, speed)
        with self._lock:
            if self._legs[-1] is not leg:
                return None
            frame = self._clock.frames_taken(self._now())
            here, begin = leg.mission_sample_at(frame), frame + _GIVES_WAY
            if leg.pace:
                earliest = leg.mission_sample_at(begin)
                gap = self._find_gap(earliest, len(samples) * leg.pace)
                if gap is None:
                    return None
                begin += round((gap - earliest) / leg.pace)
            due = leg.due + (frame - leg.stream) / self.soundtrack.rate
            self._legs.append(_Leg(frame, here, leg.pace, due, overlay=_Overlay(again, begin, samples)))
            return again

    def close(self) -> None:
        """Release the loudspeaker. The position is kept."""
        self._closing.set()
        with self._lock:
            if self._loudspeaker is not None and isinstance(self._clock, DeviceClock):
                self._loudspeaker.lag = self._clock.lag
            if self._started and self.state is PlayerState.PLAYING:
                self._fall_silent(self._legs[-1].mission_sample_at(self._clock.audible_frame(self._now())), 0.0)
        if self._watch is not None:
            self._watch.join()
        if self._loudspeaker is not None and self._started:
            self._loudspeaker.stop()

    # Legs of the stream

    def _start_leg(self, seconds: float | None, pace: float) -> None:
        """Start a new leg at the first frame not yet taken.

        The leg plays from `seconds` (default: the current position) at this pace.
        """
        if self._loudspeaker is not None and self._loudspeaker.whole:
            here = self.position * self.soundtrack.rate if seconds is None else seconds * self.soundtrack.rate
            self._fall_silent(here, pace)
            self._loudspeaker.stop()
            if pace:
                self._open()
            return
        frame = self._clock.frames_taken(self._now())
        mission = self._legs[-1].mission_sample_at(frame) if seconds is None else seconds * self.soundtrack.rate
        self._begin_leg(frame, mission, pace)

    def _find_gap(self, here: float, length: float) -> float | None:
        """Return the start of a gap in speech for a repetition of this length, or None if there is none soon."""
        rate = self.soundtrack.rate
        begin = here
        for busy_from, busy_until in self.soundtrack.busy_spans():
            if begin + length + _AGAIN_APART * rate <= busy_from:
                break
            begin = max(begin, busy_until + _AGAIN_APART * rate)
        return begin if begin - here <= _AGAIN_WITHIN * rate and begin + length <= self.soundtrack.frames else None

    def _begin_leg(self, frame: int, mission: float, pace: float) -> None:
        self._legs.append(_Leg(frame, mission, pace, self._clock.time_of_frame(frame)))

    def _expected_sample(self, now: float) -> float:
        """Return the mission sample that should be heard at the time `now`, regardless of the device."""
        leg = self._legs[-1]
        return leg.mission + max(0.0, now - leg.due) * leg.pace * self.soundtrack.rate

    def _handle_suspend(self) -> None:
        slept = self._asleep() - self._slept
        if slept < 0.5:
            return
        self._slept += slept
        pace = self._legs[-1].pace
        if self.after_sleep is AfterSleep.GOES_ON and pace:
            self._start_leg(self._expected_sample(self._now()) / self.soundtrack.rate + slept * pace, pace)

    # The loudspeaker.

    def _prepare(self, speed: float) -> None:
        if self._mix is not None and self._loudspeaker is not None:
            here = self.position
            self._mix.prepare(speed, here, here + _READY_AT_ONCE)
            threading.Thread(target=self._prepare_rest, args=(self._mix, speed, here), daemon=True).start()

    def _prepare_rest(self, mix: "Mixing", speed: float, here: float) -> None:
        ahead = range(int(here), ceil(self.soundtrack.length), _PREPARED_AT_ONCE)
        for begin in [*ahead, *range(0, int(here), _PREPARED_AT_ONCE)]:
            if self._closing.is_set() or self._speed != speed:
                return
            with suppress(RuntimeError):  # no thread can start while the program exits
                mix.prepare(speed, begin, begin + _PREPARED_AT_ONCE)

    def _open(self) -> None:
        """Open the loudspeaker, and wait briefly for its first pull."""
        self._tried = self._now()
        if self._loudspeaker is None:
            return
        self._first_pull.clear()
        clock = DeviceClock(self.soundtrack.rate, self._loudspeaker.latency, self._loudspeaker.lag)
        with self._lock:
            self._coming = clock
        leg = self._legs[-1]
        left = int((self.soundtrack.frames - leg.mission) / (leg.pace or 1.0))
        if self._loudspeaker.start(self.soundtrack.rate, partial(self._pull, clock), left):
            self._first_pull.wait(_FIRST_PULL_WITHIN)

    def _watch_device(self) -> None:
        while not self._closing.wait(_WATCH_EVERY):
            with self._lock:
                now = self._now()
                clock = self._clock
                gone = isinstance(clock, DeviceClock) and now - clock.last_pull > _LOST_AFTER
                if gone:
                    self._fall_silent(self._expected_sample(now), self._legs[-1].pace)
                silent = not isinstance(self._clock, DeviceClock)
            if self._loudspeaker is not None and (gone or (silent and now - self._tried >= _TRY_AGAIN_EVERY)):
                self._loudspeaker.close()
                self._open()

    def _fall_silent(self, mission: float, pace: float) -> None:
        now = self._now()
        self._clock, self._coming = WallClock(self.soundtrack.rate, now), None
        self._legs = [_Leg(0, mission, pace, now)]

    def _pull(self, clock: DeviceClock, frames: int) -> "NDArray[np.int16]":
        import numpy as np

        from spacealert.kit.audio.signal import as_int16

        with self._lock:
            now = self._now()
            if clock is self._coming:
                clock.record_pull(now, 0)
                mission, pace = self._expected_sample(clock.time_of_frame(0)), self._legs[-1].pace
                if self._at_first_pull is not None:
                    mission, pace, self._at_first_pull = self._at_first_pull, self._speed, None
                self._clock, self._coming = clock, None
                self._legs = [_Leg(0, mission, pace, clock.time_of_frame(0))]
                self._first_pull.set()
            if clock is not self._clock:
                return np.zeros(frames, np.int16)
            first = clock.frames_taken(now)
            clock.record_pull(now, frames)
            self._catch_up(first, frames)
            leg, loudness = self._legs[-1], 0.0 if self.muted else self.volume
            levels = self.levels | ({} if self.siren else {Channel.SIREN: 0.0})
            earlier, self._played = self._played, _Played(leg, levels, loudness)
        sound = self._mix_with_overlay(leg, levels, first, frames)
        if earlier.levels != levels or not leg.continues(earlier.leg):
            fading = min(_FADE, frames)
            coming = np.linspace(0, 1, fading, dtype=np.float32)
            going = self._mix_with_overlay(earlier.leg, earlier.levels, first, fading) * (1 - coming)
            if abs(sound[0]) > _AUDIBLE:  # a sound with a gentle start stays unchanged
                sound[:fading] *= coming
            sound[:fading] += going
        if loudness != earlier.loudness:
            sound *= np.linspace(earlier.loudness, loudness, frames, dtype=np.float32)
        elif loudness != 1.0:
            sound *= np.float32(loudness)
        return as_int16(sound)

    def _mix_with_overlay(self, leg: _Leg, levels: Levels, frame: int, frames: int) -> "NDArray[np.float32]":
        """Return `frames` frames of a leg from `frame` on, mixed with its overlay if it has one."""
        import numpy as np

        from spacealert.kit.audio.mixing import DUCKED

        sound, overlay = self._mix_leg(leg, levels, frame, frames), leg.overlay
        if overlay is None:
            return sound
        edges = [overlay.begin - _GIVES_WAY, overlay.begin, overlay.end, overlay.end_with_fade]
        gives_way = np.interp(np.arange(frame, frame + frames), edges, [0, 1, 1, 0]).astype(np.float32)
        if gives_way.any():
            behind = {channel: levels.get(channel, 1.0) * DUCKED for channel in (Channel.SIREN, Channel.EFFECTS)}
            sound += (self._mix_leg(leg, {**levels, **behind}, frame, frames) - sound) * gives_way
            words = overlay.samples[max(0, frame - overlay.begin) : max(0, frame + frames - overlay.begin)]
            start = max(0, overlay.begin - frame)
            sound[start : start + len(words)] += words * np.float32(levels.get(Channel.VOICE, 1.0))
        return sound

    def _mix_leg(self, leg: _Leg, levels: Levels, frame: int, frames: int) -> "NDArray[np.float32]":
        import numpy as np

        if not leg.pace or self._mix is None:
            return np.zeros(frames, np.float32)
        return self._mix.block(round(leg.mission_sample_at(frame) / leg.pace), frames, leg.pace, levels)

    def _catch_up(self, frame: int, frames: int) -> None:
        """Skip sound that the device requested too late, unless someone speaks or a sharp loop starts or ends there."""
        leg, behind = self._legs[-1], self.seconds_behind
        if behind <= BEHIND_TOO_FAR or (leg.overlay is not None and frame < leg.overlay.end):
            return
        here = leg.mission_sample_at(frame)
        there = here + behind * self.soundtrack.rate * leg.pace
        if self._is_quiet(int(here), int(there) + _FADE):
            self._begin_leg(frame, there, leg.pace)

    def _is_quiet(self, begin: int, end: int) -> bool:
        """Return whether nobody speaks and no sharp loop starts or ends in this span."""
        return all(
            not cue.is_spoken or cue.end <= begin or cue.sample >= end for cue in self.soundtrack.cues
        ) and not any(begin <= edge < end for edge in self.soundtrack.sharp_edges())
