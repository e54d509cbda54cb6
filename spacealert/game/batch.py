"""Games as JSON lines in, results as JSON lines out: how other people's engines are compared with ours.

The format is `rules.notation`'s. The first line that is no game ends it with one sentence: the line, where in it, and
what was expected.
"""

import json
from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from typing import Any

from spacealert.files.document import shown
from spacealert.files.refused import Fault, Faulty
from spacealert.rules import notation, resolve

STDIN = "-"
MOST_SHOWN = 20
LONGEST_SHOWN = 40


def results(lines: Iterable[str]) -> Iterator[str]:
    """The result of each game, in order; a game with `"trace": true` gets the trace too."""
    for number, line in enumerate(lines, 1):
        if line.strip():
            yield json.dumps(_result(number, line), separators=(",", ":"))


def _result(number: int, line: str) -> dict[str, Any]:
    try:
        values = json.loads(line)
        game = notation.read(values)
    except json.JSONDecodeError as fault:
        raise Faulty(STDIN, [Fault(number, fault.colno, "batch-not-json")]) from None
    except notation.NotAGame as fault:
        raise Faulty(STDIN, [Fault(number, 1, *_sentence(fault))]) from None
    except (RecursionError, ValueError):  # too deep, or a number of thousands of digits
        raise Faulty(STDIN, [Fault(number, 1, "batch-not-json")]) from None
    trace = values.get("trace") is True
    return notation.written(game, resolve(game, events=trace), trace=trace)


def _sentence(fault: notation.NotAGame) -> tuple[str, dict[str, Any]]:
    found = shown(json.dumps(fault.found, ensure_ascii=False), LONGEST_SHOWN)
    facts = {"where": fault.where or "game", "found": found}
    if isinstance(fault.expected, str):
        return "batch-expected", {**facts, "expected": fault.expected}
    near = fault.expected
    if len(near) > MOST_SHOWN:
        near = tuple(get_close_matches(str(fault.found), near, cutoff=0))
    return "batch-expected-one-of", {**facts, "expected": " ".join(near)}
