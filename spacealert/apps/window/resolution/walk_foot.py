"""The buttons below the walk: forward and back, how fast, and what can be done about the game."""

from attrs import frozen

from spacealert.apps.window.resolution.walk_sound import SoundChoice
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.ui import theme, widgets
from spacealert.kit.ui.canvas import Canvas
from spacealert.kit.ui.drawing import Icon
from spacealert.kit.ui.layout import Box
from spacealert.kit.ui.theme import Type

_SOUNDS = {SoundChoice.ALL: "louder", SoundChoice.EFFECTS: "speaker", SoundChoice.NOTHING: "muted"}
# Keys have the names that stand on them.
_KEY_CAPS = {
    "step": "→  ←", "turn": "↓  ↑", "phase": "PgDn  PgUp", "whole": "Home  End", "play": "", "speed": "+  −",
    "slip": "O", "tiles": "T", "plans": "P", "motion": "M", "sound": "V", "save": "S", "correct": "L", "why": "W",
    "back": "Esc",
}  # fmt: skip


def keys_of_the_walk(texts: Texts) -> tuple[tuple[str, str], ...]:
    """Each key and what it does."""
    return tuple(
        (key or texts.say("screen-key-space"), texts.say(f"resolution-key-{name}")) for name, key in _KEY_CAPS.items()
    )


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
    saved: bool

    def paint(self, canvas: Canvas, box: Box) -> None:
        moves, rest = box.rows(None, None, gap=10) if canvas.upright else box.columns(560, None, gap=10)
        self._paint_moves(canvas, moves)
        self._paint_rest(canvas, rest)

    def _paint_moves(self, canvas: Canvas, box: Box) -> None:
        back_turn, back, play, on, on_turn, slower, shown, faster = box.columns(
            66, 66, 116, 66, 66, 40, None, 40, gap=8
        )
        turn, step, speed = (self.texts.say(f"resolution-key-{name}") for name in ("turn", "step", "speed"))
        steps = (
            (back_turn, ("turn by", -1), "first", "↑", turn),
            (back, ("step", -1), "leftward", "←", step),
            (on, ("step", 1), "play", "→", step),
            (on_turn, ("turn by", 1), "last", "↓", turn),
        )
        for cell, action, icon, key, words in steps:
            widgets.button(canvas, cell, action, icon=Icon(icon), key=key, words=words, size=Type.BODY)
        sign = Icon("pause" if self.playing else "play", theme.TEXT if self.at_end else theme.INK)
        space = self.texts.say("screen-key-space")
        playing = self.texts.say("resolution-key-play")
        main = not self.at_end
        widgets.button(canvas, play, "play", icon=sign, key=space, main=main, size=Type.LABEL, words=playing)
        widgets.button(canvas, slower, ("speed", 1), "−", size=Type.LEAD, words=speed)
        canvas.text(shown, f"×{self.speed}", Type.LABEL, theme.FAINT, align="center")
        widgets.button(canvas, faster, ("speed", -1), "+", size=Type.LEAD, words=speed)

    def _paint_rest(self, canvas: Canvas, box: Box) -> None:
        sound, slip, tiles, plans, save = box.columns(52, None, 146, 112, 138, gap=8)
        heard = self.texts.say("resolution-sound", heard=str(self.heard))
        widgets.button(canvas, sound, "sound", icon=Icon(_SOUNDS[self.heard]), words=heard, size=Type.LABEL)
        if self.can_slip:
            widgets.button(canvas, slip, "slip", self.texts.say("resolution-trip"), key="O", size=Type.LABEL)
        elif self.at_end:
            widgets.button(canvas, slip, "coach", self.texts.say("coach-button"), key="C", size=Type.LABEL)
        own = self.texts.say("resolution-own-tiles")
        widgets.button(canvas, tiles, "tiles", own, key="T", chosen=self.own_tiles, size=Type.LABEL, lines=2)
        widgets.button(canvas, plans, "plans", self.texts.say("resolution-plans"), key="P", size=Type.LABEL)
        if self.can_correct:
            label = self.texts.say("resolution-correct")
            widgets.button(canvas, save, "correct", label, key="L", main=True, size=Type.LABEL)
        else:
            label = self.texts.say("resolution-open-report" if self.saved else "resolution-save")
            widgets.button(canvas, save, "save", label, key="S", main=self.at_end, size=Type.LABEL)
