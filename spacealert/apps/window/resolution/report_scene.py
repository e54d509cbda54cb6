"""The saved report: for phones, and for the browser, which can print it."""

import webbrowser
from pathlib import Path
from textwrap import wrap

from spacealert.apps.phones.invitation import SharedPage, qr_code
from spacealert.apps.window.inviting import paint_qr_code
from spacealert.apps.window.session_scene import ExplainedScene
from spacealert.kit.i18n.errors import UserError
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.ui import theme
from spacealert.kit.ui.canvas import Action
from spacealert.kit.ui.containers import Centered, Column, Columns, Plate
from spacealert.kit.ui.controls import LABEL, LEAD, SUBJECT, TITLE, Button, Leaf, Picture, Text, foot
from spacealert.kit.ui.drawing import Icon
from spacealert.kit.ui.theme import Type
from spacealert.kit.ui.widget import Widget

_PATH = 40  # characters of a path per line, since it has no spaces to break at


class ReportScene(ExplainedScene):
    """Serves the report to phones while it is on screen. `said` is the prefix of its texts."""

    help_name = "report"
    said = "resolution-report"

    def __init__(self, texts: Texts, report: Path, page: SharedPage | None = None) -> None:
        self.texts, self.report = texts, report
        self.page = page or SharedPage(report.read_bytes())
        try:
            self.page.start()
        except UserError as error:
            self.trouble = error.render(texts)

    def leave(self) -> None:
        self.page.stop()

    def do(self, action: Action) -> None:
        if action == "browser":
            webbrowser.open(self.report.as_uri())

    @property
    def _shared(self) -> tuple[str, ...]:
        """The lines for getting the report on a phone, or the reason why it is impossible."""
        say = self.texts.say
        return (say("resolution-report-scan"), say(f"{self.said}-while")) if self.page.link else (self.trouble,)

    def build(self) -> Widget:
        say = self.texts.say
        shown = qr_code(self.page.link) if self.page.link else None
        code = Leaf(paint_qr_code, args=(shown,), title="code", ratio=1, min_width=300, max_width=480)
        first, *lines = self._shared
        where = say("resolution-report-file", path="\n".join(wrap(str(self.report), _PATH)))
        told = Column(
            Picture(Icon("phone", theme.SIGNAL), 72),
            Text(first, SUBJECT),
            *(Text(line, LEAD, theme.TEXT) for line in lines),
            Column(*(Text(line, LABEL, theme.FAINT, theirs=True) for line in where.split("\n")), gap=0),
            gap=18,
            min_width=380,
            grow=1,
        )
        browser = Button(say(f"{self.said}-browser"), "browser", "b", main=True, size=Type.LEAD)
        page = Plate(Columns(code.sized(min_height=300, grow=1), told, gap=44), pad=(40, 34), max_width=1140)
        title = Text(say(self.said), TITLE)
        return self.framed(title, Centered(page, grow=1), foot(Button(say("screen-back"), "back", "escape"), browser))
