"""The end of the walk: the last picture, the score, the turns that decided it, and the way to a loss."""

from collections.abc import Sequence

import pygame
from attrs import frozen

from spacealert.apps.window import shape_painter
from spacealert.apps.window.resolution.walk_parts import TONES
from spacealert.apps.window.shape_painter import Sheet
from spacealert.engine.events import ShipLost
from spacealert.engine.game import items_of
from spacealert.engine.table import Resolution
from spacealert.engine.view import View
from spacealert.kit.i18n.texts import Texts, with_minus
from spacealert.kit.ui import fonts, theme
from spacealert.kit.ui.canvas import Canvas
from spacealert.kit.ui.containers import Column, Plate, Row, Scroll
from spacealert.kit.ui.controls import CAPTION, LABEL, LEAD, Role, Text
from spacealert.kit.ui.layout import Box
from spacealert.kit.ui.theme import Type
from spacealert.kit.ui.widget import Widget
from spacealert.narration import walk
from spacealert.narration.sentences import Teller, tone
from spacealert.narration.shapes import end_drawing, ship_drawing, sky_drawing
from spacealert.narration.shapes.ship_layout import MIDDLE, SHEET, SHIP

_TITLE = 92.0  # units that the verdict is high


@frozen
class EndingPicture:
    """`share` is how much of it has been shown."""

    texts: Texts
    picture: View
    resolution: Resolution
    record: str  # why this is the best that this crew has done, if it is
    share: float
    points: Sequence[int] = ()  # of each item of the score
    counted: float = 1.0  # how much of it has been counted

    def paint(self, canvas: Canvas, box: Box) -> None:
        sheet = shape_painter.laid_over(canvas, box, SHEET)
        if self.resolution.won:
            self._paint_home(sheet)
        else:
            self._paint_loss(sheet)
        self._paint_title(canvas, box)
        if self.points and self.counted > 0 and self.share < 1:
            self._paint_score(canvas, box)

    def _paint_score(self, canvas: Canvas, box: Box) -> None:
        """The score climbs by what was won, and is knocked down by what was damaged."""
        gains = [points for points in self.points if points > 0]
        losses = [points for points in self.points if points < 0]
        counted = max(0.0, min(1.0, self.counted)) * (len(gains) + len(losses))
        shown = sum(points * max(0.0, min(1.0, counted - place)) for place, points in enumerate((*gains, *losses)))
        falls = counted > len(gains)
        _, number, _ = box.rows(box.h * 0.62, None, 20)
        color = theme.ALARM if falls and self.counted < 1 else theme.AMBER
        canvas.text(number, with_minus(round(shown)), Type.GIANT, color, fonts.BOLD, "center", least=Type.POSTER)

    def _paint_home(self, sheet: Sheet) -> None:
        if self.share < end_drawing.FLASH:
            sheet.paint(sky_drawing.sky(self.picture))
        sheet.paint_now(end_drawing.streaks(self.share))
        sheet.paint_now(end_drawing.home(self.share))
        sheet.paint(ship_drawing.ship_alone())
        for shapes in ship_drawing.ship_parts(self.picture).values():
            sheet.paint(shapes)
        _whiten(sheet, end_drawing.flash(self.share))

    def _paint_loss(self, sheet: Sheet) -> None:
        apart = Sheet(*_ship_apart(sheet.zoom), sheet.zoom, SHIP)
        drift = end_drawing.drift(self.share)
        for frame, (dx, dy), turn in end_drawing.PIECES:
            left, top = apart.pixels((frame.x, frame.y))
            area = pygame.Rect(round(left), round(top), round(frame.wide * sheet.zoom), round(frame.high * sheet.zoom))
            piece = apart.surface.subsurface(area.clip(apart.surface.get_rect()))
            if drift:
                piece = pygame.transform.rotozoom(piece, turn * drift, 1.0)
                piece.set_alpha(round(255 * (1 - 0.45 * drift)))
            x, y = sheet.pixels((frame.center[0] + dx * drift, frame.center[1] + dy * drift))
            sheet.surface.blit(piece, (round(x - piece.get_width() / 2), round(y - piece.get_height() / 2)))
        sheet.paint_now(end_drawing.explosions(self.share, MIDDLE[self._zone_lost()]))

    def _zone_lost(self) -> str:
        lost = next((event for event in self.resolution.events if isinstance(event, ShipLost)), None)
        return (lost.zone if lost else None) or "white"

    def _paint_title(self, canvas: Canvas, box: Box) -> None:
        """The verdict in a word, and below it what makes this evening a special one."""
        if self.share < end_drawing.FLASH:
            return
        won = self.resolution.won
        title, record, _ = box.inset(16, 20).rows(_TITLE, 44, None, gap=8)
        words = self.texts.say("resolution-end-home" if won else "resolution-end-lost")
        canvas.text(
            title,
            words.upper(),
            Type.POSTER,
            theme.GOOD if won else theme.ALARM,
            fonts.BOLD,
            "center",
            least=Type.TITLE,
        )
        if self.record:
            canvas.fill(record, theme.AMBER)
            canvas.text(
                record.inset(10, 2), self.record, Type.LEAD, theme.INK, fonts.BOLD, "center", least=Type.FINE, lines=2
            )


def _whiten(sheet: Sheet, share: float) -> None:
    if share > 0:
        veil = pygame.Surface(sheet.surface.get_clip().size)
        veil.fill(theme.BRIGHT)
        veil.set_alpha(round(255 * share))
        sheet.surface.blit(veil, sheet.surface.get_clip())


_ships: dict[float, pygame.Surface] = {}


def _ship_apart(zoom: float) -> tuple[pygame.Surface, float, float]:
    """The ship on a surface that is transparent around it, and where the sheet's origin is there."""
    if zoom not in _ships:
        _ships.clear()
        surface = pygame.Surface((round(SHIP.wide * zoom), round(SHIP.high * zoom)), pygame.SRCALPHA)
        Sheet(surface, -SHIP.x * zoom, -SHIP.y * zoom, zoom, SHIP).paint(ship_drawing.ship_alone())
        _ships[zoom] = surface
    return _ships[zoom], -SHIP.x * zoom, -SHIP.y * zoom


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
        if turns := walk.turns_that_mattered(self.resolution.events):
            lines.append(Text(self.texts.say("report-mattered"), CAPTION, theme.AMBER))
            lines += [Text(walk.turn_in_words(self.texts, turn), CAPTION, theme.TEXT) for turn in turns]
        links = [self.resolution.events[link] for link in walk.chain(self.resolution)]
        if links:
            lines.append(Text(self.texts.say("report-chain"), CAPTION, theme.FAINT))
        told = ((f"{event.turn}: {self.teller.tell(event).text}", TONES[tone(event)]) for event in links)
        return [*lines, *(Text(text, CAPTION, color) for text, color in told)]
