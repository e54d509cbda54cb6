"""The player's position is what is heard: in silence by the machine's clock, with a device by the frames it takes."""

import pytest

from spacealert.intercom.player import AfterSleep, Player, State
from spacealert.intercom.soundtrack import Kind, Soundtrack, soundtrack
from spacealert.intercom.voice import Voice
from spacealert.scenario.model import DataTransfer, Event, Scenario, Threat, Zone
from spacealert.scenario.model import Kind as ScenarioKind


class Time:
    """A machine's clock that a test turns, and the sleep of that machine."""

    def __init__(self) -> None:
        self.seconds = 1000.0
        self.slept = 0.0

    def now(self) -> float:
        return self.seconds

    def asleep(self) -> float:
        return self.slept


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def mission(plausible_voice: Voice) -> Soundtrack:
    events = (Event(10, Threat(2, zone=Zone.RED)), Event(40, DataTransfer()))
    return soundtrack(Scenario("X", ScenarioKind.MISSION, {"en": "X"}, (120, 240), events), plausible_voice)


def silent(mission: Soundtrack, time: Time, after_sleep: AfterSleep = AfterSleep.STOPS) -> Player:
    return Player(mission, after_sleep=after_sleep, now=time.now, asleep=time.asleep)


def test_time_runs_only_while_it_plays(mission: Soundtrack, time: Time) -> None:
    player = silent(mission, time)
    time.seconds += 5
    assert (player.position, player.state) == (0, State.READY)
    player.play()
    time.seconds += 12.5
    assert (round(player.position, 4), player.state) == (12.5, State.PLAYING)
    player.pause()
    time.seconds += 60
    assert (round(player.position, 4), player.state) == (12.5, State.PAUSED)
    player.play()
    time.seconds += 1
    assert player.position == pytest.approx(13.5, abs=1e-4)


def test_a_pause_in_the_middle_of_a_word_can_begin_the_announcement_again(mission: Soundtrack, time: Time) -> None:
    player = silent(mission, time)
    player.play()
    time.seconds += 14
    player.pause()
    player.play(again=True)
    assert player.position == 10


def test_a_hundred_pauses_do_not_make_it_drift(mission: Soundtrack, time: Time) -> None:
    player = silent(mission, time)
    for _ in range(100):
        player.play()
        time.seconds += 0.777
        player.pause()
        time.seconds += 0.3
    assert player.position == pytest.approx(77.7, abs=0.001 * 100 / 48)


def test_seek_goes_there_paused_or_not_and_never_beyond(mission: Soundtrack, time: Time) -> None:
    player = silent(mission, time)
    player.play()
    player.seek(60)
    time.seconds += 1
    assert player.position == pytest.approx(61, abs=1e-4)
    player.pause()
    player.seek(30)
    assert (player.position, player.state) == (30, State.PAUSED)
    player.seek(-5)
    assert player.position == 0
    player.seek(9999)
    assert (player.position, player.state) == (mission.length, State.ENDED)


def test_the_end_is_the_end_and_play_begins_anew(mission: Soundtrack, time: Time) -> None:
    player = silent(mission, time)
    player.play()
    time.seconds += 1000
    assert (player.position, player.state) == (mission.length, State.ENDED)
    player.play()
    assert (player.position, player.state) == (0, State.PLAYING)


def test_repeat_goes_back_to_the_last_announcement(mission: Soundtrack, time: Time) -> None:
    player = silent(mission, time)
    player.play()
    time.seconds += 35
    repeated = player.repeat_last()
    assert repeated is not None
    assert repeated.kind is Kind.THREAT
    assert player.position == 10


def test_speed_changes_the_pace_and_not_the_place(mission: Soundtrack, time: Time) -> None:
    player = silent(mission, time)
    player.play()
    time.seconds += 10
    player.speed = 1.5
    time.seconds += 10
    assert player.position == pytest.approx(25, abs=1e-4)
    player.speed = 9
    assert player.speed == 1.5


@pytest.mark.parametrize(("after_sleep", "expected"), [(AfterSleep.STOPS, 20), (AfterSleep.GOES_ON, 80)])
def test_sleep_stops_the_mission_or_does_not(
    mission: Soundtrack, time: Time, after_sleep: AfterSleep, expected: float
) -> None:
    player = silent(mission, time, after_sleep)
    player.play()
    time.seconds += 10
    time.slept += 60  # the machine's clock stood still
    assert player.position == pytest.approx(expected - 10, abs=1e-3)
    time.seconds += 10
    assert player.position == pytest.approx(expected, abs=1e-3)
