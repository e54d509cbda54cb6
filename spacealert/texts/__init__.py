"""The languages that the program speaks: each is a folder beside this file and one line here.

Begin with `in_language`.
"""

from functools import cache
from pathlib import Path

from spacealert.kit.i18n.texts import Texts

FOLDER = Path(__file__).parent
FALLBACK = "en"  # has every text
LANGUAGES = (
    "en",
    "ru",
    "cs",
    "de",
    "fr",
)


def languages_with(text_id: str) -> tuple[str, ...]:
    """The languages that have this text themselves."""
    return tuple(language for language in LANGUAGES if in_language(language).owns(text_id))


def sets_of_lines() -> tuple[str, ...]:
    """The files whose texts are lines that a voice says, beside the intercom's."""
    return tuple(sorted(file.stem for file in (FOLDER / FALLBACK).glob("*speech.*")))  # .ftl, in a wheel .json


@cache
def in_language(language: str) -> Texts:
    """The texts of this language; each file is read when something in it is first said."""
    return Texts(FOLDER / language, None if language == FALLBACK else in_language(FALLBACK))
