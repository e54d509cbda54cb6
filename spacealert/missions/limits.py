"""Statistics of the official missions by kind: the limits for generated missions, and how often values occur.

Tallies count how many published missions have each value. `between` fills gaps, so that values between those used can
occur too.
"""

from functools import cache
from pathlib import Path
from typing import Any, get_type_hints

from attrs import frozen

from spacealert.missions.scenario import Kind

GRID = 5  # every official time and length is a multiple of this many seconds

# How long what belongs to a phase keeps the air, on the safe side; for the rest see `announcements.keeps_air`.
WARNING_LASTS = 5
WARNINGS = (60, 20)  # before the nominal end of a phase
COUNTDOWN = 10  # from so long before the nominal end …
PHASE_BEGINS = 10  # … until so long after it; the round itself opens as long

Tally = dict[int, int]


def between(tally: Tally, step: int = GRID) -> Tally:
    """Fill a tally from its lowest to its highest value. Values count double for each occurrence, plus one."""
    return {value: 2 * tally.get(value, 0) + 1 for value in range(min(tally), max(tally) + 1, step)}


def counts(*tallies: Tally) -> tuple[Tally, ...]:
    """Return filled tallies of counts for each phase."""
    return tuple(between(tally, 1) for tally in tallies)


@frozen
class InternalThreats:
    """The number of internal threats in a mission."""

    common: int
    serious: int


@frozen
class Limits:
    """The limits of one kind. Tallies map values to weights. The rest are bounds and sets."""

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
        """The possible lengths of the action round."""
        return range(sum(map(min, self.phases)), sum(map(max, self.phases)) + GRID, GRID)

    @property
    def data(self) -> range:
        """The possible numbers of incoming data and data transfers together."""
        return range(
            self.incoming_total.start + self.transfers_total.start,
            self.incoming_total.stop + self.transfers_total.stop - 1,
        )

    @property
    def silence_counts(self) -> range:
        return range(min(self.silences_total), max(self.silences_total) + 1)


# How a field of the file is written: by its name where the type of the field does not say it.
_TALLIES_OF_PHASES = ("incoming", "transfers", "silences")


def _tally(found: dict[Any, Any]) -> Tally:
    return between(found["between"], found.get("step", GRID)) if "between" in found else found


def _field(name: str, found: Any) -> Any:
    if name == "internals":
        return {InternalThreats(common, serious): weight for common, serious, weight in found}
    if name in _TALLIES_OF_PHASES:
        return counts(*found)
    if name == "phases":
        return tuple(map(_tally, found))
    if name == "phase_levels":
        return tuple(range(least, most + 1) for least, most in found)
    if name in _RANGES:
        return range(found[0], found[1] + 1) if found else range(0)
    if isinstance(found, dict):
        return _tally(found)
    return tuple(found) if isinstance(found, list) else found


_RANGES = frozenset(name for name, type_ in get_type_hints(Limits).items() if type_ is range)


@cache
def limits_of(kind: Kind) -> Limits:
    """Return the limits of this kind of mission from `limits.yaml`."""
    return Limits(**{name: _field(name, found) for name, found in _file()[kind].items()})


@cache
def _file() -> dict[str, dict[str, Any]]:
    import yaml  # not at the top: only a generated mission asks for the limits

    text = Path(__file__).with_name("limits.yaml").read_text(encoding="utf-8")
    found: dict[str, dict[str, Any]] = yaml.load(text, getattr(yaml, "CSafeLoader", yaml.SafeLoader))
    return found
