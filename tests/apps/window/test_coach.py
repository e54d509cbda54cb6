"""The coach in the window: its findings while the window stays responsive, and both games side by side."""

import time
from pathlib import Path
from typing import Any

import pytest
from support.languages import ENGLISH
from support.window_scenes import open_on_top, resolving, scene_on_screen

from spacealert.apps.window.resolution.coach_scene import CoachScene, ComparisonScene
from spacealert.apps.window.resolution.plans_scene import PlansScene
from spacealert.apps.window.resolution.walk_scene import ENDING, WalkScene
from spacealert.gamefile import read
from spacealert.kit.i18n.errors import UserError
from spacealert.kit.ui.canvas import Box, Canvas
from spacealert.kit.ui.controls import Leaf
from spacealert.kit.ui.screen import Screen
from spacealert.kit.ui.tree import PlacedWidget
from spacealert.session.commands import AskBestPlan, AskCoach, StopCoach
from spacealert.session.resolution_sheet import ResolutionSheet
from spacealert.texts import load_texts

pytestmark = pytest.mark.usefixtures("own_folder", "coach_processes_are_copies")
FRAME = 1 / 30
SIZES = ((1024, 640), (1280, 720), (1920, 1080))
# A lost ship that a single card would have saved, and one that no small change saves.
LOST = """
crew:
  - {color: blue, name: Anna, plan: "-^a --xb c-b--"}
  - {color: green, plan: "<-- --b- ->b--"}
  - {color: red, plan: "--- a-cb -^--c"}
tracks: {red: T2, white: T4, blue: T3, internal: T6}
threats: {1: E1-01 white, 7: SE2-02 white}
tiles:
  red: [heavy, lift, structure, reactor, lower, shield]
  white: [shield, heavy, lower, structure, reactor, lift]
  blue: [structure, lower, lift, reactor, shield, heavy]
"""
HOPELESS = LOST.replace("7: SE2-02 white", "2: SE2-02 white, 3: SE2-05 red, 4: SE2-01 blue")


def walking(tmp_path: Path, text: str = LOST, lang: str = "en") -> WalkScene:
    path = tmp_path / "game.yaml"
    path.write_text(text, encoding="utf-8")
    scene = WalkScene(load_texts(lang), resolving(ResolutionSheet(read(path)), walking=True))
    open_on_top(scene)
    return scene


def asked(tmp_path: Path, text: str = LOST, lang: str = "en") -> CoachScene:
    scene = walking(tmp_path, text, lang)
    scene.press("end")
    scene.press("c")
    found = scene_on_screen(scene)
    assert isinstance(found, CoachScene)
    return found


def wait_for_answer(scene: CoachScene) -> float:
    """Wait for the coach's answer. Return the longest time for which the window was blocked."""
    until, longest = time.monotonic() + 60, 0.0
    while not scene.answer.done:
        assert time.monotonic() < until
        began = time.thread_time()
        scene.tick(FRAME)
        longest = max(longest, time.thread_time() - began)
        time.sleep(FRAME)
    return longest


def leaf_boxes(placed: PlacedWidget | None) -> list[tuple[Box, str]]:
    assert placed is not None
    here = [(placed.box, placed.widget.title)] if isinstance(placed.widget, Leaf) else []
    return here + [found for part in placed.parts for found in leaf_boxes(part)]


def test_coach_reveals_nothing_before_the_end(tmp_path: Path) -> None:
    scene = walking(tmp_path)
    assert not scene.press("c") or not isinstance(scene_on_screen(scene), CoachScene)
    with pytest.raises(UserError, match="session-coach-at-the-end"):
        scene.session.do(AskCoach())
    assert scene.resolution.answer is None


def test_coach_searches_in_the_background(tmp_path: Path) -> None:
    scene = asked(tmp_path)
    assert "Still looking: 0%." in scene.describe()
    longest = wait_for_answer(scene)
    assert "Green plays heroic B instead of B on turn 10: you survive with −1 point." in scene.describe()
    assert [line for line in scene.describe() if line.startswith("What was wasted")]
    assert longest < FRAME
    scene.session.close()


def test_changed_game_is_compared_with_the_original(tmp_path: Path) -> None:
    scene = asked(tmp_path)
    wait_for_answer(scene)
    scene.do("walk")
    both = scene_on_screen(scene)
    assert isinstance(both, ComparisonScene)
    assert "Turn 10" in both.describe()
    both.press("right")
    assert "Turn 11" in both.describe()
    assert [line for line in both.describe() if "adds 1 for the heroic action" in line]
    assert "What happened: Lost to the Juggernaut on turn 13" in [line.replace("\xa0", " ") for line in both.describe()]
    both.press("escape")
    assert isinstance(scene_on_screen(scene), CoachScene)
    scene.session.close()


@pytest.mark.parametrize("size", [(1366, 768), (1024, 600), (800, 1280)])
def test_compared_ships_are_equally_large(tmp_path: Path, size: tuple[int, int]) -> None:
    """The side with more to say had a smaller ship."""
    scene = asked(tmp_path, lang="ru")
    wait_for_answer(scene)
    scene.do("walk")
    screen = Screen.of_size(scene_on_screen(scene), *size)
    for _ in range(5):
        screen.paint()
        ships = [box for box, name in leaf_boxes(screen.scene.tree.placed) if name.startswith("ship ")]
        assert len({(ship.w, ship.h) for ship in ships}) == 1
        assert len(ships) == 2
        screen.press("right")
    scene.session.close()


def test_a_flight_that_the_coach_planned_is_saved_but_no_record(tmp_path: Path) -> None:
    scene = asked(tmp_path)
    wait_for_answer(scene)
    scene.session.wait()
    flown = scene.session.log.lines()
    screen = Screen(scene.navigation)
    screen.press("enter")
    screen.press("p")
    assert isinstance(screen.scene, PlansScene)
    screen.press("enter")
    screen.press("home")
    screen.press("right")
    screen.press("escape")
    assert isinstance(screen.scene, PlansScene), "the plans can be changed further"
    screen.press("enter")
    screen.press("end")
    screen.tick(ENDING + 1)
    assert ENGLISH.say("logbook-coach") in screen.scene.describe()
    screen.press("s")
    assert ENGLISH.say("resolution-open-report") in " ".join(screen.scene.describe())
    scene.session.wait()
    assert scene.session.log.lines() == flown
    screen.press("escape")
    scene.session.wait()
    assert not scene.session.view().unfinished_games
    scene.session.close()


def test_best_plan_is_found_walked_and_marked(tmp_path: Path) -> None:
    scene = asked(tmp_path)
    wait_for_answer(scene)
    scene.session.do(AskBestPlan(seconds=2))
    assert not scene.answer.done
    wait_for_answer(scene)
    assert "Green plays heroic B instead of B on turn 10: you survive with −1 point." in scene.describe()
    if scene.answer.best is not None:  # the random search may find none in such a short time
        assert [line for line in scene.describe() if "the search knew every threat from the start" in line]
        scene.press("b")
        assert isinstance(scene_on_screen(scene), ComparisonScene)
    scene.session.close()


def test_search_stops_at_once(tmp_path: Path) -> None:
    scene = asked(tmp_path, HOPELESS)
    began = time.monotonic()
    scene.press("s")
    assert time.monotonic() - began < 1
    assert scene.answer.stopped
    assert "Stopped before the search was complete." in scene.describe()
    scene.press("s")
    assert not scene.answer.stopped
    assert not scene.answer.done
    scene.session.do(StopCoach())
    scene.session.close()


def test_leaving_stops_the_search(tmp_path: Path) -> None:
    scene = asked(tmp_path, HOPELESS)
    scene.navigation.back()

    assert scene.view.resolution is not None
    assert scene.view.resolution.answer is not None
    assert scene.view.resolution.answer.stopped
    scene.session.close()


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_text_of_the_coach_fits(tmp_path: Path, lang: str) -> None:
    scene = asked(tmp_path, lang=lang)
    wait_for_answer(scene)
    for width, height in SIZES:
        screen = Screen.of_size(scene, width, height)
        screen.paint()
        assert screen.canvas.overflows == []
    scene.do("walk")
    for width, height in SIZES:
        screen = Screen.of_size(scene_on_screen(scene), width, height)
        screen.paint()
        assert screen.canvas.overflows == []
    scene.session.close()


def test_all_wasted_actions_are_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    late = LOST.replace(
        "1: E1-01 white, 7: SE2-02 white", "5: SE2-01 blue, 6: E1-01 white, 7: SE2-02 white, 8: SE2-05 red"
    )
    shots = late.replace("-^a --xb c-b--", "aaa aaaa aaaaa").replace("<-- --b- ->b--", "<aa aaaa aaaaa")
    scene = asked(tmp_path, shots.replace("--- a-cb -^--c", ">aa aaaa aaaaa"))
    said = scene.describe()
    wasted = [line.removeprefix(f"{scene.texts.say('coach-wasted')} · ") for line in said]
    told = scene.texts.say("coach-in-words")
    (wasted_plan,) = (line for line in wasted if told in line)
    wasted = wasted_plan.removesuffix(f" · {told}").split(" · ")
    assert len(wasted) > 13
    scene.do("wasted")
    painted: list[str] = []
    text = Canvas.text

    def noted(canvas: Canvas, box: Box, words: str, *how: Any, **more: Any) -> None:
        painted.append(words)
        text(canvas, box, words, *how, **more)

    monkeypatch.setattr(Canvas, "text", noted)
    Screen.of_size(scene, 1280, 720)
    assert set(wasted) <= set(painted)
    scene.leave()
