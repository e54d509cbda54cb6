"""The timetable speaks as much as possible with the smallest shift, compared with brute force."""

from itertools import permutations, product

from hypothesis import given
from hypothesis import strategies as st
from support.examples import examples

from spacealert.kit.audio.timetable import Bounds, Timing, Utterance, schedule

# A coarse clock with one tick per step keeps the exhaustive search finite.
TICKS = Bounds(farthest=4, breath=0, step=1, shorter_costs=1)
RANKS = 3

utterances = st.builds(
    Utterance,
    due=st.integers(0, 24),
    rank=st.integers(0, RANKS - 1),
    lengths=st.one_of(
        st.tuples(st.integers(1, 8)),
        st.integers(3, 8).flatmap(lambda full: st.tuples(st.just(full), st.just(full - 2))),
    ),
)
spans = st.builds(lambda begin, length: (begin, begin + length), st.integers(0, 24), st.integers(1, 9))


def cost(asked: list[Utterance], found: list[Timing | None]) -> tuple[list[int], int]:
    """Return the unspoken utterances by rank, then the sum of shifts."""
    unspoken = [0] * RANKS
    shifts = 0
    for utterance, place in zip(asked, found, strict=True):
        if place is None:
            unspoken[utterance.rank] += 1
        else:
            shifts += abs(place.start - utterance.due) + place.form * TICKS.shorter_costs
    return unspoken, shifts


def every_timetable(asked: list[Utterance], taken: list[tuple[int, int]]) -> list[list[Timing | None]]:
    """Yield all timetables, trying each start and form for each utterance."""
    found: list[list[Timing | None]] = [[]]
    for utterance in asked:
        ways: list[Timing | None] = [None]
        for form, start in product(range(len(utterance.lengths)), range(max(0, utterance.due - 4), utterance.due + 5)):
            if clear((start, start + utterance.lengths[form]), taken):
                ways.append(Timing(start, form))
        found = [
            [*sofar, way]
            for sofar in found
            for way in ways
            if way is None
            or clear((way.start, way.start + utterance.lengths[way.form]), [
                (place.start, place.start + asked[index].lengths[place.form])
                for index, place in enumerate(sofar)
                if place is not None
            ])
        ]  # fmt: skip
    return found


def clear(span: tuple[int, int], taken: list[tuple[int, int]]) -> bool:
    return all(span[1] <= begin or span[0] >= end for begin, end in taken)


@examples(150)
@given(st.lists(utterances, min_size=1, max_size=3), st.lists(spans, max_size=3))
def test_timetable_is_optimal(asked: list[Utterance], taken: list[tuple[int, int]]) -> None:
    found = schedule(asked, taken, TICKS)
    assert cost(asked, found) == min(cost(asked, other) for other in every_timetable(asked, taken))


@examples(100)
@given(st.lists(utterances, max_size=12), st.lists(spans, max_size=4))
def test_cues_neither_overlap_nor_shift_too_far(asked: list[Utterance], taken: list[tuple[int, int]]) -> None:
    found = schedule(asked, taken, TICKS)
    spoken = list(taken)
    for utterance, place in zip(asked, found, strict=True):
        if place is not None:
            assert abs(place.start - utterance.due) <= TICKS.farthest
            span = (place.start, place.start + utterance.lengths[place.form])
            assert clear(span, spoken)
            spoken.append(span)


def test_shorter_of_two_simultaneous_cues_goes_first() -> None:
    asked = [Utterance(20, 0, (7,)), Utterance(20, 1, (3,))]
    for order in permutations(range(2)):
        found = schedule([asked[index] for index in order], [], TICKS)
        long, short = (found[order.index(index)] for index in range(2))
        assert short == Timing(17, 0)
        assert long == Timing(20, 0)


def test_lower_rank_is_shifted() -> None:
    assert schedule([Utterance(10, 0, (8,)), Utterance(16, 1, (4,))], [], TICKS) == [Timing(10, 0), Timing(18, 0)]
    assert schedule([Utterance(10, 1, (8,)), Utterance(16, 0, (4,))], [], TICKS) == [Timing(8, 0), Timing(16, 0)]


def test_short_form_is_used_only_when_worth_it() -> None:
    transfer = Utterance(10, 1, (8, 5))
    assert schedule([transfer], [(17, 30)], TICKS) == [Timing(9, 0)]
    assert schedule([transfer], [(15, 30)], TICKS) == [Timing(10, 1)]
