"""Finds threat cards by code or by name, in any language."""

import re
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from functools import cache

from spacealert.engine import CARDS
from spacealert.kit.i18n.errors import UserError, sanitize
from spacealert.kit.i18n.texts import Message, Texts
from spacealert.texts import LANGUAGES, load_texts
from spacealert.texts.letters import all_translations, latin_keys, look_alike_table, normalize_for_search

# What distinguishes cards with the same name, as text ids.
_DISTINCTIONS = {
    "I1-01": "story-station-UR", "I1-02": "story-station-UB", "I1-03": "story-card-blueward",
    "I1-04": "story-card-redward", "I1-05": "story-station-UB", "I1-06": "story-station-UR",
    "I2-01": "story-station-LB", "I2-02": "story-station-LR", "I2-03": "story-station-UR", "I2-04": "story-station-LB",
    "SI1-01": "story-station-LR", "SI1-02": "story-station-UB", "E3-105": "story-card-redward",
    "E3-106": "story-card-blueward", "I3-105": "story-station-LR", "I3-106": "story-station-LB",
    "SI3-102": "story-station-UB", "SI3-103": "story-station-LR",
}  # fmt: skip
_LEAST_TYPED = 4  # letters of a misspelled name
_MOST_SIMILAR, _CLOSE = 3, 0.75  # suggested cards, and their least similarity


def card_name(texts: Texts, code: str) -> str:
    return texts.say(f"threats-{code}")


def card_title(texts: Texts, code: str) -> str:
    """Return the card's name, plus what distinguishes it from another card with that name: `Slime (lower blue)`."""
    where = distinction(code)
    return card_name(texts, code) + (f" ({where.render(texts)})" if where else "")


def code_and_name(code: str) -> Message:
    """Return the card's code and title: `I2-01 Slime (lower blue)`."""
    where = _DISTINCTIONS.get(code)
    facts = {"code": code, "name": Message(f"threats-{code}", {}), "where": Message(where, {}) if where else "none"}
    return Message("game-card-in-full", facts)


def distinction(code: str) -> Message | None:
    """Return the starting station or first direction that distinguishes this card from its namesake, or None."""
    return Message(_DISTINCTIONS[code], {}) if code in _DISTINCTIONS else None


def find_card(called: str) -> tuple[str, ...]:
    """Return the codes of the cards with this code or complete name: none, one, or two with the same name.

    Case does not matter, nor do accents and hyphens in names.
    """
    code = called.strip().upper()
    if code not in CARDS:
        code = called.strip().translate(look_alike_table()).upper()
    return (code,) if code in CARDS else _codes_by_name().get(_without_punctuation(called), ())


def search_cards(part: str) -> tuple[str, ...]:
    """Return the codes that start with `part`, and those of cards whose names contain it in any language."""
    beginning, in_name = part.strip().translate(look_alike_table()).upper(), _without_punctuation(part)
    if not in_name:
        return ()
    return tuple(
        code
        for code in CARDS
        if code.startswith(beginning)
        or any(in_name in _without_punctuation(card_name(load_texts(lang), code)) for lang in LANGUAGES)
    )


def match_cards(cards: Iterable[str], typed: str) -> tuple[str, ...]:
    """Return those of `cards` that match what was typed, best matches first."""
    wanted = normalize_for_search(typed)
    found = [code for code in cards if _starts_like(wanted, code) or any(wanted in name for name in _names(code))]

    def rank(code: str) -> tuple[bool, bool, bool]:
        names = _names(code)
        starts = any(name.startswith(wanted) for name in names)
        return wanted not in names, not _starts_like(wanted, code), not starts

    return tuple(sorted(found, key=rank))


def only_match(found: Sequence[str], typed: str) -> str | None:
    """Return the one card in `found` that the user clearly means, or None."""
    sure = _surest(found, typed)
    return sure[0] if len(sure) == 1 else None


def _surest(found: Sequence[str], typed: str) -> Sequence[str]:
    wanted = normalize_for_search(typed).strip()
    exact = [code for code in found if wanted in (normalize_for_search(code), *_names(code))]
    return () if not wanted else exact if len(found) > 1 else found


def suggest_cards(cards: Sequence[str], typed: str) -> tuple[str, ...]:
    """Return the cards that match what was typed, or up to three with similar names if it looks misspelled."""
    found = match_cards(cards, typed)
    if found or len(typed) < _LEAST_TYPED or not typed.replace(" ", "").isalpha() or match_cards(CARDS, typed):
        return found
    plain, by_word = _without_punctuation(typed), _codes_by_word()
    words = get_close_matches(plain, by_word, len(CARDS), _CLOSE)
    if not words and len(plain) > _LEAST_TYPED:  # the word may not be complete yet
        similar = get_close_matches(plain, {word[: len(plain)] for word in by_word}, len(CARDS), _CLOSE)
        words = [word for start in similar for word in by_word if word.startswith(start)]
    near = dict.fromkeys(code for word in words for code in by_word[word])
    return tuple(code for code in near if code in cards)[:_MOST_SIMILAR]


def nearest_cards(called: str, most: int = 3) -> tuple[str, ...]:
    """Return the codes of at most `most` cards like `called`: first those with similar codes, then similar names."""
    codes = get_close_matches(called.strip().translate(look_alike_table()).upper(), CARDS, most, 0.7)
    names = get_close_matches(_without_punctuation(called), _codes_by_name(), most, 0.6)
    found = dict.fromkeys([*codes, *(code for name_ in names for code in _codes_by_name()[name_])])
    return tuple(found)[:most]


def unknown_card(called: str) -> UserError:
    """Return the error for a code or name that no card has. It suggests cards with similar ones."""
    near = tuple(map(code_and_name, nearest_cards(called)))
    return UserError("game-card-unknown-near" if near else "game-card-unknown", found=sanitize(called), nearest=near)


def is_internal(code: str) -> bool:
    return CARDS[code].sort != "external"


@cache
def _codes_by_name() -> dict[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    for code in CARDS:
        for lang in LANGUAGES:
            plain = _without_punctuation(card_name(load_texts(lang), code))
            found[plain] = tuple(dict.fromkeys((*found.get(plain, ()), code)))
    return found


@cache
def _codes_by_word() -> dict[str, tuple[str, ...]]:
    found = dict(_codes_by_name())
    for name, codes in _codes_by_name().items():
        for word in name.split():
            if len(word) >= _LEAST_TYPED:
                found[word] = tuple(dict.fromkeys((*found.get(word, ()), *codes)))
    return found


def _without_punctuation(text: str) -> str:
    """Normalize a name for comparison: ignore case and accents, and treat hyphens as spaces."""
    return re.sub(r"[\s\-‐-―]+", " ", normalize_for_search(text)).strip()


def _starts_like(wanted: str, code: str) -> bool:
    """Return whether the code (with or without its hyphen) or a word of a name starts with `wanted`.

    Digits alone can also be the end of the code.
    """
    if not wanted:
        return True
    letters = wanted.replace("-", "").replace(" ", "")
    padded = re.sub(r"(?<=\d-)(?=\d$)", "0", wanted).replace("-", "")  # e1-3 means E1-03
    spelt = normalize_for_search(code).replace("-", "")
    for table in (look_alike_table(), latin_keys()):
        if spelt.startswith(letters.translate(table)) or spelt == padded.translate(table):
            return True
    if letters.isdecimal():  # the deck is known, so the number is enough
        return spelt.endswith(letters)
    return any(name.startswith(wanted) or f" {wanted}" in name for name in _names(code))


@cache
def _names(code: str) -> tuple[str, ...]:
    return tuple(normalize_for_search(name) for name in all_translations(f"threats-{code}"))
