"""What stands beside the end: the verdict, the score as it adds up, the turns that decided it, the way to a loss."""

from attrs import define, frozen

from spacealert.apps.window.resolution.walk_column import TONES, wrapped
from spacealert.engine.score import items_of
from spacealert.engine.table import Resolution
from spacealert.kit.i18n.texts import Texts, with_minus
from spacealert.kit.ui import fonts, theme
from spacealert.kit.ui.canvas import Canvas
from spacealert.kit.ui.layout import Box
from spacealert.kit.ui.theme import Color, Type
from spacealert.narration import ending
from spacealert.narration.sentences import Teller, tone

_LEADING = 1.25  # of a line
_SIZES = (Type.LEAD, Type.LABEL, Type.CAPTION, Type.FINE)  # of what led there
_MARK = 20  # units beside it for the sign that there is more
_HEAD, _TOTAL, _ITEM, _NOTES = 74, 58, 27.0, 44  # units


@define
class Scroll:
    """How many lines lie above those that are seen."""

    lines: int = 0


@frozen
class EndingColumn:
    """`share` is how much of the score has been counted."""

    texts: Texts
    teller: Teller
    resolution: Resolution
    notes: tuple[str, ...]
    share: float
    scroll: Scroll

    def items(self) -> list[tuple[str, int]]:
        """The items of the score in words, with their points."""
        score = self.resolution.score
        if score is None:
            return []
        return [
            (self.texts.say(f"story-item-{item.replace('_', '-')}"), getattr(score, item)) for item in items_of(score)
        ]

    def paint(self, canvas: Canvas, box: Box) -> None:
        items, won = self.items(), self.resolution.won
        rows = (_HEAD, _TOTAL if items else 0, _ITEM * len(items), _NOTES if self.notes else 0, None)
        head, total, score, said, rest = box.rows(*rows, gap=8)
        if self.share >= 1 or not won:  # the score is not told before it is counted
            color = theme.GOOD if won else theme.ALARM
            canvas.text(
                head, self.teller.verdict(self.resolution), Type.HEADING, color, fonts.BOLD, least=Type.LABEL, lines=3
            )
        if items:
            self._paint_score(canvas, total, score, items)
        if self.notes:
            canvas.text(said, " ".join(self.notes), Type.CAPTION, theme.SIGNAL, least=Type.FINE, lines=3, ellipsis=True)
        self._paint_led(canvas, rest)

    def _paint_score(self, canvas: Canvas, total: Box, box: Box, items: list[tuple[str, int]]) -> None:
        """One item after the other comes, and the sum with it."""
        counted = self.share * len(items)
        summed = 0.0
        for place, ((name, points), row) in enumerate(zip(items, box.rows(*[None] * len(items)), strict=True)):
            come = max(0.0, min(1.0, counted - place))
            summed += points * come
            label, cell = row.columns(None, 60)
            ink = theme.LINE if come == 0 else theme.TEXT if points else theme.FAINT
            canvas.text(label, name, Type.LABEL, ink, least=Type.FINE)
            if come:
                canvas.text(cell, with_minus(round(points * come)), Type.LABEL, theme.BRIGHT, fonts.SEMIBOLD, "right")
        label, cell = total.columns(None, 160)
        canvas.fill(total, theme.PANEL)
        canvas.text(
            label.inset(12, 0),
            self.texts.say("story-item-total"),
            Type.LEAD,
            theme.TEXT,
            fonts.SEMIBOLD,
            least=Type.FINE,
        )
        canvas.text(cell.inset(12, 0), with_minus(round(summed)), Type.HEADLINE, theme.AMBER, fonts.BOLD, "right")

    def _paint_led(self, canvas: Canvas, box: Box) -> None:
        for size in _SIZES:  # in the largest in which all of it can be seen
            lines = self._led(canvas, box.w, size)
            room = int(box.h // (size * _LEADING))
            if len(lines) <= room:
                break
        first = self.scroll.lines = max(0, min(self.scroll.lines, len(lines) - room))
        for place, (text, ink) in enumerate(lines[first : first + room]):
            row = Box(box.x, box.y + place * size * _LEADING, box.w - _MARK, size * _LEADING)
            canvas.text(row, text, size, ink, least=Type.FINE)
        for more, mark, y in ((first, "↑", box.y), (len(lines) - first - room, "↓", box.bottom - _MARK)):
            if more > 0:
                canvas.text(Box(box.right - _MARK, y, _MARK, _MARK), mark, Type.LABEL, theme.AMBER, align="right")

    def _led(self, canvas: Canvas, wide: float, size: float) -> list[tuple[str, Color]]:
        """The turns that mattered and the whole chain that led to a loss, in lines of this size."""
        lines: list[tuple[str, Color]] = []
        if turns := ending.turns_that_mattered(self.resolution.events):
            lines.append((self.texts.say("report-mattered"), theme.AMBER))
            lines += [
                (text, theme.TEXT)
                for turn in turns
                for text in wrapped(canvas, ending.turn_in_words(self.texts, turn), wide - _MARK, size)
            ]
        links: list[tuple[str, Color]] = []
        for link in ending.chain(self.resolution):
            event = self.resolution.events[link]
            text = f"{event.turn}: {self.teller.tell(event).text}"
            links += [(line, TONES[tone(event)]) for line in wrapped(canvas, text, wide - _MARK, size)]
        return [*lines, (self.texts.say("report-chain"), theme.FAINT), *links] if links else lines
