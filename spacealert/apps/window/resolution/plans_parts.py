"""What the plans show: the grid of cards, the cards to press, the path through the ship, and the table beside them."""

from collections import Counter
from collections.abc import Sequence

from attrs import frozen

from spacealert.apps.window import icons, shape_painter
from spacealert.apps.window.resolution import art
from spacealert.engine.game import Threat
from spacealert.engine.ship import PHASES, PLACES, TILES, ZONES
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.ui import fonts, theme, widgets
from spacealert.kit.ui.canvas import Canvas
from spacealert.kit.ui.containers import Column, Grid, Row
from spacealert.kit.ui.controls import CAPTION, LABEL, Picture, Tap, Text
from spacealert.kit.ui.drawing import Icon
from spacealert.kit.ui.layout import Box
from spacealert.kit.ui.theme import Color, Type
from spacealert.kit.ui.widget import Widget
from spacealert.narration import sentences
from spacealert.narration.shapes import ship_drawing, ship_layout
from spacealert.narration.shapes.shape import Point
from spacealert.session import resolution_sheet
from spacealert.session.resolution_sheet import ERASE, ResolutionSheet, Stop, UnknownThreat, called_by, turns_of_threats

# What the keys lay; Q, W and E do where a keyboard hides < ^ and > from the hand.
KEYS = {
    "a": "a", "b": "b", "c": "c", "x": "x",
    "q": "<", ",": "<", "shift+,": "<", "<": "<", "e": ">", ".": ">", "shift+.": ">", ">": ">",
    "w": "^", "shift+6": "^", "^": "^", "-": ERASE, "space": ERASE, "0": ERASE,
    "shift+a": "A", "shift+b": "B", "shift+x": "X",
    "4": "4", "5": "5", "6": "6", "1": "1", "2": "2", "3": "3", "s": "s", "shift+s": "S",
}  # fmt: skip
_CAPS = {"<": "Q", ">": "E", "^": "W", "A": "Shift A", "B": "Shift B", "X": "Shift X", "S": "Shift S", ERASE: "–"}


@frozen
class CardKeys:
    """The cards that somebody of this specialization can lay."""

    texts: Texts
    cards: str
    specialization: str | None

    def paint(self, canvas: Canvas, box: Box) -> None:
        plain, others = box.rows(None, None, gap=5)
        ordinary = resolution_sheet.ORDINARY + ERASE
        own = self.cards.removeprefix(resolution_sheet.ORDINARY)
        for line, letters in ((plain, ordinary), (others, own)):
            for cell, letter in zip(line.columns(*[None] * len(letters), gap=6), letters, strict=True):
                self._paint_key(canvas, cell, letter)

    def _paint_key(self, canvas: Canvas, box: Box, letter: str) -> None:
        focused = canvas.target(box, ("card", letter), sentences.card(self.texts, "" if letter == ERASE else letter))
        widgets.key_surface(canvas, box, theme.RAISED)
        face, cap = box.inset(1, 4).rows(None, 15 if canvas.shows_keys else 0, gap=3)
        if letter in resolution_sheet.SPECIAL:
            icon, name = face.columns(face.h, None, gap=8)
            art.card(canvas, icon.inset(2), letter)
            label = sentences.special_card(self.texts, self.specialization or "none", letter)
            canvas.text(name, label, Type.LABEL, theme.TEXT, least=Type.FINE)
        elif letter == ERASE:
            canvas.text(face, "–", Type.SUBHEADING, theme.TEXT, align="center")
        else:
            art.card(canvas, face.inset(2), letter)
        if canvas.shows_keys:
            cap_of = _CAPS.get(letter, letter.upper())
            canvas.text(cap, cap_of, Type.FINE, theme.FAINT, align="center", least=Type.FINE)
        if focused:
            canvas.frame(box, theme.BRIGHT, 3)


SLOT = 50.0  # how high a slot is
HEAD = 30.0  # how high the numbers of the turns are


@frozen
class PlansGrid:
    """The cursor is in `row` and `turn`; `filling` if that slot has room for another action, `named` is whose name is
    being written.
    """

    texts: Texts
    sheet: ResolutionSheet
    row: int
    turn: int
    named: int | None
    filling: bool

    def paint(self, canvas: Canvas, box: Box) -> None:
        shown = self.sheet.shown
        teller = sentences.Teller(self.texts, shown)
        top, *rows = box.rows(HEAD, *[SLOT] * len(self.sheet.crew), gap=0)
        for turn, cell in self._cells(top):
            chosen = turn == self.turn
            canvas.text(cell, str(turn), Type.BODY, theme.AMBER if chosen else theme.FAINT, fonts.SEMIBOLD, "center")
        turns = {turn: self.texts.say("story-turn", turn=turn) for turn in range(1, self.sheet.game.turns + 1)}
        called = {action: sentences.card(self.texts, action) for member in shown.crew for action in {*member.plan}}
        for number, (member, line) in enumerate(zip(shown.crew, rows, strict=True)):
            who = Box(line.x, line.y + 4, 176, line.h - 8)
            face, name = who.columns(40, None, gap=6)
            focused = canvas.target(face, ("color", number), self.texts.say(f"screen-color-{member.color}"))
            art.person(canvas, face.middle(34, 34), member.color, number + 1, True, None)
            if focused:
                canvas.frame(face, theme.BRIGHT, 2)
            self._paint_name(canvas, name, number, teller.name(member))
            for turn, cell in self._cells(line):
                action = member.plan[turn - 1]
                words = f"{teller.name(member)}, {turns[turn]}: {called[action]}"
                self._paint_slot(canvas, cell.inset(2, 3), number, turn, action, words)

    def _paint_name(self, canvas: Canvas, box: Box, row: int, name: str) -> None:
        if row == self.named:
            written = self.sheet.crew[row].name
            widgets.entry(
                canvas, box.inset(0, 1), ("name", row), written, name if not written else "", True, Type.LABEL
            )
            return
        focused = canvas.target(box, ("name", row))
        chosen = row == self.row
        weight = fonts.SEMIBOLD if chosen else fonts.REGULAR
        canvas.text(box, name, Type.LABEL, theme.AMBER if chosen else theme.TEXT, weight, least=Type.FINE, lines=2)
        if focused:
            canvas.frame(box, theme.BRIGHT, 2)

    def _cells(self, line: Box) -> list[tuple[int, Box]]:
        """A row's slots; the phases stand apart."""
        gap = 10.0
        breaks = {first for first, _ in PHASES[1:] if first <= self.sheet.game.turns}
        room = Box(line.x + 184, line.y, line.w - 184, line.h)
        wide = (room.w - gap * len(breaks)) / self.sheet.game.turns
        cells, x = [], room.x
        for turn in range(1, self.sheet.game.turns + 1):
            x += gap if turn in breaks else 0
            cells.append((turn, Box(x, room.y, wide, room.h)))
            x += wide
        return cells

    def _paint_slot(self, canvas: Canvas, box: Box, row: int, turn: int, action: str, words: str) -> None:
        focused = canvas.target(box, ("slot", row, turn), words)
        here = (row, turn) == (self.row, self.turn)
        canvas.fill(box, theme.RAISED if action or here else theme.PANEL)
        if here and self.filling:  # room for the second action
            first, second = box.inset(4, 6).columns(None, None)
            art.card(canvas, first, action)
            canvas.frame(second.inset(4, 6), theme.AMBER, 1)
        else:
            art.card(canvas, box.inset(4, 6), action)
        if here:
            canvas.frame(box, theme.AMBER, 3)
        elif focused:
            canvas.frame(box, theme.BRIGHT, 3)


_FEW = 6  # marks of one room that are as large as marks can be
_INSIDE = ship_layout.Frame(0, 316, 720, 290)  # of the ship, what the way leads through


def paint_way(canvas: Canvas, box: Box, color: str, stops: Sequence[Stop], turn: int, last: int) -> None:
    """The ship, and on it a mark for each turn up to `last`; the one of `turn` stands out."""
    shape_painter.paint(canvas, box, ship_drawing.ship_alone(), _INSIDE)
    sheet = shape_painter.laid_over(canvas, box, _INSIDE)
    marks: dict[int, Point] = {}
    seen = Counter(stop.station for stop in stops[:last])
    radius, abreast = (12.0, 3) if max(seen.values()) <= _FEW else (9.5, 4)
    step = 2 * radius + 3
    left, right = (sheet.pixels((ship_layout.STATION[name].x, 0))[0] / canvas.unit for name in ("UR", "UW"))
    abreast = max(1, min(abreast, int((right - left - 10) // step)))
    upper, lower = (sheet.pixels((0, ship_layout.STATION[name].y))[1] / canvas.unit for name in ("UW", "LW"))
    most = abreast * max(1, int((lower - upper - 6) // step))  # of one room, before marks would reach the next
    passed: Counter[str] = Counter()
    covered: set[int] = set()  # turns whose place a later one takes
    for stop in stops[:last]:
        number = passed[stop.station]
        passed[stop.station] += 1
        if number < seen[stop.station] - most:
            covered.add(stop.turn)
        down, along = divmod(number % most, abreast)
        room = ship_layout.STATION[stop.station]
        x, y = sheet.pixels((room.x, room.y))
        at = x / canvas.unit + 7 + radius + along * step, y / canvas.unit + 6 + radius + down * step
        marks[stop.turn] = at

    ink = icons.CREW[color]
    ways = [(marks[stop.turn - 1], marks[stop.turn]) for stop in stops[:last] if stop.turn > 1]
    for begin, end in ways:
        canvas.line(begin, end, theme.SPACE, 7)
    for begin, end in ways:
        canvas.line(begin, end, theme.mix(ink, theme.BRIGHT, 0.2), 3)
    for stop in (one for one in stops[:last] if one.turn not in covered):
        fill = theme.ALARM if stop.blocked else ink
        _mark(canvas, marks[stop.turn], radius, stop, fill, here=stop.turn == turn)


def _mark(canvas: Canvas, at: Point, radius: float, stop: Stop, color: Color, *, here: bool) -> None:
    if here:
        canvas.disc(*at, radius + 4, theme.BRIGHT)
    canvas.disc(*at, radius + 1.5, theme.SPACE)
    canvas.disc(*at, radius, color)
    box = Box(at[0] - radius, at[1] - radius, 2 * radius, 2 * radius)
    words = f"{stop.turn}" if not stop.blocked else "!"
    canvas.text(box, words, Type.CAPTION, theme.INK, fonts.BOLD, "center", least=Type.FINE)


_TILE = 16.0  # units


def table(texts: Texts, sheet: ResolutionSheet, opened: frozenset[tuple[str, int]], turn: int) -> Column:
    """Trajectories, damage tiles, and the threats by turn, of which `turn` is the one under the cursor; `opened` are
    tiles that the walk has drawn.
    """
    tracks = (_track(texts, sheet, place, number) for number, place in enumerate(PLACES, start=1))
    return Column(
        Grid(*tracks, most=4, gap=6),
        Text(texts.say("resolution-drawn-tracks"), CAPTION, theme.AMBER) if sheet.drawn_tracks else None,
        Text(texts.say("resolution-stacks"), CAPTION),
        _stacks(texts, sheet, opened),
        Text(texts.say("resolution-threats"), CAPTION),
        *(_turn(texts, sheet, at, at == turn) for at in turns_of_threats(sheet)),
        gap=4,
    )


def _track(texts: Texts, sheet: ResolutionSheet, place: str, number: int) -> Widget:
    name = sheet.game.tracks[place] + ("?" if place in sheet.drawn_tracks else "")
    told = f"{texts.say('resolution-place', place=place)}: {sheet.game.tracks[place]}"
    row = Row(Picture(icons.zone(texts, place), 26), Text(name, LABEL), gap=6)
    return Tap(row, action=("track", place), key=f"f{number}", pad=(8, 6), words=told)


def _stacks(texts: Texts, sheet: ResolutionSheet, opened: frozenset[tuple[str, int]]) -> Widget:
    """The tiles that are known, as they lie; the others face down."""
    known = sheet.drawn | opened
    stacks = []
    for name in ZONES:
        tiles = (
            Picture(Icon(f"tile-{tile}" if (name, place) in known else "card",
                         theme.ALARM if (name, place) in known else theme.UNCHOSEN), _TILE)
            for place, tile in enumerate(sheet.game.tiles[name][: len(TILES)])
        )  # fmt: skip
        stacks.append(Row(Picture(icons.zone(texts, name), 22), *tiles, gap=1))
    return Tap(Grid(*stacks, most=3, gap=6), action="stacks", key="t", words=texts.say("resolution-stacks"))


def _turn(texts: Texts, sheet: ResolutionSheet, turn: int, now: bool) -> Widget:
    """What appears on this turn; with double actions an external and an internal one, side by side."""
    here: list[Threat | UnknownThreat] = [one for one in sheet.game.threats if one.turn == turn]
    here += [one for one in sheet.unknown if one.turn == turn]
    here.sort(key=lambda one: one.zone is None)
    ink = theme.AMBER if now else theme.BRIGHT if here else theme.FAINT
    number = Text(texts.say("screen-at-turn", turn=turn), LABEL, ink, min_width=52)
    if len(here) > 1 and sheet.double_actions:
        cells = (
            Tap(_threat(texts, sheet, one), action=("threat", turn, one.zone is None), pad=(8, 4), grow=1)
            for one in here
        )
        return Row(number, *cells, gap=4)
    row = Row(number, *(_threat(texts, sheet, one) for one in here), gap=6)
    return Tap(row, action=("threat", turn), raised=bool(here), pad=(8, 4), min_height=40)


def _threat(texts: Texts, sheet: ResolutionSheet, one: Threat | UnknownThreat) -> Widget:
    place = one.zone or "internal"
    if isinstance(one, UnknownThreat):
        icon = Picture(icons.zone(texts, place, one.serious), 26)
        told = texts.say("resolution-unknown", turn=one.turn, place=place)
        return Row(icon, Text(texts.say("resolution-card-open"), LABEL, theme.AMBER, words=told), gap=6, grow=1)
    names = " → ".join(sentences.card_name(texts, card.card) for card in (one, *called_by(one)))
    told = sentences.Teller(texts, sheet.shown).threat(sheet.game.threats.index(one))
    icon = Picture(icons.zone(texts, place, one.card.startswith("S")), 26)
    return Row(icon, Text(names, LABEL, words=told), gap=6, grow=1)
