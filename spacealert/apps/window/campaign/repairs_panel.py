"""Repairs between two missions: a choice for each crew member, and the bay of a repaired squad."""

from collections.abc import Sequence

from attrs import frozen

from spacealert.apps.window import icons
from spacealert.apps.window.resolution import art
from spacealert.apps.window.session_scene import name_of as seat_name
from spacealert.apps.window.title_art import paint_ship, paint_zone
from spacealert.engine import ship
from spacealert.engine.campaign_rules import REPAIRS_PER_ZONE, SQUADS, Repair, Squad, Tile
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.ui import theme
from spacealert.kit.ui.containers import Column, Columns, Grid, Middle, Plate, Row
from spacealert.kit.ui.controls import FINE, HEADING, LABEL, SMALL, Button, Leaf, Picture, Text
from spacealert.kit.ui.drawing import Icon
from spacealert.kit.ui.theme import Type
from spacealert.kit.ui.widget import Widget
from spacealert.session.campaign_record import CampaignRecord
from spacealert.session.commands import MakeRepair, PlaceSquad


@frozen
class RepairsPanel:
    """The campaign during repairs."""

    texts: Texts
    record: CampaignRecord

    def name_of(self, color: str) -> str:
        """Return the name of a crew member, or the color if they have left."""
        for seat in self.record.setup.seats:
            if seat.color == color:
                return seat_name(self.texts, seat)
        return self.texts.say(f"screen-color-{color}")

    def repairs(self) -> Widget:
        color = self.record.standing.whose_turn or ""
        whose = self.texts.say("campaign-repairs", name=self.name_of(color))
        return Column(
            self._crew(),
            Text(whose, HEADING),
            Columns(*(self._zone(zone) for zone in ship.ZONES), gap=10, even=True, grow=1),
            self._squads(),
            gap=10,
        )

    def _crew(self) -> Widget:
        """List everybody in turn order with their repairs. Crew members who were knocked out only recover."""
        standing = self.record.standing
        awake = standing.after.awake if standing.after else ()
        cells = []
        for number, seat in enumerate(self.record.setup.acting, start=1):
            now = seat.color == standing.whose_turn
            repair, color = self._repair_in_words(seat.color, awake)
            face = Leaf(
                art.person,
                args=(seat.color, number, seat.color in awake, None),
                min_width=40,
                min_height=40,
                max_height=40,
            )
            words = Middle(
                Text(self.name_of(seat.color), LABEL, theme.BRIGHT if now else None, theirs=True),
                Text(repair, FINE, color) if repair else None,
                gap=0,
                grow=1,
            )
            row = Row(face, words, grow=1)
            edge = theme.AMBER if now else None
            cells.append(Plate(row, color=theme.RAISED if now else theme.PANEL, edge=edge, pad=(10, 6), min_width=125))
        return Grid(*cells)

    def _repair_in_words(self, color: str, awake: Sequence[str]) -> tuple[str, theme.Color]:
        """Describe a crew member's repair."""
        if color not in awake:
            return self.texts.say("campaign-recovers"), theme.FAINT
        repairs, place = self.record.standing.repairs, awake.index(color)
        if place >= len(repairs):
            return "", theme.FAINT
        item = repairs[place]
        if item is None:
            return self.texts.say("campaign-nothing"), theme.FAINT
        return repair_name(self.texts, item), theme.GOOD

    def _zone(self, zone: str) -> Widget:
        standing = self.record.standing
        before = standing.after.tiles.get(zone, ()) if standing.after else ()
        gone = {item.tile for item in standing.repairs if isinstance(item, Tile) and item.zone == zone}
        said = Text(self.texts.say("campaign-zone-sound"), SMALL, theme.GOOD, grow=1)
        if before:
            count = self.texts.say("campaign-zone-repairs", count=len(gone), most=REPAIRS_PER_ZONE)
            said = Text(count, SMALL, theme.AMBER if len(gone) == REPAIRS_PER_ZONE else theme.FAINT, grow=1)
        head = Row(Picture(icons.zone(self.texts, zone), 28), said)
        tiles = (self._tile(Tile(zone, tile), tile in gone) for tile in before)
        color = icons.ZONES[zone]
        tinted, edge = theme.mix(theme.PANEL, color, 0.08), theme.mix(theme.PANEL, color, 0.5)
        picture = Leaf(paint_zone, args=(zone,), title="zone", words=" ", grow=1)
        return Plate(head, *tiles, picture, color=tinted, edge=edge, gap=4, pad=(10, 8), grow=1, min_width=190)

    def _tile(self, item: Tile, repaired: bool) -> Widget:
        name, words = self.texts.say(f"story-tile-{item.tile}", zone=item.zone), repair_name(self.texts, item)
        if item in self.record.standing.possible:
            icon, action = Icon(f"tile-{item.tile}", theme.ALARM), MakeRepair(item)
            return Button(name, action, self._key(item), icon, size=Type.CAPTION, align="left", words=words)
        color = theme.GOOD if repaired else theme.faded(theme.ALARM)
        icon = Icon("done" if repaired else f"tile-{item.tile}", color)
        return Row(Picture(icon, 24), Text(name, SMALL, theme.FAINT, grow=1), pad=(12, 0), min_height=34)

    def _squads(self) -> Widget:
        standing = self.record.standing
        disabled = standing.ship.disabled_squads if standing.ship else 0
        signs = (
            Leaf(art.bots, args=("disabled" if place >= SQUADS - disabled else "active",), min_width=40, min_height=36)
            for place in range(SQUADS)
        )
        squad = None
        if Squad() in standing.possible:
            icon, label = Icon("bots-off", theme.ALARM), self.texts.say("campaign-repair-squad")
            squad = Button(label, MakeRepair(Squad()), self._key(Squad()), icon, grow=1)
        nothing = Button(self.texts.say("campaign-repair-nothing"), MakeRepair(None), "-", grow=1)
        return Columns(Plate(Row(*signs, gap=24), pad=(24, 6)), squad, nothing, gap=10)

    def _key(self, item: Tile | Squad) -> str:
        """Return the digit that repairs an item, which never changes. 0 is a squad."""
        after = self.record.standing.after
        if after is None or isinstance(item, Squad):
            return "0"
        number = [Tile(zone, tile) for zone in ship.ZONES for tile in after.tiles.get(zone, ())].index(item) + 1
        return str(number) if number < 10 else ""

    def placing(self) -> Widget:
        bays = [bay for (bay,) in self.record.standing.available_bays]
        icon = Icon("bots", theme.GOOD)
        choices = (
            Button(bay_name(self.texts, bay), PlaceSquad(bay), str(number), icon, size=Type.LEAD, min_height=120)
            for number, bay in enumerate(bays, start=1)
        )
        drawn = Leaf(paint_ship, title="ship", words=" ", min_height=150, max_height=380, grow=1)
        return Column(Text(self.texts.say("campaign-place"), HEADING), Grid(*choices, gap=16), drawn, gap=20)


def repair_name(texts: Texts, item: Repair) -> str:
    """Return the name of the repaired part and its zone."""
    if isinstance(item, Tile):
        tile = texts.say(f"story-tile-{item.tile}", zone=item.zone)
        return texts.say("campaign-tile", zone=item.zone, tile=tile)
    return texts.say("campaign-squad")


def bay_name(texts: Texts, bay: str) -> str:
    return texts.say(f"story-station-{bay}")
