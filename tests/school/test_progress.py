"""A crew's progress: saved by its members, suggested step by step, never lost to a damaged or newer file."""

from pathlib import Path

import pytest
from support.languages import refused

from spacealert.school import progress
from spacealert.school.progress import COURSE, Practice, Progress

pytestmark = pytest.mark.usefixtures("own_folder")


def test_course_proposes_steps_in_order_without_skipped_ones() -> None:
    now = Progress()
    assert now.next_step == COURSE[0]
    now = now.with_done("moving").with_skipped("energy")
    assert now.next_step == COURSE[2]
    for step in COURSE:
        now = now.with_done(step.id)
    assert now.next_step is None


def test_progress_belongs_to_a_crew_in_any_seat_order() -> None:
    crew, other = progress.crew_key(["Nora", "kim "]), progress.crew_key(["Max"])
    progress.write(crew, Progress().with_done("moving"))
    progress.write(other, Progress().with_skipped("moving"))
    assert progress.read(progress.crew_key(["Kim", "", "Nora"])).done == {"moving": 1}
    assert progress.read(other) == Progress(skipped=("moving",))
    assert progress.read("nobody") == Progress()


@pytest.mark.parametrize(
    ("before", "after", "same"),
    [
        (["Anastasia-Wilh", "Bob", "Bob", "Eve"], ["Anastasia-Wilh", "Bob", "Carl", "Eve"], True),
        (["Nora", "Kim"], ["Norah", "Kim"], True),
        (["Anna", "Max"], ["Anna", "Boris"], False),
        (["Anna", "Boris", "Cem", "Dora"], ["Anna", "Emil", "Fritz", "Greta"], False),
        (["Nora"], ["Max"], False),
        (["Jana"], ["Jan"], False),
        (["Ann", "Bob", "Cid"], ["Ann", "Bob", "Dan"], False),
        (["Anna", "Boris"], ["Anna", "Boris", "Clara"], False),
        (["Nora"], [], False),
    ],
)
def test_renamed_crew_keeps_its_progress(before: list[str], after: list[str], same: bool) -> None:
    progress.write(progress.crew_key(before), Progress().with_done("moving"))
    found = progress.crew_key(after)
    assert progress.read(found).done == ({"moving": 1} if same else {})
    progress.write(found, progress.read(found).with_done("energy"))
    assert progress.read(progress.crew_key(after)).done == ({"moving": 1, "energy": 1} if same else {"energy": 1})


def test_progress_is_saved_completely() -> None:
    now = Progress(flying="S1-1").with_done("moving").with_done("moving").with_practice("lift", right=True)
    now = now.with_explained(["hit", "attack", "hit"])
    progress.write("crew", now)
    assert progress.read("crew") == now
    assert now.done == {"moving": 2}
    assert now.explained == ("hit", "attack")


def test_finished_flight_is_no_longer_unfinished() -> None:
    now = Progress(flying="S1-1")
    assert now.with_done("moving").flying == "S1-1"
    assert now.with_done("S1-1").flying == ""


def test_difficulty_rises_after_two_right_answers_and_falls_after_one_wrong() -> None:
    now = Practice()
    for level in (1, 2, 2, 3, 3, 4, 4, 5, 5, 5):
        now = now.after_answer(right=True)
        assert now.level == level
    assert now.after_answer(right=False).level == 4
    assert Practice(asked=3).after_answer(right=False) == Practice(asked=4)


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b'{"version":1,"crews":{"a":{"done":["x"]}}}', b"\xff"])
def test_damaged_file_is_refused_and_kept(content: bytes) -> None:
    progress.progress_file().write_bytes(content)
    with refused("damaged"):
        progress.read("crew")
    with refused("damaged"):
        progress.write("crew", Progress())
    assert progress.progress_file().read_bytes() == content


def test_file_of_a_newer_version_is_kept() -> None:
    progress.progress_file().write_text('{"version": 99, "crews": {}}')
    with refused("newer"):
        progress.write("crew", Progress())


def test_unreadable_progress_is_reported(own_folder: Path) -> None:
    (own_folder / "school.json").mkdir()
    with refused("school.json"):
        progress.write("crew", Progress())
