"""Character mappings for typing: other keyboard layouts, and letters that look or sound alike.

Each language defines its own mappings in `keyboard.ftl`. All mappings always apply, since people switch keyboards
without switching languages.
"""

import unicodedata
from collections.abc import Mapping
from functools import cache

from spacealert.texts import LANGUAGES, load_texts


def latin_keys() -> Mapping[int, str]:
    """Return a `str.translate` table that maps letters of other alphabets to the Latin letters on the same keys."""
    return _pairs("keyboard-keys")


def look_alike_table() -> Mapping[int, str]:
    """Return a `str.translate` table that maps letters of other alphabets to Latin letters that look the same."""
    return _pairs("keyboard-look-alikes")


def code_character_table() -> Mapping[int, str]:
    """Return a `str.translate` table that maps letters to the code characters that look or sound like them."""
    return _pairs("keyboard-code-signs")


def without_accents(text: str) -> str:
    """Return the text without accents, as people often type it: é becomes e, ё becomes е, ů becomes u."""
    apart = unicodedata.normalize("NFKD", text)
    return unicodedata.normalize("NFKC", "".join(sign for sign in apart if not unicodedata.combining(sign)))


def normalize_for_search(text: str) -> str:
    """Normalize text for searching. Case, accents and surrounding spaces are ignored."""
    return without_accents(text.strip().casefold())


def all_translations(text_id: str) -> frozenset[str]:
    return frozenset(load_texts(language).say(text_id) for language in LANGUAGES)


@cache
def _pairs(text_id: str) -> Mapping[int, str]:
    return {ord(pair[0]): pair[1:] for said in all_translations(text_id) for pair in said.split()}
