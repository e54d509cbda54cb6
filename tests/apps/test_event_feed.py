"""Mission events for other programs: everything the crew hears, in order and never early."""

import io
import json
import socket
import sys
from pathlib import Path
from subprocess import PIPE

import pytest
from support.child_process import child_process
from support.silent_session import Evening
from support.waiting import wait_until
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from spacealert.apps.event_feed import EventFeed, MissionSnapshot, compare_snapshots, take_snapshot
from spacealert.kit.i18n.errors import UserError
from spacealert.missions import library
from spacealert.session import interrupted
from spacealert.session.commands import PlayRound, Seek


def _begun() -> Evening:
    evening = Evening()
    evening.do(PlayRound(interrupted.new_round(evening.view.setup, "S2-3"), False, 0.0))
    evening.session.wait()
    return evening


def test_each_announcement_is_sent_once_and_never_early() -> None:
    evening, before, told = _begun(), MissionSnapshot(), []
    soundtrack = evening.session.player.soundtrack
    for second in range(0, int(soundtrack.phases[-1].end) + 4, 2):
        after = take_snapshot(evening.session)
        for event in compare_snapshots(before, after):
            assert event["at"] <= max(0, second)
            told.append(event)
        before = after
        evening.play(2)
    names = [event["event"] for event in told]
    announced = [event["text"] for event in told if event["event"] == "announcement"]
    assert names[0] == "mission"
    assert names.count("phase") == 3
    assert names.count("over") == 1
    assert [event["down"] for event in told if event["event"] == "communications"] == [True, False] * len(
        soundtrack.silences
    )
    levels = [event["level"] for event in told if event["event"] == "danger"]
    assert levels == sorted(levels)
    assert announced == [cue.said_once for cue in soundtrack.cues]
    threats = [event for event in told if event.get("zone")]
    assert {"zone", "turn", "serious", "confirmed"} <= threats[0].keys()
    assert json.loads(json.dumps(told)) == told
    assert library.find("S2-3").id in str(told[0]["name"])


def test_repeated_announcement_is_sent_again() -> None:
    evening = _begun()
    evening.play(100)
    late = take_snapshot(evening.session)
    evening.do(Seek(5))
    early = take_snapshot(evening.session)
    assert [event["event"] for event in compare_snapshots(late, early)].count("announcement") == 0
    again = [event for event in compare_snapshots(early, late) if event["event"] == "announcement"]
    assert len(again) > 2


def _free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


def test_late_listener_gets_the_current_state() -> None:
    evening, port, out = _begun(), _free_port(), io.StringIO()
    evening.play(115)  # communications are down
    with EventFeed(out, port).serve() as feed:
        feed.start_watching(evening.session)
        wait_until(lambda: '"communications"' in out.getvalue())
        with connect(f"ws://127.0.0.1:{port}") as listener:
            heard = [json.loads(listener.recv(5))["event"] for _ in range(4)]
            assert set(heard) == {"mission", "phase", "danger", "communications"}
            evening.play(30)
            assert json.loads(listener.recv(5))["event"] == "announcement"
    lines = [json.loads(line) for line in out.getvalue().splitlines()]
    assert lines[0]["event"] == "mission"


def test_pages_of_other_sites_are_refused() -> None:
    port = _free_port()
    with EventFeed(None, port).serve():
        with pytest.raises(InvalidStatus), connect(f"ws://127.0.0.1:{port}", origin=Origin("https://example.org")):
            pass
        with connect(f"ws://127.0.0.1:{port}", origin=Origin("file://")):
            pass


def test_occupied_port_is_reported_before_the_mission() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(UserError) as refused, EventFeed(None, port).serve():
            pass
    assert refused.value.text_id == "player-events-port"


def test_piped_output_contains_only_events(own_folder: Path) -> None:
    words = ["play", "S2-3", "--terminal", "--silent", "--events", "-", "--from", "9:59", "--speed", "1.5"]
    events: set[str] = set()
    with (
        (own_folder / "told").open("wb") as told,
        child_process([sys.executable, "-m", "spacealert", *words], stdout=PIPE, stderr=told, text=True) as process,
    ):
        assert process.stdout is not None
        while "over" not in events:  # later sounds don't delay it
            events.add(json.loads(process.stdout.readline())["event"])
        wait_until((own_folder / "told").read_bytes)  # the lines for players
    assert {"mission", "announcement", "phase"} <= events
