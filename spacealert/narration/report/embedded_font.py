"""The window's own type in a page: its fonts as WOFF, packed here, so that the page needs nothing else."""

import struct
import zlib
from base64 import b64encode
from functools import cache
from importlib.resources import files

_WEIGHTS = {"Regular": 400, "Bold": 700}
_FAMILY = "Spacealert Sans Condensed"
_HEADER, _ENTRY, _SIGNATURE = 44, 20, b"wOFF"


@cache
def style() -> str:
    """The style sheet that brings the fonts."""
    folder = files("spacealert.kit.ui") / "fonts"
    rules = []
    for name, weight in _WEIGHTS.items():
        packed = woff((folder / f"SpacealertSansCondensed-{name}.ttf").read_bytes())
        data = b64encode(packed).decode("ascii")
        rules.append(
            f'@font-face {{ font-family: "{_FAMILY}"; font-weight: {weight};'
            f' src: url("data:font/woff;base64,{data}") format("woff"); }}\n'
        )
    return "".join(rules)


def woff(font: bytes) -> bytes:
    """A TrueType font in the format of the web: the same tables, each compressed."""
    flavor, count = struct.unpack_from(">4sH", font)
    entries, bodies = [], b""
    at = _HEADER + _ENTRY * count
    whole = 12 + 16 * count
    for number in range(count):
        tag, checksum, offset, length = struct.unpack_from(">4sLLL", font, 12 + 16 * number)
        table = font[offset : offset + length]
        packed = min(zlib.compress(table, 9), table, key=len)
        entries.append(struct.pack(">4sLLLL", tag, at + len(bodies), len(packed), length, checksum))
        bodies += packed + b"\0" * (-len(packed) % 4)
        whole += length + (-length % 4)
    head = struct.pack(">4s4sLHHLHHLLLLL", _SIGNATURE, flavor, at + len(bodies), count, 0, whole, 1, 0, 0, 0, 0, 0, 0)
    return head + b"".join(entries) + bodies
