"""What a table reaches for while a mission runs: cards, in silence too, and the key that might end it for all."""

import pytest
from support.languages import ENGLISH
from support.silent_session import Evening

from spacealert.apps.window.mission_scene import Cover, MissionScene
from spacealert.kit.audio.player import PlayerState
from spacealert.kit.ui.navigation import Navigation
from spacealert.kit.ui.scene import Scene
from spacealert.kit.ui.screen import Screen
from spacealert.session import interrupted
from spacealert.session.commands import Pause, Play, PlayRound
from spacealert.session.setup import TableSetup

pytestmark = pytest.mark.usefixtures("own_folder")


class Room(Scene):
    """Stands for the ready room."""

    def describe(self) -> list[str]:
        return ["room"]


@pytest.fixture
def evening() -> Evening:
    found = Evening()
    found.do(PlayRound(interrupted.new_round(TableSetup().of_size(5, 0), "S2-3"), False, 0.0))
    found.play(1.0)
    return found


@pytest.fixture
def screen(evening: Evening) -> Screen:
    screen = Screen(Navigation(Room(), MissionScene(ENGLISH, evening.session)))
    screen.paint()
    return screen


def mission(screen: Screen) -> MissionScene:
    assert isinstance(screen.scene, MissionScene)
    return screen.scene


def later(evening: Evening, screen: Screen, seconds: float) -> None:
    evening.time += seconds
    screen.tick(0.03)
    screen.paint()


def until_threats(evening: Evening, screen: Screen, count: int) -> None:
    while len(mission(screen).board.threats) < count:
        later(evening, screen, 1.0)


def test_the_reflex_key_asks_while_the_mission_goes_on(evening: Evening, screen: Screen) -> None:
    screen.press("escape")
    before = evening.session.position
    later(evening, screen, 5.0)
    assert mission(screen).sound.state is PlayerState.PLAYING
    assert evening.session.position == pytest.approx(before + 5.0)
    told = "The mission goes on while you decide. If you abort it, it is saved and can be continued."
    assert told in screen.scene.describe()
    assert {target.action for target in screen.canvas.targets} == {"go on", "leave"}
    screen.press("escape")
    assert not mission(screen).aborting
    screen.press("escape")
    screen.press("a")
    assert screen.scene.describe() == ["room"]


def test_a_paused_mission_stays_paused_after_the_question(evening: Evening, screen: Screen) -> None:
    screen.press("space")
    screen.press("escape")
    assert "The mission is paused. If you abort it, it is saved and can be continued." in screen.scene.describe()
    screen.press("space")
    assert (mission(screen).cover, mission(screen).sound.state) == (Cover.PAUSED, PlayerState.PAUSED)


def test_the_window_shows_who_paused_and_resumed_elsewhere(evening: Evening, screen: Screen) -> None:
    evening.do(Pause())
    assert "Paused" in screen.scene.describe()
    evening.do(Play())
    assert mission(screen).cover is None


def test_closing_the_window_in_the_middle_of_a_mission_asks_first(screen: Screen) -> None:
    screen.close()
    assert screen.scene.describe()[0] == "Leave the mission?"
    screen.press("escape")
    assert isinstance(screen.scene, MissionScene)


def test_cards_cannot_be_entered_in_silence_and_the_key_says_why(evening: Evening, screen: Screen) -> None:
    while mission(screen).board.silence is None:
        later(evening, screen, 1.0)
    screen.press("c")
    assert mission(screen).cover is None
    assert any("Nobody may talk" in line for line in screen.scene.describe())
    while mission(screen).board.silence is not None:
        later(evening, screen, 1.0)
    assert not any("Nobody may talk" in line for line in screen.scene.describe())
    screen.press("c")
    assert mission(screen).cover is Cover.CARDS


def test_no_card_looks_chosen_before_somebody_chooses_one(evening: Evening, screen: Screen) -> None:
    until_threats(evening, screen, 1)
    screen.press("c")
    assert mission(screen).cards.chosen is None
    screen.press("enter")
    assert mission(screen).round.cards == {}
    assert "Type a few letters, or choose a card." in screen.scene.describe()
    first, second = mission(screen).cards.candidates[:2]
    screen.press("right")
    screen.press("right")
    screen.press("enter")
    assert mission(screen).round.cards == {0: second}
    assert first != second


def test_a_new_threat_comes_to_the_front_of_an_open_list(evening: Evening, screen: Screen) -> None:
    until_threats(evening, screen, 1)
    screen.press("c")
    until_threats(evening, screen, 2)
    assert mission(screen).cards.place == 1
    screen.write("a")
    until_threats(evening, screen, 3)
    assert mission(screen).cards.place == 1  # its card is just being typed


def test_threats_are_pressed_where_they_stand_and_called_by_their_cards(evening: Evening, screen: Screen) -> None:
    until_threats(evening, screen, 2)
    assert [target.action for target in screen.canvas.targets][:2] == [("card of", 0), ("card of", 1)]
    at = next(target for target in screen.canvas.targets if target.action == ("card of", 0)).box.center
    screen.click(*at)
    screen.paint()
    assert (mission(screen).cover, mission(screen).cards.place) == (Cover.CARDS, 0)
    code = mission(screen).cards.candidates[0]
    screen.scene.do(("card", code))
    screen.paint()
    assert ENGLISH.say(f"threats-{code}") in " ".join(screen.describe())
    in_list = [target for target in screen.canvas.targets if target.action == ("card of", 1)]
    screen.click(*in_list[-1].box.center)
    assert mission(screen).cards.place == 1


def test_every_control_of_a_mission_has_a_name(screen: Screen) -> None:
    assert all("".join(target.words).strip() for target in screen.canvas.targets)
