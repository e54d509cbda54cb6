"""The scene that explains the scene below, which goes on meanwhile."""

from collections.abc import Callable

from spacealert.kit.ui import fonts, theme, widgets
from spacealert.kit.ui.canvas import Action, Canvas
from spacealert.kit.ui.layout import Box
from spacealert.kit.ui.overlay import Overlay
from spacealert.kit.ui.scene import Help, Scene
from spacealert.kit.ui.theme import Type

_ROW = 44  # units of a key and what it does


class HelpScene(Overlay):
    """Every key that leaves it returns to the scene."""

    default = "close"

    def __init__(self, shown: Help, below: Scene, close: Callable[[], None]) -> None:
        super().__init__(below)
        self.shown = shown
        self._close = close

    def do(self, action: Action) -> None:
        if action == "close":
            self._close()

    def press(self, key: str) -> bool:
        if key in ("escape", "h", "f1"):
            self.do("close")
            return True
        return False

    def describe(self) -> list[str]:
        shown = self.shown
        return [shown.title, shown.text, *(f"{key}: {does}" for key, does in shown.keys), shown.close]

    def paint(self, canvas: Canvas) -> None:
        self.below.paint(canvas)
        rows = -(-len(self.shown.keys) // 2)
        box = canvas.box.middle(900, 270 + _ROW * rows)
        canvas.panel("help", box, self.shown, self._paint, theme.PANEL, modal=True)

    def _paint(self, canvas: Canvas, box: Box) -> None:
        shown = self.shown
        canvas.plate(box, theme.PANEL, theme.SIGNAL)
        title, text, keys, close = box.inset(32, 26).rows(44, 84, None, 56, gap=12)
        canvas.title(title, shown.title, Type.HEADING, theme.SIGNAL)
        canvas.text(text, shown.text, Type.BODY, theme.TEXT, least=Type.CAPTION, lines=4, top=True)
        columns = keys.columns(None, None, gap=24)
        down = -(-len(shown.keys) // 2)
        for place, (key, does) in enumerate(shown.keys):
            column = columns[place // down]
            row = Box(column.x, column.y + place % down * _ROW, column.w, _ROW)
            cap, words = row.columns(96, None, gap=14)
            wide = max(34.0, canvas.width(key, Type.CAPTION, fonts.SEMIBOLD) + 18)
            widgets.key_cap(canvas, Box(cap.x, cap.y + 8, min(cap.w, wide), 28), key, theme.PANEL, theme.TEXT)
            canvas.text(words, does, Type.SEAT, theme.TEXT, least=Type.FINE, lines=2)
        widgets.button(canvas, close.middle(260, 56), "close", shown.close, key="Esc", main=True)
