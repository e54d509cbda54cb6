"""A run as the log book tells it: its missions, what they were like, and who flew as which explorer."""

from collections.abc import Mapping, Sequence
from datetime import date

from attrs import field, frozen

from spacealert.engine.game import Game, Score
from spacealert.gamefile import played_mission
from spacealert.kit.i18n.errors import UserError
from spacealert.logbook.careers import experience
from spacealert.logbook.careers.achievements import ADVANCED, BASIC
from spacealert.logbook.careers.explorer import Run
from spacealert.logbook.entry import Entry
from spacealert.logbook.game_entries import game_of
from spacealert.missions.scenario import Crew, Kind, Scenario

_NO_RUNS = (Kind.TEST_FLIGHT, Kind.SIMULATION, Kind.ADVANCED_SIMULATION)
_FULL = {False: (7, 8), True: (10, 12)}  # threats of single and of double actions, for crews of four and of five


@frozen
class FlownMission:
    """One mission. Of one whose scenario nobody knows any more, `kind` and `threats` are None."""

    people: int
    androids: int
    common: str
    serious: str
    score: Score | None
    kind: Kind | None = None
    threats: int | None = None  # the threat level for this crew
    laid: Mapping[str, tuple[str, frozenset[str]]] | None = None  # by explorer: specialization, actions planned

    @property
    def crew(self) -> int:
        return self.people + self.androids

    @property
    def double(self) -> bool | None:
        return None if self.kind is None else self.kind.has_double_actions

    @property
    def full(self) -> bool | None:
        """Whether it has as many threats as achievements ask for."""
        if self.double is None or self.threats is None:
            return None
        return self.threats >= _FULL[self.double][self.crew >= 5]

    @property
    def unharmed(self) -> bool:
        found = self.score
        return found is not None and not (
            found.damage or found.worst_zone or found.knocked_out or found.disabled_squads
        )


@frozen
class FlownRun:
    """A mission, or all missions of a campaign that is over. `score` is that of the whole run, None if it was lost."""

    id: str
    day: date
    mission: str
    missions: tuple[FlownMission, ...]
    score: Score | None
    planned: int = 1
    explorers: tuple[str, ...] = field(factory=tuple)  # those who flew in all of it

    @property
    def is_campaign(self) -> bool:
        return self.planned > 1

    @property
    def full_campaign(self) -> bool:
        return self.is_campaign and len(self.missions) == self.planned and self.score is not None

    @property
    def alone(self) -> bool:
        return all(mission.people == 1 for mission in self.missions)

    def as_run(self) -> Run:
        """For the career of somebody who flew it."""
        score = self.score
        gained = 0 if score is None else experience.of_run(len(self.missions), self.planned, score)
        return Run(self.id, self.day, self.mission, gained, score is None, self.full_campaign, self.alone)


def single(entry: Entry) -> FlownRun:
    """A mission that belongs to no campaign; refused where it is none that counts."""
    mission = flown_mission(entry)
    if mission.kind in _NO_RUNS:
        raise UserError("careers-no-run")
    return FlownRun(entry.id, entry.played, entry.mission, (mission,), entry.score, explorers=explorers_of(entry))


def campaign(id_: str, entries: Sequence[Entry], planned: int, score: Score | None) -> FlownRun:
    """A campaign that is over, of its lines in the order flown."""
    missions = tuple(map(flown_mission, entries))
    flew = [explorers_of(entry) for entry in entries]
    explorers = tuple(name for name in flew[-1] if all(name in names for names in flew))
    return FlownRun(id_, entries[-1].played, entries[-1].mission, missions, score, planned, explorers)


def explorers_of(entry: Entry) -> tuple[str, ...]:
    return tuple(person.explorer for person in entry.crew if person.explorer)


def flown_mission(entry: Entry) -> FlownMission:
    androids = sum(person.android for person in entry.crew)
    people = len(entry.crew) - androids
    scenario = _scenario_of(entry)
    return FlownMission(
        people,
        androids,
        entry.common,
        entry.serious,
        entry.score,
        None if scenario is None else scenario.kind,
        None if scenario is None else scenario.for_crew(Crew(people, androids)).level(),
        None if entry.game is None else _laid(game_of(entry).game),
    )


def _scenario_of(entry: Entry) -> Scenario | None:
    """The mission as it was then or, of a line that somebody typed in, as it is published."""
    try:
        find = played_mission.find if entry.scenario is None else played_mission.stored(entry.scenario)
        return find(entry.mission)
    except UserError:
        return None


def _laid(game: Game) -> dict[str, tuple[str, frozenset[str]]]:
    return {
        member.explorer: (
            member.specialization or "",
            frozenset(action for action in (BASIC, ADVANCED) if any(action in slot for slot in member.plan)),
        )
        for member in game.crew
        if member.explorer
    }
