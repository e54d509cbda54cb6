"""Sound effects of the resolution, in three takes each.

`tests/bench/effects.py` measures the effects.
"""

from collections.abc import Callable, Mapping

import numpy as np

from spacealert.announcer.synthesis import (  # isort: skip
    Take, Wave, add_reverb, blast, click, crackle, debris, growl, mix, mix_at_times, plate_modes, ringing,
    ringing_tone, sample_times, saturate, shaped_noise, sweep, thump, tone,
)  # fmt: skip


TAKES = 3  # recordings of each effect

Made = Callable[[Take], Wave]


def _bells(take: Take, *pitches: float, step: float, ring: float) -> Wave:
    parts = []
    for number, pitch in enumerate(pitches):
        high = take.vary(pitch, 0.006)
        bell = ringing(take, [high * ratio for ratio in (1, 2.01, 2.76, 5.4, 8.93, 13.3)], ring * 1.6, ring * 4, 0.74)
        parts += [(number * step, bell), (number * step, 2.5 * click(take, 0.004, 5500))]
    return add_reverb(mix_at_times(*parts), 0.2, 0.6)


def _laser(take: Take, high: float, low: float, seconds: float, heavy: float) -> Wave:
    time = sample_times(seconds)
    fall = take.vary(low) + (take.vary(high) - low) * np.exp(-time / (seconds * 0.2))
    fades = np.minimum(1, time / 0.002) * np.exp(-time / (seconds * 0.4))
    beam = saturate((tone(fall, seconds, 0.8, 16) + tone(fall * 1.013, seconds, 0.8, 16)) * fades * 0.7, 2.2)
    sizzle = crackle(take, seconds * 1.4, 160) * np.exp(-sample_times(seconds * 1.4) / (seconds * 0.5))
    rush = sweep(take, seconds, 7500, 1800, 0.7, 0.12)
    return mix(
        (0, 0.9, click(take, 0.006)), (0, 0.8, beam), (0, 0.24, sizzle), (0, 0.5, rush),
        (0, heavy, thump(take, 420, 130, 0.35)), wet=0.3,
    )  # fmt: skip


def _pulse(take: Take) -> Wave:
    charge = tone(np.linspace(180, take.vary(620), round(0.3 * 48000)), 0.3, 0.7, 12) * sample_times(0.3) / 0.3
    waves: list[tuple[float, float, Wave]] = [(0, 0.3, charge)]
    for number in range(3):
        at, level = 0.3 + 0.17 * number, 0.9 - 0.22 * number
        waves += [
            (at, level, thump(take, 520 - 60 * number, 150, 0.4)),
            (at, level * 0.7, sweep(take, 0.5, 5200, 500, 0.9, 0.2)),
            (at, level * 0.75, click(take, 0.01, 4000)),
        ]
    return mix(*waves, wet=0.4, tail=1.1)


def _explosion(take: Take, size: float, pieces: int, seconds: float) -> Wave:
    return mix(
        (0, 0.9, click(take, 0.012, 900)),
        (0, 0.8, thump(take, 340, take.vary(105), 0.3 + 0.3 * size)),
        (0.004, 1.0, blast(take, seconds, size)),
        (0.01, 0.4, crackle(take, seconds * 0.6, 70) * np.exp(-sample_times(seconds * 0.6) / (size * 0.7))),
        (0, 0.22, debris(take, pieces, 0.08, seconds * 0.7)),
        wet=0.3 + 0.15 * size, tail=0.6 + 0.7 * size,
    )  # fmt: skip


def _destroyed(take: Take) -> Wave:
    sensors = _bells(take, 523, 784, step=0.1, ring=0.22)
    return mix_at_times((0, _explosion(take, 0.5, 16, 1.1)), (0.4, 0.28 * sensors))


def _explodes(take: Take) -> Wave:
    second = _explosion(take, 0.4, 10, 0.8)
    return mix_at_times((0, _explosion(take, 0.8, 22, 1.5)), (take.random_between(0.3, 0.42), 0.55 * second))


def _hull(take: Take) -> Wave:
    metal = ringing(take, plate_modes(take.vary(165)), 0.28, 1.2)
    return mix(
        (0, 1.0, click(take, 0.008, 2500)), (0, 0.7, thump(take, 330, 120, 0.4)), (0, 0.6, blast(take, 0.7,
        0.25)), (0.002, 0.8, metal), (0.03, 0.2, debris(take, 7, 0, 0.5)), (0, 0.5, crackle(take, 0.4, 60)), wet=0.35,
    )  # fmt: skip


def _damage(take: Take) -> Wave:
    time = sample_times(0.9)
    groan = saturate(tone(take.vary(150) * (1 - 0.25 * time) + 6 * np.sin(60 * time), 0.9, 0.85, 14), 1.5)
    groan = groan * np.sin(np.pi * time / 0.9) ** 2
    alarm = mix_at_times((0, ringing_tone(1245, 0.4, 0.09, 0.6)), (0.16, ringing_tone(1174, 0.5, 0.11, 0.6)))
    return mix_at_times((0, _hull(take)), (0.25, 0.12 * groan), (0.3, add_reverb(0.22 * alarm, 0.3)))


def _shield(take: Take, pitch: float) -> Wave:
    time = sample_times(0.9)
    wobble = 1 + 0.05 * np.sin(2 * np.pi * 7 * time) * np.exp(-time / 0.3)
    bend = tone(take.vary(pitch) * wobble, 0.9, 0.7, 10) * np.exp(-time / 0.22)
    glass = ringing(take, [pitch * ratio for ratio in (2, 3.1, 4.7, 6.9, 9.2)], 0.3, 0.9)
    current = crackle(take, 0.7, 120) * np.exp(-sample_times(0.7) / 0.2)
    return mix(
        (0, 0.7, click(take, 0.005)), (0, 0.6, bend), (0, 0.4, glass), (0, 1.2, current), (0, 0.5, thump(take, 260, 140,
        0.3)), wet=0.35,
    )  # fmt: skip


def _rocket(take: Take) -> Wave:
    def roar(time: Wave, frequency: Wave) -> Wave:
        away = np.exp(-np.maximum(time - 0.35, 0) / 0.4)
        dark = 1 / (1 + (frequency / (4000 * away + 500)) ** 2)
        return np.asarray(np.minimum(1, time / 0.06) * away * dark / np.sqrt(1 + (160 / frequency) ** 4))

    burning = shaped_noise(1.4, take.seed(), roar) * (1 + 0.3 * np.sin(2 * np.pi * take.vary(38) * sample_times(1.4)))
    return mix(
        (0, 0.9, click(take, 0.02, 700)), (0, 0.7, thump(take, 380, 130, 0.35)), (0.02, 1.0, burning),
        (0, 0.15, crackle(take, 0.9, 90)), wet=0.25,
    )  # fmt: skip


def _guns(take: Take) -> Wave:
    shots = [
        (0.075 * number + take.random_between(0, 0.012), 0.8 - 0.08 * number, _laser(take, 1500, 260, 0.14, 0.5))
        for number in range(5)
    ]
    return mix(*shots, (0, 0.35, sweep(take, 0.9, 1200, 3200, 0.8)), wet=0.1, tail=0.4)


def _passes(take: Take, seconds: float, begin: float, end: float, engine: float) -> Wave:
    time = sample_times(seconds)
    hum = tone(take.vary(210) * (1.25 - 0.5 * time / seconds), seconds, 0.75, 12) * np.sin(np.pi * time / seconds) ** 2
    return mix(
        (0, 0.9, sweep(take, seconds, begin, end)), (0, 0.28, sweep(take, seconds, 8000, 5000, 0.6)),
        (0, engine, hum), wet=0.3, tail=0.5,
    )  # fmt: skip


def _steps(take: Take) -> Wave:
    boots: list[tuple[float, float, Wave]] = []
    for number, at in enumerate((0.0, take.random_between(0.24, 0.3))):
        sole = ringing(take, plate_modes(take.vary(230, 0.08), 9), 0.05, 0.25)
        boots += [
            (at, 0.9 - 0.15 * number, sole),
            (at, 0.5, thump(take, 240, 130, 0.09)),
            (at, 0.7, click(take, 0.005, 3000)),
            (at + 0.02, 0.12, sweep(take, 0.14, 3000, 6000, 0.8)),
        ]
    return mix(*boots, wet=0.22, tail=0.5)


def _lift(take: Take) -> Wave:
    time = sample_times(0.75)
    whirr = tone(take.vary(165) * (1 + 0.5 * np.sin(np.pi * time / 0.75)), 0.75, 0.8, 14)
    motor = saturate(whirr * np.sin(np.pi * time / 0.75) ** 0.7 * (1 + 0.25 * np.sin(2 * np.pi * 31 * time)), 1.4)
    return mix(
        (0, 0.6, motor), (0, 0.4, sweep(take, 0.75, 4500, 8500, 0.7)), (0.72, 0.5, ringing(take, plate_modes(240, 8),
        0.06, 0.3)), (0.72, 0.35, click(take, 0.006)), (0.8, 0.3, ringing_tone(take.vary(880, 0.005), 0.4, 0.1, 0.5)),
        wet=0.2, tail=0.5,
    )  # fmt: skip


def _door(take: Take) -> Wave:
    metal = ringing(take, plate_modes(take.vary(185)), 0.22, 0.9)
    bolts = [(0.5 + 0.09 * number, 0.35, ringing(take, plate_modes(620, 8), 0.03, 0.2)) for number in range(2)]
    return mix(
        (0, 0.4, sweep(take, 0.35, 7000, 3500, 0.8, 0.3)), (0.26, 0.8, thump(take, 330, 150, 0.3)),
        (0.26, 0.7, click(take, 0.008, 1500)), (0.26, 0.8, metal), *bolts, wet=0.35,
    )  # fmt: skip


def _energy(take: Take) -> Wave:
    time = sample_times(0.8)
    hum = saturate(tone(take.vary(210) * (1 + 0.6 * time), 0.8, 0.8, 14) * np.sin(np.pi * time / 0.8), 1.5)
    rise = mix_at_times(
        *(
            (0.07 * number, ringing(take, [330 * 1.19**number * m for m in (1, 2, 3.9, 7.8, 12)], 0.1, 0.3))
            for number in range(5)
        )
    )
    return mix((0, 0.5, hum), (0.05, 0.6, rise), (0, 1.0, crackle(take, 0.7, 90)), wet=0.22, tail=0.6)


def _drained(take: Take) -> Wave:
    time = sample_times(1.0)
    hum = saturate(tone(take.vary(290) * np.exp(-time / 0.8), 1.0, 0.8, 12) * np.exp(-time / 0.45), 1.5)
    fall = mix_at_times(
        *(
            (0.09 * number, ringing(take, [520 / 1.25**number * m for m in (1, 2, 3.1, 6, 11)], 0.09, 0.3))
            for number in range(5)
        )
    )
    return mix((0, 0.7, hum), (0, 0.5, fall), (0, 0.6, sweep(take, 0.7, 9500, 1500, 0.8, 0.2)), wet=0.25, tail=0.6)


def _fails(take: Take) -> Wave:
    time = sample_times(0.22)
    buzz = saturate(tone(take.vary(220), 0.22, 0.9, 20) * np.minimum(1, time / 0.004) * np.exp(-time / 0.1), 2.0)
    relay = click(take, 0.004, 3500)
    return mix((0, 0.6, buzz), (0, 1.4, relay), (0.17, 0.5, buzz), (0.17, 1.2, relay), wet=0.15, tail=0.4)


def _appears(take: Take) -> Wave:
    time = sample_times(1.5)
    swell = np.sin(np.pi * np.minimum(1, time / 1.5) ** 1.6) ** 2
    drone = saturate((tone(take.vary(116), 1.5, 0.8, 14) + 0.7 * tone(take.vary(165), 1.5, 0.8, 12)) * swell * 0.6, 2.0)
    drawn_in = sweep(take, 1.2, 700, 9500, 0.8, 0.8)
    return mix(
        (0, 0.75, drone), (0, 0.95, drawn_in), (1.0, 0.5, thump(take, 300, 110, 0.5)),
        (1.0, 0.45, click(take, 0.02, 3500)), wet=0.45, tail=1.2,
    )  # fmt: skip


def _approaches(take: Take) -> Wave:
    beat = thump(take, take.vary(380, 0.08), take.vary(190, 0.08), 0.2, 5.0)
    return mix(
        (0, 0.9, beat), (0, 0.85, click(take, 0.008, 3800)), (0.19, 0.6, beat), (0.19, 0.6, click(take, 0.008, 3800)),
        (0.02, 0.25, sweep(take, 0.5, 2500, 8500, 0.9)), wet=0.3, tail=0.6,
    )  # fmt: skip


def _acts(take: Take) -> Wave:
    time = sample_times(0.8)
    brass = np.zeros(len(time))
    for pitch in (233, 247, 466, 494):
        brass += tone(take.vary(pitch, 0.004), 0.8, 0.78, 14)
    stab = saturate(brass * np.minimum(1, time / 0.012) * np.exp(-time / 0.24) * 0.35, 2.0)
    return mix(
        (0, 0.8, stab), (0.16, 0.45, stab), (0, 0.5, click(take, 0.015, 3500)), (0, 0.4, sweep(take, 0.5, 9000, 4000,
        0.9, 0.2)), wet=0.35,
    )  # fmt: skip


def _survived(take: Take) -> Wave:
    tones = _bells(take, 392, 311, step=0.2, ring=0.3)
    return mix_at_times((0, tones), (0.1, 2.6 * _passes(take, 0.9, 4200, 900, 0.2)))


def _knocked_out(take: Take) -> Wave:
    time = sample_times(1.2)
    ears = np.sin(2 * np.pi * take.vary(5600) * time) * np.sin(np.pi * time / 1.2) ** 2
    fall = mix_at_times(
        *((0.13 * number, ringing_tone(pitch, 0.4, 0.12, 0.6)) for number, pitch in enumerate((440, 370, 311)))
    )
    return mix(
        (0, 0.9, thump(take, take.vary(280, 0.08), take.vary(120, 0.08), 0.35)), (0, 0.35, click(take, 0.012, 1200)),
        (0.12, 0.45, fall), (0.1, 0.06, ears), (0.02, 0.15, sweep(take, 0.3, 2500, 5500, 0.8)), wet=0.25,
    )  # fmt: skip


def _bots(take: Take) -> Wave:
    time = sample_times(0.28)
    servo = tone(take.vary(300) * (1 + 0.8 * np.sin(np.pi * time / 0.28)), 0.28, 0.85, 14) * np.sin(np.pi * time / 0.28)
    spark = crackle(take, 0.35, 240) * np.exp(-sample_times(0.35) / 0.09)
    return mix(
        (0, 0.5, servo), (0.22, 0.6, spark), (0.22, 0.5, thump(take, 420, 180, 0.12)), (0.3, 0.3, servo), wet=0.22,
        tail=0.5,
    )  # fmt: skip


def _repair(take: Take) -> Wave:
    teeth: list[tuple[float, float, Wave]] = []
    for turn in (0.0, 0.26):
        for number in range(5):
            tooth = ringing(take, plate_modes(take.vary(1150), 7), 0.018, 0.1)
            teeth += [(turn + 0.034 * number, 0.5, tooth), (turn + 0.034 * number, 0.35, click(take, 0.003, 3500))]
    sits = ringing(take, [take.vary(480) * ratio for ratio in (1, 1.63, 2.9, 5.2, 9.1)], 0.16, 0.6)
    return mix(*teeth, (0.5, 0.7, sits), (0.5, 0.4, thump(take, 260, 150, 0.12)), wet=0.25, tail=0.5)


def _computer(take: Take) -> Wave:
    keys = click(take, 0.004, 2500)
    answers = _bells(take, 1047, 1319, step=0.08, ring=0.1)
    return mix_at_times((0, 0.4 * keys), (0.05, answers), (0.3, 0.25 * keys))


def _teleport(take: Take) -> Wave:
    grains = []
    for at in take.random_times(70, 0, 0.75):
        pitch = (420 + 4200 * at) * take.random_between(0.7, 1.4)
        time = sample_times(0.09)
        grains.append((at, take.random_between(0.3, 1) * np.sin(2 * np.pi * pitch * time) * np.hanning(len(time))))
    return mix(
        (0, 0.7, mix_at_times(*grains)), (0, 0.45, sweep(take, 0.9, 900, 9500, 0.6, 0.7)), (0, 0.4, thump(take, 300,
        140, 0.2)), wet=0.45, tail=1.0,
    )  # fmt: skip


def _phase(take: Take) -> Wave:
    rush = sweep(take, 1.0, 1200, 4500, 1.2)
    comb = rush.copy()
    for number in range(1, 5):
        late = round((0.004 + 0.001 * number) * 48000)
        comb[late:] += 0.8**number * rush[:-late]
    return mix((0, 0.9, comb), (0.1, 0.3, tone(take.vary(233), 0.8, 0.7, 8) * np.hanning(round(0.8 * 48000))), wet=0.4)


def _creature(take: Take) -> Wave:
    breathes_in = growl(take, 0.55, ((500, 1500, 3300), (750, 1900, 4200)), 0.1)
    growls = growl(take, 0.9, ((620, 1250, 2900), (420, 900, 2500), (300, 700, 2300)), 1.6)
    shapes = (np.sin(np.pi * sample_times(0.55) / 0.55) ** 1.5, np.sin(np.pi * sample_times(0.9) / 0.9) ** 0.7)
    wet_mouth = crackle(take, 1.2, 26, 1800, 9000)
    return mix(
        (0, 0.35, breathes_in * shapes[0]),
        (0.5, 0.9, saturate(growls * shapes[1] * 0.4, 2.0)),
        (0.1, 1.0, wet_mouth),
        wet=0.3,
    )


def _brass(take: Take, pitch: float, seconds: float) -> Wave:
    time = sample_times(seconds)
    warm = sum(tone(take.vary(pitch, 0.004), seconds, 0.7, 12) for _ in range(3))
    return np.asarray(warm * np.minimum(1, time / 0.03) * np.exp(-time / (seconds * 0.5)))


def _record(take: Take) -> Wave:
    notes = [
        (0.14 * number, 0.6, _brass(take, pitch / 2, 0.9)) for number, pitch in enumerate((523, 659, 784, 1047, 1319))
    ]
    light = [
        (0.14 * number, 0.4, _bells(take, pitch * 2, step=0.1, ring=0.3))
        for number, pitch in enumerate((523, 659, 784, 1047))
    ]
    return mix(*notes, *light, (0.5, 0.35, sweep(take, 1.4, 5000, 9500, 0.7)), wet=0.35, tail=1.0)


def _jump(take: Take) -> Wave:
    seconds = 2.2
    time = sample_times(seconds)
    part = time / seconds
    climb = saturate(tone(80 * 2 ** (part * 4), seconds, 0.6, 10) * np.minimum(1, time / 0.2) * part, 1.8)
    shimmer = tone(640 * 2 ** (part * 2), seconds, 0.5, 5) * part**2
    rush = sweep(take, seconds, 400, 8000, 1.0, 0.92)
    blow = mix_at_times(
        (0, thump(take, 420, 95, 1.0)), (0, 0.9 * blast(take, 1.2, 0.4)), (0, 1.1 * click(take, 0.02, 2500))
    )
    home = _bells(take, 392, 523, 659, 784, 1047, step=0.22, ring=0.5)
    return mix(
        (0, 0.55, climb), (0, 0.2, shimmer), (0, 0.5, rush), (seconds, 1.0, blow), (seconds + 0.5, 0.5, home), wet=0.4,
        tail=1.4,
    )  # fmt: skip


def _lost(take: Take) -> Wave:
    time = sample_times(3.4)
    sinking = saturate(tone(75 + 240 * np.exp(-time / 1.1), 3.4, 0.75, 12) * np.exp(-time / 1.4), 1.8)
    blasts = [
        (at + take.random_between(0, 0.04), size, _explosion(take, 0.35 + 0.3 * size, 14, 1.2))
        for at, size in ((0.0, 0.7), (0.42, 0.55), (0.78, 0.85), (1.3, 0.6), (1.75, 1.0))
    ]
    return mix((0.3, 0.3, sinking), *blasts, (1.9, 0.16, debris(take, 26, 0, 1.6)), wet=0.12, tail=1.6)


def _tick(take: Take) -> Wave:
    return mix(
        (0, 0.8, ringing_tone(take.vary(1047, 0.003), 0.12, 0.03, 0.6)),
        (0, 0.5, click(take, 0.003, 3000)),
        wet=0.1,
        tail=0.2,
    )


# How to make each effect, and its loudness relative to speech at -16 LUFS.
MADE: Mapping[str, tuple[Made, float]] = {
    "turn": (lambda take: _bells(take, 392, 587, step=0.12, ring=0.3), -25),
    "steps": (_steps, -27),
    "lift": (_lift, -26),
    "door-sealed": (_door, -23),
    "heavy-laser": (lambda take: _laser(take, 1400, 160, 0.8, 0.8), -20),
    "light-laser": (lambda take: _laser(take, 2000, 380, 0.45, 0.3), -22),
    "pulse-cannon": (_pulse, -20),
    "rocket": (_rocket, -21),
    "interceptors": (_guns, -22),
    "flies": (lambda take: _passes(take, 0.8, 900, 3200, 0.5), -25),
    "at-nothing": (lambda take: _passes(take, 0.6, 3800, 1200, 0.0), -27),
    "hit": (lambda take: _explosion(take, 0.25, 8, 0.5), -22),
    "absorbed": (lambda take: _shield(take, 480), -23),
    "destroyed": (_destroyed, -18),
    "explodes": (_explodes, -17),
    "appears": (_appears, -21),
    "approaches": (_approaches, -25),
    "acts": (_acts, -21),
    "survived": (_survived, -24),
    "shield-holds": (lambda take: _shield(take, 360), -21),
    "hull-hit": (_hull, -18),
    "damage": (_damage, -18),
    "energy": (_energy, -25),
    "drained": (_drained, -23),
    "fails": (_fails, -25),
    "knocked-out": (_knocked_out, -22),
    "bots": (_bots, -23),
    "repair": (_repair, -24),
    "computer": (_computer, -26),
    "computer-fails": (lambda take: mix_at_times((0, _fails(take)), (0.34, _drained(take))), -22),
    "look": (lambda take: _bells(take, 880, 1175, step=0.16, ring=0.4), -26),
    "teleport": (_teleport, -23),
    "phase": (_phase, -24),
    "creature": (_creature, -22),
    "count": (_tick, -27),
    "record": (_record, -18),
    "jump": (_jump, -17),
    "ship-lost": (_lost, -17),
}  # fmt: skip
