"""The walk: step by step through what became of the plans, forward and back, with the reason of everything beside it.

A slip, another tile or any correction makes the game resolve anew from its sheet; the walk stays where it was.
"""

from collections.abc import Callable

from spacealert.apps.window.client import SessionScene
from spacealert.apps.window.icons import zone
from spacealert.apps.window.resolution import art, covers, ship_painter
from spacealert.apps.window.resolution.coach_scene import CoachScene
from spacealert.apps.window.resolution.covers import (
    CardCover,
    CorrectionCover,
    Cover,
    KeysCover,
    SlipCover,
    TileCover,
)
from spacealert.apps.window.resolution.files import Saved, save
from spacealert.apps.window.resolution.plans_scene import PlansScene
from spacealert.engine import CARDS
from spacealert.engine.events import Event
from spacealert.engine.game import Resolution
from spacealert.engine.score import items_of
from spacealert.engine.ship import PHASES
from spacealert.kit.i18n.texts import Texts, with_minus
from spacealert.kit.ui import fonts, theme, widgets
from spacealert.kit.ui.canvas import Action, Canvas
from spacealert.kit.ui.drawing import Icon
from spacealert.kit.ui.layout import Box
from spacealert.kit.ui.scene import Question
from spacealert.kit.ui.theme import Type
from spacealert.narration import ending
from spacealert.narration.differences import changes
from spacealert.narration.picture import Token
from spacealert.narration.sentences import Teller, card_name, tone
from spacealert.narration.spotlight import spotlight
from spacealert.narration.walk import Walk
from spacealert.session import Session
from spacealert.session.commands import (
    CorrectLog,
    DrawOwnTiles,
    EditPlans,
    EnterInLog,
    EnterSlip,
    EnterTile,
    Leave,
    StartWalk,
    WalkTo,
)
from spacealert.session.resolution_sheet import ResolutionSheet
from spacealert.session.resolution_view import ResolutionView
from spacealert.session.session_state import Origin, Stage

_LEADING = 1.2  # of a line of the ending
_SIZES = (Type.LEAD, Type.LABEL, Type.CAPTION, Type.FINE, Type.FINE)  # of the ending
_MARK = 20  # units beside the ending for the sign that there is more of it
_ABREAST = 4  # threats side by side
SPEEDS = (0.6, 1.2, 2.5, 5.0)  # seconds a step lasts while it plays, told as 4 3 2 1
MOTION = 0.5  # seconds that a step takes to show itself
_FRAMES = 6  # pictures of that movement
_TONES = {"plain": theme.TEXT, "fail": theme.AMBER, "bad": theme.ALARM, "good": theme.GOOD}
_KEYS = {
    "right": ("step", 1), "left": ("step", -1), "down": ("turn by", 1), "up": ("turn by", -1),
    "pagedown": ("phase by", 1), "pageup": ("phase by", -1), "home": ("place", 0), "end": "end",
    "space": "play", "+": ("speed", -1), "shift+=": ("speed", -1), "=": ("speed", -1), "-": ("speed", 1),
    "h": "keys", "f1": "keys", "o": "slip", "t": "tiles", "p": "plans", "m": "motion", "s": "save",
    "l": "correct", "c": "coach", "escape": "back",
}  # fmt: skip


class WalkScene(SessionScene):
    """The walk of the game on the table."""

    default = ("step", 1)

    def __init__(self, texts: Texts, session: Session) -> None:
        super().__init__(texts, session)
        self.playing = False
        self.speed = 1
        self.moves = self.motion  # whether a step shows itself in a movement
        self.cover: Cover | None = None
        self.saved: Saved | None = None  # where the game was saved
        self._moving = 0.0  # seconds until this step has shown itself
        self._waited = 0.0
        self._plans: PlansScene | None = None  # as they were opened last from here
        self._scrolled = 0  # lines of the ending above those that are seen
        self._changes: tuple[Resolution | None, Resolution | None, list[str]] = (None, None, [])
        self._keep_log_up_to_date()

    # the model

    @property
    def resolution(self) -> ResolutionView:
        resolution = self.view.resolution
        assert resolution is not None
        return resolution

    @property
    def sheet(self) -> ResolutionSheet:
        assert self.resolution.sheet is not None
        return self.resolution.sheet

    @property
    def walk(self) -> Walk:
        assert self.resolution.whole is not None
        return self.resolution.whole

    @property
    def shown(self) -> Walk:
        """The walk as far as the table knows it: a tile that it is just asked for has not come yet."""
        if not isinstance(self.cover, TileCover):
            return self.walk
        before = Walk(self.walk.game, self.walk.resolution)
        before.go(self.walk.place - 1)
        return before

    @property
    def own_tiles(self) -> bool:
        return self.resolution.own_tiles

    @property
    def teller(self) -> Teller:
        return Teller(self.texts, self.sheet.shown)

    @property
    def changed(self) -> list[str]:
        """What the last correction changed, where the table has already seen the end."""
        before, now = self.resolution.before, self.walk.resolution
        if (before, now) != self._changes[:2]:
            found = [] if before is None or before == now else changes(self.texts, self.sheet.shown, before, now)
            self._changes = before, now, found
        return self._changes[2]

    def resume(self) -> None:
        """Back from the plans, the walk goes on where it was."""
        if self.view.stage is Stage.PLANS:
            self.ask(StartWalk())
        self._keep_log_up_to_date()

    def _go(self, place: int) -> None:
        """On to this place, but never past a tile that the table wants to draw itself."""
        before = self.walk.place
        if not self.ask(WalkTo(place)) or self.walk.place == before:
            return
        self._moving, self._waited = (MOTION if self.moves else 0.0), 0.0
        self.saved = None
        walk = self.resolution.walk
        if walk is not None and walk.tile_to_draw is not None:
            zone, under = walk.tile_to_draw
            left = frozenset(self.sheet.game.tiles[zone][under:])
            self.cover, self.playing = TileCover(self.texts, zone, under, left), False
        self._keep_log_up_to_date()

    def _keep_log_up_to_date(self) -> None:
        """A game of this evening becomes a line of the log book where its walk ends, and the line follows it."""
        game = self.resolution
        wants = game.differs_from_log or (not game.is_in_log and self.walk.place == self.walk.last)
        if game.origin is Origin.TABLE and wants and not game.missing_cards:
            self.ask(EnterInLog())

    def _slipping(self) -> tuple[int, str] | None:
        """Whose turn it is right now, if somebody is acting."""
        event = self.walk.event
        if self.sheet.double_actions:  # nobody trips there
            return None
        return (event.turn, event.who) if event and event.who and event.step == "actions" else None

    def do(self, action: Action) -> None:
        if self.cover is not None:
            self._covered(action)
            return
        walk = self.walk
        match action:
            case ("step", int(by)):
                self._go(walk.place + by)
            case ("place", int(place)):
                self._go(place)
            case "end":
                self._go(walk.last)
            case ("turn by", int(by)):
                self._jump(lambda: walk.step_turn(by))
            case ("phase by", int(by)):
                self._jump(lambda: walk.step_phase(by))
            case ("turn", int(turn)):
                self._jump(lambda: walk.to_turn(turn))
            case "play":
                self.playing = not self.playing and walk.place < walk.last
                self._waited = 0.0
            case ("speed", int(by)):
                self.speed = max(0, min(len(SPEEDS) - 1, self.speed + by))
            case "motion":
                self.moves = not self.moves
                self._moving = 0.0
            case "tiles":
                self.ask(DrawOwnTiles(not self.own_tiles))
            case ("card", str(code)):
                flags = next((token.flags for token in walk.picture.tokens if token.code == code), ())
                self.cover = CardCover(self.texts, code, flags)
            case "keys":
                self.cover = KeysCover(self.texts)
            case "slip":
                if acting := self._slipping():
                    self.cover, self.playing = SlipCover(self.texts, *acting), False
            case "plans":
                slot = self._slot()
                if self.ask(EditPlans()):
                    self._plans = PlansScene(self.texts, self.session, slot, correcting=True)
                    self.navigation.push(self._plans)
            case "save" if self.saved is not None and self.saved.report is not None:
                self.saved.open()
            case "save":
                self._save()
            case "correct" if self._can_correct:
                self.cover = CorrectionCover(self.texts, self._correction())
            case "coach" if walk.place == walk.last:
                self.navigation.push(CoachScene(self.texts, self.session))
            case "back":
                self.navigation.back()

    def losing(self) -> Question | None:
        if not self._can_correct:
            return None
        say = self.texts.say
        return Question(
            say("resolution-leave-copy"),
            say("resolution-leave-copy-what"),
            say("resolution-leave-copy-yes"),
            say("resolution-leave-copy-no"),
        )

    def leave(self) -> None:
        """Put the game away; when the window closes, it stays on the table until the session ends."""
        if self.view.stage is Stage.WALK and not self.navigation.closed:
            self.ask(Leave())

    def _jump(self, jump: Callable[[], bool]) -> None:
        """Let the walk find the place, and go there as if on foot: tiles on the way are still asked for."""
        here = self.walk.place
        jump()
        goal, self.walk.place = self.walk.place, here
        self._go(goal)

    def _save(self) -> None:
        """The game and its report as files, and a line in the log book; says where they are."""
        self.saved = save(self.texts, self.sheet)
        if self.resolution.origin is not Origin.LOG:
            self.ask(EnterInLog())
            self.trouble = ""  # the log book may say so already

    @property
    def _can_correct(self) -> bool:
        """Whether this is a copy of a line of the log book that says something else by now."""
        return self.resolution.origin is Origin.LOG and self.resolution.differs_from_log

    def _correction(self) -> list[str]:
        """What the line of the log book says, and what it would say."""
        logged = self.resolution.logged
        return [] if logged is None else changes(self.texts, self.sheet.shown, logged, self.walk.resolution)

    def _slot(self) -> tuple[int, int]:
        """Where the plans open: at who is acting, or at the turn."""
        event = self.walk.event
        colors = [member.color for member in self.sheet.crew]
        if self._plans is not None and (event is None or event.who not in colors):
            return self._plans.row, self._plans.turn  # where the plans were left
        row = colors.index(event.who) if event and event.who in colors else 0
        return row, max(1, min(self.sheet.game.turns, self.walk.turn))

    def _covered(self, action: Action) -> None:
        cover, self.cover = self.cover, None
        match cover, action:
            case SlipCover(turn=turn, color=color), ("meant", str(meant)):
                self.ask(EnterSlip(turn, color, meant))
                self._keep_log_up_to_date()
            case TileCover(zone=zone, under=under), ("tile", str(tile)):
                self.ask(EnterTile(zone, under, tile))
            case TileCover(zone=zone, under=under), _:
                self.ask(EnterTile(zone, under, self.sheet.game.tiles[zone][under]))  # the program draws this one
            case CorrectionCover(), "correct":
                self.ask(CorrectLog())

    def press(self, key: str) -> bool:
        if self.cover is not None:
            action = self.cover.press(key)
            if action is not None:
                self._covered(action)
            return action is not None
        if key in ("wheel-up", "wheel-down"):
            self._scrolled = max(0, self._scrolled + (1 if key == "wheel-down" else -1))
            return True
        if key not in _KEYS:
            return False
        self.do(_KEYS[key])
        return True

    def tick(self, seconds: float) -> None:
        self._moving = max(0.0, self._moving - seconds)
        if self.playing and self.cover is None:
            self._waited += seconds
            if self._waited >= SPEEDS[self.speed]:
                self._go(self.walk.place + 1)
                self.playing = self.walk.place < self.walk.last and self.cover is None

    def describe(self) -> list[str]:
        if self.cover is not None:
            return self.cover.describe(self.teller)
        event, teller = self.walk.event, self.teller
        said = [teller.tell(event).explained(self.texts)] if event else [self.texts.say("story-start")]
        saved = [note for note in (self.saved.message if self.saved else "", self.logged) if note and self.changed]
        return [self._title(), *said, *saved, *self._notes(), *self._ending(), *self._table()]

    @property
    def logged(self) -> str:
        """What the log book has to do with this game."""
        game, view = self.resolution, self.view
        if view.trouble is not None:
            return view.trouble.render(self.texts)
        if game.missing_cards and self.walk.place == self.walk.last:
            return self.texts.say("logbook-cards-lacking", count=game.missing_cards)
        if game.line is not None and not game.differs_from_log:
            return self.texts.say("logbook-entered", number=game.line)
        return ""

    def _notes(self) -> list[str]:
        """What a correction changed or else what was saved, and what is not being kept or cannot be done."""
        notes = [note for note in (self.saved.message if self.saved else "", self.logged) if note]
        warnings = dict.fromkeys(note for note in (self.trouble, self.unsaved) if note)
        return [*(self.changed or notes), *warnings]

    def _table(self) -> list[str]:
        """Who stands where, how the zones are, and which threats are on their way."""
        shown, teller = self.walk.picture, self.teller
        people = [
            self.texts.say(
                "resolution-person",
                who=teller.who(figure.color),
                station=self.texts.say(f"story-station-{figure.station}"),
                state=(figure.squad or "alone") if figure.conscious else "out",
            )
            for figure in shown.figures
        ]
        zones = [
            self.texts.say(
                "resolution-zone", place=name, shield=state.shield, reactor=state.reactor, damage=len(state.tiles)
            )
            for name, state in shown.zones.items()
        ]
        tokens = [
            self.texts.say(
                "resolution-threat",
                threat=teller.threat(token.place),
                space=token.space,
                left=token.left,
                hull=token.hull,
            )
            for token in shown.tokens
            if token.space is not None
        ]
        flagged = [
            self.texts.say(
                "story-flagged", threat=teller.threat(token.place), flag=self.texts.say(f"story-flag-{flag}")
            )
            for token in shown.tokens
            for flag in token.flags
        ]
        return [*people, *zones, *tokens, *flagged]

    def _title(self) -> str:
        event = self.walk.event
        if event is None:
            return self.texts.say("story-start")
        return f"{self.texts.say('story-turn', turn=event.turn)}. {self.texts.say(f'story-step-{event.step}')}"

    def _ending(self) -> list[str]:
        """The verdict and how it came to that, once the walk is there."""
        if self.walk.place < self.walk.last:
            return []
        resolution, teller = self.walk.resolution, self.teller
        links = [resolution.events[link] for link in ending.chain(resolution)]
        return [
            teller.verdict(resolution),
            *(f"{name} {points}" for name, points in self._items(resolution)),
            *(f"{event.turn}: {teller.tell(event).text}" for event in links),
            *(ending.turn_in_words(self.texts, turn) for turn in ending.turns_that_mattered(resolution.events)),
        ]

    def _items(self, resolution: Resolution) -> list[tuple[str, int]]:
        score = resolution.score
        if score is None:
            return []
        names = {item: self.texts.say(f"story-item-{item.replace('_', '-')}") for item in items_of(score)}
        return [(name, getattr(score, item)) for item, name in names.items()]

    # the picture

    def paint(self, canvas: Canvas) -> None:
        body, foot = canvas.box.inset(18, 14).rows(None, 52, gap=12)
        left, right = body.columns(None, 404, gap=18)
        plans_high = 24 + 23.0 * len(self.sheet.crew)
        tokens_high = 44.0 * max(1, -(-len(self.sheet.game.threats) // _ABREAST)) - 4
        table, tokens, plans = left.rows(None, tokens_high, plans_high, gap=10)
        walk = self.shown
        picture, event = walk.picture, walk.event
        shown = round((1 - self._moving / MOTION) * _FRAMES) / _FRAMES
        lit = spotlight(event)
        canvas.panel(
            "table",
            table,
            (picture, lit, shown),
            lambda c, b: ship_painter.paint(self.texts, c, b, picture, lit, shown),
        )
        canvas.panel("foes", tokens, (picture.tokens, lit.threats), self._paint_tokens)
        canvas.panel("plans", plans, (picture.plans, walk.turn, lit.people), self._paint_plans)
        log = (walk.place, id(walk.resolution), tuple(self._notes()), self._scrolled)
        canvas.panel("log", right, log, self._paint_end if walk.place == walk.last else self._paint_log)
        can_slip = self._slipping() is not None
        value = (walk.place, self.playing, self.speed, self.own_tiles, can_slip, self._can_correct, self.saved)
        canvas.panel("foot", foot, value, self._paint_foot)
        if self.cover is not None:
            covers.paint(self.texts, canvas, self.cover, self.teller)

    def _paint_tokens(self, canvas: Canvas, box: Box) -> None:
        """The threats in play, then those whose fate is known; each opens its card."""
        order = {"on track": 0, "survived": 1, "destroyed": 1, "not yet": 2}
        tokens = sorted(self.shown.picture.tokens, key=lambda token: (order[token.fate], token.called, token.number))
        lit = spotlight(self.shown.event).threats
        for token, cell in zip(tokens, box.grid(_ABREAST, round((box.h + 4) / 44), gap=4), strict=False):
            focused = canvas.target(cell, ("card", token.code))
            alive = token.fate == "on track"
            canvas.fill(cell, theme.RAISED if alive else theme.PANEL)
            icon, name, cubes, numbers = cell.inset(6, 2).columns(26, None, 11.0 * len(token.flags), 78, gap=4)
            canvas.icon(icon, zone(token.track, token.sign, token.serious))
            ink = theme.TEXT if alive else theme.FAINT
            canvas.text(
                name, card_name(self.texts, token.code), Type.CAPTION, ink, least=Type.FINE, lines=2, ellipsis=True
            )
            if alive:
                for place in range(len(token.flags)):  # as a table would mark the card; its cover says what they mean
                    canvas.fill(Box(cubes.x + 11 * place, cubes.y + (cubes.h - 8) / 2, 8, 8), theme.AMBER)
                _paint_numbers(canvas, numbers, token)
            else:
                color = {"destroyed": theme.GOOD, "survived": theme.ALARM}.get(token.fate, theme.FAINT)
                fate = self.texts.say(f"resolution-fate-{token.fate.replace(' ', '-')}")
                canvas.text(numbers, fate, Type.FINE, color, align="right", least=Type.FINE)
            if focused or token.place in lit:
                canvas.frame(cell, theme.BRIGHT if focused else theme.AMBER, 2)

    def _paint_plans(self, canvas: Canvas, box: Box) -> None:
        walk, picture = self.shown, self.shown.picture
        teller, lit = self.teller, spotlight(walk.event).people
        top, *rows = box.rows(24, *[23.0] * len(self.sheet.crew))
        turns = self.sheet.game.turns
        for turn, cell in self._cells(top):
            whole = Box(cell.x, cell.y, cell.w, box.bottom - cell.y)  # a column is easier to hit than its number
            focused = canvas.target(whole, ("turn", turn), self.texts.say("story-turn", turn=turn))
            here = turn == walk.turn
            if here:
                canvas.fill(cell, theme.AMBER)
            ink = theme.INK if here else theme.FAINT
            canvas.text(cell, str(turn), Type.FINE, ink, fonts.SEMIBOLD, "center")
            if focused:
                canvas.frame(whole, theme.BRIGHT, 2)
        for figure, member, plan, line in zip(picture.figures, self.sheet.shown.crew, picture.plans, rows, strict=True):
            face = Box(line.x, line.y + 1, 21, 21)
            art.person(canvas, face, member.color, figure.number, figure.conscious, None)
            weight = fonts.SEMIBOLD if member.color in lit else fonts.REGULAR
            color = theme.AMBER if member.color in lit else theme.TEXT
            canvas.text(
                Box(line.x + 28, line.y, 128, line.h),
                teller.name(member),
                Type.FINE,
                color,
                weight,
                least=Type.FINE,
            )
            for turn, cell in self._cells(line):
                if turn > turns:
                    continue
                action = plan[turn - 1]
                slot = cell.inset(1, 1)
                canvas.fill(slot, theme.RAISED if turn == walk.turn else theme.PANEL)
                art.card(canvas, slot.inset(2, 1), action)
                if action != member.plan[turn - 1]:  # a delay or a slip has moved it
                    canvas.fill(Box(slot.x, slot.bottom - 2, slot.w, 2), theme.AMBER)

    def _cells(self, line: Box) -> list[tuple[int, Box]]:
        """A row's slots and the turn without actions after them; the phases stand apart."""
        turns = self.sheet.game.turns + 1
        breaks = {first for first, _ in PHASES[1:] if first <= turns} | {turns}
        room = Box(line.x + 160, line.y, line.w - 160, line.h)
        wide = (room.w - 8 * len(breaks)) / turns
        cells, x = [], room.x
        for turn in range(1, turns + 1):
            x += 8 if turn in breaks else 0
            cells.append((turn, Box(x, room.y, wide, room.h)))
            x += wide
        return cells

    def _paint_log(self, canvas: Canvas, box: Box) -> None:
        """The turn and step, the sentences that led here, and what happens now, large, at the bottom."""
        head, past, now = box.rows(86, None, 156, gap=8)
        self._paint_turn(canvas, head)
        event = self.shown.event
        canvas.fill(now, theme.PANEL)
        canvas.fill(Box(now.x, now.y, 5, now.h), _TONES[tone(event)] if event else theme.LINE)
        sentence = self.teller.tell(event).text if event else self.texts.say("resolution-start-how")
        rule = f"§{event.rule}" if event else ""
        words, paragraph = now.inset(18, 12).rows(None, 20)
        canvas.text(words, sentence, Type.LEAD, _TONES[tone(event)] if event else theme.FAINT, least=Type.FINE, lines=7)
        canvas.text(paragraph, rule, Type.FINE, theme.FAINT, align="right")
        self._paint_past(canvas, past)

    def _paint_turn(self, canvas: Canvas, box: Box) -> None:
        event = self.shown.event
        turn, step = box.rows(52, None, gap=4)
        title = self.texts.say("story-turn", turn=event.turn) if event else self.texts.say("resolution-title")
        canvas.text(turn, title.upper(), Type.HEADLINE, theme.BRIGHT, fonts.BOLD, least=Type.SUBHEADING)
        canvas.text(
            step,
            self.texts.say(f"story-step-{event.step}") if event else "",
            Type.BODY,
            theme.FAINT,
            fonts.SEMIBOLD,
            least=Type.FINE,
        )

    def _paint_past(self, canvas: Canvas, box: Box) -> None:
        """As many of the last sentences as there is room for, the newest below; above them what a correction did."""
        lines: list[tuple[str, theme.Color]] = []
        em, leading = 17, 21
        room = int(box.h // leading)
        notes = self._notes()
        new = [(line, theme.SIGNAL) for text in notes for line in _wrapped(canvas, text, box.w, em)][:room]
        for event in reversed(self.shown.events[: max(0, self.shown.place - 1)]):
            sentence = self._broken(canvas, event, box.w, em)
            if len(new) + len(sentence) + len(lines) > room:
                break
            lines = [*sentence, *lines]
        lines = [*new, *lines]
        y = box.bottom - leading * len(lines)
        for text, color in lines:
            canvas.text(Box(box.x, y, box.w, leading), text, em, color, least=Type.FINE)
            y += leading

    def _broken(self, canvas: Canvas, event: Event, wide: float, em: float) -> list[tuple[str, theme.Color]]:
        color = theme.receding(_TONES[tone(event)])
        sentence = self.teller.tell(event)
        return [(line, color) for line in _wrapped(canvas, f"{sentence.text}\u00a0§{sentence.rule}", wide, em)]

    def _paint_end(self, canvas: Canvas, box: Box) -> None:
        """The verdict, the score item by item, and what led there."""
        resolution = self.shown.resolution
        color = theme.GOOD if resolution.won else theme.ALARM
        items = self._items(resolution)
        notes = self._notes()
        head, score, said, rest = box.rows(104, 27.0 * len(items), 44 if notes else 0, None, gap=10)
        canvas.text(head, self.teller.verdict(resolution), Type.TITLE, color, fonts.BOLD, least=Type.LABEL, lines=3)
        for (name, points), row in zip(items, score.rows(*[None] * len(items)) if items else [], strict=True):
            label, cell = row.columns(None, 60)
            canvas.text(label, name, Type.LABEL, theme.TEXT if points else theme.FAINT, least=Type.FINE)
            canvas.text(cell, with_minus(points), Type.LABEL, theme.BRIGHT, fonts.SEMIBOLD, "right")
        if notes:
            canvas.text(said, " ".join(notes), Type.CAPTION, theme.SIGNAL, least=Type.FINE, lines=3)
        for size in _SIZES:  # in the largest in which all of it can be seen
            lines = self._led(canvas, rest.w, size)
            room = int(rest.h // (size * _LEADING))
            if len(lines) <= room:
                break
        self._scrolled = max(0, min(self._scrolled, len(lines) - room))
        first = self._scrolled
        for place, (text, ink) in enumerate(lines[first : first + room]):
            row = Box(rest.x, rest.y + place * size * _LEADING, rest.w - _MARK, size * _LEADING)
            canvas.text(row, text, size, ink, least=Type.FINE)
        for more, mark, y in ((first, "↑", rest.y), (len(lines) - first - room, "↓", rest.bottom - _MARK)):
            if more > 0:
                canvas.text(Box(rest.right - _MARK, y, _MARK, _MARK), mark, Type.LABEL, theme.AMBER, align="right")

    def _led(self, canvas: Canvas, wide: float, size: float) -> list[tuple[str, theme.Color]]:
        """The turns that mattered and the whole chain that led to a loss, in lines of this size."""
        resolution, teller = self.shown.resolution, self.teller
        lines: list[tuple[str, theme.Color]] = []
        if turns := ending.turns_that_mattered(resolution.events):
            lines.append((self.texts.say("report-mattered"), theme.FAINT))
            lines += [
                (text, theme.TEXT)
                for turn in turns
                for text in _wrapped(canvas, ending.turn_in_words(self.texts, turn), wide - _MARK, size)
            ]
        links: list[list[tuple[str, theme.Color]]] = []
        for link in ending.chain(resolution):
            event = resolution.events[link]
            text = f"{event.turn}: {teller.tell(event).text}"
            links.append([(line, _TONES[tone(event)]) for line in _wrapped(canvas, text, wide - _MARK, size)])
        chain = [line for link in links for line in link]
        return [*lines, (self.texts.say("report-chain"), theme.FAINT), *chain] if chain else lines

    def _paint_foot(self, canvas: Canvas, box: Box) -> None:
        walk = self.shown
        cells = box.columns(78, 78, 124, 78, 78, 112, None, 140, 160, 120, 138, 62, gap=8)
        back_turn, back, play, on, on_turn, speed, _, slip, tiles, plans, save, keys = cells
        does = {name: self.texts.say(f"resolution-key-{name}") for name in ("turn", "step", "speed")}
        widgets.button(
            canvas, back_turn, ("turn by", -1), icon=Icon("first"), key="↑", words=does["turn"], size=Type.BODY
        )
        widgets.button(canvas, back, ("step", -1), icon=Icon("leftward"), key="←", words=does["step"], size=Type.BODY)
        there = walk.place == walk.last
        icon = Icon("pause" if self.playing else "play", theme.TEXT if there else theme.INK)
        widgets.button(
            canvas, play, "play", icon=icon, key=self.texts.say("screen-key-space"), main=not there, size=Type.LABEL
        )
        widgets.button(canvas, on, ("step", 1), icon=Icon("play"), key="→", words=does["step"], size=Type.BODY)
        widgets.button(canvas, on_turn, ("turn by", 1), icon=Icon("last"), key="↓", words=does["turn"], size=Type.BODY)
        slower, shown, faster = speed.columns(40, None, 40)
        widgets.button(canvas, slower, ("speed", 1), "−", size=Type.LEAD, words=does["speed"])
        canvas.text(shown, f"× {len(SPEEDS) - self.speed}", Type.LABEL, theme.FAINT, align="center")
        widgets.button(canvas, faster, ("speed", -1), "+", size=Type.LEAD, words=does["speed"])
        if self._slipping():
            widgets.button(canvas, slip, "slip", self.texts.say("resolution-trip"), key="O", size=Type.LABEL)
        elif there:
            widgets.button(canvas, slip, "coach", self.texts.say("coach-button"), key="C", size=Type.LABEL)
        widgets.button(
            canvas,
            tiles,
            "tiles",
            self.texts.say("resolution-own-tiles"),
            key="T",
            chosen=self.own_tiles,
            size=Type.LABEL,
            lines=2,
        )
        widgets.button(canvas, plans, "plans", self.texts.say("resolution-plans"), key="P", size=Type.LABEL)
        words = self.texts.say("resolution-keys")
        widgets.button(canvas, keys, "keys", icon=Icon("keys"), size=Type.LABEL, words=words)
        if self._can_correct:
            label = self.texts.say("resolution-correct")
            widgets.button(canvas, save, "correct", label, key="L", main=True, size=Type.LABEL)
        else:
            written = self.saved is not None and self.saved.report is not None
            label = self.texts.say("resolution-open-report" if written else "resolution-save")
            widgets.button(canvas, save, "save", label, key="S", main=there, size=Type.LABEL)


def _paint_numbers(canvas: Canvas, box: Box, token: Token) -> None:
    """Hull left of hull, shields, speed; what is no longer as printed on the card stands out."""
    card = CARDS[token.code]
    hull, shields, speed = box.columns(None, 14, 26, gap=3)
    hurt = theme.ALARM if token.left < token.hull else theme.TEXT
    canvas.text(hull, f"{token.left}/{token.hull}", Type.FINE, hurt, align="right", least=Type.FINE)
    if not token.internal:
        changed = theme.AMBER if token.shields != card.shields else theme.SIGNAL
        canvas.text(shields, str(token.shields), Type.FINE, changed, fonts.SEMIBOLD, "right", least=Type.FINE)
    changed = theme.AMBER if token.speed != card.speed else theme.TEXT
    canvas.text(speed, f"»{token.speed}", Type.FINE, changed, align="right", least=Type.FINE)


def _wrapped(canvas: Canvas, text: str, wide: float, em: float) -> list[str]:
    """A text in as many lines as it needs at this size."""
    lines, line = [], ""
    for word in text.split(" "):
        longer = f"{line} {word}" if line else word
        if line and canvas.width(longer, em) > wide:
            lines.append(line)
            line = word
        else:
            line = longer
    return [*lines, line]
