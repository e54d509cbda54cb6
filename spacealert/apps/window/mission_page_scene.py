"""The next mission as one HTML page, to be played from a phone."""

from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

from spacealert.announcer import page as mission_page
from spacealert.apps.window import title_art
from spacealert.apps.window.resolution.report_scene import ReportScene, paint_phone
from spacealert.apps.window.session_scene import ExplainedScene
from spacealert.kit.audio import voice_pack
from spacealert.kit.audio.mixing import Mixing
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.storage import atomic, places
from spacealert.kit.ui import fonts, theme
from spacealert.kit.ui.canvas import Canvas
from spacealert.kit.ui.containers import Column, Row
from spacealert.kit.ui.controls import HEADING, Button, Spacer, Text, foot
from spacealert.kit.ui.drawing import Icon
from spacealert.kit.ui.layout import Box
from spacealert.kit.ui.widget import Widget
from spacealert.session import Session


class MissionPageScene(ExplainedScene):
    """Makes the page in the background, then shows its QR code."""

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
        mixing = Mixing(soundtrack, voice, voice_pack.effects())
        path = places.mission_page()
        whole = mission_page.page(self.texts, mixing, soundtrack, title=self._title, speed=player.speed)
        atomic.write_to_chosen_path(path, whole)
        return path

    def tick(self, seconds: float) -> None:
        if not self._made.done() or self.trouble:
            return
        with self.report_refusals():
            self.navigation.replace(SharedMissionScene(self.texts, self._made.result()))

    def build(self) -> Widget:
        say = self.texts.say
        words = Text(self.trouble or say("soundtrack-phone-making"), HEADING, align="center")
        back = foot(Button(say("screen-back"), "back", "escape"))
        return self.make_page(Row(), Column(Spacer(), words, Spacer(), grow=1), back, console=False)


class SharedMissionScene(ReportScene):
    """Serves the mission to phones while it is on screen."""

    help_name = "mission-page"
    said = "soundtrack-phone"

    def paint_page(self, canvas: Canvas, box: Box) -> None:
        """Paint a phone that plays the mission: its clock and an announcement."""
        inside = paint_phone(canvas, box)
        clock, plate, play = inside.rows(inside.h * 0.22, None, inside.h * 0.2, gap=inside.h * 0.04)
        canvas.text(clock, "3:42", clock.h, theme.BRIGHT, fonts.BOLD, "center")
        title_art.paint_alerted_ship(canvas, plate, theme.AMBER, "")
        canvas.icon(play, Icon("play", theme.AMBER))
