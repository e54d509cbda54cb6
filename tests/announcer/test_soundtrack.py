"""The compiled soundtrack: phases end on the exact sample, speech never overlaps, and nothing is cut or lost."""

import json
from itertools import pairwise
from pathlib import Path

import pytest
from attrs import evolve
from hypothesis import HealthCheck, given, reject
from hypothesis import strategies as st
from support.examples import examples

from spacealert.announcer.compiler import FARTHEST_SHIFT, IntercomCue, Soundtrack, compile_soundtrack, export_timeline
from spacealert.announcer.phrases import list_phrases
from spacealert.kit.audio import RATE, voice_pack
from spacealert.kit.audio.voice_pack import ClipKind, Voice
from spacealert.kit.i18n.errors import UserError
from spacealert.missions import library
from spacealert.missions.announcements import (
    COUNT,
    AnnouncedThreat,
    AnnouncementKind,
    CommunicationsDown,
    DataTransfer,
    IncomingData,
    Zone,
)
from spacealert.missions.scenario import Crew, Scenario, ScenarioEvent
from spacealert.missions.scenario import Kind as ScenarioKind


def scenario(*events: ScenarioEvent, phases: tuple[int, ...] = (225, 450, 600)) -> Scenario:
    return Scenario("X-1", ScenarioKind.MISSION, {"en": "X"}, phases, events)


def only(compiled: Soundtrack, kind: AnnouncementKind) -> list[IntercomCue]:
    return [cue for cue in compiled.cues if cue.kind is kind]


def test_alert_is_announced_twice_in_intercom_order(plausible_voice: Voice) -> None:
    threat = AnnouncedThreat(2, serious=True, zone=Zone.WHITE)
    (cue,) = only(compile_soundtrack(scenario(ScenarioEvent(10, threat)), plausible_voice), AnnouncementKind.THREAT)
    said = "Time T+2. Serious threat. Zone white."
    assert cue.text == f"Alert! {said} I repeat. {said}"
    assert cue.said_once == f"Alert! {said}"
    assert (cue.sample, cue.due, cue.is_spoken) == (10 * RATE, 10.0, True)


def test_unconfirmed_report_is_called_so_both_times(plausible_voice: Voice) -> None:
    events = [ScenarioEvent(10, AnnouncedThreat(3, internal=True, confirmed=False))]
    (cue,) = only(compile_soundtrack(scenario(*events), plausible_voice), AnnouncementKind.UNCONFIRMED)
    said = "Unconfirmed report. Time T+3. Internal threat."
    assert cue.text == f"{said} I repeat. {said}"


def test_ignored_announcements_are_not_spoken(plausible_voice: Voice) -> None:
    mission = scenario(
        ScenarioEvent(10, AnnouncedThreat(3, internal=True, confirmed=False)), ScenarioEvent(60, DataTransfer())
    )
    assert only(compile_soundtrack(mission, plausible_voice, Crew(5)), AnnouncementKind.UNCONFIRMED)
    four = compile_soundtrack(mission, plausible_voice, Crew(4))
    assert not only(four, AnnouncementKind.UNCONFIRMED)
    assert only(four, AnnouncementKind.DATA_TRANSFER)
    assert not only(compile_soundtrack(mission, plausible_voice, Crew(1, androids=4)), AnnouncementKind.DATA_TRANSFER)


def test_countdown_zero_falls_on_the_end_of_the_phase(plausible_voice: Voice) -> None:
    compiled = compile_soundtrack(scenario(), plausible_voice)
    countdowns = only(compiled, AnnouncementKind.COUNTDOWN)
    assert [cue.due for cue in countdowns] == [225, 450, 600]
    for cue in countdowns:
        counts = [cue.marks[name] for name in ("five", "four", "three", "two", "one", "zero")]
        assert counts == [(int(cue.due) - before) * RATE for before in (5, 4, 3, 2, 1, 0)]
        assert cue.end == cue.due * RATE
        assert cue.shift == 0
    assert [cue.sample for cue in only(compiled, AnnouncementKind.PHASE_END)] == [225 * RATE, 450 * RATE, 600 * RATE]


def test_countdown_zero_comes_before_the_words_unless_it_delays_them(plausible_voice: Voice) -> None:
    alone, crowded = (
        only(compile_soundtrack(scenario(*events), plausible_voice), AnnouncementKind.PHASE_END)[0]
        for events in ((), (ScenarioEvent(228, IncomingData()),))
    )
    assert [cue.parts[0].offset for cue in (alone, crowded)] == [0.7 * RATE, 0]
    assert alone.frames == crowded.frames + 0.7 * RATE
    assert alone.sample == crowded.sample == 225 * RATE


def test_communications_fail_and_return_at_the_scenario_times(plausible_voice: Voice) -> None:
    compiled = compile_soundtrack(scenario(ScenarioEvent(60, CommunicationsDown(30))), plausible_voice)
    assert [cue.sample for cue in only(compiled, AnnouncementKind.COMMS_DOWN)] == [60 * RATE]
    assert [cue.sample for cue in only(compiled, AnnouncementKind.COMMS_RESTORED)] == [90 * RATE]
    assert compiled.silence_at(60)
    assert compiled.silence_at(89.99)
    assert not compiled.silence_at(90)


def test_ship_hum_grows_only_after_threats_are_announced(plausible_voice: Voice) -> None:
    serious = AnnouncedThreat(3, serious=True, zone=Zone.RED)
    compiled = compile_soundtrack(scenario(*(ScenarioEvent(at, serious) for at in (20, 60, 100))), plausible_voice)
    hums = [(loop.clip, span) for loop in compiled.loops if loop.clip.startswith("hum") for span in loop.spans]
    heard = only(compiled, AnnouncementKind.THREAT)
    assert [clip for clip, _ in hums] == ["hum-1", "hum-1", "hum-2", "hum-2", "hum-2", "hum-3"]
    assert [span[0] for _, span in hums[1:4]] == [cue.end for cue in heard]
    assert all(one[1] == other[0] for (_, one), (_, other) in pairwise(hums))


def test_data_transfer_happens_at_the_marked_place_in_the_clip(plausible_voice: Voice) -> None:
    (cue,) = only(
        compile_soundtrack(scenario(ScenarioEvent(100, DataTransfer())), plausible_voice),
        AnnouncementKind.DATA_TRANSFER,
    )
    clip = plausible_voice.clip("data-transfer")
    assert cue.marks["open"] == 100 * RATE + clip.marks["open"]
    assert cue.mark_time("close") - cue.mark_time("open") == 5


def test_short_gaps_use_the_short_data_transfer(plausible_voice: Voice) -> None:
    compiled = compile_soundtrack(
        scenario(ScenarioEvent(487, DataTransfer()), ScenarioEvent(495, CommunicationsDown(10))), plausible_voice
    )
    assert not compiled.unspoken_cues
    assert [cue.kind for cue in compiled.shortened_cues] == [AnnouncementKind.DATA_TRANSFER]


def test_cues_without_time_to_speak_are_shown_on_time(plausible_voice: Voice) -> None:
    at_once = [ScenarioEvent(100, AnnouncedThreat(turn, zone=Zone.RED)) for turn in (1, 2, 3)]
    compiled = compile_soundtrack(scenario(*at_once), plausible_voice)
    assert [(cue.at, cue.length, cue.kind) for cue in compiled.unspoken_cues] == [(100.0, 0.0, AnnouncementKind.THREAT)]
    assert [cue.shift < 0 for cue in compiled.shifted_cues] == [True, False]


def test_missing_clip_is_shown_as_text(plausible_voice: Voice) -> None:
    clips = {name: clip for name, clip in plausible_voice.clips.items() if name != "incoming-data"}
    compiled = compile_soundtrack(scenario(ScenarioEvent(50, IncomingData())), evolve(plausible_voice, clips=clips))
    (cue,) = compiled.unspoken_cues
    assert (cue.text, cue.unspoken) == ("Incoming data. Repeat: incoming data.", "no-clip")


def test_countdown_without_a_zero_mark_is_only_shown(plausible_voice: Voice) -> None:
    clip = plausible_voice.clip("phase-1-countdown")
    markless = evolve(clip, marks={name: at for name, at in clip.marks.items() if name != "zero"})
    compiled = compile_soundtrack(
        scenario(), evolve(plausible_voice, clips={**plausible_voice.clips, clip.id: markless})
    )
    (cue,) = compiled.unspoken_cues
    assert (cue.kind, cue.at) == (AnnouncementKind.COUNTDOWN, 225.0)
    assert (cue.text, cue.unspoken) == (clip.text, "no-clip")


OFFICIAL = {entry.scenario.id: entry.scenario for entry in library.entries() if not entry.own}
PHRASES = {joins: [phrase.id for phrase in list_phrases(joins)] for joins in ClipKind}
marks = st.dictionaries(st.sampled_from(["open", "close", *COUNT, "zero", "x"]), st.integers(0, 100), max_size=4)
entries = st.builds(
    lambda length, marks: {
        "text": "x",
        "length": f"{length:.6f}",
        "marks": {name: f"{length * hundredths / 100:.4f}" for name, hundredths in marks.items()},
    },
    st.one_of(st.floats(0.000011, 4), st.floats(0, 60)),
    marks,
)
manifests = st.sampled_from(ClipKind).flatmap(
    lambda joins: st.fixed_dictionaries(
        dict.fromkeys(["name", "engine", "voice", "licence"], st.just("x"))
        | {
            "language": st.sampled_from(["en", "ru", ""]),
            "joins": st.just(str(joins)),
            "clips": st.dictionaries(st.sampled_from(PHRASES[joins]), entries, max_size=30),
        }
    )
)


@examples(60, suppress_health_check=list(HealthCheck))
@given(manifest=manifests, chosen=st.lists(st.sampled_from(sorted(OFFICIAL)), min_size=8, max_size=8, unique=True))
def test_every_accepted_pack_compiles_every_mission(tmp_path: Path, manifest: object, chosen: list[str]) -> None:
    (tmp_path / "voice.yaml").write_text(json.dumps(manifest), encoding="utf-8")
    try:
        voice = voice_pack.read(tmp_path)
    except UserError:
        reject()
    for official in (OFFICIAL[id_] for id_ in chosen):
        compiled = compile_soundtrack(official, voice)
        for cue in only(compiled, AnnouncementKind.COUNTDOWN):
            assert not cue.is_spoken or cue.marks["zero"] == cue.due * RATE
        assert all(cue.text for cue in compiled.cues)
        assert json.dumps(export_timeline(compiled, 0.7))


def test_warning_is_skipped_in_shorter_phases(plausible_voice: Voice) -> None:
    compiled = compile_soundtrack(scenario(phases=(225, 270, 600)), plausible_voice)
    assert [cue.due for cue in only(compiled, AnnouncementKind.WARNING_60)] == [165, 540]
    assert [cue.due for cue in only(compiled, AnnouncementKind.WARNING_20)] == [205, 250, 580]


def test_the_timeline_for_other_programs_has_a_header_and_every_cue(plausible_voice: Voice) -> None:
    compiled = compile_soundtrack(scenario(ScenarioEvent(10, AnnouncedThreat(1, zone=Zone.BLUE))), plausible_voice)
    header, *cues = export_timeline(compiled)
    assert header["rate"] == RATE
    assert [cue["kind"] for cue in cues] == [str(cue.kind) for cue in compiled.cues]
    assert {"kind", "at", "length", "sample", "due", "spoken", "text"} <= cues[0].keys()


announcements = st.one_of(
    st.builds(AnnouncedThreat, st.integers(1, 8), st.booleans(), st.just(False), st.sampled_from(Zone), st.booleans()),
    st.builds(AnnouncedThreat, st.integers(1, 8), st.booleans(), st.just(True), st.none(), st.booleans()),
    st.just(IncomingData()),
    st.just(DataTransfer()),
    st.builds(CommunicationsDown, st.integers(1, 40)),
)
scenarios = st.builds(
    lambda events, lengths: scenario(*events, phases=tuple(sum(lengths[: n + 1]) for n in range(len(lengths)))),
    st.lists(st.builds(ScenarioEvent, st.integers(0, 320), announcements), max_size=14),
    st.lists(st.integers(1, 150), min_size=1, max_size=4),
)


@examples(120, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(mission=scenarios)
def test_any_scenario_compiles(plausible_voice: Voice, mission: Scenario) -> None:
    compiled = compile_soundtrack(mission, plausible_voice)
    spoken = [cue for cue in compiled.cues if cue.is_spoken]
    assert all(one.end <= other.sample for one, other in pairwise(spoken)), "two speak at once"
    for cue in spoken:
        clips = [plausible_voice.clip(part.clip) for part in cue.parts]
        assert [part.frames for part in cue.parts] == [clip.frames for clip in clips], "a sentence is cut"
        assert cue.frames >= sum(clip.frames for clip in clips)
        assert abs(cue.shift) <= FARTHEST_SHIFT
        if cue.kind in {
            AnnouncementKind.COMMS_DOWN,
            AnnouncementKind.COMMS_RESTORED,
            AnnouncementKind.PHASE_END,
            AnnouncementKind.BEGIN,
        }:
            assert cue.sample == cue.due * RATE
        if cue.kind is AnnouncementKind.COUNTDOWN:
            assert cue.marks["zero"] == cue.due * RATE
    expected = [
        str(event.what) for event in mission.events for _ in range(1 + isinstance(event.what, CommunicationsDown))
    ]
    assert sorted(str(cue.event.what) for cue in compiled.cues if cue.event) == sorted(expected), "a cue is lost"
    assert [cue.due for cue in only(compiled, AnnouncementKind.PHASE_END)] == list(mission.phases)
    for silence in compiled.silences:
        over_it = [cue for cue in spoken if cue.sample < silence.end and cue.end > silence.begin]
        borders = {
            AnnouncementKind.COMMS_DOWN,
            AnnouncementKind.COMMS_RESTORED,
            AnnouncementKind.COUNTDOWN,
            AnnouncementKind.PHASE_END,
            AnnouncementKind.BEGIN,
        }
        assert {cue.kind for cue in over_it} <= borders
    assert all(cue.at == cue.due for cue in compiled.unspoken_cues)


@pytest.mark.parametrize("seconds", [0.0, 224.9, 225.0, 600.0, 700.0])
def test_any_moment_can_be_displayed(plausible_voice: Voice, seconds: float) -> None:
    compiled = compile_soundtrack(scenario(ScenarioEvent(10, IncomingData())), plausible_voice)
    begun, coming = compiled.last_started_cue(seconds), compiled.next_cue(seconds)
    assert begun is not None
    assert begun.at <= seconds
    assert coming is None or coming.at > seconds
    assert compiled.phase_at(seconds).number == 1 + (seconds >= 225) + (seconds >= 450)
