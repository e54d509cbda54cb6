"""Measures the time, memory and loudness of rendering a ten-minute mission with each bundled voice.

    python tests/bench/mix.py [MISSION] [VOICE …]

Each rendering runs in a separate process, from `Mixing` to the finished file, and the best of three is printed. The
first voice is rendered to every file format. The difference to WAV is the encoder's own time.
"""

import json
import multiprocessing
import sys
import tempfile
import time
from pathlib import Path

import numpy as np
from attrs import evolve

from spacealert.announcer.compiler import compile_soundtrack
from spacealert.kit.audio import RATE, rendering, signal, voice_pack
from spacealert.kit.audio.mixing import Mixing
from spacealert.missions import library

BEDS = ("siren", "hum", "static")
MISSION, VOICES = sys.argv[1:2] or ["S2-3"], sys.argv[2:] or ["en-george", "ru-aleksandr"]


def main() -> None:
    for name in VOICES:
        print(json.dumps({"voice": name, **cost(name, ".wav"), **levels(MISSION[0], name)}), flush=True)
    for ending in rendering.FORMATS:
        print(json.dumps({"voice": VOICES[0], "file": ending, **cost(VOICES[0], ending)}), flush=True)


def cost(name: str, ending: str) -> dict[str, float]:
    with multiprocessing.get_context("spawn").Pool(1, maxtasksperchild=1) as fresh:
        seconds, worked, memory = min(fresh.apply(rendered, (MISSION[0], name, ending)) for _ in range(3))
    return {"seconds": round(seconds, 2), "CPU seconds": round(worked, 2), "MB": round(memory)}


def rendered(mission: str, name: str, ending: str) -> tuple[float, float, float]:
    voice, effects = voice_pack.load(name), voice_pack.load_effects()
    compiled = compile_soundtrack(library.find(mission), voice)
    begun, worked = time.perf_counter(), time.process_time()
    with tempfile.TemporaryDirectory() as folder:
        rendering.render(Mixing(compiled, voice, effects), Path(folder) / f"x{ending}", "X", ())
    seconds, worked = time.perf_counter() - begun, time.process_time() - worked
    status = Path("/proc/self/status").read_text()  # getrusage would include the parent's peak if that is higher
    return seconds, worked, int(status.split("VmHWM:")[1].split()[0]) / 1024


def levels(mission: str, name: str) -> dict[str, object]:
    voice, effects = voice_pack.load(name), voice_pack.load_effects()
    compiled = compile_soundtrack(library.find(mission), voice)
    beds = evolve(effects, clips={name: clip for name, clip in effects.clips.items() if name.startswith(BEDS)})
    speech, ship, whole = (Mixing(compiled, voice, around) for around in (None, beds, effects))
    said, under = [], []
    for cue in compiled.cues:
        alone = speech.block(cue.sample, cue.frames)
        said.append(signal.measure_loudness(alone))
        under.append(signal.measure_loudness(ship.block(cue.sample, cue.frames) - alone))
    blocks = (whole.block(first, 10 * RATE) for first in range(0, compiled.frames, 10 * RATE))
    peaks = [signal.measure_true_peak(block) for block in blocks]
    below = [one - other for one, other in zip(under, said, strict=True)]
    return {
        "speech, LUFS": [round(min(said), 1), round(float(np.mean(said)), 1), round(max(said), 1)],
        "siren, hum and static under speech, dB": round(max(below), 1),
        "true peak, dBTP": round(max(peaks), 2),
    }


if __name__ == "__main__":
    main()
