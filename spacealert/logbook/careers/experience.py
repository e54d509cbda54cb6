"""Experience (§NF 4.1): what a run brings, and the boxes that it fills from one level to the next."""

from attrs import frozen

from spacealert.engine.game import Score

MOST_LEVEL = 30
_DOTTED_AT_FIRST = (0, 0, 4, 7, 10, 13, 16)  # of the levels 0 to 6; from then on there is a rule


def boxes(level: int) -> int:
    """How many boxes lead from this level to the next."""
    return 8 + 4 * level


def dotted(level: int) -> int:
    """How many of them, the first ones, are skipped by who refuses to be cloned."""
    return _DOTTED_AT_FIRST[level] if level < len(_DOTTED_AT_FIRST) else 4 + 2 * level


@frozen
class Progress:
    """How far an explorer has come: a level, and how many of the boxes to the next one are passed.

    >>> Progress().gain(9)
    Progress(level=1, passed=1)
    >>> Progress(level=2).gain(1, cloned=False)
    Progress(level=2, passed=5)
    """

    level: int = 0
    passed: int = 0

    def gain(self, experience: int, *, cloned: bool = True) -> "Progress":
        """After so much more. Dotted boxes are passed together with the first blank one behind them."""
        level, passed = self.level, self.passed
        while experience and level < MOST_LEVEL:
            skipped = passed if cloned else max(passed, dotted(level))
            passed = min(skipped + experience, boxes(level))
            experience -= passed - skipped
            if passed == boxes(level):
                level, passed = level + 1, 0
        return Progress(level, passed)


def of_run(flown: int, planned: int, score: Score) -> int:
    """For a ship that came home: so many missions flown of those planned, 1 for a single mission."""
    whole_campaign = 1 < flown == planned
    return 4 * flown - (0 if whole_campaign else 2) + max(0, score.total) // 10
