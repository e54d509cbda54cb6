"""A run as the log book shows it: its missions, and the explorers who flew them."""

from collections.abc import Iterable, Mapping, Sequence
from datetime import date

from attrs import evolve, field, frozen

from spacealert.engine.decks import DIFFICULTIES
from spacealert.engine.game import Game, Score
from spacealert.gamefile import mission_setup
from spacealert.kit.i18n.errors import UserError
from spacealert.logbook.careers.achievements import (
    ACHIEVEMENTS,
    ADVANCED,
    BASIC,
    Achievement,
    CardRequirement,
    CareerCount,
    CareerRequirement,
    Category,
    FlightRequirement,
    ThreatPool,
    achievements_in,
)
from spacealert.logbook.careers.explorer import Explorer, Run, count_by_category, run_experience
from spacealert.logbook.entry import Entry
from spacealert.logbook.entry_input import game_from_entry
from spacealert.missions.scenario import Crew, Kind, Scenario

_FULL = {False: (7, 8), True: (10, 12)}  # threats in single- and double-action missions, for crews of four and five


@frozen
class FlownMission:
    """A mission of a run. If its scenario is unknown, `kind` and `threats` are None."""

    people: int
    androids: int
    common: str
    serious: str
    score: Score | None
    kind: Kind | None = None
    threats: int | None = None  # threat level for this crew
    laid: Mapping[str, tuple[str, frozenset[str]]] | None = None  # specialization and planned actions by explorer

    @property
    def crew(self) -> int:
        return self.people + self.androids

    @property
    def has_double_actions(self) -> bool | None:
        return None if self.kind is None else self.kind.has_double_actions

    @property
    def has_enough_threats(self) -> bool | None:
        """Whether the mission's threat level is high enough for achievements, or None if unknown."""
        if self.has_double_actions is None or self.threats is None:
            return None
        return self.threats >= _FULL[self.has_double_actions][self.crew >= 5]

    @property
    def is_unharmed(self) -> bool:
        found = self.score
        return found is not None and not (
            found.damage or found.worst_zone or found.knocked_out or found.disabled_squads
        )


@frozen
class FlownRun:
    """A mission, or all missions of a finished campaign. `score` is the total, or None if a ship was lost."""

    id: str
    day: date
    mission: str
    missions: tuple[FlownMission, ...]
    score: Score | None
    planned: int = 1
    explorers: tuple[str, ...] = field(factory=tuple)  # explorers who flew in all missions

    @property
    def is_campaign(self) -> bool:
        return self.planned > 1

    @property
    def is_full_campaign(self) -> bool:
        return self.is_campaign and len(self.missions) == self.planned and self.score is not None

    @property
    def is_solo(self) -> bool:
        return all(mission.people == 1 for mission in self.missions)

    def as_run(self) -> Run:
        score = self.score
        gained = 0 if score is None else run_experience(len(self.missions), self.planned, score)
        return Run(self.id, self.day, self.mission, gained, score is None, self.is_full_campaign, self.is_solo)


def run_from_entry(entry: Entry) -> FlownRun:
    """Return the run for a mission that is not part of a campaign.

    Raise an error if the mission does not count as a run.
    """
    mission = mission_from_entry(entry)
    if mission.kind is not None and mission.kind.is_training:
        raise UserError("careers-no-run")
    return FlownRun(entry.id, entry.played, entry.mission, (mission,), entry.score, explorers=entry_explorers(entry))


def run_from_campaign(id_: str, entries: Sequence[Entry], planned: int, score: Score | None) -> FlownRun:
    """Return the run for a finished campaign, whose `entries` must be in flight order."""
    missions = tuple(map(mission_from_entry, entries))
    flew = [entry_explorers(entry) for entry in entries]
    explorers = tuple(name for name in flew[-1] if all(name in names for names in flew))
    return FlownRun(id_, entries[-1].played, entries[-1].mission, missions, score, planned, explorers)


def entry_explorers(entry: Entry) -> tuple[str, ...]:
    return tuple(person.explorer for person in entry.crew if person.explorer)


def mission_from_entry(entry: Entry) -> FlownMission:
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
        None if entry.game is None else _cards_played(game_from_entry(entry).game),
    )


def _scenario_of(entry: Entry) -> Scenario | None:
    try:
        find = (
            mission_setup.find_scenario
            if entry.scenario is None
            else mission_setup.saved_scenario_finder(entry.scenario)
        )
        return find(entry.mission)
    except UserError:
        return None


def _cards_played(game: Game) -> dict[str, tuple[str, frozenset[str]]]:
    return {
        member.explorer: (
            member.specialization or "",
            frozenset(action for action in (BASIC, ADVANCED) if any(action in slot for slot in member.plan)),
        )
        for member in game.crew
        if member.explorer
    }


Proof = bool | None  # None if the log book can't tell, so the crew decides

_COLORS: dict[ThreatPool | None, set[tuple[str, ...]]] = {
    ThreatPool.MIXED: {("white", "yellow"), ("yellow",), ("yellow", "red"), ("red",), ("white", "yellow", "red")},
    ThreatPool.YELLOW: {("yellow",), ("yellow", "red"), ("red",)},
    ThreatPool.ORANGE: {("yellow", "red"), ("red",)},
    ThreatPool.RED: {("red",)},
    ThreatPool.RANDOM: {("white", "yellow", "red"), ("yellow", "red"), ("red",)},
}
_MISSIONS_OF_A_TOUR = 3
_HALF_OF_CLOSE_CALLS = 2  # in this category, fewer than half suffice


@frozen
class AchievementOffer:
    """An achievement available for a run. Unless the log book has `proven` that it was earned, the crew decides."""

    achievement: Achievement
    proven: bool


def find_offers(explorer: Explorer, flown: FlownRun, today: date) -> tuple[AchievementOffer, ...]:
    """Return the achievements that can be awarded for this run, starting with proven ones."""
    run = explorer.run(flown.id)
    if run is None:
        return ()
    found = []
    for achievement in ACHIEVEMENTS.values():
        if explorer.why_not_awardable(run, achievement) is None:
            proof = check_achievement(achievement, explorer, flown, today)
            if proof is not False:
                found.append(AchievementOffer(achievement, proof is True))
    return tuple(sorted(found, key=lambda offer: not offer.proven))


def check_achievement(achievement: Achievement, explorer: Explorer, flown: FlownRun | None, today: date) -> Proof:
    """Return whether an achievement was earned, or None if the log cannot tell.

    `flown` is None if the run's log entries are gone.
    """
    match achievement.condition:
        case FlightRequirement() as wanted:
            if flown is None:
                return None
            if achievement.category is Category.CAMPAIGN:
                return _check_campaign(wanted, flown)
            missions = [_all_proven(_check_mission(wanted, mission)) for mission in flown.missions]
            # No source says whether a single mission of a campaign counts here.
            return missions[0] if not flown.is_campaign else (False if set(missions) == {False} else None)
        case CardRequirement(specialization, action):
            return _check_card_used(explorer.name, specialization, action, flown)
        case CareerRequirement() as wanted:
            return _check_career(wanted, explorer, today)
    return None


def _check_campaign(wanted: FlightRequirement, flown: FlownRun) -> Proof:
    if not flown.is_full_campaign or flown.planned < (wanted.missions or _MISSIONS_OF_A_TOUR):
        return False
    proofs = [_all_proven(_check_mission(wanted, mission)) for mission in flown.missions]
    if wanted.unharmed and proofs[-1] is not False and not all(mission.is_unharmed for mission in flown.missions):
        # A campaign counts only the last mission's penalties. The rules don't say whether earlier ones matter here.
        others = [_all_proven(_check_mission(evolve(wanted, unharmed=False), mission)) for mission in flown.missions]
        return False if False in others else None
    if wanted.pool is ThreatPool.VARIED:
        proofs.append(_check_varied_difficulties(flown.missions))
    return _all_proven(proofs)


def _check_varied_difficulties(missions: Iterable[FlownMission]) -> Proof:
    pools = [(mission.common, mission.serious) for mission in missions]
    if len(set(pools)) < len(pools):
        return False
    commons, seriouses = {common for common, _ in pools}, {serious for _, serious in pools}
    return True if len(commons) == len(seriouses) == len(pools) else None


def _check_mission(wanted: FlightRequirement, mission: FlownMission) -> Iterable[Proof]:
    yield mission.score is not None
    yield not wanted.people or mission.people in wanted.people
    yield wanted.crew is None or mission.crew == wanted.crew
    if wanted.pool in _COLORS:
        yield all(DIFFICULTIES[name] in _COLORS[wanted.pool] for name in (mission.common, mission.serious))
    yield not wanted.unharmed or mission.is_unharmed
    if wanted.double:
        yield mission.has_double_actions
    if not wanted.easier:
        yield mission.has_enough_threats
    if wanted.judged:
        yield None


def _check_card_used(name: str, specialization: str, action: str, flown: FlownRun | None) -> Proof:
    """Return False if the log shows that the action was not planned.

    Otherwise, return None: only the crew knows whether it worked.
    """
    if flown is None:
        return None
    for mission in flown.missions:
        if mission.laid is None:
            return None
        mine = mission.laid.get(name)
        if mine is not None and mine[0] == specialization and action in mine[1]:
            return None
    return False


def _check_career(wanted: CareerRequirement, explorer: Explorer, today: date) -> Proof:
    if wanted.habit is CareerCount.HALVES:
        return _check_half_of_all(explorer)
    return _count_habit(wanted.habit, explorer, today) >= wanted.count


def _count_habit(habit: CareerCount, explorer: Explorer, today: date) -> int:
    conditions = [ACHIEVEMENTS[id_].condition for id_ in explorer.achievements]
    match habit:
        case CareerCount.SURVIVED:
            return explorer.survived_run_count
        case CareerCount.CAMPAIGNS:
            return sum(run.full_campaign for run in explorer.runs)
        case CareerCount.CLONES:
            return explorer.clone_count
        case CareerCount.DAYS:
            return (today - explorer.runs[0].day).days if explorer.runs else 0
        case CareerCount.BASIC:
            return sum(isinstance(one, CardRequirement) and one.action == BASIC for one in conditions)
        case CareerCount.ADVANCED:
            return sum(isinstance(one, CardRequirement) and one.action == ADVANCED for one in conditions)
    return sum(category is not Category.ADDICTION for category in count_by_category(explorer))


def _check_half_of_all(explorer: Explorer) -> Proof:
    have = count_by_category(explorer)
    reached = {category: have.get(category, 0) >= _half_of_category(category) for category in Category}
    if not all(there for category, there in reached.items() if category is not Category.ADDICTION):
        return False
    return True if reached[Category.ADDICTION] else None


def _half_of_category(category: Category) -> int:
    return _HALF_OF_CLOSE_CALLS if category is Category.CLOSE_CALL else -(-len(achievements_in(category)) // 2)


def _all_proven(proofs: Iterable[Proof]) -> Proof:
    found = list(proofs)
    if False in found:
        return False
    return None if None in found else True
