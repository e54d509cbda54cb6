"""Statistics of the official missions of each kind, on which generated missions are based.

Tallies count how many official missions have each value. `fill_tally` fills gaps, since values in between should occur
as well.
"""

from functools import cache
from pathlib import Path
from typing import Any, get_type_hints

from attrs import frozen

from spacealert.missions.scenario import Kind

GRID = 5  # all official times and lengths are multiples of this, in seconds

# Seconds reserved for phase announcements, rounded up. For other announcements, see `announcements.seconds_reserved`.
WARNING_LASTS = 5
WARNINGS = (60, 20)  # seconds before the nominal end of a phase
COUNTDOWN = 10  # reserved from this many seconds before the nominal end of a phase …
PHASE_BEGINS = 10  # … to this many seconds after it; the opening takes as long

Tally = dict[int, int]


def fill_tally(tally: Tally, step: int = GRID) -> Tally:
    """Return a weight for every value from the lowest to the highest in a tally: one, plus two per occurrence."""
    return {value: 2 * tally.get(value, 0) + 1 for value in range(min(tally), max(tally) + 1, step)}


def fill_tallies(*tallies: Tally) -> tuple[Tally, ...]:
    return tuple(fill_tally(tally, 1) for tally in tallies)


@frozen
class InternalThreats:
    common: int
    serious: int


@frozen
class MissionLimits:
    """The limits of one kind of mission.

    Tallies, once filled, map values to weights. The other fields are bounds and sets.
    """

    level: int
    levels: range  # levels players may request, as far as the phases' own ranges allow
    unconfirmed_level: int  # how much of the level is in unconfirmed reports
    unconfirmed: Tally  # number of unconfirmed reports
    phase_levels: tuple[range, range]
    serious: Tally  # number of serious threats, including internal ones
    internals: dict[InternalThreats, int]
    turns: range
    turns_of_first: range  # announced in the first phase; other threats are announced in the second
    serious_turns: range
    internal_turns: tuple[int, ...]
    serious_internal_turns: tuple[int, ...]
    doubled_turns: range  # turns with two threats: always one external and one internal
    most_in_a_zone: Tally
    repeats: Tally  # number of consecutive external threats in the same zone

    total: Tally  # length of the whole round, in seconds; players may request any length the phases allow
    phases: tuple[Tally, ...]  # length of each phase, in seconds
    first_threat: Tally
    first_of_second: Tally  # the first threat of the second phase, after the phase's start
    threat_gaps: Tally  # time between the starts of two threats in a phase, at least the minimum
    last_threat: tuple[int, int]  # minimum time between the last threat of a phase and its end

    incoming: tuple[Tally, ...]  # per phase
    incoming_total: range
    transfers: tuple[Tally, ...]
    transfers_total: range
    silences: tuple[Tally, ...]
    silences_total: Tally
    silence_lengths: Tally
    silence_seconds: range  # total for a mission

    @property
    def lengths(self) -> range:
        """The possible lengths of the action round, in seconds."""
        return range(sum(map(min, self.phases)), sum(map(max, self.phases)) + GRID, GRID)

    @property
    def data(self) -> range:
        """The possible numbers of incoming data and data transfers, added together."""
        return range(
            self.incoming_total.start + self.transfers_total.start,
            self.incoming_total.stop + self.transfers_total.stop - 1,
        )

    @property
    def silence_counts(self) -> range:
        return range(min(self.silences_total), max(self.silences_total) + 1)


# Fields whose type does not tell how to read them.
_TALLIES_OF_PHASES = ("incoming", "transfers", "silences")


def _read_tally(found: dict[Any, Any]) -> Tally:
    return fill_tally(found["between"], found.get("step", GRID)) if "between" in found else found


def _read_field(name: str, found: Any) -> Any:
    if name == "internals":
        return {InternalThreats(common, serious): weight for common, serious, weight in found}
    if name in _TALLIES_OF_PHASES:
        return fill_tallies(*found)
    if name == "phases":
        return tuple(map(_read_tally, found))
    if name == "phase_levels":
        return tuple(range(least, most + 1) for least, most in found)
    if name in _RANGES:
        return range(found[0], found[1] + 1) if found else range(0)
    if isinstance(found, dict):
        return _read_tally(found)
    return tuple(found) if isinstance(found, list) else found


_RANGES = frozenset(name for name, type_ in get_type_hints(MissionLimits).items() if type_ is range)


@cache
def load_limits(kind: Kind) -> MissionLimits:
    """Return the limits of this kind of mission from `limits.yaml`."""
    return MissionLimits(**{name: _read_field(name, found) for name, found in _limits_file()[kind].items()})


@cache
def _limits_file() -> dict[str, dict[str, Any]]:
    import yaml  # imported late: only generated missions need the limits

    text = Path(__file__).with_name("limits.yaml").read_text(encoding="utf-8")
    found: dict[str, dict[str, Any]] = yaml.load(text, getattr(yaml, "CSafeLoader", yaml.SafeLoader))
    return found
