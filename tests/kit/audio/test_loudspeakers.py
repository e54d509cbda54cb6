"""A real player on a real sound server: recordings match the cues, whatever happens to the device."""

import json
import os
import signal
import subprocess
import sys
import threading
import time
import wave
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path
from subprocess import CompletedProcess

import numpy as np
import pytest
from support import recorded_sink
from support.languages import refused

from spacealert.announcer.compiler import Soundtrack, compile_soundtrack
from spacealert.kit.audio import RATE
from spacealert.kit.audio.devices import Block, choice
from spacealert.kit.audio.mixing import Mixing
from spacealert.kit.audio.player import Player, PlayerState
from spacealert.kit.audio.signal import as_int16
from spacealert.kit.audio.voice_pack import Voice
from spacealert.missions.announcements import CommunicationsDown, IncomingData
from spacealert.missions.scenario import Kind as ScenarioKind
from spacealert.missions.scenario import Scenario, ScenarioEvent

pytestmark = pytest.mark.heard

needs_sink = pytest.mark.skipif(
    bool(recorded_sink.MISSING), reason=f"not installed: {', '.join(recorded_sink.MISSING)}"
)
BUFFER = 0.2  # seconds per pull of the streaming device


@pytest.fixture(scope="module")
def sink(tmp_path_factory: pytest.TempPathFactory) -> Iterator[recorded_sink.NullSink]:
    with recorded_sink.NullSink(tmp_path_factory.mktemp("pulse")) as sink:
        yield sink


@pytest.fixture(autouse=True)
def devices_closed() -> Iterator[None]:
    """Each test opens new devices on its own sound server."""
    yield
    choice.close_loudspeakers()


@pytest.fixture(scope="module")
def short_mission(sounding_voice: Voice) -> Soundtrack:
    """Twelve seconds with sound in each of them."""
    events = (ScenarioEvent(4, CommunicationsDown(3)), ScenarioEvent(10, IncomingData()))
    return compile_soundtrack(Scenario("X-1", ScenarioKind.MISSION, {"en": "X"}, (20,), events), sounding_voice)


def expected_onsets(mission: Soundtrack, voice: Voice) -> list[int]:
    rendered = Mixing(mission, voice).block(0, mission.frames)
    return recorded_sink.onsets(as_int16(rendered))


class Display:
    """Reads the position continuously, as a screen does, to compare it with the recording."""

    def __init__(self, player: Player[Soundtrack]) -> None:
        self._player = player
        self._seen: list[tuple[float, float]] = []

    def watch(self, seconds: float) -> None:
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            self._seen.append((time.monotonic(), self._player.position))
            time.sleep(0.005)

    def shown_at(self, moment: float) -> float:
        times, positions = np.array(self._seen).T
        return float(np.interp(moment, times, positions))


@pytest.mark.slow
@needs_sink
@pytest.mark.parametrize(("name", "buffer"), [("miniaudio", BUFFER), ("pygame", 0.2)])
def test_recorded_sound_starts_at_the_cues(
    sink: recorded_sink.NullSink, short_mission: Soundtrack, sounding_voice: Voice, name: str, buffer: float
) -> None:
    """On a busy machine, a device may starve unnoticed, but three times in a row is no accident."""
    for left in (2, 1, 0):
        off, shown_off = _recorded(sink, short_mission, sounding_voice, name)
        if off == 0 and max(map(abs, shown_off)) <= buffer:
            return
        assert left, f"{off} samples off, and the position by {shown_off} seconds"


def _recorded(
    sink: recorded_sink.NullSink, mission: Soundtrack, voice: Voice, name: str
) -> tuple[int, tuple[float, float]]:
    """Return the largest error between two cues in samples, and the position error at each cue."""
    sink.recording()
    with Player(mission, Mixing(mission, voice), choice.choose_loudspeaker(name)) as player:
        display = Display(player)
        player.seek(3.8)
        player.play()
        display.watch(4.0)
        assert player.is_sounding
        behind = (abs(player.seconds_behind) + 0.005) * RATE  # a busy machine may starve the device for a while
    recording = sink.recording()
    heard = np.array(recording.onsets())
    first, second = (onset for onset in expected_onsets(mission, voice) if 3.8 * RATE < onset < 7.5 * RATE)
    found = int(heard[0]), int(heard[np.argmin(np.abs(heard - heard[0] - (second - first)))])
    shown = [display.shown_at(recording.time_of(onset)) for onset in found]
    off = abs(found[1] - found[0] - (second - first))
    return 0 if off <= behind else off, (shown[0] - first / RATE, shown[1] - second / RATE)


@pytest.mark.slow
@needs_sink
def test_pause_and_seek_keep_sound_and_display_together(
    sink: recorded_sink.NullSink, short_mission: Soundtrack, sounding_voice: Voice
) -> None:
    sink.recording()
    with Player(short_mission, Mixing(short_mission, sounding_voice), choice.choose_loudspeaker("miniaudio")) as player:
        display = Display(player)
        player.seek(3.8)
        player.play()
        display.watch(1.0)
        player.pause()
        display.watch(0.3)
        paused = player.position
        display.watch(0.3)
        assert player.position == paused
        player.seek(6.8)
        player.play()
        display.watch(0.8)
    recording = sink.recording()
    restored = recording.onsets()[-1]
    assert display.shown_at(recording.time_of(restored)) == pytest.approx(7, abs=BUFFER)


@pytest.mark.slow
@needs_sink
@pytest.mark.parametrize("name", ["miniaudio", "pygame"])
def test_mission_continues_until_the_device_returns(
    sink: recorded_sink.NullSink, short_mission: Soundtrack, sounding_voice: Voice, name: str
) -> None:
    with Player(short_mission, Mixing(short_mission, sounding_voice), choice.choose_loudspeaker(name)) as player:
        player.play()
        time.sleep(0.5)
        begun, there = time.monotonic(), player.position
        sink.take_away()
        time.sleep(1.2)
        assert player.is_device_missing
        assert player.position - there == pytest.approx(time.monotonic() - begun, abs=BUFFER)
        sink.give_back()
        sink.recording()
        while player.is_device_missing and time.monotonic() < begun + 8:
            time.sleep(0.02)
        assert not player.is_device_missing
        assert player.state is PlayerState.PLAYING
        time.sleep(0.3)
        assert player.position - there == pytest.approx(time.monotonic() - begun, abs=BUFFER)
    assert np.abs(sink.recording().samples).max() > 1000


@needs_sink
def test_sound_server_without_devices_is_handled(
    sink: recorded_sink.NullSink, call: Callable[..., CompletedProcess[str]]
) -> None:
    """SDL's PulseAudio backend crashes here and used to take the interpreter with it."""
    sink.take_away()
    try:
        ended = call("doctor", "--no-test", "--json")
    finally:
        sink.give_back()
    assert ended.returncode == 0, ended.stderr
    assert not any(one["works"] for one in json.loads(ended.stdout)["loudspeakers"])


def silence(frames: int) -> Block:
    return np.zeros(frames, np.int16)


@needs_sink
@pytest.mark.parametrize("name", ["miniaudio", "pygame"])
def test_closing_a_device_leaves_no_connection_to_the_sound_server(sink: recorded_sink.NullSink, name: str) -> None:
    """PulseAudio accepts 64 connections, so a program that leaks them silences all others."""
    before = sink.connections()
    for _ in range(8):
        loudspeaker = choice.choose_loudspeaker(name)
        assert loudspeaker is not None
        assert loudspeaker.start(RATE, silence, RATE)
        loudspeaker.close()
    assert sink.connections() == before


@needs_sink
def test_search_for_a_missing_device_leaves_no_connection(sink: recorded_sink.NullSink) -> None:
    loudspeaker = choice.choose_loudspeaker("miniaudio")
    assert loudspeaker is not None
    before = sink.connections()
    sink.take_away()
    try:
        for _ in range(5):
            assert not loudspeaker.start(RATE, silence, RATE)
            loudspeaker.close()
        assert sink.connections() < before, "the recorder's is gone with the sink, and no other has come"
    finally:
        sink.give_back()


@pytest.mark.slow
@needs_sink
@pytest.mark.parametrize("name", ["miniaudio", "pygame"])
def test_all_players_of_an_evening_use_one_connection(
    sink: recorded_sink.NullSink, short_mission: Soundtrack, sounding_voice: Voice, name: str
) -> None:
    before, mixing = sink.connections(), Mixing(short_mission, sounding_voice)
    for _ in range(6):  # like a player trying each volume
        with Player(short_mission, mixing, choice.choose_loudspeaker(name)) as player:
            player.play()
            assert player.is_sounding
    assert sink.connections() <= before + 2, "miniaudio needs two: of the device, and of its context"
    sink.recording()
    with Player(short_mission, mixing, choice.choose_loudspeaker(name)) as player:
        display = Display(player)
        player.seek(3.8)
        player.play()
        display.watch(1.0)
    recording = sink.recording()
    communications_down = next(onset for onset in expected_onsets(short_mission, sounding_voice) if onset > 3.8 * RATE)
    shown = display.shown_at(recording.time_of(recording.onsets()[0]))
    assert shown == pytest.approx(communications_down / RATE, abs=BUFFER), "the position is what is heard, as at first"


@pytest.mark.slow
@needs_sink
@pytest.mark.parametrize("name", ["miniaudio", "pygame"])
def test_sink_may_disappear_between_missions(
    sink: recorded_sink.NullSink, short_mission: Soundtrack, sounding_voice: Voice, name: str
) -> None:
    mixing = Mixing(short_mission, sounding_voice)
    with Player(short_mission, mixing, choice.choose_loudspeaker(name)) as player:
        player.play()
    sink.take_away()
    sink.give_back()
    sink.recording()
    with Player(short_mission, mixing, choice.choose_loudspeaker(name)) as player:
        player.play()
        until = time.monotonic() + 5
        while not (player.is_sounding and player.position > 1.5) and time.monotonic() < until:
            time.sleep(0.02)
    assert np.abs(sink.recording().samples).max() > 1000


@needs_sink
@pytest.mark.parametrize("name", ["miniaudio", "pygame"])
def test_mission_waits_for_the_volume_test(
    sink: recorded_sink.NullSink, short_mission: Soundtrack, sounding_voice: Voice, name: str
) -> None:
    mixing = Mixing(short_mission, sounding_voice)
    trial = Player(short_mission, mixing, choice.choose_loudspeaker(name))
    trial.play()
    threading.Timer(0.4, trial.close).start()
    with Player(short_mission, mixing, choice.choose_loudspeaker(name)) as player:
        player.play()
        assert player.is_sounding
        assert trial.state is PlayerState.PAUSED


@needs_sink
def test_sound_returns_after_a_mixer_crash(
    sink: recorded_sink.NullSink, short_mission: Soundtrack, sounding_voice: Voice
) -> None:
    with Player(short_mission, Mixing(short_mission, sounding_voice), choice.choose_loudspeaker("pygame")) as player:
        player.play()
        time.sleep(0.5)
        begun, there = time.monotonic(), player.position
        ours = [pid for task in Path("/proc/self/task").iterdir() for pid in (task / "children").read_text().split()]
        (mixer,) = (pid for pid in ours if b"pygame_mixer" in Path(f"/proc/{pid}/cmdline").read_bytes())
        os.kill(int(mixer), signal.SIGABRT)
        until = begun + 8
        while not player.is_device_missing and time.monotonic() < until:
            time.sleep(0.02)
        assert player.is_device_missing
        assert player.position - there == pytest.approx(time.monotonic() - begun, abs=0.25)
        while player.is_device_missing and time.monotonic() < until:
            time.sleep(0.02)
        assert player.is_sounding
        time.sleep(0.3)
        assert player.position - there == pytest.approx(time.monotonic() - begun, abs=0.25)


def test_device_tests_run_no_code_from_the_current_folder(tmp_path: Path) -> None:
    for name in ("pygame", "random", "ctypes", "miniaudio"):
        (tmp_path / f"{name}.py").write_text(f"open({str(tmp_path / 'run')!r}, 'w')\n")
    trial = "from spacealert.kit.audio.devices import choice; choice.try_loudspeakers()"
    call = [sys.executable, "-P", "-c", trial]
    ended = subprocess.run(call, cwd=tmp_path, capture_output=True, timeout=60, check=False)
    assert ended.returncode == 0, ended.stderr
    assert not (tmp_path / "run").exists()


def test_clock_runs_without_a_device(
    short_mission: Soundtrack, sounding_voice: Voice, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PULSE_SERVER", "unix:/nowhere")
    monkeypatch.setenv("SDL_AUDIODRIVER", "nonsense")
    with Player(short_mission, Mixing(short_mission, sounding_voice), choice.choose_loudspeaker()) as player:
        before = time.monotonic()
        player.play()
        begun = time.monotonic()
        time.sleep(0.3)
        assert player.is_device_missing or not player.is_sounding
        least = time.monotonic() - begun
        position = player.position
        assert least - 0.02 <= position <= time.monotonic() - before + 0.02


def test_file_can_be_a_loudspeaker(short_mission: Soundtrack, sounding_voice: Voice, tmp_path: Path) -> None:
    path = tmp_path / "heard.wav"
    mixing = Mixing(short_mission, sounding_voice)
    with Player(short_mission, mixing, choice.choose_loudspeaker(f"file:{path}")) as player:
        player.play()
        time.sleep(0.5)
    with wave.open(str(path)) as file:
        heard = np.frombuffer(file.readframes(file.getnframes()), "<i2")
    sounding = np.flatnonzero(heard)
    begin = int(sounding[0]) - int(np.flatnonzero(mixing.block(0, RATE))[0])
    played = heard[begin : sounding[-1]]  # silent after closing, even in the middle of a word
    assert len(played) > 0.3 * RATE
    assert np.abs(played / np.float32(32767) - mixing.block(0, len(played))).max() < 0.001


def test_unwritable_loudspeaker_file_is_refused(tmp_path: Path) -> None:
    """A window would only find out after the players press Start."""
    with refused("its folder doesn't exist"):
        choice.choose_loudspeaker(f"file:{tmp_path}/none/heard.wav")


def test_none_means_silence_and_unknown_names_are_refused() -> None:
    assert choice.choose_loudspeaker("none") is None
    with refused("gramophone"):
        choice.choose_loudspeaker("gramophone")


@pytest.mark.slow
@needs_sink
@pytest.mark.skipif(find_spec("simpleaudio") is None, reason="simpleaudio is not installed")
@pytest.mark.skipif(sys.version_info >= (3, 12), reason="simpleaudio kills newer interpreters")
def test_simpleaudio_plays_sound(sink: recorded_sink.NullSink, tmp_path: Path) -> None:
    """It only supports ALSA, whose PulseAudio plugin leads to the sink."""
    alsa = tmp_path / "asound.conf"
    alsa.write_text("</usr/share/alsa/alsa.conf>\npcm.!default { type pulse }\nctl.!default { type pulse }\n")
    sink.recording()
    told = subprocess.run(
        [sys.executable, "-m", "spacealert", "doctor", "--loudspeaker", "simpleaudio", "--json"],
        env=os.environ | {"ALSA_CONFIG_PATH": str(alsa), "SPACEALERT_HOME": str(tmp_path)},
        capture_output=True, text=True, check=True, timeout=60,
    )  # fmt: skip
    assert {"name": "simpleaudio", "version": "1.0.4", "works": True} in json.loads(told.stdout)["loudspeakers"]
    assert np.abs(sink.recording().samples).max() > 1000
