"""Synthesized sounds other than speech: siren, static, ticks, jingles, the ship's hum and its music.

`spacealert voice effects` writes the sounds to `audio/effects`. Music is stereo: `NAME` is the left channel and
`NAME-right` the right one.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path

import numpy as np
from attrs import frozen

from spacealert.announcer.resolution_effects import MADE, TAKES
from spacealert.kit.audio import RATE, voice_pack
from spacealert.kit.audio.packing import PackInfo, Recording, fade_ends, write
from spacealert.kit.audio.signal import Samples, set_loudness
from spacealert.kit.audio.voice_pack import ClipKind

from spacealert.announcer.synthesis import (  # isort: skip
    Take, Wave, add_reverb, add_reverb_to_loop, blast, chime, click, crackle, growl, mix, mix_at_times, mix_into_loop,
    noise, noise_band, plate_modes, ringing, ringing_tone, sample_times, saturate, shaped_noise, sweep, thump, tone,
)  # fmt: skip

_LOOP = 12.0  # seconds of ambience
# The five notes shared by all versions of the theme, in semitones above C.
_MINOR, _MAJOR = (-5, 0, 3, 7, 12), (-5, 0, 4, 7, 12)


def _hertz(semitones: float, octave: int = 5) -> float:
    return float(261.63 * 2 ** (octave - 4 + semitones / 12))


class _Player:
    """Plays notes for one stereo channel, with each instrument at its own place in the stereo image."""

    def __init__(self, name: str, side: int) -> None:
        self._take = Take(name, 10 + side)
        self._side = side
        self.notes: list[tuple[float, Wave]] = []

    def _add_note(self, at: float, wave: Wave, level: float, place: float) -> None:
        self.notes.append((at, wave * level * np.sqrt(0.5 * (1 + self._side * place))))

    def pad(self, at: float, seconds: float, notes: Sequence[float], level: float = 0.05, octave: int = 4) -> None:
        """Play a chord on strings, with a slow attack and release."""
        whole = seconds + 1.6
        time = sample_times(whole)
        bow = np.clip(np.minimum(time / 1.3, (whole - time) / 1.6), 0, 1) ** 1.3
        for number, note in enumerate(notes):
            for _ in range(2):
                pitch = self._take.vary(_hertz(note, octave), 0.004)
                trembles = 1 + 0.0025 * np.sin(
                    2 * np.pi * self._take.random_between(4.6, 5.6) * time + self._take.random_between(0, 6)
                )
                self._add_note(
                    at, tone(pitch * trembles, whole, 0.74, 14) * bow, level, (-0.6, 0.1, 0.6, 0)[number % 4]
                )

    def bass(self, at: float, seconds: float, note: float) -> None:
        time = sample_times(seconds)
        held = np.minimum(1, time / 0.03) * np.exp(-time / (seconds * 0.7)) * np.minimum(1, (seconds - time) / 0.1)
        self._add_note(at, saturate(tone(_hertz(note, 3), seconds, 0.6, 9) * held, 1.6), 0.16, 0)

    def horn(self, at: float, seconds: float, note: float, level: float = 0.12) -> None:
        time = sample_times(seconds)
        blown = np.minimum(1, time / 0.06) * np.minimum(1, (seconds - time) / 0.25) * np.exp(-time / (seconds * 1.2))
        bright = 0.55 + 0.2 * np.minimum(1, time / 0.2).mean()
        whole = sum(tone(self._take.vary(_hertz(note), 0.003), seconds, float(bright), 12) for _ in range(3))
        self._add_note(at, np.asarray(whole * blown), level, 0.25)

    def bell(self, at: float, note: float, level: float = 0.1, ring: float = 0.5) -> None:
        pitch = _hertz(note, 6)
        sound = ringing(self._take, [pitch * ratio for ratio in (1, 2.01, 2.76, 5.4)], ring, ring * 4, 0.55)
        self._add_note(at, sound, level, -0.5)

    def drum(self, at: float, level: float = 0.3) -> None:
        self._add_note(at, thump(self._take, 240, 85, 0.5), level, 0)

    def air(self, at: float, seconds: float, begin: float, end: float, level: float = 0.1) -> None:
        self._add_note(at, sweep(self._take, seconds, begin, end, 0.9, 0.8), level, 0)

    def crash(self, at: float, level: float = 0.3) -> None:
        self._add_note(at, blast(self._take, 2.0, 0.7), level, 0)


def _title(player: _Player) -> None:
    """Play the title theme: eight bars of three seconds."""
    bar = 3.0
    chords = ((0, 3, 7), (0, 3, 8), (0, 5, 8), (-1, 2, 7), (0, 3, 7), (-2, 3, 7), (-4, 0, 3), (-1, 2, 5))
    for number, (chord, root) in enumerate(zip(chords, (0, -4, -7, -5, 0, -2, -4, -5), strict=True)):
        player.pad(number * bar, bar, chord)
        player.bass(number * bar, bar * 0.95, root)
        for beat in (0.0, 0.375, 1.5):
            player.drum(number * bar + beat, 0.16 if beat else 0.24)
    for bars, octave in ((0, 0), (4, 0)):
        lengths = (0.75, 0.75, 0.75, 0.75, 2.6)
        at = bars * bar
        for note, seconds in zip(_MINOR, lengths, strict=True):
            player.horn(at, seconds + 0.2, note + octave)
            at += seconds
    for at, note in ((6.75, 7), (7.5, 3), (8.25, 2), (10.5, -1), (18.75, 10), (19.5, 7), (20.25, 3), (22.5, 2)):
        player.bell(at, note)
    player.air(20.5, 3.4, 900, 6000, 0.05)


def _won(player: _Player) -> None:
    for number, note in enumerate(_MAJOR):
        player.horn(number * 0.28, 0.5 if number < 4 else 3.2, note, 0.17)
        player.bell(number * 0.28, note, 0.07)
    player.pad(0.9, 3.2, (0, 4, 7, 12), 0.06)
    player.bass(0, 1.1, -5)
    player.bass(1.12, 3.4, 0)
    player.drum(1.12, 0.5)
    player.crash(1.12, 0.16)
    for number, note in enumerate((12, 16, 19, 24)):
        player.bell(1.9 + 0.16 * number, note - 12, 0.08, 0.9)


def _lost(player: _Player) -> None:
    at = 0.0
    for note, seconds in zip(reversed(_MINOR), (0.6, 0.6, 0.7, 0.9, 2.4), strict=True):
        player.horn(at, seconds + 0.3, note - 12, 0.17)
        at += seconds
    player.pad(0.2, 4.4, (0, 3, 6), 0.06, 3)
    player.bass(0, 2.6, 0)
    player.bass(2.8, 2.8, -6)
    player.drum(2.8, 0.45)
    player.bell(4.4, -1, 0.05, 0.9)


def _record(player: _Player) -> None:
    _won(player)
    for number, note in enumerate(_MAJOR):
        player.bell(2.6 + 0.14 * number, note + 12, 0.08, 0.8)
        player.horn(2.6 + 0.14 * number, 0.3 if number < 4 else 2.2, note + 5, 0.1)
    player.pad(3.2, 2.4, (5, 9, 12), 0.05)
    player.air(2.4, 2.0, 3000, 9000, 0.08)


def _perform_side(name: str, notes: Callable[[_Player], None], side: int, loop: float | None = None) -> Wave:
    player = _Player(name, side)
    notes(player)
    if loop is None:
        return add_reverb(mix_at_times(*player.notes), 0.35, 1.5)
    return add_reverb_to_loop(mix_into_loop(loop, *player.notes), 0.35)


def _deck_music(danger: int) -> Wave:
    """Make the sound of a ship under way, as a loop. Danger adds more layers."""
    take, time = Take("deck", danger), sample_times(_LOOP)
    engines = np.zeros(len(time))
    for harmonic in range(2, 14):
        engines += 0.84**harmonic * np.sin(2 * np.pi * 55 * harmonic * time + harmonic**2)
    air = noise(_LOOP, 260, 3800, take.seed()) * (1 + 0.2 * np.sin(2 * np.pi * 2 * time / _LOOP))
    parts = [(0.0, 0.5 * engines), (0.0, 2.2 * air), (0.0, 0.5 * noise(_LOOP, 5000, 9000, take.seed()))]
    for at in (2.1, 7.4):
        groan = (
            tone(take.vary(130) * (1 - 0.1 * sample_times(1.4)), 1.4, 0.85, 12) * np.hanning(round(1.4 * 48000)) ** 2
        )
        parts.append((at + take.random_between(0, 1.5), 0.12 * groan))
    parts.append((9.6, 0.5 * growl(take, 1.8, ((400, 1500, 2500), (600, 1100, 2400), (350, 1800, 2600)), 0.3)
                  * np.hanning(round(1.8 * 48000)) * 0.2))  # fmt: skip
    if danger > 1:
        beats = 8 * (danger - 1)
        parts += [(beat * _LOOP / beats, 0.55 * thump(take, 150, 95, 0.3, 4.0)) for beat in range(beats)]
        grates = tone(_hertz(-10, 3), _LOOP, 0.7, 10) + 0.8 * tone(_hertz(-9, 3), _LOOP, 0.7, 10)
        parts.append((0, 0.14 * _fade_across_seam(grates)))
    if danger > 2:
        bows = 1 + 0.5 * np.sin(2 * np.pi * 6.5 * time)
        parts.append(
            (
                0,
                0.2
                * _fade_across_seam((tone(_hertz(0, 3), _LOOP, 0.84, 16) + tone(_hertz(1, 3), _LOOP, 0.84, 16)) * bows),
            )
        )
        parts.append((0, 0.4 * crackle(take, _LOOP, 3)))
    return add_reverb_to_loop(mix_into_loop(_LOOP, *parts), 0.25)


def _fade_across_seam(loop: Wave) -> Wave:
    frames = round(0.4 * 48000)
    fades = np.ones(len(loop))
    fades[:frames] = np.sin(np.linspace(0, np.pi / 2, frames)) ** 2
    fades[-frames:] = fades[:frames][::-1]
    return np.asarray(loop * fades)


def _corridor_music(danger: bool) -> Wave:
    """Make the sound of an old, sleeping ship, as a loop. Danger adds a heartbeat and other sounds."""
    take, time = Take("corridor", int(danger)), sample_times(_LOOP)
    vents = noise(_LOOP, 300, 2600, take.seed()) * (0.8 + 0.2 * np.sin(2 * np.pi * 3 * time / _LOOP))
    low = saturate(tone(_hertz(-9, 3), _LOOP, 0.8, 10) + tone(_hertz(-8.8, 3), _LOOP, 0.8, 10), 0.7)
    parts = [
        (0.0, 2.0 * vents),
        (0.0, 0.1 * _fade_across_seam(low)),
        (0.0, 0.3 * noise(_LOOP, 5000, 9000, take.seed())),
    ]
    for at in take.random_times(7, 0, _LOOP - 1):
        drop = ringing(take, [take.random_between(1300, 2400), 3900, 6100], 0.03, 0.2)
        parts.append((at, take.random_between(0.1, 0.3) * drop))
    parts += [
        (at, take.random_between(0.3, 0.6) * ringing(take, plate_modes(take.random_between(110, 190)), 0.3, 1.2))
        for at in take.random_times(3, 0, _LOOP - 2)
    ]
    if danger:
        for at in take.random_times(4, 0.5, _LOOP - 2):
            scratch = shaped_noise(
                0.5, take.seed(), lambda moment, hertz: noise_band(hertz, 4200, 0.8) * np.exp(-moment / 0.2)
            )
            parts.append((at, take.random_between(0.6, 1.2) * scratch))
        breath = growl(take, 2.0, ((420, 900, 2500), (700, 1600, 3300), (380, 800, 2300)), 0.8)
        parts.append((6.0, 0.5 * breath * np.hanning(len(breath)) ** 2))
        parts += [(beat * 1.2, 0.4 * thump(take, 160, 100, 0.3, 4.0)) for beat in range(10)]
    return add_reverb_to_loop(mix_into_loop(_LOOP, *parts), 0.4)


_THEMES: Mapping[str, tuple[Callable[[_Player], None], float, float | None]] = {
    "theme-title": (_title, -25, 24.0),
    "theme-won": (_won, -20, None),
    "theme-lost": (_lost, -20, None),
    "theme-record": (_record, -20, None),
}


# How to make each piece, and its loudness relative to speech at -16 LUFS.
MUSIC: Mapping[str, tuple[Callable[[], Wave], float]] = {
    name + ending: (partial(_perform_side, name, notes, side, loop), loudness)
    for name, (notes, loudness, loop) in _THEMES.items()
    for ending, side in (("", -1), ("-right", 1))
}
AMBIENCES: Mapping[str, tuple[Callable[[], Wave], float]] = {
    "deck-1": (lambda: _deck_music(1), -35),
    "deck-2": (lambda: _deck_music(2), -33),
    "deck-3": (lambda: _deck_music(3), -31),
    "corridor": (lambda: _corridor_music(False), -35),
    "corridor-danger": (lambda: _corridor_music(True), -32),
}
LOOPING = (*AMBIENCES, "theme-title", "theme-title-right")


# An Antarctic station: wind at each strength, and the generator.


def _wind(low: float, high: float, gusts: int, howl: float, seed: int) -> Wave:
    turn = 2 * np.pi * sample_times(_LOOP) / _LOOP
    gust = 0.6 + 0.25 * np.cos(gusts * turn) + 0.15 * np.cos((gusts + 2) * turn + 1)
    rush = noise(_LOOP, low, high, seed) * gust
    pitch = 2 * np.pi * 4800 * sample_times(_LOOP) / _LOOP + 60 * np.sin(turn)
    howling = howl * np.sin(pitch) * np.clip(gust - 0.55, 0, None) ** 2
    return _start_at_quietest(rush / np.abs(rush).max() + howling)


def _start_at_quietest(loop: Wave) -> Wave:
    """Rotate the loop to start at its quietest point, so that encoding leaves no audible seam."""
    window = RATE // 50
    around = np.convolve(np.concatenate([loop[-window:], loop, loop[:window]]) ** 2, np.ones(2 * window + 1), "valid")
    return np.roll(loop, -int(np.argmin(around)))


def _generator() -> Wave:
    time = sample_times(_LOOP)
    engine = np.zeros(len(time))
    for harmonic in range(1, 10):
        engine += 0.8**harmonic * np.sin(2 * np.pi * 25 * harmonic * time + harmonic**2)
    beats: Wave = engine * (0.8 + 0.2 * np.cos(2 * np.pi * 12.5 * time)) + 0.4 * noise(_LOOP, 80, 500, 23)
    return beats


# How to make each loop, and its loudness relative to speech at -16 LUFS.
STATION_LOOPS: Mapping[str, tuple[Callable[[], Wave], float]] = {
    "wind-calm": (lambda: _wind(120, 500, 1, 0.0, 21), -38),
    "wind-strong": (lambda: _wind(150, 800, 2, 0.6, 22), -34),
    "wind-storm": (lambda: _wind(180, 1400, 3, 1.4, 24), -30),
    "wind-ritual": (lambda: _wind(200, 3500, 2, 0.3, 25), -26),
    "generator": (_generator, -38),
}


_QUALITY = 0.6  # on libsndfile's scale: about 100 kbit/s, so that loops have no audible seam
_QUALITY_BEHIND = 0.73  # about 70 kbit/s, for background sounds
_QUALITY_ONCE = 0.8  # about 55 kbit/s, for sounds played once
_UNHEARD = 10 ** (-60 / 20)  # share of the peak at which a tail is cut

# Loops end the way they begin, so they repeat without a gap.
LOOPS = ("siren-1", "siren-2", "siren-3", "static", "hum-1", "hum-2", "hum-3", *STATION_LOOPS, *LOOPING)


@frozen
class SoundEffect:
    """A recipe for a sound, and its loudness relative to speech at -16 LUFS."""

    made: Callable[[], Wave]
    loudness: float


def render_effects() -> Mapping[str, Recording]:
    return {name: render_effect(name) for name in EFFECTS}


def render_effect(name: str) -> Recording:
    return Recording(_finish_sound(name, EFFECTS[name]), f"[{name}]", quality=_quality_of(name))


def _quality_of(name: str) -> float | None:
    if name not in LOOPS:
        return _QUALITY_ONCE
    return _QUALITY_BEHIND if name in AMBIENCES or name.startswith("wind") else None


def write_effects(folder: Path) -> None:
    label = PackInfo("effects", "", "spacealert", "effects", "MIT", ClipKind.WORDS)
    write(folder, label, render_effects(), _QUALITY)


def _finish_sound(name: str, effect: SoundEffect) -> Samples:
    sound = set_loudness(effect.made().astype(np.float32), effect.loudness)
    if name in LOOPS:
        return sound
    heard = np.flatnonzero(np.abs(sound) > _UNHEARD * np.abs(sound).max())
    return fade_ends(sound[: heard[-1] + RATE // 50], RATE // 500)


def _siren(low: float, high: float, sweep: float, bright: float) -> Wave:
    seconds = 6.0
    time = sample_times(seconds)
    pitch = low + (high - low) * (0.5 - 0.5 * np.cos(2 * np.pi * time / sweep))
    pitch *= round(pitch.mean() * seconds) / (pitch.mean() * seconds)
    return tone(pitch, seconds, bright) * (0.75 + 0.25 * np.cos(2 * np.pi * time / sweep))


def _static() -> Wave:
    seconds, chance = 8.0, np.random.default_rng(8)
    once = 2 * np.pi * sample_times(seconds) / seconds
    hiss: Wave = noise(seconds, 500, 6000, 1) / 3 * (0.75 + 0.25 * np.cos(3 * once) * np.cos(once))
    for at in chance.integers(0, len(hiss) - 400, 160):
        hiss[at : at + 400] += chance.uniform(0.5, 1.6) * np.exp(-np.arange(400) / 40) * chance.choice([-1, 1])
    whistle = 0.12 * np.sin(2 * np.pi * 1500 * sample_times(seconds) + 40 * np.sin(2 * once))
    hiss += whistle * (0.5 - 0.5 * np.cos(once))
    return hiss


def _hum(tension: int) -> Wave:
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
    time = sample_times(1.1)
    fall = tone(70 + 520 * np.exp(-time / 0.22), 1.1, 0.5) * np.exp(-time / 0.45)
    blow = noise(0.25, 200, 3000, 3) * np.exp(-sample_times(0.25) / 0.05)
    return mix_at_times((0, fall), (0, 2.5 * ringing_tone(52, 0.7, 0.16)), (0, blow))


def _comms_down() -> Wave:
    tear = noise(0.45, 400, 5000, 5) * np.linspace(0, 1.2, round(0.45 * RATE)) * np.exp(-sample_times(0.45) / 0.3)
    return mix_at_times((0, ringing_tone(880, 0.3, 0.12)), (0.18, ringing_tone(587, 0.4, 0.15)), (0.3, tear))


def _comms_restored() -> Wave:
    click = noise(0.08, 400, 5000, 6) * np.exp(-sample_times(0.08) / 0.02)
    return mix_at_times((0, click), (0.06, ringing_tone(587, 0.3, 0.12)), (0.22, ringing_tone(880, 0.55, 0.2)))


def _perform_take(made: Callable[[Take], Wave], name: str, number: int) -> Wave:
    return made(Take(name, number))


def _round_over() -> Wave:
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
    voice_pack.take_clip_id(name, number): SoundEffect(partial(_perform_take, made, name, number), loudness)
    for name, (made, loudness) in MADE.items()
    for number in range(TAKES)
}
