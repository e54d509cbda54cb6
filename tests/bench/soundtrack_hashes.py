"""Prints the sha256 of every timeline and of all mixed samples, for each bundled mission and voice.

    python tests/bench/soundtrack_hashes.py [VOICE …] >before; …; the same again | diff before -

It takes two minutes on one core. The first mission is also mixed at another speed and without effects.
"""

import hashlib
import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from spacealert.announcer.compiler import Soundtrack, compile_soundtrack, export_timeline
from spacealert.kit.audio import RATE, voice_pack
from spacealert.kit.audio.mixing import Mixing
from spacealert.missions import library

_BLOCK = 10 * RATE


def main() -> None:
    effects = voice_pack.load_effects()
    for name in sys.argv[1:] or voice_pack.list_voices():
        voice = voice_pack.load(name)
        for number, mission in enumerate(entry.scenario for entry in library.entries()):
            compiled = compile_soundtrack(mission, voice)
            with_effects = Mixing(compiled, voice, effects)
            print(name, mission.id, _timeline(compiled), _mixed(with_effects), flush=True)
            if not number:
                print(name, mission.id, "faster", _mixed(with_effects, 1.25), flush=True)
                print(name, mission.id, "voice only", _mixed(Mixing(compiled, voice)), flush=True)


def _timeline(compiled: Soundtrack) -> str:
    cues = [
        [str(cue.kind), cue.sample, cue.frames, cue.due, cue.text, cue.said_once, cue.phase, cue.unspoken is None,
         cue.shortened, sorted(cue.marks.items()), [(part.clip, part.offset, part.frames) for part in cue.parts]]
        for cue in compiled.cues
    ]  # fmt: skip
    phases = [[phase.number, phase.begin, phase.end, phase.last] for phase in compiled.phases]
    silences = [[silence.begin, silence.end] for silence in compiled.silences]
    whole = [export_timeline(compiled), export_timeline(compiled, 0.9), cues, phases, silences, compiled.frames]
    return hashlib.sha256(json.dumps(whole, ensure_ascii=False).encode()).hexdigest()


def _mixed(mixing: Mixing, speed: float = 1.0) -> str:
    digest, frames = hashlib.sha256(), mixing.frame_count(speed)
    for first in range(0, frames, _BLOCK):
        digest.update(mixing.block(first, min(_BLOCK, frames - first), speed).tobytes())
    return digest.hexdigest()


if __name__ == "__main__":
    main()
