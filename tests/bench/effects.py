"""Measures each effect: brightness, the part a small loudspeaker can play, sharpness and loudness, with their bounds.

    python tests/bench/effects.py [NAME …] [--sheet FOLDER]

`air` is the share of the energy above 5 kHz, `small` the share above 200 Hz, `crest` the ratio of peak and mean level,
and `LUFS` the loudness at which it is played. `--sheet` also draws spectrograms. Exits with 1 if a value is out of
bounds.
"""

import argparse
import sys
from pathlib import Path

import numpy as np

from spacealert.kit.audio import RATE, signal, voice_pack
from spacealert.kit.audio.signal import Samples

AIR = 0.02  # minimum share of the energy
SMALL = 0.5
CREST = (8.0, 30.0)  # dB
SOFTEST, LOUDEST = -29.0, -16.5  # LUFS


def shares(sound: Samples) -> tuple[float, float]:
    """Return the share of the energy above 5 kHz, and above 200 Hz."""
    energy = np.square(np.abs(np.fft.rfft(sound)))
    hertz = np.fft.rfftfreq(len(sound), 1 / RATE)
    return float(energy[hertz > 5000].sum() / energy.sum()), float(energy[hertz > 200].sum() / energy.sum())


def crest(sound: Samples) -> float:
    return float(20 * np.log10(np.abs(sound).max() / np.sqrt(np.square(sound).mean())))


def faults(sound: Samples) -> list[str]:
    """Return the values outside their bounds."""
    air, small = shares(sound)
    found = [name for name, share, least in (("air", air, AIR), ("small", small, SMALL)) if share < least]
    found += ["crest"] if not CREST[0] <= crest(sound) <= CREST[1] else []
    found += ["LUFS"] if not SOFTEST <= signal.measure_loudness(sound) <= LOUDEST else []
    return found


def sheet(names: list[str], folder: Path) -> None:
    """Draw spectrograms: two seconds from left to right, 20 Hz to 16 kHz upwards, 80 dB from dark to bright."""
    import os

    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    import pygame

    pygame.init()
    font = pygame.font.Font(None, 28)
    effects = voice_pack.load_effects()
    wide, high = 380, 260
    whole = pygame.Surface((5 * (wide + 12), -(-len(names) // 5) * (high + 40)))
    for number, name in enumerate(names):
        sound = np.zeros(2 * RATE, np.float32)
        clip = effects.samples(name)[: 2 * RATE]
        sound[: len(clip)] = clip
        windows = np.lib.stride_tricks.sliding_window_view(np.pad(sound, 1024), 2048)[:: 2 * RATE // wide][:wide]
        level = 20 * np.log10(np.abs(np.fft.rfft(windows * np.hanning(2048), axis=1)) + 1e-7)
        rows = np.geomspace(1, 16_000 / (RATE / 2048), high).astype(int)
        light = np.clip((level[:, rows[::-1]] - level.max() + 80) / 80, 0, 1)
        pixels = np.stack(
            [255 * light**1.2, 200 * light**2.2, 120 * np.sqrt(light) * (1 - light) + 90 * light**4], axis=2
        )
        x, y = number % 5 * (wide + 12), number // 5 * (high + 40)
        whole.blit(pygame.surfarray.make_surface(pixels), (x, y + 30))
        whole.blit(font.render(name, True, (230, 230, 230)), (x, y + 4))
    folder.mkdir(parents=True, exist_ok=True)
    pygame.image.save(whole, folder / "spectrograms.png")


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("names", nargs="*")
    parser.add_argument("--sheet", type=Path)
    wanted = parser.parse_args()
    from spacealert.announcer.resolution_effects import MADE

    effects, wrong = voice_pack.load_effects(), 0
    names = wanted.names or [clip for clip in effects.clips if clip.rstrip("0123456789").rstrip("-") in MADE]
    print(
        f"{'':18} air ≥ {AIR:.0%}  small ≥ {SMALL:.0%}  crest {CREST[0]:.0f}–{CREST[1]:.0f}  LUFS {SOFTEST}…{LOUDEST}"
    )
    for name in names:
        sound = effects.samples(name)
        air, small = shares(sound)
        found = faults(sound)
        wrong += bool(found)
        seconds = len(sound) / RATE
        print(
            f"{name:18} {air:7.1%} {small:10.0%} {crest(sound):10.1f} "
            f"{signal.measure_loudness(sound):11.1f}  {seconds:4.1f} s",
            *found,
        )
    print(f"{wrong} of {len(names)} outside")
    if wanted.sheet is not None:
        sheet(names, wanted.sheet)
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main())
