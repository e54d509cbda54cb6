"""What the largest files that are read may cost: python tests/bench/costs.py [PARSER…]

Each file is as large as its parser allows, or has as many values, and is made to be expensive. Prints, for each, the
seconds of work and the most memory of a process that reads it; ends with 1 if one is more than docs/SECURITY.md states.
"""

import json
import multiprocessing
import resource
import sys
import tempfile
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path

import fuzz

MOST_SECONDS, MOST_MEGABYTES = 5.0, 300
SIZE, SCRIPT_SIZE = 980_000, 245_000  # larger ones are refused before they are read


def _game(**changed: object) -> bytes:
    game = {"crew": [{"color": "red"}], "tracks": dict(zip(("red", "white", "blue", "internal"), "1234", strict=True))}
    return json.dumps(game | {"threats": {}, "seed": 1} | changed).encode()


def _exchanged(**changed: object) -> bytes:
    tracks = {"red": "T1", "white": "T2", "blue": "T3", "internal": "T4"}
    game = {"crew": [{"color": "red", "plan": "a"}], "tracks": tracks, "threats": [], "tiles": {}}
    return json.dumps(game | changed).encode()


def _scenario(events: str) -> bytes:
    return f"id: a\ntitle: a\nkind: mission\nphases: [3:45, 7:30, 10:00]\nevents:\n{events}".encode()


HUGE: dict[str, dict[str, Callable[[], bytes]]] = {
    "game": {
        "plan": lambda: _game(crew=[{"color": "red", "plan": "q" * SIZE}]),
        "plans": lambda: _game(crew=[{"color": "red", "plan": "ab" * 4000} for _ in range(120)]),
        "hand": lambda: _game(crew=[{"color": "red", "hand": ["a> " * 100_000] * 3}]),
        "name": lambda: _game(crew=[{"color": "red", "name": "x" * SIZE}]),
        "card": lambda: _game(threats={"3": "Gunshop " * (SIZE // 8)}),
        "cards": lambda: _game(threats=[{"card": f"Gunshop{n}", "turn": 3} for n in range(4_000)]),
        "tiles": lambda: _game(tiles={"red": ["haevy"] * 19_000}),
        "names": lambda: _game(**{f"treats{n}": 1 for n in range(9_000)}),
        "slips": lambda: _game(slips=["3 red a"] * 19_000),
        "text": lambda: b"x" * SIZE,
        "lines": lambda: b"a: b: c\n" * (SIZE // 8),
        "tabs": lambda: b"\ta:\n" * (SIZE // 4),
        "quotes": lambda: b"a: '\n" * (SIZE // 5),
        "blank": lambda: b"\n" * SIZE,
    },
    "batch": {
        "plan": lambda: _exchanged(crew=[{"color": "red", "plan": "q" * SIZE}]),
        "cards": lambda: _exchanged(threats=[{"card": f"Gunshop{n}", "turn": 3} for n in range(9_000)]),
        "names": lambda: b"\n".join([_exchanged(**{f"treats{n}": 1 for n in range(100)})] * 400),
        "depth": lambda: b"[" * SIZE,
        "number": lambda: b"9" * SIZE,
        "lines": lambda: b"{}\n" * (SIZE // 100),
        "bytes": lambda: b"\xff\n" * (SIZE // 100),
    },
    "scenario": {
        "event": lambda: _scenario("  1:00: " + "threat " * (SIZE // 7)),
        "events": lambda: _scenario("".join(f"  1:{n % 60:02}: thraet T+{n}\n" for n in range(9_000))),
        "at one time": lambda: _scenario("  1:00: [" + "incoming data, " * 19_000 + "]"),
        "title": lambda: b"title: " + b"x" * SIZE,
        "phases": lambda: b"phases: [" + b"1:00, " * 19_000 + b"]",
        "names": lambda: b"".join(b"titel%d: a\n" % n for n in range(9_000)),
        "quotes": lambda: b"a: '\n" * (SIZE // 5),
    },
    "script": {
        "events": lambda: b"010AL2STW," * (SCRIPT_SIZE // 10),
        "garbage": lambda: b"a," * (SCRIPT_SIZE // 2),
        "commas": lambda: b"," * SCRIPT_SIZE,
        "chapters": lambda: b"[a]\n" * (SCRIPT_SIZE // 4),
        "missions": lambda: b"".join(b"m%d = 010AL2STW,345PE1,730PE2\n" % n for n in range(SCRIPT_SIZE // 33)),
        "no name": lambda: b"= a\n" * (SCRIPT_SIZE // 4),
        "indented": lambda: b"a = 010ID\n" + b" ,1\n" * (SCRIPT_SIZE // 4),
        "space": lambda: b" " * SCRIPT_SIZE,
    },
}


def cost(parser: str, data: bytes) -> tuple[str, float, float]:
    """What comes of it, the seconds of work and the megabytes that a process of its own takes for it."""
    ours, theirs = multiprocessing.get_context("fork").Pipe()
    child = multiprocessing.get_context("fork").Process(target=_read, args=(parser, data, theirs))
    child.start()
    theirs.close()
    outcome: tuple[str, float, float] = ours.recv()
    child.join()
    return outcome


def _read(parser: str, data: bytes, answer: Connection) -> None:
    fuzz.TOO_LONG = 60
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    start = time.process_time()
    with tempfile.TemporaryDirectory() as folder:
        outcome, broken = fuzz.round_of(parser, data, Path(folder))
    seconds = time.process_time() - start
    if broken:
        print(broken.why)
    answer.send((outcome, seconds, (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) / 1024))


def main() -> int:
    too_much = False
    for parser in sys.argv[1:] or HUGE:
        for name, build in HUGE[parser].items():
            outcome, seconds, megabytes = cost(parser, build())
            print(f"{parser}, {name}: {outcome}, {seconds:.2f} s, {megabytes:.0f} MB")
            too_much |= outcome == "broken" or seconds > MOST_SECONDS or megabytes > MOST_MEGABYTES
    return 1 if too_much else 0


if __name__ == "__main__":
    sys.exit(main())
