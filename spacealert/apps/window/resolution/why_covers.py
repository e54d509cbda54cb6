"""Over the walk: why the present step happens, and what the instructor says at the end of a flight of the school."""

from attrs import frozen

from spacealert.engine.events import Event
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.ui import fonts, theme, widgets
from spacealert.kit.ui.canvas import Action, Canvas
from spacealert.kit.ui.layout import Box
from spacealert.kit.ui.theme import Type
from spacealert.narration.explanations import Why, why
from spacealert.narration.sentences import Teller
from spacealert.school.explained_walk import Debriefing

_ON = ("escape", "enter", "space", "right", "w")


@frozen
class WhyCover:
    """The rule, the numbers and the section; `first` where it comes by itself."""

    texts: Texts
    why: Why
    first: bool = False

    def press(self, key: str) -> Action | None:
        return "close" if key in _ON else None

    def describe(self, teller: Teller) -> list[str]:
        title = self.texts.say("school-why-first" if self.first else "school-why-button")
        rule = [self.why.rule] if self.why.rule else []
        return [title, self.why.told, *rule, self._section]

    @property
    def _section(self) -> str:
        return self.texts.say("guide-rule", rule=self.why.section)

    def paint(self, canvas: Canvas, box: Box) -> None:
        """Beside the ship, which stays in sight."""
        canvas.frame(box, theme.AMBER, 2)
        title, told, rule, section, button = box.inset(22, 18).rows(44, None, None, 26, 64, gap=12)
        label = self.texts.say("school-why-first" if self.first else "school-why-button")
        canvas.text(title, label, Type.HEADING, theme.BRIGHT, fonts.BOLD, least=Type.LABEL)
        canvas.text(told, self.why.told, Type.LEAD, theme.AMBER, least=Type.FINE, lines=9)
        canvas.text(rule, self.why.rule, Type.LEAD, theme.BRIGHT, least=Type.FINE, lines=9)
        canvas.text(section, self._section, Type.CAPTION, theme.FAINT)
        _paint_on(self.texts, canvas, button)


@frozen
class InstructorCover:
    """What the instructor says, and what comes next in the course."""

    texts: Texts
    debriefing: Debriefing

    def press(self, key: str) -> Action | None:
        return "close" if key in _ON else None

    def describe(self, teller: Teller) -> list[str]:
        return [self.texts.say("school-debrief-title"), self._said, self._proposed]

    @property
    def _said(self) -> str:
        return self.debriefing.said.render(self.texts)

    @property
    def _proposed(self) -> str:
        return self.debriefing.proposed.render(self.texts)

    def paint(self, canvas: Canvas, box: Box) -> None:
        """Beside the ship, too."""
        canvas.frame(box, theme.AMBER, 2)
        title, words, following, button = box.inset(22, 18).rows(44, None, 70, 64, gap=12)
        label = self.texts.say("school-debrief-title")
        canvas.text(title, label, Type.HEADING, theme.AMBER, fonts.BOLD, least=Type.LABEL)
        canvas.text(words, self._said, Type.HEADING, theme.BRIGHT, fonts.SEMIBOLD, least=Type.LABEL, lines=8)
        canvas.text(following, self._proposed, Type.LEAD, theme.AMBER, least=Type.LABEL, lines=2)
        _paint_on(self.texts, canvas, button)


def why_cover(texts: Texts, teller: Teller, event: Event, *, first: bool = False) -> WhyCover:
    """Why this happens."""
    return WhyCover(texts, why(texts, teller, event), first)


def _paint_on(texts: Texts, canvas: Canvas, box: Box) -> None:
    key = texts.say("screen-key-enter")
    widgets.button(canvas, box, "close", texts.say("guide-go-on"), key=key, main=True, size=Type.LEAD)
