"""The log as a story: readable dates, the outcome, and special remarks."""

from datetime import date

import pytest
from attrs import evolve
from support.languages import ENGLISH, RUSSIAN

from spacealert.engine.game import Score
from spacealert.logbook import Entry
from spacealert.logbook.entry import LogLine
from spacealert.logbook.entry_story import date_in_words, make_story, record_ids
from spacealert.texts import load_texts

DAY = date(2026, 9, 28)
HOME = Entry("S2-3", DAY, score=Score(19, 4, 0, 0, 0, 0, 0))


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "September 28, 2026"), ("ru", "28 сентября 2026"), ("cs", "28. září 2026")],
)
def test_dates_are_written_as_people_write_them(language: str, words: str) -> None:
    assert date_in_words(load_texts(language), DAY) == words


def test_won_mission_is_told_with_its_highlights() -> None:
    told = make_story(ENGLISH, HOME, {"S2-3": "Mission 3"}, "23", is_record=True)
    assert told.in_one_line == (
        "September 28, 2026: S2-3 · Mission 3. Home with 23 points. A record at the time. Not a scratch."
    )


def test_lost_ship_is_told_with_its_threat() -> None:
    lost = evolve(HOME, score=None, lost_to="E1-05")
    assert make_story(RUSSIAN, lost, {}, "").outcome.startswith("Корабль погиб: ")
    assert make_story(ENGLISH, lost, {}, "").mission == "S2-3"


def test_record_must_beat_earlier_missions() -> None:
    totals = (10, 12, 11, 12, 15)
    lines = [
        LogLine(number, evolve(HOME, id=str(number), score=Score(total, 0, 0, 0, 0, 0, 0)))
        for number, total in enumerate(totals, start=1)
    ]
    assert record_ids(lines) == {"2", "5"}
    flown_in_campaign = [
        evolve(lines[0], number=0, entry=evolve(HOME, id="0", campaign="c", leg=1, score=lines[4].entry.score))
    ]
    assert record_ids([*flown_in_campaign, *lines]) == set()
