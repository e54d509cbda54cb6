"""Flight school in a terminal: the course, lessons, exercises and setup."""

from random import SystemRandom

import click

from spacealert.apps.terminal import read_line, to_latin
from spacealert.apps.terminal.guide_console import QUIT, GuideConsole
from spacealert.kit.guide.prompts import Prompt, message
from spacealert.kit.guide.saved import UnsavedGuide
from spacealert.kit.guide.walkthrough import S
from spacealert.kit.i18n import Texts, UserError
from spacealert.kit.storage import settings
from spacealert.missions import library
from spacealert.missions.scenario import Crew
from spacealert.school import pictures, progress, studies
from spacealert.school.lessons import LESSONS, PRACTICE, LessonState, practice_guide
from spacealert.school.progress import COURSE, Step, StepKind
from spacealert.school.studies import Study
from spacealert.session.setup import TableSetup

_NEXT, _SKIP = "n", "s"
_SEEDS = 2**31


class SchoolConsole:
    """The flight school in a terminal, for the last crew or for a crew of a given size."""

    def __init__(self, texts: Texts, crew: Crew | None) -> None:
        self.texts = texts
        table = TableSetup.from_settings(settings.read().get("table"))
        self.table = table if crew is None else table.with_crew(crew)
        self.crew = progress.crew_key(seat.name for seat in self.table.seats if not seat.android)

    def run_course(self) -> None:
        """List the course and run the step that the user chooses, again and again until they quit."""
        while True:
            self._list_course()
            line = read_line(f"{self.texts.say('school-console-choose')} ")
            chosen = to_latin(line)
            if not line or chosen == QUIT:
                if not line:
                    click.echo()
                return
            step = progress.read(self.crew).next_step
            if chosen == _SKIP and step is not None:
                progress.write(self.crew, progress.read(self.crew).with_skipped(step.id))
            elif chosen in (_NEXT, "") and step is not None:
                self._run_step(step)
            elif chosen.isdecimal() and 0 < int(chosen) <= len(COURSE):
                self._run_step(COURSE[int(chosen) - 1])

    def run_lesson(self, name: str) -> None:
        if name not in LESSONS:
            raise UserError("school-unknown-step", found=name, known=", ".join(LESSONS))
        self._run(studies.prepare_lesson(self.crew, name, progress.read(self.crew), studies.table_people(self.table)))

    def run_exercise(self, kind: str, seed: int | None, level: int) -> None:
        """Run one exercise without recording the result."""
        if kind not in PRACTICE:
            raise UserError("school-unknown-step", found=kind, known=", ".join(PRACTICE))
        number = SystemRandom().randrange(_SEEDS) if seed is None else seed
        saved = UnsavedGuide(
            kind, practice_guide(kind, 1), lambda: LessonState(number, level, people=studies.table_people(self.table))
        )
        title = message("school-practice-of", kind=message(f"school-exercise-{kind}"))
        self._console(Study(title, saved, lambda now, _: now)).run()

    def set_up(self, mission: str) -> None:
        self._run(studies.prepare_setup(self.crew, library.find(mission), self.table, {}))

    def _run_step(self, step: Step) -> None:
        """Run one step of the course. For a flight, guide the setup, then print the command that starts the flight."""
        if step.kind is StepKind.LESSON:
            self.run_lesson(step.id)
        elif self._run(studies.prepare_briefing(self.crew, library.find(step.id), self.table, {})):
            command = f"spacealert play {step.id} --terminal --crew {self.table.crew.players}"
            click.echo(self.texts.say("school-console-fly", command=command))

    def _run(self, study: Study[S]) -> bool:
        """Run a study and, if it is finished, save the progress. Return whether it was finished."""
        console = self._console(study)
        walkthrough = console.run()
        if walkthrough is None:
            return False
        progress.write(self.crew, study.learned(progress.read(self.crew), walkthrough.state))
        study.saved.delete()
        return True

    def _console(self, study: Study[S]) -> GuideConsole[S]:
        return GuideConsole(self.texts, study.title, study.saved, self._picture_lines)

    def _picture_lines(self, state: object, prompt: Prompt | None) -> list[str]:
        return [] if prompt is None else pictures.picture_in_characters(self.texts, prompt.picture)

    def _list_course(self) -> None:
        now = progress.read(self.crew)
        names = tuple(seat.name for seat in self.table.seats if seat.name)
        click.echo(self.texts.say("school-title"))
        click.echo(self.texts.say("school-crew", names=names) if names else self.texts.say("school-crew-unnamed"))
        for number, step in enumerate(COURSE, start=1):
            state = "done" if step.id in now.done else "skipped" if step.id in now.skipped else "open"
            mark = "→" if step == now.next_step else " "
            title = studies.step_title(step).render(self.texts)
            click.echo(f"{mark}{number:>3}  {title} – {self.texts.say(f'school-{state}')}")
        if now.next_step is None:
            click.echo(self.texts.say("school-all-done"))
