"""Sound mixed while it is played: effects, an ambience, and lines, which everything else gives way to."""

import numpy as np
import pytest

from spacealert.kit.audio import RATE
from spacealert.kit.audio.devices import Pull
from spacealert.kit.audio.live_mix import LiveMix
from spacealert.kit.audio.signal import Samples

SECOND = RATE


class Listener:
    """A loudspeaker that remembers what it was given."""

    name, latency, lag = "listener", 0.0, 0.0

    def __init__(self, whole: bool = False) -> None:
        self.whole = whole
        self.pull: Pull | None = None
        self.stopped = False

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
        return heard / np.float32(32767)


def steady(level: float, seconds: float) -> Samples:
    return np.full(round(seconds * SECOND), level, np.float32)


@pytest.fixture
def listener() -> Listener:
    return Listener()


@pytest.fixture
def mix(listener: Listener) -> LiveMix:
    return LiveMix(listener)


def test_nothing_is_opened_before_the_first_sound(mix: LiveMix, listener: Listener) -> None:
    assert listener.pull is None
    mix.play(steady(0.1, 0.1))
    assert listener.pull is not None


def test_an_effect_is_heard_once_at_its_level(mix: LiveMix, listener: Listener) -> None:
    mix.play(steady(0.5, 0.5), level=0.5)
    heard = listener.hear(1)
    assert heard[: SECOND // 2] == pytest.approx(0.25, abs=1e-3)
    assert not heard[SECOND // 2 :].any()


def test_effects_sound_together_and_never_beyond_full_scale(mix: LiveMix, listener: Listener) -> None:
    for _ in range(20):
        mix.play(steady(0.9, 0.5))
    heard = listener.hear(0.5)
    assert 0.9 < heard.max() <= 1.0


def test_lines_wait_for_each_other(mix: LiveMix, listener: Listener) -> None:
    mix.say(steady(0.2, 0.5))
    mix.say(steady(0.4, 0.5))
    heard = listener.hear(1.5)
    assert heard[: SECOND // 2] == pytest.approx(0.2, abs=1e-3)
    assert not heard[SECOND // 2 : SECOND * 7 // 10].any()
    assert heard[SECOND * 7 // 10 : SECOND * 12 // 10] == pytest.approx(0.4, abs=1e-3)


def test_everything_else_gives_way_to_a_line_and_comes_back(mix: LiveMix, listener: Listener) -> None:
    mix.play(steady(0.3, 5))
    mix.say(steady(0.0, 1))
    heard = listener.hear(3)
    assert heard[SECOND // 2 : SECOND] == pytest.approx(0.06, abs=0.01)
    assert heard[2 * SECOND :] == pytest.approx(0.3, abs=1e-3)


def test_an_ambience_goes_on_and_changes_without_a_jump(mix: LiveMix, listener: Listener) -> None:
    mix.loop(steady(0.2, 0.3), level=1.0)
    first = listener.hear(2)
    mix.loop(steady(0.1, 0.3), level=1.0)
    second = listener.hear(2)
    mix.loop(None)
    third = listener.hear(1)
    whole = np.concatenate([first, second, third])
    assert np.abs(np.diff(whole)).max() < 0.001
    assert first[-1] == pytest.approx(0.2, abs=1e-3)
    assert second[-1] == pytest.approx(0.1, abs=1e-3)
    assert third[-1] == 0


def test_quiet_cuts_short_what_is_said(mix: LiveMix, listener: Listener) -> None:
    mix.say(steady(0.2, 5))
    mix.play(steady(0.2, 5))
    mix.quiet()
    assert not mix.speaks
    assert not listener.hear(0.5).any()


def test_without_a_loudspeaker_everything_is_silent() -> None:
    for silent in (LiveMix(None), LiveMix(Listener(whole=True))):
        silent.play(steady(0.1, 1))
        silent.say(steady(0.1, 1))
        silent.loop(steady(0.1, 1))
        assert not silent.speaks
        silent.close()


def test_close_gives_the_loudspeaker_back(mix: LiveMix, listener: Listener) -> None:
    mix.play(steady(0.1, 1))
    mix.close()
    assert listener.stopped
