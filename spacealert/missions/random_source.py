"""A random source of our own, so that a seed gives the same mission on every Python, machine and day to come.

The standard library promises that only for `random()`; this is SplitMix64, a page of arithmetic that cannot change.
"""

from collections.abc import Mapping, Sequence
from typing import TypeVar

T = TypeVar("T")

_64_BITS = 2**64 - 1


class Dice:
    """Numbers that follow from the seeds and from nothing else."""

    def __init__(self, *seeds: int) -> None:
        self._state = 0
        for seed in seeds:
            self._state = (self._number() + seed) & _64_BITS

    def below(self, limit: int) -> int:
        """One of 0 … limit - 1. The limits here are so far below 2**64 that the remainder favours none of them."""
        return self._number() % limit

    def pick(self, choices: Sequence[T]) -> T:
        return choices[self.below(len(choices))]

    def weighed(self, weights: Mapping[T, int]) -> T:
        """One of the keys, each as likely as its weight says."""
        place = self.below(sum(weights.values()))
        for choice, weight in weights.items():
            place -= weight
            if place < 0:
                return choice
        raise ValueError(weights)

    def several(self, choices: Sequence[T], count: int) -> list[T]:
        """This many different ones, in random order."""
        left = list(choices)
        for place in range(count):
            other = place + self.below(len(left) - place)
            left[place], left[other] = left[other], left[place]
        return left[:count]

    def _number(self) -> int:
        self._state = (self._state + 0x9E3779B97F4A7C15) & _64_BITS
        mixed = self._state
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & _64_BITS
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _64_BITS
        return mixed ^ (mixed >> 31)
