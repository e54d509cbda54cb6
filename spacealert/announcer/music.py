"""The ship's theme for the title and the ending, and the loops that play outside the mission.

Music is stereo: `NAME` is the left channel and `NAME-right` the right one, with the same notes played slightly
differently.
"""

from collections.abc import Callable, Mapping, Sequence

import numpy as np

from spacealert.kit.audio import RATE

from spacealert.announcer.synthesis import (  # isort: skip
    Take, Wave, add_reverb, add_reverb_to_loop, noise_band, blast, crackle, growl, mix_at_times, mix_into_loop, noise,
    plate_modes, ringing, sample_times, saturate, shaped_noise, sweep, thump, tone,
)  # fmt: skip


_LOOP = 12.0  # seconds of ambience
# The five notes shared by all versions of the theme, in semitones above C.
_MINOR, _MAJOR = (-5, 0, 3, 7, 12), (-5, 0, 4, 7, 12)


def _hertz(semitones: float, octave: int = 5) -> float:
    """Return the pitch this many semitones above the C of the octave."""
    return float(261.63 * 2 ** (octave - 4 + semitones / 12))


class _Player:
    """Plays notes for one stereo channel, with each instrument at its own position."""

    def __init__(self, name: str, side: int) -> None:
        self._take = Take(name, 10 + side)
        self._side = side
        self.notes: list[tuple[float, Wave]] = []

    def _add_note(self, at: float, wave: Wave, level: float, place: float) -> None:
        self.notes.append((at, wave * level * np.sqrt(0.5 * (1 + self._side * place))))

    def pad(self, at: float, seconds: float, notes: Sequence[float], level: float = 0.05, octave: int = 4) -> None:
        """Play strings with a slow attack and release."""
        whole = seconds + 1.6
        time = sample_times(whole)
        bow = np.clip(np.minimum(time / 1.3, (whole - time) / 1.6), 0, 1) ** 1.3
        for number, note in enumerate(notes):
            for _ in range(2):
                pitch = self._take.pitch(_hertz(note, octave), 0.004)
                trembles = 1 + 0.0025 * np.sin(
                    2 * np.pi * self._take.between(4.6, 5.6) * time + self._take.between(0, 6)
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
        whole = sum(tone(self._take.pitch(_hertz(note), 0.003), seconds, float(bright), 12) for _ in range(3))
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
    """Play the title theme: eight bars of three seconds that rise without resolving."""
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
    """Play the five-note theme, resolved in major."""
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
    """Play the five-note theme falling, without its last note."""
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
    """Play the victory theme, then repeat it an octave higher on bells."""
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
    """Make a loop of a ship under way. Danger adds a pulse and a trembling low string."""
    take, time = Take("deck", danger), sample_times(_LOOP)
    engines = np.zeros(len(time))
    for harmonic in range(2, 14):
        engines += 0.84**harmonic * np.sin(2 * np.pi * 55 * harmonic * time + harmonic**2)
    air = noise(_LOOP, 260, 3800, take.seed()) * (1 + 0.2 * np.sin(2 * np.pi * 2 * time / _LOOP))
    parts = [(0.0, 0.5 * engines), (0.0, 2.2 * air), (0.0, 0.5 * noise(_LOOP, 5000, 9000, take.seed()))]
    for at in (2.1, 7.4):
        groan = (
            tone(take.pitch(130) * (1 - 0.1 * sample_times(1.4)), 1.4, 0.85, 12) * np.hanning(round(1.4 * 48000)) ** 2
        )
        parts.append((at + take.between(0, 1.5), 0.12 * groan))
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
    """Fade the loop across its seam, where tones would not line up."""
    frames = round(0.4 * 48000)
    fades = np.ones(len(loop))
    fades[:frames] = np.sin(np.linspace(0, np.pi / 2, frames)) ** 2
    fades[-frames:] = fades[:frames][::-1]
    return np.asarray(loop * fades)


def _corridor_music(danger: bool) -> Wave:
    """Make a loop of an old, sleeping ship: vents, drips and distant knocks.

    With danger, something moves behind the walls.
    """
    take, time = Take("corridor", int(danger)), sample_times(_LOOP)
    vents = noise(_LOOP, 300, 2600, take.seed()) * (0.8 + 0.2 * np.sin(2 * np.pi * 3 * time / _LOOP))
    low = saturate(tone(_hertz(-9, 3), _LOOP, 0.8, 10) + tone(_hertz(-8.8, 3), _LOOP, 0.8, 10), 0.7)
    parts = [
        (0.0, 2.0 * vents),
        (0.0, 0.1 * _fade_across_seam(low)),
        (0.0, 0.3 * noise(_LOOP, 5000, 9000, take.seed())),
    ]
    for at in take.random_times(7, 0, _LOOP - 1):
        drop = ringing(take, [take.between(1300, 2400), 3900, 6100], 0.03, 0.2)
        parts.append((at, take.between(0.1, 0.3) * drop))
    parts += [
        (at, take.between(0.3, 0.6) * ringing(take, plate_modes(take.between(110, 190)), 0.3, 1.2))
        for at in take.random_times(3, 0, _LOOP - 2)
    ]
    if danger:
        for at in take.random_times(4, 0.5, _LOOP - 2):
            scratch = shaped_noise(
                0.5, take.seed(), lambda moment, hertz: noise_band(hertz, 4200, 0.8) * np.exp(-moment / 0.2)
            )
            parts.append((at, take.between(0.6, 1.2) * scratch))
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


def _performer_of_side(
    name: str, notes: Callable[[_Player], None], side: int, loop: float | None
) -> Callable[[], Wave]:
    return lambda: _perform_side(name, notes, side, loop)


# How to make each piece, and its loudness relative to speech at -16 LUFS.
MUSIC: Mapping[str, tuple[Callable[[], Wave], float]] = {
    name + ending: (_performer_of_side(name, notes, side, loop), loudness)
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
    """Make wind that loops: noise that swells, with a howl in the gusts."""
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
    """Make a loop of a slow engine in another room."""
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
