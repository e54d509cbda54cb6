"""The program's languages. Each language is a folder here, and a line in this file. Start with `load_texts`."""

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
    """Return the languages that have this text themselves, without a fallback."""
    return tuple(language for language in LANGUAGES if load_texts(language).has_own(text_id))


def lookup_rules(texts: Texts) -> tuple[tuple[str, str], ...]:
    """Return the rules that players can look up, as pairs of title and text, or none if this language has none."""
    if not texts.has_own("rules-title"):
        return ()
    names = (id_.removesuffix("-text") for id_ in texts.ids("rules") if id_.endswith("-text"))
    return tuple((texts.say(name), texts.say(f"{name}-text")) for name in names)


def speech_files() -> tuple[str, ...]:
    """Return the names of the files with spoken texts, except the intercom's."""
    return tuple(sorted(file.stem for file in (FOLDER / FALLBACK).glob("*speech.*")))  # .ftl, or .json in a wheel


@cache
def load_texts(language: str) -> Texts:
    """Return the texts of this language, reading its files on first use."""
    return Texts(FOLDER / language, None if language == FALLBACK else load_texts(FALLBACK))
