"""A scenario: its announcements with their times, and the end times of its phases.

Times are whole seconds since the start of the action round. A phase nominally ends when its countdown reaches zero,
five seconds after the printed time (rules §9.12).
"""

from collections.abc import Iterable, Iterator, Mapping
from enum import StrEnum, auto
from typing import Self

from attrs import evolve, field, frozen

from spacealert.missions.announcements import AnnouncedThreat, Announcement

# Seconds by which printed cards precede the nominal end of the phase.
CARD_IS_EARLIER_BY = 5
# The length of a countdown, including the words before "five" and after "zero".
SHORTEST_PHASE = 12
# The last turn planned in each phase (rules §2). A two-phase round ends with turn 7.
LAST_TURNS = (3, 7, 12)


class Kind(StrEnum):
    """The kind of a mission, such as a test flight."""

    @staticmethod
    def _generate_next_value_(name: str, *_: object) -> str:
        return name.lower().replace("_", " ")

    TEST_FLIGHT = auto()
    SIMULATION = auto()
    ADVANCED_SIMULATION = auto()
    MISSION = auto()
    EASIER_DOUBLE_ACTION = auto()
    DOUBLE_ACTION = auto()

    @property
    def has_double_actions(self) -> bool:
        """Whether crews plan two actions per turn (The New Frontier)."""
        return self in (Kind.EASIER_DOUBLE_ACTION, Kind.DOUBLE_ACTION)

    @property
    def has_internal_threats(self) -> bool:
        """Whether published missions of this kind announce internal threats."""
        return self not in (Kind.TEST_FLIGHT, Kind.SIMULATION)

    @property
    def is_training(self) -> bool:
        """Whether missions of this kind teach the base game."""
        return self in (Kind.TEST_FLIGHT, Kind.SIMULATION, Kind.ADVANCED_SIMULATION)


@frozen
class ScenarioEvent:
    """An announcement and its time in seconds."""

    at: int
    what: Announcement


def _sort_by_time(events: Iterable[ScenarioEvent]) -> tuple[ScenarioEvent, ...]:
    """Sort events by time. Simultaneous events keep their order."""
    return tuple(sorted(events, key=lambda event: event.at))


@frozen
class Crew:
    """The crew of a mission. Small crews and solo players ignore some announcements."""

    players: int
    androids: int = 0

    @property
    def hears_unconfirmed(self) -> bool:
        """Whether unconfirmed reports count: only with five players, or four and an android (rules §2.1, §5.4)."""
        return self.players + self.androids >= 5 and self.players >= 4


@frozen
class Scenario:
    """A mission before any cards are drawn."""

    id: str
    kind: Kind
    title: Mapping[str, str]
    phases: tuple[int, ...]
    events: tuple[ScenarioEvent, ...] = field(converter=_sort_by_time)
    sources: int | None = None
    code: str | None = None

    @property
    def end(self) -> int:
        """The nominal end of the action round, in seconds."""
        return self.phases[-1]

    def threats(self) -> Iterator[AnnouncedThreat]:
        for event in self.events:
            if isinstance(event.what, AnnouncedThreat):
                yield event.what

    def level(self, *, confirmed_only: bool = False) -> int:
        """Return the threat level: 1 for each common threat, and 2 for each serious threat."""
        return sum(threat.level for threat in self.threats() if threat.confirmed or not confirmed_only)

    def phase_at(self, second: int) -> int:
        """Return the phase at this second, counted from 1.

        The second at which a phase ends belongs to the next phase.
        """
        return 1 + sum(second >= end for end in self.phases[:-1])

    @property
    def name(self) -> str:
        """The name used in logs: the mission code or the scenario id."""
        return self.code or self.id

    def display_title(self, language: str) -> str:
        """Return the title for screens: `S2-3 · Mission 3`, or the code."""
        return self.code or f"{self.id} · {self.title_in(language)}"

    def title_in(self, language: str) -> str:
        """Return the title in this language or, without one, the title in any other language."""
        return self.title.get(language) or next(iter(self.title.values()), self.id)

    def for_crew(self, crew: Crew) -> Self:
        """Return the scenario without the announcements that this crew ignores."""
        return evolve(self, events=tuple(event for event in self.events if _applies_to_crew(event.what, crew)))

    @classmethod
    def guess_kind(cls, phases: tuple[int, ...], events: tuple[ScenarioEvent, ...]) -> Kind:
        """Guess the kind of a script from its phases, internal threats and threat level."""
        threats = [event.what for event in events if isinstance(event.what, AnnouncedThreat)]
        level = sum(threat.level for threat in threats)
        if len(phases) == 2:
            return Kind.TEST_FLIGHT
        if level <= 6:
            return Kind.ADVANCED_SIMULATION if any(threat.internal for threat in threats) else Kind.SIMULATION
        if level <= 8:
            return Kind.MISSION
        return Kind.EASIER_DOUBLE_ACTION if level <= 10 else Kind.DOUBLE_ACTION


def _applies_to_crew(what: Announcement, crew: Crew) -> bool:
    if isinstance(what, AnnouncedThreat):
        return what.confirmed or crew.hears_unconfirmed
    return crew.players > 1


def format_time(seconds: float) -> str:
    """Format a time, such as `3:45`."""
    return f"{int(seconds) // 60}:{int(seconds) % 60:02}"


class MisplacedReason(StrEnum):
    """A reason why an event cannot happen at its time."""

    PAST_END = auto()
    PHASE_IS_OVER = auto()
    NO_SUCH_TURN = auto()


def why_misplaced(event: ScenarioEvent, phases: tuple[int, ...]) -> MisplacedReason | None:
    """Return the reason why an event cannot happen at its time, or None if it can."""
    if isinstance(event.what, AnnouncedThreat):
        phase = sum(event.what.turn > last for last in LAST_TURNS)
        if phase >= len(phases):
            return MisplacedReason.NO_SUCH_TURN
        if phases[phase] <= event.at < phases[-1]:
            return MisplacedReason.PHASE_IS_OVER
    return MisplacedReason.PAST_END if event.at >= phases[-1] else None
