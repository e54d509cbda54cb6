"""Widgets for the scene in which the crew's plans are entered."""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import chain, groupby, pairwise
from math import hypot

import pygame
from attrs import evolve, frozen

from spacealert.apps.window import icons, shape_painter
from spacealert.apps.window.resolution import art
from spacealert.apps.window.title_art import paint_threat
from spacealert.engine.game import Member, Threat
from spacealert.engine.ship import BRIDGE, PHASES, TILES, ZONES
from spacealert.gamefile.card_names import card_title
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.ui import fonts, glyphs, theme
from spacealert.kit.ui.canvas import Action, Box, Canvas, Target
from spacealert.kit.ui.containers import FINGER, Column, Columns, Grid, Row
from spacealert.kit.ui.controls import Empty, Field, Leaf, Picture, Pressable, Text, paint_focus_ring
from spacealert.kit.ui.theme import Color, Type
from spacealert.kit.ui.widget import Key, Widget
from spacealert.narration import sentences
from spacealert.narration.sentences import EventNarrator
from spacealert.narration.shapes import ship_drawing, ship_layout
from spacealert.narration.shapes.shape import Point
from spacealert.session import resolution_sheet
from spacealert.session.resolution_sheet import (
    ERASE,
    ResolutionSheet,
    RouteStop,
    UnknownThreat,
    threat_turns,
    threats_called_by,
)

# Cards by key. Q, W and E are for keyboards where < ^ and > are hard to reach.
KEYS = {
    "a": "a", "b": "b", "c": "c", "x": "x",
    "q": "<", ",": "<", "shift+,": "<", "<": "<", "e": ">", ".": ">", "shift+.": ">", ">": ">",
    "w": "^", "shift+6": "^", "^": "^", "-": ERASE, "space": ERASE, "0": ERASE,
    "shift+a": "A", "shift+b": "B", "shift+x": "X",
    "4": "4", "5": "5", "6": "6", "1": "1", "2": "2", "3": "3", "s": "s", "shift+s": "S",
}  # fmt: skip
_CAPS = {"<": "Q", ">": "E", "^": "W", "A": "Shift A", "B": "Shift B", "X": "Shift X", "S": "Shift S", ERASE: "–"}


_KEYS_ABREAST = 4
_HEROIC_IN_TWO_ROWS = "AB456X 123"  # with moves in the order of their stations


def card_keys(texts: Texts, member: Member, crew: Sequence[Member], level: int, low: bool) -> Widget:
    """Return buttons for the cards that a player can use. If `low`, they take fewer rows."""
    cards = resolution_sheet.playable_cards(member, crew)
    lines = (resolution_sheet.ORDINARY + ERASE, cards.removeprefix(resolution_sheet.ORDINARY))
    most = _KEYS_ABREAST
    if low and len(lines[1]) > 2 * most:
        lines, most = (lines[0], _HEROIC_IN_TWO_ROWS), most + 1
    return Column(
        *(
            Grid(*(_card_key(texts, member, level, card) for card in line), most=most, gap=6, grow=1)
            for line in lines
            if line
        ),
        gap=6,
    )


_BESIDE = 70.0  # width of a special card's sign, beside its name


def _card_key(texts: Texts, member: Member, level: int, letter: str) -> Widget:
    if letter == " ":
        return Empty()
    said = sentences.card_in_words(texts, "" if letter == ERASE else letter)
    face: Widget = Leaf(
        _paint_face, args=(letter,), min_width=30 if len(_CAPS.get(letter, "")) < 2 else 46, min_height=42, grow=1
    )
    if letter in resolution_sheet.SPECIAL:
        name = sentences.special_card_name(texts, member.specialization or "none", letter)
        ink = None if resolution_sheet.has_special(level, letter) else theme.FAINT
        face = Row(face.sized(max_width=_BESIDE), Text(name, fonts.LABEL, ink, grow=1))
    tint = None if letter in "abcx^" + ERASE else art.card_tint(letter)[0]
    return Pressable(face, action=("card", letter), gap=0, pad=(3, 2), tint=tint, words=said)


def _paint_face(canvas: Canvas, box: Box, letter: str) -> None:
    cap = _CAPS.get(letter, letter.upper())
    face, below = box.rows(None, 16) if canvas.shows_keys and letter != ERASE else (box, box)
    if letter == ERASE:
        canvas.text(face, cap, Type.HEADING, theme.TEXT, fonts.SEMIBOLD, "center")
        return
    art.draw_card(canvas, face.middle(min(face.w, 60), min(face.h, 60)), letter)
    if below is not face:
        canvas.text(below, cap, Type.FINE, theme.FAINT, align="center", least=Type.FINE, ellipsis=True)


_SLOT, _PHASE_GAP = 50.0, 10.0  # height of a slot and gap between phases, in units
_NAMES, _SLOTS = 184.0, 512.0  # width of the name, and minimum width of the slots, in units


Reuse = Callable[..., Widget]  # `Scene.reuse`


def plans_grid(
    narrator: EventNarrator,
    sheet: ResolutionSheet,
    cursor: tuple[int, int],
    edited: Action,
    filling: bool,
    reuse: Reuse,
) -> Widget:
    """Return a grid of everyone's names and cards.

    `filling` means that the slot at the cursor has room for another action.
    """
    texts, shown, (here, turn) = narrator.texts, narrator.game, cursor
    card = sentences.card_in_words(texts, sheet.crew[here].plan[turn - 1])
    said = texts.say("resolution-slot", who=narrator.member_name(shown.crew[here]), turn=turn, card=card)
    plans = (f"{narrator.member_name(one)}: {' '.join(slot or ERASE for slot in one.plan)}" for one in shown.crew)
    numbers = Leaf(_paint_numbers, args=(sheet.game.turns, turn), said=(said, *plans), min_height=30, title="turns")
    rows = (
        reuse(_player_row, narrator, sheet, row, edited, turn if row == here else 0, filling and row == here)
        for row in range(len(shown.crew))
    )
    head = Columns(Row(min_width=_NAMES), numbers.sized(grow=1, min_width=_SLOTS), gap=4)
    return Column(head, Column(*rows, gap=0, words=" "), gap=0)


def _player_row(
    narrator: EventNarrator, sheet: ResolutionSheet, row: int, edited: Action, turn: int, filling: bool
) -> Widget:
    """Return a player's name and cards. `turn` is the turn at the cursor, or 0 if that is in another row."""
    texts, member = narrator.texts, narrator.game.crew[row]
    name, typed = narrator.short_name(member), glyphs.clean(sheet.crew[row].name)
    face = Leaf(art.draw_person, args=(member.color, row + 1, True), min_width=38, min_height=38, max_height=38)
    color = texts.say(f"screen-color-{member.color}")
    written = Field(("name", row), typed, name, edited, size=Type.SEAT, marked=turn > 0)
    who = Row(
        Pressable(face, action=("color", row), raised=False, pad=(3, 3), words=color, max_width=FINGER),
        written.sized(min_width=_NAMES - FINGER - 6, max_width=_NAMES - FINGER - 6, max_height=FINGER),
        Row(grow=1),
        gap=6,
        min_width=_NAMES,
    )
    words = tuple(
        f"{name}, {texts.say('story-turn', turn=number)}: {sentences.card_in_words(texts, action)}"
        for number, action in enumerate(member.plan, 1)
    )
    warned = frozenset(
        int(at)
        for one in sheet.warnings
        if one.who == member.color
        for at in str(one.facts.get("turns", one.facts.get("turn", ""))).split(", ")
        if at.isdecimal()
    )
    return Columns(who, PlanRow(row, member.plan, words, turn, filling, warned, grow=1), gap=4)


@frozen
class PlanRow(Widget):
    """A player's cards by turn. `turn` is the turn at the cursor, or 0 if the cursor is in another row."""

    row: int
    plan: tuple[str, ...]
    labels: tuple[str, ...]
    turn: int
    filling: bool
    warned: frozenset[int]  # turns with a warning
    min_width: float = _SLOTS
    min_height: float = _SLOT

    def targets(self, box: Box) -> list[Target]:
        slots = [cell.inset(1, 3) for cell in _cells(box, len(self.plan))]
        return [Target(slots[turn - 1], ("slot", self.row, turn), [said]) for turn, said in enumerate(self.labels, 1)]

    def paint(self, canvas: Canvas, box: Box) -> None:
        for turn, (spot, action) in enumerate(zip(self.targets(box), self.plan, strict=True), 1):
            slot, here = spot.box, turn == self.turn
            if action or here:
                canvas.plate(slot, theme.mix(theme.RAISED, *art.card_tint(action)), cut=6)
            else:
                canvas.fill(slot, theme.PANEL)
            if turn in self.warned:
                ink = theme.mix(theme.RAISED, theme.AMBER, 1 if self.turn else 0.35)  # the row at the cursor leads
                canvas.fill(Box(slot.x + 3, slot.bottom - 4, slot.w - 6, 3), ink)
            if here and self.filling:  # leaves room for the second action
                first, second = slot.inset(5, 6).columns(None, None)
                art.draw_card(canvas, first, action)
                canvas.frame(second.inset(4, 6), theme.AMBER, 1)
            else:
                art.draw_card(canvas, slot.inset(2, 3) if len(action) > 1 else slot.inset(5, 6), action)
            if here:
                canvas.frame(slot, theme.AMBER, 3)
            else:
                paint_focus_ring(canvas, slot, spot.action)


def _cells(box: Box, turns: int) -> list[Box]:
    breaks = [first for first, _ in PHASES[1:] if first <= turns]
    wide = (box.w - _PHASE_GAP * len(breaks)) / turns
    offsets = (wide * (turn - 1) + _PHASE_GAP * sum(first <= turn for first in breaks) for turn in range(1, turns + 1))
    return [Box(box.x + offset, box.y, wide, box.h) for offset in offsets]


def _paint_numbers(canvas: Canvas, box: Box, turns: int, now: int) -> None:
    for turn, cell in enumerate(_cells(box, turns), start=1):
        ink = theme.AMBER if turn == now else theme.FAINT
        canvas.text(cell, str(turn), Type.BODY, ink, fonts.SEMIBOLD, "center")


_TALLER = 1.3  # how much the ship may be stretched
_ARROW, _STEP = 20.0, 18.0  # width of an arrow from room to room, and its length for each turn, in units
_MARK, _RING, _INSET = 24.0, 3.0, 8.0  # height of a mark, ring at the cursor, and distance from walls, in units
_INSIDE = ship_layout.Frame(8, 288, 704, 330)  # part of the ship that routes run through


def paint_route(canvas: Canvas, box: Box, color: str, stops: Sequence[RouteStop], turn: int, last: int) -> None:
    """Paint a player's path through the ship up to the turn `last`. The label for `turn` stands out."""
    canvas.show_sky(canvas.pixels(box))
    canvas.frame(box, theme.EDGE, 1)
    zoom = shape_painter.fit_sheet(canvas, box.inset(4, 4), _INSIDE).zoom
    ship, high, taller = _lit_ship(zoom, (box.h - 8) * canvas.unit)
    left = box.center[0] - ship.surface.get_width() / canvas.unit / 2
    top = box.center[1] - high * taller / canvas.unit / 2
    canvas.surface.blit(ship.surface, (left * canvas.unit, top * canvas.unit))

    def place(at: Point) -> Point:
        x, y = ship.to_pixels(at)
        return left + x / canvas.unit, top + y * taller / canvas.unit

    ink, here = icons.CREW[color], ship_layout.STATION[stops[turn - 1].station]
    canvas.glow(*place(here.center), 120 * ship.zoom / canvas.unit, theme.mix(theme.UNLIT, ink, 0.5))
    marks: dict[str, list[Box]] = {}
    signs: dict[Box, tuple[str, Color, bool]] = {}
    for (station, is_blocked), run in groupby(stops[:last], key=lambda one: (one.station, one.blocked)):
        turns, room = [stop.turn for stop in run], ship_layout.STATION[station]
        words = f"{turns[0]}–{turns[-1]}" if len(turns) > 1 else f"{turns[0]}"
        words, tone = (f"{words} !", theme.ALARM) if is_blocked else (words, ink)
        broad = max(_MARK, canvas.width(words, Type.CAPTION, fonts.BOLD) + 14)
        (begin, above), (right, bottom) = place((room.x, room.y)), place((room.right, room.bottom))
        margin = min(_INSET, 0.16 * (right - begin))
        at = Box(begin + margin, above + 6, broad, _MARK)
        if beside := marks.get(station):
            at = Box(beside[-1].right + 6, beside[-1].y, broad, _MARK)
            at = at if at.right < right - margin else Box(begin + margin, at.bottom + 6, broad, _MARK)
        if at.bottom > bottom:  # the latest have room
            marks[station], at = [], Box(begin + margin, above + 6, broad, _MARK)
        marks.setdefault(station, []).append(at)
        signs[at] = words, tone, turn in turns
    for at in chain.from_iterable(marks.values()):
        _mark(canvas, at, *signs[at])
    x, low = place((here.x + here.wide * 0.4, here.bottom))
    if (side := low - marks[stops[turn - 1].station][-1].bottom - 4) >= _MARK:  # with room below the marks
        canvas.icon(Box(x - side / 2, low - side, side, side), icons.person(color))
    passed: dict[tuple[Point, Point], list[int]] = {}  # turns
    for before, stop in pairwise((RouteStop(0, BRIDGE), *stops[:last])):
        way = ship_layout.STATION[before.station].center, ship_layout.STATION[stop.station].center
        if way[0] != way[1]:
            passed.setdefault(way, []).append(stop.turn)
    for ((x, y), (to_x, to_y)), turns in passed.items():
        light = theme.BRIGHT if turn in turns else theme.mix(ink, theme.BRIGHT, 0.35)
        is_lift, aside = x == to_x, 0.0
        if ((to_x, to_y), (x, y)) in passed:  # the way back is beside it
            aside = _ARROW / 2 + 3 if (x, y) < (to_x, to_y) else -_ARROW / 2 - 3
        shift = (43, 0) if is_lift else (0, 66 if aside else 52)  # a lift is beside the middle, a doorway below it
        at_x, at_y = place(((x + to_x) / 2 + shift[0], (y + to_y) / 2 + shift[1]))
        where = (at_x - aside, at_y) if is_lift else (at_x, at_y - aside)
        _arrow(canvas, where, (to_x - x, to_y - y), turns, light)


@lru_cache(maxsize=1)  # up to 2 MB
def _lit_ship(zoom: float, most: float) -> tuple[shape_painter.Sheet, int, float]:
    """Return the ship with lit rooms, its original height and its stretch factor. It is at most `most` pixels high."""
    ship = shape_painter.Sheet(pygame.Surface((1, 1)), 0, 0, zoom, _INSIDE).with_own_surface()
    ship.paint(ship_drawing.draw_empty_ship())
    shape_painter.light_rooms(ship)
    wide, high = ship.surface.get_size()
    taller = min(_TALLER, most / high)
    return evolve(ship, surface=pygame.transform.smoothscale(ship.surface, (wide, high * taller))), high, taller


def _arrow(canvas: Canvas, at: Point, way: Point, turns: Sequence[int], color: Color) -> None:
    """Paint an arrow from one room to another, with the turns on it."""
    far, long = hypot(*way), _STEP * len(turns) / 2 + 1.5
    dx, dy = way[0] / far, way[1] / far
    for grown, tone in ((2.5, theme.SPACE), (0.0, color)):
        side, head, tail = _ARROW / 2 - 1 + grown, _ARROW / 2 + 3 + grown, -long - grown
        tip = ((long, -side), (long, -head), (long + 10 + grown, 0), (long, head), (long, side))
        outline = (*tip, (tail, side), (tail, -side))
        canvas.polygon(tone, *((at[0] + dx * x - dy * y, at[1] + dy * x + dx * y) for x, y in outline))
    for place, turn in enumerate(turns):
        along = (place + 0.5) * _STEP - long + 1.5  # from the left or from above
        box = Box(at[0] + abs(dx) * along - _ARROW / 2, at[1] + abs(dy) * along - _ARROW / 2, _ARROW, _ARROW)
        canvas.text(box, str(turn), Type.NOTE, theme.INK, fonts.BOLD, "center", least=Type.FINE)


def _mark(canvas: Canvas, box: Box, words: str, color: Color, is_here: bool) -> None:
    canvas.plate(box.inset(-_RING if is_here else -1.5), theme.BRIGHT if is_here else theme.SPACE, cut=9)
    canvas.plate(box, color, cut=7)
    canvas.text(box, words, Type.CAPTION, theme.INK, fonts.BOLD, "center", least=Type.FINE)


_TILE = 16.0  # units


def table_column(
    narrator: EventNarrator,
    sheet: ResolutionSheet,
    opened: frozenset[tuple[str, int]],
    turn: int,
    below: Widget | None,
    reuse: Reuse,
) -> Column:
    """Return the column of trajectories, damage tiles and threats.

    `turn` is the cursor's turn, `opened` contains the tiles revealed in the resolution, and `below` is the last widget.
    """
    texts = narrator.texts
    known = {one.turn for one in sheet.game.threats}
    rows: list[Widget] = []
    pending = Counter(one.turn for one in sheet.unknown)
    double = sheet.double_actions
    for is_wide, turns in groupby(threat_turns(sheet), lambda at: at in known or (double and pending[at] > 0)):
        shown = [reuse(_turn, narrator, sheet, at, at == turn) for at in turns]
        rows += shown if is_wide else [Grid(*shown, most=2, gap=4)]  # a card still to enter needs little room
    tracks = (reuse(_track, texts, sheet, place) for place in sheet.places)
    keys = (
        Key(f"f{number}", ("track", place), _track_in_words(texts, sheet, place))
        for number, place in enumerate(sheet.places, start=1)
    )
    return Column(
        Grid(*tracks, most=4, gap=6),
        Row(*keys, gap=0),
        Text(texts.say("resolution-drawn-tracks"), fonts.CAPTION, theme.AMBER)
        if sheet.drawn_tracks.intersection(sheet.places)
        else None,
        reuse(_stacks, texts, sheet, opened),
        Text(texts.say("resolution-threats"), fonts.CAPTION),
        *rows,
        below,
        gap=4,
    )


def _track_in_words(texts: Texts, sheet: ResolutionSheet, place: str) -> str:
    return f"{texts.say('resolution-place', place=place)}: {sheet.game.tracks[place]}"


def _track(texts: Texts, sheet: ResolutionSheet, place: str) -> Widget:
    name = sheet.game.tracks[place] + ("?" if place in sheet.drawn_tracks else "")
    row = Row(Picture(icons.zone(texts, place), 26), Text(name, fonts.LABEL), gap=6)
    return Pressable(row, action=("track", place), pad=(8, 6), words=_track_in_words(texts, sheet, place))


def _stacks(texts: Texts, sheet: ResolutionSheet, opened: frozenset[tuple[str, int]]) -> Widget:
    known, stacks = sheet.drawn | opened, []
    for name in ZONES:
        tiles = enumerate(sheet.game.tiles[name][: len(TILES)])
        seen = tuple(tile if (name, place) in known else "" for place, tile in tiles)
        wide = _TILE * len(seen)
        row = Leaf(_paint_stack, args=(name, seen), title="stack", words=" ", min_width=wide, min_height=24, grow=1)
        stacks.append(Row(Picture(icons.zone(texts, name), 22), row, gap=4))
    title = texts.say("resolution-stacks")
    head = Text(title, fonts.CAPTION)  # with room for the key, since the tiles fill their row
    return Pressable(head, Grid(*stacks, most=3, gap=6), action="stacks", key="t", pad=(6, 4), words=title)


def _paint_stack(canvas: Canvas, box: Box, zone: str, tiles: tuple[str, ...]) -> None:
    for tile, cell in zip(tiles, box.columns(*[None] * len(tiles)), strict=True):
        art.draw_tile(canvas, cell.inset(1), tile, zone)


def _turn(narrator: EventNarrator, sheet: ResolutionSheet, turn: int, now: bool) -> Widget:
    here: list[Threat | UnknownThreat] = [one for one in sheet.game.threats if one.turn == turn]
    here += [one for one in sheet.unknown if one.turn == turn]
    here.sort(key=lambda one: one.zone is None)
    ink = theme.AMBER if now else theme.BRIGHT if here else theme.FAINT
    number = Text(narrator.texts.say("screen-at-turn", turn=turn), fonts.LABEL, ink, min_width=52)
    if len(here) > 1 and sheet.double_actions:
        cells = (
            Pressable(_threat(narrator, sheet, one), action=("threat", turn, one.zone is None), pad=(8, 4), grow=1)
            for one in here
        )
        return Row(number, Columns(*cells, gap=4, grow=1), gap=4)
    wide = 60 / max(1, len(here))
    row = Row(number, *(_threat(narrator, sheet, one, wide) for one in here), gap=6, grow=1)
    tint = icons.ZONES[here[0].zone or "internal"] if here else None
    return Pressable(
        row, action=("threat", turn), raised=bool(here), tint=tint, pad=(8, 2), min_height=40, max_height=60, grow=1
    )


def _threat(narrator: EventNarrator, sheet: ResolutionSheet, one: Threat | UnknownThreat, wide: float = 0) -> Widget:
    texts, place = narrator.texts, one.zone or "internal"
    if isinstance(one, UnknownThreat):
        icon = Picture(icons.zone(texts, place, one.serious), 26)
        told = texts.say("resolution-unknown", turn=one.turn, place=place)
        turns = [other.turn for other in sheet.unknown] + [other.turn for other in sheet.game.threats]
        is_alone = turns.count(one.turn) == 1
        ask = texts.say("resolution-card-open") if is_alone else "?"
        return Row(icon, Text(ask, fonts.LABEL, theme.AMBER, words=told), gap=6, grow=1)
    names = " → ".join(card_title(texts, card.card) for card in (one, *threats_called_by(one)))
    told = narrator.threat_name(sheet.game.threats.index(one))
    icon = Picture(icons.zone(texts, place, one.card.startswith("S")), 26)
    drawing = Leaf(paint_threat, args=(one.card,), words=" ", min_width=wide) if wide else None
    return Row(icon, Text(names, fonts.LABEL, theme.BRIGHT, words=told, grow=1), drawing, gap=6, grow=1)
