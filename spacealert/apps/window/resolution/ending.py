"""The end of a resolution: its final picture, the score and the decisive turns."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from math import pi, sin

import pygame
from attrs import evolve, frozen

from spacealert.apps.window import icons, shape_painter
from spacealert.apps.window.shape_painter import Sheet
from spacealert.engine.events import ShipLost
from spacealert.engine.game import ScoreItem, scored_items
from spacealert.engine.table import Resolution
from spacealert.engine.view import View
from spacealert.kit.i18n.texts import Texts, format_minus, format_signed
from spacealert.kit.ui import fonts, theme
from spacealert.kit.ui.canvas import Box, Canvas
from spacealert.kit.ui.containers import Column, Grid, Plate, Row, Scroll
from spacealert.kit.ui.controls import Leaf, Picture, Pressable, Text
from spacealert.kit.ui.sky import soft_light
from spacealert.kit.ui.theme import Type
from spacealert.kit.ui.widget import Widget
from spacealert.narration import walk
from spacealert.narration.sentences import EventNarrator
from spacealert.narration.shapes import crew_drawing, end_drawing, ship_drawing
from spacealert.narration.shapes.end_drawing import FILM, Survivor
from spacealert.narration.shapes.ship_layout import MIDDLE, SHIP, Frame
from spacealert.narration.walk import TurnResult

_CLOSE = Frame(-60, 40, 840, 652)  # area around the ship in a nearly square picture
_WIDE = 1.7  # wider pictures show more space
_FIGURE = 1.5  # scale of people compared with those on board
_SUNLIT = 0.75  # least brightness of a room of a ship that came home
_PICTURED = 150.0  # least height of a picture of a decisive turn
_NIGHT = 0.5  # darkness of the sky behind a wreck
_ROUGH = 6  # minimum damage of a flight that is not clean


@frozen
class EndingPicture:
    """The final picture of a game. `share` (0 to 1) is the progress of its animation."""

    texts: Texts
    picture: View
    resolution: Resolution
    names: Mapping[str, str]  # crew names by color
    verdict: str
    record: str  # why this is the crew's best result, or empty
    share: float
    points: Sequence[int] = ()  # for each item of the score
    counted: float = 1.0  # share of the score counted so far
    missing_cards: int = 0  # announced threats without a card

    def paint(self, canvas: Canvas, box: Box) -> None:
        sheet = shape_painter.fit_sheet(canvas, box, _CLOSE if self.resolution.won and box.w / box.h < _WIDE else FILM)
        if self.resolution.won:
            self._paint_home(canvas, box, sheet)
        elif not is_wide(canvas.box):
            self._paint_loss(canvas, box, sheet)
        if self.share >= end_drawing.TOLD:
            self._paint_title(canvas, box)
        if self.points and self.counted > 0 and self.share < 1:
            self._paint_score(canvas, box)

    def _paint_score(self, canvas: Canvas, box: Box) -> None:
        gains = [points for points in self.points if points > 0]
        losses = [points for points in self.points if points < 0]
        counted = max(0.0, min(1.0, self.counted)) * (len(gains) + len(losses))
        shown = sum(points * max(0.0, min(1.0, counted - place)) for place, points in enumerate((*gains, *losses)))
        falls = counted > len(gains) and self.counted < 1
        knock = 14 * abs(sin(pi * counted)) if falls else 0.0
        wide = box.w > _WIDE * box.h
        number = Box(box.x + box.w * 0.79, box.y + box.h * 0.2, box.w * 0.2, box.h * 0.22)
        number = number if wide else Box(box.x, box.y + box.h * 0.72, box.w, box.h * 0.14)
        number = Box(number.x, number.y + knock, number.w, number.h)
        color = theme.BRIGHT if falls else theme.AMBER
        canvas.text(number, format_minus(round(shown)), Type.GIANT, color, fonts.BOLD, "center", least=Type.POSTER)

    def _paint_home(self, canvas: Canvas, box: Box, sheet: Sheet) -> None:
        if self.missing_cards:  # still on its way, with nobody on the hull
            _paint_ship(sheet, self.picture)
            return
        sheet.paint_uncached(end_drawing.draw_streaks(self.share))
        ship = sheet.shift(*end_drawing.shake_offset(self.share))
        ship.paint_uncached(end_drawing.draw_engines(self.share))
        _paint_ship(ship, self.picture)
        taken: list[Box] = []
        for one in end_drawing.place_home_crew(self.picture, self.share):
            named = self.share > end_drawing.TOLD and one.pose != "fall"
            self._paint_person(canvas, ship, one, taken, named=named)
        if self.share < 1:
            canvas.veil(box, theme.BRIGHT, end_drawing.flash_strength(self.share))

    def _paint_person(self, canvas: Canvas, sheet: Sheet, one: Survivor, taken: list[Box], *, named: bool) -> None:
        large = evolve(sheet, zoom=sheet.zoom * _FIGURE)
        left, top = sheet.to_pixels(one.at)
        figure = one.figure._replace(plan=(), squad=None, station="UW", knocked_out=one.pose == "fall")
        shapes = crew_drawing.draw_person(figure, pose=one.pose)
        evolve(large, left=left, top=top).paint_at((0, 0), shapes, one.turn)
        if named:
            middle = pygame.Vector2(0, -30).rotate(one.turn) * large.zoom
            above = 76 if one.pose == "carry" else 46
            x, y = (left + middle.x) / canvas.unit, (top + middle.y - above * large.zoom) / canvas.unit
            color = theme.mix(icons.CREW.get(one.figure.color, theme.TEXT), theme.BRIGHT, 0.4)
            words = self.names.get(one.figure.color, "")
            wide = min(100.0, canvas.width(words, Type.CAPTION, fonts.SEMIBOLD) + 20)
            badge = theme.mix(theme.SPACE, icons.CREW.get(one.figure.color, theme.TEXT), 0.3)
            plate = Box(x - wide / 2, y - 24, wide, 24)
            for other in taken:
                if abs(plate.y - other.y) < 24 and plate.x < other.right and other.x < plate.right:
                    plate = Box(other.right + 3, plate.y, wide, 24)
            taken.append(plate)
            canvas.plate(plate, badge, color, cut=6)
            canvas.text(
                plate.inset((wide - 100) / 2, 2),
                words,
                Type.CAPTION,
                theme.BRIGHT,
                fonts.SEMIBOLD,
                "center",
                least=Type.FINE,
                ellipsis=True,
            )

    def paint_background(self, canvas: Canvas, box: Box, column: float) -> None:
        """Paint the part of the picture that fills the whole window."""
        over = self.share >= 1 and is_wide(box)
        if self.resolution.won and self.share >= end_drawing.FLASH and not self.missing_cards:
            canvas.illustration(box, "home")
        elif not self.resolution.won and is_wide(box):
            # The crew stays clear of the words above it and, in the end, of the column and the turns.
            clear = Box(0, 40, -column, -150) if over else Box(0, 66, 0, -106)
            canvas.veil(box, theme.SPACE, _NIGHT if over else 0)  # so that no planet is brighter than the wreck
            box = Box(box.x + clear.x, box.y + clear.y, box.w + clear.w, box.h + clear.h)
            self._paint_loss(canvas, box, shape_painter.fit_sheet(canvas, box, FILM))

    def _paint_loss(self, canvas: Canvas, box: Box, sheet: Sheet) -> None:
        if self.share > end_drawing.BREAKS:
            side = min(box.w * 0.9, box.h * 1.25)
            x, y = box.center
            canvas.illustration(Box(x - side / 2, y - side * 0.46, side, side), "blast")
        _wreck(sheet, self.share)
        sheet.paint_uncached(end_drawing.draw_bursts(self.share, MIDDLE[self._zone_lost()]))
        taken: list[Box] = []
        for one in end_drawing.place_lost_crew(self.picture, self.share):
            self._paint_person(canvas, sheet, one, taken, named=self.share >= end_drawing.TOLD)
        if self.share < 1:
            canvas.veil(canvas.box, theme.BRIGHT, end_drawing.loss_flash_strength(self.share))

    def _zone_lost(self) -> str:
        lost = next((event for event in self.resolution.events if isinstance(event, ShipLost)), None)
        return (lost.zone if lost else None) or "white"

    def _paint_title(self, canvas: Canvas, box: Box) -> None:
        won = self.resolution.won
        title, below, _ = box.inset(16, 20).rows(min(96.0, box.h * 0.15), 46, None, gap=4)
        rough = sum(len(zone.tiles) for zone in self.picture.zones.values()) >= _ROUGH
        color = theme.AMBER if won and rough else theme.GOOD if won else theme.ALARM
        words = self.texts.say("resolution-end-home" if won else "resolution-end-lost").upper()
        note = self.record
        if won and self.missing_cards:
            words, color = self.texts.say("resolution-end-incomplete").upper(), theme.AMBER
            note = self.texts.say("resolution-end-lacking", count=self.missing_cards)
        canvas.text(title, words, Type.HUGE, color, fonts.BOLD, "center", least=Type.TITLE)
        if note:
            wide = min(below.w * 0.4, canvas.width(note, Type.LEAD, fonts.BOLD) + 40)
            high = below.h * (1 if wide < below.w * 0.4 else 1.5)
            record = Box(below.right - wide - 8, box.bottom - high - 20, wide, high)  # next to the names and the score
            canvas.plate(record, theme.STORY, cut=theme.CUT / 2)
            ribbon = record.inset(10, 2)
            canvas.text(ribbon, note, Type.LEAD, theme.INK, fonts.BOLD, "center", least=Type.FINE, lines=2)
        elif not won and self.share < 1:
            canvas.text(below, self.verdict, Type.HEADLINE, theme.TEXT, fonts.SEMIBOLD, "center", least=Type.LEAD)


def is_wide(box: Box) -> bool:
    """Return whether the column of results has room beside the final picture, rather than below it."""
    return box.w > box.h


def _paint_ship(sheet: Sheet, view: View) -> None:
    """Paint the ship with its scorch marks, but without tokens. The picture is cached."""
    key = (sheet.zoom, view)
    if _kept.get("home", (None,))[0] != key:
        whole = evolve(sheet, frame=SHIP).with_own_surface()
        whole.paint(ship_drawing.draw_empty_ship())
        shape_painter.light_rooms(whole, view, _SUNLIT)
        for name, zone in view.zones.items():
            whole.paint(ship_drawing.draw_scorch(name, len(zone.tiles)))
        _kept["home"] = key, whole
    evolve(sheet, frame=SHIP).paint_sheet(_kept["home"][1])


_kept: dict[str, tuple[object, Sheet]] = {}


def paint_wreck(canvas: Canvas, box: Box) -> None:
    _wreck(shape_painter.fit_sheet(canvas, box, FILM), 1.0)


def _wreck(sheet: Sheet, share: float) -> None:
    """Paint the wreck of the ship. `share` (0 to 1) is the progress of its animation."""
    apart, drift = _ship_apart(sheet.zoom, end_drawing.light_strength(share)), end_drawing.drift_progress(share)
    sheet.paint_uncached(end_drawing.draw_blaze(share))
    for frame, (dx, dy), turn in end_drawing.PIECES:
        piece = _piece(apart, sheet.zoom, frame, round(turn * drift), drift > 0)
        x, y = sheet.to_pixels((frame.center[0] + dx * drift, frame.center[1] + dy * drift))
        sheet.surface.blit(piece, (round(x - piece.get_width() / 2), round(y - piece.get_height() / 2)))


def free_pictures() -> None:
    """Free the cached pictures of the resolution and its end."""
    _kept.clear()
    _piece.cache_clear()
    shape_painter.clear_cache()


def _ship_apart(zoom: float, light: float) -> pygame.Surface:
    """Return the ship on a transparent surface, at this brightness."""
    key = (zoom, light)
    if _kept.get("lost", (None,))[0] != key:
        size = (round(SHIP.wide * zoom), round(SHIP.high * zoom))
        surface = pygame.Surface(size, pygame.SRCALPHA)
        Sheet(surface, -SHIP.x * zoom, -SHIP.y * zoom, zoom, SHIP).paint(ship_drawing.draw_empty_ship())
        surface.fill((round(255 * light),) * 3, special_flags=pygame.BLEND_MULT)
        _kept["lost"] = key, Sheet(surface, 0, 0, zoom, SHIP)
        _piece.cache_clear()
    return _kept["lost"][1].surface


@lru_cache(maxsize=4)
def _piece(whole: pygame.Surface, zoom: float, frame: Frame, degrees: int, torn: bool) -> pygame.Surface:
    """Return a picture of a part of the ship, rotated by `degrees`, with torn edges if `torn`."""
    left, top = (frame.x - SHIP.x) * zoom, (frame.y - SHIP.y) * zoom
    area = pygame.Rect(round(left), round(top), round(frame.wide * zoom), round(frame.high * zoom))
    piece = whole.subsurface(area.clip(whole.get_rect()))
    if torn:
        piece = piece.copy()
        sheet = Sheet(piece, -frame.x * zoom, -frame.y * zoom, zoom, frame)
        for edge, seam in end_drawing.draw_torn_edges(frame):
            pygame.draw.polygon(piece, (0, 0, 0, 0), [sheet.to_pixels(corner) for corner in edge])
            sheet.paint_uncached(seam)
            x, y = sheet.to_pixels((edge[len(edge) // 2][0], frame.center[1]))
            side = round(frame.high * 1.1 * zoom)
            light = soft_light(side, theme.mix(theme.UNLIT, theme.AMBER, 0.6))
            piece.blit(light, (x - side / 2, y - side / 2), special_flags=pygame.BLEND_RGB_ADD)
    return pygame.transform.rotozoom(piece, degrees, 1.0) if degrees else piece


_SIDES, _ITEM = (10.0, 0.0), 340.0  # margin and least width of a part of the score
_COUNT = fonts.Style(Type.LEAD, theme.BRIGHT, fonts.BOLD)
_TOTAL = fonts.Style(Type.BANNER, theme.AMBER, fonts.BOLD)


@frozen
class EndingColumn:
    """The column of results next to the final picture."""

    texts: Texts
    narrator: EventNarrator
    resolution: Resolution
    notes: tuple[str, ...]
    problems: tuple[str, ...]  # the notes to mark as such
    record: str  # why this is the crew's best result, or empty
    paint_turn: Callable[[Canvas, Box, TurnResult], None]
    best: int | None = None  # the players' best score in this mission
    missing_cards: int = 0  # announced threats without a card

    def score_items(self) -> list[tuple[ScoreItem, int]]:
        """Return the parts of the score with their points, or nothing after a loss."""
        score = self.resolution.score
        if score is None:
            return []
        return [(item, getattr(score, item)) for item in scored_items(score)]

    def build(self) -> Widget:
        won = self.resolution.won
        verdict = fonts.Style(Type.SUBHEADING, theme.GOOD if won else theme.ALARM, fonts.BOLD)
        told = self.narrator.verdict(self.resolution)
        if won and self.missing_cards:
            lacking = self.texts.say("resolution-end-lacking", count=self.missing_cards)
            verdict = evolve(verdict, color=theme.AMBER)
            told = f"{self.texts.say('resolution-end-incomplete')}: {lacking}"
        notes = (
            Text(note, fonts.CAPTION, theme.ALARM if note in self.problems else theme.SIGNAL) for note in self.notes
        )
        return Column(
            Text(told, verdict),
            Text(self.record, fonts.LEAD, theme.STORY) if self.record else None,
            Scroll(Column(self._score(), *notes, *self._decisive_turns(), gap=6), id="led", grow=1),
            gap=8,
            grow=1,
        )

    def _score(self) -> Widget | None:
        items = self.score_items()
        if not items:
            return None
        rows = (self._item(item, points) for item, points in items)
        total = format_minus(sum(points for _, points in items))
        sum_ = Row(Text(self.texts.say("story-item-total"), fonts.LEAD, grow=1), Text(total, _TOTAL), pad=_SIDES)
        best = None
        if self.best is not None:
            told = self.texts.say("resolution-best-here", points=format_minus(self.best))
            best = Row(Text(told, fonts.LABEL, theme.FAINT, "right", grow=1), pad=_SIDES)
        listed = Grid(*rows, most=2, gap=2)
        return Plate(sum_, best, listed, gap=2, pad=(4, 8))  # the sum stays visible even if the rest has to scroll

    def _item(self, item: ScoreItem, points: int) -> Widget:
        name = self.texts.say(f"story-item-{item.replace('_', '-')}")
        color = theme.FAINT if not points else theme.GOOD if points > 0 else theme.ALARM
        label = Text(name, fonts.LABEL, theme.TEXT if points else theme.FAINT, grow=1)
        sign = Picture(icons.score(item, color), 24)
        told = Text(format_signed(points), fonts.Style(Type.LABEL, color, fonts.BOLD))
        said = f"{name} {format_signed(points)}"
        return Row(sign, label, told, gap=10, pad=_SIDES, min_width=_ITEM, words=said)

    def _decisive_turns(self) -> list[Widget]:
        turns = walk.key_turns(self.resolution.events)
        if not turns:
            return []
        head = Text(self.texts.say("report-mattered"), fonts.CAPTION, theme.AMBER)
        if self.resolution.won:
            return [head, *(Text(walk.describe_turn(self.texts, turn), fonts.CAPTION, theme.TEXT) for turn in turns)]
        return [head, Grid(*(self._pictured(turn) for turn in turns), gap=6, grow=1)]

    def _pictured(self, turn: TurnResult) -> Widget:
        """Return a button with a picture of a turn, which opens that turn."""
        words = walk.describe_turn(self.texts, turn)
        marks: list[Widget] = []
        for item in ("destroyed", "survived", "damage", "knocked_out"):
            if count := getattr(turn, item):
                marks += [Picture(icons.score(item, theme.TEXT), 26), Text(str(count), _COUNT)]
        picture = Leaf(self.paint_turn, (turn.turn, id(self.resolution)), (turn,), "turn", words=" ", grow=1)
        head = Row(Text(words.partition(": ")[0], fonts.LEAD), pad=(6, 0))
        found = Row(*marks, gap=5, pad=(6, 0), min_height=30)
        shown = picture.sized(min_height=_PICTURED)
        return Pressable(shown, head, found, action=("turn", turn.turn), raised=False, pad=(3, 3), gap=0, words=words)
