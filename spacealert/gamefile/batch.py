"""A batch mode that reads games and writes results as JSON lines, to compare engines.

An invalid line gets an error message instead of a result, and the lines after it are still resolved.
"""

import json
from collections.abc import Iterator
from typing import Any, BinaryIO

from attrs import evolve

from spacealert.engine import resolve, results
from spacealert.gamefile import exchange, reader
from spacealert.kit.i18n.errors import InvalidFile, Problem
from spacealert.kit.storage import yaml_document
from spacealert.kit.storage.yaml_document import decode

LONGEST_LINE = 1_000_000
# An endless line is abandoned at this multiple of the longest allowed.
MOST_PARTS = 100
MOST_DIGITS = 1000


def resolve_lines(games: BinaryIO) -> Iterator[str | Problem]:
    """Yield a result or a problem for each line that is not blank, in order, as soon as the line is read.

    A game with `"trace": true` also gets a trace. A game without an id gets its line number as its id.
    """
    for number, line in enumerate(_lines(games), 1):
        problems: list[Problem] = []
        text = decode(line, problems) if len(line) <= LONGEST_LINE else None
        if problems:
            yield evolve(problems[0], line=number, facts={**problems[0].facts, "part": "line"})
            if text is None:  # UTF-16, so no line can be read
                return
        elif text is None:
            yield Problem(number, 1, "batch-too-long", {"most": LONGEST_LINE // 1000})
        elif text.strip():
            yield _answer_line(number, text.rstrip("\r\n"))


def _lines(games: BinaryIO) -> Iterator[bytes]:
    """Yield the lines. Truncate those longer than `LONGEST_LINE`, and stop after one that seems endless."""
    while line := games.readline(LONGEST_LINE + 1):
        yield line
        for _ in range(MOST_PARTS):
            if len(line) <= LONGEST_LINE or line.endswith(b"\n"):
                break
            line = games.readline(LONGEST_LINE + 1)
        else:
            return


def _answer_line(number: int, line: str) -> str | Problem:
    try:
        values, twice = _decode_line(line)
    except json.JSONDecodeError as error:
        return Problem(number, error.colno, "batch-not-json")
    except _TooManyDigits as error:
        return Problem(number, 1, "batch-number-long", {"count": error.count, "most": MOST_DIGITS})
    except (RecursionError, ValueError):
        return Problem(number, 1, "batch-not-json")
    if not isinstance(values, dict):
        return Problem(number, 1, "batch-no-object")
    if "game" in values and "crew" not in values:  # a line from the conformance games
        return Problem(number, 1, "batch-with-result")
    if not isinstance(trace := values.get("trace", False), bool):
        return Problem(number, 1, "batch-trace")
    try:
        game = (None if twice else exchange.parse_game(values)) or reader.read_exchanged_game(yaml_document.parse(line))
        game = evolve(game, id=values.get("id", number))
    except InvalidFile as invalid:
        first = invalid.problems[0]
        facts = first.facts | {"line": number} if "line" in first.facts else first.facts
        return evolve(first, line=number, facts=facts)
    result = results.result_as_dict(game, resolve(game, events=trace), trace=trace)
    return json.dumps(result, separators=(",", ":"), allow_nan=False)


def _decode_line(line: str) -> tuple[Any, bool]:
    """Parse a line. Return its value, and whether any JSON object in it contains a name twice."""
    try:
        return json.loads(
            line, parse_int=_limited_integer, parse_constant=_refuse_constant, object_pairs_hook=exchange.build_object
        ), False
    except exchange.DuplicateNameError:
        return json.loads(line, parse_int=_limited_integer, parse_constant=_refuse_constant), True


class _TooManyDigits(Exception):
    def __init__(self, count: int) -> None:
        super().__init__(count)
        self.count = count


def _limited_integer(digits: str) -> int:
    """Parse an integer, or raise `_TooManyDigits` where Python would raise a plain `ValueError`."""
    if len(digits) > MOST_DIGITS:
        raise _TooManyDigits(len(digits))
    return int(digits)


def _refuse_constant(word: str) -> None:
    """Reject `NaN` and `Infinity`, which Python accepts but JSON does not allow."""
    raise ValueError(word)
