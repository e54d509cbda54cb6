"""Phones in a session: who may join, what each phone may do, and the results, over real local sockets."""

import http.client
import socket
import threading
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
from support.languages import ENGLISH
from support.phone import Phone, phones_of
from support.silent_session import Evening
from support.waiting import wait_until
from websockets.exceptions import ConnectionClosed

from spacealert.apps.phones import pages
from spacealert.apps.phones.service import Phones
from spacealert.engine.cards import CALLERS
from spacealert.kit.guide.prompts import Count, MultiChoice, Option, SingleChoice, message
from spacealert.kit.i18n.errors import UserError
from spacealert.kit.web.admission import MOST_WRONG
from spacealert.kit.web.networks import Network
from spacealert.missions.scenario import Kind
from spacealert.session import SessionView
from spacealert.session import commands as do
from spacealert.session.session_state import Stage
from spacealert.session.setup import LONGEST_NAME

pytestmark = pytest.mark.usefixtures("own_folder")

HERE, ANY_PORT = "127.0.0.1", (0,)
LONGER_THAN_ANY = 1000.0


@pytest.fixture
def evening() -> Iterator[Evening]:
    evening = Evening()
    evening.do(do.SetCrewSize(5, 0), *(do.NameSeat(place, name) for place, name in enumerate(["Anna", "Boris", "Cem"])))
    yield evening
    evening.session.close()


@pytest.fixture
def service(evening: Evening) -> Iterator[Phones]:
    service = Phones(evening.session, ANY_PORT)
    service.start(HERE)
    yield service
    service.stop()


def begin_mission(evening: Evening, mission: str = "S2-3") -> None:
    evening.do(do.ChooseMission(mission), do.StartMission())
    evening.session.wait()


def planning(evening: Evening) -> None:
    begin_mission(evening)
    evening.play(LONGER_THAN_ANY)
    evening.do(do.GoToPlans())


def rows(evening: Evening) -> list[tuple[str, ...]]:
    resolution = evening.view.resolution
    assert resolution is not None
    assert resolution.sheet is not None
    return [member.plan for member in resolution.sheet.crew]


def fetch(
    service: Phones, path: str, host: str | None = None, method: str = "GET", **headers: str
) -> tuple[int, bytes]:
    """Return the response to a request with this host name."""
    assert service.invitation is not None
    here = service.invitation.address.removeprefix("http://").rstrip("/")
    line = http.client.HTTPConnection(here, timeout=5)
    try:
        line.request(method, path, headers={"Host": host or here, **headers})
        answer = line.getresponse()
        return answer.status, answer.read()
    finally:
        line.close()


# Admission


def test_phone_joins_with_the_code_and_takes_a_seat(service: Phones) -> None:
    with phones_of(service, count=1) as [phone]:
        phone.wait_until(lambda: bool(phone.shown) and phone.shown["seats"][0]["phone"] == "here")
        assert [seat["name"] for seat in phone.shown["seats"]] == ["Anna", "Boris", "Cem", "Green", "Blue"]
        assert service.seat_progress()[0].phone == "here"


def test_phone_without_the_code_gets_nothing(service: Phones, evening: Evening) -> None:
    begin_mission(evening)
    assert service.invitation is not None
    stranger = Phone(service.invitation.address, "WRONG2").open()
    stranger.wait_until(lambda: bool(stranger.refused))
    with suppress(ConnectionClosed):  # the server disconnects it sooner or later
        stranger.say(type="take-seat", seat=0)
        stranger.enter("pause", on=False)
    assert stranger.is_disconnected
    assert not any("Anna" in message or "S2-3" in message for message in stranger.wire)
    assert evening.view.round is not None
    assert evening.view.round.sound is not None
    assert str(evening.view.round.sound.state) == "ready"
    stranger.close()


@pytest.mark.parametrize("half", ["\ud800", "\udfff", "a\ud83d"])
def test_incomplete_utf_8_is_not_a_message(half: str, service: Phones, evening: Evening) -> None:
    assert service.invitation is not None
    stranger = Phone(service.invitation.address, half).open()
    with suppress(ConnectionClosed):
        stranger.wait_until(lambda: bool(stranger.refused))
    assert stranger.is_disconnected
    stranger.close()
    with phones_of(service, count=2) as [first, second]:
        first.page = half
        with suppress(ConnectionClosed):
            first.enter("rename", name="Eve")
            first.listen(5.0)
        assert first.is_disconnected
        second.reply_to(second.enter("rename", name="Dora"))
    assert evening.view.setup.seats[0].name == "Anna"
    assert evening.view.setup.seats[1].name == "Dora"


def test_guessing_codes_is_stopped_and_reported(service: Phones) -> None:
    assert service.invitation is not None
    code = service.invitation.code
    for _ in range(MOST_WRONG):
        stranger = Phone(service.invitation.address, "WRONG2").open()
        stranger.wait_until(lambda stranger=stranger: stranger.refused == "wrong-code")  # type: ignore[misc]
        assert stranger.is_disconnected
        stranger.close()
    late = Phone(service.invitation.address, code).open()
    late.wait_until(lambda: late.refused == "try-later")
    late.close()
    assert [notice.text_id for notice in service.notices] == ["phones-knocking"]


def test_another_host_or_origin_is_refused(service: Phones) -> None:
    assert fetch(service, "/")[0] == 200
    assert fetch(service, "/", host="evil.example")[0] == 421
    assert fetch(service, "/", host="evil.example:8642")[0] == 421
    upgrade = {
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Key": "x3JJHMbDL1EzLkh9GBhXDw==",
        "Sec-WebSocket-Version": "13",
    }
    assert fetch(service, "/socket", Origin="http://evil.example", **upgrade)[0] == 403
    assert fetch(service, "/socket", **upgrade)[0] == 403


def test_only_page_files_are_served(service: Phones) -> None:
    for path in (
        "/settings.json",
        "/../settings.json",
        "/%2e%2e/phones.json",
        "/page/app.js",
        "//etc/passwd",
        "/app.js",
        "/board/",
    ):
        assert fetch(service, path)[0] == 404
    for path in (*pages.static_files(), "/?x=1"):
        assert fetch(service, path)[0] == 200


def test_the_port_is_closed_with_the_phones(evening: Evening) -> None:
    service = Phones(evening.session, ANY_PORT)
    service.start(HERE)
    assert service.invitation is not None
    port = int(service.invitation.address.rstrip("/").rpartition(":")[2])
    service.stop()
    assert not service.is_on
    with socket.socket() as probe:
        assert probe.connect_ex((HERE, port)) != 0


def test_address_of_another_machine_is_refused(evening: Evening) -> None:
    service = Phones(evening.session, ANY_PORT)
    with pytest.raises(UserError) as caught:
        service.start("203.0.113.9")
    assert caught.value.text_id in ("phones-no-such-address", "phones-no-network")
    assert not service.is_on


WLAN, OTHER = Network("wlan0", "127.0.0.1"), Network("wlan0", "127.0.0.2")


def test_changed_network_address_is_adopted_and_shown(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spacealert.apps.phones.service.NETWORKS_EVERY", 0.0)
    monkeypatch.setattr("spacealert.apps.phones.service.LOCAL", ())
    here = [WLAN]
    service = Phones(evening.session, ANY_PORT, lambda: tuple(here))
    service.start()
    with phones_of(service, count=1) as [anna]:
        here[:] = []
        wait_until(lambda: [one.text_id for one in service.notices] == ["phones-network-lost"])
        here[:] = [OTHER]
        wait_until(lambda: len(service.notices) == 2)
        assert service.notices[1].render(ENGLISH).startswith("The network has changed. 127.0.0.1 no longer works")
        assert service.invitation is not None
        assert service.invitation.address.startswith("http://127.0.0.2:")
        back = Phone(service.invitation.address, "", anna.token).open()
        back.wait_until(lambda: back.seat == 0)
        back.close()
    service.stop()


def test_missing_network_is_reported_in_one_sentence(evening: Evening) -> None:
    service = Phones(evening.session, ANY_PORT, tuple)
    with pytest.raises(UserError) as caught:
        service.start()
    assert "hotspot" in caught.value.render(ENGLISH)


def test_several_networks_can_be_chosen(evening: Evening) -> None:
    found = (WLAN, OTHER, Network("wg0", "127.0.0.3"))
    service = Phones(evening.session, ANY_PORT, lambda: found)
    service.start()
    advice = " ".join(line.render(ENGLISH) for line in service.connection_hints())
    assert "127.0.0.2" in advice
    assert "127.0.0.3" not in advice
    assert "VPN" not in advice
    service.use_next_network()
    service.use_next_network()
    assert service.invitation is not None
    assert found[2].address in service.invitation.address
    assert "VPN" in service.connection_hints()[0].render(ENGLISH)
    service.stop()


# Seats


def test_taking_over_a_seat_asks_its_owner(service: Phones) -> None:
    assert service.invitation is not None
    with phones_of(service, count=1) as [owner]:
        other = Phone(service.invitation.address, service.invitation.code, page="other").open().take_seat(0)
        assert other.seat is None
        assert "Anna" in other.refused
        owner.wait_until(lambda: bool(owner.shown.get("wanted")))
        wanted = owner.shown["wanted"][0]["id"]
        other.say(type="answer-seat-request", request=wanted, granted=True)  # only the seat's owner may answer
        owner.say(type="answer-seat-request", request=wanted, granted=False)
        other.wait_until(lambda: "owner" in other.refused)
        assert owner.seat == 0
        other.take_seat(0)
        owner.wait_until(lambda: any(one["id"] != wanted for one in owner.shown["wanted"]))
        owner.say(type="answer-seat-request", request=owner.shown["wanted"][-1]["id"], granted=True)
        other.wait_until(lambda: other.seat == 0)
        owner.wait_until(lambda: owner.seat is None)
        other.close()


def test_laptop_reassigns_the_seat_of_an_absent_phone(service: Phones) -> None:
    assert service.invitation is not None
    with phones_of(service, count=1) as [dead]:
        dead.kill()
        other = Phone(service.invitation.address, service.invitation.code, page="other").open()
        other.wait_until(lambda: bool(other.shown) and other.shown["seats"][0]["phone"] == "away")
        other.take_seat(0)
        assert other.seat is None
        [request] = service.seat_requests
        assert (request.place, request.name) == (0, "Anna")
        service.answer_request(request.id, granted=True)
        other.wait_until(lambda: other.seat == 0)
        assert service.seat_requests == ()
        old = Phone(service.invitation.address, "", dead.token).open()
        old.wait_until(lambda: bool(old.refused))
        old.close()
        other.close()


def test_seat_of_an_absent_phone_is_reassigned_after_a_timeout(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("spacealert.apps.phones.service.TAKES_OVER_AFTER", 0.3)
    service = Phones(evening.session, ANY_PORT, laptop_answers=False)
    service.start(HERE)
    with phones_of(service, count=2) as [dead, here]:
        dead.kill()
        here.wait_until(lambda: bool(here.shown) and here.shown["seats"][0]["phone"] == "away")
        here.take_seat(0)
        here.wait_until(lambda: here.seat == 0)
    service.stop()


def test_phone_returns_to_its_seat_by_itself(service: Phones) -> None:
    with phones_of(service, count=2) as [_, boris]:
        boris.kill()
        again = Phone(boris.address, "", boris.token).open()
        again.wait_until(lambda: again.seat == 1)
        again.close()


# Permissions of a seat


def test_phone_enters_only_its_own_row(service: Phones, evening: Evening) -> None:
    planning(evening)
    with phones_of(service, count=2) as [anna, boris]:
        for turn, card in enumerate("a>b", start=1):
            assert anna.reply_to(anna.lay(turn, card)) == ""
        assert boris.reply_to(boris.lay(2, "x")) == ""
        assert [row[:3] for row in rows(evening)[:2]] == [("a", ">", "b"), ("", "x", "")]
        anna.wait_until(lambda: anna.shown["plans"]["plan"][:3] == ["a", ">", "b"])
        assert "x" not in anna.shown["plans"]["plan"]


def test_player_acts_for_an_android_on_the_phone(service: Phones, evening: Evening) -> None:
    """After their own plan, a player takes the android's seat, which has no phone of its own. The walk waits for it."""
    evening.do(do.SetCrewSize(2, 2))
    planning(evening)
    with phones_of(service, count=2) as [anna, boris]:
        assert anna.reply_to(anna.lay(1, "a")) == ""
        anna.reply_to(anna.finish())
        anna.take_seat(3)
        assert anna.seat == 3
        assert anna.reply_to(anna.lay(1, "b")) == ""
        boris.reply_to(boris.finish())
        assert [row[0] for row in rows(evening)] == ["a", "", "", "b"]
        assert service.seat_progress()[3].phone == "here"
        assert evening.view.setup.seats[3].name == ""


def test_repeated_entry_counts_once(service: Phones, evening: Evening) -> None:
    planning(evening)
    with phones_of(service, count=1) as [anna]:
        assert anna.reply_to(anna.lay(1, "a")) == ""
        assert anna.reply_to(anna.lay(1, "b", before="a")) == ""
        anna.take_back()
        number = anna.take_back()
        anna.say(type="entry", page=anna.page, number=number, entry={"do": "take-back", "game": anna.game})
        assert anna.reply_to(number) == ""
        assert rows(evening)[0][0] == ""
        assert anna.reply_to(anna.take_back()) == "There's nothing to undo."


def test_newer_changes_by_the_laptop_are_kept(service: Phones, evening: Evening) -> None:
    planning(evening)
    with phones_of(service, count=1) as [anna]:
        evening.do(do.SetCard(0, 1, "c"))
        assert "Turn 1" in anna.reply_to(anna.lay(1, "a", before=""))
        assert rows(evening)[0][0] == "c"


def test_undo_affects_only_the_phones_own_entries(service: Phones, evening: Evening) -> None:
    planning(evening)
    with phones_of(service, count=2) as [anna, boris]:
        anna.reply_to(anna.lay(1, "a"))
        boris.reply_to(boris.lay(1, "b"))
        anna.reply_to(anna.take_back())
        assert [row[0] for row in rows(evening)[:2]] == ["", "b"]


def test_only_the_captain_can_pause(service: Phones, evening: Evening) -> None:
    begin_mission(evening)
    with phones_of(service, count=2) as [captain, other]:
        assert captain.reply_to(captain.enter("pause", on=False)) == ""
        captain.wait_until(lambda: captain.shown["round"]["state"] == "playing")
        assert other.reply_to(other.enter("pause", on=True)) == "That's someone else's job."
        assert captain.reply_to(captain.enter("pause", on=True)) == ""
        other.wait_until(lambda: other.shown["round"]["state"] == "paused")


def test_officers_enter_the_threats_they_draw(service: Phones, evening: Evening) -> None:
    evening.do(do.GiveRole("communications", 1), do.GiveRole("security", 2))
    begin_mission(evening)
    evening.play(150)
    with phones_of(service, count=3) as [captain, communications, security]:
        communications.wait_until(lambda: bool(communications.shown.get("draws")))
        captain.wait_until(lambda: bool(captain.shown.get("round")))
        assert captain.shown["draws"] == []
        drawn = communications.shown["draws"][0]
        card = drawn["candidates"][0]["code"]
        entry = {"game": captain.game, "threat": drawn["threat"], "card": card}
        assert security.reply_to(security.enter("enter-drawn", **entry))
        assert communications.reply_to(communications.enter("enter-drawn", **entry)) == ""
        assert evening.view.round is not None
        assert evening.view.round.cards == {drawn["threat"]: card}


def test_officer_is_asked_for_the_called_card(service: Phones, evening: Evening) -> None:
    evening.do(do.SetNewFrontier(True), do.SetDifficulty("common", "all"), do.SetDifficulty("serious", "all"))
    evening.do(do.GiveRole("communications", 0), do.GiveRole("security", 0))
    begin_mission(evening, "DA-12")
    view = evening.play(LONGER_THAN_ANY / 2)
    assert view.round is not None
    place, caller = next(
        (place, code) for place, cards in enumerate(view.round.candidates) for code in cards if code in CALLERS
    )
    with phones_of(service, count=1) as [officer]:

        def drawn() -> Any:
            return next((one for one in officer.shown["draws"] if one["threat"] == place), None)

        officer.wait_until(lambda: bool(officer.shown.get("round")) and bool(drawn()))
        assert officer.reply_to(officer.enter("enter-drawn", game=officer.game, threat=place, card=caller)) == ""
        officer.wait_until(lambda: "calls another" in drawn()["asked"])
        assert drawn()["card"] == ""
        called = drawn()["candidates"][0]["code"]
        assert officer.reply_to(officer.enter("enter-drawn", game=officer.game, threat=place, card=called)) == ""
        officer.wait_until(lambda: (drawn()["asked"], drawn()["card"]) == ("", caller))


def test_phone_names_are_escaped_and_limited(service: Phones, evening: Evening) -> None:
    with phones_of(service, count=1) as [anna]:
        assert anna.reply_to(anna.enter("rename", name="<b>Ann\x1b[1m")) == ""
        assert evening.view.setup.seats[0].name == "<b>Ann[1m"
        taken = anna.reply_to(anna.enter("rename", name="boris"))
        assert taken == "Two of you are called boris. Change one of the names so we can tell you apart."
        assert evening.view.setup.seats[0].name == "<b>Ann[1m"
        anna.enter("rename", name="x" * (LONGEST_NAME + 1))
        assert anna.is_disconnected


@pytest.mark.parametrize(
    "message",
    [
        "[]",
        "null",
        "{",
        '{"type": "hello", "code": NaN}',
        "[" * 4000,
        '{"type": "entry"}',
        '{"type": "take-seat", "seat": -1}',
        '{"type": "take-seat", "seat": true}',
        '{"type": "entry", "page": "p", "number": 1, "entry": '
        '{"do": "lay", "game": "g", "turn": 1, "slot": "aaaa", "before": ""}}',
        '{"type": "entry", "page": "p", "number": 1e999, "entry": {"do": "repeat"}}',
        "x" * 5000,
    ],
)
def test_phone_sending_nonsense_is_disconnected(service: Phones, message: str) -> None:
    with phones_of(service, count=1) as [phone]:
        phone.line.send(message)
        assert phone.is_disconnected
    with phones_of(service, count=2) as [_, other]:
        other.wait_until(lambda: bool(other.shown))


def test_phone_sending_too_much_is_disconnected(service: Phones) -> None:
    with phones_of(service, count=1) as [phone]:
        with suppress(ConnectionClosed):
            for _ in range(200):
                phone.say(type="language", language="ru")
        assert phone.is_disconnected


def double_actions(evening: Evening) -> None:
    """Open the plans of a double-action mission in which Anna is a Medic."""
    evening.do(
        do.SetNewFrontier(True), do.ChooseKind(Kind.DOUBLE_ACTION), do.SetSpecialization(0, "Medic"), do.ResolveOnly()
    )


def test_two_symbols_and_special_cards_share_a_slot(service: Phones, evening: Evening) -> None:
    double_actions(evening)
    with phones_of(service, count=1) as [anna]:
        assert anna.reply_to(anna.lay(1, "a")) == ""
        assert {"code": "S", "name": "Medic: advanced"} in anna.shown["plans"]["cards"]
        assert {"ab", "<s"} <= set(anna.shown["plans"]["pairs"])
        assert anna.reply_to(anna.lay(1, "ab", before="a")) == ""
        assert anna.reply_to(anna.lay(1, "abc", before="ab"))
        assert anna.reply_to(anna.lay(2, "s")) == ""
        assert rows(evening)[0][:2] == ("ab", "s")


# After a crash


def test_phones_reconnect_after_the_laptop_was_killed(service: Phones, evening: Evening) -> None:
    planning(evening)
    with phones_of(service, count=2) as [anna, boris]:
        boris.reply_to(boris.lay(1, "b"))
        killed = service.invitation
        service._close()  # like a kill: the port is gone, and nobody has said goodbye
        evening.kill()
        again = Phones(evening.session, ANY_PORT)
        again.resume(HERE)
        assert again.invitation == killed
        evening.do(do.ResumeGame(evening.view.unfinished_games[0].item))
        back = Phone(anna.address, "", boris.token).open()
        back.wait_until(lambda: back.shown.get("plans", None) is not None)
        assert back.shown["plans"]["plan"][0] == "b"
        back.close()
        again.stop()


def test_typed_cards_reach_only_their_own_plans(service: Phones, evening: Evening) -> None:
    planning(evening)
    with phones_of(service, count=1) as [anna]:
        anna.reply_to(anna.lay(1, "a"))
        game = anna.shown["plans"]["game"]
        evening.do(do.CloseGame())
        number = anna.enter("lay", game=game, turn=2, slot="b", before="")
        anna.wait_until(lambda: anna.shown["plans"] is None)
        assert number not in anna.done
        evening.do(do.ResumeGame(evening.view.unfinished_games[0].item))
        anna.wait_until(lambda: bool(anna.shown["plans"]))
        anna.say(type="entry", page=anna.page, number=number, entry=_lay_of(game, 2, "b"))
        assert anna.reply_to(number) == ""
        assert rows(evening)[0][:2] == ("a", "b")
        evening.do(do.CloseGame(), do.ResolveOnly())
        number = anna.enter("lay", game=game, turn=3, slot="c", before="")
        assert "closed" in anna.reply_to(number)
        assert rows(evening)[0][2] == ""


def test_card_is_checked_against_one_view_of_the_session(
    service: Phones, evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The plans may be reopened between two views. The card then waits, and is not rejected as too late."""
    planning(evening)
    with phones_of(service, count=1) as [anna]:
        anna.wait_until(lambda: bool(anna.shown.get("plans")))
        game = anna.shown["plans"]["game"]
        evening.do(do.CloseGame())
        anna.wait_until(lambda: anna.shown["plans"] is None)
        look, again = evening.session.view, evening.view.unfinished_games[0].item

        def look_then_continue(seat: int | None = None) -> SessionView:
            seen = look(seat)
            if seen.resolution is None and threading.current_thread().name.startswith("phones entries"):
                evening.do(do.ResumeGame(again))
            return seen

        monkeypatch.setattr(evening.session, "view", look_then_continue)
        number = anna.enter("lay", game=game, turn=1, slot="b", before="")
        anna.wait_until(lambda: bool(anna.shown["plans"]))
        anna.say(type="entry", page=anna.page, number=number, entry=_lay_of(game, 1, "b"))
        assert anna.reply_to(number) == ""
        assert rows(evening)[0][0] == "b"


def _lay_of(game: str, turn: int, slot: str) -> dict[str, object]:
    return {"do": "lay", "game": game, "turn": turn, "slot": slot, "before": ""}


def test_ended_evening_does_not_reopen_the_port(evening: Evening) -> None:
    service = Phones(evening.session, ANY_PORT)
    service.start(HERE)
    service.stop()
    service.resume(HERE)
    assert not service.is_on


# Stages


def test_every_stage_is_shown_on_phones(service: Phones, evening: Evening) -> None:
    assert service.invitation is not None
    board = Phone(service.invitation.address, service.invitation.code, spectator=True, language="ru").open()
    with phones_of(service, count=1) as [anna]:
        begin_mission(evening)
        anna.wait_until(lambda: (anna.shown.get("round") or {}).get("state") == "ready")
        evening.play(100)
        anna.wait_until(lambda: len(anna.shown.get("said", [])) > 1)
        board.wait_until(lambda: len(board.shown.get("said", [])) > 1)
        assert board.shown["said"][0]["text"] == "Вражеская активность"
        evening.play(LONGER_THAN_ANY)
        anna.wait_until(lambda: anna.shown.get("stage") == str(Stage.SUMMARY))
        evening.do(do.GoToPlans())
        while evening.view.resolution and (sheet := evening.view.resolution.sheet) and sheet.unknown:
            evening.do(do.DrawThreat(sheet.unknown[0].turn))
        anna.wait_until(lambda: bool(anna.shown.get("plans")))
        assert board.shown.get("plans") is None
        anna.reply_to(anna.lay(1, "b"))
        anna.reply_to(anna.finish())
        assert service.seat_progress()[0].finished
        evening.do(do.StartWalk(), do.GoToStep(6))
        anna.wait_until(lambda: bool(anna.shown.get("walk")))
        assert anna.shown["walk"]["own"]["plan"][0] == "b"
        board.wait_until(lambda: bool(board.shown.get("walk")))
        assert len(board.shown["ship"]["figures"]) == 5
        assert board.shown["walk"]["over"] == ""
        evening.do(do.GoToStep(10_000))
        anna.wait_until(lambda: bool(anna.shown["walk"]["over"]))
        anna.wait_until(lambda: bool(anna.shown["walk"]["own"]["advice"]))
        board.wait_until(lambda: bool(board.shown["walk"]["over"]))
        assert board.shown["walk"]["own"] is None
    board.close()


def test_phone_uses_its_own_language(service: Phones) -> None:
    assert service.invitation is not None
    phone = Phone(service.invitation.address, service.invitation.code, language="ru-RU").open()
    phone.wait_until(lambda: bool(phone.shown))
    assert phone.shown["seats"][3]["name"] == "Зелёный"
    phone.say(type="language", language="cs")
    phone.wait_until(lambda: phone.shown["seats"][3]["name"] == "Zelená")
    phone.close()


# Questions for everyone


TARGETS = SingleChoice(
    message("school-ask-transfer"), options=[Option("a", message("story-card-a")), Option("b", message("story-card-b"))]
)
MARKS = Count(message("school-why-transfer"), most=3)
LATE = MultiChoice(message("school-ask-transfer"), options=TARGETS.options)


def asked_of(phone: Phone) -> dict[str, Any]:
    phone.wait_until(lambda: bool(phone.shown.get("question")))
    question = phone.shown["question"]
    assert isinstance(question, dict)
    return question


def answer(phone: Phone, *keys: str) -> str:
    """Answer on this phone. Return why the answer was refused, or an empty string."""
    return phone.reply_to(phone.enter("answer", question=asked_of(phone)["id"], keys=list(keys)))


def test_seats_answer_exercises_separately(service: Phones) -> None:
    with phones_of(service, count=3) as phones:
        service.show_question(TARGETS)
        for phone, key in zip(phones, "ab", strict=False):
            assert answer(phone, key) == ""
        assert service.answers() == {0: "a", 1: "b", 2: None}
        for phone, own in zip(phones, (["a"], ["b"], []), strict=True):
            phone.wait_until(lambda phone=phone, own=own: asked_of(phone)["own"] == own)  # type: ignore[misc]
            assert asked_of(phone)["answered"] == bool(own)
        assert not any('"own": ["a"]' in message for message in phones[2].wire + phones[1].wire)
        assert answer(phones[0], "b") == ""
        assert service.answers()[0] == "b"
        service.show_question(None)
        for phone in phones:
            phone.wait_until(lambda phone=phone: phone.shown["question"] is None)  # type: ignore[misc]
        assert service.answers() == {}


def test_numbers_and_multiple_choices_use_option_keys(service: Phones) -> None:
    with phones_of(service, count=1) as [phone]:
        service.show_question(MARKS)
        assert [one["key"] for one in asked_of(phone)["options"]] == ["0", "1", "2", "3"]
        assert answer(phone, "2") == ""
        assert service.answers() == {0: 2}
        service.show_question(LATE)
        phone.wait_until(lambda: asked_of(phone)["several"])
        assert answer(phone, "b", "a") == ""
        assert service.answers() == {0: ("a", "b")}
        assert answer(phone) == ""
        assert service.answers() == {0: ()}


def test_invalid_and_late_answers_are_refused(service: Phones) -> None:
    with phones_of(service, count=1) as [phone]:
        service.show_question(MARKS)
        before = asked_of(phone)["id"]
        for keys in (["4"], ["-1"], ["1", "2"], [], ["\u0662"], ["a"]):
            assert answer(phone, *keys) != ""
        service.show_question(LATE)
        phone.wait_until(lambda: asked_of(phone)["id"] != before)
        assert answer(phone, "c") != ""
        late = phone.enter("answer", question=before, keys=["2"])
        assert phone.reply_to(late) == "That question is closed."
        assert service.answers() == {0: None}


def test_phones_without_a_seat_are_asked_nothing(service: Phones) -> None:
    with phones_of(service, count=1) as [phone]:
        assert service.invitation is not None
        address, code = service.invitation.address, service.invitation.code
        others = [Phone(address, code, spectator=spectator).open() for spectator in (True, False)]
        service.show_question(TARGETS)
        asked_of(phone)
        for other in others:
            other.wait_until(lambda other=other: bool(other.shown))  # type: ignore[misc]
            other.listen(0.3)
            assert not any("story" in message or '"question": {' in message for message in other.wire)
            other.close()
        assert service.answers() == {0: None}


def test_nothing_is_asked_during_a_mission(service: Phones, evening: Evening) -> None:
    with phones_of(service, count=1) as [phone]:
        begin_mission(evening)
        service.show_question(TARGETS)
        phone.wait_until(lambda: bool(phone.shown.get("round")))
        assert phone.shown["question"] is None


def test_name_for_a_missing_seat_is_refused(service: Phones, evening: Evening) -> None:
    with phones_of(service, count=5) as [*_, fifth]:
        begin_mission(evening)
        evening.do(do.SetCrewSize(4, 0))
        assert fifth.reply_to(fifth.enter("rename", name="Eve"))
