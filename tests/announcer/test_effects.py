"""The sounds of the ship: what is committed is what the code makes, loops have no seam, and nothing drowns speech."""

from collections.abc import Mapping

import numpy as np
import pytest

from spacealert.announcer import effects
from spacealert.kit.audio import signal, voice_pack
from spacealert.kit.audio.packing import Recording


@pytest.fixture(scope="module")
def recordings() -> Mapping[str, Recording]:
    return effects.recordings()


def test_the_pack_has_every_effect() -> None:
    assert set(voice_pack.effects().clips) == set(effects.EFFECTS)


def test_the_committed_sounds_are_what_the_code_makes(recordings: Mapping[str, Recording]) -> None:
    for name in effects.EFFECTS:
        made, kept = recordings[name].samples, voice_pack.effects().samples(name)
        assert len(kept) == len(made), name
        lost = float(np.sqrt(np.square(kept - made).mean() / np.square(made).mean()))
        assert lost < 0.2, name  # what Opus leaves out of noise


@pytest.mark.parametrize("name", effects.LOOPS)
def test_a_loop_ends_where_it_begins(name: str) -> None:
    sound = voice_pack.effects().samples(name)
    steps = np.abs(np.diff(np.concatenate([sound[-200:], sound[:200]])))
    assert steps[199] <= 1.5 * np.abs(np.diff(sound)).max()
    assert steps[199] < 0.03


def test_siren_and_hum_grow_with_the_phases_and_stay_12_db_under_speech() -> None:
    for kind in ("siren", "hum"):
        levels = [signal.loudness(voice_pack.effects().samples(f"{kind}-{phase}")) for phase in (1, 2, 3)]
        assert levels == sorted(levels)
        assert levels[-1] <= signal.SPEECH - 12


@pytest.mark.parametrize("name", sorted(effects.EFFECTS))
def test_no_effect_is_over_its_peak(name: str) -> None:
    assert signal.true_peak(voice_pack.effects().samples(name)) <= -1
