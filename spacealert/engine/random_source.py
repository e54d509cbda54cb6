"""Random numbers from an explicit seed: the same seed gives the same cards on every machine and every Python.

The standard library promises that only for `random()`; this is SplitMix64 (Steele, Lea and Flood, 2014), a page of
arithmetic that cannot change.
"""

from collections.abc import Iterable
from typing import TypeVar

T = TypeVar("T")

MASK = (1 << 64) - 1
_GOLDEN_RATIO = 0x9E3779B97F4A7C15


class SplitMix64:
    """A 64-bit counter that steps by the golden ratio and is stirred by two multiplications."""

    def __init__(self, state: int) -> None:
        self.state = state & MASK

    def bits(self) -> int:
        """The next 64 random bits."""
        self.state = (self.state + _GOLDEN_RATIO) & MASK
        mixed = self.state
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & MASK
        return mixed ^ (mixed >> 31)


class RandomSource(SplitMix64):
    """One stream of numbers; a subject such as `"tracks"` gives a stream of its own for the same seed.

    Each subject has its own stream, so that drawing one threat more changes neither the trajectories nor the tiles.

    >>> RandomSource(4711, "tracks").shuffled("abcdef") == RandomSource(4711, "tracks").shuffled("abcdef")
    True
    """

    def __init__(self, seed: int, subject: str = "") -> None:
        super().__init__(seed)
        if subject:
            super().__init__(_fnv1a(f"{self.state}/{subject}".encode()))

    def below(self, limit: int) -> int:
        """A number from 0 to `limit` − 1, each equally likely: what would favor the small ones is drawn again."""
        fair = MASK + 1 - (MASK + 1) % limit
        while (drawn := self.bits()) >= fair:
            pass
        return drawn % limit

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
        state = ((state ^ byte) * 0x100000001B3) & MASK
    return state
