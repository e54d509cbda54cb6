"""Scenes open on top of each other, back returns, and leaving asks before something is lost."""

import pytest

from spacealert.kit.ui.controls import Button
from spacealert.kit.ui.navigation import Navigation
from spacealert.kit.ui.overlay import Confirmation
from spacealert.kit.ui.scene import Question, Scene
from spacealert.kit.ui.screen import Screen
from spacealert.kit.ui.widget import Widget

LOSS = Question("Leave the plans?", "They are not saved.", "Leave", "Stay")
END = Question("End the evening?", "", "End", "Stay")


class Page(Scene):
    """Records its calls. Its one button is as large as the window."""

    def __init__(self, name: str, losing: Question | None = None, ending: Question | None = None) -> None:
        self.name = name
        self.notes: list[str] = []
        self._losing, self._ending = losing, ending

    def resume(self) -> None:
        self.notes.append("resumed")

    def suspend(self) -> None:
        self.notes.append("suspended")

    def leave(self) -> None:
        self.notes.append("left")

    def losing(self) -> Question | None:
        return self._losing

    def ending(self) -> Question | None:
        return self._ending

    def tick(self, seconds: float) -> None:
        if "done" in self.notes:
            self.navigation.replace(Page("what follows"))

    def press(self, key: str) -> bool:
        if key == "escape":
            self.navigation.back()
        return key == "escape"

    def build(self) -> Widget:
        return Button(self.name, "here")


def test_back_leads_to_where_one_came_from() -> None:
    room, log, walk = Page("room"), Page("log"), Page("walk")
    navigation = Navigation(room)
    navigation.push(log)
    navigation.push(walk)
    assert navigation.scene is walk
    navigation.back()
    assert (navigation.scene, walk.notes) == (log, ["resumed", "left"])
    navigation.back()
    assert (navigation.scene, log.notes) == (room, ["resumed", "suspended", "resumed", "left"])
    assert not navigation.closed
    navigation.back()
    assert navigation.closed
    assert room.notes == ["resumed", "suspended", "resumed", "left"]


def test_what_takes_the_place_of_a_scene_goes_back_to_where_that_came_from() -> None:
    room, making, mission = Page("room"), Page("making"), Page("mission")
    navigation = Navigation(room)
    navigation.push(making)
    navigation.replace(mission)
    assert (navigation.scene, making.notes, room.notes) == (mission, ["resumed", "left"], ["resumed", "suspended"])
    navigation.back()
    assert navigation.scene is room


def test_home_leaves_everything_above_the_first_scene() -> None:
    room, log, walk = Page("room"), Page("log"), Page("walk")
    navigation = Navigation(room, log, walk)
    navigation.home()
    assert navigation.scenes == (room,)
    assert (log.notes, walk.notes) == (["left"], ["resumed", "left"])
    navigation.home()
    assert navigation.scenes == (room,)


@pytest.mark.parametrize("way", ["back", "home", "close"])
def test_what_would_be_lost_is_asked_for_first(way: str) -> None:
    plans = Page("plans", LOSS)
    screen = Screen(Navigation(Page("room"), Page("log"), plans))
    getattr(screen.navigation, way)()
    assert screen.scene.describe() == ["Leave the plans?", "They are not saved.", "Leave", "Stay"]
    screen.press("escape")
    assert (screen.scene, plans.notes) == (plans, ["resumed"])
    getattr(screen.navigation, way)()
    screen.press("y")
    assert plans.notes == ["resumed", "left"]
    assert [scene.describe() for scene in screen.navigation.scenes] == {
        "back": [["room"], ["log"]],
        "home": [["room"]],
        "close": [["room"], ["log"], ["plans"]],
    }[way]
    assert screen.navigation.closed == (way == "close")


def test_closing_the_window_asks_for_what_lies_below_too() -> None:
    screen = Screen(Navigation(Page("plans", LOSS), Page("log")))
    screen.close()
    assert screen.scene.describe()[0] == "Leave the plans?"
    screen.press("y")
    assert screen.navigation.closed


def test_the_end_of_the_evening_is_asked_for_on_the_way_back_and_not_when_the_window_closes() -> None:
    screen = Screen(Page("room", ending=END))
    screen.press("escape")
    assert screen.scene.describe() == ["End the evening?", "End", "Stay"]
    screen.press("enter")  # the next key of hurried players
    assert not screen.navigation.closed
    screen.press("escape")
    screen.press("y")
    assert screen.navigation.closed
    other = Screen(Page("room", ending=END))
    other.close()
    assert other.navigation.closed


def test_a_question_is_answered_by_mouse_and_stands_over_its_scene() -> None:
    screen = Screen.of_size(Page("plans", LOSS), 1280, 720)
    before = screen.canvas.surface.copy()
    screen.press("escape")
    screen.paint()
    assert isinstance(screen.scene, Confirmation)
    assert sum(screen.canvas.surface.get_at((40, 40))[:3]) < sum(before.get_at((40, 40))[:3])
    assert {target.action for target in screen.canvas.targets} == {"leave", "stay"}
    stay = next(spot for spot in screen.canvas.targets if spot.action == "stay")
    screen.click(*stay.box.center)
    assert isinstance(screen.scene, Page)
    screen.paint()
    assert screen.canvas.surface.get_at((40, 40)) == before.get_at((40, 40))


def test_a_scene_goes_on_under_a_question_and_takes_it_along() -> None:
    mission = Page("mission", LOSS)
    screen = Screen(Navigation(Page("room"), mission))
    screen.press("escape")
    screen.tick(0.1)
    assert isinstance(screen.scene, Confirmation)
    mission.notes.append("done")
    screen.tick(0.1)
    assert screen.scene.describe() == ["what follows"]
    screen.press("escape")
    assert screen.scene.describe() == ["room"]
