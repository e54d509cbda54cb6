"""Saying in which order the damage tiles lie: a table that draws its own lays its stacks here, the topmost tile first.

A tile that nobody has seen yet lies face down, as on the table; saying which one it is takes it from where it was.
"""

from collections.abc import Set as AbstractSet

from spacealert.apps.window.icons import zone
from spacealert.engine import ship
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.ui import theme
from spacealert.kit.ui.canvas import Action
from spacealert.kit.ui.containers import Column, Flow, Grid, Row
from spacealert.kit.ui.controls import CAPTION, LABEL, LEAD, Button, Picture, Tap, Text, dialog
from spacealert.kit.ui.drawing import Icon
from spacealert.kit.ui.widget import Widget
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

    def _name(self, zone: str, place: int) -> str:
        if not self.seen(zone, place):
            return self.texts.say("resolution-face-down")
        return self.texts.say(f"story-tile-{self.sheet.game.tiles[zone][place]}", zone=zone)

    def build(self) -> Widget:
        """Compose the dialog."""
        say = self.texts.say
        stacks = Grid(*(self._stack(name) for name in ship.ZONES), most=3, gap=16)
        tiles = Flow(
            *(self._tile(tile, number) for number, tile in enumerate(ship.TILES, start=1) if tile in self.stack), gap=6
        )
        close = Button(say("screen-close"), "close", "escape")
        how = Text(say("resolution-stacks-how"), CAPTION)
        return dialog(say("resolution-stacks"), how, stacks, tiles, buttons=[close], close="close", width=1080)

    def _stack(self, name: str) -> Widget:
        head = Row(
            Picture(zone(name, self.texts.say("resolution-letter", place=name)), 30),
            Text(self.texts.say("screen-zone", zone=name), LEAD),
        )
        slots = (self._slot(name, place) for place in range(len(self.sheet.game.tiles[name])))
        tiles = (self._name(name, place) for place in range(len(self.sheet.game.tiles[name])))
        return Column(head, *slots, gap=5, words=f"{self.texts.say('screen-zone', zone=name)}: {', '.join(tiles)}")

    def _slot(self, name: str, place: int) -> Widget:
        here, seen = (name, place) == (self.zone, self.place), self.seen(name, place)
        icon = Icon(f"tile-{self.sheet.game.tiles[name][place]}", theme.ALARM) if seen else Icon("card", theme.UNCHOSEN)
        words = Text(self._name(name, place), LABEL, theme.TEXT if seen else theme.FAINT, grow=1)
        row = Row(Text(str(place + 1), LABEL, theme.FAINT), Picture(icon, 28), words, gap=12)
        return Tap(row, action=("stack", name, place), chosen=here, raised=seen, pad=(12, 4))

    def _tile(self, tile: str, number: int) -> Widget:
        """A tile to lay, if it is not on the ship already."""
        label = self.texts.say(f"story-tile-{tile}", zone=self.zone)
        return Button(label, ("tile", tile), str(number), Icon(f"tile-{tile}", theme.ALARM))
