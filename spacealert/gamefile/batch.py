"""Games as JSON lines in, results as JSON lines out: how other people's engines are compared with ours.

The format is `rules.notation`'s. A line that is no game gets one sentence instead of a result: where in it, what stands
there, and what was expected; the lines after it are resolved all the same, and nothing is kept of those before.
"""

import json
from collections.abc import Iterator
from difflib import get_close_matches
from typing import Any, BinaryIO

from spacealert.engine import notation, resolve
from spacealert.kit.i18n.errors import Problem
from spacealert.kit.storage.yaml_document import decode, shown

LONGEST_LINE = 1_000_000
# A line without end is given up after so many times the longest.
MOST_PARTS = 100
MOST_SHOWN, FEW = 20, 3  # of the values that may stand there; few of very many
LONGEST_SHOWN = 40


def answers(games: BinaryIO) -> Iterator[str | Problem]:
    """For each game the line of its result, for every other line its fault; in order, each as soon as it is read.

    A game with `"trace": true` gets the trace too. One without an id is given the number of its line, so that its
    result can be told from the others.
    """
    for number, line in enumerate(_lines(games), 1):
        problems: list[Problem] = []
        text = decode(line, problems) if len(line) <= LONGEST_LINE else None
        if problems:
            yield Problem(number, problems[0].column, problems[0].text_id, problems[0].facts)
            if text is None:  # UTF-16: no line of it can be read
                return
        elif text is None:
            yield Problem(number, 1, "batch-too-long", {"most": LONGEST_LINE // 1000})
        elif text.strip():
            yield _answer(number, text)


def _lines(games: BinaryIO) -> Iterator[bytes]:
    """Every line; of one that is longer than any game, no more than shows it."""
    while line := games.readline(LONGEST_LINE + 1):
        yield line
        for _ in range(MOST_PARTS):
            if len(line) <= LONGEST_LINE or line.endswith(b"\n"):
                break
            line = games.readline(LONGEST_LINE + 1)
        else:
            return


def _answer(number: int, line: str) -> str | Problem:
    try:
        values = json.loads(line, parse_constant=_no_number)
        if isinstance(values, dict) and "game" in values and "crew" not in values:  # a line of the corpus itself
            return Problem(number, 1, "batch-with-result")
        game = notation.read({"id": number} | values if isinstance(values, dict) else values)
        trace = values.get("trace", False)
        result = notation.written(game, resolve(game, events=trace), trace=trace)
        return json.dumps(result, separators=(",", ":"), allow_nan=False)
    except json.JSONDecodeError as problem:
        return Problem(number, problem.colno, "batch-not-json")
    except notation.NotAGame as problem:
        return Problem(number, 1, *_sentence(problem))
    except (RecursionError, ValueError):  # too deep, or an id that is a number of thousands of digits, or none
        return Problem(number, 1, "batch-not-json")


def _no_number(word: str) -> None:
    """Python would take `NaN` and `Infinity`, which no other reader of JSON does."""
    raise ValueError(word)


def _sentence(problem: notation.NotAGame) -> tuple[str, dict[str, Any]]:
    facts: dict[str, Any] = {"where": problem.where or "game"}
    if problem.expected == "crew":
        return "batch-crew", {"count": len(problem.found), "most": notation.MOST_MEMBERS}
    missing = problem.found is notation.MISSING
    text_id = "batch-missing" if missing else "batch-expected"
    if not missing:
        facts["found"] = shown(json.dumps(problem.found, ensure_ascii=False), LONGEST_SHOWN)
    if isinstance(problem.expected, str):
        return text_id, {**facts, "expected": problem.expected}
    near = problem.expected
    if len(near) > MOST_SHOWN:
        near = (*near[:FEW], "…") if missing else tuple(get_close_matches(str(problem.found), near, FEW, 0))
    return f"{text_id}-one-of", {**facts, "expected": " ".join(near)}
