"""What a start shows after a mission was cut off: go on from that second, or leave it."""

from collections.abc import Callable

from spacealert.scenario.model import clock
from spacealert.screen.draft import Draft
from spacealert.screen.kit import colours, fonts, widgets
from spacealert.screen.kit.canvas import Action, Canvas
from spacealert.screen.kit.layout import Box
from spacealert.screen.kit.scene import Scene
from spacealert.screen.mission import title_of
from spacealert.words import say


class Resume(Scene):
    """Offers the draft that was found."""

    default = "go on"

    def __init__(self, draft: Draft, go_on: Callable[[Draft], Scene], leave_it: Callable[[], Scene]) -> None:
        self.draft = draft
        self._go_on, self._leave_it = go_on, leave_it

    def do(self, action: Action) -> None:
        if action == "go on":
            self.next = self._go_on(self.draft)
        elif action == "leave it":
            self.next = self._leave_it()

    def press(self, key: str) -> bool:
        if key == "escape":
            self.closing = True
        return key == "escape"

    def describe(self) -> list[str]:
        scenario = self.draft.round.scenario
        second = int(self.draft.position)
        phase = scenario.phase_at(min(second, scenario.end - 1))
        told = "screen-was-over" if self.draft.over else "screen-cut-off"
        where = say(told, time=clock(min(second, scenario.end)), phase=phase)
        return [say("screen-resume"), title_of(self.draft.round), where]

    def paint(self, canvas: Canvas) -> None:
        canvas.panel("resume", canvas.box, None, self._paint)

    def _paint(self, canvas: Canvas, box: Box) -> None:
        headline, title, where = self.describe()
        head, name, line, buttons = box.middle(1000, 420).rows(None, 50, 60, 76, gap=18)
        canvas.text(head, headline.upper(), 120, colours.AMBER, fonts.BOLD, "centre", least=60, lines=2)
        canvas.text(name, title, 40, colours.BRIGHT, fonts.SEMIBOLD, "centre", least=24, theirs=True)
        canvas.text(line, where, 32, colours.TEXT, align="centre", least=22)
        left, right = buttons.middle(760, 76).columns(None, None, gap=16)
        widgets.button(canvas, left, "go on", say("screen-go-on"), key=say("screen-key-enter"), chosen=True, size=30)
        widgets.button(canvas, right, "leave it", say("screen-leave-it"), size=30)
