"""The crew's plans as one grid: a key for every card, at the speed of reading aloud; threats and tracks beside it.

The cursor stands in a slot; a card goes in and the cursor moves on, at a board's end to the next board. Whatever looks
wrong is said and stops nobody.
"""

from collections.abc import Callable

from spacealert.rules.game import NO_CARD
from spacealert.rules.ship import PHASES
from spacealert.screen.kit import colours, fonts, widgets
from spacealert.screen.kit.canvas import Action, Canvas
from spacealert.screen.kit.layout import Box
from spacealert.screen.kit.scene import Scene
from spacealert.screen.kit.signs import Sign, zone
from spacealert.screen.resolution import art
from spacealert.screen.resolution.picker import ThreatPicker
from spacealert.screen.resolution.sheet import CARDS_OF_A_PLAN, PLACES, Sheet, read_row
from spacealert.screen.table import name_of
from spacealert.story import telling
from spacealert.words import say

# What the keys lay; Q, W and E do where a keyboard hides < ^ and > from the hand.
KEYS = {
    "a": "a", "b": "b", "c": "c", "x": "x",
    "q": "<", ",": "<", "shift+,": "<", "<": "<", "e": ">", ".": ">", "shift+.": ">", ">": ">",
    "w": "^", "shift+6": "^", "^": "^", "-": NO_CARD, "space": NO_CARD, "0": NO_CARD,
    "shift+a": "A", "shift+b": "B", "shift+x": "X",
    "4": "4", "5": "5", "6": "6", "1": "1", "2": "2", "3": "3",
}  # fmt: skip
_CAPS = {"<": "< Q", ">": "> E", "^": "^ W", "A": "Shift A", "B": "Shift B", "X": "Shift X", "-": "–"}
_MOST_UNDONE = 500
_SEATS = 5


class Plans(Scene):
    """`go` gives the scene that walks the sheet, `back` what comes when nobody wants to; `keep` saves every change."""

    default = "resolve"

    def __init__(
        self,
        sheet: Sheet,
        go: Callable[[Sheet], Scene],
        back: Callable[[], Scene | None],
        keep: Callable[[Sheet], None] = lambda sheet: None,
        paste: Callable[[], str] = str,
        at: tuple[int, int] = (0, 1),
    ) -> None:
        self.sheet = sheet
        self.row, self.turn = at
        self.picker: ThreatPicker | None = None
        self.named: int | None = None  # whose name is being written
        self._done: list[tuple[Sheet, int, int]] = []
        self._undone: list[tuple[Sheet, int, int]] = []
        self._go, self._back, self._keep, self._paste = go, back, keep, paste

    # the model

    @property
    def writing(self) -> bool:  # type: ignore[override]
        return self.picker is not None or self.named is not None

    @property
    def turns(self) -> int:
        return self.sheet.game.turns

    def lay(self, action: str) -> None:
        """This card into the slot, and on to the next one."""
        self._change(self.sheet.with_card(self.row, self.turn, action))
        self._advance(1)

    def lay_row(self, text: str) -> None:
        """A row that was written elsewhere, from this slot on."""
        actions = read_row(text, self.turns - self.turn + 1)
        if actions:
            self._change(self.sheet.with_row(self.row, self.turn, actions))
            self._advance(len(actions))

    def erase(self) -> None:
        """Back to the slot before, and empty it."""
        self._advance(-1)
        self._change(self.sheet.with_card(self.row, self.turn, NO_CARD))

    def undo(self) -> None:
        self._restore(self._done, self._undone)

    def redo(self) -> None:
        self._restore(self._undone, self._done)

    def _advance(self, by: int) -> None:
        slot = self.row * self.turns + self.turn - 1 + by
        slot = max(0, min(len(self.sheet.crew) * self.turns - 1, slot))
        self.row, self.turn = slot // self.turns, slot % self.turns + 1

    def _move(self, down: int, along: int) -> None:
        self.row = (self.row + down) % len(self.sheet.crew)
        self.turn = (self.turn - 1 + along) % self.turns + 1

    def _act(self, row: int, by: int) -> None:
        """This figure acts earlier or later; the cursor goes with it."""
        self.named = row
        if 0 <= row + by < len(self.sheet.crew):
            self._change(self.sheet.with_member_moved(row, by))
            self.named = self.row = row + by

    def _change(self, sheet: Sheet) -> None:
        self._done = [*self._done[-_MOST_UNDONE:], (self.sheet, self.row, self.turn)]
        self._undone = []
        self._set(sheet)

    def _set(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.row = min(self.row, len(sheet.crew) - 1)
        self._keep(sheet)

    def _restore(self, source: list[tuple[Sheet, int, int]], other: list[tuple[Sheet, int, int]]) -> None:
        if source:
            other.append((self.sheet, self.row, self.turn))
            sheet, self.row, self.turn = source.pop()
            self._set(sheet)

    def do(self, action: Action) -> None:
        if self.picker is not None:
            self._picked(action)
            return
        named, self.named = self.named, None
        match action:
            case ("slot", int(row), int(turn)):
                self.row, self.turn = row, turn
            case ("card", str(letter)):
                self.lay(letter)
            case ("track", str(place)):
                self._change(self.sheet.with_track(place))
            case ("name", int(row)):
                self.named = self.row = row
            case ("colour", int(row)):
                self._change(self.sheet.with_next_colour(row))
                self.named = named
            case ("android", int(row)):
                self.named = row
                self._change(self.sheet.with_member(row, android=not self.sheet.crew[row].android))
            case ("act", int(row), int(by)):
                self._act(row, by)
            case ("crew", int(count)):
                self._change(self.sheet.of_size(count))
            case ("threat", int(turn)):
                self.picker = ThreatPicker(self.sheet, turn)
            case "undo":
                self.undo()
            case "redo":
                self.redo()
            case "erase":
                self.erase()
            case "paste":
                self.lay_row(self._paste())
            case "resolve":
                self.next = self._go(self.sheet)
            case "back":
                self.next = self._back()
                self.closing = self.next is None

    def _picked(self, action: Action) -> None:
        assert self.picker is not None
        changed = self.picker.do(action)
        if changed is not None:
            self._change(changed)
            self.picker = ThreatPicker(changed, self.picker.turn)
        elif action == "close":
            self.picker = None

    def press(self, key: str) -> bool:
        if self.picker is not None:
            action = self.picker.press(key)
            if action is not None:
                self._picked(action)
            return action is not None
        if self.named is not None:
            return self._press_naming(self.named, key)
        moves = {"left": (0, -1), "right": (0, 1), "up": (-1, 0), "down": (1, 0)}
        others = {
            "enter": "resolve", "escape": "back", "backspace": "erase", "ctrl+v": "paste",
            "ctrl+z": "undo", "ctrl+y": "redo", "ctrl+shift+z": "redo",
        }  # fmt: skip
        if key in KEYS:
            self.lay(KEYS[key])
        elif key in moves:
            self._move(*moves[key])
        elif key in ("home", "end"):
            self.turn = 1 if key == "home" else self.turns
        elif key == "delete":
            self._change(self.sheet.with_card(self.row, self.turn, NO_CARD))
        elif key in others:
            self.do(others[key])
        else:
            return False
        return True

    def _press_naming(self, row: int, key: str) -> bool:
        """While a name is written: Backspace shortens it, arrows change who acts when, Enter and Esc end it."""
        if key == "backspace":
            self._change(self.sheet.with_member(row, name=self.sheet.crew[row].name[:-1]))
        elif key in ("tab", "enter", "escape"):
            self.named = row + 1 if key == "tab" and row + 1 < len(self.sheet.crew) else None
        elif key in ("up", "down"):
            self._act(row, -1 if key == "up" else 1)
        elif key == "ctrl+a":
            self.do(("android", row))
        else:
            return False
        return True

    def write(self, text: str) -> None:
        if self.picker is not None:
            self.picker.write(text)
        elif self.named is not None:
            name = name_of(self.sheet.crew[self.named].name + text)
            self._change(self.sheet.with_member(self.named, name=name))

    def describe(self) -> list[str]:
        if self.picker is not None:
            return self.picker.describe()
        sheet, game = self.sheet, self.sheet.game
        teller = telling.Teller(game)
        card = telling.card(sheet.crew[self.row].plan[self.turn - 1])
        name = teller.name(sheet.crew[self.row])
        return [
            say("resolution-plans"),
            say("resolution-slot", who=name, turn=self.turn, card=card),
            *(f"{teller.name(member)}: {' '.join(member.plan)}" for member in sheet.crew),
            *(f"{say('resolution-place', place=place)}: {track}" for place, track in game.tracks.items()),
            *(teller.threat(place) for place in range(len(game.threats))),
            *(say("resolution-unknown", turn=one.turn, place=one.place) for one in sheet.unknown),
            *sheet.doubts(),
        ]

    # the picture

    def paint(self, canvas: Canvas) -> None:
        head, body, foot = canvas.box.inset(20, 16).rows(44, None, 56, gap=12)
        left, right = body.columns(None, 372, gap=20)
        grid, palette, said = left.rows(44 + _SEATS * 60, 130, None, gap=12)
        sheet, at = self.sheet, (self.row, self.turn)
        canvas.panel("head", head, sheet.file.mission, self._paint_head)
        canvas.panel("grid", grid, (sheet.crew, at, self.named), self._paint_grid)
        if self.named is None:
            canvas.panel("palette", palette, None, self._paint_palette)
        else:
            canvas.panel("seat", palette, (sheet.crew, self.named), self._paint_seat)
        canvas.panel("doubts", said, (sheet.crew, sheet.game.threats), self._paint_doubts)
        canvas.panel("threats", right, (sheet.game.threats, sheet.unknown, sheet.game.tracks), self._paint_right)
        canvas.panel("foot", foot, (len(sheet.crew), bool(self._done), bool(self._undone)), self._paint_foot)
        if self.picker is not None:
            self.picker.paint(canvas)

    def _paint_head(self, canvas: Canvas, box: Box) -> None:
        title, hint = box.columns(420, None, gap=16)
        mission = self.sheet.file.mission
        shown = say("resolution-plans") if mission is None else f"{say('resolution-plans')} · {mission}"
        canvas.text(title, shown, 40, colours.BRIGHT, fonts.BOLD, least=24)
        canvas.text(hint, say("resolution-plans-how"), 19, colours.FAINT, align="right", least=12, lines=2)

    def _paint_grid(self, canvas: Canvas, box: Box) -> None:
        teller = telling.Teller(self.sheet.game)
        top, *rows = box.rows(40, *[60.0] * len(self.sheet.crew), gap=0)
        for turn, cell in self._cells(top):
            chosen = turn == self.turn
            canvas.text(cell, str(turn), 22, colours.AMBER if chosen else colours.FAINT, fonts.SEMIBOLD, "centre")
        for number, (member, line) in enumerate(zip(self.sheet.crew, rows, strict=True)):
            who = Box(line.x, line.y + 4, 176, line.h - 8)
            face, name = who.columns(34, None, gap=8)
            focused = canvas.spot(face, ("colour", number))
            art.person(canvas, face.middle(34, 34), member.color, number + 1, True, None)
            if focused:
                canvas.frame(face, colours.BRIGHT, 2)
            self._paint_name(canvas, name, number, teller.name(member))
            for turn, cell in self._cells(line):
                self._paint_slot(canvas, cell.inset(2, 3), number, turn, member.plan[turn - 1])

    def _paint_name(self, canvas: Canvas, box: Box, row: int, name: str) -> None:
        if row == self.named:
            written = self.sheet.crew[row].name
            widgets.entry(canvas, box.inset(0, 6), ("name", row), written, name if not written else "", True, 20)
            return
        focused = canvas.spot(box, ("name", row))
        chosen = row == self.row
        weight = fonts.SEMIBOLD if chosen else fonts.REGULAR
        canvas.text(box, name, 21, colours.AMBER if chosen else colours.TEXT, weight, least=11, lines=2)
        if focused:
            canvas.frame(box, colours.BRIGHT, 2)

    def _cells(self, line: Box) -> list[tuple[int, Box]]:
        """A row's slots; the phases stand apart."""
        gap = 10.0
        breaks = {first for first, _ in PHASES[1:] if first <= self.turns}
        room = Box(line.x + 184, line.y, line.w - 184, line.h)
        wide = (room.w - gap * len(breaks)) / self.turns
        cells, x = [], room.x
        for turn in range(1, self.turns + 1):
            x += gap if turn in breaks else 0
            cells.append((turn, Box(x, room.y, wide, room.h)))
            x += wide
        return cells

    def _paint_slot(self, canvas: Canvas, box: Box, row: int, turn: int, action: str) -> None:
        focused = canvas.spot(box, ("slot", row, turn))
        here = (row, turn) == (self.row, self.turn)
        canvas.fill(box, colours.RAISED if action != NO_CARD or here else colours.PANEL)
        art.card(canvas, box.inset(4, 6), action)
        if here:
            canvas.frame(box, colours.AMBER, 3)
        elif focused:
            canvas.frame(box, colours.BRIGHT, 3)

    def _paint_palette(self, canvas: Canvas, box: Box) -> None:
        """Every card as a thing to press, with its key."""
        plain, heroic = box.rows(None, None, gap=6)
        for line, letters in ((plain, CARDS_OF_A_PLAN[:8]), (heroic, CARDS_OF_A_PLAN[8:])):
            for cell, letter in zip(line.columns(*[None] * len(letters), gap=6), letters, strict=True):
                self._paint_key(canvas, cell, letter)

    def _paint_seat(self, canvas: Canvas, box: Box) -> None:
        """While a name is written, in the place of the cards: what else there is to say of this figure."""
        assert self.named is not None
        row = self.named
        line, _ = box.rows(62, None)
        earlier, later, android, colour = line.columns(None, None, None, None, gap=8)
        widgets.button(canvas, earlier, ("act", row, -1), say("resolution-earlier"), key="↑", size=21)
        widgets.button(canvas, later, ("act", row, 1), say("resolution-later"), key="↓", size=21)
        member = self.sheet.crew[row]
        sign = Sign("android", colours.INK if member.android else colours.TEXT)
        label = say("screen-android")
        chosen = member.android
        widgets.button(canvas, android, ("android", row), label, sign=sign, key="Ctrl A", chosen=chosen, size=21)
        dye = Sign("person", colours.CREW[member.color])
        widgets.button(canvas, colour, ("colour", row), say("resolution-colour"), sign=dye, size=21)

    def _paint_key(self, canvas: Canvas, box: Box, letter: str) -> None:
        focused = canvas.spot(box, ("card", letter))
        canvas.fill(box, colours.RAISED)
        face, cap = box.inset(4, 4).columns(None, 44 if letter.isupper() else 34, gap=2)
        art.card(canvas, face.inset(2), letter)
        canvas.text(cap, _CAPS.get(letter, letter.upper()), 15, colours.FAINT, fonts.SEMIBOLD, "centre", least=10)
        if focused:
            canvas.frame(box, colours.BRIGHT, 3)

    def _paint_doubts(self, canvas: Canvas, box: Box) -> None:
        doubts = self.sheet.doubts()
        if not doubts:
            return
        room = int(box.h // 26)
        lines = box.rows(*[26.0] * max(1, min(room, len(doubts))))
        shown = (
            doubts
            if len(doubts) <= room
            else [*doubts[: room - 1], say("resolution-more", count=len(doubts) - room + 1)]
        )
        for line, doubt in zip(lines, shown, strict=False):
            canvas.text(line, doubt, 17, colours.AMBER, least=9)

    def _paint_right(self, canvas: Canvas, box: Box) -> None:
        tracks, caption, rest = box.rows(64, 24, None, gap=8)
        for cell, place in zip(tracks.columns(*[None] * 4, gap=6), PLACES, strict=True):
            letter = say("resolution-letter", place=place)
            widgets.button(
                canvas, cell, ("track", place), self.sheet.game.tracks[place], sign=zone(place, letter), size=22
            )
        widgets.caption(canvas, caption, say("resolution-threats"))
        lines = rest.rows(*[None] * self.turns, gap=3)
        cards = {threat.turn: threat for threat in self.sheet.game.threats}
        unknown = {one.turn: one for one in self.sheet.unknown}
        for turn, line in enumerate(lines, start=1):
            focused = canvas.spot(line, ("threat", turn))
            threat, open_ = cards.get(turn), unknown.get(turn)
            canvas.fill(line, colours.RAISED if threat or open_ else colours.PANEL)
            number, sign, name = line.inset(8, 2).columns(52, 26, None, gap=8)
            faint = threat is None and open_ is None
            canvas.text(
                number, say("screen-at-turn", turn=turn), 19, colours.FAINT if faint else colours.BRIGHT, fonts.BOLD
            )
            place = (threat.zone or "internal") if threat else open_.place if open_ else ""
            if place:
                canvas.sign(sign, zone(place, say("resolution-letter", place=place)))
            if threat:
                canvas.text(name, telling.card_name(threat.card), 19, colours.TEXT, least=11)
            elif open_:
                canvas.text(name, say("resolution-card-open"), 19, colours.AMBER, least=11)
            if focused:
                canvas.frame(line, colours.BRIGHT, 3)

    def _paint_foot(self, canvas: Canvas, box: Box) -> None:
        crew, undo, redo, paste, back, go = box.columns(300, 128, 128, 210, 150, None, gap=10)
        options = [
            widgets.Option(("crew", count), str(count), count == len(self.sheet.crew)) for count in range(1, _SEATS + 1)
        ]
        sign, choice = crew.columns(40, None, gap=6)
        canvas.sign(sign.middle(34, 34), Sign("person", colours.FAINT))
        widgets.choice(canvas, choice, options, size=22)
        widgets.button(canvas, undo, "undo", sign=Sign("back"), key="Ctrl Z", size=20)
        widgets.button(canvas, redo, "redo", sign=Sign("again"), key="Ctrl Y", size=20)
        widgets.button(canvas, paste, "paste", say("resolution-paste"), key="Ctrl V", size=20)
        widgets.button(canvas, back, "back", say("screen-back"), key="Esc", size=20)
        label, key = say("resolution-go"), say("screen-key-enter")
        widgets.button(canvas, go, "resolve", label, key=key, chosen=True, size=28)
