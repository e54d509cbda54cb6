"""Damaged files: a sample for each parser. `bench/fuzz.py` tries thousands of them."""

import sys
from importlib import import_module
from io import BytesIO
from itertools import islice
from pathlib import Path

import pytest
from support.languages import ENGLISH

from spacealert.gamefile import batch
from spacealert.kit.i18n.errors import Problem

sys.path.insert(0, str(Path(__file__).parent / "bench"))
fuzz = import_module("fuzz")


@pytest.mark.parametrize("count", [20, pytest.param(60, marks=pytest.mark.slow)])
@pytest.mark.parametrize("name", fuzz.PARSERS)
def test_damaged_file_gives_a_value_or_a_refusal(name: str, count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPACEALERT_HOME", "")
    outcomes = []
    for _, outcome, broken in islice(fuzz.rounds([name], seed=7), count):
        assert broken is None, f"{broken.why}\n{broken.data!r}"
        outcomes.append(outcome)
    assert "accepted" in outcomes


def test_error_values_of_any_length_are_shown() -> None:
    """Fluent gives up on a text of more than a thousand letters."""
    assert len(ENGLISH.say("files-unknown-near", found="a" * 5000, nearest="b")) < 1200


def test_huge_number_is_refused() -> None:
    assert [
        problem.text_id for problem in batch.resolve_lines(BytesIO(b"9" * 5000)) if isinstance(problem, Problem)
    ] == ["batch-number-long"]
