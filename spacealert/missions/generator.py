"""A mission generator that follows the statistics of the official missions.

Threat level, numbers of threats, transfers and silences, and phase lengths stay within the official ranges. A few of
the times may fall slightly outside. The same request always gives the same mission, so a change to the draws must raise
`codes.VERSION`.
"""

from collections.abc import Callable, Mapping, Sequence
from itertools import accumulate, pairwise
from typing import TypeVar

from attrs import evolve

from spacealert.engine.decks import MASK, SplitMix64
from spacealert.kit.i18n.errors import UserError
from spacealert.missions import codes, difficulty
from spacealert.missions.announcements import (
    AnnouncedThreat,
    Announcement,
    CommunicationsDown,
    DataTransfer,
    IncomingData,
    Zone,
    find_row,
)
from spacealert.missions.codes import GeneratorRequest
from spacealert.missions.difficulty import DifficultyLevel
from spacealert.missions.limits import COUNTDOWN, GRID, PHASE_BEGINS, WARNING_LASTS, WARNINGS, MissionLimits, Tally
from spacealert.missions.scenario import Crew, Kind, Scenario, ScenarioEvent
from spacealert.texts import LANGUAGES, load_texts

# Chance

T = TypeVar("T")


class Dice(SplitMix64):
    """A random stream that starts from several seeds."""

    def __init__(self, *seeds: int) -> None:
        super().__init__(0)
        for seed in seeds:
            self.state = (self.next_bits() + seed) & MASK

    def random_below(self, limit: int) -> int:
        """Return a number from 0 to limit - 1. Limits are so much smaller than 2**64 that the bias is negligible."""
        return self.next_bits() % limit

    def pick(self, choices: Sequence[T]) -> T:
        return choices[self.random_below(len(choices))]

    def pick_by_weight(self, weights: Mapping[T, int]) -> T:
        """Return a random key. A higher weight makes a key more likely."""
        place = self.random_below(sum(weights.values()))
        for choice, weight in weights.items():
            place -= weight
            if place < 0:
                return choice
        raise ValueError(weights)

    def pick_several(self, choices: Sequence[T], count: int) -> list[T]:
        """Return `count` different choices in random order."""
        left = list(choices)
        for place in range(count):
            other = place + self.random_below(len(left) - place)
            left[place], left[other] = left[other], left[place]
        return left[:count]


# Most missions need a few attempts per part. After this many, the choices are considered incompatible.
_DRAWS = 400
_MISSIONS = 400
_SEARCHED = 1000  # missions to generate while looking for the requested difficulty


class _Retry(Exception):
    """Raised when a draw is outside the limits and has to be repeated."""


def generate(request: GeneratorRequest) -> Scenario:
    """Generate the mission for this request. Raise an error if its options cannot be combined."""
    request.check()
    dice = Dice(codes.VERSION, list(Kind).index(request.kind), request.seed, codes.choices_as_number(request))
    try:
        phases, events = _retry(lambda: _draw_round(request, dice), _MISSIONS)
    except _Retry:
        raise UserError("generator-together") from None
    code = codes.write(request)
    return Scenario(
        id=code.replace(" ", "-"),
        kind=request.kind,
        title={
            language: load_texts(language).say(
                "generator-title", kind=request.kind.replace(" ", "-"), signs=codes.code_suffix(request)
            )
            for language in LANGUAGES
        },
        phases=phases,
        events=events,
        code=code,
    )


def generate_with_difficulty(request: GeneratorRequest, wanted: DifficultyLevel) -> tuple[GeneratorRequest, Scenario]:
    """Return the first mission of this difficulty, trying one seed after another, and its request.

    Raise an error if no seed tried gives such a mission.
    """
    for later in range(_SEARCHED):
        asked = evolve(request, seed=(request.seed + later) % len(codes.SEEDS))
        scenario = generate(asked)
        if difficulty.rate_difficulty(scenario, Crew(request.crew)) == wanted:
            return asked, scenario
    raise UserError("generator-difficulty", count=_SEARCHED, crew=request.crew, difficulty=wanted)


def _retry(draw: Callable[[], T], times: int = _DRAWS) -> T:
    for _ in range(times):
        try:
            return draw()
        except _Retry:
            continue
    raise _Retry


def _retry_unless(condition: bool) -> None:
    if not condition:
        raise _Retry


def _draw_round(request: GeneratorRequest, dice: Dice) -> tuple[tuple[int, ...], tuple[ScenarioEvent, ...]]:
    limits = request.limits
    level = limits.level if request.full_level is None else request.full_level
    threats = _retry(lambda: _draw_threats(limits, level, dice))
    ends = _retry(lambda: _draw_phase_ends(limits, request.length, dice))
    others = _retry(lambda: _draw_other_announcements(limits, request.data, request.silences, dice))
    return ends, _retry(lambda: _place_events(limits, ends, threats, others, dice))


# Threats


def _draw_threats(limits: MissionLimits, level: int, dice: Dice) -> tuple[list[AnnouncedThreat], ...]:
    inside = dice.pick_by_weight(limits.internals)
    serious = dice.pick_by_weight(limits.serious) - inside.serious
    common = level - inside.common - 2 * inside.serious - 2 * serious
    _retry_unless(serious >= 0 and common >= 0)
    externals = dict.fromkeys(_draw_turns(limits.serious_turns, serious, set(), dice), True)
    externals |= dict.fromkeys(_draw_turns(limits.turns, common, set(externals), dice), False)
    internals = dict.fromkeys(_draw_turns(limits.serious_internal_turns, inside.serious, set(), dice), True)
    internals |= dict.fromkeys(_draw_turns(limits.internal_turns, inside.common, set(internals), dice), False)
    _retry_unless(len(externals.keys() & internals.keys()) in limits.doubled_turns)
    zones = iter(_draw_zones(limits, len(externals), dice))
    threats: list[AnnouncedThreat] = []
    for turn in limits.turns:
        both = []
        if turn in externals:
            both.append(AnnouncedThreat(turn, externals[turn], zone=next(zones)))
        if turn in internals:
            both.append(AnnouncedThreat(turn, internals[turn], internal=True))
        threats += dice.pick_several(both, len(both))
    threats = _make_some_unconfirmed(limits, threats, dice)
    phases = tuple(
        [threat for threat in threats if (threat.turn in limits.turns_of_first) is first] for first in (True, False)
    )
    for phase, levels in zip(phases, limits.phase_levels, strict=True):
        _retry_unless(sum(threat.level for threat in phase) in levels)
    return phases


def _draw_turns(possible: Sequence[int], count: int, taken: set[int], dice: Dice) -> list[int]:
    free = [turn for turn in possible if turn not in taken]
    _retry_unless(len(free) >= count)
    return dice.pick_several(free, count)


def _draw_zones(limits: MissionLimits, count: int, dice: Dice) -> list[Zone]:
    """Draw zones for the external threats. A zone is repeated about as often as in the official missions."""
    most, repeats = dice.pick_by_weight(limits.most_in_a_zone), dice.pick_by_weight(limits.repeats)
    _retry_unless(repeats < max(count, 1))
    repeated = dice.pick_several(range(1, count), repeats)
    zones: list[Zone] = []
    for place in range(count):
        others = [zone for zone in Zone if zones[-1:] != [zone]]
        zones.append(zones[-1] if place in repeated else dice.pick(others))
    _retry_unless(all(zones.count(zone) <= most for zone in Zone))
    return zones


def _make_some_unconfirmed(limits: MissionLimits, threats: list[AnnouncedThreat], dice: Dice) -> list[AnnouncedThreat]:
    """Make some threats unconfirmed. If there are two, they are announced in different phases."""
    reports = dice.pick_several(range(len(threats)), dice.pick_by_weight(limits.unconfirmed))
    _retry_unless(sum(threats[place].level for place in reports) == limits.unconfirmed_level)
    _retry_unless(len({threats[place].turn in limits.turns_of_first for place in reports}) == len(reports))
    return [evolve(threat, confirmed=place not in reports) for place, threat in enumerate(threats)]


# Times


def _draw_phase_ends(limits: MissionLimits, length: int | None, dice: Dice) -> tuple[int, ...]:
    end = dice.pick_by_weight(limits.total) if length is None else length
    lengths = [dice.pick_by_weight(phase) for phase in limits.phases[:-1]]
    _retry_unless(end - sum(lengths) in limits.phases[-1])
    return (*accumulate(lengths), end)


def _draw_other_announcements(
    limits: MissionLimits, data: int | None, silences: int | None, dice: Dice
) -> list[list[Announcement]]:
    incoming = [dice.pick_by_weight(phase) for phase in limits.incoming]
    transfers = [dice.pick_by_weight(phase) for phase in limits.transfers]
    _retry_unless(sum(incoming) in limits.incoming_total and sum(transfers) in limits.transfers_total)
    _retry_unless(data is None or sum(incoming) + sum(transfers) == data)
    quiet = _retry(lambda: _draw_silences(limits, silences, dice))
    return [
        [*silent, *[DataTransfer()] * transferred, *[IncomingData()] * received]
        for silent, transferred, received in zip(quiet, transfers, incoming, strict=True)
    ]


def _draw_silences(limits: MissionLimits, choice: int | None, dice: Dice) -> list[list[CommunicationsDown]]:
    count = dice.pick_by_weight(limits.silences_total) if choice is None else choice
    counts = [dice.pick_by_weight(phase) for phase in limits.silences]
    _retry_unless(sum(counts) == count)
    phases = [
        [CommunicationsDown(dice.pick_by_weight(limits.silence_lengths)) for _ in range(count)] for count in counts
    ]
    _retry_unless(sum(silence.seconds for phase in phases for silence in phase) in limits.silence_seconds)
    return phases


def _place_events(
    limits: MissionLimits,
    ends: tuple[int, ...],
    threats: Sequence[list[AnnouncedThreat]],
    others: list[list[Announcement]],
    dice: Dice,
) -> tuple[ScenarioEvent, ...]:
    air = FreeTime(ends)
    events: list[ScenarioEvent] = []
    starts = (0, *ends)
    for phase, (announced, first, leave) in enumerate(
        zip(threats, (limits.first_threat, limits.first_of_second), limits.last_threat, strict=True)
    ):
        if announced:
            seconds = _draw_threat_times(limits, first, starts[phase], len(announced), dice)
            _retry_unless(seconds[-1] <= ends[phase] - leave)
            for threat, second in zip(announced, seconds, strict=True):
                air.reserve(second, reserved_seconds(threat))
                events.append(ScenarioEvent(second, threat))
    _retry_unless(all(later.at - earlier.at >= min(limits.threat_gaps) for earlier, later in pairwise(events)))
    for phase, announcements in enumerate(others):
        for what in sorted(announcements, key=reserved_seconds, reverse=True):
            second = air.random_free_start(starts[phase], ends[phase], reserved_seconds(what), dice)
            air.reserve(second, reserved_seconds(what))
            events.append(ScenarioEvent(second, what))
    return tuple(sorted(events, key=lambda event: event.at))


def _draw_threat_times(limits: MissionLimits, first: Tally, start: int, count: int, dice: Dice) -> list[int]:
    gaps = [dice.pick_by_weight(limits.threat_gaps) for _ in range(count - 1)]
    return list(accumulate(gaps, initial=start + dice.pick_by_weight(first)))


def reserved_seconds(what: Announcement) -> int:
    return find_row(what).seconds_reserved(what)


class FreeTime:
    """The free time slots of a mission, with one bit per slot."""

    def __init__(self, ends: Sequence[int]) -> None:
        self._free = _bits_of_span(0, ends[-1])
        self.reserve(0, PHASE_BEGINS)
        for end in ends:
            for before in WARNINGS:
                self.reserve(end - before, WARNING_LASTS)
            self.reserve(end - COUNTDOWN, COUNTDOWN)
            if end != ends[-1]:
                self.reserve(end, PHASE_BEGINS)

    def reserve(self, start: int, length: int) -> None:
        wanted = _bits_of_span(start, length)
        _retry_unless(self._free & wanted == wanted)
        self._free &= ~wanted

    def random_free_start(self, start: int, end: int, length: int, dice: Dice) -> int:
        room = self._free & _bits_of_span(start, end - start)
        for _ in range(length // GRID - 1):
            room &= room >> 1
        places = [place for place in range(room.bit_length()) if room >> place & 1]
        _retry_unless(bool(places))
        return GRID * dice.pick(places)


def _bits_of_span(start: int, length: int) -> int:
    return ((1 << length // GRID) - 1) << start // GRID
