"""The scene that asks before something is lost: over the scene that would be left, which goes on meanwhile."""

from collections.abc import Callable

from spacealert.kit.ui import fonts, theme, widgets
from spacealert.kit.ui.canvas import Action, Canvas
from spacealert.kit.ui.layout import Box
from spacealert.kit.ui.overlay import Overlay
from spacealert.kit.ui.scene import Question, Scene
from spacealert.kit.ui.theme import Type


class Confirmation(Overlay):
    """Escape and Enter stay, so that nobody leaves by pressing a key twice; leaving is a step of its own."""

    default = "stay"

    def __init__(self, question: Question, below: Scene, stay: Callable[[], None], leave: Callable[[], None]) -> None:
        super().__init__(below)
        self.question = question
        self._stay, self._leave = stay, leave

    def do(self, action: Action) -> None:
        if action == "stay":
            self._stay()
        elif action == "leave":
            self._leave()

    def press(self, key: str) -> bool:
        if key in ("escape", "y"):
            self.do("stay" if key == "escape" else "leave")
            return True
        return False

    def describe(self) -> list[str]:
        question = self.question
        return [question.title, *([question.text] if question.text else []), question.leave, question.stay]

    def paint(self, canvas: Canvas) -> None:
        self.below.paint(canvas)
        canvas.panel("question", canvas.box.middle(760, 300), self.question, self._paint, theme.PANEL, modal=True)

    def _paint(self, canvas: Canvas, box: Box) -> None:
        canvas.plate(box, theme.PANEL, theme.AMBER)
        title, text, buttons = box.inset(32, 26).rows(70, None, 68, gap=14)
        canvas.text(title, self.question.title, Type.TITLE, theme.AMBER, fonts.BOLD, least=Type.BODY, lines=2)
        canvas.text(text, self.question.text, Type.LEAD, theme.TEXT, least=Type.FINE, lines=4)
        leave, stay = buttons.columns(None, None, gap=14)
        widgets.button(canvas, leave, "leave", self.question.leave, key="Y", size=Type.LEAD)
        widgets.button(canvas, stay, "stay", self.question.stay, key="Esc", size=Type.LEAD, main=True)
