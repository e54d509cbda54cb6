"""The walk of a flight of the course: which rules happen for the first time to this crew, and how its flight ended."""

from collections.abc import Iterable

from attrs import frozen

from spacealert.engine.events import Event
from spacealert.engine.game import Member
from spacealert.kit.guide.prompts import message
from spacealert.kit.i18n.errors import UserError
from spacealert.kit.i18n.texts import Message
from spacealert.narration import explanations
from spacealert.school import progress, studies
from spacealert.school.progress import Progress


@frozen
class Debriefing:
    """The instructor's line at the end of a flight, and what comes next in the course."""

    line: str  # the id of the text and of the clip
    following: Message | None

    @property
    def said(self) -> Message:
        return message(self.line)

    @property
    def proposed(self) -> Message:
        return message("school-all-done") if self.following is None else message("school-next", what=self.following)


class ExplainedWalk:
    """Of this crew and mission. Where it is no flight of the course, nothing is new and nobody debriefs."""

    def __init__(self, members: Iterable[Member], mission: str | None) -> None:
        self.mission = mission
        self._crew = progress.crew_of(member.name for member in members if not member.android)
        self._progress = self._read()
        self.explains = mission is not None and self._progress.flying == mission

    def is_new(self, event: Event | None) -> bool:
        """Whether the rule of what has just happened is new to this crew; from now on it is not."""
        rule = None if event is None or not self.explains else explanations.rule_of(event)
        if rule is None or rule in self._progress.explained:
            return False
        self._write(self._progress.with_explained([rule]))
        return True

    def land(self, won: bool) -> Debriefing | None:
        """The instructor has the last word on a flight of the course, once."""
        if not self.explains or self.mission is None:
            return None
        self.explains = False
        self._write(self._progress.with_done(self.mission))
        step = self._progress.next_step
        line = "schoolspeech-after-safe" if won else "schoolspeech-after-lost"
        return Debriefing(line, None if step is None else studies.title_of(step))

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
