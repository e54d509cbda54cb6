"""Conflicts between announcements, in the 34 published missions and 200 crowded scripts.

They are compiled with the bundled voices, so that a voice that is too slow fails here.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

import pytest
from support.folders import DATA

from spacealert.announcer.compiler import FARTHEST_SHIFT, Soundtrack, compile_soundtrack
from spacealert.kit.audio import RATE, voice_pack
from spacealert.kit.audio.voice_pack import Voice
from spacealert.kit.storage import places
from spacealert.missions import library, notation
from spacealert.missions.announcements import AnnouncementKind, CommunicationsDown
from spacealert.missions.scenario import Scenario

CARRIED = sorted(folder.name for folder in (places.bundled_folder("audio") / "voices").iterdir() if folder.is_dir())
SCRIPTS = DATA / "scripts" / "crowded.cfg"
OFFICIAL = [entry.scenario for entry in library.entries() if not entry.own]


@pytest.fixture(scope="module", params=CARRIED)
def carried(request: pytest.FixtureRequest) -> Voice:
    return voice_pack.load(request.param)


def scripts() -> Iterator[Scenario]:
    missions, problems = notation.read_chapters(SCRIPTS.read_text(encoding="utf-8"), notation.Dialect.NOMINAL)
    assert len(problems) == 1, "one bare time, which is no event"
    for number, mission in enumerate(missions):
        script = mission.script
        assert script.phases is not None
        kind = Scenario.guess_kind(script.phases, script.events)
        yield Scenario(f"LD-{number}", kind, {"en": mission.name}, script.phases, script.events)


def speaks_everything(compiled: Soundtrack, mission: Scenario, voice: Voice) -> None:
    """Check that nothing is lost, cut or spoken at the same time, and that phases end on time."""
    spoken = [cue for cue in compiled.cues if cue.is_spoken]
    assert all(one.end <= other.sample for one, other in pairwise(spoken))
    assert all(part.frames == voice.clip(part.clip).frames for cue in spoken for part in cue.parts)
    assert all(abs(cue.shift) <= FARTHEST_SHIFT for cue in spoken)
    told = Counter(cue.event for cue in compiled.cues if cue.event is not None)
    assert told == Counter(
        event for event in mission.events for _ in range(1 + isinstance(event.what, CommunicationsDown))
    )
    for kind in (AnnouncementKind.COUNTDOWN, AnnouncementKind.PHASE_END):
        assert [cue.due for cue in compiled.cues if cue.kind is kind] == list(mission.phases)
    for cue in compiled.cues:
        if cue.kind is AnnouncementKind.COUNTDOWN:
            assert cue.is_spoken
            assert cue.marks["zero"] == cue.due * RATE
        if (
            cue.kind in {AnnouncementKind.COMMS_DOWN, AnnouncementKind.COMMS_RESTORED, AnnouncementKind.PHASE_END}
            or not cue.is_spoken
        ):
            assert cue.sample == cue.due * RATE


def test_all_published_missions_are_included() -> None:
    assert len(OFFICIAL) == 34


@pytest.mark.parametrize("mission", OFFICIAL, ids=lambda mission: mission.id)
def test_every_cue_of_a_published_mission_is_spoken_in_full(mission: Scenario, carried: Voice) -> None:
    compiled = compile_soundtrack(mission, carried)
    speaks_everything(compiled, mission, carried)
    assert not compiled.unspoken_cues


def test_conflict_in_mission_3_is_resolved_and_reported(carried: Voice) -> None:
    """A data transfer at 8:05, while communications go down at 8:15."""
    compiled = compile_soundtrack(library.find("S2-3"), carried)
    transfer = next(cue for cue in compiled.cues if cue.kind is AnnouncementKind.DATA_TRANSFER and cue.due == 485)
    down = next(cue for cue in compiled.cues if cue.kind is AnnouncementKind.COMMS_DOWN and cue.due == 495)
    assert transfer.end <= down.sample == 495 * RATE
    assert transfer in (*compiled.shifted_cues, *compiled.shortened_cues)


@pytest.mark.slow
def test_crowded_scripts_keep_every_cue_and_phase_border(carried: Voice) -> None:
    """`tests/bench/conflicts.py` prints how many cues are only shown, and their kinds."""
    shown: Counter[AnnouncementKind] = Counter()
    missions = list(scripts())
    for mission in missions:
        compiled = compile_soundtrack(mission, carried)
        speaks_everything(compiled, mission, carried)
        shown.update(cue.kind for cue in compiled.unspoken_cues)
    assert len(missions) == 200
    assert not shown.keys() & {
        AnnouncementKind.THREAT,
        AnnouncementKind.UNCONFIRMED,
        AnnouncementKind.COMMS_DOWN,
        AnnouncementKind.COUNTDOWN,
        AnnouncementKind.PHASE_END,
    }
