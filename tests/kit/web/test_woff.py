"""A WOFF font has the same tables as its source and is smaller."""

import struct
import zlib
from importlib.resources import files

from spacealert.kit.web.woff import convert_to_woff

FONT = (files("spacealert.kit.ui") / "fonts" / "SpacealertSansCondensed-Bold.ttf").read_bytes()


def test_woff_conversion_keeps_every_table() -> None:
    packed = convert_to_woff(FONT)
    signature, flavor, length, count = struct.unpack_from(">4s4sLH", packed)
    assert (signature, flavor, length) == (b"wOFF", FONT[:4], len(packed))
    for number in range(count):
        tag, offset, short, whole, _ = struct.unpack_from(">4sLLLL", packed, 44 + 20 * number)
        body = packed[offset : offset + short]
        table = zlib.decompress(body) if short < whole else body
        before = struct.unpack_from(">4sLLL", FONT, 12 + 16 * number)
        assert tag == before[0]
        assert table == FONT[before[2] : before[2] + before[3]]
    assert len(packed) < 0.7 * len(FONT)
