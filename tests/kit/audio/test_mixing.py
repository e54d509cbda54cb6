"""The mix: every clip at its exact sample, the ship's hum well below it, and the same sound in any block size."""

import math
import struct
import subprocess
import wave
from pathlib import Path
from shutil import which

import numpy as np
import pytest
from hypothesis import HealthCheck, given
from hypothesis import strategies as st
from support.examples import examples
from support.languages import ENGLISH, refused

from spacealert.announcer.compiler import Soundtrack, compile_soundtrack, export_timeline, list_chapters
from spacealert.kit.audio import RATE, rendering
from spacealert.kit.audio.mixing import DUCKED, Mixing
from spacealert.kit.audio.signal import Samples, measure_true_peak, stretch_time
from spacealert.kit.audio.timeline import Channel
from spacealert.kit.audio.voice_pack import Voice
from spacealert.missions.announcements import (
    AnnouncedThreat,
    AnnouncementKind,
    CommunicationsDown,
    DataTransfer,
    IncomingData,
    Zone,
)
from spacealert.missions.scenario import Kind as ScenarioKind
from spacealert.missions.scenario import Scenario, ScenarioEvent


@pytest.fixture(scope="module")
def mission(sounding_voice: Voice) -> Soundtrack:
    events = (
        ScenarioEvent(10, AnnouncedThreat(2, zone=Zone.RED)),
        ScenarioEvent(30, IncomingData()),
        ScenarioEvent(40, CommunicationsDown(10)),
        ScenarioEvent(60, DataTransfer()),
    )
    return compile_soundtrack(Scenario("X-1", ScenarioKind.MISSION, {"en": "X"}, (90, 130), events), sounding_voice)


def whole(mixing: Mixing, speed: float = 1.0) -> Samples:
    return mixing.block(0, mixing.frame_count(speed), speed)


def loudness_of(samples: Samples) -> float:
    return 20 * math.log10(max(float(np.sqrt(np.mean(np.square(samples)))), 1e-9))


def test_clips_start_on_their_sample_in_the_file(mission: Soundtrack, sounding_voice: Voice, tmp_path: Path) -> None:
    path = tmp_path / "x.wav"
    rendering.render(Mixing(mission, sounding_voice), path, "X", list_chapters(ENGLISH, mission))
    with wave.open(str(path)) as file:
        assert (file.getframerate(), file.getnchannels(), file.getnframes()) == (RATE, 1, mission.frames)
        heard = np.frombuffer(file.readframes(file.getnframes()), "<i2") / np.float32(32767)
    expected = np.zeros(mission.frames, np.float32)
    for cue in mission.cues:
        assert not expected[cue.sample], "two clips meet"
        for part in cue.parts:
            begin = cue.sample + part.offset
            expected[begin : begin + part.frames] += sounding_voice.samples(part.clip)
    assert np.abs(heard - expected).max() < 1 / 32767


@examples(40, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(first=st.integers(0, 130 * RATE), frames=st.integers(1, 2 * RATE))
def test_blocks_do_not_depend_on_where_they_start(
    mission: Soundtrack, sounding_voice: Voice, sounding_effects: Voice, first: int, frames: int
) -> None:
    mixing = Mixing(mission, sounding_voice, sounding_effects)
    together = mixing.block(first, frames)
    cut = frames // 3
    assert len(together) == frames
    assert np.allclose(mixing.block(first, cut), together[:cut], atol=1e-6)
    assert np.allclose(mixing.block(first + cut, frames - cut), together[cut:], atol=1e-6)


def test_ship_sounds_duck_under_speech(mission: Soundtrack, sounding_voice: Voice, sounding_effects: Voice) -> None:
    with_ship, alone = (whole(Mixing(mission, sounding_voice, effects)) for effects in (sounding_effects, None))
    ship = with_ship - alone
    between = loudness_of(ship[19 * RATE : 23 * RATE])  # long after the threat and before the data transfer
    (threat,) = (cue for cue in mission.cues if cue.kind is AnnouncementKind.THREAT)
    under_speech = loudness_of(ship[threat.sample + RATE : threat.sample + 5 * RATE])
    assert under_speech == pytest.approx(between + 20 * math.log10(DUCKED), abs=0.5)
    assert 20 * math.log10(DUCKED) <= -12


def test_static_fills_exactly_the_silence(mission: Soundtrack, sounding_voice: Voice, sounding_effects: Voice) -> None:
    noise = whole(Mixing(mission, sounding_voice, sounding_effects)) - whole(
        Mixing(mission, sounding_voice, without_static(sounding_effects))
    )
    sounding = np.flatnonzero(np.abs(noise) > 1e-5)
    assert (sounding[0] // 240, -(-sounding[-1] // 240)) == (40 * RATE // 240, 50 * RATE // 240)


def without_static(effects: Voice) -> Voice:
    class Hushed(type(effects)):  # type: ignore[misc]
        def samples(self, clip_id: str, effect: bool = False) -> Samples:
            found: Samples = super().samples(clip_id, effect)
            return np.zeros_like(found) if clip_id == "static" else found

    hushed: Voice = Hushed(effects.folder, effects.name, "", "", "", "", effects.joins, effects.clips)
    return hushed


def test_the_siren_can_be_left_out(mission: Soundtrack, sounding_voice: Voice, sounding_effects: Voice) -> None:
    mixing = Mixing(mission, sounding_voice, sounding_effects)
    with_siren, without = (mixing.block(19 * RATE, 3 * RATE, levels={Channel.SIREN: level}) for level in (1.0, 0.0))
    assert loudness_of(with_siren) > loudness_of(without) + 2


def test_no_sound_exceeds_its_limit(mission: Soundtrack, sounding_voice: Voice, sounding_effects: Voice) -> None:
    class Shouting(type(sounding_voice)):  # type: ignore[misc]
        def samples(self, clip_id: str, effect: bool = False) -> Samples:
            loud: Samples = super().samples(clip_id, effect) * np.float32(3.2)
            return loud

    shouting = Shouting(sounding_voice.folder, "", "en", "", "", "", sounding_voice.joins, sounding_voice.clips)
    mixed = whole(Mixing(mission, shouting, sounding_effects))
    assert max(measure_true_peak(mixed[begin : begin + 10 * RATE]) for begin in range(0, len(mixed), 10 * RATE)) <= -1.0


@pytest.mark.parametrize("speed", [0.5, 0.8, 1.25, 1.5])
def test_changed_speed_keeps_pitch_and_cues(mission: Soundtrack, sounding_voice: Voice, speed: float) -> None:
    heard = whole(Mixing(mission, sounding_voice), speed)
    for cue, told in zip(mission.cues, export_timeline(mission, speed)[1:], strict=True):
        begin, frames = told["sample"], round(cue.parts[0].frames / speed)
        assert isinstance(begin, int)
        if cue.kind is not AnnouncementKind.PHASE_END:  # it directly follows its countdown
            assert not heard[begin - 200 : begin].any()
        clip = sounding_voice.samples(cue.parts[0].clip)
        assert pitch(heard[begin : begin + frames]) == pytest.approx(pitch(clip), rel=0.01)
    for cue in (cue for cue in mission.cues if cue.kind is AnnouncementKind.COUNTDOWN):
        end = round(cue.due * RATE / speed)
        assert heard[end - 2000 : end - 1].any()


def pitch(samples: Samples) -> float:
    spectrum = np.abs(np.fft.rfft(samples * np.hanning(len(samples)), 1 << 18))
    return float(np.argmax(spectrum)) * RATE / (1 << 18)


def test_stretching_gives_the_requested_length() -> None:
    sound = np.sin(np.arange(50_000) / 40).astype(np.float32)
    for speed in (0.5, 0.77, 1.0, 1.31, 1.5):
        assert len(stretch_time(sound, speed)) == round(50_000 / speed)
    assert len(stretch_time(sound[:100], 0.5)) == 200


@pytest.mark.parametrize("ending", rendering.FORMATS)
def test_every_file_format_is_complete(mission: Soundtrack, sounding_voice: Voice, tmp_path: Path, ending: str) -> None:
    import soundfile

    path = tmp_path / f"x{ending}"
    rendering.render(Mixing(mission, sounding_voice), path, "Mission X", list_chapters(ENGLISH, mission))
    with soundfile.SoundFile(path) as file:
        assert file.samplerate == RATE
        assert file.title == "Mission X"
        assert abs(len(file) - mission.frames) <= 0.05 * RATE
        assert len(file.read()) == len(file)
    assert [left.name for left in tmp_path.iterdir()] == [path.name]
    if ending in {".ogg", ".opus"}:
        found = path.read_bytes()[:20_000]
        for comment in ("CHAPTER001=00:00:00.000", "CHAPTER002=00:01:30.000", "CHAPTER002NAME=Phase 2"):
            assert struct.pack("<I", len(comment)) + comment.encode() in found


@pytest.mark.skipif(which("ffprobe") is None, reason="ffprobe is not installed")
@pytest.mark.parametrize("ending", [".ogg", ".opus"])
def test_other_programs_find_the_chapters(
    mission: Soundtrack, sounding_voice: Voice, tmp_path: Path, ending: str
) -> None:
    path = tmp_path / f"x{ending}"
    rendering.render(Mixing(mission, sounding_voice), path, "Mission X", list_chapters(ENGLISH, mission))
    asked = ["ffprobe", "-v", "warning", "-show_chapters", "-of", "compact", str(path)]
    told = subprocess.run(asked, capture_output=True, text=True, check=True, timeout=60)
    assert told.stderr == ""
    assert [line.rpartition("title=")[2] for line in told.stdout.splitlines()] == ["Phase 1", "Phase 2"]


def test_cue_sheet_lists_the_phases(mission: Soundtrack) -> None:
    sheet = rendering.format_cue_sheet(list_chapters(ENGLISH, mission), Path("x.mp3"), 'The "X"')
    assert sheet.splitlines() == [
        "TITLE \"The 'X'\"",
        'FILE "x.mp3" MP3',
        "  TRACK 01 AUDIO",
        '    TITLE "Phase 1"',
        "    INDEX 01 00:00:00",
        "  TRACK 02 AUDIO",
        '    TITLE "Phase 2"',
        "    INDEX 01 01:30:00",
    ]


def test_unknown_file_format_is_refused(mission: Soundtrack, sounding_voice: Voice, tmp_path: Path) -> None:
    with refused("xyz"):
        rendering.render(Mixing(mission, sounding_voice), tmp_path / "a.xyz", "X", ())
    assert not list(tmp_path.iterdir())
