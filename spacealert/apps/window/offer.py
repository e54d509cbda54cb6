"""What a start shows when something was cut off the last time: go on with it, or leave it."""

from collections.abc import Callable

from spacealert.kit.i18n.texts import Texts
from spacealert.kit.ui import fonts, theme, widgets
from spacealert.kit.ui.canvas import Action, Canvas
from spacealert.kit.ui.layout import Box
from spacealert.kit.ui.scene import Scene
from spacealert.kit.ui.theme import Type


class Offer(Scene):
    """Two ways to go. `_lines` says in three lines what is asked, of what, and where it was cut off.

    `instead` is what begins when nobody wants it, if that is known.
    """

    default = "go on"

    def __init__(
        self, texts: Texts, go_on: Callable[[], Scene], leave_it: Callable[[], Scene], instead: str = ""
    ) -> None:
        self.texts = texts
        self.instead = instead
        self.trouble = ""  # what else there is to say at a start
        self._go_on, self._leave_it = go_on, leave_it

    def do(self, action: Action) -> None:
        if action == "go on":
            self.next = self._go_on()
        elif action == "leave it":
            self.next = self._leave_it()

    def _lines(self) -> list[str]:
        raise NotImplementedError

    def describe(self) -> list[str]:
        otherwise = [self._otherwise()] if self.instead else []
        return [*self._lines(), *otherwise, *([self.trouble] if self.trouble else [])]

    def _otherwise(self) -> str:
        return (
            self.texts.say("screen-begin-instead", mission=self.instead)
            if self.instead
            else self.texts.say("screen-leave-it")
        )

    def press(self, key: str) -> bool:
        if key == "escape":
            self.closing = True
        elif key == "n":
            self.do("leave it")
        return key in ("escape", "n")

    def paint(self, canvas: Canvas) -> None:
        canvas.panel("offer", canvas.box, self.trouble, self._paint)

    def _paint(self, canvas: Canvas, box: Box) -> None:
        headline, title, where = self._lines()
        offer, foot = box.middle(1000, 560).rows(460, None, gap=24)
        canvas.text(foot, self.trouble, Type.BODY, theme.ALARM, align="center", least=Type.TINY, lines=3, ellipsis=True)
        head, name, line, buttons = offer.rows(None, 50, 60, 76, gap=24)
        canvas.text(head, headline.upper(), Type.HUGE, theme.AMBER, fonts.BOLD, "center", least=Type.TITLE)
        canvas.text(name, title, Type.TITLE, theme.BRIGHT, fonts.SEMIBOLD, "center", least=Type.BODY, ellipsis=True)
        canvas.text(line, where, Type.HEADING, theme.TEXT, align="center", least=Type.CAPTION)
        left, right = buttons.middle(760, 76).columns(None, None, gap=16)
        widgets.button(
            canvas,
            left,
            "go on",
            self.texts.say("screen-go-on"),
            key=self.texts.say("screen-key-enter"),
            main=True,
            size=Type.SUBHEADING,
        )
        widgets.button(canvas, right, "leave it", self._otherwise(), key="N", size=Type.SUBHEADING, ellipsis=True)
