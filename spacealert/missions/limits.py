"""What the official missions have in common, kind by kind: the limits that a generated mission keeps to, and how often.

Counted over the published missions, as tallies: how many of them have which value. A tally with gaps is filled by
`between`, so that what the publisher happened not to use, but lies among what was used, can occur too.
"""

from attrs import evolve, frozen

from spacealert.missions.scenario import Kind

GRID = 5  # every official time and length is a multiple of this many seconds

# How long what belongs to a phase keeps the air, on the safe side; for the rest see `announcements.keeps_air`.
WARNING_LASTS = 5
WARNINGS = (60, 20)  # before the nominal end of a phase
COUNTDOWN = 10  # from so long before the nominal end …
PHASE_BEGINS = 10  # … until so long after it; the round itself opens as long

Tally = dict[int, int]


def between(tally: Tally, step: int = GRID) -> Tally:
    """The tally with every value from its least to its most: seen ones weigh two for each time and one for the rest."""
    return {value: 2 * tally.get(value, 0) + 1 for value in range(min(tally), max(tally) + 1, step)}


def counts(*tallies: Tally) -> tuple[Tally, ...]:
    """How many there are in the first, the second, the third phase."""
    return tuple(between(tally, 1) for tally in tallies)


@frozen
class InternalThreats:
    """How many internal threats a mission has."""

    common: int
    serious: int


@frozen
class Limits:
    """The ranges of one kind. Tallies map a value to its weight; what is no tally is a bound or a set."""

    level: int
    levels: range  # what may be asked for: as much as the phases' own ranges allow
    unconfirmed_level: int  # of the level, how much is said in unconfirmed reports
    unconfirmed: Tally  # in how many reports
    phase_levels: tuple[range, range]
    serious: Tally  # how many serious threats, internal ones among them
    internals: dict[InternalThreats, int]
    turns: range
    turns_of_first: range  # announced in the first phase; the others in the second
    serious_turns: range
    internal_turns: tuple[int, ...]
    serious_internal_turns: tuple[int, ...]
    doubled_turns: range  # turns with two threats: always one external and one internal
    most_in_a_zone: Tally
    repeats: Tally  # how often two external threats running come to the same zone

    total: Tally  # length of the whole round, in seconds; a choice may go as far as the phases do
    phases: tuple[Tally, ...]  # lengths
    first_threat: Tally
    first_of_second: Tally  # the first threat of the second phase, after the phase's start
    threat_gaps: Tally  # between the starts of two threats of one phase; nowhere less than the least
    last_threat: tuple[int, int]  # least time between the last threat of a phase and its end

    incoming: tuple[Tally, ...]  # in each phase
    incoming_total: range
    transfers: tuple[Tally, ...]
    transfers_total: range
    silences: tuple[Tally, ...]
    silences_total: Tally
    silence_lengths: Tally
    silence_seconds: range  # all of a mission together

    @property
    def lengths(self) -> range:
        """Of the whole round, as far as the phases go."""
        return range(sum(map(min, self.phases)), sum(map(max, self.phases)) + GRID, GRID)

    @property
    def data(self) -> range:
        """How many incoming data and data transfers there can be together."""
        return range(
            self.incoming_total.start + self.transfers_total.start,
            self.incoming_total.stop + self.transfers_total.stop - 1,
        )

    @property
    def silence_counts(self) -> range:
        return range(min(self.silences_total), max(self.silences_total) + 1)


def _up_to(least: int, most: int) -> range:
    return range(least, most + 1)


# The table of official missions leaves the two test flights out; theirs is drawn from the flights themselves: two
# phases and seven minutes, three confirmed common threats from outside, one in each zone, and no silence.
_TEST_FLIGHT = Limits(
    level=3,
    levels=_up_to(2, 3),
    unconfirmed_level=0,
    unconfirmed={0: 1},
    phase_levels=(_up_to(2, 3), _up_to(0, 1)),
    serious={0: 1},
    internals={InternalThreats(0, 0): 1},
    turns=_up_to(1, 4),
    turns_of_first=_up_to(1, 3),
    serious_turns=range(0),
    internal_turns=(),
    serious_internal_turns=(),
    doubled_turns=_up_to(0, 0),
    most_in_a_zone={1: 1},
    repeats={0: 1},
    total={420: 1},
    phases=(between({220: 1, 250: 1}), between({170: 1, 200: 1})),
    first_threat=between({10: 1, 15: 1}),
    first_of_second={5: 1, 10: 1},  # as the second flight does, or as soon as the words of the phase are over
    threat_gaps=between({45: 1, 70: 1, 75: 1}),
    last_threat=(115, 0),
    incoming=counts({0: 1, 1: 1}, {1: 2}),
    incoming_total=_up_to(1, 2),
    transfers=counts({1: 1, 2: 1}, {1: 2}),
    transfers_total=_up_to(2, 3),
    silences=counts({0: 2}, {0: 2}),
    silences_total={0: 1},
    silence_lengths={},
    silence_seconds=_up_to(0, 0),
)

_SIMULATION = Limits(
    level=6,
    levels=_up_to(4, 8),
    unconfirmed_level=1,
    unconfirmed={1: 1},
    phase_levels=(_up_to(3, 5), _up_to(1, 3)),
    serious={1: 3, 2: 3},
    internals={InternalThreats(0, 0): 1},
    turns=_up_to(1, 8),
    turns_of_first=_up_to(1, 4),
    serious_turns=_up_to(2, 7),
    internal_turns=(2, 5, 6),
    serious_internal_turns=(3, 4),
    doubled_turns=_up_to(0, 0),
    most_in_a_zone={1: 1, 2: 1},
    repeats={0: 1},
    total=between({590: 0, 600: 6, 610: 0}),
    phases=(
        between({220: 2, 240: 2, 250: 2}),
        between({200: 1, 210: 3, 230: 2}),
        between({140: 1, 150: 5}),
    ),
    first_threat=between({10: 4, 20: 2}),
    first_of_second=between({10: 4, 30: 1, 35: 1}),
    threat_gaps=between({50: 1, 55: 2, 60: 2, 70: 2, 80: 5, 90: 1, 100: 1, 120: 1}),
    last_threat=(50, 120),
    incoming=counts({1: 6}, {1: 6}, {0: 6}),
    incoming_total=_up_to(2, 2),
    transfers=counts({1: 4, 2: 2}, {1: 4, 2: 2}, {1: 5, 2: 1}),
    transfers_total=_up_to(3, 4),
    silences=counts({0: 4, 1: 2}, {1: 4, 2: 2}, {1: 3, 2: 3}),
    silences_total=between({2: 1, 3: 3, 4: 2}, 1),
    silence_lengths={5: 1, 10: 12, 15: 4, 20: 1, 30: 1},
    silence_seconds=_up_to(25, 55),
)

_ADVANCED_SIMULATION = evolve(
    _SIMULATION,
    internals={InternalThreats(0, 1): 1, InternalThreats(1, 1): 1, InternalThreats(2, 0): 1},
)

_MISSION = Limits(
    level=8,
    levels=_up_to(6, 10),
    unconfirmed_level=1,
    unconfirmed={1: 1},
    phase_levels=(_up_to(3, 5), _up_to(3, 5)),
    serious={1: 2, 2: 4, 3: 2},
    internals={InternalThreats(0, 1): 2, InternalThreats(1, 0): 1, InternalThreats(1, 1): 2, InternalThreats(2, 0): 3},
    turns=_up_to(1, 8),
    turns_of_first=_up_to(1, 4),
    serious_turns=_up_to(2, 7),
    internal_turns=(2, 3, 4, 5, 6, 7),
    serious_internal_turns=(3, 4, 5, 6),
    doubled_turns=_up_to(0, 0),
    most_in_a_zone={2: 1},
    repeats={0: 6, 1: 2},
    total=between({580: 2, 600: 4, 620: 2}),
    phases=(
        between({205: 1, 220: 1, 225: 2, 230: 3, 240: 1}),
        between({215: 1, 220: 2, 225: 2, 230: 2, 235: 1}),
        between({140: 1, 145: 1, 150: 4, 155: 2}),
    ),
    first_threat={10: 6, 20: 2},
    first_of_second=between({5: 3, 10: 1, 15: 2, 25: 1, 40: 1}),
    threat_gaps=between({25: 4, 35: 3, 40: 1, 45: 1, 50: 4, 55: 6, 60: 4, 65: 2, 70: 2, 85: 4, 90: 1}),
    last_threat=(55, 55),
    incoming=counts({1: 6, 2: 1, 3: 1}, {0: 3, 1: 3, 2: 2}, {0: 6, 1: 2}),
    incoming_total=_up_to(2, 3),
    transfers=counts({0: 2, 1: 6}, {1: 2, 2: 6}, {0: 1, 1: 6, 2: 1}),
    transfers_total=_up_to(3, 4),
    silences=counts({0: 2, 1: 5, 2: 1}, {0: 2, 1: 5, 2: 1}, {1: 2, 2: 5, 3: 1}),
    silences_total=between({2: 1, 3: 2, 4: 4, 5: 1}, 1),
    silence_lengths={5: 3, 10: 12, 15: 3, 20: 7, 25: 2, 30: 2},
    silence_seconds=_up_to(45, 65),
)

_EASIER_DOUBLE_ACTION = Limits(
    level=10,
    levels=_up_to(8, 12),
    unconfirmed_level=2,
    unconfirmed={1: 3, 2: 3},
    phase_levels=(_up_to(4, 6), _up_to(4, 6)),
    serious={1: 1, 2: 2, 3: 3},
    internals={InternalThreats(0, 1): 1, InternalThreats(1, 1): 2, InternalThreats(2, 0): 2, InternalThreats(2, 1): 1},
    turns=_up_to(1, 8),
    turns_of_first=_up_to(1, 4),
    serious_turns=_up_to(2, 8),
    internal_turns=(2, 3, 4, 5, 6, 7, 8),
    serious_internal_turns=(3, 5),
    doubled_turns=_up_to(0, 2),
    most_in_a_zone={2: 4, 3: 2},
    repeats={0: 4, 1: 2},
    total=between({750: 2, 780: 3, 810: 1}),
    phases=(
        between({280: 1, 290: 4, 300: 1}),
        between({250: 3, 260: 2, 270: 1}),
        between({210: 1, 220: 1, 230: 2, 240: 2}),
    ),
    first_threat={10: 4, 15: 1, 40: 1},
    first_of_second=between({5: 1, 10: 1, 20: 1, 30: 2, 65: 1}),
    threat_gaps=between(
        {
            25: 1,
            30: 3,
            35: 4,
            40: 1,
            45: 4,
            50: 4,
            55: 3,
            60: 3,
            65: 3,
            70: 1,
            75: 1,
            85: 2,
            90: 1,
            100: 1,
            110: 1,
            180: 1,
        }
    ),
    last_threat=(45, 55),
    incoming=counts({1: 3, 2: 3}, {0: 1, 1: 4, 2: 1}, {0: 6}),
    incoming_total=_up_to(2, 3),
    transfers=counts({2: 6}, {1: 1, 2: 5}, {2: 6}),
    transfers_total=_up_to(5, 6),
    silences=counts({0: 2, 1: 4}, {1: 3, 2: 3}, {1: 1, 2: 4, 3: 1}),
    silences_total=between({3: 2, 4: 2, 5: 1, 6: 1}, 1),
    silence_lengths={10: 7, 15: 6, 20: 7, 25: 4, 30: 1},
    silence_seconds=_up_to(55, 95),
)

_DOUBLE_ACTION = Limits(
    level=12,
    levels=_up_to(10, 14),
    unconfirmed_level=2,
    unconfirmed={1: 6, 2: 6},
    phase_levels=(_up_to(5, 7), _up_to(5, 7)),
    serious={2: 3, 3: 5, 4: 4},
    internals={
        InternalThreats(0, 2): 1,
        InternalThreats(1, 1): 3,
        InternalThreats(1, 2): 1,
        InternalThreats(2, 0): 3,
        InternalThreats(2, 1): 2,
        InternalThreats(3, 0): 2,
    },
    turns=_up_to(1, 8),
    turns_of_first=_up_to(1, 4),
    serious_turns=_up_to(2, 8),
    internal_turns=(2, 3, 4, 5, 6, 7, 8),
    serious_internal_turns=(3, 4, 5, 7),
    doubled_turns=_up_to(1, 2),
    most_in_a_zone={2: 4, 3: 7, 4: 1},
    repeats={0: 10, 1: 2},
    total=between({780: 3, 810: 6, 840: 3}),
    phases=(
        between({290: 4, 295: 1, 300: 4, 310: 3}),
        between({250: 1, 260: 2, 265: 1, 270: 4, 280: 2, 290: 2}),
        between({220: 1, 230: 3, 240: 5, 250: 2, 270: 1}),
    ),
    first_threat=between({10: 6, 15: 3, 20: 1, 25: 2}),
    first_of_second=between({5: 1, 10: 3, 15: 3, 20: 3, 25: 1, 30: 1}),
    threat_gaps=between(
        {
            20: 2,
            25: 5,
            30: 8,
            35: 1,
            40: 7,
            45: 5,
            50: 7,
            55: 11,
            60: 9,
            65: 6,
            70: 5,
            75: 2,
            80: 3,
            85: 2,
            90: 2,
            95: 2,
        }
        | {105: 3, 115: 3}
    ),
    last_threat=(45, 45),
    incoming=counts({0: 1, 1: 7, 2: 4}, {0: 3, 1: 6, 2: 3}, {0: 11, 1: 1}),
    incoming_total=_up_to(1, 3),
    transfers=counts({1: 3, 2: 7, 3: 2}, {1: 3, 2: 8, 3: 1}, {1: 2, 2: 9, 3: 1}),
    transfers_total=_up_to(4, 7),
    silences=counts({1: 11, 2: 1}, {0: 1, 1: 8, 2: 3}, {1: 3, 2: 6, 3: 3}),
    silences_total=between({3: 1, 4: 9, 6: 2}, 1),
    silence_lengths={5: 2, 10: 16, 15: 13, 20: 11, 25: 3, 30: 6},
    silence_seconds=_up_to(60, 80),
)

LIMITS: dict[Kind, Limits] = {
    Kind.TEST_FLIGHT: _TEST_FLIGHT,
    Kind.SIMULATION: _SIMULATION,
    Kind.ADVANCED_SIMULATION: _ADVANCED_SIMULATION,
    Kind.MISSION: _MISSION,
    Kind.EASIER_DOUBLE_ACTION: _EASIER_DOUBLE_ACTION,
    Kind.DOUBLE_ACTION: _DOUBLE_ACTION,
}
