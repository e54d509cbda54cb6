"""Dialogs for choosing threats and damage tiles in the plans scene."""

from collections.abc import Iterator
from collections.abc import Set as AbstractSet

from spacealert.apps.window import icons, title_art
from spacealert.apps.window.card_entry import card_button
from spacealert.apps.window.resolution import art
from spacealert.engine import ship
from spacealert.engine.cards import CALLERS
from spacealert.engine.ship import PLACES
from spacealert.gamefile.card_names import only_match, suggest_cards
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.ui import fonts, theme
from spacealert.kit.ui.canvas import Action, Box, Canvas
from spacealert.kit.ui.containers import Column, Columns, Grid, Layers
from spacealert.kit.ui.controls import Button, Field, Leaf, Pressable, Text, dialog, option_grid
from spacealert.kit.ui.drawing import Icon
from spacealert.kit.ui.theme import Type
from spacealert.kit.ui.widget import APART, FieldChanged, Key, Widget
from spacealert.narration.sentences import card_name
from spacealert.narration.shapes import ship_layout
from spacealert.session import commands
from spacealert.session.card_entry import why_no_match
from spacealert.session.resolution_sheet import (
    ResolutionSheet,
    candidate_cards,
    candidate_cards_in_decks,
    find_cards_to_call,
)

_ACROSS = 4  # cards per row
_FEW, _FEW_ACROSS = 12, 6  # up to this many cards are shown larger, in shorter rows
_LONGEST = 20
_SHOWN = 35
_TILES_ABREAST, _TILES_A_DECK = 2, 3
_HEADS_HIGH = 40.0  # units for the names of the zones
_DECKS = ship_layout.Frame(16, 310, 688, 300)  # part of the ship behind the tiles
_CARDS_HIGH = 376.0  # room for the cards of any deck


class ThreatPicker:
    """A dialog for choosing the threat of a turn.

    `do` returns the command for the choice. With double actions, `internal` says which of the turn's two threats to
    choose. If a `caller` is given, the dialog asks for the card that it calls.
    """

    writing = True

    def __init__(
        self, texts: Texts, sheet: ResolutionSheet, turn: int, internal: bool | None = None, caller: str | None = None
    ) -> None:
        self.texts = texts
        self.sheet = sheet
        self.turn = turn
        self.internal, self.caller = internal, caller
        sorts = (True, False) if internal is None else (internal,)
        here = (one for one in sheet.game.threats if one.turn == turn and (one.zone is None) in sorts)
        open_ = (one for one in sheet.unknown if one.turn == turn and (one.zone is None) in sorts)
        self.unknown = unknown = next(open_, None)
        threat = None if unknown is not None else next(here, None)
        self.card = threat.card if threat else None
        if caller is not None:
            self.card = next((one.calls.card for one in sheet.game.cards if one.card == caller and one.calls), None)
        self._taken = ""  # last card chosen
        self.place = (threat.zone or "internal") if threat else unknown.place if unknown else "red"
        self.serious = unknown.serious if unknown else None
        self.typed, self.chosen, self._pointed = "", 0, False
        self._type("")

    @property
    def matches(self) -> tuple[str, ...]:
        """The cards that match the input and can be chosen."""
        if self.caller is not None:
            return suggest_cards(find_cards_to_call(self.sheet, self.caller), self.typed)[:_SHOWN]
        for cards in (candidate_cards_in_decks, candidate_cards):
            fitting = cards(self.sheet, self.turn, self.place == "internal", self.serious)
            current = [code for code in fitting if code == self.card and not self.typed]
            if found := tuple(dict.fromkeys([*current, *suggest_cards(fitting, self.typed)])):
                return found[:_SHOWN]
        return ()

    def do(self, action: Action) -> commands.Command | None:
        match action:
            case ("place", str(place)):
                self.place = place
                self._type(self.typed)
            case ("step", int(step)):
                step = step if self._pointed else 0
                self.chosen, self._pointed = max(0, min(len(self.matches) - 1, self.chosen + step)), True
            case "erase":
                self._type(self.typed[:-1])
            case FieldChanged(text=text):
                self._type(text)
            case ("take", str(code)):
                return self._with(code)
            case "take" if self.matches and self._pointed:
                return self._with(self.matches[min(self.chosen, len(self.matches) - 1)])
            case "draw" if self.unknown:
                return commands.DrawThreat(self.turn, self.unknown.zone is None)
            case "remove" if self.caller is None:
                return commands.RemoveThreat(self.turn, None if self.place == "internal" else self.place)
        return None

    @property
    def _cards_per_row(self) -> int:
        return _ACROSS if len(self.matches) > _FEW else _FEW_ACROSS

    @property
    def _next_place(self) -> str:
        return PLACES[(PLACES.index(self.place) + 1) % len(PLACES)]

    def _with(self, code: str) -> commands.Command:
        self._taken = code
        if self.caller is not None:
            return commands.EnterCalledCard(self.caller, code)
        return commands.EnterThreat(self.turn, None if self.place == "internal" else self.place, code)

    def next_picker(self, sheet: ResolutionSheet) -> "ThreatPicker | None":
        """Return the picker for the next card to enter, or None."""
        if self._taken in CALLERS and self._taken in sheet.cards:
            return ThreatPicker(self.texts, sheet, self.turn, self.internal, self._taken)
        lacking = [one for one in sheet.unknown if one.turn >= self.turn] or list(sheet.unknown)
        if not lacking or (self.unknown is None and self.caller is None):
            return None
        following = lacking[0]
        return ThreatPicker(self.texts, sheet, following.turn, following.zone is None)

    def _keys(self) -> Iterator[Key]:
        steps = (
            {"left": -1, "right": 1, "up": -self._cards_per_row, "down": self._cards_per_row} if self.matches else {}
        )
        yield from (Key(key, ("step", step)) for key, step in steps.items())
        exists = self._pointed and self.card in self.matches[self.chosen : self.chosen + 1]
        yield from (Key("backspace", "erase"), Key("enter", "close" if exists else "take"))

    def type_text(self, text: str) -> None:
        self._type((self.typed + text)[:_LONGEST].lstrip())

    def _type(self, text: str) -> None:
        self.typed = text
        card = only_match(self.matches, text) if text else self.card
        self._pointed = card in self.matches
        self.chosen = self.matches.index(card) if card in self.matches else 0

    def _title(self) -> str:
        if self.caller is not None:
            name, where = card_name(self.texts, self.caller), CALLERS[self.caller]
            return self.texts.say("resolution-called", caller=name, where=where)
        return self.texts.say("resolution-which", turn=self.turn, place=self.place)

    def build(self) -> Widget:
        say = self.texts.say
        choose = Text(say("screen-cards-choose"), fonts.LABEL, theme.FAINT)
        entered = say("screen-card-entered", card=card_name(self.texts, self.card)) if self.card else ""
        field = Field("type", self.typed, say("screen-cards-type"), "type", longest=_LONGEST, grow=1, min_width=240)
        draw = Button(say("screen-cards-draw"), "draw", icon=Icon("dice")) if self.unknown else None
        remove = Button(say("resolution-no-threat"), "remove", "delete") if self.caller is None else None
        told = Text(entered, fonts.LABEL, theme.GOOD) if entered else choose
        body: list[Widget | None] = [Columns(field, told, draw, remove, gap=APART)]
        if self.caller is None:
            body.append(option_grid(*(self._place(place) for place in PLACES), most=4))
        used = {threat.card: threat.turn for threat in self.sheet.game.threats}
        none = Text(why_no_match(self.typed, used).render(self.texts), fonts.LEAD, theme.AMBER)
        cards = Grid(
            *(self._card(number, code) for number, code in enumerate(self.matches)),
            most=self._cards_per_row,
            gap=6,
        )
        found = Column(cards if self.matches else none, min_height=_CARDS_HIGH)  # nothing moves below a pointer
        body.append(Layers(found, *self._keys()))
        close = Button(say("screen-close"), "close", "escape")
        return dialog(self._title(), *body, buttons=[close], close="close", width=1180, wish=1180)

    def _place(self, place: str) -> Button:
        name, chosen = self.texts.say("resolution-place", place=place), place == self.place
        icon = icons.zone(self.texts, place)
        return Button(name, ("place", place), "tab" if place == self._next_place else "", icon, chosen=chosen)

    def _card(self, number: int, code: str) -> Widget:
        chosen = self._pointed and number == min(self.chosen, len(self.matches) - 1)
        few, entered = len(self.matches) <= _FEW, code == self.card
        side = 106 if few else 60
        return card_button(self.texts, code, ("take", code), main=chosen, entered=entered, tall=few, side=side)


_STEPS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


class TilePicker:
    """A dialog for entering damage tiles into the three stacks.

    `opened` contains the tiles revealed in the resolution.
    """

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

    def is_face_up(self, zone: str, place: int) -> bool:
        """Return whether this tile is face up: entered, or revealed in the resolution."""
        return (zone, place) in self.sheet.drawn | self._opened

    def do(self, action: Action) -> commands.Command | None:
        match action:
            case ("stack", str(zone), int(place)):
                self.zone, self.place = zone, place
            case ("tile", str(tile)) if tile in self.stack:
                return commands.EnterTile(self.zone, self.place, tile)
            case "turn over" if (self.zone, self.place) in self.sheet.drawn:
                return commands.TurnTileFaceDown(self.zone, self.place)
        return None

    def next_picker(self, sheet: ResolutionSheet) -> "TilePicker":
        """Return the picker for the changed sheet, one tile further down."""
        return TilePicker(self.texts, sheet, self._opened, (self.zone, min(self.place + 1, len(self.stack) - 1)))

    def _keys(self) -> Iterator[Key]:
        for key, (across, down) in _STEPS.items():
            zone = ship.ZONES[(ship.ZONES.index(self.zone) + across) % len(ship.ZONES)]
            last = len(self.sheet.game.tiles[zone]) - 1
            yield Key(key, ("stack", zone, max(0, min(last, self.place + down))))
        yield from (Key("delete", "turn over"), Key("backspace", "turn over"), Key("enter", "close"), Key("t", "close"))

    def type_text(self, text: str) -> None:
        """Ignore text."""

    def _name(self, zone: str, place: int) -> str:
        if not self.is_face_up(zone, place):
            return self.texts.say("resolution-face-down")
        return self.texts.say(f"story-tile-{self.sheet.game.tiles[zone][place]}", zone=zone)

    def build(self) -> Widget:
        say = self.texts.say
        tiles = Grid(
            *(self._tile(tile, number) for number, tile in enumerate(ship.TILES, start=1) if tile in self.stack),
            most=_TILES_ABREAST,
            gap=8,
            min_width=300,
        )
        close = Button(say("screen-close"), "close", "escape")
        how = Layers(Text(say("resolution-stacks-how"), fonts.CAPTION), *self._keys())
        told = tuple(
            f"{say('screen-zone', zone=zone)}: {', '.join(self._name(zone, place) for place in range(len(stack)))}"
            for zone, stack in self.sheet.game.tiles.items()
        )
        shown = (told, self.zone, self.place)
        board = Leaf(self._paint_board, shown, title="tiles", said=told, ratio=1.9, min_width=560, grow=1)
        return dialog(
            say("resolution-stacks"),
            how,
            Columns(board, tiles, gap=20),
            buttons=[close],
            close="close",
            width=1180,
            wish=1180,
        )

    def _paint_board(self, canvas: Canvas, box: Box) -> None:
        canvas.show_sky(canvas.pixels(box))
        canvas.frame(box, theme.EDGE, 1)
        heads, ship_box = box.rows(_HEADS_HIGH, None)
        scale = ship_box.w / _DECKS.wide
        across, down = box.x - _DECKS.x * scale, ship_box.center[1] - _DECKS.center[1] * scale
        canvas.glow(*ship_box.center, box.w * 0.5, theme.mix(theme.UNLIT, theme.SIGNAL, 0.3))
        hull = ship_layout.SHIP
        with canvas.clip_to(ship_box.inset(1)):
            title_art.paint_ship(
                canvas, Box(across + hull.x * scale, down + hull.y * scale, hull.wide * scale, hull.high * scale)
            )
        step = 0.87 * ship_layout.ROOM_WIDE * scale / _TILES_A_DECK  # beside the gravolift
        for zone, stack in self.sheet.game.tiles.items():
            left = across + ship_layout.ZONE_LEFT[zone] * scale
            canvas.icon(Box(left, heads.y + 6, 28, 28), icons.zone(self.texts, zone))
            name = self.texts.say("screen-zone", zone=zone)
            canvas.text(Box(left + 36, heads.y + 6, 3.4 * step - 36, 28), name, Type.LEAD, theme.BRIGHT, fonts.SEMIBOLD)
            for place in range(len(stack)):
                top = down + ship_layout.DECK_TOP["U" if place < _TILES_A_DECK else "L"] * scale
                cell = Box(left + place % _TILES_A_DECK * step, top, step, ship_layout.ROOM_HIGH * scale)
                here, seen = (zone, place) == (self.zone, self.place), self.is_face_up(zone, place)
                focused = canvas.add_target(cell, ("stack", zone, place), self._name(zone, place))
                tile, number = cell.middle(step, step + 20).rows(step, 20)
                if here:
                    canvas.glow(*tile.center, tile.w, theme.PICKED)
                art.draw_tile(canvas, tile.inset(4), stack[place] if seen else "", zone)
                if here or focused:
                    canvas.frame(tile.inset(1), theme.PICKED if here else theme.BRIGHT, 3)
                ink = theme.PICKED if here else theme.BRIGHT
                canvas.text(number, str(place + 1), Type.CAPTION, ink, fonts.BOLD, "center")

    def _tile(self, tile: str, number: int) -> Widget:
        label = self.texts.say(f"story-tile-{tile}", zone=self.zone)
        picture = Leaf(art.draw_tile, args=(tile, self.zone), min_width=72, min_height=72, words=" ")
        return Pressable(
            picture, Text(label, fonts.LABEL, align="center"), action=("tile", tile), key=str(number), words=label
        )
