"""Scenes open on top of each other, back returns, and leaving asks before something is lost."""

import pytest

from spacealert.kit.ui.controls import Button
from spacealert.kit.ui.navigation import Confirmation, Navigation
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

    def leave_question(self) -> Question | None:
        return self._losing

    def exit_question(self) -> Question | None:
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


def test_back_returns_to_the_previous_scene() -> None:
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


def test_replaced_scene_goes_back_to_its_origin() -> None:
    room, making, mission = Page("room"), Page("making"), Page("mission")
    navigation = Navigation(room)
    navigation.push(making)
    navigation.replace(mission)
    assert (navigation.scene, making.notes, room.notes) == (mission, ["resumed", "left"], ["resumed", "suspended"])
    navigation.back()
    assert navigation.scene is room


@pytest.mark.parametrize("way", ["back", "close"])
def test_leaving_unsaved_changes_asks_first(way: str) -> None:
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
        "close": [["room"], ["log"], ["plans"]],
    }[way]
    assert screen.navigation.closed == (way == "close")


def test_closing_asks_for_scenes_below_too() -> None:
    screen = Screen(Navigation(Page("plans", LOSS), Page("log")))
    screen.close()
    assert screen.scene.describe()[0] == "Leave the plans?"
    screen.press("y")
    assert screen.navigation.closed


def test_ending_the_evening_is_confirmed_only_on_the_way_back() -> None:
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


def test_question_is_shown_over_its_scene() -> None:
    screen = Screen.of_size(Page("plans", LOSS), 1280, 720)
    before = screen.canvas.surface.copy()
    screen.press("escape")
    screen.paint()
    assert isinstance(screen.scene, Confirmation)
    assert sum(screen.canvas.surface.get_at((40, 40))[:3]) < sum(before.get_at((40, 40))[:3])
    assert {target.action for target in screen.canvas.targets} == {"leave", "stay"}
    stay = next(spot for spot in screen.canvas.targets if spot.action == "stay")
    screen.click(*(side * screen.canvas.unit for side in stay.box.center))
    assert isinstance(screen.scene, Page)
    screen.paint()
    assert screen.canvas.surface.get_at((40, 40)) == before.get_at((40, 40))


def test_scene_continues_under_a_question() -> None:
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
