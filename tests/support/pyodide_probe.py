"""The program that runs natively and in Pyodide, to compare the results.

The caller sets `GAMES` to games as JSON lines. The result is a JSON string.
"""

import hashlib
import io
import json
import sys
from collections.abc import Sequence
from typing import Any

from spacealert.announcer.compiler import compile_soundtrack, export_timeline
from spacealert.gamefile import batch
from spacealert.kit.audio import voice_pack
from spacealert.missions import library

OURS = ("engine", "missions", "announcer", "gamefile", "narration", "session", "coach")
NOT_IN_A_BROWSER = ("numpy", "pygame", "miniaudio", "soundfile", "websockets", "psutil")


def probe(games: Sequence[str]) -> str:
    """Return cues, a generated mission, results, and the modules loaded for them, as JSON."""
    voice = voice_pack.load("en-george")
    soundtracks = [compile_soundtrack(library.find(mission), voice) for mission in ("S2-3", "mission 5 KKX-DMM")]
    for name in OURS:
        __import__(f"spacealert.{name}")
    answers: dict[str, Any] = {
        "cues": [hashlib.sha256(json.dumps(export_timeline(one)).encode()).hexdigest() for one in soundtracks],
        "results": [str(answer) for answer in batch.resolve_lines(io.BytesIO("\n".join(games).encode()))],
        "in no browser": [name for name in NOT_IN_A_BROWSER if name in sys.modules],
        "modules": sum(name.partition(".")[0] == "spacealert" for name in sys.modules),
    }
    return json.dumps(answers)
