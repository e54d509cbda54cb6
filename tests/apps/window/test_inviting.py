"""The window lets phones in: what it shows of them, and what becomes of them when it closes or is killed."""

import socket
from collections.abc import Iterator

import pygame
import pytest
from support.languages import ENGLISH, RUSSIAN
from support.phone import Phone, phones_of

from spacealert.apps.phones.service import Phones
from spacealert.apps.window import evening
from spacealert.apps.window.inviting import Inviting
from spacealert.apps.window.ready_scene import ReadyScene
from spacealert.apps.window.resolution.plans_scene import PlansScene
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.ui.navigation import Navigation
from spacealert.kit.ui.screen import Screen
from spacealert.session import Session
from spacealert.session import commands as do

pytestmark = pytest.mark.usefixtures("own_folder")

HERE = "127.0.0.1"


@pytest.fixture
def session() -> Iterator[Session]:
    session = Session()
    for command in (do.SetCrewSize(5, 0), do.NameSeat(0, "Anna"), do.NameSeat(1, "Wwwwwwwwwwwwww")):
        session.do(command)
    yield session
    session.close()


def invited(session: Session, texts: Texts = ENGLISH) -> tuple[Navigation, Inviting]:
    navigation = evening.opening(texts, session)
    room = navigation.scene
    assert isinstance(room, ReadyScene)
    room.phones.start(HERE)
    room.press("p")
    assert isinstance(navigation.scene, Inviting)
    return navigation, navigation.scene


def test_it_shows_how_to_join_and_who_has(session: Session) -> None:
    navigation, scene = invited(session)
    assert scene.phones.invitation is not None
    words = "\n".join(scene.describe())
    assert scene.phones.invitation.address in words
    assert scene.phones.invitation.code in words
    assert "Anna: free" in words
    with phones_of(scene.phones, count=1) as [anna]:
        assert "Anna: here" in scene.describe()
        scene.do(("free", 0))
        anna.until(lambda: anna.seat is None)
        assert "Anna: free" in scene.describe()
    navigation.leave_all()


def test_closing_the_window_closes_the_port(session: Session) -> None:
    navigation, scene = invited(session)
    assert scene.phones.invitation is not None
    port = int(scene.phones.invitation.address.rstrip("/").rpartition(":")[2])
    navigation.leave_all()
    with socket.socket() as probe:
        assert probe.connect_ex((HERE, port)) != 0


def test_phones_are_switched_off_and_on_again(session: Session) -> None:
    navigation, scene = invited(session)
    scene.press("p")
    assert not scene.phones.is_on
    assert "the port is closed" in " ".join(scene.describe())
    navigation.leave_all()


def test_a_window_that_was_killed_takes_its_phones_back(session: Session) -> None:
    killed = Phones(session, ports=(0,))
    killed.start(HERE)
    invitation = killed.invitation
    with phones_of(killed, count=1) as [anna]:
        killed._close()  # as a kill does: nobody has ended the evening
        navigation = evening.opening(ENGLISH, session)
        room = navigation.scene
        assert isinstance(room, ReadyScene)
        assert room.phones.invitation == invitation
        back = Phone(anna.address, "", anna.token).open()
        back.until(lambda: back.seat == 0)
        back.close()
    navigation.leave_all()
    assert not ReadyScene(ENGLISH, session).has_phones


def test_plans_show_what_phones_enter(session: Session) -> None:
    navigation, scene = invited(session)
    session.do(do.ResolveOnly())
    plans = PlansScene(ENGLISH, session)
    navigation.push(plans)
    screen = Screen(navigation, pygame.Surface((1280, 720)))
    screen.paint()
    with phones_of(scene.phones, count=1) as [anna]:
        assert anna.acknowledged(anna.lay(1, "a")) == ""
        screen.paint()
        assert plans.sheet.crew[0].plan[0] == "a"
        assert any("Anna, turn 1: A" in line for line in screen.describe())
    navigation.leave_all()


@pytest.mark.parametrize("texts", [ENGLISH, RUSSIAN], ids=["en", "ru"])
@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1024, 768), (2560, 1440)])
def test_every_text_fits(session: Session, texts: Texts, size: tuple[int, int]) -> None:
    navigation, _ = invited(session, texts)
    screen = Screen(navigation, pygame.Surface(size))
    screen.paint()
    cut = screen.canvas.overflows
    navigation.leave_all()
    assert cut == []
