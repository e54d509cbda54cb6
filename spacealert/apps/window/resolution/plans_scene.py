"""The scene for entering the crew's plans."""

from collections.abc import Hashable

from spacealert.apps.window import icons, phones_scene
from spacealert.apps.window.resolution import plans_parts
from spacealert.apps.window.resolution.pickers import ThreatPicker, TilePicker
from spacealert.apps.window.resolution.plans_parts import KEYS, card_keys, plans_grid
from spacealert.apps.window.session_scene import SessionScene
from spacealert.apps.window.title_art import paint_portrait
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.ui import display, fonts, glyphs, theme
from spacealert.kit.ui.canvas import Action
from spacealert.kit.ui.containers import Column, Columns, Flow, Grid, Layers, Plate, Row, Scroll
from spacealert.kit.ui.controls import Button, Leaf, Notice, Picture, Text, footer, option_grid
from spacealert.kit.ui.drawing import Icon
from spacealert.kit.ui.scene import Question
from spacealert.kit.ui.theme import Type
from spacealert.kit.ui.widget import EditField, FieldChanged, Key, Widget
from spacealert.missions import codes
from spacealert.narration.sentences import EventNarrator
from spacealert.session import Session, commands, resolution_sheet
from spacealert.session.resolution_sheet import ERASE, ResolutionSheet, plan_route, threat_turns
from spacealert.session.session_state import Stage
from spacealert.session.setup import LEVELS

_MOVES: dict[str, Action] = {
    "left": ("move", 0, -1), "right": ("move", 0, 1), "up": ("move", -1, 0), "down": ("move", 1, 0),
    "home": ("turn", "first"), "end": ("turn", "last"),
}  # fmt: skip
_SEATS = 5
_HINT_WIDE = 600.0  # units; in portrait the hint is below the title
_MOST_HINT = 760.0  # so that the title keeps one line
_WARNINGS, _LOW_WARNINGS = 300.0, 112.0  # largest heights of the warnings: of the table, and below the keys
_KEYS_WIDE = 330.0  # width of the card buttons, in units


class PlansScene(SessionScene):
    """The scene of the current game's plans. If `correcting`, Back returns to the resolution."""

    help_name = "plans"

    def __init__(
        self, texts: Texts, session: Session, at: tuple[int, int] | None = None, correcting: bool = False
    ) -> None:
        super().__init__(texts, session)
        self.row, self.turn = at or self.sheet.next_slot
        self.picker: ThreatPicker | TilePicker | None = None
        self._names_before: dict[str, str] = {}  # names before editing, by color, which Esc restores
        self.left_out = False  # whether the last input had characters that cannot be drawn
        self._correcting = correcting
        self._filling = False  # whether the slot under the cursor can take another action now
        self._selected = False  # whether the players moved the cursor here
        self._typed = True  # whether the cursor is where typing or Down put it
        self._picker_closed_itself = False  # just now, so that Escape may still be meant for it
        self._came_down = False  # whether the last card of a row led to this one
        self._row_ended = False  # whether the cursor is on the last turn, which was filled just now

    # the model

    @property
    def _opened_tiles(self) -> frozenset[tuple[str, int]]:
        resolution = self.view.resolution
        return frozenset() if resolution is None else resolution.opened_tiles

    @property
    def writing(self) -> bool:  # type: ignore[override]
        return self.picker.writing if self.picker is not None else self.edited_row is not None

    @property
    def edited_row(self) -> int | None:
        """The row whose name is being edited, or None."""
        match self.edited_field:
            case ("name", int(row)):
                return row
        return None

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

    def play_card(self, action: str) -> None:
        """Play a card at the cursor: add it to the slot being filled if it fits, else start the next slot.

        A slot not being filled is overwritten, and `ERASE` empties it. Move on once the slot is full.
        """
        member, self._came_down = self.sheet.crew[self.row], False
        if self._row_ended:
            self.notice = self.texts.say("resolution-row-ended")
            return
        if action == ERASE and self._filling:
            self._advance(1)
            return
        if self._filling and not self._joins(action):
            self._advance(1)
        before = self._slot if self._filling else ""
        slot = action if action == ERASE else resolution_sheet.with_action(before, action, member)
        if not self._change(commands.SetCard(self.row, self.turn, slot)):
            return
        self._filling = action != ERASE and not resolution_sheet.is_full(slot, member, self.sheet.double_actions)
        if not self._filling:
            self._advance(1)

    def _joins(self, action: str) -> bool:
        """Return whether this action can share the slot being filled."""
        member = self.sheet.crew[self.row]
        slot = resolution_sheet.with_action(self._slot, action, member)
        return resolution_sheet.why_slot_not_allowed(slot, member, self.sheet.double_actions) is None

    def paste_row(self, text: str) -> None:
        """Paste a row of cards, starting at the cursor."""
        if self._change(commands.PasteRow(self.row, self.turn, text)):
            member, room = self.sheet.crew[self.row], self.turns - self.turn + 1
            self._advance(len(resolution_sheet.parse_row(text, room, member, self.sheet.double_actions)))

    def erase(self) -> None:
        """Remove the last card of the current or previous slot, as Backspace removes a letter."""
        if not (self._filling or self._row_ended or (self._selected and self._slot)):
            self._advance(-1)
        self._row_ended = False
        left = self._slot[:-1]
        self._change(commands.SetCard(self.row, self.turn, left or ERASE))
        self._filling = bool(left)

    @property
    def _is_next_row_empty(self) -> bool:
        return any(not any(member.plan) for member in self.sheet.crew[self.row + 1 : self.row + 2])

    def _advance(self, by: int) -> None:
        """Move the cursor by this many slots. Stay on the last slot of a row unless the next row is empty."""
        self._filling = self._selected = False
        self._typed = True
        if self.turn + by > self.turns and not self._is_next_row_empty:
            self.turn, self._row_ended = self.turns, True
            return
        slot, before = max(0, self.row * self.turns + self.turn - 1 + by), self.row
        self.row, self.turn = slot // self.turns, slot % self.turns + 1
        self._came_down = self.row > before

    def _move(self, down: int, along: int) -> None:
        self._typed = self._typed and not along
        if down > 0 and self._typed and self._is_next_row_empty and any(self.sheet.crew[self.row].plan):
            self.turn = 1
        down, self._came_down = (0 if down > 0 and self._came_down else down), False
        self._filling = self._row_ended = False
        self._selected = True
        self.row = max(0, min(len(self.sheet.crew) - 1, self.row + down))
        self.turn = (self.turn - 1 + along) % self.turns + 1

    def _act(self, row: int, by: int) -> None:
        if 0 <= row + by < len(self.sheet.crew) and self._change(commands.MoveMember(row, by)):
            row = self.row = row + by
        self.edited_field = ("name", row)

    def _change(self, command: commands.Command | commands.Undo | commands.Redo) -> bool:
        before = self.sheet
        if not self.run_command(command):
            return False
        after = self.sheet
        if not isinstance(command, commands.SetCard):
            self._filling = self._row_ended = False
        self.row = min(self.row, len(after.crew) - 1)
        if isinstance(command, commands.Undo | commands.Redo):
            self.row, self.turn = _changed_slot(before, after) or (self.row, self.turn)
        return True

    def do(self, action: Action) -> None:
        if self.picker is not None:
            self._handle_picker(action)
            return
        self.left_out = False
        match action:
            case FieldChanged(("name", int(row)), text):
                self.left_out = not glyphs.is_drawable(text)
                self._change(commands.RenameMember(row, glyphs.clean(text)))
            case ("slot", int(row), int(turn)):
                self.row, self.turn = row, turn
                self._move(0, 0)
                self._typed = False
            case ("card", str(letter)):
                self.play_card(letter)
            case ("track", str(place)):
                self._change(commands.ChangeTrack(place))
            case ("name", int(row)):
                self.perform(EditField(("name", row)))
            case ("color", int(row)):
                named = self.edited_row
                self._change(commands.ChangeMemberColor(row))
                self.edited_field = None if named is None else ("name", named)
            case ("android", int(row)):
                self.edited_field = ("name", row)
                self._change(commands.SetAndroid(row, not self.sheet.crew[row].android))
            case ("token", int(row), int(which)):
                self.edited_field = ("name", row)
                self._pass_token(which)
            case ("act", int(row), int(by)):
                self._act(row, by)
            case ("crew", int(count)):
                self._change(commands.SetMemberCount(count))
            case ("threat", int(turn)):
                self.picker = ThreatPicker(self.texts, self.sheet, turn)
            case ("threat", int(turn), bool(internal)):
                self.picker = ThreatPicker(self.texts, self.sheet, turn, internal)
            case "threat":
                self.picker = ThreatPicker(self.texts, self.sheet, self._turn_to_ask())
            case "unknown":
                first = self.sheet.unknown[0]
                self.picker = ThreatPicker(self.texts, self.sheet, first.turn, first.zone is None)
            case "stacks":
                self.picker = TilePicker(self.texts, self.sheet, self._opened_tiles)
            case ("move", int(down), int(along)):
                self._move(down, along)
            case ("turn", "first" | "last" as which):
                self.turn = 1 if which == "first" else self.turns
                self._move(0, 0)
            case "empty":
                self._change(commands.SetCard(self.row, self.turn, ERASE))
            case "undo":
                self._change(commands.Undo())
            case "redo":
                self._change(commands.Redo())
            case "erase":
                self.erase()
            case "copy":
                display.copy_text(resolution_sheet.row_as_text(self.sheet.crew[self.row].plan))
            case "paste":
                self.paste_row(display.clipboard_text())
            case "resolve":
                self._resolve()

    def _resolve(self) -> None:
        """Start the resolution. If threat cards or a player's cards are missing, ask for confirmation first."""
        say = self.texts.say
        crew = self.sheet.crew
        empty = [row for row, member in enumerate(crew) if not any(member.plan)]
        then: Action = "unknown"  # to enter what is missing
        if count := len(self.sheet.unknown):
            what = say("resolution-lacking-what", count=count)
        elif empty and not (self._correcting and len(empty) == len(crew)):
            names = ", ".join(self.sheet.member_name(self.texts, crew[row].color) for row in empty)
            what, then = say("resolution-empty-what", who=names), ("slot", empty[0], 1)
        else:
            self._start_walk()
            return
        title, go, stay = (say(f"resolution-lacking-{part}") for part in ("title", "go", "enter"))
        self.navigation.ask(Question(title, what, go, stay), leave=self._start_walk, stay=lambda: self.do(then))

    def _start_walk(self) -> None:
        if self.run_command(commands.StartWalk()):
            self._show_walk()

    def _show_walk(self) -> None:
        if self._correcting:
            self.navigation.back()
        else:
            self.replace_scene("walk")

    def back(self) -> None:
        """Return to the resolution if correcting plans, or else to the scene before the plans."""
        self.leave_game(commands.StartWalk() if self._correcting else commands.CloseGame())

    def _turn_to_ask(self) -> int:
        """Return the turn for which to open the threat picker."""
        lacking = [one.turn for one in self.sheet.unknown]
        known = {threat.turn for threat in self.sheet.game.threats}
        turn = lacking[0] if lacking and self.turn not in {*lacking, *known} else self.turn
        possible = threat_turns(self.sheet)
        return turn if turn in possible else possible[-1]

    def _handle_picker(self, action: Action) -> None:
        assert self.picker is not None
        command = self.picker.do(action)
        if command is not None:
            self._change(command)
            self.picker = self.picker.next_picker(self.sheet)
            self._picker_closed_itself = self.picker is None
        elif action == "close":
            self.picker = None

    def press(self, key: str) -> bool:
        closed, self._picker_closed_itself = self._picker_closed_itself, False
        if closed and key == "escape":
            return True  # meant for the dialog
        if self.picker is not None:
            return super().press(key)
        row = self.edited_row
        if row is not None and key in ("up", "down"):
            self._act(row, -1 if key == "up" else 1)
            return True
        if row is not None and key == "escape":
            member = self.sheet.crew[row]
            self.left_out = False
            self._change(commands.RenameMember(row, self._names_before.get(member.color, "")))
        crew = self.sheet.crew
        if row is None and key in KEYS and KEYS[key] in resolution_sheet.playable_cards(crew[self.row], crew) + ERASE:
            self.play_card(KEYS[key])
            return True
        if row is None and KEYS.get(key, " ") in resolution_sheet.HEROIC:
            self.trouble = self.texts.say("session-no-heroic")
            return True
        return super().press(key)

    def perform(self, action: Action) -> None:
        match action:
            case EditField(("name", int(row))):
                self.row, self.left_out = row, False
                self._names_before = {member.color: member.name for member in self.sheet.crew}
        super().perform(action)

    def type_text(self, text: str) -> None:
        if self.picker is not None:
            self.picker.type_text(text)
        else:
            super().type_text(text)

    def _way_words(self, name: str) -> list[str]:
        """Return the selected player's path as a line of stations, and a line for each turn spent against a wall."""
        stops = plan_route(self.sheet.crew[self.row].plan)[: self._last_laid()]
        places = ", ".join(self.texts.say(f"story-station-{stop.station}") for stop in stops)
        walls = [self.texts.say("resolution-wall", turn=stop.turn) for stop in stops if stop.blocked]
        return [f"{self.texts.say('resolution-way', who=name)}: {places}", *walls]

    # the page

    def state(self) -> Hashable:
        return super().state(), phones_scene.phones_revision(self)

    def tick(self, seconds: float) -> None:
        """Open the resolution if a phone has started it."""
        if self.view.stage is Stage.WALK:
            self._show_walk()

    def build(self) -> Widget:
        page = self._page()
        return page if self.picker is None else Layers(page, self.picker.build())

    def _page(self) -> Widget:
        say, sheet = self.texts.say, self.sheet
        narrator, mission = self.reuse(EventNarrator, self.texts, sheet.displayable_game), sheet.file.mission or ""
        title = f"{say('resolution-plans')} · {codes.displayed_name(self.texts, mission)}"
        how = "resolution-plans-how-double" if sheet.double_actions else "resolution-plans-how"
        problem = self.trouble or self.save_problem or (say("screen-signs-left-out") if self.left_out else "")
        told = problem or phones_scene.describe_readiness(self, self.texts) or say(how)
        hint = Text(told, fonts.LABEL, theme.ALARM if problem else theme.FAINT, grow=1)
        if self.notice and not problem:
            hint = Notice(self.notice, grow=1)
        hint = hint.sized(min_width=_HINT_WIDE, max_width=_MOST_HINT)
        below = None if sheet.double_actions else self._warnings(_WARNINGS)
        table = plans_parts.table_column(narrator, sheet, self._opened_tiles, self.turn, below, self.reuse)
        body = Columns(self._entry(narrator), table.sized(min_width=400), gap=18, grow=1)
        return self.make_page(Columns(Text(title, fonts.TITLE), hint, gap=24), body, self._buttons())

    def _entry(self, narrator: EventNarrator) -> Widget:
        """Return the widgets for entering plans: the grid, the cards to tap and the path through the ship."""
        sheet, crew = self.sheet, self.sheet.crew
        member = crew[self.row]
        cursor = self.row, self.turn
        grid = plans_grid(narrator, sheet, cursor, self.edited_field, self._filling, self.reuse)
        level = sheet.levels.get(member.color, LEVELS)
        warnings = self._warnings(_LOW_WARNINGS) if sheet.double_actions else None
        keys: Widget = self.reuse(card_keys, self.texts, member, crew, level, warnings is not None)
        keys = keys if self.edited_row is None else self._seat(self.edited_row)
        name = narrator.member_name(narrator.game.crew[self.row])
        shown, told = (member.plan, member.color, self.turn, name), tuple(self._way_words(name))
        stops = (member.color, plan_route(member.plan), self.turn, self._last_laid())
        way = Leaf(plans_parts.paint_route, shown, stops, "way", told, min_width=230, min_height=190, grow=1)
        heading = Text(self.texts.say("resolution-way", who=name), fonts.CAPTION, theirs=True, words=" ")
        path = Plate(heading, way, gap=4, pad=(8, 8), min_width=300, grow=1)
        left = Column(
            keys.sized(grow=1),
            warnings,
            gap=10,
            min_width=_KEYS_WIDE,
            max_width=380,
        )
        keyboard = Row(*self._keys(), gap=0)
        return Column(grid, Columns(left, path, gap=14, grow=1), keyboard, gap=10).sized(grow=3, min_width=784)

    def _keys(self) -> list[Widget]:
        say = self.texts.say
        told = {"left": "cursor", "backspace": "erase", "n": "threat"}
        actions: dict[str, Action] = {
            **_MOVES, "backspace": "erase", "delete": "empty", "n": "threat", "ctrl+c": "copy", "ctrl+shift+z": "redo",
        }  # fmt: skip
        labels = {key: say(f"help-plans-{told[key]}") if key in told else "" for key in actions}
        ways = [Key("q", ("card", "<"), say("help-plans-ways")), Key("a", ("card", "a"), say("help-plans-actions"))]
        return [*ways, *(Key(key, action, labels[key]) for key, action in actions.items())]

    def _buttons(self) -> Widget:
        say = self.texts.say
        sizes = (
            Button(str(count), ("crew", count), chosen=count == len(self.sheet.crew)) for count in range(1, _SEATS + 1)
        )
        crew = Row(Picture(Icon("person", theme.FAINT), 30), option_grid(*sizes, words=" "), gap=6)
        steps, stage = self.session.undo_stack, self.view.stage
        able = {"undo": steps.can_undo(stage), "redo": steps.can_redo(stage)}
        why = {name: "" if able[name] else say(f"session-nothing-to-{name}") for name in able}
        undo = Button("", "undo", "ctrl+z", Icon("back"), words=say("resolution-undo"), disabled=why["undo"])
        redo = Button("", "redo", "ctrl+y", Icon("again"), words=say("resolution-redo"), disabled=why["redo"])
        paste = Button(say("resolution-paste"), "paste", "ctrl+v")
        phones = phones_scene.phones_button(self, self.texts)
        go = Button(say("resolution-go"), "resolve", "enter", main=True, size=Type.LEAD, min_width=200)
        return footer(
            Button(say("screen-back"), "back", "escape"), go, note=Flow(crew, undo, redo, paste, phones, align="center")
        )

    def _seat(self, row: int) -> Widget:
        """Return a player's details, which replace the cards to tap while the player's name is edited."""
        say, member = self.texts.say, self.sheet.crew[row]
        android = Icon("android", theme.AMBER if member.android else theme.TEXT)
        tokens = self.sheet.token_holders if member.specialization == "Teleporter" else ()
        keys = Grid(
            Button(say("resolution-earlier"), ("act", row, -1), "up"),
            Button(say("resolution-later"), ("act", row, 1), "down"),
            Button(say("screen-android"), ("android", row), "ctrl+a", android, chosen=member.android),
            Button(say("resolution-color"), ("color", row), icon=icons.person(member.color)),
            *(self._token(row, which, holder) for which, holder in enumerate(tokens)),
            most=1,
            gap=6,
            grow=1,
        )
        face = (member.color, row + 1, "stand", member.android)
        portrait = Leaf(paint_portrait, args=face, words=" ", min_width=120, min_height=190, grow=1)
        return Row(portrait, keys, gap=14, grow=1)

    def _token(self, row: int, which: int, holder: str) -> Button:
        """Return a button that shows who holds a Teleporter's token. A click passes it to the next player."""
        token, who = ("departure", "arrival")[which], self.sheet.member_name(self.texts, holder)
        words = self.texts.say("resolution-token", token=token, who=who)
        return Button(words, ("token", row, which), icon=icons.person(holder))

    def _pass_token(self, which: int) -> None:
        holders, colors = list(self.sheet.token_holders), [member.color for member in self.sheet.crew]
        holders[which] = colors[(colors.index(holders[which]) + 1) % len(colors)]
        self._change(commands.GiveTokens(*holders))

    def _last_laid(self) -> int:
        """Return the last turn with a card in the cursor's row, or the cursor's turn if that is later."""
        plan = self.sheet.crew[self.row].plan
        laid = [turn for turn, slot in enumerate(plan, start=1) if slot]
        return max([self.turn, *laid])

    def _warnings(self, most: float) -> Widget | None:
        """Return a panel of warnings no taller than this, or None if there are no warnings."""
        return self.reuse(_warnings_panel, self.texts, self.sheet, most) if self.sheet.warnings else None


def _warnings_panel(texts: Texts, sheet: ResolutionSheet, most: float) -> Widget:
    first = sorted(sheet.warnings_with_text(texts), key=lambda one: one[0].who is None)  # those seen in the grid
    listed = Column(*(_warning_row(one.who, told) for one, told in first), gap=8)
    scroll = Scroll(listed, id="doubts", grow=1, max_height=most - 8)  # margins shrink to 4
    return Plate(scroll, edge=theme.AMBER, pad=(12, 8), grow=1, max_height=most)


def _warning_row(who: str | None, told: str) -> Widget:
    sign = icons.person(who) if who else Icon("card", theme.AMBER)
    return Row(Picture(sign, 28), Text(told, fonts.SMALL, theme.TEXT, grow=1), gap=10)


def _changed_slot(before: ResolutionSheet, after: ResolutionSheet) -> tuple[int, int] | None:
    for row, (was, now) in enumerate(zip(before.crew, after.crew, strict=False)):
        for turn, (had, has) in enumerate(zip(was.plan, now.plan, strict=False), start=1):
            if had != has:
                return row, turn
    return None
