"""A scheduler that fits in as many announcements as possible, each as close to its due time as possible.

Early starts are only tried in small steps.
"""

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from operator import attrgetter
from typing import NamedTuple

from attrs import frozen


@frozen
class Utterance:
    """An announcement that should start at `due`. Lower ranks are more important.

    `lengths` has the length of each form, full form first.
    """

    due: int
    rank: int
    lengths: tuple[int, ...]


@frozen
class Timing:
    """The time and form of a spoken utterance."""

    start: int
    form: int


@frozen
class Bounds:
    """The limits of a timetable: `farthest` is the largest shift, and `breath` the pause after each utterance.

    Early starts are tried at every `step`. A shift of `shorter_costs` is as bad as using the next shorter form.
    """

    farthest: int
    breath: int
    step: int
    shorter_costs: int


class _Label(NamedTuple):
    """A partial schedule: the cost so far, the earliest start of the next utterance, and how it was reached."""

    end: int
    cost: int
    before: "_Label | None"
    spoken: tuple[int, Timing] | None


class _State(NamedTuple):
    """A state of the search: all utterances before `first` are settled, and those in `ahead` are already spoken."""

    first: int
    ahead: frozenset[int]


def schedule(utterances: Sequence[Utterance], taken: Sequence[tuple[int, int]], bounds: Bounds) -> list[Timing | None]:
    """Return a time for each utterance, clear of the others and of the `taken` spans, or None if there is no room."""
    found: list[Timing | None] = [None] * len(utterances)
    order = sorted(range(len(utterances)), key=lambda index: utterances[index].due)
    spans = sorted(taken)
    for crowd in _colliding_groups(order, utterances, bounds):
        for index, place in zip(
            crowd, _best_places([utterances[index] for index in crowd], spans, bounds), strict=True
        ):
            found[index] = place
    return found


def _colliding_groups(order: list[int], utterances: Sequence[Utterance], bounds: Bounds) -> Iterator[list[int]]:
    """Yield groups of utterances that cannot collide with other groups."""
    crowd: list[int] = []
    until = 0
    for index in order:
        utterance = utterances[index]
        if crowd and utterance.due - bounds.farthest >= until:
            yield crowd
            crowd = []
        crowd.append(index)
        until = max(until, utterance.due + bounds.farthest + max(utterance.lengths) + bounds.breath)
    if crowd:
        yield crowd


def _best_places(utterances: list[Utterance], taken: list[tuple[int, int]], bounds: Bounds) -> list[Timing | None]:
    """Return the best times for one group of utterances, which are sorted by due time. Those left out get None."""
    price = _Price(utterances, bounds)
    room = [
        [_possible_starts(utterance, length, taken, bounds) for length in utterance.lengths] for utterance in utterances
    ]
    here: dict[_State, list[_Label]] = {_State(0, frozenset()): [_Label(-bounds.farthest, 0, None, None)]}
    finished: list[_Label] = []
    while here:
        state = min(here, key=lambda state: (state.first, len(state.ahead)))
        labels = _undominated(here.pop(state))
        first, ahead = state
        if first == len(utterances):
            finished += labels
            continue
        if first in ahead:
            here.setdefault(_State(first + 1, ahead - {first}), []).extend(labels)
            continue
        given_up = [_Label(label.end, label.cost + price.left_out(first), label, None) for label in labels]
        here.setdefault(_State(first + 1, ahead), []).extend(given_up)
        for index in range(first, len(utterances)):
            utterance = utterances[index]
            too_late = utterances[first].due + bounds.farthest
            if utterance.due - bounds.farthest > too_late:
                break
            if index in ahead or (
                index > first and utterance.due - bounds.farthest + min(utterance.lengths) > too_late
            ):
                continue
            rest = (other for other in range(first, len(utterances)) if other != index and other not in ahead)
            free_from = min((utterances[other].due - bounds.farthest for other in rest), default=None)
            after = _State(first + 1, ahead) if index == first else _State(first, ahead | {index})
            spoken = _labels_if_spoken(index, utterance, room[index], labels, free_from, price, bounds)
            here.setdefault(after, []).extend(spoken)
    return _trace_back(min(finished, key=attrgetter("cost")), len(utterances))


class _Price:
    """The cost of a timetable as one number: omissions by rank, then total shift, then shifts weighted by rank."""

    def __init__(self, utterances: list[Utterance], bounds: Bounds) -> None:
        self._wishes = utterances
        self._bounds = bounds
        self._ranks = 1 + max(utterance.rank for utterance in utterances)
        shifts = (bounds.farthest + bounds.shorter_costs) * len(utterances)
        self._sample = 1 + self._ranks * shifts + len(utterances)  # exceeds the sum of all lower-ranking costs
        self._any_shift = 1 + self._sample * (shifts + 1)

    def left_out(self, index: int) -> int:
        lesser = self._ranks - 1 - self._wishes[index].rank
        return self._any_shift * int((len(self._wishes) + 1) ** lesser)

    def spoken(self, index: int, start: int, form: int) -> int:
        """Return the cost of speaking an utterance in this form, beginning at `start`."""
        shift = abs(start - self._wishes[index].due)
        dearer = self._ranks - self._wishes[index].rank - 1
        return self._sample * (shift + form * self._bounds.shorter_costs) + dearer * shift + form


def _possible_starts(
    utterance: Utterance, length: int, taken: list[tuple[int, int]], bounds: Bounds
) -> list[tuple[int, int]]:
    """Return the spans in which this utterance can start, both ends included."""
    start, last = max(0, utterance.due - bounds.farthest), utterance.due + bounds.farthest
    found = []
    for begin, end in taken:
        if end + bounds.breath <= start:
            continue
        if begin - length >= last:
            break
        if begin - length >= start:
            found.append((start, begin - length))
        start = max(start, end + bounds.breath)
    if start <= last:
        found.append((start, last))
    return found


def _labels_if_spoken(
    index: int,
    utterance: Utterance,
    room: list[list[tuple[int, int]]],
    labels: list[_Label],
    free_from: int | None,
    price: _Price,
    bounds: Bounds,
) -> Iterator[_Label]:
    """Yield every way to speak this utterance next that could be optimal."""
    ends = [label.end for label in labels]  # ascending, with descending costs
    for form, length in enumerate(utterance.lengths):
        occupied = length + bounds.breath
        for begin, last in room[form]:
            starts = {max(begin, utterance.due)} if last >= utterance.due else set()
            if begin < utterance.due:
                latest = min(last, utterance.due)
                useful = latest if free_from is None else max(begin, min(latest, free_from - occupied))
                starts.update((useful, latest), range(latest, useful, -bounds.step))
            starts.update(end for end in ends if begin <= end <= last)
            for start in starts:
                before = bisect_right(ends, start) - 1
                if before >= 0:
                    label = labels[before]
                    cost = label.cost + price.spoken(index, start, form)
                    yield _Label(start + occupied, cost, label, (index, Timing(start, form)))


def _undominated(labels: list[_Label]) -> list[_Label]:
    """Return the labels that no other label beats in both time and cost."""
    best: list[_Label] = []
    for label in sorted(labels, key=lambda label: (label.end, label.cost)):
        if not best or label.cost < best[-1].cost:
            best.append(label)
    return best


def _trace_back(label: _Label | None, count: int) -> list[Timing | None]:
    found: list[Timing | None] = [None] * count
    while label is not None:
        if label.spoken is not None:
            index, place = label.spoken
            found[index] = place
        label = label.before
    return found
