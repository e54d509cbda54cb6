"""The buttons below the walk: forward and back, how fast, and what can be done about the game."""

from attrs import frozen

from spacealert.apps.window.resolution.walk_sound import SoundChoice
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.ui import theme
from spacealert.kit.ui.containers import Columns, Flow, Row
from spacealert.kit.ui.controls import LABEL, Button, Text
from spacealert.kit.ui.drawing import Icon
from spacealert.kit.ui.theme import Type
from spacealert.kit.ui.widget import Key, Widget

_SOUNDS = {SoundChoice.ALL: "louder", SoundChoice.EFFECTS: "speaker", SoundChoice.NOTHING: "muted"}


@frozen
class WalkFoot:
    """Everything they depend on. `speed` is what stands between slower and faster."""

    texts: Texts
    playing: bool
    speed: int
    heard: SoundChoice
    own_tiles: bool
    can_slip: bool
    can_correct: bool
    at_end: bool
    won: bool
    saved: bool

    def build(self) -> Widget:
        rest = Flow(*self._rest(), align="right", gap=6, grow=1, min_width=420)
        return Columns(Row(self._moves(), Row(*self._keys(), gap=0), gap=0), rest, gap=10)

    def _help(self, name: str) -> str:
        return self.texts.say(f"resolution-key-{name}")

    def _moves(self) -> Widget:
        turn, step, speed = self._help("turn"), self._help("step"), self._help("speed")
        sign = Icon("pause" if self.playing else "play", theme.TEXT if self.at_end else theme.INK)
        return Row(
            Button("", ("turn by", -1), icon=Icon("first"), words=turn),
            Button("", ("step", -1), icon=Icon("leftward"), words=step),
            Button("", "play", "space", sign, main=not self.at_end, words=self._help("play"), min_width=84),
            Button("", ("step", 1), icon=Icon("play"), words=step),
            Button("", ("turn by", 1), icon=Icon("last"), words=turn),
            Button("−", ("speed", 1), words=speed),
            Text(f"×{self.speed}", LABEL, theme.FAINT, "center", min_width=30, words=" "),
            Button("+", ("speed", -1), words=speed),
            gap=6,
            max_height=48,
        )

    def _rest(self) -> list[Widget | None]:
        say = self.texts.say
        heard = say("resolution-sound", heard=str(self.heard))
        trip = Button(say("resolution-trip"), "slip", "o", size=Type.SEAT) if self.can_slip else None
        coach = Button(say("coach-button"), "coach", "c", size=Type.SEAT, main=not self.won) if self.at_end else None
        label = say("resolution-open-report" if self.saved else "resolution-save")
        save = Button(label, "save", "s", size=Type.SEAT)
        if self.can_correct:
            save = Button(say("resolution-correct"), "correct", "l", size=Type.SEAT)
        tiles = Button(say("resolution-own-tiles"), "tiles", "t", size=Type.SEAT, chosen=self.own_tiles)
        return [
            Button("", "sound", "v", Icon(_SOUNDS[self.heard]), words=heard),
            None if self.at_end else tiles,
            Button(say("resolution-plans"), "plans", "p", size=Type.SEAT),
            Button(say("resolution-story"), "story", "g", size=Type.SEAT),
            trip,
            save,
            coach,
            Button(say("screen-back"), "back", "escape", size=Type.SEAT, main=self.at_end and self.won),
        ]

    def _keys(self) -> list[Widget]:
        """Keys for which there is nothing to press."""
        speed, phase, whole = self._help("speed"), self._help("phase"), self._help("whole")
        turn, step = self._help("turn"), self._help("step")
        return [
            Key("right", ("step", 1), step),
            Key("left", ("step", -1), step),
            Key("down", ("turn by", 1), turn),
            Key("up", ("turn by", -1), turn),
            Key("pagedown", ("phase by", 1), phase),
            Key("pageup", ("phase by", -1), phase),
            Key("home", ("place", 0), whole),
            Key("end", "end", whole),
            Key("+", ("speed", -1), speed),
            Key("shift+=", ("speed", -1)),
            Key("=", ("speed", -1)),
            Key("-", ("speed", 1), speed),
            Key("m", "motion", self._help("motion")),
            Key("w", "why", self._help("why")),
            Key("o", "slip", self._help("slip")),
        ]
