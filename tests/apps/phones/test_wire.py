"""Phones receive nothing before it is announced, and only the remaining time while communications are down."""

import json
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from attrs import evolve
from hypothesis import HealthCheck, given
from hypothesis import strategies as st
from support.examples import examples
from support.languages import ENGLISH
from support.phone import Phone, phones_of
from support.silent_session import Evening

from spacealert.announcer.compiler import Soundtrack, compile_soundtrack
from spacealert.apps.phones.compose import SeatProgress, build_page
from spacealert.apps.phones.messages import PageMessage, RoundMessage
from spacealert.apps.phones.service import Phones
from spacealert.kit.audio import voice_pack
from spacealert.kit.audio.player import Player
from spacealert.missions import library
from spacealert.missions.announcements import CommunicationsDown
from spacealert.session import Session
from spacealert.session import commands as do
from spacealert.session.action_round import ActionRound
from spacealert.session.session_state import Playing, SessionState
from spacealert.session.setup import TableSetup

pytestmark = pytest.mark.usefixtures("own_folder")

MISSIONS = [entry.scenario.name for entry in library.entries()]
WITH_SILENCES = [
    entry.scenario.name
    for entry in library.entries()
    if any(isinstance(event.what, CommunicationsDown) for event in entry.scenario.events)
]
SEATS: list[int | None] = [None, 0, 1, 2, 3, 4]
CREW = TableSetup().with_crew_size(5, 0)


@cache
def soundtrack(mission: str) -> Soundtrack:
    return compile_soundtrack(library.find(mission), voice_pack.default_voice("en"), CREW.crew)


def shown_of(compiled: Soundtrack, second: float) -> list[PageMessage]:
    """Return everything that seats and spectators see at this second of a mission."""
    round_ = ActionRound(CREW, compiled.scenario.name, compiled.scenario, seed=1, id="game")
    player = Player(compiled, now=lambda: 0.0, asleep=lambda: 0.0)
    player.seek(second)
    player.play()
    session = Session(make_player=lambda *_: player, state=SessionState(CREW, at_table=Playing(round_)))
    session.wait()
    try:
        shared = session.view()
        return [
            build_page(ENGLISH, shared if seat is None else session.view(seat), shared, seat, [SeatProgress()] * 5)
            for seat in SEATS
        ]
    finally:
        session.close()


def without_the_future(compiled: Soundtrack, second: float) -> Soundtrack:
    """Return a mission that is the same up to this second and different afterwards."""
    cues = tuple(cue for cue in compiled.cues if cue.at <= second)
    silences = tuple(silence for silence in compiled.silences if silence.begin <= second * compiled.rate)
    heard = [cue.event for cue in cues if cue.event is not None]
    now = compiled.phase_at(second)
    phases = tuple(
        phase if phase.number <= now.number else evolve(phase, begin=phase.begin + 37, end=phase.end + 61)
        for phase in compiled.phases
    )
    scenario = evolve(compiled.scenario, events=tuple(event for event in compiled.scenario.events if event in heard))
    return evolve(compiled, cues=cues, silences=silences, phases=phases, scenario=scenario)


@examples(60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.sampled_from(MISSIONS), st.floats(0, 1))
def test_phones_show_only_what_was_announced(mission: str, share: float) -> None:
    compiled = soundtrack(mission)
    second = share * compiled.phases[-1].end
    assert shown_of(compiled, second) == shown_of(without_the_future(compiled, second), second)


@examples(60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.sampled_from(WITH_SILENCES), st.data())
def test_phones_show_nothing_while_communications_are_down(mission: str, data: st.DataObject) -> None:
    compiled = soundtrack(mission)
    silence = data.draw(st.sampled_from(compiled.silences))
    second = data.draw(st.floats(silence.begin / compiled.rate + 0.01, silence.end / compiled.rate - 0.01))
    for seat, one in zip(SEATS, shown_of(compiled, second), strict=True):
        assert one.round is not None
        told = RoundMessage(
            "game", "playing", True, one.round.phase, one.round.phases, silence.end / compiled.rate, leads=seat == 0
        )
        assert one == PageMessage("round", one.mission, seat, one.seats, round=told)


# The same over a real connection, through a whole mission


@pytest.fixture
def evening() -> Iterator[Evening]:
    evening = Evening()
    evening.do(do.SetCrewSize(5, 0), do.GiveRole("communications", 1), do.GiveRole("security", 2))
    yield evening
    evening.session.close()


@pytest.mark.parametrize("mission", ["S1-1", "S2-3"])
def test_whole_mission_over_the_network(evening: Evening, mission: str) -> None:
    service = Phones(evening.session, ports=(0,))
    service.start("127.0.0.1")
    assert service.invitation is not None
    board = Phone(service.invitation.address, service.invitation.code, spectator=True).open()
    evening.do(do.ChooseMission(mission), do.StartMission())
    evening.session.wait()
    compiled = evening.session.player.soundtrack
    with phones_of(service, count=3) as phones:
        evening.do(do.Play())
        for place, cue in enumerate(compiled.cues):
            evening.time = cue.at + 0.01
            for phone in (*phones, board):
                phone.wait_until(lambda phone=phone, place=place: _is_at(phone, compiled, place))  # type: ignore[misc]
    board.close()
    service.stop()
    for phone in (*phones, board):
        assert _check_wire(phone, compiled) >= len(compiled.silences)


def test_ending_the_round_in_silence_ends_it_on_phones(evening: Evening) -> None:
    service = Phones(evening.session, ports=(0,))
    service.start("127.0.0.1")
    evening.do(do.ChooseMission("S2-3"), do.StartMission())
    evening.session.wait()
    with phones_of(service, count=1) as [anna]:
        evening.do(do.Play())
        evening.time = 465  # the second silence, in phase 3
        anna.wait_until(lambda: _is_silent(anna))
        evening.do(do.EndMission())
        anna.wait_until(lambda: anna.shown.get("stage") == "summary" and not _is_silent(anna))
    service.stop()


def _is_silent(phone: Phone) -> bool:
    return (phone.shown.get("round") or {}).get("silence_ends") is not None


def _is_at(phone: Phone, compiled: Soundtrack, place: int) -> bool:
    """Return whether announcement number `place` is shown (or the silence, while communications are down)."""
    if compiled.silence_at(compiled.cues[place].at + 0.01) is not None:
        return _is_silent(phone)
    return not _is_silent(phone) and len(phone.shown.get("said", [])) == place + 1


def _check_wire(phone: Phone, compiled: Soundtrack) -> int:
    """Compare every message with what had been announced when it was sent. Return the number of silences."""
    shown: dict[str, Any] = {}
    silences = 0
    for text in phone.wire:
        message = json.loads(text)
        if message["type"] in ("welcome", "seated"):
            continue
        assert message["type"] in ("shown", "clock")
        shown |= message.get("changed", {})
        round_, clock = shown["round"], message["clock"]
        if round_ is None or clock is None:
            continue
        silence = compiled.silence_at(clock["second"])
        if round_["silence_ends"] is not None:
            silences += "round" in message.get("changed", {})
            assert silence is not None
            assert (shown["said"], shown["draws"], round_["duties"], round_["what"]) == ([], [], [], "")
            continue
        assert silence is None or round_["state"] != "playing"
        announced = [cue.at for cue in compiled.cues if cue.at <= clock["second"]]
        expected = announced if round_["state"] not in ("ready", "preparing") else []
        assert [said["second"] for said in shown["said"]] == expected
    return silences
