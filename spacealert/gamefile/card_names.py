"""Finding a threat card by what people call it: its code, or its name in either language."""

import re
from difflib import get_close_matches
from functools import cache

from spacealert.engine import CARDS
from spacealert.kit.i18n.texts import Message, Texts
from spacealert.texts import LANGUAGES, in_language
from spacealert.texts.letters import look_alikes, searchable


def name(texts: Texts, code: str) -> str:
    """What stands on the card."""
    return texts.say(f"threats-{code}")


def in_full(code: str) -> Message:
    """The code and what stands on the card: `E1-05 Gunship`."""
    return Message("game-card-in-full", {"code": code, "name": Message(f"threats-{code}", {})})


def find(called: str) -> tuple[str, ...]:
    """The cards called so: none, one, or two that differ only in where they begin."""
    code = called.strip().translate(look_alikes()).upper()
    return (code,) if code in CARDS else _named().get(_plain(called), ())


def search(part: str) -> tuple[str, ...]:
    """The cards whose code begins so, or that have this in their name in either language."""
    beginning, in_name = part.strip().translate(look_alikes()).upper(), _plain(part)
    if not in_name:
        return ()
    return tuple(
        code
        for code in CARDS
        if code.startswith(beginning) or any(in_name in _plain(name(in_language(lang), code)) for lang in LANGUAGES)
    )


def nearest(called: str, most: int = 3) -> tuple[str, ...]:
    """Cards whose code or name is written much like this."""
    codes = get_close_matches(called.strip().translate(look_alikes()).upper(), CARDS, most, 0.7)
    names = get_close_matches(_plain(called), _named(), most, 0.6)
    found = dict.fromkeys([*codes, *(code for name_ in names for code in _named()[name_])])
    return tuple(found)[:most]


def internal(code: str) -> bool:
    return CARDS[code].sort != "external"


@cache
def _named() -> dict[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    for code in CARDS:
        for lang in LANGUAGES:
            plain = _plain(name(in_language(lang), code))
            found[plain] = tuple(dict.fromkeys((*found.get(plain, ()), code)))
    return found


def _plain(text: str) -> str:
    """A name without what people write in different ways: capitals, marks on letters, hyphens, spaces."""
    return re.sub(r"[\s\-‐-―]+", " ", searchable(text)).strip()
