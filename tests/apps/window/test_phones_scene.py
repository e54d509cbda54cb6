"""The window lets phones join: its view of them, and what happens when it closes or is killed."""

import socket
from collections.abc import Iterator

import pygame
import pytest
from support.languages import ENGLISH, RUSSIAN
from support.phone import Phone, phones_of
from support.silent_session import Evening
from support.waiting import wait_until

from spacealert.apps.phones import resume_state
from spacealert.apps.phones.service import Phones
from spacealert.apps.window import evening
from spacealert.apps.window.mission_scene import MissionScene
from spacealert.apps.window.phones_scene import PhonesScene
from spacealert.apps.window.ready_scene import ReadyScene
from spacealert.apps.window.resolution.plans_scene import PlansScene
from spacealert.apps.window.resolution.walk_scene import WalkScene
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.ui.navigation import Navigation
from spacealert.kit.ui.screen import Screen
from spacealert.session import Session
from spacealert.session import commands as do
from spacealert.session.session_state import Stage

pytestmark = pytest.mark.usefixtures("own_folder")

HERE = "127.0.0.1"


@pytest.fixture
def session() -> Iterator[Session]:
    session = Session()
    for command in (do.SetCrewSize(5, 0), do.NameSeat(0, "Anna"), do.NameSeat(1, "Wwwwwwwwwwwwww")):
        session.do(command)
    yield session
    session.close()


@pytest.fixture
def evening_() -> Iterator[Evening]:
    evening = Evening()
    evening.do(do.SetCrewSize(5, 0), do.NameSeat(0, "Anna"))
    yield evening
    evening.session.close()


def invited(session: Session, texts: Texts = ENGLISH) -> tuple[Navigation, PhonesScene]:
    navigation = evening.open_title(texts, session)
    room = navigation.scene
    assert isinstance(room, ReadyScene)
    room.phones.start(HERE)
    room.press("p")
    assert isinstance(navigation.scene, PhonesScene)
    return navigation, navigation.scene


def test_joining_instructions_and_joined_phones_are_shown(session: Session) -> None:
    navigation, scene = invited(session)
    assert scene.phones.invitation is not None
    words = "\n".join(scene.describe())
    assert scene.phones.invitation.address in words
    assert scene.phones.invitation.code in words
    assert "Anna: free" in words
    with phones_of(scene.phones, count=1) as [anna]:
        assert "Anna: here" in scene.describe()
        scene.do(("free", 0))
        anna.wait_until(lambda: anna.seat is None)
        assert "Anna: free" in scene.describe()
    navigation.close_now()


def test_closing_the_window_closes_the_port(session: Session) -> None:
    navigation, scene = invited(session)
    assert scene.phones.invitation is not None
    port = int(scene.phones.invitation.address.rstrip("/").rpartition(":")[2])
    navigation.close_now()
    with socket.socket() as probe:
        assert probe.connect_ex((HERE, port)) != 0


def test_seat_request_is_accepted_or_refused(session: Session) -> None:
    navigation, scene = invited(session)
    with phones_of(scene.phones, count=1) as [anna]:
        for granted, key in ((False, "r"), (True, "y")):
            other = Phone(anna.address, scene.phones.invitation.code if scene.phones.invitation else "").open()
            other.wait_until(lambda other=other: bool(other.shown))  # type: ignore[misc]
            other.take_seat(0)
            assert any("A phone wants Anna's seat" in line for line in scene.describe())
            scene.press(key)
            other.wait_until(lambda other=other, granted=granted: (other.seat == 0) == granted)  # type: ignore[misc]
            assert not any("A phone wants" in line for line in scene.describe())
            other.close()
    navigation.close_now()


def test_ready_and_finished_players_are_shown(session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spacealert.apps.phones.service.STARTS_AFTER", 0.1)
    navigation, scene = invited(session)
    session.do(do.SetCrewSize(2, 2))
    with phones_of(scene.phones, count=2) as [anna, boris]:
        anna.reply_to(anna.enter("ready", ready=True))
        assert "Anna: ready" in scene.describe()
        scene.do("start")
        assert scene.phones.starts_automatically
        session.do(do.ResolveOnly())
        anna.reply_to(anna.finish())
        assert "Anna: done" in scene.describe()
        assert session.view().stage is Stage.PLANS
        plans = PlansScene(ENGLISH, session)
        navigation.push(plans)
        assert "Still entering: Wwwwwwwwwwwwww" in plans.describe()
        scene.phones.free_seat(1)
        boris.wait_until(lambda: boris.seat is None)
        session.do(do.SetCard(1, 1, "a"))  # on the laptop
        assert "Everyone is done." in plans.describe()
        boris.take_seat(1)
        wait_until(lambda: "Still entering: Wwwwwwwwwwwwww" in plans.describe())
        boris.reply_to(boris.finish())
        wait_until(lambda: session.view().stage is Stage.WALK)
        plans.tick(0.1)
        assert isinstance(navigation.scenes[-1], WalkScene)
    assert Phones(session).starts_automatically  # also in a week
    navigation.close_now()


def test_phones_open_by_key_during_a_mission(evening_: Evening) -> None:
    session = evening_.session
    navigation, scene = invited(session)
    session.do(do.ChooseMission("S2-3"))
    session.do(do.StartMission())
    session.wait()
    mission = MissionScene(ENGLISH, session)
    navigation.push(mission)
    with phones_of(scene.phones, count=1) as [anna]:
        assert "Phones" in mission.describe()
        other = Phone(anna.address, scene.phones.invitation.code if scene.phones.invitation else "").open()
        other.wait_until(lambda: bool(other.shown))
        other.take_seat(0)
        for _ in range(2):
            assert "A phone wants a seat" in mission.describe()
            mission.press("f2")
            assert isinstance(navigation.scene, PhonesScene)
            navigation.back()
            assert navigation.scenes[-1] is mission
            session.do(do.Play())
        other.close()
    navigation.close_now()


def test_phones_can_be_switched_off_and_on(session: Session) -> None:
    navigation, scene = invited(session)
    scene.press("p")
    assert not scene.phones.is_on
    assert "the port is closed" in " ".join(scene.describe())
    navigation.close_now()


def test_phones_reconnect_after_the_window_was_killed(session: Session) -> None:
    killed = Phones(session, ports=(0,))
    killed.start(HERE)
    invitation = killed.invitation
    with phones_of(killed, count=1) as [anna]:
        killed._close()  # like a kill: nobody ended the evening
        navigation = evening.open_title(ENGLISH, session)
        room = navigation.scene
        assert isinstance(room, ReadyScene)
        assert room.phones.invitation == invitation
        back = Phone(anna.address, "", anna.token).open()
        back.wait_until(lambda: back.seat == 0)
        back.close()
    navigation.close_now()
    assert not ReadyScene(ENGLISH, session).has_phones


def test_phones_come_back_with_a_game_that_the_window_was_closed_on(session: Session) -> None:
    navigation, scene = invited(session)
    invitation = scene.phones.invitation
    session.do(do.ResolveOnly())
    navigation.close_now()
    assert invitation is not None
    with socket.socket() as taken:  # another program has the port meanwhile
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        taken.bind((HERE, int(invitation.address.rstrip("/").rpartition(":")[2])))
        taken.listen()
        again = evening.open_title(ENGLISH, session).scenes[0]
        assert isinstance(again, ReadyScene)
        assert again.phones.invitation is not None
        assert again.phones.invitation.code == invitation.code
        session.do(do.CloseGame())
        again.leave()
    assert not resume_state.exists()


def test_plans_show_what_phones_enter(session: Session) -> None:
    navigation, scene = invited(session)
    session.do(do.ResolveOnly())
    plans = PlansScene(ENGLISH, session)
    navigation.push(plans)
    screen = Screen(navigation, pygame.Surface((1280, 720)))
    screen.paint()
    with phones_of(scene.phones, count=1) as [anna]:
        assert anna.reply_to(anna.lay(1, "a")) == ""
        screen.paint()
        assert plans.sheet.crew[0].plan[0] == "a"
        assert any("Anna, turn 1: A" in line for line in screen.describe())
    navigation.close_now()


@pytest.mark.parametrize("texts", [ENGLISH, RUSSIAN], ids=["en", "ru"])
@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1024, 768), (2560, 1440)])
def test_every_text_fits(session: Session, texts: Texts, size: tuple[int, int]) -> None:
    navigation, _ = invited(session, texts)
    screen = Screen(navigation, pygame.Surface(size))
    screen.paint()
    cut = screen.canvas.overflows
    navigation.close_now()
    assert cut == []
