"""The settings: language, expansion, intercom, sound and motion."""

from collections.abc import Callable
from functools import partial

from spacealert.apps.window import choosing
from spacealert.apps.window.session_scene import OpenScene, SessionScene
from spacealert.kit.audio.timeline import Channel
from spacealert.kit.i18n.texts import MissingTextError, Texts
from spacealert.kit.storage import settings
from spacealert.kit.ui import fonts, theme
from spacealert.kit.ui.canvas import Action, Box, Canvas
from spacealert.kit.ui.containers import Column, Columns, Form, Grid, Plate, Row
from spacealert.kit.ui.controls import Button, Leaf, Picture, Slider, Spacer, Text, footer, option_grid
from spacealert.kit.ui.drawing import Icon
from spacealert.kit.ui.theme import Type
from spacealert.kit.ui.widget import Widget
from spacealert.session import Session, commands
from spacealert.session.mission_player import available_voices
from spacealert.session.setup import VOLUMES

_LEAST_CONSOLE = 80.0  # minimum height of the loudspeakers, in units
_ROW = 40.0  # height of a slider's name and of the siren's switch, in units
_CHANNELS = {Channel.VOICE: "speaker", Channel.SIREN: "siren", Channel.EFFECTS: "rocket"}


class SettingsScene(SessionScene):
    """The settings scene. Every choice takes effect immediately and is saved."""

    help_name = "settings"

    def __init__(self, texts: Texts, session: Session) -> None:
        super().__init__(texts, session)
        self.speakers = available_voices()

    def do(self, action: Action) -> None:
        match action:
            case ("volume", int(volume)):
                self.run_command(commands.SetVolume(volume))
                self.run_command(commands.TestVolume())
            case ("level", str(channel), int(level)):
                self.run_command(commands.SetChannelLevel(Channel(channel), level))
                self.run_command(commands.TestVolume())
            case "hear":
                self.run_command(commands.TestVolume())
            case ("motion", bool(on)):
                settings.change(motion=on)

    # the page

    def build(self) -> Widget:
        say = self.texts.say
        rows: list[Widget] = [
            *self._row("settings-language", choosing.language_choice(self.texts)),
            *self._row("settings-box", self._boxes()),
            *self._row("screen-motion", self._motions()),
            *self._row("settings-intercom", choosing.announcer_choice(self.texts, self.view.read_aloud)),
        ]
        sound = [] if self.view.read_aloud else [Plate(self._sound(), pad=(20, 16), min_width=440, grow=1)]
        if sound:
            rows += self._row("screen-voice", self._voices())
        call = f"{say('intercom-alert')} {say('intercom-body', turn=4, zone='red', seriousness='threat')}"
        heard = Leaf(_paint_intercom, args=(self.view.read_aloud, call), title="intercom", said=(call,))
        picture = heard.sized(min_height=150, grow=1)
        form = Plate(Form(*rows, gap=30), picture, pad=(28, 20), gap=22, min_width=500, max_width=1100, grow=1.2)
        body = Columns(form, *sound, gap=16, grow=1)
        back = Button(say("screen-back"), "back", "escape", main=True, size=Type.LEAD, min_width=220)
        return self.make_page(self.header(say("settings-title")), body, footer(back, note=self.status()))

    def _row(self, label: str, control: Widget) -> tuple[Widget, Widget]:
        return Text(self.texts.say(label), fonts.LEAD), control

    def _boxes(self) -> Widget:
        boxes = choosing.expansion_choice(self.texts, self.table.new_frontier)
        if not self.table.new_frontier:
            return boxes
        more = Button(self.texts.say("settings-expansion"), OpenScene("expansion"))
        disputed = Button(self.texts.say("settings-readings"), OpenScene("readings"))
        return Column(boxes, Grid(more, disputed, most=2, gap=4), gap=4)

    def _motions(self) -> Widget:
        say = self.texts.say
        return option_grid(
            Button(say("settings-motion-on"), ("motion", True), chosen=self.is_animated),
            Button(say("settings-motion-off"), ("motion", False), chosen=not self.is_animated),
            words=say("settings-motion-is", on=self.is_animated),
        )

    def _voices(self) -> Widget:
        say = self.texts.say
        able = [speaker.name for speaker in self.speakers if speaker.language == self.texts.language]
        chosen = self.table.voice if self.table.voice in able else next(iter(able), "")
        voices = (Button(voice_label(self.texts, one), commands.ChooseVoice(one), chosen=one == chosen) for one in able)
        hear = Button(say("screen-hear"), "hear", icon=Icon("speaker"))
        words = f"{say('screen-voice')}: {self.table.voice or '–'}"
        return Columns(option_grid(*voices, words=words, grow=1) if able else Spacer(), hear)

    def _sound(self) -> Widget:
        say, on, levels = self.texts.say, self.table.siren, self.table.channel_levels
        louder = _fader_name(Icon("speaker", theme.BRIGHT), say("settings-volume"))
        faders = [self._fader(louder, "settings-volume", self.table.volume, lambda step: ("volume", step))]
        for channel in Channel:
            label = f"settings-level-{channel}"
            name: Widget = _fader_name(Icon(_CHANNELS[channel], theme.FAINT), say(label))
            if channel is Channel.SIREN:
                state, siren = say(f"settings-motion-{'on' if on else 'off'}"), say("screen-siren")
                toggle = Button(state, commands.SetSiren(not on), chosen=on, words=siren, min_width=90, max_height=_ROW)
                name = Row(name, Spacer(), toggle, gap=8, grow=1)
            set_to = partial(lambda to, step: ("level", to, step), str(channel))
            faders.append(self._fader(name, label, levels[channel], set_to))
        picture = Leaf(_paint_console, title="console", words=" ", grow=1)
        return Column(picture, *faders, gap=10, grow=1)

    def _fader(self, name: Widget, label: str, reached: int, set_to: Callable[[int], Action]) -> Widget:
        level = Slider(self.texts.say(label), reached, VOLUMES, set_to)
        return Column(Row(name, min_height=_ROW, max_height=_ROW), level, gap=0)


def _paint_intercom(canvas: Canvas, box: Box, read_aloud: bool, call: str) -> None:
    face, words = box.columns(box.w * 0.42, None)
    if read_aloud:
        canvas.illustration(box, "deck")
        side = min(1.05 * box.h, face.w)
        with canvas.clip_to(box):
            portrait = Box(face.center[0] - side / 2, box.bottom - 0.96 * side, side, side)
            canvas.illustration(portrait, "bust-captain", theme.AMBER)
    else:
        canvas.illustration(box, "orbit")
        wide = min(1.9 * box.h, 1.3 * face.w)
        canvas.glow(*face.center, 0.5 * wide, theme.mix(theme.UNLIT, theme.ALARM, 0.7))
        with canvas.clip_to(box):
            ship = Box(face.center[0] - 0.62 * wide, box.center[1] - 0.28 * wide, wide, 0.517 * wide)
            canvas.illustration(ship, "hull")
        canvas.veil(box, theme.ALARM, 0.12)
    bubble = words.inset(16, max(12.0, (box.h - 130) / 2))
    canvas.plate(bubble, theme.PANEL, theme.AMBER if read_aloud else theme.ALARM)
    canvas.icon(
        Box(bubble.x + 14, bubble.center[1] - 18, 36, 36), Icon("person" if read_aloud else "siren", theme.AMBER)
    )
    said = Box(bubble.x + 62, bubble.y + 8, bubble.w - 76, bubble.h - 16)
    canvas.text(said, call, Type.LEAD, theme.BRIGHT, fonts.SEMIBOLD, least=Type.FINE, lines=3)
    canvas.frame(box, theme.EDGE, 1)


def _paint_console(canvas: Canvas, box: Box) -> None:
    if box.h >= _LEAST_CONSOLE:
        canvas.illustration(box, "intercom")
        canvas.frame(box, theme.EDGE, 1)


def _fader_name(icon: Icon, words: str) -> Row:
    return Row(Picture(icon, 24), Text(words, fonts.LABEL, grow=1), gap=8, grow=1)


def voice_label(texts: Texts, name: str) -> str:
    """Return a voice's display name. A custom voice `ru-anna` is called Anna."""
    try:
        return texts.say(f"screen-voice-{name}")
    except MissingTextError:
        return name.rpartition("-")[2].capitalize()
