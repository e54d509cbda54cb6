"""Scenes that serve a page to phones: a saved report or a mission."""

import webbrowser
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from textwrap import wrap

from spacealert.announcer import page as mission_page
from spacealert.apps.phones.invitation import SharedPage, qr_code
from spacealert.apps.window import icons, title_art
from spacealert.apps.window.phones_scene import paint_qr_code
from spacealert.apps.window.resolution import art
from spacealert.apps.window.session_scene import LocalizedScene
from spacealert.kit.audio import voice_pack
from spacealert.kit.audio.mixing import Mixing
from spacealert.kit.i18n.errors import UserError
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.storage import atomic, places
from spacealert.kit.ui import fonts, theme
from spacealert.kit.ui.canvas import Action, Box, Canvas
from spacealert.kit.ui.containers import Centered, CenteredColumn, Column, Columns, Plate, Row
from spacealert.kit.ui.controls import Button, Leaf, Spacer, Text, footer
from spacealert.kit.ui.drawing import Icon
from spacealert.kit.ui.theme import Type
from spacealert.kit.ui.widget import Widget
from spacealert.session import Session

_PLANS = (">ac^b", "a^bAx", "<cb>a", "^bac<", "cx>ab")  # cards on the picture of a report
_PATH = 40  # characters of a path per line, since it has no spaces to break at


class ReportScene(LocalizedScene):
    """The scene that serves a report to phones while the scene is shown. `said` is the prefix of its text ids."""

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
        """The lines that explain how to open the report on a phone, or the reason why it is impossible."""
        say = self.texts.say
        return (say("resolution-report-scan"), say(f"{self.said}-while")) if self.page.link else (self.trouble,)

    def build(self) -> Widget:
        say = self.texts.say
        shown = qr_code(self.page.link) if self.page.link else None
        code = Leaf(paint_qr_code, args=(shown,), title="code", ratio=1, min_width=360, max_width=420)
        first, *lines = self._shared
        where = say("resolution-report-file", path=str(self.report)).replace("/", "/ ")  # breaks between folders
        role = fonts.LABEL if shown else fonts.HEADING
        file = (Text(line.replace("/ ", "/"), role, theme.FAINT, theirs=True) for line in wrap(where, _PATH))
        browser = Button(say(f"{self.said}-browser"), "browser", "b", main=True, size=Type.LEAD)
        said = (
            Text(first, fonts.SUBJECT if shown else fonts.LEAD),
            *(Text(line, fonts.LEAD, theme.TEXT) for line in lines),
        )
        found = (Column(*file, gap=0), None if shown else browser.sized(min_height=84))
        told = CenteredColumn(
            *(said + found if shown else found + said), gap=18 if shown else 28, min_width=340, grow=1
        )
        device = Leaf(
            self._paint_device,
            args=(bool(shown),),
            title="phone",
            words=" ",
            min_height=330,
            wish=540 if shown else 330,
            grow=1,
        )
        parts: tuple[Widget, ...]
        if shown:
            parts = (
                CenteredColumn(code.sized(min_height=360), min_width=360, max_width=420, grow=1),
                told,
                device.sized(min_width=280, max_width=330),
            )
        else:
            parts = device.sized(min_width=420, max_width=620), told
        page = Plate(Columns(*parts, gap=36), pad=(36, 26), max_width=1230)
        title = Text(say(self.said), fonts.TITLE)
        return self.make_page(
            title,
            Centered(page, grow=1),
            footer(Button(say("screen-back"), "back", "escape"), browser if shown else None),
        )

    def _paint_device(self, canvas: Canvas, box: Box, phone: bool) -> None:
        ratio = 200 / 380 if phone else 320 / 230
        high = min(box.h, box.w / ratio)
        body = box.middle(high * ratio, high)
        canvas.glow(*body.center, min(box.w, box.h) * 0.5, theme.mix(theme.UNLIT, theme.SIGNAL, 0.3))
        canvas.illustration(body, "handset" if phone else "laptop")
        left, top, wide, tall = (0.09, 0.075, 0.82, 0.87) if phone else (0.125, 0.07, 0.75, 0.72)
        self.paint_page(canvas, Box(body.x + body.w * left, body.y + high * top, body.w * wide, high * tall), phone)

    def paint_page(self, canvas: Canvas, box: Box, phone: bool) -> None:
        """Paint a sketch of the report."""
        title, *parts = box.rows(34, *([None, None] if phone else [None]), gap=box.h * 0.03)
        sky, plans = parts if phone else parts[0].columns(None, None, gap=box.w * 0.04)
        canvas.text(title, self.report.stem, Type.LEAD, theme.AMBER, fonts.BOLD, least=Type.FINE, ellipsis=True)
        canvas.illustration(sky, "space")
        canvas.glow(*sky.center, sky.w * 0.5, theme.mix(theme.UNLIT, theme.SIGNAL, 0.45))
        title_art.paint_ship(canvas, sky.inset(4))
        for number, (color, line) in enumerate(zip(icons.CREW, plans.rows(*[None] * len(icons.CREW)), strict=True)):
            face, *turns = line.columns(line.h, *[None] * 5, gap=2)
            canvas.icon(face.inset(line.h * 0.1), icons.person(color))
            for card, cell in zip(_PLANS[number], turns, strict=True):
                canvas.plate(cell.inset(0, 2), theme.RAISED, cut=4)
                art.draw_card(canvas, cell.inset(1, 3), card)


class MissionPageScene(LocalizedScene):
    """The scene that makes the mission's page in the background, then opens the scene with its QR code."""

    help_name = "mission-page"

    def __init__(self, texts: Texts, session: Session, title: str) -> None:
        self.texts = texts
        self._session, self._title = session, title
        worker = ThreadPoolExecutor(1, thread_name_prefix="mission page")
        self._made: Future[Path] = worker.submit(self._make)
        worker.shutdown(wait=False)

    def _make(self) -> Path:
        player = self._session.player
        soundtrack = player.soundtrack
        voice = voice_pack.load(soundtrack.voice)
        mixing = Mixing(soundtrack, voice, voice_pack.load_effects())
        path = places.mission_page_file()
        whole = mission_page.render_page(self.texts, mixing, soundtrack, title=self._title, speed=player.speed)
        atomic.write_to_chosen_path(path, whole)
        return path

    def tick(self, seconds: float) -> None:
        if not self._made.done() or self.trouble:
            return
        with self.catch_user_errors():
            self.navigation.replace(SharedMissionScene(self.texts, self._made.result()))

    def build(self) -> Widget:
        say = self.texts.say
        words = Text(self.trouble or say("soundtrack-phone-making"), fonts.HEADING, align="center")
        back = footer(Button(say("screen-back"), "back", "escape"))
        return self.make_page(Row(), Column(Spacer(), words, Spacer(), grow=1), back, console=False)


class SharedMissionScene(ReportScene):
    """The scene that serves the mission's page to phones while the scene is shown."""

    help_name = "mission-page"
    said = "soundtrack-phone"

    def paint_page(self, canvas: Canvas, box: Box, phone: bool) -> None:
        """Paint a sketch of the mission's page."""
        clock, plate, play = box.rows(box.h * 0.22, None, box.h * 0.2, gap=box.h * 0.04)
        canvas.text(clock, "3:42", min(clock.h, 0.4 * clock.w), theme.BRIGHT, fonts.BOLD, "center")
        title_art.paint_alerted_ship(canvas, plate, theme.AMBER)
        canvas.icon(play, Icon("play", theme.AMBER))
