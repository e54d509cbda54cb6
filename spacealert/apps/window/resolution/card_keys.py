"""The cards that can be laid in a plan: which key lays each, and all of them as things to press."""

from attrs import frozen

from spacealert.apps.window.resolution import art
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.ui import theme, widgets
from spacealert.kit.ui.canvas import Canvas
from spacealert.kit.ui.layout import Box
from spacealert.kit.ui.theme import Type
from spacealert.narration import sentences
from spacealert.session import plan_slots
from spacealert.session.plan_slots import ERASE

# What the keys lay; Q, W and E do where a keyboard hides < ^ and > from the hand.
KEYS = {
    "a": "a", "b": "b", "c": "c", "x": "x",
    "q": "<", ",": "<", "shift+,": "<", "<": "<", "e": ">", ".": ">", "shift+.": ">", ">": ">",
    "w": "^", "shift+6": "^", "^": "^", "-": ERASE, "space": ERASE, "0": ERASE,
    "shift+a": "A", "shift+b": "B", "shift+x": "X",
    "4": "4", "5": "5", "6": "6", "1": "1", "2": "2", "3": "3", "s": "s", "shift+s": "S",
}  # fmt: skip
_CAPS = {"<": "Q", ">": "E", "^": "W", "A": "Shift A", "B": "Shift B", "X": "Shift X", "S": "Shift S", ERASE: "–"}


@frozen
class CardKeys:
    """The cards that somebody of this specialization can lay."""

    texts: Texts
    cards: str
    specialization: str | None

    def paint(self, canvas: Canvas, box: Box) -> None:
        plain, others = box.rows(None, None, gap=5)
        ordinary = plan_slots.ORDINARY + ERASE
        own = self.cards.removeprefix(plan_slots.ORDINARY)
        for line, letters in ((plain, ordinary), (others, own)):
            for cell, letter in zip(line.columns(*[None] * len(letters), gap=6), letters, strict=True):
                self._paint_key(canvas, cell, letter)

    def _paint_key(self, canvas: Canvas, box: Box, letter: str) -> None:
        focused = canvas.target(box, ("card", letter), sentences.card(self.texts, "" if letter == ERASE else letter))
        widgets.key_surface(canvas, box, theme.RAISED)
        face, cap = box.inset(1, 4).rows(None, 15 if canvas.shows_keys else 0, gap=3)
        if letter in plan_slots.SPECIAL:
            icon, name = face.columns(face.h, None, gap=8)
            art.card(canvas, icon.inset(2), letter)
            label = sentences.special_card(self.texts, self.specialization or "none", letter)
            canvas.text(name, label, Type.LABEL, theme.TEXT, least=Type.FINE)
        elif letter == ERASE:
            canvas.text(face, "–", Type.SUBHEADING, theme.TEXT, align="center")
        else:
            art.card(canvas, face.inset(2), letter)
        if canvas.shows_keys:
            cap_of = _CAPS.get(letter, letter.upper())
            canvas.text(cap, cap_of, Type.FINE, theme.FAINT, align="center", least=Type.FINE)
        if focused:
            canvas.frame(box, theme.BRIGHT, 3)
