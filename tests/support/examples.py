"""The number of Hypothesis examples: all of them in the gate, three in ten in the quick tests."""

from typing import Any

from hypothesis import settings


def examples(most: int, **options: Any) -> settings:
    """Return settings that try `most` examples under the profile `thorough`, and their share under `quick`."""
    return settings(max_examples=max(3, round(most * settings().max_examples / 100)), **options)
