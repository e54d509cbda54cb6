"""The player's position matches the sound: by the machine's clock in silence, by frames with a device."""

from collections.abc import Iterator

import numpy as np
import pytest
from support.waiting import wait_until

from spacealert.announcer.compiler import COUNT_IN, Soundtrack, compile_soundtrack
from spacealert.kit.audio import RATE, voice_pack
from spacealert.kit.audio.clock import DeviceClock
from spacealert.kit.audio.devices import Block, Pull
from spacealert.kit.audio.mixing import Mixing
from spacealert.kit.audio.player import AfterSleep, Player, PlayerState
from spacealert.kit.audio.signal import as_int16
from spacealert.kit.audio.timeline import Channel
from spacealert.kit.audio.voice_pack import Voice
from spacealert.missions.announcements import AnnouncedThreat, AnnouncementKind, DataTransfer, Zone
from spacealert.missions.scenario import Kind as ScenarioKind
from spacealert.missions.scenario import Scenario, ScenarioEvent


class Time:
    """A fake clock of a machine, and its sleep."""

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
    events = (ScenarioEvent(10, AnnouncedThreat(2, zone=Zone.RED)), ScenarioEvent(40, DataTransfer()))
    return compile_soundtrack(Scenario("X", ScenarioKind.MISSION, {"en": "X"}, (120, 240), events), plausible_voice)


def silent(mission: Soundtrack, time: Time, after_sleep: AfterSleep = AfterSleep.STOPS) -> Player[Soundtrack]:
    return Player(mission, after_sleep=after_sleep, now=time.now, asleep=time.asleep)


def test_time_runs_only_while_playing(mission: Soundtrack, time: Time) -> None:
    player = silent(mission, time)
    time.seconds += 5
    assert (player.position, player.state) == (0, PlayerState.READY)
    player.play()
    time.seconds += 12.5
    assert (round(player.position, 4), player.state) == (12.5, PlayerState.PLAYING)
    player.pause()
    time.seconds += 60
    assert (round(player.position, 4), player.state) == (12.5, PlayerState.PAUSED)
    player.play()
    time.seconds += 1
    assert player.position == pytest.approx(13.5, abs=1e-4)


def test_pause_within_an_announcement_can_repeat_it(mission: Soundtrack, time: Time) -> None:
    player = silent(mission, time)
    player.play()
    time.seconds += 14
    player.pause()
    player.play(again=True)
    assert player.position == 10


def test_hundred_pauses_cause_no_drift(mission: Soundtrack, time: Time) -> None:
    player = silent(mission, time)
    for _ in range(100):
        player.play()
        time.seconds += 0.777
        player.pause()
        time.seconds += 0.3
    assert player.position == pytest.approx(77.7, abs=0.001 * 100 / 48)


def test_seek_works_while_paused_and_stays_in_range(mission: Soundtrack, time: Time) -> None:
    player = silent(mission, time)
    player.play()
    player.seek(60)
    time.seconds += 1
    assert player.position == pytest.approx(61, abs=1e-4)
    player.pause()
    player.seek(30)
    assert (player.position, player.state) == (30, PlayerState.PAUSED)
    player.seek(-5)
    assert player.position == 0
    player.seek(9999)
    assert (player.position, player.state) == (mission.length, PlayerState.ENDED)


def test_play_after_the_end_starts_again(mission: Soundtrack, time: Time) -> None:
    player = silent(mission, time)
    player.play()
    time.seconds += 1000
    assert (player.position, player.state) == (mission.length, PlayerState.ENDED)
    player.play()
    assert (player.position, player.state) == (0, PlayerState.PLAYING)


def test_changing_speed_keeps_the_position(mission: Soundtrack, time: Time) -> None:
    player = silent(mission, time)
    player.play()
    time.seconds += 10
    player.speed = 1.5
    time.seconds += 10
    assert player.position == pytest.approx(25, abs=1e-4)
    player.speed = 9
    assert player.speed == 1.5


@pytest.mark.parametrize(("after_sleep", "expected"), [(AfterSleep.STOPS, 20), (AfterSleep.GOES_ON, 80)])
def test_sleep_stops_the_mission_if_chosen(
    mission: Soundtrack, time: Time, after_sleep: AfterSleep, expected: float
) -> None:
    player = silent(mission, time, after_sleep)
    player.play()
    time.seconds += 10
    time.slept += 60  # the monotonic clock stopped
    assert player.position == pytest.approx(expected - 10, abs=1e-3)
    time.seconds += 10
    assert player.position == pytest.approx(expected, abs=1e-3)


class Device:
    """A fake loudspeaker that takes frames on request and keeps them."""

    name = "hand"
    whole = False
    latency = 0.0
    lag = 0.0
    period = 2880

    def __init__(self, time: Time) -> None:
        self._time = time
        self._pull: Pull | None = None
        self.got: list[Block] = []

    def start(self, rate: int, pull: Pull, left: int) -> bool:
        self._pull = pull
        self.take()
        return True

    def stop(self) -> None:
        self._pull = None

    def close(self) -> None:
        self.stop()

    def take(self) -> None:
        if self._pull is not None:
            self.got.append(self._pull(self.period))

    def run(self, seconds: float) -> None:
        """Let time pass, with the device taking a block whenever it has played one."""
        for _ in range(round(seconds * 48000 / self.period)):
            self._time.seconds += self.period / 48000
            self.take()


@pytest.fixture
def heard_by(mission: Soundtrack, plausible_voice: Voice, time: Time) -> Iterator[tuple[Player[Soundtrack], Device]]:
    device = Device(time)
    with Player(mission, Mixing(mission, plausible_voice), device, now=time.now, asleep=time.asleep) as player:
        yield player, device


def test_device_frames_drive_the_clock(heard_by: tuple[Player[Soundtrack], Device], time: Time) -> None:
    player, device = heard_by
    player.play()
    device.run(3)
    assert player.position == pytest.approx(3, abs=0.065)
    assert player.is_sounding


def test_device_warm_up_costs_no_mission_time(mission: Soundtrack, plausible_voice: Voice, time: Time) -> None:
    class Late(Device):
        latency = 0.085
        there = False

        def start(self, rate: int, pull: Pull, left: int) -> bool:
            return self.there and super().start(rate, pull, left)

    device = Late(time)
    with Player(mission, Mixing(mission, plausible_voice), device, now=time.now, asleep=time.asleep) as player:
        player.play()
        time.seconds += 20
        assert player.position == pytest.approx(20, abs=0.001)
        device.there = True
        wait_until(lambda: player.is_sounding)
        device.run(0.6)
        assert player.is_sounding
        assert player.position == pytest.approx(20.6, abs=0.01)


def test_restarted_device_keeps_its_measured_latency() -> None:
    """Its buffers still contain silence then, so the first pulls show less."""
    fresh, again = DeviceClock(RATE), DeviceClock(RATE, least_lag=0.1)
    for clock in (fresh, again):
        for block in range(20):
            clock.record_pull(100 + 0.05 * block, RATE // 20)
    assert fresh.audible_frame(100.95) == pytest.approx(0.95 * RATE)
    assert again.audible_frame(100.95) == pytest.approx(0.85 * RATE)


def test_late_sound_is_skipped_between_words(heard_by: tuple[Player[Soundtrack], Device], time: Time) -> None:
    player, device = heard_by
    player.play()
    device.run(1.8)
    time.seconds += 0.3  # the machine is busy, and the device does not pull
    device.run(1.2)  # the first announcement is still being spoken
    assert player.seconds_behind == pytest.approx(0.3, abs=0.01)
    assert player.position == pytest.approx(3.0, abs=0.065)
    device.run(3)
    assert player.seconds_behind == pytest.approx(0, abs=0.01)
    assert player.position == pytest.approx(6.3, abs=0.065)


def test_small_lag_is_ignored(heard_by: tuple[Player[Soundtrack], Device], time: Time) -> None:
    player, device = heard_by
    player.play()
    device.run(5)
    time.seconds += 0.03
    device.run(4)
    assert player.seconds_behind == pytest.approx(0.03, abs=0.005)


def test_displayed_time_never_goes_back(heard_by: tuple[Player[Soundtrack], Device], time: Time) -> None:
    player, device = heard_by
    player.play()
    seen = []
    for stall in (0, 0.1, 0, 0.25, 0.05, 0):
        time.seconds += stall
        for _ in range(40):
            device.run(0.06)
            seen.append(player.position)
    assert seen == sorted(seen)


def test_volume_and_mute_work(heard_by: tuple[Player[Soundtrack], Device]) -> None:
    player, device = heard_by
    player.play()
    device.run(0.6)
    loud = int(np.abs(device.got[-1]).max())
    player.volume = 0.5
    device.run(0.12)
    assert int(np.abs(device.got[-1]).max()) == pytest.approx(loud / 2, abs=loud * 0.05)
    player.muted = True
    device.run(0.12)
    assert not device.got[-1].any()


def test_each_channel_has_its_own_level(
    mission: Soundtrack, plausible_voice: Voice, sounding_effects: Voice, time: Time
) -> None:
    device = Device(time)
    mixing = Mixing(mission, plausible_voice, sounding_effects)
    with Player(mission, mixing, device, now=time.now, asleep=time.asleep) as player:
        player.levels = {Channel.VOICE: 0.0, Channel.EFFECTS: 0.5}
        player.siren = False
        player.play()
        device.run(0.6)
    heard = device.got[3] / np.float32(32767)
    assert np.abs(heard).max() > 0.001
    levels = {**player.levels, Channel.SIREN: 0.0}
    assert np.abs(heard - mixing.block(2 * device.period, device.period, levels=levels)).max() < 0.001


def test_pause_is_silent_and_loses_nothing(
    heard_by: tuple[Player[Soundtrack], Device], mission: Soundtrack, plausible_voice: Voice
) -> None:
    player, device = heard_by
    player.play()
    device.run(0.6)
    player.pause()
    device.run(0.6)
    player.play()
    device.run(0.6)
    blocks = [block for block in device.got[1:] if np.abs(block[300:]).any()]
    heard = np.concatenate(blocks) / np.float32(32767)
    expected = Mixing(mission, plausible_voice).block(0, len(heard))
    differing = np.flatnonzero(np.abs(heard - expected) > 0.001)
    assert len(differing) <= 240, "only the fade at the seam"
    assert len(device.got) == 1 + 30


def frames_got(device: Device, blocks: int) -> int:
    """Return the number of frames of the mission's sound, which begins with the second block."""
    return sum(map(len, device.got[1:blocks]))


def spoken_over(player: Player[Soundtrack], device: Device, mixing: Mixing, begin: int) -> Block:
    """Return what the device received from this block on, minus the mission's own sound."""
    got = np.concatenate(device.got[begin:]) / np.float32(32767)
    mission = mixing.block(frames_got(device, begin), len(got))
    return np.rint((got - mission) * 32767).astype(np.int16)


def test_announcement_can_be_repeated_while_the_mission_runs(
    heard_by: tuple[Player[Soundtrack], Device], mission: Soundtrack, plausible_voice: Voice
) -> None:
    player, device = heard_by
    mixing = Mixing(mission, plausible_voice)
    player.play()
    device.run(25)
    (threat,) = (cue for cue in mission.cues if cue.kind is AnnouncementKind.THREAT)
    assert threat.end < 25 * RATE
    begin = len(device.got)
    assert player.repeat_announcement() is threat
    device.run(8)
    assert player.position == pytest.approx(33, abs=0.065), "its time goes on"
    over = spoken_over(player, device, mixing, begin)
    expected = np.rint(mixing.render_speech(threat.repeat) * 32767).astype(np.int16)
    first = int(np.flatnonzero(np.abs(over) > 2)[0])
    assert first < RATE / 5, "said at once"
    said = over[RATE * 15 // 100 :]
    assert np.abs(said[: len(expected)].astype(int) - expected).max() <= 2
    assert np.abs(said[len(expected) :]).max() <= 2, "and nothing after it"


def test_repeat_fits_between_announcements(
    heard_by: tuple[Player[Soundtrack], Device], mission: Soundtrack, plausible_voice: Voice
) -> None:
    player, device = heard_by
    mixing = Mixing(mission, plausible_voice)
    player.play()
    device.run(12)
    (threat,) = (cue for cue in mission.cues if cue.kind is AnnouncementKind.THREAT)
    assert threat.sample < 12 * RATE < threat.end
    begin = len(device.got)
    assert player.repeat_announcement() is threat
    assert player.repeat_announcement() is threat, "which is what it says already"
    device.run(12)
    over = np.flatnonzero(np.abs(spoken_over(player, device, mixing, begin)) > 5)
    assert frames_got(device, begin) + over[0] > threat.end
    device.run(14.6)
    transfer = next(cue for cue in mission.cues if cue.kind is AnnouncementKind.DATA_TRANSFER)
    assert 0 < transfer.sample - player.position * RATE < len(mixing.render_speech(threat.repeat))
    assert player.repeat_announcement() is None, (
        "it would run into the next announcement, after which it would be too late"
    )


def test_repeat_never_overlaps_an_announcement(
    heard_by: tuple[Player[Soundtrack], Device], mission: Soundtrack, plausible_voice: Voice
) -> None:
    player, device = heard_by
    mixing = Mixing(mission, plausible_voice)
    player.play()
    said = 0
    for second in range(11, 115, 4):
        player.seek(second)
        device.run(0.12)
        again, begin = player.repeat_announcement(), len(device.got)
        if again is None:
            continue
        said += 1
        device.run(10 + len(mixing.render_speech(again.repeat)) / RATE)
        got = np.concatenate(device.got[begin:]) / np.float32(32767)
        start = second * RATE + 2 * device.period
        over = start + np.flatnonzero(np.abs(got - mixing.block(start, len(got))) > 0.001)
        assert not any(cue.sample < sample < cue.end for cue in mission.cues for sample in over[[0, -1]])
        assert not any(over[0] < cue.sample < over[-1] for cue in mission.cues if cue.is_spoken)
    assert said > 12


def test_outdated_announcement_is_not_repeated(
    heard_by: tuple[Player[Soundtrack], Device], time: Time, mission: Soundtrack
) -> None:
    player, device = heard_by
    player.play()
    device.run(8)
    assert player.repeat_announcement() is None, "the begin of the mission"
    player.seek(130)
    device.run(0.3)
    (threat,) = (cue for cue in mission.cues if cue.kind is AnnouncementKind.THREAT)
    assert player.repeat_announcement() is threat, "and neither a countdown nor a data transfer"
    player.pause()
    device.run(0.3)
    device.got.clear()
    device.run(0.3)
    assert not np.concatenate(device.got).any(), "a pause ends it"
    assert player.repeat_announcement() is threat
    device.run(0.3)
    assert np.concatenate(device.got).any(), "and it can be asked for in one"
    assert silent(mission, time).repeat_announcement() is None, "without a loudspeaker"


def test_mission_begins_when_the_count_in_ends(mission: Soundtrack, plausible_voice: Voice, time: Time) -> None:
    device, mixing = Device(time), Mixing(mission, plausible_voice, voice_pack.load_effects())
    with Player(mission, mixing, device, now=time.now, asleep=time.asleep) as player:
        player.count_in(COUNT_IN)
        device.run(1.2)
        assert (player.state, player.position) == (PlayerState.READY, 0)
        assert player.count_in_left == pytest.approx(COUNT_IN - 1.2, abs=0.065)
        device.run(4.8)
        assert (player.state, player.count_in_left) == (PlayerState.PLAYING, 0)
        assert player.position == pytest.approx(3, abs=0.065)
    heard = np.concatenate(device.got)
    count = round(COUNT_IN * RATE)
    klaxon = np.abs(heard[:count]) > 100
    assert klaxon[: RATE // 50].any(), "the first blast begins with the count"
    assert not klaxon[-RATE // 4 : -RATE // 50].any(), "the last is over before it ends"
    assert np.array_equal(heard[count:], as_int16(mixing.block(0, len(heard) - count)))


def test_count_in_can_be_skipped_or_stopped(mission: Soundtrack, time: Time) -> None:
    player = silent(mission, time)
    player.count_in(3)
    time.seconds += 1
    player.cancel_count_in()
    time.seconds += 5
    assert (player.state, player.position, player.count_in_left) == (PlayerState.READY, 0, 0)
    player.count_in(3)
    time.seconds += 1
    assert player.count_in_left == pytest.approx(2)
    player.play()
    time.seconds += 0.5
    assert (player.state, player.count_in_left) == (PlayerState.PLAYING, 0)
    assert player.position == pytest.approx(0.5)


def test_mission_after_a_count_in_can_be_paused(mission: Soundtrack, time: Time) -> None:
    player = silent(mission, time)
    player.count_in(3)
    player.pause()  # nothing is playing yet
    time.seconds += 5
    assert (player.state, round(player.position, 3)) == (PlayerState.PLAYING, 2)
    player.pause()
    time.seconds += 5
    assert (player.state, round(player.position, 3)) == (PlayerState.PAUSED, 2)
