"""The log book in the window: lines that write themselves, and the book in which they stand."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from spacealert import logbook, words
from spacealert.files.refused import Refused
from spacealert.logbook import Line
from spacealert.rules import resolve
from spacealert.scenario import page, shelf
from spacealert.screen import gallery
from spacealert.screen.resolution import course
from spacealert.screen.resolution.plans import Plans
from spacealert.screen.resolution.sheet import Sheet


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setenv("SPACEALERT_HOME", str(tmp_path))
    before = words.language()
    words.speak("en")
    yield tmp_path
    words.speak(before)


def played() -> Sheet:
    """A game with every card known."""
    return gallery._sheet()


def lines(count: int) -> list[Line]:
    """The lines of the log, once there are so many: they are written beside the picture."""
    until = time.monotonic() + 10
    while True:
        log = logbook.open()
        found = log.lines()
        log.close()
        if len(found) == count:
            return found
        assert time.monotonic() < until, found
        time.sleep(0.02)


def settled(way: course.Course) -> None:
    """The clerk has written all that it was given."""
    way._clerk.submit(lambda: None).result(timeout=10)


def test_the_line_writes_itself_where_the_walk_ends() -> None:
    way = course.Course(lambda: None)
    scene = way.walk(played())
    scene.press("right")
    settled(way)
    lines(0)
    scene.press("end")
    settled(way)
    (line,) = lines(1)
    entry = line.entry
    resolution = scene.walk.resolution
    assert (entry.mission, entry.score, entry.lost_to) == ("S2-1", resolution.score, resolution.lost_to)
    assert entry.scenario == page.write(shelf.find("S2-1"))
    assert [person.name for person in entry.crew][:3] == ["Nora", "Maximilian", "Kim"]
    assert entry.crew[0].roles == ("captain",)
    assert any("line 1" in told for told in scene.describe())
    scene.press("escape")
    assert course.kept() is None


def test_wasted_points_stand_in_the_line_of_a_mission_that_was_won() -> None:
    calm = played()
    calm = calm._with_game(threats=())
    way = course.Course(lambda: None)
    way.walk(calm).press("end")
    settled(way)
    (line,) = lines(1)
    assert all(person.wasted is not None for person in line.entry.crew)


def test_walking_to_the_end_twice_is_one_line() -> None:
    way = course.Course(lambda: None)
    scene = way.walk(played())
    for key in ("end", "home", "end", "left", "right"):
        scene.press(key)
    settled(way)
    lines(1)
    assert len(logbook.open().states()) == 1


def test_a_correction_after_the_end_corrects_the_line() -> None:
    way = course.Course(lambda: None)
    scene = way.walk(played())
    scene.press("end")
    settled(way)
    (before,) = lines(1)
    scene.press("p")
    plans = scene.next
    assert isinstance(plans, Plans)
    for _ in range(12):
        plans.press("-")
    assert (lines(1)[0]).entry == before.entry  # a plan that is half corrected is not what was played
    plans.press("enter")
    settled(way)
    (after,) = lines(1)
    assert after.number == before.number
    corrected = resolve(plans.sheet.game, events=False)
    assert (after.entry.score, after.entry.lost_to) == (corrected.score, corrected.lost_to)
    assert after.entry.game != before.entry.game
    assert course.kept() is None
    assert logbook.open().undo().entry == after.entry


def test_a_disk_that_refuses_is_told_at_the_end_and_the_draft_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    way = course.Course(lambda: None)
    scene = way.walk(played())
    monkeypatch.setattr(logbook.Log, "add", _refuse)
    scene.press("end")
    settled(way)
    assert scene.saved == words.say("logbook-full", path="log")
    scene.press("escape")
    found = course.kept()
    assert found is not None
    assert (found.sheet.id, found.sheet.crew) == (scene.sheet.id, scene.sheet.crew)


def _refuse(*_: object) -> None:
    raise Refused("logbook-full", path="log")


def test_a_walk_killed_before_its_line_was_written_writes_it_when_it_goes_on() -> None:
    sheet = played()
    way = course.Course(lambda: None)
    scene = way.walk(sheet, 5)
    way._writer.shutdown()  # killed here
    found = course.kept()
    assert found is not None
    again = course.Course(lambda: None)
    going_on = again.walk(found.sheet, found.place or 0)
    going_on.press("end")
    settled(again)
    (line,) = lines(1)
    assert line.entry.id == scene.sheet.id
