"""Adds comments to an Ogg file: libsndfile writes a title, but neither chapters nor anything of one's own.

The header is laid anew into as many pages as it had, so that the pages of sound after it stay as they are.
"""

import struct
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

from attrs import frozen

_PAGE = struct.Struct("<4sBBqIIIB")
_CONTINUED = 1
_NO_PACKET_ENDS = -1
_HEADER_PACKETS = {
    b"\x01vorbis": 2,
    b"OpusHead": 1,
}  # after the first packet, and which of them has the comments: the first
_MOST = 1 << 18  # bytes in which every header ends


@frozen
class _Page:
    """A page of the container: pieces of packets, each of 255 bytes or the last of its packet."""

    flags: int
    position: int
    serial: int
    number: int
    pieces: tuple[bytes, ...]
    size: int


def with_comments(path: Path, comments: Sequence[tuple[str, str]]) -> None:
    """Add `NAME=text` comments to the Vorbis or Opus file at this path."""
    with path.open("rb+") as file:
        begin = file.read(_MOST)
        pages = _pages(begin)
        first = next(pages)
        kind = next((magic for magic in _HEADER_PACKETS if first.pieces[0].startswith(magic)), None)
        if kind is None:
            return
        header: list[_Page] = []
        packets: list[bytes] = []
        for page in pages:
            header.append(page)
            packets = _packets(header)
            if len(packets) == _HEADER_PACKETS[kind]:
                break
        packets[0] = _commented(packets[0], 7 if kind == b"\x01vorbis" else 8, comments)
        rest = first.size + sum(page.size for page in header)
        rewritten = b"".join(_relaid(packets, header))
        file.seek(rest)
        sound = file.read()
        file.seek(first.size)
        file.write(rewritten + sound)


def _pages(data: bytes) -> Iterator[_Page]:
    at = 0
    while at < len(data):
        _, _, flags, position, serial, number, _, count = _PAGE.unpack_from(data, at)
        lengths = data[at + _PAGE.size : at + _PAGE.size + count]
        begin = end = at + _PAGE.size + count
        pieces = []
        for length in lengths:
            pieces.append(data[end : end + length])
            end += length
        yield _Page(flags, position, serial, number, tuple(pieces), end - begin + _PAGE.size + count)
        at = end


def _packets(pages: Sequence[_Page]) -> list[bytes]:
    """The packets that end in these pages."""
    found, packet = [], b""
    for page in pages:
        for piece in page.pieces:
            packet += piece
            if len(piece) < 255:
                found.append(packet)
                packet = b""
    return found


def _commented(packet: bytes, magic: int, comments: Sequence[tuple[str, str]]) -> bytes:
    """After the magic: the vendor, how many comments, the comments, and what the codec puts behind them."""
    (vendor,) = struct.unpack_from("<I", packet, magic)
    at = magic + 4 + vendor
    (count,) = struct.unpack_from("<I", packet, at)
    end = at + 4
    for _ in range(count):
        (length,) = struct.unpack_from("<I", packet, end)
        end += 4 + length
    added = [f"{name}={text}".encode() for name, text in comments]
    ours = b"".join(struct.pack("<I", len(comment)) + comment for comment in added)
    return packet[:at] + struct.pack("<I", count + len(added)) + packet[at + 4 : end] + ours + packet[end:]


def _relaid(packets: Sequence[bytes], pages: Sequence[_Page]) -> Iterator[bytes]:
    """These packets in the same number of pages, as even as can be."""
    pieces = [
        packet[begin : begin + 255] for packet in packets for begin in range(0, len(packet) // 255 * 255 + 1, 255)
    ]
    share = -(-len(pieces) // len(pages))
    continued = False
    for index, page in enumerate(pages):
        own = pieces[index * share : (index + 1) * share]
        ends = any(len(piece) < 255 for piece in own)
        head = _PAGE.pack(
            b"OggS",
            0,
            _CONTINUED if continued else 0,
            0 if ends else _NO_PACKET_ENDS,
            page.serial,
            page.number,
            0,
            len(own),
        )
        data = bytearray(head + bytes(len(piece) for piece in own) + b"".join(own))
        struct.pack_into("<I", data, 22, _checksum(data))
        yield bytes(data)
        continued = bool(own) and len(own[-1]) == 255


def _checksum(data: bytes | bytearray) -> int:
    table, checksum = _table(), 0
    for byte in data:
        checksum = (checksum << 8 & 0xFFFFFFFF) ^ table[checksum >> 24 ^ byte]
    return checksum


@cache
def _table() -> tuple[int, ...]:
    """For the checksum of Ogg: polynomial 0x04C11DB7, not reflected."""
    table = []
    for byte in range(256):
        rest = byte << 24
        for _ in range(8):
            rest = (rest << 1 & 0xFFFFFFFF) ^ (0x04C11DB7 if rest & 0x80000000 else 0)
        table.append(rest)
    return tuple(table)
