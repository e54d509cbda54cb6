"""A log book as it stands, read into memory with what still waits in the file beside it (`-wal`) to be taken over.

For a stranger's file, and for a disk that is full or read-only, where SQLite opens nothing: no byte is written.
The formats are SQLite's own: https://www.sqlite.org/fileformat2.html#the_write_ahead_log
"""

import sqlite3
import struct
from collections.abc import Iterator
from pathlib import Path

_WAL_ORDERS = {0x377F0682: "<", 0x377F0683: ">"}  # the beginning of such a file says how its sums are reckoned
_WAL_HEADER, _FRAME_HEADER = 32, 24
_PAGES = range(512, 65536 + 1)
_WAL_MODE = slice(18, 20)  # of the log: says that changes go through such a file, which in memory they cannot
_TRIES = 5


def of(path: Path) -> sqlite3.Connection:
    """The log at `path` in memory, where nothing that is done to it reaches the disk."""
    content = _content(path)
    base = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
    if content:
        base.deserialize(bytes(content))
    return base


def ahead(path: Path) -> Path:
    """The file in which changes wait."""
    return path.with_name(f"{path.name}-wal")


def _content(path: Path) -> bytearray:
    """The log with all that was written to it; read anew where another program took changes over meanwhile."""
    for _ in range(_TRIES):
        waiting = _waiting(path)
        content = bytearray(path.read_bytes())
        if waiting == _waiting(path):
            break
    pages, size = _changed(waiting, len(content))
    content.extend(bytes(max(0, size - len(content))))
    for place, page in pages.items():
        content[place : place + len(page)] = page
    del content[size:]
    if len(content) > _WAL_MODE.stop:
        content[_WAL_MODE] = b"\1\1"
    return content


def _waiting(path: Path) -> bytes:
    return ahead(path).read_bytes() if ahead(path).is_file() else b""  # a device has no end


def _changed(waiting: bytes, length: int) -> tuple[dict[int, bytes], int]:
    """Where in the file which pages have changed, up to the last step that is whole, and how long that leaves it."""
    whole: dict[int, bytes] = {}
    begun: dict[int, bytes] = {}
    size = length
    for place, page, pages_then in _frames(waiting):
        begun[place] = page
        if pages_then:  # the last page of a step
            longest = length + len(waiting)
            if pages_then * len(page) > longest or max(begun) + len(page) > longest:
                break  # no step of ours leaves pages that nobody wrote
            whole |= begun
            begun, size = {}, pages_then * len(page)
    return whole, size


def _frames(waiting: bytes) -> Iterator[tuple[int, bytes, int]]:
    """Each page in the order written: its place, itself, and after a whole step the pages that the log then has."""
    if len(waiting) < _WAL_HEADER:
        return
    magic, _, size, _, *salt = struct.unpack(">6I", waiting[:24])
    if magic not in _WAL_ORDERS or size not in _PAGES:
        return
    order = _WAL_ORDERS[magic]
    sums = _summed((0, 0), waiting[:24], order)
    if sums != struct.unpack(">2I", waiting[24:_WAL_HEADER]):
        return
    for start in range(_WAL_HEADER, len(waiting) - _FRAME_HEADER - size + 1, _FRAME_HEADER + size):
        head, page = waiting[start : start + _FRAME_HEADER], waiting[start + _FRAME_HEADER :][:size]
        number, pages_then, *rest = struct.unpack(">6I", head)
        sums = _summed(_summed(sums, head[:8], order), page, order)
        if rest != [*salt, *sums] or not number:
            return  # from here on stands what an earlier time or a cut has left
        yield (number - 1) * size, page, pages_then


def _summed(sums: tuple[int, int], content: bytes, order: str) -> tuple[int, int]:
    first, second = sums
    for one, other in struct.iter_unpack(f"{order}2I", content):
        first = (first + one + second) & 0xFFFFFFFF
        second = (second + other + first) & 0xFFFFFFFF
    return first, second
