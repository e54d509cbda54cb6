"""Reasons to celebrate a mission: a first survival, a record, a ship without a scratch."""

import json
from datetime import date

from spacealert.engine.game import Score
from spacealert.logbook.entry import EntrySummary, SummaryLine
from spacealert.logbook.entry_story import Feat, FeatKind, best_feat

OURS = '[{"name": "Nora", "roles": [], "android": false, "wasted": null}]'
THEIRS = OURS.replace("Nora", "Kim")


def line(number: int, destroyed: int | None, crew: str = OURS, damage: int = -2) -> SummaryLine:
    """Return a mission with this many points for threats, or None for a lost ship."""
    score = None if destroyed is None else Score(destroyed, 0, 0, damage, 0, 0, 0)
    return SummaryLine(
        number, EntrySummary(str(number), played=date(2026, 1, number), score=score, crew_found=json.loads(crew))
    )


def test_best_score_of_the_same_people_is_a_record() -> None:
    lines = [line(1, 10), line(2, 30, THEIRS), line(3, None), line(4, 14)]
    assert best_feat(lines, "4") == Feat(FeatKind.BEST, 12, 8)
    assert best_feat([*lines, line(5, 14)], "5") is None  # a tie is no record
    assert best_feat(lines, "2") is None  # a crew's first mission is no record
    assert best_feat([line(1, -8), line(2, -1)], "2") is None  # neither is a negative score


def test_first_win_after_a_loss_is_celebrated() -> None:
    assert best_feat([line(1, None), line(2, 4)], "2") == Feat(FeatKind.FIRST_HOME, 2)


def test_undamaged_ship_is_celebrated() -> None:
    assert best_feat([line(1, 4, damage=0)], "1") == Feat(FeatKind.UNTOUCHED, 4)
    assert best_feat([line(1, None)], "1") is None
    assert best_feat([], "1") is None
