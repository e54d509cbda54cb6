"""Cases of which the quick tests run the first ones, and the slow tests all others."""

from collections.abc import Iterable

import pytest


def quick_first(cases: Iterable[object], count: int = 1) -> list[object]:
    """Cases for `parametrize`, all but the first `count` of them marked as slow."""
    return [case if place < count else pytest.param(case, marks=pytest.mark.slow) for place, case in enumerate(cases)]
