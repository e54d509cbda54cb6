"""Parameters of which the quick tests use the first ones, and the slow tests the rest."""

from collections.abc import Iterable

import pytest


def quick_first(cases: Iterable[object], count: int = 1) -> list[object]:
    """Return cases for `parametrize`, with all but the first `count` marked as slow."""
    return [case if place < count else pytest.param(case, marks=pytest.mark.slow) for place, case in enumerate(cases)]
