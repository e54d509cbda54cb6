"""The end of a resolution offers to fly again, the next mission, or the coach."""

from contextlib import closing
from pathlib import Path
from typing import Any

import gallery
import pytest
from attrs import evolve
from support.languages import ENGLISH
from support.screens import wait_for_scene
from support.silent_session import TODAY, Evening
from support.window_scenes import Elsewhere

from spacealert import logbook
from spacealert.apps.window.mission_scene import MissionScene
from spacealert.apps.window.resolution.walk_scene import ENDING, WalkScene
from spacealert.engine.game import Score
from spacealert.kit.ui.canvas import Box, Canvas
from spacealert.kit.ui.navigation import Navigation
from spacealert.kit.ui.screen import Screen
from spacealert.logbook import Entry
from spacealert.narration.shapes import end_drawing
from spacealert.session import commands as do
from spacealert.session.session_state import Resolving

pytestmark = pytest.mark.usefixtures("own_folder")
LONGER_THAN_ANY = 1000.0


def walked(own_folder: Path, lost: bool = False) -> Screen:
    """Watch test flight 1 to its end, with no threats or with threats nobody stops."""
    evening = Evening()
    evening.do(do.ChooseMission("S1-1"), do.StartMission(), do.SetReadAloud(True))
    evening.session.wait()
    evening.play(LONGER_THAN_ANY)
    evening.do(do.GoToPlans())
    item = evening.session.state.at_table
    assert isinstance(item, Resolving)
    sheet = evolve(item.sheet.with_game(threats=()), unknown=())
    for turn in (1, 2, 3) if lost else ():
        sheet = sheet.with_threat(turn, "red", f"SE1-0{turn + 3}")
    evening.session.do(do.ResumeGame(evolve(item, sheet=sheet)))
    evening.do(do.StartWalk(), do.GoToStep(10_000), do.EnterInLog())
    evening.session.wait()
    scene = WalkScene(ENGLISH, evening.session)
    Navigation(Elsewhere(), scene)
    screen = Screen(scene)
    screen.tick(ENDING + 1)
    screen.paint()
    return screen


def main_action(screen: Screen) -> object:
    return screen.scene.default_action()


def test_best_score_is_shown_beside_this_one(own_folder: Path) -> None:
    told = walked(own_folder).scene.describe()
    assert not any(line.startswith("Your best here: ") for line in told), "there is no other flight"
    with closing(logbook.open()) as log:
        log.add(Entry("S1-1", TODAY, score=Score(99, 0, 0, 0, 0, 0, 0)))
    assert "Your best here: 99" in walked(own_folder).scene.describe()
    assert any(line.startswith("Visual confirmation ") and line[-2] in "+ " for line in told)  # points, not a count


@pytest.mark.parametrize(("key", "mission"), [("a", "S1-1"), ("n", "S1-2")])
def test_one_key_repeats_or_continues(key: str, mission: str, own_folder: Path) -> None:
    screen = walked(own_folder)
    assert "Next: S1-2" in [word for spot in screen.canvas.targets for word in spot.words]
    screen.press(key)
    flown = wait_for_scene(screen, MissionScene)
    assert flown.round.mission.name == mission


def test_large_button_opens_the_coach_after_a_loss(own_folder: Path) -> None:
    screen = walked(own_folder, lost=True)
    scene = screen.scene
    assert isinstance(scene, WalkScene)
    assert not scene.walk.resolution.won
    assert main_action(screen) == "coach"
    assert "What would have saved us?" in [word for spot in screen.canvas.targets for word in spot.words]


def test_large_button_opens_the_next_mission_after_a_win(own_folder: Path) -> None:
    assert main_action(walked(own_folder)) == "next"


@pytest.mark.parametrize("size", [(1280, 688), (1280, 720), (1024, 600), (1920, 1080)])
def test_lost_crew_drifts_beside_the_column(monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]) -> None:
    named: list[Box] = []
    text = Canvas.text

    def noted(canvas: Canvas, box: Box, words: str, *rest: Any, **more: Any) -> Box:
        at = text(canvas, box, words, *rest, **more)
        named.extend([box] if words in ("Nora", "Maximilian", "Kim") else [])
        return at

    monkeypatch.setattr(Canvas, "text", noted)
    screen = gallery.shown("walk-lost", "ru", size)
    column = min(spot.box.x for spot in screen.canvas.targets if spot.action == "coach")
    assert len(named) >= 3
    assert all(box.right <= column for box in named)


@pytest.mark.parametrize("size", [(800, 1280), (1280, 720), (1024, 600)])
@pytest.mark.parametrize("language", ["en", "ru", "cs"])
def test_pictures_of_turns_that_mattered_are_large_and_fit(language: str, size: tuple[int, int]) -> None:
    canvas = gallery.shown("walk-lost", language, size).canvas
    below = next(spot.box.y for spot in canvas.targets if spot.action == "play")
    largest: dict[object, Box] = {}
    for spot in canvas.targets:
        if isinstance(spot.action, tuple) and spot.action[0] == "turn":
            box = largest.setdefault(spot.action, spot.box)
            largest[spot.action] = max(box, spot.box, key=lambda one: one.w * one.h)
    pictures = [largest["turn", turn] for turn in (4, 5, 6)]
    assert all(box.w > 120 and box.h > 190 and box.bottom <= below for box in pictures)
    assert len({box.y for box in pictures}) == 1, "they are side by side"


@pytest.mark.parametrize("unconscious", range(6))
def test_everyone_comes_home_even_if_most_are_unconscious(unconscious: int) -> None:
    view = gallery.shown("walk-won", "en", (1280, 720)).scene.walk.view  # type: ignore[attr-defined]
    crew = tuple(one._replace(knocked_out=place < unconscious) for place, one in enumerate(view.crew))
    placed = end_drawing.place_home_crew(view._replace(crew=crew), 1.0)
    assert sorted(one.figure.color for one in placed) == sorted(one.color for one in crew)
