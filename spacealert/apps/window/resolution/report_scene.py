"""The report of a game that was saved: for the phones at the table, and in the browser, which can print it."""

import webbrowser
from pathlib import Path
from textwrap import wrap

from spacealert.apps.phones.invitation import SharedPage, qr_code
from spacealert.apps.window.inviting import paint_qr_code
from spacealert.apps.window.session_scene import ExplainedScene
from spacealert.kit.i18n.errors import UserError
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.ui import theme
from spacealert.kit.ui.canvas import Action, Canvas
from spacealert.kit.ui.containers import Column, Columns
from spacealert.kit.ui.controls import LEAD, TITLE, Button, Leaf, Text, foot
from spacealert.kit.ui.drawing import Icon
from spacealert.kit.ui.layout import Box
from spacealert.kit.ui.theme import Type
from spacealert.kit.ui.widget import Widget

_PATH = 40  # letters of a path in a line: it has no spaces to break at


class ReportScene(ExplainedScene):
    """Phones can fetch the report while this is on the screen. `said` begins the ids of what it says."""

    help_name = "report"
    said = "resolution-report"

    def __init__(self, texts: Texts, report: Path, page: SharedPage | None = None) -> None:
        self.texts, self.report = texts, report
        self.page = page or SharedPage(report.read_bytes())
        self.trouble = ""
        try:
            self.page.start()
        except UserError as error:
            self.trouble = error.render(texts)

    def leave(self) -> None:
        self.page.stop()

    def do(self, action: Action) -> None:
        if action == "back":
            self.navigation.back()
        elif action == "browser":
            webbrowser.open(self.report.as_uri())

    @property
    def _told(self) -> tuple[str, ...]:
        """How a phone gets the report, or why it cannot; and where it is on this computer."""
        say = self.texts.say
        scan = (say("resolution-report-scan"), say(f"{self.said}-while"))
        shared = scan if self.page.link else (self.trouble,)
        path = str(self.report)
        there = say("resolution-report-file", path=path).replace(path, "\n".join(wrap(path, _PATH)))
        return (*shared, there)

    def build(self) -> Widget:
        say = self.texts.say
        code = Leaf(self._paint_code, self.page.link, title="code", ratio=1, min_width=300, max_width=480)
        *lines, path = self._told
        where = Text(path, LEAD, theme.TEXT, theirs=True)  # a path has no places to break
        told = Column(*(Text(line, LEAD, theme.TEXT) for line in lines), where, gap=18, min_width=380, grow=1)
        browser = Button(say(f"{self.said}-browser"), "browser", "b", main=True, size=Type.LEAD)
        page = Columns(code.sized(min_height=300, grow=1), told, gap=36)
        title = Text(say(self.said), TITLE)
        return self.framed(title, page, foot(Button(say("screen-back"), "back", "escape"), browser))

    def _paint_code(self, canvas: Canvas, box: Box) -> None:
        side = min(box.w, box.h)
        box = Box(box.x, box.y, side, side)
        if self.page.link:
            paint_qr_code(canvas, box, qr_code(self.page.link))
        else:
            canvas.frame(box, theme.LINE, 2)
            canvas.icon(box.middle(side / 2, side / 2), Icon("phone", theme.FAINT))
