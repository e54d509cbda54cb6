"""Generated missions stay within the official ranges, vary as much, and never overlap announcements."""

import hashlib
import json
import os
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest
from attrs import astuple, frozen
from hypothesis import given
from hypothesis import strategies as st
from support.languages import ENGLISH, refused
from support.program_process import Ended, call_program

from spacealert.announcer.compiler import compile_soundtrack
from spacealert.kit.audio import voice_pack
from spacealert.kit.i18n.errors import UserError
from spacealert.kit.storage import places
from spacealert.missions import codes, notation, scenario_file
from spacealert.missions.announcements import AnnouncedThreat, CommunicationsDown, DataTransfer, IncomingData
from spacealert.missions.codes import SEEDS, GeneratorRequest
from spacealert.missions.generator import Dice, generate
from spacealert.missions.limits import load_limits
from spacealert.missions.scenario import Kind, Scenario, ScenarioEvent


@frozen
class Column:
    """A column of the table of official missions, with minimum and maximum, written down independently here."""

    level: tuple[int, int]
    phases: tuple[tuple[int, int], ...]
    first: set[int]
    first_of_second: tuple[int, int]
    gap: int
    leave: tuple[int, int]
    incoming: tuple[tuple[int, int], ...]
    transfers: tuple[tuple[int, int], ...]
    totals: tuple[tuple[int, int], tuple[int, int]]
    silences: tuple[tuple[int, int], ...]
    silence_lengths: set[int]
    silence_total: tuple[int, int]
    serious: set[int]
    internal: set[int]
    serious_internal: set[int]
    internals: tuple[int, int]
    internal_levels: tuple[int, int]
    in_one_zone: int
    repeats: int
    doubled: tuple[int, int]
    phase_levels: tuple[tuple[int, int], tuple[int, int]]


SIMULATION = Column(
    level=(6, 5),
    phases=((220, 250), (200, 230), (140, 150)),
    first={10, 15, 20},
    first_of_second=(10, 35),
    gap=50,
    leave=(50, 120),
    incoming=((1, 1), (1, 1), (0, 0)),
    transfers=((1, 2), (1, 2), (1, 2)),
    totals=((2, 2), (3, 4)),
    silences=((0, 1), (1, 2), (1, 2)),
    silence_lengths={5, 10, 15, 20, 30},
    silence_total=(25, 55),
    serious=set(range(2, 8)),
    internal={2, 5, 6},
    serious_internal={3, 4},
    internals=(0, 2),
    internal_levels=(0, 3),
    in_one_zone=2,
    repeats=0,
    doubled=(0, 0),
    phase_levels=((3, 5), (1, 3)),
)
MISSION = Column(
    level=(8, 7),
    phases=((205, 240), (215, 235), (140, 155)),
    first={10, 20},
    first_of_second=(5, 40),
    gap=25,
    leave=(55, 55),
    incoming=((0, 3), (0, 2), (0, 1)),
    transfers=((0, 1), (1, 2), (0, 2)),
    totals=((2, 3), (3, 4)),
    silences=((0, 2), (0, 2), (1, 3)),
    silence_lengths={5, 10, 15, 20, 25, 30},
    silence_total=(45, 65),
    serious=set(range(2, 8)),
    internal=set(range(2, 8)),
    serious_internal={3, 4, 5, 6},
    internals=(1, 2),
    internal_levels=(1, 3),
    in_one_zone=2,
    repeats=1,
    doubled=(0, 0),
    phase_levels=((3, 5), (3, 5)),
)
EASIER = Column(
    level=(10, 8),
    phases=((280, 300), (250, 270), (210, 240)),
    first={10, 15, 40},
    first_of_second=(5, 65),
    gap=25,
    leave=(45, 55),
    incoming=((1, 2), (0, 2), (0, 0)),
    transfers=((2, 2), (1, 2), (2, 2)),
    totals=((2, 3), (5, 6)),
    silences=((0, 1), (1, 2), (1, 3)),
    silence_lengths={10, 15, 20, 25, 30},
    silence_total=(55, 95),
    serious=set(range(2, 9)),
    internal=set(range(2, 9)),
    serious_internal={3, 5},
    internals=(1, 3),
    internal_levels=(2, 4),
    in_one_zone=3,
    repeats=1,
    doubled=(0, 2),
    phase_levels=((4, 6), (4, 6)),
)
DOUBLE = Column(
    level=(12, 10),
    phases=((290, 310), (250, 290), (220, 270)),
    first={10, 15, 20, 25},
    first_of_second=(5, 30),
    gap=20,
    leave=(45, 45),
    incoming=((0, 2), (0, 2), (0, 1)),
    transfers=((1, 3), (1, 3), (1, 3)),
    totals=((1, 3), (4, 7)),
    silences=((1, 2), (0, 2), (1, 3)),
    silence_lengths={5, 10, 15, 20, 25, 30},
    silence_total=(60, 80),
    serious=set(range(2, 9)),
    internal=set(range(2, 9)),
    serious_internal={3, 4, 5, 7},
    internals=(2, 3),
    internal_levels=(2, 5),
    in_one_zone=4,
    repeats=1,
    doubled=(1, 2),
    phase_levels=((5, 7), (5, 7)),
)
# Missing in the table, so taken from S1-1 and S1-2.
TEST_FLIGHT = Column(
    level=(3, 3),
    phases=((220, 250), (170, 200)),
    first={10, 15},
    first_of_second=(5, 10),
    gap=45,
    leave=(115, 0),
    incoming=((0, 1), (1, 1)),
    transfers=((1, 2), (1, 1)),
    totals=((1, 2), (2, 3)),
    silences=((0, 0), (0, 0)),
    silence_lengths=set(),
    silence_total=(0, 0),
    serious=set(),
    internal=set(),
    serious_internal=set(),
    internals=(0, 0),
    internal_levels=(0, 0),
    in_one_zone=1,
    repeats=0,
    doubled=(0, 0),
    phase_levels=((2, 3), (0, 1)),
)
COLUMNS = {
    Kind.TEST_FLIGHT: TEST_FLIGHT,
    Kind.SIMULATION: SIMULATION,
    Kind.ADVANCED_SIMULATION: SIMULATION,
    Kind.MISSION: MISSION,
    Kind.EASIER_DOUBLE_ACTION: EASIER,
    Kind.DOUBLE_ACTION: DOUBLE,
}


def violated_limits(mission: Scenario) -> Iterator[str]:
    """Return every row of the table that this mission violates."""
    column = COLUMNS[mission.kind]
    starts = (0, *mission.phases[:-1])
    events = [
        [event for event in mission.events if start <= event.at < end]
        for start, end in zip(starts, mission.phases, strict=True)
    ]
    threats = [[event for event in phase if isinstance(event.what, AnnouncedThreat)] for phase in events]
    every = [event.what for event in mission.events if isinstance(event.what, AnnouncedThreat)]

    def within(what: str, value: int, bounds: tuple[int, int]) -> Iterator[str]:
        if not bounds[0] <= value <= bounds[1]:
            yield f"{what} {value}, not {bounds[0]}-{bounds[1]}"

    def count(phase: list[ScenarioEvent], what: type) -> int:
        return sum(isinstance(event.what, what) for event in phase)

    yield from within("level", mission.level(), (column.level[0],) * 2)
    yield from within("level confirmed", mission.level(confirmed_only=True), (column.level[1],) * 2)
    for number, (start, end) in enumerate(zip(starts, mission.phases, strict=True)):
        yield from within(f"length {number}", end - start, column.phases[number])
        yield from within(f"incoming {number}", count(events[number], IncomingData), column.incoming[number])
        yield from within(f"transfers {number}", count(events[number], DataTransfer), column.transfers[number])
        yield from within(f"silences {number}", count(events[number], CommunicationsDown), column.silences[number])
    yield from within("incoming", sum(count(phase, IncomingData) for phase in events), column.totals[0])
    yield from within("transfers", sum(count(phase, DataTransfer) for phase in events), column.totals[1])
    seconds = [event.what.seconds for event in mission.events if isinstance(event.what, CommunicationsDown)]
    yield from within("silent", sum(seconds), column.silence_total)
    yield from (f"silence {length}" for length in seconds if length not in column.silence_lengths)

    if threats[0][0].at not in column.first:
        yield f"first threat {threats[0][0].at}"
    if threats[1]:
        yield from within("first threat of phase 2", threats[1][0].at - mission.phases[0], column.first_of_second)
    for number in (0, 1):
        levels = sum(event.what.level for event in threats[number] if isinstance(event.what, AnnouncedThreat))
        yield from within(f"level of phase {number}", levels, column.phase_levels[number])
        if threats[number]:
            yield from within("left", mission.phases[number] - threats[number][-1].at, (column.leave[number], 999))
    for earlier, later in pairwise([*threats[0], *threats[1]]):
        yield from within("gap", later.at - earlier.at, (column.gap, 999))
    if len(threats) > 2 and threats[2]:
        yield "threat in phase 3"

    inside = [threat for threat in every if threat.internal]
    yield from within("internals", len(inside), column.internals)
    yield from within("internal levels", sum(threat.level for threat in inside), column.internal_levels)
    for threat in every:
        usual = column.serious_internal if threat.serious else column.internal
        if threat.turn not in (usual if threat.internal else column.serious if threat.serious else range(1, 9)):
            yield f"T+{threat.turn} {threat}"
    if [threat.turn for threat in every] != sorted(threat.turn for threat in every):
        yield "turns out of order"
    late = 4 if mission.kind is Kind.TEST_FLIGHT else 5
    if any(
        (event.what.turn < late) is not (event in threats[0])
        for event in mission.events
        if isinstance(event.what, AnnouncedThreat)
    ):
        yield "announced in the wrong phase"
    turns = Counter(threat.turn for threat in every)
    yield from within("doubled turns", sum(times == 2 for times in turns.values()), column.doubled)
    yield from within("threats on a turn", max(turns.values()), (1, 2))
    for turn, times in turns.items():
        if times == 2 and {threat.internal for threat in every if threat.turn == turn} != {True, False}:
            yield f"two of a sort on T+{turn}"
    zones = [threat.zone for threat in every if threat.zone]
    yield from within("in one zone", max(Counter(zones).values()), (1, column.in_one_zone))
    yield from within("same zone running", sum(one is other for one, other in pairwise(zones)), (0, column.repeats))
    if any(event.at % 5 for event in mission.events) or any(end % 5 for end in mission.phases):
        yield "off the grid"
    yield from within("first event", mission.events[0].at, (10, 999))
    if (mission.kind is Kind.SIMULATION and inside) or (mission.kind is Kind.ADVANCED_SIMULATION and not inside):
        yield "internal threats are what the advanced simulations add"


# Longest published recording of each kind, in seconds.
LONGEST = {"threat": 11.8, "unconfirmed": 15.2, "incoming": 4.65, "transfer": 13.11, "restored": 2.2, "warning": 3.2}


def spoken(mission: Scenario) -> list[tuple[float, float]]:
    """Return the spans of speech in order of their starts."""
    times = [(0.0, 6.64)]
    for number, end in enumerate(mission.phases, start=1):
        times += [(end - before, end - before + LONGEST["warning"]) for before in (60, 20)]
        times.append((end - 7.5, end + (6.3 if number == len(mission.phases) else 5.6)))
    for event in mission.events:
        match event.what:
            case AnnouncedThreat(confirmed=confirmed):
                length = LONGEST["threat" if confirmed else "unconfirmed"]
            case IncomingData():
                length = LONGEST["incoming"]
            case DataTransfer():
                length = LONGEST["transfer"]
            case CommunicationsDown(seconds):
                length = seconds + LONGEST["restored"]
        times.append((event.at, event.at + length))
    return sorted(times)


def conflicts(mission: Scenario) -> list[str]:
    return [
        f"{start} is spoken while {other}-{end} is"
        for (other, end), (start, _) in pairwise(spoken(mission))
        if start < end
    ]


KINDS = st.sampled_from(list(Kind))
ORDERS = st.builds(GeneratorRequest, KINDS, st.integers(1, 5), st.sampled_from(SEEDS))


@cache
def of_five(kind: Kind, seed: int) -> Scenario:
    """A mission for five players, made once for all these tests."""
    return generate(GeneratorRequest(kind, 5, seed))


@pytest.mark.parametrize("kind", Kind)
def test_generated_missions_stay_in_range_without_overlaps(kind: Kind) -> None:
    for seed in range(300):
        mission = of_five(kind, seed)
        assert not [*violated_limits(mission), *conflicts(mission)], mission.code


@given(ORDERS)
def test_any_seed_gives_a_valid_mission(order: GeneratorRequest) -> None:
    mission = generate(order)
    assert not [*violated_limits(mission), *conflicts(mission)]
    assert codes.read(str(mission.code)) == order


@pytest.mark.parametrize("kind", Kind)
def test_seeds_give_different_missions(kind: Kind) -> None:
    missions = [of_five(kind, seed) for seed in range(200)]
    assert len({(mission.phases, mission.events) for mission in missions}) == 200


@given(ORDERS, st.integers(1, 5))
def test_generated_mission_sounds_like_a_published_one(order: GeneratorRequest, crew: int) -> None:
    """The recording is the same for every crew. Crews too small for unconfirmed reports ignore them."""
    assert generate(order).events == generate(GeneratorRequest(order.kind, crew, order.seed)).events


# If this changes, raise codes.VERSION: codes already shared must not silently give another mission.
FINGERPRINT = "9d9fe2ae0da79d30"


def test_codes_always_give_the_same_mission() -> None:
    made = [
        (str(mission.code), mission.phases, [(event.at, *map(str, astuple(event.what))) for event in mission.events])
        for kind in Kind
        for seed in range(20)
        for mission in [of_five(kind, seed)]
    ]
    assert hashlib.sha256(repr(made).encode()).hexdigest()[:16] == FINGERPRINT


def test_generator_uses_splitmix64() -> None:
    """The published first numbers of the sequence for seed 1234567."""
    dice = Dice()
    dice.state = 1234567
    assert [dice.random_below(2**64) for _ in range(3)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
    ]


# Mistakes of other generators


@pytest.mark.parametrize("kind", [kind for kind in Kind if kind is not Kind.TEST_FLIGHT])
def test_phases_have_different_data_transfers(kind: Kind) -> None:
    incoming, transfers = Counter[tuple[int, ...]](), Counter[tuple[int, ...]]()
    for seed in range(200):
        mission = of_five(kind, seed)
        for tally, what in ((incoming, IncomingData), (transfers, DataTransfer)):
            counts = Counter(mission.phase_at(event.at) for event in mission.events if isinstance(event.what, what))
            tally[tuple(counts[phase] for phase in (1, 2, 3))] += 1
    possible = {"simulation": (1, 4), "mission": (6, 5), "easier": (4, 2), "double": (8, 10)}
    least = next(bounds for name, bounds in possible.items() if name in kind)
    assert len(incoming) >= least[0]
    assert len(transfers) >= least[1]


@pytest.mark.parametrize("kind", Kind)
def test_every_allowed_value_occurs(kind: Kind) -> None:
    missions = [of_five(kind, seed) for seed in range(500)]
    envelope = load_limits(kind)
    lengths = [{end - start for start, end in pairwise((0, *mission.phases))} for mission in missions]
    assert set().union(*lengths) == {length for phase in envelope.phases for length in phase}
    silent = {
        what.seconds
        for mission in missions
        for what in (event.what for event in mission.events)
        if isinstance(what, CommunicationsDown)
    }
    assert silent == set(envelope.silence_lengths)
    assert {mission.events[0].at for mission in missions} >= {10}
    zones = {(threat.turn, threat.zone) for mission in missions for threat in mission.threats()}
    assert {turn for turn, zone in zones if zone} == set(envelope.turns)


# Wishes

WISHES = [
    (kind, wish, value)
    for kind, envelope in ((kind, load_limits(kind)) for kind in Kind)
    for wish, values in (
        ("level", envelope.levels),
        ("length", envelope.lengths),
        ("data", envelope.data),
        ("silences", envelope.silence_counts),
    )
    for value in values
]


@pytest.mark.parametrize(("kind", "wish", "value"), WISHES)
def test_every_possible_option_is_met_exactly(kind: Kind, wish: str, value: int) -> None:
    for seed in range(3):
        mission = generate(GeneratorRequest(kind, 5, seed, **{wish: value}))
        data = sum(isinstance(event.what, IncomingData | DataTransfer) for event in mission.events)
        silences = sum(isinstance(event.what, CommunicationsDown) for event in mission.events)
        met = {"level": mission.level(), "length": mission.end, "data": data, "silences": silences}
        assert met[wish] == value
        assert [line for line in violated_limits(mission) if wish != "level" or not line.startswith("level ")] == []
        assert not conflicts(mission)
        assert codes.read(str(mission.code)) == GeneratorRequest(kind, 5, seed, **{wish: value})


def test_level_option_depends_on_the_crew() -> None:
    assert generate(GeneratorRequest(Kind.MISSION, 5, 7, level=9)).level() == 9
    assert generate(GeneratorRequest(Kind.MISSION, 4, 7, level=9)).level(confirmed_only=True) == 9


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        ({"level": 30}, "Mission for a crew of 5: the threat level is 6 to 10, so 30 isn't possible."),
        ({"silences": 9}, "Mission for a crew of 5: communications go down 2 to 5 times, so 9 isn't possible."),
        ({"length": 300}, "Mission for a crew of 5: the length is 9:20 to 10:30, so 5:00 isn't possible."),
        ({"length": 601}, "The length must be a multiple of 5 seconds, so 10:01 isn't possible."),
        ({"data": 0}, "Mission for a crew of 5: there are 5 to 7 data announcements, so 0 isn't possible."),
    ],
)
def test_impossible_options_are_refused_with_a_reason(wish: dict[str, int], said: str) -> None:
    with pytest.raises(UserError) as error:
        generate(GeneratorRequest(Kind.MISSION, 5, 7, **wish))
    assert error.value.render(ENGLISH) == said


def test_test_flights_have_no_silence() -> None:
    with refused("communications never go down"):
        generate(GeneratorRequest(Kind.TEST_FLIGHT, 5, 7, silences=1))


@pytest.mark.parametrize("seed", [-1, len(SEEDS)])
def test_seed_too_large_for_a_code_is_refused(seed: int) -> None:
    with refused("from 0 to 130320"):
        generate(GeneratorRequest(Kind.MISSION, 5, seed))


# Command line


def test_command_prints_the_code_without_spoilers(tmp_path: Path) -> None:
    ended = run("scenarios", "generate", "--kind", "mission", "--crew", "5", "--seed", "7", home=tmp_path)
    assert ended.stdout.splitlines()[0] == "mission 5 KKX-DMM"
    assert "T+" not in ended.stdout
    assert not re.search(r"\b[0-4]:\d\d\b", ended.stdout)
    assert "задание 5 KKX-DMM" in run("scenarios", "generate", "--seed", "7", "--lang", "ru", home=tmp_path).stdout


@pytest.mark.parametrize("seed", ["20261118", "-20261118", "9" * 40])
def test_any_whole_number_is_a_seed(seed: str, tmp_path: Path) -> None:
    drawn = run("scenarios", "generate", "--seed", seed, "--json", home=tmp_path)
    assert json.loads(drawn.stdout)["seed"] == int(seed)
    script = run("scenarios", "generate", "--seed", seed, "--show", home=tmp_path).stdout
    code, *told = script.splitlines()
    assert len(told) > 10
    assert json.loads(drawn.stdout)["script"] == run("scenarios", "export", code, home=tmp_path).stdout.strip()


@pytest.mark.parametrize("code", ["mission 5 KKX-DMM", "миссия-5-kkxdmm", "mission-5-KKX-DMM"])
def test_codes_work_wherever_ids_do(code: str, tmp_path: Path) -> None:
    script = run("scenarios", "export", code, home=tmp_path).stdout.strip()
    assert script == notation.write(generate(GeneratorRequest(Kind.MISSION, 5, 7)))
    assert run("scenarios", "show", code, home=tmp_path).stdout.startswith("mission-5-KKX-DMM")


def test_mistyped_code_is_named_in_the_error(tmp_path: Path) -> None:
    ended = run("scenarios", "show", "mission 5 KKX-DMQ", home=tmp_path)
    assert (ended.returncode, ended.stdout) == (1, "")
    assert "misheard" in ended.stderr


def test_written_file_is_valid_and_the_same_mission(tmp_path: Path) -> None:
    for kind in ("test-flight", "easier-double-action"):
        file = tmp_path / f"{kind}.yaml"
        assert run("scenarios", "generate", "--kind", kind, "-o", str(file), home=tmp_path).returncode == 0
        assert run("scenarios", "check", str(file), home=tmp_path).returncode == 0
        read = scenario_file.load(file)
        assert read == generate(codes.read(str(read.code)))


@pytest.mark.parametrize(
    "wish", [["--level", "30"], ["--level", "9" * 40], ["--silences", "9"], ["--data", "-1"], ["--length", "3:00"]]
)
def test_impossible_options_exit_with_1(wish: list[str], tmp_path: Path) -> None:
    ended = run("scenarios", "generate", *wish, home=tmp_path)
    assert (ended.returncode, ended.stdout) == (1, "")
    assert len(ended.stderr.splitlines()) == 1


@pytest.mark.parametrize("wish", [["--length", "long"], ["--kind", "picnic"], ["--crew", "6"]])
def test_usage_error_exits_with_2(wish: list[str], tmp_path: Path) -> None:
    assert run("scenarios", "generate", *wish, home=tmp_path).returncode == 2


def test_json_output_is_complete(tmp_path: Path) -> None:
    found = json.loads(run("scenarios", "generate", "--seed", "7", "--data", "6", "--json", home=tmp_path).stdout)
    assert (found["crew"], found["seed"], found["level"]) == (5, 7, 8)
    assert sum(event["what"] in ("incoming data", "data transfer") for event in found["events"]) == 6
    assert codes.read(found["code"]) == GeneratorRequest(Kind.MISSION, 5, 7, data=6)


def run(*call: str, home: Path) -> Ended:
    environment = os.environ | {"SPACEALERT_HOME": str(home), "LC_ALL": "C.UTF-8", "PYTHONIOENCODING": "utf-8"}
    return call_program(call, environment)


VOICES = sorted(path.name for path in (places.bundled_folder("audio") / "voices").iterdir() if path.is_dir())


@pytest.mark.parametrize("name", VOICES)
def test_bundled_voices_say_everything_on_time(name: str) -> None:
    speaker = voice_pack.load(name)
    for kind in Kind:
        for seed in range(15):
            compiled = compile_soundtrack(of_five(kind, seed), speaker)
            assert not [*compiled.shifted_cues, *compiled.shortened_cues, *compiled.unspoken_cues]
