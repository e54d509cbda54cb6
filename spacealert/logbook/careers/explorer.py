"""An explorer (§NF 4): the runs, their achievements, and the specializations learned.

Level, experience and possible advances are computed from these.
"""

from collections import Counter
from collections.abc import Mapping
from datetime import date
from functools import cached_property
from typing import Annotated, Self
from uuid import uuid4

from attrs import evolve, field, frozen

from spacealert.engine.game import SPECIALIZATIONS, Score
from spacealert.kit.i18n.errors import UserError
from spacealert.kit.storage.codec import REQUIRED, Between, InvalidValue, Length, OneOf
from spacealert.kit.storage.versions import VersionedFormat
from spacealert.logbook.careers.achievements import ACHIEVEMENTS, Achievement, Category

MOST_LEVEL = 30
_DOTTED_AT_FIRST = (0, 0, 4, 7, 10, 13, 16)  # for levels 0 to 6; a formula gives the rest


def count_level_boxes(level: int) -> int:
    """Return the number of boxes between this level and the next."""
    return 8 + 4 * level


def count_skipped_boxes(level: int) -> int:
    """Return how many of the first boxes an explorer skips by refusing cloning."""
    return _DOTTED_AT_FIRST[level] if level < len(_DOTTED_AT_FIRST) else 4 + 2 * level


@frozen
class LevelProgress:
    """An explorer's progress: the level, and the number of boxes passed on the way to the next level."""

    level: int = 0
    passed: int = 0

    def gain(self, experience: int, *, cloned: bool = True) -> "LevelProgress":
        """Return the progress after gaining experience. Dotted boxes are skipped if the explorer refuses cloning."""
        level, passed = self.level, self.passed
        while experience and level < MOST_LEVEL:
            skipped = passed if cloned else max(passed, count_skipped_boxes(level))
            passed = min(skipped + experience, count_level_boxes(level))
            experience -= passed - skipped
            if passed == count_level_boxes(level):
                level, passed = level + 1, 0
        return LevelProgress(level, passed)


def run_experience(flown: int, planned: int, score: Score) -> int:
    """Return the experience for bringing the ship home.

    It depends on the missions flown and planned, and on the score.
    """
    whole_campaign = 1 < flown == planned
    return 4 * flown - (0 if whole_campaign else 2) + max(0, score.total) // 10


LONGEST_NAME = 24
SPECIALIZATION_LEVELS = 3
_FROM_LEVEL = {1: 1, 2: 3, 3: 6}  # explorer level that grants each level of a specialization
_MOST_RUNS = 10_000
_MOST_EXPERIENCE = 1000  # for a run: far more than any run is worth

_Id = Annotated[str, Length(300, least=1)]


def clean_explorer_name(written: str) -> str:
    """Remove unprintable characters and surrounding spaces from a typed name, and cut it to the maximum length."""
    return "".join(sign for sign in written if sign.isprintable()).strip()[:LONGEST_NAME]


@frozen
class Run:
    """A mission or a campaign that an explorer flew. `id` is that of the log entry or of the campaign.

    `experience` is the reward for flying it. Achievements add more experience.
    """

    id: _Id
    day: date
    mission: Annotated[str, Length(300)]
    experience: Annotated[int, Between(0, _MOST_EXPERIENCE)] = 0
    lost: bool = False
    full_campaign: bool = False  # whether all its missions were flown
    alone: bool = False  # flown by a single player
    achievements: Annotated[tuple[Annotated[str, OneOf(tuple(ACHIEVEMENTS))], ...], Length(len(ACHIEVEMENTS))] = ()


@frozen
class Explorer:
    """An explorer.

    `consent` is the number of runs flown before the explorer consented to cloning (0 if they consented from the start),
    or None without consent. `steps` lists the specializations in the order they were learned or improved, one per level
    gained.
    """

    name: Annotated[str, Length(LONGEST_NAME, least=1)]
    begun: date
    player: Annotated[str, Length(LONGEST_NAME)] = ""
    consent: Annotated[int, Between(0, _MOST_RUNS)] | None = 0
    runs: Annotated[tuple[Run, ...], Length(_MOST_RUNS)] = ()
    steps: Annotated[tuple[Annotated[str, OneOf(SPECIALIZATIONS)], ...], Length(MOST_LEVEL)] = ()
    id: _Id = field(factory=lambda: uuid4().hex, metadata=REQUIRED)

    # derived values

    @cached_property
    def progress(self) -> LevelProgress:
        return self._progress_before(len(self.runs))

    @property
    def level(self) -> int:
        return self.progress.level

    @property
    def experience(self) -> int:
        return sum(run.experience + _experience_of(run.achievements) for run in self.runs)

    @property
    def specializations(self) -> Mapping[str, int]:
        """The level of each specialization, in the order they were learned."""
        return Counter(self.steps)

    @property
    def open_advance_count(self) -> int:
        """The number of advances earned but not taken."""
        return self.level - len(self.steps)

    @property
    def next_specializations(self) -> tuple[str, ...]:
        """The specializations to choose from for the next advance. Empty if none is available."""
        if self.open_advance_count <= 0:
            return ()
        return tuple(name for name in SPECIALIZATIONS if _may_learn_after(self.steps, name))

    @property
    def achievements(self) -> tuple[str, ...]:
        return tuple(id_ for run in self.runs for id_ in run.achievements)

    @property
    def survived_run_count(self) -> int:
        return sum(not run.lost for run in self.runs)

    @property
    def clone_count(self) -> int:
        return sum(run.lost and self._is_cloned_in(place) for place, run in enumerate(self.runs))

    @property
    def has_consented(self) -> bool:
        """Whether losing a ship would cost only a clone."""
        return self.consent is not None

    @property
    def is_dead(self) -> bool:
        return any(run.lost and not self._is_cloned_in(place) for place, run in enumerate(self.runs))

    def run(self, id_: str) -> Run | None:
        return next((run for run in self.runs if run.id == id_), None)

    def why_not_awardable(self, run: Run, achievement: Achievement) -> str | None:
        """Return the text id of the reason why an achievement cannot be awarded, or None.

        The condition of the achievement is not checked.
        """
        place = self.runs.index(run)
        addiction = achievement.category is Category.ADDICTION
        if achievement.id in self.achievements:
            return "careers-awarded-already"
        if run.lost and not addiction:
            return "careers-award-lost"
        if run.alone and not achievement.solo:
            return "careers-award-alone"
        if self._progress_before(place).level < achievement.level:
            return "careers-award-level"
        taken = {ACHIEVEMENTS[id_].category for id_ in run.achievements}
        if not addiction and achievement.category in taken:
            return "careers-award-category"
        return None

    # changes, each a new value

    def with_run(self, run: Run) -> Self:
        """Return the explorer after this run.

        A run that is already known is corrected, and keeps the achievements that it still allows. Raise an error if the
        run is new and the explorer is dead.
        """
        before = self.run(run.id)
        if before is not None:
            corrected = evolve(run, achievements=before.achievements)
            return evolve(
                self, runs=tuple(corrected if one is before else one for one in self.runs)
            ).without_invalid_steps()
        if self.is_dead:
            raise UserError("careers-dead", name=self.name)
        return evolve(self, runs=(*self.runs, run))

    def with_achievement(self, id_: str, achievement: Achievement) -> Self:
        run = self.run(id_)
        if run is None:
            raise UserError("careers-award-no-run", name=self.name)
        if why := self.why_not_awardable(run, achievement):
            raise UserError(why, name=self.name, level=achievement.level)
        return self._with_achievements(run, (*run.achievements, achievement.id))

    def without_achievement(self, achievement: Achievement) -> Self:
        run = next((run for run in self.runs if achievement.id in run.achievements), None)
        if run is None:
            raise UserError("careers-not-awarded", name=self.name)
        return self._with_achievements(
            run, tuple(id_ for id_ in run.achievements if id_ != achievement.id)
        ).without_invalid_steps()

    def with_specialization(self, specialization: str) -> Self:
        if self.open_advance_count <= 0:
            raise UserError("careers-no-step", name=self.name)
        if specialization not in self.next_specializations:
            raise UserError("careers-step-too-early", name=self.name, level=len(self.steps) + 1)
        return evolve(self, steps=(*self.steps, specialization))

    def with_consent_to_cloning(self) -> Self:
        """Return the explorer with consent to cloning. The consent is final: from now on, a lost ship costs a clone.

        Raise an error if the explorer is dead or has consented already.
        """
        if self.is_dead:
            raise UserError("careers-dead", name=self.name)
        if self.has_consented:
            raise UserError("careers-consent-given", name=self.name)
        return evolve(self, consent=len(self.runs))

    def without_invalid_steps(self) -> Self:
        """Return the explorer without the achievements and advances that a correction no longer allows."""
        bare = tuple(evolve(run, achievements=()) for run in self.runs)
        found = evolve(self, runs=bare, steps=())
        for place, run in enumerate(self.runs):
            for id_ in run.achievements:
                if found.why_not_awardable(found.runs[place], ACHIEVEMENTS[id_]) is None:
                    found = found.with_achievement(run.id, ACHIEVEMENTS[id_])
        for name in self.steps:
            if name in found.next_specializations:
                found = found.with_specialization(name)
        return found

    def check_content(self) -> None:
        ids = [run.id for run in self.runs]
        too_late = self.consent is not None and self.consent > len(self.runs)
        died = [place for place, run in enumerate(self.runs) if run.lost and not self._is_cloned_in(place)]
        gone_on = bool(died) and died[0] < len(self.runs) - 1
        if len(set(ids)) < len(ids) or too_late or gone_on or clean_explorer_name(self.name) != self.name:
            raise InvalidValue.with_message("files-impossible")
        if self.without_invalid_steps() != self:
            raise InvalidValue.with_message("files-impossible")

    def _with_achievements(self, run: Run, achievements: tuple[str, ...]) -> Self:
        changed = evolve(run, achievements=achievements)
        return evolve(self, runs=tuple(changed if one is run else one for one in self.runs))

    def _is_cloned_in(self, place: int) -> bool:
        return self.consent is not None and place >= self.consent

    def _progress_before(self, place: int) -> LevelProgress:
        progress = LevelProgress()
        for number, run in enumerate(self.runs[:place]):
            gained = run.experience + _experience_of(run.achievements)
            progress = progress.gain(gained, cloned=self._is_cloned_in(number))
        return progress


EXPLORER_FORMAT = VersionedFormat("explorer", Explorer)


def count_by_category(explorer: Explorer) -> Mapping[Category, int]:
    return Counter(ACHIEVEMENTS[id_].category for id_ in explorer.achievements)


def _experience_of(achievements: tuple[str, ...]) -> int:
    return sum(ACHIEVEMENTS[id_].experience for id_ in achievements)


def _may_learn_after(steps: tuple[str, ...], name: str) -> bool:
    reached = steps.count(name) + 1
    return reached <= SPECIALIZATION_LEVELS and len(steps) + 1 >= _FROM_LEVEL[reached]
