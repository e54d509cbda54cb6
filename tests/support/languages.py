"""The texts of both languages, as tests hand them on."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from spacealert.kit.i18n.errors import UserError
from spacealert.texts import in_language

ENGLISH, RUSSIAN = in_language("en"), in_language("ru")


@contextmanager
def refused(pattern: str) -> Iterator[None]:
    """What is done inside is refused with an English sentence in which this pattern is found."""
    with pytest.raises(UserError) as caught:
        yield
    assert re.search(pattern, caught.value.render(ENGLISH))
