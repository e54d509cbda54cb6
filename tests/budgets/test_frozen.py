"""What a change of the house must leave as it is; `frozen.py` says how to look at what changed, and accept it."""

import pytest
from budgets import frozen


@pytest.mark.parametrize("kind", ["pages", "timelines", "samples", pytest.param("pictures", marks=pytest.mark.slow)])
def test_nothing_changed_unnoticed(kind: str) -> None:
    make, here = frozen.KINDS[kind]
    place, expected = frozen.frozen(kind)
    if place != here:
        pytest.skip(f"frozen with {place}; this is {here}")
    found = make()
    changed = [name for name in {**expected, **found} if expected.get(name) != found.get(name)]
    assert not changed, f"{changed}: look at them, and then `cd tests; python -m budgets.frozen rewrite {kind}`"
