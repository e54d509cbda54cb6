"""Widgets for the repairs between two missions of a campaign."""

from collections.abc import Mapping, Sequence
from functools import cache
from math import inf
from operator import attrgetter

from attrs import evolve, frozen

from spacealert.apps.window import icons, shape_painter
from spacealert.apps.window.resolution import art
from spacealert.apps.window.session_scene import seat_name
from spacealert.engine import ship
from spacealert.engine.campaign_rules import REPAIRS_PER_ZONE, SQUADS, Repair, Squad, Tile
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.ui import fonts, theme
from spacealert.kit.ui.canvas import Action, Box, Canvas
from spacealert.kit.ui.containers import Column, Columns, Grid, Layers, Plate, Row
from spacealert.kit.ui.controls import Button, Leaf, Picture, Spacer, Text, paint_key_cap
from spacealert.kit.ui.drawing import Icon
from spacealert.kit.ui.theme import Type
from spacealert.kit.ui.widget import Key, Widget
from spacealert.narration.shapes import ship_drawing
from spacealert.narration.shapes.shape import Point, Shapes
from spacealert.narration.shapes.ship_layout import LIFT, SHIP, STATION, ZONE_LEFT, Frame
from spacealert.school.lessons import sample_board
from spacealert.session.campaign_record import CampaignRecord
from spacealert.session.commands import MakeRepair, PlaceSquad


@frozen
class RepairsPanel:
    """Widgets for a campaign's repairs, damage and squads."""

    texts: Texts
    record: CampaignRecord

    def member_name(self, color: str) -> str:
        """Return the name of the crew member with this color, or the name of the color if nobody has it."""
        for seat in self.record.setup.seats:
            if seat.color == color:
                return seat_name(self.texts, seat)
        return self.texts.say(f"screen-color-{color}")

    def repair_choice(self) -> Widget:
        """Return a widget with the crew and the ship, where damaged parts can be clicked to repair them."""
        standing, marks = self.record.standing, []
        color = standing.next_repairer or ""
        whose = self.texts.say("campaign-repairs", name=self.member_name(color))
        for item in self._damage():
            mark = evolve(self._mark(item), key=self._key(item))
            if item in standing.repairs:
                mark = evolve(mark, icon=Icon("done", theme.GOOD))
            marks.append(evolve(mark, action=MakeRepair(item)) if item in standing.available_repairs else mark)
        left = Column(Text(whose, fonts.HEADING), self._crew(), self._squads(), gap=10, min_width=360, max_width=400)
        damage = standing.ship.tiles if standing.ship else {}
        return Columns(left, Column(_marked_ship(marks, damage), self._limits(), gap=4, grow=1), gap=20)

    def _damage(self) -> list[Tile]:
        after = self.record.standing.aftermath
        return [] if after is None else _tiles_in(after.tiles)

    def _mark(self, item: Tile) -> "_ShipMark":
        across, y = _PARTS[item.tile]
        name = self.texts.say(f"story-tile-{item.tile}", zone=item.zone)
        at = ZONE_LEFT[item.zone] + across, y
        icon = Icon(f"tile-{item.tile}", theme.ALARM)
        return _ShipMark(at, icon, name, repair_name(self.texts, item), until=LIFT[item.zone].x)

    def _limits(self) -> Widget:
        """Return a row that says how many of the possible repairs each damaged zone has had."""
        repairs, cells = self.record.standing.repairs, []
        for zone in ship.ZONES:
            gone = sum(isinstance(item, Tile) and item.zone == zone for item in repairs)
            said, color = self.texts.say("campaign-zone-sound"), theme.GOOD
            if any(item.zone == zone for item in self._damage()):
                said = self.texts.say("campaign-zone-repairs", count=gone, most=REPAIRS_PER_ZONE)
                color = theme.AMBER if gone == REPAIRS_PER_ZONE else theme.FAINT
            sign = Picture(icons.zone(self.texts, zone), 26)
            cells.append(Row(Spacer(), sign, Text(said, fonts.SEAT, color), Spacer(), grow=1))
        return Row(*cells, even=True)

    def _crew(self) -> Widget:
        standing = self.record.standing
        awake = standing.aftermath.awake if standing.aftermath else ()
        cells = []
        for number, seat in enumerate(self.record.setup.seats_in_turn_order, start=1):
            now = seat.color == standing.next_repairer
            repair, color = self._repair_in_words(seat.color, awake)
            face = Leaf(art.draw_person, args=(seat.color, number, seat.color in awake)).sized(
                min_width=36, min_height=36, max_height=36
            )
            name = Text(self.member_name(seat.color), fonts.LABEL, theme.BRIGHT if now else None, theirs=True, grow=1)
            row = Row(face, name, Text(repair, fonts.SEAT, color) if repair else None, grow=1)
            surface, edge = (theme.RAISED, theme.AMBER) if now else (theme.PANEL, None)
            cells.append(Plate(row, color=surface, edge=edge, pad=(12, 4), min_width=300, min_height=48))
        return Grid(*cells, most=1, gap=6, grow=1)

    def _repair_in_words(self, color: str, awake: Sequence[str]) -> tuple[str, theme.Color]:
        """Return the text and color for this crew member's repair. The text is empty until they choose."""
        if color not in awake:
            return self.texts.say("campaign-recovers"), theme.FAINT
        repairs, place = self.record.standing.repairs, awake.index(color)
        if place >= len(repairs):
            return "", theme.FAINT
        item = repairs[place]
        if item is None:
            return self.texts.say("campaign-nothing"), theme.FAINT
        return repair_name(self.texts, item), theme.GOOD

    def _squads(self) -> Widget:
        standing = self.record.standing
        disabled = standing.ship.disabled_squads if standing.ship else 0
        signs = (
            Leaf(art.draw_squad, args=("disabled" if place >= SQUADS - disabled else "active",)).sized(
                min_width=40, min_height=36
            )
            for place in range(SQUADS)
        )
        squad = None
        if Squad() in standing.available_repairs:
            icon, label = Icon("bots-off", theme.ALARM), self.texts.say("campaign-repair-squad")
            squad = Button(label, MakeRepair(Squad()), self._key(Squad()), icon, grow=1)
        nothing = Button(self.texts.say("campaign-repair-nothing"), MakeRepair(None), "-", grow=1)
        return Row(*signs, Grid(squad, nothing, grow=1) if squad else nothing, gap=6)

    def _key(self, item: Tile | Squad) -> str:
        return "0" if isinstance(item, Squad) else _KEYS[self._damage().index(item)]

    def bay_choice(self) -> Widget:
        """Return a widget with the ship, where the bay for a repaired squad can be chosen."""
        marks = []
        for number, (bay,) in enumerate(self.record.standing.available_bays, start=1):
            name, room = self.texts.say(f"story-station-{bay}"), STATION[bay]
            bots, action = Icon("bots", theme.GOOD), PlaceSquad(bay)
            marks.append(_ShipMark(room.center, bots, name, name, action, str(number), room))
        return Column(Text(self.texts.say("campaign-place"), fonts.HEADING), _marked_ship(marks, {}), gap=14)

    def carried_damage(self) -> Widget:
        """Return a widget with the ship and the damage that it carries into the next mission."""
        tiles = self.record.standing.carried().tiles
        marks = [self._mark(item) for item in _tiles_in(tiles)]
        named = [
            Row(
                Picture(icons.zone(self.texts, zone), 24),
                Text(
                    ", ".join(
                        mark.name for mark, item in zip(marks, _tiles_in(tiles), strict=True) if item.zone == zone
                    ),
                    fonts.SEAT,
                ),
                gap=6,
            )
            for zone in ship.ZONES
            if tiles.get(zone)
        ]
        burning = _marked_ship([evolve(mark, name="") for mark in marks], tiles)
        return Column(burning, *named, gap=6, grow=1, words="\n".join(mark.words for mark in marks))

    def squad_bays(self) -> Widget:
        """Return a row of the squads' bays, each with an icon that shows whether its squad is ready."""
        carried, cells = self.record.standing.carried(), []
        for bay in ship.BAYS:
            state = "active" if bay in carried.bays else "disabled"
            sign = Leaf(art.draw_squad, args=(state,), min_width=34, max_width=34, min_height=32)
            cells.append(Row(sign, Text(self.texts.say(f"story-station-{bay}"), fonts.SEAT)))
        return Row(*cells, gap=16, words=self.texts.say("campaign-squads-ready", count=len(carried.bays)))


@frozen
class _ShipMark:
    """A marker on the ship, clickable if it has an action."""

    at: Point  # in the drawing of the ship
    icon: Icon
    name: str
    words: str
    action: Action | None = None
    key: str = ""
    room: Frame | None = None  # the station that is clicked instead of the sign, if any
    until: float = inf  # where its name must end


_MARK, _NAME_WIDE, _NAME_HIGH = 48.0, 104.0, 18.0  # units
_SHIP_HIGH = 290.0
# Places of the six damage tiles in a zone.
_PARTS: dict[str, Point] = {
    "shield": (36, 312), "heavy": (142, 312), "structure": (36, 410), "lift": (142, 410),
    "reactor": (36, 516), "lower": (142, 516),
}  # fmt: skip
_KEYS = "123456789qwasdfzxv"  # of the damaged parts, without the keys of buttons


def _tiles_in(tiles: Mapping[str, Sequence[str]]) -> list[Tile]:
    return [Tile(zone, tile) for zone in ship.ZONES for tile in tiles.get(zone, ())]


@cache
def _rooms() -> tuple[Shapes, ...]:
    """Return drawings of everything in the rooms before a mission, except the battlebots."""
    view = sample_board(0).view
    return tuple(ship_drawing.draw_ship_parts(view._replace(bays={})).values())


def _marked_ship(marks: Sequence[_ShipMark], damage: Mapping[str, tuple[str, ...]]) -> Widget:
    keys = (Key(mark.key, mark.action, mark.words) for mark in marks if mark.action and mark.key)
    args, said = (tuple(marks), tuple(damage.items())), tuple(mark.words for mark in marks)
    drawn = Leaf(_paint_marked, args=args, title="ship", said=said, min_height=_SHIP_HIGH, grow=1)
    return Column(drawn, Layers(*keys), gap=0, grow=1)


def _paint_marked(
    canvas: Canvas, box: Box, marks: tuple[_ShipMark, ...], damage: tuple[tuple[str, tuple[str, ...]], ...]
) -> None:
    canvas.illustration(box, "frontier")
    canvas.frame(box, theme.EDGE, 1)
    whole = shape_painter.fit_sheet(canvas, box.inset(10, 10), SHIP)
    sheet = whole.with_own_surface()
    sheet.paint(ship_drawing.draw_empty_ship())
    shape_painter.light_rooms(sheet)
    for shapes in _rooms() if not any(mark.name and mark.room is None for mark in marks) else ():
        sheet.paint(shapes)
    for zone, tiles in damage:
        sheet.paint(ship_drawing.draw_damage(zone, tiles))
    whole.paint_sheet(sheet)
    sheet = whole
    zoom = sheet.zoom / canvas.unit
    side = _MARK if any(mark.action for mark in marks) else min(_MARK, 1.1 * _MARK * zoom)
    for mark in marks:
        lit = mark.action is not None and mark.action == canvas.focus
        x, y = (part / canvas.unit for part in sheet.to_pixels(mark.at))
        spot = area = Box(x - side / 2, y - side / 2, side, side)
        if mark.room is None:
            canvas.glow(x, y, side * 0.9, theme.mix(theme.UNLIT, mark.icon.color, 0.5))
        else:
            wide, high = mark.room.wide * zoom, mark.room.high * zoom
            area = Box(x - wide / 2, y - high / 2, wide, high)
            canvas.veil(area, theme.GOOD, 0.32 if lit else 0.16)
            canvas.frame(area, theme.BRIGHT if lit else theme.GOOD, 4)
        if lit:
            canvas.disc(x, y, side / 2 + 2, theme.BRIGHT)
        canvas.illustration(spot, "coin", mark.icon.color)
        canvas.picture(spot.inset(side * 0.22, side * 0.22), evolve(mark.icon, color=theme.BRIGHT))
        if mark.action is not None:
            canvas.add_target(area, mark.action, mark.words)
    for mark in filter(attrgetter("name"), marks):
        _paint_name(canvas, sheet, mark, side, [other.at[0] for other in marks if other.at[1] == mark.at[1]])
    for mark in marks if canvas.shows_keys else ():  # above the glow of all signs
        if mark.action is not None and mark.key:
            x, y = (part / canvas.unit for part in sheet.to_pixels(mark.at))
            cap = Box(x + _MARK / 2 - 12, y - _MARK / 2 - 4, 22, 20)
            canvas.fill(cap, theme.SPACE)
            paint_key_cap(canvas, cap, mark.key, theme.SPACE, theme.BRIGHT)


def _paint_name(canvas: Canvas, sheet: shape_painter.Sheet, mark: _ShipMark, side: float, row: list[float]) -> None:
    """Paint a marker's name below it, clear of other names.

    `row` contains the horizontal positions of the other markers in the same row.
    """
    across, zoom = mark.at[0], sheet.zoom / canvas.unit
    x, y = (part / canvas.unit for part in sheet.to_pixels(mark.at))
    widest = _NAME_WIDE if mark.room is None else mark.room.wide * zoom - 12
    begin = max((_between(other, across) for other in row if other < across), default=-inf)
    end = min([mark.until, *(_between(across, other) for other in row if other > across)])
    widest = min(widest, (end - begin) * zoom - 2)
    wide = canvas.width(mark.name, Type.CAPTION, fonts.SEMIBOLD)
    high = _NAME_HIGH if wide <= widest else 2 * _NAME_HIGH
    wide = min(wide + 8, widest)
    left = min(max(x - wide / 2, x + (begin - across) * zoom + 1), x + (end - across) * zoom - 1 - wide)
    name = Box(left, y + side / 2 + 1, wide, high)
    canvas.veil(name, theme.SPACE, 0.9)
    canvas.text(name, mark.name, Type.CAPTION, theme.TEXT, fonts.SEMIBOLD, "center", Type.FINE, 2, ellipsis=True)


def _between(left: float, right: float) -> float:
    """Return the border between the names of two neighboring markers at these positions."""
    return left + (right - left) * 0.4


def repair_name(texts: Texts, item: Repair) -> str:
    """Return the name of a repair: the damaged part and its zone, or a battlebot squad."""
    if isinstance(item, Tile):
        tile = texts.say(f"story-tile-{item.tile}", zone=item.zone)
        return texts.say("campaign-tile", zone=item.zone, tile=tile)
    return texts.say("campaign-squad")
