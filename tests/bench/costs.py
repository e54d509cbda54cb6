"""Measures the cost of the largest files: python tests/bench/costs.py [PARSER…]

Each file has the maximum size or number of values, and is designed to be expensive. Prints the processor time and peak
memory for each, and exits with 1 if one exceeds the limits in docs/SECURITY.md.
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
SIZE, SCRIPT_SIZE = 980_000, 245_000  # larger files are rejected unread
LOG_SIZE = 2_500_000  # logs may be larger and take longer accordingly
VOICE_SIZE, MESSAGE_SIZE = 500_000, 16_000
MISSION, RESOLUTION = -2, -1  # positions of today's mission and resolution among the sample drafts


def _game(**changed: object) -> bytes:
    game = {"crew": [{"color": "red"}], "tracks": dict(zip(("red", "white", "blue", "internal"), "1234", strict=True))}
    return json.dumps(game | {"threats": {}, "seed": 1} | changed).encode()


def _exchanged(**changed: object) -> bytes:
    tracks = {"red": "T1", "white": "T2", "blue": "T3", "internal": "T4"}
    game = {"crew": [{"color": "red", "plan": "a"}], "tracks": tracks, "threats": [], "tiles": {}}
    return json.dumps(game | changed).encode()


def _log(states: str = "", drafts: str = "", laid_out: bool = True) -> bytes:
    document = f'{{"spacealert log": 1,\n"states": [\n{states}],\n"campaigns": [\n],\n"drafts": {{\n{drafts}}}}}\n'
    return document.encode() if laid_out else document.replace("\n", " ").encode()


def _entries(count: int) -> str:
    state = json.loads(fuzz.logs()[0])["states"][0]
    entries = (state | {"entry": state["entry"] | {"id": str(number)}} for number in range(count))
    return ",\n".join(map(json.dumps, entries)) + "\n"


def _draft(place: int, **changed: object) -> bytes:
    return json.dumps(json.loads(fuzz.drafts()[place]) | changed).encode()


def _drafts() -> str:
    content = fuzz.drafts()[MISSION].decode()
    return ",\n".join(f'"mission-{number}": {content}' for number in range(LOG_SIZE // len(content))) + "\n"


def _sheet(**changed: object) -> bytes:
    return _draft(RESOLUTION, sheet=json.loads(fuzz.drafts()[RESOLUTION])["sheet"] | changed)


def _campaign(**changed: object) -> bytes:
    return json.dumps(json.loads(fuzz.campaigns()[-1]) | changed).encode()


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
    "log": {
        "entries": lambda: _log(_entries(LOG_SIZE // 400)),
        "entries in one line": lambda: _log(_entries(LOG_SIZE // 400), laid_out=False),
        "empty lists": lambda: _log(",\n".join(["[]"] * (LOG_SIZE // 4)) + "\n"),
        "empty lists in one line": lambda: _log(",".join(["[]"] * (LOG_SIZE // 3)), laid_out=False),
        "crew": lambda: _log(_entries(1).replace('"crew": [', '"crew": [' + "{}, " * (LOG_SIZE // 4))),
        "blank lines": lambda: _log("\n" * LOG_SIZE),
        "blank lines without end": lambda: _log()[:35] + b"\n" * LOG_SIZE,
        "drafts": lambda: _log(drafts=_drafts()),
        "depth": lambda: b"[" * LOG_SIZE,
        "number": lambda: b"9" * LOG_SIZE,
        "text": lambda: b'"' + b"x" * LOG_SIZE + b'"',
    },
    "draft": {
        "scenario": lambda: _draft(MISSION, scenario=_scenario("  1:00: " + "threat " * (SIZE // 7)).decode()),
        "blank scenario": lambda: _draft(MISSION, scenario="\n" * SIZE),
        "plan": lambda: _sheet(game=_game(crew=[{"color": "red", "plan": "q" * SIZE}]).decode()),
        "quotes": lambda: _sheet(game="a: '\n" * (SIZE // 5)),
        "unknown": lambda: _sheet(unknown=[[3, "red", False]] * (SIZE // 20)),
        "drawn": lambda: _sheet(drawn=[["red", 0]] * (SIZE // 12)),
    },
    "campaign": {
        "missions": lambda: _campaign(standing={"missions": [{}] * (SIZE // 4), "ended": False, "repairs": []}),
        "depth": lambda: b'{"begun": ' + b"[" * SIZE,
        "names": lambda: _campaign(**{f"begum{number}": 1 for number in range(SIZE // 15)}),
    },
    "voice": {
        "clips": lambda: fuzz.manifests()[-1] + b"".join(b"  x-%d: {text: a, length: 1.0}\n" % n for n in range(6_000)),
        "names": lambda: b"".join(b"naem%d: a\n" % n for n in range(9_000)),
        "quotes": lambda: b"a: '\n" * (VOICE_SIZE // 5),
        "blank": lambda: b"\n" * VOICE_SIZE,
    },
    "settings": {
        "seen": lambda: json.dumps({"seen": [f"S{number}" for number in range(SIZE // 10)]}).encode(),
        "depth": lambda: b"[" * SIZE,
        "number": lambda: b"9" * SIZE,
    },
    "message": {
        "languages": lambda: json.dumps({"type": "hello", "languages": ["en"] * 1_000}).encode(),
        "depth": lambda: b"[" * MESSAGE_SIZE,
        "number": lambda: b"9" * MESSAGE_SIZE,
    },
}


def cost(parser: str, data: bytes) -> tuple[str, float, float]:
    """Return the outcome, and the processor time and memory (in MB) of a separate process."""
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
