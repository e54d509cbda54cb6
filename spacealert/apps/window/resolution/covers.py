"""What may lie over the walk: the cards to choose from at a slip, the tiles to draw, a threat's card to read."""

from attrs import frozen

from spacealert.apps.window.resolution import art
from spacealert.apps.window.resolution.card_keys import KEYS
from spacealert.apps.window.resolution.why_covers import InstructorCover, WhyCover
from spacealert.engine.actions import HEROIC_MOVES
from spacealert.engine.ship import TILES
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.ui import fonts, theme, widgets
from spacealert.kit.ui.canvas import Action, Canvas
from spacealert.kit.ui.drawing import Icon
from spacealert.kit.ui.layout import Box
from spacealert.kit.ui.theme import Type
from spacealert.narration import card_text
from spacealert.narration.sentences import Teller, card
from spacealert.session.plan_slots import CARDS_OF_A_PLAN, ERASE


@frozen
class SlipCover:
    """ "Oops" (§3.2): which card was meant; the empty slot takes an earlier slip back."""

    texts: Texts
    turn: int
    color: str

    def press(self, key: str) -> Action | None:
        return (
            "close" if key == "escape" else ("meant", KEYS[key]) if KEYS.get(key, "none") in CARDS_OF_A_PLAN else None
        )

    def describe(self, teller: Teller) -> list[str]:
        return [self.texts.say("resolution-trip-what", who=teller.who(self.color), turn=self.turn)]

    def paint(self, canvas: Canvas, box: Box) -> None:
        for letter, cell in zip(CARDS_OF_A_PLAN, box.grid(6, 3, gap=8), strict=False):
            focused = canvas.target(cell, ("meant", letter))
            canvas.fill(cell, theme.RAISED)
            if letter == ERASE:
                canvas.text(
                    cell,
                    self.texts.say("resolution-no-trip"),
                    Type.CAPTION,
                    theme.FAINT,
                    align="center",
                    least=Type.FINE,
                    lines=3,
                )
            else:
                face, name = cell.inset(6, 6).rows(None, 44)
                art.card(canvas, face.inset(0, 8), letter)
                canvas.text(
                    name,
                    _label(self.texts, letter),
                    Type.CAPTION,
                    theme.FAINT,
                    align="center",
                    least=Type.FINE,
                    lines=2,
                )
            if focused:
                canvas.frame(cell, theme.BRIGHT, 3)


def _label(texts: Texts, letter: str) -> str:
    """What stands under a card: of a heroic move only where it leads."""
    station = HEROIC_MOVES.get(letter)
    return card(texts, letter).strip("«»") if station is None else texts.say(f"story-station-{station}")


@frozen
class TileCover:
    """The table draws its own damage: which tile was it? `left` are those that can still come.

    Places and keys are those of the damage tiles of the plans, whatever the order of the program's own stack.
    """

    texts: Texts
    zone: str
    under: int
    left: frozenset[str]

    def press(self, key: str) -> Action | None:
        if key.isdecimal() and 1 <= int(key) <= len(TILES) and TILES[int(key) - 1] in self.left:
            return ("tile", TILES[int(key) - 1])
        return "close" if key == "escape" else None

    def describe(self, teller: Teller) -> list[str]:
        return [
            self.texts.say("resolution-tile-which", zone=self.zone),
            *(self._name(tile) for tile in TILES if tile in self.left),
        ]

    def _name(self, tile: str) -> str:
        return self.texts.say(f"story-tile-{tile}", zone=self.zone)

    def paint(self, canvas: Canvas, box: Box) -> None:
        for number, (tile, cell) in enumerate(zip(TILES, box.grid(3, 2, gap=8), strict=True), start=1):
            if tile not in self.left:
                canvas.frame(cell, theme.HOLLOW, 1)
                continue
            focused = canvas.target(cell, ("tile", tile))
            canvas.fill(cell, theme.RAISED)
            icon, name, key = cell.inset(14, 8).columns(56, None, 24, gap=14)
            canvas.icon(icon, Icon(f"tile-{tile}", theme.ALARM))
            canvas.text(name, self._name(tile), Type.LEAD, theme.TEXT, fonts.SEMIBOLD, least=Type.FINE, lines=2)
            canvas.text(key, str(number), Type.CAPTION, theme.FAINT, align="right")
            if focused:
                canvas.frame(cell, theme.BRIGHT, 3)


@frozen
class CardCover:
    """A threat's card, told in words, with what has come over it in this game."""

    texts: Texts
    code: str
    flags: tuple[str, ...] = ()

    def press(self, key: str) -> Action | None:
        return "close" if key in ("escape", "enter", "space") else None

    def describe(self, teller: Teller) -> list[str]:
        return [*card_lines(self.texts, self.code), *self._marks()]

    def _marks(self) -> list[str]:
        return [self.texts.say(f"story-flag-{flag}") for flag in self.flags]

    def paint(self, canvas: Canvas, box: Box) -> None:
        card = card_text.card_text(self.texts, self.code)
        lines = [f"{card.code} · {card.kind}", *([card.place] if card.place else []), " · ".join(card.numbers)]
        marks = self._marks()
        heights = [50.0 if canvas.width(line, Type.LABEL) > box.w else 28.0 for line in lines]
        kind, letters, rules, marked = box.rows(sum(heights), 3 * 54, None, 28.0 * len(marks), gap=12)
        for line, cell in zip(lines, kind.rows(*heights), strict=True):
            canvas.text(cell, line, Type.LABEL, theme.FAINT, least=Type.FINE, lines=2)
        for (letter, text), cell in zip(card.letters, letters.rows(None, None, None, gap=4), strict=True):
            canvas.fill(cell, theme.RAISED)
            icon, words = cell.inset(14, 4).columns(40, None, gap=10)
            canvas.text(icon, letter, Type.SUBHEADING, theme.ALARM if letter == "Z" else theme.AMBER, fonts.BOLD)
            canvas.text(words, text, Type.BODY, least=Type.FINE, lines=2)
        canvas.text(rules, "\n".join(card.rules), Type.LABEL, theme.TEXT, least=Type.FINE, lines=12, top=True)
        for mark, cell in zip(marks, marked.rows(*[None] * len(marks)) if marks else [], strict=True):
            canvas.fill(Box(cell.x, cell.y + (cell.h - 10) / 2, 10, 10), theme.AMBER)
            canvas.text(Box(cell.x + 20, cell.y, cell.w - 20, cell.h), mark, Type.LABEL, theme.AMBER, least=Type.FINE)


def card_lines(texts: Texts, code: str) -> list[str]:
    """A threat's card, line by line, its name first."""
    card = card_text.card_text(texts, code)
    lines = [card.name, card.kind, *([card.place] if card.place else []), " · ".join(card.numbers)]
    return [*lines, *(f"{letter}  {text}" for letter, text in card.letters), *card.rules]


@frozen
class CorrectionCover:
    """Asks before the line of the log book is corrected, and says what that changes."""

    texts: Texts
    changes: list[str]

    def press(self, key: str) -> Action | None:
        return {"enter": "correct", "l": "correct", "escape": "close"}.get(key)

    def describe(self, teller: Teller) -> list[str]:
        return [self.texts.say("resolution-correct-sure"), *self.changes]

    def paint(self, canvas: Canvas, box: Box) -> None:
        words, button = box.rows(None, 60, gap=12)
        canvas.text(words, "\n".join(self.changes), Type.BODY, theme.TEXT, least=Type.FINE, lines=12, top=True)
        label, key = self.texts.say("resolution-correct"), self.texts.say("screen-key-enter")
        widgets.button(canvas, button, "correct", label, key=key, main=True, size=Type.LEAD)


Cover = SlipCover | TileCover | CardCover | CorrectionCover | WhyCover | InstructorCover


def paint(texts: Texts, canvas: Canvas, cover: Cover, teller: Teller) -> None:
    canvas.panel(
        "cover", canvas.box.middle(860, 520), cover, lambda c, b: _paint(texts, c, b, cover, teller), modal=True
    )


def _paint(texts: Texts, canvas: Canvas, box: Box, cover: Cover, teller: Teller) -> None:
    canvas.fill(box, theme.PANEL)
    canvas.frame(box, theme.AMBER, 2)
    head, body = box.inset(22, 18).rows(50, None, gap=14)
    title, close = head.columns(None, 250 if isinstance(cover, TileCover) else 150, gap=12)
    canvas.text(title, cover.describe(teller)[0], Type.HEADING, theme.BRIGHT, fonts.BOLD, least=Type.FINE, lines=2)
    label = texts.say("resolution-tile-drawn" if isinstance(cover, TileCover) else "screen-close")
    widgets.button(canvas, close, "close", label, key="Esc", size=Type.LABEL)
    cover.paint(canvas, body)
