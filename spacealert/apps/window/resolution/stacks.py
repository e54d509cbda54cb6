"""Saying in which order the damage tiles lie: a table that draws its own lays its stacks here, the topmost tile first.

A tile that nobody has seen yet lies face down, as on the table; saying which one it is takes it from where it was.
"""

from collections.abc import Set as AbstractSet

from spacealert.apps.window.icons import zone
from spacealert.engine import ship
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.ui import fonts, theme, widgets
from spacealert.kit.ui.canvas import Action, Canvas
from spacealert.kit.ui.drawing import Icon
from spacealert.kit.ui.layout import Box
from spacealert.kit.ui.theme import Type
from spacealert.session.commands import Command, EnterTile, TurnTileFaceDown
from spacealert.session.resolution_sheet import ResolutionSheet

_STEPS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


class StackPicker:
    """The three stacks, with a cursor; `opened` are the tiles that the walk has drawn, by zone and place."""

    writing = False

    def __init__(
        self,
        texts: Texts,
        sheet: ResolutionSheet,
        opened: AbstractSet[tuple[str, int]] = frozenset(),
        at: tuple[str, int] | None = None,
    ) -> None:
        self.texts = texts
        self.sheet = sheet
        self._opened = opened
        self.zone, self.place = at or (ship.ZONES[0], 0)

    @property
    def stack(self) -> tuple[str, ...]:
        return self.sheet.game.tiles[self.zone]

    def seen(self, zone: str, place: int) -> bool:
        """Whether this tile lies open: the table has said which it is, or the walk has drawn it."""
        return (zone, place) in self.sheet.drawn | self._opened

    def do(self, action: Action) -> Command | None:
        match action:
            case ("stack", str(zone), int(place)):
                self.zone, self.place = zone, place
            case ("tile", str(tile)) if tile in self.stack:
                return EnterTile(self.zone, self.place, tile)
            case "turn over" if (self.zone, self.place) in self.sheet.drawn:
                return TurnTileFaceDown(self.zone, self.place)
        return None

    def after(self, sheet: ResolutionSheet) -> "StackPicker":
        """The same on the changed sheet, one tile further down."""
        return StackPicker(self.texts, sheet, self._opened, (self.zone, min(self.place + 1, len(self.stack) - 1)))

    def press(self, key: str) -> Action | None:
        """What a key means here."""
        if key in _STEPS:
            across, down = _STEPS[key]
            zone = ship.ZONES[(ship.ZONES.index(self.zone) + across) % len(ship.ZONES)]
            last = len(self.sheet.game.tiles[zone]) - 1
            return ("stack", zone, max(0, min(last, self.place + down)))
        if key.isdecimal() and 1 <= int(key) <= len(ship.TILES):
            return ("tile", ship.TILES[int(key) - 1])
        if key in ("delete", "backspace"):
            return "turn over"
        return "close" if key in ("escape", "enter", "t") else None

    def write(self, text: str) -> None:
        """Nothing is written here."""

    def describe(self) -> list[str]:
        return [self.texts.say("resolution-stacks"), *(self._zone_in_words(zone) for zone in ship.ZONES)]

    def _zone_in_words(self, zone: str) -> str:
        tiles = (self._name(zone, place) for place in range(len(self.sheet.game.tiles[zone])))
        return f"{self.texts.say('screen-zone', zone=zone)}: {', '.join(tiles)}"

    def _name(self, zone: str, place: int) -> str:
        if not self.seen(zone, place):
            return self.texts.say("resolution-face-down")
        return self.texts.say(f"story-tile-{self.sheet.game.tiles[zone][place]}", zone=zone)

    # painted

    def paint(self, canvas: Canvas) -> None:
        value = (self.sheet.game.tiles, self.sheet.drawn, self.zone, self.place)
        canvas.panel("stacks", canvas.box.middle(1080, 600), value, self._paint, theme.PANEL, modal=True)

    def _paint(self, canvas: Canvas, box: Box) -> None:
        canvas.frame(box, theme.AMBER, 2)
        head, how, stacks, palette = box.inset(22, 18).rows(46, 24, None, 64, gap=12)
        title, close = head.columns(None, 160, gap=12)
        canvas.text(
            title, self.texts.say("resolution-stacks"), Type.HEADING, theme.BRIGHT, fonts.BOLD, least=Type.LABEL
        )
        widgets.button(canvas, close, "close", self.texts.say("screen-close"), key="Esc", size=Type.LABEL)
        canvas.text(how, self.texts.say("resolution-stacks-how"), Type.LABEL, theme.FAINT, least=Type.FINE)
        for cell, name in zip(stacks.columns(None, None, None, gap=16), ship.ZONES, strict=True):
            self._paint_stack(canvas, cell, name)
        cells = palette.columns(*[None] * len(ship.TILES), gap=8)
        for number, (tile, cell) in enumerate(zip(ship.TILES, cells, strict=True), start=1):
            self._paint_tile(canvas, cell, tile, number)

    def _paint_stack(self, canvas: Canvas, box: Box, name: str) -> None:
        head, *slots = box.rows(38, *[None] * len(ship.TILES), gap=5)
        mark, words = head.columns(32, None, gap=10)
        canvas.icon(mark, zone(name, self.texts.say("resolution-letter", place=name)))
        canvas.text(words, self.texts.say("screen-zone", zone=name), Type.BODY, theme.TEXT, fonts.SEMIBOLD)
        for place, slot in enumerate(slots[: len(self.sheet.game.tiles[name])]):
            self._paint_slot(canvas, slot, name, place)

    def _paint_slot(self, canvas: Canvas, box: Box, name: str, place: int) -> None:
        focused = canvas.target(box, ("stack", name, place))
        here, seen = (name, place) == (self.zone, self.place), self.seen(name, place)
        canvas.fill(box, theme.RAISED if seen or here else theme.SPACE)
        number, icon, words = box.inset(14, 5).columns(20, 34, None, gap=12)
        canvas.text(number, str(place + 1), Type.LABEL, theme.FAINT, fonts.SEMIBOLD)
        if seen:
            canvas.icon(icon, Icon(f"tile-{self.sheet.game.tiles[name][place]}", theme.ALARM))
        canvas.text(words, self._name(name, place), Type.LABEL, theme.TEXT if seen else theme.FAINT, least=Type.FINE)
        if here or focused:
            canvas.frame(box, theme.AMBER if here else theme.BRIGHT, 3)

    def _paint_tile(self, canvas: Canvas, box: Box, tile: str, number: int) -> None:
        """A tile to lay, if it is not on the ship already."""
        if tile not in self.stack:
            return
        label = self.texts.say(f"story-tile-{tile}", zone=self.zone)
        icon = Icon(f"tile-{tile}", theme.ALARM)
        widgets.button(canvas, box, ("tile", tile), label, icon=icon, key=str(number), size=Type.LABEL, lines=2)
