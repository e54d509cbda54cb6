"""The flight school in the window: what comes next, what is learned at the end of a guide, and the way to a flight."""

from collections.abc import Iterator
from pathlib import Path

import gallery
import pytest
from support.languages import ENGLISH

from spacealert.apps.window.flight_school.instructor import Instructor
from spacealert.apps.window.flight_school.school_scene import SchoolScene
from spacealert.apps.window.flight_school.study_scene import StudyScene
from spacealert.apps.window.preparing_scene import PreparingScene
from spacealert.kit.ui.screen import Screen
from spacealert.school import progress
from spacealert.school.course import COURSE
from spacealert.school.progress import Progress
from spacealert.session import Session

CREW = "kim, maximilian, nora"


class Recorded(Instructor):
    """Says nothing, and remembers what."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.said: list[str] = []

    def say(self, text_id: str) -> None:
        self.said.append(text_id)


@pytest.fixture
def instructor(own_folder: Path) -> Recorded:
    return Recorded(gallery.session_of(ENGLISH))


@pytest.fixture
def screen(instructor: Recorded) -> Iterator[Screen]:
    session = instructor._session
    made = Screen(SchoolScene(ENGLISH, session, instructor))
    made.paint()
    yield made
    made.navigation.leave_all()
    session.close()


def press(screen: Screen, *keys: str) -> None:
    for key in keys:
        screen.press(key)
        screen.paint()


def study_to_the_end(screen: Screen) -> None:
    scene = screen.scene
    assert isinstance(scene, StudyScene)
    while screen.scene is scene and scene.asked is not None:
        press(screen, "enter" if scene.default else "1")


def test_enter_begins_what_comes_next_and_its_end_is_learned(screen: Screen) -> None:
    assert "Next: Moving and buttons" in screen.scene.describe()
    press(screen, "enter")
    study_to_the_end(screen)
    assert progress.read(CREW).done == {"moving": 1}
    assert sum(practice.asked for practice in progress.read(CREW).practice.values()) == 3
    press(screen, "enter")
    assert "Next: Energy" in screen.scene.describe()
    assert "Moving and buttons: done" in screen.scene.describe()


def test_what_is_learned_counts_once_however_often_its_end_is_undone(screen: Screen) -> None:
    screen.scene.do(("practice", "lift"))
    study_to_the_end(screen)
    press(screen, "u", "enter")
    assert progress.read(CREW).practice_in("lift").asked == 5


def test_a_step_is_skipped_and_another_one_is_chosen_by_hand(screen: Screen) -> None:
    press(screen, "n")
    assert "Next: Energy" in screen.scene.describe()
    screen.scene.do(("step", 12))
    assert isinstance(screen.scene, StudyScene)
    assert screen.scene.title.render(ENGLISH) == "The window"


def test_a_lesson_that_is_left_goes_on_next_week(screen: Screen) -> None:
    press(screen, "enter", "enter", "enter", "escape", "enter")
    assert ENGLISH.say("guide-resume-or-begin") in screen.scene.describe()
    press(screen, "enter")
    assert ENGLISH.say("lesson-moving-3") in screen.scene.describe()


def test_setting_up_is_spoken_step_by_step_and_again_on_request(screen: Screen, instructor: Recorded) -> None:
    press(screen, "t", "enter", "s")
    assert instructor.said == ["schoolspeech-setup-ship", "schoolspeech-setup-energy", "schoolspeech-setup-energy"]


def test_a_flight_is_briefed_by_the_instructor_and_then_begins(screen: Screen, instructor: Recorded) -> None:
    screen.scene.do(("step", next(n for n, step in enumerate(COURSE) if step.id == "S1-1")))
    study_to_the_end(screen)
    assert instructor.said[:2] == ["schoolspeech-welcome", "schoolspeech-before-S1-1"]
    assert isinstance(screen.scene, PreparingScene)
    assert screen.scene.title == "S1-1 · Test flight 1"
    assert progress.read(CREW).flying == "S1-1"


def test_a_crew_that_has_done_everything_is_told_so(screen: Screen) -> None:
    progress.write(CREW, Progress({step.id: 1 for step in COURSE}))
    screen.scene.resume()
    assert ENGLISH.say("school-all-done") in screen.scene.describe()
    press(screen, "enter")
    assert isinstance(screen.scene, SchoolScene)


def test_a_damaged_file_is_told_and_keeps_nobody_from_learning(screen: Screen) -> None:
    progress.path().write_text("{")
    screen.scene.resume()
    assert any("damaged" in line for line in screen.scene.describe())
    screen.scene.do(("practice", "lift"))
    study_to_the_end(screen)
    assert any("could not be saved" in line for line in screen.scene.describe())
    assert progress.path().read_text() == "{"
