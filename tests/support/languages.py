"""The texts of both languages for tests."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from spacealert.kit.i18n.errors import UserError
from spacealert.texts import LANGUAGES, load_texts

ENGLISH, RUSSIAN = load_texts("en"), load_texts("ru")


def quick_in(*languages: str) -> list[object]:
    """Return every language for `parametrize`. Tests in other languages than these are slow."""
    return [one if one in languages else pytest.param(one, marks=pytest.mark.slow) for one in LANGUAGES]


@contextmanager
def refused(pattern: str) -> Iterator[None]:
    """Expect an error whose English text matches this pattern."""
    with pytest.raises(UserError) as caught:
        yield
    assert re.search(pattern, caught.value.render(ENGLISH))
