"""What a start shows when a resolution was left in the middle: go on with it, or leave it."""

from collections.abc import Callable

from spacealert.screen.kit import colours, fonts, widgets
from spacealert.screen.kit.canvas import Action, Canvas
from spacealert.screen.kit.layout import Box
from spacealert.screen.kit.scene import Scene
from spacealert.screen.resolution.sheet import Sheet
from spacealert.story.telling import Teller
from spacealert.words import say


class Again(Scene):
    """Offers the draft that was found."""

    default = "go on"

    def __init__(self, sheet: Sheet, go_on: Callable[[], Scene], leave_it: Callable[[], Scene]) -> None:
        self.sheet = sheet
        self._go_on, self._leave_it = go_on, leave_it

    def do(self, action: Action) -> None:
        if action == "go on":
            self.next = self._go_on()
        elif action == "leave it":
            self.next = self._leave_it()

    def press(self, key: str) -> bool:
        if key == "escape":
            self.closing = True
        return key == "escape"

    def describe(self) -> list[str]:
        teller = Teller(self.sheet.game)
        crew = ", ".join(teller.name(member) for member in self.sheet.crew)
        return [say("resolution-again"), self.sheet.file.mission or crew, say("resolution-again-what")]

    def paint(self, canvas: Canvas) -> None:
        canvas.panel("again", canvas.box, None, self._paint)

    def _paint(self, canvas: Canvas, box: Box) -> None:
        headline, title, what = self.describe()
        head, name, line, buttons = box.middle(1000, 420).rows(None, 50, 60, 76, gap=18)
        canvas.text(head, headline.upper(), 100, colours.AMBER, fonts.BOLD, "centre", least=44, lines=2)
        canvas.text(name, title, 40, colours.BRIGHT, fonts.SEMIBOLD, "centre", least=24)
        canvas.text(line, what, 28, colours.TEXT, align="centre", least=18)
        left, right = buttons.middle(760, 76).columns(None, None, gap=16)
        widgets.button(canvas, left, "go on", say("screen-go-on"), key=say("screen-key-enter"), chosen=True, size=30)
        widgets.button(canvas, right, "leave it", say("screen-leave-it"), size=30)
