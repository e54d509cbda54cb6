"""Chance from an explicit seed: the same seed gives the same cards on every machine and in every version of Python.

The generator is SplitMix64 (Steele, Lea and Flood, 2014): a 64-bit counter that steps by the golden ratio and is
stirred by two multiplications. Each subject draws from its own stream, so that drawing one threat more changes
neither the trajectories nor the tiles.
"""

from collections.abc import Iterable
from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1
_GOLDEN = 0x9E3779B97F4A7C15


class Chance:
    """One stream of numbers; a subject such as `"tracks"` gives a stream of its own for the same seed.

    >>> Chance(4711, "tracks").shuffled("abcdef") == Chance(4711, "tracks").shuffled("abcdef")
    True
    """

    def __init__(self, seed: int, subject: str = "") -> None:
        self._state = seed & _MASK
        if subject:
            self._state = _fnv1a(f"{self._state}/{subject}".encode())

    def bits(self) -> int:
        """The next 64 random bits."""
        self._state = (self._state + _GOLDEN) & _MASK
        z = self._state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def below(self, limit: int) -> int:
        """A number from 0 to `limit` − 1, each equally likely: what would favour the small ones is thrown again."""
        fair = _MASK + 1 - (_MASK + 1) % limit
        while (thrown := self.bits()) >= fair:
            pass
        return thrown % limit

    def shuffled(self, items: Iterable[T]) -> tuple[T, ...]:
        """Fisher–Yates: every order equally likely."""
        cards = list(items)
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]
        return tuple(cards)


def _fnv1a(data: bytes) -> int:
    state = 0xCBF29CE484222325
    for byte in data:
        state = ((state ^ byte) * 0x100000001B3) & _MASK
    return state
