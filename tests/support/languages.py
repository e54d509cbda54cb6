"""The texts of both languages, as tests hand them on."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from spacealert.kit.i18n.errors import UserError
from spacealert.texts import LANGUAGES, in_language

ENGLISH, RUSSIAN = in_language("en"), in_language("ru")


def quick_in(*languages: str) -> list[object]:
    """Every language for `parametrize`: a test is quick in these, and slow in the others."""
    return [one if one in languages else pytest.param(one, marks=pytest.mark.slow) for one in LANGUAGES]


@contextmanager
def refused(pattern: str) -> Iterator[None]:
    """What is done inside is refused with an English sentence in which this pattern is found."""
    with pytest.raises(UserError) as caught:
        yield
    assert re.search(pattern, caught.value.render(ENGLISH))
