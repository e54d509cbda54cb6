"""The walk of a flight of the school in the window: what is new is explained, and the instructor speaks at its end."""

from collections.abc import Iterable

from spacealert.apps.window.line_speaker import LineSpeaker
from spacealert.apps.window.resolution.dialogs import InstructorDialog, WhyDialog, why_dialog
from spacealert.engine.events import Event
from spacealert.engine.game import Member
from spacealert.kit.i18n.texts import Texts
from spacealert.narration.sentences import Teller
from spacealert.school.explained_walk import ExplainedWalk


class FirstWalk:
    """The covers that come by themselves. Where it is no flight of the school, none does."""

    def __init__(self, texts: Texts, members: Iterable[Member], mission: str | None, instructor: LineSpeaker) -> None:
        self.texts = texts
        self._explained = ExplainedWalk(members, mission)
        self._instructor = instructor

    def step(self, event: Event | None, teller: Teller) -> WhyDialog | None:
        """The explanation of what has just happened, if its rule is new to this crew."""
        if event is None or not self._explained.is_new(event):
            return None
        return why_dialog(self.texts, teller, event, first=True)

    def land(self, won: bool) -> InstructorDialog | None:
        """The instructor has the last word on a flight of the school, once."""
        debriefing = self._explained.land(won)
        if debriefing is None:
            return None
        self._instructor.say(debriefing.line)
        return InstructorDialog(self.texts, debriefing)

    def close(self) -> None:
        self._instructor.close()
