"""What the generator leaves to chance: numbers that follow from the seeds of a mission and from nothing else."""

from collections.abc import Mapping, Sequence
from typing import TypeVar

from spacealert.engine.random_source import MASK, SplitMix64

T = TypeVar("T")


class Dice(SplitMix64):
    """One stream of numbers from several seeds."""

    def __init__(self, *seeds: int) -> None:
        super().__init__(0)
        for seed in seeds:
            self.state = (self.bits() + seed) & MASK

    def below(self, limit: int) -> int:
        """One of 0 … limit - 1. The limits here are so far below 2**64 that the remainder favors none of them."""
        return self.bits() % limit

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
