"""How long the commands that must start fast take, beyond the interpreter's own start.

    python tests/bench/start.py [RUNS]

The clock's time is what a person waits; the processor's time says the same on a machine that others use meanwhile.
"""

import resource
import subprocess
import sys
from time import perf_counter

MOST_MS = 120
CALLS = {
    "spacealert --help": ["--help"],
    "spacealert --lang ru --help": ["--lang", "ru", "--help"],
    "spacealert scenarios": ["scenarios"],
    "spacealert scenarios show S2-3": ["scenarios", "show", "S2-3"],
}


def best(line: list[str], runs: int) -> tuple[float, float]:
    """The shortest of several runs in milliseconds, by the clock and by the processor."""
    clock, processor = zip(*(_once(line) for _ in range(runs)), strict=True)
    return min(clock), min(processor)


def _once(line: list[str]) -> tuple[float, float]:
    before, began = _processor(), perf_counter()
    subprocess.run(line, capture_output=True, check=True)
    return 1000 * (perf_counter() - began), 1000 * (_processor() - before)


def _processor() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def main(runs: int) -> None:
    alone = best([sys.executable, "-c", "pass"], runs)
    print(f"the interpreter alone: {alone[0]:.0f} ms, processor {alone[1]:.0f} ms")
    for name, words in CALLS.items():
        clock, processor = best([sys.executable, "-m", "spacealert", *words], runs)
        more = clock - alone[0]
        verdict = "fine" if more <= MOST_MS else "TOO SLOW"
        print(
            f"{name}: {more:.0f} ms more of {MOST_MS} allowed: {verdict}; processor {processor - alone[1]:.0f} ms more"
        )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 15)
