"""What the resolution sounds like: one short sound for every kind of thing that happens to the ship."""

from collections.abc import Callable, Mapping

import numpy as np

from spacealert.announcer.waves import Wave, chime, in_sequence, moments, noise, struck, tone


def _laser(high: float, low: float, seconds: float, bright: float) -> Wave:
    """A tone that falls, with a click at its begin."""
    time = moments(seconds)
    fall = tone(low + (high - low) * np.exp(-time / (seconds * 0.22)), seconds, bright) * np.exp(
        -time / (seconds * 0.4)
    )
    return in_sequence((0, fall * np.minimum(1, time / 0.003)), (0, 0.5 * struck(high, 0.05, 0.01)))


def _pulse() -> Wave:
    """It swells, and rolls away with an echo."""
    time = moments(0.9)
    swell = tone(90 + 140 * time, 0.9, 0.5) * np.sin(np.pi * np.minimum(1, time / 0.9)) ** 2
    return in_sequence((0, swell), (0.25, 0.5 * swell), (0.1, _puff(0.6, 200, 1500, 0.2, 21)))


def _puff(seconds: float, low: float, high: float, decay: float, seed: int) -> Wave:
    """A burst of noise that dies away."""
    return noise(seconds, low, high, seed) * np.exp(-moments(seconds) / decay) * 3


def _explosion(seconds: float, deep: float, seed: int) -> Wave:
    """A blow, a rumble, and what falls apart afterwards."""
    time = moments(seconds)
    rumble = noise(seconds, 30, 420, seed) * np.exp(-time / (seconds * 0.3)) * 5
    debris = noise(seconds, 300, 1800, seed + 1) * np.exp(-time / (seconds * 0.2)) * (0.6 + 0.4 * np.sin(time * 61))
    return in_sequence((0, rumble), (0, debris), (0, 3 * struck(deep, min(seconds, 0.7), 0.16)))


def _whoosh(seconds: float, low: float, high: float, seed: int) -> Wave:
    """Something flies past."""
    time = moments(seconds)
    rush: Wave = noise(seconds, low, high, seed) * np.sin(np.pi * time / seconds) ** 2 * 3
    return rush


def _rocket() -> Wave:
    """Ignition, and a hiss that runs away."""
    time = moments(0.8)
    hiss = noise(0.8, 250, 2400, 31) * np.minimum(1, time / 0.1) * np.exp(-time / 0.35) * 3
    return in_sequence((0, hiss), (0, struck(70, 0.4, 0.1)))


def _guns() -> Wave:
    """A short volley."""
    shots = [(number * 0.07, _laser(900 - 60 * number, 240, 0.12, 0.5)) for number in range(5)]
    return in_sequence(*shots)


def _steps() -> Wave:
    """Two boots on a metal floor."""
    boot = in_sequence((0, struck(140, 0.09, 0.02)), (0, 0.4 * struck(900, 0.04, 0.008)))
    return in_sequence((0, boot), (0.16, 0.8 * boot))


def _lift() -> Wave:
    time = moments(0.5)
    hum = tone(150 + 120 * time, 0.5, 0.3) * np.sin(np.pi * time / 0.5)
    return in_sequence((0, hum), (0.42, 0.6 * struck(880, 0.2, 0.06)))


def _energy() -> Wave:
    """It bubbles up."""
    return in_sequence(*((number * 0.06, struck(330 * 1.19**number, 0.18, 0.05)) for number in range(5)))


def _drained() -> Wave:
    return in_sequence(*((number * 0.08, struck(520 / 1.25**number, 0.2, 0.06)) for number in range(5)))


def _fails() -> Wave:
    """A dull refusal."""
    time = moments(0.28)
    buzz = tone(98, 0.28, 0.75) * np.minimum(1, time / 0.01) * np.exp(-time / 0.14)
    return in_sequence((0, buzz), (0.14, 0.8 * buzz))


def _shield() -> Wave:
    """It rings like glass, and bends."""
    time = moments(0.6)
    bend = tone(640 + 40 * np.sin(time * 40), 0.6, 0.3) * np.exp(-time / 0.15)
    return in_sequence((0, bend), (0, 0.5 * struck(1280, 0.5, 0.1)), (0, 0.7 * struck(110, 0.3, 0.06)))


def _appears() -> Wave:
    """Something comes out of the dark: a low swell with a grating fifth."""
    time = moments(1.1)
    swell = np.sin(np.pi * time / 1.1) ** 2
    sound: Wave = (tone(58, 1.1, 0.6) + 0.6 * tone(82.4, 1.1, 0.5)) * swell + 0.3 * noise(1.1, 80, 500, 41) * swell
    return sound


def _approaches() -> Wave:
    """Two low beats, as from a heart."""
    return in_sequence((0, struck(62, 0.3, 0.08)), (0.17, 0.7 * struck(58, 0.3, 0.08)))


def _acts() -> Wave:
    """A warning in a minor second."""
    return in_sequence((0, struck(466, 0.4, 0.12)), (0, struck(494, 0.4, 0.12)), (0.16, struck(466, 0.5, 0.16)))


def _jump(seconds: float) -> Wave:
    """A tone that climbs without an end, and the silence that breaks off in a blow."""
    time = moments(seconds)
    climb = tone(80 * 2 ** (time / seconds * 4), seconds, 0.45) * np.minimum(1, time / 0.2) * (time / seconds)
    rush = noise(seconds, 200, 2200, 51) * (time / seconds) ** 2 * 2
    blow = in_sequence((0, 3 * struck(44, 1.4, 0.4)), (0, _puff(1.2, 60, 900, 0.3, 52)))
    home = chime(392, 523, 659, 784, 1047, step=0.22, ring=0.5)
    return in_sequence((0, climb + rush), (seconds, blow), (seconds + 0.5, home))


def _lost() -> Wave:
    """One explosion after the other, and a tone that sinks."""
    time = moments(3.2)
    sink = tone(55 + 165 * np.exp(-time / 1.1), 3.2, 0.5) * np.exp(-time / 1.4)
    sizes = ((0.0, 0.8), (0.4, 0.7), (0.75, 1.0), (1.3, 0.8), (1.7, 1.3))
    blasts = [(at, size * _explosion(1.4, 48 - 4 * number, 60 + number)) for number, (at, size) in enumerate(sizes)]
    return in_sequence((0.3, sink), *blasts)


def _teleport() -> Wave:
    time = moments(0.7)
    wobble: Wave = tone(500 + 700 * np.sin(time * 30) * time, 0.7, 0.3) * np.sin(np.pi * time / 0.7) ** 2
    return wobble


def _bots() -> Wave:
    """Servos, and a zap."""
    return in_sequence(
        (0, _laser(300, 520, 0.16, 0.6)), (0.14, _puff(0.2, 500, 2500, 0.05, 71)), (0.14, struck(1400, 0.1, 0.02))
    )


def _repair() -> Wave:
    """A wrench that turns twice."""
    turn = in_sequence(*((number * 0.03, 0.6 * struck(1900 - 100 * number, 0.05, 0.01)) for number in range(4)))
    return in_sequence((0, turn), (0.2, turn), (0.36, struck(784, 0.2, 0.05)))


def _creature() -> Wave:
    """It gurgles."""
    time = moments(0.6)
    gurgle: Wave = tone(120 + 50 * np.sin(time * 55), 0.6, 0.7) * np.sin(np.pi * time / 0.6) ** 2
    return gurgle


def _destroyed() -> Wave:
    return in_sequence((0, _explosion(1.1, 58, 13)), (0.35, 0.5 * chime(523, 784, step=0.1, ring=0.2)))


def _damage() -> Wave:
    """The hull breaks, and an alarm answers."""
    alarm = in_sequence((0, struck(1245, 0.4, 0.07)), (0.15, struck(1174, 0.4, 0.09)))
    return in_sequence((0, _explosion(0.8, 46, 19)), (0.05, 0.5 * alarm))


def _knocked_out() -> Wave:
    return in_sequence((0, struck(70, 0.4, 0.1)), (0.12, chime(440, 370, 311, step=0.1, ring=0.12)))


# Each sound: how it is made, and how loud it is beside speech at -16 LUFS.
MADE: Mapping[str, tuple[Callable[[], Wave], float]] = {
    "turn": (lambda: chime(392, 587, step=0.12, ring=0.3), -26),
    "steps": (_steps, -30),
    "lift": (_lift, -29),
    "door-sealed": (lambda: in_sequence((0, struck(90, 0.3, 0.06)), (0, 0.4 * struck(1500, 0.1, 0.02))), -26),
    "heavy-laser": (lambda: _laser(1500, 110, 0.7, 0.6), -20),
    "light-laser": (lambda: _laser(1900, 320, 0.4, 0.45), -22),
    "pulse-cannon": (_pulse, -21),
    "rocket": (_rocket, -21),
    "interceptors": (_guns, -23),
    "flies": (lambda: _whoosh(0.6, 150, 1600, 32), -26),
    "at-nothing": (lambda: _whoosh(0.5, 300, 2000, 33), -30),
    "hit": (lambda: _explosion(0.4, 95, 11), -22),
    "absorbed": (_shield, -24),
    "destroyed": (_destroyed, -18),
    "explodes": (lambda: _explosion(1.6, 44, 15), -17),
    "appears": (_appears, -22),
    "approaches": (_approaches, -27),
    "acts": (_acts, -22),
    "survived": (lambda: chime(392, 311, step=0.18, ring=0.3), -25),
    "shield-holds": (_shield, -21),
    "hull-hit": (lambda: _explosion(0.7, 52, 17), -18),
    "damage": (_damage, -18),
    "energy": (_energy, -26),
    "drained": (_drained, -24),
    "fails": (_fails, -26),
    "knocked-out": (_knocked_out, -22),
    "bots": (_bots, -24),
    "repair": (_repair, -25),
    "computer": (lambda: chime(1047, 1319, step=0.07, ring=0.08), -27),
    "computer-fails": (lambda: in_sequence((0, _fails()), (0.3, _drained())), -22),
    "look": (lambda: chime(880, 1175, step=0.16, ring=0.3), -29),
    "teleport": (_teleport, -24),
    "phase": (lambda: _whoosh(0.7, 600, 2200, 35), -26),
    "creature": (_creature, -24),
    "count": (lambda: struck(1047, 0.09, 0.02), -28),
    "record": (lambda: chime(523, 659, 784, 1047, 1319, step=0.12, ring=0.4), -19),
    "jump": (lambda: _jump(2.2), -17),
    "ship-lost": (_lost, -16),
}  # fmt: skip
