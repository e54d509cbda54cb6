"""The report of a game that was saved: for the phones at the table, and in the browser, which can print it."""

import webbrowser
from pathlib import Path

from spacealert.apps.phones.invitation import qr_code
from spacealert.apps.phones.shared_page import SharedPage
from spacealert.apps.window.explained_scene import ExplainedScene
from spacealert.apps.window.qr_code_painter import paint_qr_code
from spacealert.kit.i18n.errors import UserError
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.ui import fonts, theme, widgets
from spacealert.kit.ui.canvas import Action, Canvas
from spacealert.kit.ui.drawing import Icon
from spacealert.kit.ui.layout import Box
from spacealert.kit.ui.theme import Type

_CODE_WIDE = 448  # units


class ReportScene(ExplainedScene):
    """Phones can fetch the report while this is on the screen."""

    help_name = "report"
    default = "browser"

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

    def press(self, key: str) -> bool:
        actions = {"escape": "back", "b": "browser"}
        if key not in actions:
            return False
        self.do(actions[key])
        return True

    @property
    def _told(self) -> tuple[str, ...]:
        """How a phone gets the report, or why it cannot; and where it is on this computer."""
        say = self.texts.say
        scan = (say("resolution-report-scan"), say("resolution-report-while"))
        shared = scan if self.page.link else (self.trouble,)
        return (*shared, say("resolution-report-file", path=str(self.report)))

    def describe(self) -> list[str]:
        return [self.texts.say("resolution-report"), *self._told]

    def paint(self, canvas: Canvas) -> None:
        head, body, foot = canvas.box.inset(24, 18).rows(60, None, 64, gap=16)
        code, told = body.columns(_CODE_WIDE, None, gap=36)
        known = (self.page.link, self.trouble, self.texts.language)
        canvas.panel("head", head, known, self._paint_head)
        canvas.panel("code", code, known, self._paint_code)
        canvas.panel("told", told, known, self._paint_told)
        canvas.panel("foot", foot, known, self._paint_foot)

    def _paint_head(self, canvas: Canvas, box: Box) -> None:
        canvas.text(box, self.texts.say("resolution-report").upper(), Type.HEADLINE, theme.AMBER, fonts.BOLD)

    def _paint_code(self, canvas: Canvas, box: Box) -> None:
        box = Box(box.x, box.y, box.w, box.w)
        if self.page.link:
            paint_qr_code(canvas, box, qr_code(self.page.link))
        else:
            canvas.frame(box, theme.LINE, 2)
            canvas.icon(box.middle(box.h / 2, box.h / 2), Icon("phone", theme.FAINT))

    def _paint_told(self, canvas: Canvas, box: Box) -> None:
        for row, told in zip(box.rows(*[130] * len(self._told), None, gap=12), self._told, strict=False):
            canvas.text(row, told, Type.LEAD, theme.TEXT, least=Type.CAPTION, lines=5, top=True, ellipsis=True)

    def _paint_foot(self, canvas: Canvas, box: Box) -> None:
        back, browser = box.columns(None, None, gap=16)
        widgets.button(canvas, back, "back", self.texts.say("screen-back"), key="Esc")
        widgets.button(canvas, browser, "browser", self.texts.say("resolution-report-browser"), key="B", main=True)
