"""The sounds of the ship: the committed files match the code, loops have no seam, and speech stays audible."""

from collections.abc import Callable
from functools import cache
from itertools import combinations

import numpy as np
import pytest
from bench.effects import faults

from spacealert.announcer import effects
from spacealert.announcer.resolution_effects import MADE, TAKES
from spacealert.kit.audio import signal, voice_pack
from spacealert.kit.audio.signal import Samples
from spacealert.kit.audio.voice_pack import take_clip_id

Effect = Callable[[str], Samples]
NAMES = sorted(effects.EFFECTS)
ONCE = [take_clip_id(name, number) for name in MADE for number in range(TAKES)]


@pytest.fixture(scope="module")
def effect() -> Effect:
    return cache(voice_pack.load_effects().samples)


def test_pack_contains_every_effect() -> None:
    assert set(voice_pack.load_effects().clips) == set(effects.EFFECTS)


@pytest.mark.parametrize("name", NAMES[::30])  # a slow test regenerates all of them
def test_committed_sounds_match_generated_ones(name: str, effect: Effect) -> None:
    made, kept = effects.render_effect(name).samples, effect(name)
    assert len(kept) == len(made)
    np.testing.assert_allclose(effects.render_effect(name).samples[: len(made)], made, rtol=1e-6, atol=1e-12)
    lost = float(np.sqrt(np.square(kept - made).mean() / np.square(made).mean()))
    assert lost < 0.35  # noise that Opus drops


@pytest.mark.parametrize("name", ONCE)
def test_effects_are_audible_on_small_loudspeakers(name: str, effect: Effect) -> None:
    assert faults(effect(name)) == []


def test_takes_differ_slightly(effect: Effect) -> None:
    for name in MADE:
        takes = [effect(take_clip_id(name, number)) for number in range(TAKES)]
        levels = [signal.measure_loudness(take) for take in takes]
        assert max(levels) - min(levels) < 1.5, name
        for first, second in combinations(takes, 2):
            frames = min(len(first), len(second))
            one, other = first[:frames], second[:frames]
            likeness = np.dot(one, other) / np.sqrt(np.dot(one, one) * np.dot(other, other))
            assert likeness < 0.95, name


def test_the_loudest_effect_is_12_lu_above_the_softest(effect: Effect) -> None:
    levels = [signal.measure_loudness(effect(name)) for name in ONCE]
    assert max(levels) - min(levels) <= 12


def test_the_effects_take_less_than_five_megabytes() -> None:
    folder = voice_pack.load_effects().folder
    assert sum(file.stat().st_size for file in folder.rglob("*.opus")) < 5_000_000


@pytest.mark.parametrize("name", effects.LOOPS)
def test_loops_are_seamless(name: str, effect: Effect) -> None:
    sound = effect(name)
    steps = np.abs(np.diff(np.concatenate([sound[-200:], sound[:200]])))
    assert steps[199] <= 1.5 * np.abs(np.diff(sound)).max()
    assert steps[199] < 0.03


def test_siren_and_hum_get_louder_each_phase_but_stay_12_db_below_speech(effect: Effect) -> None:
    for kind in ("siren", "hum"):
        levels = [signal.measure_loudness(effect(f"{kind}-{phase}")) for phase in (1, 2, 3)]
        assert levels == sorted(levels)
        assert levels[-1] <= signal.SPEECH - 12


@pytest.mark.parametrize("name", NAMES)
def test_no_effect_exceeds_its_peak(name: str, effect: Effect) -> None:
    assert signal.measure_true_peak(effect(name)) <= -1
