"""TrueType fonts in the format of the web: the same tables, each compressed."""

import struct
import zlib

_HEADER, _ENTRY = 44, 20


def woff(font: bytes) -> bytes:
    """The font as WOFF."""
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
    head = struct.pack(">4s4sLHHLHHLLLLL", b"wOFF", flavor, at + len(bodies), count, 0, whole, 1, 0, 0, 0, 0, 0, 0)
    return head + b"".join(entries) + bodies
