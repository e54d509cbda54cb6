"""Synthesized sounds other than speech: siren, static, ticks, jingles and the ship's hum.

The same seed always gives the same samples. `spacealert voice effects` writes them to `audio/effects`.
"""

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

import numpy as np
from attrs import frozen

from spacealert.announcer.music import AMBIENCES, LOOPING, MUSIC, STATION_LOOPS
from spacealert.announcer.resolution_effects import MADE, TAKES
from spacealert.kit.audio import RATE, voice_pack
from spacealert.kit.audio.packing import PackInfo, Recording, fade_ends, write
from spacealert.kit.audio.signal import Samples, set_loudness
from spacealert.kit.audio.voice_pack import Joins

from spacealert.announcer.synthesis import (  # isort: skip
    Take, Wave, chime, click, saturate, mix_at_times, mix, sample_times, noise, ringing, ringing_tone, sweep, tone,
)  # fmt: skip

_QUALITY = 0.6  # on libsndfile's scale: about 100 kbit/s, so that loops have no audible seam
_QUALITY_BEHIND = 0.73  # about 70 kbit/s, for background sounds
_QUALITY_ONCE = 0.8  # about 55 kbit/s, for sounds played once
_UNHEARD = 10 ** (-60 / 20)  # share of the peak at which a tail is cut

# These end the way they begin, so they repeat without a gap.
LOOPS = ("siren-1", "siren-2", "siren-3", "static", "hum-1", "hum-2", "hum-3", *STATION_LOOPS, *LOOPING)


@frozen
class SoundEffect:
    """A recipe for a sound, and its loudness relative to speech at -16 LUFS."""

    made: Callable[[], Wave]
    loudness: float


def render_effects() -> Mapping[str, Recording]:
    """Render all effects at their final loudness."""
    return {name: render_effect(name) for name in EFFECTS}


def render_effect(name: str) -> Recording:
    """Render one effect. Its name in brackets is its text."""
    return Recording(_finish_sound(name, EFFECTS[name]), f"[{name}]", quality=_quality_of(name))


def _quality_of(name: str) -> float | None:
    if name not in LOOPS:
        return _QUALITY_ONCE
    return _QUALITY_BEHIND if name in AMBIENCES or name.startswith("wind") else None


def write_all(folder: Path) -> None:
    label = PackInfo("effects", "", "spacealert", "effects", "MIT", Joins.WORDS)
    write(folder, label, render_effects(), _QUALITY)


def _finish_sound(name: str, effect: SoundEffect) -> Samples:
    sound = set_loudness(effect.made().astype(np.float32), effect.loudness)
    if name in LOOPS:
        return sound
    heard = np.flatnonzero(np.abs(sound) > _UNHEARD * np.abs(sound).max())
    return fade_ends(sound[: heard[-1] + RATE // 50], RATE // 500)


def _siren(low: float, high: float, sweep: float, bright: float) -> Wave:
    """Make a siren that loops: a whole number of sweeps and waves fit its length."""
    seconds = 6.0
    time = sample_times(seconds)
    pitch = low + (high - low) * (0.5 - 0.5 * np.cos(2 * np.pi * time / sweep))
    pitch *= round(pitch.mean() * seconds) / (pitch.mean() * seconds)
    return tone(pitch, seconds, bright) * (0.75 + 0.25 * np.cos(2 * np.pi * time / sweep))


def _static() -> Wave:
    """Make an eight-second loop of swelling noise with crackles."""
    seconds, chance = 8.0, np.random.default_rng(8)
    once = 2 * np.pi * sample_times(seconds) / seconds
    hiss: Wave = noise(seconds, 500, 6000, 1) / 3 * (0.75 + 0.25 * np.cos(3 * once) * np.cos(once))
    for at in chance.integers(0, len(hiss) - 400, 160):
        hiss[at : at + 400] += chance.uniform(0.5, 1.6) * np.exp(-np.arange(400) / 40) * chance.choice([-1, 1])
    whistle = 0.12 * np.sin(2 * np.pi * 1500 * sample_times(seconds) + 40 * np.sin(2 * once))
    hiss += whistle * (0.5 - 0.5 * np.cos(once))
    return hiss


def _hum(tension: int) -> Wave:
    """Make a twelve-second loop of engines and air. Tension adds a beat, a grating fifth and a pulse."""
    seconds = 12.0
    time = sample_times(seconds)
    engines = np.zeros(len(time))
    for harmonic in range(1, 9):
        engines += 0.9**harmonic * np.sin(2 * np.pi * 55 * harmonic * time + harmonic) / harmonic
    beat = np.sin(2 * np.pi * (55 + tension / 3) * 2 * time)
    air = noise(seconds, 120, 900, 12) * 2
    grate = np.sin(2 * np.pi * (82.5 + 1 / 12) * time) + 0.5 * np.sin(2 * np.pi * 116.5 * time)
    pulse = 1 + (tension - 1) * 0.25 * np.cos(2 * np.pi * time * (tension - 1))
    hum: Wave = (engines + 0.5 * beat + air + (tension - 1) * 0.35 * grate) * pulse
    return hum


def _zero() -> Wave:
    """Make the sound of power failing: a thud and a falling tone."""
    time = sample_times(1.1)
    fall = tone(70 + 520 * np.exp(-time / 0.22), 1.1, 0.5) * np.exp(-time / 0.45)
    blow = noise(0.25, 200, 3000, 3) * np.exp(-sample_times(0.25) / 0.05)
    return mix_at_times((0, fall), (0, 2.5 * ringing_tone(52, 0.7, 0.16)), (0, blow))


def _comms_down() -> Wave:
    """Make the sound of communications failing: two falling tones that break into noise."""
    tear = noise(0.45, 400, 5000, 5) * np.linspace(0, 1.2, round(0.45 * RATE)) * np.exp(-sample_times(0.45) / 0.3)
    return mix_at_times((0, ringing_tone(880, 0.3, 0.12)), (0.18, ringing_tone(587, 0.4, 0.15)), (0.3, tear))


def _comms_restored() -> Wave:
    """Make the sound of communications returning: the noise clicks off and two tones rise."""
    click = noise(0.08, 400, 5000, 6) * np.exp(-sample_times(0.08) / 0.02)
    return mix_at_times((0, click), (0.06, ringing_tone(587, 0.3, 0.12)), (0.22, ringing_tone(880, 0.55, 0.2)))


def _perform_take(made: Callable[[Take], Wave], name: str, number: int) -> Wave:
    return made(Take(name, number))


def _round_over() -> Wave:
    """Make the sound that ends the round: systems power down one by one, then a distant bell."""
    take, time = Take("round-over", 0), sample_times(2.0)
    sinks = saturate(tone(60 + 240 * np.exp(-time / 0.5), 2.0, 0.75, 12) * np.exp(-time / 0.7), 1.6)
    relays = [(at, 0.3, click(take, 0.006)) for at in (0.0, 0.21, 0.38)]
    bell = ringing(take, [261.6 * ratio for ratio in (1, 2.01, 2.76, 5.4)], 0.6, 2.2)
    return mix((0, 0.6, sinks), (0.1, 0.3, bell), *relays, (0, 0.3, sweep(take, 1.2, 7000, 600, 0.8, 0.15)), wet=0.35)


EFFECTS: dict[str, SoundEffect] = {
    "siren-1": SoundEffect(lambda: _siren(330, 440, 3.0, 0.25), -33),
    "siren-2": SoundEffect(lambda: _siren(380, 560, 2.0, 0.35), -31),
    "siren-3": SoundEffect(lambda: _siren(430, 720, 1.0, 0.45), -29),
    "hum-1": SoundEffect(lambda: _hum(1), -44),
    "hum-2": SoundEffect(lambda: _hum(2), -40),
    "hum-3": SoundEffect(lambda: _hum(3), -36),
    "static": SoundEffect(_static, -26),
    "comms-down": SoundEffect(_comms_down, -18),
    "comms-restored": SoundEffect(_comms_restored, -18),
    "alarm": SoundEffect(lambda: chime(659, 494, 659, 494, step=0.14, ring=0.09), -18),
    "jingle-incoming": SoundEffect(lambda: chime(523, 659, 784, 1047), -20),
    "jingle-transfer": SoundEffect(lambda: chime(784, 587, 784, 988), -20),
    "beep-complete": SoundEffect(lambda: chime(1319, 1760, step=0.09, ring=0.14), -18),
    "tick": SoundEffect(lambda: ringing_tone(1568, 0.08, 0.015), -24),
    "zero": SoundEffect(_zero, -16),
    "round-over": SoundEffect(_round_over, -20),
}
EFFECTS |= {name: SoundEffect(*row) for name, row in {**STATION_LOOPS, **AMBIENCES, **MUSIC}.items()}
EFFECTS |= {
    voice_pack.take_clip(name, number): SoundEffect(partial(_perform_take, made, name, number), loudness)
    for name, (made, loudness) in MADE.items()
    for number in range(TAKES)
}
