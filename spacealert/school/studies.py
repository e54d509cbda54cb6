"""Studies for a crew: a lesson, exercises, setup, or a flight briefing.

Each study is a guide that can be resumed.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Generic
from zlib import crc32

from attrs import evolve, frozen

from spacealert.engine import Event, Member, Score
from spacealert.kit.guide.prompts import Instruction, message
from spacealert.kit.guide.saved import SavedGuide, guide_path
from spacealert.kit.guide.walkthrough import Guide, S
from spacealert.kit.i18n import Message, UserError
from spacealert.missions.scenario import Scenario
from spacealert.narration import explanations
from spacealert.school import progress
from spacealert.school.exercises import People
from spacealert.school.lessons import LESSONS, LessonState, lesson_guide, practice_guide
from spacealert.school.progress import Progress, Step, StepKind
from spacealert.school.setting_up import SetupTask, TablePicture, TablePlace, fit_picture_to_table, guide_setup
from spacealert.session.action_round import CampaignMission
from spacealert.session.setup import TableSetup

_IN_A_ROUND = 5  # exercises of one kind per round


@frozen
class Study(Generic[S]):
    """A guide with a title, and the progress that a crew makes by finishing it."""

    title: Message
    saved: SavedGuide[S]
    learned: Callable[[Progress, S], Progress]


def is_unfinished(crew: str, step: Step) -> bool:
    """Return whether this crew left the step before finishing it."""
    name = step.id if step.kind is StepKind.LESSON else f"flight-{step.id}"
    return guide_path(_file_name(crew, name)).exists()


def prepare_lesson(crew: str, id_: str, progress: Progress, people: People = ()) -> Study[LessonState]:
    seed = _seed_of(crew, id_, progress.done.get(id_, 0))
    saved = SavedGuide(_file_name(crew, id_), lesson_guide(id_), lambda: LessonState(seed, people=people))
    return Study(message(f"lesson-{id_}"), saved, lambda now, state: _add_practice(now, state).with_done(id_))


def prepare_practice(crew: str, kind: str, progress: Progress, people: People = ()) -> Study[LessonState]:
    """Return a round of exercises of one kind, at the level that this crew has reached."""
    before = progress.practice_results(kind)
    new_state = partial(LessonState, _seed_of(crew, kind, before.asked), before.level, people=people)
    saved = SavedGuide(_file_name(crew, f"practice-{kind}"), practice_guide(kind, _IN_A_ROUND), new_state)
    title = message("school-practice-of", kind=message(f"school-exercise-{kind}"))
    return Study(title, saved, _add_practice)


def prepare_setup(
    crew: str,
    scenario: Scenario,
    table: TableSetup,
    tracks: Mapping[str, str],
    called: str | Message = "",
    campaign_mission: CampaignMission | None = None,
) -> Study[SetupTask]:
    """Return the setup guide. For a secret mission, `called` is a name without spoilers."""
    known = called or scenario.id
    name, carried = f"setup-{scenario.id}", None
    if campaign_mission is not None and campaign_mission.leg > 1:
        name, carried = f"setup-{campaign_mission.campaign}-{campaign_mission.leg}", campaign_mission.carried
    new_state = partial(SetupTask, scenario, table, tracks, known, carried)
    saved = SavedGuide(_file_name(crew, name), guide_setup, new_state)
    return Study(message("school-set-up-for", mission=known), saved, lambda now, _: now)


def prepare_briefing(crew: str, scenario: Scenario, table: TableSetup, tracks: Mapping[str, str]) -> Study[SetupTask]:
    """Return the instructor's briefing, followed by the setup.

    Finishing it records that the crew is flying the mission.
    """
    new_state = partial(SetupTask, scenario, table, tracks, scenario.id)
    saved = SavedGuide(_file_name(crew, f"flight-{scenario.id}"), _guide_briefing, new_state)
    title = message("school-flight", id=scenario.id)
    return Study(title, saved, lambda now, _: evolve(now, flying=scenario.id))


def table_people(table: TableSetup) -> People:
    return tuple((seat.color, seat.player_or_explorer) for seat in table.seats_in_turn_order)


def step_title(step: Step) -> Message:
    if step.kind is StepKind.LESSON:
        return message(f"lesson-{step.id}")
    return message("school-flight", id=step.id)


def estimate_minutes(step: Step) -> int:
    taught = LESSONS[step.id]
    return max(2, round(len(taught.pages) * 0.6 + len(taught.exercises)))


def _guide_briefing(state: SetupTask) -> Guide[None]:
    picture = fit_picture_to_table(TablePicture(TablePlace.SHIP), state.table, state.scenario, state.tracks)
    for said in ("schoolspeech-welcome", f"schoolspeech-before-{state.scenario.id.casefold()}"):
        yield Instruction(message(said), spoken=said, picture=picture)
    yield from guide_setup(state)


def _add_practice(progress: Progress, studying: LessonState) -> Progress:
    for kind, right in studying.answered:
        progress = progress.with_practice(kind, right)
    return progress


def _seed_of(crew: str, what: str, times: int) -> int:
    """Return a seed that is different for each crew and attempt, but the same when a guide is resumed."""
    return crc32(f"{crew}:{what}:{times}".encode())


def _file_name(crew: str, what: str) -> str:
    """Return the file name for one of this crew's guides, safe whatever the players are called."""
    from hashlib import sha256  # loads a crypto library, which a walk doesn't need

    return f"school-{sha256(crew.encode()).hexdigest()[:8]}-{what}"


@frozen
class Debriefing:
    """The instructor's closing line after a flight, and the next step of the course."""

    line: str  # id of the text and, if spoken, of the clip
    following: Message | None

    @property
    def is_spoken(self) -> bool:
        return self.line.startswith("schoolspeech-")

    @property
    def closing_text(self) -> Message:
        return message(self.line)

    @property
    def suggestion(self) -> Message:
        return message("school-all-done") if self.following is None else message("school-next", what=self.following)


class FlightLesson:
    """Explains rules that are new to a crew while its training flight is resolved. Other flights are not explained."""

    def __init__(self, members: Iterable[Member], mission: str | None) -> None:
        self.mission = mission
        self._crew = progress.crew_key(member.name for member in members if not member.android)
        self._progress = self._read()
        self.explains = mission is not None and self._progress.flying == mission

    def introduce_rule(self, event: Event | None) -> bool:
        """Return whether the rule behind this event should be explained because it is new.

        Mark it as explained if so.
        """
        rule = None if event is None or not self.explains else explanations.find_rule(event)
        if rule is None or rule in self._progress.explained:
            return False
        self._write(self._progress.with_explained([rule]))
        return True

    def finish_flight(self, score: Score | None) -> Debriefing | None:
        """Mark a flight of the course as done and return the closing line. For other flights, return None."""
        if not self.explains or self.mission is None:
            return None
        self.explains = False
        self._write(self._progress.with_done(self.mission))
        step = self._progress.next_step
        line = "schoolspeech-after-lost" if score is None else "schoolspeech-after-safe"
        line = "school-after-rough" if score is not None and score.total < 0 else line
        return Debriefing(line, None if step is None else step_title(step))

    def _read(self) -> Progress:
        try:
            return progress.read(self._crew)
        except UserError:  # the school reports what is wrong with the file
            return Progress()

    def _write(self, now: Progress) -> None:
        self._progress = now
        try:
            progress.write(self._crew, now)
        except UserError:
            return
