"""The moment between Start and the mission: the soundtrack is made in the background, and the window stays alive."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from spacealert.kit.i18n.errors import UserError
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.ui import fonts, theme, widgets
from spacealert.kit.ui.canvas import Action, Canvas
from spacealert.kit.ui.drawing import Icon
from spacealert.kit.ui.layout import Box
from spacealert.kit.ui.scene import Scene
from spacealert.kit.ui.theme import Type


class Preparing(Scene):
    """Shows that something is being made, and then the scene that needs it; what cannot be made is told."""

    default = "back"

    def __init__(self, texts: Texts, title: str, make: Callable[[], Scene], back: Callable[[], Scene | None]) -> None:
        self.texts = texts
        self.title = title
        self.trouble = ""
        self._back = back
        self._maker = ThreadPoolExecutor(1, thread_name_prefix="preparing")
        self._made = self._maker.submit(make)

    def tick(self, seconds: float) -> None:
        if self.trouble or not self._made.done():
            return
        try:
            self.next = self._made.result()
        except UserError as error:
            self.trouble = error.render(self.texts)

    def do(self, action: Action) -> None:
        if action == "back" and self.trouble:
            self.next = self._back()
            self.closing = self.next is None

    def press(self, key: str) -> bool:
        if key == "escape":
            self.do("back")
        return key == "escape"

    def leave(self) -> None:
        self._maker.shutdown(wait=False, cancel_futures=True)

    def describe(self) -> list[str]:
        return [self.title, self.trouble or self.texts.say("screen-preparing")]

    def paint(self, canvas: Canvas) -> None:
        canvas.panel("preparing", canvas.box, (self.title, self.trouble), self._paint)

    def _paint(self, canvas: Canvas, box: Box) -> None:
        icon, title, words, back = box.middle(1000, 460).rows(150, 90, None, 64, gap=20)
        color = theme.ALARM if self.trouble else theme.AMBER
        canvas.icon(icon, Icon("cross" if self.trouble else "begin", color))
        canvas.text(title, self.title, Type.BANNER, theme.BRIGHT, fonts.BOLD, "center", least=Type.LEAD, ellipsis=True)
        canvas.text(
            words,
            self.describe()[1],
            Type.HEADING,
            theme.TEXT,
            align="center",
            least=Type.LABEL,
            lines=4,
            ellipsis=True,
        )
        if self.trouble:
            widgets.button(canvas, back.middle(320, 64), "back", self.texts.say("screen-back"), key="Esc", main=True)
