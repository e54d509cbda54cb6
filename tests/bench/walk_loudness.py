"""Measures the loudness of a walk, with and without the narrator: overall, short-term, and its true peak.

    python tests/bench/walk_loudness.py [GAMES]

The goal is −20 LUFS with the narrator, −23 without, and no peak above −1 dBTP.
"""

import os
import sys
import tempfile
from itertools import islice
from pathlib import Path

os.environ["SPACEALERT_HOME"] = tempfile.mkdtemp()
sys.path.insert(0, str(Path(__file__).parent.parent))

import numpy as np
from support import known_games

from spacealert.apps.window.resolution.walk_sound import SoundChoice, WalkSound
from spacealert.engine import resolve
from spacealert.engine.events import TurnBegins
from spacealert.kit.audio import RATE, signal
from spacealert.kit.audio.live_mix import LiveMix
from spacealert.kit.audio.signal import Samples
from spacealert.narration.walk import Walk

STEP, TURN, ENDING = 0.95, 1.45, 9.0  # seconds, at a crew's usual pace


def recorded(walk: Walk, heard: SoundChoice, voice: str) -> Samples:
    mix = LiveMix(None)
    sound = WalkSound(lambda: mix, lambda: voice, heard)
    blocks = []
    for place in range(1, walk.last + 1):
        walk.go_to(place)
        sound.play_event(walk.event, walk.view)
        seconds = ENDING if place == walk.last else TURN if isinstance(walk.event, TurnBegins) else STEP
        blocks += [mix.next_block(RATE // 20) for _ in range(round(seconds * 20))]
    whole: Samples = np.concatenate(blocks).astype(np.float32) / np.float32(32767)
    return whole


def stereo_loudness(sound: Samples) -> float:
    """Add both channels in power, minus the 3 dB a mono sound gains, to compare it with a mono mission."""
    left, right = (10 ** (signal.measure_loudness(np.ascontiguousarray(sound[:, side])) / 10) for side in (0, 1))
    return float(10 * np.log10((left + right) / 2))


def main() -> None:
    for case in islice(known_games.cases("random"), int(sys.argv[1]) if sys.argv[1:] else 3):
        game = known_games.game_of(case["game"])
        for heard in (SoundChoice.ALL, SoundChoice.EFFECTS):
            sound = recorded(Walk(game, resolve(game)), heard, "en-heart")
            windows = [stereo_loudness(sound[at : at + 3 * RATE]) for at in range(0, len(sound) - 3 * RATE, RATE)]
            low, middle, high = np.percentile(windows, [5, 50, 95])
            peak = max(signal.measure_true_peak(np.ascontiguousarray(sound[:, side])) for side in (0, 1))
            print(
                f"{heard:8} {stereo_loudness(sound):6.1f} LUFS, "
                f"3 s 5/50/95 % {low:.1f} {middle:.1f} {high:.1f}, peak {peak:.1f} dBTP, {len(sound) / RATE:.0f} s"
            )


if __name__ == "__main__":
    main()
