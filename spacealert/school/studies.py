"""What a crew can go through: a lesson, exercises, setting up, the briefing of a flight; each a guide that is kept."""

from collections.abc import Callable, Mapping
from functools import partial
from hashlib import sha256
from typing import Generic
from zlib import crc32

from attrs import evolve, frozen

from spacealert.kit.guide.prompts import Tell, message
from spacealert.kit.guide.saved import SavedGuide
from spacealert.kit.guide.walkthrough import Guide, S
from spacealert.kit.i18n.texts import Message
from spacealert.missions.scenario import Scenario
from spacealert.school.lessons import LESSONS, LessonState, lesson_guide, practice_guide
from spacealert.school.progress import Progress, Step, StepKind
from spacealert.school.setting_up import OnTable, Place, SettingUp, set_up
from spacealert.session.action_round import CampaignMission
from spacealert.session.setup import TableSetup

_IN_A_ROUND = 5  # exercises of one kind


@frozen
class Study(Generic[S]):
    """A guide by what it is called, and what a crew has learned once it is over."""

    title: Message
    saved: SavedGuide[S]
    learned: Callable[[Progress, S], Progress]


def lesson(crew: str, id_: str, progress: Progress) -> Study[LessonState]:
    seed = _seed(crew, id_, progress.done.get(id_, 0))
    saved = SavedGuide(_name(crew, id_), lesson_guide(id_), lambda: LessonState(seed))
    return Study(message(f"lesson-{id_}"), saved, lambda now, state: _practiced(now, state).with_done(id_))


def practice(crew: str, kind: str, progress: Progress) -> Study[LessonState]:
    """A round of exercises of one kind, as hard as this crew has come."""
    before = progress.practice_in(kind)
    new_state = partial(LessonState, _seed(crew, kind, before.asked), before.level)
    saved = SavedGuide(_name(crew, f"practice-{kind}"), practice_guide(kind, _IN_A_ROUND), new_state)
    title = message("school-practice-of", kind=message(f"school-exercise-{kind}"))
    return Study(title, saved, _practiced)


def setting_up(
    crew: str,
    scenario: Scenario,
    table: TableSetup,
    tracks: Mapping[str, str],
    called: str | Message = "",
    campaign_mission: CampaignMission | None = None,
) -> Study[SettingUp]:
    """`called` is what the table may know of a mission that stays a secret."""
    known = called or scenario.id
    name, carried = f"setup-{scenario.id}", None
    if campaign_mission is not None and campaign_mission.leg > 1:
        name, carried = f"setup-{campaign_mission.campaign}-{campaign_mission.leg}", campaign_mission.carried
    new_state = partial(SettingUp, scenario, table, tracks, known, carried)
    saved = SavedGuide(_name(crew, name), set_up, new_state)
    return Study(message("school-set-up-for", mission=known), saved, lambda now, _: now)


def briefing(crew: str, scenario: Scenario, table: TableSetup, tracks: Mapping[str, str]) -> Study[SettingUp]:
    """What the instructor says before a flight, and setting up; then the crew is flying it."""
    new_state = partial(SettingUp, scenario, table, tracks, scenario.id)
    saved = SavedGuide(_name(crew, f"flight-{scenario.id}"), _briefing, new_state)
    title = message("school-flight", id=scenario.id)
    return Study(title, saved, lambda now, _: evolve(now, flying=scenario.id))


def title_of(step: Step) -> Message:
    """What a step of the course is called in a list."""
    if step.kind is StepKind.LESSON:
        return message(f"lesson-{step.id}")
    return message("school-flight", id=step.id)


def minutes_of(step: Step) -> int:
    """About how long a lesson takes: about 0.6 for each page, a minute for each exercise."""
    taught = LESSONS[step.id]
    return max(2, round(len(taught.pages) * 0.6 + len(taught.exercises)))


def _briefing(state: SettingUp) -> Guide[None]:
    yield Tell(message("schoolspeech-welcome"), spoken="schoolspeech-welcome", picture=OnTable(Place.SHIP))
    before = f"schoolspeech-before-{state.scenario.id.casefold()}"
    yield Tell(message(before), spoken=before, picture=OnTable(Place.SHIP))
    yield from set_up(state)


def _practiced(progress: Progress, studying: LessonState) -> Progress:
    for kind, right in studying.answered:
        progress = progress.with_practice(kind, right)
    return progress


def _seed(crew: str, what: str, times: int) -> int:
    """Another one for every crew and every time, and the same while something is resumed."""
    return crc32(f"{crew}:{what}:{times}".encode())


def _name(crew: str, what: str) -> str:
    """Names of people may hold what no file name can."""
    return f"school-{sha256(crew.encode()).hexdigest()[:8]}-{what}"
