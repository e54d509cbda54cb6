"""The walk of a flight of the school: each rule is explained the first time that it happens to this crew."""

from collections.abc import Iterable

from spacealert.apps.window.flight_school.instructor import Instructor
from spacealert.apps.window.resolution.why_covers import InstructorCover, WhyCover, why_cover
from spacealert.engine.events import Event
from spacealert.engine.game import Member
from spacealert.kit.guide.prompts import message
from spacealert.kit.i18n.errors import UserError
from spacealert.kit.i18n.texts import Texts
from spacealert.narration import explanations
from spacealert.narration.sentences import Teller
from spacealert.school import progress, studies
from spacealert.school.progress import Progress


class FirstWalk:
    """Of this crew and mission. Where it is no flight of the school, nothing is explained without being asked."""

    def __init__(self, texts: Texts, members: Iterable[Member], mission: str | None, instructor: Instructor) -> None:
        self.texts = texts
        self.mission = mission
        self._instructor = instructor
        self._crew = progress.crew_of(member.name for member in members if not member.android)
        self._progress = self._read()
        self.explains = mission is not None and self._progress.flying == mission

    def step(self, event: Event | None, teller: Teller) -> WhyCover | None:
        """The explanation of what has just happened, if its rule is new to this crew; from now on it is not."""
        rule = None if event is None or not self.explains else explanations.rule_of(event)
        if event is None or rule is None or rule in self._progress.explained:
            return None
        self._write(self._progress.with_explained([rule]))
        return why_cover(self.texts, teller, event, first=True)

    def land(self, won: bool) -> InstructorCover | None:
        """The instructor has the last word on a flight of the school, once."""
        if not self.explains or self.mission is None:
            return None
        self.explains = False
        self._write(self._progress.with_done(self.mission))
        line = "schoolspeech-after-safe" if won else "schoolspeech-after-lost"
        self._instructor.say(line)
        step = self._progress.next_step
        return InstructorCover(self.texts, message(line), None if step is None else studies.title_of(step))

    def close(self) -> None:
        self._instructor.close()

    def _read(self) -> Progress:
        try:
            return progress.read(self._crew)
        except UserError:  # the school says what is wrong with it
            return Progress()

    def _write(self, now: Progress) -> None:
        """What the disk does not take is explained once more the next time."""
        self._progress = now
        try:
            progress.write(self._crew, now)
        except UserError:
            return
