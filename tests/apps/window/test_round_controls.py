"""Controls during a mission: entering cards, even during silence, and the key that ends the round."""

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
    """Stands in for the ready room."""

    def describe(self) -> list[str]:
        return ["room"]


@pytest.fixture
def evening() -> Evening:
    found = Evening()
    found.do(PlayRound(interrupted.new_round(TableSetup().with_crew_size(5, 0), "S2-3"), False, 0.0))
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


def pass_time(evening: Evening, screen: Screen, seconds: float) -> None:
    evening.time += seconds
    screen.tick(0.03)
    screen.paint()


def until_threats(evening: Evening, screen: Screen, count: int) -> None:
    while len(mission(screen).board.threats) < count:
        pass_time(evening, screen, 1.0)


def test_abort_question_does_not_stop_the_mission(evening: Evening, screen: Screen) -> None:
    screen.press("escape")
    before = evening.session.player.position
    pass_time(evening, screen, 5.0)
    assert mission(screen).sound.state is PlayerState.PLAYING
    assert evening.session.player.position == pytest.approx(before + 5.0)
    told = "The clock keeps running while you decide. If you leave, it's saved and you can continue later."
    assert told in screen.scene.describe()
    screen.paint()
    assert {target.action for target in screen.canvas.targets} == {"go on", "leave"}
    screen.press("escape")
    assert not mission(screen).aborting
    screen.press("escape")
    screen.press("delete")
    assert screen.scene.describe() == ["room"]


def test_a_paused_mission_stays_paused_after_the_question(evening: Evening, screen: Screen) -> None:
    screen.press("space")
    screen.press("escape")
    assert "The mission is paused. If you leave, it's saved and you can continue later." in screen.scene.describe()
    screen.press("space")
    assert (mission(screen).cover, mission(screen).sound.state) == (Cover.PAUSED, PlayerState.PAUSED)


def test_remote_pause_and_resume_are_shown(evening: Evening, screen: Screen) -> None:
    evening.do(Pause())
    assert "Paused" in screen.scene.describe()
    evening.do(Play())
    assert mission(screen).cover is None


def test_closing_the_window_during_a_mission_asks_first(screen: Screen) -> None:
    screen.close()
    assert screen.scene.describe()[0] == "Leave the mission?"
    screen.press("escape")
    assert isinstance(screen.scene, MissionScene)


def test_hidden_keys_do_nothing_in_silence(evening: Evening, screen: Screen) -> None:
    while mission(screen).board.silence is None:
        pass_time(evening, screen, 1.0)
    scene = mission(screen)
    before = scene.sound.volume, scene.sound.siren, scene.sound.muted, int(scene.sound.position)
    for key in ("c", "s", "a", "down", "m", "r", "left", "up", "up"):
        screen.press(key)
    assert (scene.sound.volume, scene.sound.siren, scene.sound.muted, int(scene.sound.position)) == before
    assert screen.canvas.focus is None


def test_cards_cannot_be_entered_in_silence(evening: Evening, screen: Screen) -> None:
    while mission(screen).board.silence is None:
        pass_time(evening, screen, 1.0)
    screen.press("c")
    assert mission(screen).cover is None
    assert any("No talking, no passing cards" in line for line in screen.scene.describe())
    while mission(screen).board.silence is not None:
        pass_time(evening, screen, 1.0)
    assert not any("No talking, no passing cards" in line for line in screen.scene.describe())
    screen.press("c")
    assert mission(screen).cover is Cover.CARDS


def test_no_card_is_preselected(evening: Evening, screen: Screen) -> None:
    until_threats(evening, screen, 1)
    screen.press("c")
    assert mission(screen).cards.chosen is None
    screen.press("enter")
    assert mission(screen).round.cards == {}
    assert "Type until one card is left, or choose one with the arrow keys." in screen.scene.describe()
    first, second = mission(screen).cards.candidates[:2]
    screen.press("right")
    screen.press("right")
    screen.press("enter")
    assert mission(screen).round.cards == {0: second}
    assert first != second


def test_new_threat_does_not_take_over_card_entry(evening: Evening, screen: Screen) -> None:
    until_threats(evening, screen, 1)
    screen.press("c")
    until_threats(evening, screen, 2)
    assert mission(screen).cards.place == 0
    screen.type_text("a")
    until_threats(evening, screen, 3)
    assert (mission(screen).cards.place, mission(screen).cards.typed) == (0, "a")


def enter(screen: Screen, code: str) -> None:
    for letter in code:
        screen.type_text(letter)
    screen.press("enter")


def test_codes_fill_threats_in_announcement_order(evening: Evening, screen: Screen) -> None:
    """One of S2-3's first threats is internal, and the others can only be told apart by asking."""
    until_threats(evening, screen, 4)
    threats = mission(screen).board.threats
    decks: dict[tuple[bool, bool], list[str]] = {}
    for place, said in enumerate(threats):
        assert said.threat is not None
        codes = mission(screen).round.candidates[place]
        decks.setdefault((said.threat.internal, said.threat.serious), list(codes))
    screen.press("c")
    wanted: list[str] = []
    for said in threats:
        assert said.threat is not None
        code = decks[said.threat.internal, said.threat.serious].pop(0)
        wanted.append(code)
        enter(screen, code)
        if mission(screen).cards.fitting_threats:
            screen.press("enter")  # the oldest threat is offered first
    assert mission(screen).round.cards == dict(enumerate(wanted))


def test_code_goes_to_the_only_matching_threat(evening: Evening, screen: Screen) -> None:
    until_threats(evening, screen, 2)
    kinds = [said.threat.internal for said in mission(screen).board.threats if said.threat is not None]
    assert kinds == [True, False]
    screen.press("c")
    assert mission(screen).cards.place == 0
    enter(screen, "E1-05")
    assert mission(screen).round.cards == {1: "E1-05"}
    assert mission(screen).cards.place == 0


def test_ambiguous_card_asks_and_is_undone_by_one_key(evening: Evening, screen: Screen) -> None:
    until_threats(evening, screen, 3)
    assert [said.zone for said in mission(screen).board.threats] == ["internal", "blue", "internal"]
    screen.press("c")
    enter(screen, "I1-03")
    assert mission(screen).round.cards == {}
    assert any("Which threat is Saboteur" in line for line in screen.scene.describe())
    screen.type_text("2")
    assert mission(screen).round.cards == {2: "I1-03"}
    assert any("Backspace" in line for line in screen.scene.describe())
    screen.press("backspace")
    assert mission(screen).round.cards == {}


def test_entered_threats_show_their_cards_and_can_be_pressed(evening: Evening, screen: Screen) -> None:
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


def test_every_mission_control_has_a_name(screen: Screen) -> None:
    assert all("".join(target.words).strip() for target in screen.canvas.targets)
