"""The characters of our font, the same in all three weights.

All other characters are left out, never drawn as boxes or taken from system fonts.
"""

import re
from functools import cache, lru_cache
from pathlib import Path
from struct import unpack_from
from unicodedata import normalize

_FONT = Path(__file__).resolve().parent / "fonts" / "SpacealertSansCondensed-Regular.ttf"
_SEGMENTS = 4  # format of the character table up to U+FFFF


@lru_cache(maxsize=4096)
def clean(text: str) -> str:
    """Return the text without characters we cannot display, and with accents combined."""
    whole = normalize("NFC", text)
    # Control characters such as soft hyphens do not count as drawable.
    known = _characters()
    kept = "".join(one for one in whole if one == "\n" or (ord(one) in known and (one.isprintable() or one.isspace())))
    return kept if kept == whole else re.sub(" +", " ", kept).strip()


def is_drawable(text: str) -> bool:
    """Return whether the font has every character of the text."""
    return clean(text) == normalize("NFC", text)


@cache
def _characters() -> frozenset[int]:
    """Return the characters in the font's `cmap` table."""
    font = _FONT.read_bytes()
    tables = {
        font[at : at + 4]: unpack_from(">I", font, at + 8)[0]
        for at in range(12, 12 + 16 * unpack_from(">H", font, 4)[0], 16)
    }
    cmap = tables[b"cmap"]
    forms = [cmap + unpack_from(">HHI", font, cmap + 4 + 8 * n)[2] for n in range(unpack_from(">H", font, cmap + 2)[0])]
    at = next(form for form in forms if unpack_from(">H", font, form)[0] == _SEGMENTS)
    count = unpack_from(">H", font, at + 6)[0] // 2
    lasts = unpack_from(f">{count}H", font, at + 14)
    firsts, deltas, offsets = (unpack_from(f">{count}H", font, at + 16 + 2 * count * part) for part in (1, 2, 3))
    found = set()
    for segment, (first, last, delta, offset) in enumerate(zip(firsts, lasts, deltas, offsets, strict=True)):
        for character in range(first, last + 1):
            place = at + 16 + 2 * count * 3 + 2 * segment + offset + 2 * (character - first)
            glyph = unpack_from(">H", font, place)[0] if offset else (character + delta) % 0x10000
            if glyph and character != 0xFFFF:
                found.add(character)
    return frozenset(found)
