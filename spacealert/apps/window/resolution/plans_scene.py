"""The crew's plans as one grid: a key for every card, at the speed of reading aloud; threats and tracks beside it.

The cursor stands in a slot; a card goes in and the cursor moves on, at a board's end to the next board. Whatever looks
wrong is said and stops nobody.
"""

from spacealert.apps.window import clipboard, game_colors
from spacealert.apps.window.client import SessionScene
from spacealert.apps.window.resolution import plan_map
from spacealert.apps.window.resolution.card_keys import KEYS, CardKeys
from spacealert.apps.window.resolution.picker import ThreatPicker
from spacealert.apps.window.resolution.plans_grid import HEAD, SLOT, PlansGrid
from spacealert.apps.window.resolution.plans_table import PlansTable
from spacealert.apps.window.resolution.stacks import StackPicker
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.ui import fonts, glyphs, theme, widgets
from spacealert.kit.ui.canvas import Action, Canvas, Growth
from spacealert.kit.ui.drawing import Icon
from spacealert.kit.ui.layout import Box
from spacealert.kit.ui.theme import Type
from spacealert.narration import sentences
from spacealert.session import Session, plan_slots
from spacealert.session.commands import (
    Command,
    LayCard,
    LayRow,
    Leave,
    MoveMember,
    NextMemberColor,
    Redo,
    RenameMember,
    SetAndroid,
    SetMembers,
    StartWalk,
    TurnTrack,
    Undo,
)
from spacealert.session.plan_slots import ERASE, route
from spacealert.session.resolution_sheet import ResolutionSheet, turns_of_threats

# What the other keys do.
_DEEDS: dict[str, Action] = {
    "enter": "resolve", "escape": "back", "backspace": "erase", "ctrl+c": "copy", "ctrl+v": "paste",
    "ctrl+z": "undo", "ctrl+y": "redo", "ctrl+shift+z": "redo", "t": "stacks", "n": "threat",
    "pagedown": ("doubts", 1), "pageup": ("doubts", -1), "wheel-down": ("doubts", 1), "wheel-up": ("doubts", -1),
    "f1": ("track", "red"), "f2": ("track", "white"), "f3": ("track", "blue"), "f4": ("track", "internal"),
}  # fmt: skip
_SEATS = 5
_KEYS_HIGH = 128.0  # how high the cards to press are
_DOUBT = 48.0  # how high a line of doubt is


class PlansScene(SessionScene):
    """The plans of the game on the table; `correcting` them from the walk, the way back leads there again."""

    default = "resolve"
    growth = Growth.MORE_ROOM

    def __init__(
        self, texts: Texts, session: Session, at: tuple[int, int] | None = None, correcting: bool = False
    ) -> None:
        super().__init__(texts, session)
        self.row, self.turn = at or self.sheet.next_slot
        self.picker: ThreatPicker | StackPicker | None = None
        self.page = 0  # of what looks wrong, where one page does not hold it
        self._pages = 1
        self.named: int | None = None  # whose name is being written
        self._name_before = ""  # which Esc brings back
        self.left_out = False  # whether what was written last had signs that cannot be drawn
        self._correcting = correcting
        self._filling = False  # whether the slot under the cursor has room for another action that is just being laid

    # the model

    @property
    def _warning(self) -> str:
        """Why something could not be done, or is not being kept."""
        return self.trouble or self.unsaved

    @property
    def _opened_tiles(self) -> frozenset[tuple[str, int]]:
        resolution = self.view.resolution
        return frozenset() if resolution is None else resolution.opened_tiles

    @property
    def writing(self) -> bool:  # type: ignore[override]
        return self.picker.writing if self.picker is not None else self.named is not None

    @property
    def upright(self) -> bool:  # type: ignore[override]
        """What is picked from needs the width."""
        return self.picker is None

    @property
    def sheet(self) -> ResolutionSheet:
        resolution = self.view.resolution
        assert resolution is not None and resolution.sheet is not None
        return resolution.sheet

    @property
    def turns(self) -> int:
        return self.sheet.game.turns

    @property
    def _slot(self) -> str:
        return self.sheet.crew[self.row].plan[self.turn - 1]

    def lay(self, action: str) -> None:
        """This action into the slot and, when it is full, on to the next one; with `ERASE` it is full as it is."""
        member = self.sheet.crew[self.row]
        if action == ERASE and self._filling:
            self._advance(1)
            return
        if self._filling and not self._joins(action):
            self._advance(1)
        before = self._slot if self._filling else ""
        slot = action if action == ERASE else plan_slots.with_action(before, action, member)
        if not self._change(LayCard(self.row, self.turn, slot)):
            return
        self._filling = action != ERASE and not plan_slots.is_full(slot, member, self.sheet.double_actions)
        if not self._filling:
            self._advance(1)

    def _joins(self, action: str) -> bool:
        """Whether this action may share the slot that is being filled."""
        member = self.sheet.crew[self.row]
        slot = plan_slots.with_action(self._slot, action, member)
        return plan_slots.fault(slot, member, self.sheet.double_actions) is None

    def lay_row(self, text: str) -> None:
        """A row that was written elsewhere, from this slot on."""
        if self._change(LayRow(self.row, self.turn, text)):
            member, room = self.sheet.crew[self.row], self.turns - self.turn + 1
            self._advance(len(plan_slots.read_row(text, room, member, self.sheet.double_actions)))

    def erase(self) -> None:
        """Take the last action away again, in this slot or in the one before."""
        if not self._filling:
            self._advance(-1)
        left = self._slot[:-1]
        self._change(LayCard(self.row, self.turn, left or ERASE))
        self._filling = bool(left)

    def _advance(self, by: int) -> None:
        self._filling = False
        slot = self.row * self.turns + self.turn - 1 + by
        slot = max(0, min(len(self.sheet.crew) * self.turns - 1, slot))
        self.row, self.turn = slot // self.turns, slot % self.turns + 1

    def _move(self, down: int, along: int) -> None:
        self._filling = False
        self.row = (self.row + down) % len(self.sheet.crew)
        self.turn = (self.turn - 1 + along) % self.turns + 1

    def _act(self, row: int, by: int) -> None:
        """This figure acts earlier or later; the cursor goes with it."""
        self.named = row
        if 0 <= row + by < len(self.sheet.crew) and self._change(MoveMember(row, by)):
            self.named = self.row = row + by

    def _change(self, command: Command | Undo | Redo) -> bool:
        before = self.sheet
        if not self.ask(command):
            return False
        after = self.sheet
        if not isinstance(command, LayCard):
            self._filling = False
        if after.crew != before.crew or after.game.threats != before.game.threats:
            self.page = 0
        self.row = min(self.row, len(after.crew) - 1)
        if isinstance(command, Undo | Redo):
            self.row, self.turn = _changed_slot(before, after) or (self.row, self.turn)
        return True

    def do(self, action: Action) -> None:
        if self.picker is not None:
            self._picked(action)
            return
        named, self.named, self.left_out = self.named, None, False
        match action:
            case ("slot", int(row), int(turn)):
                self.row, self.turn, self._filling = row, turn, False
            case ("card", str(letter)):
                self.lay(letter)
            case ("track", str(place)):
                self._change(TurnTrack(place))
            case ("name", int(row)):
                self.row = row
                self._begin_naming(row)
            case ("color", int(row)):
                self._change(NextMemberColor(row))
                self.named = named
            case ("android", int(row)):
                self.named = row
                self._change(SetAndroid(row, not self.sheet.crew[row].android))
            case ("act", int(row), int(by)):
                self._act(row, by)
            case ("crew", int(count)):
                self._change(SetMembers(count))
            case ("threat", int(turn)):
                self.picker = ThreatPicker(self.texts, self.sheet, turn)
            case ("threat", int(turn), bool(internal)):
                self.picker = ThreatPicker(self.texts, self.sheet, turn, internal)
            case "threat":
                self.picker = ThreatPicker(self.texts, self.sheet, self._turn_to_ask())
            case "stacks":
                self.picker = StackPicker(self.texts, self.sheet, self._opened_tiles)
            case ("doubts", int(by)):
                self.page = max(0, min(self._pages - 1, self.page + by))
            case "undo":
                self._change(Undo())
            case "redo":
                self._change(Redo())
            case "erase":
                self.erase()
            case "copy":
                clipboard.put(plan_slots.row_as_text(self.sheet.crew[self.row].plan))
            case "paste":
                self.lay_row(clipboard.text())
            case "resolve":
                self._resolve()
            case "back":
                self._go_back()

    def _resolve(self) -> None:
        from spacealert.apps.window.resolution.walk_scene import WalkScene  # which opens these plans in turn

        if not self.ask(StartWalk()):
            return
        if self._correcting:
            self.navigation.back()
        else:
            self.navigation.replace(WalkScene(self.texts, self.session))

    def _go_back(self) -> None:
        """To where one came from: the walk that goes on, or whatever was before the plans."""
        if self.ask(StartWalk() if self._correcting else Leave()):
            self.navigation.back()

    def _turn_to_ask(self) -> int:
        """This turn or, if nothing is known of it, the first of which the card is lacking."""
        lacking = [one.turn for one in self.sheet.unknown]
        known = {threat.turn for threat in self.sheet.game.threats}
        turn = lacking[0] if lacking and self.turn not in {*lacking, *known} else self.turn
        possible = turns_of_threats(self.sheet)
        return turn if turn in possible else possible[-1]

    def _picked(self, action: Action) -> None:
        assert self.picker is not None
        command = self.picker.do(action)
        if command is not None:
            self._change(command)
            self.picker = self.picker.after(self.sheet)
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
        if key in KEYS and KEYS[key] in plan_slots.cards_for(self.sheet.crew[self.row]) + ERASE:
            self.lay(KEYS[key])
        elif key in moves:
            self._move(*moves[key])
        elif key in ("home", "end"):
            self.turn, self._filling = 1 if key == "home" else self.turns, False
        elif key == "delete":
            self._change(LayCard(self.row, self.turn, ERASE))
        elif key in _DEEDS:
            self.do(_DEEDS[key])
        else:
            return False
        return True

    def _begin_naming(self, row: int | None) -> None:
        """The name of this row, or nobody's any more."""
        self.named, self.left_out = row, False
        self._name_before = "" if row is None else self.sheet.crew[row].name

    def _press_naming(self, row: int, key: str) -> bool:
        """While a name is written: Backspace shortens it, arrows change who acts when, Enter ends it, Esc puts back
        what it was.
        """
        if key == "backspace":
            self._change(RenameMember(row, self.sheet.crew[row].name[:-1]))
        elif key in ("tab", "enter", "escape"):
            if key == "escape":
                self._change(RenameMember(row, self._name_before))
            self._begin_naming(row + 1 if key == "tab" and row + 1 < len(self.sheet.crew) else None)
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
            written = self.sheet.crew[self.named].name + text
            self.left_out = not glyphs.is_drawable(written)
            self._change(RenameMember(self.named, glyphs.drawable(written)))

    def describe(self) -> list[str]:
        if self.picker is not None:
            return self.picker.describe()
        sheet, game = self.sheet, self.sheet.shown
        teller = sentences.Teller(self.texts, game)
        card = sentences.card(self.texts, sheet.crew[self.row].plan[self.turn - 1])
        name = teller.name(game.crew[self.row])
        return [
            self.texts.say("resolution-plans"),
            self.texts.say("resolution-slot", who=name, turn=self.turn, card=card),
            *(f"{teller.name(member)}: {' '.join(slot or ERASE for slot in member.plan)}" for member in game.crew),
            *(f"{self.texts.say('resolution-place', place=place)}: {track}" for place, track in game.tracks.items()),
            *(teller.threat(place) for place in range(len(game.threats))),
            *(self.texts.say("resolution-unknown", turn=one.turn, place=one.place) for one in sheet.unknown),
            *([self.texts.say("resolution-drawn-tracks")] if sheet.drawn_tracks else []),
            *self._way_words(name),
            *sheet.doubts(self.texts),
            *([self.texts.say("screen-signs-left-out")] if self.left_out else []),
            *([self._warning] if self._warning else []),
        ]

    def _way_words(self, name: str) -> list[str]:
        """Where the chosen member goes, and where a card leads into a wall."""
        stops = route(self.sheet.crew[self.row].plan)[: self._last_laid()]
        places = ", ".join(self.texts.say(f"story-station-{stop.station}") for stop in stops)
        walls = [self.texts.say("resolution-wall", turn=stop.turn) for stop in stops if stop.blocked]
        return [f"{self.texts.say('resolution-way', who=name)}: {places}", *walls]

    help_name = "plans"

    @property
    def help_keys(self) -> tuple[tuple[str, str], ...]:
        say = self.texts.say
        names = {
            "Q W E": "ways", "A B C X": "actions", "← ↑ ↓ →": "cursor", "Backspace": "erase",
            "F1–F4": "tracks", "N": "threat", "T": "tiles", "Ctrl Z, Y": "undo",
        }  # fmt: skip
        return (*((key, say(f"help-plans-{name}")) for key, name in names.items()), ("Enter", say("resolution-go")))

    # the picture

    def paint(self, canvas: Canvas) -> None:
        body, foot = canvas.box.inset(20, 16).rows(None, 118 if canvas.upright else 56, gap=12)
        if canvas.upright:
            left, right = body.rows(None, 560, gap=14)
        else:
            left, right = body.columns(None, 372, gap=20)
        grid_high = HEAD + len(self.sheet.crew) * SLOT
        head, grid, below = left.rows(44, grid_high, None, gap=10)
        keys, way = below.columns(None, min(0.44 * below.w, below.h * 1.9), gap=14)
        palette, said = keys.rows(_KEYS_HIGH, None, gap=10)
        sheet, at = self.sheet, (self.row, self.turn)
        canvas.panel("head", head, (sheet.file.mission, self._warning), self._paint_head)
        canvas.panel("grid", grid, (sheet.crew, at, self.named, self._filling), self._grid.paint)
        if self.named is None:
            canvas.panel("palette", palette, sheet.crew[self.row].specialization, self._card_keys.paint)
        else:
            canvas.panel("seat", palette, (sheet.crew, self.named, self.left_out), self._paint_seat)
        shown = (sheet.crew, sheet.game.threats, sheet.drawn_tracks, self.page)
        canvas.panel("doubts", said, shown, self._paint_doubts)
        member = sheet.crew[self.row]
        value = (member.plan, member.color, self.turn, self.texts.language)
        canvas.panel("way", way, value, self._paint_way, theme.PANEL)
        table = (
            sheet.game.threats,
            sheet.unknown,
            sheet.game.tracks,
            sheet.drawn_tracks,
            sheet.game.tiles,
            sheet.drawn,
            self.turn,
        )
        canvas.panel("table", right, table, PlansTable(self.texts, sheet, self._opened_tiles, self.turn).paint)
        canvas.panel("foot", foot, (len(sheet.crew), self.view.can_undo, self.view.can_redo), self._paint_foot)
        if self.picker is not None:
            self.picker.paint(canvas)

    @property
    def _grid(self) -> PlansGrid:
        return PlansGrid(self.texts, self.sheet, self.row, self.turn, self.named, self._filling)

    @property
    def _card_keys(self) -> CardKeys:
        member = self.sheet.crew[self.row]
        return CardKeys(self.texts, plan_slots.cards_for(member), member.specialization)

    def _last_laid(self) -> int:
        """The last turn that has a card, of the row under the cursor, or the one under the cursor."""
        plan = self.sheet.crew[self.row].plan
        laid = [turn for turn, slot in enumerate(plan, start=1) if slot]
        return max([self.turn, *laid])

    def _paint_way(self, canvas: Canvas, box: Box) -> None:
        member = self.sheet.crew[self.row]
        name = sentences.Teller(self.texts, self.sheet.shown).name(self.sheet.shown.crew[self.row])
        head, ship = box.inset(12, 8).rows(24, None, gap=4)
        said = self.texts.say("resolution-way", who=name)
        canvas.text(head, said, Type.CAPTION, theme.FAINT, fonts.SEMIBOLD, ellipsis=True)
        plan_map.paint(canvas, ship, member.color, route(member.plan), self.turn, self._last_laid())

    def _paint_head(self, canvas: Canvas, box: Box) -> None:
        mission = self.sheet.file.mission
        shown = (
            self.texts.say("resolution-plans")
            if mission is None
            else f"{self.texts.say('resolution-plans')} · {mission}"
        )
        title, hint = box.columns(min(420, canvas.width(shown, Type.TITLE, fonts.BOLD)), None, gap=30)
        canvas.text(title, shown, Type.TITLE, theme.BRIGHT, fonts.BOLD, least=Type.BODY)
        how = "resolution-plans-how-double" if self.sheet.double_actions else "resolution-plans-how"
        words, color = (self._warning, theme.ALARM) if self._warning else (self.texts.say(how), theme.FAINT)
        canvas.text(
            hint, words, Type.LABEL, color, align="right", least=Type.FINE, lines=3, ellipsis=bool(self._warning)
        )

    def _paint_seat(self, canvas: Canvas, box: Box) -> None:
        """While a name is written, in the place of the cards: what else there is to say of this figure."""
        assert self.named is not None
        row = self.named
        buttons, note = box.rows(100, None, gap=4)
        if self.left_out:
            canvas.text(note, self.texts.say("screen-signs-left-out"), Type.CAPTION, theme.AMBER, lines=2)
        earlier, later, android, color = buttons.grid(2, 2, gap=6)
        widgets.button(
            canvas, earlier, ("act", row, -1), self.texts.say("resolution-earlier"), key="↑", size=Type.LABEL
        )
        widgets.button(canvas, later, ("act", row, 1), self.texts.say("resolution-later"), key="↓", size=Type.LABEL)
        member = self.sheet.crew[row]
        icon = Icon("android", theme.AMBER if member.android else theme.TEXT)
        label = self.texts.say("screen-android")
        chosen = member.android
        widgets.button(
            canvas, android, ("android", row), label, icon=icon, key="Ctrl A", chosen=chosen, size=Type.LABEL
        )
        dye = Icon("person", game_colors.CREW[member.color])
        widgets.button(canvas, color, ("color", row), self.texts.say("resolution-color"), icon=dye, size=Type.LABEL)

    def _doubts(self) -> list[str]:
        """What looks wrong, and which trajectories nobody has entered."""
        drawn = [self.texts.say("resolution-drawn-tracks")] if self.sheet.drawn_tracks else []
        return [*drawn, *self.sheet.doubts(self.texts)]

    def _paint_doubts(self, canvas: Canvas, box: Box) -> None:
        """As many lines as there is room for, and the rest a page further."""
        doubts = self._doubts()
        high, lines = (_DOUBT * 1.4, 4) if canvas.upright else (_DOUBT, 3)
        room = max(1, int(box.h // high))
        pages = self._pages = max(1, -(-len(doubts) // room))
        self.page = min(self.page, pages - 1)
        words, pager = box.columns(None, 64 if pages > 1 else 0, gap=14)
        if pages > 1:
            self._paint_pager(canvas, Box(pager.x, pager.y, pager.w, min(pager.h, 60)), pages)
        shown = doubts[self.page * room : (self.page + 1) * room]
        for number, doubt in enumerate(shown):
            line = Box(words.x, words.y + number * high, words.w, high)
            canvas.text(line, doubt, Type.CAPTION, theme.AMBER, least=Type.FINE, lines=lines)

    def _paint_pager(self, canvas: Canvas, box: Box, pages: int) -> None:
        """Which page of how many; pressed, the next or, after the last, the first."""
        last = self.page == pages - 1
        focused = canvas.target(box, ("doubts", -self.page if last else 1))
        canvas.fill(box, theme.RAISED)
        page, key = box.inset(5, 7).rows(None, 20, gap=5)
        canvas.text(
            page, f"{self.page + 1} / {pages}", Type.LABEL, theme.AMBER, fonts.SEMIBOLD, "center", least=Type.FINE
        )
        widgets.key_cap(canvas, key, "PgUp" if last else "PgDn", theme.RAISED, theme.TEXT)
        if focused:
            canvas.frame(box, theme.BRIGHT, 3)

    def _paint_foot(self, canvas: Canvas, box: Box) -> None:
        if canvas.upright:
            above, below = box.rows(None, None, gap=6)
            crew, undo, redo, paste = above.columns(300, None, None, 210, gap=10)
            back, go = below.columns(210, None, gap=10)
        else:
            crew, undo, redo, paste, back, go = box.columns(300, 128, 128, 210, 150, None, gap=10)
        options = [
            widgets.Option(("crew", count), str(count), count == len(self.sheet.crew)) for count in range(1, _SEATS + 1)
        ]
        icon, choice = crew.columns(40, None, gap=6)
        canvas.icon(icon.middle(34, 34), Icon("person", theme.FAINT))
        widgets.choice(canvas, choice, options, size=Type.BODY)
        say = self.texts.say
        widgets.button(
            canvas, undo, "undo", icon=Icon("back"), key="Ctrl Z", size=Type.LABEL, words=say("resolution-undo")
        )
        widgets.button(
            canvas, redo, "redo", icon=Icon("again"), key="Ctrl Y", size=Type.LABEL, words=say("resolution-redo")
        )
        widgets.button(canvas, paste, "paste", self.texts.say("resolution-paste"), key="Ctrl V", size=Type.LABEL)
        widgets.button(canvas, back, "back", self.texts.say("screen-back"), key="Esc", size=Type.LABEL)
        label, key = self.texts.say("resolution-go"), self.texts.say("screen-key-enter")
        widgets.button(canvas, go, "resolve", label, key=key, main=True, size=Type.SUBHEADING)


def _changed_slot(before: ResolutionSheet, after: ResolutionSheet) -> tuple[int, int] | None:
    """The first slot in which two sheets differ: there the one who takes something back looks."""
    for row, (was, now) in enumerate(zip(before.crew, after.crew, strict=False)):
        for turn, (had, has) in enumerate(zip(was.plan, now.plan, strict=False), start=1):
            if had != has:
                return row, turn
    return None
