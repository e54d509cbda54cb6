"""The settings of a table: language, box, how the intercom sounds, and what moves."""

from spacealert.apps.window import choosing
from spacealert.apps.window.client import SessionScene
from spacealert.apps.window.expansion_scene import ExpansionScene
from spacealert.kit.audio.timeline import Channel
from spacealert.kit.i18n.texts import NoSuchText, Texts
from spacealert.kit.storage import settings
from spacealert.kit.ui import theme, widgets
from spacealert.kit.ui.canvas import Action, Canvas
from spacealert.kit.ui.drawing import Icon
from spacealert.kit.ui.layout import Box
from spacealert.kit.ui.theme import Type
from spacealert.kit.ui.widgets import Option
from spacealert.session import Session
from spacealert.session.commands import (
    ChooseVoice,
    SetChannelLevel,
    SetLanguage,
    SetNewFrontier,
    SetReadAloud,
    SetSiren,
    SetVolume,
    TestVolume,
)
from spacealert.session.setup import VOLUMES, TableSetup
from spacealert.session.sound import available_voices
from spacealert.texts import LANGUAGES, in_language

_ROW, _ROWS = 44.0, 9
_LABEL = 230.0
_VOLUMES = range(1, VOLUMES + 1)
GAP = 12
_HIGH = _ROWS * (_ROW + GAP) + 30


class SettingsScene(SessionScene):
    """Whatever is chosen holds at once, and is remembered."""

    default = "back"
    upright = True
    help_name = "settings"

    def __init__(self, texts: Texts, session: Session) -> None:
        super().__init__(texts, session)
        self.speakers = available_voices()

    @property
    def table(self) -> TableSetup:
        return self.view.setup

    def do(self, action: Action) -> None:
        self.trouble = ""
        match action:
            case "back":
                self.navigation.back()
            case ("language", str(language)):
                self.ask(SetLanguage(language))
                self.follow_language()
            case ("box", bool(there)):
                self.ask(SetNewFrontier(there))
            case "expansion":
                self.navigation.push(ExpansionScene(self.texts, self.session))
            case ("aloud", bool(aloud)):
                self.ask(SetReadAloud(aloud))
            case ("voice", str(name)):
                self.ask(ChooseVoice(name))
            case ("volume", int(volume)):
                self.ask(SetVolume(volume))
                self.ask(TestVolume())
            case ("level", str(channel), int(level)):
                self.ask(SetChannelLevel(Channel(channel), level))
                self.ask(TestVolume())
            case "hear":
                self.ask(TestVolume())
            case "siren":
                self.ask(SetSiren(not self.table.siren))
            case ("motion", bool(on)):
                settings.change(motion=on)

    def press(self, key: str) -> bool:
        if key == "escape":
            self.do("back")
        return key == "escape"

    # in words

    def describe(self) -> list[str]:
        say, table = self.texts.say, self.table
        return [
            say("settings-title"),
            f"{say('settings-language')}: {say('screen-language')}",
            f"{say('settings-box')}: {say('settings-box-new-frontier' if table.new_frontier else 'settings-box-base')}",
            say("screen-aloud" if self.view.read_aloud else "screen-loudspeaker"),
            f"{say('screen-voice')}: {table.voice or '–'}",
            say("screen-volume", level=table.volume),
            *(f"{say(f'settings-level-{channel}')}: {table.channel_levels[channel]}" for channel in Channel),
            say("settings-motion-is", on="yes" if self.motion else "no"),
            *([self.trouble] if self.trouble else []),
        ]

    def _voice(self) -> str:
        """The chosen voice if it speaks this language, or the first that does."""
        able = [speaker.name for speaker in self.speakers if speaker.language == self.texts.language]
        return self.table.voice if self.table.voice in able else (able[0] if able else "")

    # painted

    def paint(self, canvas: Canvas) -> None:
        head, body, foot = canvas.box.inset(24, 18).rows(52, None, 56, gap=16)
        value = (self.table, self.view.read_aloud, self.motion, self.texts.language, self.trouble)
        canvas.panel("head", head, value[3:], self._paint_head)
        rows = Box(body.x, body.y, body.w, min(body.h, _HIGH)).middle(1060, _HIGH)
        canvas.panel("settings", rows, value, self._paint_settings, theme.PANEL)
        canvas.panel("foot", foot, value[3:], self._paint_foot)

    def _paint_head(self, canvas: Canvas, box: Box) -> None:
        canvas.title(box, self.texts.say("settings-title"), Type.HEADING, theme.AMBER)

    def _paint_settings(self, canvas: Canvas, box: Box) -> None:
        say = self.texts.say
        rows = box.inset(28, 20).rows(*[_ROW] * _ROWS, gap=GAP)
        languages = [
            Option(("language", one), in_language(one).say("screen-language"), one == self.texts.language)
            for one in LANGUAGES
        ]
        self._row(canvas, rows[0], say("settings-language"), languages)
        there = self.table.new_frontier
        boxes = [
            Option(("box", False), say("settings-box-base"), not there),
            Option(("box", True), say("settings-box-new-frontier"), there),
        ]
        row, more = rows[1].columns(None, 200 if there else 0, gap=GAP)
        self._row(canvas, row, say("settings-box"), boxes)
        if there:
            widgets.button(canvas, more, "expansion", say("settings-expansion"), size=Type.LABEL, lines=2)
        motion = [
            Option(("motion", True), say("settings-motion-on"), self.motion),
            Option(("motion", False), say("settings-motion-off"), not self.motion),
        ]
        self._row(canvas, rows[2], say("screen-motion"), motion)
        label, choice = rows[3].columns(_LABEL, None, gap=GAP)
        self._label(canvas, label, say("settings-intercom"))
        choosing.telling(self.texts, canvas, choice, self.view.read_aloud)
        if not self.view.read_aloud:
            self._paint_sound(canvas, rows[4:])

    def _paint_sound(self, canvas: Canvas, rows: list[Box]) -> None:
        say, chosen = self.texts.say, self._voice()
        able = [speaker for speaker in self.speakers if speaker.language == self.texts.language]
        voices = [Option(("voice", one.name), voice_label(self.texts, one.name), one.name == chosen) for one in able]
        row, hear = rows[0].columns(None, 170, gap=GAP)
        if voices:
            self._row(canvas, row, say("screen-voice"), voices)
        widgets.button(canvas, hear, "hear", say("screen-hear"), icon=Icon("speaker"), size=Type.LABEL)
        self._bar(canvas, rows[1], say("settings-volume"), "volume", self.table.volume)
        for row, channel in zip(rows[2:], Channel, strict=True):
            if channel is Channel.SIREN:
                row, switch = row.columns(None, 170, gap=GAP)
                on = self.table.siren
                label, icon = say("screen-siren"), Icon("siren", theme.PICKED if on else theme.TEXT)
                widgets.button(canvas, switch, "siren", label, icon=icon, chosen=on, size=Type.LABEL)
            self._bar(canvas, row, say(f"settings-level-{channel}"), str(channel), self.table.channel_levels[channel])

    def _bar(self, canvas: Canvas, row: Box, name: str, of: str, reached: int) -> None:
        label, bar = row.columns(_LABEL, None, gap=GAP)
        self._label(canvas, label, name)
        actions: list[Action] = [("volume", step) if of == "volume" else ("level", of, step) for step in _VOLUMES]
        steps = [Option(action, f"{name} {step}") for step, action in enumerate(actions, start=1)]
        widgets.level(canvas, bar, steps, reached)

    def _row(self, canvas: Canvas, row: Box, name: str, options: list[Option]) -> None:
        label, choice = row.columns(_LABEL, None, gap=GAP)
        self._label(canvas, label, name)
        widgets.choice(canvas, choice, options, Type.LABEL)

    def _label(self, canvas: Canvas, box: Box, name: str) -> None:
        canvas.text(box, name, Type.BODY, theme.TEXT, least=Type.SEAT, lines=2)

    def _paint_foot(self, canvas: Canvas, box: Box) -> None:
        back, note = box.columns(260, None, gap=20)
        widgets.button(canvas, back, "back", self.texts.say("screen-back"), key="Esc", main=True)
        canvas.text(note, self.trouble, Type.LABEL, theme.ALARM, least=Type.FINE, lines=2)


def voice_label(texts: Texts, name: str) -> str:
    """A voice as a person would call it; of the table's own pack `ru-anna` that is Anna."""
    try:
        return texts.say(f"screen-voice-{name}")
    except NoSuchText:
        return name.rpartition("-")[2].capitalize()
