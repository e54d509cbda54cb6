"""Sound mixed during playback: effects, an ambience, and lines that take precedence over both."""

import weakref

import numpy as np
import pytest

from spacealert.kit.audio import RATE
from spacealert.kit.audio.devices import Pull
from spacealert.kit.audio.live_mix import LiveMix
from spacealert.kit.audio.signal import HIGHEST_PEAK, Limiter, Samples, measure_true_peak

SECOND = RATE


class Listener:
    """A loudspeaker that records its input."""

    name, latency, lag = "listener", 0.0, 0.0

    def __init__(self, whole: bool = False) -> None:
        self.whole = whole
        self.pull: Pull | None = None
        self.stopped = False
        self.sides: Samples = np.zeros((0, 2), np.float32)

    def start(self, rate: int, pull: Pull, left: int) -> bool:
        self.pull = pull
        return True

    def stop(self) -> None:
        self.stopped = True

    def close(self) -> None:
        self.stop()

    def hear(self, seconds: float) -> Samples:
        assert self.pull is not None
        blocks = [self.pull(4800) for _ in range(round(seconds * 10))]
        heard: Samples = np.concatenate(blocks).astype(np.float32)
        self.sides = heard / np.float32(32767)
        whole: Samples = self.sides.mean(axis=1)
        return whole


def steady(level: float, seconds: float) -> Samples:
    return np.full(round(seconds * SECOND), level, np.float32)


@pytest.fixture
def listener() -> Listener:
    return Listener()


@pytest.fixture
def mix(listener: Listener) -> LiveMix:
    return LiveMix(listener)


def test_loudspeaker_opens_with_the_first_sound(mix: LiveMix, listener: Listener) -> None:
    assert listener.pull is None
    mix.play(steady(0.1, 0.1))
    assert listener.pull is not None


def test_effect_plays_once_at_its_level(mix: LiveMix, listener: Listener) -> None:
    mix.play(steady(0.5, 0.5), level=0.5)
    heard = listener.hear(1)
    assert heard[: SECOND // 2] == pytest.approx(0.25, abs=1e-3)
    assert not heard[SECOND // 2 :].any()


def test_mixed_effects_never_clip(mix: LiveMix, listener: Listener) -> None:
    for _ in range(20):
        mix.play(steady(0.9, 0.5))
    heard = listener.hear(0.5)
    assert 0.8 < heard.max() <= 0.9
    assert measure_true_peak(heard) <= -1


def test_spoken_lines_are_queued(mix: LiveMix, listener: Listener) -> None:
    mix.say(steady(0.2, 0.5))
    mix.say(steady(0.4, 0.5))
    heard = listener.hear(1.5)
    assert heard[: SECOND // 2] == pytest.approx(0.2, abs=1e-3)
    assert not heard[SECOND // 2 : SECOND * 7 // 10].any()
    assert heard[SECOND * 7 // 10 : SECOND * 12 // 10] == pytest.approx(0.4, abs=1e-3)


@pytest.mark.parametrize(("kind", "left"), [("play", 0.15), ("set_ambience", 0.06), ("set_music", 0.0)])
def test_other_sounds_duck_under_speech(mix: LiveMix, listener: Listener, kind: str, left: float) -> None:
    getattr(mix, kind)(steady(0.3, 5))
    listener.hear(0.5)  # a loop has started
    mix.say(steady(0.0, 1))
    heard = listener.hear(3)
    assert heard[SECOND // 2 : SECOND] == pytest.approx(left, abs=0.01)
    assert heard[2 * SECOND :] == pytest.approx(0.3, abs=1e-3)


def test_effect_is_earlier_and_louder_on_its_side(mix: LiveMix, listener: Listener) -> None:
    mix.play(steady(0.2, 0.5), place=-0.6)
    listener.hear(1)
    left, right = listener.sides.T
    assert left.max() > 2 * right.max()
    assert 0 < np.flatnonzero(right)[0] - np.flatnonzero(left)[0] < SECOND // 1000
    assert np.square(listener.sides[: SECOND // 3]).sum(axis=1)[1000:] == pytest.approx(0.08, abs=0.002)  # unchanged


def test_both_sides_of_stereo_music_are_heard_once(mix: LiveMix, listener: Listener) -> None:
    mix.set_music(np.stack([steady(0.1, 0.5), steady(0.2, 0.5)], axis=1), repeats=False)
    listener.hear(1)
    assert listener.sides.max(axis=0) == pytest.approx([0.1, 0.2], abs=0.01)
    assert not listener.sides[SECOND * 8 // 10 :].any()


def test_limiter_holds_the_true_peak_without_clicks() -> None:
    chance = np.random.default_rng(3)
    spectrum = np.fft.rfft(chance.standard_normal((SECOND, 2)), axis=0)
    spectrum[12_000:] = 0  # our clips have hardly anything above this
    sound = np.fft.irfft(spectrum, axis=0).astype(np.float32) * np.float32(0.25)
    sound[SECOND // 3 : SECOND // 2] *= 6
    sound *= np.minimum(1, np.arange(SECOND) / 100)[:, None].astype(np.float32)
    for size in (1013, 4800, 9600):
        limiter = Limiter(10 ** (-1.5 / 20))
        held = np.concatenate([limiter.limit(sound[at : at + size]) for at in range(0, SECOND, size)])
        assert max(measure_true_peak(held[:, 0]), measure_true_peak(held[:, 1])) <= HIGHEST_PEAK
        quiet = held[: SECOND // 4]
        assert quiet == pytest.approx(sound[: SECOND // 4] * (quiet[1000, 0] / sound[1000, 0]), abs=1e-3)


def test_ambience_changes_smoothly(mix: LiveMix, listener: Listener) -> None:
    mix.set_ambience(steady(0.2, 0.3), level=1.0)
    first = listener.hear(2)
    mix.set_ambience(steady(0.1, 0.3), level=1.0)
    second = listener.hear(2)
    mix.set_ambience(None)
    third = listener.hear(1)
    whole = np.concatenate([first, second, third])
    assert np.abs(np.diff(whole)).max() < 0.001
    assert first[-1] == pytest.approx(0.2, abs=1e-3)
    assert second[-1] == pytest.approx(0.1, abs=1e-3)
    assert third[-1] == 0


def test_silencing_stops_speech(mix: LiveMix, listener: Listener) -> None:
    mix.say(steady(0.2, 5))
    mix.play(steady(0.2, 5))
    mix.stop_speech_and_effects()
    assert not mix.is_speaking
    assert not listener.hear(0.5).any()


def test_without_a_loudspeaker_everything_is_silent() -> None:
    for silent in (LiveMix(None), LiveMix(Listener(whole=True))):
        silent.play(steady(0.1, 1))
        silent.say(steady(0.1, 1))
        silent.set_ambience(steady(0.1, 1))
        assert not silent.is_speaking
        silent.close()


@pytest.mark.parametrize("loudspeaker", [None, Listener(whole=True)])
def test_without_a_loudspeaker_earlier_sounds_are_not_kept(loudspeaker: Listener | None) -> None:
    silent, line, effect = LiveMix(loudspeaker), steady(0.1, 1), np.tile(steady(0.1, 1)[:, None], 2)
    kept = weakref.ref(line), weakref.ref(effect)
    silent.say(line)
    silent.play(effect)
    del line, effect
    silent.say(steady(0.2, 1))
    silent.play(steady(0.2, 1))
    assert [sound() for sound in kept] == [None, None]


def test_close_releases_the_loudspeaker(mix: LiveMix, listener: Listener) -> None:
    mix.play(steady(0.1, 1))
    mix.close()
    assert listener.stopped
