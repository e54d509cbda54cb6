"""Renders a mix to a sound file with chapters."""

import struct
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from attrs import frozen
from numpy.typing import NDArray

from spacealert.kit.audio import RATE
from spacealert.kit.audio.mixing import Mixing
from spacealert.kit.audio.signal import THINNED_REACH, as_int16, downsample, encoder
from spacealert.kit.audio.timeline import Chapter, Levels
from spacealert.kit.i18n.errors import UserError
from spacealert.kit.storage import atomic

T = TypeVar("T")

_AT_ONCE = 2 * RATE  # frames mixed in one block


@frozen
class _Format:
    """A format of sound files, as libsndfile names it."""

    container: str
    coding: str
    quality: float | None = None
    every: int = 1  # keep every n-th sample
    constant: bool = False  # whether the bit rate is constant
    late: int = 0  # samples players add at the start, cut here to compensate


FORMATS = {
    ".wav": _Format("WAV", "PCM_16"),
    ".flac": _Format("FLAC", "PCM_16", 0.3),
    ".ogg": _Format("OGG", "VORBIS", 0.7),
    ".opus": _Format("OGG", "OPUS", 0.8),
    ".mp3": _Format("MP3", "MPEG_LAYER_III", 0.6),
}


# By bit/s. Pages need small files with exact seeking, and players only guess positions at variable rates.
_FOR_PAGES = {
    bits: _Format(
        "MP3", "MPEG_LAYER_III", quality, every=2, constant=True, late=2 * (576 + 529)
    )  # delay of LAME and of any decoder
    for bits, quality in ((32000, 0.83), (24000, 0.9), (16000, 0.95))
}


def choose_page_format(seconds: float, most: int) -> _Format:
    """Return the best format that fits a sound of this length into `most` bytes, or else the smallest."""
    return next((form for bits, form in _FOR_PAGES.items() if seconds * bits / 8 <= most), _FOR_PAGES[16000])


def render(
    mixing: Mixing,
    path: Path,
    title: str,
    chapters: Sequence[Chapter],
    *,
    speed: float = 1.0,
    levels: Levels | None = None,
    progress: Callable[[float], None] = lambda share: None,
    form: _Format | None = None,
) -> None:
    """Write a sound file in the format of its extension, or in `form`. Raise an error for an unknown extension.

    The file appears only when it is complete. `progress` is called with the share written so far.
    """
    form = form or FORMATS.get(path.suffix.lower())
    if form is None:
        raise UserError("soundtrack-format-unknown", path=str(path), known=" ".join(FORMATS))
    with atomic.report_errors_at(path), atomic.replace_when_complete(path) as temporary:
        rate, mode = RATE // form.every, "CONSTANT" if form.constant else None
        with encoder(temporary, form.container, form.coding, form.quality, title, rate, mode) as write:
            frames, done = mixing.frame_count(speed), 0
            for block in _make_ahead(_blocks(mixing, speed, levels or {}, form)):
                write(block)
                done += len(block) * form.every
                progress(done / frames)
        if form.container == "OGG":
            write_comments(temporary, _chapter_comments(chapters))


def _blocks(mixing: Mixing, speed: float, levels: Levels, form: _Format) -> Iterator[NDArray[Any]]:
    frames = mixing.frame_count(speed)
    # Lossy encoders take floats directly and would have to convert integers back.
    coded = as_int16 if form.coding == "PCM_16" else lambda block: block
    for first in range(form.late, frames, _AT_ONCE):
        count = min(_AT_ONCE, frames - first)
        if form.every == 1:
            yield coded(mixing.block(first, count, speed, levels))
        else:
            around = mixing.block(first - THINNED_REACH, count + 2 * THINNED_REACH, speed, levels)
            yield coded(downsample(around, form.every))


def _make_ahead(blocks: Iterator[T]) -> Iterator[T]:
    with ThreadPoolExecutor(1) as maker:
        coming = maker.submit(next, blocks, None)
        while (block := coming.result()) is not None:
            coming = maker.submit(next, blocks, None)
            yield block


def format_cue_sheet(found: Sequence[Chapter], path: Path, title: str) -> str:
    """Return the chapters as a cue sheet."""
    kind = "MP3" if path.suffix.lower() == ".mp3" else "WAVE"
    lines = [f'TITLE "{_without_quotes(title)}"', f'FILE "{_without_quotes(path.name)}" {kind}']
    for number, chapter in enumerate(found, 1):
        frames = round(chapter.begin * 75)
        lines += [
            f"  TRACK {number:02} AUDIO",
            f'    TITLE "{_without_quotes(chapter.name)}"',
            f"    INDEX 01 {frames // 4500:02}:{frames // 75 % 60:02}:{frames % 75:02}",
        ]
    return "\n".join(lines) + "\n"


def _chapter_comments(found: Sequence[Chapter]) -> list[tuple[str, str]]:
    comments = []
    for number, chapter in enumerate(found, 1):
        seconds = int(chapter.begin)
        time = f"{seconds // 3600:02}:{seconds // 60 % 60:02}:{seconds % 60:02}.{round(chapter.begin % 1 * 1000):03}"
        comments += [(f"CHAPTER{number:03}", time), (f"CHAPTER{number:03}NAME", chapter.name)]
    return comments


def _without_quotes(text: str) -> str:
    """Replace characters that cue sheets cannot escape."""
    return text.replace('"', "'").replace("\n", " ")


# Comments in Ogg files. libsndfile can write a title, but no chapters or custom fields. The new header uses as many
# pages as the old one, so that the sound pages need no renumbering.

_PAGE = struct.Struct("<4sBBqIIIB")
_CONTINUED = 1
_NO_PACKET_ENDS = -1
_HEADER_PACKETS = {b"\x01vorbis": 2, b"OpusHead": 1}  # after the first packet; the first of these has the comments
_MOST = 1 << 18  # every header ends within this many bytes


@frozen
class _Page:
    """A page of the Ogg container. `pieces` are segments of packets.

    Only the last segment of a packet is under 255 bytes.
    """

    flags: int
    position: int
    serial: int
    number: int
    pieces: tuple[bytes, ...]
    size: int


def write_comments(path: Path, comments: Sequence[tuple[str, str]]) -> None:
    """Add `NAME=text` comments to a Vorbis or Opus file. Other files are left as they are."""
    with path.open("rb+") as file:
        begin = file.read(_MOST)
        pages = _read_pages(begin)
        first = next(pages)
        kind = next((magic for magic in _HEADER_PACKETS if first.pieces[0].startswith(magic)), None)
        if kind is None:
            return
        header: list[_Page] = []
        packets: list[bytes] = []
        for page in pages:
            header.append(page)
            packets = _read_packets(header)
            if len(packets) == _HEADER_PACKETS[kind]:
                break
        packets[0] = _insert_comments(packets[0], 7 if kind == b"\x01vorbis" else 8, comments)
        rest = first.size + sum(page.size for page in header)
        rewritten = b"".join(_spread_over_pages(packets, header))
        file.seek(rest)
        sound = file.read()
        file.seek(first.size)
        file.write(rewritten + sound)


def _read_pages(data: bytes) -> Iterator[_Page]:
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


def _read_packets(pages: Sequence[_Page]) -> list[bytes]:
    found, packet = [], b""
    for page in pages:
        for piece in page.pieces:
            packet += piece
            if len(piece) < 255:
                found.append(packet)
                packet = b""
    return found


def _insert_comments(packet: bytes, magic: int, comments: Sequence[tuple[str, str]]) -> bytes:
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


def _spread_over_pages(packets: Sequence[bytes], pages: Sequence[_Page]) -> Iterator[bytes]:
    """Yield the bytes of new pages that replace `pages` and contain these packets."""
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
    table, checksum = _checksum_table(), 0
    for byte in data:
        checksum = (checksum << 8 & 0xFFFFFFFF) ^ table[checksum >> 24 ^ byte]
    return checksum


@cache
def _checksum_table() -> tuple[int, ...]:
    """Return the table for Ogg checksums: polynomial 0x04C11DB7, not reflected."""
    table = []
    for byte in range(256):
        rest = byte << 24
        for _ in range(8):
            rest = (rest << 1 & 0xFFFFFFFF) ^ (0x04C11DB7 if rest & 0x80000000 else 0)
        table.append(rest)
    return tuple(table)
