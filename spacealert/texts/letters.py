"""What people type when they mean a Latin letter or a digit: keys of another layout, letters that look or sound alike.

Each language says in its `keyboard.ftl` what its own letters stand for; all languages are read at once, since nobody
changes the language of the program with that of the keyboard.
"""

import unicodedata
from collections.abc import Mapping
from functools import cache

from spacealert.texts import LANGUAGES, in_language


def same_keys() -> Mapping[int, str]:
    """For `str.translate`: the Latin letter on the key on which another alphabet has this one."""
    return _pairs("keyboard-keys")


def look_alikes() -> Mapping[int, str]:
    """For `str.translate`: the Latin letter that looks like this one."""
    return _pairs("keyboard-look-alikes")


def code_signs() -> Mapping[int, str]:
    """For `str.translate`: the sign of a mission code that looks or sounds like this capital letter."""
    return _pairs("keyboard-code-signs")


def without_marks(text: str) -> str:
    """The text as people type it in a hurry: é is e, ё is е, ů is u."""
    apart = unicodedata.normalize("NFKD", text)
    return unicodedata.normalize("NFKC", "".join(sign for sign in apart if not unicodedata.combining(sign)))


def searchable(text: str) -> str:
    """The text without what people write in different ways: capitals, marks on letters, spaces around."""
    return without_marks(text.strip().casefold())


def says(text_id: str) -> frozenset[str]:
    """What this text is in every language."""
    return frozenset(in_language(language).say(text_id) for language in LANGUAGES)


@cache
def _pairs(text_id: str) -> Mapping[int, str]:
    return {ord(pair[0]): pair[1:] for said in says(text_id) for pair in said.split()}
