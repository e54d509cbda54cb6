"""Mission codes can be typed in different ways, and mistyped ones are detected."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.languages import ENGLISH, refused

from spacealert.kit.i18n.errors import UserError
from spacealert.missions import codes
from spacealert.missions.codes import CREWS, SEEDS, GeneratorRequest
from spacealert.missions.limits import load_limits
from spacealert.missions.scenario import Kind


@st.composite
def orders(draw: st.DrawFn) -> GeneratorRequest:
    kind = draw(st.sampled_from(list(Kind)))
    envelope, crew = load_limits(kind), draw(st.sampled_from(CREWS))
    level = draw(st.none() | st.sampled_from(envelope.levels))
    order = GeneratorRequest(kind, crew, draw(st.sampled_from(SEEDS)))
    ranges = (envelope.lengths, envelope.data, envelope.silence_counts)
    if level is not None:
        level -= order.ignored_unconfirmed_level
    return GeneratorRequest(
        kind, crew, order.seed, level, *(draw(st.none() | st.sampled_from(range_)) for range_ in ranges)
    )


def is_refused(code: str) -> bool:
    try:
        codes.read(code)
    except UserError:
        return True
    return False


def test_mission_codes_are_short() -> None:
    assert codes.write(GeneratorRequest(Kind.MISSION, 5, 7)) == "mission 5 KKX-DMM"
    assert (
        codes.write(GeneratorRequest(Kind.DOUBLE_ACTION, 4, 7, level=11, silences=4)) == "double action 4 KKX-DM9-5YX"
    )


@given(orders())
def test_code_contains_all_options(order: GeneratorRequest) -> None:
    assert codes.read(codes.write(order)) == order
    assert len(codes.code_suffix(order)) in (7, 11)


@pytest.mark.parametrize("kind", Kind)
def test_longest_options_still_fit(kind: Kind) -> None:
    envelope = load_limits(kind)
    last = GeneratorRequest(
        kind, 5, SEEDS[-1], envelope.levels[-1], envelope.lengths[-1], envelope.data[-1], envelope.silence_counts[-1]
    )
    assert codes.choices_as_number(last) < len(codes.SIGNS) ** 3
    assert codes.read(codes.write(last)) == last


def test_seeds_have_distinct_codes() -> None:
    signs = {codes.code_suffix(GeneratorRequest(Kind.MISSION, 5, seed)) for seed in range(0, len(SEEDS), 7)}
    assert len(signs) == len(range(0, len(SEEDS), 7))


@given(orders())
def test_one_wrong_character_is_detected(order: GeneratorRequest) -> None:
    signs = codes.code_suffix(order)
    for place, sign in enumerate(signs):
        for other in codes.SIGNS if sign != "-" else "":
            if other != sign:
                assert is_refused(f"{order.kind} {order.crew} {signs[:place]}{other}{signs[place + 1 :]}")


@given(orders())
def test_swapped_neighbors_are_detected(order: GeneratorRequest) -> None:
    signs = codes.code_suffix(order).replace("-", "")
    for place, (one, other) in enumerate(pairwise(signs)):
        if one != other:
            assert is_refused(f"{order.kind} {order.crew} {signs[:place]}{other}{one}{signs[place + 2 :]}")


@given(orders())
def test_different_kind_or_crew_is_detected(order: GeneratorRequest) -> None:
    signs = codes.code_suffix(order)
    assert all(is_refused(f"{kind} {order.crew} {signs}") for kind in Kind if kind is not order.kind)
    assert all(is_refused(f"{order.kind} {crew} {signs}") for crew in CREWS if crew != order.crew)


@given(orders(), st.integers(0, 8))
def test_dropped_or_doubled_character_is_detected(order: GeneratorRequest, place: int) -> None:
    signs = codes.code_suffix(order).replace("-", "")
    place %= len(signs)
    assert is_refused(f"{order.kind} {order.crew} {signs[:place]}{signs[place + 1 :]}")
    assert is_refused(f"{order.kind} {order.crew} {signs[:place]}{signs[place]}{signs[place:]}")


def test_checksum_detects_every_single_error_in_short_codes() -> None:
    """This proves all cases: the check is linear, so no weight and no difference of weights may be zero."""
    plain = [codes._check_digit(Kind.TEST_FLIGHT, 0, [0] * 8)]
    assert plain == [0]
    unit = [codes._check_digit(Kind.TEST_FLIGHT, 0, [*([0] * place), 1, *([0] * (7 - place))]) for place in range(8)]
    assert 0 not in unit
    assert len(set(unit)) == 8


ORDER = GeneratorRequest(Kind.MISSION, 5, 4)
SIGNS = codes.code_suffix(ORDER)


@pytest.mark.parametrize(
    "typed",
    [
        f"mission 5 {SIGNS}",
        f"MISSION 5 {SIGNS.lower()}",
        f"mission-5-{SIGNS}",
        f"mission5{SIGNS.replace('-', '')}",
        f"  mission  5 : {' '.join(SIGNS)} ",
        f"mission 5 {SIGNS.replace('-', '—')}",
        f"Задание 5 {SIGNS}",
        f"миссия 5 {SIGNS}",
        f"задание 5 {SIGNS.translate(str.maketrans('KMXY', 'КМХУ'))}",
        f"задание 5 {SIGNS.lower().translate(str.maketrans('kmxy', 'кмху'))}",
    ],
)
def test_code_input_is_lenient(typed: str) -> None:
    assert codes.is_code(typed)
    assert codes.read(typed) == ORDER


def test_o_and_i_count_as_zero_and_one() -> None:
    for seed in range(300):
        code = codes.write(GeneratorRequest(Kind.SIMULATION, 4, seed))
        head, signs = code[:13], code[13:]
        for one, other in (("0", "O"), ("0", "о"), ("1", "I"), ("1", "l")):
            assert codes.read(head + signs.replace(one, other)) == GeneratorRequest(Kind.SIMULATION, 4, seed)


@pytest.mark.parametrize("kind", Kind)
def test_kinds_are_accepted_in_both_languages(kind: Kind) -> None:
    russian = {
        Kind.TEST_FLIGHT: "учебный полет",
        Kind.SIMULATION: "симуляция",
        Kind.ADVANCED_SIMULATION: "Расширенная симуляция",
        Kind.MISSION: "задание",
        Kind.EASIER_DOUBLE_ACTION: "облегчённые двойные действия",
        Kind.DOUBLE_ACTION: "двойные действия",
    }[kind]
    order = GeneratorRequest(kind, 3, 99)
    assert codes.read(f"{russian} 3 {codes.code_suffix(order)}") == order
    assert codes.read(f"{kind} 3 {codes.code_suffix(order)}") == order


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("K7F-3QD", "Codes begin with the mission kind and the crew size"),
        ("mission 9 K7F-3QD", "Codes begin with the mission kind and the crew size"),
        ("mission 5 K7F-3Q", "has 6 or 9 characters after the crew size; “mission 5 K7F-3Q” has 5"),
        ("mission 5 K7F-3QB", "“B” in “mission 5 K7F-3QB” isn't used in mission codes"),
        ("mission 5 K7F-3QД", "was misheard or mistyped"),
    ],
)
def test_invalid_code_is_refused_in_one_sentence(typed: str, said: str) -> None:
    with pytest.raises(UserError) as error:
        codes.read(typed)
    assert said in error.value.render(ENGLISH)


def test_code_of_another_version_is_refused() -> None:
    for version, age in ((codes.VERSION + 1, "newer"), (codes.VERSION - 1, "older")):
        numbers = [version, 1, 2, 3, 4]
        signs = "".join(codes.SIGNS[n] for n in [*numbers, codes._check_digit(Kind.MISSION, 5, numbers)])
        with refused(age):
            codes.read(f"mission 5 {signs}")


def test_code_characters_are_easy_to_tell_apart() -> None:
    assert len(codes.SIGNS) == len(set(codes.SIGNS)) == 19
    for alike in ("BCDEGPTVZ", "FS", "MN", "AHJK", "QU", "O0", "IL1", "S5", "Z2", "B8", "G6"):
        assert len(set(alike) & set(codes.SIGNS)) <= 1, alike
