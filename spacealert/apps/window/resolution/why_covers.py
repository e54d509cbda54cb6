"""Beside the ship on its walk: why the present step happens, and what the instructor says at the end of a flight."""

from attrs import frozen

from spacealert.engine.events import Event
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.ui import fonts, theme
from spacealert.kit.ui.containers import Plate, Scroll
from spacealert.kit.ui.controls import CAPTION, HEADING, LEAD, Button, Role, Text
from spacealert.kit.ui.theme import Type
from spacealert.kit.ui.widget import Widget
from spacealert.narration.explanations import Why, why
from spacealert.narration.sentences import Teller
from spacealert.school.explained_walk import Debriefing

_SAID = Role(Type.HEADING, theme.BRIGHT, fonts.SEMIBOLD)


@frozen
class WhyCover:
    """The rule, the numbers and the section; `first` where it comes by itself."""

    texts: Texts
    why: Why
    first: bool = False

    def build(self) -> Widget:
        title = self.texts.say("school-why-first" if self.first else "school-why-button")
        told = Text(self.why.told, LEAD, theme.AMBER)
        section = Text(self.texts.say("guide-rule", rule=self.why.section), CAPTION)
        return _beside(self.texts, title, told, Text(self.why.rule, LEAD) if self.why.rule else None, section)


@frozen
class InstructorCover:
    """What the instructor says, and what comes next in the course."""

    texts: Texts
    debriefing: Debriefing

    def build(self) -> Widget:
        said = Text(self.debriefing.said.render(self.texts), _SAID)
        following = Text(self.debriefing.proposed.render(self.texts), LEAD, theme.AMBER)
        return _beside(self.texts, self.texts.say("school-debrief-title"), said, following)


def why_cover(texts: Texts, teller: Teller, event: Event, *, first: bool = False) -> WhyCover:
    """Explain why this happens."""
    return WhyCover(texts, why(texts, teller, event), first)


def _beside(texts: Texts, title: str, *words: Widget | None) -> Widget:
    """A plate beside the ship, which stays in sight; any key that leads on puts it away."""
    on = Button(texts.say("guide-go-on"), "close", "escape", main=True, size=Type.LEAD, min_height=60)
    body = Scroll(Plate(*words, gap=18, pad=(4, 4)), id="why", grow=1)
    return Plate(Text(title, HEADING), body, on, edge=theme.AMBER, gap=14, pad=(22, 18), grow=2, min_width=400)
