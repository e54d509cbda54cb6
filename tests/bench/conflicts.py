"""Counts cues that collide, are shifted, shortened or only shown, in the published missions and a file of scripts.

python tests/bench/conflicts.py [VOICE …]
"""

import json
import sys
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from announcer.test_conflicts import CARRIED, OFFICIAL, scripts

from spacealert.announcer.compiler import Soundtrack, compile_soundtrack
from spacealert.kit.audio import voice_pack


def main() -> None:
    for name in sys.argv[1:] or CARRIED:
        voice = voice_pack.load(name)
        for source, missions in (("published", OFFICIAL), ("crowded scripts", list(scripts()))):
            compiled = [compile_soundtrack(mission, voice) for mission in missions]
            print(json.dumps({"voice": name, "missions": source, **figures(compiled)}))


def figures(compiled: list[Soundtrack]) -> dict[str, object]:
    shown = Counter(str(cue.kind) for one in compiled for cue in one.unspoken_cues)
    shifts = [abs(cue.shift) for one in compiled for cue in one.shifted_cues]
    return {
        "count": len(compiled),
        "cues": sum(len(one.cues) for one in compiled),
        "shifted": len(shifts),
        "farthest shift, s": round(max(shifts, default=0.0), 2),
        "shortened": sum(len(one.shortened_cues) for one in compiled),
        "shown only": sum(shown.values()),
        "in missions": sum(bool(one.unspoken_cues) for one in compiled),
        "of kinds": dict(shown),
    }


if __name__ == "__main__":
    main()
