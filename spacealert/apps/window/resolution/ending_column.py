"""What stands beside the end: the verdict, the score, the turns that decided it, the way to a loss."""

from attrs import frozen

from spacealert.apps.window.resolution.walk_column import TONES
from spacealert.engine.game import items_of
from spacealert.engine.table import Resolution
from spacealert.kit.i18n.texts import Texts, with_minus
from spacealert.kit.ui import fonts, theme
from spacealert.kit.ui.containers import Column, Plate, Row, Scroll
from spacealert.kit.ui.controls import CAPTION, LABEL, LEAD, Role, Text
from spacealert.kit.ui.theme import Type
from spacealert.kit.ui.widget import Widget
from spacealert.narration import ending
from spacealert.narration.sentences import Teller, tone

_TOTAL = Role(Type.HEADLINE, theme.AMBER, fonts.BOLD)


@frozen
class EndingColumn:
    """Everything it depends on."""

    texts: Texts
    teller: Teller
    resolution: Resolution
    notes: tuple[str, ...]
    record: str  # why this is the best that this crew has done, if it is

    def items(self) -> list[tuple[str, int]]:
        """The items of the score in words, with their points."""
        score = self.resolution.score
        if score is None:
            return []
        return [
            (self.texts.say(f"story-item-{item.replace('_', '-')}"), getattr(score, item)) for item in items_of(score)
        ]

    def build(self) -> Widget:
        won = self.resolution.won
        verdict = Role(Type.SUBHEADING, theme.GOOD if won else theme.ALARM, fonts.BOLD)
        return Column(
            Text(self.teller.verdict(self.resolution), verdict),
            Text(self.record, LEAD, theme.STORY) if self.record else None,
            self._score(),
            *(Text(note, CAPTION, theme.SIGNAL) for note in self.notes),
            Scroll(Column(*self._led(), gap=4), id="led", grow=1),
            gap=8,
            grow=1,
        )

    def _score(self) -> Widget | None:
        items = self.items()
        if not items:
            return None
        rows = (self._item(name, points) for name, points in items)
        total = with_minus(sum(points for _, points in items))
        sum_ = Row(Text(self.texts.say("story-item-total"), LEAD, grow=1), Text(total, _TOTAL))
        return Plate(*rows, sum_, gap=2, pad=(14, 8))

    def _item(self, name: str, points: int) -> Widget:
        label = Text(name, LABEL, theme.TEXT if points else theme.FAINT, grow=1)
        return Row(label, Text(with_minus(points), LABEL, theme.BRIGHT), words=f"{name} {points}")

    def _led(self) -> list[Widget]:
        """The turns that mattered, and the whole chain that led to a loss."""
        lines: list[Widget] = []
        if turns := ending.turns_that_mattered(self.resolution.events):
            lines.append(Text(self.texts.say("report-mattered"), CAPTION, theme.AMBER))
            lines += [Text(ending.turn_in_words(self.texts, turn), CAPTION, theme.TEXT) for turn in turns]
        links = [self.resolution.events[link] for link in ending.chain(self.resolution)]
        if links:
            lines.append(Text(self.texts.say("report-chain"), CAPTION, theme.FAINT))
        told = ((f"{event.turn}: {self.teller.tell(event).text}", TONES[tone(event)]) for event in links)
        return [*lines, *(Text(text, CAPTION, color) for text, color in told)]
