"""Building blocks of effects: tones, strikes, filtered noise, bells and ways to combine them."""

import zlib
from collections.abc import Callable, Sequence
from functools import cache

import numpy as np
from numpy.typing import NDArray

from spacealert.kit.audio import RATE

Wave = NDArray[np.float64]


def sample_times(seconds: float) -> Wave:
    return np.arange(round(seconds * RATE)) / RATE


def tone(pitch: Wave | float, seconds: float, bright: float = 0.4, harmonics: int = 7) -> Wave:
    """Make a tone with a fixed or moving pitch.

    `bright` is the level of each harmonic relative to the next lower one.
    """
    phase = 2 * np.pi * np.cumsum(np.broadcast_to(pitch, round(seconds * RATE))) / RATE
    parts = [bright ** (number - 1) * np.sin(number * phase) for number in range(1, harmonics + 1)]
    return np.asarray(np.sum(parts, axis=0))


def ringing_tone(pitch: float, seconds: float, decay: float, bright: float = 0.35) -> Wave:
    at = sample_times(seconds)
    return tone(pitch, seconds, bright) * np.exp(-at / decay) * np.minimum(1, at / 0.004)


def noise(seconds: float, low: float, high: float, seed: int) -> Wave:
    frames = round(seconds * RATE)
    spectrum = np.fft.rfft(np.random.default_rng(seed).standard_normal(frames))
    frequency = np.fft.rfftfreq(frames, 1 / RATE)
    band = 1 / np.sqrt((1 + (low / np.maximum(frequency, 1e-3)) ** 6) * (1 + (frequency / high) ** 8))
    return np.asarray(np.fft.irfft(spectrum * band, frames))


def mix_at_times(*parts: tuple[float, Wave]) -> Wave:
    whole = np.zeros(max(round(at * RATE) + len(sound) for at, sound in parts))
    for at, sound in parts:
        start = round(at * RATE)
        whole[start : start + len(sound)] += sound
    return whole


def chime(*pitches: float, step: float = 0.16, ring: float = 0.22) -> Wave:
    """Make the sound of bells ringing one after another."""
    return mix_at_times(*((number * step, ringing_tone(pitch, ring * 3, ring)) for number, pitch in enumerate(pitches)))


# Effects have three layers: an attack, a body that small loudspeakers can play, and a tail in a shared room.


class Take:
    """One variation of an effect, with its own slight changes in pitch, timing and noise."""

    def __init__(self, name: str, number: int) -> None:
        self._chance = np.random.default_rng([zlib.crc32(name.encode()), number])

    def seed(self) -> int:
        return int(self._chance.integers(1 << 31))

    def vary(self, hertz: float, spread: float = 0.04) -> float:
        return float(hertz * self._chance.uniform(1 - spread, 1 + spread))

    def random_between(self, low: float, high: float) -> float:
        return float(self._chance.uniform(low, high))

    def random_times(self, count: int, begin: float, end: float) -> list[float]:
        return sorted(float(at) for at in self._chance.uniform(begin, end, count))


Shape = Callable[[Wave, Wave], Wave]
_WINDOW, _HOP = 1024, 256


def shaped_noise(seconds: float, seed: int, shape: Shape) -> Wave:
    """Make noise with a moving spectrum. `shape(time, frequency)` returns the level at a time and frequency."""
    frames = round(seconds * RATE)
    count = -(-frames // _HOP) + _WINDOW // _HOP
    source = np.random.default_rng(seed).standard_normal((count - 1) * _HOP + _WINDOW)
    bell = np.hanning(_WINDOW + 1)[:-1]
    windows = np.lib.stride_tricks.sliding_window_view(source, _WINDOW)[::_HOP] * bell
    time = (np.arange(count) * _HOP - _WINDOW / 2) / RATE
    frequency = np.fft.rfftfreq(_WINDOW, 1 / RATE)
    gains = shape(np.maximum(time, 0)[:, None], np.maximum(frequency, 20.0)[None, :])
    gains = np.where(time[:, None] < -_HOP / RATE, 0.0, gains)
    parts = np.fft.irfft(np.fft.rfft(windows, axis=1) * gains, axis=1) * bell
    whole = np.zeros((count - 1) * _HOP + _WINDOW)
    for number, part in enumerate(parts):
        whole[number * _HOP : number * _HOP + _WINDOW] += part
    return np.asarray(whole[_WINDOW // 2 : _WINDOW // 2 + frames] / 1.5)


def noise_band(frequency: Wave, center: Wave | float, octaves: float) -> Wave:
    """Return levels that fall smoothly from 1 at `center` to 1/e at `octaves` above and below it."""
    return np.asarray(np.exp(-((np.log2(frequency / center) / octaves) ** 2)))


def saturate(wave: Wave, drive: float) -> Wave:
    """Saturate the wave, to make its low tones audible on small speakers."""
    return np.asarray(np.tanh(drive * (wave + 0.15 * np.square(wave))) / np.tanh(drive))


def click(take: Take, seconds: float = 0.012, low: float = 1800, high: float = 11_000) -> Wave:
    """Make the sharp click of a hard object: a burst of bright noise."""
    size = max(seconds * 6, 0.03)
    return noise(size, low, high, take.seed()) * np.exp(-sample_times(size) / seconds)


def ringing(take: Take, modes: Sequence[float], decay: float, seconds: float, bright: float = 0.8) -> Wave:
    """Make the sound of struck metal that vibrates at the frequencies `modes`. Higher ones fade faster."""
    time = sample_times(seconds)
    whole = np.zeros(len(time))
    for number, mode in enumerate(modes):
        pitch, phase = take.vary(mode, 0.015), take.random_between(0, 2 * np.pi)
        fades = np.exp(-time / (decay * (modes[0] / mode) ** 0.5))
        whole += bright**number * fades * np.sin(2 * np.pi * pitch * time + phase)
    return whole * np.minimum(1, time / 0.001)


def plate_modes(lowest: float, count: int = 14) -> list[float]:
    ratios = sorted(m * m + 1.7 * n * n for m in range(1, 6) for n in range(1, 5))
    return [lowest * ratio / ratios[0] for ratio in ratios[:count]]


def blast(take: Take, seconds: float, size: float) -> Wave:
    """Make the sound of an explosion: a burst of noise that darkens over time."""

    def shape(time: Wave, frequency: Wave) -> Wave:
        fades = size * np.clip((420 / frequency) ** 0.4, 0.25, 1.3)
        slope = 1 / np.sqrt((1 + (90 / frequency) ** 6) * (1 + (frequency / 1500) ** 1.5))
        return np.asarray(slope * np.exp(-time / fades))

    return shaped_noise(seconds, take.seed(), shape)


def thump(take: Take, high: float, low: float, seconds: float, drive: float = 3.0) -> Wave:
    """Make the sound of a blow with a falling pitch, saturated so that laptop speakers can play it."""
    time = sample_times(seconds)
    pitch = low + (high - low) * np.exp(-time / (seconds * 0.12))
    return saturate(tone(pitch, seconds, 0.5, 5) * np.exp(-time / (seconds * 0.3)), drive) * np.exp(
        -time / (seconds * 0.5)
    )


def debris(take: Take, count: int, begin: float, end: float) -> Wave:
    """Make the sound of falling pieces of metal, each ringing at its own pitch."""
    parts = []
    for at in take.random_times(count, begin, end):
        modes = plate_modes(take.random_between(900, 6500), 4)
        strength = take.random_between(0.2, 1.0) * (1 - 0.6 * (at - begin) / (end - begin))
        parts.append((at, strength * ringing(take, modes, take.random_between(0.02, 0.08), 0.3)))
    return mix_at_times(*parts)


def crackle(take: Take, seconds: float, rate: float, low: float = 2500, high: float = 12_000) -> Wave:
    """Make the sound of sparks: `rate` short bursts per second."""
    hiss = noise(seconds, low, high, take.seed())
    spikes = np.zeros(len(hiss))
    for at in take.random_times(round(seconds * rate), 0, seconds * 0.97):
        spikes[round(at * RATE)] = take.random_between(0.3, 1.0)
    tail = np.exp(-np.arange(RATE // 100) / (RATE * 0.0018))
    return np.asarray(hiss * np.convolve(spikes, tail)[: len(hiss)])


def sweep(take: Take, seconds: float, begin: float, end: float, octaves: float = 0.9, peak: float = 0.5) -> Wave:
    """Make a rushing sound: noise whose pitch moves from `begin` to `end`. It is loudest after `peak * seconds`."""

    def shape(time: Wave, frequency: Wave) -> Wave:
        part = np.clip(time / seconds, 0, 1)
        swell = np.sin(np.pi * part ** (np.log(0.5) / np.log(peak))) ** 2
        return np.asarray(noise_band(frequency, begin * (end / begin) ** part, octaves) * swell)

    return shaped_noise(seconds, take.seed(), shape)


def growl(take: Take, seconds: float, vowels: Sequence[tuple[float, float, float]], rough: float) -> Wave:
    """Make a creature's voice. `vowels` are the formants that it moves through."""
    time, marks = sample_times(seconds), np.linspace(0, 1, len(vowels))
    formants = [np.array([vowel[number] for vowel in vowels]) * take.random_between(0.95, 1.05) for number in range(3)]

    def mouth(part: Wave, frequency: Wave) -> Wave:
        found = np.zeros(np.broadcast(part, frequency).shape)
        for number, formant in enumerate(formants):
            center = np.interp(part, marks, formant)
            found = found + (0.9, 0.7, 0.6)[number] / (1 + ((frequency - center) / (70 + 60 * number)) ** 2)
        return found

    breath = shaped_noise(
        seconds, take.seed(), lambda at, hertz: mouth(at / seconds, hertz) + 0.05 * noise_band(hertz, 6500, 0.8)
    )
    wobble = np.cumsum(np.random.default_rng(take.seed()).standard_normal(len(time))) / np.sqrt(RATE) * 18
    pitch = take.vary(74) * (1 + 0.2 * np.sin(2 * np.pi * take.random_between(3, 5) * time)) + np.clip(wobble, -18, 18)
    phase = np.cumsum(pitch) / RATE
    growl = np.zeros(len(time))
    for harmonic in range(1, 40):
        gain = mouth(time / seconds, np.asarray(harmonic * pitch))
        growl += gain * np.sin(2 * np.pi * harmonic * phase) * (1 + 0.6 * np.sin(np.pi * phase)) / 2
    return breath * 2.2 + rough * growl * 0.5


@cache
def _room_response() -> Wave:
    def shape(time: Wave, frequency: Wave) -> Wave:
        fades = 0.42 * np.clip((900 / frequency) ** 0.45, 0.2, 1.2)
        steel = 1 + 0.5 * noise_band(frequency, 1900, 0.5)
        return np.asarray(steel * np.exp(-time / fades) / np.sqrt(1 + (140 / frequency) ** 4))

    response = shaped_noise(1.5, 7, shape) * 0.5
    for number, late in enumerate((0.0113, 0.0172, 0.0237, 0.0311, 0.0428)):
        response[round(late * RATE)] += 1.6 * (-0.72) ** number
    response[: RATE // 120] = 0
    return np.asarray(response / np.sqrt(np.square(response).sum()))


def add_reverb(wave: Wave, wet: float, tail: float = 0.9) -> Wave:
    """Add reverb to a sound, which makes it `tail` seconds longer."""
    frames = len(wave) + round(tail * RATE)
    size = 1 << (frames + len(_room_response())).bit_length()
    behind = np.fft.irfft(np.fft.rfft(wave, size) * np.fft.rfft(_room_response(), size), size)[:frames]
    fades = np.minimum(1, (frames - np.arange(frames)) / (0.3 * RATE))
    whole = behind * wet * fades
    whole[: len(wave)] += wave
    return np.asarray(whole)


def mix(*parts: tuple[float, float, Wave], wet: float = 0.25, tail: float = 0.9) -> Wave:
    """Mix layers and add the shared reverb. Each layer has a start, a peak level and a sound."""
    placed = [(at, level * part / max(float(np.abs(part).max()), 1e-9)) for at, level, part in parts]
    return add_reverb(mix_at_times(*placed), wet, tail)


def mix_into_loop(seconds: float, *parts: tuple[float, Wave]) -> Wave:
    """Mix sounds, each given with its start, into a loop. Sound past the end wraps around."""
    whole = np.zeros(round(seconds * RATE))
    for at, sound in parts:
        start = round(at * RATE)
        for begin in range(0, len(sound), len(whole)):
            piece = sound[begin : begin + len(whole)]
            places = (start + begin + np.arange(len(piece))) % len(whole)
            whole[places] += piece
    return whole


def add_reverb_to_loop(loop: Wave, wet: float) -> Wave:
    """Add reverb to a loop, with the tail wrapped around to the start."""
    room = np.fft.rfft(_room_response()[: len(loop)], len(loop))
    return np.asarray(loop + wet * np.fft.irfft(np.fft.rfft(loop) * room, len(loop)))
