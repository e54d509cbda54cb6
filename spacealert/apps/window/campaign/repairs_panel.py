"""Repairs between two missions: what each of the crew mends in turn, and where the squad stands that was mended."""

from collections.abc import Sequence

from attrs import frozen

from spacealert.apps.window import announcement_text
from spacealert.apps.window.naming import name_of as seat_name
from spacealert.apps.window.resolution import art
from spacealert.engine import ship
from spacealert.engine.campaign_rules import REPAIRS_PER_ZONE, SQUADS, Repair, Squad, Tile
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.ui import fonts, theme, widgets
from spacealert.kit.ui.canvas import Canvas
from spacealert.kit.ui.drawing import Icon
from spacealert.kit.ui.layout import Box
from spacealert.kit.ui.theme import Type
from spacealert.session.campaign_record import CampaignRecord


@frozen
class RepairsPanel:
    """The campaign as it stands while its ship is repaired."""

    texts: Texts
    record: CampaignRecord

    def name_of(self, color: str) -> str:
        """Somebody of the crew by color; who sits there no more is called by it."""
        for place, seat in enumerate(self.record.setup.seats):
            if seat.color == color:
                return seat_name(self.texts, place, seat)
        return self.texts.say(f"screen-color-{color}")

    def paint_repairs(self, canvas: Canvas, box: Box) -> None:
        crew, turn, zones, squads = box.rows(72, 40, None, 52, gap=12)
        self._paint_crew(canvas, crew)
        color = self.record.standing.whose_turn or ""
        whose = self.texts.say("campaign-repairs", name=self.name_of(color))
        canvas.text(turn, whose, Type.HEADING, theme.BRIGHT, fonts.BOLD, least=Type.LABEL, ellipsis=True)
        for cell, zone in zip(zones.columns(*[None] * len(ship.ZONES), gap=10), ship.ZONES, strict=True):
            self._paint_zone(canvas, cell, zone)
        self._paint_squads(canvas, squads)

    def _paint_crew(self, canvas: Canvas, box: Box) -> None:
        """Everybody in the order of acting, with what they have repaired; who was knocked out only recovers."""
        standing = self.record.standing
        awake = standing.after.awake if standing.after else ()
        seats = self.record.setup.acting
        for number, (cell, seat) in enumerate(
            zip(box.columns(*[None] * max(4, len(seats)), gap=8), seats, strict=False)
        ):
            conscious = seat.color in awake
            now = seat.color == standing.whose_turn
            canvas.fill(cell, theme.RAISED if now else theme.PANEL)
            face, words = cell.inset(10, 8).columns(40, None, gap=8)
            art.person(canvas, face.middle(40, 40), seat.color, number + 1, conscious, None)
            name, what = words.rows(None, None, gap=2)
            mine = self.name_of(seat.color)
            canvas.text(
                name,
                mine,
                Type.LABEL,
                theme.BRIGHT if now else theme.TEXT,
                fonts.SEMIBOLD,
                least=Type.FINE,
                ellipsis=True,
            )
            repair, color = self._repair_in_words(seat.color, awake)
            canvas.text(what, repair, Type.FINE, color, least=Type.FINE, lines=2)
            if now:
                canvas.frame(cell, theme.AMBER, 3)

    def _repair_in_words(self, color: str, awake: Sequence[str]) -> tuple[str, theme.Color]:
        """What somebody has repaired."""
        if color not in awake:
            return self.texts.say("campaign-recovers"), theme.FAINT
        repairs, place = self.record.standing.repairs, awake.index(color)
        if place >= len(repairs):
            return "", theme.FAINT
        item = repairs[place]
        if item is None:
            return self.texts.say("campaign-nothing"), theme.FAINT
        return repair_name(self.texts, item), theme.GOOD

    def _paint_zone(self, canvas: Canvas, box: Box, zone: str) -> None:
        standing = self.record.standing
        before = standing.after.tiles.get(zone, ()) if standing.after else ()
        possible = standing.possible
        gone = {item.tile for item in standing.repairs if isinstance(item, Tile) and item.zone == zone}
        canvas.fill(box, theme.PANEL)
        head, *rows = box.inset(10, 8).rows(30, *[None] * len(ship.TILES), gap=4)
        mark, words = head.columns(28, None, gap=8)
        canvas.icon(mark, announcement_text.zone_icon(self.texts, zone))
        count = self.texts.say("campaign-zone-repairs", count=len(gone), most=REPAIRS_PER_ZONE)
        if before:
            canvas.text(
                words,
                count,
                Type.CAPTION,
                theme.AMBER if len(gone) == REPAIRS_PER_ZONE else theme.FAINT,
                least=Type.FINE,
            )
        else:
            canvas.text(words, self.texts.say("campaign-zone-sound"), Type.CAPTION, theme.GOOD, least=Type.FINE)
        for row, tile in zip(rows, before, strict=False):
            name, item = self.texts.say(f"story-tile-{tile}", zone=zone), Tile(zone, tile)
            if item in possible:
                key, icon = self._key(item), Icon(f"tile-{tile}", theme.ALARM)
                widgets.button(canvas, row, ("tile", zone, tile), name, icon=icon, key=key, size=Type.CAPTION)
                continue
            mark, words = row.inset(12, 4).columns(min(24, row.h - 8), None, gap=8)
            repaired = tile in gone
            color = theme.GOOD if repaired else theme.faded(theme.ALARM)
            canvas.icon(mark, Icon("done" if repaired else f"tile-{tile}", color))
            canvas.text(words, name, Type.CAPTION, theme.FAINT, least=Type.FINE)

    def _paint_squads(self, canvas: Canvas, box: Box) -> None:
        standing = self.record.standing
        state, squad, nothing = box.columns(150, None, None, gap=10)
        canvas.fill(state, theme.PANEL)
        disabled = standing.ship.disabled_squads if standing.ship else 0
        for place, cell in enumerate(state.inset(10, 8).columns(*[None] * SQUADS, gap=8)):
            art.bots(canvas, cell, "disabled" if place >= SQUADS - disabled else "active")
        if Squad() in standing.possible:
            icon = Icon("bots-off", theme.ALARM)
            label = self.texts.say("campaign-repair-squad")
            widgets.button(canvas, squad, "squad", label, icon=icon, key=self._key(Squad()), size=Type.LABEL)
        widgets.button(canvas, nothing, "nothing", self.texts.say("campaign-repair-nothing"), key="−", size=Type.LABEL)

    def _key(self, item: Tile | Squad) -> str:
        """The digit that repairs it, while there are digits."""
        number = self.record.standing.possible.index(item) + 1
        return str(number) if number < 10 else ""

    def paint_placing(self, canvas: Canvas, box: Box) -> None:
        words, choices, _ = box.rows(120, 150, None, gap=20)
        canvas.text(
            words, self.texts.say("campaign-place"), Type.HEADING, theme.BRIGHT, fonts.BOLD, least=Type.LABEL, lines=2
        )
        bays = [bay for (bay,) in self.record.standing.bays_to_choose]
        for number, (cell, bay) in enumerate(zip(choices.columns(None, None, gap=16), bays, strict=True), start=1):
            icon = Icon("bots", theme.GOOD)
            widgets.button(
                canvas,
                cell,
                ("bay", bay),
                bay_name(self.texts, bay),
                icon=icon,
                key=str(number),
                size=Type.SUBHEADING,
                lines=2,
            )


def repair_name(texts: Texts, item: Repair) -> str:
    """What is repaired, with its zone."""
    if isinstance(item, Tile):
        tile = texts.say(f"story-tile-{item.tile}", zone=item.zone)
        return texts.say("campaign-tile", zone=item.zone, tile=tile)
    return texts.say("campaign-squad")


def bay_name(texts: Texts, bay: str) -> str:
    return texts.say(f"story-station-{bay}")
