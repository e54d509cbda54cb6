"""Phones in a companion: secrets only on their owner's phone, questions for the right player, the board for all."""

import json
import os
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from io import StringIO
from pathlib import Path
from random import Random

import pytest
from support.languages import ENGLISH, RUSSIAN
from support.nemesis_evenings import SampleEvening, evening_at
from support.phone import Phone
from support.random_answers import random_answer
from support.thing_table import DealsTo, careful_answer, new_evening, play_until
from support.thing_table import SampleEvening as ThingEvening
from support.waiting import wait_until

from spacealert.apps.phones.guide_phones import GuidePhones
from spacealert.apps.terminal.guide_console import GuideConsole
from spacealert.apps.window.companion_scene import CompanionScene
from spacealert.apps.window.phones_scene import PhonesScene
from spacealert.apps.window.thing_scene import ThingScene
from spacealert.companions.nemesis.intruders import INTRUDERS
from spacealert.companions.nemesis.nemesis_evening import NEMESIS
from spacealert.companions.nemesis.ship_state import Phase, Ship
from spacealert.companions.shelf import Companion
from spacealert.companions.the_thing.station import Station
from spacealert.companions.the_thing.thing_evening import THING
from spacealert.kit.guide.prompts import Answer, Arrangement, MultiChoice, Secret, message, parse_arrangement
from spacealert.kit.guide.walkthrough import S, Walkthrough
from spacealert.kit.ui.navigation import Navigation
from spacealert.session import Session

pytestmark = pytest.mark.usefixtures("own_folder")

LOCAL = "127.0.0.1"


@contextmanager
def served(
    companion: Companion[S], walkthrough: Walkthrough[S], clock: Callable[[], float] = time.monotonic
) -> Iterator[GuidePhones[S]]:
    phones = GuidePhones(Session(), ENGLISH, companion, clock, ports=(0,), find_networks=tuple)
    phones.start(LOCAL)
    phones.publish(walkthrough, walkthrough.prompt)
    try:
        yield phones
    finally:
        phones.stop()


@contextmanager
def connect_phones(phones: GuidePhones[S], count: int, language: str = "en") -> Iterator[list[Phone]]:
    """Connect this many phones in seats, followed by a spectator."""
    invitation = phones.invitation
    assert invitation is not None
    found = [Phone(invitation.address, invitation.code, language=language, page=f"page-{n}") for n in range(count)]
    found.append(Phone(invitation.address, invitation.code, language=language, spectator=True))
    try:
        for seat, phone in enumerate(found):
            phone.open()
            if seat < count:
                phone.wait_until(lambda phone=phone: bool(phone.shown.get("seats"))).take_seat(seat)  # type: ignore[misc]
        yield found
    finally:
        for phone in found:
            phone.close()


def wait_for_question(phone: Phone, phones: GuidePhones[S], quiet: float = 0.1) -> dict[str, object]:
    """Return the question on this phone, once it has one and nothing new has arrived for this many seconds."""
    phone.wait_until(lambda: phone.shown.get("guide", {}).get("id") == phones._now.id)
    while phone.listen(quiet):
        pass
    guide = phone.shown["guide"]
    assert isinstance(guide, dict)
    return guide


def send_answer(phone: Phone, phones: GuidePhones[S], *keys: str) -> str:
    """Send an answer. Return why it was refused, or an empty string."""
    return phone.reply_to(phone.enter("answer", question=wait_for_question(phone, phones)["id"], keys=list(keys)))


def wait_for_answer(phones: GuidePhones[S], patience: float = 5.0) -> tuple[Answer] | None:
    end = time.monotonic() + patience
    while (found := phones.take_answer()) is None and time.monotonic() < end:
        time.sleep(0.01)
    return found


def roles_told(alien: int) -> Walkthrough[Station]:
    walkthrough = new_evening(chance=DealsTo(alien))
    play_until(walkthrough, "thing-roles-alone", {"thing-players": 4, "thing-roles-agreed": "yes"})
    return walkthrough


def wires(alien: int) -> list[list[str]]:
    """Return everything sent to four phones and a spectator while roles are shown."""
    seconds = 0.0
    walkthrough = roles_told(alien)
    with served(THING, walkthrough, lambda: seconds) as phones, connect_phones(phones, 4) as found:
        while isinstance(prompt := walkthrough.prompt, Secret):
            place = phones._now.seat_asked
            assert place is not None
            assert send_answer(found[place], phones) == ""
            assert phones.take_answer() is None  # its time is not up
            seconds += prompt.seconds
            assert wait_for_answer(phones) == (None,)
            for phone in found:
                wait_for_question(phone, phones, 0.02)
            walkthrough.answer(None)
            phones.publish(walkthrough, walkthrough.prompt)
            for phone in found:
                wait_for_question(phone, phones, 0.02)
        for phone in found:
            while phone.listen(0.1):  # consume late messages
                pass
        return [phone.wire for phone in found]


def words_in(wire: list[str]) -> list[str]:
    """Return everything a phone was shown, without parts that differ between evenings anyway."""
    shown = [json.loads(text) for text in wire]
    guides = [one["changed"]["guide"] for one in shown if one["type"] == "shown" and "guide" in one["changed"]]
    return sorted({json.dumps({**one, "id": ""}, sort_keys=True) for one in guides})


def test_role_is_shown_only_on_its_owners_phone() -> None:
    evenings = [wires(alien) for alien in range(3)]
    secret, plain = ENGLISH.say("thing-roles-alien"), ENGLISH.say("thing-roles-human")
    for alien, evening in enumerate(evenings):
        assert [secret in "".join(wire) for wire in evening] == [place == alien for place in range(5)]
        assert [plain in "".join(wire) for wire in evening] == [place not in (alien, 4) for place in range(5)]
    assert len({tuple(words_in(evening[4])) for evening in evenings}) == 1  # the spectators
    assert len({tuple(words_in(evening[3])) for evening in evenings}) == 1  # the known Humans are the same each time


def test_secret_is_withheld_while_its_phone_is_away() -> None:
    walkthrough = roles_told(1)
    with served(THING, walkthrough) as phones, connect_phones(phones, 3) as found:
        for _ in range(3):
            walkthrough.answer(None)
        phones.publish(walkthrough, walkthrough.prompt)  # for the fourth player, who has no phone
        for phone in found:
            assert (wait_for_question(phone, phones)["kind"], phone.shown["guide"]["inside"]) == ("", "")
        assert [send_answer(phone, phones) for phone in found[:3]] == [ENGLISH.say("phones-question-over")] * 3
        assert not phones.shows_secret


def test_phone_that_left_its_seat_gets_no_secrets() -> None:
    walkthrough = roles_told(0)
    with served(THING, walkthrough) as phones, connect_phones(phones, 1) as (owner, board):
        assert wait_for_question(owner, phones)["inside"] == ENGLISH.say("thing-roles-alien")
        assert phones.shows_secret
        owner.say(type="leave-seat")
        owner.wait_until(lambda: owner.seat is None and owner.shown["guide"]["inside"] == "")
        assert wait_for_question(board, phones)["inside"] == ""
        assert not phones.shows_secret


def test_only_the_asked_phone_answers_unless_it_is_away() -> None:
    walkthrough = evening_at("nemesisplay-move", INTRUDERS, players=3)
    with served(NEMESIS, walkthrough) as phones, connect_phones(phones, 3) as found:
        place = phones._now.seat_asked
        assert place is not None
        others = [seat for seat in range(3) if seat != place]
        assert [wait_for_question(phone, phones)["kind"] for phone in found] == [
            *("choose" if seat == place else "" for seat in range(3)),
            "",
        ]
        assert wait_for_question(found[others[0]], phones)["on_phone_of"] == phones.table.seats[place].name
        assert send_answer(found[others[0]], phones, "careful") == ENGLISH.say("phones-question-over")
        found[place].close()
        found[others[0]].wait_until(lambda: found[others[0]].shown["guide"]["kind"] == "choose")
        assert send_answer(found[others[0]], phones, "dance") == ENGLISH.say("guide-no-answer", answer="dance")
        assert send_answer(found[others[0]], phones, "careful") == ""
        assert wait_for_answer(phones) == ("careful",)
        assert send_answer(found[others[1]], phones, "normal") == ENGLISH.say("phones-question-over")  # too late
        assert phones.take_answer() is None


@pytest.mark.parametrize("question", ["thing-go", "thing-vote-fingers"])
def test_shared_questions_can_be_answered_on_any_phone(question: str) -> None:
    walkthrough = new_evening(3)
    play_until(walkthrough, question, {"thing-players": 4}, careful_answer, 3)
    prompt = walkthrough.prompt
    with served(THING, walkthrough) as phones, connect_phones(phones, 2) as found:
        if isinstance(prompt, Arrangement):
            keys = prompt.to_answer({piece.key: "dormitory" for piece in prompt.pieces})
            assert send_answer(found[1], phones, *keys[:2]) != ""
        else:
            assert isinstance(prompt, MultiChoice)
            keys = (prompt.options[0].key, prompt.options[0].key)
        assert send_answer(found[1], phones, *keys) == ""
        assert wait_for_answer(phones) == (keys,)
        walkthrough.answer(keys)
        if isinstance(prompt, Arrangement):
            assert set(parse_arrangement(keys).values()) == {"dormitory"}


def test_board_is_shown_in_the_phones_language() -> None:
    walkthrough: Walkthrough[Ship] = evening_at("nemesisplay-turn", INTRUDERS, players=3)
    with served(NEMESIS, walkthrough) as phones, connect_phones(phones, 1, "ru") as found:
        for phone in found:
            board = wait_for_question(phone, phones)["board"]
            assert board == [line.render(RUSSIAN) for line in NEMESIS.board(walkthrough.state)]


def test_seats_open_only_after_the_players_are_known() -> None:
    walkthrough = new_evening()
    with served(THING, walkthrough) as phones, connect_phones(phones, 0) as (board,):
        assert wait_for_question(board, phones)["text"] == ENGLISH.say("thing-players")
        board.wait_until(lambda: board.shown["seats"] == [])


# clients on the laptop


def test_phone_can_answer_the_windows_question() -> None:
    session = Session()
    scene = CompanionScene(ENGLISH, session, NEMESIS, SampleEvening(evening_at("nemesisplay-move", INTRUDERS)))
    navigation = Navigation(scene)
    scene.invite(session, LOCAL)
    assert isinstance(navigation.scene, PhonesScene)
    try:
        assert scene.phones is not None
        with connect_phones(scene.phones, 4) as found:
            place = scene.phones._now.seat_asked
            assert place is not None
            assert send_answer(found[place], scene.phones, "careful") == ""
            assert scene.walkthrough is not None
            before = len(scene.walkthrough.given_answers)
            scene.tick(0.1)
            assert scene.walkthrough.given_answers[before].answer == "careful"
            assert wait_for_question(found[place], scene.phones)["text"] != ENGLISH.say("nemesisplay-move", who="Nora")
            scene.do("earlier")
            scene.do(("edit", scene.earlier_answers[-1].place))
            assert wait_for_question(found[place], scene.phones)["kind"] == ""  # nobody else may answer meanwhile
    finally:
        scene.leave()
    assert not scene.phones.is_on


def test_window_shows_a_phones_secret_only_when_asked() -> None:
    session = Session()
    known: dict[str, Answer] = {"thing-players": 4, "thing-roles-agreed": "yes"}
    scene = ThingScene(ENGLISH, session, saved=ThingEvening("thing-roles-alone", known, 3))
    Navigation(scene)
    scene.invite(session, LOCAL)
    try:
        assert scene.phones is not None
        assert scene.secret_hint() == ""
        with connect_phones(scene.phones, 1):
            assert "look at your phone" in scene.secret_hint()
            assert not [line for line in scene.describe() if "You are" in line]
    finally:
        scene.leave()


@pytest.mark.parametrize("left", [True, False], ids=["left", "killed"])
def test_phones_reconnect_after_a_restart(left: bool) -> None:
    session = Session()
    scene = CompanionScene(ENGLISH, session, NEMESIS)
    with_phones_in_nemesis(scene, session)
    assert scene.phones is not None
    assert scene.walkthrough is not None
    with connect_phones(scene.phones, 2) as found:
        invitation, asks = scene.phones.invitation, wait_for_question(found[0], scene.phones)["text"]
        scene.leave() if left else kill_server(scene)
        again = CompanionScene(ENGLISH, Session(), NEMESIS)
        try:
            again.do("resume")
            assert again.phones is not None
            assert again.phones.invitation == invitation
            back = Phone(found[1].address, "", found[1].token).open()
            back.wait_until(lambda: back.seat == 1 and bool(back.shown.get("guide", {}).get("text")))
            assert back.shown["guide"]["text"] == asks
            back.close()
        finally:
            again.leave()


def test_phones_lose_their_seats_after_the_evening() -> None:
    scene = CompanionScene(ENGLISH, Session(), NEMESIS)
    with_phones_in_nemesis(scene, Session())
    assert scene.phones is not None
    with connect_phones(scene.phones, 1) as found:
        kill_server(scene)
        session = Session()
        again = CompanionScene(ENGLISH, session, NEMESIS)
        try:
            again.do("begin")
            assert again.phones is None  # no phones were requested yet
            Navigation(again)
            again.invite(session, LOCAL)
            stranger = Phone(found[0].address, "", found[0].token).open()
            stranger.wait_until(lambda: stranger.refused != "")
            stranger.close()
        finally:
            again.leave()


def test_phones_switched_off_stay_off_after_a_restart() -> None:
    scene = CompanionScene(ENGLISH, Session(), NEMESIS)
    with_phones_in_nemesis(scene, Session())
    assert scene.phones is not None
    scene.phones.stop()
    kill_server(scene)
    again = CompanionScene(ENGLISH, Session(), NEMESIS)
    again.do("resume")
    assert again.phones is None
    again.leave()


def with_phones_in_nemesis(scene: CompanionScene[Ship], session: Session) -> None:
    """Play until the seats are known, with phones only on this machine."""
    Navigation(scene)
    scene.invite(session, LOCAL)
    assert scene.walkthrough is not None
    chance = Random(1)
    while scene.walkthrough.state.phase is Phase.SET_UP:
        prompt = scene.walkthrough.prompt
        assert prompt is not None
        players = prompt.text.text_id == "nemesissetup-players"
        scene.submit_answer(4 if players else random_answer(prompt, chance))


def kill_server(scene: CompanionScene[Ship]) -> None:
    """Kill the phones' server: its port and file are free, but nobody has logged off."""
    if scene.phones is not None:
        scene.phones._close()
    scene.saved.close()


FEW_FILES = pytest.mark.skipif(os.sysconf("SC_OPEN_MAX") < 1200, reason="this system lets nobody open so many files")


@pytest.mark.parametrize("opened", [0, pytest.param(1024, marks=FEW_FILES)])  # select() takes no number above 1023
def test_phone_can_answer_the_terminals_question(opened: int) -> None:
    with ExitStack() as files:
        for _ in range(opened):
            files.enter_context(Path(os.devnull).open("rb"))
        answers_in_the_terminal()


def answers_in_the_terminal() -> None:
    master, slave = os.openpty()
    walkthrough = evening_at("nemesisplay-move", INTRUDERS)
    shown = StringIO()
    shown.isatty = lambda: True  # type: ignore[method-assign]
    with served(NEMESIS, walkthrough) as phones, connect_phones(phones, 4) as found, os.fdopen(slave) as keyboard:
        place, before = phones._now.seat_asked, len(walkthrough.given_answers)
        assert place is not None
        console = GuideConsole(
            ENGLISH, message("nemesis-title"), SampleEvening(walkthrough), read=keyboard, out=shown, phones=phones
        )
        running = threading.Thread(target=console.run, daemon=True)
        running.start()
        try:
            begun = ENGLISH.say("guide-rule", rule="x")[:6]
            wait_until(lambda: console._beside_before == () and begun in shown.getvalue())
            assert send_answer(found[place], phones, "careful") == ""
            wait_until(lambda: len(walkthrough.given_answers) > before)
            assert walkthrough.given_answers[before].answer == "careful"
        finally:  # a keyboard that someone reads cannot be closed
            os.write(master, b"q\n")
            running.join(10)
        assert not running.is_alive()
    os.close(master)
